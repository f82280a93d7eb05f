# Scythe: the facts and refusals of the game, in the terms that Polish players know.

name-home = baza
name-home-polania = baza Polanii
name-home-saxony = baza Saksonii
name-home-crimea = baza Krymu
name-home-nordic = baza Nordii
name-home-rusviet = baza Roswiecji
name-home-albion = baza Albionu
name-home-togawa = baza Togawy
name-mat = plansza frakcji
name-r3c3 = Fabryka

name-polania = Polania
name-saxony = Saksonia
name-crimea = Krym
name-nordic = Nordia
name-rusviet = Roswiecja
name-albion = Albion
name-togawa = Togawa
name-yellow = żółty
name-blue = niebieski
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
name-power = moc
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
name-combat-between-humans = walka między ludźmi
name-combat-draw = karta Automy do walki
name-flip = karta walki do odkrycia

name-no-unit = nie ma jednostki, która mogłaby się ruszyć
name-power-too-low = za mało mocy
name-no-valid-territory = nie ma dozwolonego terytorium
name-no-destination = nie można wybrać żadnego z dozwolonych terytoriów
name-in-enemy-neighbourhood = leży w sąsiedztwie wrogiej jednostki bojowej
name-enemy-unit = stoi tam wroga jednostka
name-own-mech = stoi tam własny mech
name-none-left = nic już nie zostało
name-track-full = tor mocy jest pełny
name-combat-card-test = nie pozwala na to odkryta karta walki
name-modified-to-nothing = opcja gry odbiera wszystko

name-only-destination = nie było innego celu
name-units-in-reach = inne jednostki w zasięgu
name-distance-to-enemy = odległość do wrogiej jednostki bojowej
name-enemy-combat-units = wrogie jednostki bojowe
name-resources = zasoby
name-distance-to-factory = odległość do Fabryki
name-reading-order = kolejność czytania
name-power-range = przedział mocy
name-higher-total = wyższa suma
name-attacker-wins-ties = remis, który wygrywa atakujący
name-tie-breakers = rozstrzyganie remisów

scythe-game-began = Zaczyna się gra dla { $players-count } { $players-count ->
    [one] gracza
    [few] graczy
    [many] graczy
   *[other] gracza
  }; pierwszą turę rozgrywa { NAME($turn) }.
scythe-bonus-tile-drawn = Płytka premii za budynki punktuje: { NAME($tile) }.
scythe-automa-card-drawn = { START($seat) } dobiera kartę { $card } (Schemat { $scheme ->
    [1] I
   *[2] II
  }).
scythe-automa-deck-renewed = Przy stole przetasowano wszystkie 19 kart; talia: { NAME($deck) }.
scythe-turn-skipped = Karta { $card }: { NAME($seat) } pomija turę.
scythe-automa-turn-paused = { START($seat) } czeka na { $flip ->
    [yes] odkrycie karty walki
   *[no] rozstrzygnięcie walki
  }.
scythe-turn-ended = { START($seat) } kończy turę; następną rozgrywa { NAME($next) }.
scythe-game-ended = { START($seat) } umieszcza szóstą gwiazdę: koniec gry. Monety: { NAME($totals) }. Zwycięstwo: { NAME($winners) }.
scythe-symbol-refused = Symbolu „{ NAME($symbol) }” nie można wykonać: { $reason ->
    [no_unit] nie ma jednostki, która mogłaby się ruszyć
    [power_too_low] jest za mało mocy
    [no_valid_territory] nie ma dozwolonego terytorium
   *[no_destination] nie można wybrać żadnego z dozwolonych terytoriów
  }.
scythe-unit-moved = { START($symbol) }: { $unit ->
    [character] bohater
    [mech] mech
   *[worker] robotnik
  } ({ NAME($seat) }) { $stays ->
    [yes] zostaje { $to ->
        [r3c3] w Fabryce
       *[other] na terytorium { NAME($to) }
      }
   *[no] przechodzi { $origin ->
        [home] z bazy
        [mat] z planszy frakcji
        [r3c3] z Fabryki
       *[other] z terytorium { NAME($origin) }
      } { $to ->
        [home] do bazy
        [r3c3] do Fabryki
       *[other] na terytorium { NAME($to) }
      }
  }, bo { $decided-by ->
    [only_destination] innego celu nie było
    [units_in_reach] to terytorium leży w sąsiedztwie największej liczby jednostek
    [distance_to_enemy] stamtąd jest najbliżej do wrogiej jednostki bojowej
    [enemy_combat_units] jest tam najmniej wrogich jednostek bojowych
    [resources] leży tam najwięcej zasobów
    [distance_to_factory] { $to ->
        [r3c3] Fabryka ma pierwszeństwo przed innymi terytoriami
       *[other] stamtąd jest najbliżej do Fabryki
      }
   *[reading_order] to terytorium jest pierwsze w kolejności czytania
  }.
scythe-move-row-ended = Odkryta karta walki kończy rząd ruchu ({ NAME($seat) }).
scythe-units-moved = { START($seat) }: { $unit ->
    [character] { $count } { $count ->
        [one] bohater przechodzi
        [few] bohaterowie przechodzą
        [many] bohaterów przechodzi
       *[other] bohatera przechodzi
      }
    [mech] { $count } { $count ->
        [one] mech przechodzi
        [few] mechy przechodzą
        [many] mechów przechodzi
       *[other] mecha przechodzi
      }
   *[worker] { $count } { $count ->
        [one] robotnik przechodzi
        [few] robotnicy przechodzą
        [many] robotników przechodzi
       *[other] robotnika przechodzi
      }
  } { $origin ->
    [home] z bazy
    [mat] z planszy frakcji
    [r3c3] z Fabryki
   *[other] z terytorium { NAME($origin) }
  } { $to ->
    [home] do bazy
    [mat] na planszę frakcji
    [r3c3] do Fabryki
   *[other] na terytorium { NAME($to) }
  }.
scythe-reported = { START($seat) } podaje, gdzie stoją teraz jednostki.
scythe-encounter-removed = { START($seat) } zabiera żeton spotkania { $territory ->
    [r3c3] z Fabryki
   *[other] z terytorium { NAME($territory) }
  }.
scythe-resources-changed = Zmiana zasobów { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }: { NAME($resource) } { CHANGE($amount) }.
scythe-structure-built = { START($seat) } buduje { $kind ->
    [mill] młyn
    [monument] pomnik
    [mine] kopalnię
   *[armory] zbrojownię
  } { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }.
scythe-token-placed = { START($seat) } umieszcza żeton { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }.
scythe-unit-deployed = { START($seat) } wystawia { $unit ->
    [character] bohatera
    [mech] mecha
   *[worker] robotnika
  } { $to ->
    [home] w bazie
    [mat] na planszy frakcji
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($to) }
  }{ $ability ->
    [none] {""}
   *[other] {" "}i odblokowuje zdolność „{ NAME($ability) }”
  }.
scythe-gain-failed = Symbol „{ NAME($what) }” nic nie daje: { $reason ->
    [none_left] nic już nie zostało
    [track_full] tor mocy jest pełny
    [combat_card_test] nie pozwala na to odkryta karta walki
   *[modified_to_nothing] opcja gry odbiera wszystko
  }.
scythe-power-changed = { START($seat) }: moc zmienia się o { CHANGE($amount) }.
scythe-coins-changed = { START($seat) }: stan monet zmienia się o { CHANGE($amount) }.
scythe-popularity-changed = { START($seat) }: popularność zmienia się o { CHANGE($amount) }.
scythe-combat-cards-drawn = { START($seat) } otrzymuje { $count } { $count ->
    [one] kartę walki
    [few] karty walki
    [many] kart walki
   *[other] karty walki
  }.
scythe-combat-cards-discarded = { START($seat) } odrzuca karty walki: { $cards }.
scythe-combat-deck-renewed = Z odrzuconych kart walki utworzono przy stole nową, potasowaną talię.
scythe-combat-card-flipped = Odkryta karta walki ma wartość { $value }: akcja { $stops ->
    [yes] zostaje przerwana
   *[no] trwa dalej
  }.
scythe-factory-card-taken = { START($seat) } bierze kartę Fabryki.
scythe-recruit-enlisted = { START($seat) } werbuje rekruta; jego premia: { NAME($bonus) }.
scythe-recruit-bonus-offered = { START($seat) } otrzymuje premię rekruta: { NAME($bonus) }.
scythe-upgraded = { START($seat) } wykonuje ulepszenie.
scythe-tracker-advanced = Tor gwiazd ({ NAME($seat) }): znacznik przechodzi na pole { $to }.
scythe-star-placed = { START($seat) } umieszcza gwiazdę ({ NAME($goal) }).
scythe-scheme-switched = { START($seat) } przechodzi na Schemat II.
scythe-battles-declared = Terytoria, na których { NAME($seat) } ma stoczyć walkę: { NAME($territories) }.
scythe-combat-began = Walka { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }: { NAME($attacker) } atakuje, { NAME($defender) } się broni.
scythe-combat-called-off = Walki nie będzie ({ NAME($territory) }; { NAME($attacker) } i { NAME($defender) }): nie ma tam z kim walczyć.
scythe-combat-ability-used = { START($seat) } używa zdolności „{ NAME($ability) }”.
scythe-combat-card-stolen = { START($seat) } zabiera losową kartę walki, którą traci { NAME($victim) }.
scythe-combat-committed = { START($seat) } przeznacza na walkę { $dial } { $dial ->
    [one] punkt mocy
    [few] punkty mocy
    [many] punktów mocy
   *[other] punktu mocy
  }{ $cards-count ->
    [0] , bez kart walki
    [one] {" "}i kartę walki o wartości { $cards }
    [few] {" "}i karty walki o wartościach { $cards }
    [many] {" "}i karty walki o wartościach { $cards }
   *[other] {" "}i karty walki o wartościach { $cards }
  }.
scythe-combat-table-read = Karta { $card }: { NAME($seat) } przeznacza na walkę { $power } { $power ->
    [one] punkt mocy
    [few] punkty mocy
    [many] punktów mocy
   *[other] punktu mocy
  } i { $cards } { $cards ->
    [one] kartę walki
    [few] karty walki
    [many] kart walki
   *[other] karty walki
  } (na karcie: { $printed-power } i { $printed-cards }).
scythe-combat-cards-turned-up = { START($seat) } odkrywa karty walki: { $cards }.
scythe-combat-won = { START($winner) } wygrywa walkę { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }, a { NAME($loser) } przegrywa.

scythe-ask-combat = Walka { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }: { NAME($attacker) } atakuje, { NAME($defender) } się broni. { NAME($seat) }: wybierz liczbę na wskaźniku mocy (najwyżej { $dial-max }){ $cards-max ->
    [0] ; kart walki nie możesz zagrać
   *[other] {" "}i najwyżej { $cards-max } { $cards-max ->
        [one] kartę walki
        [few] karty walki
        [many] kart walki
       *[other] karty walki
      }
  }.{ $abilities-count ->
    [0] {""}
   *[other] {" "}Wcześniej możesz użyć zdolności: { NAME($abilities) }.
  }
scythe-ask-combat-between-humans = Walka { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }: { NAME($attacker) } atakuje, { NAME($defender) } się broni. Podaj liczby na wskaźnikach mocy i karty walki pokazane przez obie strony.{ $abilities-count ->
    [0] {""}
   *[other] {" "}Wcześniej można użyć zdolności: { NAME($abilities) }.
  }
scythe-ask-combat-draw = Dobierz kartę Automy do walki ({ NAME($seat) }) i podaj jej numer.
scythe-ask-combat-cards = Odkryj { $count } { $count ->
    [one] losową kartę walki ({ NAME($seat) }) i podaj jej wartość
    [few] losowe karty walki ({ NAME($seat) }) i podaj ich wartości
    [many] losowych kart walki ({ NAME($seat) }) i podaj ich wartości
   *[other] losowej karty walki ({ NAME($seat) }) i podaj ich wartości
  }.
scythe-ask-flip = Odkryj wierzchnią kartę z talii kart walki ({ NAME($seat) }) i podaj jej wartość.

scythe-rejected-ability-not-available = Tej zdolności nie można odblokować; { $available-count ->
    [0] nie została już żadna
   *[other] dostępne są: { NAME($available) }
  }.
scythe-rejected-ability-not-usable = Zdolności „{ NAME($ability) }” nie można użyć w tej walce; { $usable-count ->
    [0] żadnej innej też nie
   *[other] dostępne są: { NAME($usable) }
  }.
scythe-rejected-automa-has-none = { START($seat) } to Automa, a Automa nie ma { $what ->
    [abilities] zdolności
    [recruits] rekrutów
    [upgrades] ulepszeń
    [tokens] żetonów
    [mat] planszy gracza
   *[structures] budynków
  }.
scythe-rejected-automa-without-level = { START($seat) } nie ma poziomu trudności, a jako Automa go potrzebuje.
scythe-rejected-card-not-in-deck = Karty { $card } nie ma już w talii. { $in-deck-count ->
    [0] Talia jest pusta
   *[other] Zostały: { $in-deck }
  }.
scythe-rejected-card-required = Dobierz kartę Automy i podaj jej numer.
scythe-rejected-cards-not-conserved = Karty z tej talii się nie zgadzają: { NAME($deck) }.
scythe-rejected-character-on-mat = Bohater człowieka nigdy nie stoi na planszy frakcji.
scythe-rejected-combat-card-not-left = Nie ma już tylu kart walki o wartości { $value }: nieodrzuconych zostało { $left }.
scythe-rejected-combat-cards-not-held = Tych kart walki nie ma na ręce: { $cards }.
scythe-rejected-contradicts-question = To nie pasuje do tego, na co czeka gra: najpierw odpowiedz na pytanie albo cofnij turę.
scythe-rejected-deck-is-virtual = Z tej talii ({ NAME($deck) }) losuje serwis; nie podawaj jej kart.
scythe-rejected-dial-too-high = Wskaźnik mocy kończy się na { $dial-max }; nie da się ustawić { $dial }.
scythe-rejected-discards-of-several-decks = W grze jest kilka talii Automy ({ $decks }); karty odrzucone można podać tylko dla jednej.
scythe-rejected-enemies-share-territory = Wrogowie nie mogą stać razem na terytoriach: { NAME($territories) }. Zgłoś walkę albo podaj jej wynik.
scythe-rejected-faction-taken = Ta frakcja występuje w grze dwa razy: { NAME($faction) }.
scythe-rejected-factory-card-taken-already = { START($seat) } ma już kartę Fabryki.
scythe-rejected-game-over = Gra jest zakończona.
scythe-rejected-goal-not-reached = Cel nie jest osiągnięty: { $there } z { $needed }.
scythe-rejected-home-base-closed = Jednostki ({ NAME($seat) }) nie mogą tu stać: { NAME($place) }; { $open-count ->
    [0] żadna inna baza nie jest otwarta
   *[other] otwarte są: { NAME($open) }
  }.
scythe-rejected-human-mat-unknown = Podaj popularność i monety wydrukowane na planszy gracza: { NAME($seat) }.
scythe-rejected-human-with-level = Człowiek nie ma poziomu trudności.
scythe-rejected-last-turn-card-not-on-top = Karta z ostatniej tury leży na wierzchu stosu odrzuconych: to karta { $top }, a nie { $card }.
scythe-rejected-no-automa = W tej grze nie ma Automy.
scythe-rejected-no-combat = Nie toczy się żadna walka.
scythe-rejected-no-encounter-space = Nie ma pola spotkania { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }.
scythe-rejected-no-encounter-there = Nie ma żetonu spotkania { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }.
scythe-rejected-no-factory-card-left = Nie ma już kart Fabryki.
scythe-rejected-no-question-open = W tej chwili nie ma żadnego pytania.
scythe-rejected-no-retreat-there = Nie można się tam wycofać: { NAME($territory) }.
scythe-rejected-no-tokens = Frakcja { NAME($faction) } nie ma żetonów do umieszczenia.
scythe-rejected-no-upgrade-left = Wszystkie ulepszenia są już wykonane.
scythe-rejected-not-a-territory = Zasobów nie można zabrać w to miejsce: { NAME($place) }.
scythe-rejected-not-an-automas-turn = Turę rozgrywa { NAME($turn) }, a to nie jest Automa.
scythe-rejected-not-enough = Za mało: { NAME($what) }. Jest { $there }, a potrzeba { $asked }.
scythe-rejected-not-enough-units = Na planszy frakcji brakuje jednostek: zostało { $on-mat }, a potrzeba { $asked }.
scythe-rejected-not-on-table = Jednostka z planszy frakcji się nie rusza; trzeba ją wystawić.
scythe-rejected-not-your-question = Na to pytanie odpowiada { NAME($seat) }.
scythe-rejected-not-your-turn = Turę rozgrywa { NAME($turn) }.
scythe-rejected-player-mat-taken = Dwóch graczy ma tę samą planszę gracza: { NAME($mat) }.
scythe-rejected-position-impossible = Taki układ jest niemożliwy: { $reason }
scythe-rejected-question-open = Najpierw odpowiedz na pytanie ({ NAME($question) }) akcją „{ $answer }”.
scythe-rejected-recruit-enlisted-already = Ten rekrut jest już zwerbowany.
scythe-rejected-resources-not-there = Za mało zasobów { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }: { NAME($resource) }. Jest { $there }, a potrzeba { $asked }.
scythe-rejected-seat-taken = Miejsce „{ NAME($seat) }” jest zajęte dwa razy.
scythe-rejected-seats-are-fixed = Miejsca przy stole nie zmieniają się w trakcie gry.
scythe-rejected-star-placed-already = Gwiazda za ten cel jest już umieszczona.
scythe-rejected-structure-built-already = Ten budynek już stoi: { NAME($structure) }.
scythe-rejected-structure-there = Budynek stoi już { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }.
scythe-rejected-token-there = Żeton leży już { $territory ->
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($territory) }
  }.
scythe-rejected-too-many-combat-cards = Można tu zagrać najwyżej { $cards-max } { $cards-max ->
    [one] kartę walki
    [few] karty walki
    [many] kart walki
   *[other] karty walki
  }.
scythe-rejected-too-many-stars = { START($seat) } nie może mieć tych gwiazd: { NAME($stars) }.
scythe-rejected-unit-not-there = Za mało jednostek { $place ->
    [home] w bazie
    [mat] na planszy frakcji
    [r3c3] w Fabryce
   *[other] na terytorium { NAME($place) }
  }: { NAME($unit) }. Jest { $there }, a potrzeba { $asked }.
scythe-rejected-unknown-seat = Nie ma miejsca „{ $seat }”; są: { NAME($seats) }.
scythe-rejected-unknown-territory = Nie ma terytorium „{ $territory }”.
scythe-rejected-unknown-tracker-space = Tor gwiazd ma { $spaces } { $spaces ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
  }; pola { $space } nie ma.
scythe-rejected-workers-carry-no-workers = Robotnicy nie przenoszą robotników.
scythe-rejected-workers-enter-alone = Robotnicy nie wejdą bez jednostki bojowej tam, gdzie stoi wróg: { NAME($territory) }.
scythe-rejected-wrong-number-of-cards = Trzeba podać { $count } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
  }.
scythe-rejected-wrong-number-of-units = Liczba jednostek się nie zgadza: { NAME($seat) }, { NAME($unit) }. Jest { $there }, a powinno być { $needed }.
