# What the pictures of boards say to those who point at them, and to those who hear them.

picture-there = { $there-count ->
    [0] The empty board.
   *[other] { $there }
  }

picture-scythe-title = The board of Scythe
picture-scythe-place = { START($place) }{ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-scythe-unit = { START($faction) }: { NAME($unit) }, { NAME($place) }
picture-scythe-units = { START($faction) }: { NAME($unit) }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
picture-scythe-structure = { START($faction) }: { NAME($structure) }
picture-scythe-resource = { $count } × { NAME($resource) }
picture-scythe-move = { START($faction) }: { NAME($unit) }, { NAME($origin) } → { NAME($to) }
picture-scythe-seat = { START($seat) }, { NAME($faction) }: { NAME("power") } { $power }, { NAME("popularity") } { $popularity }, { NAME("coins") } { $coins }, { NAME("combat_cards") } { $cards }, { NAME("stars") } { $stars }{ $turn ->
    [yes] ; to play
   *[no] {""}
  }

name-tunnel = tunnel
name-encounter-token = encounter token
name-flag = Flag
name-trap = Trap
name-disarmed-trap = disarmed Trap
name-stars = stars

picture-expeditions-title = The board of Expeditions
picture-expeditions-place = { START($place) }{ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-expeditions-corruption = corruption, from bottom to top: { NAME($tokens) }
picture-expeditions-value = shows { $value ->
    [twenty] { NAME($value) }
   *[other] { $value }
  }
picture-expeditions-mech = { START($mech) }, { NAME($place) }
picture-expeditions-move = { START($mech) }: { NAME($origin) } → { NAME($to) }
picture-expeditions-glory = Glory token { $number } of the Automa: { $placed ->
    [yes] placed
   *[no] not placed
  }
picture-expeditions-category = { START($category) }: { $placed ->
    [yes] your glory token
   *[no] open
  }
picture-expeditions-progress = The progress token: space { $at } of { $last }{ $ahead ->
    [none] {""}
   *[other] , { $ahead } before the next glory
  }
picture-expeditions-human = { START("human") }: { NAME("coins") } { $coins }, { NAME("map_tokens") } { $maps }, { NAME("corruption") } { $corruption }, { NAME("quests") } { $quests }{ $turn ->
    [yes] ; to play
   *[no] {""}
  }
picture-expeditions-automa = { START("automa") }: { NAME("cards_in_deck") } { $deck }, { NAME("map_tokens") } { $maps }, { NAME("corruption") } { $corruption }{ $turn ->
    [yes] ; to play
   *[no] {""}
  }

name-mech-north = the Automa's North mech
name-mech-central = the Automa's Central mech
name-mech-human = your mech
name-tile-up = face up
name-tile-down = face down
name-map-tokens = map tokens
name-cards-in-deck = cards in the deck

picture-count = { $count } × { NAME($what) }
picture-trismegistus-title = The table of Trismegistus
picture-trismegistus-bowl = { START($bowl) } bowl ({ PLACE($bowl) }){ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-trismegistus-die = die: { NAME($die) }
picture-trismegistus-held = { START($seat) }: die, { NAME($die) }{ $potency ->
    [0] , exhausted
   *[other] , potency { $potency }
  }
picture-trismegistus-track = { START($track) } track ({ PLACE($track) }){ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-trismegistus-marker = marker at level { $step } of { $last }
picture-trismegistus-step = { PLACE($track) }{ $step }{ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-trismegistus-token = { PLACE($track) }{ $step }: { NAME($token) }{ $served ->
    [yes] , which the Automa has had
   *[no] {""}
  }
picture-trismegistus-on = { START($what) }: { NAME($track) } { $step }
picture-trismegistus-human = { START("human") }: { $dice } dice to go{ $turn ->
    [yes] ; to play
   *[no] {""}
  }
picture-trismegistus-automa = { START("automa") }: { $vp } VP, gold { $gold }, ethereal dice { $ethereal }, { $dice } dice to go{ $turn ->
    [yes] ; to play
   *[no] {""}
  }
picture-trismegistus-experiment = Experiment: { NAME($kind) }, { NAME($track) } { $requirement }, { $vp } VP
picture-trismegistus-artifact = Artifact: { NAME($element) }
picture-trismegistus-achievement = Achievement { $place }: { $up ->
    [yes] { $vp } VP, cubes { $cubes }
   *[no] face down
  }
picture-trismegistus-card = { START($kind) } card{ $name ->
    [none] {""}
   *[other] {" "}“{ $name }”
  }{ $dice-count ->
    [0] {""}
   *[other] : { NAME($dice) }
  }
picture-trismegistus-round = Round { $round } of 3
picture-trismegistus-move = { START($seat) }: { NAME($piece) }, { NAME($origin) } → { NAME($to) }

name-marker = marker
