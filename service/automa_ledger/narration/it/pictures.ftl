# What the pictures of boards say to those who point at them, and to those who hear them.

picture-there = { $there-count ->
    [0] Il tabellone vuoto.
   *[other] { $there }
  }

picture-scythe-title = Il tabellone di Scythe
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
    [yes] ; è il suo turno
   *[no] {""}
  }

name-tunnel = tunnel
name-encounter-token = gettone Incontro
name-flag = Bandiera
name-trap = Trappola
name-disarmed-trap = Trappola disarmata
name-stars = stelle

picture-expeditions-title = Il tabellone di Expeditions
picture-expeditions-place = { START($place) }{ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-expeditions-corruption = corruzione, dal basso verso l'alto: { NAME($tokens) }
picture-expeditions-value = mostra { $value ->
    [twenty] { NAME($value) }
   *[other] { $value }
  }
picture-expeditions-mech = { START($mech) }, { NAME($place) }
picture-expeditions-move = { START($mech) }: { NAME($origin) } → { NAME($to) }
picture-expeditions-glory = Gettone gloria { $number } dell'Automa: { $placed ->
    [yes] posizionato
   *[no] non posizionato
  }
picture-expeditions-category = { START($category) }: { $placed ->
    [yes] il tuo gettone gloria
   *[no] aperta
  }
picture-expeditions-progress = Il segnalino progresso: spazio { $at } di { $last }{ $ahead ->
    [none] {""}
   *[other] , { $ahead } prima della prossima gloria
  }
picture-expeditions-human = { START("human") }: { NAME("coins") } { $coins }, { NAME("map_tokens") } { $maps }, { NAME("corruption") } { $corruption }, { NAME("quests") } { $quests }{ $turn ->
    [yes] ; è il suo turno
   *[no] {""}
  }
picture-expeditions-automa = { START("automa") }: { NAME("cards_in_deck") } { $deck }, { NAME("map_tokens") } { $maps }, { NAME("corruption") } { $corruption }{ $turn ->
    [yes] ; è il suo turno
   *[no] {""}
  }

name-mech-north = il Mech Nord dell'Automa
name-mech-central = il Mech Centro dell'Automa
name-mech-human = il tuo Mech
name-tile-up = scoperta
name-tile-down = coperta
name-map-tokens = gettoni mappa
name-cards-in-deck = carte nel mazzo

picture-count = { $count } × { NAME($what) }
picture-trismegistus-title = Il tavolo di Trismegistus
picture-trismegistus-bowl = Ciotola: { NAME($bowl) } ({ PLACE($bowl) }){ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-trismegistus-die = dado: { NAME($die) }
picture-trismegistus-held = { START($seat) }: dado, { NAME($die) }{ $potency ->
    [0] , esaurito
   *[other] , potenza { $potency }
  }
picture-trismegistus-track = Tracciato: { NAME($track) } ({ PLACE($track) }){ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-trismegistus-marker = marker al livello { $step } di { $last }
picture-trismegistus-step = { PLACE($track) }{ $step }{ $there-count ->
    [0] {""}
   *[other] : { $there }
  }
picture-trismegistus-token = { PLACE($track) }{ $step }: { NAME($token) }{ $served ->
    [yes] , già avuto dall'Automa
   *[no] {""}
  }
picture-trismegistus-on = { START($what) }: { NAME($track) } { $step }
picture-trismegistus-human = { START("human") }: dadi ancora da usare { $dice }{ $turn ->
    [yes] ; è di turno
   *[no] {""}
  }
picture-trismegistus-automa = { START("automa") }: { $vp } PV, oro { $gold }, dadi eterei { $ethereal }, dadi ancora da usare { $dice }{ $turn ->
    [yes] ; è di turno
   *[no] {""}
  }
picture-trismegistus-experiment = Esperimento: { NAME($kind) }, { NAME($track) } { $requirement }, { $vp } PV
picture-trismegistus-artifact = Artefatto: { NAME($element) }
picture-trismegistus-achievement = Carta obiettivo { $place }: { $up ->
    [yes] { $vp } PV, cubetti { $cubes }
   *[no] a faccia in giù
  }
picture-trismegistus-card = Carta { NAME($kind) }{ $name ->
    [none] {""}
   *[other] {" "}“{ $name }”
  }{ $dice-count ->
    [0] {""}
   *[other] : { NAME($dice) }
  }
picture-trismegistus-round = Round { $round } di 3
picture-trismegistus-move = { START($seat) }: { NAME($piece) }, { NAME($origin) } → { NAME($to) }

name-marker = marker
