# Trismegistus: i fatti e i rifiuti del suo Automa alternativo, con i termini del gioco.

name-earth = terra
name-fire = fuoco
name-water = acqua
name-air = aria
name-iron = ferro
name-mercury = mercurio
name-tin = stagno
name-copper = rame
name-lead = piombo
name-wild = jolly
name-amber = ambra
name-bot = carte automa
name-dice = dadi
name-black-die = dado nero
name-basic = gialla (base)
name-specialization = verde (specializzazione)
name-personality = viola (personalità)
name-bonus-ethereal = un dado etereo
name-bonus-vp5 = 5 PV
name-bonus-advance = uno step sul tracciato più vicino
name-experiments = gli esperimenti esposti
name-artifacts = gli artefatti esposti
name-element = l'elemento della ciotola
name-card = la prossima carta automa
name-deck = il mazzo
name-discards = la pila degli scarti
name-left = sinistra
name-right = destra
name-masterpiece = il capolavoro
name-symbols = i simboli sui tracciati
name-formula-vp = i PV delle formule
name-track-vp = i PV dei tracciati maestria
name-human-vp = i tuoi PV finali

name-experiment = un esperimento
name-advance-nearest = uno step sul tracciato più vicino
name-artifact = un artefatto
name-gold = 1 oro
name-advance-track = uno step su un tracciato
name-vp5 = 5 PV
name-of-die = l'elemento della ciotola del dado
name-violet-into = dove vanno le carte viola al livello 3
name-tokens-leave = un token bonus lascia il tracciato alla fine del turno in cui viene raggiunto

name-player = l'hai scelto tu
name-only = non ce n'era un altro
name-potency = potenza
name-picture = posto della figura
name-colour = ordine dei colori
name-symbol = ordine dei simboli
name-symbol-and-colour = simbolo e colore
name-not-pictured = simbolo e colore non sono di una stessa figura
name-symbol-not-pictured = il simbolo non è raffigurato
name-colour-not-pictured = il colore non è raffigurato
name-shortfall = troppo poca potenza
name-exhausted = la potenza è esaurita
name-requirement = il requisito
name-requirement-met = il requisito è rispettato
name-printed = l'elemento stampato sulla carta
name-nearest = il più vicino a un bonus o alla sua fine
name-cube = il cubetto giallo
name-below-cube = il primo tracciato in pareggio sotto il cubetto giallo
name-from-cube = posto sotto il cubetto giallo
name-advance-track-earth = uno step sul tracciato della terra
name-advance-track-fire = uno step sul tracciato del fuoco
name-advance-track-water = uno step sul tracciato dell'acqua
name-advance-track-air = uno step sul tracciato dell'aria
name-advance-track-of-die = uno step sul tracciato della ciotola del dado
name-repeat-type = una tipologia che possiede già
name-no-experiment = non ci sono esperimenti
name-gold-suffices = c'è oro a sufficienza
name-gold-missing = non c'è oro a sufficienza
name-more-experiments = più esperimenti risolti
name-types-and-bought = una formula per ogni tipologia, e quelle acquistate
name-cost = costo
name-overflow = il marker è all'ultimo step
name-at-the-end = il marker è all'ultimo step
name-lacking-type = una tipologia che gli manca
name-vp = PV
name-area = ordine per area
name-place = posto da sinistra
name-cubes = cubetti
name-face-down = è girata a faccia in giù

name-bot-cards = le facce delle carte automa
name-removed-cards = le carte eliminate a ogni livello
name-basic-cards = il numero delle carte gialle
name-track-order = l'ordine dei tracciati maestria
name-track-length = la lunghezza dei tracciati maestria
name-bonus-tokens = i token bonus
name-track-symbols = i simboli sui tracciati maestria
name-track-points = i punti dei tracciati maestria
name-bowl-elements = gli elementi delle ciotole
name-masterpieces = i capolavori
name-achievement-vp = i PV degli obiettivi

trismegistus-game-began = Una partita di livello { $level } contro l'Automa.{ $pack ->
    [none] {""}
   *[other] { $pack-example ->
        [yes] {" "}Le carte vengono da un pacchetto di esempio: sono inventate e non sono quelle del mazzo stampato.
       *[no] {""}
      }
  } Il cubetto giallo dei pareggi sta sul tracciato { $automa-cube ->
    [earth] della terra
    [fire] del fuoco
    [water] dell'acqua
   *[air] dell'aria
  }.
    .short = Livello { $level }; cubetto: { NAME($automa-cube) }
trismegistus-round-began = Comincia il round { $round }: { $first ->
    [human] tocca a te
   *[automa] tocca all'Automa
  }.
    .short = Round { $round }; inizia: { $first ->
        [human] tu
       *[other] { NAME($first) }
      }
trismegistus-dice-rolled = { $named ->
    [yes] I dadi stanno nelle loro ciotole come hai indicato.
   *[no] { $again-count ->
        [0] I dadi cadono così: { DICE($bowls) }.
       *[other] In una ciotola c'erano troppi dadi ({ NAME($again) }), perciò si ritirano. Ora i dadi stanno così: { DICE($bowls) }.
      }
  }
    .short = Dadi: { DICE($bowls) }
trismegistus-round-ended = Il round { $round } è finito; { $first-done ->
    [human] hai esaurito tu per primo i tre dadi.
   *[automa] l'Automa ha esaurito per primo i tre dadi.
  }
    .short = Fine del round { $round }
trismegistus-turn-paused = Il turno dell'Automa aspetta: indica { $asks ->
    [black_die] il risultato del dado nero
    [card] la prossima carta automa
    [experiments] gli esperimenti esposti
    [artifacts] gli artefatti esposti
   *[element] l'elemento della ciotola
  }.
    .short = { $asks ->
        [black_die] Tira il dado nero
        [card] Pesca una carta automa
        [experiments] Inserisci gli esperimenti esposti
        [artifacts] Inserisci gli artefatti esposti
       *[element] Inserisci l'elemento della ciotola
      }
trismegistus-turn-ended = { $seat ->
    [human] Il tuo turno è finito
   *[automa] Il turno dell'Automa è finito
  }; { $next ->
    [human] { $seat ->
        [human] l'Automa ha esaurito i suoi tre dadi, perciò giochi ancora tu
       *[automa] tocca a te
      }
    [automa] { $seat ->
        [human] tocca all'Automa
       *[automa] hai esaurito i tuoi tre dadi, perciò gioca ancora l'Automa
      }
   *[none] entrambi avete esaurito tre dadi
  }.
    .short = { $next ->
        [none] Entrambi hanno passato
       *[other] Prossimo turno: { $next ->
            [human] tu
           *[other] { NAME($next) }
          }
      }
trismegistus-table-reported = Il tavolo è aggiornato.{ $bowls ->
    [none] {""}
   *[other] { $bowls-count ->
        [0] {" "}Le ciotole sono vuote.
       *[other] {" "}Nelle ciotole: { DICE($bowls) }.
      }
  }{ $human ->
    [none] {""}
   *[other] { $human-die ->
        [none] {" "}Non hai un dado attivo.
       *[other] {" "}Il tuo dado attivo: { NAME($human-die-colour) } ({ NAME($human-die-symbol) }), potenza { $human-die-potency }.
      }{ $human-spent-count ->
        [0] {""}
       *[other] {" "}I tuoi dadi esauriti: { NAME($human-spent) }.
      }
  }
    .short = Tavolo aggiornato
trismegistus-token-removed = Il token bonus al livello { $step } del tracciato { $track ->
    [earth] della terra
    [fire] del fuoco
    [water] dell'acqua
   *[air] dell'aria
  } ({ PLACE($track) }{ $step }) viene tolto.
    .short = Togli il token bonus { PLACE($track) }{ $step }
trismegistus-game-ended = { $winner ->
    [human] Vinci tu
    [automa] Vince l'Automa
   *[none] È un pareggio
  }: { $human } PV per te, { $automa } PV per l'Automa.{ $solved ->
    [none] {""}
   *[other] {" "}Esperimenti risolti: tu { $solved-human }, l'Automa { $solved-automa }.
  }
    .short = Tu { $human } PV, Automa { $automa } PV

trismegistus-card-drawn = L'Automa pesca la carta { NAME($kind) }{ $name ->
    [none] {""}
   *[other] {" "}«{ $name }»
  }{ $dice-count ->
    [0] {""}
   *[other] : raffigura { NAME($dice) }{ $potency-cost ->
        [none] {""}
       *[other] , consuma { $potency-cost } di potenza
      }{ $actions-count ->
        [0] {""}
       *[other] , azione: { NAME($actions) }
      }
  }. { $left ->
    [0] Ora il mazzo è vuoto
    [one] Nel mazzo resta 1 carta
    [many] Nel mazzo restano { $left } di carte
   *[other] Nel mazzo restano { $left } carte
  }.
    .short = { $name ->
        [none] { $kind ->
            [basic] Carta gialla
            [specialization] Carta verde
           *[personality] Carta viola
          }
       *[other] Carta { $name }
      }
trismegistus-card-discarded = La carta va nella pila degli scarti dell'Automa.
    .short = Carta → scarti
trismegistus-deck-renewed = Il mazzo era vuoto: rimescola { $cards ->
    [one] la carta automa scartata
    [many] le { $cards } di carte automa scartate
   *[other] le { $cards } carte automa scartate
  } e forma un nuovo mazzo.
    .short = Rimescola le carte automa ({ $cards })
trismegistus-black-die-rolled = Il dado nero mostra { $result }{ $counts ->
    [yes] {""}
   *[no] , che non indica nulla: si ritira
  }.
    .short = Dado nero: { $result }{ $counts ->
        [no] , ritira
       *[yes] {""}
      }
trismegistus-cube-placed = Metti un cubetto giallo sulla { $place ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] quarta
  } carta obiettivo; ora ha { $cubes ->
    [one] 1 cubetto
    [many] { $cubes } di cubetti
   *[other] { $cubes } cubetti
  }.
    .short = Cubetto giallo → obiettivo { $place } (ora { $cubes })
trismegistus-cube-not-placed = Nessun obiettivo è a faccia in su, perciò non si mettono cubetti.
    .short = Nessun cubetto
trismegistus-achievement-scored = Con tre cubetti la { $place ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] quarta
  } carta obiettivo dà all'Automa { $vp } PV, in tutto { $total }. Gira la carta a faccia in giù e togli i cubetti.
    .short = Obiettivo { $place }: PV +{ $vp }, gira la carta
trismegistus-achievement-completed = Completi la { $place ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] quarta
  } carta obiettivo. Girala a faccia in giù{ $cubes ->
    [0] {""}
    [one] {" "}e togli il cubetto
    [many] {" "}e togli i { $cubes } di cubetti
   *[other] {" "}e togli i { $cubes } cubetti
  }.
    .short = Gira l'obiettivo { $place } a faccia in giù

trismegistus-die-taken = { $seat ->
    [human] Prendi
   *[automa] L'Automa prende
  } un dado { NAME($colour) } dalla ciotola { $symbol ->
    [iron] del ferro
    [mercury] del mercurio
    [tin] dello stagno
    [copper] del rame
    [lead] del piombo
   *[wild] dei jolly
  } ({ PLACE($symbol) }), a potenza { $potency }.{ $found-in ->
    [symbol_and_colour] {" "}Corrisponde alla carta per simbolo e colore.
    [symbol] {" "}Nessun dado corrisponde alla carta per simbolo e colore; questo corrisponde per simbolo.
    [colour] {" "}Nessun dado corrisponde alla carta per simbolo; questo corrisponde per colore.
    [potency] {" "}Nessun dado corrisponde alla carta per simbolo o per colore.
   *[none] {""}
  }{ $decided-by ->
    [only] {" "}È l'unico.
    [potency] {" "}Ha la potenza massima.
    [wild] {" "}Pari potenza massima: il dado jolly viene prima.
    [picture] {" "}Pari potenza massima: viene prima quello raffigurato a sinistra.
    [colour] {" "}Pari potenza massima: ordine nero, bianco, rosso.
    [symbol] {" "}Pari potenza massima: ordine ferro, mercurio, stagno, rame, piombo.
   *[player] {""}
  }
    .short = Dado { PLACE($symbol) } → carta tracciato, casella { $potency }
trismegistus-ethereal-die-spent = { $seat ->
    [human] Spendi
   *[automa] L'Automa spende
  } un dado etereo: la potenza sale di 1, a { $potency }{ $left ->
    [none] {""}
    [0] ; non ne ha più
    [one] ; gliene resta 1
   *[other] ; gliene restano { $left }
  }.
    .short = Dado etereo −1; potenza → { $potency }
trismegistus-potency-spent = { $seat ->
    [human] Il tuo dado
   *[automa] Il dado dell'Automa
  } { $cost ->
    [0] non perde potenza
   *[other] perde { $cost } di potenza
  } e { $potency ->
    [0] l'ha esaurita
    [one] gliene resta 1
   *[other] gliene restano { $potency }
  }.
    .short = Potenza −{ $cost } → { $potency }
trismegistus-die-set-aside = { $seat ->
    [human] Il tuo dado { NAME($colour) } è esaurito
   *[automa] Il dado { NAME($colour) } dell'Automa va sul lato destro della carta tracciato
  }{ $shortfall ->
    [0] {""}
   *[other] : la carta richiedeva { $shortfall } di potenza in più
  }; è il { $number ->
    [1] primo
    [2] secondo
   *[other] terzo
  } di tre.
    .short = Dado → lato destro ({ $number } di 3)

trismegistus-marker-advanced = Il marker dell'Automa avanza di 1 step, al livello { $to } del tracciato { $track ->
    [earth] della terra
    [fire] del fuoco
    [water] dell'acqua
   *[air] dell'aria
  } ({ PLACE($track) }{ $to }){ $decided-by ->
    [requirement] { $required ->
        [none] , verso il requisito
       *[other] ; l'esperimento richiede il livello { $required }
      }
    [experiment] : il requisito dell'esperimento è già rispettato
    [printed] , indicato dalla carta
    [element] , che corrisponde alla ciotola del dado
    [nearest] , il più vicino a un bonus o alla sua fine
    [cube] , fra quelli ugualmente vicini quello con il cubetto giallo
    [below_cube] , fra quelli ugualmente vicini il primo sotto il cubetto giallo
   *[only] , l'unico che non è alla fine
  }.
    .short = Marker → { PLACE($track) }{ $to }
trismegistus-token-reached = Lì raggiunge un token bonus ({ NAME($kind) }).
    .short = Bonus: { NAME($kind) }
trismegistus-gold-gained = L'Automa guadagna { $amount } { $amount ->
    [one] oro
    [many] di ori
   *[other] ori
  }{ $why ->
    [no_experiment] , perché non ci sono esperimenti disponibili,
    [repeat_type] , perché possedeva già un esperimento di questo tipo,
   *[none] {""}
  } e ne ha { $total }.
    .short = Oro +{ $amount } → { $total }
trismegistus-vp-gained = L'Automa guadagna { $amount } PV{ $why ->
    [overflow] { $full ->
        [none] {" "}invece di uno step, perché tutti i suoi marker sono al livello massimo,
        [earth] {" "}invece di uno step, perché il marker sul tracciato della terra è al livello massimo,
        [fire] {" "}invece di uno step, perché il marker sul tracciato del fuoco è al livello massimo,
        [water] {" "}invece di uno step, perché il marker sul tracciato dell'acqua è al livello massimo,
       *[air] {" "}invece di uno step, perché il marker sul tracciato dell'aria è al livello massimo,
      }
   *[none] {""}
  } e ne ha { $total }.
    .short = PV +{ $amount } → { $total }
trismegistus-ethereal-gained = { $round ->
    [none] L'Automa
   *[other] Prima del round { $round } l'Automa
  } ottiene { $amount ->
    [one] 1 dado etereo
    [many] { $amount } di dadi eterei
   *[other] { $amount } dadi eterei
  } e ne ha { $total }.
    .short = Dadi eterei +{ $amount } → { $total }
trismegistus-experiments-shown = { $experiments-count ->
    [0] Non ci sono esperimenti esposti.
    [one] C'è 1 esperimento esposto.
    [many] Ci sono { $experiments-count } di esperimenti esposti.
   *[other] Ci sono { $experiments-count } esperimenti esposti.
  }
    .short = Esperimenti esposti: { $experiments-count }
trismegistus-experiment-taken = L'Automa prende e risolve un esperimento di tipo { NAME($experiment-type) }{ $experiment-area ->
    [none] {""}
    [iron] {" "}accanto alla ciotola del ferro ({ PLACE($experiment-area) })
    [mercury] {" "}accanto alla ciotola del mercurio ({ PLACE($experiment-area) })
    [tin] {" "}accanto alla ciotola dello stagno ({ PLACE($experiment-area) })
    [copper] {" "}accanto alla ciotola del rame ({ PLACE($experiment-area) })
    [lead] {" "}accanto alla ciotola del piombo ({ PLACE($experiment-area) })
   *[wild] {" "}accanto alla ciotola dei jolly ({ PLACE($experiment-area) })
  }{ $place ->
    [none] {""}
    [1] , il primo da sinistra
    [2] , il secondo da sinistra
    [3] , il terzo da sinistra
   *[other] , il numero { $place } da sinistra
  } (livello { $experiment-requirement } del tracciato { $experiment-track ->
    [earth] della terra
    [fire] del fuoco
    [water] dell'acqua
   *[air] dell'aria
  }, { $experiment-vp } PV).{ $decided-by ->
    [lacking_type] {" "}È l'unico di una tipologia che manca all'Automa.
    [vp] { $lacking ->
        [yes] {" "}Fra quelli delle tipologie che mancano all'Automa procura più PV.
       *[no] {" "}All'Automa non manca nessuna di queste tipologie, e questo procura più PV.
      }
    [area] { $lacking ->
        [yes] {" "}Fra quelli delle tipologie che mancano all'Automa più d'uno procura il massimo dei PV; l'area di questo viene prima.
       *[no] {" "}All'Automa non manca nessuna di queste tipologie, e più d'uno procura il massimo dei PV; l'area di questo viene prima.
      }
    [place] { $lacking ->
        [yes] {" "}Fra quelli delle tipologie che mancano all'Automa più d'uno procura il massimo dei PV; questo sta più a sinistra.
       *[no] {" "}All'Automa non manca nessuna di queste tipologie, e più d'uno procura il massimo dei PV; questo sta più a sinistra.
      }
   *[only] {""}
  }
    .short = { $experiment-area ->
        [none] { $place ->
            [none] Prendi l'esperimento
           *[other] Esperimento n. { $place }: prendilo
          }
       *[other] { $place ->
            [none] Esperimento { PLACE($experiment-area) }: prendilo
           *[other] Esperimento { PLACE($experiment-area) }, n. { $place }: prendilo
          }
      }
trismegistus-no-experiment = Non ci sono esperimenti che l'Automa possa prendere.
    .short = Nessun esperimento
trismegistus-artifacts-shown = { $number ->
    [0] Non ci sono artefatti { $colour ->
        [black] neri esposti
        [white] bianchi esposti
        [red] rossi esposti
       *[none] del colore
      }.
    [one] C'è 1 artefatto { $colour ->
        [black] nero esposto
        [white] bianco esposto
        [red] rosso esposto
       *[none] del colore
      }.
   *[other] Ci sono { $number } artefatti { $colour ->
        [black] neri esposti
        [white] bianchi esposti
        [red] rossi esposti
       *[none] del colore
      }.
  }
    .short = Artefatti esposti: { $number }
trismegistus-artifact-taken = L'Automa prende l'{ $place ->
    [left] artefatto { NAME($colour) } di sinistra
    [right] artefatto { NAME($colour) } di destra
   *[only] unico artefatto { NAME($colour) }
  } ({ NAME($element) }).
    .short = { $place ->
        [left] Prendi l'artefatto di sinistra
        [right] Prendi l'artefatto di destra
       *[only] Prendi l'unico artefatto
      }
trismegistus-no-artifact = Non ci sono artefatti { $colour ->
    [black] neri
    [white] bianchi
   *[red] rossi
  } che l'Automa possa prendere.
    .short = Nessun artefatto
trismegistus-bowl-element-told = L'essenza della ciotola { $symbol ->
    [iron] del ferro
    [mercury] del mercurio
    [tin] dello stagno
    [copper] del rame
    [lead] del piombo
   *[wild] dei jolly
  } { $element ->
    [none] non ha un elemento
   *[other] appartiene a questo elemento: { NAME($element) }
  }.
    .short = Ciotola { PLACE($symbol) }: { $element ->
        [none] nessun elemento
       *[other] { NAME($element) }
      }

trismegistus-scoring-began = Il terzo round è finito: comincia il punteggio finale.
    .short = Punteggio finale
trismegistus-masterpiece-solved = L'Automa risolve il suo capolavoro per { $masterpiece-vp } PV{ $gold ->
    [0] {""}
    [one] , pagando 1 oro per lo step mancante,
    [many] , pagando { $gold } di ori per i { $gold } di step mancanti,
   *[other] , pagando { $gold } ori per i { $gold } step mancanti,
  } e ha { $total } PV.
    .short = Capolavoro: PV +{ $masterpiece-vp } → { $total }{ $gold ->
        [0] {""}
       *[other] ; oro −{ $gold }
      }
trismegistus-masterpiece-missed = Il capolavoro non viene risolto: { $missing ->
    [one] manca 1 step
    [many] mancano { $missing } di step
   *[other] mancano { $missing } step
  }, e l'Automa ha { $gold } { $gold ->
    [one] oro
    [many] di ori
   *[other] ori
  }, che conserva.
    .short = Capolavoro non risolto
trismegistus-experiments-scored = { $count ->
    [one] 1 esperimento risolto porta
    [many] { $count } di esperimenti risolti portano
   *[other] { $count } esperimenti risolti portano
  } { $vp } PV; l'Automa ha { $total } PV.
    .short = Esperimenti: PV +{ $vp } → { $total }
trismegistus-symbols-scored = Simboli elementali: { $experiments } sugli esperimenti, { $artifacts } sugli artefatti, { $tracks } sui tracciati; a { $each } PV ciascuno portano { $vp } PV, e l'Automa ha { $total } PV.
    .short = Simboli: PV +{ $vp } → { $total }
trismegistus-formula-bought = L'Automa acquista un'ulteriore formula pagandola { $cost } { $cost ->
    [one] oro
    [many] di ori
   *[other] ori
  }; { $gold ->
    [0] non gli resta oro
    [one] gli resta { $gold } oro
    [many] gli restano { $gold } di ori
   *[other] gli restano { $gold } ori
  }.
    .short = Formula: oro −{ $cost } → { $gold }
trismegistus-formulas-scored = Formule: { $types } per le tipologie di esperimento e { $bought } { $bought ->
    [one] acquistata
   *[other] acquistate
  } portano { $vp } PV; l'Automa ha { $total } PV.
    .short = Formule: PV +{ $vp } → { $total }
trismegistus-remainders-scored = L'oro rimasto ({ $gold }) e i dadi eterei rimasti ({ $ethereal }) portano { $vp } PV; l'Automa ha { $total } PV.
    .short = Rimanenze: PV +{ $vp } → { $total }
trismegistus-tracks-scored = I tracciati maestria portano { $vp } PV; l'Automa ha { $total } PV.
    .short = Tracciati: PV +{ $vp } → { $total }
trismegistus-human-scored = Hai { $vp } PV.
    .short = Tu: { $vp } PV

trismegistus-ask-dice = { $mode ->
    [physical] Tira tutti i dadi del round{ $dice-count ->
        [0] {""}
       *[other] : { DICE($dice) }
      }. Poi indica come stanno nelle loro ciotole.
   *[virtual] { $dice-count ->
        [0] Indica quanti dadi ci sono di ogni colore: li tira il servizio.
       *[other] Fa' tirare al servizio tutti i dadi del round: { DICE($dice) }.
      }
  }
    .short = Tira tutti i dadi del round
trismegistus-ask-black-die = Tira il dado nero e indica che cosa mostra.{ $places-count ->
    [0] {""}
   *[other] {" "}Risultati che contano: { $places }; gli altri si ritirano.
  }
    .short = Dado nero: risultato?
trismegistus-ask-card = Pesca la prossima carta automa e indica il suo nome o che cosa vi è stampato.
    .short = Quale carta automa?
trismegistus-ask-experiments = Indica { $area ->
    [none] tutti gli esperimenti esposti e la ciotola accanto a cui sta ognuno
   *[other] gli esperimenti esposti accanto alla ciotola { $area ->
        [iron] del ferro
        [mercury] del mercurio
        [tin] dello stagno
        [copper] del rame
        [lead] del piombo
       *[wild] dei jolly
      }
  }, da sinistra a destra.
    .short = { $area ->
        [none] Tutti gli esperimenti esposti?
       *[other] Esperimenti accanto a { PLACE($area) }?
      }
trismegistus-ask-artifacts = Indica gli artefatti { $colour ->
    [black] neri
    [white] bianchi
   *[red] rossi
  } esposti, da sinistra a destra.{ $roll ->
    [yes] {" "}Se sono due, tira anche il dado nero e indica che cosa mostra.
   *[no] {""}
  }
    .short = Artefatti esposti, da sinistra?
trismegistus-ask-element = Indica l'elemento dell'essenza della ciotola { $symbol ->
    [iron] del ferro
    [mercury] del mercurio
    [tin] dello stagno
    [copper] del rame
    [lead] del piombo
   *[wild] dei jolly
  }, o che non ha un elemento.
    .short = Ciotola { PLACE($symbol) }: quale elemento?
trismegistus-ask-masterpiece = Pesca un capolavoro per l'Automa e indica che cosa vi è stampato.
    .short = Pesca il capolavoro dell'Automa
trismegistus-ask-symbols = { $experiments ->
    [none] Conta i simboli elementali che l'Automa ha raggiunto sui tracciati maestria e quelli sui suoi esperimenti e sul capolavoro risolto, e indica i due numeri. Con uno per livello, sui tracciati sono { $tracks }. Quelli sugli artefatti ({ $artifacts }) sono già contati.
   *[other] Conta i simboli elementali che l'Automa ha raggiunto sui tracciati maestria e indica quanti sono; con uno per livello sono { $tracks }. Quelli sugli esperimenti ({ $experiments }) e sugli artefatti ({ $artifacts }) sono già contati.
  }
    .short = Conta i simboli dell'Automa
trismegistus-ask-formula-vp = Indica quanti PV { $formulas ->
    [one] porta la formula dell'Automa
   *[other] portano in tutto le { $formulas } formule dell'Automa
  }.
    .short = PV delle formule ({ $formulas })?
trismegistus-ask-track-vp = Indica quanti PV portano in tutto all'Automa i quattro tracciati maestria. I suoi marker stanno a: { NAME($markers) }.
    .short = PV dei tracciati dell'Automa?
trismegistus-ask-human-vp = Indica i tuoi PV finali; l'Automa ha { $automa } PV. Se ne hai altrettanti, indica anche quanti esperimenti hai risolto; l'Automa ne ha risolti { $experiments }.
    .short = I tuoi PV finali?

trismegistus-at-automa-cube = il cubetto giallo dei pareggi
trismegistus-at-automa-markers = { $items-count ->
    [0] i marker dell'Automa
   *[other] il marker dell'Automa ({ NAME($items) })
  }
trismegistus-at-automa-vp = i PV dell'Automa
trismegistus-at-automa-gold = l'oro dell'Automa
trismegistus-at-automa-ethereal = i dadi eterei dell'Automa
trismegistus-at-automa-artifacts = gli artefatti dell'Automa
trismegistus-at-automa-experiments = gli esperimenti dell'Automa
trismegistus-at-automa-die = il dado attivo dell'Automa
trismegistus-at-automa-spent = i dadi esauriti dell'Automa
trismegistus-at-automa = ciò che ha l'Automa
trismegistus-at-human-die = il tuo dado attivo
trismegistus-at-human-spent = i tuoi dadi esauriti
trismegistus-at-human = i tuoi dadi
trismegistus-at-bowls = { $items-count ->
    [0] i dadi nelle ciotole
   *[other] i dadi nelle ciotole ({ NAME($items) })
  }
trismegistus-at-dice = { $items-count ->
    [0] i dadi della partita
   *[other] i dadi della partita ({ NAME($items) })
  }
trismegistus-at-tracks = { $place ->
    [none] i tracciati maestria
   *[other] il tracciato maestria { $place } dall'alto
  }
trismegistus-at-tracks-tokens = { $place ->
    [none] i token bonus
   *[other] i token bonus del tracciato maestria { $place } dall'alto
  }
trismegistus-at-achievements = { $place ->
    [none] le carte obiettivo
   *[other] la carta obiettivo { $place } da sinistra
  }
trismegistus-at-tracks-length = la lunghezza del tracciato maestria { $place } dall'alto
trismegistus-at-tracks-tokens-there = il token bonus sul tracciato maestria { $place } dall'alto
trismegistus-at-tracks-tokens-served = il token bonus già avuto dall'Automa sul tracciato maestria { $place } dall'alto
trismegistus-at-achievements-vp = i PV della carta obiettivo { $place } da sinistra
trismegistus-at-achievements-cubes = i cubetti sulla carta obiettivo { $place } da sinistra
trismegistus-at-achievements-face-up = la carta obiettivo { $place } da sinistra a faccia in su
trismegistus-at-deck = il mazzo automa
trismegistus-at-cards = le facce delle carte automa
trismegistus-at-bowl-elements = { $items-count ->
    [0] gli elementi delle ciotole
   *[other] l'elemento della ciotola ({ NAME($items) })
  }
trismegistus-at-formula-vp = i PV delle formule
trismegistus-at-round = il round
trismegistus-at-turn = di chi è il turno
trismegistus-at-first-done = chi ha esaurito per primo tre dadi
trismegistus-at-options = le opzioni della partita
trismegistus-at-level = il livello

trismegistus-rejected-achievement-not-there = L'obiettivo { $place } non è a faccia in su.{ $face-up-count ->
    [0] {""}
   *[other] {" "}A faccia in su: { $face-up }.
  }
trismegistus-rejected-area-required = Il dado è jolly. Indica per ogni esperimento accanto a quale ciotola si trova.
trismegistus-rejected-bowl-overfull = La ciotola { $symbol ->
    [iron] del ferro
    [mercury] del mercurio
    [tin] dello stagno
    [copper] del rame
    [lead] del piombo
   *[wild] dei jolly
  } contiene al massimo { $most } dadi, non { $dice }.
trismegistus-rejected-bowls-required = Indica quali dadi sono in quali ciotole.
trismegistus-rejected-card-face-required = Il servizio non conosce ancora questa carta. Indica i simboli che vi sono stampati.
trismegistus-rejected-card-incomplete = La carta è incompleta o contiene errori.
trismegistus-rejected-card-not-in-deck = Questa carta non è nel mazzo.{ $in-deck-count ->
    [0] {" "}Il mazzo è vuoto.
   *[other] {""}
  }
trismegistus-rejected-card-required = Pesca una carta automa e indica il suo nome o che cosa vi è stampato.
trismegistus-rejected-cards-not-conserved = I conti delle carte automa non tornano.{ $needed ->
    [none] {""}
   *[other] {" "}Il totale è { $there } invece di { $needed }.
  }{ $missing-count ->
    [0] {""}
   *[other] {" "}Mancano: { $missing-count }.
  }{ $surplus-count ->
    [0] {""}
   *[other] {" "}Di troppo: { $surplus-count }.
  }
trismegistus-rejected-deck-left-behind = Il mazzo automa dipende dal livello, dagli obiettivi e dalle opzioni, che perciò non cambiano durante la partita. Comincia una partita nuova, o una da questa posizione.
trismegistus-rejected-dice-are-rolled-here = È il servizio a tirare i dadi di questa partita. Non indicarli.
trismegistus-rejected-dice-count-required = Indica quanti dadi ci sono di ogni colore.
trismegistus-rejected-cubes-face-down = L'obiettivo { $place } è a faccia in giù, perciò non può avere cubetti.
trismegistus-rejected-dice-not-conserved = I conti dei dadi non tornano: { $dice-count ->
    [0] nessuno
   *[other] { DICE($dice) }
  } invece di { DICE($needed) }.
trismegistus-rejected-die-active = Hai già un dado attivo: { NAME($colour) } ({ NAME($symbol) }). Mettilo via per prenderne un altro.
trismegistus-rejected-die-not-there = Questo dado non è sul tabellone. { $on-board-count ->
    [0] Le ciotole sono vuote
   *[other] Sul tabellone: { NAME($on-board) }
  }.
trismegistus-rejected-die-required = Prima prendi un dado.
trismegistus-rejected-experiments-required = I totali sono uguali. Indica quanti esperimenti hai risolto; l'Automa ne ha risolti { $automa }.
trismegistus-rejected-game-over = La partita è finita.
trismegistus-rejected-marker-beyond-track = Il tracciato { $track ->
    [earth] della terra
    [fire] del fuoco
    [water] dell'acqua
   *[air] dell'aria
  } finisce al livello { $length }: un marker non può stare al livello { $step }.
trismegistus-rejected-markers-not-complete = Indica dove si trova il marker su ognuno dei quattro tracciati.
trismegistus-rejected-no-dice = Sul tabellone non ci sono dadi.
trismegistus-rejected-no-question-open = Ora non c'è nessuna domanda aperta.
trismegistus-rejected-not-an-automas-turn = È il tuo turno, non quello dell'Automa.
trismegistus-rejected-not-your-turn = È il turno { WHOSE($turn) }, non il tuo.
trismegistus-rejected-pack-required = A un mazzo virtuale serve un pacchetto di carte, perché il servizio non conosce le carte stampate.
trismegistus-rejected-points-impossible = Al tracciato { $track ->
    [earth] della terra
    [fire] del fuoco
    [water] dell'acqua
   *[air] dell'aria
  } servono { $needed } cifre, una per ogni livello da 0, non { $points }.
trismegistus-rejected-potency-too-low = Il dado ha solo { $potency } di potenza, non { $cost }.
trismegistus-rejected-question-open = Prima rispondi alla domanda aperta: { NAME($question) }.
trismegistus-rejected-requirement-beyond-track = Il tracciato { $track ->
    [earth] della terra
    [fire] del fuoco
    [water] dell'acqua
   *[air] dell'aria
  } finisce al livello { $length }, perciò il requisito di livello { $requirement } non si può rispettare.
trismegistus-rejected-roll-not-needed = Il dado nero si tira solo se ci sono due artefatti.
trismegistus-rejected-roll-required = Ci sono due artefatti. Tira il dado nero e indica il risultato.
trismegistus-rejected-symbols-impossible = I simboli del tracciato { $track ->
    [earth] della terra
    [fire] del fuoco
    [water] dell'acqua
   *[air] dell'aria
  } devono stare su livelli diversi, fino al { $length }.
trismegistus-rejected-symbols-required = I simboli di questi esperimenti non sono ancora noti: { $experiments }. Indica quanti ce ne sono su tutti gli esperimenti.
trismegistus-rejected-token-not-there = Al livello { $step } del tracciato { $track ->
    [earth] della terra
    [fire] del fuoco
    [water] dell'acqua
   *[air] dell'aria
  } non c'è un token.{ $tokens-count ->
    [0] {""}
   *[other] {" "}Ci sono token ai livelli: { $tokens }.
  }
trismegistus-rejected-tokens-impossible = I token del tracciato { $track ->
    [earth] della terra
    [fire] del fuoco
    [water] dell'acqua
   *[air] dell'aria
  } devono stare su livelli diversi, fino al { $length }.
trismegistus-rejected-too-many-dice = { $seat ->
    [human] Puoi
   *[other] { CAPITAL(WHO($seat)) } può
  } avere al massimo tre dadi in un round, non { $dice }.
trismegistus-rejected-tracks-not-complete = Indica ognuno dei quattro tracciati maestria esattamente una volta.
trismegistus-rejected-turn-has-passed = { $turn ->
    [human] Hai esaurito tre dadi e hai passato: non può essere il tuo turno.
   *[other] { CAPITAL(WHO($turn)) } ha esaurito tre dadi e ha passato: non può essere il suo turno.
  }
trismegistus-rejected-wrong-area = L'esperimento { $experiment } non è nell'area del dado ({ NAME($die) }).
trismegistus-rejected-wrong-number-of-achievements = Una partita ha quattro obiettivi o nessuno, non { $there }.
trismegistus-rejected-wrong-number-of-dice = Una partita ha da { $least } a { $most } dadi, non { $dice }.
trismegistus-rejected-first-has-not-passed = { $first-done ->
    [human] Non hai ancora esaurito tre dadi.
   *[other] { CAPITAL(WHO($first-done)) } non ha ancora esaurito tre dadi.
  }
trismegistus-rejected-not-your-question = Questa domanda è per { WHO($seat) }, non per te.

trismegistus-rejected-ethereal-in-vain = La potenza è già { $potency }: un dado etereo non può aumentarla.
    .short = La potenza è già { $potency }
trismegistus-rejected-nothing-spent = In questo turno non hai speso potenza, e il tuo dado non è esaurito.
    .short = Nessuna potenza spesa
trismegistus-rejected-die-drafted-this-turn = Hai preso questo dado in questo turno; solo un dado preso prima si mette via per prenderne un altro.
    .short = Dado preso in questo turno
trismegistus-rejected-cost-too-high = Un'azione costa al massimo { $most } di potenza, non { $cost }.
    .short = Potenza: massimo { $most }, non { $cost }
trismegistus-rejected-dice-unexplained = In un turno lascia la sua ciotola un solo dado, ma si sono spostati anche questi: { NAME($dice) }.
    .short = Dadi spostati: { NAME($dice) }
trismegistus-rejected-potency-unexplained = Il dado può avere al massimo { $most } di potenza, non { $potency }.
    .short = Potenza: massimo { $most }, non { $potency }
trismegistus-rejected-symbols-differ = { $what ->
    [artifacts] Sugli artefatti
   *[experiments] Sugli esperimenti
  } { $counted ->
    [one] è noto { $counted } simbolo
   *[other] sono noti { $counted } simboli
  }, non { $told }.
    .short = Simboli: { $counted } noti, { $told } inseriti

## Rules

trismegistus-rule-r1 = Preparazione come per due giocatori; niente oro, un dado etereo, secondo nell'ordine di turno
trismegistus-rule-r2 = L'artefatto e l'esperimento iniziale scartati, nessun capolavoro, nessuna pubblicazione
trismegistus-rule-r3 = Il cubetto dei pareggi: vince il suo tracciato, altrimenti il primo in pareggio al di sotto
trismegistus-rule-r4 = Il requisito dell'esperimento iniziale si rispetta nella preparazione
trismegistus-rule-r5 = Il mazzo delle carte automa secondo il livello
trismegistus-rule-r6 = Pescare una carta, risolverne le tre sezioni, scartarla
trismegistus-rule-r7 = Nessuna reazione
trismegistus-rule-r8 = Un mazzo esaurito si rifà con gli scarti
trismegistus-rule-r9 = Un dado si sceglie solo quando nessuno è attivo
trismegistus-rule-r10 = Prima ricerca: simbolo e colore di un dado raffigurato
trismegistus-rule-r11 = Seconda ricerca: solo il simbolo
trismegistus-rule-r12 = Terza ricerca: solo il colore
trismegistus-rule-r13 = Il dado sta sulla carta tracciato alla sua potenza
trismegistus-rule-r14 = Un dado etereo aumenta una potenza inferiore a cinque
trismegistus-rule-r15 = Il dado perde la potenza indicata sulla carta
trismegistus-rule-r16 = Troppa poca potenza: subito da parte, l'azione si esegue comunque
trismegistus-rule-r17 = Eseguire l'azione della carta
trismegistus-rule-r18 = Un token bonus dà il suo beneficio quando lo si raggiunge o supera
trismegistus-rule-r19 = Un marker all'ultimo step porta 1 PV invece di avanzare
trismegistus-rule-r20 = Dadi eterei prima del secondo e del terzo round
trismegistus-rule-r21 = Chi esaurisce per primo i tre dadi comincia il round seguente
trismegistus-rule-r30 = Il capolavoro, con l'oro per gli step mancanti
trismegistus-rule-r31 = PV degli esperimenti risolti
trismegistus-rule-r32 = PV dei simboli elementali secondo il livello
trismegistus-rule-r33 = PV delle formule, sbloccate con le tipologie e acquistate con l'oro
trismegistus-rule-r34 = Oro e dadi eterei rimasti portano 1 PV ciascuno
trismegistus-rule-r35 = Punti dei tracciati maestria
trismegistus-rule-r40 = Quattro obiettivi stanno in fila
trismegistus-rule-r41 = Le carte personalità entrano nel mazzo
trismegistus-rule-r42 = L'umano completa un obiettivo
trismegistus-rule-r43 = Una carta personalità: il dado nero posiziona un cubetto
trismegistus-rule-r44 = Tre cubetti portano i PV di un obiettivo
trismegistus-rule-r45 = Dopo una carta personalità se ne pesca un'altra
trismegistus-rule-a1 = Prendere e risolvere un esperimento
trismegistus-rule-a2 = Uno step sul tracciato più vicino
trismegistus-rule-a3 = Prendere un artefatto
trismegistus-rule-a4 = Guadagnare 1 oro
trismegistus-rule-a5 = Uno step su un dato tracciato
trismegistus-rule-a6 = Guadagnare 5 PV
trismegistus-rule-b1 = Un dado etereo
trismegistus-rule-b2 = 5 PV
trismegistus-rule-b3 = Uno step sul tracciato più vicino
trismegistus-rule-q1 = I pareggi tra dadi si decidono per potenza, poi dado jolly, poi figura più a sinistra, poi elenco stampato
trismegistus-rule-q2 = Di due dadi jolly validi si prende quello del colore della figura più a sinistra
trismegistus-rule-q3 = Un dado jolly è valido anche nella seconda ricerca
trismegistus-rule-q4 = Se nessun dado è valido in nessuna ricerca, si prende quello di potenza maggiore, poi secondo gli elenchi di simboli e colori
trismegistus-rule-q5 = A una faccia jolly raffigurata corrispondono solo dadi jolly
trismegistus-rule-q6 = Un dado etereo si spende ogni volta che aggiunge potenza, uno per dado
trismegistus-rule-q7 = Il dado si sceglie senza contare ciò che aggiungerebbe un dado etereo
trismegistus-rule-q8 = La potenza che manca a un dado non si toglie al successivo
trismegistus-rule-q9 = L'azione di una carta segue il dado che era attivo prima di spenderne la potenza
trismegistus-rule-q10 = Con tre dadi esauriti l'Automa non pesca più carte in questo round; se ha passato solo l'umano, continua da sola
trismegistus-rule-q11 = Con un dado jolly l'Automa può prendere un esperimento da qualsiasi area
trismegistus-rule-q12 = Fra più esperimenti si prende quello con più PV, poi secondo l'ordine delle aree, poi quello più a sinistra
trismegistus-rule-q13 = L'esperimento iniziale conta come posseduto e risolto
trismegistus-rule-q14 = Il tracciato dell'azione 5 è quello stampato, altrimenti quello dell'essenza sulla ciotola del dado, altrimenti il più vicino
trismegistus-rule-q15 = Con un dado nero da 1 a 3 si prende l'artefatto a sinistra o in alto, da 4 a 6 l'altro; se non ce n'è, non si guadagna nulla
trismegistus-rule-q16 = Ciò che è esposto si chiede ogni volta e non si tiene a mente
trismegistus-rule-q17 = Il tracciato più vicino è quello con meno step fino al prossimo token o alla fine; quelli pieni non contano
trismegistus-rule-q18 = Come opzione, i token restano sui tracciati finché il tavolo non li toglie
trismegistus-rule-q19 = I token raggiunti durante la preparazione danno il loro beneficio
trismegistus-rule-q20 = Il marker avanza uno step alla volta, e ciò che un token provoca si conclude prima dello step seguente
trismegistus-rule-q21 = Un esperimento il cui tracciato è pieno è risolto, e invece dello step dà 1 PV
trismegistus-rule-q22 = Il mazzo si rimescola quando si deve pescare una carta e non ce ne sono più
trismegistus-rule-q23 = Al livello 3 le carte personalità si mescolano nel primo mazzo; come opzione cominciano fra gli scarti
trismegistus-rule-q24 = Al livello 1 si usano tre qualsiasi delle quattro carte personalità
trismegistus-rule-q25 = Gli obiettivi tengono i posti da 1 a 4; i risultati 5 e 6 si ritirano
trismegistus-rule-q26 = Senza obiettivi a faccia in su non si posiziona alcun cubetto, e si pesca la carta seguente
trismegistus-rule-q27 = I cubetti su un obiettivo completato dall'umano tornano nella riserva e all'Automa non danno nulla
trismegistus-rule-q28 = I PV di un obiettivo con tre cubetti si segnano subito
trismegistus-rule-q29 = I dadi eterei di un nuovo round si aggiungono a quelli rimasti
trismegistus-rule-q30 = A parità di PV e di esperimenti risolti, vincono entrambi
trismegistus-rule-q31 = L'oro pagato per gli step mancanti del capolavoro non muove il marker
trismegistus-rule-q32 = L'Automa paga sempre gli step mancanti del capolavoro, se può
trismegistus-rule-q33 = Un capolavoro risolto conta come tipologia e per i suoi simboli; i suoi PV si segnano una volta sola
trismegistus-rule-q34 = Le formule si acquistano per 1, 2, 3 e 4 ori finché basta l'oro
trismegistus-rule-q35 = L'Automa ha al massimo otto formule
trismegistus-rule-q36 = I simboli di un tracciato contano fino al marker, compreso il suo step
trismegistus-rule-q37 = I simboli di un esperimento sono quelli stampati, e il loro numero lo indica il tavolo
trismegistus-rule-q38 = Un marker che un token ha portato al requisito non va oltre
trismegistus-rule-q39 = Lo spazio di partenza di un tracciato è il livello 0
trismegistus-rule-q40 = L'Automa tiene l'oro se non può risolvere il capolavoro
trismegistus-rule-q41 = Una carta personalità si scarta prima di pescare la seguente
trismegistus-rule-q42 = Un obiettivo girato a faccia in giù non tiene cubetti
trismegistus-rule-q43 = Nella prima ricerca simbolo e colore devono venire da una sola figura
trismegistus-rule-q44 = Ogni token dà all'Automa il suo beneficio una volta
trismegistus-rule-q45 = I token bonus che un marker ha raggiunto se ne vanno alla fine del turno
trismegistus-rule-q46 = Da due a sette formule valgono 1, 4, 9, 16, 25 e 36 PV, una non vale nulla; per otto si chiede
trismegistus-rule-q47 = A parità di totale vince chi ha risolto più esperimenti
trismegistus-rule-q48 = Ogni livello di un tracciato conta come un simbolo, se il tavolo non indica altro
trismegistus-rule-q49 = All'inizio del proprio turno un umano può mettere via il dado attivo, senza usarlo, per prenderne un altro
trismegistus-rule-q50 = In due si gioca con 14 dei 16 dadi, senza uno rosso e uno nero; più di cinque in una ciotola si ritirano
trismegistus-rule-base-dice = Si tirano tutti i dadi; una ciotola troppo piena si ritira
trismegistus-rule-base-turn = I giocatori si alternano finché non hanno passato
trismegistus-rule-scoring = Il punteggio finale
trismegistus-rule-question = Il turno aspetta qualcosa che solo il tavolo conosce
trismegistus-rule-player = Indicato da un giocatore
trismegistus-rule-table = La partita comincia così com'è sul tavolo

# Moduli: azioni, campi, opzioni.

trismegistus-do-take-die = Prendi un dado
trismegistus-do-put-away-die = Metti via il dado e prendine un altro
trismegistus-do-complete-achievement = Completa un obiettivo
trismegistus-do-remove-token = Togli un token bonus
trismegistus-do-roll-dice = Lancia i dadi
trismegistus-do-draw-card = Carta Bot successiva
trismegistus-do-roll-black-die = Dado nero
trismegistus-do-show-experiments = Esperimenti esposti
trismegistus-do-show-artifacts = Artefatti esposti
trismegistus-do-tell-element = Elemento dell'essenza
trismegistus-do-show-masterpiece = Capolavoro pescato
trismegistus-do-tell-symbols = Simboli elementali
trismegistus-do-tell-formula-vp = PV delle formule
trismegistus-do-tell-track-vp = PV dei tracciati
trismegistus-do-tell-human-vp = I miei PV finali
trismegistus-field-kind = Tipo
trismegistus-field-dice = Dadi raffigurati, da sinistra
trismegistus-field-potency-cost = Costo in potenza
trismegistus-field-actions = Azioni, in ordine
trismegistus-field-bowls = Dadi in ogni coppa
trismegistus-field-experiments = Esperimenti
trismegistus-field-masterpiece = Capolavoro
trismegistus-field-type = Tipo
trismegistus-field-track = Tracciato
trismegistus-field-requirement = Livello richiesto
trismegistus-field-vp = PV
trismegistus-field-symbols = Simboli
trismegistus-field-area = Coppa accanto
trismegistus-field-artifacts = Artefatti, da sinistra
trismegistus-field-roll = Dado nero
trismegistus-field-element = Elemento
trismegistus-field-tracks = Simboli sui tracciati
trismegistus-field-ethereal = Con un dado etereo: 1 potenza in più
trismegistus-field-potency = Potenza spesa
trismegistus-field-exhausted = Il dado è esaurito
trismegistus-field-place = Posto nella fila
trismegistus-field-step = Livello
trismegistus-field-result = Risultato
trismegistus-option-empty-place = Posto vuoto
trismegistus-option-not-rolled = Non lanciato
trismegistus-option-bot-card = { $name ->
    [none] { START($kind) }{ $dice-count ->
        [0] {""}
       *[other] : { NAME($dice) }, consuma { $potency-cost } di potenza, azione: { NAME($actions) }
      }
   *[other] { $name }
  }
trismegistus-option-no-tie = Nessun pareggio
trismegistus-option-no-element = Nessun elemento
