# 枠
app = オートマ
app-under = あなたの卓の対戦相手
back = 戻る
close = 閉じる
waiting = お待ちください…
sending = 送信中…
less = { $what }を減らす
more-of = { $what }を増やす
more = その他
ready = 完了
where = 場所
you = あなた
options = オプション
begin = 始める
menu = メニュー
print = 印刷

# 開始
new-game = 新しいゲーム
lead = 3つのソロボードゲームの対戦相手。
lead-under = ご自分の卓で遊びます。ターンが終わったらここに入力すると、オートマが応じ、その理由も示します。
which-game = 卓上のゲームはどれですか？
first-choose = 先に：{ $what }
is-over = ゲーム終了
is-mine = あなたのターン
is-a-players = プレイヤーのターン
is-automas = オートマのターン
not-sent = 未送信
is-asked = 質問があります
combat-waits = 戦闘が待っています
go-on = 続ける：{ $what }
has-moved = オートマ
came-of-it = 結果
import = ログファイルを開く
join = 参加する
join-link = ゲームへのリンク
scan = QRコードを読む
no-link = このコードはゲームへのリンクではありません。
forget-what = { $what }を消す
forget-sure = この端末からこのゲームを消しますか？リンクがないと再び開けません。
forget-unsent = この端末からこのゲームを消しますか？入力したことはまだ送信されておらず、一緒に消えます。リンクがないと再び開けません。
game-not-here = このゲームはこの端末にありません。リンクから開いてください。
against = { $mine } 対 { $automa }
ruleset-scythe = サイズ -大鎌戦役-
ruleset-scythe-under = 難易度4段階、7つの勢力
ruleset-scythe_card = サイズ -大鎌戦役-：カードのみ
ruleset-scythe_card-under = 駒はすべて自分で動かす
ruleset-expeditions = エクスペディションズ
ruleset-expeditions-under = オートマの2体のメック、レベル1～3
ruleset-trismegistus = トリスメギストス
ruleset-trismegistus-under = マウロ・ジベルトーニ作のオートマ

# 設定
settings = 設定
language = 言語
theme = 見た目
theme-auto = 端末に合わせる
theme-light = 明るい
theme-dark = 暗い
theme-contrast = 高コントラスト
large-type = 大きな文字
brief = 指示だけを表示（理由は「なぜ？」で）
keep-awake = ボードの横で画面を消さない
sound = オートマの行動後に音を鳴らす
tokens = このゲームを開ける端末
tokens-under = リンクを持つ端末は、ここで無効にするまでこのゲームを開けます。
token-owner = プレイヤー
token-player = { $seat }としてプレイ
token-spectator = 観戦
token-yours = この端末
revoke = 無効にする
revoke-what = 無効にする：{ $what }
revoke-sure = このリンクを無効にしますか？新しいリンクはいつでも共有できます。
about = ゲームはサービスに保存され、この端末にはリンクが残ります。
guide-for-players = プレイヤー向けガイド（英語）
for-programmers = 開発者向け

# うまくいかないとき
no-network = サービスに接続できません。ネットワークを確かめて、もう一度試してください。
try-again = もう一度試す
no-camera = カメラを使えません。このページに許可するか、リンクを貼り付けてください。
device-full = 端末の空きがなく、これ以上保存できません。空きを作ってもう一度試してください。
key-needed = ここでゲームを始めるには、まず招待リンクを開いてください。
invitation-sure = このリンクは招待です。渡した人は、この招待で始めたゲームを開くことができます。この端末でこの招待を使ってゲームを始めますか？
invitation-instead = この端末にはすでに招待があります。このリンクの招待に替えますか？
invitation-kept = この端末では、リンクで届いた招待でゲームを始めます。
invitation-forget = 招待を忘れる
seat-instead = この端末はすでにこのゲームに入っています。このリンクで入り直しますか？
seat-instead-dropped = この端末はすでにこのゲームに入っており、ここで入力したものや組み立て中のものに、まだ送信していないものがあります。破棄して、このリンクで入り直しますか？
fault = 問題が起きました：{ $what }
away = ネットワークがありません。最後に見たときの卓を表示しています。
away-waiting = ネットワークがありません。{ $count }件を保存してあり、つながり次第送信します。
away-unkept = ネットワークがなく、この端末には保存できませんでした。この卓を開いたままにすれば、つながり次第送られます。
away-drop = 破棄する
looks-on = 観戦中です。卓での出来事は、入力され次第ここに表示されます。
waits-for = { $who }を待っています。卓で入力されたことはここに表示されます。
yours-kept = 組み立て中のあなたのターンは、順番が来るまで保存してあります。
dropped = ゲームは別の端末で進みました。組み立て中だったターンは取り消されました。
dropped-of-right = その間に卓上が変わった所では、あなたが入れたものは取り消されました。
right-kept = 「卓に合わせる」で入れたものは、まだ送信していません。
right-drop = 破棄する
set-before = 前に入れて、まだ送信していないもの：{ $what }
shorter = サービスは以前の時点に戻されました。卓はそのときの状態です。もう一度入力することがないか確認してください。
conflict = その間に、ゲームは別の端末で進みました。あなたのターンは保存してあります。
conflict-passed = その間に、ゲームは別の端末で進み、今は別のことを待っています。
conflict-look = もう一度確かめる
conflict-send = それでも送信する
conflict-drop = 破棄する

# 卓
take-back-both = 両方のターンを取り消す：オートマと自分
take-back-last = 自分の直前のターンを取り消す
take-back-mine = 自分のターンを取り消す
take-back-none = 取り消せる自分のターンはありません
take-back-step = 一手戻す
takes-both = 両方
takes-last = 直前
takes-mine = 自分
takes-step = 一手
taken-back-both = 取り消し：オートマと自分のターン
taken-back-mine = 取り消し：自分のターン
redo = やり直す
automas-turn = オートマのターン
see-score = 得点を見る
whole-board = ボード全体
why = なぜ？
report-turn = このターンを報告
report-expected = 正しくはどうなるはずでしたか
report-save = 保存
report-under = ここまでのゲームとあなたの言葉のファイルです。名前や秘密は含みません。Issueに添付してください。
candidate = 候補
done-at-table = 済み・残り{ $left }
done-last = 済み
show-the-rest = 残りをまとめて見る
was-attacker = 攻撃側
was-defender = 防御側
is-attacker = 攻撃側（同点なら勝ち）
is-defender = 防御側
power-in = 戦力{ $count }
cards-in = カード{ $count }枚：{ $cards }
at-most = 最大{ $most }
has-to-fight = 戦力{ $power }、カード{ $cards }枚
fight-with = 合計{ $sum }で戦う
i-have = 手持ち{ $count }
done-turn-over = 済み・自分のターンを終える
turn-goes-on = 自分のターンを続ける
story = 経過
score = 得点
score-so-far = ここまでの得点
share = 共有
taken-back-turns = 取り消し：{ $count }ターン
as-it-was = { $of }手中の{ $number }手目
turn-of-round = ラウンド{ $round }・ターン{ $number }
from-here = ここから続ける
to-first = 最初へ
one-back = 1つ戻る
one-on = 1つ進む
to-last = 現在へ
play = 再生
stop = 停止
go-back-there = このゲームで
go-back-there-under = それより後は取り消されます。
fork = 別のゲームとして
fork-under = このゲームはそのまま残ります。
share-under = リンクがあれば、だれでもゲームを開けます。信頼できる人にだけ送ってください。
share-this-device = このページは「localhost」で開かれているため、リンクはこの端末でしか使えません。電話から入るには、AUTOMA_TABLE=lan を指定してサービスを起動し、表示されるアドレスでページを開いてください。
share-own = 自分の別の端末
share-spectator = 観戦者
copy = コピー
qr-code = リンクのQRコード
take-along = 書き出し
text-report = レポート
log-file = ログファイル
wins = 勝ち
you-win = あなたの勝ち
you-win-by = { $count }差で勝ち
wins-by = { $who }の{ $count }差勝ち
automa-wins-by = オートマの{ $count }差勝ち
a-tie = 引き分け
tie-by = 合計は同点です。決め手：{ $what }。
tie-even = 合計も、同点時の決め手もすべて同じです。
tie-automas = 合計は同点です。同点はオートマの勝ちです。
tie-on-board = 合計は同点です。ボードを見て、ユニットと建造物、戦力、民心、領域、星の順に比べてください。
you-lead-by = { $count }リードしています
leads-by = { $who }が{ $count }リード
automa-leads-by = オートマが{ $count }リード
even-so-far = 今のところ同点
ended = { $why ->
    [sixth_star] { $mine ->
        [yes] 自分の6つ目の星
       *[no] { $who }の6つ目の星
      }
    [agreement] 合意による終了
   *[none] ゲーム終了
  }（ラウンド{ $round }）
decided = 決め手：{ $what }
play-again = もう一度遊ぶ
end-by-agreement = 合意によりゲームを終える
is-sound = ログの改ざん検査
is-sound-under = すべての手とカードは、気づかれずに変えることのできないログにあります。最初の行から最後の行まで調べます。
check-it = 調べる
log-sound = ログに改ざんはありません。
log-unsound = ログは健全ではありません。
proof-chain = { $count }件の記録すべてに、直前の記録の封印があります。
proof-decisions = { $count }件の指示をすべてもう一度判定し、同じ結果になりました。
proof-shuffles = シャッフルした山札：{ $count }。順番は最初のカードの前に封印されました。公開済み：{ $open }。
seals = 山札の封印

# Scythe
power = 戦力
popularity = 民心
coins = コイン
combat-cards = 戦闘カード
combat-cards-most = 戦闘カード（{ $most }枚まで）
cards-of = 値{ $value }のカード
cards-paid = 支払う・失う戦闘カード
stars = 星
tracker = 星トラッカー
scheme = スキーマ
upgrades = 改善
recruits = 補充兵の継続ボーナス
structure = 建造物
units-and-structures = ユニットと建造物
territories = 領域
unit-character = キャラクター
unit-mech = メック
unit-worker = ワーカー
units-character = キャラクター
units-mech = { $count ->
    [1] メック
   *[other] メック{ $count }体
  }
units-worker = { $count ->
    [1] ワーカー
   *[other] ワーカー{ $count }個
  }
more-workers = ワーカー+{ $count }
on-mat = マット
at-home = 本拠地
how-to-tell = ターンの入力方法
mirror = 最終位置で
guided = アクション別
pick-up = 駒をタップし、今ある場所をタップ。
put-down = { $what }：場所をタップ。
what-is-here = { $place }にあるもの
lies-nothing = 何もありません
riding = 乗せるワーカー
riding-alone = なし
step-back = ↶ 一手戻す
turn-over = 自分のターンを終える
turn-over-nothing = 変更なしで終える
abilities = メックの能力
which-ability = メックの下の能力
driven-off = ワーカーが追い返されます（{ $places }）。失う民心は計算済みです。
laid-there = オートマのカードが示すものをそこに置いてください：{ $what }。計算済みです。
encounter-waits = キャラクターが遭遇トークンの上にいます（{ $place }）。ターンを終える前に遭遇を解決してください。
encounter-taken = 遭遇を解決した
factory-taken = ファクトリーカードを取った
deed-encounter = 遭遇
deed-factory = ファクトリーカード
deed-star = 星
deed-token = 旗・罠
deed-gain = 得る・失う
bolster-power = 1コインで戦力{ $count }
bolster-card = 1コインで戦闘カード{ $count }枚
trade-popularity = 1コインで民心{ $count }
cost-in = 支払った{ $what }
coins-got = 得たコイン
taken-along = 運ぶ{ $what }
combat-first = 先に戦闘です。決着がつくと、ターンの続きができます。
half-told = まだ入力の途中です。続けるか、「{ $deed }」をもう一度押して取り消してください。
add-to-turn = ターンに加える
given-beside = { $by }：{ $what } +1
own-recruit = 自分の補充兵
enlisted = すぐに得るもの
given-by-it = 遭遇またはファクトリーカードによる
dial = ダイヤルの戦力
fight = 戦う
card-drawn = 引いたカードの番号
another-card = 別のカード
card-told-before = すでに引いたことになっているカード
card-told-for = カード{ $card }は以前に入力されています。実際にはどのカードでしたか？
card-flipped = めくったカードの値
draw-scythe-card = オートマカードを引いて表向きでメインの捨て札に置き、番号をタップしてください。
draw-automa-card = オートマカードを引き、番号をタップしてください。
card-only-turn = 卓上でターンを行い、ここにあることだけを入力します。
attack-automa = オートマを攻撃する
attack-under = 先にダイヤルと戦闘カードを決めてください。
star-of-mine = 星を置く
yes = はい
no = いいえ
who-won = 勝者はどちらですか
automas-territories = オートマの領域（ファクトリーは3つ分）
my-coins-in-all = 自分のコインの合計
settle = 戦闘を解決する
side-attacker = 攻撃側：{ $who }
side-defender = 防御側：{ $who }
retreat = 敗北時のユニットの撤退先
shown-elsewhere = { $who }が公開した戦闘カードは、ゲームを始めた端末でだけ入力できます（手札はここで配られたものです）。
hand-alone = 手札（{ $who }だけが見る）
held = { $count ->
    [0] 手札に戦闘カードはありません
   *[other] 手札：{ $cards }
  }
my-faction = 自分の勢力
my-mat = 自分のプレイヤーマット
automas-faction = オートマの勢力
level = 難易度
level-autometta = 初心者向け
level-automa = 通常の難易度
level-automaszyna = ベテラン向け
level-ultimaszyna = 他の3つの次に
level-1 = やさしい
level-2 = ふつう
level-3 = むずかしい
strength = パスしかしない相手なら、{ $from }～{ $to }ターンで6つ目の星を置き、その時のコインは{ $least }～{ $most }です（性格を変えない{ $games }回の模擬ゲームの半数）。
far = 遠い
automa-cards = オートマカード
deck-virtual = ここで引く
deck-physical = 実物のカード

# Expeditions
automa = オートマ
expeditions-level = エクスペディションズ、レベル{ $level }
who-begins = 先攻
begins-random = ランダム
begins-human = 自分
begins-automa = オートマ
north-mech = 北のメック
central-mech = 中央のメック
my-mech = 自分のメック
progress = 進行
glory = 栄光
maps = 地図トークン
corruption = 腐敗トークン
mech-goes = 自分のメックの行き先
mech-goes-by-tap = 自分のメックの行き先をタップしてください。
place-taken = { $place }にはすでに別のメックがいます。
basecamp-left = メックはベースキャンプに戻れません。
face-down = タイルが裏のまま
tile-turned-up = タイルを表にする
tile-value = タイルの腐敗値
tokens-drawn = 袋から引いたトークン（引いた順）
token-orange = オレンジ
token-turquoise = ターコイズ
draw-until = 引いて、1個ずつタップ。
drawn-so-far = 引いたもの：{ $tokens }（合計{ $sum }）
draw-tokens = トークンを引く
no-tokens = トークンなし
twenty-there = 値20のトークン
twenty-taken = 値20のトークンを取る
twenty-last = 先にほかの腐敗トークン
vanquish = 腐敗を討伐する
tokens-count = { $count }個
quests-solved = 達成した任務
item-coins = 物品のコイン
item-upgraded = 物品を強化（{ $count }）
before-the-move = 移動の前: { $told }
boxed = 箱に戻したカード
end-by = 終了を引き起こした人
turns-left = 残りのターン（今のターンを含む）
boast = 誇示する
from-the-start = 最初から

# Trismegistus
trismegistus-level = トリスメギストス、レベル{ $level }
round = ラウンド
vp = 勝利点
gold = 金
artifacts = アーティファクト
experiments = 実験
die = ダイス
dice = ダイス
dice-virtual = ここで振る
dice-physical = 実物のダイス
dice-exhausted = 使い切ったダイス
die-in-hand = 手元のダイス：{ $symbol }、効力{ $potency }
put-away = このダイスを片付けて別のを取る
die-taken = 取るダイス
ethereal = エーテルダイスを使う（効力＋1）
potency-cost = 使った効力
potency-of = 効力{ $potency }
exhausted = ダイスを使い切った
token-removed = 到達したボーナストークン
achievement-done = 目標を達成する
experiment-type = 種類
track = トラック
requirement = 必要なマス
symbols = シンボル
card-kind = カードの種類
card-dice = カードのダイス
card-actions = カードのアクション
colour = 色
colour-black = 黒
colour-white = 白
colour-red = 赤
roll-dice = 振る
draw-bot-card = ボットカードを引き、書かれているものを入力してください。
told-otherwise = 残りのカードにこの内容のものはありません。以前に違う内容で入力されています。どのカードですか？
one-more = 追加する（現在{ $count }）
none-shown = 公開中のものはない
artifacts-shown = 公開中のアーティファクト（左から）
black-die = 黒ダイス
element = 元素
none = なし
symbols-on-tracks = トラック上のシンボル
symbols-on-experiments = 実験のシンボル
experiments-solved = 解決した実験
artifact-not-kept = 手元に残さなかったアーティファクトの元素
experiment-not-kept = 手元に残さなかった実験
tracks = 自分のボードの熟達トラック
tracks-under = 設定するまでは見本です。自分のボードの上からの順に並べ、それぞれの最後のマスとトークンを合わせてください。オートマはこれに従います。
tracks-mine = 熟達トラックは自分のボードの通り
track-up = 上へ: { $track }
track-down = 下へ: { $track }
track-length = 最後のマス
step = { $step }マス目
card-pack = 自分の箱のカードパック
card-pack-there = カードパックは登録済み ✓
die-active = 使用中のダイス
add-die = ダイスを加える
dice-in-all = ダイスの総数
dice-in-bowls = ボウルのダイス
experiment-more = 実験を加える
achievements-there = 目標
achievement = 目標{ $number }
card-is-up = カードは表向き
on-discards = 捨て札にある
not-seen = { $kind }・まだ見ていない

# 得点の内訳
row-coins-held = 所持コイン
row-stars = 星
row-territories = 領域
row-resources = 資源
row-structure-bonus-coins = 建造物ボーナスのコイン
row-total = 合計
row-coins = コイン
row-coins-for-glory = 栄光1つのコイン
row-glory = 栄光
row-items = 物品
row-corruption = 腐敗トークン
row-maps = 地図トークン
row-during-play = ゲーム中
row-masterpiece = 傑作
row-experiments = 実験
row-symbols = シンボル
row-formulas = フォーミュラ
row-remainders = 残り
row-tracks = 熟達トラック

# 新しいゲームのオプション
by-hand = 途中から：駒を自分で置く
structure-bonus = 建造物ボーナス
bonus-tile = 建造物ボーナス：{ $tile }
bonus-drawn = ここで引く
automas-manner = オートマの性格
manner-skip-turns = AUTOMETTAのようにターンを飛ばす
manner-test-moves = 移動のたびに戦闘カードで判定する
manner-test-deployments = 配置のたびに戦闘カードで判定する
manner-all-moves = その段の有効な移動アクションをすべて行う
manner-play-on = 6つ目の星の後も続ける
manner-coins = コイン獲得ごとの増減
manner-power = 戦力獲得ごとの増減
bag = 腐敗トークンの袋
bag-physical = 本物の袋
bag-virtual = ここで引く
bag-of-each = 各種類の数
bag-under = 袋の中のトークン：{ $count }個。箱にあるものをすべて入れてください。
glory-coins = 栄光ごとのコインの増減
achievements = 目標モジュールを使う
formulas-worth = フォーミュラの得点が異なる
vp-of = 勝利点 { $number }
achievement-vp = 目標{ $number }の勝利点
tokens-leave = 到達したボーナストークンはターンの終わりに取り除く
violet-into = 紫色カードの最初の場所
violet-deck = 山札
violet-discards = 捨て札

# 卓が正しい
table-is-right = 卓に合わせる
table-is-right-under = { $board ->
    [no] 数値
   *[yes] 駒をドラッグするかタップし、数値
  }を卓上のとおりにしてください。{ $undo ->
    [never] {""}
   *[free] 取り消せます。
  }
on-territories = 領域にあるもの
set-by-hand = 手で置いた
half-set = 「{ $what }」はまだ入力の途中です。
turn = ターン
whose-turn = 誰のターンか
tiles = 区域タイル
ethereal-dice = エーテルダイス
tie-cube = 同点用キューブ
encounter-here = ここに遭遇トークンがある
map-here = ここに地図トークンがある
tile-is-up = タイルは表向き
flag-here = ここに自分の旗がある
trap-here = ここに自分の罠がある
trap-armed = 罠は有効
this-game = このゲーム
take-away = 取り除く

# 封印
seal-of = { $deck }（{ $step }手目でシャッフル）
seal-kept = ゲーム終了時に順番が公開され、封印されたものと一致しました。
seal-broken = 公開された順番は、封印されたものと違います。
seal-closed = 封印中：順番はゲーム終了時に公開されます。

statistics = 統計
statistics-row = { $played }回プレイ・{ $won }勝・平均{ $average }・最長{ $streak }連勝
level-number = レベル{ $level }

# The first evening
layout = 準備
tick-all = すべてチェック
to-my-turn = 自分の最初のターンへ
to-automas-turn = オートマのターンへ
still-to-lay = 残り{ $count }項目
board = ボード
lay-faction-mat = 勢力マット
lay-cards = 戦闘カード（裏向き）
lay-character = キャラクター
lay-workers = ワーカー
lay-rest = マット上：メック・ワーカー
lay-tracker = 星トラッカー（トークンはI）
lay-automa-cards = オートマカード（シャッフル）
lay-encounters = 遭遇トークン
lay-factory-cards = ファクトリーカード
lay-glory = 栄光トークン
lay-progress = 進行カード（トークンはSTART）
lay-turn-order = 手番順
guided-game = はじめてのゲーム（ガイド付き）
hints-off = ヒントを終える
hint-setup = 2人用と同じように卓を準備してください。次に、手元に残さなかったアーティファクトと実験、自分のボードの熟達トラックを入力します。ほかは選択済みです。
hint-question = 卓を見て、聞かれたことを入力してください。そのあとターンが続きます。
hint-turn-1 = { $game ->
    [expeditions] まず手元の卓でターンを行います。次にここへ入力します。マップでメックの移動先をタップし、ほかに変わったものを「その他」で合わせて、ターンを終えてください。
    [trismegistus] 図のとおりにダイスをボウルに置き、ターンを行います。次にここへ入力します。取ったダイスと使った効力をタップして、ターンを終えてください。
   *[scythe] まず手元の卓でターンを行います。次にここへ入力します。動かした駒と移動先をタップし、変わった数値を合わせて、ターンを終えてください。
  }
hint-automa-1 = { $draws ->
    [yes] 次はオートマです。オートマの山札からカードを引き、ここに入力してください。ルールはこのページが処理します。
   *[no] 次はオートマです。カードを引き、ルールに従います。あなたは卓でそのとおりに行うだけです。
  }
hint-card-1 = 指示は1つずつ出ます。卓で行ってから「済み」をタップしてください。{ $why ->
    [yes] 「なぜ？」で選ばれた理由がわかります。
   *[no] {""}
  }
hint-turn-2 = 間違えましたか。上の矢印で、自分の直前のターンとその後のオートマの行動を取り消せます。
hint-automa-2 = ボードの下の数値は卓と同じです。違うときは卓が正しいものとします。
hint-card-2 = { $game ->
    [expeditions] ほとんどのカードで進行トークンが進みます。星のスペースに着くたびに、オートマは栄光トークンを置きます。
    [trismegistus] オートマはカードごとにダイスの効力を使います。効力がなくなると、次のカードで別のダイスを取ります。
   *[scythe] ほとんどのカードで星トラッカーが進みます。欠けていない星に着くと、オートマは星を1つ置きます。
  }
hint-turn-3 = メニューの「卓に合わせる」で、駒や数値をいつでも直せます。
hint-automa-3 = メニューの「経過」で、すべてのターンを1つずつ見直せます。
hint-card-3 = これで3ターンです。必要なことはすべてお伝えしました。よいゲームを！
how = 遊び方
how-automa = オートマとは
how-automa-is = オートマは、1人で遊ぶためにゲームに付属する対戦相手です。カードの束と短いルールが2人目のプレイヤーの代わりをします。あなたと同じターンは行わず、駒を動かし、物を得て、邪魔をします。このページがカードを引いてルールを適用するので、あなたは指示を行うだけです。
how-mine = 手元の卓で自分のターンを行います。
how-told = 変わったことをここに入力し、ターンを終えます。
how-its = オートマのターンを進めます。指示が理由とともに1つずつ出ます。
how-done = 卓で行い「済み」をタップすると、また自分のターンです。
how-levels = Scytheの4つのレベル
how-levels-of-others = Expeditionsには各レベルの進行カードがあり、Trismegistusには3つのレベルがあります。
how-symbols = 記号
how-rules = ルールとその出典
how-rules-under = オートマが従うすべてのルールを、ルールブックの章ごとに示します。

# A lost phone
lost-phone = この端末をなくしたときのために
links = 自分のゲームへのリンク
links-under = この端末のすべてのゲームへのリンクをまとめたファイルです。開くことも印刷することもできます。別の場所に保管してください。リンクがあれば、だれでもそのゲームを開けます。
save-links = リンクを保存

# Who plays
more-players = 他のプレイヤー
a-human = プレイヤー
faction = 勢力
mat = プレイヤーマット
by-lot = ランダム
draw-the-rest = 残りをランダムに決める
add-human = プレイヤーを追加
add-automa = オートマを追加
demonstration = デモ：自分の側もオートマが担当
