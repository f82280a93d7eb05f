# Facts that every game shares, and words that more than one game has.

name-automa = Automa
name-human = Human
name-You = you
name-virtual = dealt by the service
name-physical = real cards or pieces on the table
name-black = black
name-white = white
name-red = red
name-blue = blue
name-distance = distance
name-total = the total
name-tie = a tie
name-top-card = the top card of the deck
name-told = told by the table

core-commanded = { $seat ->
    [none] A command of the table.
   *[other] A command of { NAME($seat) }.
  }
core-rewound = { $by ->
    [undo] Taken back: the game stands again as at version { $to }.
    [redo] Done again: the game stands as at version { $to }.
   *[goto] The game stands as at version { $to }.
  }{ $past-reveal ->
    [yes] {" "}Something that had come to light was taken back with it.
   *[no] {""}
  }
core-corrected = Correction: { $pointer }, now { $value ->
    [structure] as on the table
    [none] none
    [yes] yes
    [no] no
   *[other] { NAME($value) }
  }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
  }.
core-doubted = The rules do not explain this. { $reason }
core-deck-shuffled = { $deck ->
    [combat] The combat cards are shuffled:
    [bag] The tokens in the bag are mixed:
    [bot] The bot cards are shuffled:
    [dice] Chance is fixed for the dice, one card for each face of each die:
    [black_die] Chance is fixed for the black die, one card for each face:
    [structure_bonus] The structure bonus tiles are shuffled:
    [first_player] Chance is fixed for who begins:
    [automa] The Automa cards are shuffled:
   *[other] { DECK($deck) ->
        [hand] The combat cards of { NAME($deck) } are shuffled:
        [automa] The Automa cards of { NAME($deck) } are shuffled:
       *[other] The cards of { NAME($deck) } are shuffled:
      }
  } { $cards-count }.
core-shuffle-revealed = The order is revealed: { $deck ->
    [combat] the combat cards
    [bag] the tokens in the bag
    [bot] the bot cards
    [dice] the dice
    [black_die] the black die
    [structure_bonus] the structure bonus tiles
    [first_player] who begins
    [automa] the Automa cards
   *[other] { DECK($deck) ->
        [hand] the combat cards of { NAME($deck) }
        [automa] the Automa cards of { NAME($deck) }
       *[other] the cards of { NAME($deck) }
      }
  }.
core-explained = { $decided-by ->
    [none] There was nothing to compare.
   *[other] What settled it: { $decided-by ->
        [wild] a wild die goes before others
        [potency] the highest potency
        [vp] the most VP
       *[other] { NAME($decided-by) }
      }.
  }

core-list-separator = {", "}
core-rows-separator = {"; "}
core-row = { $word }: { $words }
core-word-value = { $word } ({ $value })
core-die = { NAME($colour) } ({ NAME($symbol) })
core-dice = { $count } { NAME($colour) }
core-place = { NAME($kind) } { $coordinate }
core-from = from { NAME($place) }
core-to = to { NAME($place) }
core-at = { $place ->
    [mat] on { NAME($place) }
   *[other] at { NAME($place) }
  }
core-who = { $seat ->
    [automa] the Automa
    [human] the human
   *[other] { NAME($seat) }
  }
core-whose = { $seat ->
    [You] your
    [automa] the Automa's
    [human] the human's
   *[other] { NAME($seat) }'s
  }

core-player = player { $place }
core-value = a value of the table

core-rejected-behind-a-draw = The action before draws what nobody has seen yet. Tell this one by itself, once you have seen it.
core-rejected-card-is-drawn-here = The service draws from this deck; name no card.
core-rejected-correction-secret = What “{ $pointer }” holds does not lie on the table.
core-rejected-invalid-body = { $fault ->
    [malformed] The body cannot be read: it is no JSON and no MessagePack.
    [nested_too_deeply] { $path } lies deeper than { $most } levels.
    [not_whole] The number at { $path } is not whole, or too large.
    [missing_field] At { $path } the field “{ $field }” is missing.
    [unknown_field] At { $path } there is no field “{ $field }”.{ $known-count ->
        [0] {""}
       *[other] {" "}There are: { $known }.
      }
    [wrong_type] At { $path } there should be a value of the type { $expected }.
    [not_allowed] The value at { $path } is none that can stand there.{ $allowed-count ->
        [0] {""}
       *[other] {" "}Allowed are: { $allowed }.
      }
    [out_of_range] { $least ->
        [none] The value at { $path } is too large or too long: at most { $most }.
       *[other] { $most ->
            [none] The value at { $path } is too small or too short: at least { $least }.
           *[other] The value at { $path } should lie between { $least } and { $most }.
          }
      }
    [one_of] At { $path } give just one of: { $known }.
    [pattern_not_matched] The text at { $path } is not written as it must be.
   *[other] The value at { $path } does not fit there.
  }
core-rejected-pack-invalid = The document is not a card pack that can be played with: { $errors-count ->
    [one] one fault, whose place is
   *[other] { $errors-count } faults, whose places are
  } told beside this.
core-rejected-pack-unknown = No card pack { $pack } has been registered.
core-rejected-pack-unsuitable = The card pack is for { $other ->
    [scythe] Scythe
    [expeditions] Expeditions
    [trismegistus] Trismegistus
   *[unknown] { $other }
  }, not for { $ruleset ->
    [scythe] Scythe
    [expeditions] Expeditions
    [trismegistus] Trismegistus
   *[unknown] { $ruleset }
  }.
core-rejected-turn-too-long = This is too much for one turn. Send this action and those after it in another one.

core-report-played = Played on { $date }, { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  }
core-report-pack = Played with the card pack “{ $name }”{ $example ->
    [yes] , whose cards are made up and are not those of a printed deck
   *[no] {""}
  }
core-report-standing = { START($seat) }{ $role ->
    [none] {""}
   *[other] {" "}({ NAME($role) })
  }: { $total ->
    [none] {"?"}
   *[other] { $total }
  }{ $wins ->
    [yes] , the winner
   *[no] {""}
  }
core-report-revealed = The order of { $count ->
    [one] 1 shuffle is
   *[other] { $count } shuffles is
  } revealed.
