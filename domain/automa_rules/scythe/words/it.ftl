# Scythe: i fatti e i rifiuti del gioco, con i termini del regolamento stampato.

name-home = la base principale
    .short = base
name-home-polania = la base principale della Polania
name-home-saxony = la base principale della Sassonia
name-home-crimea = la base principale della Crimea
name-home-nordic = la base principale dei Nordici
name-home-rusviet = la base principale dei Rusviet
name-home-albion = la base principale di Albione
name-home-togawa = la base principale dei Togawa
name-mat = la Plancia Fazione
    .short = plancia
name-r3c3 = la Fabbrica

name-polania = Polania
name-saxony = Sassonia
name-crimea = Crimea
name-nordic = Nordici
name-rusviet = Rusviet
name-albion = Albione
name-togawa = Togawa
name-yellow = giallo
name-green = verde
name-purple = viola
name-autometta = Autometta
name-automaszyna = Automaszyna
name-ultimaszyna = Ultimaszyna

name-industrial = Industriale
name-engineering = Ingegneristica
name-militant = Militante
name-patriotic = Patriottica
name-innovative = Innovativa
name-mechanical = Meccanica
name-agricultural = Agricola
name-bolster = Fortificare
name-move = Muovere
name-produce = Produrre
name-trade = Commerciare
name-upgrade = Migliorare
name-deploy = Schierare
name-build = Costruire
name-enlist = Arruolare

name-mountain = montagna
name-farm = fattoria
name-tundra = tundra
name-forest = foresta
name-village = villaggio
name-lake = lago
name-factory = Fabbrica
name-metal = metallo
name-food = cibo
name-oil = petrolio
name-wood = legno
name-mill = mulino
name-monument = monumento
name-mine = miniera
name-armory = armeria
name-character = personaggio
name-mech = Mech
name-worker = lavoratore

name-combat = combattimento
name-structure-bonus = bonus strutture
name-power = Potere
name-coin = moneta
name-popularity = Popolarità
name-combat-card = carta Combattimento
name-combat-cards = carte Combattimento
name-upgrades = tutte le migliorie
name-mechs = tutti i Mech
name-structures = tutte le strutture
name-recruits = tutte le reclute
name-workers = tutti i lavoratori
name-objective = obiettivo
name-tracker = tracciato stella

name-move-worker = Movimento Lavoratore
name-move-mech = Movimento Mech
name-move-character = Movimento Personaggio
name-encounter-factory = Incontro/Fabbrica
name-attack-combat = Movimento offensivo vs. unità combattente
name-attack-worker = Movimento offensivo vs. lavoratore
name-deploy-worker = Schierare un lavoratore
name-deploy-character-or-mech = Schierare personaggio/Mech

name-meander = Vagabondaggio
name-dominate = Dominazione
name-coercion = Coercizione
name-swim = Nuoto
name-relentless = Implacabile
name-exalt = Esaltazione
name-maifuku = Maifuku
name-riverwalk = Passafiume
name-submerge = Immersione
name-camaraderie = Cameratismo
name-speed = Velocità
name-underpass = Sottopassaggio
name-disarm = Disarmo
name-wayfare = Girovago
name-scout = Esploratore
name-seaworthy = Navigabilità
name-artillery = Artiglieria
name-township = Municipalità
name-peoples-army = Esercito popolare
name-burrow = Tana
name-sword = Spada
name-shield = Scudo
name-rally = Adunata
name-toka = Toka
name-suiton = Suiton
name-ronin = Ronin
name-shinobi = Shinobi

name-tunnels-adjacent = tunnel vicini alle tue strutture
name-lakes-adjacent = laghi vicini alle tue strutture
name-encounters-adjacent = incontri vicini alle tue strutture
name-on-tunnels = strutture sui tunnel
name-in-one-row = strutture in fila
name-on-farms-or-tundra = strutture su fattorie e tundra

name-everyone = tutti sono avversari di tutti
name-other-sides = gli altri schieramenti sono avversari
name-skip-turns = i turni si saltano come con Autometta
name-coins = monete
name-test-moves = prima di ogni movimento si gira una carta Combattimento
name-test-deployments = prima di ogni schieramento si gira una carta Combattimento
name-all-moves = si eseguono tutte le azioni Movimento valide
name-sixth-star = sesta stella
name-agreement = accordo del tavolo
name-correction = correzione
name-play-on = la sesta stella non chiude la partita
name-ended-by-agreement = Conclusa per accordo
name-combat-between-humans = combattimento tra umani
name-combat-draw = carta Automa per il combattimento
name-flip = carta Combattimento da girare
name-attack = attacco contro unità combattenti
name-winner = vincitore del combattimento
name-bonus-star = stella dal bonus recluta
name-final-count = conteggio finale

name-no-unit = non c'è un'unità di questo tipo da muovere
name-power-too-low = il Potere è troppo basso
name-no-valid-territory = non c'è un territorio valido
name-no-destination = nessun territorio valido può essere scelto
name-in-enemy-neighbourhood = è nel vicinato di un'unità combattente avversaria
name-enemy-unit = c'è un'unità avversaria
name-own-mech = c'è un suo Mech
name-none-left = non ne resta nessuno
name-track-full = il Tracciato del Potere è alla fine
name-combat-card-test = la carta Combattimento girata lo vieta
name-modified-to-nothing = l'opzione lo annulla

name-only-destination = non c'era un'altra destinazione
name-units-in-reach = altre unità che lo raggiungono
name-distance-to-enemy = distanza da un'unità combattente avversaria
name-enemy-combat-units = unità combattenti avversarie
name-resources = risorse
name-distance-to-factory = distanza dalla Fabbrica
name-reading-order = ordine di lettura
name-power-range = il range del suo Potere
name-higher-total = il totale più alto
name-attacker-wins-ties = un pareggio, che vince l'attaccante
name-tie-breakers = gli spareggi
name-own-worker = c'è un altro suo lavoratore
name-own-combat-unit = c'è un'altra sua unità combattente
name-no-encounter = non c'è né un gettone Incontro né la Fabbrica
name-factory-card-held = l'Automa ha già una carta Fabbrica
name-no-enemy-combat-unit = non c'è un'unità combattente avversaria
name-enemy-combat-unit = c'è un'unità combattente avversaria
name-no-enemy-worker = non c'è un lavoratore avversario
name-only-unit = l'unica unità
name-distance-to-home = distanza dalla base principale
name-mech-before-character = nello stesso posto un Mech viene prima del personaggio
name-moved = mosso
name-carried = trasportato
name-produced = prodotto
name-retreats = ritirata
name-driven-off = rimandato alla base
name-called-back = richiamato
name-other = altrimenti

scythe-game-began = Comincia una partita a { $players-count } giocatori; { $turn ->
    [You] il primo turno è tuo
   *[other] il primo turno è { WHOSE($turn) }
  }.
    .short = Nuova partita; primo turno: { NAME($turn) }
scythe-bonus-tile-drawn = La tessera bonus strutture conta: { NAME($tile) }.
    .short = Bonus: { NAME($tile) }
scythe-automa-card-drawn = { CAPITAL(WHO($seat)) } pesca la carta { $card } (Schema { $scheme ->
    [1] I
   *[2] II
  }).
    .short = Carta { $card } a faccia in su, Schema { $scheme ->
        [1] I
       *[2] II
      }
scythe-automa-deck-renewed = Si rimescolano al tavolo tutte le 19 carte del mazzo: { NAME($deck) }.
    .short = Rimescola tutte le 19 carte Automa
scythe-turn-skipped = La carta { $card } fa saltare il turno { WHOSE($seat) }.
    .short = Carta { $card }: turno saltato
scythe-automa-turn-paused = Il turno { WHOSE($seat) } aspetta { $flip ->
    [yes] che si giri una carta Combattimento
   *[no] il combattimento
  }.
    .short = { $flip ->
        [yes] Prima gira una carta Combattimento
       *[no] Prima il combattimento
      }
scythe-turn-ended = { $seat ->
    [You] Finisci il turno
   *[other] { CAPITAL(WHO($seat)) } finisce il turno
  }; { $next ->
    [You] tocca a te
   *[other] ora gioca { WHO($next) }
  }.
    .short = Prossimo turno: { NAME($next) }
scythe-sixth-star-played-on = { $seat ->
    [You] Hai
   *[other] { CAPITAL(WHO($seat)) } ha
  } sei stelle. Come concordato, si gioca finché il tavolo non chiude la partita.
    .short = Sesta stella: si continua
scythe-game-reopened = La correzione toglie ciò che aveva chiuso la partita: si continua a giocare.
    .short = La partita continua
scythe-game-ended = { $why ->
    [agreement] Per accordo del tavolo
    [correction] Nuovo conteggio dopo una correzione
   *[sixth_star] { $seat ->
        [You] Posizioni la tua sesta stella
       *[other] { CAPITAL(WHO($seat)) } posiziona la sesta stella
      }
  }: la partita è finita. Monete: { NAME($totals) }. { $winners-alone ->
    [none] Vincono insieme: { NAME($winners) }
    [You] Vinci tu
   *[other] Vince { WHO($winners-alone) }
  }{ $tie ->
    [yes] {" "}(agli spareggi)
   *[no] {""}
  }.
    .short = { $why ->
        [agreement] Per accordo: fine della partita
        [correction] Nuovo conteggio: fine della partita
       *[sixth_star] Sesta stella: fine della partita
      }
scythe-symbol-refused = { START($symbol) }: azione non valida ({ $reason ->
    [no_unit] nessuna unità di questo tipo da muovere
    [power_too_low] { $power ->
        [none] Potere troppo basso
       *[other] { $min-power } { $min-power ->
            [one] punto
           *[other] punti
          } Potere richiesti, { $power } disponibili
      }
    [no_valid_territory] nessun territorio valido
   *[no_destination] nessun territorio valido può essere scelto
  }).
    .short = Salta: { NAME($symbol) }
scythe-unit-moved = { START($symbol) }: { $unit ->
    [character] il personaggio
    [mech] il Mech
   *[worker] il lavoratore
  } { WHOSE($seat) } { $stays ->
    [yes] resta { AT($to) }
   *[no] va { FROM($origin) } { TO($to) }
  }. { $decided-by ->
    [only_destination] { $among ->
        [none] Nessun altro territorio può essere scelto.
        [1] Nessun altro territorio può essere scelto.
       *[other] Dei { $among } territori validi solo questo può essere scelto.
      }
    [units_in_reach] È nel vicinato di più altre unità{ $score ->
        [none] {""}
       *[other] {" "}({ $score })
      }.
    [distance_to_enemy] È il più vicino a un'unità combattente avversaria{ $score ->
        [none] {""}
       *[other] {" "}(distanza { $score })
      }.
    [enemy_combat_units] Ha meno unità combattenti avversarie{ $score ->
        [none] {""}
       *[other] {" "}({ $score })
      }.
    [resources] Ha più risorse{ $score ->
        [none] {""}
       *[other] {" "}({ $score })
      }.
    [distance_to_factory] { $to ->
        [r3c3] { $best ->
            [none] Più territori alla pari
           *[other] { $best } territori alla pari
          }{ $symbol ->
            [encounter_factory] {" "}(tutti validi)
           *[other] { $score ->
                [none] {""}
               *[other] {" "}({ $symbol ->
                    [move_worker] altre unità che lo raggiungono
                    [attack_combat] unità combattenti avversarie
                    [attack_worker] risorse
                   *[other] distanza da un avversario
                  }: { $score })
              }
          }: uno è la Fabbrica.
       *[other] { $best ->
            [none] Più territori alla pari
           *[other] { $best } territori alla pari
          }{ $symbol ->
            [encounter_factory] {" "}(tutti validi)
           *[other] { $score ->
                [none] {""}
               *[other] {" "}({ $symbol ->
                    [move_worker] altre unità che lo raggiungono
                    [attack_combat] unità combattenti avversarie
                    [attack_worker] risorse
                   *[other] distanza da un avversario
                  }: { $score })
              }
          }: { PLACE($to) } è il più vicino alla Fabbrica.
      }
   *[reading_order] { $best ->
        [none] Più territori alla pari
       *[other] { $best } territori alla pari
      }{ $symbol ->
        [encounter_factory] {" "}(tutti validi)
       *[other] { $score ->
            [none] {""}
           *[other] {" "}({ $symbol ->
                [move_worker] altre unità che lo raggiungono
                [attack_combat] unità combattenti avversarie
                [attack_worker] risorse
               *[other] distanza da un avversario
              }: { $score })
          }
      }, { $all-nearest ->
        [yes] tutti
       *[no] { $nearest ->
            [none] alcuni
           *[other] { $nearest }
          }
      } anche per distanza dalla Fabbrica: { PLACE($to) } viene prima nell'ordine di lettura.
  }
    .short = { $stays ->
        [yes] { START($unit) } resta: { PLACE($to) }
       *[no] { START($unit) } { PLACE($origin) } → { PLACE($to) }
      }
scythe-move-row-ended = La carta Combattimento girata pone fine alle azioni Movimento { WHOSE($seat) }.
    .short = Niente altre azioni Movimento
scythe-units-moved = { $unit ->
    [character] { $seat ->
        [You] Il tuo personaggio
       *[other] Il personaggio { WHOSE($seat) }
      }
    [mech] { $count ->
        [one] Un
       *[other] { $count }
      } { $seat ->
        [You] { $count ->
            [one] tuo
           *[other] tuoi
          } Mech
       *[other] Mech { WHOSE($seat) }
      }
   *[worker] { $count ->
        [one] Un
       *[other] { $count }
      } { $seat ->
        [You] { $count ->
            [one] tuo lavoratore
           *[other] tuoi lavoratori
          }
       *[other] { $count ->
            [one] lavoratore
           *[other] lavoratori
          } { WHOSE($seat) }
      }
  } { $why ->
    [carried] { $count ->
        [one] viene trasportato
       *[other] vengono trasportati
      }
    [produced] { $count ->
        [one] viene prodotto e va
       *[other] vengono prodotti e vanno
      }
    [retreats] { $count ->
        [one] si ritira
       *[other] si ritirano
      }
    [called_back] { $count ->
        [one] non combatte più e torna
       *[other] non combattono più e tornano
      }
    [driven_off] { $count ->
        [one] viene rimandato
       *[other] vengono rimandati
      }
   *[moved] { $count ->
        [one] va
       *[other] vanno
      }
  } { FROM($origin) } { TO($to) }.
    .short = { $why ->
        [carried] A bordo: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [produced] Nuovo: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [retreats] Ritirata: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [driven_off] Cacciato: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [called_back] Indietro: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
       *[moved] { $count ->
            [1] { START($unit) }
           *[other] { $count }× { NAME($unit) }
          } { PLACE($origin) } → { PLACE($to) }
      }
scythe-reported = { $seat ->
    [You] Aggiorni
   *[other] { CAPITAL(WHO($seat)) } aggiorna
  } il tavolo.{ $character ->
    [none] {""}
   *[other] {" "}Personaggio: { NAME($character) }.
  }{ $mechs ->
    [none] {""}
   *[other] {" "}Mech: { $mechs-count ->
        [0] sulla plancia
       *[other] { COUNTED($mechs) }
      }.
  }{ $workers ->
    [none] {""}
   *[other] {" "}Lavoratori: { $workers-count ->
        [0] sulla plancia
       *[other] { COUNTED($workers) }
      }.
  }{ $abilities ->
    [none] {""}
   *[other] {" "}Abilità: { $abilities-count ->
        [0] -
       *[other] { NAME($abilities) }
      }.
  }{ $stars ->
    [none] {""}
   *[other] {" "}Stelle: { $stars-count ->
        [0] -
       *[other] { NAME($stars) }
      }.
  }{ $recruits ->
    [none] {""}
   *[other] {" "}Reclute: { $recruits-count ->
        [0] -
       *[other] { NAME($recruits) }
      }.
  }{ $upgrades ->
    [none] {""}
   *[other] {" "}Migliorie: { $upgrades }.
  }{ $structures ->
    [none] {""}
   *[other] {" "}Strutture: { $structures-count ->
        [0] -
       *[other] { NAME($structures) }
      }.
  }{ $encounters ->
    [none] {""}
   *[other] {" "}Gettoni Incontro rimasti: { $encounters-count ->
        [0] -
       *[other] { NAME($encounters) }
      }.
  }{ $hand ->
    [none] {""}
   *[other] {" "}Carte Combattimento: { $hand }.
  }
    .short = Tavolo aggiornato
scythe-encounter-removed = { $seat ->
    [You] Prendi
   *[other] { CAPITAL(WHO($seat)) } rimuove
  } il gettone Incontro { FROM($territory) }.
    .short = Togli il gettone Incontro: { PLACE($territory) }
scythe-resources-changed = { CAPITAL(AT($territory)) }: { CHANGE($amount) } { NAME($resource) }{ $there ->
    [none] {""}
    [0] {" "}(non ne resta)
   *[other] {" "}(ora { $there })
  }.
    .short = { PLACE($territory) }: { NAME($resource) } { CHANGE($amount) }{ $there ->
        [none] {""}
       *[other] {" "}→ { $there }
      }
scythe-structure-built = { $seat ->
    [You] Costruisci
   *[other] { CAPITAL(WHO($seat)) } costruisce
  } { $kind ->
    [mill] il mulino
    [monument] il monumento
    [mine] la miniera
   *[armory] l'armeria
  } { AT($territory) }.
    .short = { START($kind) } → { PLACE($territory) }
scythe-token-placed = { $seat ->
    [You] Posizioni
   *[other] { CAPITAL(WHO($seat)) } posiziona
  } un segnalino { AT($territory) }.
    .short = Segnalino → { PLACE($territory) }
scythe-trap-disarmed = La trappola { AT($territory) } è disarmata: gira il suo segnalino.
    .short = Gira la trappola: { PLACE($territory) }
scythe-unit-deployed = { $seat ->
    [You] Schieri
   *[other] { CAPITAL(WHO($seat)) } schiera
  } { $unit ->
    [character] il personaggio
    [mech] un Mech
   *[worker] un lavoratore
  } { AT($to) }{ $ability ->
    [none] {""}
   *[other] {" "}e { $seat ->
        [You] sblocchi
       *[other] sblocca
      } l'abilità { NAME($ability) }
  }.
    .short = { START($unit) } plancia → { PLACE($to) }{ $ability ->
        [none] {""}
       *[other] , { NAME($ability) }
      }
scythe-gain-failed = { START($what) }: { $reason ->
    [none_left] { $what ->
        [combat_card] non ne resta nessuna
       *[other] non ne resta nessuno sulla Plancia Fazione
      }
    [track_full] non porta nulla, perché il Tracciato del Potere è alla fine
    [combat_card_test] non porta nulla: lo ferma la carta Combattimento girata
   *[modified_to_nothing] non porta nulla, perché l'opzione lo annulla
  }.
    .short = { $reason ->
        [none_left] { START($what) }: non ne restano
        [track_full] Tracciato del Potere completo
        [combat_card_test] { START($what) }: stop
       *[modified_to_nothing] { START($what) }: 0 (opzione)
      }
scythe-power-changed = { $seat ->
    [You] Il tuo Potere
   *[other] Il Potere { WHOSE($seat) }
  } { SIGN($amount) ->
    [minus] cala di { SIZE($amount) }
   *[other] sale di { SIZE($amount) }
  }{ $to ->
    [none] {""}
   *[other] {" "}(ora { $to })
  }.
    .short = Potere { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-coins-changed = { SIGN($amount) ->
    [minus] { $seat ->
        [You] Paghi
       *[other] { CAPITAL(WHO($seat)) } paga
      }
   *[other] { $seat ->
        [You] Guadagni
       *[other] { CAPITAL(WHO($seat)) } guadagna
      }
  } { SIZE($amount) } { SIZE($amount) ->
    [one] moneta
   *[other] monete
  }{ $to ->
    [none] {""}
   *[other] {" "}(ora { $to })
  }.
    .short = Monete { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-popularity-changed = { $seat ->
    [You] La tua Popolarità
   *[other] La Popolarità { WHOSE($seat) }
  } { SIGN($amount) ->
    [minus] cala di { SIZE($amount) }
   *[other] sale di { SIZE($amount) }
  }{ $to ->
    [none] {""}
   *[other] {" "}(ora { $to })
  }{ $workers ->
    [0] {""}
    [one] {" "}per il lavoratore rimandato alla base principale
   *[other] {" "}per i { $workers } lavoratori rimandati alla base principale
  }.
    .short = Popolarità { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-combat-cards-drawn = { $consoled ->
    [yes] Perdendo il combattimento { $seat ->
        [You] guadagni
       *[other] { WHO($seat) } guadagna
      }
   *[no] { $seat ->
        [You] Guadagni
       *[other] { CAPITAL(WHO($seat)) } guadagna
      }
  } { $count } { $count ->
    [one] carta
   *[other] carte
  } Combattimento{ $held ->
    [none] {""}
   *[other] {" "}(ora { $held })
  }.
    .short = Carte Combattimento +{ $count }{ $held ->
        [none] {""}
       *[other] {" "}→ { $held }
      }
scythe-combat-cards-paid = { $seat ->
    [You] Paghi
   *[other] { CAPITAL(WHO($seat)) } paga
  } con carte Combattimento: { $cards }.
    .short = Paga con carte Combattimento: { $cards }
scythe-combat-deck-renewed = Si rimescolano al tavolo gli scarti delle carte Combattimento in un nuovo mazzo.
    .short = Rimescola gli scarti Combattimento
scythe-combat-card-flipped = { CAPITAL(WHO($seat)) } gira una carta Combattimento{ $what ->
    [none] {""}
   *[other] {" "}prima di «{ NAME($what) }»
  }: vale { $value }, quindi l'azione { $stops ->
    [yes] si ferma
   *[no] continua
  }.
    .short = { $stops ->
        [yes] Carta Combattimento { $value }: stop
       *[no] Carta Combattimento { $value }: avanti
      }
scythe-factory-card-taken = { $seat ->
    [You] Prendi
   *[other] { CAPITAL(WHO($seat)) } prende
  } una carta Fabbrica.
    .short = { $seat ->
        [You] Prendi una carta Fabbrica
        [human] Prendi una carta Fabbrica
       *[other] Carta Fabbrica coperta → plancia
      }
scythe-recruit-enlisted = { $seat ->
    [You] Arruoli
   *[other] { CAPITAL(WHO($seat)) } arruola
  } la recluta { $bonus ->
    [power] per il Potere
    [coin] per le monete
    [popularity] per la Popolarità
   *[combat_card] per le carte Combattimento
  }.
    .short = Recluta: { NAME($bonus) }
scythe-recruit-bonus-offered = { $seat ->
    [You] Ricevi
   *[other] { CAPITAL(WHO($seat)) } riceve
  } il bonus recluta: { $bonus ->
    [power] 1 punto Potere
    [coin] 1 moneta
    [popularity] 1 punto Popolarità
   *[combat_card] 1 carta Combattimento
  }.
    .short = Bonus recluta: { NAME($bonus) } +1
scythe-upgraded = { $seat ->
    [You] Fai
   *[other] { CAPITAL(WHO($seat)) } fa
  } una miglioria.
    .short = Miglioria: sposta 1 cubo
scythe-tracker-advanced = { $seat ->
    [automa] Tracciato Stella
   *[other] Tracciato Stella ({ NAME($seat) })
  }: segnalino { $row ->
    [none] allo spazio { $number ->
        [none] { $to }
       *[other] { $number }
      }
   *[other] { $column ->
        [none] allo spazio { $number ->
            [none] { $to }
           *[other] { $number }
          }
       *[other] alla riga { $row }, spazio { $column }
      }
  }.{ $star ->
    [yes] {" "}Stella intera!
   *[no] {""}
  }{ $opens ->
    [yes] {" "}Da ora le unità { WHOSE($seat) } possono attraversare tutti i fiumi e usare i laghi.
   *[no] {""}
  }
    .short = { $row ->
        [none] Tracciato Stella +1
       *[other] Tracciato Stella → riga { $row }, spazio { $column }
      }{ $star ->
        [yes] {"\u000A"}★ stella intera
       *[no] {""}
      }{ $opens ->
        [yes] {"\u000A"}Fiumi e laghi aperti
       *[no] {""}
      }
scythe-star-placed = { $seat ->
    [You] Posizioni
   *[other] { CAPITAL(WHO($seat)) } posiziona
  } una stella ({ NAME($goal) }){ $number ->
    [none] {""}
   *[other] , la numero { $number } di 6
  }.
    .short = { $number ->
        [none] Stella: { NAME($goal) }
       *[other] Stella { $number } di 6: { NAME($goal) }
      }
scythe-scheme-switched = { CAPITAL(WHO($seat)) } passa allo Schema II.
    .short = Ruota il mazzo: Schema II
scythe-battles-declared = Combattimento: { NAME($territories) }.
    .short = Combattimento: { PLACE($territories) }
scythe-combat-began = { $attacker ->
    [You] Attacchi { WHO($defender) }
   *[other] { $defender ->
        [You] { CAPITAL(WHO($attacker)) } ti attacca
       *[other] { CAPITAL(WHO($attacker)) } attacca { WHO($defender) }
      }
  } { AT($territory) }.
    .short = { PLACE($territory) }, attaccante: { NAME($attacker) }
scythe-combat-called-off = Il combattimento { AT($territory) } fra { $attacker ->
    [You] te
   *[other] { WHO($attacker) }
  } e { $defender ->
    [You] te
   *[other] { WHO($defender) }
  } non si fa: non c'è più nessuno da combattere.
    .short = Niente combattimento: { PLACE($territory) }
scythe-combat-ability-used = { $seat ->
    [You] Usi
   *[other] { CAPITAL(WHO($seat)) } usa
  } l'abilità { NAME($ability) }.
    .short = Abilità: { NAME($ability) }
scythe-combat-card-stolen = { $seat ->
    [You] Prendi
   *[other] { CAPITAL(WHO($seat)) } prende
  } a caso una carta Combattimento { $victim ->
    [You] tua
   *[other] { WHOSE($victim) }
  }.
    .short = 1 carta Combattimento a caso → { NAME($seat) }
scythe-combat-committed = { $seat ->
    [You] Combatti
   *[other] { CAPITAL(WHO($seat)) } combatte
  } con { $dial } { $dial ->
    [one] punto
   *[other] punti
  } Potere e { $cards-count ->
    [0] nessuna carta Combattimento
    [one] la carta Combattimento { $cards }
   *[other] le carte Combattimento { $cards }
  }{ $retreat-count ->
    [0] {""}
   *[other] ; in caso di sconfitta: { NAME($retreat) }
  }.
    .short = { $cards-count ->
        [0] Potere { $dial }, niente carte
       *[other] Potere { $dial }, carte: { $cards }
      }
scythe-combat-table-read = Tabella Combattimento della carta { $card }: { WHO($seat) } usa { $power } { $power ->
    [one] punto
   *[other] punti
  } Potere e { $cards ->
    [0] nessuna carta Combattimento
    [one] 1 carta Combattimento
   *[other] { $cards } carte Combattimento
  }.{ $as-printed ->
    [yes] {""}
   *[no] {" "}(La tabella dice Potere { $printed-power } e carte { $printed-cards }, ma non ne ha di più.)
  }
    .short = Carta { $card }: Potere { $power }, carte { $cards }
scythe-combat-cards-turned-up = { CAPITAL(WHO($seat)) } scopre { $cards-count ->
    [0] nessuna carta Combattimento
    [one] la carta Combattimento { $cards }
   *[other] le carte Combattimento { $cards }
  }.
    .short = { $cards-count ->
        [0] Nessuna carta Combattimento
       *[other] Scopri carte Combattimento: { $cards }
      }
scythe-combat-won = { $winner ->
    [You] Vinci
   *[other] { CAPITAL(WHO($winner)) } vince
  }{ $attacker-wins ->
    [none] {""}
    [yes] {" "}da attaccante
   *[other] {" "}da difensore
  } il combattimento { AT($territory) } contro { $loser ->
    [You] di te
   *[other] { WHO($loser) }
  }{ $attacker-wins ->
    [none] .
   *[other] : attaccante { $attacker-total } ({ $attacker-dial } { $attacker-dial ->
        [one] punto
       *[other] punti
      } Potere{ $attacker-cards-count ->
        [0] {""}
        [one] , carta Combattimento { $attacker-cards }
       *[other] , carte Combattimento { $attacker-cards }
      }), difensore { $defender-total } ({ $defender-dial } { $defender-dial ->
        [one] punto
       *[other] punti
      } Potere{ $defender-cards-count ->
        [0] {""}
        [one] , carta Combattimento { $defender-cards }
       *[other] , carte Combattimento { $defender-cards }
      }).{ $tie ->
        [yes] {" "}I pareggi li vince l'attaccante.
       *[no] {""}
      } Potere rimasto: attaccante { $attacker-power }, difensore { $defender-power }.
  }
    .short = { $attacker-wins ->
        [none] { PLACE($territory) }, vincitore: { NAME($winner) }
       *[other] { $attacker-total } : { $defender-total } – vincitore: { NAME($winner) }
        Potere: attacco { $attacker-power }, difesa { $defender-power }
      }
scythe-resource-box-read = { $card ->
    [none] Nessuna carta Automa è stata ancora pescata: niente risorse { AT($territory) }.
   *[other] { $resource ->
        [none] Il Riquadro Risorsa della carta { $card } mostra { $amount }, ma { AT($territory) } non si produce nulla.
       *[other] Il Riquadro Risorsa della carta { $card } mostra { $amount }: { $amount ->
            [0] { AT($territory) } non si posizionano risorse
            [one] 1 risorsa ({ NAME($resource) }) { AT($territory) }
           *[other] { $amount } risorse ({ NAME($resource) }) { AT($territory) }
          }.
      }
  }
    .short = { $resource ->
        [none] { PLACE($territory) }: niente risorse
       *[other] { $amount ->
            [0] { PLACE($territory) }: niente risorse
           *[other] { PLACE($territory) }: { NAME($resource) } +{ $amount }
          }
      }

# Solo la carta: ciò che si fa e si indica dove non c'è plancia.

scythe-card-game-began = Comincia una partita con la sola carta; { $turn ->
    [You] il primo turno è tuo
   *[other] il primo turno è { WHOSE($turn) }
  }. Le unità si muovono al tavolo.
    .short = Nuova partita; primo turno: { NAME($turn) }
scythe-symbol-shown = { $otherwise ->
    [yes] Se nulla di quanto precede era possibile:{" "}
   *[no] {""}
  }{ NAME($symbol) }. { $symbol ->
    [move_worker] Il lavoratore più vicino alla base principale va nel territorio raggiungibile dal maggior numero di altre unità dell'Automa e da nessuna unità combattente nemica.
    [move_mech] Il Mech più vicino alla base principale si avvicina il più possibile a un'unità combattente nemica, senza attaccare.
    [move_character] Il personaggio si avvicina il più possibile a un'unità combattente nemica, senza attaccare.
    [encounter_factory] Il personaggio va su un segnalino Incontro, o alla Fabbrica finché l'Automa non ha una carta Fabbrica.
    [attack_combat] L'unità combattente più vicina alla base principale attacca dove ci sono meno unità combattenti nemiche.
   *[attack_worker] L'unità combattente più vicina alla base principale scaccia i lavoratori nemici senza unità combattenti, dove ci sono più risorse; queste si rimuovono.
  } Parità: il più vicino alla Fabbrica, poi l'ordine di lettura.
    .short = { $otherwise ->
        [yes] Altrimenti: { NAME($symbol) }
       *[no] { NAME($symbol) }
      }
scythe-unit-ordered = Se ne resta sulla Plancia Fazione, metti { $what ->
    [deploy_worker] un lavoratore
   *[deploy_character_or_mech] il personaggio, o altrimenti un Mech,
  } sulla base principale dell'Automa.
    .short = { $what ->
        [deploy_worker] Lavoratore: plancia → base
       *[deploy_character_or_mech] Personaggio/Mech: plancia → base
      }
scythe-bonus-shown = Bonus recluta: { $bonus ->
    [power] 1 punto Potere
    [coin] 1 moneta
    [popularity] 1 punto Popolarità
   *[combat_card] 1 carta Combattimento
  }, se { $seat ->
    [You] hai
   *[other] { WHO($seat) } ha
  } arruolato questa recluta.
    .short = Bonus recluta: { NAME($bonus) } +1
scythe-bonus-star-denied = Il bonus recluta non porta nessuna stella: la carta continua.
    .short = Nessuna stella: si continua
scythe-attack-told = { CAPITAL(WHO($seat)) } { $attacks ->
    [yes] attacca
   *[no] non ha unità combattenti da attaccare
  }.
    .short = { $attacks ->
        [yes] Attacco
       *[no] Nessun attacco
      }
scythe-combat-told = { $seat ->
    [You] Attacchi
   *[other] { CAPITAL(WHO($seat)) } attacca
  } l'Automa.
    .short = Combattimento
scythe-winner-told = { $winner ->
    [You] Vinci
   *[other] { CAPITAL(WHO($winner)) } vince
  } il combattimento. { $winner ->
    [automa] Le unità sconfitte tornano alla base e le risorse presenti si rimuovono.
   *[other] { $level ->
        [ultimaszyna] Le unità dell'Automa nel territorio tornano alla base.
       *[automa] I lavoratori dell'Automa nel territorio tornano alla base, le sue unità combattenti vanno sulla Plancia Fazione.
      }
  } All'Automa restano Potere { $power } e { $cards ->
    [one] 1 carta Combattimento
   *[other] { $cards } carte Combattimento
  }.
    .short = Vincitore: { NAME($winner) }
        Potere { $power }, carte { $cards }
scythe-box-shown = Il Riquadro Risorsa della carta { $card } mostra { $amount }: { $amount ->
    [0] niente risorse
    [one] 1 risorsa del tipo che il territorio conquistato produce
   *[other] { $amount } risorse del tipo che il territorio conquistato produce
  }.
    .short = Riquadro Risorsa: { $amount }
scythe-count-told = Conteggio finale: { $territories } { $territories ->
    [one] territorio
   *[other] territori
  } dell'Automa; monete dell'umano: { $human-coins }.
    .short = Territori { $territories }, monete { $human-coins }

scythe-ask-attack = L'Automa può attaccare unità combattenti? In tal caso { $seat ->
    [You] scegli prima
   *[other] { WHO($seat) } sceglie prima
  } un numero sul Disco Potere e le carte Combattimento.
    .short = L'Automa attacca?
scythe-ask-winner = L'Automa combatte con Potere { $power } e { $cards ->
    [0] nessuna carta Combattimento
    [one] 1 carta Combattimento scoperta a caso
   *[other] { $cards } carte Combattimento scoperte a caso
  }. Chi vince? I pareggi li vince l'attaccante.
    .short = Potere { $power }, carte { $cards }: chi vince?
scythe-ask-bonus-star = Il bonus recluta ({ NAME($bonus) }) ha portato la sesta stella?
    .short = Sesta stella dal bonus recluta?
scythe-ask-final-count = La sesta stella è posizionata. Conta i territori che l'Automa controlla, la Fabbrica come tre, e { $seat ->
    [You] le tue monete in tutto
   *[other] le monete totali dell'umano
  }.
    .short = Conta territori e monete

scythe-explained = Selezionato: { $unit ->
    [character] il personaggio
    [mech] il Mech
   *[worker] il lavoratore
  } { AT($origin) }, { $selected-by ->
    [only_unit] l'unico
    [distance_to_home] il più vicino alla base principale
    [reading_order] fra quelli ugualmente vicini alla base principale il primo nell'ordine di lettura
   *[mech_before_character] perché nello stesso posto un Mech viene prima del personaggio
  }. { $symbol ->
    [attack_combat] {""}
    [attack_worker] {""}
    [encounter_factory] {""}
   *[other] { $left-out-count ->
        [0] {""}
       *[other] Esclusi: { NAME($left-out) }.{" "}
      }
  }{ core-explained }

scythe-at-players = { $seat ->
    [You] le tue cose
   *[other] le cose { WHOSE($seat) }
  }
scythe-at-players-faction = { $seat ->
    [You] la tua fazione
   *[other] la fazione { WHOSE($seat) }
  }
scythe-at-players-power = { $seat ->
    [You] il tuo Potere
   *[other] il Potere { WHOSE($seat) }
  }
scythe-at-players-popularity = { $seat ->
    [You] la tua Popolarità
   *[other] la Popolarità { WHOSE($seat) }
  }
scythe-at-players-coins = { $seat ->
    [You] le tue monete
   *[other] le monete { WHOSE($seat) }
  }
scythe-at-players-combat-cards = { $seat ->
    [You] le tue carte Combattimento
   *[other] le carte Combattimento { WHOSE($seat) }
  }
scythe-at-players-stars = { $seat ->
    [You] le tue stelle
   *[other] le stelle { WHOSE($seat) }
  }
scythe-at-players-side = { $seat ->
    [You] il tuo schieramento
   *[other] lo schieramento { WHOSE($seat) }
  }
scythe-at-players-mat = { $seat ->
    [You] la tua Plancia Giocatore
   *[other] la Plancia Giocatore { WHOSE($seat) }
  }
scythe-at-players-level = { $seat ->
    [You] il tuo livello
   *[other] il livello { WHOSE($seat) }
  }
scythe-at-players-scheme = { $seat ->
    [You] il tuo Schema
   *[other] lo Schema { WHOSE($seat) }
  }
scythe-at-players-abilities = { $seat ->
    [You] le tue abilità dei Mech
   *[other] le abilità dei Mech { WHOSE($seat) }
  }
scythe-at-players-recruits = { $seat ->
    [You] le tue reclute
   *[other] le reclute { WHOSE($seat) }
  }
scythe-at-players-upgrades = { $seat ->
    [You] le tue migliorie
   *[other] le migliorie { WHOSE($seat) }
  }
scythe-at-players-tokens = { $seat ->
    [You] i tuoi segnalini
   *[other] i segnalini { WHOSE($seat) }
  }
scythe-at-players-disarmed = { $seat ->
    [You] le tue trappole disarmate
   *[other] le trappole disarmate { WHOSE($seat) }
  }
scythe-at-players-has-factory-card = { $seat ->
    [You] carta Fabbrica in mano tua
   *[other] carta Fabbrica { WHOSE($seat) }
  }
scythe-at-players-character = { $seat ->
    [You] il posto del tuo personaggio
   *[other] il posto del personaggio { WHOSE($seat) }
  }
scythe-at-players-mechs = { $inner ->
    [none] { $seat ->
        [You] i posti dei tuoi Mech
       *[other] i posti dei Mech { WHOSE($seat) }
      }
   *[other] { $seat ->
        [You] il posto di un tuo Mech
       *[other] il posto di un Mech { WHOSE($seat) }
      }
  }
scythe-at-players-workers = { $inner ->
    [none] { $seat ->
        [You] i posti dei tuoi lavoratori
       *[other] i posti dei lavoratori { WHOSE($seat) }
      }
   *[other] { $seat ->
        [You] il posto di un tuo lavoratore
       *[other] il posto di un lavoratore { WHOSE($seat) }
      }
  }
scythe-at-players-star-tracker = { $seat ->
    [You] gli spazi avanzati sul tuo Tracciato Stella
   *[other] gli spazi avanzati sul Tracciato Stella { WHOSE($seat) }
  }
scythe-at-turn = di chi è il turno
scythe-at-resources = { $items-count ->
    [0] le risorse
   *[other] le risorse ({ NAME($items) })
  }
scythe-at-structures = { $items-count ->
    [0] le strutture
   *[other] la struttura ({ NAME($items) })
  }
scythe-at-encounters = { $place ->
    [none] i gettoni Incontro sul tabellone
   *[other] uno dei gettoni Incontro sul tabellone
  }
scythe-at-options = { $items-count ->
    [0] le opzioni della partita
   *[other] l'opzione «{ NAME($items) }»
  }
scythe-at-enemies = chi è avversario di chi
scythe-at-structure-bonus = la tessera bonus strutture
scythe-at-factory-cards = le carte Fabbrica rimaste
scythe-at-combat-deck = il mazzo Combattimento
scythe-at-combat-deck-discards = le carte Combattimento scartate
scythe-at-automa-decks = il mazzo Automa
scythe-at-automa-decks-discards = la pila di scarti principale
scythe-at-automa-decks-combat-discards = la pila degli scarti del combattimento
scythe-at-automa-decks-last-turn-card = la carta dell'ultimo turno

scythe-ask-combat = Combattimento { AT($territory) }: { $seat ->
    [You] scegli
   *[other] { WHO($seat) } sceglie
  } un numero sul Disco Potere e le carte Combattimento.{ $abilities-count ->
    [0] {""}
   *[other] {" "}Prima puoi usare: { NAME($abilities) }.
  }
    .short = Combattimento { PLACE($territory) }: Potere e carte
scythe-ask-combat-between-humans = Combattimento { AT($territory) } ({ NAME($attacker) } → { NAME($defender) }): indica i numeri sui Dischi Potere e le carte Combattimento che entrambi hanno mostrato.{ $abilities-count ->
    [0] {""}
   *[other] {" "}Prima si possono usare: { NAME($abilities) }.
  }
    .short = Combattimento { PLACE($territory) }: le due parti
scythe-ask-combat-draw = Pesca una carta Automa per il combattimento{ $seat ->
    [automa] {""}
   *[other] {" "}{ WHOSE($seat) }
  }, posizionala di lato sulla pila degli scarti combattimento e indica il suo numero.
    .short = Carta Automa per il combattimento
scythe-ask-combat-cards = Scopri a caso { $count ->
    [one] 1 carta Combattimento { WHOSE($seat) } e indica il suo valore
   *[other] { $count } carte Combattimento { WHOSE($seat) } e indica i loro valori
  }.
    .short = Scopri carte Combattimento: { $count }
scythe-ask-flip = Prima dell'azione «{ NAME($what) }»{ $seat ->
    [automa] {""}
   *[other] {" "}{ WHOSE($seat) }
  } gira la prima carta del mazzo Combattimento e indica il suo valore: con un 4 o un 5 l'azione si ferma.
    .short = Gira: { NAME($what) }

scythe-rejected-ability-not-available = L'abilità { NAME($ability) } non si può sbloccare. { $available-count ->
    [0] Non restano abilità
   *[other] Abilità rimaste: { NAME($available) }
  }.
scythe-rejected-ability-not-usable = L'abilità { NAME($ability) } non si può usare in questo combattimento. { $usable-count ->
    [0] Non se ne può usare nessun'altra
   *[other] Abilità utilizzabili: { NAME($usable) }
  }.
scythe-rejected-automa-has-none = { CAPITAL(WHO($seat)) } non può avere { $what ->
    [abilities] abilità
    [recruits] reclute
    [upgrades] migliorie
    [tokens] segnalini
    [mat] una Plancia Giocatore
   *[structures] strutture
  }.
scythe-rejected-automa-without-level = { CAPITAL(WHO($seat)) } ha bisogno di un livello.
scythe-rejected-card-not-in-deck = La carta { $card } non è più nel mazzo. { $in-deck-count ->
    [0] Il mazzo è vuoto
   *[other] Restano: { $in-deck }
  }.
scythe-rejected-card-required = Pesca una carta Automa e indica il suo numero.
scythe-rejected-cards-not-conserved = I conti delle carte del mazzo ({ NAME($deck) }) non tornano.{ $needed ->
    [none] {""}
   *[other] {" "}Il totale è { $there } invece di { $needed }.
  }{ $missing-count ->
    [0] {""}
   *[other] {" "}Mancano: { $missing }.
  }{ $surplus-count ->
    [0] {""}
   *[other] {" "}Di troppo: { $surplus }.
  }
scythe-rejected-character-on-mat = Il personaggio di un umano sta sul tabellone o sulla base principale, mai sulla Plancia Fazione.
scythe-rejected-combat-card-not-left = { $left ->
    [0] Non restano carte Combattimento
    [one] Resta solo 1 carta Combattimento
   *[other] Restano solo { $left } carte Combattimento
  } di valore { $value }.
scythe-rejected-combat-cards-not-held = Queste carte Combattimento non sono in mano: { $cards }.
scythe-rejected-contradicts-question = Questo non si accorda con la domanda aperta. Prima rispondi alla domanda, oppure annulla il turno.
scythe-rejected-deck-is-virtual = È il servizio a pescare da questo mazzo ({ NAME($deck) }). Non indicare le carte.
scythe-rejected-dial-too-high = Il Disco Potere si può impostare al massimo su { $dial-max }, non su { $dial }.
scythe-rejected-discards-of-several-decks = Ci sono { $decks } mazzi Automa. Gli scarti si possono indicare solo se il mazzo è uno.
scythe-rejected-enemies-share-territory = Gli avversari non possono stare sullo stesso territorio: { NAME($territories) }. Indica il combattimento o il suo esito.
scythe-rejected-faction-taken = Due giocatori hanno la fazione { NAME($faction) }.
scythe-rejected-factory-card-taken-already = { $seat ->
    [human] Hai già
   *[other] { CAPITAL(WHO($seat)) } ha già
  } una carta Fabbrica.
scythe-rejected-game-over = La partita è finita.
scythe-rejected-goal-not-reached = L'obiettivo «{ NAME($goal) }» non è ancora raggiunto: { $there } su { $needed }.
scythe-rejected-hand-of-another = La mano { WHOSE($seat) } è tenuta dal servizio. Solo il proprietario della partita può indicare le carte mostrate.
scythe-rejected-drawn-enough = In un turno un giocatore può pescare al massimo { $most } { $most ->
    [one] carta
   *[other] carte
  } Combattimento (finora: { $drawn }). Solo il proprietario della partita può indicarne altre.
scythe-rejected-home-base-closed = Le unità { WHOSE($seat) } non possono stare { AT($place) }. { $open-count ->
    [0] Nessun'altra base principale è aperta
   *[other] Sono aperte: { NAME($open) }
  }.
scythe-rejected-human-mat-unknown = Indica Popolarità e monete stampate sulla Plancia Giocatore { WHOSE($seat) }.
scythe-rejected-human-with-level = Un umano non può avere un livello.
scythe-rejected-last-turn-card-not-on-top = { $top ->
    [none] La pila degli scarti è vuota: la carta { $card } non può essere quella dell'ultimo turno.
   *[other] La carta dell'ultimo turno è quella in cima alla pila degli scarti: la carta { $top }, non la { $card }.
  }
scythe-rejected-no-automa = In una partita serve almeno un Automa.
scythe-rejected-no-encounter-space = { CAPITAL(AT($territory)) } non c'è uno spazio Incontro.
scythe-rejected-no-encounter-there = { CAPITAL(AT($territory)) } non c'è un gettone Incontro.
scythe-rejected-no-factory-card-left = Non restano carte Fabbrica.
scythe-rejected-no-question-open = Ora non c'è nessuna domanda aperta.
scythe-rejected-no-retreat-there = { CAPITAL(AT($territory)) } non ci si può ritirare. { $lakes-count ->
    [0] Nessun lago è aperto
   *[other] Possibili: { NAME($lakes) }
  }.
scythe-rejected-piece-not-there = { CAPITAL(AT($territory)) } il giocatore non ha: { NAME($piece) }.{ $pieces-count ->
    [0] {""}
   *[other] {" "}Ci sono: { NAME($pieces) }.
  }
scythe-rejected-no-tokens = { START($faction) }: questa fazione non ha bandiere né trappole da posizionare.
scythe-rejected-no-upgrade-left = Hai già fatto tutte le migliorie.
scythe-rejected-not-a-territory = { CAPITAL(AT($place)) } non si possono portare risorse.
scythe-rejected-not-an-automas-turn = { $turn ->
    [human] È il tuo turno
   *[other] È il turno { WHOSE($turn) }
  }, non quello dell'Automa.
scythe-rejected-not-enough = { $what ->
    [coins] { $asked ->
        [one] Ti serve 1 moneta
       *[other] Ti servono { $asked } monete
      }
   *[other] { $asked ->
        [one] Ti serve 1 punto { NAME($what) }
       *[other] Ti servono { $asked } punti { NAME($what) }
      }
  }, ma { $there ->
    [0] non ne hai
   *[other] ne hai solo { $there }
  }.
scythe-rejected-not-enough-units = Sulla Plancia Fazione { $on-mat ->
    [0] non resta nessun { NAME($unit) }
    [one] resta solo 1 { NAME($unit) }
   *[other] restano solo { $on-mat } { $unit ->
        [character] personaggi
        [mech] Mech
        [worker] lavoratori
       *[other] { NAME($unit) }
      }
  }{ $on-mat ->
    [0] {""}
   *[other] , non { $asked }
  }.
scythe-rejected-not-on-table = Un'unità sulla Plancia Fazione non si può muovere. Prima schierala.
scythe-rejected-not-your-question = Questa domanda è per { WHO($seat) }, non per te.
scythe-rejected-not-your-turn = È il turno { WHOSE($turn) }, non il tuo.
scythe-rejected-player-mat-taken = Due giocatori hanno la Plancia Giocatore { NAME($mat) }.
scythe-rejected-question-open = Prima rispondi alla domanda aperta: { NAME($question) }.
scythe-rejected-recruit-enlisted-already = Questa recluta è già arruolata.
scythe-rejected-resources-not-there = { CAPITAL(AT($territory)) } { $there ->
    [0] non c'è { NAME($resource) }
    [one] di { NAME($resource) } ce n'è solo 1
   *[other] di { NAME($resource) } ce ne sono solo { $there }
  }{ $there ->
    [0] {""}
   *[other] , non { $asked }
  }.
scythe-rejected-seat-taken = Il posto «{ NAME($seat) }» è occupato due volte.
scythe-rejected-seats-are-fixed = I posti di una partita non si possono cambiare.
scythe-rejected-for-the-owner = Con più giocatori, solo il proprietario della partita può farlo: conclude o riapre la partita, cambia di chi è il turno o annulla un combattimento in cui si è già mostrato qualcosa.
scythe-rejected-pair-banned = L'editore vieta { NAME($faction) } con la Plancia Giocatore { NAME($mat) }: insieme sono troppo forti.
    .short = Coppia vietata: { NAME($faction) } con { NAME($mat) }
scythe-rejected-star-placed-already = La stella per questo obiettivo è già posizionata.
scythe-rejected-structure-built-already = Questa struttura è già costruita: { NAME($structure) }.
scythe-rejected-structure-there = { CAPITAL(AT($territory)) } c'è già una struttura.
scythe-rejected-token-there = { CAPITAL(AT($territory)) } c'è già un segnalino.
scythe-rejected-no-trap-there = { CAPITAL(AT($territory)) } non c'è una trappola da disarmare. { $traps-count ->
    [0] Sul tabellone non ci sono trappole
   *[other] Ci sono trappole qui: { NAME($traps) }
  }.
scythe-rejected-too-many-combat-cards = In questo combattimento { $cards-max ->
    [0] non si possono giocare carte
    [one] si può giocare al massimo 1 carta
   *[other] si possono giocare al massimo { $cards-max } carte
  } Combattimento.
scythe-rejected-too-many-stars = { CAPITAL(WHO($seat)) } non può avere queste stelle: { NAME($stars) }.
scythe-rejected-unit-not-there = { CAPITAL(AT($place)) } { $there ->
    [0] non c'è nessun { NAME($unit) }
    [one] c'è solo 1 { NAME($unit) }
   *[other] ci sono solo { $there } { $unit ->
        [character] personaggi
        [mech] Mech
        [worker] lavoratori
       *[other] { NAME($unit) }
      }
  }{ $there ->
    [0] {""}
   *[other] , non { $asked }
  }.
scythe-rejected-unknown-seat = Non c'è il posto «{ $seat }». I posti sono: { NAME($seats) }.
scythe-rejected-unknown-territory = Non c'è il territorio «{ $territory }».{ $territories-in-row-count ->
    [0] {""}
   *[other] {" "}Territori di questa riga: { NAME($territories-in-row) }.
  }
scythe-rejected-unknown-tracker-space = Il tracciato Stella ha { $spaces } spazi, contati da 0; lo spazio { $space } non c'è.
scythe-rejected-workers-carry-no-workers = I lavoratori non possono trasportare lavoratori.
scythe-rejected-workers-enter-alone = { CAPITAL(AT($territory)) } i lavoratori non possono entrare senza un'unità combattente: c'è un avversario.
scythe-rejected-wrong-number-of-cards = { $count ->
    [0] Non indicare nessuna carta
    [one] Indica esattamente 1 carta
   *[other] Indica esattamente { $count } carte
  }.
scythe-rejected-wrong-number-of-units = { CAPITAL(WHO($seat)) } deve avere { $needed } { $unit ->
    [character] personaggi
    [mech] Mech
    [worker] lavoratori
   *[other] { NAME($unit) }
  }, compresi quelli sulla Plancia Fazione, non { $there }.
scythe-rejected-beyond-reach = Con un solo movimento { $unit ->
    [character] il personaggio
    [mech] un Mech
   *[worker] un lavoratore
  } non può andare { FROM($place) } { TO($to) }.{ $reach-count ->
    [0] {""}
   *[other] {" "}Può raggiungere: { NAME($reach) }.
  }
    .short = { START($unit) } { PLACE($place) } → { PLACE($to) }: troppo lontano
scythe-rejected-moves-nowhere = { CAPITAL(AT($place)) } { $unit ->
    [character] il personaggio
    [mech] il Mech
   *[worker] il lavoratore
  } c'è già: non si muove.
    .short = { START($unit) } { PLACE($place) }: già lì
scythe-rejected-carried-by-no-mech = Solo i Mech possono trasportare lavoratori: { $unit ->
    [character] il personaggio
    [mech] il Mech
   *[worker] il lavoratore
  } { AT($place) } non può.
    .short = Solo i Mech trasportano lavoratori
scythe-rejected-no-worker-there = { CAPITAL(AT($territory)) } serve un lavoratore del giocatore.{ $territories-count ->
    [0] {" "}Sul tabellone non ne ha.
   *[other] {" "}I suoi lavoratori sono qui: { NAME($territories) }.
  }
    .short = Nessun tuo lavoratore: { PLACE($territory) }
scythe-rejected-character-not-moved = { CAPITAL(AT($territory)) } non si può posizionare un segnalino: in questo turno il personaggio non si è mosso.
    .short = Segnalino { PLACE($territory) }: personaggio fermo
scythe-rejected-left-on-lake = { CAPITAL(AT($territory)) } non può restare nulla: lavoratori e risorse lasciano un lago con l'unità che li ha portati.
    .short = Nulla resta sul lago { PLACE($territory) }
scythe-rejected-nothing-gives-it = In questo turno non c'è stato un incontro e non c'è una carta Fabbrica: né l'uno né l'altra può darlo.
    .short = Né incontro né carta Fabbrica
scythe-rejected-resources-of-others = { CAPITAL(AT($territory)) } non si può spendere { NAME($resource) }: il territorio è controllato da un altro giocatore, o da nessuno.
    .short = { PLACE($territory) }: non lo controlli
scythe-rejected-on-lake = { CAPITAL(AT($territory)) } non si può costruire né schierare: strutture e Mech hanno bisogno di terraferma.
    .short = { PLACE($territory) } è un lago: serve terra
scythe-rejected-produced-too-much = { CAPITAL(AT($territory)) } si { $most ->
    [one] può
   *[other] possono
  } produrre al massimo { $most } { $resource ->
    [none] { $most ->
        [one] lavoratore
       *[other] lavoratori
      }
   *[other] di { NAME($resource) }
  }, non { $asked }.
    .short = { PLACE($territory) }: massimo { $most }, non { $asked }
scythe-rejected-produced-too-widely = Possono produrre insieme al massimo { $most } { $most ->
    [one] territorio
   *[other] territori
  }, non { $asked }.
    .short = Massimo { $most } territori, non { $asked }
scythe-rejected-too-many-crossings = Con Toka un solo personaggio o Mech può attraversare fiumi in un turno, non { $asked }.
    .short = Toka: 1 unità per turno, non { $asked }
scythe-rejected-too-many-moves = In un turno si possono muovere al massimo { $most } unità, non { $asked }.
    .short = Massimo { $most } unità, non { $asked }
scythe-rejected-traded-too-much = Un commercio porta al massimo { $most } { $most ->
    [one] risorsa
   *[other] risorse
  }, non { $asked }.
    .short = Commercio: massimo { $most }, non { $asked }

## Rules

scythe-rule-setup = Il tavolo all'inizio
scythe-rule-t = I posti giocano il turno uno dopo l'altro
scythe-rule-t1 = Pescare una carta e metterla sulla pila di scarti principale
scythe-rule-t2a = Eseguire una sola azione Movimento
scythe-rule-t2b = Guadagnare ciò che mostra la seconda riga
scythe-rule-t2c = Un umano può ricevere il bonus recluta
scythe-rule-t3 = Avanzare sul tracciato stella quando la carta ha una stella
scythe-rule-move-worker = Un lavoratore va dove arriva la maggior parte delle unità e nessuna unità combattente avversaria
scythe-rule-move-mech = Un Mech va il più vicino possibile a un'unità combattente avversaria
scythe-rule-move-character = Il personaggio va il più vicino possibile a un'unità combattente avversaria
scythe-rule-encounter-factory = Il personaggio va su un gettone Incontro o sulla Fabbrica
scythe-rule-attack-combat = Con Potere sufficiente un'unità combattente attacca dove gli avversari sono meno
scythe-rule-attack-worker = Un'unità combattente rimanda alla base i lavoratori dove ci sono più risorse
scythe-rule-combat = Si incontrano unità combattenti di due avversari
scythe-rule-combat-deck = Gli scarti formano un nuovo mazzo quando il mazzo è vuoto
scythe-rule-c1 = L'umano sceglie Potere e carte Combattimento
scythe-rule-c2-c5 = Una carta Automa indica Potere e numero di carte dell'Automa
scythe-rule-c5 = L'Automa gioca carte a caso, quante ne sono stampate o quante ne ha
scythe-rule-c6 = Le unità combattenti di chi perde lasciano il territorio
scythe-rule-workers-alone = I lavoratori senza un'unità combattente tornano alla base senza combattimento
scythe-rule-scoring = Monete per stelle e territori
scythe-rule-question = Il turno aspetta qualcosa che solo il tavolo conosce
scythe-rule-player = Indicato da un giocatore
scythe-rule-r1 = Le distanze sono passi sulla griglia, qualunque cosa ci sia in mezzo
scythe-rule-r2 = Un'unità sulla base principale è a distanza zero
scythe-rule-r3 = La più vicina alla base e l'ordine di lettura scelgono le unità; il più vicino alla Fabbrica e l'ordine di lettura decidono tra le destinazioni
scythe-rule-r4 = Sullo stesso posto un Mech attacca prima del personaggio
scythe-rule-r5 = L'ordine di lettura va riga per riga dall'alto a sinistra
scythe-rule-r6 = Il vicinato di un'unità Automa: prima dell'acqua i lati asciutti, dopo tutti i vicini; mai i tunnel
scythe-rule-r7 = Le unità su una base principale non hanno vicinato; la base dell'Automa ha i suoi due territori sulla penisola
scythe-rule-r8 = La base principale è un punto di partenza per ogni simbolo tranne Incontro/Fabbrica
scythe-rule-r9 = Ogni unità può andare dove potrebbe qualsiasi unità dello stesso Automa
scythe-rule-r10 = Il vicinato di un'unità combattente umana è un movimento con le abilità sbloccate
scythe-rule-r11 = Si esegue il primo simbolo valido da sinistra, e la riga finisce
scythe-rule-r12 = Restare dov'è può essere il movimento valido di un'unità
scythe-rule-r13 = La Fabbrica conta finché l'Automa non ha una carta Fabbrica, un gettone dovunque stia
scythe-rule-r14 = Si contano le altre unità, non quella presa né quelle alla base
scythe-rule-r15 = Un lavoratore non ha destinazione quando ogni territorio valido è alla portata di un avversario
scythe-rule-r16 = Senza un'unità sul tabellone o sulla base principale il simbolo non è valido
scythe-rule-r17 = I territori con un'unità avversaria, o con un'altra propria unità della stessa classe, non sono validi
scythe-rule-r18 = Gli avversari sulle basi contano solo quando non ce n'è nessuno sul tabellone
scythe-rule-r19 = Sotto un'unità avversaria o un proprio Mech un Incontro o la Fabbrica non conta
scythe-rule-r20 = Un attacco a unità combattenti richiede il Potere stampato e va dove sono meno
scythe-rule-r21 = Un attacco ai lavoratori li rimanda alla base e toglie le risorse
scythe-rule-r22 = Attacca una sola unità
scythe-rule-r23 = Un gettone Incontro sotto il personaggio alla fine del suo movimento si toglie
scythe-rule-r24 = Sulla Fabbrica l'Automa prende una carta, alla fine del turno o subito con tutti i movimenti
scythe-rule-r25 = Le risorse che stanno sole si tolgono quando entra un'unità Automa
scythe-rule-r26 = L'umano fissa prima Disco Potere e carte; l'Automa spende ciò che ha, fino a quanto è stampato
scythe-rule-r27 = Le abilità prima del combattimento agiscono prima che si legga la tabella
scythe-rule-r28 = Vince il totale più alto, nei pareggi l'attaccante; chi perde guadagna una carta se ha mostrato del Potere
scythe-rule-r29 = Chi perde va sulla plancia o alla base; ogni lavoratore rimandato costa Popolarità all'umano che attacca
scythe-rule-r30 = Conquistare da un Automa dà il riquadro risorsa della sua ultima carta del turno
scythe-rule-r31 = Le risorse si tolgono dove un Automa vince in difesa
scythe-rule-r32 = Per il riquadro risorsa conta l'ultima carta del turno anche dopo un rimescolamento
scythe-rule-r33 = Un mazzo vuoto si rifà con tutte le 19 carte
scythe-rule-r34 = La prima stella del tracciato rimescola tutte le carte e passa allo Schema II
scythe-rule-r35 = Le carte pescate per il combattimento stanno su una pila propria
scythe-rule-r36 = Un turno saltato non fa che scartare la carta
scythe-rule-r37 = Sei stelle del tracciato, due di combattimento e una del Potere, sei in tutto
scythe-rule-r38 = Il Potere finisce a 16; arrivarci la prima volta è una stella
scythe-rule-r39 = La sesta stella chiude subito la partita
scythe-rule-r40 = L'Automa conta monete, 4 per stella e 3 per territorio
scythe-rule-r41 = Un'unità controlla un territorio prima di una struttura
scythe-rule-r42 = Un umano conta al massimo sei risorse per territorio; le risorse non decidono i pareggi
scythe-rule-r43 = Ogni simbolo di guadagno si esegue per quanto si può; le nuove unità stanno alla base
scythe-rule-r44 = La moneta e il Potere in più di Ultimaszyna arrivano una volta per carta
scythe-rule-r45 = Il bonus recluta va agli umani che l'hanno arruolata
scythe-rule-r46 = Albione e Togawa percorrono tutta la terraferma fin dall'inizio
scythe-rule-r47 = Un Automa non posiziona bandiere né trappole
scythe-rule-r48 = Le trappole di un umano non hanno effetto sull'Automa
scythe-rule-r49 = I modificatori valgono una volta per la somma di una carta, mai sotto zero
scythe-rule-r50 = Un combattimento si finisce prima che la sua sesta stella chiuda la partita
scythe-rule-r51 = Una sesta stella a metà turno lascia dov'è la carta Fabbrica
scythe-rule-r52 = La Fabbrica conta come tre territori anche per lo spareggio
scythe-rule-r53 = Un 4 o un 5 girato ferma la riga dei movimenti o quel solo schieramento
scythe-rule-r54 = L'unità sconfitta di Ultimaszyna può essere scelta di nuovo dal simbolo seguente
scythe-rule-r55 = I simboli di schieramento si eseguono uno dopo l'altro, prima il personaggio
scythe-rule-r56 = Le proprie unità combattenti non proteggono un territorio dalla portata di un avversario
scythe-rule-r57 = Prima della prima carta non si trovano risorse
scythe-rule-r58 = La stella portata da un bonus recluta si piazza prima di proseguire la carta
scythe-rule-r59 = Con Navigabilità ogni unità sconfitta sceglie un proprio lago, o la base
scythe-rule-r60 = Ciò che Girovago lascia su un'altra base non si può né spendere né contare
scythe-rule-r61 = Un'unità dell'Automa disarma la trappola che raggiunge; il segnalino si gira
scythe-rule-r62 = Una correzione che toglie la sesta stella riapre la partita
scythe-rule-r63 = Il tavolo può concordare di chiudere prima la partita, o di continuare dopo la sesta stella
scythe-rule-r64 = Le coppie vietate di fazione e plancia sono segnalate, e mai sorteggiate
scythe-rule-m1 = Un Automa è trattato come un umano se non si dice altro
scythe-rule-m2 = Le unità Automa sono quelle dell'Automa di turno
scythe-rule-m3 = Ogni posto si prepara con le proprie regole; i livelli possono essere diversi
scythe-rule-m4 = Ogni Automa ha il proprio segnalino, la propria acqua e il proprio schema
scythe-rule-m5 = Ogni Automa ha un mazzo proprio, oppure tutti ne hanno uno
scythe-rule-m6 = Un bonus recluta viene solo da un Automa accanto all'umano
scythe-rule-m7 = Avversari sono tutti gli altri, o solo quelli di un altro schieramento
scythe-rule-m8 = I turni vanno in senso orario secondo le basi principali
scythe-rule-m9 = Due Automi combattono con una carta ciascuno
scythe-rule-m10 = Una carta Fabbrica più dei giocatori
scythe-rule-m11 = La sesta stella di chiunque chiude la partita
scythe-rule-m12 = Più Automi che umani è possibile ma non equilibrato
scythe-rejected-star-due = Manca una stella per: { NAME($goals) }. Piazzala prima della fine del turno.
    .short = Stella da posizionare: { NAME($goals) }

# Moduli: azioni, campi, opzioni.

scythe-do-move = Muovere
scythe-do-gain = Ottieni
scythe-do-pay = Paga
scythe-do-produce = Produrre
scythe-do-deploy = Schiera un Mech
scythe-do-build = Costruisci
scythe-do-enlist = Arruola una recluta
scythe-do-upgrade = Migliora
scythe-do-encounter = Risolvi l'incontro
scythe-do-take-factory-card = Prendi una carta Fabbrica
scythe-do-place-token = Posiziona un segnalino
scythe-do-place-star = Posiziona una stella
scythe-do-end-game = Concludi la partita per accordo
scythe-do-use-ability = Usa un'abilità prima del combattimento
scythe-do-fight = Il mio Potere e le mie carte
scythe-do-settle = Potere e carte delle due parti
scythe-do-draw-for-combat = Carta Automa per il combattimento
scythe-do-turn-up = Carte Combattimento dell'Automa
scythe-do-flip = Carta Combattimento girata
scythe-do-tell-combat = Attacca l'Automa
scythe-do-tell-attack = L'Automa attacca?
scythe-do-tell-winner = Chi vince il combattimento?
scythe-do-tell-bonus-star = Il bonus recluta
scythe-do-tell-count = Il conteggio finale
scythe-field-moves = Unità
scythe-field-power = Potere
scythe-field-popularity = Popolarità
scythe-field-combat-cards = Carte Combattimento
scythe-field-resources = Risorse
scythe-field-workers = Nuovi lavoratori
scythe-field-territory = Territorio
scythe-field-ability = Abilità
scythe-field-by-encounter = Grazie a un incontro o a una carta Fabbrica
scythe-field-structure = Struttura
scythe-field-bonus = Bonus della recluta
scythe-field-goal = Per
scythe-field-character = Personaggio
scythe-field-upgrades = Migliorie
scythe-field-dial = Potere sul Disco Potere
scythe-field-cards = Carte Combattimento
scythe-field-retreat = In caso di sconfitta, le unità vanno a
scythe-field-attacker = Attaccante
scythe-field-defender = Difensore
scythe-field-value = Valore
scythe-field-attacks = Attacca
scythe-field-winner = Vincitore
scythe-field-placed = Sesta stella posizionata
scythe-field-territories = Territori dell'Automa
scythe-field-human-coins = Monete totali dell'umano
scythe-option-home-base = Base principale
scythe-option-unit-move = { START($unit) } { PLACE($origin) } → { PLACE($to) }
scythe-option-unit-move-carrying = { START($unit) } { PLACE($origin) } → { PLACE($to) }, lavoratori: { $workers }
scythe-option-amount = { $count } × { NAME($what) }
