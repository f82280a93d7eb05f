# La cornice
app = Automa
app-under = L'avversario al tuo tavolo
back = Indietro
close = Chiudi
waiting = Un momento …
sending = Invio …
less = meno { $what }
more-of = più { $what }
more = Altro
ready = Fatto
where = Dove
you = Tu
options = Opzioni
begin = Comincia
menu = Menu
print = Stampa

# Inizio
new-game = Nuova partita
lead = Il tuo avversario per tre giochi da tavolo in solitario.
lead-under = Giochi al tuo tavolo. Finito il turno, inseriscilo qui: l'Automa risponde e dice perché.
which-game = Quale gioco è sul tuo tavolo?
first-choose = Prima: { $what }
is-over = La partita è finita
is-mine = Tocca a te
is-a-players = Tocca a un giocatore
is-automas = Tocca all'Automa
not-sent = Non ancora inviato
is-asked = Domanda per te
combat-waits = Ti aspetta un combattimento
go-on = Continua: { $what }
has-moved = L'Automa
came-of-it = Risultato
import = Apri un file di registro
join = Entra
join-link = Link a una partita
scan = Leggi un codice QR
no-link = Questo codice non è il link di una partita.
forget-what = Dimentica { $what }
forget-sure = Vuoi dimenticare questa partita su questo dispositivo? Senza il suo link non si potrà riaprire.
forget-unsent = Vuoi dimenticare questa partita su questo dispositivo? Ciò che hai inserito non è ancora stato inviato e va perso. Senza il suo link non si potrà riaprire.
game-not-here = Questa partita non è su questo dispositivo: aprila con il suo link.
against = { $mine } contro { $automa }
ruleset-scythe = Scythe
ruleset-scythe-under = Quattro livelli, sette fazioni
ruleset-scythe_card = Scythe: solo la carta
ruleset-scythe_card-under = Muovi tu tutti i pezzi
ruleset-expeditions = Expeditions
ruleset-expeditions-under = Due Mech, tre livelli
ruleset-trismegistus = Trismegistus
ruleset-trismegistus-under = L'Automa di Mauro Gibertoni

# Impostazioni
settings = Impostazioni
language = Lingua
theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
theme-contrast = Alto contrasto
large-type = Caratteri grandi
brief = Solo gli ordini; i motivi in Perché?
keep-awake = Tieni acceso lo schermo accanto al tabellone
sound = Un suono quando l'Automa ha giocato
tokens = Chi può aprire questa partita
tokens-under = Ogni link apre la partita sui dispositivi che lo hanno, finché non è revocato qui.
token-owner = Gioca
token-player = Gioca come { $seat }
token-spectator = Guarda
token-yours = questo dispositivo
revoke = Revoca
revoke-what = Revoca: { $what }
revoke-sure = Vuoi escludere chi ha questo link? Se ne può condividere uno nuovo in ogni momento.
about = Le partite restano sul servizio; questo dispositivo conserva i loro link.
guide-for-players = Guida per chi gioca (in inglese)
for-programmers = Per chi programma

# Che cosa può andare storto
no-network = Il servizio non si raggiunge. Controlla la rete e riprova.
try-again = Riprova
no-camera = La fotocamera non si può usare: consentila a questa pagina, o incolla il link.
device-full = Il dispositivo è pieno: non si può conservare altro. Libera spazio e riprova.
key-needed = Per cominciare una partita qui, apri prima il link di un invito.
invitation-sure = Questo link è un invito: chi te l'ha dato può aprire le partite iniziate con esso. Vuoi usarlo per iniziare le partite su questo dispositivo?
invitation-instead = Questo dispositivo ha già un invito. Usare al suo posto quello di questo link?
invitation-kept = Su questo dispositivo le partite iniziano con un invito arrivato da un link.
invitation-forget = Dimentica l'invito
seat-instead = Questo dispositivo è già in questa partita. Vuoi entrare invece con questo link?
seat-instead-dropped = Questo dispositivo è già in questa partita, e non tutto ciò che hai inserito o composto qui è stato inviato. Vuoi scartarlo ed entrare invece con questo link?
fault = Qualcosa è andato storto: { $what }
away = Nessuna rete. Il tavolo è come è stato visto l'ultima volta.
away-waiting = Nessuna rete. { $count ->
    [one] Quello che hai inserito è conservato e parte appena la rete torna.
   *[other] { $count } cose sono conservate e partono appena la rete torna.
  }
away-unkept = Nessuna rete, e il dispositivo non ha potuto conservare ciò che hai inserito: parte appena torna, se questo tavolo resta aperto.
away-drop = Scarta
looks-on = Stai guardando: ciò che accade al tavolo appare qui man mano che viene inserito.
waits-for = Si aspetta { $who }: ciò che viene inserito al tavolo appare qui.
yours-kept = Ciò che avevi composto del tuo turno è conservato finché non tocca a te.
dropped = La partita è andata avanti altrove: il turno che stavi componendo è stato scartato.
dropped-of-right = Dove nel frattempo il tavolo è cambiato, ciò che avevi impostato è stato scartato.
right-kept = Ciò che avevi impostato in «Allinea al tavolo» non è ancora inviato.
right-drop = Scarta
set-before = Impostato prima e non ancora inviato: { $what }
shorter = Il servizio è tornato a un momento precedente: qui il tavolo è come allora. Controlla che cosa va inserito di nuovo.
conflict = Da quando l'hai inserito, la partita è andata avanti altrove. Il tuo turno è conservato.
conflict-passed = Da quando l'hai inserito, la partita è andata avanti altrove, e ormai tocca ad altro.
conflict-look = Riguardalo
conflict-send = Dillo lo stesso
conflict-drop = Scarta

# Il tavolo
take-back-both = Annulla i due turni: quello dell'Automa e il mio
take-back-last = Annulla il mio ultimo turno
take-back-mine = Annulla il mio turno
take-back-none = Nessun mio turno da annullare
take-back-step = Annulla l'ultimo passo
takes-both = i due turni
takes-last = ultimo turno
takes-mine = il mio turno
takes-step = ultimo passo
taken-back-both = Annullati: il turno dell'Automa e il mio
taken-back-mine = Annullato: il mio turno
redo = Ripeti
automas-turn = Turno dell'Automa
see-score = Vedi il punteggio
whole-board = Tutto il tabellone
why = Perché?
report-turn = Segnala questo turno
report-expected = Che cosa doveva succedere?
report-save = Salva
report-under = Un file con la partita fin qui e le tue parole, senza nomi né segreti. Allegalo a una segnalazione.
candidate = Candidato
done-at-table = Fatto · ancora { $left }
done-last = Fatto
show-the-rest = Mostra tutto il resto
was-attacker = ha attaccato
was-defender = si è difeso
is-attacker = attacca, vince i pareggi
is-defender = si difende
power-in = { $count } Potere
cards-in = { $count ->
    [one] carta { $cards }
   *[other] carte { $cards }
  }
at-most = al massimo { $most }
has-to-fight = { $power } Potere, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }
fight-with = Combatti con { $sum }
i-have = Ne ho { $count }
done-turn-over = Fatto, il mio turno è finito
turn-goes-on = Il mio turno continua
story = Storia
score = Punteggio
score-so-far = Punteggio finora
share = Condividi
taken-back-turns = Annullato: { $count ->
    [one] 1 turno
   *[other] { $count } turni
  }
as-it-was = Passo { $number } di { $of }
turn-of-round = Round { $round } · turno { $number }
from-here = Gioca da qui
to-first = All'inizio
one-back = Un passo indietro
one-on = Un passo avanti
to-last = Al presente
play = Riproduci
stop = Ferma
go-back-there = In questa partita
go-back-there-under = Quel che è seguito viene annullato.
fork = Come un'altra partita
fork-under = Questa resta com'è.
share-under = Con il link chiunque può aprire la partita. Mandalo solo a persone di cui ti fidi.
share-this-device = Questa pagina è aperta su “localhost”: il link vale solo su questo dispositivo. Per far entrare un telefono, avvia il servizio con AUTOMA_TABLE=lan e apri la pagina all'indirizzo che mostra.
share-own = Un mio altro dispositivo
share-spectator = Qualcuno che guarda
copy = Copia
qr-code = Codice QR del link
take-along = Esporta
text-report = Resoconto da leggere
log-file = File di registro
wins = vince
you-win = Vinci
you-win-by = Vinci di { $count }
wins-by = { $who } vince di { $count }
automa-wins-by = L'Automa vince di { $count }
a-tie = Pareggio
tie-by = I totali sono pari. Spareggio: { $what }.
tie-even = I totali sono pari, e anche ogni spareggio.
tie-automas = I totali sono pari: il pareggio va all'Automa.
tie-on-board = I totali sono pari. Gli spareggi sono sul tuo tabellone: unità e strutture, poi Potere, Popolarità, territori, stelle.
you-lead-by = Sei in vantaggio di { $count }
leads-by = { $who } è in vantaggio di { $count }
automa-leads-by = L'Automa è in vantaggio di { $count }
even-so-far = Per ora pari
ended = { $why ->
    [sixth_star] { $mine ->
        [yes] La tua sesta stella
       *[no] Sesta stella: { $who }
      }
    [agreement] Di comune accordo
   *[none] La fine è arrivata
  }, nel round { $round }.
decided = Ha deciso: { $what }.
play-again = Gioca ancora
end-by-agreement = Concludi la partita per accordo
is-sound = Il registro è intatto?
is-sound-under = Ogni passo e ogni carta stanno in un registro che nessuno può cambiare di nascosto. Qui lo si controlla dalla prima riga all'ultima.
check-it = Controlla
log-sound = Il registro è integro.
log-unsound = Il registro non è integro.
proof-chain = { $count ->
    [one] 1 voce porta il suo sigillo.
   *[other] Tutte le { $count } voci portano il sigillo di quella precedente.
  }
proof-decisions = { $count ->
    [one] 1 comando è stato deciso di nuovo, con lo stesso esito.
   *[other] Tutti i { $count } comandi sono stati decisi di nuovo, con lo stesso esito.
  }
proof-shuffles = Mazzi mescolati: { $count }. L'ordine era sigillato prima della prima carta; aperti finora: { $open }.
seals = Sigilli dei mazzi

# Scythe
power = Potere
popularity = Popolarità
coins = Monete
combat-cards = Carte Combattimento
combat-cards-most = Carte Combattimento, fino a { $most }
cards-of = Carte di valore { $value }
cards-paid = Carte Combattimento pagate o perse
stars = Stelle
tracker = Tracciato Stella
scheme = Schema
upgrades = Migliorie
recruits = Bonus continui delle reclute
structure = Struttura
units-and-structures = Unità e strutture
territories = Territori
unit-character = Personaggio
unit-mech = Mech
unit-worker = Lavoratore
units-character = Personaggio
units-mech = { $count ->
    [one] Mech
   *[other] { $count } Mech
  }
units-worker = { $count ->
    [one] Lavoratore
   *[other] { $count } lavoratori
  }
more-workers = { $count ->
    [one] +1 lavoratore
   *[other] +{ $count } lavoratori
  }
on-mat = plancia
at-home = base
how-to-tell = Come inserire il turno
mirror = Posizioni finali
guided = Azione per azione
pick-up = Tocca un pezzo, poi dove sta ora.
put-down = { $what }: tocca il suo posto.
what-is-here = Che cosa c'è qui: { $place }
lies-nothing = Niente
riding = Lavoratori con sé
riding-alone = da solo
step-back = ↶ Un passo
turn-over = Fine del mio turno
turn-over-nothing = Fine turno, niente cambia
abilities = Abilità dei Mech
which-ability = L'abilità sotto il Mech
driven-off = Lavoratori rimandati alla base ({ $places }): la Popolarità persa è già contata.
laid-there = Metti lì ciò che mostra la carta dell'Automa: { $what }. È già contato.
encounter-waits = Il tuo personaggio è su un gettone Incontro, in { $place }: risolvi l'incontro prima di finire il turno.
encounter-taken = L'incontro è risolto
factory-taken = Ho preso una carta Fabbrica
deed-encounter = Incontro
deed-factory = Carta Fabbrica
deed-star = Stella
deed-token = Bandiera o Trappola
deed-gain = Guadagni e perdite
bolster-power = 1 moneta: { $count } Potere
bolster-card = 1 moneta: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } Combattimento
trade-popularity = 1 moneta: { $count } Popolarità
cost-in = Pagato in { $what }
coins-got = Monete guadagnate
taken-along = { $what }: portato con sé
combat-first = Prima il combattimento. Quando è deciso, il tuo turno continua.
half-told = Questo non è ancora completo: continua, oppure tocca di nuovo «{ $deed }» per lasciar perdere.
add-to-turn = Aggiungi al turno
given-beside = { $by }: { $what } +1
own-recruit = Propria recluta
enlisted = Che cosa dà subito
given-by-it = Lo dà un incontro o una carta Fabbrica
dial = Potere sul Disco Potere
fight = Combatti
card-drawn = Numero della carta pescata
another-card = Un'altra carta
card-told-before = Carte che risultano già pescate
card-told-for = La carta { $card } è già stata indicata. Quale carta era in realtà?
card-flipped = Valore della carta girata
draw-scythe-card = Pesca una carta Automa, posizionala a faccia in su sulla pila di scarti principale e tocca il suo numero.
draw-automa-card = Pesca una carta Automa e tocca il suo numero.
card-only-turn = Gioca il tuo turno al tavolo. Indica solo ciò che c'è qui.
attack-automa = Attacca l'Automa
attack-under = Prima scegli il Disco Potere e le tue carte Combattimento.
star-of-mine = Posiziono una stella
yes = Sì
no = No
who-won = Chi ha vinto?
automas-territories = Territori dell'Automa, la Fabbrica come tre
my-coins-in-all = Le mie monete in tutto
settle = Risolvi il combattimento
side-attacker = Attacco: { $who }
side-defender = Difesa: { $who }
retreat = In caso di sconfitta, le unità vanno a
shown-elsewhere = Le carte Combattimento mostrate da { $who } si possono dire solo dal dispositivo che ha iniziato la partita: la mano è stata distribuita qui.
hand-alone = La mano, solo per { $who }
held = { $count ->
    [0] Nessuna carta Combattimento in mano
   *[other] In mano: { $cards }
  }
my-faction = La mia fazione
my-mat = La mia plancia giocatore
automas-faction = La fazione dell'Automa
level = Livello
level-autometta = per principianti
level-automa = il livello normale
level-automaszyna = per veterani
level-ultimaszyna = dopo gli altri tre
level-1 = facile
level-2 = normale
level-3 = difficile
strength = Contro chi passa sempre posiziona la sesta stella dopo { $from }–{ $to } turni e ha allora { $least }–{ $most } monete (metà di { $games } partite, simulate senza cambiarne la personalità).
far = lontana
automa-cards = Carte Automa
deck-virtual = Pescate qui
deck-physical = Carte vere

# Expeditions
automa = Automa
expeditions-level = Expeditions, livello { $level }
who-begins = Chi comincia
begins-random = A caso
begins-human = Io
begins-automa = L'Automa
north-mech = Mech Nord
central-mech = Mech Centro
my-mech = Il mio Mech
progress = Progresso
glory = Gloria
maps = Gettoni mappa
corruption = Corruzione
mech-goes = Il mio Mech va in
mech-goes-by-tap = Tocca il luogo in cui va il mio Mech.
place-taken = { $place }: qui c'è già un altro Mech.
basecamp-left = Un Mech non può tornare al Campo base.
face-down = tessera ancora coperta
tile-turned-up = Giro la tessera
tile-value = Valore di corruzione sulla tessera
tokens-drawn = Gettoni pescati dal sacchetto, in ordine
token-orange = arancione
token-turquoise = turchese
draw-until = Pesca e tocca ogni gettone.
drawn-so-far = Pescati: { $tokens } (totale { $sum })
draw-tokens = Pesca i gettoni
no-tokens = Nessun gettone
twenty-there = Il gettone di valore 20
twenty-taken = Prendo il gettone di valore 20
twenty-last = prima l'altra corruzione
vanquish = Sconfiggo la corruzione
tokens-count = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
  }
quests-solved = Missioni risolte
item-coins = Monete sull'oggetto
item-upgraded = Oggetto migliorato ({ $count })
before-the-move = Prima del movimento: { $told }
boxed = Carte rimesse nella scatola
end-by = Chi ha innescato la fine
turns-left = Turni rimasti, questo compreso
boast = Mi vanto
from-the-start = Da capo

# Trismegistus
trismegistus-level = Trismegistus, livello { $level }
round = Round
vp = Punti vittoria
gold = Oro
artifacts = Artefatti
experiments = Esperimenti
die = Dado
dice = Dadi
dice-virtual = Lanciati qui
dice-physical = Dadi veri
dice-exhausted = Dadi esauriti
die-in-hand = Il tuo dado: { $symbol }, potenza { $potency }
put-away = Metto via questo dado e ne prendo un altro
die-taken = Il dado che prendo
ethereal = Con un dado etereo: 1 potenza in più
potency-cost = Potenza spesa
potency-of = potenza { $potency }
exhausted = Il dado è esaurito
token-removed = Token bonus che ho raggiunto
achievement-done = Completo un obiettivo
experiment-type = Tipo
track = Tracciato
requirement = Livello richiesto
symbols = Simboli
card-kind = Tipo di carta
card-dice = Dadi raffigurati
card-actions = Azioni raffigurate
colour = Colore
colour-black = nero
colour-white = bianco
colour-red = rosso
roll-dice = Lancia
draw-bot-card = Pesca una carta automa e di' che cosa vi è stampato.
told-otherwise = Nessuna carta rimasta è stampata così: una è stata indicata diversamente. Quale di queste è?
one-more = Aggiungilo ({ $count } finora)
none-shown = Nessuno esposto
artifacts-shown = Artefatti esposti, da sinistra
black-die = Dado nero
element = Elemento
none = Nessuno
symbols-on-tracks = Simboli sui tracciati
symbols-on-experiments = Simboli sugli esperimenti
experiments-solved = Esperimenti che ho risolto
artifact-not-kept = Elemento dell'artefatto che non hai tenuto
experiment-not-kept = L'esperimento che non hai tenuto
tracks = Tracciati maestria del tuo tabellone
tracks-under = Finché non li imposti, sono un esempio. Mettili nell'ordine del tuo tabellone, dall'alto, e imposta di ognuno l'ultimo livello e i token: l'Automa si regola su di essi.
tracks-mine = I tracciati maestria sono come sul mio tabellone
track-up = Più in alto: { $track }
track-down = Più in basso: { $track }
track-length = Ultimo livello
step = Livello { $step }
card-pack = Pacchetto di carte della mia scatola
card-pack-there = Il pacchetto di carte è noto ✓
die-active = Dado attivo
add-die = Aggiungi un dado
dice-in-all = Dadi in tutto
dice-in-bowls = Dadi nelle ciotole
experiment-more = Un altro esperimento
achievements-there = Obiettivi
achievement = Obiettivo { $number }
card-is-up = La carta è scoperta
on-discards = Negli scarti
not-seen = { $kind }, non ancora vista

# Righe del punteggio
row-coins-held = Monete possedute
row-stars = Stelle
row-territories = Territori
row-resources = Risorse
row-structure-bonus-coins = Monete per il bonus strutture
row-total = Totale
row-coins = Monete
row-coins-for-glory = Monete per ogni gloria
row-glory = Gloria
row-items = Oggetti
row-corruption = Corruzione
row-maps = Gettoni mappa
row-during-play = Durante la partita
row-masterpiece = Capolavoro
row-experiments = Esperimenti
row-symbols = Simboli
row-formulas = Formule
row-remainders = Rimanenze
row-tracks = Tracciati maestria

# Opzioni di una nuova partita
by-hand = Da una posizione: dispongo io i pezzi
structure-bonus = Bonus strutture
bonus-tile = Bonus strutture: { $tile }
bonus-drawn = Pescata qui
automas-manner = La personalità dell'Automa
manner-skip-turns = Salta turni come Autometta
manner-test-moves = Una carta Combattimento mette alla prova ogni movimento
manner-test-deployments = Una carta Combattimento mette alla prova ogni schieramento
manner-all-moves = Esegue tutte le azioni Movimento valide della riga
manner-play-on = Si continua dopo la sesta stella
manner-coins = Monete in più ogni volta
manner-power = Potere in più ogni volta
bag = Sacchetto dei gettoni corruzione
bag-physical = Sacchetto reale
bag-virtual = Pescati qui
bag-of-each = Di ogni tipo
bag-under = { $count ->
    [one] 1 gettone nel sacchetto: indica tutti quelli della tua scatola.
   *[other] { $count } gettoni nel sacchetto: indica tutti quelli della tua scatola.
  }
glory-coins = Monete in più per ogni gloria
achievements = Gioca con il modulo Obiettivi
formulas-worth = Le formule valgono altri PV
vp-of = PV, { $number }
achievement-vp = Obiettivo { $number }: PV
tokens-leave = I token bonus raggiunti se ne vanno alla fine del turno
violet-into = Le carte personalità cominciano
violet-deck = nel mazzo
violet-discards = negli scarti

# Il tavolo ha ragione
table-is-right = Allinea al tavolo
table-is-right-under = { $board ->
    [no] Regola i valori
   *[yes] Trascina o tocca i pezzi e regola i valori
  } come sono sul tavolo.{ $undo ->
    [never] {""}
   *[free] {" "}Si può annullare.
  }
on-territories = Che cosa c'è sui territori
set-by-hand = disposto a mano
half-set = «{ $what }» non è ancora detto fino in fondo.
turn = Turno
whose-turn = A chi tocca
tiles = Tessere
ethereal-dice = Dadi eterei
tie-cube = Cubetto dei pareggi
encounter-here = Qui c'è un gettone Incontro
map-here = Qui c'è un gettone mappa
tile-is-up = La tessera è scoperta
flag-here = Qui c'è la mia Bandiera
trap-here = Qui c'è la mia Trappola
trap-armed = È armata
this-game = Questa partita
take-away = Toglilo

# Sigilli
seal-of = { $deck }: mescolamento al passo { $step }
seal-kept = L'ordine è stato aperto a fine partita ed è quello che era stato sigillato.
seal-broken = L'ordine aperto non è quello che era stato sigillato.
seal-closed = Ancora sigillato: l'ordine si apre a fine partita.

statistics = Statistiche
statistics-row = giocate { $played } · vinte { $won } · media { $average } · serie più lunga { $streak }
level-number = Livello { $level }

# The first evening
layout = Prepara il tavolo
tick-all = Spunta tutto
to-my-turn = Al mio primo turno
to-automas-turn = Al turno dell'Automa
still-to-lay = ancora { $count } da disporre
board = Tabellone
lay-faction-mat = Plancia Fazione
lay-cards = Carte Combattimento, coperte
lay-character = Personaggio
lay-workers = Lavoratori
lay-rest = Sulla plancia: Mech · lavoratori
lay-tracker = Tracciato Stella, segnalino su I
lay-automa-cards = Carte Automa, mescolate
lay-encounters = Segnalini incontro
lay-factory-cards = Carte Fabbrica
lay-glory = Gettoni gloria
lay-progress = Carta progresso, segnalino su START
lay-turn-order = Ordine di turno
guided-game = Una prima partita guidata
hints-off = Basta suggerimenti
hint-setup = Prepara il tavolo come per due giocatori. Poi inserisci ciò che vi si trova: l'artefatto e l'esperimento che non hai tenuto e i tuoi tracciati maestria. Il resto è già scelto.
hint-question = Guarda il tavolo e inserisci ciò che viene chiesto. Poi il turno prosegue.
hint-turn-1 = { $game ->
    [expeditions] Gioca il turno sul tuo tavolo. Poi inseriscilo qui: tocca sulla mappa il nuovo luogo del tuo Mech, aggiorna in Altro ciò che è cambiato e termina il turno.
    [trismegistus] Metti i dadi nelle ciotole come nella figura e gioca il tuo turno. Poi inseriscilo qui: tocca il dado preso e la potenza spesa, e termina il turno.
   *[scythe] Gioca il turno sul tuo tavolo. Poi inseriscilo qui: tocca ogni pezzo mosso e la sua nuova posizione, aggiorna i valori cambiati e termina il turno.
  }
hint-automa-1 = { $draws ->
    [yes] Tocca all'Automa: pesca tu una carta dal suo mazzo e inseriscila qui. Alle regole pensa la pagina.
   *[no] Ora l'Automa: pesca una carta e segue il regolamento. Tu esegui soltanto.
  }
hint-card-1 = Un ordine alla volta: eseguilo sul tavolo, poi tocca Fatto.{ $why ->
    [yes] {" "}Perché? mostra come è stato scelto.
   *[no] {""}
  }
hint-turn-2 = Un errore? La freccia in alto annulla il tuo ultimo turno, con ciò che l'Automa ha fatto dopo.
hint-automa-2 = I valori sotto il tabellone sono quelli del tuo tavolo. Se non coincidono, ha ragione il tavolo.
hint-card-2 = { $game ->
    [expeditions] Quasi ogni carta fa avanzare il suo segnalino progresso: su ogni stella l'Automa posiziona gloria.
    [trismegistus] L'Automa paga ogni carta con la potenza del suo dado. Quando è finita, con la carta seguente prende un altro dado.
   *[scythe] Quasi ogni carta fa avanzare il suo Tracciato Stella: ogni stella intera è una stella per l'Automa.
  }
hint-turn-3 = La voce “Allinea al tavolo” del menu rimette a posto un pezzo o un valore in ogni momento.
hint-automa-3 = La Storia, nel menu, rimostra ogni turno passo per passo.
hint-card-3 = Era il terzo turno. Ora sai tutto ciò che serve: buona fortuna!
how = Come funziona
how-automa = Che cos'è un Automa
how-automa-is = Un Automa è l'avversario dell'editore per chi gioca da solo: un mazzo di carte e poche regole prendono il posto di una seconda persona. Non gioca un turno completo come te: muove pezzi, ottiene cose e ti intralcia. Questa pagina pesca le sue carte e applica le regole; a te resta solo da eseguirle.
how-mine = Gioca il tuo turno sul tuo tavolo.
how-told = Inserisci qui che cosa è cambiato e termina il turno.
how-its = Fai giocare l'Automa: vedi un ordine alla volta, ciascuno con il suo motivo.
how-done = Eseguilo sul tavolo e tocca Fatto. Poi tocca di nuovo a te.
how-levels = I quattro livelli di Scythe
how-levels-of-others = Expeditions ha una carta progresso per ogni livello; Trismegistus ha tre livelli.
how-symbols = I simboli
how-rules = Le regole, e dove si trovano
how-rules-under = Ogni regola che l'Automa segue, sotto la parte del regolamento da cui viene.

# A lost phone
lost-phone = Se perdi questo dispositivo
links = Link alle mie partite
links-under = Un file con un link a ogni partita di questo dispositivo, da aprire o stampare. Conservalo altrove: con un link chiunque può aprire la partita.
save-links = Salva i link

# Who plays
more-players = Altri giocatori
a-human = Una persona
faction = Fazione
mat = Plancia Giocatore
by-lot = A sorte
draw-the-rest = Estrai a sorte il resto
add-human = Un'altra persona
add-automa = Un altro Automa
demonstration = Dimostrazione: un Automa gioca anche per me
