# Expeditions: the facts and refusals of its Automa, in the terms of the printed game.

name-basecamp = ベースキャンプ
name-north = 北
name-central = 中央
name-bag = 腐敗トークンの袋
name-first-player = 先攻
name-random = 無作為
name-orange = オレンジ
name-turquoise = ターコイズ
name-map = 地図トークン
name-tile = 区域タイル
name-tokens = 袋から引いたトークン
name-twenty = 値20のトークン
name-target = 目標
name-quests = 達成した任務
name-meteorites = 融合した隕石
name-items = 強化した物品
name-corruption20 = 値20のトークン
name-corruption = 腐敗トークン
name-cards = カード
name-workers-or-maps = ワーカーまたは地図トークン
name-progress-cards = 進行カード
name-glory-spaces = 栄光スペース
name-last-space = トラックの最後のスペース
name-coins-for-glory = 栄光トークン1個あたりのコイン
name-coins-for-map = 地図トークン1個あたりのコイン
name-coins-for-corruption = 腐敗トークン1個あたりのコイン
name-glory-coins-adjustment = オートマの栄光トークン1個あたりのコインの増減

name-no-target = 行に目標がない
name-glory-too-low = 栄光が足りない
name-no-match = 範囲内に目標と一致する区域がない
name-first-match = 範囲内で最初に目標と一致した区域
name-steps = 何区域先か
name-human-there = あなたのメックがいる
name-no-map-token = 地図トークンがない
name-no-corruption = 腐敗トークンがない
name-only-twenty = 値20のトークンしかない
name-no-twenty = 値20のトークンがない
name-other-corruption = ほかの腐敗トークンもある
name-farther = 最初に一致した区域より遠い
name-glory-space = 栄光スペース
name-ran-out = トークンが残っていなかった
name-multiplier = カードに記された個数
name-sweep-symbol = カードのスイープのアイコン
name-value-reached = タイルの値に達した
name-bag-ran-out = 袋が空になった
name-last-glory = 最後の栄光トークンが置かれた
name-sum = 合計

expeditions-game-began = { $progress-card-name ->
    [none] 卓上の独自の進行カード
   *[other] 進行カード「{ $progress-card-name }」
  }でゲームを開始します。オートマの得点は、栄光トークン1個につき{ $progress-card-coins-for-glory }コイン{ $glory-coins-adjustment ->
    [0] {""}
   *[other] （増減：{ CHANGE($glory-coins-adjustment) }）
  }、地図トークン1個につき{ $progress-card-coins-for-map }コイン、腐敗トークン1個につき{ $progress-card-coins-for-corruption }コインです。{ $turn ->
    [human] 最初はあなたのターンです。
    [automa] 最初はオートマのターンです。
   *[none] {""}
  }{ $pack ->
    [none] {""}
   *[other] { $pack-example ->
        [yes] この進行カードは見本のカードパックのものです。架空のカードで、印刷されたものではありません。
       *[no] {""}
      }
  }
    .short = { $progress-card-name ->
        [none] 進行カード：卓のカード
       *[other] 進行カード：{ $progress-card-name }
      }
expeditions-first-player-chosen = 無作為に決めた結果、{ $seat ->
    [human] あなたが先攻です。
   *[automa] オートマが先攻です。
  }
    .short = 先攻：{ $seat ->
        [human] あなた
       *[other] { NAME($seat) }
      }
expeditions-deck-renewed = オートマの山札がなくなりました。14枚のカードすべてをシャッフルし、2枚を内容を見ずに脇に置きます。
    .short = 14枚をシャッフルし2枚を脇へ
expeditions-automa-card-drawn = オートマはカード{ $card }に従います。{ $left ->
    [0] 山札はなくなりました
   *[other] 山札の残りは{ $left }枚です
  }。
    .short = カード{ $card }（残り{ $left }枚）
expeditions-progress-advanced = 進行トークンを1スペース進め、STARTから{ $to }番目のスペースに置きます{ $glory-in ->
    [none] {""}
    [0] 。ここは栄光スペースです
   *[other] 。次の栄光スペースは{ $glory-in }スペース先です
  }。
    .short = 進行トークン → { $to }スペース目{ $glory-in ->
        [0] ・栄光
       *[other] {""}
      }
expeditions-progress-stayed = 進行トークンは最後のスペース（{ $at }）にとどまります。
    .short = 進行トークンは{ $at }のまま
expeditions-automa-glory-placed = オートマは8個中{ $number }個目の栄光トークンを、ベースキャンプの左上に置きます。栄光カテゴリーはふさがりません。
    .short = 栄光{ $number }/8 → ベースキャンプ
expeditions-sweep-announced = { $mech ->
    [north] 北
   *[central] 中央
  }のメックの移動前に、{ NAME($location) }に隣接する表向きのカードを、1枚残らずスイープしてください。すべて捨て札にし、山札から補充します。
    .short = { PLACE($location) }に隣接するカードをスイープ
expeditions-target-found = { $mech ->
    [north] 北
   *[central] 中央
  }のメックは{ $kind ->
    [map] 地図トークン
    [corruption20] ほかに腐敗トークンのない値20のトークン
   *[corruption] 腐敗トークン
  }を探し、{ $steps ->
    [0] 現在いる
   *[other] { $steps }区域先の
  }{ NAME($location) }で見つかります。
    .short = { $kind ->
        [map] { $mech ->
            [north] 北のメック
           *[central] 中央のメック
          }：{ PLACE($location) }の地図トークン
        [corruption20] { $mech ->
            [north] 北のメック
           *[central] 中央のメック
          }：{ PLACE($location) }の値20
       *[corruption] { $mech ->
            [north] 北のメック
           *[central] 中央のメック
          }：{ PLACE($location) }の腐敗トークン
      }
expeditions-target-missed = { $mech ->
    [north] 北のメック
   *[central] 中央のメック
  }{ $reason ->
    [no_target] ：カードに目標がありません
    [glory_too_low] ：目標にはベースキャンプの栄光が{ $glory-needed }個必要です{ $glory ->
        [none] {""}
       *[other] が、オートマは{ $glory }個です
      }
   *[no_match] ：範囲内に目標と一致する区域がありません（{ $kind ->
        [map] 地図トークン
        [corruption20] ほかに腐敗トークンのない値20のトークン
       *[corruption] 値20のトークン以外の腐敗トークン
      }{ $skipped ->
        [none] {""}
       *[other] 。あなたのいる{ NAME($skipped) }は数えません
      }）
  }。
    .short = { $reason ->
        [no_target] { $mech ->
            [north] 北のメック
           *[central] 中央のメック
          }：目標なし
        [glory_too_low] { $mech ->
            [north] 北のメック
           *[central] 中央のメック
          }：栄光不足（{ $glory }/{ $glory-needed }）
       *[no_match] { $mech ->
            [north] 北のメック
           *[central] 中央のメック
          }：範囲内に該当なし
      }
expeditions-mech-moved = { $mech ->
    [north] 北
   *[central] 中央
  }のメックは{ NAME($origin) }から{ NAME($to) }へ、{ $mech ->
    [north] 東
   *[central] 西
  }に{ $steps }区域移動します{ $around ->
    [yes] 。{ $mech ->
        [north] 東端から西端
       *[central] 西端から東端
      }へ回ります
   *[no] {""}
  }{ $skipped ->
    [none] {""}
   *[other] （あなたのいる{ NAME($skipped) }は数えません）
  }。
    .short = { $mech ->
        [north] 北のメック
       *[central] 中央のメック
      } { PLACE($origin) } → { PLACE($to) }
expeditions-map-token-taken = { $seat ->
    [human] あなた
   *[automa] オートマ
  }は{ NAME($location) }の地図トークンを得ます{ $total ->
    [none] {""}
   *[other] （現在{ $total }個）
  }。
    .short = { PLACE($location) }の地図トークン{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }個
      }
expeditions-tile-revealed = { $seat ->
    [human] あなた
   *[automa] オートマ
  }は{ NAME($location) }の区域タイルを表向きにします。
    .short = { PLACE($location) }のタイルを表に
expeditions-automa-turn-paused = { $asks ->
    [tokens] { NAME($location) }に置く腐敗トークンを、合計がタイルの値に達するまで袋から1個ずつ引き、引いた順に入力してください。値20のトークンを置く区域であれば、そのことを入力してください。
   *[tile] { NAME($location) }の区域タイルに印刷された腐敗の値、または値20のトークンを置く区域であることを入力してください。
  }
    .short = { $asks ->
        [tokens] { PLACE($location) }の腐敗トークンを引く
       *[tile] { PLACE($location) }のタイルの値を入力
      }
expeditions-corruption-placed = { $twenty ->
    [yes] 値20のトークンを{ NAME($location) }に置きます。
   *[no] { $tokens-count ->
        [0] { NAME($location) }には腐敗トークンを置きません
       *[other] { NAME($location) }に腐敗トークンを置きます（下から順に{ NAME($tokens) }）
      }。{ $bag-ran-out ->
        [yes] { $value ->
            [none] 袋は空になりました。
           *[other] タイルの値{ $value }に達する前に、袋は空になりました。
          }
       *[no] { $value ->
            [none] {""}
           *[other] タイルの値は{ $value }です。
          }
      }
  }
    .short = { $twenty ->
        [yes] 値20のトークン → { PLACE($location) }
       *[no] { $tokens-count ->
            [0] { PLACE($location) }に腐敗トークンなし
           *[other] { PLACE($location) }（下から）：{ NAME($tokens) }
          }
      }
expeditions-gears-tokens-placed = { NAME($location) }にGears of Corruptionのトークンが{ $count }個あります。そのルールを卓で処理し、変わったことを入力してください。
    .short = { PLACE($location) }：Gears of Corruption
expeditions-corruption-taken = { $seat ->
    [human] あなた
   *[automa] オートマ
  }は{ NAME($location) }の腐敗トークンを上から{ $tokens-count }個{ $multiplier ->
    [none] {""}
   *[other] （カードはx{ $multiplier }）
  }討伐します：{ NAME($tokens) }。{ $left ->
    [0] 残りはありません
   *[other] 残りは{ $left }個です
  }{ $total ->
    [none] {""}
   *[other] { $seat ->
        [human] 。あなたの腐敗トークンは現在{ $total }個です
       *[automa] 。オートマの腐敗トークンは現在{ $total }個です
      }
  }。
    .short = { PLACE($location) }の上から：{ NAME($tokens) }
expeditions-twenty-taken = { $seat ->
    [human] あなた
   *[automa] オートマ
  }は{ NAME($location) }の値20のトークンを討伐します{ $total ->
    [none] {""}
   *[other] （腐敗トークンは現在{ $total }個）
  }。
    .short = { PLACE($location) }の値20 → 計{ $total }個
expeditions-corruption-destroyed = { NAME($location) }の腐敗トークンを、上から順に袋に戻します（{ NAME($tokens) }）。
    .short = { PLACE($location) } → 袋：{ NAME($tokens) }
expeditions-human-moved = あなたのメックは{ NAME($origin) }から{ NAME($to) }へ移動します。
    .short = 自分のメック { PLACE($origin) } → { PLACE($to) }
expeditions-maps-changed = あなたは地図トークンを{ SIZE($amount) }個{ SIGN($amount) ->
    [minus] 失います
   *[plus] 得ます
  }{ $total ->
    [none] {""}
   *[other] （現在{ $total }個）
  }。
    .short = 地図トークン { CHANGE($amount) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-coins-changed = あなたは{ SIZE($amount) }コインを{ SIGN($amount) ->
    [minus] 支払います
   *[plus] 得ます
  }{ $total ->
    [none] {""}
   *[other] （現在{ $total }コイン）
  }。
    .short = コイン { CHANGE($amount) }{ $total ->
        [none] {""}
       *[other] {" "}→ { $total }
      }
expeditions-quest-solved = あなたは任務を1つ達成します{ $total ->
    [none] {""}
   *[other] （達成した任務の数：{ $total }）
  }。
    .short = 達成した任務：{ $total }
expeditions-item-upgraded = あなたは、ゲーム終了時に{ $coins }コインになる物品を強化します{ $total ->
    [none] {""}
   *[other] （強化した物品の合計：{ $total }コイン）
  }。
    .short = 物品を強化：+{ $coins }コイン
expeditions-human-glory-placed = あなたは誇示を行い、4個中{ $number }個目の栄光トークンを「{ NAME($category) }」に置きます。
    .short = 栄光{ $number }/4：{ NAME($category) }
expeditions-card-boxed = カード{ $card }はほかのプレイヤーにかかわるカードです。箱に戻し、別のカードを引いてください。
    .short = カード{ $card }を箱へ・引き直す
expeditions-reported = 卓の状態を更新しました。{ $mech ->
    [none] {""}
   *[other] あなたのメックは{ $mech ->
        [basecamp] ベースキャンプ
       *[other] { NAME($mech) }
      }にいます。
  }{ $coins ->
    [none] {""}
   *[other] 所持しているのは{ $coins }コインです。
  }{ $maps ->
    [none] {""}
   *[other] 地図トークンは{ $maps }個です。
  }{ $corruption ->
    [none] {""}
   *[other] { $corruption-count ->
        [0] 腐敗トークンはありません。
       *[other] 腐敗トークンは{ NAME($corruption) }です。
      }
  }{ $twenty ->
    [yes] 値20のトークンを持っています。
    [no] 値20のトークンは持っていません。
   *[none] {""}
  }{ $glory ->
    [none] {""}
   *[other] { $glory-count ->
        [0] ベースキャンプに栄光トークンはありません。
       *[other] ベースキャンプの栄光トークンは{ NAME($glory) }です。
      }
  }{ $solved-quests ->
    [none] {""}
   *[other] 達成した任務の数は{ $solved-quests }です。
  }{ $item-coins ->
    [none] {""}
   *[other] 強化した物品の合計は{ $item-coins }コインです。
  }
    .short = 卓の状態を更新
expeditions-location-reported = { NAME($location-id) }を更新しました。区域タイルは{ $location-face-up ->
    [yes] 表向き
   *[no] 裏向き
  }、地図トークンは{ $location-map ->
    [yes] あり
   *[no] なし
  }、腐敗トークンは{ $location-corruption-count ->
    [0] なし
   *[other] 下から順に{ NAME($location-corruption) }
  }{ $location-twenty ->
    [yes] 、値20のトークンもあり
   *[no] {""}
  }です。
    .short = { PLACE($location-id) }を更新
expeditions-end-triggered = { $seat ->
    [human] あなたの4個目の栄光トークンが置かれました
   *[automa] オートマの8個目の栄光トークンが置かれました
  }。{ $turns-left ->
    [3] このターンの後、全員がもう1ターンずつ行い、{ $seat ->
        [human] あなた
       *[automa] オートマ
      }のターンが最後になります
   *[other] 残りはこのターンと、{ $seat ->
        [human] あなた
       *[automa] オートマ
      }のもう1ターンだけです
  }。
    .short = 終了が近い：残り{ $turns-left }ターン
expeditions-end-called-off = { $seat ->
    [human] あなたの4個目
   *[automa] オートマの8個目
  }の栄光トークンは置かれていませんでした。ゲームは続きます。
    .short = ゲーム終了は取り消し
expeditions-turn-ended = { $next ->
    [human] あなたのターンです。
    [automa] オートマのターンです。
   *[none] 最後のターンが終わりました。
  }
    .short = { $next ->
        [none] 最後のターン終了
       *[other] 次のターン：{ $next ->
            [human] あなた
           *[other] { NAME($next) }
          }
      }
expeditions-game-ended = { $tie ->
    [yes] あなたとオートマは{ $human }コインで同点です。同点の場合はオートマの勝利です。
   *[no] { $winner ->
        [human] あなた
       *[automa] オートマ
      }の勝利です。あなたは{ $human }コイン、オートマは{ $automa }コインです。
  }
    .short = あなた{ $human }・オートマ{ $automa }コイン

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
expeditions-at-human = あなたのものすべて
expeditions-at-human-mech = あなたのメックの位置
expeditions-at-human-coins = あなたのコイン
expeditions-at-human-maps = あなたの地図トークン
expeditions-at-human-corruption = あなたの腐敗トークン
expeditions-at-human-twenty = あなたが持つ値20のトークン
expeditions-at-human-glory = ベースキャンプのあなたの栄光
expeditions-at-human-solved-quests = あなたが達成した任務
expeditions-at-human-item-coins = あなたの強化した物品のコイン
expeditions-at-automa = オートマのものすべて
expeditions-at-automa-north = 北のメックの位置
expeditions-at-automa-central = 中央のメックの位置
expeditions-at-automa-progress = 進行トークンのスペース
expeditions-at-automa-glory = ベースキャンプのオートマの栄光
expeditions-at-automa-maps = オートマの地図トークン
expeditions-at-automa-corruption = オートマの腐敗トークン
expeditions-at-automa-twenty = オートマが持つ値20のトークン
expeditions-at-locations = { expeditions-at-location }の状態
expeditions-at-locations-face-up = { expeditions-at-location }の区域タイルの表向き
expeditions-at-locations-map = { expeditions-at-location }の地図トークン
expeditions-at-locations-corruption = { expeditions-at-location }の腐敗トークン（下から順）
expeditions-at-locations-twenty = { expeditions-at-location }の値20のトークン
expeditions-at-locations-reveals = { expeditions-at-location }の区域タイルの値
expeditions-at-turn = ターン
expeditions-at-end = ゲームの終了
expeditions-at-end-by = ゲームの終了を引き起こしたプレイヤー
expeditions-at-end-turns-left = 残りのターン数
expeditions-at-deck-drawn = オートマの山札から引いたカード
expeditions-at-boxed = 箱に戻したカード
expeditions-at-progress-card-level = レベル
expeditions-at-progress-card-name = 進行カードの名前
expeditions-at-progress-card-glory-spaces = 栄光スペース
expeditions-at-progress-card-last-space = トラックの最後のスペース
expeditions-at-progress-card-coins-for-glory = 栄光トークン1個あたりのコイン
expeditions-at-progress-card-coins-for-map = 地図トークン1個あたりのコイン
expeditions-at-progress-card-coins-for-corruption = 腐敗トークン1個あたりのコイン

expeditions-ask-tile = { $mech ->
    [north] 北
   *[central] 中央
  }のメックが{ NAME($location) }の区域タイルを表向きにしました。{ $asks ->
    [tokens] 合計がタイルの値に達するまで腐敗トークンを袋から1個ずつ引き、引いた順に入力してください
   *[tile] 印刷された腐敗の値を入力してください
  }。値20のトークンを置く区域であれば、そのことを入力してください。
    .short = { $asks ->
        [tokens] { PLACE($location) }：引いたトークンは？
       *[tile] { PLACE($location) }のタイル：腐敗の値は？
      }

expeditions-rejected-progress-card-unknown = この進行カードの内容はサービスに登録されていません。お手元のカードに印刷された値を入力してください。不足：{ NAME($missing) }。
expeditions-rejected-glory-spaces-impossible = 栄光スペース（{ $glory-spaces }）は使えません。STARTから先の{ $last-space }スペース以内に、小さい順で指定してください。
expeditions-rejected-card-required = オートマの山札からカードを1枚引き、その番号を入力してください。
expeditions-rejected-card-not-in-deck = カード{ $card }は、前回のシャッフル以降にすでに引かれています。残っているカード：{ $in-deck }。
expeditions-rejected-tokens-needed = { NAME($location) }に置くために引いた腐敗トークンを入力してください。
expeditions-rejected-tile-value-needed = { NAME($location) }の区域タイルに印刷された腐敗の値を入力してください。
expeditions-rejected-tokens-not-asked = { NAME($location) }のトークンは入力しないでください。
expeditions-rejected-too-many-tokens = 次のトークンでは、最後の1個を引く前に{ NAME($location) }の値{ $value }に達しています：{ NAME($tokens) }。
expeditions-rejected-tokens-fall-short = 引いたトークンの合計は{ $total }で、{ NAME($location) }の値{ $value }に足りません。さらに引くか、袋が空になったことを入力してください。
expeditions-rejected-twenty-is-elsewhere = 値20のトークンは1個しかなく、{ NAME($location) }には置けません。
expeditions-rejected-twenty-twice = 値20のトークンは1個しかありません。
expeditions-rejected-twenty-not-there = 値20のトークンは{ NAME($location) }にありません。
expeditions-rejected-too-few-tokens = { NAME($location) }にトークンは{ $there ->
    [0] ありません
   *[other] { $there }個しかなく、{ $wanted }個に足りません
  }。
expeditions-rejected-tile-face-up = { NAME($location) }の区域タイルはすでに表向きです。
expeditions-rejected-tile-awaits-tokens = { NAME($location) }の区域タイルは、まだトークンが置かれていないため、表向きのままにしてください。
expeditions-rejected-basecamp-is-left-for-good = メックはベースキャンプに戻れません。
expeditions-rejected-mech-is-there-already = あなたのメックはすでに{ NAME($location) }にいます。
expeditions-rejected-location-occupied = { NAME($location) }にはすでに別のメックがいます。
expeditions-rejected-location-twice = { NAME($location) }が2回入力されています。
expeditions-rejected-locations-incomplete = 北の7区域と中央の7区域を、それぞれ順番どおりに入力してください。
expeditions-rejected-mech-in-wrong-region = { $mech ->
    [north] 北
   *[central] 中央
  }のメックは自分の地方を離れないため、{ NAME($location) }には置けません。
expeditions-rejected-corruption-on-face-down-tile = { NAME($location) }の区域タイルは裏向きなので、腐敗トークンは置けません。
expeditions-rejected-too-many-maps = 地図トークンは{ $most }個までです。{ $maps }個にはできません。
expeditions-rejected-too-much-corruption = 腐敗トークンは{ $most }個までです。{ $tokens }個にはできません。
expeditions-rejected-glory-already-placed = あなたの栄光トークンは、各カテゴリーに1個しか置けません。
expeditions-rejected-no-glory-left = あなたの栄光トークンは、4個ともすでに置かれています。
expeditions-rejected-off-the-track = トラックはスペース{ $last-space }までです。スペース{ $progress }はありません。
expeditions-rejected-amount-impossible = 結果がありえない値になります（{ $what ->
    [coins] コイン
    [maps] 地図トークン
    [solved_quests] 達成した任務
   *[item_coins] 強化した物品のコイン
  }：{ $would-be }）。
expeditions-rejected-card-already-boxed = このカードはすでに箱に戻されています。
expeditions-rejected-card-drawn-twice = 同じカードを、次のシャッフルまでに2回引くことはできません。
expeditions-rejected-too-many-cards-drawn = 次のシャッフルまでに引けるカードは最大{ $most }枚です。
expeditions-rejected-end-needed = 栄光トークンをすべて置いたプレイヤーがいます。ゲームの終了を引き起こしたプレイヤーと、現在のターンを含む残りのターン数を入力してください。
expeditions-rejected-end-without-glory = { $by ->
    [human] あなたが置いた栄光トークンは{ $needed }個中{ $glory }個
   *[automa] オートマが置いた栄光トークンは{ $needed }個中{ $glory }個
  }なので、ゲームの終了はまだ引き起こされていません。
expeditions-rejected-end-impossible = 残り{ $turns-left }ターンでは、ゲームの終了を引き起こしたプレイヤーのターンが最後になりません。
expeditions-rejected-automa-turn-under-way = オートマのターンはまだ終わっていません。
expeditions-rejected-not-an-automas-turn = あなたのターンです。オートマのターンではありません。
expeditions-rejected-not-your-turn = { WHOSE($turn) }ターンです。あなたのターンではありません。
expeditions-rejected-not-your-question = この質問に答えるのは人間のプレイヤーです。
expeditions-rejected-question-open = 先に、{ NAME($location) }の区域タイルの内容を入力してください。
expeditions-rejected-no-question-open = 現在、答える質問はありません。
expeditions-rejected-game-over = ゲームは終了しています。
expeditions-rejected-not-at-your-mech = あなたのメックは{ $mech ->
    [basecamp] ベースキャンプ
   *[other] { NAME($mech) }
  }にいて、{ NAME($location) }にはいません。
    .short = { PLACE($location) }にメックがいない
expeditions-rejected-tile-stays-face-down = あなたのメックは{ NAME($location) }にいますが、区域タイルがまだ裏向きです。表向きにしてください。
    .short = { PLACE($location) }のタイルが裏のまま
expeditions-rejected-other-corruption-on-top = { NAME($location) }にほかの腐敗トークンがある間は、値20のトークンを討伐できません（{ NAME($tokens) }）。
    .short = { PLACE($location) }：先にほかの腐敗トークン
expeditions-rejected-category-not-reached = 「{ NAME($category) }」には{ $needed }必要ですが、わかっているのは{ $there }です。
    .short = { START($category) }：{ $there }/{ $needed }
expeditions-rejected-too-many-quests = メックが保持できる達成した任務は最大{ $most }で、{ $solved }は保持できません。
    .short = 任務{ $solved }（最大{ $most }）
expeditions-rejected-bag-has-more = { NAME($location) }のために袋が空になることはありません。卓上にもプレイヤーの手元にもない腐敗トークンが{ $left }個あります。
    .short = 袋に残り{ $left }個
expeditions-rejected-no-tokens-told = 袋が空になっていないのに、{ NAME($location) }の腐敗トークンが入力されていません。
    .short = { PLACE($location) }：トークン未入力

## Rules

expeditions-rule-setup = オートマ個人の用具を省いた2人用の準備を行い、先攻は無作為に決めます
expeditions-rule-setup-1 = 北のメックは、北の西端の区域から開始します
expeditions-rule-setup-2 = 中央のメックは、中央の東端の区域から開始します
expeditions-rule-setup-3 = 難易度は進行カードで決まります
expeditions-rule-setup-4 = 進行トークンはSTARTから開始します
expeditions-rule-setup-5 = オートマカードをシャッフルし、2枚を見ずに脇に置きます
expeditions-rule-setup-6 = 各メックの色4個ずつ、合わせて8個の栄光トークンを栄光カードに置きます
expeditions-rule-general = 特に断りがなければ、オートマもほかのプレイヤーと同じように扱います
expeditions-rule-movement = 北のメックは東へ、中央のメックは西へ、それぞれの地方を巡ります
expeditions-rule-turn = 人間のプレイヤーとオートマが交互にターンを行います
expeditions-rule-turn-1 = 山札がなければ、すべてのカードで新しい山札を作ります
expeditions-rule-turn-2 = 山札の一番上のカードがオートマの行動を示します
expeditions-rule-turn-3 = カードの指示があれば、進行トークンを進めます
expeditions-rule-turn-4 = 北のメックがアクションを行います
expeditions-rule-turn-5 = 中央のメックがアクションを行います
expeditions-rule-progress = 1スペース進み、栄光スペースでは次の栄光トークンを置きます
expeditions-rule-mech-1 = メックに隣接する表向きのカードをスイープします
expeditions-rule-mech-2 = 目標には、記載された数の栄光がベースキャンプに必要です
expeditions-rule-mech-2a = 範囲内の区域から、目標と一致するものを探します
expeditions-rule-mech-2b = 最初に一致した区域へ移動し、アクションを行います
expeditions-rule-mech-3 = 一致する区域がなければ、距離の行が示すだけ移動します
expeditions-rule-explore-1 = オートマは地図トークンを得ます
expeditions-rule-explore-2 = 区域タイルを表向きにし、腐敗トークンを置きます
expeditions-rule-vanquish20 = オートマは値20のトークンを得ます
expeditions-rule-vanquish = オートマは記載された個数のトークンを上から得ます
expeditions-rule-end = オートマの8個目、または人間のプレイヤーの4個目の栄光トークンが、ゲームの終了を引き起こします
expeditions-rule-score = 栄光、地図、腐敗のトークンは、進行カードに従ってコインになります
expeditions-rule-levels = 進行カードは5枚あり、栄光のコインは2減から3増まで調整できます
expeditions-rule-base-move = メックはほかのメックのいない区域で移動を終え、ベースキャンプには戻りません
expeditions-rule-base-reveal = 区域タイルを表向きにした者が地図トークンを得て、タイルの値に達するまで腐敗トークンを引きます
expeditions-rule-base-vanquish = トークンは上から取ります
expeditions-rule-base-bag = 獲得せずに取り除いたトークンは袋に戻します
expeditions-rule-base-boast = 栄光トークンは各カテゴリーに1個です
expeditions-rule-table = 卓での入力
expeditions-rule-e1 = 人間のプレイヤーがいる区域は数えず、目標にもなりません
expeditions-rule-e2 = どちらのメックも端まで来ると反対の端から続け、目標を探すときも同様です
expeditions-rule-e3 = 距離の行にかかわらず、現在の区域と次の3区域が範囲です
expeditions-rule-e4 = 個数は目標の選択に影響せず、トークンが足りなくても一致とみなします
expeditions-rule-e5 = トークンは上から取り、通常の討伐では値20のトークンを無視します
expeditions-rule-e6 = 探索でオートマが得るのは地図トークンだけです
expeditions-rule-e7 = 最初に引いたトークンが一番下になります
expeditions-rule-gears = そのトークンのルールは卓で処理します
expeditions-rule-e8 = 袋が空になったら、引くのをやめます
expeditions-rule-e9 = オートマのメックは裏向きのタイルの上を移動し、探索でのみ表向きにします
expeditions-rule-e10 = 人間のプレイヤーは、オートマのメックがいる裏向きのタイルを、表向きにせず通過できます
expeditions-rule-e11 = 1つの区域に2体のメックは入れません
expeditions-rule-e12 = スイープは移動の前に行います
expeditions-rule-e13 = このターンに置いた栄光トークンも、このターンの目標の栄光に数えます
expeditions-rule-e14 = オートマの栄光トークンは、カテゴリーをふさぎません
expeditions-rule-e15 = 山札がなくなったら14枚すべてをシャッフルし、再び2枚を脇に置きます
expeditions-rule-e16 = カード017、030、056、063は箱に戻し、別のカードを引きます
expeditions-rule-e17 = オートマは、2体のメックを持つ1人のプレイヤーです
expeditions-rule-e18 = 最初に終了を引き起こしたプレイヤーを最後に、全員がもう1ターンずつ行います
expeditions-rule-e19 = 同点ならオートマの勝利です
expeditions-rule-e20 = オートマの栄光のコインは、-2から+3まで調整できます
expeditions-rule-e21 = オートマが使えるようにした効果は人間のプレイヤーに開かれ、オートマは何も得ません
expeditions-rule-e22 = 最後のスペースの進行トークンは、そこにとどまります
expeditions-rule-e23 = 同じ区域にほかの腐敗トークンがある間は、値20のトークンを討伐できません
expeditions-rule-e24 = 表向きのタイルを探索したときは地図トークンを得るだけで、新たに表向きにするものはありません
expeditions-rule-e25 = 記載された栄光が0なら、常に条件を満たします

# フォーム：アクション、項目、選択肢

expeditions-do-tell-tile = タイルの内容
expeditions-do-move-mech = 自分のメックを移動
expeditions-do-reveal-tile = タイルを表にする
expeditions-do-take-corruption = 腐敗を討伐
expeditions-do-take-twenty = 値20のトークンを取る
expeditions-do-destroy-corruption = 腐敗を袋に戻す
expeditions-do-change-maps = 地図トークンを得る・渡す
expeditions-do-change-coins = コインを得る・支払う
expeditions-do-solve-quest = 任務を達成
expeditions-do-upgrade-item = 物品を強化
expeditions-do-place-glory = 誇示する
expeditions-do-box-card = カードを箱に戻す
expeditions-field-tokens = 引いたトークン（引いた順）
expeditions-field-bag-ran-out = その前に袋が空になった
expeditions-field-tile = タイルの値
expeditions-field-to = 行き先
expeditions-field-count = トークン数
expeditions-field-amount = 増減
expeditions-field-category = 部門
expeditions-field-mech = 自分のメック
expeditions-field-maps = 地図トークン
expeditions-field-solved-quests = 達成した任務
expeditions-field-item-coins = 強化した物品のコイン
expeditions-option-ordinary-tile = 通常のタイル
expeditions-option-boxed-card = カード{ $card }
