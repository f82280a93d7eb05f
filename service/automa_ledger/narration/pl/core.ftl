# Facts that every game shares, and words that more than one game has.

name-automa = Automa
name-human = Człowiek
name-You = ty
name-virtual = losuje serwis
name-physical = prawdziwe karty lub elementy na stole
name-black = czarny
name-white = biały
name-red = czerwony
name-blue = niebieski
name-distance = dystans
name-total = suma
name-tie = remis
name-top-card = wierzchnia karta talii
name-told = podane przy stole

core-commanded = { $seat ->
    [none] Polecenie wydane przy stole.
   *[other] Polecenie wydaje { NAME($seat) }.
  }
    .short = { $seat ->
        [none] Polecenie
       *[other] Polecenie: { NAME($seat) }
      }
core-rewound = { $by ->
    [undo] Cofnięto: gra wraca do stanu z wersji { $to }.
    [redo] Ponowiono: gra jest znów w stanie z wersji { $to }.
   *[goto] Gra jest w stanie z wersji { $to }.
  }{ $past-reveal ->
    [yes] {" "}Cofnięto też odkrytą wcześniej kartę lub rzut.
   *[no] {""}
  }
    .short = { $by ->
        [undo] Cofnięto: wersja { $to }
        [redo] Ponowiono: wersja { $to }
       *[goto] Wersja { $to }
      }
core-corrected = Korekta: { $pointer }, teraz { $value ->
    [structure] jak na stole
    [none] brak
    [yes] tak
    [no] nie
   *[other] { NAME($value) }
  }{ $reason ->
    [none] {""}
   *[other] {" "}({ $reason })
  }.
    .short = { $pointer }: { $value ->
        [structure] jak na stole
        [none] brak
        [yes] tak
        [no] nie
       *[other] { NAME($value) }
      }
core-doubted = Sprawdź: { $reason }
    .short = Sprawdź
core-deck-shuffled = { $deck ->
    [combat] Potasowano karty walki; liczba kart:
    [bag] Wymieszano żetony w worku; liczba żetonów:
    [bot] Potasowano karty bota; liczba kart:
    [dice] Z góry ustalono wyniki rzutów kośćmi, po jednej karcie na każdą ściankę każdej kości; liczba kart:
    [black_die] Z góry ustalono wyniki czarnej kości, po jednej karcie na każdą ściankę; liczba kart:
    [structure_bonus] Potasowano płytki premii za budynki; liczba płytek:
    [first_player] Z góry ustalono, kto zacznie; liczba kart:
    [level] Z góry ustalono poziom; liczba kart:
    [automa] Potasowano karty Automy; liczba kart:
   *[other] { DECK($deck) ->
        [hand] Potasowano karty walki ({ NAME($deck) }); liczba kart:
        [automa] Potasowano karty Automy ({ NAME($deck) }); liczba kart:
       *[other] Potasowano karty ({ NAME($deck) }); liczba kart:
      }
  } { $cards-count }.
    .short = { $deck ->
        [combat] Potasowano: karty walki ({ $cards-count })
        [bag] Wymieszano: worek ({ $cards-count })
        [bot] Potasowano: karty bota ({ $cards-count })
        [dice] Los zapieczętowany
        [black_die] Los zapieczętowany
        [first_player] Los zapieczętowany
        [level] Los zapieczętowany
        [structure_bonus] Potasowano: płytki premii za budowle
       *[other] { DECK($deck) ->
            [hand] Potasowano: karty walki ({ $cards-count })
           *[other] Potasowano: karty Automy ({ $cards-count })
          }
      }
core-shuffle-revealed = Ujawniono kolejność: { $deck ->
    [combat] karty walki
    [bag] żetony w worku
    [bot] karty bota
    [dice] wyniki rzutów kośćmi
    [black_die] wyniki czarnej kości
    [structure_bonus] płytki premii za budynki
    [first_player] wybór pierwszego gracza
    [level] wybór poziomu
    [automa] karty Automy
   *[other] { DECK($deck) ->
        [hand] karty walki ({ NAME($deck) })
        [automa] karty Automy ({ NAME($deck) })
       *[other] karty ({ NAME($deck) })
      }
  }.
    .short = Ujawniono kolejność
core-explained = { $decided-by ->
    [none] Nie było czego porównywać.
   *[other] Rozstrzygnęło: { $decided-by ->
        [wild] pierwszeństwo jokera
        [potency] największa moc
        [vp] najwięcej PZ
       *[other] { NAME($decided-by) }
      }.
  }

core-list-separator = {", "}
core-rows-separator = {"; "}
core-row = { $word }: { $words }
core-word-value = { $word } ({ $value })
core-die = { $colour ->
    [black] czarna
    [white] biała
    [red] czerwona
   *[other] { NAME($colour) }
  } ({ NAME($symbol) })
core-dice = { $count } { $colour ->
    [black] { $count ->
        [one] czarna
        [few] czarne
        [many] czarnych
       *[other] czarnej
      }
    [white] { $count ->
        [one] biała
        [few] białe
        [many] białych
       *[other] białej
      }
    [red] { $count ->
        [one] czerwona
        [few] czerwone
        [many] czerwonych
       *[other] czerwonej
      }
   *[other] { NAME($colour) }
  }
core-numbered = { $name } { $number }
core-place = { NAME($kind) } { $coordinate }
core-from = { KIND($place) ->
    [home] { $place ->
        [home_polania] z bazy Polanii
        [home_saxony] z bazy Saksonii
        [home_crimea] z bazy Krymu
        [home_nordic] z bazy Nordii
        [home_rusviet] z bazy Roswiecji
        [home_albion] z bazy Albionu
        [home_togawa] z bazy Togawy
       *[other] z bazy
      }
    [mat] z planszy frakcji
    [factory] z Fabryki
    [mountain] z gór { PLACE($place) }
    [farm] z farmy { PLACE($place) }
    [tundra] z tundry { PLACE($place) }
    [forest] z lasu { PLACE($place) }
    [village] z wioski { PLACE($place) }
    [lake] z jeziora { PLACE($place) }
   *[other] z { NAME($place) }
  }
core-to = { KIND($place) ->
    [home] { $place ->
        [home_polania] do bazy Polanii
        [home_saxony] do bazy Saksonii
        [home_crimea] do bazy Krymu
        [home_nordic] do bazy Nordii
        [home_rusviet] do bazy Roswiecji
        [home_albion] do bazy Albionu
        [home_togawa] do bazy Togawy
       *[other] do bazy
      }
    [mat] na planszę frakcji
    [factory] do Fabryki
    [mountain] w góry { PLACE($place) }
    [farm] na farmę { PLACE($place) }
    [tundra] do tundry { PLACE($place) }
    [forest] do lasu { PLACE($place) }
    [village] do wioski { PLACE($place) }
    [lake] na jezioro { PLACE($place) }
   *[other] do { NAME($place) }
  }
core-at = { KIND($place) ->
    [home] { $place ->
        [home_polania] w bazie Polanii
        [home_saxony] w bazie Saksonii
        [home_crimea] w bazie Krymu
        [home_nordic] w bazie Nordii
        [home_rusviet] w bazie Roswiecji
        [home_albion] w bazie Albionu
        [home_togawa] w bazie Togawy
       *[other] w bazie
      }
    [mat] na planszy frakcji
    [factory] w Fabryce
    [mountain] w górach { PLACE($place) }
    [farm] na farmie { PLACE($place) }
    [tundra] w tundrze { PLACE($place) }
    [forest] w lesie { PLACE($place) }
    [village] w wiosce { PLACE($place) }
    [lake] na jeziorze { PLACE($place) }
   *[other] w { NAME($place) }
  }
core-who = { $seat ->
    [automa] Automa
   *[other] { NAME($seat) }
  }
core-whose = { $seat ->
    [You] twoje
    [automa] Automy
    [human] człowieka
   *[other] gracza { NAME($seat) }
  }

core-player = nr { $place }
core-value = wartość na stole

core-rejected-behind-a-draw = Poprzednia akcja losuje coś, czego nikt jeszcze nie widział. Wyślij tę akcję osobno, gdy już zobaczysz wynik.
core-rejected-body-too-large = Treść żądania jest za duża; najwyższa liczba bajtów: { $limit }.
core-rejected-card-is-drawn-here = Z tej talii losuje serwis. Nie podawaj karty.
core-rejected-chain-broken = Dziennik został zmieniony: łańcuch skrótów przerywa się w wierszu { $line }.
core-rejected-correction-secret = Wartością „{ $pointer }” zarządza serwis, więc nie można jej poprawić.
core-rejected-fork-barred = { $decks-count ->
    [0] Kopia cofnęłaby odkrytą już kartę albo rzut, a ta gra na to nie pozwala. Skopiuj wersję { $back-to } albo późniejszą.
   *[other] Kopia zdradziłaby przyszłe karty albo rzuty, a ta gra na to nie pozwala.
  }
core-rejected-game-busy = Zbyt wiele poleceń czeka na tę grę. Spróbuj za { $retry-after } { $retry-after ->
    [one] sekundę
    [few] sekundy
    [many] sekund
   *[other] sekundy
  }.
core-rejected-idempotency-key-too-short = Klucz idempotencji nowej gry jest za krótki; najmniejsza liczba znaków: { $least }. Użyj wartości, której nikt nie odgadnie, na przykład UUID.
core-rejected-invalid-body = { $fault ->
    [malformed] { $line ->
        [none] Nie można odczytać treści żądania: to ani JSON, ani MessagePack.
       *[other] Treść żądania nie jest JSON-em od wiersza { $line }, kolumny { $column }.
      }
    [nested_too_deeply] `{ $path }` jest zagnieżdżone za głęboko; najwyższa liczba poziomów: { $most }.
    [not_whole] Liczba w `{ $path }` nie jest całkowita albo jest za duża.
    [missing_field] W `{ $path }` brakuje pola `{ $field }`.
    [unknown_field] W `{ $path }` nie ma pola `{ $field }`.{ $known-count ->
        [0] {""}
       *[other] {" "}Możliwe pola: { $known }.
      }
    [wrong_type] Wartość w `{ $path }` musi być typu { $expected }.
    [not_allowed] Nieznana wartość w `{ $path }`.{ $allowed-count ->
        [0] {""}
       *[other] {" "}Dozwolone: { $allowed }.
      }
    [out_of_range] { $least ->
        [none] Wartość w `{ $path }` jest za duża albo za długa: najwyżej { $most }.
       *[other] { $most ->
            [none] Wartość w `{ $path }` jest za mała albo za krótka: co najmniej { $least }.
           *[other] Wartość w `{ $path }` musi być między { $least } a { $most }.
          }
      }
    [one_of] W `{ $path }` podaj dokładnie jedno z: { $known }.
    [pattern_not_matched] Tekst w `{ $path }` nie ma wymaganej postaci.{ $examples-count ->
        [0] {""}
       *[other] {" "}Przykłady: { $examples }.
      }
   *[other] Wartość w `{ $path }` jest nieprawidłowa.
  }
core-rejected-invalid-parameter = { $fault ->
    [repeated] Parametr podano dwa razy.
    [too_many] Za dużo parametrów: najwyżej { $most }.
    [not_a_uuid] `{ $parameter }` musi być identyfikatorem UUID.
    [not_a_time] `{ $parameter }` musi być datą i godziną ze strefą, na przykład 2026-11-28T12:00:00Z.
    [pattern_not_matched] `{ $parameter }` nie ma wymaganej postaci: { $pattern }
   *[none] { $known-count ->
        [0] { $least ->
            [none] { $parameter ->
                [none] Parametr ma nieprawidłową wartość.
               *[other] `{ $parameter }` ma nieprawidłową wartość.
              }
           *[other] `{ $parameter }` jest poza zakresem: co najmniej { $least }, najwyżej { $most }.
          }
       *[other] `{ $parameter }` może mieć wartość: { $known }.
      }
  }
core-rejected-log-invalid = Wiersz { $line } dziennika nie pasuje do jego zasad.
core-rejected-log-not-played = Polecenie z wiersza { $line } dziennika nie daje zdarzeń z tego wiersza.
core-rejected-log-unreadable = Wiersz { $line } nie jest wierszem wyeksportowanego dziennika.
core-rejected-media-type-unsupported = Wyślij jeden z tych formatów, bez kompresji: { $supported }.
core-rejected-not-acceptable = Serwis może odpowiedzieć tylko w tych formatach: { $offered }.
core-rejected-pack-invalid = Ten dokument nie jest prawidłowym zestawem kart: `errors` podaje { $errors-count } { $errors-count ->
    [one] błąd
    [few] błędy
    [many] błędów
   *[other] błędu
  }.
core-rejected-pack-unknown = Zestaw kart { $pack } nie jest zarejestrowany. Najpierw go zarejestruj.
core-rejected-pack-unsuitable = Ten zestaw kart jest do gry { $other ->
    [scythe] Scythe
    [expeditions] Ekspedycje
    [trismegistus] Trismegistus
   *[unknown] { $other }
  }, a nie { $ruleset ->
    [scythe] Scythe
    [expeditions] Ekspedycje
    [trismegistus] Trismegistus
   *[unknown] { $ruleset }
  }.
core-rejected-parameter-unknown = To wywołanie nie ma parametru `{ $parameter }`.{ $known-count ->
    [0] {""}
   *[other] {" "}Możliwe parametry: { $known }.
  }
core-rejected-position-not-between-turns = W tym stanie coś jeszcze trwa. Najpierw odpowiedz na pytanie; zakończonej gry nie można grać dalej.
core-rejected-rate-limited = Zbyt wiele wywołań. Spróbuj za { $retry-after } { $retry-after ->
    [one] sekundę
    [few] sekundy
    [many] sekund
   *[other] sekundy
  }.
core-rejected-redo-too-far = Można ponowić tylko { $available } { $available ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
  }, a nie { $commits }.
core-rejected-role-forbidden = Token o roli `{ $role }` na to nie pozwala.
core-rejected-ruleset-not-offered = Nie ma zasad „{ $ruleset }”. Dostępne: { $known }.
core-rejected-ruleset-unknown = Nie ma zasad „{ $ruleset }”. Dostępne: { $known }.
core-rejected-scope-missing = Ten klucz API nie ma uprawnienia `{ $required }`.
core-rejected-seat-unknown = W tej grze nie ma miejsca „{ $seat }”. Są: { $known }.
core-rejected-shuffle-broken = Ujawnione tasowanie ({ NAME($deck) }) w wierszu { $line } dziennika nie zgadza się z wcześniejszym zobowiązaniem.
core-rejected-shuffle-secret = Dziennik nie ujawnia kolejności talii ({ NAME($deck) }) potasowanej w wierszu { $line }.
core-rejected-streams-too-many = Otwarto zbyt wiele strumieni: limit to { $most }. Najpierw zamknij jeden.
core-rejected-tokens-too-many = Zbyt wiele tokenów: limit w grze to { $most }. Najpierw unieważnij jeden.
core-rejected-webhook-url-invalid = { $fault ->
    [not_https] Adres URL musi zaczynać się od https://.
    [no_such_host] Nie ma takiego hosta.
    [no_such_port] Nie ma takiego portu.
    [part_forbidden] Adres URL nie może zawierać użytkownika, hasła ani fragmentu.
   *[malformed] To nie jest adres URL.
  }
core-rejected-too-much-long-work = Zbyt wiele długich żądań czeka. Spróbuj za { $retry-after } { $retry-after ->
    [one] sekundę
    [few] sekundy
    [many] sekund
   *[other] sekundy
  }.
core-rejected-turn-too-long = { $of ->
    [reports] W jednym poleceniu jest za dużo zmian stołu: limit to { $most }.
   *[facts] Akcje jednego polecenia dają za dużo kroków: limit to { $most }.
  } Wyślij tę akcję i następne w osobnym poleceniu.
core-rejected-turn-unknown = Gra nie doszła jeszcze do tury { $turn }: trwa tura { $turn-now }.
core-rejected-undo-barred = Po wersji { $to } odkryto kartę albo wynik rzutu, a ta gra nie pozwala tego cofnąć. Możesz wrócić do wersji { $back-to }.
core-rejected-undo-forbidden = Ta gra nie pozwala cofać. Błąd można naprawić poprawką.
core-rejected-undo-too-far = Można cofnąć tylko { $available } { $available ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
  }, a nie { $commits }.
core-rejected-version-stale = Gra jest w wersji { $current-version }, a nie { $version }. Wczytaj ją i spróbuj ponownie.
core-rejected-version-unknown = Gra nie ma wersji { $version }.{ $current-version ->
    [none] {""}
   *[other] {" "}Najnowsza to { $current-version }.
  }
core-rejected-webhooks-too-many = Zbyt wiele webhooków: limit to { $most }. Najpierw usuń jeden.

core-report-played = Data rozgrywki: { $date }, czas gry: { $minutes } { $minutes ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
  }
core-report-pack = Rozegrana z zestawem kart „{ $name }”{ $example ->
    [yes] , którego karty są zmyślone i nie pochodzą z drukowanej talii
   *[no] {""}
  }
core-report-standing = { START($seat) }{ $role ->
    [none] {""}
   *[other] {" "}({ NAME($role) })
  }: { $total ->
    [none] {"?"}
   *[other] { $total }
  }{ $wins ->
    [yes] , zwycięstwo
   *[no] {""}
  }
core-report-revealed = Ujawniono kolejność z { $count } { $count ->
    [one] tasowania
    [few] tasowań
    [many] tasowań
   *[other] tasowania
  }.

# Formularze: akcje, pola, opcje.

core-ask-automa-card = Dobierz następną kartę na turę { WHOSE($seat) } i podaj, która to karta.
    .short = Dobierz kartę
core-do-automa-turn = Tura Automy
core-do-end-turn = Koniec mojej tury
core-do-report = Ustaw moją stronę jak na stole
core-field-end-turn = Zakończ też moją turę
core-field-card = Dobrana karta
core-field-coins = Monety

# Rozstrzygnięcia: strona w docs/, którą zapisuje `make generate`.

rulings-title = Rozstrzygnięcia
rulings-text = Gdzie instrukcja milczy albo gracze czytają ją różnie, numerowane rozstrzygnięcie mówi, jak gra serwis. Przy każdym podano, skąd pochodzi: *nasza interpretacja* znaczy, że nie znaleziono niczego w druku; *instrukcja* – że rozstrzygnięcie tylko jasno powtarza jej treść. Krok gry podaje numer swojego rozstrzygnięcia, a *Dlaczego?* na stronie je pokazuje. Stół ma zawsze rację: co gracie inaczej, można ustawić korektą.
rulings-line = { $title }.
rule-source-our-reading = nasza interpretacja
rule-source-rulebook = instrukcja
rule-source-main-rulebook = instrukcja gry podstawowej
rule-source-publisher-s-faq = FAQ wydawcy
