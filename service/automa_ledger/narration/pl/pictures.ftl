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
    [yes] ; teraz gra
   *[no] {""}
  }

name-tunnel = tunel
name-encounter-token = żeton spotkania
name-flag = flaga
name-trap = pułapka
name-disarmed-trap = rozbrojona pułapka
name-stars = gwiazdy

picture-expeditions-title = Plansza gry Ekspedycje
picture-expeditions-place = { START($place) }{ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-expeditions-corruption = żetony zepsucia, od spodu: { NAME($tokens) }
picture-expeditions-value = wartość: { $value ->
    [twenty] { NAME($value) }
   *[other] { $value }
  }
picture-expeditions-mech = { START($mech) }, { NAME($place) }
picture-expeditions-move = { START($mech) }: { NAME($origin) } → { NAME($to) }
picture-expeditions-glory = Znacznik chwały Automy nr { $number }: { $placed ->
    [yes] umieszczony
   *[no] nieumieszczony
  }
picture-expeditions-category = { START($category) }: { $placed ->
    [yes] twój znacznik chwały
   *[no] wolne
  }
picture-expeditions-progress = Znacznik postępu: pole { $at } z { $last }{ $ahead ->
    [none] {""}
   *[other] , do następnej chwały: { $ahead }
  }
picture-expeditions-human = { START("human") }: { NAME("coins") } { $coins }, { NAME("map_tokens") } { $maps }, { NAME("corruption") } { $corruption }, { NAME("quests") } { $quests }{ $turn ->
    [yes] ; teraz gra
   *[no] {""}
  }
picture-expeditions-automa = { START("automa") }: { NAME("cards_in_deck") } { $deck }, { NAME("map_tokens") } { $maps }, { NAME("corruption") } { $corruption }{ $turn ->
    [yes] ; teraz gra
   *[no] {""}
  }

name-mech-north = mech północny Automy
name-mech-central = mech centralny Automy
name-mech-human = twój mech
name-tile-up = odkryta
name-tile-down = zakryta
name-map-tokens = żetony mapy
name-cards-in-deck = karty w talii

picture-count = { $count } × { NAME($what) }
picture-trismegistus-title = Stół Trismegistus
picture-trismegistus-bowl = Czarka: { NAME($bowl) } ({ PLACE($bowl) }){ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-trismegistus-die = kość: { NAME($die) }
picture-trismegistus-held = { START($seat) }: kość, { NAME($die) }{ $potency ->
    [0] , wyczerpana
   *[other] , moc { $potency }
  }
picture-trismegistus-track = Tor: { NAME($track) } ({ PLACE($track) }){ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-trismegistus-marker = znacznik na polu { $step } z { $last }
picture-trismegistus-step = { PLACE($track) }{ $step }{ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-trismegistus-token = { PLACE($track) }{ $step }: { NAME($token) }{ $served ->
    [yes] , Automa już go otrzymała
   *[no] {""}
  }
picture-trismegistus-on = { START($what) }: { NAME($track) } { $step }
picture-trismegistus-human = { START("human") }: pozostałe kości { $dice }{ $turn ->
    [yes] ; teraz gra
   *[no] {""}
  }
picture-trismegistus-automa = { START("automa") }: { $vp } PZ, złoto { $gold }, kości eteryczne { $ethereal }, pozostałe kości { $dice }{ $turn ->
    [yes] ; teraz gra
   *[no] {""}
  }
picture-trismegistus-experiment = Eksperyment: { NAME($kind) }, { NAME($track) } { $requirement }, { $vp } PZ
picture-trismegistus-artifact = Artefakt: { NAME($element) }
picture-trismegistus-achievement = Osiągnięcie { $place }: { $up ->
    [yes] { $vp } PZ, sześciany { $cubes }
   *[no] zakryte
  }
picture-trismegistus-card = Karta { NAME($kind) }{ $name ->
    [none] {""}
   *[other] {" "}„{ $name }”
  }{ $dice-count ->
    [0] {""}
   *[other] : { NAME($dice) }
  }
picture-trismegistus-round = Runda { $round } z 3
picture-trismegistus-move = { START($seat) }: { NAME($piece) }, { NAME($origin) } → { NAME($to) }

name-marker = znacznik
