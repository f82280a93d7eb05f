--[[ Scythe against an Automa in Tabletop Simulator.

Paste this into the script of any object on the table (right click, Scripting), fill in what stands below, save and
play: the object gets the buttons. MoonSharp, Lua 5.2.

The board's snap points say where things stand. Give two of them, far apart, the coordinates of their places as tags,
"B1" and "D8", as the service's pictures show them: the script finds the others from these, and a snap point near such
a place is taken for it. A tag of its own wins. Off the board a figure is on its mat. "Check" says what is missing.

A turn goes like this: play yours on the table and press "End my turn". What has moved and what the counters show is
told to the service; what it cannot see, write down ("stars power; upgrades 2"). Press "Automa": its figures move by
themselves. When there is a combat, set the dial, write down the values of your combat cards ("4 2") and press "Fight".
]]

SERVICE = "http://127.0.0.1:8000"
LANGUAGE = "en" -- of the sentences, whichever the service speaks
BOARD = "" -- the GUID of the board
REACH = 1.2 -- how far from its snap point a figure may stand
SEATS = { -- the GUIDs of figures and counters; a counter that is left out is written down instead
  human = {
    setup = { kind = "human", faction = "crimea", popularity = 3, coins = 4 },
    figures = { character = {}, mechs = {}, workers = {} },
    counters = { coins = nil, power = nil, popularity = nil },
  },
  automa = {
    setup = { kind = "automa", faction = "nordic", level = "automa" },
    figures = { character = {}, mechs = {}, workers = {} },
    counters = { coins = nil, power = nil },
  },
}

local TINT = { 0.9, 0.8, 0.6 }
local NOTHING = "{}" -- JSON.encode makes a list of an empty table
local UNITS = { "character", "mechs", "workers" }
local COUNTS = { character = 1, mechs = 4, workers = 8 }
local ROW = math.sqrt(3) / 2 -- from a row of hexagons to the next, where two in a row are 1 apart
local NEAR = 0.4 -- of that distance: how far a snap point may be from the place that it is taken for
local SINGULAR = { character = "character", mechs = "mech", workers = "worker" }

local game = {} -- what the save of the table keeps: id, token, where figures stand, where each waits on its mat
local seen = nil -- the newest answer
local coordinates = {} -- of places, by their ids
local hexagons = {} -- where places are on a board of hexagons, by their ids
local written = { changes = "", cards = "" }
local dial = 0

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

-- The table: figures and the places where they stand ------------------------------------------------------

local function hexagon(row, column)
  return { x = column + (row % 2) / 2, z = -row * ROW }
end

--- The two places with a tag that are farthest apart, by their ids; nothing if there are no two.
local function references(found)
  local one, other, most = nil, nil, 0
  for p, at in pairs(hexagons) do
    for q, to in pairs(hexagons) do
      local far = (at.x - to.x) ^ 2 + (at.z - to.z) ^ 2
      if found[coordinates[p]] and found[coordinates[q]] and far > most then
        one, other, most = p, q, far
      end
    end
  end
  return one, other
end

--- Add the places without a tag: the board turned, sized and shifted so that the two references fit.
local function complete(found, free)
  local one, other = references(found)
  if not one then
    return
  end
  local p, q, P, Q = hexagons[one], hexagons[other], found[coordinates[one]], found[coordinates[other]]
  local dx, dz, wx, wz = q.x - p.x, q.z - p.z, Q.x - P.x, Q.z - P.z
  local size = dx ^ 2 + dz ^ 2
  local cos, sin = (wx * dx + wz * dz) / size, (wz * dx - wx * dz) / size
  for id, at in pairs(hexagons) do
    if not found[coordinates[id]] then
      local x, z = at.x - p.x, at.z - p.z
      local place = { x = P.x + cos * x - sin * z, y = P.y, z = P.z + sin * x + cos * z }
      local least = NEAR * math.sqrt(cos ^ 2 + sin ^ 2)
      found[coordinates[id]] = place
      for _, point in ipairs(free) do
        local far = math.sqrt((place.x - point.x) ^ 2 + (place.z - point.z) ^ 2)
        if far < least then
          least, found[coordinates[id]] = far, point
        end
      end
    end
  end
end

--- Where all places are in the world, by their coordinates; and how many of them have tags.
local function points()
  local board, found, free, tagged, known = getObjectFromGUID(BOARD), {}, {}, 0, {}
  for _, coordinate in pairs(coordinates) do
    known[coordinate] = true
  end
  for _, point in ipairs(board and board.getSnapPoints() or {}) do
    local at, named = board.positionToWorld(point.position), nil
    for _, tag in ipairs(point.tags) do
      named = known[tag] and tag or named
    end
    if named then
      tagged = tagged + (found[named] and 0 or 1)
      found[named] = at
    else
      free[#free + 1] = at
    end
  end
  complete(found, free)
  return found, tagged
end

--- The id of the place where a figure stands, or is just moving to, for a seat.
local function place_of(figure, faction, among)
  local at, nearest, least = figure.getPositionSmooth() or figure.getPosition(), "mat", REACH
  for place, coordinate in pairs(coordinates) do
    local point = among[coordinate]
    local far = point and math.sqrt((at.x - point.x) ^ 2 + (at.z - point.z) ^ 2)
    if far and far < least then
      nearest, least = place, far
    end
  end
  return nearest == "home_" .. faction and "home" or nearest
end

--- Where all figures of a seat stand, by their GUIDs.
local function standing(seat)
  local found, among = {}, points()
  for _, unit in ipairs(UNITS) do
    for _, guid in ipairs(SEATS[seat].figures[unit]) do
      local figure = getObjectFromGUID(guid)
      found[guid] = figure and place_of(figure, SEATS[seat].setup.faction, among)
    end
  end
  return found
end

--- Remember where figures are that are not on the board: that is where they go back to.
local function remember()
  game.stands, game.rests = {}, game.rests or {}
  for seat in pairs(SEATS) do
    for guid, place in pairs(standing(seat)) do
      game.stands[guid] = place
      if place == "mat" then
        local at = getObjectFromGUID(guid).getPosition()
        game.rests[guid] = { at.x, at.y, at.z }
      end
    end
  end
end

--- Carry a figure to a place, beside the others that stand there.
local function carry(guid, place, faction, number)
  local to = game.rests[guid]
  if place ~= "mat" then
    local point = points()[coordinates[place == "home" and "home_" .. faction or place]]
    local turn, aside = number * 0.8, number == 0 and 0 or REACH / 2
    to = point and { point.x + aside * math.cos(turn), point.y + 0.5, point.z + aside * math.sin(turn) }
  end
  local figure = getObjectFromGUID(guid)
  if figure and to then
    figure.setPositionSmooth(to, false, false)
  end
  game.stands[guid] = place
end

--- Move those figures of a kind whose places are not what the log says, and no others.
local function arrange(guids, places, faction)
  local wanted, astray = {}, {}
  for _, place in ipairs(places) do
    wanted[place] = (wanted[place] or 0) + 1
  end
  for _, guid in ipairs(guids) do
    local stands = game.stands[guid]
    if (wanted[stands] or 0) > 0 then
      wanted[stands] = wanted[stands] - 1
    else
      astray[#astray + 1] = guid
    end
  end
  for number, place in ipairs(places) do
    if wanted[place] > 0 and #astray > 0 then
      wanted[place] = wanted[place] - 1
      carry(table.remove(astray, 1), place, faction, number - 1)
    end
  end
end

--- Make the table show what the log says of a seat.
local function show_seat(player)
  local seat = SEATS[player.seat]
  for _, unit in ipairs(UNITS) do
    local places = unit == "character" and { player.character } or player[unit]
    arrange(seat.figures[unit], places, seat.setup.faction)
  end
  for name, guid in pairs(seat.counters) do
    local counter = getObjectFromGUID(guid)
    if counter then
      counter.setValue(player[name])
    end
  end
end

-- The service ---------------------------------------------------------------------------------------------

local function headers_of(method)
  local headers = {
    ["Accept"] = "application/json",
    ["Accept-Language"] = LANGUAGE,
    ["Content-Type"] = "application/json",
  }
  if game.token then
    headers["Authorization"] = "Bearer " .. game.token
  end
  if seen and method == "POST" then
    -- A second click while the first is on its way acts on the same version: it is refused and does nothing.
    headers["If-Match"] = string.format('"%d"', seen.version)
    headers["Idempotency-Key"] = string.format("%d-%d-%d", seen.version, os.time(), math.random(1000000))
  end
  return headers
end

local function call(method, path, body, done)
  WebRequest.custom(SERVICE .. path, method, true, body, headers_of(method), function(request)
    if request.is_error or request.text == "" then
      say("No service answers at " .. SERVICE .. ": " .. tostring(request.error))
      return
    end
    local answer = JSON.decode(request.text)
    if request.response_code < 400 then
      done(answer)
      return
    end
    say(answer.detail or answer.title)
    if answer.code == "version_stale" then
      readGame() -- somebody else has played on
    end
  end)
end

local function show(answer)
  seen = answer
  for _, player in ipairs(answer.state.players) do
    show_seat(player)
  end
  for _, step in ipairs(answer.commit and answer.commit.steps or {}) do
    say(step.text)
    game.explained = step.explained and step.step or game.explained
  end
  for _, warning in ipairs(answer.warnings or {}) do
    say(warning.text)
  end
  for _, question in ipairs(answer.pending) do
    say(question.text)
  end
end

local function command(what, body, told)
  if not game.id then
    say("There is no game yet: press \"New game\".")
    return
  end
  call("POST", "/v1/games/" .. game.id .. "/" .. what, body, function(answer)
    for guid, place in pairs(told or {}) do
      game.stands[guid] = place -- the human has moved it already
    end
    show(answer)
  end)
end

-- The human's turn, as the table shows it -----------------------------------------------------------------

local function player_of(seat)
  for _, player in ipairs(seen.state.players) do
    if player.seat == seat then
      return player
    end
  end
end

--- What has moved from one place of the board to another; workers ride with a mech that goes the same way.
local function moves_of(now)
  local ways, moves = {}, {}
  for _, unit in ipairs(UNITS) do
    for _, guid in ipairs(SEATS.human.figures[unit]) do
      local from, to = game.stands[guid], now[guid]
      if from ~= to and from ~= "mat" and to ~= "mat" then
        local way = from .. " " .. to
        if unit == "workers" and ways[way] then
          ways[way].workers = ways[way].workers + 1
        else
          moves[#moves + 1] = { unit = SINGULAR[unit], from = from, to = to, workers = 0 }
          ways[way] = unit == "mechs" and moves[#moves] or ways[way]
        end
      end
    end
  end
  return moves
end

local NUMBERS = { coins = true, power = true, popularity = true, upgrades = true }
local SINGLE = { character = true }

--- What was written down, as a report: "coins 5; stars power combat".
local function written_report()
  local report = { type = "report" }
  for change in written.changes:gmatch("[^;]+") do
    local values = words(change)
    local name = table.remove(values, 1)
    for _ = #values + 1, SINGLE[name] and 0 or COUNTS[name] or 0 do -- what is not on the board is on the mat
      values[#values + 1] = "mat"
    end
    if name and NUMBERS[name] then
      report[name] = tonumber(values[1])
    elseif name then
      report[name] = SINGLE[name] and values[1] or values
    end
  end
  return report
end

function clearChanges()
  written.changes = ""
  self.editInput({ index = 0, value = "" })
end

--- The same with what the counters show, and with figures that came from the mat or went back to it: as the table
--- stands once all have moved that meet nobody who fights. Behind moves popularity is told always: it may have come out
--- even, where workers were driven off and as much was gained.
local function report_of(now, held, moved)
  local report, player = written_report(), player_of("human")
  for name, guid in pairs(SEATS.human.counters) do
    local value = getObjectFromGUID(guid).getValue()
    if value ~= player[name] or (moved and name == "popularity") then
      report[name] = value
    end
  end
  for _, unit in ipairs({ "mechs", "workers" }) do
    local places, changed = {}, false
    for _, guid in ipairs(SEATS.human.figures[unit]) do
      local from, to = game.stands[guid], now[guid]
      local new = (from == "mat") ~= (to == "mat")
      changed = changed or new
      places[#places + 1] = held[to] and not new and from or to
    end
    if changed then
      report[unit] = places
    end
  end
  return report
end

--- Where combat units of the Automa stand: a move that leads there brings a question before the turn's end.
local function held_places()
  local automa, held = player_of("automa"), {}
  for _, place in ipairs({ automa.character, table.unpack(automa.mechs) }) do
    held[place] = place ~= "home" and place ~= "mat" or nil
  end
  return held
end

-- Buttons: Tabletop Simulator calls them by their names ---------------------------------------------------

local function begin(body)
  body.ruleset = "scythe"
  game, seen = {}, nil
  remember()
  call("POST", "/v1/games", JSON.encode(body), function(answer)
    game.id, game.token = answer.game, answer.token
    say("Game " .. game.id)
    show(answer)
  end)
end

function newGame()
  begin({ setup = { players = { SEATS.human.setup, SEATS.automa.setup } } })
end

--- A seat as it stands on the table, with what its counters show.
local function standing_seat(name)
  local seat, at, player = SEATS[name], standing(name), { seat = name }
  for field, value in pairs(seat.setup) do
    player[field] = value
  end
  for field, guid in pairs(seat.counters) do
    local counter = getObjectFromGUID(guid)
    player[field] = counter and counter.getValue() or player[field]
  end
  for _, unit in ipairs(UNITS) do
    local places = {}
    for _, guid in ipairs(seat.figures[unit]) do
      places[#places + 1] = at[guid]
    end
    player[unit] = unit == "character" and places[1] or places
  end
  return player
end

function beginHere()
  local human, automa = standing_seat("human"), standing_seat("automa")
  for field, value in pairs(written_report()) do
    human[field] = field ~= "type" and value or human[field]
  end
  begin({ position = { players = { human, automa }, turn = "human" } })
  clearChanges()
end

--- What the script needs and does not find, in sentences.
local function missing()
  local _, tagged = points()
  local lacks = {}
  local function lack(sentence, ...)
    lacks[#lacks + 1] = string.format(sentence, ...)
  end
  if not getObjectFromGUID(BOARD) then
    lack("BOARD: no object has the GUID \"%s\".", BOARD)
  elseif tagged < 2 then
    lack("The board has %d of 2 reference points: give snap points the coordinates of their places as tags.", tagged)
  end
  for name, seat in pairs(SEATS) do
    for _, unit in ipairs(UNITS) do
      local found = 0
      for _, guid in ipairs(seat.figures[unit]) do
        found = found + (getObjectFromGUID(guid) and 1 or 0)
      end
      if found < COUNTS[unit] then
        lack("SEATS.%s.figures.%s: %d of %d are on the table.", name, unit, found, COUNTS[unit])
      end
    end
    for field, guid in pairs(seat.counters) do
      if not getObjectFromGUID(guid) then
        lack("SEATS.%s.counters.%s: no object has the GUID \"%s\".", name, field, guid)
      end
    end
  end
  table.sort(lacks)
  return lacks
end

function check()
  local lacks = missing()
  for _, sentence in ipairs(lacks) do
    say(sentence)
  end
  if #lacks == 0 then
    say("Nothing is missing.")
  end
end

function readGame()
  call("GET", "/v1/games/" .. game.id, nil, show)
end

function endTurn()
  if not seen then
    command("turns", NOTHING)
    return
  end
  local now, held = standing("human"), held_places()
  local actions, peaceful, fought = {}, {}, {}
  for _, move in ipairs(moves_of(now)) do
    local list = held[move.to] and fought or peaceful
    list[#list + 1] = move
  end
  if #peaceful > 0 then
    actions[1] = { type = "move", moves = peaceful }
  end
  local report = report_of(now, held, #peaceful > 0)
  if next(report, next(report)) then -- more than its type; it holds behind what driving workers off costs
    actions[#actions + 1] = report
  end
  actions[#actions + 1] = #fought > 0 and { type = "move", moves = fought } or { type = "end_turn" }
  command("turns", JSON.encode({ actions = actions }), now)
  clearChanges()
end

function automaTurn()
  command("automa-turn", NOTHING)
end

function undo()
  command("undo", NOTHING)
end

function why()
  if game.explained then
    local step = game.explained:gsub("%.", "/steps/") -- 4.2 is the step 2 of the commit 4
    local path = "/v1/games/" .. game.id .. "/commits/" .. step .. "/explanation"
    call("GET", path, nil, function(answer)
      say(answer.text)
    end)
  end
end

function fight()
  local answer = { type = "fight", dial = dial }
  local cards = words(written.cards)
  for index, card in ipairs(cards) do
    cards[index] = tonumber(card)
  end
  answer.cards = #cards > 0 and cards or nil
  command("actions", JSON.encode(answer))
end

function turnDial(_, _, backwards)
  dial = (dial + (backwards and -1 or 1)) % 8
  self.editButton({ index = 5, label = "Dial: " .. dial })
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
  { "why", "Why?" },
  { "turnDial", "Dial: 0" },
  { "fight", "Fight" },
  { "beginHere", "Begin from here" },
  { "check", "Check" },
}

local INPUTS = {
  { "writeChanges", "stars power; upgrades 2" },
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
  call("GET", "/v1/rulesets/scythe", nil, function(answer)
    for _, place in ipairs(answer.places) do
      coordinates[place.id] = place.at
      local row, column = place.id:match("^r(%d+)c(%d+)$")
      hexagons[place.id] = row and hexagon(tonumber(row), tonumber(column)) or nil
    end
    for _, base in ipairs(answer.catalogue.home_bases) do
      hexagons["home_" .. base.faction] = hexagon(base.row, base.column)
    end
    for _, sentence in ipairs(missing()) do
      say(sentence)
    end
    if game.id then
      remember()
      readGame()
    end
  end)
end

function onSave()
  return JSON.encode(game)
end
