# Scythe: the facts and refusals of the game, in the terms of the printed rulebook.

name-home = the home base
    .short = home base
name-home-polania = the home base of Polania
name-home-saxony = the home base of Saxony
name-home-crimea = the home base of Crimea
name-home-nordic = the home base of the Nordic Kingdoms
name-home-rusviet = the home base of the Rusviet Union
name-home-albion = the home base of Albion
name-home-togawa = the home base of Togawa
name-mat = the faction mat
    .short = mat
name-r3c3 = the Factory

name-polania = Polania
name-saxony = Saxony
name-crimea = Crimea
name-nordic = Nordic
name-rusviet = Rusviet
name-albion = Albion
name-togawa = Togawa
name-yellow = yellow
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
name-attack-combat = Attack Move vs. Combat Unit
name-attack-worker = Attack Move vs. Worker
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
name-sixth-star = sixth star
name-agreement = agreement of the table
name-correction = correction
name-play-on = the sixth star does not end the game
name-ended-by-agreement = Ended by agreement
name-combat-between-humans = combat between humans
name-combat-draw = Automa card for the combat
name-flip = combat card to be flipped
name-attack = attack on combat units
name-winner = winner of the combat
name-bonus-star = star by the recruit bonus
name-final-count = count at the end

name-no-unit = there is no such unit to move
name-power-too-low = the power is too low
name-no-valid-territory = there is no valid territory
name-no-destination = no valid territory can be chosen
name-in-enemy-neighbourhood = it is in the neighborhood of an enemy combat unit
name-enemy-unit = an enemy unit stands there
name-own-mech = an own mech stands there
name-none-left = none is left
name-track-full = the power track is full
name-combat-card-test = stopped by the flipped combat card
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
name-own-worker = another own worker stands there
name-own-combat-unit = another own combat unit stands there
name-no-encounter = neither an encounter token nor the Factory
name-factory-card-held = the Automa has a Factory card
name-no-enemy-combat-unit = no enemy combat unit stands there
name-enemy-combat-unit = an enemy combat unit stands there
name-no-enemy-worker = no enemy worker stands there
name-only-unit = the only unit
name-distance-to-home = distance to the home base
name-mech-before-character = on one spot a mech goes before the character
name-moved = moved
name-carried = taken along
name-produced = produced
name-retreats = retreat
name-driven-off = driven off
name-called-back = called back
name-other = otherwise

scythe-game-began = A game of { $players-count } players begins; { $turn ->
    [You] you take
   *[other] { WHO($turn) } takes
  } the first turn.
    .short = New game; first turn: { NAME($turn) }
scythe-bonus-tile-drawn = The structure bonus tile counts { NAME($tile) }.
    .short = Bonus: { NAME($tile) }
scythe-automa-card-drawn = { CAPITAL(WHO($seat)) } draws card { $card } (Scheme { $scheme ->
    [1] I
   *[2] II
  }).
    .short = Card { $card } face up, Scheme { $scheme ->
        [1] I
       *[2] II
      }
scythe-automa-deck-renewed = All 19 cards of the { NAME($deck) } deck are shuffled at the table.
    .short = Reshuffle all 19 Automa cards
scythe-turn-skipped = Card { $card } skips { WHOSE($seat) } turn.
    .short = Card { $card }: turn skipped
scythe-automa-turn-paused = { CAPITAL(WHOSE($seat)) } turn waits for { $flip ->
    [yes] a combat card to be flipped
   *[no] the combat
  }.
    .short = { $flip ->
        [yes] First flip a combat card
       *[no] First the combat
      }
scythe-turn-ended = { $seat ->
    [You] You end your turn
   *[other] { CAPITAL(WHO($seat)) } ends the turn
  }; { $next ->
    [You] it is your turn
   *[other] { WHO($next) } is next
  }.
    .short = Next turn: { NAME($next) }
scythe-sixth-star-played-on = { $seat ->
    [You] You have
   *[other] { CAPITAL(WHO($seat)) } has
  } six stars. As agreed, the game goes on until the table ends it.
    .short = Sixth star: play on
scythe-game-reopened = The correction takes away what ended the game: it goes on.
    .short = The game goes on
scythe-game-ended = { $why ->
    [agreement] By agreement of the table
    [correction] Counted again after a correction
   *[sixth_star] { $seat ->
        [You] You place your sixth star
       *[other] { CAPITAL(WHO($seat)) } places the sixth star
      }
  }: the game is over. Coins: { NAME($totals) }. { $winners-alone ->
    [none] Won together by { NAME($winners) }
    [You] You win
   *[other] { CAPITAL(WHO($winners-alone)) } wins
  }{ $tie ->
    [yes] {" "}after the tie-breakers
   *[no] {""}
  }.
    .short = { $why ->
        [agreement] By agreement: game over
        [correction] Counted again: game over
       *[sixth_star] Sixth star: game over
      }
scythe-symbol-refused = { START($symbol) } is invalid: { $reason ->
    [no_unit] no such unit to move
    [power_too_low] { $power ->
        [none] the power is too low
       *[other] it takes { $min-power } power, and there is only { $power }
      }
    [no_valid_territory] there is no valid territory
   *[no_destination] no valid territory can be chosen
  }.
    .short = Skip: { NAME($symbol) }
scythe-unit-moved = { START($symbol) }: { WHOSE($seat) } { NAME($unit) } { $stays ->
    [yes] stays { AT($to) }
   *[no] goes { FROM($origin) } { TO($to) }
  }. { $decided-by ->
    [only_destination] { $among ->
        [none] No other territory can be chosen.
        [1] No other territory can be chosen.
       *[other] Of the { $among } valid territories only this one can be chosen.
      }
    [units_in_reach] It is in the neighborhood of the most other units{ $score ->
        [none] {""}
       *[other] {" "}({ $score })
      }.
    [distance_to_enemy] It is closest to an enemy combat unit{ $score ->
        [none] {""}
       *[other] {" "}(distance { $score })
      }.
    [enemy_combat_units] It holds the fewest enemy combat units{ $score ->
        [none] {""}
       *[other] {" "}({ $score })
      }.
    [resources] It holds the most resources{ $score ->
        [none] {""}
       *[other] {" "}({ $score })
      }.
    [distance_to_factory] { $to ->
        [r3c3] { $best ->
            [none] Several territories tie
           *[other] { $best } territories tie
          }{ $symbol ->
            [encounter_factory] {" "}(all valid)
           *[other] { $score ->
                [none] {""}
               *[other] {" "}({ $symbol ->
                    [move_worker] other units in reach
                    [attack_combat] enemy combat units
                    [attack_worker] resources
                   *[other] distance to an enemy
                  }: { $score })
              }
          }: one of them is the Factory.
       *[other] { $best ->
            [none] Several territories tie
           *[other] { $best } territories tie
          }{ $symbol ->
            [encounter_factory] {" "}(all valid)
           *[other] { $score ->
                [none] {""}
               *[other] {" "}({ $symbol ->
                    [move_worker] other units in reach
                    [attack_combat] enemy combat units
                    [attack_worker] resources
                   *[other] distance to an enemy
                  }: { $score })
              }
          }: { PLACE($to) } is closest to the Factory.
      }
   *[reading_order] { $best ->
        [none] Several territories tie
       *[other] { $best } territories tie
      }{ $symbol ->
        [encounter_factory] {" "}(all valid)
       *[other] { $score ->
            [none] {""}
           *[other] {" "}({ $symbol ->
                [move_worker] other units in reach
                [attack_combat] enemy combat units
                [attack_worker] resources
               *[other] distance to an enemy
              }: { $score })
          }
      }, { $all-nearest ->
        [yes] all of them
       *[no] { $nearest ->
            [none] some of them
           *[other] { $nearest } of them
          }
      } also in distance to the Factory: { PLACE($to) } comes first in reading order.
  }
    .short = { $stays ->
        [yes] { START($unit) } stays at { PLACE($to) }
       *[no] { START($unit) } { PLACE($origin) } → { PLACE($to) }
      }
scythe-move-row-ended = The flipped combat card ends { WHOSE($seat) } Move actions.
    .short = No more Move actions this turn
scythe-units-moved = { $count ->
    [one] { CAPITAL(WHOSE($seat)) } { NAME($unit) }
   *[other] { $count } of { WHOSE($seat) } { $unit ->
        [worker] workers
        [mech] mechs
       *[character] characters
      }
  } { $why ->
    [carried] { $count ->
        [one] rides along
       *[other] ride along
      }
    [produced] { $count ->
        [one] is produced and comes
       *[other] are produced and come
      }
    [retreats] { $count ->
        [one] retreats
       *[other] retreat
      }
    [called_back] { $count ->
        [one] does not fight any more and goes back
       *[other] do not fight any more and go back
      }
    [driven_off] { $count ->
        [one] is driven off
       *[other] are driven off
      }
   *[moved] { $count ->
        [one] moves
       *[other] move
      }
  } { FROM($origin) } { TO($to) }.
    .short = { $why ->
        [carried] Carried: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [produced] New: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [retreats] Retreat: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [driven_off] Sent home: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [called_back] Back: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
       *[moved] { $count ->
            [1] { START($unit) }
           *[other] { $count }× { NAME($unit) }
          } { PLACE($origin) } → { PLACE($to) }
      }
scythe-reported = { $seat ->
    [You] You update
   *[other] { CAPITAL(WHO($seat)) } updates
  } the table.{ $character ->
    [none] {""}
   *[other] {" "}Character: { NAME($character) }.
  }{ $mechs ->
    [none] {""}
   *[other] {" "}Mechs: { $mechs-count ->
        [0] on the mat
       *[other] { COUNTED($mechs) }
      }.
  }{ $workers ->
    [none] {""}
   *[other] {" "}Workers: { $workers-count ->
        [0] on the mat
       *[other] { COUNTED($workers) }
      }.
  }{ $abilities ->
    [none] {""}
   *[other] {" "}Abilities: { $abilities-count ->
        [0] -
       *[other] { NAME($abilities) }
      }.
  }{ $stars ->
    [none] {""}
   *[other] {" "}Stars: { $stars-count ->
        [0] -
       *[other] { NAME($stars) }
      }.
  }{ $recruits ->
    [none] {""}
   *[other] {" "}Recruits: { $recruits-count ->
        [0] -
       *[other] { NAME($recruits) }
      }.
  }{ $upgrades ->
    [none] {""}
   *[other] {" "}Upgrades: { $upgrades }.
  }{ $structures ->
    [none] {""}
   *[other] {" "}Structures: { $structures-count ->
        [0] -
       *[other] { NAME($structures) }
      }.
  }{ $encounters ->
    [none] {""}
   *[other] {" "}Encounters left: { $encounters-count ->
        [0] -
       *[other] { NAME($encounters) }
      }.
  }{ $hand ->
    [none] {""}
   *[other] {" "}Combat cards: { $hand }.
  }
    .short = Table updated
scythe-encounter-removed = { $seat ->
    [You] You take
   *[other] { CAPITAL(WHO($seat)) } removes
  } the encounter token { AT($territory) }.
    .short = Remove the encounter at { PLACE($territory) }
scythe-resources-changed = { SIGN($amount) ->
    [minus] { SIZE($amount) } { NAME($resource) } removed { FROM($territory) }
   *[other] { SIZE($amount) } { NAME($resource) } placed on { NAME($territory) }
  }{ $there ->
    [none] {""}
    [0] {" "}(none left)
   *[other] {" "}(now { $there })
  }.
    .short = { PLACE($territory) }: { NAME($resource) } { CHANGE($amount) }{ $there ->
        [none] {""}
       *[other] {" "}→ { $there }
      }
scythe-structure-built = { $seat ->
    [You] You build
   *[other] { CAPITAL(WHO($seat)) } builds
  } the { NAME($kind) } { AT($territory) }.
    .short = { START($kind) } → { PLACE($territory) }
scythe-token-placed = { $seat ->
    [You] You place
   *[other] { CAPITAL(WHO($seat)) } places
  } a token { AT($territory) }.
    .short = Token → { PLACE($territory) }
scythe-trap-disarmed = The Trap { AT($territory) } is disarmed: turn its token over.
    .short = Turn over the Trap: { PLACE($territory) }
scythe-unit-deployed = { $seat ->
    [You] You deploy
   *[other] { CAPITAL(WHO($seat)) } deploys
  } a { NAME($unit) } { TO($to) }{ $ability ->
    [none] {""}
   *[other] {" "}and { $seat ->
        [You] unlock
       *[other] unlocks
      } { NAME($ability) }
  }.
    .short = { START($unit) } mat → { PLACE($to) }{ $ability ->
        [none] {""}
       *[other] , { NAME($ability) }
      }
scythe-gain-failed = { START($what) }{ $reason ->
    [none_left] : { $what ->
        [combat_card] none left
       *[other] none left on the faction mat
      }
    [track_full] {" "}gives nothing: the power track is full
    [combat_card_test] {" "}gives nothing: stopped by the flipped combat card
   *[modified_to_nothing] {" "}gives nothing: the option takes it all
  }.
    .short = { $reason ->
        [none_left] { START($what) }: none left
        [track_full] Power track is full
        [combat_card_test] { START($what) }: stopped
       *[modified_to_nothing] { START($what) }: 0 (option)
      }
scythe-power-changed = { CAPITAL(WHOSE($seat)) } power { SIGN($amount) ->
    [minus] falls by { SIZE($amount) }
   *[other] rises by { SIZE($amount) }
  }{ $to ->
    [none] {""}
   *[other] {" "}(now { $to })
  }.
    .short = Power { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-coins-changed = { SIGN($amount) ->
    [minus] { $seat ->
        [You] You pay
       *[other] { CAPITAL(WHO($seat)) } pays
      }
   *[other] { $seat ->
        [You] You gain
       *[other] { CAPITAL(WHO($seat)) } gains
      }
  } { SIZE($amount) } { SIZE($amount) ->
    [one] coin
   *[other] coins
  }{ $to ->
    [none] {""}
   *[other] {" "}(now { $to })
  }.
    .short = Coins { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-popularity-changed = { CAPITAL(WHOSE($seat)) } popularity { SIGN($amount) ->
    [minus] falls by { SIZE($amount) }
   *[other] rises by { SIZE($amount) }
  }{ $to ->
    [none] {""}
   *[other] {" "}(now { $to })
  }{ $workers ->
    [0] {""}
    [one] : 1 worker was returned to its home base
   *[other] : { $workers } workers were returned to their home base
  }.
    .short = Popularity { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-combat-cards-drawn = { $consoled ->
    [yes] As the loser { $seat ->
        [You] you gain
       *[other] { WHO($seat) } gains
      }
   *[no] { $seat ->
        [You] You gain
       *[other] { CAPITAL(WHO($seat)) } gains
      }
  } { $count } combat { $count ->
    [one] card
   *[other] cards
  }{ $held ->
    [none] {""}
   *[other] {" "}(now { $held })
  }.
    .short = Combat cards +{ $count }{ $held ->
        [none] {""}
       *[other] {" "}→ { $held }
      }
scythe-combat-cards-paid = { $seat ->
    [You] You pay
   *[other] { CAPITAL(WHO($seat)) } pays
  } with combat cards: { $cards }.
    .short = Pay with combat cards: { $cards }
scythe-combat-deck-renewed = The discarded combat cards are shuffled at the table into a new deck.
    .short = Reshuffle the combat discards
scythe-combat-card-flipped = { CAPITAL(WHO($seat)) } flips a combat card{ $what ->
    [none] {""}
   *[other] {" "}before “{ NAME($what) }”
  }: it is a { $value }, so the action { $stops ->
    [yes] is stopped
   *[no] goes on
  }.
    .short = { $stops ->
        [yes] Combat card { $value }: action stops
       *[no] Combat card { $value }: go on
      }
scythe-factory-card-taken = { $seat ->
    [You] You take
   *[other] { CAPITAL(WHO($seat)) } takes
  } a Factory card.
    .short = { $seat ->
        [You] Take a Factory card
        [human] Take a Factory card
       *[other] Factory card face down by the mat
      }
scythe-recruit-enlisted = { $seat ->
    [You] You enlist
   *[other] { CAPITAL(WHO($seat)) } enlists
  } the recruit for { $bonus ->
    [power] power
    [coin] coins
    [popularity] popularity
   *[combat_card] combat cards
  }.
    .short = Recruit: { NAME($bonus) }
scythe-recruit-bonus-offered = { $seat ->
    [You] You receive
   *[other] { CAPITAL(WHO($seat)) } receives
  } the recruit bonus: { $bonus ->
    [power] 1 power
    [coin] 1 coin
    [popularity] 1 popularity
   *[combat_card] 1 combat card
  }.
    .short = Recruit bonus: { NAME($bonus) } +1
scythe-upgraded = { $seat ->
    [You] You make
   *[other] { CAPITAL(WHO($seat)) } makes
  } an upgrade.
    .short = Upgrade: move 1 cube
scythe-tracker-advanced = { $seat ->
    [automa] Star tracker
   *[other] Star tracker ({ NAME($seat) })
  }: token to { $row ->
    [none] space { $number ->
        [none] { $to }
       *[other] { $number }
      }
   *[other] { $column ->
        [none] space { $number ->
            [none] { $to }
           *[other] { $number }
          }
       *[other] row { $row }, space { $column }
      }
  }.{ $star ->
    [yes] {" "}A complete star!
   *[no] {""}
  }{ $opens ->
    [yes] {" "}From now on { WHOSE($seat) } units can cross any river and use lakes.
   *[no] {""}
  }
    .short = { $row ->
        [none] Star tracker +1
       *[other] Star tracker → row { $row }, space { $column }
      }{ $star ->
        [yes] {"\u000A"}★ complete star
       *[no] {""}
      }{ $opens ->
        [yes] {"\u000A"}Rivers and lakes open
       *[no] {""}
      }
scythe-star-placed = { $seat ->
    [You] You place
   *[other] { CAPITAL(WHO($seat)) } places
  } a star ({ NAME($goal) }){ $number ->
    [none] {""}
   *[other] , number { $number } of 6
  }.
    .short = { $number ->
        [none] Star: { NAME($goal) }
       *[other] Star { $number } of 6: { NAME($goal) }
      }
scythe-scheme-switched = { CAPITAL(WHO($seat)) } switches to Scheme II.
    .short = Turn the deck round: Scheme II
scythe-battles-declared = Combat at { NAME($territories) }.
    .short = Combat: { PLACE($territories) }
scythe-combat-began = { $attacker ->
    [You] You attack
   *[other] { CAPITAL(WHO($attacker)) } attacks
  } { WHO($defender) } { AT($territory) }.
    .short = { PLACE($territory) }: { NAME($attacker) } { $attacker ->
        [You] attack
       *[other] attacks
      }
scythe-combat-called-off = The combat { AT($territory) } between { WHO($attacker) } and { WHO($defender) } is called off: there is nobody left to fight.
    .short = No combat at { PLACE($territory) }
scythe-combat-ability-used = { $seat ->
    [You] You use
   *[other] { CAPITAL(WHO($seat)) } uses
  } { NAME($ability) }.
    .short = Ability: { NAME($ability) }
scythe-combat-card-stolen = { $seat ->
    [You] You take
   *[other] { CAPITAL(WHO($seat)) } takes
  } one of { WHOSE($victim) } combat cards at random.
    .short = 1 random combat card → { NAME($seat) }
scythe-combat-committed = { $seat ->
    [You] You fight
   *[other] { CAPITAL(WHO($seat)) } fights
  } with { $dial } power and { $cards-count ->
    [0] no combat card
    [one] the combat card { $cards }
   *[other] the combat cards { $cards }
  }{ $retreat-count ->
    [0] {""}
   *[other] ; in defeat: { NAME($retreat) }
  }.
    .short = { $cards-count ->
        [0] Power { $dial }, no cards
       *[other] Power { $dial }, cards: { $cards }
      }
scythe-combat-table-read = Combat Table of card { $card }: { $seat ->
    [You] you use
   *[other] { WHO($seat) } uses
  } { $power } power and { $cards ->
    [0] no combat cards
    [one] 1 combat card
   *[other] { $cards } combat cards
  }.{ $as-printed ->
    [yes] {""}
   *[no] {" "}(The table says { $printed-power } power and { $printed-cards } { $printed-cards ->
        [one] card
       *[other] cards
      }, but there is no more.)
  }
    .short = Card { $card }: power { $power }, cards { $cards }
scythe-combat-cards-turned-up = { CAPITAL(WHO($seat)) } turns up { $cards-count ->
    [0] no combat card
    [one] the combat card { $cards }
   *[other] the combat cards { $cards }
  }.
    .short = { $cards-count ->
        [0] No combat card
       *[other] Turn up combat cards: { $cards }
      }
scythe-combat-won = { $winner ->
    [You] You win
   *[other] { CAPITAL(WHO($winner)) } wins
  } the combat { AT($territory) }{ $attacker-wins ->
    [none] {""}
    [yes] {" "}as the attacker
   *[other] {" "}as the defender
  } against { WHO($loser) }{ $attacker-wins ->
    [none] .
   *[other] : attacker { $attacker-total } ({ $attacker-dial } power{ $attacker-cards-count ->
        [0] {""}
        [one] , combat card { $attacker-cards }
       *[other] , combat cards { $attacker-cards }
      }), defender { $defender-total } ({ $defender-dial } power{ $defender-cards-count ->
        [0] {""}
        [one] , combat card { $defender-cards }
       *[other] , combat cards { $defender-cards }
      }).{ $tie ->
        [yes] {" "}The attacker wins a tie.
       *[no] {""}
      } Power left: attacker { $attacker-power }, defender { $defender-power }.
  }
    .short = { $attacker-wins ->
        [none] { PLACE($territory) }: won by { NAME($winner) }
       *[other] { $attacker-total } : { $defender-total } – won by { NAME($winner) }
        Set power: attacker { $attacker-power }, defender { $defender-power }
      }
scythe-resource-box-read = { $card ->
    [none] No Automa card has been drawn yet, so no resources are placed { AT($territory) }.
   *[other] { $resource ->
        [none] The resource box of card { $card } shows { $amount }, but nothing is produced { AT($territory) }.
       *[other] The resource box of card { $card } shows { $amount }: { $amount ->
            [0] no resources are placed
           *[other] place { $amount } { NAME($resource) }
          } { AT($territory) }.
      }
  }
    .short = { $resource ->
        [none] { PLACE($territory) }: no resources
       *[other] { $amount ->
            [0] { PLACE($territory) }: no resources
           *[other] { PLACE($territory) }: { NAME($resource) } +{ $amount }
          }
      }

# Only the card: what the table does and tells where there is no board.

scythe-card-game-began = A game with only the card begins; { $turn ->
    [You] you take
   *[other] { WHO($turn) } takes
  } the first turn. The units are moved at the table.
    .short = New game; first turn: { NAME($turn) }
scythe-symbol-shown = { $otherwise ->
    [yes] If nothing before was possible:{" "}
   *[no] {""}
  }{ NAME($symbol) }. { $symbol ->
    [move_worker] The worker nearest to the home base goes to the territory in reach of the most other units of the Automa and of no enemy combat unit.
    [move_mech] The mech nearest to the home base goes as near to an enemy combat unit as it can without an attack.
    [move_character] The character goes as near to an enemy combat unit as it can without an attack.
    [encounter_factory] The character goes to an encounter token, or to the Factory while the Automa has no Factory card.
    [attack_combat] The combat unit nearest to the home base attacks where the fewest enemy combat units are.
   *[attack_worker] The combat unit nearest to the home base drives off enemy workers without a combat unit, where the most resources lie; those are removed.
  } Ties: nearest to the Factory, then reading order.
    .short = { $otherwise ->
        [yes] Else: { NAME($symbol) }
       *[no] { NAME($symbol) }
      }
scythe-unit-ordered = If one is left on the faction mat, put { $what ->
    [deploy_worker] a worker
   *[deploy_character_or_mech] the character, or else a mech,
  } on the Automa's home base.
    .short = { $what ->
        [deploy_worker] Worker: mat → home base
       *[deploy_character_or_mech] Character/Mech: mat → home base
      }
scythe-bonus-shown = Recruit bonus: { $bonus ->
    [power] 1 power
    [coin] 1 coin
    [popularity] 1 popularity
   *[combat_card] 1 combat card
  }, if { $seat ->
    [You] you have
   *[other] { WHO($seat) } has
  } enlisted it.
    .short = Recruit bonus: { NAME($bonus) } +1
scythe-bonus-star-denied = The recruit bonus brings no star: the card goes on.
    .short = No star: go on
scythe-attack-told = { CAPITAL(WHO($seat)) } { $attacks ->
    [yes] attacks
   *[no] has no combat unit to attack
  }.
    .short = { $attacks ->
        [yes] Attack
       *[no] No attack
      }
scythe-combat-told = { $seat ->
    [You] You attack
   *[other] { CAPITAL(WHO($seat)) } attacks
  } the Automa.
    .short = Combat
scythe-winner-told = { $winner ->
    [You] You win
   *[other] { CAPITAL(WHO($winner)) } wins
  } the combat. { $winner ->
    [automa] The beaten units go home, and the resources there are removed.
   *[other] { $level ->
        [ultimaszyna] The Automa's units there go home.
       *[automa] The Automa's workers there go home, its combat units to its faction mat.
      }
  } The Automa has { $power } power and { $cards } combat { $cards ->
    [one] card
   *[other] cards
  } left.
    .short = Won by { NAME($winner) }
        Power { $power }, cards { $cards }
scythe-box-shown = The resource box of card { $card } shows { $amount }: { $amount ->
    [0] no resources are placed
   *[other] place { $amount } of what the conquered territory produces
  }.
    .short = Resource box: { $amount }
scythe-count-told = Counted at the end: { $territories } { $territories ->
    [one] territory
   *[other] territories
  } of the Automa; coins of the human: { $human-coins }.
    .short = Territories { $territories }, coins { $human-coins }

scythe-ask-attack = Can the Automa attack combat units? If so, { $seat ->
    [You] first choose
   *[other] { WHO($seat) } first chooses
  } a number on the dial, and combat cards.
    .short = Does the Automa attack?
scythe-ask-winner = The Automa fights with { $power } power and { $cards ->
    [0] no combat card
    [one] 1 combat card turned up at random
   *[other] { $cards } combat cards turned up at random
  }. Who wins? The attacker wins a tie.
    .short = Power { $power }, cards { $cards }: who wins?
scythe-ask-bonus-star = Has the recruit bonus ({ NAME($bonus) }) brought the sixth star?
    .short = Sixth star by the recruit bonus?
scythe-ask-final-count = The sixth star is placed. Count the territories that the Automa controls, the Factory as three, and { $seat ->
    [You] your coins
   *[other] the human's coins
  } in all.
    .short = Count territories and coins

scythe-explained = Selected: the { NAME($unit) } { AT($origin) }, { $selected-by ->
    [only_unit] the only one
    [distance_to_home] the nearest to the home base
    [reading_order] of those equally near to the home base the first in reading order
   *[mech_before_character] as on one spot a mech goes before the character
  }. { $symbol ->
    [attack_combat] {""}
    [attack_worker] {""}
    [encounter_factory] {""}
   *[other] { $left-out-count ->
        [0] {""}
       *[other] Left out: { NAME($left-out) }.{" "}
      }
  }{ core-explained }

scythe-at-players = { WHOSE($seat) } things
scythe-at-players-faction = { WHOSE($seat) } faction
scythe-at-players-power = { WHOSE($seat) } power
scythe-at-players-popularity = { WHOSE($seat) } popularity
scythe-at-players-coins = { WHOSE($seat) } coins
scythe-at-players-combat-cards = { WHOSE($seat) } combat cards
scythe-at-players-stars = { WHOSE($seat) } stars
scythe-at-players-side = { WHOSE($seat) } side
scythe-at-players-mat = { WHOSE($seat) } player mat
scythe-at-players-level = { WHOSE($seat) } level
scythe-at-players-scheme = { WHOSE($seat) } Scheme
scythe-at-players-abilities = { WHOSE($seat) } mech abilities
scythe-at-players-recruits = { WHOSE($seat) } recruits
scythe-at-players-upgrades = { WHOSE($seat) } upgrades
scythe-at-players-tokens = { WHOSE($seat) } tokens
scythe-at-players-disarmed = { WHOSE($seat) } disarmed Traps
scythe-at-players-has-factory-card = Factory card in { WHOSE($seat) } hands
scythe-at-players-character = the place of { WHOSE($seat) } character
scythe-at-players-mechs = { $inner ->
    [none] the places of { WHOSE($seat) } mechs
   *[other] the place of one of { WHOSE($seat) } mechs
  }
scythe-at-players-workers = { $inner ->
    [none] the places of { WHOSE($seat) } workers
   *[other] the place of one of { WHOSE($seat) } workers
  }
scythe-at-players-star-tracker = steps of the token on { WHOSE($seat) } star tracker
scythe-at-turn = whose turn it is
scythe-at-resources = { $items-count ->
    [0] the resources
   *[other] the resources ({ NAME($items) })
  }
scythe-at-structures = { $items-count ->
    [0] the structures
   *[other] the structure ({ NAME($items) })
  }
scythe-at-encounters = { $place ->
    [none] the encounter tokens on the board
   *[other] one of the encounter tokens on the board
  }
scythe-at-options = { $items-count ->
    [0] the options of the game
   *[other] the option “{ NAME($items) }”
  }
scythe-at-enemies = who is an enemy of whom
scythe-at-structure-bonus = the structure bonus tile
scythe-at-factory-cards = the Factory cards that are left
scythe-at-combat-deck = the combat deck
scythe-at-combat-deck-discards = the discarded combat cards
scythe-at-automa-decks = the Automa deck
scythe-at-automa-decks-discards = the main discard pile
scythe-at-automa-decks-combat-discards = the combat discard pile
scythe-at-automa-decks-last-turn-card = the card of the last turn

scythe-ask-combat = Combat { AT($territory) }: { $seat ->
    [You] choose
   *[other] { WHO($seat) } chooses
  } a number on the dial, and combat cards.{ $abilities-count ->
    [0] {""}
   *[other] {" "}Before that you can use: { NAME($abilities) }.
  }
    .short = Combat at { PLACE($territory) }: power, cards
scythe-ask-combat-between-humans = Combat { AT($territory) } ({ NAME($attacker) } → { NAME($defender) }): enter the dials and the combat cards that both have shown.{ $abilities-count ->
    [0] {""}
   *[other] {" "}Before that these can be used: { NAME($abilities) }.
  }
    .short = Combat at { PLACE($territory) }: both sides
scythe-ask-combat-draw = Draw an Automa card for { $seat ->
    [automa] the
   *[other] { WHOSE($seat) }
  } combat, put it sideways on the combat discard pile, and enter its number.
    .short = Draw an Automa card for the combat
scythe-ask-combat-cards = Turn up { $count ->
    [one] 1 of { WHOSE($seat) } combat cards at random and enter its value
   *[other] { $count } of { WHOSE($seat) } combat cards at random and enter their values
  }.
    .short = Turn up combat cards: { $count }
scythe-ask-flip = Flip the top combat card before { $seat ->
    [automa] {""}
   *[other] { WHOSE($seat) }{" "}
  }“{ NAME($what) }” and enter its value: a 4 or 5 stops the action.
    .short = Flip a card: { NAME($what) }

scythe-rejected-ability-not-available = { START($ability) } cannot be unlocked. { $available-count ->
    [0] No ability is left
   *[other] Abilities left: { NAME($available) }
  }.
scythe-rejected-ability-not-usable = { START($ability) } cannot be used in this combat. { $usable-count ->
    [0] No other ability can be used
   *[other] Usable abilities: { NAME($usable) }
  }.
scythe-rejected-automa-has-none = { CAPITAL(WHO($seat)) } cannot have { $what ->
    [abilities] abilities
    [recruits] recruits
    [upgrades] upgrades
    [tokens] tokens
    [mat] a player mat
   *[structures] structures
  }.
scythe-rejected-automa-without-level = { CAPITAL(WHO($seat)) } needs a level.
scythe-rejected-card-not-in-deck = Card { $card } is no longer in the deck. { $in-deck-count ->
    [0] The deck is empty
   *[other] Cards left: { $in-deck }
  }.
scythe-rejected-card-required = Draw an Automa card and enter its number.
scythe-rejected-cards-not-conserved = The cards of the { NAME($deck) } deck do not add up.{ $needed ->
    [none] {""}
   *[other] {" "}The total is { $there } instead of { $needed }.
  }{ $missing-count ->
    [0] {""}
   *[other] {" "}Missing: { $missing }.
  }{ $surplus-count ->
    [0] {""}
   *[other] {" "}Too many: { $surplus }.
  }
scythe-rejected-character-on-mat = A human's character is on the board or on the home base, never on the faction mat.
scythe-rejected-combat-card-not-left = There { $left ->
    [0] is no combat card
    [one] is only 1 combat card
   *[other] are only { $left } combat cards
  } of value { $value } left.
scythe-rejected-combat-cards-not-held = These combat cards are not in the hand: { $cards }.
scythe-rejected-contradicts-question = This does not fit the open question. Answer the question first, or undo the turn.
scythe-rejected-deck-is-virtual = The service draws from the { NAME($deck) } deck. Do not enter its cards.
scythe-rejected-dial-too-high = The dial can be set to at most { $dial-max }, not { $dial }.
scythe-rejected-discards-of-several-decks = There are { $decks } Automa decks. Discards can be entered only if there is a single deck.
scythe-rejected-enemies-share-territory = Enemies cannot stay in the same territory: { NAME($territories) }. Enter the combat or its outcome.
scythe-rejected-faction-taken = Two players have the faction { NAME($faction) }.
scythe-rejected-factory-card-taken-already = { $seat ->
    [human] You already have
   *[other] { CAPITAL(WHO($seat)) } already has
  } a Factory card.
scythe-rejected-game-over = The game is over.
scythe-rejected-goal-not-reached = The goal “{ NAME($goal) }” is not reached yet: { $there } of { $needed }.
scythe-rejected-hand-of-another = The service keeps { WHOSE($seat) } hand. Only the owner of the game can enter cards shown from it.
scythe-rejected-drawn-enough = A player can draw at most { $most } combat { $most ->
    [one] card
   *[other] cards
  } in a turn (so far: { $drawn }). Only the owner of the game can enter more.
scythe-rejected-home-base-closed = { CAPITAL(WHOSE($seat)) } units cannot be on { NAME($place) }. { $open-count ->
    [0] No other home base is open to them
   *[other] Open to them: { NAME($open) }
  }.
scythe-rejected-human-mat-unknown = Enter the popularity and the coins printed on { WHOSE($seat) } player mat.
scythe-rejected-human-with-level = A human cannot have a level.
scythe-rejected-last-turn-card-not-on-top = { $top ->
    [none] The discard pile is empty, so card { $card } cannot be the card of the last turn.
   *[other] The card of the last turn is the top card of the discard pile: card { $top }, not { $card }.
  }
scythe-rejected-no-automa = A game needs at least one Automa.
scythe-rejected-no-encounter-space = There is no encounter space { AT($territory) }.
scythe-rejected-no-encounter-there = There is no encounter token { AT($territory) }.
scythe-rejected-no-factory-card-left = No Factory card is left.
scythe-rejected-no-question-open = No question is open now.
scythe-rejected-no-retreat-there = Units cannot retreat to { NAME($territory) }. { $lakes-count ->
    [0] No lake is open
   *[other] Possible: { NAME($lakes) }
  }.
scythe-rejected-piece-not-there = There is no { NAME($piece) } of this player { AT($territory) }.{ $pieces-count ->
    [0] {""}
   *[other] {" "}There: { NAME($pieces) }.
  }
scythe-rejected-no-tokens = { START($faction) } has no Flags or Traps to place.
scythe-rejected-no-upgrade-left = You have already made all upgrades.
scythe-rejected-not-a-territory = Resources cannot be taken to { NAME($place) }.
scythe-rejected-not-an-automas-turn = It is { $turn ->
    [human] your
   *[other] { WHOSE($turn) }
  } turn, not the Automa's.
scythe-rejected-not-enough = You need { $what ->
    [coins] { $asked ->
        [one] 1 coin
       *[other] { $asked } coins
      }
   *[other] { $asked } { NAME($what) }
  }, but you have { $there ->
    [0] none
   *[other] only { $there }
  }.
scythe-rejected-not-enough-units = There { $on-mat ->
    [0] is no { NAME($unit) }
    [one] is only 1 { NAME($unit) }
   *[other] are only { $on-mat } { NAME($unit) }s
  } left on the faction mat{ $on-mat ->
    [0] {""}
   *[other] , not { $asked }
  }.
scythe-rejected-not-on-table = A unit on the faction mat cannot move. Deploy it first.
scythe-rejected-not-your-question = This question is for { WHO($seat) }, not for you.
scythe-rejected-not-your-turn = It is { WHOSE($turn) } turn, not yours.
scythe-rejected-player-mat-taken = Two players have the player mat { NAME($mat) }.
scythe-rejected-question-open = First answer the open question: { NAME($question) }.
scythe-rejected-recruit-enlisted-already = This recruit is already enlisted.
scythe-rejected-resources-not-there = There is { $there ->
    [0] no { NAME($resource) }
   *[other] only { $there } { NAME($resource) }
  } { AT($territory) }{ $there ->
    [0] {""}
   *[other] , not { $asked }
  }.
scythe-rejected-seat-taken = The seat “{ NAME($seat) }” is taken twice.
scythe-rejected-seats-are-fixed = The seats of a game cannot be changed.
scythe-rejected-for-the-owner = With several players, only the owner of the game can do this: it ends the game or opens it again, changes whose turn it is, or undoes a combat in which something was shown.
scythe-rejected-pair-banned = The publisher bans { NAME($faction) } with the { NAME($mat) } player mat: together they are too strong.
    .short = Banned: { NAME($faction) } with { NAME($mat) }
scythe-rejected-star-placed-already = The star for this goal is already placed.
scythe-rejected-structure-built-already = The { NAME($structure) } is already built.
scythe-rejected-structure-there = There is already a structure { AT($territory) }.
scythe-rejected-token-there = There is already a token { AT($territory) }.
scythe-rejected-no-trap-there = There is no Trap to disarm { AT($territory) }. { $traps-count ->
    [0] There are no Traps on the board
   *[other] There are Traps at: { NAME($traps) }
  }.
scythe-rejected-too-many-combat-cards = { $cards-max ->
    [0] No combat card
    [one] At most 1 combat card
   *[other] At most { $cards-max } combat cards
  } can be played in this combat.
scythe-rejected-too-many-stars = { CAPITAL(WHO($seat)) } cannot have these stars: { NAME($stars) }.
scythe-rejected-unit-not-there = There { $there ->
    [0] is no { NAME($unit) }
    [one] is only 1 { NAME($unit) }
   *[other] are only { $there } { NAME($unit) }s
  } { AT($place) }{ $there ->
    [0] {""}
   *[other] , not { $asked }
  }.
scythe-rejected-unknown-seat = There is no seat “{ $seat }”. The seats are: { NAME($seats) }.
scythe-rejected-unknown-territory = There is no territory “{ $territory }”.{ $territories-in-row-count ->
    [0] {""}
   *[other] {" "}Territories in this row: { NAME($territories-in-row) }.
  }
scythe-rejected-unknown-tracker-space = The star tracker has { $spaces } spaces, counted from 0; there is no space { $space }.
scythe-rejected-workers-carry-no-workers = Workers cannot carry workers.
scythe-rejected-workers-enter-alone = Workers cannot enter { NAME($territory) } without a combat unit: an enemy is there.
scythe-rejected-wrong-number-of-cards = { $count ->
    [0] Do not enter any cards
    [one] Enter exactly 1 card
   *[other] Enter exactly { $count } cards
  }.
scythe-rejected-wrong-number-of-units = { CAPITAL(WHO($seat)) } must have { $needed } { NAME($unit) }s, counting those on the faction mat, not { $there }.
scythe-rejected-beyond-reach = A { NAME($unit) } cannot get { FROM($place) } { TO($to) } in one movement.{ $reach-count ->
    [0] {""}
   *[other] {" "}It can reach: { NAME($reach) }.
  }
    .short = { START($unit) } { PLACE($place) } → { PLACE($to) }: too far
scythe-rejected-moves-nowhere = The { NAME($unit) } { AT($place) } is there already: it does not move.
    .short = { START($unit) } { PLACE($place) }: already there
scythe-rejected-carried-by-no-mech = Only mechs can carry workers; the { NAME($unit) } { AT($place) } cannot.
    .short = Only mechs carry workers
scythe-rejected-no-worker-there = This needs one of the player's workers { AT($territory) }.{ $territories-count ->
    [0] {" "}The player has none on the board.
   *[other] {" "}The player's workers are at: { NAME($territories) }.
  }
    .short = No worker of yours at { PLACE($territory) }
scythe-rejected-character-not-moved = No token can be placed { AT($territory) }: the character has not moved this turn.
    .short = Token { PLACE($territory) }: character has not moved
scythe-rejected-left-on-lake = Nothing can stay { AT($territory) }: workers and resources leave a lake with the unit that brought them.
    .short = Nothing stays on lake { PLACE($territory) }
scythe-rejected-nothing-gives-it = There has been no encounter this turn and there is no Factory card, so neither can give this.
    .short = No encounter, no Factory card
scythe-rejected-resources-of-others = No { NAME($resource) } { AT($territory) } can be spent: another player controls the territory, or nobody does.
    .short = { PLACE($territory) }: not under your control
scythe-rejected-on-lake = Nothing can be built or deployed { AT($territory) }: structures and mechs need land.
    .short = { PLACE($territory) } is a lake: choose land
scythe-rejected-produced-too-much = At most { $most } { $resource ->
    [none] { $most ->
        [one] worker
       *[other] workers
      }
   *[other] { NAME($resource) }
  } can be produced { AT($territory) }, not { $asked }.
    .short = { PLACE($territory) }: at most { $most }, not { $asked }
scythe-rejected-produced-too-widely = At most { $most } { $most ->
    [one] territory
   *[other] territories
  } can produce at once, not { $asked }.
    .short = At most { $most } territories, not { $asked }
scythe-rejected-too-many-crossings = With Toka only one character or mech can cross rivers in a turn, not { $asked }.
    .short = Toka: 1 unit a turn, not { $asked }
scythe-rejected-too-many-moves = At most { $most } { $most ->
    [one] unit
   *[other] units
  } can move in a turn, not { $asked }.
    .short = At most { $most } units a turn, not { $asked }
scythe-rejected-traded-too-much = A trade brings at most { $most } { $most ->
    [one] resource
   *[other] resources
  }, not { $asked }.
    .short = Trade: at most { $most }, not { $asked }
scythe-rejected-star-due = A star is due for: { NAME($goals) }. Place it before the turn ends.
    .short = Star due: { NAME($goals) }

# Forms: actions, fields, options.

scythe-do-move = Move
scythe-do-gain = Gain
scythe-do-pay = Pay
scythe-do-produce = Produce
scythe-do-deploy = Deploy a mech
scythe-do-build = Build
scythe-do-enlist = Enlist a recruit
scythe-do-upgrade = Upgrade
scythe-do-encounter = Resolve the encounter
scythe-do-take-factory-card = Take a Factory card
scythe-do-place-token = Place a token
scythe-do-place-star = Place a star
scythe-do-end-game = End the game by agreement
scythe-do-use-ability = Use an ability before the combat
scythe-do-fight = My power and cards
scythe-do-settle = Power and cards of both sides
scythe-do-draw-for-combat = Automa card for the combat
scythe-do-turn-up = The Automa's combat cards
scythe-do-flip = Combat card flipped
scythe-do-tell-combat = Attack the Automa
scythe-do-tell-attack = Does the Automa attack?
scythe-do-tell-winner = Who wins the combat?
scythe-do-tell-bonus-star = The recruit bonus
scythe-do-tell-count = The count at the end
scythe-field-moves = Units
scythe-field-power = Power
scythe-field-popularity = Popularity
scythe-field-combat-cards = Combat cards
scythe-field-resources = Resources
scythe-field-workers = New workers
scythe-field-territory = Territory
scythe-field-ability = Ability
scythe-field-by-encounter = By an encounter or a Factory card
scythe-field-structure = Structure
scythe-field-bonus = Recruit's bonus
scythe-field-goal = For
scythe-field-character = Character
scythe-field-upgrades = Upgrades
scythe-field-dial = Power on the dial
scythe-field-cards = Combat cards
scythe-field-retreat = In defeat, units go to
scythe-field-attacker = Attacker
scythe-field-defender = Defender
scythe-field-value = Value
scythe-field-attacks = It attacks
scythe-field-winner = Winner
scythe-field-placed = Sixth star placed
scythe-field-territories = Territories of the Automa
scythe-field-human-coins = Coins of the human in all
scythe-option-home-base = Home base
scythe-option-unit-move = { START($unit) } { PLACE($origin) } → { PLACE($to) }
scythe-option-unit-move-carrying = { START($unit) } { PLACE($origin) } → { PLACE($to) }, workers: { $workers }
scythe-option-amount = { $count } × { NAME($what) }
