# Lanterns: what happens and what is refused, in sentences.

lanterns-game-began = The game begins with { $human } of your lanterns and { $automa } of the Automa's.
lanterns-lanterns-lit = { CAPITAL(WHO($seat)) } lit { $count ->
    [one] a lantern
   *[other] { $count } lanterns
  }.
lanterns-card-drawn = The Automa draws card { $card }.
lanterns-wind-blew = { $lanterns ->
    [0] The wind blows, and there is nothing to put out.
    [one] The wind puts out a lantern of yours.
   *[other] The wind puts out { $lanterns } lanterns of yours.
  }
lanterns-game-ended = The game ends with { $human } to { $automa }.
lanterns-rejected-too-many-at-once = { $most } lanterns at most can be lit in a turn, not { $lanterns }.
lanterns-do-light = Light lanterns
lanterns-field-lanterns = Lanterns
picture-lanterns-row = { CAPITAL(WHO($seat)) }: { $count } of 10
