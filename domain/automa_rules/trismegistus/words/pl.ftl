# Trismegistus: the facts and refusals of its alternative Automa, in the terms of the game.

name-earth = ziemia
name-fire = ogień
name-water = woda
name-air = powietrze
name-iron = żelazo
name-mercury = rtęć
name-tin = cyna
name-copper = miedź
name-lead = ołów
name-wild = joker
name-amber = bursztynowy
name-bot = bot
name-dice = kości
name-black-die = czarna kość
name-basic = żółta (podstawowa)
name-specialization = zielona (specjalizacja)
name-personality = fioletowa (osobowość)
name-bonus-ethereal = kość eteryczna
name-bonus-vp5 = 5 PZ
name-bonus-advance = krok na najbliższym torze
name-experiments = wyłożone eksperymenty
name-artifacts = wyłożone artefakty
name-element = żywioł czarki
name-card = następna karta bota
name-deck = talia
name-discards = stos kart odrzuconych
name-left = lewy
name-right = prawy
name-masterpiece = arcydzieło
name-symbols = symbole na torach
name-formula-vp = PZ za formuły
name-track-vp = PZ za tory mistrzostwa
name-human-vp = twoje końcowe PZ

name-experiment = eksperyment
name-advance-nearest = krok na najbliższym torze
name-artifact = artefakt
name-gold = 1 sztuka złota
name-advance-track = krok na torze
name-vp5 = 5 PZ
name-of-die = żywioł czarki, z której pochodzi kość
name-violet-into = dokąd trafiają fioletowe karty na poziomie 3
name-tokens-leave = żeton premii znika z toru na koniec tury, w której go osiągnięto

name-player = twój wybór
name-only = nie było innego wyboru
name-potency = moc
name-picture = miejsce obrazka
name-colour = kolejność kolorów
name-symbol = kolejność symboli
name-symbol-and-colour = symbol i kolor
name-not-pictured = ani symbol, ani kolor z żadnego obrazka
name-symbol-not-pictured = symbolu nie ma na obrazkach
name-colour-not-pictured = koloru nie ma na obrazkach
name-shortfall = brak mocy
name-exhausted = moc się wyczerpała
name-requirement = wymaganie
name-requirement-met = wymaganie jest spełnione
name-printed = żywioł wydrukowany na karcie
name-nearest = najbliżej premii lub końca toru
name-cube = żółty sześcian remisów
name-below-cube = pierwszy remisujący tor pod żółtym sześcianem
name-from-cube = miejsce pod żółtym sześcianem
name-advance-track-earth = krok na torze ziemi
name-advance-track-fire = krok na torze ognia
name-advance-track-water = krok na torze wody
name-advance-track-air = krok na torze powietrza
name-advance-track-of-die = krok na torze czarki, z której pochodzi kość
name-repeat-type = typ, który Automa już ma
name-no-experiment = nie ma eksperymentów
name-gold-suffices = złota wystarcza
name-gold-missing = brakuje złota
name-more-experiments = więcej rozwiązanych eksperymentów
name-types-and-bought = po jednej formule za każdy typ oraz kupione
name-cost = koszt
name-overflow = znacznik stoi na ostatnim polu
name-at-the-end = znacznik stoi na ostatnim polu
name-lacking-type = brakujący typ
name-vp = PZ
name-area = kolejność obszarów
name-place = miejsce od lewej
name-cubes = sześciany
name-face-down = karta jest zakryta

name-bot-cards = awersy kart bota
name-removed-cards = karty usuwane na każdym poziomie
name-basic-cards = liczba żółtych kart
name-track-order = kolejność torów mistrzostwa
name-track-length = długość torów mistrzostwa
name-bonus-tokens = żetony premii
name-track-symbols = symbole na torach mistrzostwa
name-track-points = punkty za tory mistrzostwa
name-bowl-elements = żywioły czarek
name-masterpieces = arcydzieła
name-achievement-vp = PZ za osiągnięcia

trismegistus-game-began = Gra z Automą na poziomie { $level }.{ $pack ->
    [none] {""}
   *[other] { $pack-example ->
        [yes] {" "}Karty pochodzą z przykładowego zestawu: są zmyślone i nie należą do wydanej talii.
       *[no] {""}
      }
  } Żółty sześcian remisów leży na torze { $automa-cube ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  }.
    .short = Poziom { $level }; sześcian: { NAME($automa-cube) }
trismegistus-round-began = Zaczyna się runda { $round }; pierwszą turę { $first ->
    [human] rozgrywasz ty
   *[automa] rozgrywa Automa
  }.
    .short = Runda { $round }; pierwsza tura: { $first ->
        [human] ty
       *[other] { NAME($first) }
      }
trismegistus-dice-rolled = { $named ->
    [yes] Kości leżą w czarkach tak, jak podano.
   *[no] { $again-count ->
        [0] Kości leżą po rzucie tak: { DICE($bowls) }.
       *[other] W czarce było za dużo kości ({ NAME($again) }), więc rzuca się nimi jeszcze raz. Teraz kości leżą tak: { DICE($bowls) }.
      }
  }
    .short = Kości: { DICE($bowls) }
trismegistus-round-ended = Runda { $round } dobiega końca; { $first-done ->
    [human] swoje trzy kości wcześniej wyczerpujesz ty.
   *[automa] swoje trzy kości wcześniej wyczerpuje Automa.
  }
    .short = Koniec rundy { $round }
trismegistus-turn-paused = Tura Automy czeka: podaj { $asks ->
    [black_die] wynik na czarnej kości
    [card] następną kartę bota
    [experiments] wyłożone eksperymenty
    [artifacts] wyłożone artefakty
   *[element] żywioł czarki
  }.
    .short = { $asks ->
        [black_die] Rzuć czarną kością
        [card] Dobierz kartę bota
        [experiments] Podaj wyłożone eksperymenty
        [artifacts] Podaj wyłożone artefakty
       *[element] Podaj żywioł czarki
      }
trismegistus-turn-ended = Koniec { $seat ->
    [human] twojej tury
   *[automa] tury Automy
  }; { $next ->
    [human] { $seat ->
        [human] Automa wyczerpała swoje trzy kości, więc grasz jeszcze raz
       *[automa] teraz grasz ty
      }
    [automa] { $seat ->
        [human] teraz gra Automa
       *[automa] masz już trzy wyczerpane kości, więc Automa gra jeszcze raz
      }
   *[none] obie strony wyczerpały trzy kości
  }.
    .short = { $next ->
        [none] Obie strony skończyły rundę
       *[other] Następna tura: { $next ->
            [human] ty
           *[other] { NAME($next) }
          }
      }
trismegistus-table-reported = Zaktualizowano stół.{ $bowls ->
    [none] {""}
   *[other] { $bowls-count ->
        [0] {" "}Czarki są puste.
       *[other] {" "}W czarkach: { DICE($bowls) }.
      }
  }{ $human ->
    [none] {""}
   *[other] { $human-die ->
        [none] {" "}Nie masz aktywnej kości.
       *[other] {" "}Twoja aktywna kość: { $human-die-colour ->
            [black] czarna
            [white] biała
           *[red] czerwona
          } ({ NAME($human-die-symbol) }), moc { $human-die-potency }.
      }{ $human-spent-count ->
        [0] {""}
       *[other] {" "}Twoje wyczerpane kości: { NAME($human-spent) }.
      }
  }
    .short = Zaktualizowano stół
trismegistus-token-removed = Z toru { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } znika żeton premii z pola { $step } ({ PLACE($track) }{ $step }).
    .short = Zdejmij żeton premii { PLACE($track) }{ $step }
trismegistus-game-ended = { $winner ->
    [human] Wygrywasz
    [automa] Wygrywa Automa
   *[none] Remis
  }: ty masz { $human } PZ, a Automa { $automa } PZ.{ $solved ->
    [none] {""}
   *[other] {" "}Rozwiązane eksperymenty: ty { $solved-human }, Automa { $solved-automa }.
  }
    .short = Ty { $human } PZ, Automa { $automa } PZ

trismegistus-card-drawn = Automa dobiera kartę{ $name ->
    [none] {""}
   *[other] {" "}„{ $name }”
  }, rodzaj: { NAME($kind) }{ $dice-count ->
    [0] {""}
   *[other] . Kości na karcie: { NAME($dice) }{ $potency-cost ->
        [none] {""}
       *[other] ; zużycie mocy: { $potency-cost }
      }{ $actions-count ->
        [0] {""}
       *[other] ; akcja: { NAME($actions) }
      }
  }. { $left ->
    [0] Talia jest teraz pusta
    [one] W talii zostaje { $left } karta
    [few] W talii zostają { $left } karty
    [many] W talii zostaje { $left } kart
   *[other] W talii zostaje { $left } karty
  }.
    .short = { $name ->
        [none] { $kind ->
            [basic] Karta żółta
            [specialization] Karta zielona
           *[personality] Karta fioletowa
          }
       *[other] Karta { $name }
      }
trismegistus-card-discarded = Karta trafia na stos kart odrzuconych Automy.
    .short = Karta → stos odrzuconych
trismegistus-deck-renewed = Talia była pusta: przetasuj { $cards } { $cards ->
    [one] odrzuconą kartę
    [few] odrzucone karty
    [many] odrzuconych kart
   *[other] odrzuconej karty
  } bota i utwórz z nich nową talię.
    .short = Przetasuj karty bota ({ $cards })
trismegistus-black-die-rolled = Wynik na czarnej kości: { $result }{ $counts ->
    [yes] {""}
   *[no] . Na nic nie wskazuje, więc rzuca się jeszcze raz
  }.
    .short = Czarna kość: { $result }{ $counts ->
        [no] , rzuć jeszcze raz
       *[yes] {""}
      }
trismegistus-cube-placed = Połóż żółty sześcian na { $place ->
    [1] pierwszym
    [2] drugim
    [3] trzecim
   *[other] czwartym
  } osiągnięciu od lewej; { $cubes ->
    [one] leży
    [few] leżą
    [many] leży
   *[other] leży
  } tam teraz { $cubes } { $cubes ->
    [one] sześcian
    [few] sześciany
    [many] sześcianów
   *[other] sześcianu
  }.
    .short = Sześcian → osiągnięcie { $place } (teraz { $cubes })
trismegistus-cube-not-placed = Żadne osiągnięcie nie jest odkryte, więc sześcianu się nie kładzie.
    .short = Bez sześcianu
trismegistus-achievement-scored = Trzy sześciany leżą na { $place ->
    [1] pierwszym
    [2] drugim
    [3] trzecim
   *[other] czwartym
  } osiągnięciu od lewej: Automa otrzymuje { $vp } PZ i ma ich teraz { $total }. Zakryj kartę i zdejmij sześciany.
    .short = Osiągnięcie { $place }: PZ +{ $vp }, zakryj
trismegistus-achievement-completed = Zdobywasz { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[other] czwarte
  } osiągnięcie od lewej. Zakryj kartę{ $cubes ->
    [0] {""}
    [one] {" "}i zdejmij z niej sześcian
    [few] {" "}i zdejmij z niej { $cubes } sześciany
    [many] {" "}i zdejmij z niej { $cubes } sześcianów
   *[other] {" "}i zdejmij z niej { $cubes } sześcianu
  }.
    .short = Zakryj osiągnięcie { $place }

trismegistus-die-taken = { $seat ->
    [human] Bierzesz
   *[automa] Automa bierze
  } z czarki { $symbol ->
    [iron] żelaza
    [mercury] rtęci
    [tin] cyny
    [copper] miedzi
    [lead] ołowiu
   *[wild] jokerów
  } ({ PLACE($symbol) }) { $colour ->
    [black] czarną
    [white] białą
   *[red] czerwoną
  } kość o mocy { $potency }.{ $found-in ->
    [symbol_and_colour] {" "}Pasuje do karty symbolem i kolorem.
    [symbol] {" "}Żadna kość nie pasuje jednocześnie symbolem i kolorem; ta pasuje symbolem.
    [colour] {" "}Żadna kość nie pasuje symbolem; ta pasuje kolorem.
    [potency] {" "}Żadna kość nie pasuje ani symbolem, ani kolorem.
   *[none] {""}
  }{ $decided-by ->
    [only] {" "}Jest jedyna.
    [potency] {" "}Ma największą moc.
    [wild] {" "}Remis najwyższej mocy: pierwszeństwo ma joker.
    [picture] {" "}Remis najwyższej mocy: pierwszeństwo ma kość z lewego obrazka.
    [colour] {" "}Remis najwyższej mocy: kolejność czarna, biała, czerwona.
    [symbol] {" "}Remis najwyższej mocy: kolejność żelazo, rtęć, cyna, miedź, ołów.
   *[player] {""}
  }
    .short = Kość { PLACE($symbol) } → karta toru, pole { $potency }
trismegistus-ethereal-die-spent = { $seat ->
    [human] Wydajesz
   *[automa] Automa wydaje
  } kość eteryczną: moc rośnie o 1 do { $potency }{ $left ->
    [none] {""}
    [0] ; nie zostaje jej żadna
   *[other] ; pozostałe kości eteryczne: { $left }
  }.
    .short = Kość eteryczna −1; moc → { $potency }
trismegistus-potency-spent = { $seat ->
    [human] Twoja kość
   *[automa] Kość Automy
  } { $cost ->
    [0] nie traci mocy
    [one] traci { $cost } punkt mocy
    [few] traci { $cost } punkty mocy
    [many] traci { $cost } punktów mocy
   *[other] traci { $cost } punktu mocy
  } i { $potency ->
    [0] jest wyczerpana
   *[other] ma jej teraz { $potency }
  }.
    .short = Moc −{ $cost } → { $potency }
trismegistus-die-set-aside = { $seat ->
    [human] Twoja { $colour ->
        [black] czarna
        [white] biała
       *[red] czerwona
      } kość jest wyczerpana
   *[automa] { $colour ->
        [black] Czarna
        [white] Biała
       *[red] Czerwona
      } kość Automy trafia na prawą stronę karty toru
  }{ $shortfall ->
    [0] {""}
   *[other] , bo karta wymagała o { $shortfall } { $shortfall ->
        [one] punkt mocy
        [few] punkty mocy
        [many] punktów mocy
       *[other] punktu mocy
      } więcej
  }; to { $number ->
    [1] pierwsza
    [2] druga
   *[other] trzecia
  } kość z trzech.
    .short = Kość → prawa strona ({ $number } z 3)

trismegistus-marker-advanced = Znacznik Automy przechodzi o 1 krok na pole { $to } toru { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } ({ PLACE($track) }{ $to }){ $decided-by ->
    [requirement] { $required ->
        [none] , bliżej wymagania
       *[other] ; eksperyment wymaga pola { $required }
      }
    [experiment] , bo wymaganie eksperymentu jest już spełnione
    [printed] , wskazanego na karcie
    [element] , odpowiadającego czarce, z której pochodzi kość
    [nearest] , na którym jest najbliżej premii lub końca
    [cube] , tego z równie bliskich, na którym leży żółty sześcian
    [below_cube] , pierwszego z równie bliskich pod żółtym sześcianem
   *[only] , jedynego, na którym nie stoi na końcu
  }.
    .short = Znacznik → { PLACE($track) }{ $to }
trismegistus-token-reached = Dociera tam do żetonu premii ({ NAME($kind) }).
    .short = Premia: { NAME($kind) }
trismegistus-gold-gained = { $why ->
    [no_experiment] Nie ma eksperymentu do wzięcia, więc Automa
    [repeat_type] Automa miała już eksperyment tego typu, więc
   *[none] Automa
  } otrzymuje { $amount } { $amount ->
    [one] sztukę złota
    [few] sztuki złota
    [many] sztuk złota
   *[other] sztuki złota
  } i ma ich teraz { $total }.
    .short = Złoto +{ $amount } → { $total }
trismegistus-vp-gained = { $why ->
    [overflow] { $full ->
        [none] Wszystkie znaczniki stoją na ostatnich polach, więc zamiast kroku{" "}
        [earth] Znacznik stoi na ostatnim polu toru ziemi, więc zamiast kroku{" "}
        [fire] Znacznik stoi na ostatnim polu toru ognia, więc zamiast kroku{" "}
        [water] Znacznik stoi na ostatnim polu toru wody, więc zamiast kroku{" "}
       *[air] Znacznik stoi na ostatnim polu toru powietrza, więc zamiast kroku{" "}
      }
   *[none] {""}
  }Automa otrzymuje { $amount } PZ i ma ich teraz { $total }.
    .short = PZ +{ $amount } → { $total }
trismegistus-ethereal-gained = { $round ->
    [none] Automa
   *[other] Przed rundą { $round } Automa
  } otrzymuje { $amount } { $amount ->
    [one] kość eteryczną
    [few] kości eteryczne
    [many] kości eterycznych
   *[other] kości eterycznej
  } i ma ich teraz { $total }.
    .short = Kości eteryczne +{ $amount } → { $total }
trismegistus-experiments-shown = { $experiments-count ->
    [0] Nie ma wyłożonych eksperymentów.
    [one] Wyłożony jest { $experiments-count } eksperyment.
    [few] Wyłożone są { $experiments-count } eksperymenty.
    [many] Wyłożonych jest { $experiments-count } eksperymentów.
   *[other] Wyłożonych jest { $experiments-count } eksperymentu.
  }
    .short = Wyłożone eksperymenty: { $experiments-count }
trismegistus-experiment-taken = Automa bierze i rozwiązuje eksperyment typu „{ NAME($experiment-type) }”{ $experiment-area ->
    [none] {""}
    [iron] {" "}przy czarce żelaza ({ PLACE($experiment-area) })
    [mercury] {" "}przy czarce rtęci ({ PLACE($experiment-area) })
    [tin] {" "}przy czarce cyny ({ PLACE($experiment-area) })
    [copper] {" "}przy czarce miedzi ({ PLACE($experiment-area) })
    [lead] {" "}przy czarce ołowiu ({ PLACE($experiment-area) })
   *[wild] {" "}przy czarce jokerów ({ PLACE($experiment-area) })
  }{ $place ->
    [none] {""}
    [1] , pierwszy od lewej
    [2] , drugi od lewej
    [3] , trzeci od lewej
   *[other] , { $place }. od lewej
  } (pole { $experiment-requirement } toru { $experiment-track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  }, { $experiment-vp } PZ).{ $decided-by ->
    [lacking_type] {" "}To jedyny eksperyment typu, którego Automie brakuje.
    [vp] { $lacking ->
        [yes] {" "}Spośród eksperymentów typów, których Automie brakuje, jest wart najwięcej PZ.
       *[no] {" "}Automie nie brakuje żadnego z tych typów, a ten jest wart najwięcej PZ.
      }
    [area] { $lacking ->
        [yes] {" "}Spośród eksperymentów typów, których Automie brakuje, kilka jest wartych najwięcej PZ; obszar tego jest pierwszy w kolejności.
       *[no] {" "}Automie nie brakuje żadnego z tych typów, a kilka jest wartych najwięcej PZ; obszar tego jest pierwszy w kolejności.
      }
    [place] { $lacking ->
        [yes] {" "}Spośród eksperymentów typów, których Automie brakuje, kilka jest wartych najwięcej PZ; ten leży najbardziej na lewo.
       *[no] {" "}Automie nie brakuje żadnego z tych typów, a kilka jest wartych najwięcej PZ; ten leży najbardziej na lewo.
      }
   *[only] {""}
  }
    .short = { $experiment-area ->
        [none] { $place ->
            [none] Weź eksperyment
           *[other] Eksperyment nr { $place }: weź
          }
       *[other] { $place ->
            [none] Eksperyment { PLACE($experiment-area) }: weź
           *[other] Eksperyment { PLACE($experiment-area) }, nr { $place }: weź
          }
      }
trismegistus-no-experiment = Nie ma eksperymentu, który Automa mogłaby wziąć.
    .short = Brak eksperymentu
trismegistus-artifacts-shown = { $number ->
    [0] Nie ma wyłożonych { $colour ->
        [black] czarnych artefaktów
        [white] białych artefaktów
        [red] czerwonych artefaktów
       *[none] artefaktów tego koloru
      }.
    [one] Wyłożony jest { $number } { $colour ->
        [black] czarny artefakt
        [white] biały artefakt
        [red] czerwony artefakt
       *[none] artefakt tego koloru
      }.
    [few] Wyłożone są { $number } { $colour ->
        [black] czarne artefakty
        [white] białe artefakty
        [red] czerwone artefakty
       *[none] artefakty tego koloru
      }.
    [many] Wyłożonych jest { $number } { $colour ->
        [black] czarnych artefaktów
        [white] białych artefaktów
        [red] czerwonych artefaktów
       *[none] artefaktów tego koloru
      }.
   *[other] Wyłożonych jest { $number } { $colour ->
        [black] czarnego artefaktu
        [white] białego artefaktu
        [red] czerwonego artefaktu
       *[none] artefaktu tego koloru
      }.
  }
    .short = Wyłożone artefakty: { $number }
trismegistus-artifact-taken = Automa bierze { $place ->
    [left] lewy
    [right] prawy
   *[only] jedyny
  } { $colour ->
    [black] czarny
    [white] biały
   *[red] czerwony
  } artefakt ({ NAME($element) }).
    .short = { $place ->
        [left] Weź lewy artefakt
        [right] Weź prawy artefakt
       *[only] Weź jedyny artefakt
      }
trismegistus-no-artifact = Nie ma { $colour ->
    [black] czarnego
    [white] białego
   *[red] czerwonego
  } artefaktu, który Automa mogłaby wziąć.
    .short = Brak artefaktu
trismegistus-bowl-element-told = Esencja z czarki { $symbol ->
    [iron] żelaza
    [mercury] rtęci
    [tin] cyny
    [copper] miedzi
    [lead] ołowiu
   *[wild] jokerów
  }{ $element ->
    [none] : bez żywiołu
   *[other] , żywioł: { NAME($element) }
  }.
    .short = Czarka { PLACE($symbol) }: { $element ->
        [none] bez żywiołu
       *[other] { NAME($element) }
      }

trismegistus-scoring-began = Trzecia runda dobiega końca: zaczyna się końcowa punktacja.
    .short = Końcowa punktacja
trismegistus-masterpiece-solved = Automa rozwiązuje swoje arcydzieło za { $masterpiece-vp } PZ{ $gold ->
    [0] {""}
    [one] , płacąc 1 sztukę złota za brakujący krok,
    [few] , płacąc { $gold } sztuki złota za { $gold } brakujące kroki,
    [many] , płacąc { $gold } sztuk złota za { $gold } brakujących kroków,
   *[other] , płacąc { $gold } sztuki złota za { $gold } brakującego kroku,
  } i ma { $total } PZ.
    .short = Arcydzieło: PZ +{ $masterpiece-vp } → { $total }{ $gold ->
        [0] {""}
       *[other] ; złoto −{ $gold }
      }
trismegistus-masterpiece-missed = Arcydzieło pozostaje nierozwiązane: brakuje { $missing } { $missing ->
    [one] kroku
    [few] kroków
    [many] kroków
   *[other] kroku
  }, a Automa ma { $gold } { $gold ->
    [one] sztukę złota
    [few] sztuki złota
    [many] sztuk złota
   *[other] sztuki złota
  }, i to złoto zachowuje.
    .short = Arcydzieło nierozwiązane
trismegistus-experiments-scored = { $count ->
    [one] { $count } rozwiązany eksperyment przynosi
    [few] { $count } rozwiązane eksperymenty przynoszą
    [many] { $count } rozwiązanych eksperymentów przynosi
   *[other] { $count } rozwiązanego eksperymentu przynosi
  } { $vp } PZ; Automa ma { $total } PZ.
    .short = Eksperymenty: PZ +{ $vp } → { $total }
trismegistus-symbols-scored = Symbole żywiołów: na eksperymentach { $experiments }, na artefaktach { $artifacts }, na torach { $tracks }; po { $each } PZ za każdy, razem { $vp } PZ. Automa ma { $total } PZ.
    .short = Symbole: PZ +{ $vp } → { $total }
trismegistus-formula-bought = Automa kupuje dodatkową formułę za { $cost } { $cost ->
    [one] sztukę złota
    [few] sztuki złota
    [many] sztuk złota
   *[other] sztuki złota
  }; zostaje jej { $gold }.
    .short = Formuła: złoto −{ $cost } → { $gold }
trismegistus-formulas-scored = Formuły: za typy eksperymentów { $types }, kupione { $bought }, razem { $vp } PZ. Automa ma { $total } PZ.
    .short = Formuły: PZ +{ $vp } → { $total }
trismegistus-remainders-scored = Pozostałe złoto ({ $gold }) i kości eteryczne ({ $ethereal }) przynoszą { $vp } PZ; Automa ma { $total } PZ.
    .short = Pozostałości: PZ +{ $vp } → { $total }
trismegistus-tracks-scored = Tory mistrzostwa przynoszą { $vp } PZ; Automa ma { $total } PZ.
    .short = Tory: PZ +{ $vp } → { $total }
trismegistus-human-scored = Masz { $vp } PZ.
    .short = Ty: { $vp } PZ

trismegistus-ask-dice = { $mode ->
    [physical] Rzuć wszystkimi kośćmi tej rundy{ $dice-count ->
        [0] {""}
       *[other] {" "}({ DICE($dice) })
      }. Potem podaj, jak leżą w czarkach.
   *[virtual] { $dice-count ->
        [0] Podaj, ile jest kości każdego koloru; rzuci nimi serwis.
       *[other] Niech serwis rzuci wszystkimi kośćmi tej rundy ({ DICE($dice) }).
      }
  }
    .short = Rzuć wszystkimi kośćmi rundy
trismegistus-ask-black-die = Rzuć czarną kością i podaj wynik.{ $places-count ->
    [0] {""}
   *[other] {" "}Wyniki, które się liczą: { $places }; po każdym innym rzuca się jeszcze raz.
  }
    .short = Czarna kość: wynik?
trismegistus-ask-card = Dobierz następną kartę bota i podaj jej nazwę albo to, co jest na niej wydrukowane.
    .short = Która karta bota?
trismegistus-ask-experiments = Podaj { $area ->
    [none] wszystkie wyłożone eksperymenty i czarki, przy których leżą
   *[other] eksperymenty wyłożone przy czarce { $area ->
        [iron] żelaza
        [mercury] rtęci
        [tin] cyny
        [copper] miedzi
        [lead] ołowiu
       *[wild] jokerów
      }
  }, od lewej do prawej.
    .short = { $area ->
        [none] Wszystkie eksperymenty, od lewej?
       *[other] Eksperymenty przy { PLACE($area) }?
      }
trismegistus-ask-artifacts = Podaj wyłożone { $colour ->
    [black] czarne
    [white] białe
   *[red] czerwone
  } artefakty, od lewej do prawej.{ $roll ->
    [yes] {" "}Jeśli są dwa, rzuć też czarną kością i podaj wynik.
   *[no] {""}
  }
    .short = Wyłożone artefakty, od lewej?
trismegistus-ask-element = Podaj żywioł esencji z czarki { $symbol ->
    [iron] żelaza
    [mercury] rtęci
    [tin] cyny
    [copper] miedzi
    [lead] ołowiu
   *[wild] jokerów
  } albo zaznacz, że go nie ma.
    .short = Czarka { PLACE($symbol) }: jaki żywioł?
trismegistus-ask-masterpiece = Dobierz arcydzieło dla Automy i podaj, co jest na nim wydrukowane.
    .short = Dobierz arcydzieło Automy
trismegistus-ask-symbols = { $experiments ->
    [none] Policz symbole żywiołów, do których Automa dotarła na torach mistrzostwa, oraz symbole na jej eksperymentach i rozwiązanym arcydziele, i podaj obie liczby. Licząc po jednym na poziom, na torach jest ich { $tracks }. Symbole na artefaktach ({ $artifacts }) są już policzone.
   *[other] Policz symbole żywiołów, do których Automa dotarła na torach mistrzostwa, i podaj ich liczbę; licząc po jednym na poziom, jest ich { $tracks }. Symbole na eksperymentach ({ $experiments }) i na artefaktach ({ $artifacts }) są już policzone.
  }
    .short = Policz symbole Automy
trismegistus-ask-formula-vp = Podaj, ile PZ { $formulas ->
    [one] przynosi formuła Automy
    [few] przynoszą łącznie { $formulas } formuły Automy
    [many] przynosi łącznie { $formulas } formuł Automy
   *[other] przynosi łącznie { $formulas } formuły Automy
  }.
    .short = PZ za formuły ({ $formulas })?
trismegistus-ask-track-vp = Podaj, ile PZ przynoszą Automie łącznie cztery tory mistrzostwa. Pola, na których stoją jej znaczniki: { NAME($markers) }.
    .short = PZ za tory Automy?
trismegistus-ask-human-vp = Podaj swoje końcowe PZ; Automa ma { $automa } PZ. Jeśli masz tyle samo, podaj też, ile eksperymentów masz rozwiązanych; Automa ma ich { $experiments }.
    .short = Twoje końcowe PZ?

trismegistus-at-automa-cube = sześcian remisów
trismegistus-at-automa-markers = { $items-count ->
    [0] znaczniki Automy
   *[other] znacznik Automy ({ NAME($items) })
  }
trismegistus-at-automa-vp = PZ Automy
trismegistus-at-automa-gold = złoto Automy
trismegistus-at-automa-ethereal = kości eteryczne Automy
trismegistus-at-automa-artifacts = artefakty Automy
trismegistus-at-automa-experiments = eksperymenty Automy
trismegistus-at-automa-die = aktywna kość Automy
trismegistus-at-automa-spent = wyczerpane kości Automy
trismegistus-at-automa = to, co ma Automa
trismegistus-at-human-die = twoja aktywna kość
trismegistus-at-human-spent = twoje wyczerpane kości
trismegistus-at-human = twoje kości
trismegistus-at-bowls = { $items-count ->
    [0] kości w czarkach
   *[other] kości w czarkach ({ NAME($items) })
  }
trismegistus-at-dice = { $items-count ->
    [0] kości w grze
   *[other] kości w grze ({ NAME($items) })
  }
trismegistus-at-tracks = { $place ->
    [none] tory mistrzostwa
   *[other] { $place }. tor mistrzostwa od góry
  }
trismegistus-at-tracks-tokens = { $place ->
    [none] żetony premii
   *[other] żetony premii na { $place }. torze mistrzostwa od góry
  }
trismegistus-at-achievements = { $place ->
    [none] osiągnięcia
   *[other] { $place }. osiągnięcie od lewej
  }
trismegistus-at-tracks-length = długość { $place }. toru mistrzostwa od góry
trismegistus-at-tracks-tokens-there = obecność żetonu premii na { $place }. torze mistrzostwa od góry
trismegistus-at-tracks-tokens-served = wykorzystanie przez Automę żetonu premii na { $place }. torze mistrzostwa od góry
trismegistus-at-achievements-vp = PZ za { $place }. osiągnięcie od lewej
trismegistus-at-achievements-cubes = sześciany na { $place }. osiągnięciu od lewej
trismegistus-at-achievements-face-up = odkrycie { $place }. osiągnięcia od lewej
trismegistus-at-deck = talia bota
trismegistus-at-cards = awersy kart bota
trismegistus-at-bowl-elements = { $items-count ->
    [0] żywioły czarek
   *[other] żywioł czarki ({ NAME($items) })
  }
trismegistus-at-formula-vp = PZ za formuły
trismegistus-at-round = runda
trismegistus-at-turn = czyja jest tura
trismegistus-at-first-done = kto pierwszy wyczerpał trzy kości
trismegistus-at-options = opcje gry
trismegistus-at-level = poziom

trismegistus-rejected-achievement-not-there = Osiągnięcie { $place } nie jest odkryte.{ $face-up-count ->
    [0] {""}
   *[other] {" "}Odkryte: { $face-up }.
  }
trismegistus-rejected-area-required = Ta kość to joker. Podaj dla każdego eksperymentu, przy której czarce leży.
trismegistus-rejected-bowl-overfull = W czarce { $symbol ->
    [iron] żelaza
    [mercury] rtęci
    [tin] cyny
    [copper] miedzi
    [lead] ołowiu
   *[wild] jokerów
  } mieści się najwyżej { $most } { $most ->
    [one] kość
    [few] kości
    [many] kości
   *[other] kości
  }, a nie { $dice }.
trismegistus-rejected-bowls-required = Podaj, które kości leżą w których czarkach.
trismegistus-rejected-card-face-required = Serwis nie zna jeszcze tej karty. Podaj wydrukowane na niej symbole.
trismegistus-rejected-card-incomplete = Karta jest niepełna albo zawiera błędy.
trismegistus-rejected-card-not-in-deck = Tej karty nie ma w talii.{ $in-deck-count ->
    [0] {" "}Talia jest pusta.
   *[other] {""}
  }
trismegistus-rejected-card-required = Dobierz kartę bota i podaj jej nazwę albo to, co jest na niej wydrukowane.
trismegistus-rejected-cards-not-conserved = Karty bota się nie zgadzają.{ $needed ->
    [none] {""}
   *[other] {" "}Liczba kart to { $there } zamiast { $needed }.
  }{ $missing-count ->
    [0] {""}
   *[other] {" "}Brakuje: { $missing-count }.
  }{ $surplus-count ->
    [0] {""}
   *[other] {" "}Za dużo: { $surplus-count }.
  }
trismegistus-rejected-deck-left-behind = Talia bota zależy od poziomu, osiągnięć i opcji, więc nie mogą się one zmieniać w trakcie gry. Zacznij nową grę albo grę od tego układu.
trismegistus-rejected-dice-are-rolled-here = W tej grze kośćmi rzuca serwis. Nie podawaj ich wyników.
trismegistus-rejected-dice-count-required = Podaj, ile jest kości każdego koloru.
trismegistus-rejected-cubes-face-down = Osiągnięcie { $place } jest zakryte, więc nie może na nim leżeć żaden sześcian.
trismegistus-rejected-dice-not-conserved = Liczba kości się nie zgadza. Jest: { $dice-count ->
    [0] żadnej
   *[other] { DICE($dice) }
  }; powinno być: { DICE($needed) }.
trismegistus-rejected-die-active = Masz już aktywną { $colour ->
    [black] czarną
    [white] białą
   *[red] czerwoną
  } kość ({ NAME($symbol) }). Odłóż ją, aby wziąć inną.
trismegistus-rejected-die-not-there = Tej kości nie ma na planszy. { $on-board-count ->
    [0] Czarki są puste
   *[other] Na planszy są: { NAME($on-board) }
  }.
trismegistus-rejected-die-required = Najpierw weź kość.
trismegistus-rejected-experiments-required = Sumy są równe. Podaj, ile eksperymentów masz rozwiązanych; Automa ma ich { $automa }.
trismegistus-rejected-game-over = Gra jest zakończona.
trismegistus-rejected-marker-beyond-track = Tor { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } kończy się na polu { $length }, więc znacznik nie może stać na polu { $step }.
trismegistus-rejected-markers-not-complete = Podaj, gdzie stoi znacznik na każdym z czterech torów.
trismegistus-rejected-no-dice = Na planszy nie ma kości.
trismegistus-rejected-no-question-open = Teraz nie ma otwartego pytania.
trismegistus-rejected-not-an-automas-turn = To twoja tura, a nie tura Automy.
trismegistus-rejected-not-your-turn = Turę rozgrywa { WHO($turn) }, a nie ty.
trismegistus-rejected-pack-required = Wirtualna talia wymaga zestawu kart, bo serwis nie zna wydrukowanych kart.
trismegistus-rejected-points-impossible = Tor { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } wymaga { $needed } { $needed ->
    [one] liczby
    [few] liczb
    [many] liczb
   *[other] liczby
  }, po jednej na każde pole od 0, a podano { $points }.
trismegistus-rejected-potency-too-low = Moc tej kości to tylko { $potency }, a potrzeba { $cost }.
trismegistus-rejected-question-open = Najpierw odpowiedz na otwarte pytanie: { NAME($question) }.
trismegistus-rejected-requirement-beyond-track = Tor { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } kończy się na polu { $length }, więc wymagania { $requirement } nie da się spełnić.
trismegistus-rejected-roll-not-needed = Czarną kością rzuca się tylko wtedy, gdy są dwa artefakty.
trismegistus-rejected-roll-required = Są dwa artefakty. Rzuć czarną kością i podaj wynik.
trismegistus-rejected-symbols-impossible = Symbole na torze { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } muszą być na różnych polach, najdalej na polu { $length }.
trismegistus-rejected-symbols-required = Symbole tych eksperymentów nie są jeszcze znane: { $experiments }. Podaj, ile jest symboli na wszystkich eksperymentach.
trismegistus-rejected-token-not-there = Na polu { $step } toru { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } nie ma żetonu.{ $tokens-count ->
    [0] {""}
   *[other] {" "}Żetony są na polach: { $tokens }.
  }
trismegistus-rejected-tokens-impossible = Żetony na torze { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } muszą być na różnych polach, najdalej na polu { $length }.
trismegistus-rejected-too-many-dice = { $seat ->
    [human] Możesz
   *[other] { CAPITAL(WHO($seat)) } może
  } mieć w rundzie najwyżej trzy kości, a nie { $dice }.
trismegistus-rejected-tracks-not-complete = Podaj każdy z czterech torów mistrzostwa dokładnie raz.
trismegistus-rejected-turn-has-passed = { $turn ->
    [human] Masz już trzy wyczerpane kości i pasujesz, więc to nie może być twoja tura.
   *[other] { CAPITAL(WHO($turn)) } ma już trzy wyczerpane kości i pasuje, więc to nie może być jej tura.
  }
trismegistus-rejected-wrong-area = Eksperyment { $experiment } nie leży w obszarze kości ({ NAME($die) }).
trismegistus-rejected-wrong-number-of-achievements = W grze są cztery osiągnięcia albo nie ma ich wcale, a podano { $there }.
trismegistus-rejected-wrong-number-of-dice = W grze jest od { $least } do { $most } kości, a podano { $dice }.
trismegistus-rejected-first-has-not-passed = { $first-done ->
    [human] Nie masz jeszcze trzech wyczerpanych kości.
   *[other] { CAPITAL(WHO($first-done)) } nie ma jeszcze trzech wyczerpanych kości.
  }
trismegistus-rejected-not-your-question = Na to pytanie odpowiada { WHO($seat) }, a nie ty.

trismegistus-rejected-ethereal-in-vain = Moc wynosi już { $potency }; kość eteryczna nie może jej podnieść.
    .short = Moc wynosi już { $potency }
trismegistus-rejected-nothing-spent = W tej turze nie wydajesz mocy, a twoja kość nie jest wyczerpana.
    .short = Nie wydano mocy
trismegistus-rejected-die-drafted-this-turn = Tę kość wzięto w tej turze; odłożyć i wziąć inną można tylko kość z wcześniejszej tury.
    .short = Kość wzięta w tej turze
trismegistus-rejected-cost-too-high = Akcja kosztuje najwyżej { $most } mocy, a podano { $cost }.
    .short = Moc: najwyżej { $most }, nie { $cost }
trismegistus-rejected-dice-unexplained = W turze tylko jedna kość opuszcza czarkę, a przesunęły się też te: { NAME($dice) }.
    .short = Przesunięte kości: { NAME($dice) }
trismegistus-rejected-potency-unexplained = Ta kość może mieć najwyżej { $most } mocy, a podano { $potency }.
    .short = Moc: najwyżej { $most }, nie { $potency }
trismegistus-rejected-symbols-differ = { $what ->
    [artifacts] Na artefaktach
   *[experiments] Na eksperymentach
  } { $counted ->
    [one] jest
    [few] są
    [many] jest
   *[other] jest
  } { $counted } { $counted ->
    [one] znany symbol
    [few] znane symbole
    [many] znanych symboli
   *[other] znanego symbolu
  }, a podano { $told }.
    .short = Symbole: znane { $counted }, podane { $told }

## Rules

trismegistus-rule-r1 = Przygotowanie jak dla dwóch osób; bez złota, jedna kość eteryczna, drugie miejsce w kolejności
trismegistus-rule-r2 = Artefakt i początkowy eksperyment odrzucone przez człowieka, bez arcydzieła i bez publikacji
trismegistus-rule-r3 = Sześcian remisów: remis wygrywa jego tor, a jeśli nie, to pierwszy remisujący pod nim
trismegistus-rule-r4 = Wymaganie początkowego eksperymentu spełnia się w przygotowaniu
trismegistus-rule-r5 = Talia bota według poziomu
trismegistus-rule-r6 = Dobierz jedną kartę, wykonaj jej trzy części i odrzuć ją
trismegistus-rule-r7 = Bez reakcji
trismegistus-rule-r8 = Wyczerpaną talię tworzy się na nowo z kart odrzuconych
trismegistus-rule-r9 = Kość wybiera się tylko wtedy, gdy żadna nie jest aktywna
trismegistus-rule-r10 = Pierwsze podejście: symbol i kolor kości z obrazka
trismegistus-rule-r11 = Drugie podejście: sam symbol
trismegistus-rule-r12 = Trzecie podejście: sam kolor
trismegistus-rule-r13 = Kość leży na karcie toru na polu swojej mocy
trismegistus-rule-r14 = Kość eteryczna podnosi moc mniejszą niż pięć
trismegistus-rule-r15 = Kość traci moc w wysokości kosztu z karty
trismegistus-rule-r16 = Za mało mocy: kość od razu idzie na bok, a akcję i tak się wykonuje
trismegistus-rule-r17 = Wykonaj akcję z karty
trismegistus-rule-r18 = Żeton premii daje korzyść, gdy znacznik go osiągnie lub minie
trismegistus-rule-r19 = Znacznik na ostatnim polu zamiast kroku przynosi 1 PZ
trismegistus-rule-r20 = Kości eteryczne przed drugą i trzecią rundą
trismegistus-rule-r21 = Kto pierwszy wyczerpie trzy kości, zaczyna następną rundę
trismegistus-rule-r30 = Arcydzieło, ze złotem za brakujące kroki
trismegistus-rule-r31 = PZ za rozwiązane eksperymenty
trismegistus-rule-r32 = PZ za symbole żywiołów według poziomu
trismegistus-rule-r33 = PZ za formuły, odblokowane typami i kupione za złoto
trismegistus-rule-r34 = Pozostałe złoto i kości eteryczne przynoszą po 1 PZ
trismegistus-rule-r35 = Punkty za tory mistrzostwa
trismegistus-rule-r40 = Cztery osiągnięcia leżą w rzędzie
trismegistus-rule-r41 = Do talii dochodzą karty osobowości
trismegistus-rule-r42 = Człowiek zdobywa osiągnięcie
trismegistus-rule-r43 = Karta osobowości: czarna kość wskazuje, gdzie położyć sześcian
trismegistus-rule-r44 = Trzy sześciany przynoszą PZ za osiągnięcie
trismegistus-rule-r45 = Po karcie osobowości dobiera się następną
trismegistus-rule-a1 = Weź i rozwiąż eksperyment
trismegistus-rule-a2 = Jeden krok na najbliższym torze
trismegistus-rule-a3 = Weź artefakt
trismegistus-rule-a4 = Otrzymaj 1 sztukę złota
trismegistus-rule-a5 = Jeden krok na wskazanym torze
trismegistus-rule-a6 = Otrzymaj 5 PZ
trismegistus-rule-b1 = Premia: kość eteryczna
trismegistus-rule-b2 = Premia: 5 PZ
trismegistus-rule-b3 = Premia: jeden krok na najbliższym torze
trismegistus-rule-q1 = Remisy między kośćmi rozstrzyga moc, potem joker, potem obrazek bardziej na lewo, potem podana lista
trismegistus-rule-q2 = Z dwóch pasujących jokerów Automa bierze tego w kolorze obrazka bardziej na lewo
trismegistus-rule-q3 = Joker pasuje także w drugim podejściu
trismegistus-rule-q4 = Gdy w żadnym podejściu nie pasuje żadna kość, Automa bierze tę o największej mocy, potem według list symboli i kolorów
trismegistus-rule-q5 = Do jokera na obrazku pasują tylko jokery
trismegistus-rule-q6 = Kość eteryczną wydaje się zawsze, gdy zwiększa moc, najwyżej jedną na kość
trismegistus-rule-q7 = Przy wyborze kości nie liczy się tego, co dodałaby kość eteryczna
trismegistus-rule-q8 = Mocy, której zabrakło kości, nie odejmuje się od następnej
trismegistus-rule-q9 = Akcja karty zależy od kości, która była aktywna przed wydaniem mocy
trismegistus-rule-q10 = Z trzema wyczerpanymi kośćmi Automa nie dobiera już kart w tej rundzie; gdy spasował tylko człowiek, gra dalej sama
trismegistus-rule-q11 = Z jokerem Automa może wziąć eksperyment z każdego obszaru
trismegistus-rule-q12 = Z kilku eksperymentów Automa bierze ten wart najwięcej PZ, potem według kolejności obszarów, potem bardziej na lewo
trismegistus-rule-q13 = Początkowy eksperyment liczy się jako posiadany i rozwiązany
trismegistus-rule-q14 = Tor akcji 5 to tor wydrukowany, inaczej tor esencji z czarki kości, inaczej najbliższy
trismegistus-rule-q15 = Czarna kość: 1–3 to artefakt lewy lub górny, 4–6 drugi; gdy nie ma żadnego, nic się nie zyskuje
trismegistus-rule-q16 = O wyłożone karty serwis pyta za każdym razem, bo sam ich nie śledzi
trismegistus-rule-q17 = Najbliższy tor to ten z najmniejszą liczbą kroków do następnego żetonu lub końca; pełne tory się nie liczą
trismegistus-rule-q18 = Opcjonalnie żetony zostają na torach, dopóki ktoś ich nie usunie przy stole
trismegistus-rule-q19 = Żetony osiągnięte w przygotowaniu dają swoją korzyść
trismegistus-rule-q20 = Znacznik idzie krok po kroku, a skutki żetonu kończy się przed następnym krokiem
trismegistus-rule-q21 = Eksperyment, którego tor jest pełny, jest rozwiązany i zamiast kroku daje 1 PZ
trismegistus-rule-q22 = Talię tasuje się na nowo, gdy trzeba dobrać kartę, a żadnej nie ma
trismegistus-rule-q23 = Na poziomie 3 karty osobowości wtasowuje się w pierwszą talię; opcjonalnie zaczynają na stosie kart odrzuconych
trismegistus-rule-q24 = Na poziomie 1 używa się dowolnych trzech z czterech kart osobowości
trismegistus-rule-q25 = Osiągnięcia zachowują miejsca od 1 do 4; przy wyniku 5 lub 6 rzut się powtarza
trismegistus-rule-q26 = Bez odkrytego osiągnięcia nie kładzie się sześcianu i dobiera się następną kartę
trismegistus-rule-q27 = Sześciany z osiągnięcia, które zdobył człowiek, wracają do zapasu i nic Automie nie dają
trismegistus-rule-q28 = PZ za osiągnięcie z trzema sześcianami liczą się od razu
trismegistus-rule-q29 = Kości eteryczne nowej rundy dokłada się do pozostałych
trismegistus-rule-q30 = Przy równych PZ i równej liczbie eksperymentów wygrywają oboje
trismegistus-rule-q31 = Złoto za brakujące kroki arcydzieła nie przesuwa znacznika
trismegistus-rule-q32 = Za brakujące kroki arcydzieła Automa zawsze płaci, jeśli może
trismegistus-rule-q33 = Rozwiązane arcydzieło liczy się jako typ i za swoje symbole; jego PZ liczy się raz
trismegistus-rule-q34 = Formuły kupuje się za 1, 2, 3 i 4 złota, dopóki go starcza
trismegistus-rule-q35 = Automa ma najwyżej osiem formuł
trismegistus-rule-q36 = Symbole na torze liczą się do pola ze znacznikiem włącznie
trismegistus-rule-q37 = Symbole eksperymentu to te na nim wydrukowane, a ich liczbę podaje się przy stole
trismegistus-rule-q38 = Znacznik, który żeton doprowadził do wymagania, nie idzie dalej
trismegistus-rule-q39 = Pole startowe toru to poziom 0
trismegistus-rule-q40 = Automa zachowuje złoto, jeśli nie może rozwiązać arcydzieła
trismegistus-rule-q41 = Kartę osobowości odrzuca się przed dobraniem następnej
trismegistus-rule-q42 = Na zakrytym osiągnięciu nie zostają sześciany
trismegistus-rule-q43 = W pierwszym podejściu symbol i kolor muszą pochodzić z jednego obrazka
trismegistus-rule-q44 = Każdy żeton daje Automie swoją korzyść raz
trismegistus-rule-q45 = Żetony premii, do których dotarł znacznik, znikają na koniec tury
trismegistus-rule-q46 = Od dwóch do siedmiu formuł to 1, 4, 9, 16, 25 i 36 PZ, jedna nie daje nic; o osiem serwis pyta
trismegistus-rule-q47 = Przy równych sumach wygrywa ten, kto rozwiązał więcej eksperymentów
trismegistus-rule-q48 = Każdy poziom toru liczy się jako jeden symbol, chyba że przy stole podano inaczej
trismegistus-rule-q49 = Na początku swojej tury człowiek może odłożyć aktywną kość bez użycia i wziąć inną
trismegistus-rule-q50 = We dwoje gra się 14 z 16 kości, bez jednej czerwonej i jednej czarnej; gdy w czarce jest ich więcej niż pięć, rzut się powtarza
trismegistus-rule-base-dice = Rzuca się wszystkimi kośćmi, a tymi z przepełnionej czarki jeszcze raz
trismegistus-rule-base-turn = Gracze rozgrywają tury na zmianę, dopóki nie spasują
trismegistus-rule-scoring = Końcowa punktacja
trismegistus-rule-question = Tura czeka na coś, co widać tylko na stole
trismegistus-rule-player = Podane przez gracza
trismegistus-rule-table = Gra zaczyna się od tego, co leży na stole

# Formularze: akcje, pola, opcje.

trismegistus-do-take-die = Weź kość
trismegistus-do-put-away-die = Odłóż kość i weź inną
trismegistus-do-complete-achievement = Zdobądź osiągnięcie
trismegistus-do-remove-token = Usuń żeton premii
trismegistus-do-roll-dice = Rzuć kośćmi
trismegistus-do-draw-card = Następna karta bota
trismegistus-do-roll-black-die = Czarna kość
trismegistus-do-show-experiments = Wyłożone eksperymenty
trismegistus-do-show-artifacts = Wyłożone artefakty
trismegistus-do-tell-element = Żywioł esencji
trismegistus-do-show-masterpiece = Dobrane arcydzieło
trismegistus-do-tell-symbols = Symbole żywiołów
trismegistus-do-tell-formula-vp = PZ za formuły
trismegistus-do-tell-track-vp = PZ za tory
trismegistus-do-tell-human-vp = Moje końcowe PZ
trismegistus-field-kind = Rodzaj
trismegistus-field-dice = Kości na obrazku, od lewej
trismegistus-field-potency-cost = Koszt mocy
trismegistus-field-actions = Akcje, po kolei
trismegistus-field-bowls = Kości w każdej misie
trismegistus-field-experiments = Eksperymenty
trismegistus-field-masterpiece = Arcydzieło
trismegistus-field-type = Typ
trismegistus-field-track = Tor
trismegistus-field-requirement = Wymagane pole
trismegistus-field-vp = PZ
trismegistus-field-symbols = Symbole
trismegistus-field-area = Misa obok
trismegistus-field-artifacts = Artefakty, od lewej
trismegistus-field-roll = Czarna kość
trismegistus-field-element = Żywioł
trismegistus-field-tracks = Symbole na torach
trismegistus-field-ethereal = Z kością eteryczną: moc większa o 1
trismegistus-field-potency = Wydana moc
trismegistus-field-exhausted = Kość jest wyczerpana
trismegistus-field-place = Miejsce w rzędzie
trismegistus-field-step = Pole
trismegistus-field-result = Wynik
trismegistus-option-empty-place = Puste miejsce
trismegistus-option-not-rolled = Bez rzutu
trismegistus-option-bot-card = { $name ->
    [none] { START($kind) }{ $dice-count ->
        [0] {""}
       *[other] : { NAME($dice) }; zużycie mocy: { $potency-cost }; akcja: { NAME($actions) }
      }
   *[other] { $name }
  }
trismegistus-option-no-tie = Bez remisu
trismegistus-option-no-element = Bez żywiołu
