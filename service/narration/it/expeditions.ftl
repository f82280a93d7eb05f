# Expeditions: i fatti e i rifiuti del suo Automa, con i termini dei giochi della serie.

name-basecamp = Campo base
name-n1 = Nord 1 (il più a ovest)
name-n2 = Nord 2
name-n3 = Nord 3
name-n4 = Nord 4
name-n5 = Nord 5
name-n6 = Nord 6
name-n7 = Nord 7 (il più a est)
name-c1 = Centro 1 (il più a ovest)
name-c2 = Centro 2
name-c3 = Centro 3
name-c4 = Centro 4
name-c5 = Centro 5
name-c6 = Centro 6
name-c7 = Centro 7 (il più a est)
name-s1 = Sud 1
name-s2 = Sud 2
name-s3 = Sud 3
name-s4 = Sud 4
name-s5 = Sud 5
name-s6 = Sud 6
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

expeditions-game-began = Una partita con { $progress-card-name ->
    [none] una carta progresso del tavolo
   *[other] { $progress-card-name }
  }; monete per ogni gettone gloria dell'Automa: { $progress-card-coins-for-glory }{ $glory-coins-adjustment ->
    [0] {""}
   *[other] {" "}(modificate di { CHANGE($glory-coins-adjustment) })
  }, per ogni gettone mappa: { $progress-card-coins-for-map }, per ogni gettone corruzione: { $progress-card-coins-for-corruption }.{ $pack ->
    [none] {""}
   *[other] { $pack-example ->
        [yes] {" "}La carta progresso viene da un pacchetto di esempio: è inventata e non è una di quelle stampate.
       *[other] {""}
      }
  }
expeditions-first-player-chosen = { $seat ->
    [human] Cominci tu.
   *[automa] Comincia l'Automa.
  }
expeditions-deck-renewed = Il mazzo Automa era vuoto: si rimescolano tutte le 14 carte, e 2 si mettono da parte senza guardarle.
expeditions-automa-card-drawn = L'Automa segue la carta { $card }; { $left ->
    [0] ora il mazzo è vuoto
    [one] resta 1 carta
    [many] restano { $left } di carte
   *[other] restano { $left } carte
  }.
expeditions-progress-advanced = Il segnalino progresso avanza allo spazio { $to }.
expeditions-progress-stayed = Il segnalino progresso resta sull'ultimo spazio, { $at }.
expeditions-automa-glory-placed = L'Automa posiziona il gettone gloria { $number } sul Campo base, accanto alle categorie di gloria.
expeditions-sweep-announced = Togli tutte le carte scoperte adiacenti a { NAME($location) }, dove sta il Mech { $mech ->
    [north] Nord
   *[central] Centro
  } prima di muoversi.
expeditions-target-found = Il Mech { $mech ->
    [north] Nord
   *[central] Centro
  } cerca { $kind ->
    [map] un gettone mappa
    [corruption20] il solo gettone di valore 20
   *[corruption] corruzione
  }: { NAME($location) }, { $steps ->
    [0] dove si trova già
    [one] 1 luogo più avanti
    [many] { $steps } di luoghi più avanti
   *[other] { $steps } luoghi più avanti
  }.
expeditions-target-missed = Il Mech { $mech ->
    [north] Nord
   *[central] Centro
  } non agisce: { $reason ->
    [no_target] la sua riga non ha un bersaglio
    [glory_too_low] per il suo bersaglio la gloria dev'essere almeno { $glory-needed }
   *[no_match] a portata non c'è nulla da { $kind ->
        [map] esplorare
       *[other] sconfiggere
      }
  }.
expeditions-mech-moved = Il Mech { $mech ->
    [north] Nord
   *[central] Centro
  } si muove di { $steps ->
    [one] 1 luogo
    [many] { $steps } di luoghi
   *[other] { $steps } luoghi
  }, { $origin ->
    [basecamp] dal Campo base
   *[other] da { NAME($origin) }
  } { $to ->
    [basecamp] al Campo base
   *[other] a { NAME($to) }
  }.
expeditions-map-token-taken = { $seat ->
    [human] Prendi
   *[automa] L'Automa prende
  } il gettone mappa ({ NAME($location) }).
expeditions-tile-revealed = { $seat ->
    [human] Riveli
   *[automa] L'Automa rivela
  } la tessera ({ NAME($location) }).
expeditions-automa-turn-paused = { $asks ->
    [tokens] { START($location) }: pesca i gettoni corruzione dal sacchetto e indicali nell'ordine in cui escono, oppure di' che è il luogo del gettone di valore 20.
   *[tile] { START($location) }: indica il valore di corruzione stampato sulla tessera, oppure di' che è il luogo del gettone di valore 20.
  }
expeditions-corruption-placed = { $twenty ->
    [yes] { START($location) }: si posiziona il gettone di valore 20.
   *[no] { START($location) }: { $tokens-count ->
        [0] non si posiziona corruzione
       *[other] si posiziona corruzione
      }{ $tokens-count ->
        [0] {""}
       *[other] , dal basso verso l'alto: { NAME($tokens) }
      }{ $bag-ran-out ->
        [yes] ; il sacchetto è vuoto
       *[no] {""}
      }.
  }
expeditions-corruption-taken = { $seat ->
    [human] Sconfiggi
   *[automa] L'Automa sconfigge
  } { $tokens-count ->
    [one] 1 gettone
    [many] { $tokens-count } di gettoni
   *[other] { $tokens-count } gettoni
  } dall'alto ({ NAME($location) }): { NAME($tokens) }; { $left ->
    [0] non ne resta nessuno
    [one] ne resta 1
    [many] ne restano { $left }
   *[other] ne restano { $left }
  }.
expeditions-twenty-taken = { $seat ->
    [human] Sconfiggi
   *[automa] L'Automa sconfigge
  } il gettone di valore 20 ({ NAME($location) }).
expeditions-corruption-destroyed = Tornano nel sacchetto, dall'alto ({ NAME($location) }): { NAME($tokens) }.
expeditions-human-moved = Il tuo Mech va { $origin ->
    [basecamp] dal Campo base
   *[other] da { NAME($origin) }
  } { $to ->
    [basecamp] al Campo base
   *[other] a { NAME($to) }
  }.
expeditions-maps-changed = I tuoi gettoni mappa cambiano di { CHANGE($amount) }.
expeditions-coins-changed = Le tue monete cambiano di { CHANGE($amount) }.
expeditions-quest-solved = Risolvi una missione.
expeditions-item-upgraded = Migliori un oggetto che alla fine vale { $coins ->
    [one] 1 moneta
    [many] { $coins } di monete
   *[other] { $coins } monete
  }.
expeditions-human-glory-placed = Ti vanti: il gettone gloria { $number } va { $category ->
    [quests] alle missioni risolte
    [meteorites] alle meteoriti fuse
    [items] agli oggetti migliorati
    [corruption20] al gettone di valore 20
    [corruption] ai gettoni corruzione
    [cards] alle carte
   *[workers_or_maps] ai lavoratori o gettoni mappa
  }.
expeditions-card-boxed = La carta { $card } parla di un altro giocatore: rimettila nella scatola e pescane un'altra.
expeditions-reported = Indichi come si presenta ora il tavolo.
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
expeditions-turn-ended = { $next ->
    [human] Tocca a te.
    [automa] Tocca all'Automa.
   *[none] L'ultimo turno è finito.
  }
expeditions-game-ended = { $winner ->
    [human] Vinci tu
   *[automa] Vince l'Automa
  }: monete tue: { $human }, monete dell'Automa: { $automa }.

expeditions-ask-tile = Il Mech { $mech ->
    [north] Nord
   *[central] Centro
  } ha rivelato la tessera ({ NAME($location) }). { $asks ->
    [tokens] Pesca i gettoni corruzione dal sacchetto e indicali nell'ordine in cui escono
   *[tile] Indica il valore di corruzione che vi è stampato
  }, oppure di' che è il luogo del gettone di valore 20.

expeditions-rejected-progress-card-unknown = Questa carta progresso non è pubblica: indica i valori stampati sulla tua. Mancano: { NAME($missing) }.
expeditions-rejected-glory-spaces-impossible = Gli spazi gloria { $glory-spaces } non possono stare su un tracciato di { $last-space } { $last-space ->
    [one] spazio
   *[other] spazi
  } dopo START.
expeditions-rejected-card-required = Pesca una carta dal mazzo Automa e indica il suo numero.
expeditions-rejected-card-is-drawn-here = È il servizio a pescare da questo mazzo; non indicare una carta.
expeditions-rejected-card-not-in-deck = La carta { $card } è già stata pescata dopo l'ultimo rimescolamento. Può essere una di queste: { $in-deck }.
expeditions-rejected-tokens-needed = { START($location) }: indica i gettoni corruzione pescati.
expeditions-rejected-tile-value-needed = { START($location) }: indica il valore di corruzione stampato sulla tessera.
expeditions-rejected-tokens-not-asked = { START($location) }: qui non sono da indicare gettoni.
expeditions-rejected-too-many-tokens = { START($location) }: il valore { $value } era raggiunto prima dell'ultimo gettone di { NAME($tokens) }.
expeditions-rejected-twenty-is-elsewhere = { START($location) }: il gettone di valore 20 è uno solo, e non va posizionato qui.
expeditions-rejected-twenty-twice = Il gettone di valore 20 è uno solo.
expeditions-rejected-twenty-not-there = { START($location) }: il gettone di valore 20 non è qui.
expeditions-rejected-too-few-tokens = { START($location) }: qui { $there ->
    [one] c'è 1 gettone
   *[other] ci sono { $there } gettoni
  }, non { $wanted }.
expeditions-rejected-tile-face-up = { START($location) }: la tessera è già scoperta.
expeditions-rejected-tile-awaits-tokens = { START($location) }: la tessera deve ancora ricevere i suoi gettoni.
expeditions-rejected-basecamp-is-left-for-good = Un Mech non torna al Campo base.
expeditions-rejected-mech-is-there-already = { START($location) }: il tuo Mech è già qui.
expeditions-rejected-location-occupied = { START($location) }: qui c'è un Mech dell'Automa.
expeditions-rejected-location-twice = { START($location) }: indicato due volte.
expeditions-rejected-locations-incomplete = Nord e Centro hanno sette luoghi ciascuno, indicati nel loro ordine.
expeditions-rejected-mech-in-wrong-region = Il Mech { $mech ->
    [north] Nord
   *[central] Centro
  } non lascia la sua regione ({ NAME($location) }).
expeditions-rejected-corruption-on-face-down-tile = { START($location) }: la corruzione sta solo su tessere scoperte.
expeditions-rejected-too-many-maps = I gettoni mappa sono { $most }, non { $maps }.
expeditions-rejected-glory-already-placed = In una categoria sta un solo tuo gettone gloria.
expeditions-rejected-no-glory-left = Hai quattro gettoni gloria, e sono tutti posizionati.
expeditions-rejected-off-the-track = Il tracciato finisce allo spazio { $last-space }; lo spazio { $progress } non c'è.
expeditions-rejected-amount-impossible = Farebbe { $would-be } { $what ->
    [coins] monete
    [maps] gettoni mappa
    [solved_quests] missioni risolte
   *[item_coins] monete per gli oggetti migliorati
  }, e non può essere.
expeditions-rejected-card-already-boxed = Questa carta è già nella scatola.
expeditions-rejected-card-drawn-twice = Tra due rimescolamenti una carta si pesca una volta sola.
expeditions-rejected-too-many-cards-drawn = Tra due rimescolamenti { $most ->
    [one] si pesca al massimo 1 carta
   *[other] si pescano al massimo { $most } carte
  }.
expeditions-rejected-end-needed = Tutti i gettoni gloria di un giocatore sono posizionati: indica chi ha innescato la fine e quanti turni restano, compreso quello attuale.
expeditions-rejected-end-impossible = Con { $turns-left ->
    [one] 1 turno rimasto
   *[other] { $turns-left } turni rimasti
  } l'ultimo non sarebbe del giocatore che ha innescato la fine.
expeditions-rejected-automa-turn-under-way = Il turno dell'Automa non è ancora finito.
expeditions-rejected-not-an-automas-turn = È il tuo turno.
expeditions-rejected-not-your-turn = Non è il turno di questo posto.
expeditions-rejected-not-your-question = La domanda è per l'umano.
expeditions-rejected-question-open = { START($location) }: prima indica che cosa c'è sulla tessera.
expeditions-rejected-no-question-open = Non si chiede nulla.
expeditions-rejected-game-over = La partita è finita.
