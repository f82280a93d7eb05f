# Facts that every game shares, and refusals that no ruleset has to do with.

core-commanded = { $seat ->
    [none] A command of the table.
   *[other] A command of { NAME($seat) }.
  }
core-rewound = { $by ->
    [undo] Taken back: the game stands again as at version { $to }.
    [redo] Done again: the game stands as at version { $to }.
   *[goto] The game stands as at version { $to }.
  }
core-corrected = The table is right: { $pointer } is now { $value }. { $reason }
core-deck-shuffled = The { NAME($deck) } deck is shuffled: { $cards-count } { $cards-count ->
    [one] card
   *[other] cards
  }.
core-shuffle-revealed = The order of the { NAME($deck) } deck is revealed.

core-rejected-pack-invalid = The document is not a card pack that can be played with: { $errors-count ->
    [one] one fault, whose place is
   *[other] { $errors-count } faults, whose places are
  } told beside this.
core-rejected-pack-unknown = No card pack { $pack } has been registered.
core-rejected-pack-unsuitable = The card pack is for { $other }, not for { $ruleset }.
