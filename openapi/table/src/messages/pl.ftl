# Rama
app = Automa
app-under = Przeciwnik przy twoim stole
back = Wstecz
close = Zamknij
waiting = Chwileczkę …
sending = Wysyłanie …
less = mniej: { $what }
more-of = więcej: { $what }
more = Więcej
ready = Gotowe
where = Gdzie
you = Ty
options = Opcje
begin = Zacznij
menu = Menu
print = Drukuj

# Początek
new-game = Nowa gra
lead = Twój przeciwnik w trzech grach solo.
lead-under = Grasz przy własnym stole. Po swojej turze podaj ją tutaj: Automa odpowie i powie dlaczego.
which-game = Która gra leży na stole?
first-choose = Najpierw: { $what }
is-over = Gra skończona
is-mine = Twoja tura
is-a-players = Tura gracza
is-automas = Tura Automy
not-sent = Jeszcze nie wysłano
is-asked = Pytanie do ciebie
combat-waits = Czeka walka
go-on = Graj dalej: { $what }
has-moved = Automa
came-of-it = Wynik
import = Otwórz plik dziennika
join = Dołącz
join-link = Link do gry
scan = Odczytaj kod QR
no-link = Ten kod nie jest linkiem do gry.
forget-what = Usuń: { $what }
forget-sure = Usunąć tę grę z tego urządzenia? Bez linku nie da się jej znów otworzyć.
forget-unsent = Usunąć tę grę z tego urządzenia? To, co w niej podano, nie zostało jeszcze wysłane i przepadnie. Bez linku nie da się jej znów otworzyć.
game-not-here = Tej gry nie ma na tym urządzeniu: otwórz ją linkiem.
against = { $mine } kontra { $automa }
ruleset-scythe = Scythe
ruleset-scythe-under = Cztery poziomy, siedem frakcji
ruleset-scythe_card = Scythe: sama karta
ruleset-scythe_card-under = Figury przesuwasz na stole
ruleset-expeditions = Ekspedycje
ruleset-expeditions-under = Dwa mechy, trzy poziomy
ruleset-trismegistus = Trismegistus
ruleset-trismegistus-under = Automa Mauro Gibertoniego

# Ustawienia
settings = Ustawienia
language = Język
theme = Wygląd
theme-auto = Jak urządzenie
theme-light = Jasny
theme-dark = Ciemny
theme-contrast = Wysoki kontrast
large-type = Duże litery
brief = Same polecenia; powody w „Dlaczego?”
keep-awake = Nie wygaszaj ekranu obok planszy
sound = Dźwięk po ruchu Automy
tokens = Kto może otworzyć tę grę
tokens-under = Każdy link otwiera grę na urządzeniach, które go mają, dopóki nie zostanie tu unieważniony.
token-owner = Gra
token-player = Gra jako { $seat }
token-spectator = Ogląda
token-yours = to urządzenie
revoke = Unieważnij
revoke-what = Unieważnij: { $what }
revoke-sure = Zamknąć dostęp każdemu, kto ma ten link? Nowy można udostępnić w każdej chwili.
about = Gry są w serwisie; to urządzenie przechowuje linki do nich.
guide-for-players = Przewodnik dla graczy (po angielsku)
for-programmers = Dla programistów

# Co może się nie udać
no-network = Nie ma połączenia z serwisem. Sprawdź sieć i spróbuj ponownie.
try-again = Spróbuj ponownie
no-camera = Nie można użyć aparatu: zezwól na niego tej stronie albo wklej link.
device-full = Urządzenie jest pełne: nie da się nic więcej zachować. Zwolnij miejsce i spróbuj ponownie.
key-needed = Aby zacząć tu grę, otwórz najpierw link z zaproszeniem.
invitation-sure = Ten link to zaproszenie: kto ci je dał, może otwierać rozpoczęte z nim gry. Rozpoczynać z nim gry na tym urządzeniu?
invitation-instead = To urządzenie ma już zaproszenie. Użyć zamiast niego tego z linku?
invitation-kept = Gry na tym urządzeniu rozpoczynają się z zaproszeniem, które przyszło w linku.
invitation-forget = Zapomnij zaproszenie
seat-instead = To urządzenie jest już w tej grze. Wejść zamiast tego tym linkiem?
seat-instead-dropped = To urządzenie jest już w tej grze, a nie wszystko, co tu podano lub ułożono, zostało wysłane. Odrzucić to i wejść zamiast tego tym linkiem?
fault = Coś się nie udało: { $what }
away = Brak sieci. Stół wygląda tak, jak go ostatnio widziano.
away-waiting = Brak sieci. { $count ->
    [one] To, co podano, jest zachowane i zostanie wysłane, gdy sieć wróci.
    [few] { $count } rzeczy są zachowane i zostaną wysłane, gdy sieć wróci.
   *[other] { $count } rzeczy jest zachowanych i zostanie wysłanych, gdy sieć wróci.
  }
away-unkept = Brak sieci, a urządzenie nie mogło zachować tego, co podano: wyślemy to, gdy sieć wróci, jeśli ten stół pozostanie otwarty.
away-drop = Odrzuć
looks-on = Przyglądasz się grze: to, co dzieje się przy stole, pojawia się tu, gdy zostanie podane.
waits-for = Czekamy na: { $who }. To, co zostanie podane przy stole, pojawi się tu.
yours-kept = To, co ułożono z twojej tury, jest zachowane, aż nadejdzie twoja kolej.
dropped = Gra poszła dalej gdzie indziej: tura, którą układano, została odrzucona.
dropped-of-right = To, co ustawiono, zostało odrzucone tam, gdzie stół się w tym czasie zmienił.
right-kept = To, co ustawiono w „Dopasuj do stołu”, nie jest jeszcze podane.
right-drop = Odrzuć
set-before = Ustawione wcześniej i jeszcze niepodane: { $what }
shorter = Usługę przywrócono do wcześniejszej chwili: stół wygląda tu tak jak wtedy. Sprawdź, co trzeba podać jeszcze raz.
conflict = Gra poszła w tym czasie dalej gdzie indziej. Twoja tura jest zachowana.
conflict-passed = Gra poszła w tym czasie dalej gdzie indziej i czeka teraz na coś innego.
conflict-look = Obejrzyj ją jeszcze raz
conflict-send = Podaj ją mimo to
conflict-drop = Odrzuć

# Stół
take-back-both = Cofnij obie tury: Automy i moją
take-back-last = Cofnij moją ostatnią turę
take-back-mine = Cofnij moją turę
take-back-none = Nie ma mojej tury do cofnięcia
take-back-step = Cofnij ostatni krok
takes-both = obie tury
takes-last = ostatnią turę
takes-mine = moją turę
takes-step = ostatni krok
taken-back-both = Cofnięto: turę Automy i moją
taken-back-mine = Cofnięto: moją turę
redo = Ponów
automas-turn = Tura Automy
see-score = Zobacz wynik
whole-board = Cała plansza
why = Dlaczego?
report-turn = Zgłoś tę turę
report-expected = Co powinno było się stać?
report-save = Zapisz
report-under = Plik z grą do tego miejsca i twoimi słowami, bez imion i tajemnic. Dołącz go do zgłoszenia.
candidate = Kandydat
done-at-table = Zrobione · zostało { $left }
done-last = Zrobione
show-the-rest = Pokaż resztę od razu
was-attacker = atak
was-defender = obrona
is-attacker = atak, wygrywa remisy
is-defender = obrona
power-in = siła { $count }
cards-in = { $count ->
    [one] karta { $cards }
   *[other] karty { $cards }
  }
at-most = najwyżej { $most }
has-to-fight = siła { $power }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
  }
fight-with = Walcz z sumą { $sum }
i-have = Mam { $count }
done-turn-over = Zrobione, koniec mojej tury
turn-goes-on = Moja tura trwa dalej
story = Przebieg
score = Wynik
score-so-far = Wynik dotychczas
share = Udostępnij
taken-back-turns = Cofnięto: { $count ->
    [one] 1 turę
    [few] { $count } tury
   *[many] { $count } tur
  }
as-it-was = Krok { $number } z { $of }
turn-of-round = Runda { $round } · tura { $number }
from-here = Graj stąd
to-first = Na początek
one-back = Krok wstecz
one-on = Krok dalej
to-last = Do teraz
play = Odtwarzaj
stop = Zatrzymaj
go-back-there = W tej grze
go-back-there-under = To, co było później, zostanie cofnięte.
fork = Jako inną grę
fork-under = Ta zostaje, jak jest.
share-under = Każdy, kto ma link, może otworzyć grę. Wysyłaj go tylko osobom, którym ufasz.
share-this-device = Ta strona jest otwarta na „localhost”: link działa tylko na tym urządzeniu. Aby wpuścić telefon, uruchom usługę z AUTOMA_TABLE=lan i otwórz stronę pod adresem, który pokaże.
share-own = Moje drugie urządzenie
share-spectator = Ktoś, kto patrzy
copy = Kopiuj
qr-code = Kod QR linku
take-along = Eksport
text-report = Sprawozdanie do czytania
log-file = Plik dziennika
wins = wygrywa
you-win = Wygrywasz
you-win-by = Wygrywasz o { $count }
wins-by = { $who } wygrywa o { $count }
automa-wins-by = Automa wygrywa o { $count }
a-tie = Remis
tie-by = Wyniki są równe. Rozstrzyga: { $what }.
tie-even = Wyniki są równe, a rozstrzyganie remisów nic nie zmienia.
tie-automas = Wyniki są równe: remis wygrywa Automa.
tie-on-board = Wyniki są równe. Remis rozstrzyga twoja plansza: jednostki i budynki, potem siła, popularność, terytoria, gwiazdy.
you-lead-by = Prowadzisz o { $count }
leads-by = { $who } prowadzi o { $count }
automa-leads-by = Automa prowadzi o { $count }
even-so-far = Na razie remis
ended = { $why ->
    [sixth_star] { $mine ->
        [yes] Twoja szósta gwiazda
       *[no] Szósta gwiazda: { $who }
      }
    [agreement] Za zgodą wszystkich
   *[none] Koniec gry
  }, runda { $round }.
decided = Rozstrzygnęło: { $what }.
play-again = Zagraj jeszcze raz
end-by-agreement = Zakończ grę za zgodą wszystkich
is-sound = Czy dziennik jest nienaruszony?
is-sound-under = Każdy krok i każda karta są w dzienniku, którego nikt nie zmieni niepostrzeżenie. Tu sprawdza się go od pierwszej linii do ostatniej.
check-it = Sprawdź
log-sound = Dziennik jest nienaruszony.
log-unsound = Dziennik jest naruszony.
proof-chain = { $count ->
    [one] 1 wpis ma swoją pieczęć.
    [few] Wszystkie { $count } wpisy mają pieczęć poprzedniego.
   *[other] Wszystkie { $count } wpisów ma pieczęć poprzedniego.
  }
proof-decisions = { $count ->
    [one] 1 polecenie rozstrzygnięto ponownie, z tym samym wynikiem.
    [few] Wszystkie { $count } polecenia rozstrzygnięto ponownie, z tym samym wynikiem.
   *[other] Wszystkie { $count } poleceń rozstrzygnięto ponownie, z tym samym wynikiem.
  }
proof-shuffles = Potasowane talie: { $count }. Ich kolejność zapieczętowano przed pierwszą kartą; dotąd odkryto: { $open }.
seals = Pieczęcie talii

# Scythe
power = Siła
popularity = Popularność
coins = Monety
combat-cards = Karty walki
combat-cards-most = Karty walki, najwyżej { $most }
cards-of = Karty o wartości { $value }
cards-paid = Karty walki zapłacone lub stracone
stars = Gwiazdy
tracker = Tor gwiazd
scheme = Schemat
upgrades = Ulepszenia
recruits = Stałe premie rekrutów
structure = Budynek
units-and-structures = Jednostki i budynki
territories = Terytoria
unit-character = Bohater
unit-mech = Mech
unit-worker = Robotnik
units-character = Bohater
units-mech = { $count ->
    [one] Mech
    [few] { $count } mechy
   *[many] { $count } mechów
  }
units-worker = { $count ->
    [one] Robotnik
    [few] { $count } robotników
   *[many] { $count } robotników
  }
more-workers = { $count ->
    [one] +1 robotnik
    [few] +{ $count } robotników
   *[many] +{ $count } robotników
  }
on-mat = plansza
at-home = baza
how-to-tell = Jak podać turę
mirror = Pozycje końcowe
guided = Akcja po akcji
pick-up = Dotknij figury, potem miejsca, gdzie teraz stoi.
put-down = { $what }: dotknij miejsca.
what-is-here = Co tu leży: { $place }
lies-nothing = Nic
riding = Robotnicy razem
riding-alone = sam
step-back = ↶ Krok
turn-over = Koniec mojej tury
turn-over-nothing = Koniec tury, bez zmian
abilities = Zdolności mechów
which-ability = Zdolność pod mechem
driven-off = Robotnicy wracają do bazy ({ $places }): utrata popularności jest już policzona.
laid-there = Połóż tam to, co pokazuje karta Automy: { $what }. To już jest policzone.
encounter-waits = Twój bohater stoi na żetonie spotkania: { $place }. Rozpatrz spotkanie przed końcem tury.
encounter-taken = Spotkanie rozpatrzone
factory-taken = Biorę kartę Fabryki
deed-encounter = Spotkanie
deed-factory = Karta Fabryki
deed-star = Gwiazda
deed-token = Flaga lub Pułapka
deed-gain = Zysk lub strata
bolster-power = 1 moneta: { $count } siły
bolster-card = 1 moneta: { $count ->
    [one] 1 karta walki
   *[other] { $count } karty walki
  }
trade-popularity = 1 moneta: { $count ->
    [one] 1 popularność
   *[other] { $count } popularności
  }
cost-in = Zapłacono: { $what }
coins-got = Otrzymane monety
taken-along = { $what }: zabrano
combat-first = Najpierw walka. Gdy się rozstrzygnie, twoja tura trwa dalej.
half-told = Tego jeszcze nie podano: dokończ albo dotknij ponownie „{ $deed }”, aby zrezygnować.
add-to-turn = Dodaj do tury
given-beside = { $by }: { $what } +1
own-recruit = Własny rekrut
enlisted = Co daje od razu
given-by-it = Daje to spotkanie albo karta Fabryki
dial = Siła na wskaźniku
fight = Walcz
card-drawn = Numer dobranej karty
another-card = Inna karta
card-told-before = Karty podane już jako dobrane
card-told-for = Kartę { $card } podano już wcześniej. Która to była naprawdę?
card-flipped = Wartość odkrytej karty
draw-scythe-card = Dobierz kartę Automy, połóż ją odkrytą na głównym stosie kart odrzuconych i dotknij jej numeru.
draw-automa-card = Dobierz kartę Automy i dotknij jej numeru.
card-only-turn = Rozegraj turę na stole. Podaj tylko to, co jest tutaj.
attack-automa = Zaatakuj Automę
attack-under = Najpierw ustaw wskaźnik siły i wybierz karty walki.
star-of-mine = Kładę gwiazdę
yes = Tak
no = Nie
who-won = Kto wygrał?
automas-territories = Terytoria Automy, Fabryka za trzy
my-coins-in-all = Wszystkie moje monety
settle = Rozstrzygnij walkę
side-attacker = Atak: { $who }
side-defender = Obrona: { $who }
retreat = W razie porażki jednostki idą do:
shown-elsewhere = Karty walki, które pokazuje { $who }, można podać tylko na urządzeniu, na którym zaczęto grę: rękę rozdano tutaj.
hand-alone = Ręka – patrzy tylko { $who }
held = { $count ->
    [0] Brak kart walki na ręce
   *[other] Na ręce: { $cards }
  }
my-faction = Moja frakcja
my-mat = Moja plansza gracza
automas-faction = Frakcja Automy
level = Poziom
level-autometta = dla początkujących
level-automa = poziom normalny
level-automaszyna = dla weteranów
level-ultimaszyna = po trzech pozostałych
level-1 = łatwy
level-2 = normalny
level-3 = trudny
strength = Z kimś, kto tylko pasuje, kładzie szóstą gwiazdę po { $from }–{ $to } turach i ma wtedy { $least }–{ $most } monet (połowa z { $games } gier, symulowanych bez zmian osobowości).
far = daleko
automa-cards = Karty Automy
deck-virtual = Dobierane tutaj
deck-physical = Prawdziwe karty

# Expeditions
automa = Automa
expeditions-level = Ekspedycje, poziom { $level }
who-begins = Kto zaczyna
begins-random = Losowo
begins-human = Ja
begins-automa = Automa
north-mech = Mech północny
central-mech = Mech centralny
my-mech = Mój mech
progress = Postęp
glory = Chwała
maps = Żetony mapy
corruption = Zepsucie
mech-goes = Mój mech przechodzi na
mech-goes-by-tap = Dotknij miejsca, na które przechodzi mój mech.
place-taken = Na obszarze { $place } stoi już inny mech.
basecamp-left = Mech nie może wrócić do bazy.
face-down = płytka wciąż zakryta
tile-turned-up = Odkrywam płytkę
tile-value = Wartość zepsucia na płytce
tokens-drawn = Żetony dobrane z worka, po kolei
token-orange = pomarańczowy
token-turquoise = turkusowy
draw-until = Dobieraj i dotykaj każdego żetonu.
drawn-so-far = Dobrano: { $tokens } (suma: { $sum })
draw-tokens = Dobierz żetony
no-tokens = Bez żetonu
twenty-there = Żeton o wartości 20
twenty-taken = Biorę żeton o wartości 20
twenty-last = najpierw inne zepsucie
vanquish = Przezwyciężam zepsucie
tokens-count = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
  }
quests-solved = Rozwiązane zadania
item-coins = Monety na przedmiocie
item-upgraded = Przedmiot ulepszony ({ $count })
before-the-move = Przed ruchem: { $told }
boxed = Karty odłożone do pudełka
end-by = Kto wywołał koniec gry
turns-left = Pozostałe tury, licząc tę
boast = Zdobywam chwałę
from-the-start = Od nowa

# Trismegistus
trismegistus-level = Trismegistus, poziom { $level }
round = Runda
vp = Punkty zwycięstwa
gold = Złoto
artifacts = Artefakty
experiments = Eksperymenty
die = Kość
dice = Kości
dice-virtual = Rzucane tutaj
dice-physical = Prawdziwe kości
dice-exhausted = Wyczerpane kości
die-in-hand = Twoja kość: { $symbol }, moc { $potency }
put-away = Odkładam tę kość i biorę inną
die-taken = Kość, którą biorę
ethereal = Z kością eteryczną: moc większa o 1
potency-cost = Wydana moc
potency-of = moc { $potency }
exhausted = Kość jest wyczerpana
token-removed = Osiągnięte przeze mnie żetony premii
achievement-done = Zdobywam osiągnięcie
experiment-type = Typ
track = Tor
requirement = Wymagane pole
symbols = Symbole
card-kind = Rodzaj karty
card-dice = Kości na karcie
card-actions = Akcje na karcie
colour = Kolor
colour-black = czarna
colour-white = biała
colour-red = czerwona
roll-dice = Rzuć
draw-bot-card = Dobierz kartę bota i podaj, co na niej jest.
told-otherwise = Żadna z pozostałych kart tak nie wygląda: jedną opisano wcześniej inaczej. Która to z tych?
one-more = Dodaj (dotąd { $count })
none-shown = Nic nie wyłożono
artifacts-shown = Wyłożone artefakty, od lewej
black-die = Czarna kość
element = Żywioł
none = Żaden
symbols-on-tracks = Symbole na torach
symbols-on-experiments = Symbole na eksperymentach
experiments-solved = Moje rozwiązane eksperymenty
artifact-not-kept = Żywioł artefaktu, którego nie zatrzymujesz
experiment-not-kept = Eksperyment, którego nie zatrzymujesz
tracks = Tory mistrzostwa na twojej planszy
tracks-under = Dopóki ich nie ustawisz, są przykładem. Ułóż je od góry w kolejności z twojej planszy i ustaw ostatnie pole oraz żetony każdego z nich: Automa się nimi kieruje.
tracks-mine = Tory mistrzostwa są takie jak na mojej planszy
track-up = Wyżej: { $track }
track-down = Niżej: { $track }
track-length = Ostatnie pole
step = Pole { $step }
card-pack = Zestaw kart z mojego pudełka
card-pack-there = Zestaw kart jest znany ✓
die-active = Aktywna kość
add-die = Dodaj kość
dice-in-all = Wszystkie kości
dice-in-bowls = Kości w czarkach
experiment-more = Kolejny eksperyment
achievements-there = Osiągnięcia
achievement = Osiągnięcie { $number }
card-is-up = Karta leży odkryta
on-discards = Na stosie odrzuconych
not-seen = { $kind }, jeszcze niewidziana

# Wiersze wyniku
row-coins-held = Posiadane monety
row-stars = Gwiazdy
row-territories = Terytoria
row-resources = Zasoby
row-structure-bonus-coins = Monety z premii za budynki
row-total = Razem
row-coins = Monety
row-coins-for-glory = Monety za każdą chwałę
row-glory = Chwała
row-items = Przedmioty
row-corruption = Zepsucie
row-maps = Żetony mapy
row-during-play = W czasie gry
row-masterpiece = Arcydzieło
row-experiments = Eksperymenty
row-symbols = Symbole
row-formulas = Formuły
row-remainders = Pozostałości
row-tracks = Tory mistrzostwa

# Opcje nowej gry
by-hand = Od pozycji: figury ustawiam sam
structure-bonus = Premia za budynki
bonus-tile = Premia za budynki: { $tile }
bonus-drawn = Losowana tutaj
automas-manner = Osobowość Automy
manner-skip-turns = Pomija tury jak na poziomie Autometta
manner-test-moves = Karta walki sprawdza każdy ruch
manner-test-deployments = Karta walki sprawdza każde wystawienie
manner-all-moves = Wykonuje wszystkie możliwe akcje ruchu z rzędu
manner-play-on = Gra toczy się dalej po szóstej gwieździe
manner-coins = Monet więcej za każdym razem
manner-power = Siły więcej za każdym razem
bag = Worek żetonów zepsucia
bag-physical = Prawdziwy worek
bag-virtual = Losowane tutaj
bag-of-each = Z każdego rodzaju
bag-under = { $count ->
    [one] 1 żeton w worku: podaj wszystkie ze swojego pudełka.
    [few] { $count } żetony w worku: podaj wszystkie ze swojego pudełka.
   *[other] { $count } żetonów w worku: podaj wszystkie ze swojego pudełka.
  }
glory-coins = Monet więcej za każdą chwałę
achievements = Gram z modułem osiągnięć
formulas-worth = Formuły są warte inne PZ
vp-of = PZ, { $number }
achievement-vp = Osiągnięcie { $number }: PZ
tokens-leave = Osiągnięte żetony premii znikają na koniec tury
violet-into = Karty osobowości zaczynają
violet-deck = w talii
violet-discards = na stosie odrzuconych

# Stół ma rację
table-is-right = Dopasuj do stołu
table-is-right-under = { $board ->
    [no] Ustaw liczby
   *[yes] Przeciągnij lub dotknij figury i ustaw liczby
  } tak, jak leżą na stole.{ $undo ->
    [never] {""}
   *[free] {" "}Można to cofnąć.
  }
on-territories = Co leży na terytoriach
set-by-hand = ustawione ręcznie
half-set = „{ $what }”: tego jeszcze nie podano do końca.
turn = Tura
whose-turn = Czyja tura
tiles = Płytki obszarów
ethereal-dice = Kości eteryczne
tie-cube = Sześcian remisów
encounter-here = Leży tu żeton spotkania
map-here = Leży tu żeton mapy
tile-is-up = Płytka leży odkryta
flag-here = Leży tu moja Flaga
trap-here = Leży tu moja Pułapka
trap-armed = Jest uzbrojona
this-game = Ta gra
take-away = Usuń

# Pieczęcie
seal-of = { $deck }, tasowanie w kroku { $step }
seal-kept = Kolejność otwarto na koniec gry i jest tą, którą zapieczętowano.
seal-broken = Otwarta kolejność nie jest tą, którą zapieczętowano.
seal-closed = Wciąż pod pieczęcią: kolejność otwiera się na koniec gry.

statistics = Statystyki
statistics-row = rozegrane: { $played } · wygrane: { $won } · średnia: { $average } · najdłuższa seria: { $streak }
level-number = Poziom { $level }

# The first evening
layout = Przygotuj stół
tick-all = Zaznacz wszystko
to-my-turn = Do mojej pierwszej tury
to-automas-turn = Do tury Automy
still-to-lay = jeszcze { $count } do rozłożenia
board = Plansza
lay-faction-mat = Plansza frakcji
lay-cards = Karty walki, zakryte
lay-character = Bohater
lay-workers = Robotnicy
lay-rest = Na planszy frakcji: mechy · robotnicy
lay-tracker = Tor gwiazd, znacznik na I
lay-automa-cards = Karty Automy, potasowane
lay-encounters = Żetony spotkań
lay-factory-cards = Karty Fabryki
lay-glory = Znaczniki chwały
lay-progress = Karta postępu, znacznik na START
lay-turn-order = Kolejność tur
guided-game = Pierwsza gra z przewodnikiem
hints-off = Bez wskazówek
hint-setup = Rozłóż swój stół jak dla dwóch graczy. Potem podaj, co na nim leży: artefakt i eksperyment, których nie zatrzymujesz, oraz tory mistrzostwa. Reszta jest już wybrana.
hint-question = Spójrz na swój stół i podaj to, o co pyta strona. Potem tura toczy się dalej.
hint-turn-1 = { $game ->
    [expeditions] Rozegraj turę na swoim stole. Potem wpisz ją tutaj: dotknij na mapie nowego miejsca mecha, resztę zmian ustaw pod Więcej i zakończ turę.
    [trismegistus] Włóż kości do czarek jak na rysunku i rozegraj turę. Potem wpisz ją tutaj: dotknij wziętej kości i wydanej mocy, i zakończ turę.
   *[scythe] Rozegraj turę na swoim stole. Potem wpisz ją tutaj: dotknij każdej przesuniętej figury i jej nowego miejsca, ustaw zmienione wartości i zakończ turę.
  }
hint-automa-1 = { $draws ->
    [yes] Teraz Automa: dobierz kartę z jej talii i podaj ją tutaj. Zasady stosuje strona.
   *[no] Teraz Automa: dobiera kartę i trzyma się instrukcji. Ty tylko wykonujesz jej polecenia.
  }
hint-card-1 = Jedno polecenie po drugim: wykonaj je na stole, potem dotknij Zrobione.{ $why ->
    [yes] {" "}Dlaczego? pokazuje, skąd wybór.
   *[no] {""}
  }
hint-turn-2 = Pomyłka? Strzałka u góry cofa twoją ostatnią turę razem z tym, co Automa zrobiła po niej.
hint-automa-2 = Wartości pod planszą są takie same jak na twoim stole. Gdy się różnią, rację ma stół.
hint-card-2 = { $game ->
    [expeditions] Prawie każda karta przesuwa jej znacznik postępu: na każdej gwieździe Automa zdobywa chwałę.
    [trismegistus] Za każdą kartę Automa płaci mocą swojej kości. Gdy moc się skończy, z następną kartą bierze kolejną kość.
   *[scythe] Prawie każda karta przesuwa jej tor gwiazd: każda pełna gwiazda to gwiazda dla Automy.
  }
hint-turn-3 = Polecenie „Dopasuj do stołu” w menu w każdej chwili poprawia figurę lub wartość.
hint-automa-3 = Przebieg, w menu, pokazuje każdą turę jeszcze raz, krok po kroku.
hint-card-3 = To była trzecia tura. Wiesz już wszystko, czego trzeba: powodzenia!
how = Jak to działa
how-automa = Czym jest Automa
how-automa-is = Automa to przeciwnik wydawcy dla jednego gracza: talia kart i krótkie zasady zastępują drugą osobę. Nie rozgrywa pełnej tury jak ty: przesuwa figury, zdobywa rzeczy i wchodzi ci w drogę. Ta strona dobiera jej karty i stosuje zasady, a ty tylko je wykonujesz.
how-mine = Rozegraj turę na swoim stole.
how-told = Wpisz tutaj, co się zmieniło, i zakończ turę.
how-its = Daj Automie zagrać: widzisz jedno polecenie po drugim, każde z powodem.
how-done = Wykonaj je na stole i dotknij Zrobione. Potem znowu twoja tura.
how-levels = Cztery poziomy Scythe
how-levels-of-others = Expeditions ma kartę postępu na każdy poziom; Trismegistus ma trzy poziomy.
how-symbols = Symbole
how-rules = Zasady i gdzie ich szukać
how-rules-under = Każda zasada, której trzyma się Automa, pod częścią instrukcji, z której pochodzi.

# A lost phone
lost-phone = Gdyby to urządzenie zginęło
links = Linki do moich gier
links-under = Plik z linkiem do każdej gry na tym urządzeniu, do otwarcia lub wydruku. Przechowuj go gdzie indziej: każdy, kto ma link, może otworzyć grę.
save-links = Zapisz linki

# Who plays
more-players = Więcej graczy
a-human = Człowiek
faction = Frakcja
mat = Plansza gracza
by-lot = Losowo
draw-the-rest = Wylosuj resztę
add-human = Jeszcze jedna osoba
add-automa = Jeszcze jedna Automa
demonstration = Pokaz: Automa gra też za mnie
