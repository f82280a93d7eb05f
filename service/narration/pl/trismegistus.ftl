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
name-gold = złoto
name-advance-track = krok na torze
name-vp5 = 5 PZ
name-of-die = żywioł czarki, z której pochodzi kość
name-violet-into = dokąd trafiają fioletowe karty na poziomie 3
name-tokens-leave = żeton premii znika z toru, gdy Automa go otrzyma

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
name-cube = sześcian remisów
name-below-cube = pierwszy remisujący tor pod sześcianem
name-from-cube = miejsce pod sześcianem remisów
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
  } Sześcian remisów leży na torze { $automa-cube ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  }.
trismegistus-round-began = Zaczyna się runda { $round }; pierwszą turę { $first ->
    [human] rozgrywasz ty
   *[automa] rozgrywa Automa
  }.
trismegistus-dice-rolled = { $again-count ->
    [0] Rzucono kośćmi; leżą w czarkach.
   *[other] W jednej z czarek było za dużo kości ({ NAME($again) }), więc rzuca się nimi jeszcze raz.
  }
trismegistus-round-ended = Runda { $round } dobiega końca; { $first-done ->
    [human] swoje trzy kości wcześniej wyczerpujesz ty.
   *[automa] swoje trzy kości wcześniej wyczerpuje Automa.
  }
trismegistus-turn-paused = Tura Automy czeka: podaj { $asks ->
    [black_die] wynik na czarnej kości
    [card] następną kartę bota
    [experiments] wyłożone eksperymenty
    [artifacts] wyłożone artefakty
   *[element] żywioł czarki
  }.
trismegistus-turn-ended = Koniec { $seat ->
    [human] twojej tury
   *[automa] tury Automy
  }; { $next ->
    [human] teraz grasz ty
    [automa] teraz gra Automa
   *[none] obie strony już spasowały
  }.
trismegistus-table-reported = Podano przy stole, jak leżą teraz kości.
trismegistus-token-removed = Z toru { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } znika żeton premii z pola { $step }.
trismegistus-game-ended = { $winner ->
    [human] Wygrywasz
    [automa] Wygrywa Automa
   *[none] Remis
  }: ty masz { $human } PZ, a Automa { $automa } PZ.

trismegistus-card-drawn = Automa dobiera kartę { $card }, rodzaj: { NAME($kind) }; { $left ->
    [0] talia jest teraz pusta
    [one] w talii zostaje { $left } karta
    [few] w talii zostają { $left } karty
    [many] w talii zostaje { $left } kart
   *[other] w talii zostaje { $left } karty
  }.
trismegistus-card-discarded = Karta { $card } trafia na stos kart odrzuconych Automy.
trismegistus-deck-renewed = Talia była pusta: przetasuj { $cards } { $cards ->
    [one] odrzuconą kartę
    [few] odrzucone karty
    [many] odrzuconych kart
   *[other] odrzuconej karty
  } bota w nową talię.
trismegistus-black-die-rolled = Wynik na czarnej kości: { $result }{ $counts ->
    [yes] {""}
   *[no] . Na nic nie wskazuje, więc rzuca się jeszcze raz
  }.
trismegistus-cube-placed = Połóż żółty sześcian na osiągnięciu { $place } od lewej; { $cubes ->
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
trismegistus-cube-not-placed = Żadne osiągnięcie nie jest odkryte, więc sześcianu się nie kładzie.
trismegistus-achievement-scored = Trzy sześciany: Automa dostaje { $vp } PZ za osiągnięcie { $place }, które zostaje zakryte.
trismegistus-achievement-completed = Zdobywasz osiągnięcie { $place }; karta zostaje zakryta.

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
  } { $colour ->
    [black] czarną
    [white] białą
   *[red] czerwoną
  } kość o mocy { $potency }{ $decided-by ->
    [potency] : żadna pasująca kość nie ma większej
    [wild] : joker ma pierwszeństwo przed innymi
    [picture] : jej obrazek jest bardziej na lewo
    [colour] : czarna idzie przed białą, a biała przed czerwoną
    [symbol] : jej symbol jest pierwszy na liście
    [only] : to jedyna pasująca kość
   *[player] {""}
  }.
trismegistus-ethereal-die-spent = { $seat ->
    [human] Wydajesz
   *[automa] Automa wydaje
  } kość eteryczną: moc rośnie do { $potency }.
trismegistus-potency-spent = { $seat ->
    [human] Twoja kość
   *[automa] Kość Automy
  } traci { $cost } { $cost ->
    [one] punkt mocy
    [few] punkty mocy
    [many] punktów mocy
   *[other] punktu mocy
  } i ma teraz { $potency }.
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
   *[other] , zabrakło { $shortfall } { $shortfall ->
        [one] punktu mocy
        [few] punktów mocy
        [many] punktów mocy
       *[other] punktu mocy
      }
  }; to kość { $number } z 3.

trismegistus-marker-advanced = Znacznik Automy przechodzi na pole { $to } toru { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  }{ $decided-by ->
    [requirement] , bliżej wymagania
    [experiment] , za eksperyment, którego wymaganie było już spełnione
    [nearest] , na którym jest najbliżej premii lub końca
    [cube] , na którym leży sześcian remisów
    [below_cube] , pierwszego remisującego pod sześcianem
   *[other] {""}
  }.
trismegistus-token-reached = Znacznik dociera do żetonu premii: { NAME($kind) }.{ $leaves ->
    [yes] {" "}Żeton znika z toru.
   *[no] {""}
  }
trismegistus-gold-gained = Automa otrzymuje { $amount } { $amount ->
    [one] sztukę złota
    [few] sztuki złota
    [many] sztuk złota
   *[other] sztuki złota
  } i ma ich teraz { $total }.
trismegistus-vp-gained = Automa otrzymuje { $amount } PZ i ma ich teraz { $total }.
trismegistus-ethereal-gained = Automa otrzymuje { $amount } { $amount ->
    [one] kość eteryczną
    [few] kości eteryczne
    [many] kości eterycznych
   *[other] kości eterycznej
  } i ma ich teraz { $total }.
trismegistus-experiments-shown = { $experiments-count ->
    [0] Nie ma wyłożonych eksperymentów.
    [one] Wyłożony jest { $experiments-count } eksperyment.
    [few] Wyłożone są { $experiments-count } eksperymenty.
    [many] Wyłożonych jest { $experiments-count } eksperymentów.
   *[other] Wyłożonych jest { $experiments-count } eksperymentu.
  }
trismegistus-experiment-taken = Automa bierze i rozwiązuje eksperyment typu „{ $experiment-type }” ({ NAME($experiment-track) } { $experiment-requirement }, { $experiment-vp } PZ){ $decided-by ->
    [lacking_type] : tego typu jej brakowało
    [vp] : jest wart najwięcej PZ
    [area] : jego obszar jest pierwszy
    [place] : leży bardziej na lewo
   *[only] {""}
  }.
trismegistus-no-experiment = Nie ma eksperymentu, który Automa mogłaby wziąć.
trismegistus-artifacts-shown = { $artifacts-count ->
    [0] Nie ma artefaktów tego koloru.
    [one] Wyłożony jest { $artifacts-count } artefakt tego koloru.
    [few] Wyłożone są { $artifacts-count } artefakty tego koloru.
    [many] Wyłożonych jest { $artifacts-count } artefaktów tego koloru.
   *[other] Wyłożonych jest { $artifacts-count } artefaktu tego koloru.
  }
trismegistus-artifact-taken = Automa bierze { $place ->
    [left] lewy
    [right] prawy
   *[only] jedyny
  } { $colour ->
    [black] czarny
    [white] biały
   *[red] czerwony
  } artefakt ({ NAME($element) }).
trismegistus-no-artifact = Nie ma { $colour ->
    [black] czarnego
    [white] białego
   *[red] czerwonego
  } artefaktu, który Automa mogłaby wziąć.
trismegistus-bowl-element-told = Esencja z czarki { $symbol ->
    [iron] żelaza
    [mercury] rtęci
    [tin] cyny
    [copper] miedzi
    [lead] ołowiu
   *[wild] jokerów
  }: { $element ->
    [none] bez żywiołu
   *[other] żywioł { NAME($element) }
  }.

trismegistus-scoring-began = Trzecia runda dobiega końca: zaczyna się końcowa punktacja.
trismegistus-masterpiece-solved = Automa rozwiązuje swoje arcydzieło za { $masterpiece-vp } PZ{ $gold ->
    [0] {""}
   *[other] , płacąc { $gold } { $gold ->
        [one] sztukę złota
        [few] sztuki złota
        [many] sztuk złota
       *[other] sztuki złota
      } za brakujące kroki
  }.
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
  }.
trismegistus-experiments-scored = { $count ->
    [one] { $count } rozwiązany eksperyment przynosi
    [few] { $count } rozwiązane eksperymenty przynoszą
    [many] { $count } rozwiązanych eksperymentów przynosi
   *[other] { $count } rozwiązanego eksperymentu przynosi
  } { $vp } PZ.
trismegistus-symbols-scored = Symbole żywiołów: na eksperymentach { $experiments }, na artefaktach { $artifacts }, na torach { $tracks }; po { $each } PZ za każdy, razem { $vp } PZ.
trismegistus-formula-bought = Automa kupuje dodatkową formułę (nr { $number }) za { $cost } { $cost ->
    [one] sztukę złota
    [few] sztuki złota
    [many] sztuk złota
   *[other] sztuki złota
  }; zostaje jej { $gold }.
trismegistus-formulas-scored = Formuły: za typy eksperymentów { $types }, kupione { $bought }, razem { $vp } PZ.
trismegistus-remainders-scored = Pozostałe złoto ({ $gold }) i kości eteryczne ({ $ethereal }) przynoszą { $vp } PZ.
trismegistus-tracks-scored = Tory mistrzostwa przynoszą { $vp } PZ; Automa ma { $total } PZ.
trismegistus-human-scored = Masz { $vp } PZ.

trismegistus-ask-dice = { $mode ->
    [physical] Rzuć wszystkimi kośćmi tej rundy{ $dice-count ->
        [0] {""}
       *[other] {" "}(liczba kości według kolorów: { NAME($dice) })
      }. Potem podaj, jak leżą w czarkach.
   *[virtual] { $dice-count ->
        [0] Podaj, ile jest kości każdego koloru; rzuci nimi serwis.
       *[other] Niech serwis rzuci wszystkimi kośćmi tej rundy (liczba kości według kolorów: { NAME($dice) }).
      }
  }
trismegistus-ask-black-die = Rzuć czarną kością i podaj wynik.{ $places-count ->
    [0] {""}
   *[other] {" "}Wyniki, które się liczą: { $places }; po każdym innym rzuca się jeszcze raz.
  }
trismegistus-ask-card = Dobierz następną kartę bota i podaj jej id albo to, co jest na niej wydrukowane.
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
trismegistus-ask-artifacts = Podaj wyłożone { $colour ->
    [black] czarne
    [white] białe
   *[red] czerwone
  } artefakty, od lewej do prawej.{ $roll ->
    [yes] {" "}Jeśli są dwa, rzuć też czarną kością i podaj wynik.
   *[no] {""}
  }
trismegistus-ask-element = Podaj żywioł esencji z czarki { $symbol ->
    [iron] żelaza
    [mercury] rtęci
    [tin] cyny
    [copper] miedzi
    [lead] ołowiu
   *[wild] jokerów
  } albo zaznacz, że go nie ma.
trismegistus-ask-masterpiece = Dobierz arcydzieło dla Automy i podaj, co jest na nim wydrukowane.
trismegistus-ask-symbols = { $experiments ->
    [none] Policz symbole żywiołów, do których Automa dotarła na torach mistrzostwa, oraz symbole na jej eksperymentach i rozwiązanym arcydziele, i podaj obie liczby. Symbole na artefaktach ({ $artifacts }) są już policzone.
   *[other] Policz symbole żywiołów, do których Automa dotarła na torach mistrzostwa, i podaj ich liczbę. Symbole na eksperymentach ({ $experiments }) i na artefaktach ({ $artifacts }) są już policzone.
  }
trismegistus-ask-formula-vp = Podaj, ile PZ { $formulas ->
    [one] przynosi formuła Automy
    [few] przynoszą łącznie { $formulas } formuły Automy
    [many] przynosi łącznie { $formulas } formuł Automy
   *[other] przynosi łącznie { $formulas } formuły Automy
  }.
trismegistus-ask-track-vp = Podaj, ile PZ przynoszą Automie łącznie cztery tory mistrzostwa. Pola, na których stoją jej znaczniki: { NAME($markers) }.
trismegistus-ask-human-vp = Podaj swoje końcowe PZ; Automa ma { $automa } PZ.

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

trismegistus-rejected-achievement-not-there = Osiągnięcie { $place } nie jest odkryte.
trismegistus-rejected-area-required = Ta kość to joker: podaj, przy której czarce leży każdy eksperyment.
trismegistus-rejected-bowl-overfull = Za dużo kości w czarce { $symbol ->
    [iron] żelaza
    [mercury] rtęci
    [tin] cyny
    [copper] miedzi
    [lead] ołowiu
   *[wild] jokerów
  }: { $dice }, a mieści się najwyżej { $most }.
trismegistus-rejected-bowls-required = Podaj, jak leżą kości w czarkach.
trismegistus-rejected-card-face-required = Nikt jeszcze nie podał, co jest na karcie { $card }: podaj jej symbole.
trismegistus-rejected-card-incomplete = Kartę podano niepełnie albo niepoprawnie.
trismegistus-rejected-card-is-drawn-here = Z tej talii losuje serwis; nie podawaj karty.
trismegistus-rejected-card-not-in-deck = Tej karty nie ma w talii. { $in-deck-count ->
    [0] Talia jest pusta
   *[other] W talii są: { $in-deck }
  }.
trismegistus-rejected-card-required = Dobierz kartę bota i podaj jej id albo to, co jest na niej wydrukowane.
trismegistus-rejected-cards-not-conserved = Karty bota się nie zgadzają.
trismegistus-rejected-deck-left-behind = Talię bota przygotowano według „{ $pointer }”: zacznij nową grę albo grę od tego układu.
trismegistus-rejected-dice-are-rolled-here = W tej grze kośćmi rzuca serwis.
trismegistus-rejected-dice-count-required = Podaj, ile jest kości każdego koloru.
trismegistus-rejected-cubes-face-down = Osiągnięcie { $place } jest zakryte, więc nie leży na nim żaden sześcian.
trismegistus-rejected-dice-not-conserved = Liczba kości się nie zgadza.
trismegistus-rejected-die-active = Masz już aktywną { $colour ->
    [black] czarną
    [white] białą
   *[red] czerwoną
  } kość ({ NAME($symbol) }).
trismegistus-rejected-die-not-there = Takiej kości nie ma na planszy; { $on-board-count ->
    [0] czarki są puste
   *[other] są: { NAME($on-board) }
  }.
trismegistus-rejected-die-required = Najpierw weź kość.
trismegistus-rejected-game-over = Gra jest zakończona.
trismegistus-rejected-marker-beyond-track = Tor { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } kończy się na polu { $length }, więc znacznik nie może stać na polu { $step }.
trismegistus-rejected-markers-not-complete = Podaj, gdzie stoi znacznik na każdym z czterech torów.
trismegistus-rejected-no-dice = Na planszy nie ma kości.
trismegistus-rejected-no-question-open = W tej chwili nie ma żadnego pytania.
trismegistus-rejected-not-an-automas-turn = To nie jest tura Automy.
trismegistus-rejected-not-your-turn = To nie jest twoja tura.
trismegistus-rejected-pack-required = Wirtualna talia wymaga zestawu kart: serwis nie zna wydrukowanych kart.
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
  }, po jednej na każde pole od 0.
trismegistus-rejected-position-impossible = Taki układ jest niemożliwy: { $reason }
trismegistus-rejected-potency-too-low = Moc tej kości to { $potency }, a potrzeba { $cost }.
trismegistus-rejected-question-open = Najpierw odpowiedz na pytanie ({ NAME($question) }) akcją „{ $answer }”.
trismegistus-rejected-requirement-beyond-track = Tor { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } kończy się na polu { $length }, więc wymagania { $requirement } nie da się spełnić.
trismegistus-rejected-roll-not-needed = Czarną kością rzuca się tylko przy dwóch artefaktach.
trismegistus-rejected-roll-required = Artefakty są dwa: rzuć czarną kością i podaj wynik.
trismegistus-rejected-symbols-impossible = Symbole na torze { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } muszą leżeć na różnych polach, najdalej na polu { $length }.
trismegistus-rejected-symbols-required = Nie podano symboli tych eksperymentów: { $experiments }. Podaj, ile jest symboli na wszystkich eksperymentach.
trismegistus-rejected-token-not-there = Na polu { $step } toru { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } nie ma żetonu.
trismegistus-rejected-tokens-impossible = Żetony na torze { $track ->
    [earth] ziemi
    [fire] ognia
    [water] wody
   *[air] powietrza
  } muszą leżeć na różnych polach, najdalej na polu { $length }.
trismegistus-rejected-too-many-dice = { START($seat) } nie może mieć tylu kości w rundzie: { $dice }.
trismegistus-rejected-tracks-not-complete = Podaj każdy z czterech torów mistrzostwa dokładnie raz.
trismegistus-rejected-turn-has-passed = { START($turn) } ma już trzy wyczerpane kości i pasuje.
trismegistus-rejected-wrong-area = Eksperyment { $experiment } leży w innym obszarze niż obszar kości ({ NAME($die) }).
trismegistus-rejected-wrong-number-of-achievements = Osiągnięcia są cztery albo nie ma ich wcale, a podano { $there }.
trismegistus-rejected-wrong-number-of-dice = Kości ma być od { $least } do { $most }, a podano { $dice }.
trismegistus-rejected-first-has-not-passed = { START($first-done) } nie ma jeszcze trzech wyczerpanych kości.
trismegistus-rejected-not-your-question = Na to pytanie odpowiada { NAME($seat) }.
