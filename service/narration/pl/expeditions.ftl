# Expeditions: the facts and refusals of its Automa, in the terms of the Polish rulebook.

name-basecamp = Baza
name-n1 = Północ 1 (zachodni kraniec)
name-n2 = Północ 2
name-n3 = Północ 3
name-n4 = Północ 4
name-n5 = Północ 5
name-n6 = Północ 6
name-n7 = Północ 7 (wschodni kraniec)
name-c1 = Centrum 1 (zachodni kraniec)
name-c2 = Centrum 2
name-c3 = Centrum 3
name-c4 = Centrum 4
name-c5 = Centrum 5
name-c6 = Centrum 6
name-c7 = Centrum 7 (wschodni kraniec)
name-s1 = Południe 1
name-s2 = Południe 2
name-s3 = Południe 3
name-s4 = Południe 4
name-s5 = Południe 5
name-s6 = Południe 6
name-north = północ
name-central = centrum
name-bag = worek z żetonami zepsucia
name-first-player = pierwszy gracz
name-random = losowo
name-orange = pomarańczowy
name-turquoise = turkusowy
name-map = żeton mapy
name-tile = płytka obszaru
name-tokens = żetony z worka
name-twenty = żeton o wartości 20
name-target = cel
name-quests = rozwiązane zadania
name-meteorites = przetopione meteoryty
name-items = ulepszone przedmioty
name-corruption20 = żeton o wartości 20
name-corruption = żetony zepsucia
name-cards = karty
name-workers-or-maps = robotnicy lub żetony mapy
name-progress-cards = karty postępu
name-glory-spaces = pola chwały
name-last-space = ostatnie pole toru
name-coins-for-glory = monety za znacznik chwały
name-coins-for-map = monety za żeton mapy
name-coins-for-corruption = monety za żeton zepsucia
name-glory-coins-adjustment = więcej lub mniej monet za każdy znacznik chwały Automy

name-no-target = brak linii celu
name-glory-too-low = za mało chwały
name-no-match = nic w zasięgu nie pasuje
name-first-match = pierwszy pasujący obszar w zasięgu
name-steps = liczba obszarów dalej
name-human-there = stoi tam twój mech
name-no-map-token = nie ma tam żetonu mapy
name-no-corruption = nie ma tam zepsucia
name-only-twenty = leży tam tylko żeton o wartości 20
name-no-twenty = nie ma tam żetonu o wartości 20
name-other-corruption = leży tam też inne zepsucie
name-farther = dalej niż pierwszy pasujący obszar
name-glory-space = pole chwały
name-ran-out = żetony się skończyły
name-multiplier = mnożnik na karcie

expeditions-game-began = Gra z kartą postępu { $progress-card-name ->
    [none] podaną przy stole
    [Maszynette] „Maszynetka”
   *[other] „{ $progress-card-name }”
  }: { $progress-card-coins-for-glory } { $progress-card-coins-for-glory ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
  } za każdy znacznik chwały Automy{ $glory-coins-adjustment ->
    [0] {""}
   *[other] {" "}(ze zmianą o { CHANGE($glory-coins-adjustment) })
  }, { $progress-card-coins-for-map } { $progress-card-coins-for-map ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
  } za każdy żeton mapy i { $progress-card-coins-for-corruption } { $progress-card-coins-for-corruption ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
  } za każdy żeton zepsucia.{ $pack ->
    [none] {""}
   *[other] { $pack-example ->
        [yes] {" "}Karta postępu pochodzi z przykładowego zestawu: jest zmyślona i nie należy do wydanej gry.
       *[other] {""}
      }
  }
expeditions-first-player-chosen = { $seat ->
    [human] Zaczynasz grę.
   *[automa] Grę zaczyna Automa.
  }
expeditions-deck-renewed = Talia Automy była pusta: potasowano komplet 14 kart, a 2 z nich odłożono bez podglądania.
expeditions-automa-card-drawn = Automa gra według karty { $card }; { $left ->
    [0] talia jest teraz pusta
    [one] w talii zostaje { $left } karta
    [few] w talii zostają { $left } karty
    [many] w talii zostaje { $left } kart
   *[other] w talii zostaje { $left } karty
  }.
expeditions-progress-advanced = Znacznik postępu przechodzi na pole { $to }.
expeditions-progress-stayed = Znacznik postępu stoi na ostatnim polu ({ $at }) i tam zostaje.
expeditions-automa-glory-placed = Na planszę bazy, obok kategorii chwały, trafia kolejny znacznik chwały Automy (nr { $number }).
expeditions-sweep-announced = Porządkowanie: zanim { $mech ->
    [north] mech północny
   *[central] mech centralny
  } się ruszy, uporządkuj odkryte karty przy obszarze { NAME($location) }.
expeditions-target-found = { $mech ->
    [north] Mech północny
   *[central] Mech centralny
  } szuka { $kind ->
    [map] żetonu mapy
    [corruption20] samotnego żetonu o wartości 20
   *[corruption] zepsucia
  }. Cel jest na obszarze { NAME($location) }, { $steps ->
    [0] czyli tam, gdzie mech stoi
    [one] { $steps } obszar dalej
    [few] { $steps } obszary dalej
    [many] { $steps } obszarów dalej
   *[other] { $steps } obszaru dalej
  }.
expeditions-target-missed = { $mech ->
    [north] Mech północny
   *[central] Mech centralny
  } nie wykonuje akcji: { $reason ->
    [no_target] karta nie ma dla niego linii celu
    [glory_too_low] Automa ma za mało chwały, cel wymaga { $glory-needed }
   *[no_match] w zasięgu nie ma czego { $kind ->
        [map] eksplorować
       *[other] przezwyciężyć
      }
  }.
expeditions-mech-moved = { $mech ->
    [north] Mech północny
   *[central] Mech centralny
  } przesuwa się o { $steps } { $steps ->
    [one] obszar
    [few] obszary
    [many] obszarów
   *[other] obszaru
  }: { $origin ->
    [basecamp] z bazy
   *[other] z obszaru { NAME($origin) }
  } { $to ->
    [basecamp] do bazy
   *[other] na obszar { NAME($to) }
  }.
expeditions-map-token-taken = { $seat ->
    [human] Bierzesz
   *[automa] Automa bierze
  } żeton mapy z obszaru { NAME($location) }.
expeditions-tile-revealed = { $seat ->
    [human] Odkrywasz
   *[automa] Automa odkrywa
  } płytkę obszaru { NAME($location) }.
expeditions-automa-turn-paused = { $asks ->
    [tokens] Dobierz z worka żetony zepsucia na obszar { NAME($location) } i podaj je w kolejności dobierania albo zaznacz, że to obszar żetonu o wartości 20.
   *[tile] Podaj wartość zepsucia z płytki obszaru { NAME($location) } albo zaznacz, że to obszar żetonu o wartości 20.
  }
expeditions-corruption-placed = { $twenty ->
    [yes] Na obszar { NAME($location) } trafia żeton o wartości 20.
   *[no] { $tokens-count ->
        [0] Na obszar { NAME($location) } nie trafia żadne zepsucie
       *[other] Na obszar { NAME($location) } trafia zepsucie
      }{ $tokens-count ->
        [0] {""}
       *[other] , od spodu: { NAME($tokens) }
      }{ $bag-ran-out ->
        [yes] ; worek jest pusty
       *[no] {""}
      }.
  }
expeditions-corruption-taken = { $seat ->
    [human] Przezwyciężasz
   *[automa] Automa przezwycięża
  } { $tokens-count } { $tokens-count ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
  } na obszarze { NAME($location) }, od góry: { NAME($tokens) }; { $left ->
    [0] nie zostaje tam nic
    [one] zostaje tam { $left }
    [few] zostają tam { $left }
    [many] zostaje tam { $left }
   *[other] zostaje tam { $left }
  }.
expeditions-twenty-taken = { $seat ->
    [human] Przezwyciężasz
   *[automa] Automa przezwycięża
  } żeton o wartości 20 na obszarze { NAME($location) }.
expeditions-corruption-destroyed = Z obszaru { NAME($location) } wracają do worka żetony, od góry: { NAME($tokens) }.
expeditions-human-moved = Twój mech przechodzi { $origin ->
    [basecamp] z bazy
   *[other] z obszaru { NAME($origin) }
  } { $to ->
    [basecamp] do bazy
   *[other] na obszar { NAME($to) }
  }.
expeditions-maps-changed = Liczba twoich żetonów mapy zmienia się o { CHANGE($amount) }.
expeditions-coins-changed = Liczba twoich monet zmienia się o { CHANGE($amount) }.
expeditions-quest-solved = Rozwiązujesz zadanie.
expeditions-item-upgraded = Ulepszasz przedmiot wart na koniec gry { $coins } { $coins ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
  }.
expeditions-human-glory-placed = Zdobywasz chwałę: twój znacznik nr { $number } leży teraz w kategorii „{ NAME($category) }”.
expeditions-card-boxed = Karta { $card } dotyczy innego gracza: wraca do pudełka, a ty dobierasz następną.
expeditions-reported = Podajesz, jak wygląda teraz stół.
expeditions-end-triggered = { $seat ->
    [human] Na planszy bazy jest twój czwarty znacznik chwały
   *[automa] Na planszy bazy jest ósmy znacznik chwały Automy
  }: { $turns-left ->
    [3] po tej turze każdy rozgrywa jeszcze jedną, a ostatnia należy do { $seat ->
        [human] ciebie
       *[automa] Automy
      }
   *[other] do końca gry zostaje ta tura i jeszcze jedna, { $seat ->
        [human] twoja
       *[automa] Automy
      }
  }.
expeditions-turn-ended = { $next ->
    [human] Teraz twoja tura.
    [automa] Teraz tura Automy.
   *[none] Ostatnia tura dobiegła końca.
  }
expeditions-game-ended = { $winner ->
    [human] Wygrywasz
   *[automa] Wygrywa Automa
  }: ty masz { $human } { $human ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
  }, a Automa { $automa } { $automa ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
  }.

expeditions-ask-tile = { $mech ->
    [north] Mech północny
   *[central] Mech centralny
  } odkrywa płytkę obszaru { NAME($location) }. { $asks ->
    [tokens] Dobierz z worka żetony zepsucia i podaj je w kolejności dobierania
   *[tile] Podaj wydrukowaną na niej wartość zepsucia
  } albo zaznacz, że to obszar żetonu o wartości 20.

expeditions-rejected-progress-card-unknown = Ta karta postępu nie jest powszechnie znana: podaj wartości ze swojej. Brakuje: { NAME($missing) }.
expeditions-rejected-glory-spaces-impossible = Pola chwały { $glory-spaces } nie mieszczą się na torze, który ma { $last-space } { $last-space ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
  } za polem startowym.
expeditions-rejected-card-required = Dobierz kartę z talii Automy i podaj jej numer.
expeditions-rejected-card-is-drawn-here = Z tej talii losuje serwis; nie podawaj karty.
expeditions-rejected-card-not-in-deck = Karta { $card } została już dobrana od ostatniego tasowania. Możliwe karty: { $in-deck }.
expeditions-rejected-tokens-needed = Podaj żetony zepsucia dobrane na obszar { NAME($location) }.
expeditions-rejected-tile-value-needed = Podaj wartość zepsucia z płytki obszaru { NAME($location) }.
expeditions-rejected-tokens-not-asked = Dla obszaru { NAME($location) } nie trzeba podawać żetonów.
expeditions-rejected-too-many-tokens = Wartość obszaru { NAME($location) } wynosi { $value } i została osiągnięta przed ostatnim z żetonów: { NAME($tokens) }.
expeditions-rejected-twenty-is-elsewhere = Żeton o wartości 20 jest tylko jeden i nie trafia na obszar { NAME($location) }.
expeditions-rejected-twenty-twice = Żeton o wartości 20 jest tylko jeden.
expeditions-rejected-twenty-not-there = Na obszarze { NAME($location) } nie ma żetonu o wartości 20.
expeditions-rejected-too-few-tokens = Za mało żetonów na obszarze { NAME($location) }: jest { $there }, a potrzeba { $wanted }.
expeditions-rejected-tile-face-up = Płytka obszaru { NAME($location) } jest już odkryta.
expeditions-rejected-tile-awaits-tokens = Na płytkę obszaru { NAME($location) } trzeba jeszcze położyć żetony.
expeditions-rejected-basecamp-is-left-for-good = Mech nie wraca do bazy.
expeditions-rejected-mech-is-there-already = Twój mech stoi już na obszarze { NAME($location) }.
expeditions-rejected-location-occupied = Na obszarze { NAME($location) } stoi mech Automy.
expeditions-rejected-location-twice = Ten obszar podano dwa razy: { NAME($location) }.
expeditions-rejected-locations-incomplete = Region północny i centralny mają po siedem obszarów; podaj wszystkie po kolei.
expeditions-rejected-mech-in-wrong-region = { $mech ->
    [north] Mech północny
   *[central] Mech centralny
  } nie opuszcza swojego regionu, więc nie wejdzie na obszar { NAME($location) }.
expeditions-rejected-corruption-on-face-down-tile = Zepsucie leży tylko na odkrytych płytkach, a obszar { NAME($location) } jest zakryty.
expeditions-rejected-too-many-maps = W grze { $most ->
    [one] jest
    [few] są
    [many] jest
   *[other] jest
  } tylko { $most } { $most ->
    [one] żeton mapy
    [few] żetony mapy
    [many] żetonów mapy
   *[other] żetonu mapy
  }, a nie { $maps }.
expeditions-rejected-glory-already-placed = W jednej kategorii mieści się jeden twój znacznik chwały.
expeditions-rejected-no-glory-left = Masz cztery znaczniki chwały i wszystkie są już umieszczone.
expeditions-rejected-off-the-track = Tor kończy się na polu { $last-space }; pola { $progress } nie ma.
expeditions-rejected-amount-impossible = Wynik byłby niemożliwy ({ $what ->
    [coins] monety
    [maps] żetony mapy
    [solved_quests] rozwiązane zadania
   *[item_coins] monety za ulepszone przedmioty
  }: { $would-be }).
expeditions-rejected-card-already-boxed = Ta karta jest już w pudełku.
expeditions-rejected-card-drawn-twice = Między dwoma tasowaniami każdą kartę dobiera się tylko raz.
expeditions-rejected-too-many-cards-drawn = Między dwoma tasowaniami dobiera się najwyżej { $most } { $most ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
  }.
expeditions-rejected-end-needed = Jeden z graczy umieścił wszystkie znaczniki chwały: podaj, kto wywołał koniec gry i ile tur zostało, licząc obecną.
expeditions-rejected-end-impossible = Jeśli do końca { $turns-left ->
    [one] została
    [few] zostały
    [many] zostało
   *[other] zostało
  } { $turns-left } { $turns-left ->
    [one] tura
    [few] tury
    [many] tur
   *[other] tury
  }, ostatnia nie przypadłaby graczowi, który wywołał koniec gry.
expeditions-rejected-automa-turn-under-way = Tura Automy jeszcze trwa.
expeditions-rejected-not-an-automas-turn = Teraz twoja tura.
expeditions-rejected-not-your-turn = To nie jest tura tego gracza.
expeditions-rejected-not-your-question = Na to pytanie odpowiada człowiek.
expeditions-rejected-question-open = Najpierw podaj, co jest na płytce obszaru { NAME($location) }.
expeditions-rejected-no-question-open = W tej chwili nie ma żadnego pytania.
expeditions-rejected-game-over = Gra jest zakończona.
