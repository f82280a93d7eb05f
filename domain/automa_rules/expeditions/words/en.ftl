# Expeditions: the facts and refusals of its Automa, in the terms of the printed game.

name-basecamp = Basecamp
name-north = North
name-central = Central
name-bag = the bag of corruption tokens
name-first-player = first player
name-random = by chance
name-orange = orange
name-turquoise = turquoise
name-map = map token
name-tile = tile
name-tokens = tokens from the bag
name-twenty = the value-20 token
name-target = the target
name-quests = solved quests
name-meteorites = melded meteorites
name-items = upgraded items
name-corruption20 = the value-20 token
name-corruption = corruption tokens
name-cards = cards
name-workers-or-maps = workers or map tokens
name-progress-cards = progress cards
name-glory-spaces = the glory spaces
name-last-space = the last space of the track
name-coins-for-glory = coins for a glory token
name-coins-for-map = coins for a map token
name-coins-for-corruption = coins for a corruption token
name-glory-coins-adjustment = more or fewer coins for each glory token of the Automa

name-no-target = the line has no target
name-glory-too-low = the glory is too low
name-no-match = nothing in range matches
name-first-match = the first match in range
name-steps = locations ahead
name-human-there = your mech stands there
name-no-map-token = no map token lies there
name-no-corruption = no corruption lies there
name-only-twenty = only the value-20 token lies there
name-no-twenty = the value-20 token does not lie there
name-other-corruption = other corruption lies there too
name-farther = it is farther than the first match
name-glory-space = a glory space
name-ran-out = no token was left
name-multiplier = the number on the card
name-sweep-symbol = the sweep symbol on the card
name-value-reached = the value of the tile was reached
name-bag-ran-out = the bag was empty
name-last-glory = the last glory token is placed
name-sum = sum

expeditions-game-began = { $progress-card-name ->
    [none] A progress card of the table's own
   *[other] Progress card { $progress-card-name }
  }: { $progress-card-coins-for-glory } { $progress-card-coins-for-glory ->
    [one] coin
   *[other] coins
  } for each glory token of the Automa{ $glory-coins-adjustment ->
    [0] {""}
   *[other] , changed by { CHANGE($glory-coins-adjustment) }
  }, { $progress-card-coins-for-map } for each map token, { $progress-card-coins-for-corruption } for each corruption token.{ $turn ->
    [human] {" "}The first turn is yours.
    [automa] {" "}The first turn is the Automa's.
   *[none] {""}
  }{ $pack ->
    [none] {""}
   *[other] { $pack-example ->
        [yes] {" "}The progress card comes from an example pack: it is made up and is not a printed one.
       *[other] {""}
      }
  }
    .short = { $progress-card-name ->
        [none] Progress card: on the table
       *[other] Progress card: { $progress-card-name }
      }
expeditions-first-player-chosen = { $seat ->
    [human] Chance has chosen: you begin.
   *[automa] Chance has chosen: the Automa begins.
  }
    .short = First player: { $seat ->
        [human] you
       *[other] { NAME($seat) }
      }
expeditions-deck-renewed = The Automa deck was empty: all 14 cards are shuffled, and 2 are set aside unseen.
    .short = Shuffle all 14 cards, set 2 aside
expeditions-automa-card-drawn = The Automa follows card { $card }; { $left ->
    [0] the deck is empty now
    [one] 1 card is left
   *[other] { $left } cards are left
  }.
    .short = Card { $card } ({ $left } left)
expeditions-progress-advanced = The progress token advances 1 space, to space { $to }{ $glory-in ->
    [none] {""}
    [0] : a glory space
    [one] ; glory in 1 more
   *[other] ; glory in { $glory-in } more
  }.
    .short = Progress token → space { $to }{ $glory-in ->
        [0] , glory
       *[other] {""}
      }
expeditions-progress-stayed = The progress token stays on the last space, { $at }.
    .short = Progress token stays on { $at }
expeditions-automa-glory-placed = The Automa places its glory token { $number } of 8 in the upper left corner of Basecamp; it blocks no category.
    .short = Glory { $number } of 8 → Basecamp
expeditions-sweep-announced = Sweep, { $mech ->
    [north] North
   *[central] Central
  } mech at { NAME($location) } (before it moves): discard all face-up cards next to it and refill from the deck.
    .short = Sweep the cards next to { PLACE($location) }
expeditions-target-found = The { $mech ->
    [north] North
   *[central] Central
  } mech looks for { $kind ->
    [map] a map token
    [corruption20] the value-20 token alone
   *[corruption] corruption
  } and finds it at { NAME($location) }, { $steps ->
    [0] where it stands
    [one] 1 location ahead
   *[other] { $steps } locations ahead
  }.
    .short = { $kind ->
        [map] { $mech ->
            [north] North mech
           *[central] Central mech
          }: map token at { PLACE($location) }
        [corruption20] { $mech ->
            [north] North mech
           *[central] Central mech
          }: 20 token at { PLACE($location) }
       *[corruption] { $mech ->
            [north] North mech
           *[central] Central mech
          }: corruption at { PLACE($location) }
      }
expeditions-target-missed = { $mech ->
    [north] North mech
   *[central] Central mech
  }{ $reason ->
    [no_target] : the card shows no target
    [glory_too_low] : its target needs { $glory-needed } glory on Basecamp{ $glory ->
        [none] {""}
       *[other] ; the Automa has { $glory }
      }
   *[no_match] : nothing in range matches its target{" "}({ $kind ->
        [map] a map token
        [corruption20] the value-20 token without other corruption
       *[corruption] corruption besides the value-20 token
      }{ $skipped ->
        [none] {""}
       *[other] ; { NAME($skipped) }, where you stand, is skipped
      })
  }.
    .short = { $reason ->
        [no_target] { $mech ->
            [north] North mech
           *[central] Central mech
          }: no target on the card
        [glory_too_low] { $mech ->
            [north] North mech
           *[central] Central mech
          }: too little glory ({ $glory }/{ $glory-needed })
       *[no_match] { $mech ->
            [north] North mech
           *[central] Central mech
          }: nothing in range
      }
expeditions-mech-moved = The { $mech ->
    [north] North
   *[central] Central
  } mech moves { $steps ->
    [one] 1 location
   *[other] { $steps } locations
  } { $mech ->
    [north] east
   *[central] west
  }, from { NAME($origin) } to { NAME($to) }{ $around ->
    [yes] , round from the { $mech ->
        [north] east end to the west end
       *[central] west end to the east end
      }
   *[no] {""}
  }{ $skipped ->
    [none] {""}
   *[other] {" "}({ NAME($skipped) }, where you stand, is skipped)
  }.
    .short = { $mech ->
        [north] North mech
       *[central] Central mech
      } { PLACE($origin) } → { PLACE($to) }
expeditions-map-token-taken = { $seat ->
    [human] You take the map token from { NAME($location) }{ $total ->
        [none] {""}
       *[other] {" "}and have { $total } now
      }
   *[automa] The Automa takes the map token from { NAME($location) }{ $total ->
        [none] {""}
       *[other] {" "}and has { $total } now
      }
  }.
    .short = Map token from { PLACE($location) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-tile-revealed = { $seat ->
    [human] You reveal
   *[automa] The Automa reveals
  } the tile at { NAME($location) }.
    .short = Turn up the tile at { PLACE($location) }
expeditions-automa-turn-paused = { $asks ->
    [tokens] Draw corruption tokens from the bag for { NAME($location) }, one by one, until they reach the value on the tile. Enter them in the order drawn, or say that the tile gets the value-20 token.
   *[tile] Enter the corruption value printed on the tile at { NAME($location) }, or say that it gets the value-20 token.
  }
    .short = { $asks ->
        [tokens] Draw corruption for { PLACE($location) }
       *[tile] Enter the value of the tile at { PLACE($location) }
      }
expeditions-corruption-placed = { $twenty ->
    [yes] The value-20 token is placed at { NAME($location) }.
   *[no] { $tokens-count ->
        [0] No corruption is placed at { NAME($location) }
       *[other] Corruption is placed at { NAME($location) }, from bottom to top: { NAME($tokens) }
      }{ $bag-ran-out ->
        [yes] ; the bag is empty{ $value ->
            [none] {""}
           *[other] {" "}before the tile's value of { $value } is reached
          }
       *[no] { $value ->
            [none] {""}
           *[other] {" "}(the tile's value is { $value })
          }
      }.
  }
    .short = { $twenty ->
        [yes] 20 token → { PLACE($location) }
       *[no] { $tokens-count ->
            [0] No corruption at { PLACE($location) }
           *[other] { PLACE($location) }, bottom up: { NAME($tokens) }
          }
      }
expeditions-gears-tokens-placed = At { NAME($location) } { $count ->
    [one] lies a token
   *[other] lie { $count } tokens
  } of Gears of Corruption: follow its rules at the table, and enter what changes.
    .short = { PLACE($location) }: Gears of Corruption
expeditions-corruption-taken = { $seat ->
    [human] You vanquish
   *[automa] The Automa vanquishes
  } { $tokens-count ->
    [one] 1 token
   *[other] { $tokens-count } tokens
  }{ $multiplier ->
    [none] {""}
   *[other] {" "}(x{ $multiplier } on its card)
  } at { NAME($location) }, from the top: { NAME($tokens) }. { $left ->
    [0] None is left there
    [one] 1 is left there
   *[other] { $left } are left there
  }{ $total ->
    [none] {""}
   *[other] { $seat ->
        [human] ; you have { $total } now
       *[automa] ; the Automa has { $total } now
      }
  }.
    .short = From { PLACE($location) }, top: { NAME($tokens) }
expeditions-twenty-taken = { $seat ->
    [human] You vanquish the value-20 token at { NAME($location) }{ $total ->
        [none] {""}
        [one] {" "}and have 1 corruption token now
       *[other] {" "}and have { $total } corruption tokens now
      }
   *[automa] The Automa vanquishes the value-20 token at { NAME($location) }{ $total ->
        [none] {""}
        [one] {" "}and has 1 corruption token now
       *[other] {" "}and has { $total } corruption tokens now
      }
  }.
    .short = 20 token from { PLACE($location) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-corruption-destroyed = Back into the bag from { NAME($location) }, from the top: { NAME($tokens) }.
    .short = { PLACE($location) } → bag: { NAME($tokens) }
expeditions-human-moved = Your mech moves from { $origin ->
    [basecamp] Basecamp
   *[other] { NAME($origin) }
  } to { $to ->
    [basecamp] Basecamp
   *[other] { NAME($to) }
  }.
    .short = Your mech { PLACE($origin) } → { PLACE($to) }
expeditions-maps-changed = You { SIGN($amount) ->
    [minus] lose
   *[plus] gain
  } { SIZE($amount) ->
    [one] 1 map token
   *[other] { SIZE($amount) } map tokens
  }{ $total ->
    [none] {""}
   *[other] {" "}and have { $total } now
  }.
    .short = Map tokens { CHANGE($amount) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-coins-changed = You { SIGN($amount) ->
    [minus] pay
   *[plus] gain
  } { SIZE($amount) ->
    [one] 1 coin
   *[other] { SIZE($amount) } coins
  }{ $total ->
    [none] {""}
   *[other] {" "}and have { $total } now
  }.
    .short = Coins { CHANGE($amount) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-quest-solved = You solve a quest{ $total ->
    [none] {""}
   *[other] {" "}and have solved { $total } now
  }.
    .short = Quests solved: { $total }
expeditions-item-upgraded = You upgrade an item that is worth { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } at the end{ $total ->
    [none] {""}
   *[other] ; all your items together are worth { $total } now
  }.
    .short = Item upgraded: +{ $coins } { $coins ->
        [one] coin
       *[other] coins
      }
expeditions-human-glory-placed = You boast: your glory token { $number } of 4 goes to “{ NAME($category) }”.
    .short = Glory { $number } of 4: { NAME($category) }
expeditions-card-boxed = Card { $card } speaks of another player: put it back into the box and draw another one.
    .short = Card { $card } → box; draw another
expeditions-reported = You update the table.{ $mech ->
    [none] {""}
    [basecamp] {" "}Your mech stands on Basecamp.
   *[other] {" "}Your mech stands at { NAME($mech) }.
  }{ $coins ->
    [none] {""}
    [one] {" "}You have 1 coin.
   *[other] {" "}You have { $coins } coins.
  }{ $maps ->
    [none] {""}
    [one] {" "}You have 1 map token.
   *[other] {" "}You have { $maps } map tokens.
  }{ $corruption ->
    [none] {""}
   *[other] {" "}{ $corruption-count ->
        [0] You have no corruption tokens.
       *[other] Your corruption tokens: { NAME($corruption) }.
      }
  }{ $twenty ->
    [yes] {" "}You have the value-20 token.
    [no] {" "}You do not have the value-20 token.
   *[none] {""}
  }{ $glory ->
    [none] {""}
   *[other] {" "}{ $glory-count ->
        [0] You have no glory on Basecamp.
       *[other] Your glory on Basecamp: { NAME($glory) }.
      }
  }{ $solved-quests ->
    [none] {""}
    [one] {" "}You have solved 1 quest.
   *[other] {" "}You have solved { $solved-quests } quests.
  }{ $item-coins ->
    [none] {""}
    [one] {" "}Your upgraded items are worth 1 coin.
   *[other] {" "}Your upgraded items are worth { $item-coins } coins.
  }
    .short = Table updated
expeditions-location-reported = You update { NAME($location-id) }: the tile is { $location-face-up ->
    [yes] face up
   *[no] face down
  }, { $location-map ->
    [yes] with a map token
   *[no] without a map token
  }, { $location-corruption-count ->
    [0] without corruption
   *[other] with corruption, from bottom to top: { NAME($location-corruption) }
  }{ $location-twenty ->
    [yes] {" "}and with the value-20 token
   *[no] {""}
  }.
    .short = { PLACE($location-id) } updated
expeditions-end-triggered = { $seat ->
    [human] Your fourth glory token is placed
   *[automa] The Automa's eighth glory token is placed
  }: { $turns-left ->
    [3] after this turn each side has one more; { $seat ->
        [human] you have
       *[automa] the Automa has
      } the last one
   *[other] this turn and one more of { $seat ->
        [human] yours
       *[automa] the Automa's
      } are the last
  }.
    .short = Last turns: { $turns-left } left
expeditions-end-called-off = { $seat ->
    [human] Your fourth glory token is
   *[automa] The Automa's eighth glory token is
  } not placed after all: the game goes on as before.
    .short = The end is called off
expeditions-turn-ended = { $next ->
    [human] It is your turn.
    [automa] It is the Automa's turn.
   *[none] The last turn is over.
  }
    .short = { $next ->
        [none] Last turn is over
       *[other] Next turn: { $next ->
            [human] you
           *[other] { NAME($next) }
          }
      }
expeditions-game-ended = { $tie ->
    [yes] A tie: you and the Automa have { $human } { $human ->
        [one] coin
       *[other] coins
      } each, and the Automa wins ties.
   *[no] { $winner ->
        [human] You win
       *[automa] The Automa wins
      }: you have { $human } { $human ->
        [one] coin
       *[other] coins
      }, the Automa has { $automa }.
  }
    .short = You { $human }, Automa { $automa } coins

expeditions-at-location = { $place ->
    [1] N1
    [2] N2
    [3] N3
    [4] N4
    [5] N5
    [6] N6
    [7] N7
    [8] C1
    [9] C2
    [10] C3
    [11] C4
    [12] C5
    [13] C6
   *[14] C7
  }
expeditions-at-human = all that is yours
expeditions-at-human-mech = the place of your mech
expeditions-at-human-coins = your coins
expeditions-at-human-maps = your map tokens
expeditions-at-human-corruption = your corruption tokens
expeditions-at-human-twenty = the value-20 token in your possession
expeditions-at-human-glory = your glory on Basecamp
expeditions-at-human-solved-quests = your solved quests
expeditions-at-human-item-coins = the coins of your upgraded items
expeditions-at-automa = all that is the Automa's
expeditions-at-automa-north = the place of the North mech
expeditions-at-automa-central = the place of the Central mech
expeditions-at-automa-progress = the space of the progress token
expeditions-at-automa-glory = the Automa's glory on Basecamp
expeditions-at-automa-maps = the Automa's map tokens
expeditions-at-automa-corruption = the Automa's corruption tokens
expeditions-at-automa-twenty = the value-20 token in the Automa's possession
expeditions-at-locations = all at { expeditions-at-location }
expeditions-at-locations-face-up = tile at { expeditions-at-location } face up
expeditions-at-locations-map = map token at { expeditions-at-location }
expeditions-at-locations-corruption = corruption at { expeditions-at-location } from bottom to top
expeditions-at-locations-twenty = value-20 token at { expeditions-at-location }
expeditions-at-locations-reveals = value of the tile at { expeditions-at-location }
expeditions-at-turn = whose turn it is
expeditions-at-end = the end of the game
expeditions-at-end-by = who has triggered the end
expeditions-at-end-turns-left = turns left
expeditions-at-deck-drawn = cards drawn from the Automa deck
expeditions-at-boxed = cards back in the box
expeditions-at-progress-card-level = the level
expeditions-at-progress-card-name = the name of the progress card
expeditions-at-progress-card-glory-spaces = the glory spaces
expeditions-at-progress-card-last-space = the last space of the track
expeditions-at-progress-card-coins-for-glory = coins for a glory token
expeditions-at-progress-card-coins-for-map = coins for a map token
expeditions-at-progress-card-coins-for-corruption = coins for a corruption token

expeditions-ask-tile = The { $mech ->
    [north] North
   *[central] Central
  } mech has revealed the tile at { NAME($location) }. { $asks ->
    [tokens] Draw corruption tokens from the bag, one by one, until they reach the value on the tile, and enter them in the order drawn
   *[tile] Enter the corruption value printed on it
  }, or say that it gets the value-20 token.
    .short = { $asks ->
        [tokens] Tile { PLACE($location) }: tokens drawn?
       *[tile] Tile { PLACE($location) }: corruption value?
      }

expeditions-rejected-progress-card-unknown = The service does not know this progress card. Enter the values printed on yours; missing: { NAME($missing) }.
expeditions-rejected-glory-spaces-impossible = The glory spaces { $glory-spaces } are not valid: they must rise and be within the { $last-space } { $last-space ->
    [one] space
   *[other] spaces
  } after START.
expeditions-rejected-card-required = Draw a card from the Automa deck and enter its number.
expeditions-rejected-card-not-in-deck = Card { $card } has already been drawn since the last shuffle. Cards left: { $in-deck }.
expeditions-rejected-tokens-needed = Enter the corruption tokens drawn for { NAME($location) }.
expeditions-rejected-tile-value-needed = Enter the corruption value printed on the tile at { NAME($location) }.
expeditions-rejected-tokens-not-asked = Do not enter tokens for { NAME($location) }.
expeditions-rejected-too-many-tokens = The value { $value } of { NAME($location) } was reached before the last of these tokens: { NAME($tokens) }.
expeditions-rejected-tokens-fall-short = The drawn tokens total { $total }, but the value of { NAME($location) } is { $value }. Draw more, or say that the bag is empty.
expeditions-rejected-twenty-is-elsewhere = There is only one value-20 token, and it cannot be placed at { NAME($location) }.
expeditions-rejected-twenty-twice = There is only one value-20 token.
expeditions-rejected-twenty-not-there = The value-20 token is not at { NAME($location) }.
expeditions-rejected-too-few-tokens = There { $there ->
    [0] are no tokens
    [one] is only 1 token
   *[other] are only { $there } tokens
  } at { NAME($location) }{ $there ->
    [0] {""}
   *[other] , not { $wanted }
  }.
expeditions-rejected-tile-face-up = The tile at { NAME($location) } is already face up.
expeditions-rejected-tile-awaits-tokens = The tile at { NAME($location) } must stay face up: it still needs its tokens.
expeditions-rejected-basecamp-is-left-for-good = A mech cannot return to Basecamp.
expeditions-rejected-mech-is-there-already = Your mech is already at { NAME($location) }.
expeditions-rejected-location-occupied = Another mech is already at { NAME($location) }.
expeditions-rejected-location-twice = { START($location) } is entered twice.
expeditions-rejected-locations-incomplete = Enter the seven locations of North and the seven of Central, each in order.
expeditions-rejected-mech-in-wrong-region = The { $mech ->
    [north] North
   *[central] Central
  } mech cannot be at { NAME($location) }: it stays in its region.
expeditions-rejected-corruption-on-face-down-tile = The tile at { NAME($location) } is face down, so it cannot hold corruption.
expeditions-rejected-too-many-maps = The game has only { $most ->
    [one] 1 map token
   *[other] { $most } map tokens
  }, not { $maps }.
expeditions-rejected-too-much-corruption = The game has only { $most } corruption tokens, not { $tokens }.
expeditions-rejected-glory-already-placed = Each category holds only one of your glory tokens.
expeditions-rejected-no-glory-left = All four of your glory tokens are already placed.
expeditions-rejected-off-the-track = The track ends at space { $last-space }; there is no space { $progress }.
expeditions-rejected-amount-impossible = The result would be { $would-be } { $what ->
    [coins] coins
    [maps] map tokens
    [solved_quests] solved quests
   *[item_coins] coins for upgraded items
  }, which is impossible.
expeditions-rejected-card-already-boxed = This card is already in the box.
expeditions-rejected-card-drawn-twice = A card can be drawn only once between two shuffles.
expeditions-rejected-too-many-cards-drawn = At most { $most ->
    [one] 1 card
   *[other] { $most } cards
  } can be drawn between two shuffles.
expeditions-rejected-end-needed = A player has placed all glory tokens. Enter who triggered the end and how many turns are left, counting this one.
expeditions-rejected-end-without-glory = { $by ->
    [human] You have placed { $glory } of your { $needed } glory tokens
   *[automa] The Automa has placed { $glory } of its { $needed } glory tokens
  }, so the end is not triggered yet.
expeditions-rejected-end-impossible = With { $turns-left } { $turns-left ->
    [one] turn
   *[other] turns
  } left, the player who triggered the end would not have the last turn.
expeditions-rejected-automa-turn-under-way = The Automa's turn is not over yet.
expeditions-rejected-not-an-automas-turn = It is your turn, not the Automa's.
expeditions-rejected-not-your-turn = It is { WHOSE($turn) } turn, not yours.
expeditions-rejected-not-your-question = The question is for the human.
expeditions-rejected-question-open = First enter what is on the tile at { NAME($location) }.
expeditions-rejected-no-question-open = No question is open now.
expeditions-rejected-game-over = The game is over.
expeditions-rejected-not-at-your-mech = Your mech is at { $mech ->
    [basecamp] Basecamp
   *[other] { NAME($mech) }
  }, not at { NAME($location) }.
    .short = { PLACE($location) }: your mech is elsewhere
expeditions-rejected-tile-stays-face-down = Your mech is at { NAME($location) }, but the tile there is still face down. Reveal it.
    .short = { PLACE($location) }: tile still face down
expeditions-rejected-other-corruption-on-top = You cannot vanquish the value-20 token at { NAME($location) } while other corruption is there: { NAME($tokens) }.
    .short = { PLACE($location) }: other corruption first
expeditions-rejected-category-not-reached = “{ NAME($category) }” needs { $needed }; known so far: { $there }.
    .short = { START($category) }: { $there } of { $needed }
expeditions-rejected-too-many-quests = A mech has room for at most { $most } solved quests, not { $solved }.
    .short = Quests: { $solved }, at most { $most }
expeditions-rejected-bag-has-more = The bag cannot have run out for { NAME($location) }: { $left ->
    [one] 1 corruption token is
   *[other] { $left } corruption tokens are
  } neither on the table nor with a player.
    .short = Bag still holds { $left } tokens
expeditions-rejected-no-tokens-told = No corruption tokens were entered for { NAME($location) }, although the bag has not run out.
    .short = { PLACE($location) }: no tokens entered

# Forms: actions, fields, options.

expeditions-do-tell-tile = What is on the tile
expeditions-do-move-mech = Move my mech
expeditions-do-reveal-tile = Turn the tile up
expeditions-do-take-corruption = Vanquish corruption
expeditions-do-take-twenty = Take the token of value 20
expeditions-do-destroy-corruption = Return corruption to the bag
expeditions-do-change-maps = Gain or give map tokens
expeditions-do-change-coins = Gain or pay coins
expeditions-do-solve-quest = Solve a quest
expeditions-do-upgrade-item = Upgrade an item
expeditions-do-place-glory = Boast
expeditions-do-box-card = Return a card to the box
expeditions-field-tokens = Tokens drawn, in their order
expeditions-field-bag-ran-out = The bag was empty before that
expeditions-field-tile = Value on the tile
expeditions-field-to = To
expeditions-field-count = Tokens
expeditions-field-amount = Gained (+) or given (−)
expeditions-field-category = For
expeditions-field-mech = My mech
expeditions-field-maps = Map tokens
expeditions-field-solved-quests = Quests solved
expeditions-field-item-coins = Coins on upgraded items
expeditions-option-ordinary-tile = Ordinary tile
expeditions-option-boxed-card = Card { $card }
