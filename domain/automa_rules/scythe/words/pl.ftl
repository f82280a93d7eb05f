# Scythe: the facts and refusals of the game, in the terms that Polish players know.

name-home = baza
    .short = baza
name-home-polania = baza Polanii
name-home-saxony = baza Saksonii
name-home-crimea = baza Krymu
name-home-nordic = baza Nordii
name-home-rusviet = baza Roswiecji
name-home-albion = baza Albionu
name-home-togawa = baza Togawy
name-mat = plansza frakcji
    .short = plansza
name-r3c3 = Fabryka

name-polania = Polania
name-saxony = Saksonia
name-crimea = Krym
name-nordic = Nordia
name-rusviet = Roswiecja
name-albion = Albion
name-togawa = Togawa
name-yellow = żółty
name-green = zielony
name-purple = fioletowy
name-autometta = Autometta
name-automaszyna = Automaszyna
name-ultimaszyna = Ultimaszyna

name-industrial = Przemysłowa
name-engineering = Inżynieryjna
name-militant = Militarna
name-patriotic = Patriotyczna
name-innovative = Innowacyjna
name-mechanical = Mechaniczna
name-agricultural = Rolnicza
name-bolster = Wzmocnienie
name-move = Ruch
name-produce = Produkcja
name-trade = Handel
name-upgrade = Ulepszenie
name-deploy = Wystawienie mecha
name-build = Budowa
name-enlist = Werbunek

name-mountain = góry
name-farm = farma
name-tundra = tundra
name-forest = las
name-village = wioska
name-lake = jezioro
name-factory = Fabryka
name-metal = metal
name-food = żywność
name-oil = ropa
name-wood = drewno
name-mill = młyn
name-monument = pomnik
name-mine = kopalnia
name-armory = zbrojownia
name-character = bohater
name-mech = mech
name-worker = robotnik

name-combat = walka
name-structure-bonus = premia za budynki
name-power = siła
name-coin = moneta
name-popularity = popularność
name-combat-card = karta walki
name-combat-cards = karty walki
name-upgrades = wszystkie ulepszenia
name-mechs = wszystkie mechy
name-structures = wszystkie budynki
name-recruits = wszyscy rekruci
name-workers = wszyscy robotnicy
name-objective = karta celu
name-tracker = tor gwiazd

name-move-worker = Ruch robotnika
name-move-mech = Ruch mecha
name-move-character = Ruch bohatera
name-encounter-factory = Spotkanie/Fabryka
name-attack-combat = Atak na jednostkę bojową
name-attack-worker = Atak na robotników
name-deploy-worker = Wystawienie robotnika
name-deploy-character-or-mech = Wystawienie bohatera/mecha

name-meander = Meandrowanie
name-dominate = Dominacja
name-coercion = Przymus
name-swim = Pływanie
name-relentless = Nieustępliwość
name-exalt = Wywyższenie
name-maifuku = Maifuku
name-riverwalk = Przeprawa
name-submerge = Zanurzenie
name-camaraderie = Braterstwo
name-speed = Szybkość
name-underpass = Przejście podziemne
name-disarm = Rozbrojenie
name-wayfare = Wędrówka
name-scout = Zwiad
name-seaworthy = Żegluga
name-artillery = Artyleria
name-township = Osada
name-peoples-army = Armia Ludowa
name-burrow = Podkop
name-sword = Miecz
name-shield = Tarcza
name-rally = Zbiórka
name-toka = Toka
name-suiton = Suiton
name-ronin = Ronin
name-shinobi = Shinobi

name-tunnels-adjacent = tunele obok twoich budynków
name-lakes-adjacent = jeziora obok twoich budynków
name-encounters-adjacent = spotkania obok twoich budynków
name-on-tunnels = budynki na tunelach
name-in-one-row = budynki w jednym rzędzie
name-on-farms-or-tundra = budynki na farmach i w tundrze

name-everyone = każdy jest wrogiem każdego
name-other-sides = wrogami są pozostałe strony
name-skip-turns = tury są pomijane jak na poziomie Autometta
name-coins = monety
name-test-moves = przed każdym ruchem odkrywa się kartę walki
name-test-deployments = przed każdym wystawieniem odkrywa się kartę walki
name-all-moves = wykonuje się każdą możliwą akcję ruchu
name-sixth-star = szósta gwiazda
name-agreement = zgoda wszystkich
name-correction = poprawka
name-play-on = szósta gwiazda nie kończy gry
name-ended-by-agreement = Zakończona za zgodą wszystkich
name-combat-between-humans = walka między ludźmi
name-combat-draw = karta Automy do walki
name-flip = karta walki do odkrycia
name-attack = atak na jednostki bojowe
name-winner = zwycięzca walki
name-bonus-star = gwiazda z premii rekruta
name-final-count = liczenie na końcu

name-no-unit = nie ma jednostki, która mogłaby się ruszyć
name-power-too-low = za mało siły
name-no-valid-territory = nie ma dozwolonego terytorium
name-no-destination = nie można wybrać żadnego z dozwolonych terytoriów
name-in-enemy-neighbourhood = leży w sąsiedztwie wrogiej jednostki bojowej
name-enemy-unit = stoi tam wroga jednostka
name-own-mech = stoi tam własny mech
name-none-left = nic już nie zostało
name-track-full = tor siły jest pełny
name-combat-card-test = nie pozwala na to odkryta karta walki
name-modified-to-nothing = opcja gry odbiera wszystko

name-only-destination = nie było innego celu
name-units-in-reach = inne jednostki w zasięgu
name-distance-to-enemy = odległość do wrogiej jednostki bojowej
name-enemy-combat-units = wrogie jednostki bojowe
name-resources = zasoby
name-distance-to-factory = odległość do Fabryki
name-reading-order = kolejność czytania
name-power-range = przedział siły
name-higher-total = wyższa suma
name-attacker-wins-ties = remis, który wygrywa atakujący
name-tie-breakers = rozstrzyganie remisów
name-own-worker = stoi tam inny własny robotnik
name-own-combat-unit = stoi tam inna własna jednostka bojowa
name-no-encounter = nie ma tam żetonu spotkania ani Fabryki
name-factory-card-held = Automa ma już kartę Fabryki
name-no-enemy-combat-unit = nie stoi tam wroga jednostka bojowa
name-enemy-combat-unit = stoi tam wroga jednostka bojowa
name-no-enemy-worker = nie stoi tam wrogi robotnik
name-only-unit = jedyna jednostka
name-distance-to-home = odległość do bazy
name-mech-before-character = w tym samym miejscu mech ma pierwszeństwo przed bohaterem
name-moved = ruch jednostki
name-carried = przewiezienie
name-produced = wyprodukowanie
name-retreats = odwrót
name-driven-off = przepędzenie
name-called-back = powrót bez walki
name-other = inaczej

scythe-game-began = Zaczyna się gra dla { $players-count } { $players-count ->
    [one] gracza
    [few] graczy
    [many] graczy
   *[other] gracza
  }; pierwszą turę { $turn ->
    [You] rozgrywasz ty
   *[other] rozgrywa { WHO($turn) }
  }.
    .short = Nowa gra; pierwsza tura: { NAME($turn) }
scythe-bonus-tile-drawn = Płytka premii za budynki punktuje: { NAME($tile) }.
    .short = Premia: { NAME($tile) }
scythe-automa-card-drawn = { START($seat) } dobiera kartę { $card } (Schemat { $scheme ->
    [1] I
   *[2] II
  }).
    .short = Karta { $card } odkryta, Schemat { $scheme ->
        [1] I
       *[2] II
      }
scythe-automa-deck-renewed = Przy stole przetasowano wszystkie 19 kart; talia: { NAME($deck) }.
    .short = Przetasuj wszystkie 19 kart Automy
scythe-turn-skipped = Karta { $card }: { $seat ->
    [You] pomijasz turę
   *[other] { WHO($seat) } pomija turę
  }.
    .short = Karta { $card }: tura pominięta
scythe-automa-turn-paused = { CAPITAL(WHO($seat)) } czeka na { $flip ->
    [yes] odkrycie karty walki
   *[no] rozstrzygnięcie walki
  }.
    .short = { $flip ->
        [yes] Najpierw odkryj kartę walki
       *[no] Najpierw walka
      }
scythe-turn-ended = { $seat ->
    [You] Kończysz turę
   *[other] { CAPITAL(WHO($seat)) } kończy turę
  }; { $next ->
    [You] teraz twoja tura
   *[other] następną rozgrywa { WHO($next) }
  }.
    .short = Następna tura: { NAME($next) }
scythe-sixth-star-played-on = { $seat ->
    [You] Masz
   *[other] { CAPITAL(WHO($seat)) } ma
  } sześć gwiazd. Zgodnie z umową gra trwa, aż gracze ją zakończą.
    .short = Szósta gwiazda: gramy dalej
scythe-game-reopened = Poprawka usuwa to, co zakończyło grę: gra toczy się dalej.
    .short = Gra toczy się dalej
scythe-game-ended = { $why ->
    [agreement] Za zgodą wszystkich przy stole
    [correction] Przeliczono po poprawce
   *[sixth_star] { $seat ->
        [You] Umieszczasz szóstą gwiazdę
       *[other] { CAPITAL(WHO($seat)) } umieszcza szóstą gwiazdę
      }
  }: koniec gry. Monety: { NAME($totals) }. { $winners-alone ->
    [none] Wspólne zwycięstwo: { NAME($winners) }
    [You] Wygrywasz
   *[other] Wygrywa { WHO($winners-alone) }
  }{ $tie ->
    [yes] {" "}(po rozstrzygnięciu remisu)
   *[no] {""}
  }.
    .short = { $why ->
        [agreement] Za zgodą wszystkich: koniec gry
        [correction] Przeliczono: koniec gry
       *[sixth_star] Szósta gwiazda: koniec gry
      }
scythe-symbol-refused = Symbolu „{ NAME($symbol) }” nie można wykonać: { $reason ->
    [no_unit] nie ma jednostki, która mogłaby się ruszyć
    [power_too_low] { $power ->
        [none] jest za mało siły
       *[other] potrzeba { $min-power } siły, a { $power ->
            [one] jest
            [few] są
            [many] jest
           *[other] jest
          } { $power }
      }
    [no_valid_territory] nie ma dozwolonego terytorium
   *[no_destination] nie można wybrać żadnego z dozwolonych terytoriów
  }.
    .short = Pomiń: { NAME($symbol) }
scythe-unit-moved = { START($symbol) }: { $unit ->
    [character] bohater
    [mech] mech
   *[worker] robotnik
  } { WHOSE($seat) } { $stays ->
    [yes] zostaje { AT($to) }
   *[no] przechodzi { FROM($origin) } { TO($to) }
  }. { $decided-by ->
    [only_destination] { $among ->
        [none] Innego terytorium nie można wybrać.
        [1] Innego terytorium nie można wybrać.
       *[other] Dozwolone terytoria: { $among }; można wybrać tylko to.
      }
    [units_in_reach] Leży w sąsiedztwie największej liczby innych jednostek{ $score ->
        [none] {""}
       *[other] {" "}({ $score })
      }.
    [distance_to_enemy] Leży najbliżej wrogiej jednostki bojowej{ $score ->
        [none] {""}
       *[other] {" "}(odległość { $score })
      }.
    [enemy_combat_units] Stoi tam najmniej wrogich jednostek bojowych{ $score ->
        [none] {""}
       *[other] {" "}({ $score })
      }.
    [resources] Leży tam najwięcej zasobów{ $score ->
        [none] {""}
       *[other] {" "}({ $score })
      }.
    [distance_to_factory] { $to ->
        [r3c3] { $best ->
            [none] Remis terytoriów
           *[other] Remis { $best } terytoriów
          }{ $symbol ->
            [encounter_factory] {" "}(wszystkie dozwolone)
           *[other] { $score ->
                [none] {""}
               *[other] {" "}({ $symbol ->
                    [move_worker] inne jednostki w zasięgu
                    [attack_combat] wrogie jednostki bojowe
                    [attack_worker] zasoby
                   *[other] odległość do wroga
                  }: { $score })
              }
          }: jedno z nich to Fabryka.
       *[other] { $best ->
            [none] Remis terytoriów
           *[other] Remis { $best } terytoriów
          }{ $symbol ->
            [encounter_factory] {" "}(wszystkie dozwolone)
           *[other] { $score ->
                [none] {""}
               *[other] {" "}({ $symbol ->
                    [move_worker] inne jednostki w zasięgu
                    [attack_combat] wrogie jednostki bojowe
                    [attack_worker] zasoby
                   *[other] odległość do wroga
                  }: { $score })
              }
          }: { PLACE($to) } leży najbliżej Fabryki.
      }
   *[reading_order] { $best ->
        [none] Remis terytoriów
       *[other] Remis { $best } terytoriów
      }{ $symbol ->
        [encounter_factory] {" "}(wszystkie dozwolone)
       *[other] { $score ->
            [none] {""}
           *[other] {" "}({ $symbol ->
                [move_worker] inne jednostki w zasięgu
                [attack_combat] wrogie jednostki bojowe
                [attack_worker] zasoby
               *[other] odległość do wroga
              }: { $score })
          }
      }, { $all-nearest ->
        [yes] wszystkie
       *[no] { $nearest ->
            [none] część
           *[other] z tego { $nearest }
          }
      } także w odległości od Fabryki: { PLACE($to) } jest pierwsze w kolejności czytania.
  }
    .short = { $stays ->
        [yes] { START($unit) } zostaje: { PLACE($to) }
       *[no] { START($unit) } { PLACE($origin) } → { PLACE($to) }
      }
scythe-move-row-ended = Odkryta karta walki kończy akcje ruchu { WHOSE($seat) }.
    .short = Koniec akcji ruchu w tej turze
scythe-units-moved = { $unit ->
    [character] { $seat ->
        [You] Twój bohater
       *[other] Bohater { WHOSE($seat) }
      }
    [mech] { $seat ->
        [You] { $count ->
            [one] Twój mech
            [few] { $count } twoje mechy
            [many] { $count } twoich mechów
           *[other] { $count } twojego mecha
          }
       *[other] { $count ->
            [one] Mech
            [few] { $count } mechy
            [many] { $count } mechów
           *[other] { $count } mecha
          } { WHOSE($seat) }
      }
   *[worker] { $seat ->
        [You] { $count ->
            [one] Twój robotnik
            [few] { $count } twoi robotnicy
            [many] { $count } twoich robotników
           *[other] { $count } twojego robotnika
          }
       *[other] { $count ->
            [one] Robotnik
            [few] { $count } robotnicy
            [many] { $count } robotników
           *[other] { $count } robotnika
          } { WHOSE($seat) }
      }
  } { $why ->
    [carried] { $count ->
        [one] jedzie razem
        [few] jadą razem
        [many] jedzie razem
       *[other] jedzie razem
      }
    [produced] { $count ->
        [one] zostaje wyprodukowany i przechodzi
        [few] zostają wyprodukowani i przechodzą
        [many] zostaje wyprodukowanych i przechodzi
       *[other] zostaje wyprodukowany i przechodzi
      }
    [retreats] { $count ->
        [one] wycofuje się
        [few] wycofują się
        [many] wycofuje się
       *[other] wycofuje się
      }
    [called_back] { $count ->
        [one] nie walczy już i wraca
        [few] nie walczą już i wracają
        [many] nie walczy już i wraca
       *[other] nie walczy już i wraca
      }
    [driven_off] { $count ->
        [one] zostaje przepędzony i przechodzi
        [few] zostają przepędzeni i przechodzą
        [many] zostaje przepędzonych i przechodzi
       *[other] zostaje przepędzony i przechodzi
      }
   *[moved] { $count ->
        [one] przechodzi
        [few] przechodzą
        [many] przechodzi
       *[other] przechodzi
      }
  } { FROM($origin) } { TO($to) }.
    .short = { $why ->
        [carried] Razem: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [produced] Nowy: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [retreats] Odwrót: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [driven_off] Odesłany: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
        [called_back] Z powrotem: { $count ->
            [1] {""}
           *[other] { $count }×{" "}
          }{ NAME($unit) } → { PLACE($to) }
       *[moved] { $count ->
            [1] { START($unit) }
           *[other] { $count }× { NAME($unit) }
          } { PLACE($origin) } → { PLACE($to) }
      }
scythe-reported = { $seat ->
    [You] Aktualizujesz
   *[other] { CAPITAL(WHO($seat)) } aktualizuje
  } stół.{ $character ->
    [none] {""}
   *[other] {" "}Bohater: { NAME($character) }.
  }{ $mechs ->
    [none] {""}
   *[other] {" "}Mechy: { $mechs-count ->
        [0] na planszy frakcji
       *[other] { COUNTED($mechs) }
      }.
  }{ $workers ->
    [none] {""}
   *[other] {" "}Robotnicy: { $workers-count ->
        [0] na planszy frakcji
       *[other] { COUNTED($workers) }
      }.
  }{ $abilities ->
    [none] {""}
   *[other] {" "}Zdolności: { $abilities-count ->
        [0] -
       *[other] { NAME($abilities) }
      }.
  }{ $stars ->
    [none] {""}
   *[other] {" "}Gwiazdy: { $stars-count ->
        [0] -
       *[other] { NAME($stars) }
      }.
  }{ $recruits ->
    [none] {""}
   *[other] {" "}Rekruci: { $recruits-count ->
        [0] -
       *[other] { NAME($recruits) }
      }.
  }{ $upgrades ->
    [none] {""}
   *[other] {" "}Ulepszenia: { $upgrades }.
  }{ $structures ->
    [none] {""}
   *[other] {" "}Budynki: { $structures-count ->
        [0] -
       *[other] { NAME($structures) }
      }.
  }{ $encounters ->
    [none] {""}
   *[other] {" "}Pozostałe spotkania: { $encounters-count ->
        [0] -
       *[other] { NAME($encounters) }
      }.
  }{ $hand ->
    [none] {""}
   *[other] {" "}Karty walki: { $hand }.
  }
    .short = Zaktualizowano stół
scythe-encounter-removed = { $seat ->
    [You] Zabierasz
   *[other] { CAPITAL(WHO($seat)) } usuwa
  } żeton spotkania { FROM($territory) }.
    .short = Usuń żeton spotkania: { PLACE($territory) }
scythe-resources-changed = { SIGN($amount) ->
    [minus] Zdejmij { FROM($territory) }
   *[other] Połóż { AT($territory) }
  }: { NAME($resource) } ×{ SIZE($amount) }{ $there ->
    [none] {""}
    [0] {" "}(nic nie zostało)
   *[other] {" "}(teraz { $there })
  }.
    .short = { PLACE($territory) }: { NAME($resource) } { CHANGE($amount) }{ $there ->
        [none] {""}
       *[other] {" "}→ { $there }
      }
scythe-structure-built = { $seat ->
    [You] Budujesz
   *[other] { CAPITAL(WHO($seat)) } buduje
  } { $kind ->
    [mill] młyn
    [monument] pomnik
    [mine] kopalnię
   *[armory] zbrojownię
  } { AT($territory) }.
    .short = { START($kind) } → { PLACE($territory) }
scythe-token-placed = { $seat ->
    [You] Umieszczasz
   *[other] { CAPITAL(WHO($seat)) } umieszcza
  } żeton { AT($territory) }.
    .short = Żeton → { PLACE($territory) }
scythe-trap-disarmed = Pułapka { AT($territory) } jest rozbrojona: odwróć jej żeton.
    .short = Odwróć Pułapkę: { PLACE($territory) }
scythe-unit-deployed = { $seat ->
    [You] Wystawiasz
   *[other] { CAPITAL(WHO($seat)) } wystawia
  } { $unit ->
    [character] bohatera
    [mech] mecha
   *[worker] robotnika
  } { AT($to) }{ $ability ->
    [none] {""}
   *[other] {" "}i { $seat ->
        [You] odblokowujesz
       *[other] odblokowuje
      } zdolność „{ NAME($ability) }”
  }.
    .short = { START($unit) } plansza → { PLACE($to) }{ $ability ->
        [none] {""}
       *[other] , { NAME($ability) }
      }
scythe-gain-failed = „{ NAME($what) }”{ $reason ->
    [none_left] : { $what ->
        [combat_card] nic już nie zostało
       *[other] na planszy frakcji nic już nie zostało
      }
    [track_full] {" "}nic nie daje: tor siły jest pełny
    [combat_card_test] {" "}nic nie daje: przerywa odkryta karta walki
   *[modified_to_nothing] {" "}nic nie daje: opcja gry odbiera wszystko
  }.
    .short = { $reason ->
        [none_left] { START($what) }: brak
        [track_full] Tor siły jest pełny
        [combat_card_test] { START($what) }: przerwano
       *[modified_to_nothing] { START($what) }: 0 (opcja)
      }
scythe-power-changed = { $seat ->
    [You] Twoja siła
   *[other] Siła { WHOSE($seat) }
  } { SIGN($amount) ->
    [minus] spada o { SIZE($amount) }
   *[other] rośnie o { SIZE($amount) }
  }{ $to ->
    [none] {""}
   *[other] {" "}(teraz { $to })
  }.
    .short = Siła { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-coins-changed = { SIGN($amount) ->
    [minus] { $seat ->
        [You] Wydajesz
       *[other] { CAPITAL(WHO($seat)) } wydaje
      }
   *[other] { $seat ->
        [You] Otrzymujesz
       *[other] { CAPITAL(WHO($seat)) } otrzymuje
      }
  } { SIZE($amount) } { SIZE($amount) ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
  }{ $to ->
    [none] {""}
   *[other] {" "}(teraz { $to })
  }.
    .short = Monety { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-popularity-changed = { $seat ->
    [You] Twoja popularność
   *[other] Popularność { WHOSE($seat) }
  } { SIGN($amount) ->
    [minus] spada o { SIZE($amount) }
   *[other] rośnie o { SIZE($amount) }
  }{ $to ->
    [none] {""}
   *[other] {" "}(teraz { $to })
  }{ $workers ->
    [0] {""}
    [one] {" "}za odesłanego robotnika
    [few] {" "}za { $workers } odesłanych robotników
    [many] {" "}za { $workers } odesłanych robotników
   *[other] {" "}za { $workers } odesłanych robotników
  }.
    .short = Popularność { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-combat-cards-drawn = { $consoled ->
    [yes] Po przegranej walce { $seat ->
        [You] otrzymujesz
       *[other] { WHO($seat) } otrzymuje
      }
   *[no] { $seat ->
        [You] Otrzymujesz
       *[other] { CAPITAL(WHO($seat)) } otrzymuje
      }
  } { $count } { $count ->
    [one] kartę walki
    [few] karty walki
    [many] kart walki
   *[other] karty walki
  }{ $held ->
    [none] {""}
   *[other] {" "}(teraz { $held })
  }.
    .short = Karty walki +{ $count }{ $held ->
        [none] {""}
       *[other] {" "}→ { $held }
      }
scythe-combat-cards-paid = { $seat ->
    [You] Płacisz
   *[other] { CAPITAL(WHO($seat)) } płaci
  } kartami walki: { $cards }.
    .short = Zapłać kartami walki: { $cards }
scythe-combat-deck-renewed = Z odrzuconych kart walki utworzono przy stole nową, potasowaną talię.
    .short = Przetasuj odrzucone karty walki
scythe-combat-card-flipped = { $what ->
    [none] Odkryta karta walki
   *[other] Karta walki odkryta przed akcją „{ NAME($what) }”
  } ({ WHO($seat) }) ma wartość { $value }: akcja { $stops ->
    [yes] zostaje przerwana
   *[no] trwa dalej
  }.
    .short = { $stops ->
        [yes] Karta walki { $value }: stop
       *[no] Karta walki { $value }: dalej
      }
scythe-factory-card-taken = { $seat ->
    [You] Bierzesz
   *[other] { CAPITAL(WHO($seat)) } bierze
  } kartę Fabryki.
    .short = { $seat ->
        [You] Weź kartę Fabryki
        [human] Weź kartę Fabryki
       *[other] Karta Fabryki zakryta obok planszy
      }
scythe-recruit-enlisted = { $seat ->
    [You] Werbujesz
   *[other] { CAPITAL(WHO($seat)) } werbuje
  } rekruta dającego { $bonus ->
    [power] siłę
    [coin] monety
    [popularity] popularność
   *[combat_card] karty walki
  }.
    .short = Rekrut: { NAME($bonus) }
scythe-recruit-bonus-offered = { $seat ->
    [You] Otrzymujesz
   *[other] { CAPITAL(WHO($seat)) } otrzymuje
  } premię rekruta: { $bonus ->
    [power] 1 punkt siły
    [coin] 1 monetę
    [popularity] 1 punkt popularności
   *[combat_card] 1 kartę walki
  }.
    .short = Premia rekruta: { NAME($bonus) } +1
scythe-upgraded = { $seat ->
    [You] Wykonujesz
   *[other] { CAPITAL(WHO($seat)) } wykonuje
  } ulepszenie.
    .short = Ulepszenie: przenieś 1 kostkę
scythe-tracker-advanced = { $seat ->
    [automa] Tor gwiazd
   *[other] Tor gwiazd ({ NAME($seat) })
  }: znacznik na pole { $row ->
    [none] { $number ->
        [none] { $to }
       *[other] { $number }
      }
   *[other] { $column ->
        [none] { $number ->
            [none] { $to }
           *[other] { $number }
          }
       *[other] { $column } w rzędzie { $row }
      }
  }.{ $star ->
    [yes] {" "}To pełna gwiazda!
   *[no] {""}
  }{ $opens ->
    [yes] {" "}Od tej chwili jednostki { WHOSE($seat) } mogą przekraczać wszystkie rzeki i wchodzić na jeziora.
   *[no] {""}
  }
    .short = { $row ->
        [none] Tor gwiazd +1
       *[other] Tor gwiazd → rząd { $row }, pole { $column }
      }{ $star ->
        [yes] {"\u000A"}★ pełna gwiazda
       *[no] {""}
      }{ $opens ->
        [yes] {"\u000A"}Rzeki i jeziora otwarte
       *[no] {""}
      }
scythe-star-placed = { $seat ->
    [You] Umieszczasz
   *[other] { CAPITAL(WHO($seat)) } umieszcza
  } gwiazdę ({ NAME($goal) }){ $number ->
    [none] {""}
   *[other] , { $number } z 6
  }.
    .short = { $number ->
        [none] Gwiazda: { NAME($goal) }
       *[other] Gwiazda { $number } z 6: { NAME($goal) }
      }
scythe-scheme-switched = { CAPITAL(WHO($seat)) } przechodzi na Schemat II.
    .short = Obróć talię: Schemat II
scythe-battles-declared = Walka: { NAME($territories) }.
    .short = Walka: { PLACE($territories) }
scythe-combat-began = Walka { AT($territory) }: { $attacker ->
    [You] atakujesz
   *[other] { WHO($attacker) } atakuje
  }, { $defender ->
    [You] bronisz się
   *[other] { WHO($defender) } się broni
  }.
    .short = { PLACE($territory) }: atak – { NAME($attacker) }
scythe-combat-called-off = Walki { AT($territory) } nie będzie ({ WHO($attacker) } i { WHO($defender) }): nie ma tam z kim walczyć.
    .short = Bez walki: { PLACE($territory) }
scythe-combat-ability-used = { $seat ->
    [You] Używasz
   *[other] { CAPITAL(WHO($seat)) } używa
  } zdolności „{ NAME($ability) }”.
    .short = Zdolność: { NAME($ability) }
scythe-combat-card-stolen = { $seat ->
    [You] Zabierasz
   *[other] { CAPITAL(WHO($seat)) } zabiera
  } losową kartę walki, którą { $victim ->
    [You] tracisz
   *[other] traci { WHO($victim) }
  }.
    .short = 1 losowa karta walki → { NAME($seat) }
scythe-combat-committed = { $seat ->
    [You] Przeznaczasz
   *[other] { CAPITAL(WHO($seat)) } przeznacza
  } na walkę { $dial } { $dial ->
    [one] punkt siły
    [few] punkty siły
    [many] punktów siły
   *[other] punktu siły
  }{ $cards-count ->
    [0] , bez kart walki
    [one] {" "}i kartę walki o wartości { $cards }
    [few] {" "}i karty walki o wartościach { $cards }
    [many] {" "}i karty walki o wartościach { $cards }
   *[other] {" "}i karty walki o wartościach { $cards }
  }{ $retreat-count ->
    [0] {""}
   *[other] ; po przegranej: { NAME($retreat) }
  }.
    .short = { $cards-count ->
        [0] Siła { $dial }, bez kart
       *[other] Siła { $dial }, karty: { $cards }
      }
scythe-combat-table-read = Tabela walki karty { $card }: { WHO($seat) } używa { $power } { $power ->
    [one] punktu siły
    [few] punktów siły
    [many] punktów siły
   *[other] punktu siły
  } { $cards ->
    [0] bez kart walki
    [one] i { $cards } karty walki
    [few] i { $cards } kart walki
    [many] i { $cards } kart walki
   *[other] i { $cards } karty walki
  }.{ $as-printed ->
    [yes] {""}
   *[no] {" "}(W tabeli: siła { $printed-power }, karty { $printed-cards }; więcej nie ma.)
  }
    .short = Karta { $card }: siła { $power }, karty { $cards }
scythe-combat-cards-turned-up = { CAPITAL(WHO($seat)) } odkrywa karty walki: { $cards-count ->
    [0] żadna
   *[other] { $cards }
  }.
    .short = { $cards-count ->
        [0] Bez kart walki
       *[other] Odkryj karty walki: { $cards }
      }
scythe-combat-won = { $winner ->
    [You] Wygrywasz
   *[other] { CAPITAL(WHO($winner)) } wygrywa
  } walkę { AT($territory) }{ $attacker-wins ->
    [none] {""}
    [yes] {" "}jako atakujący
   *[other] {" "}jako obrońca
  }{ $loser ->
    [You] {""}
   *[other] {" "}(przeciwnik: { WHO($loser) })
  }{ $attacker-wins ->
    [none] .
   *[other] . Atakujący { $attacker-total } (siła { $attacker-dial }{ $attacker-cards-count ->
        [0] {""}
        [one] , karta walki { $attacker-cards }
        [few] , karty walki { $attacker-cards }
        [many] , karty walki { $attacker-cards }
       *[other] , karty walki { $attacker-cards }
      }), obrońca { $defender-total } (siła { $defender-dial }{ $defender-cards-count ->
        [0] {""}
        [one] , karta walki { $defender-cards }
        [few] , karty walki { $defender-cards }
        [many] , karty walki { $defender-cards }
       *[other] , karty walki { $defender-cards }
      }).{ $tie ->
        [yes] {" "}Remis wygrywa atakujący.
       *[no] {""}
      } Pozostała siła: atakujący { $attacker-power }, obrońca { $defender-power }.
  }
    .short = { $attacker-wins ->
        [none] { PLACE($territory) } – zwycięstwo: { NAME($winner) }
       *[other] { $attacker-total } : { $defender-total } – zwycięstwo: { NAME($winner) }
        Siła: atak { $attacker-power }, obrona { $defender-power }
      }
scythe-resource-box-read = { $card ->
    [none] Nie dobrano jeszcze żadnej karty Automy, więc { TO($territory) } nie trafiają żadne zasoby.
   *[other] { $resource ->
        [none] Pole zasobów karty { $card } pokazuje { $amount }, ale { AT($territory) } nic się nie produkuje.
       *[other] Pole zasobów karty { $card } pokazuje { $amount }: { TO($territory) } { $amount ->
            [0] nie trafiają żadne zasoby
           *[other] trafia tyle zasobów ({ NAME($resource) })
          }.
      }
  }
    .short = { $resource ->
        [none] { PLACE($territory) }: bez zasobów
       *[other] { $amount ->
            [0] { PLACE($territory) }: bez zasobów
           *[other] { PLACE($territory) }: { NAME($resource) } +{ $amount }
          }
      }

# Sama karta: co robi i podaje stół, gdy nie ma planszy.

scythe-card-game-began = Zaczyna się gra z samą kartą; pierwszą turę { $turn ->
    [You] rozgrywasz ty
   *[other] rozgrywa { WHO($turn) }
  }. Jednostki przesuwa się na stole.
    .short = Nowa gra; pierwsza tura: { NAME($turn) }
scythe-symbol-shown = { $otherwise ->
    [yes] Jeśli nic wcześniejszego nie było możliwe:{" "}
   *[no] {""}
  }„{ NAME($symbol) }”. { $symbol ->
    [move_worker] Robotnik najbliższy bazie idzie na terytorium w zasięgu największej liczby innych jednostek Automy i poza zasięgiem wrogich jednostek bojowych.
    [move_mech] Mech najbliższy bazie podchodzi bez ataku jak najbliżej wrogiej jednostki bojowej.
    [move_character] Bohater podchodzi bez ataku jak najbliżej wrogiej jednostki bojowej.
    [encounter_factory] Bohater idzie na żeton spotkania albo do Fabryki, dopóki Automa nie ma karty Fabryki.
    [attack_combat] Jednostka bojowa najbliższa bazie atakuje tam, gdzie jest najmniej wrogich jednostek bojowych.
   *[attack_worker] Jednostka bojowa najbliższa bazie przepędza wrogich robotników bez jednostki bojowej stamtąd, gdzie leży najwięcej zasobów; zasoby te usuwa się.
  } Remisy: najbliżej Fabryki, potem kolejność czytania.
    .short = { $otherwise ->
        [yes] Albo: { NAME($symbol) }
       *[no] { START($symbol) }
      }
scythe-unit-ordered = Jeśli na planszy frakcji coś zostało, połóż { $what ->
    [deploy_worker] robotnika
   *[deploy_character_or_mech] bohatera, a jeśli go nie ma, mecha
  } w bazie Automy.
    .short = { $what ->
        [deploy_worker] Robotnik: plansza → baza
       *[deploy_character_or_mech] Bohater/mech: plansza → baza
      }
scythe-bonus-shown = Premia rekruta: { $bonus ->
    [power] 1 punkt siły
    [coin] 1 moneta
    [popularity] 1 punkt popularności
   *[combat_card] 1 karta walki
  }, jeśli { $seat ->
    [You] masz
   *[other] { WHO($seat) } ma
  } tego rekruta.
    .short = Premia rekruta: { NAME($bonus) } +1
scythe-bonus-star-denied = Premia rekruta nie daje gwiazdy: karta działa dalej.
    .short = Bez gwiazdy: dalej
scythe-attack-told = { CAPITAL(WHO($seat)) } { $attacks ->
    [yes] atakuje
   *[no] nie ma jednostek bojowych do zaatakowania
  }.
    .short = { $attacks ->
        [yes] Atak
       *[no] Bez ataku
      }
scythe-combat-told = { $seat ->
    [You] Atakujesz
   *[other] { CAPITAL(WHO($seat)) } atakuje
  } Automę.
    .short = Walka
scythe-winner-told = { $winner ->
    [You] Wygrywasz
   *[other] { CAPITAL(WHO($winner)) } wygrywa
  } walkę. { $winner ->
    [automa] Pokonane jednostki wracają do bazy, a tamtejsze zasoby usuwa się.
   *[other] { $level ->
        [ultimaszyna] Tamtejsze jednostki Automy wracają do bazy.
       *[automa] Tamtejsi robotnicy Automy wracają do bazy, a jej jednostki bojowe na planszę frakcji.
      }
  } Automie zostaje siła { $power } i karty walki: { $cards }.
    .short = Zwycięstwo: { NAME($winner) }
        Siła { $power }, karty { $cards }
scythe-box-shown = Pole zasobów karty { $card } pokazuje { $amount }: { $amount ->
    [0] bez zasobów
   *[other] tyle zasobów, jakie daje zdobyte terytorium, trafia na nie
  }.
    .short = Pole zasobów: { $amount }
scythe-count-told = Policzono na końcu: terytoria Automy { $territories }, monety człowieka { $human-coins }.
    .short = Terytoria { $territories }, monety { $human-coins }

scythe-ask-attack = Czy Automa może zaatakować jednostki bojowe? Jeśli tak, { $seat ->
    [You] najpierw wybierz
   *[other] { WHO($seat) } najpierw wybiera
  } liczbę na wskaźniku siły i karty walki.
    .short = Czy Automa atakuje?
scythe-ask-winner = Automa walczy z siłą { $power }, odkryte losowo karty walki: { $cards ->
    [0] żadne
   *[other] { $cards }
  }. Kto wygrywa? Remis wygrywa atakujący.
    .short = Siła { $power }, karty { $cards }: kto wygrywa?
scythe-ask-bonus-star = Czy premia rekruta ({ NAME($bonus) }) dała szóstą gwiazdę?
    .short = Szósta gwiazda z premii rekruta?
scythe-ask-final-count = Szósta gwiazda leży. Policz terytoria, które kontroluje Automa (Fabryka liczy się za trzy), i wszystkie { $seat ->
    [You] swoje monety
   *[other] monety człowieka
  }.
    .short = Policz terytoria i monety

scythe-explained = Wybrana jednostka: { NAME($unit) } { AT($origin) }, { $selected-by ->
    [only_unit] bo innej nie ma
    [distance_to_home] bo stamtąd jest najbliżej do bazy
    [reading_order] pierwsza w kolejności czytania spośród równie bliskich bazy
   *[mech_before_character] bo w tym samym miejscu mech ma pierwszeństwo przed bohaterem
  }. { $symbol ->
    [attack_combat] {""}
    [attack_worker] {""}
    [encounter_factory] {""}
   *[other] { $left-out-count ->
        [0] {""}
       *[other] Odpadają: { NAME($left-out) }.{" "}
      }
  }{ core-explained }

scythe-at-players = { $seat ->
    [You] twoje rzeczy
   *[other] rzeczy { WHOSE($seat) }
  }
scythe-at-players-faction = { $seat ->
    [You] twoja frakcja
   *[other] frakcja { WHOSE($seat) }
  }
scythe-at-players-power = { $seat ->
    [You] twoja siła
   *[other] siła { WHOSE($seat) }
  }
scythe-at-players-popularity = { $seat ->
    [You] twoja popularność
   *[other] popularność { WHOSE($seat) }
  }
scythe-at-players-coins = { $seat ->
    [You] twoje monety
   *[other] monety { WHOSE($seat) }
  }
scythe-at-players-combat-cards = { $seat ->
    [You] twoje karty walki
   *[other] karty walki { WHOSE($seat) }
  }
scythe-at-players-stars = { $seat ->
    [You] twoje gwiazdy
   *[other] gwiazdy { WHOSE($seat) }
  }
scythe-at-players-side = { $seat ->
    [You] twoja strona
   *[other] strona { WHOSE($seat) }
  }
scythe-at-players-mat = { $seat ->
    [You] twoja plansza gracza
   *[other] plansza gracza { WHOSE($seat) }
  }
scythe-at-players-level = { $seat ->
    [You] twój poziom trudności
   *[other] poziom trudności { WHOSE($seat) }
  }
scythe-at-players-scheme = { $seat ->
    [You] twój Schemat
   *[other] Schemat { WHOSE($seat) }
  }
scythe-at-players-abilities = { $seat ->
    [You] twoje zdolności mechów
   *[other] zdolności mechów { WHOSE($seat) }
  }
scythe-at-players-recruits = { $seat ->
    [You] twoi rekruci
   *[other] rekruci { WHOSE($seat) }
  }
scythe-at-players-upgrades = { $seat ->
    [You] twoje ulepszenia
   *[other] ulepszenia { WHOSE($seat) }
  }
scythe-at-players-tokens = { $seat ->
    [You] twoje żetony
   *[other] żetony { WHOSE($seat) }
  }
scythe-at-players-disarmed = { $seat ->
    [You] twoje rozbrojone pułapki
   *[other] rozbrojone pułapki { WHOSE($seat) }
  }
scythe-at-players-has-factory-card = { $seat ->
    [You] twoja karta Fabryki
   *[other] karta Fabryki { WHOSE($seat) }
  }
scythe-at-players-character = { $seat ->
    [You] miejsce twojego bohatera
   *[other] miejsce bohatera { WHOSE($seat) }
  }
scythe-at-players-mechs = { $inner ->
    [none] { $seat ->
        [You] miejsca twoich mechów
       *[other] miejsca mechów { WHOSE($seat) }
      }
   *[other] { $seat ->
        [You] miejsce jednego z twoich mechów
       *[other] miejsce jednego z mechów { WHOSE($seat) }
      }
  }
scythe-at-players-workers = { $inner ->
    [none] { $seat ->
        [You] miejsca twoich robotników
       *[other] miejsca robotników { WHOSE($seat) }
      }
   *[other] { $seat ->
        [You] miejsce jednego z twoich robotników
       *[other] miejsce jednego z robotników { WHOSE($seat) }
      }
  }
scythe-at-players-star-tracker = { $seat ->
    [You] pola przebyte na twoim torze gwiazd
   *[other] pola przebyte na torze gwiazd { WHOSE($seat) }
  }
scythe-at-turn = czyja jest tura
scythe-at-resources = { $items-count ->
    [0] zasoby
   *[other] zasoby ({ NAME($items) })
  }
scythe-at-structures = { $items-count ->
    [0] budynki
   *[other] budynek ({ NAME($items) })
  }
scythe-at-encounters = { $place ->
    [none] żetony spotkań na planszy
   *[other] jeden z żetonów spotkań na planszy
  }
scythe-at-options = { $items-count ->
    [0] opcje gry
   *[other] opcja „{ NAME($items) }”
  }
scythe-at-enemies = kto jest czyim wrogiem
scythe-at-structure-bonus = płytka premii za budynki
scythe-at-factory-cards = pozostałe karty Fabryki
scythe-at-combat-deck = talia kart walki
scythe-at-combat-deck-discards = odrzucone karty walki
scythe-at-automa-decks = talia kart Automy
scythe-at-automa-decks-discards = główny stos kart odrzuconych
scythe-at-automa-decks-combat-discards = stos kart odrzuconych w walce
scythe-at-automa-decks-last-turn-card = karta z ostatniej tury

scythe-ask-combat = Walka { AT($territory) }: { $seat ->
    [You] wybierz
   *[other] { WHO($seat) } wybiera
  } liczbę na wskaźniku siły i karty walki.{ $abilities-count ->
    [0] {""}
   *[other] {" "}Wcześniej możesz użyć zdolności: { NAME($abilities) }.
  }
    .short = Walka { PLACE($territory) }: siła i karty
scythe-ask-combat-between-humans = Walka { AT($territory) } ({ NAME($attacker) } → { NAME($defender) }): podaj liczby na wskaźnikach siły i karty walki pokazane przez obie strony.{ $abilities-count ->
    [0] {""}
   *[other] {" "}Wcześniej można użyć zdolności: { NAME($abilities) }.
  }
    .short = Walka { PLACE($territory) }: obie strony
scythe-ask-combat-draw = Dobierz kartę Automy do walki{ $seat ->
    [automa] {""}
   *[other] {" "}({ WHO($seat) })
  }, połóż ją bokiem na stosie kart odrzuconych w walce i podaj jej numer.
    .short = Dobierz kartę Automy do walki
scythe-ask-combat-cards = Odkryj { $count } { $count ->
    [one] losową kartę walki { WHOSE($seat) } i podaj jej wartość
    [few] losowe karty walki { WHOSE($seat) } i podaj ich wartości
    [many] losowych kart walki { WHOSE($seat) } i podaj ich wartości
   *[other] losowej karty walki { WHOSE($seat) } i podaj ich wartości
  }.
    .short = Odkryj karty walki: { $count }
scythe-ask-flip = Przed akcją „{ NAME($what) }”{ $seat ->
    [automa] {""}
   *[other] {" "}({ WHO($seat) })
  } odkryj wierzchnią kartę walki i podaj jej wartość: 4 lub 5 przerywa akcję.
    .short = Odkryj: { NAME($what) }

scythe-rejected-ability-not-available = Zdolności „{ NAME($ability) }” nie można odblokować. { $available-count ->
    [0] Nie została już żadna zdolność
   *[other] Zostały: { NAME($available) }
  }.
scythe-rejected-ability-not-usable = Zdolności „{ NAME($ability) }” nie można użyć w tej walce. { $usable-count ->
    [0] Innej też nie można użyć
   *[other] Można użyć: { NAME($usable) }
  }.
scythe-rejected-automa-has-none = { CAPITAL(WHO($seat)) } nie może mieć { $what ->
    [abilities] zdolności
    [recruits] rekrutów
    [upgrades] ulepszeń
    [tokens] żetonów
    [mat] planszy gracza
   *[structures] budynków
  }.
scythe-rejected-automa-without-level = { CAPITAL(WHO($seat)) } potrzebuje poziomu trudności.
scythe-rejected-card-not-in-deck = Karty { $card } nie ma już w talii. { $in-deck-count ->
    [0] Talia jest pusta
   *[other] Zostały: { $in-deck }
  }.
scythe-rejected-card-required = Dobierz kartę Automy i podaj jej numer.
scythe-rejected-cards-not-conserved = Karty z tej talii się nie zgadzają: { NAME($deck) }.{ $needed ->
    [none] {""}
   *[other] {" "}Liczba kart to { $there } zamiast { $needed }.
  }{ $missing-count ->
    [0] {""}
   *[other] {" "}Brakuje: { $missing }.
  }{ $surplus-count ->
    [0] {""}
   *[other] {" "}Za dużo: { $surplus }.
  }
scythe-rejected-character-on-mat = Bohater człowieka stoi na planszy albo w bazie, nigdy na planszy frakcji.
scythe-rejected-combat-card-not-left = { $left ->
    [0] Nie ma już kart walki
    [one] Została tylko 1 karta walki
    [few] Zostały tylko { $left } karty walki
    [many] Zostało tylko { $left } kart walki
   *[other] Zostało tylko { $left } karty walki
  } o wartości { $value }.
scythe-rejected-combat-cards-not-held = Tych kart walki nie ma na ręce: { $cards }.
scythe-rejected-contradicts-question = To nie pasuje do otwartego pytania. Najpierw na nie odpowiedz albo cofnij turę.
scythe-rejected-deck-is-virtual = Z tej talii ({ NAME($deck) }) losuje serwis. Nie podawaj jej kart.
scythe-rejected-dial-too-high = Wskaźnik siły można ustawić najwyżej na { $dial-max }, a nie na { $dial }.
scythe-rejected-discards-of-several-decks = W grze jest kilka talii Automy ({ $decks }). Karty odrzucone można podać tylko wtedy, gdy talia jest jedna.
scythe-rejected-enemies-share-territory = Wrogowie nie mogą stać na tym samym terytorium: { NAME($territories) }. Podaj walkę albo jej wynik.
scythe-rejected-faction-taken = Dwóch graczy ma tę samą frakcję: { NAME($faction) }.
scythe-rejected-factory-card-taken-already = { $seat ->
    [human] Masz już
   *[other] { CAPITAL(WHO($seat)) } ma już
  } kartę Fabryki.
scythe-rejected-game-over = Gra jest zakończona.
scythe-rejected-goal-not-reached = Cel „{ NAME($goal) }” nie jest jeszcze osiągnięty: { $there } z { $needed }.
scythe-rejected-hand-of-another = Kartami na ręce { WHOSE($seat) } zarządza serwis. Tylko właściciel gry może podać pokazane z niej karty.
scythe-rejected-drawn-enough = W jednej turze gracz może dobrać najwyżej { $most } { $most ->
    [one] kartę walki
    [few] karty walki
    [many] kart walki
   *[other] karty walki
  } (dotąd: { $drawn }). Dalsze może podać tylko właściciel gry.
scythe-rejected-home-base-closed = Jednostki { WHOSE($seat) } nie mogą stać { AT($place) }. { $open-count ->
    [0] Żadna inna baza nie jest dla nich otwarta
   *[other] Otwarte są dla nich: { NAME($open) }
  }.
scythe-rejected-human-mat-unknown = Podaj popularność i monety wydrukowane na planszy gracza: { NAME($seat) }.
scythe-rejected-human-with-level = Człowiek nie może mieć poziomu trudności.
scythe-rejected-last-turn-card-not-on-top = { $top ->
    [none] Stos kart odrzuconych jest pusty, więc karta { $card } nie może być kartą z ostatniej tury.
   *[other] Karta z ostatniej tury to wierzchnia karta stosu odrzuconych: karta { $top }, a nie { $card }.
  }
scythe-rejected-no-automa = W grze musi być co najmniej jedna Automa.
scythe-rejected-no-encounter-space = Nie ma pola spotkania { AT($territory) }.
scythe-rejected-no-encounter-there = Nie ma żetonu spotkania { AT($territory) }.
scythe-rejected-no-factory-card-left = Nie ma już kart Fabryki.
scythe-rejected-no-question-open = Teraz nie ma otwartego pytania.
scythe-rejected-no-retreat-there = Nie można się wycofać { TO($territory) }. { $lakes-count ->
    [0] Żadne jezioro nie jest otwarte
   *[other] Możliwe: { NAME($lakes) }
  }.
scythe-rejected-piece-not-there = { CAPITAL(AT($territory)) } gracz nie ma jednostki: { NAME($piece) }.{ $pieces-count ->
    [0] {""}
   *[other] {" "}Są tam: { NAME($pieces) }.
  }
scythe-rejected-no-tokens = Frakcja { NAME($faction) } nie ma Flag ani Pułapek do umieszczenia.
scythe-rejected-no-upgrade-left = Masz już wszystkie ulepszenia.
scythe-rejected-not-a-territory = Zasobów nie można zabrać { TO($place) }.
scythe-rejected-not-an-automas-turn = { $turn ->
    [human] To twoja tura, a nie tura Automy.
   *[other] Turę rozgrywa { WHO($turn) }, a nie Automa.
  }
scythe-rejected-not-enough = Potrzebujesz { $asked } { $what ->
    [coins] { $asked ->
        [one] monety
        [few] monet
        [many] monet
       *[other] monety
      }
    [popularity] popularności
    [power] siły
   *[other] ({ NAME($what) })
  }, a masz { $there ->
    [0] 0
   *[other] tylko { $there }
  }.
scythe-rejected-not-enough-units = Na planszy frakcji { $on-mat ->
    [0] nie ma już { $unit ->
        [mech] mecha
        [worker] robotnika
       *[other] jednostki ({ NAME($unit) })
      }
    [one] jest tylko 1 { NAME($unit) }
    [few] są tylko { $on-mat } { $unit ->
        [mech] mechy
        [worker] robotnicy
       *[other] jednostki ({ NAME($unit) })
      }
    [many] jest tylko { $on-mat } { $unit ->
        [mech] mechów
        [worker] robotników
       *[other] jednostek ({ NAME($unit) })
      }
   *[other] jest tylko { $on-mat } { $unit ->
        [mech] mecha
        [worker] robotnika
       *[other] jednostki ({ NAME($unit) })
      }
  }{ $on-mat ->
    [0] {""}
   *[other] , a nie { $asked }
  }.
scythe-rejected-not-on-table = Jednostka z planszy frakcji nie może się ruszyć. Najpierw ją wystaw.
scythe-rejected-not-your-question = Na to pytanie odpowiada { WHO($seat) }, a nie ty.
scythe-rejected-not-your-turn = Turę rozgrywa { WHO($turn) }, a nie ty.
scythe-rejected-player-mat-taken = Dwóch graczy ma tę samą planszę gracza: { NAME($mat) }.
scythe-rejected-question-open = Najpierw odpowiedz na otwarte pytanie: { NAME($question) }.
scythe-rejected-recruit-enlisted-already = Ten rekrut jest już zwerbowany.
scythe-rejected-resources-not-there = { CAPITAL(AT($territory)) } { $there ->
    [0] nie ma
   *[other] jest za mało
  } { $resource ->
    [food] żywności
    [metal] metalu
    [oil] ropy
    [wood] drewna
   *[other] zasobu ({ NAME($resource) })
  }{ $there ->
    [0] {""}
   *[other] : tylko { $there }, a potrzeba { $asked }
  }.
scythe-rejected-seat-taken = Miejsce „{ NAME($seat) }” jest zajęte dwa razy.
scythe-rejected-seats-are-fixed = Miejsc przy stole nie można zmieniać w trakcie gry.
scythe-rejected-for-the-owner = Gdy gra kilka osób, tylko właściciel gry może to zrobić: kończy to grę lub otwiera ją ponownie, zmienia, czyja jest tura, albo cofa walkę, w której coś już pokazano.
scythe-rejected-pair-banned = Wydawca zakazuje pary: { NAME($faction) } i plansza gracza { NAME($mat) }. Razem są zbyt silne.
    .short = Zakazana para: { NAME($faction) } i { NAME($mat) }
scythe-rejected-star-placed-already = Gwiazda za ten cel jest już umieszczona.
scythe-rejected-structure-built-already = Ten budynek już stoi: { NAME($structure) }.
scythe-rejected-structure-there = Budynek już stoi { AT($territory) }.
scythe-rejected-token-there = Żeton już leży { AT($territory) }.
scythe-rejected-no-trap-there = { CAPITAL(AT($territory)) } nie ma Pułapki do rozbrojenia. { $traps-count ->
    [0] Na planszy nie ma Pułapek
   *[other] Pułapki są tutaj: { NAME($traps) }
  }.
scythe-rejected-too-many-combat-cards = { $cards-max ->
    [0] W tej walce nie można zagrać żadnej karty walki
    [one] W tej walce można zagrać najwyżej 1 kartę walki
    [few] W tej walce można zagrać najwyżej { $cards-max } karty walki
    [many] W tej walce można zagrać najwyżej { $cards-max } kart walki
   *[other] W tej walce można zagrać najwyżej { $cards-max } karty walki
  }.
scythe-rejected-too-many-stars = { CAPITAL(WHO($seat)) } nie może mieć tych gwiazd: { NAME($stars) }.
scythe-rejected-unit-not-there = { CAPITAL(AT($place)) } { $there ->
    [0] nie ma { $unit ->
        [character] bohatera
        [mech] mecha
        [worker] robotnika
       *[other] jednostki ({ NAME($unit) })
      }
    [one] jest tylko 1 { NAME($unit) }
    [few] są tylko { $there } { $unit ->
        [mech] mechy
        [worker] robotnicy
       *[other] jednostki ({ NAME($unit) })
      }
    [many] jest tylko { $there } { $unit ->
        [mech] mechów
        [worker] robotników
       *[other] jednostek ({ NAME($unit) })
      }
   *[other] jest tylko { $there } { $unit ->
        [mech] mecha
        [worker] robotnika
       *[other] jednostki ({ NAME($unit) })
      }
  }{ $there ->
    [0] {""}
   *[other] , a nie { $asked }
  }.
scythe-rejected-unknown-seat = Nie ma miejsca „{ $seat }”. Miejsca w tej grze: { NAME($seats) }.
scythe-rejected-unknown-territory = Nie ma terytorium „{ $territory }”.{ $territories-in-row-count ->
    [0] {""}
   *[other] {" "}Terytoria w tym rzędzie: { NAME($territories-in-row) }.
  }
scythe-rejected-unknown-tracker-space = Tor gwiazd ma { $spaces } { $spaces ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
  }, licząc od 0; pola { $space } nie ma.
scythe-rejected-workers-carry-no-workers = Robotnicy nie mogą przewozić robotników.
scythe-rejected-workers-enter-alone = Robotnicy nie mogą wejść bez jednostki bojowej { TO($territory) }, bo stoi tam wróg.
scythe-rejected-wrong-number-of-cards = { $count ->
    [0] Nie podawaj żadnej karty.
    [one] Podaj dokładnie 1 kartę.
    [few] Podaj dokładnie { $count } karty.
    [many] Podaj dokładnie { $count } kart.
   *[other] Podaj dokładnie { $count } karty.
  }
scythe-rejected-wrong-number-of-units = { CAPITAL(WHO($seat)) } musi mieć { $needed } { $needed ->
    [one] { $unit ->
        [mech] mecha
        [worker] robotnika
       *[other] { NAME($unit) }
      }
    [few] { $unit ->
        [mech] mechy
        [worker] robotników
       *[other] { NAME($unit) }
      }
    [many] { $unit ->
        [mech] mechów
        [worker] robotników
       *[other] { NAME($unit) }
      }
   *[other] { $unit ->
        [mech] mecha
        [worker] robotnika
       *[other] { NAME($unit) }
      }
  } razem z tymi na planszy frakcji, a nie { $there }.
scythe-rejected-beyond-reach = Jednym ruchem { $unit ->
    [character] bohater
    [mech] mech
   *[worker] robotnik
  } nie dotrze { FROM($place) } { TO($to) }.{ $reach-count ->
    [0] {""}
   *[other] {" "}Może dotrzeć tu: { NAME($reach) }.
  }
    .short = { START($unit) } { PLACE($place) } → { PLACE($to) }: za daleko
scythe-rejected-moves-nowhere = { CAPITAL(AT($place)) } { $unit ->
    [character] bohater
    [mech] mech
   *[worker] robotnik
  } już stoi: to nie jest ruch.
    .short = { START($unit) } { PLACE($place) }: już tam stoi
scythe-rejected-carried-by-no-mech = Tylko mechy mogą przewozić robotników; { $unit ->
    [character] bohater
    [mech] mech
   *[worker] robotnik
  } { AT($place) } tego nie może.
    .short = Robotników przewożą tylko mechy
scythe-rejected-no-worker-there = { CAPITAL(AT($territory)) } potrzebny jest robotnik tego gracza.{ $territories-count ->
    [0] {" "}Na planszy nie ma on żadnego.
   *[other] {" "}Jego robotnicy stoją tutaj: { NAME($territories) }.
  }
    .short = Brak twojego robotnika: { PLACE($territory) }
scythe-rejected-character-not-moved = { CAPITAL(AT($territory)) } nie można położyć żetonu: w tej turze bohater się nie ruszył.
    .short = Żeton { PLACE($territory) }: bohater się nie ruszył
scythe-rejected-left-on-lake = { CAPITAL(AT($territory)) } nic nie może zostać: robotnicy i zasoby opuszczają jezioro z jednostką, która je przywiozła.
    .short = Na jeziorze { PLACE($territory) } nic nie zostaje
scythe-rejected-nothing-gives-it = W tej turze nie było spotkania i nie ma karty Fabryki, więc nic nie może tego dać.
    .short = Ani spotkania, ani karty Fabryki
scythe-rejected-resources-of-others = { CAPITAL(AT($territory)) } nie można wydać { $resource ->
    [food] żywności
    [metal] metalu
    [oil] ropy
    [wood] drewna
   *[other] zasobu ({ NAME($resource) })
  }: terytorium kontroluje ktoś inny albo nikt.
    .short = { PLACE($territory) }: nie kontrolujesz
scythe-rejected-on-lake = { CAPITAL(AT($territory)) } nie można budować ani wystawiać mechów: budynki i mechy potrzebują lądu.
    .short = { PLACE($territory) } to jezioro: trzeba lądu
scythe-rejected-produced-too-much = { CAPITAL(AT($territory)) } można wyprodukować najwyżej { $most } ({ $resource ->
    [none] robotnicy
   *[other] { NAME($resource) }
  }), a nie { $asked }.
    .short = { PLACE($territory) }: najwyżej { $most }, nie { $asked }
scythe-rejected-produced-too-widely = Naraz może produkować najwyżej { $most } { $most ->
    [one] terytorium
    [few] terytoria
    [many] terytoriów
   *[other] terytorium
  }, a nie { $asked }.
    .short = Terytoriów najwyżej { $most }, nie { $asked }
scythe-rejected-too-many-crossings = Dzięki zdolności Toka w turze może przekroczyć rzeki tylko jeden bohater albo mech, a nie { $asked }.
    .short = Toka: 1 jednostka na turę, nie { $asked }
scythe-rejected-too-many-moves = W turze może się ruszyć najwyżej { $most } { $most ->
    [one] jednostka
    [few] jednostki
    [many] jednostek
   *[other] jednostki
  }, a nie { $asked }.
    .short = Jednostek najwyżej { $most }, nie { $asked }
scythe-rejected-traded-too-much = Handel przynosi najwyżej { $most } { $most ->
    [one] zasób
    [few] zasoby
    [many] zasobów
   *[other] zasobu
  }, a nie { $asked }.
    .short = Handel: najwyżej { $most }, nie { $asked }

## Rules

scythe-rule-setup = Stół na początku gry
scythe-rule-t = Gracze rozgrywają tury po kolei
scythe-rule-t1 = Dobierz kartę i połóż ją na głównym stosie kart odrzuconych
scythe-rule-t2a = Wykonaj jedną akcję ruchu
scythe-rule-t2b = Zdobądź to, co pokazuje drugi rząd
scythe-rule-t2c = Człowiek może otrzymać premię rekruta
scythe-rule-t3 = Jeśli karta ma gwiazdę, przesuń znacznik na torze gwiazd
scythe-rule-move-worker = Robotnik idzie tam, dokąd sięga najwięcej jednostek, a nie sięga żadna wroga jednostka bojowa
scythe-rule-move-mech = Mech idzie jak najbliżej wrogiej jednostki bojowej
scythe-rule-move-character = Bohater idzie jak najbliżej wrogiej jednostki bojowej
scythe-rule-encounter-factory = Bohater idzie do żetonu spotkania albo do Fabryki
scythe-rule-attack-combat = Przy dostatecznej sile jednostka bojowa atakuje tam, gdzie wrogów jest najmniej
scythe-rule-attack-worker = Jednostka bojowa przepędza robotników stamtąd, gdzie leży najwięcej zasobów
scythe-rule-combat = Spotykają się jednostki bojowe dwóch wrogów
scythe-rule-combat-deck = Gdy talia się skończy, odrzucone karty tworzą nową
scythe-rule-c1 = Człowiek wybiera siłę i karty walki
scythe-rule-c2-c5 = Karta Automy podaje jej siłę i liczbę kart
scythe-rule-c5 = Automa zagrywa losowe karty: tyle, ile wydrukowano, albo wszystkie, jakie ma
scythe-rule-c6 = Jednostki bojowe przegranego opuszczają terytorium
scythe-rule-workers-alone = Robotnicy bez jednostki bojowej wracają do bazy bez walki
scythe-rule-scoring = Monety za gwiazdy i terytoria
scythe-rule-question = Tura czeka na coś, co widać tylko na stole
scythe-rule-player = Podane przez gracza
scythe-rule-r1 = Odległość to kroki po siatce, bez względu na to, co leży po drodze
scythe-rule-r2 = Jednostka w bazie ma odległość zero
scythe-rule-r3 = Jednostkę wskazuje bliskość bazy i kolejność czytania; remisy celów rozstrzyga bliskość Fabryki i kolejność czytania
scythe-rule-r4 = Z tego samego miejsca mech atakuje przed bohaterem
scythe-rule-r5 = Kolejność czytania biegnie rząd po rzędzie, od lewego górnego rogu
scythe-rule-r6 = Sąsiedztwo jednostki Automy: najpierw tylko po suchych krawędziach, później wszystkie pola dokoła; nigdy tunelami
scythe-rule-r7 = Jednostki w bazie nie mają sąsiedztwa; sąsiedztwem bazy Automy są dwa terytoria jej półwyspu
scythe-rule-r8 = Z bazy można ruszyć przy każdym symbolu oprócz spotkania/Fabryki
scythe-rule-r9 = Każda jednostka może trafić tam, dokąd mogłaby dowolna jednostka tej samej Automy
scythe-rule-r10 = Sąsiedztwo jednostki bojowej człowieka to jeden ruch z odblokowanymi zdolnościami
scythe-rule-r11 = Wykonuje się pierwszy możliwy symbol od lewej i na nim kończy się rząd
scythe-rule-r12 = Pozostanie na miejscu może być dozwolonym ruchem
scythe-rule-r13 = Fabryka liczy się, póki Automa nie ma karty Fabryki, a żeton spotkania wszędzie
scythe-rule-r14 = Liczą się inne jednostki, bez podniesionej i bez stojących w bazie
scythe-rule-r15 = Robotnik nie ma celu, gdy do każdego dozwolonego terytorium sięga wróg
scythe-rule-r16 = Bez jednostki na planszy ani w bazie symbolu nie można wykonać
scythe-rule-r17 = Niedozwolone są terytoria z wrogą jednostką albo z drugą własną jednostką tej samej klasy
scythe-rule-r18 = Wrogowie w bazach liczą się tylko wtedy, gdy na planszy nie ma żadnego
scythe-rule-r19 = Spotkanie lub Fabryka pod wrogą jednostką albo pod własnym mechem odpada
scythe-rule-r20 = Atak na jednostki bojowe wymaga wydrukowanej siły i wybiera miejsce, gdzie jest ich najmniej
scythe-rule-r21 = Atak na robotników odsyła ich do bazy i usuwa zasoby
scythe-rule-r22 = Atakuje jedna jednostka, sama
scythe-rule-r23 = Żeton spotkania pod bohaterem na koniec ruchu zostaje usunięty
scythe-rule-r24 = W Fabryce Automa bierze jedną kartę: na koniec tury albo od razu, gdy wykonuje wszystkie ruchy
scythe-rule-r25 = Niepilnowane zasoby znikają, gdy wchodzi jednostka Automy
scythe-rule-r26 = Najpierw człowiek ustala wskaźnik i karty; Automa wydaje tyle, ile ma, do wydrukowanej liczby
scythe-rule-r27 = Zdolności sprzed walki działają przed odczytaniem tabeli
scythe-rule-r28 = Wygrywa wyższa suma, a remis atakujący; przegrany dostaje kartę, jeśli użył jakiejkolwiek siły
scythe-rule-r29 = Przegrani trafiają na planszę frakcji albo do bazy; każdy odesłany robotnik kosztuje atakującego człowieka popularność
scythe-rule-r30 = Wyparcie Automy daje zasoby z ramki na karcie z jej ostatniej tury
scythe-rule-r31 = Zasoby znikają tam, gdzie Automa wygrywa jako obrońca
scythe-rule-r32 = Dla ramki zasobów karta z ostatniej tury liczy się także po przetasowaniu
scythe-rule-r33 = Pustą talię tworzy się na nowo ze wszystkich 19 kart
scythe-rule-r34 = Pierwsza gwiazda z toru: potasowanie wszystkich kart i przejście na Schemat II
scythe-rule-r35 = Karty dobrane do walki leżą na osobnym stosie
scythe-rule-r36 = W pominiętej turze tylko odrzuca się kartę
scythe-rule-r37 = Sześć gwiazd z toru, dwie za walkę i jedna za siłę, razem najwyżej sześć
scythe-rule-r38 = Siła kończy się na 16; kto osiąga ją po raz pierwszy, zdobywa gwiazdę
scythe-rule-r39 = Szósta gwiazda natychmiast kończy grę
scythe-rule-r40 = Automa liczy swoje monety oraz po 4 za gwiazdę i po 3 za terytorium
scythe-rule-r41 = Terytorium kontroluje jednostka, a dopiero po niej budynek
scythe-rule-r42 = Człowiek punktuje najwyżej sześć zasobów z terytorium; zasoby nie rozstrzygają remisów
scythe-rule-r43 = Każdy symbol zysku wykonuje się w miarę możliwości; nowe jednostki stają w bazie
scythe-rule-r44 = Dodatkowa moneta i siła Ultimaszyny przysługują raz na kartę
scythe-rule-r45 = Premię rekruta dostają ludzie, którzy go zwerbowali
scythe-rule-r46 = Albion i Togawa chodzą po całym stałym lądzie od początku gry
scythe-rule-r47 = Automa nie umieszcza Flag ani Pułapek
scythe-rule-r48 = Pułapki człowieka nie działają na Automę
scythe-rule-r49 = Modyfikatory stosuje się raz do sumy z karty, nigdy poniżej zera
scythe-rule-r50 = Walkę kończy się, zanim jej szósta gwiazda zakończy grę
scythe-rule-r51 = Szósta gwiazda w środku tury zostawia kartę Fabryki na miejscu
scythe-rule-r52 = Fabryka to trzy terytoria także przy rozstrzyganiu remisów
scythe-rule-r53 = Odkryta 4 lub 5 przerywa rząd ruchu albo to jedno wystawienie
scythe-rule-r54 = Pobitą jednostkę Ultimaszyny może wybrać już następny symbol
scythe-rule-r55 = Symbole wystawienia wykonuje się po kolei, najpierw bohatera
scythe-rule-r56 = Własne jednostki bojowe nie osłaniają terytorium przed zasięgiem wroga
scythe-rule-r57 = Przed dobraniem pierwszej karty nie znajduje się żadnych zasobów
scythe-rule-r58 = Gwiazdę za premię rekruta umieszcza się, zanim karta zostanie dokończona
scythe-rule-r59 = Dzięki Żegludze każda pokonana jednostka wybiera własne jezioro albo bazę
scythe-rule-r60 = Tego, co dzięki Wędrówce zostaje w obcej bazie, nie można wydać ani policzyć
scythe-rule-r61 = Jednostka Automy rozbraja Pułapkę, na którą wchodzi; żeton się odwraca
scythe-rule-r62 = Poprawka, która odbiera szóstą gwiazdę, otwiera grę ponownie
scythe-rule-r63 = Gracze mogą się umówić na wcześniejszy koniec albo na grę po szóstej gwieździe
scythe-rule-r64 = Przed zakazaną parą frakcji i planszy gracza jest ostrzeżenie; losowanie jej nie daje
scythe-rule-m1 = Automę traktuje się jak człowieka, o ile nie powiedziano inaczej
scythe-rule-m2 = Jednostki Automy to jednostki tej Automy, której trwa tura
scythe-rule-m3 = Każde miejsce przygotowuje się według jego zasad; poziomy mogą być różne
scythe-rule-m4 = Każda Automa ma własny znacznik, własny Schemat i własną chwilę wejścia na wodę
scythe-rule-m5 = Każda Automa ma własną talię albo wszystkie dzielą jedną
scythe-rule-m6 = Premię rekruta daje tylko Automa siedząca obok człowieka
scythe-rule-m7 = Wrogami są wszyscy pozostali albo tylko gracze innej strony
scythe-rule-m8 = Tury biegną zgodnie z ruchem wskazówek zegara, według baz
scythe-rule-m9 = Dwie Automy walczą, każda według własnej karty
scythe-rule-m10 = Kart Fabryki jest o jedną więcej niż graczy
scythe-rule-m11 = Szósta gwiazda dowolnego gracza kończy grę
scythe-rule-m12 = Może być więcej Autom niż ludzi, ale gra nie jest wtedy wyważona
scythe-rejected-star-due = Brakuje gwiazdy za: { NAME($goals) }. Umieść ją przed końcem tury.
    .short = Gwiazda do umieszczenia: { NAME($goals) }

# Formularze: akcje, pola, opcje.

scythe-do-move = Ruch
scythe-do-gain = Zyskaj
scythe-do-pay = Zapłać
scythe-do-produce = Produkcja
scythe-do-deploy = Wystaw mecha
scythe-do-build = Zbuduj
scythe-do-enlist = Zwerbuj rekruta
scythe-do-upgrade = Ulepsz
scythe-do-encounter = Rozpatrz spotkanie
scythe-do-take-factory-card = Weź kartę Fabryki
scythe-do-place-token = Połóż żeton
scythe-do-place-star = Połóż gwiazdę
scythe-do-end-game = Zakończ grę za zgodą wszystkich
scythe-do-use-ability = Użyj zdolności przed walką
scythe-do-fight = Moja siła i karty
scythe-do-settle = Siła i karty obu stron
scythe-do-draw-for-combat = Karta Automy do walki
scythe-do-turn-up = Karty walki Automy
scythe-do-flip = Odkryta karta walki
scythe-do-tell-combat = Zaatakuj Automę
scythe-do-tell-attack = Czy Automa atakuje?
scythe-do-tell-winner = Kto wygrywa walkę?
scythe-do-tell-bonus-star = Premia rekruta
scythe-do-tell-count = Liczenie na końcu
scythe-field-moves = Jednostki
scythe-field-power = Siła
scythe-field-popularity = Popularność
scythe-field-combat-cards = Karty walki
scythe-field-resources = Zasoby
scythe-field-workers = Nowi robotnicy
scythe-field-territory = Terytorium
scythe-field-ability = Zdolność
scythe-field-by-encounter = Dzięki spotkaniu lub karcie Fabryki
scythe-field-structure = Budynek
scythe-field-bonus = Premia rekruta
scythe-field-goal = Za
scythe-field-character = Bohater
scythe-field-upgrades = Ulepszenia
scythe-field-dial = Siła na wskaźniku
scythe-field-cards = Karty walki
scythe-field-retreat = W razie porażki jednostki idą do
scythe-field-attacker = Atakujący
scythe-field-defender = Obrońca
scythe-field-value = Wartość
scythe-field-attacks = Atakuje
scythe-field-winner = Zwycięzca
scythe-field-placed = Szósta gwiazda położona
scythe-field-territories = Terytoria Automy
scythe-field-human-coins = Wszystkie monety człowieka
scythe-option-home-base = Baza
scythe-option-unit-move = { START($unit) } { PLACE($origin) } → { PLACE($to) }
scythe-option-unit-move-carrying = { START($unit) } { PLACE($origin) } → { PLACE($to) }, robotnicy: { $workers }
scythe-option-amount = { $count } × { NAME($what) }
