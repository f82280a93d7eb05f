# Expeditions: the facts and refusals of its Automa, in the terms of the Polish rulebook.

name-basecamp = Baza
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
name-sweep-symbol = symbol porządkowania na karcie
name-value-reached = osiągnięto wartość płytki
name-bag-ran-out = worek był pusty
name-last-glory = umieszczono ostatni znacznik chwały
name-sum = suma

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
  } za każdy żeton zepsucia.{ $turn ->
    [human] {" "}Pierwsza tura należy do ciebie.
    [automa] {" "}Pierwsza tura należy do Automy.
   *[none] {""}
  }{ $pack ->
    [none] {""}
   *[other] { $pack-example ->
        [yes] {" "}Karta postępu pochodzi z przykładowego zestawu: jest zmyślona i nie należy do wydanej gry.
       *[other] {""}
      }
  }
    .short = { $progress-card-name ->
        [none] Karta postępu: na stole
       *[other] Karta postępu: { $progress-card-name }
      }
expeditions-first-player-chosen = { $seat ->
    [human] Los wskazał ciebie: zaczynasz grę.
   *[automa] Los wskazał Automę: to ona zaczyna grę.
  }
    .short = Pierwszy gracz: { $seat ->
        [human] ty
       *[other] { NAME($seat) }
      }
expeditions-deck-renewed = Talia Automy była pusta: potasowano komplet 14 kart, a 2 z nich odłożono bez podglądania.
    .short = Przetasuj 14 kart, 2 odłóż na bok
expeditions-automa-card-drawn = Automa gra według karty { $card }; { $left ->
    [0] talia jest teraz pusta
    [one] w talii zostaje { $left } karta
    [few] w talii zostają { $left } karty
    [many] w talii zostaje { $left } kart
   *[other] w talii zostaje { $left } karty
  }.
    .short = Karta { $card } (zostaje { $left })
expeditions-progress-advanced = Znacznik postępu przesuwa się o 1 pole, na pole { $to }{ $glory-in ->
    [none] {""}
    [0] , czyli pole chwały
   *[other] ; do pola chwały jeszcze { $glory-in }
  }.
    .short = Znacznik postępu → pole { $to }{ $glory-in ->
        [0] , chwała
       *[other] {""}
      }
expeditions-progress-stayed = Znacznik postępu stoi na ostatnim polu ({ $at }) i tam zostaje.
    .short = Znacznik postępu zostaje: { $at }
expeditions-automa-glory-placed = Automa umieszcza swój znacznik chwały nr { $number } z 8 w lewym górnym rogu planszy bazy; nie zajmuje on żadnej kategorii chwały.
    .short = Chwała { $number } z 8 → baza
expeditions-sweep-announced = Porządkowanie: zanim { $mech ->
    [north] mech północny
   *[central] mech centralny
  } się ruszy, uporządkuj wszystkie odkryte karty sąsiadujące z obszarem { NAME($location) }. Odrzuć każdą z nich i zastąp kartą z talii.
    .short = Uporządkuj karty obok { PLACE($location) }
expeditions-target-found = { $mech ->
    [north] Mech północny
   *[central] Mech centralny
  } szuka { $kind ->
    [map] żetonu mapy
    [corruption20] żetonu o wartości 20 bez innych żetonów zepsucia
   *[corruption] żetonu zepsucia
  }. Cel jest na obszarze { NAME($location) }, { $steps ->
    [0] czyli tam, gdzie mech stoi
    [one] { $steps } obszar dalej
    [few] { $steps } obszary dalej
    [many] { $steps } obszarów dalej
   *[other] { $steps } obszaru dalej
  }.
    .short = { $kind ->
        [map] { $mech ->
            [north] Mech północny
           *[central] Mech centralny
          }: żeton mapy na { PLACE($location) }
        [corruption20] { $mech ->
            [north] Mech północny
           *[central] Mech centralny
          }: żeton 20 na { PLACE($location) }
       *[corruption] { $mech ->
            [north] Mech północny
           *[central] Mech centralny
          }: zepsucie na { PLACE($location) }
      }
expeditions-target-missed = { $mech ->
    [north] Mech północny
   *[central] Mech centralny
  }{ $reason ->
    [no_target] : karta nie pokazuje celu
    [glory_too_low] : cel wymaga { $glory-needed } chwały w bazie{ $glory ->
        [none] {""}
       *[other] , a Automa ma { $glory }
      }
   *[no_match] : nic w zasięgu nie pasuje do celu{" "}({ $kind ->
        [map] żeton mapy
        [corruption20] żeton o wartości 20 bez innych żetonów zepsucia
       *[corruption] żeton zepsucia inny niż żeton o wartości 20
      }{ $skipped ->
        [none] {""}
       *[other] ; obszar { NAME($skipped) }, na którym stoisz, jest pomijany
      })
  }.
    .short = { $reason ->
        [no_target] { $mech ->
            [north] Mech północny
           *[central] Mech centralny
          }: karta bez celu
        [glory_too_low] { $mech ->
            [north] Mech północny
           *[central] Mech centralny
          }: za mało chwały ({ $glory }/{ $glory-needed })
       *[no_match] { $mech ->
            [north] Mech północny
           *[central] Mech centralny
          }: nic w zasięgu
      }
expeditions-mech-moved = { $mech ->
    [north] Mech północny
   *[central] Mech centralny
  } przesuwa się o { $steps } { $steps ->
    [one] obszar
    [few] obszary
    [many] obszarów
   *[other] obszaru
  } na { $mech ->
    [north] wschód
   *[central] zachód
  }, z obszaru { NAME($origin) } na obszar { NAME($to) }{ $around ->
    [yes] , { $mech ->
        [north] ze wschodniego krańca na zachodni
       *[central] z zachodniego krańca na wschodni
      }
   *[no] {""}
  }{ $skipped ->
    [none] {""}
   *[other] {" "}(obszar { NAME($skipped) }, na którym stoisz, jest pomijany)
  }.
    .short = { $mech ->
        [north] Mech północny
       *[central] Mech centralny
      } { PLACE($origin) } → { PLACE($to) }
expeditions-map-token-taken = { $seat ->
    [human] Otrzymujesz żeton mapy z obszaru { NAME($location) }{ $total ->
        [none] {""}
       *[other] {" "}i masz ich teraz { $total }
      }
   *[automa] Automa otrzymuje żeton mapy z obszaru { NAME($location) }{ $total ->
        [none] {""}
       *[other] {" "}i ma ich teraz { $total }
      }
  }.
    .short = Żeton mapy z { PLACE($location) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-tile-revealed = { $seat ->
    [human] Odkrywasz
   *[automa] Automa odkrywa
  } płytkę obszaru { NAME($location) }.
    .short = Odkryj płytkę { PLACE($location) }
expeditions-automa-turn-paused = { $asks ->
    [tokens] Dobieraj z worka po jednym żetonie zepsucia na obszar { NAME($location) }, aż ich suma osiągnie wartość z płytki. Podaj je w kolejności dobierania albo zaznacz, że na tę płytkę trafia żeton o wartości 20.
   *[tile] Podaj wartość zepsucia z płytki obszaru { NAME($location) } albo zaznacz, że trafia na nią żeton o wartości 20.
  }
    .short = { $asks ->
        [tokens] Dobierz zepsucie na { PLACE($location) }
       *[tile] Podaj wartość płytki { PLACE($location) }
      }
expeditions-corruption-placed = { $twenty ->
    [yes] Na obszar { NAME($location) } trafia żeton o wartości 20.
   *[no] { $tokens-count ->
        [0] Na obszar { NAME($location) } nie trafia żadne zepsucie
       *[other] Na obszar { NAME($location) } trafia zepsucie, od spodu: { NAME($tokens) }
      }{ $bag-ran-out ->
        [yes] ; worek jest pusty{ $value ->
            [none] {""}
           *[other] , zanim suma osiągnęła wartość płytki ({ $value })
          }
       *[no] { $value ->
            [none] {""}
           *[other] {" "}(wartość płytki: { $value })
          }
      }.
  }
    .short = { $twenty ->
        [yes] Żeton 20 → { PLACE($location) }
       *[no] { $tokens-count ->
            [0] Bez zepsucia na { PLACE($location) }
           *[other] { PLACE($location) }, od spodu: { NAME($tokens) }
          }
      }
expeditions-gears-tokens-placed = Na obszarze { NAME($location) } { $count ->
    [one] leży żeton
    [few] leżą { $count } żetony
    [many] leży { $count } żetonów
   *[other] leżą { $count } żetony
  } Gears of Corruption: zastosuj jego zasady przy stole i wpisz, co się zmienia.
    .short = { PLACE($location) }: Gears of Corruption
expeditions-corruption-taken = { $seat ->
    [human] Przezwyciężasz
   *[automa] Automa przezwycięża
  } { $tokens-count } { $tokens-count ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
  }{ $multiplier ->
    [none] {""}
   *[other] {" "}(x{ $multiplier } na karcie)
  } na obszarze { NAME($location) }, od góry: { NAME($tokens) }. { $left ->
    [0] Nie zostaje tam nic
    [one] Zostaje tam { $left }
    [few] Zostają tam { $left }
    [many] Zostaje tam { $left }
   *[other] Zostaje tam { $left }
  }{ $total ->
    [none] {""}
   *[other] { $seat ->
        [human] ; masz teraz łącznie { $total }
       *[automa] ; Automa ma teraz łącznie { $total }
      }
  }.
    .short = Z { PLACE($location) }, od góry: { NAME($tokens) }
expeditions-twenty-taken = { $seat ->
    [human] Przezwyciężasz żeton o wartości 20 na obszarze { NAME($location) }{ $total ->
        [none] {""}
       *[other] ; żetony zepsucia: teraz { $total }
      }
   *[automa] Automa przezwycięża żeton o wartości 20 na obszarze { NAME($location) }{ $total ->
        [none] {""}
       *[other] ; żetony zepsucia: teraz { $total }
      }
  }.
    .short = Żeton 20 z { PLACE($location) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-corruption-destroyed = Z obszaru { NAME($location) } wracają do worka żetony, od góry: { NAME($tokens) }.
    .short = { PLACE($location) } → worek: { NAME($tokens) }
expeditions-human-moved = Twój mech przechodzi { $origin ->
    [basecamp] z bazy
   *[other] z obszaru { NAME($origin) }
  } { $to ->
    [basecamp] do bazy
   *[other] na obszar { NAME($to) }
  }.
    .short = Twój mech { PLACE($origin) } → { PLACE($to) }
expeditions-maps-changed = { SIGN($amount) ->
    [minus] Tracisz
   *[plus] Otrzymujesz
  } { SIZE($amount) } { SIZE($amount) ->
    [one] żeton mapy
    [few] żetony mapy
    [many] żetonów mapy
   *[other] żetonu mapy
  }{ $total ->
    [none] {""}
   *[other] {" "}i masz teraz { $total }
  }.
    .short = Żetony mapy { CHANGE($amount) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-coins-changed = { SIGN($amount) ->
    [minus] Płacisz
   *[plus] Otrzymujesz
  } { SIZE($amount) } { SIZE($amount) ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
  }{ $total ->
    [none] {""}
   *[other] {" "}i masz teraz { $total }
  }.
    .short = Monety { CHANGE($amount) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-quest-solved = Rozwiązujesz zadanie{ $total ->
    [none] {""}
   *[other] {" "}(rozwiązanych razem: { $total })
  }.
    .short = Rozwiązane zadania: { $total }
expeditions-item-upgraded = Ulepszasz przedmiot wart na koniec gry { $coins } { $coins ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
  }{ $total ->
    [none] {""}
   *[other] {" "}(wszystkie razem: { $total })
  }.
    .short = Ulepszony przedmiot: monety +{ $coins }
expeditions-human-glory-placed = Zdobywasz chwałę: twój znacznik nr { $number } z 4 trafia do kategorii „{ NAME($category) }”.
    .short = Chwała { $number } z 4: { NAME($category) }
expeditions-card-boxed = Karta { $card } dotyczy innego gracza: wraca do pudełka, a ty dobierasz następną.
    .short = Karta { $card } → pudełko; dobierz nową
expeditions-reported = Aktualizujesz stół.{ $mech ->
    [none] {""}
    [basecamp] {" "}Twój mech stoi w bazie.
   *[other] {" "}Twój mech stoi na obszarze { NAME($mech) }.
  }{ $coins ->
    [none] {""}
    [one] {" "}Masz { $coins } monetę.
    [few] {" "}Masz { $coins } monety.
    [many] {" "}Masz { $coins } monet.
   *[other] {" "}Masz { $coins } monety.
  }{ $maps ->
    [none] {""}
    [one] {" "}Masz { $maps } żeton mapy.
    [few] {" "}Masz { $maps } żetony mapy.
    [many] {" "}Masz { $maps } żetonów mapy.
   *[other] {" "}Masz { $maps } żetonu mapy.
  }{ $corruption ->
    [none] {""}
   *[other] {" "}{ $corruption-count ->
        [0] Nie masz żetonów zepsucia.
       *[other] Twoje żetony zepsucia: { NAME($corruption) }.
      }
  }{ $twenty ->
    [yes] {" "}Masz żeton o wartości 20.
    [no] {" "}Nie masz żetonu o wartości 20.
   *[none] {""}
  }{ $glory ->
    [none] {""}
   *[other] {" "}{ $glory-count ->
        [0] Nie masz w bazie znaczników chwały.
       *[other] Twoja chwała w bazie: { NAME($glory) }.
      }
  }{ $solved-quests ->
    [none] {""}
    [one] {" "}Masz { $solved-quests } rozwiązane zadanie.
    [few] {" "}Masz { $solved-quests } rozwiązane zadania.
    [many] {" "}Masz { $solved-quests } rozwiązanych zadań.
   *[other] {" "}Masz { $solved-quests } rozwiązanego zadania.
  }{ $item-coins ->
    [none] {""}
    [one] {" "}Twoje ulepszone przedmioty są warte { $item-coins } monetę.
    [few] {" "}Twoje ulepszone przedmioty są warte { $item-coins } monety.
    [many] {" "}Twoje ulepszone przedmioty są warte { $item-coins } monet.
   *[other] {" "}Twoje ulepszone przedmioty są warte { $item-coins } monety.
  }
    .short = Zaktualizowano stół
expeditions-location-reported = Aktualizujesz obszar { NAME($location-id) }: płytka jest { $location-face-up ->
    [yes] odkryta
   *[no] zakryta
  }, { $location-map ->
    [yes] z żetonem mapy
   *[no] bez żetonu mapy
  }, { $location-corruption-count ->
    [0] bez żetonów zepsucia
   *[other] z żetonami zepsucia, od spodu: { NAME($location-corruption) }
  }{ $location-twenty ->
    [yes] {" "}i z żetonem o wartości 20
   *[no] {""}
  }.
    .short = Zaktualizowano { PLACE($location-id) }
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
    .short = Koniec blisko: zostało tur { $turns-left }
expeditions-end-called-off = { $seat ->
    [human] Twojego czwartego znacznika chwały
   *[automa] Ósmego znacznika chwały Automy
  } jednak nie ma na planszy bazy: gra toczy się dalej.
    .short = Koniec gry odwołany
expeditions-turn-ended = { $next ->
    [human] Teraz twoja tura.
    [automa] Teraz tura Automy.
   *[none] Ostatnia tura dobiegła końca.
  }
    .short = { $next ->
        [none] Koniec ostatniej tury
       *[other] Następna tura: { $next ->
            [human] ty
           *[other] { NAME($next) }
          }
      }
expeditions-game-ended = { $tie ->
    [yes] Remis: ty i Automa macie po { $human } { $human ->
        [one] monecie
        [few] monety
        [many] monet
       *[other] monety
      }, a remis wygrywa Automa.
   *[no] { $winner ->
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
  }
    .short = Monety: ty { $human }, Automa { $automa }

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
expeditions-at-human = wszystko, co twoje
expeditions-at-human-mech = miejsce twojego mecha
expeditions-at-human-coins = twoje monety
expeditions-at-human-maps = twoje żetony mapy
expeditions-at-human-corruption = twoje żetony zepsucia
expeditions-at-human-twenty = żeton o wartości 20 u ciebie
expeditions-at-human-glory = twoja chwała w bazie
expeditions-at-human-solved-quests = twoje rozwiązane zadania
expeditions-at-human-item-coins = monety za twoje ulepszone przedmioty
expeditions-at-automa = wszystko, co należy do Automy
expeditions-at-automa-north = miejsce mecha północnego
expeditions-at-automa-central = miejsce mecha centralnego
expeditions-at-automa-progress = pole znacznika postępu
expeditions-at-automa-glory = chwała Automy w bazie
expeditions-at-automa-maps = żetony mapy Automy
expeditions-at-automa-corruption = żetony zepsucia Automy
expeditions-at-automa-twenty = żeton o wartości 20 u Automy
expeditions-at-locations = wszystko na obszarze { expeditions-at-location }
expeditions-at-locations-face-up = odkryta płytka na obszarze { expeditions-at-location }
expeditions-at-locations-map = żeton mapy na obszarze { expeditions-at-location }
expeditions-at-locations-corruption = żetony zepsucia na obszarze { expeditions-at-location }, od spodu
expeditions-at-locations-twenty = żeton o wartości 20 na obszarze { expeditions-at-location }
expeditions-at-locations-reveals = wartość płytki na obszarze { expeditions-at-location }
expeditions-at-turn = czyja tura
expeditions-at-end = koniec gry
expeditions-at-end-by = kto wywołał koniec gry
expeditions-at-end-turns-left = pozostałe tury
expeditions-at-deck-drawn = karty dobrane z talii Automy
expeditions-at-boxed = karty odłożone do pudełka
expeditions-at-progress-card-level = poziom
expeditions-at-progress-card-name = nazwa karty postępu
expeditions-at-progress-card-glory-spaces = pola chwały
expeditions-at-progress-card-last-space = ostatnie pole toru
expeditions-at-progress-card-coins-for-glory = monety za znacznik chwały
expeditions-at-progress-card-coins-for-map = monety za żeton mapy
expeditions-at-progress-card-coins-for-corruption = monety za żeton zepsucia

expeditions-ask-tile = { $mech ->
    [north] Mech północny
   *[central] Mech centralny
  } odkrywa płytkę obszaru { NAME($location) }. { $asks ->
    [tokens] Dobieraj z worka po jednym żetonie zepsucia, aż ich suma osiągnie wartość z płytki, i podaj je w kolejności dobierania
   *[tile] Podaj wydrukowaną na niej wartość zepsucia
  } albo zaznacz, że trafia na nią żeton o wartości 20.
    .short = { $asks ->
        [tokens] Płytka { PLACE($location) }: dobrane żetony?
       *[tile] Płytka { PLACE($location) }: wartość zepsucia?
      }

expeditions-rejected-progress-card-unknown = Serwis nie zna tej karty postępu. Podaj wartości ze swojej; brakuje: { NAME($missing) }.
expeditions-rejected-glory-spaces-impossible = Pola chwały { $glory-spaces } są nieprawidłowe: muszą rosnąć i mieścić się na torze, który ma { $last-space } { $last-space ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
  } za polem startowym.
expeditions-rejected-card-required = Dobierz kartę z talii Automy i podaj jej numer.
expeditions-rejected-card-not-in-deck = Karta { $card } została już dobrana od ostatniego tasowania. Zostały: { $in-deck }.
expeditions-rejected-tokens-needed = Podaj żetony zepsucia dobrane na obszar { NAME($location) }.
expeditions-rejected-tile-value-needed = Podaj wartość zepsucia z płytki obszaru { NAME($location) }.
expeditions-rejected-tokens-not-asked = Nie podawaj żetonów dla obszaru { NAME($location) }.
expeditions-rejected-too-many-tokens = Wartość { $value } obszaru { NAME($location) } została osiągnięta przed ostatnim z tych żetonów: { NAME($tokens) }.
expeditions-rejected-tokens-fall-short = Suma dobranych żetonów to { $total }, a wartość obszaru { NAME($location) } to { $value }. Dobieraj dalej albo zaznacz, że worek jest pusty.
expeditions-rejected-twenty-is-elsewhere = Żeton o wartości 20 jest tylko jeden i nie można go położyć na obszarze { NAME($location) }.
expeditions-rejected-twenty-twice = Żeton o wartości 20 jest tylko jeden.
expeditions-rejected-twenty-not-there = Na obszarze { NAME($location) } nie ma żetonu o wartości 20.
expeditions-rejected-too-few-tokens = Na obszarze { NAME($location) } { $there ->
    [0] nie ma żetonów
    [one] jest tylko 1 żeton
    [few] są tylko { $there } żetony
    [many] jest tylko { $there } żetonów
   *[other] jest tylko { $there } żetonu
  }{ $there ->
    [0] {""}
   *[other] , a nie { $wanted }
  }.
expeditions-rejected-tile-face-up = Płytka obszaru { NAME($location) } jest już odkryta.
expeditions-rejected-tile-awaits-tokens = Płytka obszaru { NAME($location) } musi pozostać odkryta: czeka jeszcze na żetony.
expeditions-rejected-basecamp-is-left-for-good = Mech nie może wrócić do bazy.
expeditions-rejected-mech-is-there-already = Twój mech już stoi na obszarze { NAME($location) }.
expeditions-rejected-location-occupied = Na obszarze { NAME($location) } stoi już inny mech.
expeditions-rejected-location-twice = Ten obszar podano dwa razy: { NAME($location) }.
expeditions-rejected-locations-incomplete = Podaj siedem obszarów regionu północnego i siedem centralnego, każde w ich kolejności.
expeditions-rejected-mech-in-wrong-region = { $mech ->
    [north] Mech północny
   *[central] Mech centralny
  } nie może stać na obszarze { NAME($location) }: nie opuszcza swojego regionu.
expeditions-rejected-corruption-on-face-down-tile = Płytka obszaru { NAME($location) } jest zakryta, więc nie może na niej leżeć zepsucie.
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
expeditions-rejected-too-much-corruption = W grze żetonów zepsucia jest tylko { $most }, a nie { $tokens }.
expeditions-rejected-glory-already-placed = W każdej kategorii mieści się tylko jeden twój znacznik chwały.
expeditions-rejected-no-glory-left = Wszystkie cztery twoje znaczniki chwały są już umieszczone.
expeditions-rejected-off-the-track = Tor kończy się na polu { $last-space }; pola { $progress } nie ma.
expeditions-rejected-amount-impossible = Wynik byłby niemożliwy ({ $what ->
    [coins] monety
    [maps] żetony mapy
    [solved_quests] rozwiązane zadania
   *[item_coins] monety za ulepszone przedmioty
  }: { $would-be }).
expeditions-rejected-card-already-boxed = Ta karta jest już w pudełku.
expeditions-rejected-card-drawn-twice = Między dwoma tasowaniami każdą kartę można dobrać tylko raz.
expeditions-rejected-too-many-cards-drawn = Między dwoma tasowaniami można dobrać najwyżej { $most } { $most ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
  }.
expeditions-rejected-end-needed = Jeden z graczy umieścił wszystkie znaczniki chwały. Podaj, kto wywołał koniec gry i ile tur zostało, licząc obecną.
expeditions-rejected-end-without-glory = { $by ->
    [human] Masz umieszczone { $glory } z { $needed } swoich znaczników chwały
   *[automa] Automa ma umieszczone { $glory } z { $needed } swoich znaczników chwały
  }, więc koniec gry nie został jeszcze wywołany.
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
expeditions-rejected-not-an-automas-turn = To twoja tura, a nie tura Automy.
expeditions-rejected-not-your-turn = Turę rozgrywa { WHO($turn) }, a nie ty.
expeditions-rejected-not-your-question = Na to pytanie odpowiada człowiek.
expeditions-rejected-question-open = Najpierw podaj, co jest na płytce obszaru { NAME($location) }.
expeditions-rejected-no-question-open = Teraz nie ma otwartego pytania.
expeditions-rejected-game-over = Gra jest zakończona.
expeditions-rejected-not-at-your-mech = Twój mech stoi { $mech ->
    [basecamp] w bazie
   *[other] na obszarze { NAME($mech) }
  }, a nie na obszarze { NAME($location) }.
    .short = { PLACE($location) }: twój mech stoi gdzie indziej
expeditions-rejected-tile-stays-face-down = Twój mech stoi na obszarze { NAME($location) }, ale tamtejsza płytka jest wciąż zakryta. Odkryj ją.
    .short = { PLACE($location) }: płytka wciąż zakryta
expeditions-rejected-other-corruption-on-top = Nie możesz przezwyciężyć żetonu o wartości 20 na obszarze { NAME($location) }, dopóki leży tam inne zepsucie: { NAME($tokens) }.
    .short = { PLACE($location) }: najpierw inne zepsucie
expeditions-rejected-category-not-reached = „{ START($category) }”: potrzeba { $needed }, a na razie wiadomo o { $there }.
    .short = { START($category) }: { $there } z { $needed }
expeditions-rejected-too-many-quests = Mech mieści najwyżej { $most } { $most ->
    [one] rozwiązane zadanie
    [few] rozwiązane zadania
    [many] rozwiązanych zadań
   *[other] rozwiązanego zadania
  }, a nie { $solved }.
    .short = Zadania: { $solved }, najwyżej { $most }
expeditions-rejected-bag-has-more = Worek nie mógł się opróżnić na obszarze { NAME($location) }: poza stołem i graczami { $left ->
    [one] pozostaje { $left } żeton zepsucia
    [few] pozostają { $left } żetony zepsucia
    [many] pozostaje { $left } żetonów zepsucia
   *[other] pozostaje { $left } żetonu zepsucia
  }.
    .short = W worku jest jeszcze { $left }
expeditions-rejected-no-tokens-told = Na obszar { NAME($location) } nie podano żadnych żetonów zepsucia, choć worek nie jest pusty.
    .short = { PLACE($location) }: nie podano żetonów

## Rules

expeditions-rule-setup = Stół dla dwóch osób, ale bez osobistych komponentów Automy; pierwszego gracza wskazuje los
expeditions-rule-setup-1 = Mech północny zaczyna na zachodnim krańcu regionu północnego
expeditions-rule-setup-2 = Mech centralny zaczyna na wschodnim krańcu regionu centralnego
expeditions-rule-setup-3 = Karta postępu ustala poziom trudności
expeditions-rule-setup-4 = Znacznik postępu zaczyna na polu startowym
expeditions-rule-setup-5 = Karty Automy są potasowane, a dwie odłożone bez podglądania
expeditions-rule-setup-6 = Na karcie chwały leży osiem znaczników chwały, po cztery w kolorze każdego mecha
expeditions-rule-general = Automa jest graczem jak każdy inny, chyba że zasady mówią inaczej
expeditions-rule-movement = Mech północny krąży na wschód, a centralny na zachód, każdy w swoim regionie
expeditions-rule-turn = Tury człowieka i Automy następują na przemian
expeditions-rule-turn-1 = Z pustej talii tworzy się nową ze wszystkich kart
expeditions-rule-turn-2 = Wierzchnia karta mówi, co robi Automa
expeditions-rule-turn-3 = Znacznik postępu przesuwa się, jeśli karta tego wymaga
expeditions-rule-turn-4 = Działa mech północny
expeditions-rule-turn-5 = Działa mech centralny
expeditions-rule-progress = O jedno pole dalej; pole chwały daje kolejny znacznik chwały
expeditions-rule-mech-1 = Porządkowanie odkrytych kart wokół mecha
expeditions-rule-mech-2 = Cel wymaga wydrukowanej chwały na planszy bazy
expeditions-rule-mech-2a = W zasięgu szuka się obszaru, który pasuje do celu
expeditions-rule-mech-2b = Ruch na pierwszy pasujący obszar i akcja na nim
expeditions-rule-mech-3 = W przeciwnym razie ruch o tyle, ile podaje linia dystansu
expeditions-rule-explore-1 = Eksploracja: żeton mapy dla Automy
expeditions-rule-explore-2 = Eksploracja: odkryta płytka dostaje swoje zepsucie
expeditions-rule-vanquish20 = Przezwyciężenie: żeton o wartości 20 dla Automy
expeditions-rule-vanquish = Przezwyciężenie: dla Automy tyle żetonów z góry, ile mówi mnożnik
expeditions-rule-end = Koniec gry wywołuje ósmy znacznik chwały Automy albo czwarty człowieka
expeditions-rule-score = Monety za chwałę, mapy i zepsucie według karty postępu
expeditions-rule-levels = Pięć kart postępu i zmiana monet za chwałę od dwóch mniej do trzech więcej
expeditions-rule-base-move = Mech kończy ruch na obszarze bez mecha i nigdy w bazie
expeditions-rule-base-reveal = Kto odkrywa płytkę, bierze jej żeton mapy; żetony zepsucia dobiera się do jej wartości
expeditions-rule-base-vanquish = Żetony zdejmuje się od góry
expeditions-rule-base-bag = Żetony usunięte bez zdobycia wracają do worka
expeditions-rule-base-boast = Po jednym znaczniku chwały w każdej kategorii
expeditions-rule-table = Podane przy stole
expeditions-rule-e1 = Obszar z mechem człowieka nie jest liczony i nigdy nie jest celem
expeditions-rule-e2 = Oba mechy wchodzą ponownie z drugiego krańca, także przy szukaniu celu
expeditions-rule-e3 = W zasięgu są obecny obszar i trzy następne, bez względu na linię dystansu
expeditions-rule-e4 = Mnożnik nie wybiera celu; pasuje też obszar, na którym żetonów jest mniej
expeditions-rule-e5 = Żetony schodzą od góry do dołu; zwykłe przezwyciężenie pomija żeton o wartości 20
expeditions-rule-e6 = Eksploracja daje Automie tylko żeton mapy
expeditions-rule-e7 = Żeton dobrany jako pierwszy leży na spodzie
expeditions-rule-gears = Jego żetony mają własne zasady, stosowane przy stole
expeditions-rule-e8 = Pusty worek kończy dobieranie
expeditions-rule-e9 = Mechy Automy chodzą po zakrytych płytkach i odkrywają je tylko eksploracją
expeditions-rule-e10 = Człowiek może przejść przez zakryty obszar z mechem Automy, nie odkrywając go
expeditions-rule-e11 = Dwa mechy nigdy nie stoją na jednym obszarze
expeditions-rule-e12 = Porządkowanie poprzedza ruch
expeditions-rule-e13 = Chwała zdobyta w tej turze liczy się już do jej celów
expeditions-rule-e14 = Chwała Automy nigdy nie zajmuje kategorii
expeditions-rule-e15 = Pustą talię tworzy się z wszystkich 14 kart i znów odkłada dwie na bok
expeditions-rule-e16 = Karty 017, 030, 056 i 063 wracają do pudełka, a w ich miejsce dobiera się inne
expeditions-rule-e17 = Automa to jeden gracz z dwoma mechami
expeditions-rule-e18 = Liczy się pierwsze wywołanie końca gry: każdy ma jeszcze jedną turę, a ostatnią ten, kto go wywołał
expeditions-rule-e19 = Remis wygrywa Automa
expeditions-rule-e20 = Monety za chwałę Automy można zmienić o wartość od -2 do +3
expeditions-rule-e21 = To, co odsłoni Automa, jest dostępne dla człowieka, a Automie nic nie daje
expeditions-rule-e22 = Znacznik na ostatnim polu już na nim zostaje
expeditions-rule-e23 = Żetonu o wartości 20 nie można przezwyciężyć, dopóki na jego obszarze leży inne zepsucie
expeditions-rule-e24 = Eksploracja odkrytej płytki zabiera jej żeton mapy i niczego nie odkrywa
expeditions-rule-e25 = Wymaganie 0 chwały jest zawsze spełnione

# Formularze: akcje, pola, opcje.

expeditions-do-tell-tile = Co jest na płytce
expeditions-do-move-mech = Ruch mojego mecha
expeditions-do-reveal-tile = Odkryj płytkę
expeditions-do-take-corruption = Przezwycięż zepsucie
expeditions-do-take-twenty = Weź żeton o wartości 20
expeditions-do-destroy-corruption = Odłóż zepsucie do worka
expeditions-do-change-maps = Zyskaj lub oddaj żetony mapy
expeditions-do-change-coins = Zyskaj lub zapłać monety
expeditions-do-solve-quest = Rozwiąż zadanie
expeditions-do-upgrade-item = Ulepsz przedmiot
expeditions-do-place-glory = Zdobądź chwałę
expeditions-do-box-card = Odłóż kartę do pudełka
expeditions-field-tokens = Dobrane żetony, po kolei
expeditions-field-bag-ran-out = Worek opróżnił się wcześniej
expeditions-field-tile = Wartość na płytce
expeditions-field-to = Dokąd
expeditions-field-count = Żetony
expeditions-field-amount = Zysk (+) lub strata (−)
expeditions-field-category = Za
expeditions-field-mech = Mój mech
expeditions-field-maps = Żetony mapy
expeditions-field-solved-quests = Rozwiązane zadania
expeditions-field-item-coins = Monety na ulepszonych przedmiotach
expeditions-option-ordinary-tile = Zwykła płytka
expeditions-option-boxed-card = Karta { $card }
