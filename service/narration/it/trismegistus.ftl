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
name-gold = oro
name-advance-track = uno step su un tracciato
name-vp5 = 5 PV
name-of-die = l'elemento della ciotola del dado
name-violet-into = dove vanno le carte viola al livello 3
name-tokens-leave = un token bonus lascia il tracciato quando l'Automa l'ha avuto

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
name-cube = il cubetto dei pareggi
name-below-cube = il primo tracciato in pareggio sotto il cubetto
name-from-cube = posto sotto il cubetto dei pareggi
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
  } Il cubetto dei pareggi sta su questo tracciato: { NAME($automa-cube) }.
trismegistus-round-began = Comincia il round { $round }: { $first ->
    [human] tocca a te
   *[automa] tocca all'Automa
  }.
trismegistus-dice-rolled = { $again-count ->
    [0] I dadi sono tirati e stanno nelle loro ciotole.
   *[other] In una ciotola c'erano troppi dadi ({ NAME($again) }): si ritirano.
  }
trismegistus-round-ended = Il round { $round } è finito; { $first-done ->
    [human] hai esaurito tu per primo i tre dadi.
   *[automa] l'Automa ha esaurito per primo i tre dadi.
  }
trismegistus-turn-paused = Il turno dell'Automa aspetta: indica { $asks ->
    [black_die] il risultato del dado nero
    [card] la prossima carta automa
    [experiments] gli esperimenti esposti
    [artifacts] gli artefatti esposti
   *[element] l'elemento della ciotola
  }.
trismegistus-turn-ended = { $seat ->
    [human] Il tuo turno è finito
   *[automa] Il turno dell'Automa è finito
  }; { $next ->
    [human] tocca a te
    [automa] tocca all'Automa
   *[none] entrambi hanno passato
  }.
trismegistus-table-reported = Il tavolo indica come stanno ora i dadi.
trismegistus-token-removed = Il token bonus allo step { $step } lascia il tracciato ({ NAME($track) }).
trismegistus-game-ended = { $winner ->
    [human] Vinci tu
    [automa] Vince l'Automa
   *[none] È un pareggio
  }: { $human } PV per te, { $automa } PV per l'Automa.

trismegistus-card-drawn = L'Automa pesca la carta { NAME($kind) } { $card }; { $left ->
    [0] ora il mazzo è vuoto
    [one] resta 1 carta
    [many] restano { $left } di carte
   *[other] restano { $left } carte
  }.
trismegistus-card-discarded = La carta { $card } va nella pila degli scarti dell'Automa.
trismegistus-deck-renewed = Il mazzo era vuoto: rimescola le carte automa scartate ({ $cards }) in un nuovo mazzo.
trismegistus-black-die-rolled = Il dado nero mostra { $result }{ $counts ->
    [yes] {""}
   *[no] , che non indica nulla: si ritira
  }.
trismegistus-cube-placed = Metti un cubetto giallo sull'obiettivo { $place } da sinistra; ora ha { $cubes ->
    [one] 1 cubetto
    [many] { $cubes } di cubetti
   *[other] { $cubes } cubetti
  }.
trismegistus-cube-not-placed = Nessun obiettivo è a faccia in su, perciò non si mettono cubetti.
trismegistus-achievement-scored = Tre cubetti: l'Automa riceve { $vp } PV per l'obiettivo { $place }, che si gira a faccia in giù.
trismegistus-achievement-completed = Completi l'obiettivo { $place }, che si gira a faccia in giù.

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
  }, a potenza { $potency }{ $decided-by ->
    [potency] : nessun dado valido ne aveva di più
    [wild] : un dado jolly viene prima degli altri
    [picture] : la sua figura sta più a sinistra
    [colour] : il nero viene prima del bianco, e il bianco prima del rosso
    [symbol] : il suo simbolo viene prima nell'elenco
    [only] : era l'unico dado valido
   *[player] {""}
  }.
trismegistus-ethereal-die-spent = { $seat ->
    [human] Spendi
   *[automa] L'Automa spende
  } un dado etereo: la potenza sale a { $potency }.
trismegistus-potency-spent = { $seat ->
    [human] Il tuo dado
   *[automa] Il dado dell'Automa
  } perde { $cost } di potenza e scende a { $potency }.
trismegistus-die-set-aside = { $seat ->
    [human] Il tuo dado { NAME($colour) } è esaurito
   *[automa] Il dado { NAME($colour) } dell'Automa va sul lato destro della carta tracciato
  }{ $shortfall ->
    [0] {""}
   *[other] , con { $shortfall } di potenza in meno del necessario
  }; era il dado { $number } di 3.

trismegistus-marker-advanced = Il marker dell'Automa avanza allo step { $to } ({ NAME($track) }){ $decided-by ->
    [requirement] , verso il requisito
    [experiment] , per un esperimento il cui requisito era già rispettato
    [nearest] : è il tracciato più vicino a un bonus o alla sua fine
    [cube] : è il tracciato con il cubetto dei pareggi
    [below_cube] : è il primo tracciato in pareggio sotto il cubetto
   *[other] {""}
  }.
trismegistus-token-reached = Raggiunge un token bonus: { NAME($kind) }.{ $leaves ->
    [yes] {" "}Il token viene tolto.
   *[no] {""}
  }
trismegistus-gold-gained = L'Automa guadagna { $amount } { $amount ->
    [one] oro
    [many] di ori
   *[other] ori
  } e ne ha { $total }.
trismegistus-vp-gained = L'Automa guadagna { $amount } PV e ne ha { $total }.
trismegistus-ethereal-gained = L'Automa ottiene { $amount ->
    [one] 1 dado etereo
    [many] { $amount } di dadi eterei
   *[other] { $amount } dadi eterei
  } e ne ha { $total }.
trismegistus-experiments-shown = { $experiments-count ->
    [0] Non ci sono esperimenti esposti.
    [one] C'è 1 esperimento esposto.
    [many] Ci sono { $experiments-count } di esperimenti esposti.
   *[other] Ci sono { $experiments-count } esperimenti esposti.
  }
trismegistus-experiment-taken = L'Automa prende e risolve un esperimento, tipologia { $experiment-type } ({ NAME($experiment-track) } { $experiment-requirement }, { $experiment-vp } PV){ $decided-by ->
    [lacking_type] : quella tipologia gli mancava
    [vp] : procura più PV
    [area] : la sua area viene prima
    [place] : sta più a sinistra
   *[only] {""}
  }.
trismegistus-no-experiment = Non ci sono esperimenti che l'Automa possa prendere.
trismegistus-artifacts-shown = { $artifacts-count ->
    [0] Non ci sono artefatti del colore.
    [one] C'è 1 artefatto del colore.
    [many] Ci sono { $artifacts-count } di artefatti del colore.
   *[other] Ci sono { $artifacts-count } artefatti del colore.
  }
trismegistus-artifact-taken = L'Automa prende l'{ $place ->
    [left] artefatto { NAME($colour) } di sinistra
    [right] artefatto { NAME($colour) } di destra
   *[only] unico artefatto { NAME($colour) }
  } ({ NAME($element) }).
trismegistus-no-artifact = Non ci sono artefatti che l'Automa possa prendere (colore: { NAME($colour) }).
trismegistus-bowl-element-told = L'essenza di questa ciotola ({ NAME($symbol) }) { $element ->
    [none] non ha un elemento
   *[other] appartiene a questo elemento: { NAME($element) }
  }.

trismegistus-scoring-began = Il terzo round è finito: comincia il punteggio finale.
trismegistus-masterpiece-solved = L'Automa risolve il suo capolavoro per { $masterpiece-vp } PV{ $gold ->
    [0] {""}
    [one] , pagando { $gold } oro per gli step mancanti
    [many] , pagando { $gold } di ori per gli step mancanti
   *[other] , pagando { $gold } ori per gli step mancanti
  }.
trismegistus-masterpiece-missed = Il capolavoro non viene risolto: { $missing ->
    [one] manca 1 step
    [many] mancano { $missing } di step
   *[other] mancano { $missing } step
  }, e l'oro dell'Automa è { $gold }.
trismegistus-experiments-scored = { $count ->
    [one] 1 esperimento risolto porta
    [many] { $count } di esperimenti risolti portano
   *[other] { $count } esperimenti risolti portano
  } { $vp } PV.
trismegistus-symbols-scored = Simboli elementali: { $experiments } sugli esperimenti, { $artifacts } sugli artefatti, { $tracks } sui tracciati; a { $each } PV ciascuno portano { $vp } PV.
trismegistus-formula-bought = L'Automa acquista l'ulteriore formula { $number } (costo in oro: { $cost }); oro rimasto: { $gold }.
trismegistus-formulas-scored = Formule: { $types } per le tipologie di esperimento e { $bought } acquistate portano { $vp } PV.
trismegistus-remainders-scored = L'oro rimasto ({ $gold }) e i dadi eterei rimasti ({ $ethereal }) portano { $vp } PV.
trismegistus-tracks-scored = I tracciati maestria portano { $vp } PV; l'Automa ha { $total } PV.
trismegistus-human-scored = Hai { $vp } PV.

trismegistus-ask-dice = { $mode ->
    [physical] Tira tutti i dadi del round{ $dice-count ->
        [0] {""}
       *[other] : { NAME($dice) }
      }. Poi indica come stanno nelle loro ciotole.
   *[virtual] { $dice-count ->
        [0] Indica quanti dadi ci sono di ogni colore: li tira il servizio.
       *[other] Fa' tirare al servizio tutti i dadi del round: { NAME($dice) }.
      }
  }
trismegistus-ask-black-die = Tira il dado nero e indica che cosa mostra.{ $places-count ->
    [0] {""}
   *[other] {" "}Risultati che contano: { $places }; gli altri si ritirano.
  }
trismegistus-ask-card = Pesca la prossima carta automa e indica il suo id o che cosa vi è stampato.
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
trismegistus-ask-artifacts = Indica gli artefatti { $colour ->
    [black] neri
    [white] bianchi
   *[red] rossi
  } esposti, da sinistra a destra.{ $roll ->
    [yes] {" "}Se sono due, tira anche il dado nero e indica che cosa mostra.
   *[no] {""}
  }
trismegistus-ask-element = Indica l'elemento dell'essenza della ciotola { $symbol ->
    [iron] del ferro
    [mercury] del mercurio
    [tin] dello stagno
    [copper] del rame
    [lead] del piombo
   *[wild] dei jolly
  }, o che non ha un elemento.
trismegistus-ask-masterpiece = Pesca un capolavoro per l'Automa e indica che cosa vi è stampato.
trismegistus-ask-symbols = { $experiments ->
    [none] Conta i simboli elementali che l'Automa ha raggiunto sui tracciati maestria e quelli sui suoi esperimenti e sul capolavoro risolto, e indica i due numeri. Quelli sugli artefatti ({ $artifacts }) sono già contati.
   *[other] Conta i simboli elementali che l'Automa ha raggiunto sui tracciati maestria e indica quanti sono. Quelli sugli esperimenti ({ $experiments }) e sugli artefatti ({ $artifacts }) sono già contati.
  }
trismegistus-ask-formula-vp = Indica quanti PV { $formulas ->
    [one] porta la formula dell'Automa
   *[other] portano in tutto le { $formulas } formule dell'Automa
  }.
trismegistus-ask-track-vp = Indica quanti PV portano in tutto all'Automa i quattro tracciati maestria. I suoi marker stanno a: { NAME($markers) }.
trismegistus-ask-human-vp = Indica i tuoi PV finali; l'Automa ha { $automa } PV.

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

trismegistus-rejected-achievement-not-there = L'obiettivo { $place } non è a faccia in su.
trismegistus-rejected-area-required = Il dado è jolly: indica accanto a quale ciotola sta ogni esperimento.
trismegistus-rejected-bowl-overfull = { $dice } dadi non stanno nella ciotola ({ NAME($symbol) }), che ne tiene { $most }.
trismegistus-rejected-bowls-required = Indica come stanno i dadi nelle loro ciotole.
trismegistus-rejected-card-face-required = Nessuno ha indicato che cosa è stampato su { $card }: indica i suoi simboli.
trismegistus-rejected-card-incomplete = La carta non è indicata per intero, o non correttamente.
trismegistus-rejected-card-is-drawn-here = È il servizio a pescare da questo mazzo; non indicare una carta.
trismegistus-rejected-card-not-in-deck = Questa carta non è nel mazzo. { $in-deck-count ->
    [0] Il mazzo è vuoto
   *[other] Nel mazzo ci sono: { $in-deck }
  }.
trismegistus-rejected-card-required = Pesca una carta automa e indica il suo id o che cosa vi è stampato.
trismegistus-rejected-cards-not-conserved = I conti delle carte automa non tornano.
trismegistus-rejected-deck-left-behind = Il mazzo automa è stato preparato secondo «{ $pointer }»: comincia una partita nuova, o una da questa posizione.
trismegistus-rejected-dice-are-rolled-here = È il servizio a tirare i dadi di questa partita.
trismegistus-rejected-dice-count-required = Indica quanti dadi ci sono di ogni colore.
trismegistus-rejected-cubes-face-down = L'obiettivo { $place } è a faccia in giù: sopra non sta alcun cubetto.
trismegistus-rejected-dice-not-conserved = I conti dei dadi non tornano.
trismegistus-rejected-die-active = Hai un dado attivo: { NAME($colour) }, { NAME($symbol) }.
trismegistus-rejected-die-not-there = Sul tabellone non c'è un dado come questo; { $on-board-count ->
    [0] le ciotole sono vuote
   *[other] ci sono: { NAME($on-board) }
  }.
trismegistus-rejected-die-required = Prima prendi un dado.
trismegistus-rejected-game-over = La partita è finita.
trismegistus-rejected-marker-beyond-track = Il tracciato ({ NAME($track) }) finisce a { $length }, perciò nessun marker sta a { $step }.
trismegistus-rejected-markers-not-complete = Indica dove sta il marker su ognuno dei quattro tracciati.
trismegistus-rejected-no-dice = Sul tabellone non ci sono dadi.
trismegistus-rejected-no-question-open = Ora non si chiede nulla.
trismegistus-rejected-not-an-automas-turn = Non è il turno dell'Automa.
trismegistus-rejected-not-your-turn = Non è il tuo turno.
trismegistus-rejected-pack-required = A un mazzo virtuale serve un pacchetto di carte: il servizio non conosce le carte stampate.
trismegistus-rejected-points-impossible = Al tracciato ({ NAME($track) }) servono { $needed } cifre, una per ogni step da 0.
trismegistus-rejected-position-impossible = Questa posizione non può esserci: { $reason }
trismegistus-rejected-potency-too-low = Il dado ha { $potency } di potenza, non { $cost }.
trismegistus-rejected-question-open = Prima rispondi alla domanda ({ NAME($question) }) con l'azione «{ $answer }».
trismegistus-rejected-requirement-beyond-track = Il tracciato ({ NAME($track) }) finisce a { $length }, perciò il requisito { $requirement } non si può rispettare.
trismegistus-rejected-roll-not-needed = Il dado nero si tira solo per due artefatti.
trismegistus-rejected-roll-required = Ci sono due artefatti: tira il dado nero e indica che cosa mostra.
trismegistus-rejected-symbols-impossible = I simboli del tracciato ({ NAME($track) }) devono stare su step diversi fino a { $length }.
trismegistus-rejected-symbols-required = I simboli di questi esperimenti non sono mai stati indicati: { $experiments }. Indica quanti ce ne sono su tutti gli esperimenti.
trismegistus-rejected-token-not-there = Allo step { $step } del tracciato ({ NAME($track) }) non c'è un token.
trismegistus-rejected-tokens-impossible = I token del tracciato ({ NAME($track) }) devono stare su step diversi fino a { $length }.
trismegistus-rejected-too-many-dice = { START($seat) }: in un round non si possono avere { $dice } dadi.
trismegistus-rejected-tracks-not-complete = Indica una volta ognuno dei quattro tracciati maestria.
trismegistus-rejected-turn-has-passed = { START($turn) }: ha esaurito tre dadi e ha passato.
trismegistus-rejected-wrong-area = L'esperimento { $experiment } sta in un'area diversa da quella del dado, che è { NAME($die) }.
trismegistus-rejected-wrong-number-of-achievements = Gli obiettivi sono quattro o nessuno, non { $there }.
trismegistus-rejected-wrong-number-of-dice = I dadi sono da { $least } a { $most }, non { $dice }.
trismegistus-rejected-first-has-not-passed = { START($first-done) }: non ha ancora esaurito tre dadi.
trismegistus-rejected-not-your-question = La domanda è per { $seat ->
    [human] l'Umano
    [automa] l'Automa
   *[other] { NAME($seat) }
  }.
