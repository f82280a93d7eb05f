# Scythe: the facts and refusals of the game, in the terms of the printed rulebook.

name-home = the home base
name-home-polania = the home base of Polania
name-home-saxony = the home base of Saxony
name-home-crimea = the home base of Crimea
name-home-nordic = the home base of the Nordic Kingdoms
name-home-rusviet = the home base of the Rusviet Union
name-home-albion = the home base of Albion
name-home-togawa = the home base of Togawa
name-mat = the faction mat
name-r3c3 = the Factory

name-polania = Polania
name-saxony = Saxony
name-crimea = Crimea
name-nordic = Nordic
name-rusviet = Rusviet
name-albion = Albion
name-togawa = Togawa
name-yellow = yellow
name-blue = blue
name-green = green
name-purple = purple
name-autometta = Autometta
name-automaszyna = Automaszyna
name-ultimaszyna = Ultimaszyna

name-industrial = Industrial
name-engineering = Engineering
name-militant = Militant
name-patriotic = Patriotic
name-innovative = Innovative
name-mechanical = Mechanical
name-agricultural = Agricultural
name-bolster = Bolster
name-move = Move
name-produce = Produce
name-trade = Trade
name-upgrade = Upgrade
name-deploy = Deploy
name-build = Build
name-enlist = Enlist

name-mountain = mountain
name-farm = farm
name-tundra = tundra
name-forest = forest
name-village = village
name-lake = lake
name-factory = Factory
name-metal = metal
name-food = food
name-oil = oil
name-wood = wood
name-mill = mill
name-monument = monument
name-mine = mine
name-armory = armory
name-character = character
name-mech = mech
name-worker = worker

name-combat = combat
name-structure-bonus = structure bonus
name-power = power
name-coin = coin
name-popularity = popularity
name-combat-card = combat card
name-combat-cards = combat cards
name-upgrades = all upgrades
name-mechs = all mechs
name-structures = all structures
name-recruits = all recruits
name-workers = all workers
name-objective = objective
name-tracker = star tracker

name-move-worker = Move Worker
name-move-mech = Move Mech
name-move-character = Move Character
name-encounter-factory = Encounter/Factory
name-attack-combat = Attack vs. Combat Unit
name-attack-worker = Attack vs. Worker
name-deploy-worker = Deploy Worker
name-deploy-character-or-mech = Deploy Character/Mech

name-meander = Meander
name-dominate = Dominate
name-coercion = Coercion
name-swim = Swim
name-relentless = Relentless
name-exalt = Exalt
name-maifuku = Maifuku
name-riverwalk = Riverwalk
name-submerge = Submerge
name-camaraderie = Camaraderie
name-speed = Speed
name-underpass = Underpass
name-disarm = Disarm
name-wayfare = Wayfare
name-scout = Scout
name-seaworthy = Seaworthy
name-artillery = Artillery
name-township = Township
name-peoples-army = People's Army
name-burrow = Burrow
name-sword = Sword
name-shield = Shield
name-rally = Rally
name-toka = Toka
name-suiton = Suiton
name-ronin = Ronin
name-shinobi = Shinobi

name-tunnels-adjacent = tunnels next to your structures
name-lakes-adjacent = lakes next to your structures
name-encounters-adjacent = encounters next to your structures
name-on-tunnels = structures on tunnels
name-in-one-row = structures in one row
name-on-farms-or-tundra = structures on farms and tundra

name-everyone = everyone is an enemy of everyone
name-other-sides = the other sides are enemies
name-skip-turns = turns are skipped as on Autometta
name-coins = coins
name-test-moves = a combat card is flipped before each move
name-test-deployments = a combat card is flipped before each deployment
name-all-moves = every valid Move action is performed
name-combat-between-humans = combat between humans
name-combat-draw = Automa card for the combat
name-flip = combat card to be flipped

name-no-unit = there is no such unit to move
name-power-too-low = the power is too low
name-no-valid-territory = there is no valid territory
name-no-destination = no valid territory can be chosen
name-in-enemy-neighbourhood = it is in the neighbourhood of an enemy combat unit
name-enemy-unit = an enemy unit stands there
name-own-mech = an own mech stands there
name-none-left = none is left
name-track-full = the power track is full
name-combat-card-test = the flipped combat card forbids it
name-modified-to-nothing = the option takes it all

name-only-destination = there was no other destination
name-units-in-reach = other units in reach
name-distance-to-enemy = distance to an enemy combat unit
name-enemy-combat-units = enemy combat units
name-resources = resources
name-distance-to-factory = distance to the Factory
name-reading-order = reading order
name-power-range = the range of its power
name-higher-total = the higher total
name-attacker-wins-ties = a tie, which the attacker wins
name-tie-breakers = the tie-breakers

scythe-game-began = A game of { $players-count } players begins; { NAME($turn) } takes the first turn.
scythe-bonus-tile-drawn = The structure bonus tile counts { NAME($tile) }.
scythe-automa-card-drawn = { START($seat) } draws card { $card } (Scheme { $scheme ->
    [1] I
   *[2] II
  }).
scythe-automa-deck-renewed = All 19 cards of the { NAME($deck) } deck are shuffled at the table.
scythe-turn-skipped = Card { $card } skips the turn of { NAME($seat) }.
scythe-automa-turn-paused = { START($seat) } waits for { $flip ->
    [yes] a combat card to be flipped
   *[no] the combat
  }.
scythe-turn-ended = { START($seat) } ends the turn; { NAME($next) } is next.
scythe-game-ended = { START($seat) } places the sixth star: the game is over. Coins: { NAME($totals) }. Won by { NAME($winners) }.
scythe-symbol-refused = { START($symbol) } is not valid: { $reason ->
    [no_unit] there is no such unit to move
    [power_too_low] the power is too low
    [no_valid_territory] there is no valid territory
   *[no_destination] no valid territory can be chosen
  }.
scythe-unit-moved = { START($symbol) }: the { NAME($unit) } of { NAME($seat) } { $stays ->
    [yes] stays at { NAME($to) }
   *[no] goes from { NAME($origin) } to { NAME($to) }
  }, because { $decided-by ->
    [only_destination] there was no other destination
    [units_in_reach] most units have it in their neighbourhood
    [distance_to_enemy] it is nearest to an enemy combat unit
    [enemy_combat_units] it has the fewest enemy combat units
    [resources] most resources lie there
    [distance_to_factory] { $to ->
        [r3c3] the Factory comes before every other territory
       *[other] it is nearest to the Factory
      }
   *[reading_order] it comes first in reading order
  }.
scythe-move-row-ended = The flipped combat card ends the move row of { NAME($seat) }.
scythe-units-moved = { $count } { $unit }{ $count ->
    [one] {""}
   *[other] s
  } of { NAME($seat) } { $count ->
    [one] goes
   *[other] go
  } from { NAME($origin) } to { NAME($to) }.
scythe-reported = { START($seat) } tells where the units stand now.
scythe-encounter-removed = { START($seat) } takes the encounter token at { NAME($territory) }.
scythe-resources-changed = { START($territory) }: { CHANGE($amount) } { NAME($resource) }.
scythe-structure-built = { START($seat) } builds the { NAME($kind) } at { NAME($territory) }.
scythe-token-placed = { START($seat) } places a token at { NAME($territory) }.
scythe-unit-deployed = { START($seat) } deploys a { NAME($unit) } to { NAME($to) }{ $ability ->
    [none] {""}
   *[other] {" "}and unlocks { NAME($ability) }
  }.
scythe-gain-failed = { START($what) } gives nothing: { $reason ->
    [none_left] none is left
    [track_full] the power track is full
    [combat_card_test] the flipped combat card forbids it
   *[modified_to_nothing] the option takes it all
  }.
scythe-power-changed = { START($seat) }: { CHANGE($amount) } power.
scythe-coins-changed = { START($seat) }: { CHANGE($amount) } { $amount ->
    [one] coin
   *[other] coins
  }.
scythe-popularity-changed = { START($seat) }: { CHANGE($amount) } popularity.
scythe-combat-cards-drawn = { START($seat) } gains { $count } combat { $count ->
    [one] card
   *[other] cards
  }.
scythe-combat-cards-discarded = { START($seat) } discards combat cards: { $cards }.
scythe-combat-deck-renewed = The discarded combat cards are shuffled at the table into a new deck.
scythe-combat-card-flipped = The flipped combat card is a { $value }: { $stops ->
    [yes] it stops the action
   *[no] the action goes on
  }.
scythe-factory-card-taken = { START($seat) } takes a Factory card.
scythe-recruit-enlisted = { START($seat) } enlists the recruit for { NAME($bonus) }.
scythe-recruit-bonus-offered = { START($seat) } receives the recruit bonus: { NAME($bonus) }.
scythe-upgraded = { START($seat) } makes an upgrade.
scythe-tracker-advanced = The star tracker of { NAME($seat) } advances to space { $to }.
scythe-star-placed = { START($seat) } places a star ({ NAME($goal) }).
scythe-scheme-switched = { START($seat) } switches to Scheme II.
scythe-battles-declared = Combats of { NAME($seat) } are to be fought at { NAME($territories) }.
scythe-combat-began = { START($attacker) } attacks { NAME($defender) } at { NAME($territory) }.
scythe-combat-called-off = The combat at { NAME($territory) } between { NAME($attacker) } and { NAME($defender) } is called off: nobody is there to fight.
scythe-combat-ability-used = { START($seat) } uses { NAME($ability) }.
scythe-combat-card-stolen = { START($seat) } takes a combat card of { NAME($victim) } at random.
scythe-combat-committed = { START($seat) } fights with { $dial } power and { $cards-count ->
    [0] no combat card
    [one] the combat card { $cards }
   *[other] the combat cards { $cards }
  }.
scythe-combat-table-read = Card { $card } gives { NAME($seat) } { $power } power and { $cards } combat { $cards ->
    [one] card
   *[other] cards
  } (printed: { $printed-power } and { $printed-cards }).
scythe-combat-cards-turned-up = { START($seat) } turns up { $cards }.
scythe-combat-won = { START($winner) } wins the combat at { NAME($territory) } against { NAME($loser) }.

scythe-ask-combat = Combat at { NAME($territory) }: { NAME($attacker) } attacks { NAME($defender) }. { NAME($seat) }: choose a number on the dial (at most { $dial-max }) and { $cards-max ->
    [0] no combat card
    [one] at most 1 combat card
   *[other] at most { $cards-max } combat cards
  }.{ $abilities-count ->
    [0] {""}
   *[other] {" "}Before that you can use: { NAME($abilities) }.
  }
scythe-ask-combat-between-humans = Combat at { NAME($territory) }: { NAME($attacker) } attacks { NAME($defender) }. Tell the dials and the combat cards that both have shown.{ $abilities-count ->
    [0] {""}
   *[other] {" "}Before that these can be used: { NAME($abilities) }.
  }
scythe-ask-combat-draw = Draw an Automa card for the combat of { NAME($seat) } and tell its number.
scythe-ask-combat-cards = Turn up { $count ->
    [one] 1 combat card of { NAME($seat) } at random and tell its value
   *[other] { $count } combat cards of { NAME($seat) } at random and tell their values
  }.
scythe-ask-flip = Flip the top card of the combat deck for { NAME($seat) } and tell its value.

scythe-rejected-ability-not-available = This ability cannot be unlocked; { $available-count ->
    [0] none is left
   *[other] there are: { NAME($available) }
  }.
scythe-rejected-ability-not-usable = { START($ability) } cannot be used in this combat; { $usable-count ->
    [0] no ability can
   *[other] there are: { NAME($usable) }
  }.
scythe-rejected-automa-has-none = { START($seat) } is an Automa and has no { $what ->
    [abilities] abilities
    [recruits] recruits
    [upgrades] upgrades
    [tokens] tokens
    [mat] player mat
   *[structures] structures
  }.
scythe-rejected-automa-without-level = { START($seat) } is an Automa and needs a level.
scythe-rejected-card-not-in-deck = Card { $card } is not in the deck any more. { $in-deck-count ->
    [0] The deck is empty
   *[other] Left are: { $in-deck }
  }.
scythe-rejected-card-required = Draw an Automa card and tell its number.
scythe-rejected-cards-not-conserved = The cards of the { NAME($deck) } deck do not add up.
scythe-rejected-character-on-mat = The character of a human is never on the mat.
scythe-rejected-combat-card-not-left = All combat cards of value { $value } but { $left } are discarded already.
scythe-rejected-combat-cards-not-held = These combat cards are not in the hand: { $cards }.
scythe-rejected-contradicts-question = This does not fit what the game is waiting for: first answer the question, or take the turn back.
scythe-rejected-deck-is-virtual = The service draws from the { NAME($deck) } deck; do not tell its cards.
scythe-rejected-dial-too-high = The dial goes to { $dial-max }, not to { $dial }.
scythe-rejected-discards-of-several-decks = There are { $decks } Automa decks; discards can be told for one only.
scythe-rejected-enemies-share-territory = Enemies cannot stand together at { NAME($territories) }: tell the combat, or its outcome.
scythe-rejected-faction-taken = { START($faction) } is played twice.
scythe-rejected-factory-card-taken-already = { START($seat) } has a Factory card already.
scythe-rejected-game-over = The game is over.
scythe-rejected-goal-not-reached = The goal is not reached: { $there } of { $needed }.
scythe-rejected-home-base-closed = Units of { NAME($seat) } cannot stand on { NAME($place) }; { $open-count ->
    [0] no other home base is open to them
   *[other] open to them are: { NAME($open) }
  }.
scythe-rejected-human-mat-unknown = Tell the popularity and the coins printed on the player mat of { NAME($seat) }.
scythe-rejected-human-with-level = A human has no level.
scythe-rejected-last-turn-card-not-on-top = The card of the last turn lies on top of the discard pile, which is card { $top }, not { $card }.
scythe-rejected-no-automa = There is no Automa in this game.
scythe-rejected-no-combat = There is no combat.
scythe-rejected-no-encounter-space = There is no encounter space at { NAME($territory) }.
scythe-rejected-no-encounter-there = There is no encounter token at { NAME($territory) }.
scythe-rejected-no-factory-card-left = No Factory card is left.
scythe-rejected-no-question-open = Nothing is asked now.
scythe-rejected-no-retreat-there = There is no retreat to { NAME($territory) }.
scythe-rejected-no-tokens = { START($faction) } has no tokens to place.
scythe-rejected-no-upgrade-left = All upgrades are made.
scythe-rejected-not-a-territory = Resources cannot be taken to { NAME($place) }.
scythe-rejected-not-an-automas-turn = It is the turn of { NAME($turn) }, which is no Automa.
scythe-rejected-not-enough = { $what ->
    [coins] There { $there ->
        [one] is 1 coin
       *[other] are { $there } coins
      }
   *[other] The { NAME($what) } is { $there }
  }, not { $asked }.
scythe-rejected-not-enough-units = There { $on-mat ->
    [one] is 1 unit
   *[other] are { $on-mat } units
  } left on the mat, not { $asked }.
scythe-rejected-not-on-table = A unit on the mat does not move; deploy it.
scythe-rejected-not-your-question = The question is for { NAME($seat) }.
scythe-rejected-not-your-turn = It is the turn of { NAME($turn) }.
scythe-rejected-player-mat-taken = Two players have the player mat { NAME($mat) }.
scythe-rejected-position-impossible = This position cannot be: { $reason }
scythe-rejected-question-open = First answer the question ({ NAME($question) }) with the action “{ $answer }”.
scythe-rejected-recruit-enlisted-already = This recruit is enlisted already.
scythe-rejected-resources-not-there = { START($territory) } has { $there } { NAME($resource) }, not { $asked }.
scythe-rejected-seat-taken = The seat “{ NAME($seat) }” is taken twice.
scythe-rejected-seats-are-fixed = The seats of a game do not change.
scythe-rejected-star-placed-already = The star for this goal is placed already.
scythe-rejected-structure-built-already = The { NAME($structure) } is built already.
scythe-rejected-structure-there = There is a structure at { NAME($territory) } already.
scythe-rejected-token-there = There is a token at { NAME($territory) } already.
scythe-rejected-too-many-combat-cards = { $cards-max ->
    [0] No combat card
    [one] At most 1 combat card
   *[other] At most { $cards-max } combat cards
  } can be played here.
scythe-rejected-too-many-stars = { START($seat) } cannot have these stars: { NAME($stars) }.
scythe-rejected-unit-not-there = There { $there ->
    [one] is 1 unit
   *[other] are { $there } units
  } of this kind ({ NAME($unit) }) at { NAME($place) }, not { $asked }.
scythe-rejected-unknown-seat = There is no seat “{ $seat }”; there are: { NAME($seats) }.
scythe-rejected-unknown-territory = There is no territory “{ $territory }”.
scythe-rejected-unknown-tracker-space = The star tracker has { $spaces } spaces; there is no space { $space }.
scythe-rejected-workers-carry-no-workers = Workers carry no workers.
scythe-rejected-workers-enter-alone = Workers cannot enter { NAME($territory) }, where an enemy stands, without a combat unit.
scythe-rejected-wrong-number-of-cards = { $count ->
    [0] No card is
    [one] 1 card is
   *[other] { $count } cards are
  } to be told.
scythe-rejected-wrong-number-of-units = { START($seat) } has { $there ->
    [one] 1 unit
   *[other] { $there } units
  } of this kind ({ NAME($unit) }), not { $needed }.
