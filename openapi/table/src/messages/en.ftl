# The frame
app = Automa
app-under = The opponent at your table
back = Back
close = Close
waiting = One moment …
sending = Sending …
less = less { $what }
more-of = more { $what }
more = More
ready = Done
where = Where
you = You
options = Options
begin = Begin
menu = Menu
print = Print

# Start
new-game = New game
lead = Your opponent for three solo board games.
lead-under = You play at your own table. When your turn is over, enter it here: the Automa answers, and says why.
which-game = Which game is on your table?
first-choose = First: { $what }
is-over = The game is over
is-mine = Your turn
is-a-players = A player's turn
is-automas = The Automa's turn
not-sent = Not sent yet
is-asked = Question for you
combat-waits = A combat waits for you
go-on = Go on: { $what }
has-moved = The Automa
came-of-it = Result
import = Open a log file
join = Join
join-link = Link to a game
scan = Read a QR code
no-link = This code is no link to a game.
forget-what = Forget { $what }
forget-sure = Forget this game on this device? Without its link it cannot be opened again.
forget-unsent = Forget this game on this device? What you entered is not sent yet, and goes with it. Without its link it cannot be opened again.
game-not-here = This game is not on this device: open it by its link.
against = { $mine } against { $automa }
ruleset-scythe = Scythe
ruleset-scythe-under = Four levels, seven factions
ruleset-scythe_card = Scythe: only the card
ruleset-scythe_card-under = You move all pieces yourself
ruleset-expeditions = Expeditions
ruleset-expeditions-under = Two mechs, three levels
ruleset-trismegistus = Trismegistus
ruleset-trismegistus-under = Mauro Gibertoni's Automa

# Settings
settings = Settings
language = Language
theme = Look
theme-auto = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
large-type = Large type
brief = Orders alone, their reasons in Why?
keep-awake = Keep the screen awake beside the board
sound = A sound when the Automa has moved
tokens = Who may open this game
tokens-under = Each link opens the game on the devices that have it, until it is revoked here.
token-owner = Plays
token-player = Plays as { $seat }
token-spectator = Watches
token-yours = this device
revoke = Revoke
revoke-what = Revoke: { $what }
revoke-sure = Turn this link off? A new one can be shared at any time.
about = Games stay on the service; this device keeps the links to them.
guide-for-players = Guide for players (in English)
for-programmers = For programmers

# What can go wrong
no-network = Cannot reach the service. Check your connection and try again.
try-again = Try again
no-camera = The camera cannot be used: allow it to this page, or paste the link.
device-full = This device is full: nothing more can be kept. Free some space, and try again.
key-needed = To begin a game here, open the link of an invitation first.
invitation-sure = This link is an invitation. The person who gave it to you can open the games that you start with it. Use it for new games on this device?
invitation-instead = This device has an invitation already. Use the one of this link instead?
invitation-kept = Games begin on this device with an invitation that came by a link.
invitation-forget = Forget the invitation
seat-instead = This device is in this game already. Come in by this link instead?
seat-instead-dropped = This device is in this game already, and not all that you entered or put together here is sent. Discard it, and come in by this link instead?
fault = Something went wrong: { $what }
away = No network. The table is as it was seen last.
away-waiting = No network. { $count ->
    [one] What you entered is kept, and is sent as soon as there is one.
   *[other] { $count } things are kept, and are sent as soon as there is one.
  }
away-unkept = No network, and this device could not keep what you entered: it is sent as soon as there is one, if this table stays open.
away-drop = Discard
looks-on = You are watching: what happens at the table is shown here as it is entered.
waits-for = Waiting for { $who }: what is entered at the table is shown here.
yours-kept = What you had put together of your turn is kept until it comes.
dropped = The game has gone on elsewhere: what you had put together of a turn was dropped.
dropped-of-right = What you had set was dropped where the table has changed meanwhile.
right-kept = What you had set in “Match the table” is not sent yet.
right-drop = Discard
set-before = Set before and not sent yet: { $what }
shorter = The service was brought back to an earlier moment: the table here is as it was then. See what has to be entered again.
conflict = The game has gone on elsewhere since you entered this. Your turn is kept.
conflict-passed = The game has gone on elsewhere since you entered this, and something else is due by now.
conflict-look = Look at it again
conflict-send = Send it all the same
conflict-drop = Discard

# The table
take-back-both = Take back both turns: the Automa's and mine
take-back-last = Take my last turn back
take-back-mine = Take back my turn
take-back-none = No turn of mine to take back
take-back-step = Take back the last step
takes-both = both turns
takes-last = last turn
takes-mine = my turn
takes-step = last step
taken-back-both = Taken back: the Automa's turn and mine
taken-back-mine = Taken back: my turn
redo = Redo
automas-turn = The Automa's turn
see-score = See the score
whole-board = The whole board
why = Why?
report-turn = Report this turn
report-expected = What should have happened?
report-save = Save report
report-under = A file with the game up to here and your words, without names and secrets. Attach it to an issue.
candidate = Candidate
done-at-table = Done · { $left } to go
done-last = Done
show-the-rest = Show the rest at once
was-attacker = attacked
was-defender = defended
is-attacker = attacks, wins ties
is-defender = defends
power-in = { $count } power
cards-in = { $count ->
    [one] card { $cards }
   *[other] cards { $cards }
  }
at-most = at most { $most }
has-to-fight = { $power } power, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
fight-with = Fight with { $sum }
i-have = I have { $count }
done-turn-over = Done, my turn is over
turn-goes-on = My turn goes on
story = Story
score = Score
score-so-far = Score so far
share = Share
taken-back-turns = Taken back: { $count ->
    [one] 1 turn
   *[other] { $count } turns
  }
as-it-was = Step { $number } of { $of }
turn-of-round = Round { $round } · turn { $number }
from-here = Play from here
to-first = To the beginning
one-back = One step back
one-on = One step on
to-last = To the present
play = Play
stop = Stop
go-back-there = In this game
go-back-there-under = What came after it is taken back.
fork = As another game
fork-under = This one stays as it is.
share-under = Anyone with the link can open the game. Send it only to people you trust.
share-this-device = This page is open on “localhost”: the link works on this device alone. To let a phone in, start the service with AUTOMA_TABLE=lan, and open the page by the address that it shows.
share-own = My other device
share-spectator = Somebody who looks on
copy = Copy
qr-code = QR code of the link
take-along = Export
text-report = Report to read
log-file = Log file
wins = wins
you-win = You win
you-win-by = You win by { $count }
wins-by = { $who } wins by { $count }
automa-wins-by = The Automa wins by { $count }
a-tie = A tie
tie-by = The totals are equal. The tie-breaker: { $what }.
tie-even = The totals are equal, and so is each tie-breaker.
tie-automas = The totals are equal: a tie goes to the Automa.
tie-on-board = The totals are equal. The tie-breakers are on your board: units and structures, then power, popularity, territories, stars.
you-lead-by = You are ahead by { $count }
leads-by = { $who } is ahead by { $count }
automa-leads-by = The Automa is ahead by { $count }
even-so-far = Even so far
ended = { $why ->
    [sixth_star] { $mine ->
        [yes] Your sixth star
       *[no] Sixth star: { $who }
      }
    [agreement] By agreement
   *[none] The end came
  }, in round { $round }.
decided = Decided by: { $what }.
play-again = Play again
end-by-agreement = End the game by agreement
is-sound = Check the log for tampering
is-sound-under = Every step and every card is in a log that nobody can change unseen. Here it is checked from its first line to its last.
check-it = Check it
log-sound = The log is sound.
log-unsound = The log is not sound.
proof-chain = { $count ->
    [one] 1 entry carries its seal.
   *[other] All { $count } entries carry the seal of the one before.
  }
proof-decisions = { $count ->
    [one] 1 command was decided once more, with the same result.
   *[other] All { $count } commands were decided once more, with the same result.
  }
proof-shuffles = Shuffled decks: { $count }. Their order was sealed before the first card; opened so far: { $open }.
seals = Seals of the decks

# Scythe
power = Power
popularity = Popularity
coins = Coins
combat-cards = Combat cards
combat-cards-most = Combat cards, up to { $most }
cards-of = Cards of value { $value }
cards-paid = Combat cards paid or lost
stars = Stars
tracker = Star tracker
scheme = Scheme
upgrades = Upgrades
recruits = Ongoing bonuses of recruits
structure = Structure
units-and-structures = Units and structures
territories = Territories
unit-character = Character
unit-mech = Mech
unit-worker = Worker
units-character = Character
units-mech = { $count ->
    [one] Mech
   *[other] { $count } mechs
  }
units-worker = { $count ->
    [one] Worker
   *[other] { $count } workers
  }
more-workers = { $count ->
    [one] +1 worker
   *[other] +{ $count } workers
  }
on-mat = mat
at-home = home
how-to-tell = How to enter your turn
mirror = Final positions
guided = Action by action
pick-up = Tap a piece, then where it stands now.
put-down = { $what }: tap its place.
what-is-here = What lies on { $place }
lies-nothing = Nothing
riding = Workers along
riding-alone = alone
step-back = ↶ One step
turn-over = End my turn
turn-over-nothing = End turn, no changes
abilities = Abilities of mechs
which-ability = The ability under the mech
driven-off = Workers are sent home ({ $places }): the popularity lost is counted already.
laid-there = Lay there what the Automa's card shows: { $what }. It is counted already.
encounter-waits = Your character stands on an encounter token, at { $place }: resolve the encounter before your turn is over.
encounter-taken = The encounter is resolved
factory-taken = I took a Factory card
deed-encounter = Encounter
deed-factory = Factory card
deed-star = Star
deed-token = Flag or Trap
deed-gain = Gain or lose
bolster-power = 1 coin: { $count } power
bolster-card = 1 coin: { $count ->
    [one] 1 combat card
   *[other] { $count } combat cards
  }
trade-popularity = 1 coin: { $count } popularity
cost-in = Paid in { $what }
coins-got = Coins gained
taken-along = { $what }, taken along
combat-first = The combat comes first. When it has been fought, your turn goes on.
half-told = This is not complete yet: go on with it, or tap “{ $deed }” again to drop it.
add-to-turn = Add to my turn
given-beside = { $by }: { $what } +1
own-recruit = Own recruit
enlisted = What it brings at once
given-by-it = An encounter or a Factory card gives it
dial = Power on the dial
fight = Fight
card-drawn = Number of the card drawn
another-card = Another card
card-told-before = Cards that count as drawn
card-told-for = Card { $card } was entered before. Which card was it really?
card-flipped = Value of the card flipped
draw-scythe-card = Draw an Automa card, put it face up on the main discard pile, and tap its number.
draw-automa-card = Draw an Automa card, and tap its number.
card-only-turn = Play your turn at the table. Tell only what is here.
attack-automa = Attack the Automa
attack-under = First set your dial and your combat cards.
star-of-mine = I place a star
yes = Yes
no = No
who-won = Who has won?
automas-territories = Territories of the Automa, the Factory as three
my-coins-in-all = My coins in all
settle = Settle the combat
side-attacker = Attack: { $who }
side-defender = Defence: { $who }
retreat = In defeat, units go to
shown-elsewhere = Combat cards that { $who } has shown can be entered only on the device that began the game: the hand was dealt here.
hand-alone = The hand, for { $who } alone
held = { $count ->
    [0] No combat card in hand
   *[other] In hand: { $cards }
  }
my-faction = My faction
my-mat = My player mat
automas-faction = The Automa's faction
level = Level
level-autometta = for beginners
level-automa = the normal level
level-automaszyna = for veterans
level-ultimaszyna = after the other three
level-1 = easy
level-2 = normal
level-3 = hard
strength = Against somebody who only passes it places its sixth star after { $from } to { $to } turns and then has { $least } to { $most } coins (half of { $games } games, simulated without changes to its personality).
far = far
automa-cards = Automa cards
deck-virtual = Drawn here
deck-physical = Real cards

# Expeditions
automa = Automa
expeditions-level = Expeditions, level { $level }
who-begins = Who begins
begins-random = Random
begins-human = I do
begins-automa = The Automa
north-mech = North mech
central-mech = Central mech
my-mech = My mech
progress = Progress
glory = Glory
maps = Map tokens
corruption = Corruption
mech-goes = My mech goes to
mech-goes-by-tap = Tap the place that my mech goes to.
place-taken = Another mech is already at { $place }.
basecamp-left = A mech cannot return to Basecamp.
face-down = tile still face down
tile-turned-up = I turn the tile up
tile-value = Corruption value on the tile
tokens-drawn = Tokens drawn from the bag, in their order
token-orange = orange
token-turquoise = turquoise
draw-until = Draw, and tap each token.
drawn-so-far = Drawn: { $tokens } (total { $sum })
draw-tokens = Draw the tokens
no-tokens = No token
twenty-there = The token of value 20
twenty-taken = I take the token of value 20
twenty-last = other corruption first
vanquish = I vanquish corruption
tokens-count = { $count ->
    [one] 1 token
   *[other] { $count } tokens
  }
quests-solved = Quests solved
item-coins = Coins on the item
item-upgraded = Item upgraded ({ $count })
before-the-move = Before the move: { $told }
boxed = Cards back in the box
end-by = Who has triggered the end
turns-left = Turns left, with this one
boast = I boast
from-the-start = Start over

# Trismegistus
trismegistus-level = Trismegistus, level { $level }
round = Round
vp = Victory points
gold = Gold
artifacts = Artifacts
experiments = Experiments
die = Die
dice = Dice
dice-virtual = Rolled here
dice-physical = Real dice
dice-exhausted = Dice exhausted
die-in-hand = Your die: { $symbol }, potency { $potency }
put-away = Put this die away and take another
die-taken = The die that I take
ethereal = With an ethereal die: potency 1 more
potency-cost = Potency that it cost
potency-of = potency { $potency }
exhausted = The die is exhausted
token-removed = Bonus tokens that I reached
achievement-done = I complete an achievement
experiment-type = Type
track = Track
requirement = Step required
symbols = Symbols
card-kind = Kind of card
card-dice = Dice on it
card-actions = Actions on it
colour = Colour
colour-black = black
colour-white = white
colour-red = red
roll-dice = Roll
draw-bot-card = Draw a bot card, and enter what is printed on it.
told-otherwise = No card that is left is printed so: one was entered differently before. Which of these is it?
one-more = Add it ({ $count } so far)
none-shown = None on display
artifacts-shown = Artifacts on display, from the left
black-die = Black die
element = Element
none = None
symbols-on-tracks = Symbols on the tracks
symbols-on-experiments = Symbols on the experiments
experiments-solved = Experiments that I have solved
artifact-not-kept = Element of the artifact you did not keep
experiment-not-kept = The experiment you did not keep
tracks = Mastery tracks of your board
tracks-under = Until you set them, they are an example. Bring them into the order of your board, from the top, and set the last step and the tokens of each: the Automa goes by them.
tracks-mine = The mastery tracks are as on my board
track-up = Further up: { $track }
track-down = Further down: { $track }
track-length = Last step
step = Step { $step }
card-pack = Card pack of my box
card-pack-there = The card pack is known ✓
die-active = Active die
add-die = Add a die
dice-in-all = Dice in all
dice-in-bowls = Dice in the bowls
experiment-more = Another experiment
achievements-there = Achievements
achievement = Achievement { $number }
card-is-up = The card lies face up
on-discards = On the discard pile
not-seen = { $kind }, not seen yet

# Rows of a score
row-coins-held = Coins held
row-stars = Stars
row-territories = Territories
row-resources = Resources
row-structure-bonus-coins = Coins for the structure bonus
row-total = Total
row-coins = Coins
row-coins-for-glory = Coins for each glory
row-glory = Glory
row-items = Items
row-corruption = Corruption
row-maps = Map tokens
row-during-play = During play
row-masterpiece = Masterpiece
row-experiments = Experiments
row-symbols = Symbols
row-formulas = Formulas
row-remainders = What was left
row-tracks = Mastery tracks

# Options of a new game
by-hand = From a position: I set the pieces by hand
structure-bonus = Structure bonus
bonus-tile = Structure bonus: { $tile }
bonus-drawn = Drawn here
automas-manner = The Automa's personality
manner-skip-turns = It skips turns as on Autometta
manner-test-moves = A combat card tests each move
manner-test-deployments = A combat card tests each deployment
manner-all-moves = It performs all valid Move actions of a row
manner-play-on = The game goes on after the sixth star
manner-coins = Coins more each time
manner-power = Power more each time
bag = Bag of corruption tokens
bag-physical = Real bag
bag-virtual = Drawn here
bag-of-each = Of each kind
bag-under = { $count ->
    [one] 1 token in the bag: enter all that your box has.
   *[other] { $count } tokens in the bag: enter all that your box has.
  }
glory-coins = Coins more for each glory
achievements = Play with the achievements module
formulas-worth = The formulas are worth other VP
vp-of = VP, { $number }
achievement-vp = Achievement { $number }: VP
tokens-leave = Bonus tokens leave at the end of the turn that reaches them
violet-into = Personality cards begin
violet-deck = in the deck
violet-discards = on the discard pile

# The table is right
table-is-right = Match the table
table-is-right-under = { $board ->
    [no] Set the figures
   *[yes] Drag or tap pieces, and set the figures,
  } to what lies on the table.{ $undo ->
    [never] {""}
   *[free] {" "}It can be taken back.
  }
on-territories = What lies on territories
set-by-hand = set by hand
half-set = “{ $what }” is not complete yet.
turn = Turn
whose-turn = Whose turn it is
tiles = Tiles
ethereal-dice = Ethereal dice
tie-cube = Cube for ties
encounter-here = An encounter token lies here
map-here = A map token lies here
tile-is-up = The tile lies face up
flag-here = My Flag lies here
trap-here = My Trap lies here
trap-armed = It is armed
this-game = This game
take-away = Take it away

# Seals
seal-of = { $deck }, shuffled at step { $step }
seal-kept = The order was opened at the game's end, and it is the one that was sealed.
seal-broken = The order that was opened is not the one that was sealed.
seal-closed = Still sealed: the order is opened when the game is over.

statistics = Statistics
statistics-row = { $played } played · { $won } won · average { $average } · longest streak { $streak }
level-number = Level { $level }

# The first evening
layout = Set up the table
tick-all = Tick all
to-my-turn = To my first turn
to-automas-turn = To the Automa's turn
still-to-lay = { $count } still to lay out
board = Board
lay-faction-mat = Faction mat
lay-cards = Combat cards, face down
lay-character = Character
lay-workers = Workers
lay-rest = On the mat: mechs · workers
lay-tracker = Star tracker, token on I
lay-automa-cards = Automa cards, shuffled
lay-encounters = Encounter tokens
lay-factory-cards = Factory cards
lay-glory = Glory tokens
lay-progress = Progress card, token on START
lay-turn-order = Turn order
guided-game = A first game, guided
hints-off = No more hints
hint-setup = Set up your table as for two players. Then enter here what lies on it: the artifact and the experiment that you did not keep, and your mastery tracks. Everything else is set.
hint-question = Look at your table and enter what is asked. Then the turn goes on.
hint-turn-1 = { $game ->
    [expeditions] Play your turn on your own table. Then enter it here: tap your mech's new place on the map, set what else changed under More, and end your turn.
    [trismegistus] Put your dice into the bowls as in the picture, and play your turn. Then enter it here: tap the die that you took and the potency that it cost, and end your turn.
   *[scythe] Play your turn on your own table. Then enter it here: tap each piece that moved and its new place, set the figures that changed, and end your turn.
  }
hint-automa-1 = { $draws ->
    [yes] Now the Automa: draw a card from its deck and enter it here. The page applies the rules.
   *[no] Now the Automa: it draws a card and follows the rulebook. You only carry it out.
  }
hint-card-1 = One order after the other: carry it out on your table, then tap Done.{ $why ->
    [yes] {" "}Why? shows how it was chosen.
   *[no] {""}
  }
hint-turn-2 = A slip? The arrow at the top takes your last turn back, with what the Automa did after it.
hint-automa-2 = The figures beneath the board are the same as on your table. Whenever they differ, your table is right.
hint-card-2 = { $game ->
    [expeditions] Most cards move its progress token on: on each star the Automa places glory.
    [trismegistus] The Automa pays for each card with potency of its die. When none is left, its next card takes another die.
   *[scythe] Most cards move its star tracker on: each complete star there is a star for the Automa.
  }
hint-turn-3 = Match the table, in the menu, sets a piece or a figure right at any time.
hint-automa-3 = The story, in the menu, shows every turn again, step by step.
hint-card-3 = That was the third turn. From here you know all that you need: good luck!
how = How this works
how-automa = What an Automa is
how-automa-is = An Automa is the publisher's opponent for one player: a deck of cards and short rules take the place of a second person. It plays no full turn as you do; it moves pieces, gains things and gets in your way. This page draws its cards and applies the rules, so that you only carry them out.
how-mine = Play your turn on your own table.
how-told = Enter here what has changed, and end your turn.
how-its = Let the Automa take its turn: you see one order after the other, each with its reason.
how-done = Carry it out on the table and tap Done. Then it is your turn again.
how-levels = The four levels of Scythe
how-levels-of-others = Expeditions has a progress card for each level; Trismegistus has three.
how-symbols = The symbols
how-rules = The rules, and where they stand
how-rules-under = Every rule that the Automa follows, under the part of the rulebook that it comes from.

# A lost phone
lost-phone = If this device is lost
links = Links to my games
links-under = A file with a link to each game on this device, to open or print. Keep it elsewhere: anyone with a link can open its game.
save-links = Save the links

# Who plays
more-players = More players
a-human = A human
faction = Faction
mat = Player mat
by-lot = By lot
draw-the-rest = Draw the rest by lot
add-human = One more human
add-automa = One more Automa
demonstration = Demonstration: an Automa plays my side too
