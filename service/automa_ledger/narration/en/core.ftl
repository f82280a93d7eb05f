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
name-told = entered at the table

core-commanded = { $seat ->
    [none] A command of the table.
   *[other] A command of { NAME($seat) }.
  }
    .short = { $seat ->
        [none] Action
       *[other] Action: { NAME($seat) }
      }
core-rewound = { $by ->
    [undo] Undone: the game is back at version { $to }.
    [redo] Redone: the game is at version { $to } again.
   *[goto] The game is now at version { $to }.
  }{ $past-reveal ->
    [yes] {" "}A revealed card or roll was taken back too.
   *[no] {""}
  }
    .short = { $by ->
        [undo] Undone: version { $to }
        [redo] Redone: version { $to }
       *[goto] Now at version { $to }
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
    .short = { $pointer }: { $value ->
        [structure] as on the table
        [none] none
        [yes] yes
        [no] no
       *[other] { NAME($value) }
      }
core-doubted = Please check: { $reason }
    .short = Check this
core-deck-shuffled = { $deck ->
    [combat] The combat cards are shuffled:
    [bag] The tokens in the bag are mixed:
    [bot] The bot cards are shuffled:
    [dice] Chance is fixed for the dice, one card for each face of each die:
    [black_die] Chance is fixed for the black die, one card for each face:
    [structure_bonus] The structure bonus tiles are shuffled:
    [first_player] Chance is fixed for who begins:
    [level] Chance is fixed for the level:
    [automa] The Automa cards are shuffled:
   *[other] { DECK($deck) ->
        [hand] The combat cards of { NAME($deck) } are shuffled:
        [automa] The Automa cards of { NAME($deck) } are shuffled:
       *[other] The cards of { NAME($deck) } are shuffled:
      }
  } { $cards-count }.
    .short = { $deck ->
        [combat] Shuffled: combat cards ({ $cards-count })
        [bag] Mixed: the bag ({ $cards-count })
        [bot] Shuffled: bot cards ({ $cards-count })
        [dice] Chance is sealed
        [black_die] Chance is sealed
        [first_player] Chance is sealed
        [level] Chance is sealed
        [structure_bonus] Shuffled: structure bonus tiles
       *[other] { DECK($deck) ->
            [hand] Shuffled: combat cards ({ $cards-count })
           *[other] Shuffled: Automa cards ({ $cards-count })
          }
      }
core-shuffle-revealed = The order is revealed: { $deck ->
    [combat] the combat cards
    [bag] the tokens in the bag
    [bot] the bot cards
    [dice] the dice
    [black_die] the black die
    [structure_bonus] the structure bonus tiles
    [first_player] who begins
    [level] the level
    [automa] the Automa cards
   *[other] { DECK($deck) ->
        [hand] the combat cards of { NAME($deck) }
        [automa] the Automa cards of { NAME($deck) }
       *[other] the cards of { NAME($deck) }
      }
  }.
    .short = Order revealed
core-explained = { $decided-by ->
    [none] There was nothing to compare.
   *[other] Decided by: { $decided-by ->
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
core-numbered = { $name } { $number }
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

core-rejected-behind-a-draw = The action before this one draws or rolls something that nobody has seen yet. Send this action separately, once you have seen the result.
core-rejected-body-too-large = The request body can have at most { $limit } bytes.
core-rejected-card-is-drawn-here = The service draws from this deck. Do not name a card.
core-rejected-chain-broken = The log was changed: its hash chain breaks at line { $line }.
core-rejected-correction-secret = The service keeps “{ $pointer }” itself, so it cannot be corrected.
core-rejected-fork-barred = { $decks-count ->
    [0] A copy would take back a revealed card or roll, which this game forbids. Copy version { $back-to } or a later one.
   *[other] A copy would show cards or rolls to come, which this game forbids.
  }
core-rejected-game-busy = Too many commands are waiting for this game. Try again in { $retry-after } { $retry-after ->
    [one] second
   *[other] seconds
  }.
core-rejected-idempotency-key-too-short = The idempotency key of a new game needs at least { $least } characters. Use an unguessable value, such as a UUID.
core-rejected-invalid-body = { $fault ->
    [malformed] { $line ->
        [none] The request body cannot be read: it is neither JSON nor MessagePack.
       *[other] The request body is not JSON from line { $line }, column { $column } on.
      }
    [nested_too_deeply] `{ $path }` is nested more than { $most } levels deep.
    [not_whole] The number at `{ $path }` is not a whole number, or it is too large.
    [missing_field] The field `{ $field }` is missing at `{ $path }`.
    [unknown_field] There is no field `{ $field }` at `{ $path }`.{ $known-count ->
        [0] {""}
       *[other] {" "}Possible fields: { $known }.
      }
    [wrong_type] The value at `{ $path }` must be of type { $expected }.
    [not_allowed] Unknown value at `{ $path }`.{ $allowed-count ->
        [0] {""}
       *[other] {" "}Allowed: { $allowed }.
      }
    [out_of_range] { $least ->
        [none] The value at `{ $path }` is too large or too long: at most { $most }.
       *[other] { $most ->
            [none] The value at `{ $path }` is too small or too short: at least { $least }.
           *[other] The value at `{ $path }` must be between { $least } and { $most }.
          }
      }
    [one_of] Give exactly one of these at `{ $path }`: { $known }.
    [pattern_not_matched] The text at `{ $path }` does not have the required form.{ $examples-count ->
        [0] {""}
       *[other] {" "}Examples: { $examples }.
      }
   *[other] The value at `{ $path }` is not valid.
  }
core-rejected-invalid-parameter = { $fault ->
    [repeated] A parameter is given twice.
    [too_many] Too many parameters: at most { $most }.
    [not_a_uuid] `{ $parameter }` must be a UUID.
    [not_a_time] `{ $parameter }` must be a date and time with an offset, such as 2026-11-28T12:00:00Z.
    [pattern_not_matched] `{ $parameter }` does not have the required form: { $pattern }
   *[none] { $known-count ->
        [0] { $least ->
            [none] { $parameter ->
                [none] A parameter has an invalid value.
               *[other] `{ $parameter }` has an invalid value.
              }
           *[other] `{ $parameter }` is out of bounds: at least { $least }, at most { $most }.
          }
       *[other] `{ $parameter }` must be one of: { $known }.
      }
  }
core-rejected-log-invalid = Line { $line } of the log is not valid for its ruleset.
core-rejected-log-not-played = The command in line { $line } of the log does not produce the events of that line.
core-rejected-log-unreadable = Line { $line } is not a line of an exported log.
core-rejected-media-type-unsupported = Send one of these media types, uncompressed: { $supported }.
core-rejected-not-acceptable = The service can answer only in these media types: { $offered }.
core-rejected-pack-invalid = The document is not a valid card pack: `errors` lists { $errors-count ->
    [one] 1 error
   *[other] { $errors-count } errors
  }.
core-rejected-pack-unknown = Card pack { $pack } is not registered. Register it first.
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
core-rejected-parameter-unknown = This call has no parameter `{ $parameter }`.{ $known-count ->
    [0] {""}
   *[other] {" "}Possible parameters: { $known }.
  }
core-rejected-position-not-between-turns = In this state something is still open. Answer its question first; a game that is over cannot go on.
core-rejected-rate-limited = Too many calls. Try again in { $retry-after } { $retry-after ->
    [one] second
   *[other] seconds
  }.
core-rejected-redo-too-far = { $available ->
    [one] Only 1 move
   *[other] Only { $available } moves
  } can be redone, not { $commits }.
core-rejected-role-forbidden = A token with the role `{ $role }` cannot do this.
core-rejected-ruleset-not-offered = There is no ruleset “{ $ruleset }”. Available: { $known }.
core-rejected-ruleset-unknown = There is no ruleset “{ $ruleset }”. Available: { $known }.
core-rejected-scope-missing = The API key does not have the scope `{ $required }`.
core-rejected-seat-unknown = The game has no seat “{ $seat }”. Its seats: { $known }.
core-rejected-shuffle-broken = In line { $line } of the log the revealed shuffle of a deck ({ NAME($deck) }) does not match its commitment.
core-rejected-shuffle-secret = In line { $line } of the log a deck is shuffled ({ NAME($deck) }) whose order is not revealed.
core-rejected-streams-too-many = Too many streams are open: the limit is { $most }. Close one first.
core-rejected-tokens-too-many = Too many tokens: the limit for a game is { $most }. Revoke one first.
core-rejected-webhook-url-invalid = { $fault ->
    [not_https] The URL must start with https://.
    [no_such_host] There is no such host.
    [no_such_port] There is no such port.
    [part_forbidden] The URL must not have a user, a password or a fragment.
   *[malformed] This is not a URL.
  }
core-rejected-too-much-long-work = Too many long requests are waiting. Try again in { $retry-after } { $retry-after ->
    [one] second
   *[other] seconds
  }.
core-rejected-turn-too-long = { $of ->
    [reports] One command contains too many reports of the table: the limit is { $most }.
   *[facts] The actions of one command cause too many steps: the limit is { $most }.
  } Send this action and those after it in another command.
core-rejected-turn-unknown = The game has not reached turn { $turn }: it is at turn { $turn-now }.
core-rejected-undo-barred = A card or roll has been revealed since version { $to }, and this game does not allow undoing that. You can go back to version { $back-to }.
core-rejected-undo-forbidden = This game does not allow undo. Set a mistake right with a correction.
core-rejected-undo-too-far = { $available ->
    [one] Only 1 move
   *[other] Only { $available } moves
  } can be undone, not { $commits }.
core-rejected-version-stale = The game is at version { $current-version }, not { $version }. Load it and try again.
core-rejected-version-unknown = The game has no version { $version }.{ $current-version ->
    [none] {""}
   *[other] {" "}The newest one is { $current-version }.
  }
core-rejected-webhooks-too-many = Too many webhooks: the limit is { $most }. Delete one first.

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

# Forms: actions, fields, options.

core-ask-automa-card = Draw the next card for { WHOSE($seat) } turn and enter which one it is.
    .short = Draw a card
core-do-automa-turn = The Automa's turn
core-do-end-turn = End my turn
core-do-report = Set my side to what is on the table
core-field-end-turn = End my turn too
core-field-card = Card drawn
core-field-coins = Coins

# Rulings: the page of docs/, which `make generate` writes.

rulings-title = Rulings
rulings-text = Where a rulebook is silent, or players read it in different ways, a numbered ruling says how the service plays. Each is listed with where it comes from: *our reading* means that nothing printed was found; *rulebook* means that the ruling only says plainly what is printed there. A step of a game names its ruling, and *Why?* on the page shows it. The table is always right: whatever you play differently can be set by a correction.
rulings-line = { $title }.
rule-source-our-reading = our reading
rule-source-rulebook = rulebook
rule-source-main-rulebook = rulebook of the main game
rule-source-publisher-s-faq = publisher's FAQ
