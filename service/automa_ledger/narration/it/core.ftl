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
    .short = { $seat ->
        [none] Azione
       *[other] Azione: { NAME($seat) }
      }
core-rewound = { $by ->
    [undo] Annullato: la partita è di nuovo come alla versione { $to }.
    [redo] Ripetuto: la partita è come alla versione { $to }.
   *[goto] La partita è come alla versione { $to }.
  }{ $past-reveal ->
    [yes] {" "}Sono stati annullati anche una carta o un tiro già rivelati.
   *[no] {""}
  }
    .short = { $by ->
        [undo] Annullato: versione { $to }
        [redo] Ripetuto: versione { $to }
       *[goto] Ora alla versione { $to }
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
    .short = { $pointer }: { $value ->
        [structure] come sul tavolo
        [none] nessuno
        [yes] sì
        [no] no
       *[other] { NAME($value) }
      }
core-doubted = Controlla: { $reason }
    .short = Controlla
core-deck-shuffled = { $deck ->
    [combat] Si mescolano le carte Combattimento:
    [bag] Si mescolano i gettoni nel sacchetto:
    [bot] Si mescolano le carte automa:
    [dice] Si fissa il caso per i dadi, una carta per ogni faccia di ogni dado:
    [black_die] Si fissa il caso per il dado nero, una carta per ogni faccia:
    [structure_bonus] Si mescolano le tessere bonus strutture:
    [first_player] Si fissa il caso per chi comincia:
    [level] Si fissa il caso per il livello:
    [automa] Si mescolano le carte Automa:
   *[other] { DECK($deck) ->
        [hand] Si mescolano le carte Combattimento di { NAME($deck) }:
        [automa] Si mescolano le carte Automa di { NAME($deck) }:
       *[other] Si mescolano le carte di { NAME($deck) }:
      }
  } { $cards-count }.
    .short = { $deck ->
        [combat] Mescolate: carte Combattimento ({ $cards-count })
        [bag] Mescolato: sacchetto ({ $cards-count })
        [bot] Mescolate: carte automa ({ $cards-count })
        [dice] Caso sigillato
        [black_die] Caso sigillato
        [first_player] Caso sigillato
        [level] Caso sigillato
        [structure_bonus] Mescolate: tessere bonus strutture
       *[other] { DECK($deck) ->
            [hand] Mescolate: carte Combattimento ({ $cards-count })
           *[other] Mescolate: carte Automa ({ $cards-count })
          }
      }
core-shuffle-revealed = L'ordine è rivelato: { $deck ->
    [combat] le carte Combattimento
    [bag] i gettoni nel sacchetto
    [bot] le carte automa
    [dice] i dadi
    [black_die] il dado nero
    [structure_bonus] le tessere bonus strutture
    [first_player] chi comincia
    [level] il livello
    [automa] le carte Automa
   *[other] { DECK($deck) ->
        [hand] le carte Combattimento di { NAME($deck) }
        [automa] le carte Automa di { NAME($deck) }
       *[other] le carte di { NAME($deck) }
      }
  }.
    .short = Ordine rivelato
core-explained = { $decided-by ->
    [none] Non c'era nulla da confrontare.
   *[other] Ha deciso: { $decided-by ->
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
core-numbered = { $name } { $number }
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
        [home_polania] sulla base principale della Polania
        [home_saxony] sulla base principale della Sassonia
        [home_crimea] sulla base principale della Crimea
        [home_nordic] sulla base principale dei Nordici
        [home_rusviet] sulla base principale dei Rusviet
        [home_albion] sulla base principale di Albione
        [home_togawa] sulla base principale dei Togawa
       *[other] sulla base principale
      }
    [mat] sulla Plancia Fazione
    [factory] sulla Fabbrica
    [village] sul { NAME($place) }
    [lake] sul { NAME($place) }
    [mountain] sulla { NAME($place) }
    [farm] sulla { NAME($place) }
    [tundra] sulla { NAME($place) }
    [forest] sulla { NAME($place) }
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

core-rejected-behind-a-draw = L'azione precedente pesca o tira qualcosa che nessuno ha ancora visto. Invia questa a parte, dopo averlo visto.
core-rejected-body-too-large = Il corpo della richiesta può avere al massimo { $limit } byte.
core-rejected-card-is-drawn-here = È il servizio a pescare da questo mazzo. Non indicare una carta.
core-rejected-chain-broken = Il registro è stato modificato: la sua catena di hash si interrompe alla riga { $line }.
core-rejected-correction-secret = Il servizio gestisce da sé «{ $pointer }»: non si può correggere.
core-rejected-fork-barred = { $decks-count ->
    [0] Una copia annullerebbe una carta o un tiro già rivelati, e questa partita lo vieta. Copia la versione { $back-to } o una successiva.
   *[other] Una copia mostrerebbe carte o tiri futuri, e questa partita lo vieta.
  }
core-rejected-game-busy = Troppi comandi sono in attesa per questa partita. Riprova fra { $retry-after } { $retry-after ->
    [one] secondo
   *[other] secondi
  }.
core-rejected-idempotency-key-too-short = La chiave di idempotenza di una nuova partita deve avere almeno { $least } caratteri. Usa un valore impossibile da indovinare, per esempio un UUID.
core-rejected-invalid-body = { $fault ->
    [malformed] { $line ->
        [none] Il corpo della richiesta non è leggibile: non è né JSON né MessagePack.
       *[other] Il corpo della richiesta non è JSON a partire dalla riga { $line }, colonna { $column }.
      }
    [nested_too_deeply] `{ $path }` è annidato oltre { $most } livelli.
    [not_whole] Il numero in `{ $path }` non è intero, o è troppo grande.
    [missing_field] In `{ $path }` manca il campo `{ $field }`.
    [unknown_field] In `{ $path }` non c'è un campo `{ $field }`.{ $known-count ->
        [0] {""}
       *[other] {" "}Campi possibili: { $known }.
      }
    [wrong_type] Il valore in `{ $path }` deve essere di tipo { $expected }.
    [not_allowed] Valore sconosciuto in `{ $path }`.{ $allowed-count ->
        [0] {""}
       *[other] {" "}Valori ammessi: { $allowed }.
      }
    [out_of_range] { $least ->
        [none] Il valore in `{ $path }` è troppo grande o troppo lungo: al massimo { $most }.
       *[other] { $most ->
            [none] Il valore in `{ $path }` è troppo piccolo o troppo corto: almeno { $least }.
           *[other] Il valore in `{ $path }` deve stare tra { $least } e { $most }.
          }
      }
    [one_of] In `{ $path }` indica esattamente uno tra: { $known }.
    [pattern_not_matched] Il testo in `{ $path }` non ha la forma richiesta.{ $examples-count ->
        [0] {""}
       *[other] {" "}Esempi: { $examples }.
      }
   *[other] Il valore in `{ $path }` non è valido.
  }
core-rejected-invalid-parameter = { $fault ->
    [repeated] Un parametro è indicato due volte.
    [too_many] Troppi parametri: al massimo { $most }.
    [not_a_uuid] `{ $parameter }` deve essere un UUID.
    [not_a_time] `{ $parameter }` deve essere una data e ora con fuso, come 2026-11-28T12:00:00Z.
    [pattern_not_matched] `{ $parameter }` non ha la forma richiesta: { $pattern }
   *[none] { $known-count ->
        [0] { $least ->
            [none] { $parameter ->
                [none] Un parametro ha un valore non valido.
               *[other] `{ $parameter }` ha un valore non valido.
              }
           *[other] `{ $parameter }` è fuori dai limiti: almeno { $least }, al massimo { $most }.
          }
       *[other] `{ $parameter }` deve essere uno tra: { $known }.
      }
  }
core-rejected-log-invalid = La riga { $line } del registro non è valida per il suo regolamento.
core-rejected-log-not-played = Il comando della riga { $line } del registro non produce gli eventi di quella riga.
core-rejected-log-unreadable = La riga { $line } non è la riga di un registro esportato.
core-rejected-media-type-unsupported = Manda uno di questi formati, non compresso: { $supported }.
core-rejected-not-acceptable = Il servizio può rispondere solo in questi formati: { $offered }.
core-rejected-pack-invalid = Il documento non è un pacchetto di carte valido: `errors` elenca { $errors-count ->
    [one] 1 errore
   *[other] { $errors-count } errori
  }.
core-rejected-pack-unknown = Il pacchetto di carte { $pack } non è registrato. Prima registralo.
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
core-rejected-parameter-unknown = Questa chiamata non ha un parametro `{ $parameter }`.{ $known-count ->
    [0] {""}
   *[other] {" "}Parametri possibili: { $known }.
  }
core-rejected-position-not-between-turns = In questo stato qualcosa è ancora in sospeso. Rispondi prima alla domanda; una partita finita non può proseguire.
core-rejected-rate-limited = Troppe chiamate. Riprova fra { $retry-after } { $retry-after ->
    [one] secondo
   *[other] secondi
  }.
core-rejected-redo-too-far = { $available ->
    [one] Si può ripetere solo 1 mossa
   *[other] Si possono ripetere solo { $available } mosse
  }, non { $commits }.
core-rejected-role-forbidden = Un token con il ruolo `{ $role }` non può farlo.
core-rejected-ruleset-not-offered = Non c'è un regolamento «{ $ruleset }». Disponibili: { $known }.
core-rejected-ruleset-unknown = Non c'è un regolamento «{ $ruleset }». Disponibili: { $known }.
core-rejected-scope-missing = La chiave API non ha lo scope `{ $required }`.
core-rejected-seat-unknown = La partita non ha un posto «{ $seat }». I suoi posti: { $known }.
core-rejected-shuffle-broken = Alla riga { $line } del registro il mescolamento rivelato di un mazzo ({ NAME($deck) }) non corrisponde al suo impegno.
core-rejected-shuffle-secret = Alla riga { $line } del registro si mescola un mazzo ({ NAME($deck) }) il cui ordine non è rivelato.
core-rejected-streams-too-many = Troppi flussi aperti: il limite è { $most }. Prima chiudine uno.
core-rejected-tokens-too-many = Troppi token: il limite per una partita è { $most }. Prima revocane uno.
core-rejected-webhook-url-invalid = { $fault ->
    [not_https] L'URL deve iniziare con https://.
    [no_such_host] Questo host non esiste.
    [no_such_port] Questa porta non esiste.
    [part_forbidden] L'URL non deve avere utente, password o frammento.
   *[malformed] Questo non è un URL.
  }
core-rejected-too-much-long-work = Troppe richieste lunghe sono in attesa. Riprova fra { $retry-after } { $retry-after ->
    [one] secondo
   *[other] secondi
  }.
core-rejected-turn-too-long = { $of ->
    [reports] Un comando contiene troppi aggiornamenti del tavolo: il limite è { $most }.
   *[facts] Le azioni di un comando causano troppi passaggi: il limite è { $most }.
  } Invia questa azione e le successive in un altro comando.
core-rejected-turn-unknown = La partita non è ancora arrivata al turno { $turn }: è al turno { $turn-now }.
core-rejected-undo-barred = Dopo la versione { $to } è stata rivelata una carta o un tiro, e questa partita non permette di annullarlo. Puoi tornare alla versione { $back-to }.
core-rejected-undo-forbidden = Questa partita non permette di annullare. Correggi un errore con una correzione.
core-rejected-undo-too-far = { $available ->
    [one] Si può annullare solo 1 mossa
   *[other] Si possono annullare solo { $available } mosse
  }, non { $commits }.
core-rejected-version-stale = La partita è alla versione { $current-version }, non alla { $version }. Ricaricala e riprova.
core-rejected-version-unknown = La partita non ha una versione { $version }.{ $current-version ->
    [none] {""}
   *[other] {" "}La più recente è la { $current-version }.
  }
core-rejected-webhooks-too-many = Troppi webhook: il limite è { $most }. Prima eliminane uno.

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

# Moduli: azioni, campi, opzioni.

core-ask-automa-card = Pesca la prossima carta per il turno { WHOSE($seat) } e indica quale è.
    .short = Pesca una carta
core-do-automa-turn = Turno dell'Automa
core-do-end-turn = Fine del mio turno
core-do-report = Aggiorna il mio lato come sul tavolo
core-field-end-turn = Termina anche il mio turno
core-field-card = Carta pescata
core-field-coins = Monete

# Interpretazioni: la pagina in docs/, scritta da `make generate`.

rulings-title = Interpretazioni delle regole
rulings-text = Dove un regolamento tace, o i giocatori lo leggono in modi diversi, un'interpretazione numerata dice come gioca il servizio. Ognuna indica da dove viene: *nostra lettura* vuol dire che non si è trovato nulla di stampato; *regolamento*, che l'interpretazione dice solo con chiarezza ciò che vi è stampato. Un passo della partita cita la sua interpretazione, e *Perché?* nella pagina la mostra. Il tavolo ha sempre ragione: ciò che giocate diversamente si può impostare con una correzione.
rulings-line = { $title }.
rule-source-our-reading = nostra lettura
rule-source-rulebook = regolamento
rule-source-main-rulebook = regolamento del gioco base
rule-source-publisher-s-faq = FAQ dell'editore
