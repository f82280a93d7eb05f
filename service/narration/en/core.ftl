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
