# Fatti comuni a tutti i giochi, e parole che più giochi hanno.

name-automa = Automa
name-human = Umano
name-You = tu
name-virtual = distribuito dal servizio
name-physical = carte o pezzi veri sul tavolo
name-black = nero
name-white = bianco
name-red = rosso
name-blue = blu
name-distance = distanza
name-total = il totale
name-tie = un pareggio
name-top-card = la carta in cima al mazzo
name-told = indicato dal tavolo

core-commanded = { $seat ->
    [none] Un comando del tavolo.
   *[other] Comando: { NAME($seat) }.
  }
core-rewound = { $by ->
    [undo] Annullato: la partita è di nuovo come alla versione { $to }.
    [redo] Ripetuto: la partita è come alla versione { $to }.
   *[goto] La partita è come alla versione { $to }.
  }{ $past-reveal ->
    [yes] {" "}È stato annullato anche qualcosa che era già venuto alla luce.
   *[no] {""}
  }
core-corrected = Correzione: { $pointer }, ora { $value ->
    [structure] come sul tavolo
    [none] nessuno
    [yes] sì
    [no] no
   *[other] { NAME($value) }
  }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
  }.
core-doubted = Le regole non lo spiegano. { $reason }
core-deck-shuffled = { $deck ->
    [combat] Si mescolano le carte Combattimento:
    [bag] Si mescolano i gettoni nel sacchetto:
    [bot] Si mescolano le carte automa:
    [dice] Si fissa il caso per i dadi, una carta per ogni faccia di ogni dado:
    [black_die] Si fissa il caso per il dado nero, una carta per ogni faccia:
    [structure_bonus] Si mescolano le tessere bonus strutture:
    [first_player] Si fissa il caso per chi comincia:
    [automa] Si mescolano le carte Automa:
   *[other] { DECK($deck) ->
        [hand] Si mescolano le carte Combattimento di { NAME($deck) }:
        [automa] Si mescolano le carte Automa di { NAME($deck) }:
       *[other] Si mescolano le carte di { NAME($deck) }:
      }
  } { $cards-count }.
core-shuffle-revealed = L'ordine è rivelato: { $deck ->
    [combat] le carte Combattimento
    [bag] i gettoni nel sacchetto
    [bot] le carte automa
    [dice] i dadi
    [black_die] il dado nero
    [structure_bonus] le tessere bonus strutture
    [first_player] chi comincia
    [automa] le carte Automa
   *[other] { DECK($deck) ->
        [hand] le carte Combattimento di { NAME($deck) }
        [automa] le carte Automa di { NAME($deck) }
       *[other] le carte di { NAME($deck) }
      }
  }.
core-explained = { $decided-by ->
    [none] Non c'era nulla da confrontare.
   *[other] Che cosa ha deciso: { $decided-by ->
        [wild] un dado jolly viene prima degli altri
        [potency] la potenza più alta
        [vp] più PV
       *[other] { NAME($decided-by) }
      }.
  }

core-list-separator = {", "}
core-rows-separator = {"; "}
core-row = { $word }: { $words }
core-word-value = { $word } ({ $value })
core-die = { NAME($colour) } ({ NAME($symbol) })
core-dice = { $count } { $colour ->
    [black] { $count ->
        [one] nero
       *[other] neri
      }
    [white] { $count ->
        [one] bianco
       *[other] bianchi
      }
    [red] { $count ->
        [one] rosso
       *[other] rossi
      }
   *[other] { NAME($colour) }
  }
core-place = { NAME($kind) } { $coordinate }
core-from = { KIND($place) ->
    [home] { $place ->
        [home_polania] dalla base principale della Polania
        [home_saxony] dalla base principale della Sassonia
        [home_crimea] dalla base principale della Crimea
        [home_nordic] dalla base principale dei Nordici
        [home_rusviet] dalla base principale dei Rusviet
        [home_albion] dalla base principale di Albione
        [home_togawa] dalla base principale dei Togawa
       *[other] dalla base principale
      }
    [mat] dalla Plancia Fazione
    [factory] dalla Fabbrica
    [village] dal { NAME($place) }
    [lake] dal { NAME($place) }
    [mountain] dalla { NAME($place) }
    [farm] dalla { NAME($place) }
    [tundra] dalla { NAME($place) }
    [forest] dalla { NAME($place) }
   *[other] da { NAME($place) }
  }
core-to = { KIND($place) ->
    [home] { $place ->
        [home_polania] alla base principale della Polania
        [home_saxony] alla base principale della Sassonia
        [home_crimea] alla base principale della Crimea
        [home_nordic] alla base principale dei Nordici
        [home_rusviet] alla base principale dei Rusviet
        [home_albion] alla base principale di Albione
        [home_togawa] alla base principale dei Togawa
       *[other] alla base principale
      }
    [mat] alla Plancia Fazione
    [factory] alla Fabbrica
    [village] al { NAME($place) }
    [lake] al { NAME($place) }
    [mountain] alla { NAME($place) }
    [farm] alla { NAME($place) }
    [tundra] alla { NAME($place) }
    [forest] alla { NAME($place) }
   *[other] a { NAME($place) }
  }
core-at = { KIND($place) ->
    [home] { $place ->
        [home_polania] nella base principale della Polania
        [home_saxony] nella base principale della Sassonia
        [home_crimea] nella base principale della Crimea
        [home_nordic] nella base principale dei Nordici
        [home_rusviet] nella base principale dei Rusviet
        [home_albion] nella base principale di Albione
        [home_togawa] nella base principale dei Togawa
       *[other] nella base principale
      }
    [mat] sulla Plancia Fazione
    [factory] sulla Fabbrica
    [village] nel { NAME($place) }
    [lake] sul { NAME($place) }
    [mountain] sulla { NAME($place) }
    [farm] nella { NAME($place) }
    [tundra] nella { NAME($place) }
    [forest] nella { NAME($place) }
   *[other] in { NAME($place) }
  }
core-who = { $seat ->
    [automa] l'Automa
    [human] l'Umano
   *[other] { NAME($seat) }
  }
core-whose = { $seat ->
    [You] di te
    [automa] dell'Automa
    [human] dell'Umano
   *[other] di { NAME($seat) }
  }

core-player = giocatore { $place }
core-value = un valore del tavolo

core-rejected-behind-a-draw = L'azione precedente pesca o tira qualcosa che nessuno ha ancora visto. Comunica questa a parte, dopo averlo visto.
core-rejected-card-is-drawn-here = È il servizio a pescare da questo mazzo; non indicare una carta.
core-rejected-correction-secret = Ciò che «{ $pointer }» contiene non si vede sul tavolo.
core-rejected-invalid-body = { $fault ->
    [malformed] Il corpo della richiesta non si legge: non è né JSON né MessagePack.
    [nested_too_deeply] { $path } è oltre i { $most } livelli.
    [not_whole] Il numero in { $path } non è intero, o è troppo grande.
    [missing_field] In { $path } manca il campo «{ $field }».
    [unknown_field] In { $path } non c'è un campo «{ $field }».{ $known-count ->
        [0] {""}
       *[other] {" "}Ci sono: { $known }.
      }
    [wrong_type] In { $path } ci vuole un valore di tipo { $expected }.
    [not_allowed] Il valore in { $path } non è tra quelli ammessi.{ $allowed-count ->
        [0] {""}
       *[other] {" "}Sono ammessi: { $allowed }.
      }
    [out_of_range] { $least ->
        [none] Il valore in { $path } è troppo grande o troppo lungo: al massimo { $most }.
       *[other] { $most ->
            [none] Il valore in { $path } è troppo piccolo o troppo corto: almeno { $least }.
           *[other] Il valore in { $path } deve stare tra { $least } e { $most }.
          }
      }
    [one_of] In { $path } ci vuole uno solo tra: { $known }.
    [pattern_not_matched] Il testo in { $path } non è scritto nella forma richiesta.
   *[other] Il valore in { $path } non va bene lì.
  }
core-rejected-pack-invalid = Il documento non è un pacchetto di carte con cui si possa giocare: { $errors-count ->
    [one] un errore, il cui posto è indicato
    [many] { $errors-count } errori, i cui posti sono indicati
   *[other] { $errors-count } errori, i cui posti sono indicati
  } qui accanto.
core-rejected-pack-unknown = Nessun pacchetto di carte { $pack } è stato registrato.
core-rejected-pack-unsuitable = Il pacchetto di carte è per { $other ->
    [scythe] Scythe
    [expeditions] Expeditions
    [trismegistus] Trismegistus
   *[unknown] { $other }
  }, non per { $ruleset ->
    [scythe] Scythe
    [expeditions] Expeditions
    [trismegistus] Trismegistus
   *[unknown] { $ruleset }
  }.
core-rejected-turn-too-long = È troppo per un turno solo. Comunica questa azione e le successive a parte.

core-report-played = Partita del { $date }, { $minutes } { $minutes ->
    [one] minuto
    [many] di minuti
   *[other] minuti
  }
core-report-pack = Giocata con il mazzo di carte «{ $name }»{ $example ->
    [yes] , le cui carte sono inventate e non sono quelle di un mazzo stampato
   *[no] {""}
  }
core-report-standing = { START($seat) }{ $role ->
    [none] {""}
   *[other] {" "}({ NAME($role) })
  }: { $total ->
    [none] {"?"}
   *[other] { $total }
  }{ $wins ->
    [yes] , vince
   *[no] {""}
  }
core-report-revealed = È rivelato l'ordine di { $count ->
    [one] 1 mescolamento
   *[other] { $count } mescolamenti
  }.
