# Expeditions: i fatti e i rifiuti del suo Automa, con i termini dei giochi della serie.

name-basecamp = Campo base
name-north = Nord
name-central = Centro
name-bag = il sacchetto dei gettoni corruzione
name-first-player = primo giocatore
name-random = a caso
name-orange = arancione
name-turquoise = turchese
name-map = gettone mappa
name-tile = tessera
name-tokens = gettoni dal sacchetto
name-twenty = il gettone di valore 20
name-target = il bersaglio
name-quests = missioni risolte
name-meteorites = meteoriti fuse
name-items = oggetti migliorati
name-corruption20 = il gettone di valore 20
name-corruption = gettoni corruzione
name-cards = carte
name-workers-or-maps = lavoratori o gettoni mappa
name-progress-cards = carte progresso
name-glory-spaces = gli spazi gloria
name-last-space = l'ultimo spazio del tracciato
name-coins-for-glory = monete per un gettone gloria
name-coins-for-map = monete per un gettone mappa
name-coins-for-corruption = monete per un gettone corruzione
name-glory-coins-adjustment = monete in più o in meno per ogni gettone gloria dell'Automa

name-no-target = la riga non ha un bersaglio
name-glory-too-low = la gloria è troppo bassa
name-no-match = nulla a portata corrisponde
name-first-match = il primo a portata che corrisponde
name-steps = luoghi più avanti
name-human-there = c'è il tuo Mech
name-no-map-token = non c'è un gettone mappa
name-no-corruption = non c'è corruzione
name-only-twenty = c'è solo il gettone di valore 20
name-no-twenty = il gettone di valore 20 non è lì
name-other-corruption = c'è anche altra corruzione
name-farther = è più lontano del primo che corrisponde
name-glory-space = uno spazio gloria
name-ran-out = i gettoni erano finiti
name-multiplier = il numero sulla carta
name-sweep-symbol = il simbolo «togli» sulla carta
name-value-reached = il valore della tessera è raggiunto
name-bag-ran-out = il sacchetto era vuoto
name-last-glory = l'ultimo gettone gloria è posizionato
name-sum = somma

expeditions-game-began = Una partita con { $progress-card-name ->
    [none] una carta progresso del tavolo
   *[other] { $progress-card-name }
  }; monete per ogni gettone gloria dell'Automa: { $progress-card-coins-for-glory }{ $glory-coins-adjustment ->
    [0] {""}
   *[other] {" "}(modificate di { CHANGE($glory-coins-adjustment) })
  }, per ogni gettone mappa: { $progress-card-coins-for-map }, per ogni gettone corruzione: { $progress-card-coins-for-corruption }.{ $turn ->
    [human] {" "}Il primo turno è tuo.
    [automa] {" "}Il primo turno è dell'Automa.
   *[none] {""}
  }{ $pack ->
    [none] {""}
   *[other] { $pack-example ->
        [yes] {" "}La carta progresso viene da un pacchetto di esempio: è inventata e non è una di quelle stampate.
       *[other] {""}
      }
  }
    .short = { $progress-card-name ->
        [none] Carta progresso: sul tavolo
       *[other] Carta progresso: { $progress-card-name }
      }
expeditions-first-player-chosen = { $seat ->
    [human] Il caso ha deciso: cominci tu.
   *[automa] Il caso ha deciso: comincia l'Automa.
  }
    .short = Primo giocatore: { $seat ->
        [human] tu
       *[other] { NAME($seat) }
      }
expeditions-deck-renewed = Il mazzo Automa era vuoto: si rimescolano tutte le 14 carte, e 2 si mettono da parte senza guardarle.
    .short = Mescola le 14 carte, 2 da parte
expeditions-automa-card-drawn = L'Automa segue la carta { $card }; { $left ->
    [0] ora il mazzo è vuoto
    [one] resta 1 carta
    [many] restano { $left } di carte
   *[other] restano { $left } carte
  }.
    .short = Carta { $card } (ne restano { $left })
expeditions-progress-advanced = Il segnalino progresso avanza di 1 spazio, fino allo spazio { $to } dopo START{ $glory-in ->
    [none] {""}
    [0] : è uno spazio gloria
    [one] ; il prossimo è uno spazio gloria
   *[other] ; il prossimo spazio gloria è { $glory-in } più avanti
  }.
    .short = Segnalino progresso → spazio { $to }{ $glory-in ->
        [0] , gloria
       *[other] {""}
      }
expeditions-progress-stayed = Il segnalino progresso resta sull'ultimo spazio, { $at }.
    .short = Segnalino progresso resta su { $at }
expeditions-automa-glory-placed = L'Automa posiziona il suo gettone gloria { $number } di 8 nell'angolo in alto a sinistra del Campo base; non blocca nessuna categoria.
    .short = Gloria { $number } di 8 → Campo base
expeditions-sweep-announced = Mech { $mech ->
    [north] Nord
   *[central] Centro
  } in { NAME($location) }, prima di muoversi: scarta le carte scoperte adiacenti e sostituiscile dal mazzo.
    .short = Sostituisci le carte adiacenti a { PLACE($location) }
expeditions-target-found = Il Mech { $mech ->
    [north] Nord
   *[central] Centro
  } cerca { $kind ->
    [map] un gettone mappa e lo
    [corruption20] il gettone di valore 20 senza altra corruzione e lo
   *[corruption] corruzione e la
  } trova in { NAME($location) }, { $steps ->
    [0] dove sta già
    [one] 1 luogo più avanti
   *[other] { $steps } luoghi più avanti
  }.
    .short = { $kind ->
        [map] { $mech ->
            [north] Mech Nord
           *[central] Mech Centro
          }: gettone mappa in { PLACE($location) }
        [corruption20] { $mech ->
            [north] Mech Nord
           *[central] Mech Centro
          }: gettone 20 in { PLACE($location) }
       *[corruption] { $mech ->
            [north] Mech Nord
           *[central] Mech Centro
          }: corruzione in { PLACE($location) }
      }
expeditions-target-missed = { $mech ->
    [north] Mech Nord
   *[central] Mech Centro
  }{ $reason ->
    [no_target] : la carta non mostra un bersaglio
    [glory_too_low] : il bersaglio richiede { $glory-needed } gloria sul Campo base{ $glory ->
        [none] {""}
       *[other] , l'Automa ne ha { $glory }
      }
   *[no_match] : nulla a portata corrisponde al bersaglio{" "}({ $kind ->
        [map] un gettone mappa
        [corruption20] il gettone di valore 20 senza altra corruzione
       *[corruption] corruzione oltre al gettone di valore 20
      }{ $skipped ->
        [none] {""}
       *[other] ; { NAME($skipped) }, dove stai tu, si salta
      })
  }.
    .short = { $reason ->
        [no_target] { $mech ->
            [north] Mech Nord
           *[central] Mech Centro
          }: carta senza bersaglio
        [glory_too_low] { $mech ->
            [north] Mech Nord
           *[central] Mech Centro
          }: gloria insufficiente ({ $glory }/{ $glory-needed })
       *[no_match] { $mech ->
            [north] Mech Nord
           *[central] Mech Centro
          }: nulla a portata
      }
expeditions-mech-moved = Il Mech { $mech ->
    [north] Nord
   *[central] Centro
  } si muove di { $steps ->
    [one] 1 luogo
   *[other] { $steps } luoghi
  } verso { $mech ->
    [north] est
   *[central] ovest
  }, da { NAME($origin) } a { NAME($to) }{ $around ->
    [yes] , uscendo a { $mech ->
        [north] est e rientrando da ovest
       *[central] ovest e rientrando da est
      }
   *[no] {""}
  }{ $skipped ->
    [none] {""}
   *[other] {" "}({ NAME($skipped) }, dove stai tu, si salta)
  }.
    .short = { $mech ->
        [north] Mech Nord
       *[central] Mech Centro
      } { PLACE($origin) } → { PLACE($to) }
expeditions-map-token-taken = { $seat ->
    [human] Prendi il gettone mappa da { NAME($location) }{ $total ->
        [none] {""}
       *[other] {" "}e ora ne hai { $total }
      }
   *[automa] L'Automa prende il gettone mappa da { NAME($location) }{ $total ->
        [none] {""}
       *[other] {" "}e ora ne ha { $total }
      }
  }.
    .short = Gettone mappa da { PLACE($location) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-tile-revealed = { $seat ->
    [human] Riveli
   *[automa] L'Automa rivela
  } la tessera di { NAME($location) }.
    .short = Gira la tessera di { PLACE($location) }
expeditions-automa-turn-paused = { $asks ->
    [tokens] Pesca dal sacchetto i gettoni corruzione per { NAME($location) }, uno alla volta, finché raggiungono il valore della tessera. Indicali nell'ordine in cui escono, oppure di' che la tessera riceve il gettone di valore 20.
   *[tile] Indica il valore di corruzione stampato sulla tessera di { NAME($location) }, oppure di' che riceve il gettone di valore 20.
  }
    .short = { $asks ->
        [tokens] Pesca la corruzione per { PLACE($location) }
       *[tile] Inserisci il valore della tessera { PLACE($location) }
      }
expeditions-corruption-placed = { $twenty ->
    [yes] Il gettone di valore 20 va su { NAME($location) }.
   *[no] { $tokens-count ->
        [0] Nessuna corruzione su { NAME($location) }
       *[other] Corruzione su { NAME($location) }, dal basso verso l'alto: { NAME($tokens) }
      }{ $bag-ran-out ->
        [yes] ; il sacchetto è vuoto{ $value ->
            [none] {""}
           *[other] {" "}prima che si raggiunga il valore della tessera, { $value }
          }
       *[no] { $value ->
            [none] {""}
           *[other] {" "}(valore della tessera: { $value })
          }
      }.
  }
    .short = { $twenty ->
        [yes] Gettone 20 → { PLACE($location) }
       *[no] { $tokens-count ->
            [0] Niente corruzione in { PLACE($location) }
           *[other] { PLACE($location) }, dal basso: { NAME($tokens) }
          }
      }
expeditions-gears-tokens-placed = Su { NAME($location) } { $count ->
    [one] c'è un gettone
   *[other] ci sono { $count } gettoni
  } di Gears of Corruption: segui le sue regole al tavolo e inserisci che cosa cambia.
    .short = { PLACE($location) }: Gears of Corruption
expeditions-corruption-taken = { $seat ->
    [human] Sconfiggi
   *[automa] L'Automa sconfigge
  } { $tokens-count ->
    [one] 1 gettone
   *[other] { $tokens-count } gettoni
  }{ $multiplier ->
    [none] {""}
   *[other] {" "}(x{ $multiplier } sulla carta)
  } su { NAME($location) }, dall'alto: { NAME($tokens) }. { $left ->
    [0] Non ne resta nessuno
    [one] Ne resta 1
   *[other] Ne restano { $left }
  }{ $total ->
    [none] {""}
   *[other] { $seat ->
        [human] ; ora ne hai { $total }
       *[automa] ; ora l'Automa ne ha { $total }
      }
  }.
    .short = Da { PLACE($location) }, dall'alto: { NAME($tokens) }
expeditions-twenty-taken = { $seat ->
    [human] Sconfiggi il gettone di valore 20 su { NAME($location) }{ $total ->
        [none] {""}
        [one] {" "}e ora hai 1 gettone corruzione
       *[other] {" "}e ora hai { $total } gettoni corruzione
      }
   *[automa] L'Automa sconfigge il gettone di valore 20 su { NAME($location) }{ $total ->
        [none] {""}
        [one] {" "}e ora ha 1 gettone corruzione
       *[other] {" "}e ora ha { $total } gettoni corruzione
      }
  }.
    .short = Gettone 20 da { PLACE($location) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-corruption-destroyed = Da { NAME($location) } tornano nel sacchetto, dall'alto: { NAME($tokens) }.
    .short = { PLACE($location) } → sacchetto: { NAME($tokens) }
expeditions-human-moved = Il tuo Mech va { $origin ->
    [basecamp] dal Campo base
   *[other] da { NAME($origin) }
  } { $to ->
    [basecamp] al Campo base
   *[other] a { NAME($to) }
  }.
    .short = Il tuo Mech { PLACE($origin) } → { PLACE($to) }
expeditions-maps-changed = { SIGN($amount) ->
    [minus] Perdi
   *[plus] Ottieni
  } { SIZE($amount) ->
    [one] 1 gettone mappa
   *[other] { SIZE($amount) } gettoni mappa
  }{ $total ->
    [none] {""}
   *[other] {" "}e ora ne hai { $total }
  }.
    .short = Gettoni mappa { CHANGE($amount) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-coins-changed = { SIGN($amount) ->
    [minus] Paghi
   *[plus] Ottieni
  } { SIZE($amount) ->
    [one] 1 moneta
   *[other] { SIZE($amount) } monete
  }{ $total ->
    [none] {""}
   *[other] {" "}e ora ne hai { $total }
  }.
    .short = Monete { CHANGE($amount) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-quest-solved = Risolvi una missione{ $total ->
    [none] {""}
   *[other] {" "}(risolte in tutto: { $total })
  }.
    .short = Missioni risolte: { $total }
expeditions-item-upgraded = Migliori un oggetto che alla fine vale { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  }{ $total ->
    [none] {""}
   *[other] {" "}(tutti insieme: { $total })
  }.
    .short = Oggetto migliorato: +{ $coins } { $coins ->
        [one] moneta
       *[other] monete
      }
expeditions-human-glory-placed = Ti vanti: il tuo gettone gloria { $number } di 4 va { $category ->
    [quests] alle missioni risolte
    [meteorites] alle meteoriti fuse
    [items] agli oggetti migliorati
    [corruption20] al gettone di valore 20
    [corruption] ai gettoni corruzione
    [cards] alle carte
   *[workers_or_maps] ai lavoratori o gettoni mappa
  }.
    .short = Gloria { $number } di 4: { NAME($category) }
expeditions-card-boxed = La carta { $card } parla di un altro giocatore: rimettila nella scatola e pescane un'altra.
    .short = Carta { $card } → scatola; pescane un'altra
expeditions-reported = Aggiorni il tavolo.{ $mech ->
    [none] {""}
    [basecamp] {" "}Il tuo Mech è al Campo base.
   *[other] {" "}Il tuo Mech è in { NAME($mech) }.
  }{ $coins ->
    [none] {""}
    [one] {" "}Hai 1 moneta.
   *[other] {" "}Hai { $coins } monete.
  }{ $maps ->
    [none] {""}
    [one] {" "}Hai 1 gettone mappa.
   *[other] {" "}Hai { $maps } gettoni mappa.
  }{ $corruption ->
    [none] {""}
   *[other] {" "}{ $corruption-count ->
        [0] Non hai gettoni corruzione.
       *[other] I tuoi gettoni corruzione: { NAME($corruption) }.
      }
  }{ $twenty ->
    [yes] {" "}Hai il gettone di valore 20.
    [no] {" "}Non hai il gettone di valore 20.
   *[none] {""}
  }{ $glory ->
    [none] {""}
   *[other] {" "}{ $glory-count ->
        [0] Non hai gloria sul Campo base.
       *[other] La tua gloria sul Campo base: { NAME($glory) }.
      }
  }{ $solved-quests ->
    [none] {""}
    [one] {" "}Hai risolto 1 missione.
   *[other] {" "}Hai risolto { $solved-quests } missioni.
  }{ $item-coins ->
    [none] {""}
    [one] {" "}I tuoi oggetti migliorati valgono 1 moneta.
   *[other] {" "}I tuoi oggetti migliorati valgono { $item-coins } monete.
  }
    .short = Tavolo aggiornato
expeditions-location-reported = Aggiorni { NAME($location-id) }: la tessera è { $location-face-up ->
    [yes] scoperta
   *[no] coperta
  }, { $location-map ->
    [yes] con un gettone mappa
   *[no] senza gettone mappa
  }, { $location-corruption-count ->
    [0] senza corruzione
   *[other] con corruzione, dal basso verso l'alto: { NAME($location-corruption) }
  }{ $location-twenty ->
    [yes] {" "}e con il gettone di valore 20
   *[no] {""}
  }.
    .short = { PLACE($location-id) } aggiornato
expeditions-end-triggered = { $seat ->
    [human] Il tuo quarto gettone gloria è posizionato
   *[automa] L'ottavo gettone gloria dell'Automa è posizionato
  }: { $turns-left ->
    [3] dopo questo turno ognuno ne fa ancora uno, e { $seat ->
        [human] l'ultimo è tuo
       *[automa] l'ultimo è dell'Automa
      }
   *[other] questo turno e ancora uno { $seat ->
        [human] tuo
       *[automa] dell'Automa
      } sono gli ultimi
  }.
    .short = Ultimi turni: ne restano { $turns-left }
expeditions-end-called-off = { $seat ->
    [human] Il tuo quarto gettone gloria
   *[automa] L'ottavo gettone gloria dell'Automa
  } non è posizionato: la partita continua.
    .short = La fine è annullata
expeditions-turn-ended = { $next ->
    [human] Tocca a te.
    [automa] Tocca all'Automa.
   *[none] L'ultimo turno è finito.
  }
    .short = { $next ->
        [none] Ultimo turno finito
       *[other] Prossimo turno: { $next ->
            [human] tu
           *[other] { NAME($next) }
          }
      }
expeditions-game-ended = { $tie ->
    [yes] Parità: tu e l'Automa avete { $human ->
        [one] 1 moneta
       *[other] { $human } monete
      } ciascuno, e in caso di parità vince l'Automa.
   *[no] { $winner ->
        [human] Vinci tu
       *[automa] Vince l'Automa
      }: tu hai { $human ->
        [one] 1 moneta
       *[other] { $human } monete
      }, l'Automa { $automa }.
  }
    .short = Monete: tu { $human }, Automa { $automa }

expeditions-at-location = { $place ->
    [1] N1
    [2] N2
    [3] N3
    [4] N4
    [5] N5
    [6] N6
    [7] N7
    [8] C1
    [9] C2
    [10] C3
    [11] C4
    [12] C5
    [13] C6
   *[14] C7
  }
expeditions-at-human = tutto ciò che è tuo
expeditions-at-human-mech = il luogo del tuo Mech
expeditions-at-human-coins = le tue monete
expeditions-at-human-maps = i tuoi gettoni mappa
expeditions-at-human-corruption = i tuoi gettoni corruzione
expeditions-at-human-twenty = il gettone di valore 20 in tuo possesso
expeditions-at-human-glory = la tua gloria sul Campo base
expeditions-at-human-solved-quests = le tue missioni risolte
expeditions-at-human-item-coins = le monete dei tuoi oggetti migliorati
expeditions-at-automa = tutto ciò che è dell'Automa
expeditions-at-automa-north = il luogo del Mech Nord
expeditions-at-automa-central = il luogo del Mech Centro
expeditions-at-automa-progress = lo spazio del segnalino progresso
expeditions-at-automa-glory = la gloria dell'Automa sul Campo base
expeditions-at-automa-maps = i gettoni mappa dell'Automa
expeditions-at-automa-corruption = i gettoni corruzione dell'Automa
expeditions-at-automa-twenty = il gettone di valore 20 in possesso dell'Automa
expeditions-at-locations = tutto in { expeditions-at-location }
expeditions-at-locations-face-up = tessera scoperta in { expeditions-at-location }
expeditions-at-locations-map = gettone mappa in { expeditions-at-location }
expeditions-at-locations-corruption = corruzione in { expeditions-at-location } dal basso verso l'alto
expeditions-at-locations-twenty = gettone di valore 20 in { expeditions-at-location }
expeditions-at-locations-reveals = valore della tessera in { expeditions-at-location }
expeditions-at-turn = di chi è il turno
expeditions-at-end = la fine della partita
expeditions-at-end-by = chi ha innescato la fine
expeditions-at-end-turns-left = turni rimasti
expeditions-at-deck-drawn = carte pescate dal mazzo Automa
expeditions-at-boxed = carte rimesse nella scatola
expeditions-at-progress-card-level = il livello
expeditions-at-progress-card-name = il nome della carta progresso
expeditions-at-progress-card-glory-spaces = gli spazi gloria
expeditions-at-progress-card-last-space = l'ultimo spazio del tracciato
expeditions-at-progress-card-coins-for-glory = monete per un gettone gloria
expeditions-at-progress-card-coins-for-map = monete per un gettone mappa
expeditions-at-progress-card-coins-for-corruption = monete per un gettone corruzione

expeditions-ask-tile = Il Mech { $mech ->
    [north] Nord
   *[central] Centro
  } ha rivelato la tessera di { NAME($location) }. { $asks ->
    [tokens] Pesca dal sacchetto i gettoni corruzione, uno alla volta, finché raggiungono il valore della tessera, e indicali nell'ordine in cui escono
   *[tile] Indica il valore di corruzione che vi è stampato
  }, oppure di' che riceve il gettone di valore 20.
    .short = { $asks ->
        [tokens] Tessera { PLACE($location) }: gettoni pescati?
       *[tile] Tessera { PLACE($location) }: valore di corruzione?
      }

expeditions-rejected-progress-card-unknown = Il servizio non conosce questa carta progresso. Indica i valori stampati sulla tua; mancano: { NAME($missing) }.
expeditions-rejected-glory-spaces-impossible = Gli spazi gloria { $glory-spaces } non sono validi: devono essere in ordine crescente e fra { $last-space ->
    [one] il primo spazio
   *[other] i { $last-space } spazi
  } dopo START.
expeditions-rejected-card-required = Pesca una carta dal mazzo Automa e indica il suo numero.
expeditions-rejected-card-not-in-deck = La carta { $card } è già stata pescata dopo l'ultimo rimescolamento. Carte rimaste: { $in-deck }.
expeditions-rejected-tokens-needed = { START($location) }: indica i gettoni corruzione pescati.
expeditions-rejected-tile-value-needed = { START($location) }: indica il valore di corruzione stampato sulla tessera.
expeditions-rejected-tokens-not-asked = { START($location) }: qui non indicare gettoni.
expeditions-rejected-too-many-tokens = { START($location) }: il valore { $value } era già raggiunto prima dell'ultimo di questi gettoni: { NAME($tokens) }.
expeditions-rejected-tokens-fall-short = I gettoni pescati fanno { $total }, ma il valore di { NAME($location) } è { $value }. Continua a pescare, oppure indica che il sacchetto è vuoto.
expeditions-rejected-twenty-is-elsewhere = { START($location) }: il gettone di valore 20 è uno solo e qui non si può posizionare.
expeditions-rejected-twenty-twice = Il gettone di valore 20 è uno solo.
expeditions-rejected-twenty-not-there = { START($location) }: il gettone di valore 20 non è qui.
expeditions-rejected-too-few-tokens = { START($location) }: qui { $there ->
    [0] non ci sono gettoni
    [one] c'è solo 1 gettone
   *[other] ci sono solo { $there } gettoni
  }{ $there ->
    [0] {""}
   *[other] , non { $wanted }
  }.
expeditions-rejected-tile-face-up = { START($location) }: la tessera è già scoperta.
expeditions-rejected-tile-awaits-tokens = { START($location) }: la tessera deve restare scoperta, perché aspetta ancora i suoi gettoni.
expeditions-rejected-basecamp-is-left-for-good = Un Mech non può tornare al Campo base.
expeditions-rejected-mech-is-there-already = { START($location) }: il tuo Mech è già qui.
expeditions-rejected-location-occupied = { START($location) }: qui c'è già un altro Mech.
expeditions-rejected-location-twice = { START($location) }: indicato due volte.
expeditions-rejected-locations-incomplete = Indica i sette luoghi del Nord e i sette del Centro, ciascuno nel suo ordine.
expeditions-rejected-mech-in-wrong-region = Il Mech { $mech ->
    [north] Nord
   *[central] Centro
  } non può stare in { NAME($location) }: resta nella sua regione.
expeditions-rejected-corruption-on-face-down-tile = { START($location) }: la tessera è coperta e non può avere corruzione.
expeditions-rejected-too-many-maps = Nel gioco { $most ->
    [one] c'è solo 1 gettone mappa
   *[other] ci sono solo { $most } gettoni mappa
  }, non { $maps }.
expeditions-rejected-too-much-corruption = Nel gioco ci sono solo { $most } gettoni corruzione, non { $tokens }.
expeditions-rejected-glory-already-placed = In ogni categoria può stare un solo tuo gettone gloria.
expeditions-rejected-no-glory-left = I tuoi quattro gettoni gloria sono già tutti posizionati.
expeditions-rejected-off-the-track = Il tracciato finisce allo spazio { $last-space }; lo spazio { $progress } non c'è.
expeditions-rejected-amount-impossible = Il risultato sarebbe impossibile: { $would-be } { $what ->
    [coins] monete
    [maps] gettoni mappa
    [solved_quests] missioni risolte
   *[item_coins] monete per gli oggetti migliorati
  }.
expeditions-rejected-card-already-boxed = Questa carta è già nella scatola.
expeditions-rejected-card-drawn-twice = Tra due rimescolamenti ogni carta si può pescare una volta sola.
expeditions-rejected-too-many-cards-drawn = Tra due rimescolamenti { $most ->
    [one] si può pescare al massimo 1 carta
   *[other] si possono pescare al massimo { $most } carte
  }.
expeditions-rejected-end-needed = Un giocatore ha posizionato tutti i suoi gettoni gloria. Indica chi ha innescato la fine e quanti turni restano, compreso questo.
expeditions-rejected-end-without-glory = { $by ->
    [human] Hai posizionato { $glory } dei tuoi { $needed } gettoni gloria
   *[automa] L'Automa ha posizionato { $glory } dei suoi { $needed } gettoni gloria
  }, perciò la fine non è ancora innescata.
expeditions-rejected-end-impossible = Con { $turns-left ->
    [one] 1 turno rimasto
   *[other] { $turns-left } turni rimasti
  }, chi ha innescato la fine non avrebbe l'ultimo turno.
expeditions-rejected-automa-turn-under-way = Il turno dell'Automa non è ancora finito.
expeditions-rejected-not-an-automas-turn = È il tuo turno, non quello dell'Automa.
expeditions-rejected-not-your-turn = È il turno { WHOSE($turn) }, non il tuo.
expeditions-rejected-not-your-question = La domanda è per l'umano.
expeditions-rejected-question-open = { START($location) }: prima indica che cosa c'è sulla tessera.
expeditions-rejected-no-question-open = Ora non c'è nessuna domanda aperta.
expeditions-rejected-game-over = La partita è finita.
expeditions-rejected-not-at-your-mech = Il tuo Mech è { $mech ->
    [basecamp] al Campo base
   *[other] in { NAME($mech) }
  }, non in { NAME($location) }.
    .short = { PLACE($location) }: il tuo Mech è altrove
expeditions-rejected-tile-stays-face-down = Il tuo Mech è in { NAME($location) }, ma lì la tessera è ancora coperta. Rivelala.
    .short = { PLACE($location) }: tessera ancora coperta
expeditions-rejected-other-corruption-on-top = Non puoi sconfiggere il gettone di valore 20 in { NAME($location) } finché c'è altra corruzione: { NAME($tokens) }.
    .short = { PLACE($location) }: prima l'altra corruzione
expeditions-rejected-category-not-reached = «{ START($category) }»: ne servono { $needed }; finora ne risultano { $there }.
    .short = { START($category) }: { $there } su { $needed }
expeditions-rejected-too-many-quests = Un Mech tiene al massimo { $most } missioni risolte, non { $solved }.
    .short = Missioni: { $solved }, massimo { $most }
expeditions-rejected-bag-has-more = Il sacchetto non può essere vuoto per { NAME($location) }: { $left ->
    [one] 1 gettone corruzione non è
   *[other] { $left } gettoni corruzione non sono
  } né sul tavolo né di un giocatore.
    .short = Nel sacchetto: ancora { $left } gettoni
expeditions-rejected-no-tokens-told = Per { NAME($location) } non è stato indicato nessun gettone corruzione, anche se il sacchetto non è vuoto.
    .short = { PLACE($location) }: nessun gettone inserito

## Rules

expeditions-rule-setup = Un tavolo per due senza i componenti propri dell'Automa; il caso dice chi comincia
expeditions-rule-setup-1 = Il Mech Nord parte dal luogo più a ovest del Nord
expeditions-rule-setup-2 = Il Mech Centro parte dal luogo più a est del Centro
expeditions-rule-setup-3 = Una carta progresso fissa il livello
expeditions-rule-setup-4 = Il segnalino progresso parte da START
expeditions-rule-setup-5 = Le carte Automa si mescolano e due si mettono da parte senza guardarle
expeditions-rule-setup-6 = Otto gettoni gloria, quattro del colore di ogni Mech, stanno sulla carta gloria
expeditions-rule-general = Dove non si dice altro, l'Automa è un giocatore come gli altri
expeditions-rule-movement = Nord va a est, Centro va a ovest, ciascuno nella propria regione
expeditions-rule-turn = L'umano e l'Automa si alternano
expeditions-rule-turn-1 = Un mazzo vuoto si rifà con tutte le carte
expeditions-rule-turn-2 = La prima carta dice che cosa fa l'Automa
expeditions-rule-turn-3 = Il segnalino progresso avanza se lo dice la carta
expeditions-rule-turn-4 = Il Mech Nord agisce
expeditions-rule-turn-5 = Il Mech Centro agisce
expeditions-rule-progress = Uno spazio avanti; uno spazio gloria posiziona il prossimo gettone gloria
expeditions-rule-mech-1 = Togliere le carte scoperte adiacenti al Mech
expeditions-rule-mech-2 = Il bersaglio richiede sul Campo base la gloria stampata
expeditions-rule-mech-2a = Cercare tra i luoghi a portata uno che corrisponda al bersaglio
expeditions-rule-mech-2b = Andare al primo che corrisponde ed eseguire l'azione
expeditions-rule-mech-3 = Altrimenti muoversi di quanto mostra la riga della distanza
expeditions-rule-explore-1 = L'Automa guadagna il gettone mappa
expeditions-rule-explore-2 = La tessera si scopre e riceve la sua corruzione
expeditions-rule-vanquish20 = L'Automa guadagna il gettone di valore 20
expeditions-rule-vanquish = L'Automa guadagna dall'alto tanti gettoni quanti ne dice il moltiplicatore
expeditions-rule-end = L'ottavo gettone gloria dell'Automa o il quarto dell'umano innesca la fine
expeditions-rule-score = Monete per gloria, mappe e corruzione secondo la carta progresso
expeditions-rule-levels = Cinque carte progresso, e monete per la gloria da due in meno a tre in più
expeditions-rule-base-move = Un Mech finisce su un luogo senza Mech, e mai sul Campo base
expeditions-rule-base-reveal = Chi scopre una tessera ne prende il gettone mappa; si pescano gettoni fino al suo valore
expeditions-rule-base-vanquish = I gettoni si prendono dall'alto
expeditions-rule-base-bag = I gettoni tolti senza guadagno tornano nel sacchetto
expeditions-rule-base-boast = Un gettone gloria per ogni categoria
expeditions-rule-table = Indicato dal tavolo
expeditions-rule-e1 = Il luogo dell'umano non si conta e non è mai un bersaglio
expeditions-rule-e2 = Entrambi i Mech rientrano dall'altro capo, anche mentre cercano un bersaglio
expeditions-rule-e3 = A portata sono il luogo attuale e i tre seguenti, qualunque sia la riga della distanza
expeditions-rule-e4 = Il moltiplicatore non sceglie il bersaglio; anche meno gettoni corrispondono
expeditions-rule-e5 = I gettoni vanno dall'alto al basso; sconfiggendo la corruzione si ignora il gettone di valore 20
expeditions-rule-e6 = Esplorare dà all'Automa solo il gettone mappa
expeditions-rule-e7 = Il gettone pescato per primo sta in basso
expeditions-rule-gears = I suoi gettoni seguono le sue regole, al tavolo
expeditions-rule-e8 = Un sacchetto vuoto chiude la pesca
expeditions-rule-e9 = I Mech dell'Automa passano sulle tessere coperte e le scoprono solo esplorando
expeditions-rule-e10 = L'umano può passare su una tessera coperta con un Mech dell'Automa, senza scoprirla
expeditions-rule-e11 = Due Mech non si incontrano mai su un luogo
expeditions-rule-e12 = Le carte si tolgono prima del movimento
expeditions-rule-e13 = La gloria posizionata in questo turno conta già per i bersagli di questo turno
expeditions-rule-e14 = La gloria dell'Automa non blocca mai una categoria
expeditions-rule-e15 = Un mazzo vuoto si rimescola con tutte le 14 carte, e due si mettono di nuovo da parte
expeditions-rule-e16 = Le carte 017, 030, 056 e 063 tornano nella scatola e se ne pesca un'altra
expeditions-rule-e17 = L'Automa è un solo giocatore con due Mech
expeditions-rule-e18 = Conta il primo innesco: ognuno fa ancora un turno, l'ultimo è di chi l'ha causato
expeditions-rule-e19 = L'Automa vince i pareggi
expeditions-rule-e20 = Le monete per la gloria dell'Automa si possono cambiare da -2 a +3
expeditions-rule-e21 = Ciò che l'Automa scopre è a disposizione dell'umano e all'Automa non dà nulla
expeditions-rule-e22 = Un segnalino sull'ultimo spazio vi resta
expeditions-rule-e23 = Il gettone di valore 20 non può essere sconfitto finché nel suo luogo c'è altra corruzione
expeditions-rule-e24 = Esplorare una tessera scoperta ne prende il gettone mappa e non scopre nulla
expeditions-rule-e25 = Una gloria stampata di 0 è sempre raggiunta

# Moduli: azioni, campi, opzioni.

expeditions-do-tell-tile = Che cosa c'è sulla tessera
expeditions-do-move-mech = Muovi il mio Mech
expeditions-do-reveal-tile = Gira la tessera
expeditions-do-take-corruption = Sconfiggi la corruzione
expeditions-do-take-twenty = Prendi il gettone di valore 20
expeditions-do-destroy-corruption = Rimetti la corruzione nel sacchetto
expeditions-do-change-maps = Ottieni o cedi gettoni mappa
expeditions-do-change-coins = Ottieni o paga monete
expeditions-do-solve-quest = Risolvi una missione
expeditions-do-upgrade-item = Migliora un oggetto
expeditions-do-place-glory = Vantati
expeditions-do-box-card = Rimetti una carta nella scatola
expeditions-field-tokens = Gettoni pescati, in ordine
expeditions-field-bag-ran-out = Prima il sacchetto si è svuotato
expeditions-field-tile = Valore sulla tessera
expeditions-field-to = Verso
expeditions-field-count = Gettoni
expeditions-field-amount = Ottenuti (+) o ceduti (−)
expeditions-field-category = Per
expeditions-field-mech = Il mio Mech
expeditions-field-maps = Gettoni mappa
expeditions-field-solved-quests = Missioni risolte
expeditions-field-item-coins = Monete sugli oggetti migliorati
expeditions-option-ordinary-tile = Tessera comune
expeditions-option-boxed-card = Carta { $card }
