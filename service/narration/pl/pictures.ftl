# What the pictures of boards say to those who point at them, and to those who hear them.

picture-there = { $there-count ->
    [0] Pusta plansza.
   *[other] { $there }
  }

picture-scythe-title = Plansza gry Scythe
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
    [yes] ; trwa jego tura
   *[no] {""}
  }

name-tunnel = tunel
name-encounter-token = żeton spotkania
name-flag = flaga
name-trap = pułapka
name-stars = gwiazdy
