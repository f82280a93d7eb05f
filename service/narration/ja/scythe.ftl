# Scythe: the facts and refusals of the game, in the terms of the printed rulebook.

name-home = 本拠地
name-home-polania = ポーラニアの本拠地
name-home-saxony = サクソニーの本拠地
name-home-crimea = クリミアの本拠地
name-home-nordic = ノルディックの本拠地
name-home-rusviet = ラスヴィエトの本拠地
name-home-albion = アルビオンの本拠地
name-home-togawa = トガワの本拠地
name-mat = 勢力マット
name-r3c3 = ファクトリー

name-polania = ポーラニア
name-saxony = サクソニー
name-crimea = クリミア
name-nordic = ノルディック
name-rusviet = ラスヴィエト
name-albion = アルビオン
name-togawa = トガワ
name-yellow = 黄
name-blue = 青
name-green = 緑
name-purple = 紫
name-autometta = AUTOMETTA
name-automaszyna = AUTOMASZYNA
name-ultimaszyna = ULTIMASZYNA

name-industrial = 工業
name-engineering = 工学
name-militant = 軍国
name-patriotic = 愛国
name-innovative = 革新
name-mechanical = 機械
name-agricultural = 農業
name-bolster = 増強
name-move = 移動
name-produce = 生産
name-trade = 取引
name-upgrade = 改善
name-deploy = 配備
name-build = 建設
name-enlist = 徴兵

name-mountain = 山
name-farm = 農場
name-tundra = ツンドラ
name-forest = 森
name-village = 村
name-lake = 湖
name-factory = ファクトリー
name-metal = 金属
name-food = 食料
name-oil = 石油
name-wood = 木材
name-mill = 製粉所
name-monument = 記念碑
name-mine = 鉱山
name-armory = 兵器庫
name-character = キャラクター
name-mech = メック
name-worker = ワーカー

name-combat = 戦闘
name-structure-bonus = 建造物ボーナス
name-power = 戦力
name-coin = コイン
name-popularity = 民心
name-combat-card = 戦闘カード
name-combat-cards = 戦闘カード
name-upgrades = すべての改善
name-mechs = すべてのメック
name-structures = すべての建造物
name-recruits = すべての補充兵
name-workers = すべてのワーカー
name-objective = 目的
name-tracker = 星トラッカー

name-move-worker = ワーカーの移動
name-move-mech = メックの非戦闘移動
name-move-character = キャラクターの非戦闘移動
name-encounter-factory = 遭遇/ファクトリー
name-attack-combat = 対戦闘ユニットへの攻撃
name-attack-worker = 対ワーカーへの攻撃
name-deploy-worker = ワーカーの配置
name-deploy-character-or-mech = キャラクター/メックの配置

name-meander = 寄り道
name-dominate = 威圧
name-coercion = 弾圧政治
name-swim = 水泳の達人
name-relentless = 容赦なし
name-exalt = 高揚
name-maifuku = 埋伏
name-riverwalk = 渡河能力
name-submerge = 潜水能力
name-camaraderie = 連帯
name-speed = スピード
name-underpass = 地下通路
name-disarm = 武装解除
name-wayfare = 彷徨
name-scout = 偵察
name-seaworthy = 航海能力
name-artillery = 砲撃
name-township = 集落
name-peoples-army = 人民軍
name-burrow = 掘削
name-sword = 剣
name-shield = 盾
name-rally = 集結
name-toka = 渡河
name-suiton = 水遁
name-ronin = 浪人
name-shinobi = 忍び

name-tunnels-adjacent = 自分の建造物に隣接する坑道
name-lakes-adjacent = 自分の建造物に隣接する湖
name-encounters-adjacent = 自分の建造物に隣接する遭遇
name-on-tunnels = 坑道にある建造物
name-in-one-row = 一列に並んだ建造物
name-on-farms-or-tundra = 農場とツンドラにある建造物

name-everyone = 全員が互いに敵
name-other-sides = 別の陣営だけが敵
name-skip-turns = AUTOMETTAと同じくターンをスキップ
name-coins = コイン
name-test-moves = 移動のたびに戦闘カードをめくる
name-test-deployments = 配置のたびに戦闘カードをめくる
name-all-moves = 有効な移動アクションをすべて実行
name-combat-between-humans = 人間のプレイヤー同士の戦闘
name-combat-draw = 戦闘用のオートマカード
name-flip = めくる戦闘カード

name-no-unit = 移動できるユニットがない
name-power-too-low = 戦力が足りない
name-no-valid-territory = 有効な領域がない
name-no-destination = 目的地に選べる有効な領域がない
name-in-enemy-neighbourhood = 敵戦闘ユニットの近傍にある
name-enemy-unit = 敵ユニットがいる
name-own-mech = 自分のメックがいる
name-none-left = 残りがない
name-track-full = 戦力トラックの終端に達している
name-combat-card-test = めくった戦闘カードで止められた
name-modified-to-nothing = オプションにより0になる

name-only-destination = ほかに目的地がない
name-units-in-reach = 領域を近傍とするほかのユニットの数
name-distance-to-enemy = 敵戦闘ユニットまでの距離
name-enemy-combat-units = 敵戦闘ユニットの数
name-resources = 資源の数
name-distance-to-factory = ファクトリーまでの距離
name-reading-order = リーディングオーダー
name-power-range = パワーレンジ
name-higher-total = 合計の大きさ
name-attacker-wins-ties = 同点は攻撃側の勝ち
name-tie-breakers = 同点時の順位決定

scythe-game-began = { $players-count }人用のゲームを開始します。最初にターンを行うのは{ NAME($turn) }です。
scythe-bonus-tile-drawn = 建造物ボーナスタイルは「{ NAME($tile) }」です。
scythe-automa-card-drawn = { NAME($seat) }はカード{ $card }を引きます（スキーマ{ $scheme ->
    [1] Ⅰ
   *[2] Ⅱ
  }）。
scythe-automa-deck-renewed = 「{ NAME($deck) }」の山札のカード19枚すべてを卓上でシャッフルし、新しい山札にします。
scythe-turn-skipped = カード{ $card }により、{ NAME($seat) }のターンはスキップされます。
scythe-automa-turn-paused = { NAME($seat) }のターンは、{ $flip ->
    [yes] 戦闘カードがめくられる
   *[no] 戦闘が解決される
  }まで待ちます。
scythe-turn-ended = { NAME($seat) }のターンが終わり、次は{ NAME($next) }のターンです。
scythe-game-ended = { NAME($seat) }が6つ目の星を置いたため、ゲームは終了です。コイン：{ NAME($totals) }。勝者：{ NAME($winners) }。
scythe-symbol-refused = 「{ NAME($symbol) }」は無効です。{ $reason ->
    [no_unit] 移動できるユニットがありません
    [power_too_low] 戦力が足りません
    [no_valid_territory] 有効な領域がありません
   *[no_destination] 有効な領域の中に、目的地に選べるものがありません
  }。
scythe-unit-moved = 「{ NAME($symbol) }」により、{ NAME($seat) }の{ NAME($unit) }は{ $stays ->
    [yes] { NAME($to) }にとどまります
   *[no] { NAME($origin) }から{ NAME($to) }へ移動します
  }（決め手：{ $decided-by ->
    [only_destination] ほかに目的地がない
    [units_in_reach] 最も多くのユニットの近傍にある
    [distance_to_enemy] 敵戦闘ユニットに最も近い
    [enemy_combat_units] 敵戦闘ユニットが最も少ない
    [resources] 資源が最も多い
    [distance_to_factory] { $to ->
        [r3c3] ファクトリーはほかの領域に優先する
       *[other] ファクトリーに最も近い
      }
   *[reading_order] リーディングオーダーで最も先
  }）。
scythe-move-row-ended = めくった戦闘カードにより、{ NAME($seat) }の移動アクションの段はここで終わります。
scythe-units-moved = { NAME($seat) }の{ NAME($unit) }{ $count }体が{ NAME($origin) }から{ NAME($to) }へ移動します。
scythe-reported = { NAME($seat) }が現在のユニットの位置を申告します。
scythe-encounter-removed = { NAME($seat) }が{ NAME($territory) }の遭遇トークンを除去します。
scythe-resources-changed = { NAME($territory) }の{ NAME($resource) }の増減：{ CHANGE($amount) }。
scythe-structure-built = { NAME($seat) }が{ NAME($territory) }に{ NAME($kind) }を建設します。
scythe-token-placed = { NAME($seat) }が{ NAME($territory) }にトークンを置きます。
scythe-unit-deployed = { NAME($seat) }が{ NAME($to) }に{ NAME($unit) }を配置{ $ability ->
    [none] します
   *[other] し、「{ NAME($ability) }」を開放します
  }。
scythe-gain-failed = 「{ NAME($what) }」では何も得られません。{ $reason ->
    [none_left] 残りがありません
    [track_full] 戦力トラックの終端に達しています
    [combat_card_test] めくった戦闘カードで止められました
   *[modified_to_nothing] オプションにより0になります
  }。
scythe-power-changed = { NAME($seat) }の戦力の増減：{ CHANGE($amount) }。
scythe-coins-changed = { NAME($seat) }のコインの増減：{ CHANGE($amount) }。
scythe-popularity-changed = { NAME($seat) }の民心の増減：{ CHANGE($amount) }。
scythe-combat-cards-drawn = { NAME($seat) }は戦闘カードを{ $count }枚得ます。
scythe-combat-cards-discarded = { NAME($seat) }は戦闘カードを捨て札にします：{ $cards }。
scythe-combat-deck-renewed = 捨て札の戦闘カードを卓上でシャッフルし、新しい山札にします。
scythe-combat-card-flipped = めくった戦闘カードは{ $value }です。アクションを{ $stops ->
    [yes] 中止します
   *[no] 続けます
  }。
scythe-factory-card-taken = { NAME($seat) }はファクトリーカードを1枚得ます。
scythe-recruit-enlisted = { NAME($seat) }は徴兵を行い、{ NAME($bonus) }の補充兵を得ます。
scythe-recruit-bonus-offered = { NAME($seat) }は徴兵ボーナスを得ます：{ NAME($bonus) }。
scythe-upgraded = { NAME($seat) }は改善を1つ行います。
scythe-tracker-advanced = { NAME($seat) }の星トラッカーのトークンがスペース{ $to }へ進みます。
scythe-star-placed = { NAME($seat) }が星を置きます（{ NAME($goal) }）。
scythe-scheme-switched = { NAME($seat) }はこれ以降、スキーマⅡを使います。
scythe-battles-declared = { NAME($seat) }は次の領域で戦闘を行います：{ NAME($territories) }。
scythe-combat-began = { NAME($attacker) }が{ NAME($territory) }で{ NAME($defender) }を攻撃します。
scythe-combat-called-off = { NAME($territory) }での{ NAME($attacker) }と{ NAME($defender) }の戦闘は、相手がいないため行いません。
scythe-combat-ability-used = { NAME($seat) }は「{ NAME($ability) }」を使います。
scythe-combat-card-stolen = { NAME($seat) }は{ NAME($victim) }の戦闘カードを無作為に1枚奪います。
scythe-combat-committed = { NAME($seat) }は戦力{ $dial }、{ $cards-count ->
    [0] 戦闘カードなし
   *[other] 戦闘カード（{ $cards }）
  }で戦います。
scythe-combat-table-read = カード{ $card }の戦闘テーブルに従い、{ NAME($seat) }は戦力{ $power }と戦闘カード{ $cards }枚を使います（記載は戦力{ $printed-power }とカード{ $printed-cards }枚）。
scythe-combat-cards-turned-up = { NAME($seat) }は戦闘カードを公開します：{ $cards }。
scythe-combat-won = { NAME($winner) }が{ NAME($territory) }の戦闘で{ NAME($loser) }に勝利します。

scythe-ask-combat = { NAME($territory) }で戦闘が起きます（攻撃側：{ NAME($attacker) }、防御側：{ NAME($defender) }）。{ NAME($seat) }は、ダイヤルの数値（最大{ $dial-max }）と、使う戦闘カード（{ $cards-max ->
    [0] なし
   *[other] 最大{ $cards-max }枚
  }）を選んでください。{ $abilities-count ->
    [0] {""}
   *[other] その前に使える能力：{ NAME($abilities) }。
  }
scythe-ask-combat-between-humans = { NAME($territory) }で戦闘が起きます（攻撃側：{ NAME($attacker) }、防御側：{ NAME($defender) }）。双方が公開したダイヤルの数値と戦闘カードを申告してください。{ $abilities-count ->
    [0] {""}
   *[other] その前に使える能力：{ NAME($abilities) }。
  }
scythe-ask-combat-draw = { NAME($seat) }の戦闘のためにオートマカードを1枚引き、その番号を申告してください。
scythe-ask-combat-cards = { NAME($seat) }の戦闘カードを無作為に{ $count }枚公開し、その値を申告してください。
scythe-ask-flip = { NAME($seat) }のために戦闘カードの山札の一番上をめくり、その値を申告してください。

scythe-rejected-ability-not-available = この能力は開放できません。{ $available-count ->
    [0] 開放できる能力は残っていません
   *[other] 開放できる能力：{ NAME($available) }
  }。
scythe-rejected-ability-not-usable = 「{ NAME($ability) }」はこの戦闘では使えません。{ $usable-count ->
    [0] 使える能力はありません
   *[other] 使える能力：{ NAME($usable) }
  }。
scythe-rejected-automa-has-none = { NAME($seat) }はオートマなので、{ $what ->
    [abilities] 能力
    [recruits] 補充兵
    [upgrades] 改善
    [tokens] トークン
    [mat] プレイヤーマット
   *[structures] 建造物
  }を持ちません。
scythe-rejected-automa-without-level = オートマの席「{ NAME($seat) }」には難易度が必要です。
scythe-rejected-card-not-in-deck = カード{ $card }はもう山札にありません。{ $in-deck-count ->
    [0] 山札にカードはありません
   *[other] 残っているカード：{ $in-deck }
  }。
scythe-rejected-card-required = オートマカードを1枚引き、その番号を指定してください。
scythe-rejected-cards-not-conserved = 「{ NAME($deck) }」の山札のカードの枚数が合いません。
scythe-rejected-character-on-mat = 人間のプレイヤーのキャラクターが勢力マットに置かれることはありません。
scythe-rejected-combat-card-not-left = 値{ $value }の戦闘カードは、残り{ $left }枚を除いてすべて捨て札になっています。
scythe-rejected-combat-cards-not-held = この戦闘カードは手札にありません：{ $cards }。
scythe-rejected-contradicts-question = この操作は、ゲームが待っている内容に合いません。先に質問に答えるか、ターンを取り消してください。
scythe-rejected-deck-is-virtual = 「{ NAME($deck) }」の山札からはサービスがカードを引きます。カードを指定しないでください。
scythe-rejected-dial-too-high = ダイヤルは{ $dial-max }までです。{ $dial }にはできません。
scythe-rejected-discards-of-several-decks = オートマの山札が{ $decks }個あります。捨て札を指定できるのは、山札が1つの場合だけです。
scythe-rejected-enemies-share-territory = 敵同士が同じ領域にとどまることはできません（{ NAME($territories) }）。戦闘、またはその結果を申告してください。
scythe-rejected-faction-taken = { NAME($faction) }が重複しています。
scythe-rejected-factory-card-taken-already = { NAME($seat) }はすでにファクトリーカードを所持しています。
scythe-rejected-game-over = ゲームは終了しています。
scythe-rejected-goal-not-reached = 条件を満たしていません（必要数は{ $needed }、現在は{ $there }）。
scythe-rejected-home-base-closed = { NAME($seat) }のユニットは{ NAME($place) }に入れません。{ $open-count ->
    [0] 入れるほかの本拠地はありません
   *[other] 入れるほかの本拠地：{ NAME($open) }
  }。
scythe-rejected-human-mat-unknown = { NAME($seat) }のプレイヤーマットに記載された民心とコインを指定してください。
scythe-rejected-human-with-level = 人間のプレイヤーには難易度がありません。
scythe-rejected-last-turn-card-not-on-top = 最後のターンのカードは捨て札の一番上のカード{ $top }です。カード{ $card }ではありません。
scythe-rejected-no-automa = このゲームにはオートマがいません。
scythe-rejected-no-combat = 戦闘は起きていません。
scythe-rejected-no-encounter-space = { NAME($territory) }は遭遇トークンを置く領域ではありません。
scythe-rejected-no-encounter-there = { NAME($territory) }に遭遇トークンはありません。
scythe-rejected-no-factory-card-left = ファクトリーカードは残っていません。
scythe-rejected-no-question-open = 現在、答える質問はありません。
scythe-rejected-no-retreat-there = { NAME($territory) }には撤退できません。
scythe-rejected-no-tokens = { NAME($faction) }には置けるトークンがありません。
scythe-rejected-no-upgrade-left = 改善はすべて行われています。
scythe-rejected-not-a-territory = { NAME($place) }に資源を運ぶことはできません。
scythe-rejected-not-an-automas-turn = { NAME($turn) }のターンです。オートマのターンではありません。
scythe-rejected-not-enough = { NAME($what) }は{ $there }しかなく、{ $asked }に足りません。
scythe-rejected-not-enough-units = 勢力マットに残っているユニットは{ $on-mat }体で、{ $asked }体に足りません。
scythe-rejected-not-on-table = 勢力マットのユニットは移動できません。先に配置してください。
scythe-rejected-not-your-question = この質問に答えるのは{ NAME($seat) }です。
scythe-rejected-not-your-turn = { NAME($turn) }のターンです。
scythe-rejected-player-mat-taken = プレイヤーマット「{ NAME($mat) }」が重複しています。
scythe-rejected-position-impossible = この局面はありえません：{ $reason }
scythe-rejected-question-open = 先に質問（{ NAME($question) }）にアクション「{ $answer }」で答えてください。
scythe-rejected-recruit-enlisted-already = この補充兵はすでに徴兵されています。
scythe-rejected-resources-not-there = { NAME($territory) }の{ NAME($resource) }は{ $there }個で、{ $asked }個に足りません。
scythe-rejected-seat-taken = 席「{ NAME($seat) }」が重複しています。
scythe-rejected-seats-are-fixed = ゲームの席は変更できません。
scythe-rejected-star-placed-already = この条件の星はすでに置かれています。
scythe-rejected-structure-built-already = { NAME($structure) }はすでに建設されています。
scythe-rejected-structure-there = { NAME($territory) }にはすでに建造物があります。
scythe-rejected-token-there = { NAME($territory) }にはすでにトークンがあります。
scythe-rejected-too-many-combat-cards = ここで使える戦闘カードは最大{ $cards-max }枚です。
scythe-rejected-too-many-stars = { NAME($seat) }は、次の星をすべて置くことはできません：{ NAME($stars) }。
scythe-rejected-unit-not-there = { NAME($place) }の{ NAME($unit) }は{ $there }体で、{ $asked }体に足りません。
scythe-rejected-unknown-seat = 席「{ $seat }」はありません。このゲームの席：{ NAME($seats) }。
scythe-rejected-unknown-territory = 「{ $territory }」という領域はありません。
scythe-rejected-unknown-tracker-space = 星トラッカーのスペースは{ $spaces }個で、スペース{ $space }はありません。
scythe-rejected-workers-carry-no-workers = ワーカーはワーカーを運べません。
scythe-rejected-workers-enter-alone = 敵のいる{ NAME($territory) }に、ワーカーだけで入ることはできません。戦闘ユニットが必要です。
scythe-rejected-wrong-number-of-cards = 指定するカードは{ $count }枚です。
scythe-rejected-wrong-number-of-units = { NAME($seat) }の{ NAME($unit) }が{ $there }体になっています。{ $needed }体が必要です。
