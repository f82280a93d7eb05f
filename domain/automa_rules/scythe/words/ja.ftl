# Scythe: the facts and refusals of the game, in the terms of the printed rulebook.

name-home = 本拠地
    .short = 本拠地
name-home-polania = ポーラニアの本拠地
name-home-saxony = サクソニーの本拠地
name-home-crimea = クリミアの本拠地
name-home-nordic = ノルディックの本拠地
name-home-rusviet = ラスヴィエトの本拠地
name-home-albion = アルビオンの本拠地
name-home-togawa = トガワの本拠地
name-mat = 勢力マット
    .short = マット
name-r3c3 = ファクトリー

name-polania = ポーラニア
name-saxony = サクソニー
name-crimea = クリミア
name-nordic = ノルディック
name-rusviet = ラスヴィエト
name-albion = アルビオン
name-togawa = トガワ
name-yellow = 黄
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
name-trade = 交易
name-upgrade = 改善
name-deploy = 配置
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
name-sixth-star = 6つ目の星
name-agreement = 合意
name-correction = 訂正
name-play-on = 6つ目の星を置いてもゲームは終わらない
name-ended-by-agreement = 合意により終了
name-combat-between-humans = 人間のプレイヤー同士の戦闘
name-combat-draw = 戦闘用のオートマカード
name-flip = めくる戦闘カード
name-attack = 戦闘ユニットへの攻撃
name-winner = 戦闘の勝者
name-bonus-star = 徴兵ボーナスによる星
name-final-count = 終了時の集計

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
name-own-worker = 自分のほかのワーカーがいる
name-own-combat-unit = 自分のほかの戦闘ユニットがいる
name-no-encounter = 遭遇トークンもファクトリーもない
name-factory-card-held = オートマはすでにファクトリーカードを所持している
name-no-enemy-combat-unit = 敵戦闘ユニットがいない
name-enemy-combat-unit = 敵戦闘ユニットがいる
name-no-enemy-worker = 敵のワーカーがいない
name-only-unit = 唯一のユニット
name-distance-to-home = 本拠地までの距離
name-mech-before-character = 同じ場所ではメックがキャラクターに優先する
name-moved = 移動
name-carried = 輸送
name-produced = 生産による配置
name-retreats = 撤退
name-driven-off = 追い返し
name-called-back = 戦わずに帰還
name-other = その他

scythe-game-began = { $players-count }人用のゲームを開始します。最初にターンを行うのは{ WHO($turn) }です。
    .short = ゲーム開始・先攻：{ NAME($turn) }
scythe-bonus-tile-drawn = 建造物ボーナスタイルは「{ NAME($tile) }」です。
    .short = ボーナス：{ NAME($tile) }
scythe-automa-card-drawn = { WHO($seat) }はカード{ $card }を引きます（スキーマ{ $scheme ->
    [1] Ⅰ
   *[2] Ⅱ
  }）。
    .short = カード{ $card }を表に・スキーマ{ $scheme ->
        [1] Ⅰ
       *[2] Ⅱ
      }
scythe-automa-deck-renewed = 「{ NAME($deck) }」の山札のカード19枚すべてを卓上でシャッフルし、新しい山札にします。
    .short = オートマカード19枚をシャッフル
scythe-turn-skipped = カード{ $card }により、{ WHOSE($seat) }ターンはスキップされます。
    .short = カード{ $card }：ターンをスキップ
scythe-automa-turn-paused = { WHOSE($seat) }ターンは、{ $flip ->
    [yes] 戦闘カードがめくられる
   *[no] 戦闘が解決される
  }まで待ちます。
    .short = { $flip ->
        [yes] 先に戦闘カードをめくる
       *[no] 先に戦闘を解決
      }
scythe-turn-ended = { WHOSE($seat) }ターンが終わり、次は{ WHOSE($next) }ターンです。
    .short = 次のターン：{ NAME($next) }
scythe-sixth-star-played-on = { WHO($seat) }の星が6つになりました。合意のとおり、卓で終了を告げるまで続けます。
    .short = 6つ目の星：続行
scythe-game-reopened = 訂正により終了の理由がなくなったため、ゲームを続けます。
    .short = ゲーム続行
scythe-game-ended = { $why ->
    [agreement] 合意により
    [correction] 訂正後に数え直し、
   *[sixth_star] { WHO($seat) }が6つ目の星を置いたため、
  }ゲームは終了です。コイン：{ NAME($totals) }。{ $winners-alone ->
    [none] { NAME($winners) }がともに勝者です
   *[other] { WHO($winners-alone) }の勝利です
  }{ $tie ->
    [yes] （同点時の順位決定による）
   *[no] {""}
  }。
    .short = { $why ->
        [agreement] 合意：ゲーム終了
        [correction] 数え直し：ゲーム終了
       *[sixth_star] 6つ目の星：ゲーム終了
      }
scythe-symbol-refused = 「{ NAME($symbol) }」は無効です。{ $reason ->
    [no_unit] 移動できるユニットがありません
    [power_too_low] { $power ->
        [none] 戦力が足りません
       *[other] 必要な戦力は{ $min-power }ですが、{ $power }しかありません
      }
    [no_valid_territory] 有効な領域がありません
   *[no_destination] 有効な領域の中に、目的地に選べるものがありません
  }。
    .short = 無効：{ NAME($symbol) }
scythe-unit-moved = 「{ NAME($symbol) }」により、{ WHOSE($seat) }{ NAME($unit) }は{ $stays ->
    [yes] { NAME($to) }にとどまります
   *[no] { FROM($origin) }{ TO($to) }移動します
  }。{ $decided-by ->
    [only_destination] { $among ->
        [none] ほかに選べる領域がありません。
        [1] ほかに選べる領域がありません。
       *[other] 有効な{ $among }領域のうち、選べるのはここだけです。
      }
    [units_in_reach] 近傍とするほかのユニットが最も多い領域です{ $score ->
        [none] {""}
       *[other] （{ $score }体）
      }。
    [distance_to_enemy] 敵戦闘ユニットに最も近い領域です{ $score ->
        [none] {""}
       *[other] （距離{ $score }）
      }。
    [enemy_combat_units] 敵戦闘ユニットが最も少ない領域です{ $score ->
        [none] {""}
       *[other] （{ $score }体）
      }。
    [resources] 資源が最も多い領域です{ $score ->
        [none] {""}
       *[other] （{ $score }個）
      }。
    [distance_to_factory] { $to ->
        [r3c3] { $best ->
            [none] 同条件の領域
           *[other] 同条件の{ $best }領域
          }{ $symbol ->
            [encounter_factory] （すべて有効）
           *[other] { $score ->
                [none] {""}
               *[other] （{ $symbol ->
                    [move_worker] ほかのユニット{ $score }体
                    [attack_combat] 敵戦闘ユニット{ $score }体
                    [attack_worker] 資源{ $score }個
                   *[other] 敵まで距離{ $score }
                  }）
              }
          }に、ファクトリーそのものがあります。
       *[other] { $best ->
            [none] 同条件の領域
           *[other] 同条件の{ $best }領域
          }{ $symbol ->
            [encounter_factory] （すべて有効）
           *[other] { $score ->
                [none] {""}
               *[other] （{ $symbol ->
                    [move_worker] ほかのユニット{ $score }体
                    [attack_combat] 敵戦闘ユニット{ $score }体
                    [attack_worker] 資源{ $score }個
                   *[other] 敵まで距離{ $score }
                  }）
              }
          }のうち、{ PLACE($to) }がファクトリーに最も近い領域です。
      }
   *[reading_order] { $best ->
        [none] 同条件の領域
       *[other] 同条件の{ $best }領域
      }{ $symbol ->
        [encounter_factory] （すべて有効）
       *[other] { $score ->
            [none] {""}
           *[other] （{ $symbol ->
                [move_worker] ほかのユニット{ $score }体
                [attack_combat] 敵戦闘ユニット{ $score }体
                [attack_worker] 資源{ $score }個
               *[other] 敵まで距離{ $score }
              }）
          }
      }{ $all-nearest ->
        [yes] は
       *[no] のうち{ $nearest ->
            [none] 一部
           *[other] { $nearest }領域
          }は
      }ファクトリーまでの距離も同じで、リーディングオーダーでは{ PLACE($to) }が先です。
  }
    .short = { $stays ->
        [yes] { START($unit) }は{ PLACE($to) }のまま
       *[no] { START($unit) } { PLACE($origin) } → { PLACE($to) }
      }
scythe-move-row-ended = めくった戦闘カードにより、{ WHOSE($seat) }移動アクションはここで終わります。
    .short = 以降の移動アクションなし
scythe-units-moved = { WHOSE($seat) }{ NAME($unit) }{ $unit ->
    [character] {""}
   *[other] { $count }体
  }が{ $why ->
    [carried] 運ばれて{ FROM($origin) }{ TO($to) }移動します
    [produced] 生産され、{ FROM($origin) }{ NAME($to) }に置かれます
    [retreats] { FROM($origin) }{ TO($to) }撤退します
    [called_back] もう戦わず、{ FROM($origin) }{ TO($to) }戻ります
    [driven_off] { FROM($origin) }{ TO($to) }追い返されます
   *[moved] { FROM($origin) }{ TO($to) }移動します
  }。
    .short = { $why ->
        [carried] 輸送：{ NAME($unit) }{ $count ->
            [1] {""}
           *[other] ×{ $count }
          } → { PLACE($to) }
        [produced] 生産：{ NAME($unit) }{ $count ->
            [1] {""}
           *[other] ×{ $count }
          } → { PLACE($to) }
        [retreats] 撤退：{ NAME($unit) }{ $count ->
            [1] {""}
           *[other] ×{ $count }
          } → { PLACE($to) }
        [driven_off] 撤退：{ NAME($unit) }{ $count ->
            [1] {""}
           *[other] ×{ $count }
          } → { PLACE($to) }
        [called_back] 帰還：{ NAME($unit) }{ $count ->
            [1] {""}
           *[other] ×{ $count }
          } → { PLACE($to) }
       *[moved] { START($unit) }{ $count ->
            [1] {""}
           *[other] ×{ $count }
          } { PLACE($origin) } → { PLACE($to) }
      }
scythe-reported = { WHO($seat) }が卓の状態を更新しました。{ $character ->
    [none] {""}
   *[other] キャラクター：{ NAME($character) }。
  }{ $mechs ->
    [none] {""}
   *[other] メック：{ $mechs-count ->
        [0] 勢力マット
       *[other] { COUNTED($mechs) }
      }。
  }{ $workers ->
    [none] {""}
   *[other] ワーカー：{ $workers-count ->
        [0] 勢力マット
       *[other] { COUNTED($workers) }
      }。
  }{ $abilities ->
    [none] {""}
   *[other] 能力：{ $abilities-count ->
        [0] なし
       *[other] { NAME($abilities) }
      }。
  }{ $stars ->
    [none] {""}
   *[other] 星：{ $stars-count ->
        [0] なし
       *[other] { NAME($stars) }
      }。
  }{ $recruits ->
    [none] {""}
   *[other] 補充兵：{ $recruits-count ->
        [0] なし
       *[other] { NAME($recruits) }
      }。
  }{ $upgrades ->
    [none] {""}
   *[other] 改善：{ $upgrades }。
  }{ $structures ->
    [none] {""}
   *[other] 建造物：{ $structures-count ->
        [0] なし
       *[other] { NAME($structures) }
      }。
  }{ $encounters ->
    [none] {""}
   *[other] 残りの遭遇トークン：{ $encounters-count ->
        [0] なし
       *[other] { NAME($encounters) }
      }。
  }{ $hand ->
    [none] {""}
   *[other] 戦闘カード：{ $hand }枚。
  }
    .short = 卓の状態を更新
scythe-encounter-removed = { WHO($seat) }が{ NAME($territory) }の遭遇トークンを{ $seat ->
    [You] 取ります
   *[other] 除去します
  }。
    .short = { PLACE($territory) }の遭遇トークンを除去
scythe-resources-changed = { SIGN($amount) ->
    [minus] { FROM($territory) }{ NAME($resource) }{ SIZE($amount) }個を取り除きます
   *[other] { NAME($territory) }に{ NAME($resource) }{ SIZE($amount) }個を置きます
  }{ $there ->
    [none] {""}
    [0] （残りなし）
   *[other] （現在{ $there }個）
  }。
    .short = { PLACE($territory) }：{ NAME($resource) } { CHANGE($amount) }{ $there ->
        [none] {""}
       *[other] {" "}→ { $there }
      }
scythe-structure-built = { WHO($seat) }は{ NAME($territory) }に{ NAME($kind) }を建設します。
    .short = { START($kind) } → { PLACE($territory) }
scythe-token-placed = { WHO($seat) }が{ NAME($territory) }にトークンを置きます。
    .short = トークン → { PLACE($territory) }
scythe-trap-disarmed = { NAME($territory) }の罠が解除されました。トークンを裏返します。
    .short = 罠を裏返す：{ PLACE($territory) }
scythe-unit-deployed = { WHO($seat) }は{ NAME($to) }に{ NAME($unit) }を配置{ $ability ->
    [none] します
   *[other] し、「{ NAME($ability) }」を開放します
  }。
    .short = { START($unit) } マット → { PLACE($to) }{ $ability ->
        [none] {""}
       *[other] ・{ NAME($ability) }
      }
scythe-gain-failed = 「{ NAME($what) }」{ $reason ->
    [none_left] ：{ $what ->
        [combat_card] 残りがありません
       *[other] 勢力マットに残っていません
      }
    [track_full] では何も得られません。戦力トラックの終端に達しています
    [combat_card_test] では何も得られません。めくった戦闘カードで止められました
   *[modified_to_nothing] では何も得られません。オプションにより0になります
  }。
    .short = { $reason ->
        [none_left] { START($what) }：残りなし
        [track_full] 戦力トラックは終端
        [combat_card_test] { START($what) }：中止
       *[modified_to_nothing] { START($what) }：0（オプション）
      }
scythe-power-changed = { WHOSE($seat) }戦力が{ SIZE($amount) }{ SIGN($amount) ->
    [minus] 下がります
   *[other] 上がります
  }{ $to ->
    [none] {""}
   *[other] （現在{ $to }）
  }。
    .short = 戦力 { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-coins-changed = { WHO($seat) }は{ SIZE($amount) }コインを{ SIGN($amount) ->
    [minus] 支払います
   *[other] 得ます
  }{ $to ->
    [none] {""}
   *[other] （現在{ $to }コイン）
  }。
    .short = コイン { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-popularity-changed = { $workers ->
    [0] {""}
   *[other] ワーカー{ $workers }体を本拠地へ戻したため、
  }{ WHOSE($seat) }民心が{ SIZE($amount) }{ SIGN($amount) ->
    [minus] 下がります
   *[other] 上がります
  }{ $to ->
    [none] {""}
   *[other] （現在{ $to }）
  }。
    .short = 民心 { CHANGE($amount) }{ $to ->
        [none] {""}
       *[other] {" "}→ { $to }
      }
scythe-combat-cards-drawn = { $consoled ->
    [yes] 敗者として、
   *[no] {""}
  }{ WHO($seat) }は戦闘カードを{ $count }枚得ます{ $held ->
    [none] {""}
   *[other] （現在{ $held }枚）
  }。
    .short = 戦闘カード +{ $count }{ $held ->
        [none] {""}
       *[other] {" "}→ { $held }
      }
scythe-combat-cards-paid = { WHO($seat) }は戦闘カードを支払います：{ $cards }。
    .short = 戦闘カードで支払う：{ $cards }
scythe-combat-deck-renewed = 捨て札の戦闘カードを卓上でシャッフルし、新しい山札にします。
    .short = 戦闘カードの捨て札をシャッフル
scythe-combat-card-flipped = { $what ->
    [none] {""}
   *[other] 「{ NAME($what) }」の前に、
  }{ WHO($seat) }は戦闘カードをめくります。値は{ $value }なので、アクションを{ $stops ->
    [yes] 中止します
   *[no] 続けます
  }。
    .short = { $stops ->
        [yes] 戦闘カード{ $value }：中止
       *[no] 戦闘カード{ $value }：続行
      }
scythe-factory-card-taken = { WHO($seat) }はファクトリーカードを1枚得ます。
    .short = { $seat ->
        [You] ファクトリーカードを得る
        [human] ファクトリーカードを得る
       *[other] ファクトリーカードを裏向きで置く
      }
scythe-recruit-enlisted = { WHO($seat) }は徴兵を行い、{ NAME($bonus) }の補充兵を得ます。
    .short = 補充兵：{ NAME($bonus) }
scythe-recruit-bonus-offered = { WHO($seat) }は徴兵ボーナスを得ます：{ $bonus ->
    [power] 戦力1
    [coin] 1コイン
    [popularity] 民心1
   *[combat_card] 戦闘カード1枚
  }。
    .short = 徴兵ボーナス：{ NAME($bonus) } +1
scythe-upgraded = { WHO($seat) }は改善を1つ行います。
    .short = 改善：キューブ1個を移す
scythe-tracker-advanced = { $seat ->
    [automa] 星トラッカー
   *[other] 星トラッカー（{ NAME($seat) }）
  }のトークンを{ $row ->
    [none] { $number ->
        [none] { $to }
       *[other] { $number }
      }番目
   *[other] { $column ->
        [none] { $number ->
            [none] { $to }
           *[other] { $number }
          }番目
       *[other] { $row }段目の{ $column }番目
      }
  }へ進めます。{ $star ->
    [yes] 欠けていない星です。
   *[no] {""}
  }{ $opens ->
    [yes] これ以降、{ WHOSE($seat) }ユニットはすべての川を渡り、湖に入ることができます。
   *[no] {""}
  }
    .short = { $row ->
        [none] 星トラッカー +1
       *[other] 星トラッカー → { $row }段目の{ $column }番目
      }{ $star ->
        [yes] {"\u000A"}★欠けていない星
       *[no] {""}
      }{ $opens ->
        [yes] {"\u000A"}川と湖に進める
       *[no] {""}
      }
scythe-star-placed = { WHO($seat) }が星を置きます（{ NAME($goal) }{ $number ->
    [none] {""}
   *[other] 、6つのうち{ $number }つ目
  }）。
    .short = { $number ->
        [none] 星：{ NAME($goal) }
       *[other] 星{ $number }/6：{ NAME($goal) }
      }
scythe-scheme-switched = { WHO($seat) }はこれ以降、スキーマⅡを使います。
    .short = 山札を180度回す：スキーマⅡ
scythe-battles-declared = 戦闘：{ NAME($territories) }。
    .short = 戦闘：{ PLACE($territories) }
scythe-combat-began = { WHO($attacker) }は{ AT($territory) }{ WHO($defender) }を攻撃します。
    .short = { PLACE($territory) }：{ NAME($attacker) }の攻撃
scythe-combat-called-off = { AT($territory) }の{ WHO($attacker) }と{ WHO($defender) }の戦闘は、相手がいないため行いません。
    .short = { PLACE($territory) }の戦闘なし
scythe-combat-ability-used = { WHO($seat) }は「{ NAME($ability) }」を使います。
    .short = 能力：{ NAME($ability) }
scythe-combat-card-stolen = { WHO($seat) }は{ WHOSE($victim) }戦闘カードを無作為に1枚奪います。
    .short = 戦闘カード1枚（無作為）→ { NAME($seat) }
scythe-combat-committed = { WHO($seat) }は戦力{ $dial }、{ $cards-count ->
    [0] 戦闘カードなし
   *[other] 戦闘カード（{ $cards }）
  }で戦います。{ $retreat-count ->
    [0] {""}
   *[other] 敗北した場合の撤退先：{ NAME($retreat) }。
  }
    .short = { $cards-count ->
        [0] 戦力{ $dial }・カードなし
       *[other] 戦力{ $dial }・カード：{ $cards }
      }
scythe-combat-table-read = カード{ $card }の戦闘テーブルに従い、{ WHO($seat) }は戦力{ $power }と戦闘カード{ $cards }枚を使います{ $as-printed ->
    [yes] {""}
   *[no] （記載は戦力{ $printed-power }とカード{ $printed-cards }枚ですが、足りません）
  }。
    .short = カード{ $card }：戦力{ $power }・カード{ $cards }枚
scythe-combat-cards-turned-up = { WHO($seat) }は戦闘カードを公開します：{ $cards-count ->
    [0] なし
   *[other] { $cards }
  }。
    .short = { $cards-count ->
        [0] 戦闘カードなし
       *[other] 戦闘カードを公開：{ $cards }
      }
scythe-combat-won = { NAME($territory) }の戦闘（対{ WHO($loser) }）：{ WHOSE($winner) }勝ち{ $attacker-wins ->
    [none] 。
   *[other] { $attacker-wins ->
        [yes] （攻撃側）。
       *[other] （防御側）。
      }攻撃側：合計{ $attacker-total }（戦力{ $attacker-dial }{ $attacker-cards-count ->
        [0] {""}
       *[other] 、戦闘カード{ $attacker-cards }
      }）、防御側：合計{ $defender-total }（戦力{ $defender-dial }{ $defender-cards-count ->
        [0] {""}
       *[other] 、戦闘カード{ $defender-cards }
      }）。{ $tie ->
        [yes] 同点は攻撃側が勝ちます。
       *[no] {""}
      }残りの戦力：攻撃側{ $attacker-power }、防御側{ $defender-power }。
  }
    .short = { $attacker-wins ->
        [none] { PLACE($territory) }：勝者 { NAME($winner) }
       *[other] { $attacker-total }対{ $defender-total }・勝者 { NAME($winner) }
        戦力：攻{ $attacker-power }・防{ $defender-power }
      }
scythe-resource-box-read = { $card ->
    [none] オートマカードがまだ引かれていないため、{ NAME($territory) }に資源は置かれません。
   *[other] カード{ $card }の資源ボックスは{ $amount }です。{ $resource ->
        [none] { NAME($territory) }は資源を産出しないため、何も置かれません。
       *[other] { NAME($territory) }に{ $amount ->
            [0] 資源は置かれません。
           *[other] { NAME($resource) }{ $amount }個が置かれます。
          }
      }
  }
    .short = { $resource ->
        [none] { PLACE($territory) }：資源なし
       *[other] { $amount ->
            [0] { PLACE($territory) }：資源なし
           *[other] { PLACE($territory) }：{ NAME($resource) } +{ $amount }
          }
      }

# カードのみ：ボードなしで、卓上で行うことと伝えること。

scythe-card-game-began = カードのみのゲームを開始します。最初にターンを行うのは{ WHO($turn) }です。ユニットは卓上で動かします。
    .short = ゲーム開始・先攻：{ NAME($turn) }
scythe-symbol-shown = { $otherwise ->
    [yes] ここまでのどれも行えなかった場合：
   *[no] {""}
  }「{ NAME($symbol) }」。{ $symbol ->
    [move_worker] 本拠地に最も近いワーカーを、オートマのほかのユニットが最も多く到達でき、敵の戦闘ユニットは到達できない領域へ移動します。
    [move_mech] 本拠地に最も近いメックを、攻撃せずに、敵の戦闘ユニットにできるだけ近づけます。
    [move_character] キャラクターを、攻撃せずに、敵の戦闘ユニットにできるだけ近づけます。
    [encounter_factory] キャラクターを、遭遇トークンへ、またはオートマがファクトリーカードを持たない間はファクトリーへ移動します。
    [attack_combat] 本拠地に最も近い戦闘ユニットが、敵の戦闘ユニットの最も少ない領域を攻撃します。
   *[attack_worker] 本拠地に最も近い戦闘ユニットが、戦闘ユニットのいない敵のワーカーを、資源の最も多い領域から追い払い、資源を取り除きます。
  }同条件の場合はファクトリーに近い順、次に読み順です。
    .short = { $otherwise ->
        [yes] なければ：{ NAME($symbol) }
       *[no] { NAME($symbol) }
      }
scythe-unit-ordered = 勢力マットに残っていれば、{ $what ->
    [deploy_worker] ワーカー1体
   *[deploy_character_or_mech] キャラクター（いなければメック1体）
  }をオートマの本拠地に置きます。
    .short = { $what ->
        [deploy_worker] ワーカー：マット → 本拠地
       *[deploy_character_or_mech] キャラクター/メック：マット → 本拠地
      }
scythe-bonus-shown = 徴兵ボーナス：{ WHO($seat) }がこの徴兵を済ませていれば、{ $bonus ->
    [power] 戦力1
    [coin] 1コイン
    [popularity] 民心1
   *[combat_card] 戦闘カード1枚
  }を得ます。
    .short = 徴兵ボーナス：{ NAME($bonus) } +1
scythe-bonus-star-denied = 徴兵ボーナスによる星はありません。カードを続けます。
    .short = 星なし・続行
scythe-attack-told = { WHO($seat) }{ $attacks ->
    [yes] は攻撃します
   *[no] には攻撃できる戦闘ユニットがありません
  }。
    .short = { $attacks ->
        [yes] 攻撃
       *[no] 攻撃なし
      }
scythe-combat-told = { WHO($seat) }はオートマを攻撃します。
    .short = 戦闘
scythe-winner-told = 戦闘は{ WHOSE($winner) }勝ちです。{ $winner ->
    [automa] 敗れたユニットは本拠地に戻り、その領域の資源は取り除かれます。
   *[other] その領域のオートマの{ $level ->
        [ultimaszyna] ユニットは本拠地
       *[automa] ワーカーは本拠地へ、戦闘ユニットは勢力マット
      }へ戻ります。
  }オートマの残りは戦力{ $power }、戦闘カード{ $cards }枚です。
    .short = 勝者：{ NAME($winner) }
        戦力{ $power }・カード{ $cards }枚
scythe-box-shown = カード{ $card }の資源ボックスは{ $amount }です。{ $amount ->
    [0] 資源は置かれません。
   *[other] 征服した領域が産出する資源を{ $amount }個置きます。
  }
    .short = 資源ボックス：{ $amount }
scythe-count-told = 終了時の集計：オートマの領域は{ $territories }、プレイヤーのコインは{ $human-coins }です。
    .short = 領域{ $territories }・コイン{ $human-coins }

scythe-ask-attack = オートマは戦闘ユニットを攻撃できますか。できる場合、{ WHO($seat) }は先にダイヤルの数値と、使う戦闘カードを選んでください。
    .short = オートマは攻撃しますか
scythe-ask-winner = オートマは戦力{ $power }と{ $cards ->
    [0] 戦闘カードなし
   *[other] 無作為に公開した戦闘カード{ $cards }枚
  }で戦います。勝者はどちらですか。同点は攻撃側の勝ちです。
    .short = 戦力{ $power }・カード{ $cards }枚：勝者は
scythe-ask-bonus-star = 徴兵ボーナス（{ NAME($bonus) }）で6つ目の星を置きましたか。
    .short = 徴兵ボーナスで6つ目の星？
scythe-ask-final-count = 6つ目の星が置かれました。オートマが支配する領域（ファクトリーは3つ分）と、{ WHOSE($seat) }コインの合計を数えてください。
    .short = 領域とコインを数える

scythe-explained = 選択したユニット：{ NAME($origin) }の{ NAME($unit) }（{ $selected-by ->
    [only_unit] 唯一のユニット
    [distance_to_home] 本拠地に最も近い
    [reading_order] 本拠地まで同じ距離の中で、リーディングオーダーで最も先
   *[mech_before_character] 同じ場所ではメックがキャラクターに優先する
  }）。{ $symbol ->
    [attack_combat] {""}
    [attack_worker] {""}
    [encounter_factory] {""}
   *[other] { $left-out-count ->
        [0] {""}
       *[other] 除外した領域：{ NAME($left-out) }。
      }
  }{ core-explained }

scythe-at-players = { WHOSE($seat) }持ち物
scythe-at-players-faction = { WHOSE($seat) }勢力
scythe-at-players-power = { WHOSE($seat) }戦力
scythe-at-players-popularity = { WHOSE($seat) }民心
scythe-at-players-coins = { WHOSE($seat) }コイン
scythe-at-players-combat-cards = { WHOSE($seat) }戦闘カード
scythe-at-players-stars = { WHOSE($seat) }星
scythe-at-players-side = { WHOSE($seat) }陣営
scythe-at-players-mat = { WHOSE($seat) }プレイヤーマット
scythe-at-players-level = { WHOSE($seat) }難易度
scythe-at-players-scheme = { WHOSE($seat) }スキーマ
scythe-at-players-abilities = { WHOSE($seat) }メックの能力
scythe-at-players-recruits = { WHOSE($seat) }補充兵
scythe-at-players-upgrades = { WHOSE($seat) }改善
scythe-at-players-tokens = { WHOSE($seat) }トークン
scythe-at-players-disarmed = { WHOSE($seat) }解除された罠
scythe-at-players-has-factory-card = { WHOSE($seat) }ファクトリーカード
scythe-at-players-character = { WHOSE($seat) }キャラクターの位置
scythe-at-players-mechs = { WHOSE($seat) }メック{ $inner ->
    [none] 全員
   *[other] 1体
  }の位置
scythe-at-players-workers = { WHOSE($seat) }ワーカー{ $inner ->
    [none] 全員
   *[other] 1体
  }の位置
scythe-at-players-star-tracker = { WHOSE($seat) }星トラッカーの進んだスペースの数
scythe-at-turn = ターンを行う席
scythe-at-resources = { $items-count ->
    [0] 資源
   *[other] 資源（{ NAME($items) }）
  }
scythe-at-structures = { $items-count ->
    [0] 建造物
   *[other] 建造物（{ NAME($items) }）
  }
scythe-at-encounters = { $place ->
    [none] ボード上の遭遇トークン
   *[other] ボード上の遭遇トークンの1つ
  }
scythe-at-options = { $items-count ->
    [0] ゲームのオプション
   *[other] オプション「{ NAME($items) }」
  }
scythe-at-enemies = 敵対関係
scythe-at-structure-bonus = 建造物ボーナスタイル
scythe-at-factory-cards = 残りのファクトリーカード
scythe-at-combat-deck = 戦闘カードの山札
scythe-at-combat-deck-discards = 捨て札の戦闘カード
scythe-at-automa-decks = オートマカードの山札
scythe-at-automa-decks-discards = メインの捨て札
scythe-at-automa-decks-combat-discards = 戦闘の捨て札
scythe-at-automa-decks-last-turn-card = 前のターンのカード

scythe-ask-combat = { NAME($territory) }の戦闘：{ WHO($seat) }は、ダイヤルの数値と、使う戦闘カードを選んでください。{ $abilities-count ->
    [0] {""}
   *[other] その前に使える能力：{ NAME($abilities) }。
  }
    .short = { PLACE($territory) }の戦闘：戦力とカード
scythe-ask-combat-between-humans = { NAME($territory) }の戦闘（{ NAME($attacker) } → { NAME($defender) }）：双方が公開したダイヤルの数値と戦闘カードを入力してください。{ $abilities-count ->
    [0] {""}
   *[other] その前に使える能力：{ NAME($abilities) }。
  }
    .short = { PLACE($territory) }の戦闘：双方の結果
scythe-ask-combat-draw = { $seat ->
    [automa] {""}
   *[other] { WHOSE($seat) }
  }戦闘用にオートマカードを1枚引き、横向きで戦闘の捨て札に置いて、番号を入力してください。
    .short = 戦闘用のオートマカードを引く
scythe-ask-combat-cards = { WHOSE($seat) }戦闘カードを無作為に{ $count }枚公開し、その値を入力してください。
    .short = 戦闘カードを{ $count }枚公開
scythe-ask-flip = { $seat ->
    [automa] {""}
   *[other] { WHOSE($seat) }
  }「{ NAME($what) }」の前に戦闘カードを1枚めくり、値を入力してください。4か5なら中止です。
    .short = 戦闘カードをめくる：{ NAME($what) }

scythe-rejected-ability-not-available = 「{ NAME($ability) }」は開放できません。{ $available-count ->
    [0] 開放できる能力は残っていません
   *[other] 開放できる能力：{ NAME($available) }
  }。
scythe-rejected-ability-not-usable = 「{ NAME($ability) }」はこの戦闘では使えません。{ $usable-count ->
    [0] ほかに使える能力もありません
   *[other] 使える能力：{ NAME($usable) }
  }。
scythe-rejected-automa-has-none = { WHO($seat) }は{ $what ->
    [abilities] 能力
    [recruits] 補充兵
    [upgrades] 改善
    [tokens] トークン
    [mat] プレイヤーマット
   *[structures] 建造物
  }を持てません。
scythe-rejected-automa-without-level = { WHO($seat) }には難易度が必要です。
scythe-rejected-card-not-in-deck = カード{ $card }はもう山札にありません。{ $in-deck-count ->
    [0] 山札にカードはありません
   *[other] 残っているカード：{ $in-deck }
  }。
scythe-rejected-card-required = オートマカードを1枚引き、その番号を入力してください。
scythe-rejected-cards-not-conserved = 「{ NAME($deck) }」のカードの枚数が合いません。{ $needed ->
    [none] {""}
   *[other] { $needed }枚のはずが{ $there }枚です。
  }{ $missing-count ->
    [0] {""}
   *[other] 不足：{ $missing }。
  }{ $surplus-count ->
    [0] {""}
   *[other] 余分：{ $surplus }。
  }
scythe-rejected-character-on-mat = 人間のプレイヤーのキャラクターは、盤上か本拠地に置きます。勢力マットには置けません。
scythe-rejected-combat-card-not-left = 値{ $value }の戦闘カードは{ $left ->
    [0] 残っていません
   *[other] 残り{ $left }枚だけです
  }。
scythe-rejected-combat-cards-not-held = この戦闘カードは手札にありません：{ $cards }。
scythe-rejected-contradicts-question = この操作は、現在の質問に合いません。先に質問に答えるか、ターンを取り消してください。
scythe-rejected-deck-is-virtual = 「{ NAME($deck) }」の山札からはサービスがカードを引きます。カードを入力しないでください。
scythe-rejected-dial-too-high = ダイヤルは{ $dial-max }までです。{ $dial }にはできません。
scythe-rejected-discards-of-several-decks = オートマの山札が{ $decks }個あります。捨て札を入力できるのは、山札が1つの場合だけです。
scythe-rejected-enemies-share-territory = 敵同士が同じ領域にとどまることはできません（{ NAME($territories) }）。戦闘、またはその結果を入力してください。
scythe-rejected-faction-taken = 2人のプレイヤーが{ NAME($faction) }を使っています。
scythe-rejected-factory-card-taken-already = { $seat ->
    [human] あなた
   *[other] { WHO($seat) }
  }はすでにファクトリーカードを持っています。
scythe-rejected-game-over = ゲームは終了しています。
scythe-rejected-goal-not-reached = 「{ NAME($goal) }」の条件をまだ満たしていません（必要数{ $needed }、現在{ $there }）。
scythe-rejected-hand-of-another = { WHOSE($seat) }手札はサービスが管理しています。見せたカードを入力できるのは、ゲームの所有者だけです。
scythe-rejected-drawn-enough = 1ターンにプレイヤーが引ける戦闘カードは{ $most }枚までです（これまで：{ $drawn }枚）。それ以上を入力できるのは、ゲームの所有者だけです。
scythe-rejected-home-base-closed = { WHOSE($seat) }ユニットは{ NAME($place) }に入れません。{ $open-count ->
    [0] ほかに入れる本拠地はありません
   *[other] ほかに入れる本拠地：{ NAME($open) }
  }。
scythe-rejected-human-mat-unknown = { WHOSE($seat) }プレイヤーマットに記載された民心とコインを入力してください。
scythe-rejected-human-with-level = 人間のプレイヤーに難易度は付けられません。
scythe-rejected-last-turn-card-not-on-top = { $top ->
    [none] 捨て札がないため、カード{ $card }は最後のターンのカードではありません。
   *[other] 最後のターンのカードは捨て札の一番上のカード{ $top }で、カード{ $card }ではありません。
  }
scythe-rejected-no-automa = ゲームには1人以上のオートマが必要です。
scythe-rejected-no-encounter-space = { NAME($territory) }は遭遇トークンを置く領域ではありません。
scythe-rejected-no-encounter-there = { NAME($territory) }に遭遇トークンはありません。
scythe-rejected-no-factory-card-left = ファクトリーカードは残っていません。
scythe-rejected-no-question-open = 現在、答える質問はありません。
scythe-rejected-no-retreat-there = { NAME($territory) }には撤退できません。{ $lakes-count ->
    [0] 撤退できる湖はありません
   *[other] 撤退できる湖：{ NAME($lakes) }
  }。
scythe-rejected-piece-not-there = { NAME($territory) }にこのプレイヤーの{ NAME($piece) }はいません。{ $pieces-count ->
    [0] {""}
   *[other] いるユニット：{ NAME($pieces) }。
  }
scythe-rejected-no-tokens = { NAME($faction) }には置ける旗も罠もありません。
scythe-rejected-no-upgrade-left = 改善はすべて済んでいます。
scythe-rejected-not-a-territory = { NAME($place) }に資源を運ぶことはできません。
scythe-rejected-not-an-automas-turn = { $turn ->
    [human] あなたの
   *[other] { WHOSE($turn) }
  }ターンです。オートマのターンではありません。
scythe-rejected-not-enough = { NAME($what) }が{ $asked }必要ですが、{ $there ->
    [0] まったくありません
   *[other] { $there }しかありません
  }。
scythe-rejected-not-enough-units = 勢力マットに{ NAME($unit) }は{ $on-mat ->
    [0] 残っていません
   *[other] { $on-mat }体しかなく、{ $asked }体に足りません
  }。
scythe-rejected-not-on-table = 勢力マットのユニットは移動できません。先に配置してください。
scythe-rejected-not-your-question = この質問に答えるのは{ WHO($seat) }で、あなたではありません。
scythe-rejected-not-your-turn = { WHOSE($turn) }ターンです。あなたのターンではありません。
scythe-rejected-player-mat-taken = 2人のプレイヤーがプレイヤーマット「{ NAME($mat) }」を使っています。
scythe-rejected-question-open = 先に質問（{ NAME($question) }）に答えてください。
scythe-rejected-recruit-enlisted-already = この補充兵はすでに徴兵されています。
scythe-rejected-resources-not-there = { NAME($territory) }に{ NAME($resource) }は{ $there ->
    [0] ありません
   *[other] { $there }個しかなく、{ $asked }個に足りません
  }。
scythe-rejected-seat-taken = 席「{ NAME($seat) }」が重複しています。
scythe-rejected-seats-are-fixed = ゲームの席は変更できません。
scythe-rejected-for-the-owner = 複数の人が遊ぶゲームでは、これはゲームの所有者だけができます。ゲームを終わらせるか再開するか、誰のターンかを変えるか、すでに何かが公開された戦闘を取り消すことになるからです。
scythe-rejected-pair-banned = { NAME($faction) }と「{ NAME($mat) }」のプレイヤーマットの組み合わせは、強すぎるため出版社が禁止しています。
    .short = 禁止の組み合わせ：{ NAME($faction) }と{ NAME($mat) }
scythe-rejected-star-placed-already = この条件の星はすでに置かれています。
scythe-rejected-structure-built-already = { NAME($structure) }はすでに建設されています。
scythe-rejected-structure-there = { NAME($territory) }にはすでに建造物があります。
scythe-rejected-token-there = { NAME($territory) }にはすでにトークンがあります。
scythe-rejected-no-trap-there = { NAME($territory) }には解除できる罠がありません。{ $traps-count ->
    [0] ボード上に罠はありません
   *[other] 罠のある領域：{ NAME($traps) }
  }。
scythe-rejected-too-many-combat-cards = この戦闘で使える戦闘カードは{ $cards-max ->
    [0] ありません
   *[other] 最大{ $cards-max }枚です
  }。
scythe-rejected-too-many-stars = { WHO($seat) }は、次の星をすべて置くことはできません：{ NAME($stars) }。
scythe-rejected-unit-not-there = { NAME($place) }に{ NAME($unit) }は{ $there ->
    [0] いません
   *[other] { $there }体しかおらず、{ $asked }体に足りません
  }。
scythe-rejected-unknown-seat = 席「{ $seat }」はありません。このゲームの席：{ NAME($seats) }。
scythe-rejected-unknown-territory = 「{ $territory }」という領域はありません。{ $territories-in-row-count ->
    [0] {""}
   *[other] この段の領域：{ NAME($territories-in-row) }。
  }
scythe-rejected-unknown-tracker-space = 星トラッカーのスペースは0から数えて{ $spaces }個で、スペース{ $space }はありません。
scythe-rejected-workers-carry-no-workers = ワーカーはワーカーを運べません。
scythe-rejected-workers-enter-alone = 敵のいる{ NAME($territory) }に、ワーカーだけでは入れません。戦闘ユニットが必要です。
scythe-rejected-wrong-number-of-cards = { $count ->
    [0] カードは入力しないでください
   *[other] カードをちょうど{ $count }枚入力してください
  }。
scythe-rejected-wrong-number-of-units = { WHOSE($seat) }{ NAME($unit) }は、勢力マットのものを含めて{ $needed }体必要ですが、{ $there }体になっています。
scythe-rejected-beyond-reach = { NAME($unit) }は、1回の移動で{ FROM($place) }{ TO($to) }移動できません。{ $reach-count ->
    [0] {""}
   *[other] 移動できる場所：{ NAME($reach) }。
  }
    .short = { START($unit) } { PLACE($place) } → { PLACE($to) }：届かない
scythe-rejected-moves-nowhere = { NAME($unit) }はすでに{ NAME($place) }にいます。移動になりません。
    .short = { START($unit) } { PLACE($place) }：移動なし
scythe-rejected-carried-by-no-mech = ワーカーを運べるのはメックだけです。{ NAME($place) }の{ NAME($unit) }は運べません。
    .short = ワーカーを運べるのはメックだけ
scythe-rejected-no-worker-there = { NAME($territory) }に自分のワーカーが必要です。{ $territories-count ->
    [0] 盤上に自分のワーカーはいません
   *[other] 自分のワーカーがいる領域：{ NAME($territories) }
  }。
    .short = { PLACE($territory) }に自分のワーカーなし
scythe-rejected-character-not-moved = { NAME($territory) }にトークンは置けません。このターンにキャラクターは移動していません。
    .short = { PLACE($territory) }：キャラクター未移動
scythe-rejected-left-on-lake = { NAME($territory) }には何も残せません。ワーカーと資源は、運んできたユニットとともに湖を離れます。
    .short = 湖{ PLACE($territory) }には何も残せない
scythe-rejected-nothing-gives-it = このターンに遭遇はなく、ファクトリーカードもないため、どちらからも得られません。
    .short = 遭遇もファクトリーカードもなし
scythe-rejected-resources-of-others = { NAME($territory) }の{ NAME($resource) }は支払えません。この領域は別のプレイヤーが支配しているか、誰も支配していません。
    .short = { PLACE($territory) }は自分の支配外
scythe-rejected-on-lake = { NAME($territory) }では建設も配置もできません。建造物とメックには陸地が必要です。
    .short = { PLACE($territory) }は湖：陸地が必要
scythe-rejected-produced-too-much = { NAME($territory) }で生産できる{ $resource ->
    [none] ワーカー
   *[other] { NAME($resource) }
  }は最大{ $most }で、{ $asked }は生産できません。
    .short = { PLACE($territory) }：最大{ $most }（{ $asked }は不可）
scythe-rejected-produced-too-widely = 一度に生産できる領域は最大{ $most }で、{ $asked }領域では生産できません。
    .short = 領域は最大{ $most }（{ $asked }は不可）
scythe-rejected-too-many-crossings = 「渡河」で川を渡れるのは、1ターンにキャラクターまたはメック1体だけです。{ $asked }体は渡れません。
    .short = 渡河：1ターン1体（{ $asked }体は不可）
scythe-rejected-too-many-moves = 1ターンに移動できるユニットは最大{ $most }体で、{ $asked }体は移動できません。
    .short = 移動は最大{ $most }体（{ $asked }体は不可）
scythe-rejected-traded-too-much = 交易で得られる資源は最大{ $most }個で、{ $asked }個は得られません。
    .short = 交易：最大{ $most }個（{ $asked }個は不可）

## Rules

scythe-rule-setup = ゲーム開始時の卓上の状態
scythe-rule-t = 各プレイヤーは順番にターンを行います
scythe-rule-t1 = カードを1枚引き、メインの捨て札に置きます
scythe-rule-t2a = 移動アクションを1つ実行します
scythe-rule-t2b = スキーマの2段目が示す物資を得ます
scythe-rule-t2c = 人間のプレイヤーは徴兵ボーナスを得ることができます
scythe-rule-t3 = カードに星があれば、星トラッカーを進めます
scythe-rule-move-worker = ワーカーは、敵戦闘ユニットの近傍を避け、最も多くの味方ユニットの近傍となる領域へ移動します
scythe-rule-move-mech = メックは敵戦闘ユニットに最も近い領域へ移動します
scythe-rule-move-character = キャラクターは敵戦闘ユニットに最も近い領域へ移動します
scythe-rule-encounter-factory = キャラクターは遭遇トークンまたはファクトリーへ移動します
scythe-rule-attack-combat = 戦力が足りていれば、戦闘ユニットは敵戦闘ユニットが最も少ない領域を攻撃します
scythe-rule-attack-worker = 戦闘ユニットは資源が最も多い領域の敵ワーカーを攻撃し、撤退させます
scythe-rule-combat = 敵同士の戦闘ユニットが出会うと戦闘になります
scythe-rule-combat-deck = 戦闘カードの山札がなくなったら、捨て札で新しい山札を作ります
scythe-rule-c1 = 人間のプレイヤーは、戦闘で使う戦力と戦闘カードを選びます
scythe-rule-c2-c5 = オートマの戦力と戦闘カードの枚数は、オートマカードで決まります
scythe-rule-c5 = オートマは記載された枚数、または持っているすべての戦闘カードを無作為に使います
scythe-rule-c6 = 敗者の戦闘ユニットは領域から撤退します
scythe-rule-workers-alone = 戦闘ユニットのいないワーカーは、戦闘を行わずに本拠地へ撤退します
scythe-rule-scoring = 星と領域がコインになります
scythe-rule-question = 卓上でしかわからないことが入力されるまで、ターンを待ちます
scythe-rule-player = プレイヤーによる入力
scythe-rule-r1 = 距離はヘクスの歩数で数え、間にあるものは問いません
scythe-rule-r2 = 本拠地にいるユニットの距離は0です
scythe-rule-r3 = ユニットは本拠地への近さ、リーディングオーダーの順に選び、目的地が同条件ならファクトリーへの近さ、リーディングオーダーの順に決めます
scythe-rule-r4 = 同じ場所では、キャラクターよりメックが先に攻撃します
scythe-rule-r5 = リーディングオーダーは、左上から1段ずつ数えます
scythe-rule-r6 = オートマのユニットの近傍は、渡河不可の間は陸続きの隣接領域、その後は隣接するすべての領域で、坑道は使いません
scythe-rule-r7 = 本拠地にいるユニットに近傍はなく、オートマの本拠地は半島の2つの領域を近傍とします
scythe-rule-r8 = 本拠地は、遭遇/ファクトリーを除くすべてのシンボルで移動の起点になります
scythe-rule-r9 = どのユニットも、同じオートマのいずれかのユニットが行ける領域へ移動できます
scythe-rule-r10 = 人間のプレイヤーの戦闘ユニットの近傍は、開放済みの能力による1回の移動で入れる領域です
scythe-rule-r11 = 最も左にある有効なシンボルを実行し、その段を終えます
scythe-rule-r12 = その場にとどまることも有効な移動です
scythe-rule-r13 = ファクトリーはオートマがファクトリーカードを持つまで対象になり、遭遇トークンはどこにあっても対象になります
scythe-rule-r14 = 近傍を数えるのはほかのユニットで、取ったユニットと本拠地のユニットは数えません
scythe-rule-r15 = 有効な領域がすべて敵戦闘ユニットの近傍にあるワーカーには、目的地がありません
scythe-rule-r16 = 対象のユニットが領域にも本拠地にもいなければ、シンボルは無効です
scythe-rule-r17 = 敵ユニット、または同じ種別のほかの味方ユニットがいる領域は無効です
scythe-rule-r18 = 本拠地にいる敵は、ほかの場所に敵がいない場合にだけ数えます
scythe-rule-r19 = 敵ユニットまたは味方のメックがいれば、その遭遇やファクトリーは目的地から除外します
scythe-rule-r20 = 対戦闘ユニットへの攻撃には記載された戦力が必要で、敵戦闘ユニットが最も少ない領域に向かいます
scythe-rule-r21 = 対ワーカーへの攻撃では、ワーカーを本拠地へ撤退させ、資源を除去します
scythe-rule-r22 = 攻撃するのは1体のユニットだけです
scythe-rule-r23 = 移動を終えたキャラクターがいる領域の遭遇トークンを除去します
scythe-rule-r24 = ファクトリーにいるオートマは、ターンの終わり（全移動アクションを行う場合は即座）にカードを1枚得ます
scythe-rule-r25 = 資源だけが置かれた領域にオートマのユニットが入ると、その資源を除去します
scythe-rule-r26 = 人間のプレイヤーが先にダイヤルとカードを決め、オートマは記載の値を上限に、あるだけ使います
scythe-rule-r27 = 戦闘前の能力は、戦闘テーブルを見る前に処理します
scythe-rule-r28 = 合計の大きい方（同点なら攻撃側）が勝ち、敗者は戦力を示していれば戦闘カードを1枚得ます
scythe-rule-r29 = 敗者は勢力マットまたは本拠地へ撤退し、攻撃した人間のプレイヤーは撤退させたワーカー1体につき民心を失います
scythe-rule-r30 = オートマの領域を奪うと、オートマの直前のターンのカードにある資源ボックスに従い、資源を置きます
scythe-rule-r31 = オートマが防御側で勝った領域の資源を除去します
scythe-rule-r32 = シャッフルの後でも、資源ボックスは最後のターンに引いたカードのものを使います
scythe-rule-r33 = 山札がなくなったら、19枚すべてで新しい山札を作ります
scythe-rule-r34 = 星トラッカーによる最初の星で、カードをすべてシャッフルし、スキーマⅡに切り替えます
scythe-rule-r35 = 戦闘で引いたカードは、別の捨て札に置きます
scythe-rule-r36 = スキップされたターンは、カードを捨て札にするだけです
scythe-rule-r37 = 星は、星トラッカーで6つ、戦闘で2つ、戦力で1つまで、合わせて6つです
scythe-rule-r38 = 戦力の上限は16で、最初に到達したときに星を置きます
scythe-rule-r39 = 6つ目の星でゲームは即座に終了します
scythe-rule-r40 = 持っているコインに、星1つにつき4コイン、領域1つにつき3コインを加えたものがオートマの得点です
scythe-rule-r41 = 領域の支配では、ユニットが建造物に優先します
scythe-rule-r42 = 人間のプレイヤーの資源は領域ごとに最大6つまで数え、同点時の順位決定には使いません
scythe-rule-r43 = 物資のシンボルはそれぞれできる範囲で処理し、新しいユニットは本拠地に配置します
scythe-rule-r44 = ULTIMASZYNAの追加のコインと戦力は、カード1枚につき1回です
scythe-rule-r45 = 徴兵ボーナスは、対応する徴兵を行った人間のプレイヤーのものです
scythe-rule-r46 = アルビオンとトガワは、最初から陸地全体を移動できます
scythe-rule-r47 = オートマは旗も罠も置きません
scythe-rule-r48 = 人間のプレイヤーの罠は、オートマに効果がありません
scythe-rule-r49 = 修正はカードの合計に1回だけ適用し、0未満にはなりません
scythe-rule-r50 = 6つ目の星になる戦闘は、最後まで解決してからゲームを終了します
scythe-rule-r51 = ターンの途中で6つ目の星を置いた場合、ファクトリーカードは得ません
scythe-rule-r52 = 同点時の順位決定でも、ファクトリーは3つの領域として数えます
scythe-rule-r53 = めくった戦闘カードが4か5なら、移動の段全体、またはその配置1回が中止されます
scythe-rule-r54 = ULTIMASZYNAでは、敗れたユニットを次のシンボルで再び選べます
scythe-rule-r55 = 配置のシンボルは1つずつ処理し、キャラクターを先に配置します
scythe-rule-r56 = 味方の戦闘ユニットがいても、その領域は敵の近傍から外れません
scythe-rule-r57 = 最初のカードを引くまで、資源は得られません
scythe-rule-r58 = 徴兵ボーナスで得た星は、カードを続ける前に置きます
scythe-rule-r59 = 航海能力があれば、敗れたユニットはそれぞれ湖か本拠地を選びます
scythe-rule-r60 = 彷徨で他勢力の本拠地に置いた物は、支払いにも得点にも使えません
scythe-rule-r61 = オートマのユニットが来た罠は解除され、トークンを裏返します
scythe-rule-r62 = 訂正で6つ目の星がなくなれば、ゲームは再開します
scythe-rule-r63 = 合意があれば、早く終えることも、6つ目の星の後も続けることもできます
scythe-rule-r64 = 禁止された勢力とマットの組み合わせは警告され、抽選では出ません
scythe-rule-m1 = 特に断りがなければ、オートマは人間のプレイヤーと同じように扱います
scythe-rule-m2 = オートマのユニットとは、ターン中のオートマのユニットです
scythe-rule-m3 = 席ごとに対応するルールでセットアップし、難易度は異なってもかまいません
scythe-rule-m4 = 星トラッカーのトークン、渡河、スキーマはオートマごとに管理します
scythe-rule-m5 = 山札はオートマごとに用意するか、全員で共有します
scythe-rule-m6 = 徴兵ボーナスは、人間のプレイヤーの隣にいるオートマからのみ得られます
scythe-rule-m7 = 敵は、ほかの全員か、別の陣営だけです
scythe-rule-m8 = ターンは本拠地の並びに従い、時計回りに進みます
scythe-rule-m9 = オートマ同士の戦闘では、それぞれがカードを1枚使います
scythe-rule-m10 = ファクトリーカードは、プレイヤーの人数より1枚多く用意します
scythe-rule-m11 = 誰かが6つ目の星を置くと、ゲームは終了します
scythe-rule-m12 = 人間のプレイヤーより多くのオートマも使えますが、バランスは調整されていません
scythe-rejected-star-due = { NAME($goals) }の星をまだ置いていません。ターンを終える前に置いてください。
    .short = 置くべき星：{ NAME($goals) }

# フォーム：アクション、項目、選択肢

scythe-do-move = 移動
scythe-do-gain = 獲得
scythe-do-pay = 支払い
scythe-do-produce = 生産
scythe-do-deploy = メックを配置
scythe-do-build = 建設
scythe-do-enlist = 補充兵を徴兵
scythe-do-upgrade = 改善
scythe-do-encounter = 遭遇を解決
scythe-do-take-factory-card = ファクトリーカードを得る
scythe-do-place-token = トークンを置く
scythe-do-place-star = 星を置く
scythe-do-end-game = 合意によりゲームを終える
scythe-do-use-ability = 戦闘前に能力を使う
scythe-do-fight = 自分の戦力とカード
scythe-do-settle = 双方の戦力とカード
scythe-do-draw-for-combat = 戦闘用のオートマカード
scythe-do-turn-up = オートマの戦闘カード
scythe-do-flip = めくった戦闘カード
scythe-do-tell-combat = オートマを攻撃する
scythe-do-tell-attack = オートマは攻撃しますか
scythe-do-tell-winner = 戦闘の勝者
scythe-do-tell-bonus-star = 徴兵ボーナス
scythe-do-tell-count = 終了時の集計
scythe-field-moves = ユニット
scythe-field-power = 戦力
scythe-field-popularity = 民心
scythe-field-combat-cards = 戦闘カード
scythe-field-resources = 資源
scythe-field-workers = 新しいワーカー
scythe-field-territory = 領域
scythe-field-ability = 能力
scythe-field-by-encounter = 遭遇かファクトリーカードによる
scythe-field-structure = 建造物
scythe-field-bonus = 補充兵のボーナス
scythe-field-goal = 目標
scythe-field-character = キャラクター
scythe-field-upgrades = 改善
scythe-field-dial = ダイヤルの戦力
scythe-field-cards = 戦闘カード
scythe-field-retreat = 敗北時のユニットの撤退先
scythe-field-attacker = 攻撃側
scythe-field-defender = 防御側
scythe-field-value = 値
scythe-field-attacks = 攻撃する
scythe-field-winner = 勝者
scythe-field-placed = 6つ目の星を置いた
scythe-field-territories = オートマの領域
scythe-field-human-coins = プレイヤーのコインの合計
scythe-option-home-base = 本拠地
scythe-option-unit-move = { NAME($unit) } { PLACE($origin) } → { PLACE($to) }
scythe-option-unit-move-carrying = { NAME($unit) } { PLACE($origin) } → { PLACE($to) }・ワーカー{ $workers }
scythe-option-amount = { NAME($what) }×{ $count }
