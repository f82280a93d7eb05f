--[[ Scythe against an Automa in Tabletop Simulator.

Paste this into the script of any object on the table (right click, Scripting): it gets the buttons. All it
needs is the address of a running service. MoonSharp, Lua 5.2.

A turn goes like this: play yours on the table, write down what has changed ("coins 5; character r6c3"), press
"End my turn", press "Automa". When the Automa fights you, set the dial, write down the values of your combat
cards ("4 2") and press "Fight".
]]

SERVICE = "http://127.0.0.1:8000"
LANGUAGE = "en" -- of the sentences, whichever the service speaks
HUMAN = { kind = "human", faction = "crimea", popularity = 3, coins = 4 }
AUTOMA = { kind = "automa", faction = "nordic", level = "automa" }

local TINT = { 0.9, 0.8, 0.6 }
local NOTHING = "{}" -- JSON.encode makes a list of an empty table

local game = {} -- id, token and version: what the save of the table keeps
local question = nil -- the open question, if there is one
local hand = {} -- the human's combat cards
local written = { changes = "", cards = "" }
local dial = 0

-- Talking to the table -----------------------------------------------------------------------------------

local function say(sentence)
  broadcastToAll(sentence, TINT)
end

local function words(text)
  local found = {}
  for word in text:gmatch("%S+") do
    found[#found + 1] = word
  end
  return found
end

local function numbers(text)
  local found = {}
  for word in text:gmatch("%d+") do
    found[#found + 1] = tonumber(word)
  end
  return found
end

-- Talking to the service ---------------------------------------------------------------------------------

local function headers_of(method)
  local headers = {
    ["Accept"] = "application/json",
    ["Accept-Language"] = LANGUAGE,
    ["Content-Type"] = "application/json",
  }
  if game.token then
    headers["Authorization"] = "Bearer " .. game.token
  end
  if game.version and method == "POST" then
    -- A second click while the first is on its way acts on the same version: it is refused and does nothing.
    headers["If-Match"] = '"' .. string.format("%d", game.version) .. '"'
    headers["Idempotency-Key"] = string.format("%d-%d-%d", game.version, os.time(), math.random(1000000))
  end
  return headers
end

local function refused(problem)
  say(problem.detail or problem.title)
  if problem.code == "version_stale" then
    readGame() -- somebody else has played on
  end
end

local function call(method, path, body, done)
  WebRequest.custom(SERVICE .. path, method, true, body, headers_of(method), function(request)
    if request.text == nil or request.text == "" then
      say("No service answers at " .. SERVICE .. ": " .. tostring(request.error))
      return
    end
    local answer = JSON.decode(request.text)
    if request.response_code >= 400 then
      refused(answer)
    else
      done(answer)
    end
  end)
end

local function ask(combat)
  say(string.format(
    "Combat on %s: dial 0 to %d; of your combat cards (%s) at most %d.",
    combat.territory, combat.dial_max, #hand > 0 and table.concat(hand, " ") or "none", combat.cards_max
  ))
end

local function show(answer)
  game.version = answer.version
  for _, player in ipairs(answer.state.players) do
    if player.kind == "human" and type(player.combat_cards) == "table" then
      hand = player.combat_cards
      table.sort(hand)
    end
  end
  for _, step in ipairs(answer.commit and answer.commit.steps or {}) do
    say(step.text)
  end
  question = answer.pending[1]
  if question then
    ask(question)
  end
end

local function command(what, body)
  if not game.id then
    say("There is no game yet: press \"New game\".")
    return
  end
  call("POST", "/v1/games/" .. game.id .. "/" .. what, body, show)
end

-- What the human has done, as it was written down --------------------------------------------------------

local LENGTHS = { mechs = 4, workers = 8 } -- what is not on the board is on the mat
local NUMBERS = { coins = true, power = true, popularity = true }
local LISTS = { mechs = true, workers = true, abilities = true }

local function report_of(changes)
  local report = { type = "report", end_turn = true }
  for change in changes:gmatch("[^;]+") do
    local values = words(change)
    local name = table.remove(values, 1)
    for _ = #values + 1, LENGTHS[name] or 0 do
      values[#values + 1] = "mat"
    end
    if name and NUMBERS[name] then
      report[name] = tonumber(values[1])
    elseif name then
      report[name] = LISTS[name] and values or values[1]
    end
  end
  return report
end

-- Buttons: Tabletop Simulator calls them by their names ---------------------------------------------------

function newGame()
  game = {}
  local body = { ruleset = "scythe", setup = { players = { HUMAN, AUTOMA } } }
  call("POST", "/v1/games", JSON.encode(body), function(answer)
    game = { id = answer.game, token = answer.token }
    say("Game " .. game.id)
    show(answer)
  end)
end

function readGame()
  call("GET", "/v1/games/" .. game.id, nil, show)
end

function endTurn()
  command("actions", JSON.encode(report_of(written.changes)))
end

function automaTurn()
  command("automa-turn", NOTHING)
end

function undo()
  command("undo", NOTHING)
end

function fight()
  local answer = { type = "fight", dial = dial }
  local cards = numbers(written.cards)
  if #cards > 0 then
    answer.cards = cards
  end
  command("actions", JSON.encode(answer))
end

function turnDial(_, _, backwards)
  dial = (dial + (backwards and -1 or 1)) % 8
  self.editButton({ index = 4, label = "Dial: " .. dial })
end

function writeChanges(_, _, text)
  written.changes = text
end

function writeCards(_, _, text)
  written.cards = text
end

local BUTTONS = { -- their indices are 0, 1, 2 and so on
  { "newGame", "New game" },
  { "endTurn", "End my turn" },
  { "automaTurn", "Automa" },
  { "undo", "Undo" },
  { "turnDial", "Dial: 0" },
  { "fight", "Fight" },
}

local INPUTS = {
  { "writeChanges", "coins 5; character r6c3" },
  { "writeCards", "combat cards" },
}

function onLoad(saved)
  for index, button in ipairs(BUTTONS) do
    self.createButton({
      click_function = button[1], function_owner = self, label = button[2],
      position = { -1.5, 0.3, index * 0.6 }, width = 1100, height = 240, font_size = 160,
    })
  end
  for index, input in ipairs(INPUTS) do
    self.createInput({
      input_function = input[1], function_owner = self, label = input[2],
      position = { 1.5, 0.3, index * 0.6 }, width = 1500, height = 240, font_size = 140,
    })
  end
  if saved and saved ~= "" then
    game = JSON.decode(saved)
  end
  if game.id then
    readGame()
  end
end

function onSave()
  return JSON.encode(game)
end
