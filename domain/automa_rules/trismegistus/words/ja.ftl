# Trismegistus: the facts and refusals of its alternative Automa, in the terms of the game.

name-earth = 土
name-fire = 火
name-water = 水
name-air = 風
name-iron = 鉄
name-mercury = 水銀
name-tin = 錫
name-copper = 銅
name-lead = 鉛
name-wild = ワイルド
name-amber = 琥珀
name-bot = ボット
name-dice = ダイス
name-black-die = 黒ダイス
name-basic = 黄色（基本）
name-specialization = 緑色（専門）
name-personality = 紫色（人物）
name-bonus-ethereal = エーテルダイス1個
name-bonus-vp5 = 5勝利点
name-bonus-advance = 最も近いトラックを1マス前進
name-experiments = 公開中の実験
name-artifacts = 公開中のアーティファクト
name-element = ボウルの元素
name-card = 次のボットカード
name-deck = 山札
name-discards = 捨て札
name-left = 左
name-right = 右
name-masterpiece = 傑作
name-symbols = トラック上のシンボル
name-formula-vp = フォーミュラの勝利点
name-track-vp = 熟達トラックの勝利点
name-human-vp = あなたの最終勝利点

name-experiment = 実験を得る
name-advance-nearest = 最も近いトラックを1マス前進
name-artifact = アーティファクトを得る
name-gold = 金1個
name-advance-track = トラックを1マス前進
name-vp5 = 5勝利点
name-of-die = ダイスのボウルの元素
name-violet-into = レベル3での紫色カードの行き先
name-tokens-leave = 到達されたボーナストークンをターンの終わりに除去

name-player = あなたの選択
name-only = ほかに選択肢がない
name-potency = 効力
name-picture = 絵の位置
name-colour = 色の順
name-symbol = シンボルの順
name-symbol-and-colour = シンボルと色
name-not-pictured = シンボルと色がどちらも一致する絵がない
name-symbol-not-pictured = シンボルの絵がない
name-colour-not-pictured = 色の絵がない
name-shortfall = 効力の不足
name-exhausted = 効力が残っていない
name-requirement = 条件
name-requirement-met = 条件を満たしている
name-printed = カードに印刷された元素
name-nearest = ボーナスまたは終端に最も近い
name-cube = タイブレークの黄色のキューブ
name-below-cube = 黄色のキューブの下で最初の同点のトラック
name-from-cube = 黄色のキューブから何番目に下か
name-advance-track-earth = 土のトラックを1マス前進
name-advance-track-fire = 火のトラックを1マス前進
name-advance-track-water = 水のトラックを1マス前進
name-advance-track-air = 風のトラックを1マス前進
name-advance-track-of-die = ダイスのボウルに対応するトラックを1マス前進
name-repeat-type = すでに持っている種類
name-no-experiment = 取れる実験がない
name-gold-suffices = 金が足りている
name-gold-missing = 金が足りない
name-more-experiments = 解決した実験が多い
name-types-and-bought = 種類ごとに1個と、購入したフォーミュラ
name-cost = コスト
name-overflow = マーカーが最後のマスにある
name-at-the-end = マーカーが最後のマスにある
name-lacking-type = 持っていない種類
name-vp = 勝利点
name-area = エリアの順
name-place = 左から何番目か
name-cubes = キューブの数
name-face-down = 裏向きになっている

name-bot-cards = ボットカードの内容
name-removed-cards = 各レベルで除外するカード
name-basic-cards = 黄色カードの枚数
name-track-order = 熟達トラックの順番
name-track-length = 熟達トラックの長さ
name-bonus-tokens = ボーナストークン
name-track-symbols = 熟達トラックのシンボル
name-track-points = 熟達トラックの得点
name-bowl-elements = ボウルの元素
name-masterpieces = 傑作
name-achievement-vp = 目標の勝利点

trismegistus-game-began = レベル{ $level }のオートマとのゲームを開始します。{ $pack ->
    [none] {""}
   *[other] { $pack-example ->
        [yes] カードは見本のカードパックのものです。架空のカードで、印刷された山札のものではありません。
       *[no] {""}
      }
  }タイブレークの黄色のキューブは{ NAME($automa-cube) }のトラックにあります。
    .short = レベル{ $level }・黄キューブ：{ NAME($automa-cube) }
trismegistus-round-began = 第{ $round }ラウンドを、{ $first ->
    [human] あなた
   *[automa] オートマ
  }のターンから開始します。
    .short = 第{ $round }ラウンド・先攻：{ $first ->
        [human] あなた
       *[other] { NAME($first) }
      }
trismegistus-dice-rolled = { $named ->
    [yes] ダイスは、入力のとおりボウルに置かれました。
   *[no] { $again-count ->
        [0] ダイスの出目：{ DICE($bowls) }。
       *[other] 多すぎるダイスが入ったボウル（{ NAME($again) }）があるため、そのダイスを振り直します。現在のダイス：{ DICE($bowls) }。
      }
  }
    .short = ダイス：{ DICE($bowls) }
trismegistus-round-ended = 第{ $round }ラウンドは終了です。先に3個のダイスを使い切ったのは{ $first-done ->
    [human] あなた
   *[automa] オートマ
  }です。
    .short = 第{ $round }ラウンド終了
trismegistus-turn-paused = オートマのターンを中断しています。{ $asks ->
    [black_die] 黒ダイスの出目
    [card] 次のボットカード
    [experiments] 公開中の実験
    [artifacts] 公開中のアーティファクト
   *[element] ボウルの元素
  }を入力してください。
    .short = { $asks ->
        [black_die] 黒ダイスを振る
        [card] ボットカードを引く
        [experiments] 公開中の実験を入力
        [artifacts] 公開中のアーティファクトを入力
       *[element] ボウルの元素を入力
      }
trismegistus-turn-ended = { $seat ->
    [human] あなた
   *[automa] オートマ
  }のターンが終わりました。{ $next ->
    [human] { $seat ->
        [human] オートマは3個のダイスを使い切っているため、続けてあなたのターンです
       *[automa] 次はあなたのターンです
      }
    [automa] { $seat ->
        [human] 次はオートマのターンです
       *[automa] あなたは3個のダイスを使い切っているため、続けてオートマのターンです
      }
   *[none] 両者とも3個のダイスを使い切りました
  }。
    .short = { $next ->
        [none] 両者ともダイスを使い切り
       *[other] 次のターン：{ $next ->
            [human] あなた
           *[other] { NAME($next) }
          }
      }
trismegistus-table-reported = 卓の状態を更新しました。{ $bowls ->
    [none] {""}
   *[other] { $bowls-count ->
        [0] ボウルは空です。
       *[other] ボウル：{ DICE($bowls) }。
      }
  }{ $human ->
    [none] {""}
   *[other] { $human-die ->
        [none] あなたの使用中のダイスはありません。
       *[other] あなたの使用中のダイス：{ NAME($human-die-symbol) }の{ NAME($human-die-colour) }、効力{ $human-die-potency }。
      }{ $human-spent-count ->
        [0] {""}
       *[other] あなたの使い切ったダイス：{ NAME($human-spent) }。
      }
  }
    .short = 卓の状態を更新
trismegistus-token-removed = { NAME($track) }のトラックの{ $step }マス目（{ PLACE($track) }{ $step }）にあるボーナストークンを除去します。
    .short = { PLACE($track) }{ $step }のボーナストークンを除去
trismegistus-game-ended = { $winner ->
    [human] あなたの勝利です
    [automa] オートマの勝利です
   *[none] 引き分けです
  }。あなたは{ $human }勝利点、オートマは{ $automa }勝利点です。{ $solved ->
    [none] {""}
   *[other] 解決した実験は、あなたが{ $solved-human }個、オートマが{ $solved-automa }個です。
  }
    .short = あなた{ $human }点・オートマ{ $automa }点

trismegistus-card-drawn = オートマは{ NAME($kind) }のカード{ $name ->
    [none] {""}
   *[other] 「{ $name }」
  }を引きます{ $dice-count ->
    [0] {""}
   *[other] （ダイス：{ NAME($dice) }{ $potency-cost ->
        [none] {""}
       *[other] 、効力の消費：{ $potency-cost }
      }{ $actions-count ->
        [0] {""}
       *[other] 、アクション：{ NAME($actions) }
      }）
  }。{ $left ->
    [0] 山札はなくなりました
   *[other] 山札の残りは{ $left }枚です
  }。
    .short = { $name ->
        [none] { $kind ->
            [basic] 黄色のカード
            [specialization] 緑のカード
           *[personality] 紫のカード
          }
       *[other] カード{ $name }
      }
trismegistus-card-discarded = カードはオートマの捨て札になります。
    .short = カード → 捨て札
trismegistus-deck-renewed = 山札がなくなりました。捨て札のボットカード{ $cards }枚をシャッフルし、新しい山札にしてください。
    .short = ボットカード{ $cards }枚をシャッフル
trismegistus-black-die-rolled = 黒ダイスの出目は{ $result }です{ $counts ->
    [yes] {""}
   *[no] が、該当するものがないため振り直します
  }。
    .short = 黒ダイス：{ $result }{ $counts ->
        [no] ・振り直し
       *[yes] {""}
      }
trismegistus-cube-placed = 左から{ $place }番目の目標に黄色のキューブを1個置いてください。キューブは{ $cubes }個になります。
    .short = 黄キューブ → 目標{ $place }（計{ $cubes }個）
trismegistus-cube-not-placed = 表向きの目標がないため、キューブは置かれません。
    .short = キューブは置かない
trismegistus-achievement-scored = 左から{ $place }番目の目標にキューブが3個置かれ、オートマは{ $vp }勝利点を得て、合計{ $total }勝利点になります。その目標を裏向きにし、キューブを取り除いてください。
    .short = 目標{ $place }：+{ $vp }点・裏返す
trismegistus-achievement-completed = あなたは左から{ $place }番目の目標を達成しました。その目標を裏向きにしてください{ $cubes ->
    [0] {""}
   *[other] （キューブ{ $cubes }個は取り除きます）
  }。
    .short = 目標{ $place }を裏返す

trismegistus-die-taken = { $seat ->
    [human] あなた
   *[automa] オートマ
  }は{ NAME($symbol) }のボウル（{ PLACE($symbol) }）から{ NAME($colour) }のダイスを効力{ $potency }で取ります。{ $found-in ->
    [symbol_and_colour] シンボルと色がカードに合います。
    [symbol] シンボルと色がともに合うダイスはなく、シンボルが合います。
    [colour] シンボルが合うダイスはなく、色が合います。
    [potency] シンボルも色も合うダイスはありません。
   *[none] {""}
  }{ $decided-by ->
    [only] 該当するのはこれだけです。
    [potency] 効力が最も高いダイスです。
    [wild] 効力が同点：ワイルドが優先です。
    [picture] 効力が同点：絵が左のダイスが優先です。
    [colour] 効力が同点：黒、白、赤の順です。
    [symbol] 効力が同点：鉄、水銀、錫、銅、鉛の順です。
   *[player] {""}
  }
    .short = { PLACE($symbol) }のダイス → カードの{ $potency }
trismegistus-ethereal-die-spent = { $seat ->
    [human] あなた
   *[automa] オートマ
  }はエーテルダイスを1個使い、効力が1上がって{ $potency }になります{ $left ->
    [none] {""}
   *[other] （残り{ $left }個）
  }。
    .short = エーテル−1・効力 → { $potency }
trismegistus-potency-spent = { $seat ->
    [human] あなた
   *[automa] オートマ
  }のダイスは{ $cost ->
    [0] 効力が下がらず、{ $potency }のままです
   *[other] 効力が{ $cost }下がり、{ $potency }になります
  }。
    .short = 効力 −{ $cost } → { $potency }
trismegistus-die-set-aside = { $seat ->
    [human] あなたの{ NAME($colour) }のダイスは効力を使い切りました
   *[automa] オートマの{ NAME($colour) }のダイスはトラッカーカードの右側に移ります
  }{ $shortfall ->
    [0] {""}
   *[other] （カードの要求に効力が{ $shortfall }足りません）
  }。3個のうち{ $number }個目です。
    .short = ダイス → 右側（{ $number }/3）

trismegistus-marker-advanced = オートマのマーカーが1マス進み、{ NAME($track) }のトラックの{ $to }マス目（{ PLACE($track) }{ $to }）に着きます{ $decided-by ->
    [requirement] { $required ->
        [none] （条件を満たすため）
       *[other] （実験の条件は{ $required }マス目）
      }
    [experiment] （実験の条件をすでに満たしているため）
    [printed] （カードが示すトラック）
    [element] （ダイスのボウルに対応するトラック）
    [nearest] （ボーナスまたは終端に最も近いトラック）
    [cube] （同じ近さの中で、黄色のキューブがあるトラック）
    [below_cube] （同じ近さの中で、黄色のキューブの下で最初のトラック）
   *[only] （終端に達していない唯一のトラック）
  }。
    .short = マーカー → { PLACE($track) }{ $to }
trismegistus-token-reached = そこにあるボーナストークン（{ NAME($kind) }）に到達します。
    .short = ボーナス：{ NAME($kind) }
trismegistus-gold-gained = { $why ->
    [no_experiment] 取れる実験がないため、{""}
    [repeat_type] この種類の実験をすでに持っているため、{""}
   *[none] {""}
  }オートマは金を{ $amount }個得て、合計{ $total }個になります。
    .short = 金 +{ $amount } → { $total }
trismegistus-vp-gained = { $why ->
    [overflow] { $full ->
        [none] すべてのマーカーが最後のマスにあるため、進む代わりに、{""}
       *[other] { NAME($full) }のトラックのマーカーが最後のマスにあるため、進む代わりに、{""}
      }
   *[none] {""}
  }オートマは{ $amount }勝利点を得て、合計{ $total }勝利点になります。
    .short = 勝利点 +{ $amount } → { $total }
trismegistus-ethereal-gained = { $round ->
    [none] {""}
   *[other] 第{ $round }ラウンドの前に、{""}
  }オートマはエーテルダイスを{ $amount }個得て、合計{ $total }個になります。
    .short = エーテルダイス +{ $amount } → { $total }
trismegistus-experiments-shown = { $experiments-count ->
    [0] 公開中の実験はありません。
   *[other] 公開中の実験は{ $experiments-count }枚です。
  }
    .short = 公開中の実験：{ $experiments-count }
trismegistus-experiment-taken = オートマは{ $experiment-area ->
    [none] {""}
   *[other] { NAME($experiment-area) }のボウル（{ PLACE($experiment-area) }）の横{ $place ->
        [none] {""}
       *[other] 、左から{ $place }番目
      }にある
  }種類「{ NAME($experiment-type) }」の実験（{ NAME($experiment-track) }のトラックの{ $experiment-requirement }マス目、{ $experiment-vp }勝利点）を取り、解決します{ $decided-by ->
    [lacking_type] （オートマが持っていない種類はこれだけです）
    [vp] { $lacking ->
        [yes] （オートマが持っていない種類の中で、勝利点が最も高い実験です）
       *[no] （持っていない種類はなく、勝利点が最も高い実験です）
      }
    [area] { $lacking ->
        [yes] （オートマが持っていない種類の中で勝利点が最も高い実験が複数あり、エリアの順が最初です）
       *[no] （持っていない種類はなく、勝利点が最も高い実験が複数あり、エリアの順が最初です）
      }
    [place] { $lacking ->
        [yes] （オートマが持っていない種類の中で勝利点が最も高い実験が複数あり、最も左にあります）
       *[no] （持っていない種類はなく、勝利点が最も高い実験が複数あり、最も左にあります）
      }
   *[only] {""}
  }。
    .short = { $experiment-area ->
        [none] { $place ->
            [none] 実験を取る
           *[other] 左から{ $place }番目の実験を取る
          }
       *[other] { $place ->
            [none] { PLACE($experiment-area) }の実験を取る
           *[other] { PLACE($experiment-area) }の実験・左から{ $place }番目を取る
          }
      }
trismegistus-no-experiment = オートマが取れる実験はありません。
    .short = 取れる実験なし
trismegistus-artifacts-shown = { $number ->
    [0] 公開中の{ $colour ->
        [none] この色
       *[other] { NAME($colour) }
      }のアーティファクトはありません。
   *[other] 公開中の{ $colour ->
        [none] この色
       *[other] { NAME($colour) }
      }のアーティファクトは{ $number }個です。
  }
    .short = 公開中のアーティファクト：{ $number }
trismegistus-artifact-taken = オートマは{ $place ->
    [left] 左側の
    [right] 右側の
   *[only] 1個だけある
  }{ NAME($colour) }のアーティファクト（{ NAME($element) }）を取ります。
    .short = { $place ->
        [left] 左のアーティファクトを取る
        [right] 右のアーティファクトを取る
       *[only] 1個だけのアーティファクトを取る
      }
trismegistus-no-artifact = オートマが取れる{ NAME($colour) }のアーティファクトはありません。
    .short = 取れるアーティファクトなし
trismegistus-bowl-element-told = { NAME($symbol) }のボウルのエッセンスには、{ $element ->
    [none] 対応する元素がありません
   *[other] { NAME($element) }の元素が対応します
  }。
    .short = ボウル{ PLACE($symbol) }：{ $element ->
        [none] 元素なし
       *[other] { NAME($element) }
      }

trismegistus-scoring-began = 第3ラウンドが終わりました。最終得点計算を行います。
    .short = 最終得点計算
trismegistus-masterpiece-solved = オートマは傑作を解決し、{ $masterpiece-vp }勝利点を得て、合計{ $total }勝利点になります{ $gold ->
    [0] {""}
   *[other] （足りない{ $gold }マスの分として金を{ $gold }個支払います）
  }。
    .short = 傑作：+{ $masterpiece-vp } → { $total }点{ $gold ->
        [0] {""}
       *[other] ・金 −{ $gold }
      }
trismegistus-masterpiece-missed = 傑作は解決されません。あと{ $missing }マス足りませんが、オートマの金は{ $gold }個です。その金は残ります。
    .short = 傑作は未解決
trismegistus-experiments-scored = 解決した実験{ $count }枚により、オートマは{ $vp }勝利点を得て、合計{ $total }勝利点になります。
    .short = 実験：+{ $vp } → { $total }点
trismegistus-symbols-scored = 元素シンボルは実験に{ $experiments }個、アーティファクトに{ $artifacts }個、トラックに{ $tracks }個あり、1個につき{ $each }勝利点で{ $vp }勝利点を得ます。オートマは合計{ $total }勝利点になります。
    .short = シンボル：+{ $vp } → { $total }点
trismegistus-formula-bought = オートマは金{ $cost }個で追加のフォーミュラを購入します。残りの金は{ $gold }個です。
    .short = フォーミュラ：金 −{ $cost } → { $gold }
trismegistus-formulas-scored = 実験の種類によるフォーミュラ{ $types }個と、購入したフォーミュラ{ $bought }個により、{ $vp }勝利点を得ます。オートマは合計{ $total }勝利点になります。
    .short = フォーミュラ：+{ $vp } → { $total }点
trismegistus-remainders-scored = 残った金{ $gold }個とエーテルダイス{ $ethereal }個により、{ $vp }勝利点を得ます。オートマは合計{ $total }勝利点になります。
    .short = 残り：+{ $vp } → { $total }点
trismegistus-tracks-scored = 熟達トラックにより{ $vp }勝利点を得ます。オートマは合計{ $total }勝利点です。
    .short = トラック：+{ $vp } → { $total }点
trismegistus-human-scored = あなたは{ $vp }勝利点です。
    .short = あなた：{ $vp }点

trismegistus-ask-dice = { $mode ->
    [physical] このラウンドのダイスをすべて振り、ボウルに置いた配置を入力してください。{ $dice-count ->
        [0] {""}
       *[other] 振るダイス：{ DICE($dice) }。
      }
   *[virtual] { $dice-count ->
        [0] 各色のダイスの個数を入力してください。ダイスはサービスが振ります。
       *[other] このラウンドのダイスをすべてサービスに振らせてください。振るダイス：{ DICE($dice) }。
      }
  }
    .short = ラウンドのダイスを全部振る
trismegistus-ask-black-die = 黒ダイスを振り、出目を入力してください。{ $places-count ->
    [0] {""}
   *[other] 有効な出目は{ $places }で、ほかの出目は振り直します。
  }
    .short = 黒ダイスの出目は？
trismegistus-ask-card = 次のボットカードを1枚引き、その名前または印刷された内容を入力してください。
    .short = どのボットカード？
trismegistus-ask-experiments = { $area ->
    [none] 公開中のすべての実験と、それぞれがどのボウルの横にあるかを
   *[other] { NAME($area) }のボウルの横に公開中の実験を
  }、左から順に入力してください。
    .short = { $area ->
        [none] 公開中のすべての実験は？
       *[other] { PLACE($area) }の横の実験は？
      }
trismegistus-ask-artifacts = 公開中の{ NAME($colour) }のアーティファクトを、左から順に入力してください。{ $roll ->
    [yes] 2個ある場合は黒ダイスも振り、その出目を入力してください。
   *[no] {""}
  }
    .short = { START($colour) }のアーティファクトは？（左から）
trismegistus-ask-element = { NAME($symbol) }のボウルのエッセンスに対応する元素を入力してください。対応する元素がない場合は、そのことを入力してください。
    .short = ボウル{ PLACE($symbol) }の元素は？
trismegistus-ask-masterpiece = オートマのために傑作を1枚引き、印刷された内容を入力してください。
    .short = オートマの傑作を引く
trismegistus-ask-symbols = { $experiments ->
    [none] オートマが熟達トラックで到達した元素シンボルと、オートマの実験および解決した傑作にある元素シンボルを数え、それぞれの数を入力してください。1マスにつき1個なら、トラックには{ $tracks }個あります。アーティファクトの{ $artifacts }個は、すでに数えてあります。
   *[other] オートマが熟達トラックで到達した元素シンボルを数え、その数を入力してください。1マスにつき1個なら{ $tracks }個です。実験の{ $experiments }個とアーティファクトの{ $artifacts }個は、すでに数えてあります。
  }
    .short = オートマのシンボルを数える
trismegistus-ask-formula-vp = オートマのフォーミュラ{ $formulas }個の勝利点の合計を入力してください。
    .short = フォーミュラ{ $formulas }個の勝利点は？
trismegistus-ask-track-vp = オートマが4つの熟達トラックで得る勝利点の合計を入力してください。マーカーの位置：{ NAME($markers) }。
    .short = オートマのトラックの勝利点は？
trismegistus-ask-human-vp = あなたの最終勝利点を入力してください。オートマは{ $automa }勝利点です。同点なら、あなたが解決した実験の数も入力してください。オートマは{ $experiments }個を解決しました。
    .short = あなたの最終勝利点は？

trismegistus-at-automa-cube = タイブレークのキューブ
trismegistus-at-automa-markers = { $items-count ->
    [0] オートマのマーカー
   *[other] オートマのマーカー（{ NAME($items) }のトラック）
  }
trismegistus-at-automa-vp = オートマの勝利点
trismegistus-at-automa-gold = オートマの金
trismegistus-at-automa-ethereal = オートマのエーテルダイス
trismegistus-at-automa-artifacts = オートマのアーティファクト
trismegistus-at-automa-experiments = オートマの実験
trismegistus-at-automa-die = オートマの使用中のダイス
trismegistus-at-automa-spent = オートマの使用済みダイス
trismegistus-at-automa = オートマの持ち物
trismegistus-at-human-die = あなたの使用中のダイス
trismegistus-at-human-spent = あなたの使用済みダイス
trismegistus-at-human = あなたのダイス
trismegistus-at-bowls = { $items-count ->
    [0] ボウルのダイス
   *[other] ボウルのダイス（{ NAME($items) }）
  }
trismegistus-at-dice = { $items-count ->
    [0] ゲームで使うダイス
   *[other] ゲームで使うダイス（{ NAME($items) }）
  }
trismegistus-at-tracks = { $place ->
    [none] 熟達トラック
   *[other] 上から{ $place }番目の熟達トラック
  }
trismegistus-at-tracks-tokens = { $place ->
    [none] ボーナストークン
   *[other] 上から{ $place }番目の熟達トラックのボーナストークン
  }
trismegistus-at-achievements = { $place ->
    [none] 目標
   *[other] 左から{ $place }番目の目標
  }
trismegistus-at-tracks-length = 上から{ $place }番目の熟達トラックの長さ
trismegistus-at-tracks-tokens-there = 上から{ $place }番目の熟達トラックのボーナストークンの有無
trismegistus-at-tracks-tokens-served = 上から{ $place }番目の熟達トラックのボーナストークンをオートマが得たかどうか
trismegistus-at-achievements-vp = 左から{ $place }番目の目標の勝利点
trismegistus-at-achievements-cubes = 左から{ $place }番目の目標にあるキューブの数
trismegistus-at-achievements-face-up = 左から{ $place }番目の目標が表向きかどうか
trismegistus-at-deck = ボットの山札
trismegistus-at-cards = ボットカードの内容
trismegistus-at-bowl-elements = { $items-count ->
    [0] ボウルの元素
   *[other] ボウルの元素（{ NAME($items) }）
  }
trismegistus-at-formula-vp = フォーミュラの勝利点
trismegistus-at-round = ラウンド
trismegistus-at-turn = ターン
trismegistus-at-first-done = 先に3個のダイスを使い切った側
trismegistus-at-options = ゲームのオプション
trismegistus-at-level = レベル

trismegistus-rejected-achievement-not-there = { $place }番目の目標は表向きではありません。{ $face-up-count ->
    [0] {""}
   *[other] 表向きの目標：{ $face-up }。
  }
trismegistus-rejected-area-required = ダイスがワイルドです。それぞれの実験がどのボウルの横にあるかを入力してください。
trismegistus-rejected-bowl-overfull = { NAME($symbol) }のボウルに入るダイスは最大{ $most }個です。{ $dice }個は入りません。
trismegistus-rejected-bowls-required = どのボウルにどのダイスがあるかを入力してください。
trismegistus-rejected-card-face-required = このカードの内容はまだ登録されていません。印刷されたシンボルを入力してください。
trismegistus-rejected-card-incomplete = カードの内容に不足または誤りがあります。
trismegistus-rejected-card-not-in-deck = このカードは山札にありません。{ $in-deck-count ->
    [0] 山札にカードはありません。
   *[other] {""}
  }
trismegistus-rejected-card-required = ボットカードを1枚引き、その名前または印刷された内容を入力してください。
trismegistus-rejected-cards-not-conserved = ボットカードの枚数が合いません。{ $needed ->
    [none] {""}
   *[other] { $needed }枚のはずが{ $there }枚です。
  }{ $missing-count ->
    [0] {""}
   *[other] 不足：{ $missing-count }。
  }{ $surplus-count ->
    [0] {""}
   *[other] 余分：{ $surplus-count }。
  }
trismegistus-rejected-deck-left-behind = ボットの山札はレベル、目標、オプションによって決まるため、ゲーム中に変更できません。新しいゲームか、この局面からのゲームを始めてください。
trismegistus-rejected-dice-are-rolled-here = このゲームのダイスはサービスが振ります。出目を入力しないでください。
trismegistus-rejected-dice-count-required = 各色のダイスの個数を入力してください。
trismegistus-rejected-cubes-face-down = { $place }番目の目標は裏向きなので、キューブは置けません。
trismegistus-rejected-dice-not-conserved = ダイスの個数が合いません。{ DICE($needed) }のはずが、{ $dice-count ->
    [0] 1個もありません
   *[other] { DICE($dice) }です
  }。
trismegistus-rejected-die-active = すでに使用中のダイスがあります：{ NAME($colour) }（{ NAME($symbol) }）。別のダイスを取るには、片付けてください。
trismegistus-rejected-die-not-there = そのダイスはボードにありません。{ $on-board-count ->
    [0] ボウルは空です
   *[other] ボードにあるダイス：{ NAME($on-board) }
  }。
trismegistus-rejected-die-required = 先にダイスを取ってください。
trismegistus-rejected-experiments-required = 合計が同じです。あなたが解決した実験の数を入力してください。オートマは{ $automa }個を解決しました。
trismegistus-rejected-game-over = ゲームは終了しています。
trismegistus-rejected-marker-beyond-track = { NAME($track) }のトラックは{ $length }マス目までで、{ $step }マス目にマーカーは置けません。
trismegistus-rejected-markers-not-complete = 4つのトラックそれぞれのマーカーの位置を入力してください。
trismegistus-rejected-no-dice = ボードにダイスがありません。
trismegistus-rejected-no-question-open = 現在、答える質問はありません。
trismegistus-rejected-not-an-automas-turn = あなたのターンです。オートマのターンではありません。
trismegistus-rejected-not-your-turn = { WHOSE($turn) }ターンです。あなたのターンではありません。
trismegistus-rejected-pack-required = サービスがカードを引くには、カードパックが必要です。印刷されたカードの内容は登録されていません。
trismegistus-rejected-points-impossible = { NAME($track) }のトラックには、0マス目から1マスごとに合わせて{ $needed }個の数値が必要です。{ $points }個では足りないか、多すぎます。
trismegistus-rejected-potency-too-low = ダイスの効力は{ $potency }しかなく、{ $cost }に足りません。
trismegistus-rejected-question-open = 先に質問（{ NAME($question) }）に答えてください。
trismegistus-rejected-requirement-beyond-track = { NAME($track) }のトラックは{ $length }マス目までで、{ $requirement }マス目の条件は満たせません。
trismegistus-rejected-roll-not-needed = 黒ダイスは、アーティファクトが2個ある場合にだけ振ります。
trismegistus-rejected-roll-required = アーティファクトが2個あります。黒ダイスを振り、出目を入力してください。
trismegistus-rejected-symbols-impossible = { NAME($track) }のトラックのシンボルは、{ $length }マス目までのそれぞれ異なるマスにある必要があります。
trismegistus-rejected-symbols-required = 次の実験のシンボル数がまだわかっていません：{ $experiments }。すべての実験にあるシンボルの合計を入力してください。
trismegistus-rejected-token-not-there = { NAME($track) }のトラックの{ $step }マス目にトークンはありません。{ $tokens-count ->
    [0] {""}
   *[other] トークンのあるマス：{ $tokens }。
  }
trismegistus-rejected-tokens-impossible = { NAME($track) }のトラックのトークンは、{ $length }マス目までのそれぞれ異なるマスにある必要があります。
trismegistus-rejected-too-many-dice = { $seat ->
    [human] あなた
   *[other] { WHO($seat) }
  }が1ラウンドに持てるダイスは3個までで、{ $dice }個は持てません。
trismegistus-rejected-tracks-not-complete = 4つの熟達トラックを、ちょうど1回ずつ入力してください。
trismegistus-rejected-turn-has-passed = { $turn ->
    [human] あなた
   *[other] { WHO($turn) }
  }はダイス3個を使い切ってパスしているため、ターンを行えません。
trismegistus-rejected-wrong-area = 実験{ $experiment }は、ダイスのエリア（{ NAME($die) }）にありません。
trismegistus-rejected-wrong-number-of-achievements = 目標は4枚か、なしです。{ $there }枚にはできません。
trismegistus-rejected-wrong-number-of-dice = ダイスは{ $least }個から{ $most }個です。{ $dice }個にはできません。
trismegistus-rejected-first-has-not-passed = { $first-done ->
    [human] あなた
   *[other] { WHO($first-done) }
  }はまだダイス3個を使い切っていません。
trismegistus-rejected-not-your-question = この質問に答えるのは{ WHO($seat) }で、あなたではありません。

trismegistus-rejected-ethereal-in-vain = 効力はすでに{ $potency }です。エーテルダイスでこれ以上は上がりません。
    .short = 効力はすでに{ $potency }
trismegistus-rejected-nothing-spent = あなたはこのターンに効力を使わず、ダイスも使い切っていません。
    .short = 効力を使っていない
trismegistus-rejected-die-drafted-this-turn = このダイスはこのターンに取ったものです。片付けて別のを取れるのは、前のターンに取ったダイスだけです。
    .short = このターンに取ったダイス
trismegistus-rejected-cost-too-high = 1回のアクションで使う効力は最大{ $most }で、{ $cost }にはなりません。
    .short = 効力は最大{ $most }（{ $cost }は不可）
trismegistus-rejected-dice-unexplained = 1ターンにボウルから取るダイスは1個ですが、次のダイスも動いています：{ NAME($dice) }。
    .short = 動いたダイス：{ NAME($dice) }
trismegistus-rejected-potency-unexplained = このダイスの効力は最大{ $most }で、{ $potency }にはなりません。
    .short = 効力は最大{ $most }（{ $potency }は不可）
trismegistus-rejected-symbols-differ = { $what ->
    [artifacts] アーティファクト
   *[experiments] 実験
  }のシンボルは、わかっている限りでは{ $counted }個で、{ $told }個ではありません。
    .short = シンボル：既知{ $counted }・入力{ $told }

## Rules

trismegistus-rule-r1 = 2人用の準備を行い、オートマは金なし、エーテルダイス1個、ターン順2番目で始めます
trismegistus-rule-r2 = オートマは残されたアーティファクトと開始時の実験を受け取り、傑作と出版物は受け取りません
trismegistus-rule-r3 = タイブレークのキューブ：同点ならそのトラックを選び、なければキューブの下で最初の同点のトラックを選びます
trismegistus-rule-r4 = 開始時の実験の条件は、準備の時点で満たします
trismegistus-rule-r5 = レベルごとのボットカードの山札
trismegistus-rule-r6 = カードを1枚引き、3つの欄を処理してから捨て札にします
trismegistus-rule-r7 = リアクションは行いません
trismegistus-rule-r8 = 山札がなくなったら、捨て札で新しい山札を作ります
trismegistus-rule-r9 = ダイスは、使用中のダイスがない場合にだけ選びます
trismegistus-rule-r10 = 第1段階：絵のダイスとシンボルも色も一致するもの
trismegistus-rule-r11 = 第2段階：シンボルだけが一致するもの
trismegistus-rule-r12 = 第3段階：色だけが一致するもの
trismegistus-rule-r13 = ダイスをトラッカーの効力の位置に置きます
trismegistus-rule-r14 = 5未満の効力は、エーテルダイスで上がります
trismegistus-rule-r15 = ダイスの効力を、カードのコストだけ下げます
trismegistus-rule-r16 = 効力が足りなければダイスを即座に脇に移し、アクションは通常どおり行います
trismegistus-rule-r17 = カードのアクションを行います
trismegistus-rule-r18 = ボーナストークンに到達するか通過すると、その効果を得ます
trismegistus-rule-r19 = 最後のマスにあるマーカーは、進む代わりに1勝利点になります
trismegistus-rule-r20 = 第2、第3ラウンドの前にエーテルダイスを得ます
trismegistus-rule-r21 = 先に3個のダイスを使い切った側が、次のラウンドの先攻になります
trismegistus-rule-r30 = 傑作と、足りないマスを補う金
trismegistus-rule-r31 = 解決した実験の勝利点
trismegistus-rule-r32 = レベルに応じた元素シンボルの勝利点
trismegistus-rule-r33 = 実験の種類で開放し、金で購入したフォーミュラの勝利点
trismegistus-rule-r34 = 残った金とエーテルダイスは、それぞれ1勝利点です
trismegistus-rule-r35 = 熟達トラックの得点
trismegistus-rule-r40 = 4枚の目標を一列に並べます
trismegistus-rule-r41 = 人物カードを山札に加えます
trismegistus-rule-r42 = 人間のプレイヤーが目標を達成します
trismegistus-rule-r43 = 人物カード：黒ダイスでキューブを置きます
trismegistus-rule-r44 = キューブが3個になると、目標の勝利点を得ます
trismegistus-rule-r45 = 人物カードの後に、もう1枚引きます
trismegistus-rule-a1 = 実験を取り、解決します
trismegistus-rule-a2 = 最も近いトラックを1マス進みます
trismegistus-rule-a3 = アーティファクトを取ります
trismegistus-rule-a4 = 金を1個得ます
trismegistus-rule-a5 = 指定のトラックを1マス進みます
trismegistus-rule-a6 = 5勝利点を得ます
trismegistus-rule-b1 = エーテルダイス1個
trismegistus-rule-b2 = 5勝利点
trismegistus-rule-b3 = 最も近いトラックを1マス前進
trismegistus-rule-q1 = ダイスが並んだら、効力、ワイルド、より左の絵、記載の順で決めます
trismegistus-rule-q2 = 有効なワイルドのダイスが2色あれば、より左の絵の色のものを取ります
trismegistus-rule-q3 = ワイルドのダイスは第2段階でも有効です
trismegistus-rule-q4 = どの段階でも有効なダイスがなければ、最大の効力、シンボルの順、色の順で選びます
trismegistus-rule-q5 = 絵がワイルドの場合、一致するのはワイルドのダイスだけです
trismegistus-rule-q6 = エーテルダイスは効力を増やせるときに必ず使い、ダイス1個につき1個までです
trismegistus-rule-q7 = ダイスを選ぶときは、エーテルダイスで増える分を数えません
trismegistus-rule-q8 = ダイスに足りなかった効力は、次のダイスから引きません
trismegistus-rule-q9 = カードのアクションには、効力を使う前に使用中だったダイスを用います
trismegistus-rule-q10 = 3個のダイスを使い切ったオートマは、そのラウンドはもうカードを引きません。人間だけがパスした場合は、続けてターンを行います
trismegistus-rule-q11 = ワイルドのダイスでは、すべての実験エリアが対象になります
trismegistus-rule-q12 = 実験が複数あれば、勝利点が最も高いもの、エリアの順、より左のものの順で選びます
trismegistus-rule-q13 = 開始時の実験は、所有して解決したものとします
trismegistus-rule-q14 = アクション5のトラックは印刷されたもの、なければダイスのボウルの元素のもの、それもなければ最も近いものです
trismegistus-rule-q15 = 黒ダイスの1から3は左または上、4から6はもう一方のアーティファクトを指し、どちらもなければ何も得ません
trismegistus-rule-q16 = 公開中のものは記録せず、そのつど入力を求めます
trismegistus-rule-q17 = 最も近いトラックは、次のトークンか終端までのマス目が最も少ないもので、終端に達したものは除きます
trismegistus-rule-q18 = オプションでは、トークンは卓上で除去されるまでトラックに残ります
trismegistus-rule-q19 = 準備中にマーカーが到達したトークンも、効果を与えます
trismegistus-rule-q20 = マーカーは1マスずつ進み、トークンによる効果を終えてから次のマスへ進みます
trismegistus-rule-q21 = マーカーがトラックの終端にある実験も解決し、前進の代わりに1勝利点を得ます
trismegistus-rule-q22 = 山札は、カードを引く必要が生じて1枚もないときに作り直します
trismegistus-rule-q23 = レベル3では人物カードを最初の山札に混ぜ、オプションでは捨て札から始めます
trismegistus-rule-q24 = レベル1では、4枚の人物カードのうち任意の3枚を使います
trismegistus-rule-q25 = 目標は1番から4番までの位置を保ち、5と6の目は振り直します
trismegistus-rule-q26 = 表向きの目標がなければキューブを置かず、次のカードを引きます
trismegistus-rule-q27 = 人間が達成した目標のキューブは供給に戻し、オートマは何も得ません
trismegistus-rule-q28 = キューブが3個になった目標の勝利点は、即座に得ます
trismegistus-rule-q29 = 新しいラウンドのエーテルダイスは、残っている分に加えます
trismegistus-rule-q30 = 勝利点も解決した実験の数も同じなら、両者の勝利です
trismegistus-rule-q31 = 傑作に足りないマスを補う金では、マーカーは動きません
trismegistus-rule-q32 = 傑作に足りないマスを補う金は、払えるなら必ず支払います
trismegistus-rule-q33 = 解決した傑作は、種類とシンボルの数に含め、勝利点は1回だけ数えます
trismegistus-rule-q34 = フォーミュラは、金がある限り1、2、3、4金で購入します
trismegistus-rule-q35 = オートマのフォーミュラは最大8つです
trismegistus-rule-q36 = トラックのシンボルは、マーカーのあるマスまで数えます
trismegistus-rule-q37 = 実験のシンボルはカードに印刷されたもので、その数を入力します
trismegistus-rule-q38 = トークンの効果で条件に達したマーカーは、それ以上進みません
trismegistus-rule-q39 = トラックの開始位置は0マス目です
trismegistus-rule-q40 = 傑作を解決できなければ、オートマは金を支払いません
trismegistus-rule-q41 = 人物カードは、次のカードを引く前に捨て札にします
trismegistus-rule-q42 = 裏向きになった目標に、キューブは残りません
trismegistus-rule-q43 = 第1段階では、シンボルと色が同じ1つの絵と一致する必要があります
trismegistus-rule-q44 = それぞれのトークンがオートマに効果を与えるのは1回です
trismegistus-rule-q45 = マーカーが到達したボーナストークンは、ターンの終わりに除去します
trismegistus-rule-q46 = フォーミュラは2つから7つで1、4、9、16、25、36勝利点、1つでは0点で、8つのときは入力を求めます
trismegistus-rule-q47 = 合計が同じなら、解決した実験が多い方の勝利です
trismegistus-rule-q48 = 別の数を入力しなければ、シンボルはトラックの1マスにつき1個と数えます
trismegistus-rule-q49 = 人間は自分のターンの初めに、使用中のダイスを使わずに片付けて、別のダイスを取れます
trismegistus-rule-q50 = 2人では16個のうち赤と黒を1個ずつ除いた14個を使い、ボウルに5個を超えて入ったダイスは振り直します
trismegistus-rule-base-dice = すべてのダイスを振り、多すぎるボウルのダイスは振り直します
trismegistus-rule-base-turn = 両者は、パスするまで交互にターンを行う
trismegistus-rule-scoring = 最終得点計算
trismegistus-rule-question = 卓上でしかわからないことが入力されるまで、ターンを待ちます
trismegistus-rule-player = プレイヤーによる入力
trismegistus-rule-table = 卓上の状態からゲームを開始します

# フォーム：アクション、項目、選択肢

trismegistus-do-take-die = ダイスを取る
trismegistus-do-put-away-die = ダイスを片付けて別のを取る
trismegistus-do-complete-achievement = 目標を達成
trismegistus-do-remove-token = ボーナストークンを取り除く
trismegistus-do-roll-dice = ダイスを振る
trismegistus-do-draw-card = 次のボットカード
trismegistus-do-roll-black-die = 黒ダイス
trismegistus-do-show-experiments = 公開中の実験
trismegistus-do-show-artifacts = 公開中のアーティファクト
trismegistus-do-tell-element = エッセンスの元素
trismegistus-do-show-masterpiece = 引いた傑作
trismegistus-do-tell-symbols = 元素シンボル
trismegistus-do-tell-formula-vp = フォーミュラの勝利点
trismegistus-do-tell-track-vp = トラックの勝利点
trismegistus-do-tell-human-vp = 自分の最終勝利点
trismegistus-field-kind = 種別
trismegistus-field-dice = 描かれたダイス（左から）
trismegistus-field-potency-cost = 効力のコスト
trismegistus-field-actions = アクション（順番通り）
trismegistus-field-bowls = 各ボウルのダイス
trismegistus-field-experiments = 実験
trismegistus-field-masterpiece = 傑作
trismegistus-field-type = 種類
trismegistus-field-track = トラック
trismegistus-field-requirement = 必要なマス
trismegistus-field-vp = 勝利点
trismegistus-field-symbols = シンボル
trismegistus-field-area = 隣のボウル
trismegistus-field-artifacts = アーティファクト（左から）
trismegistus-field-roll = 黒ダイス
trismegistus-field-element = 元素
trismegistus-field-tracks = トラック上のシンボル
trismegistus-field-ethereal = エーテルダイスを使う（効力＋1）
trismegistus-field-potency = 使った効力
trismegistus-field-exhausted = ダイスを使い切った
trismegistus-field-place = 列の位置
trismegistus-field-step = マス
trismegistus-field-result = 出目
trismegistus-option-empty-place = 空き
trismegistus-option-not-rolled = 振っていない
trismegistus-option-bot-card = { $name ->
    [none] { NAME($kind) }{ $dice-count ->
        [0] {""}
       *[other] ：{ NAME($dice) }、効力の消費：{ $potency-cost }、アクション：{ NAME($actions) }
      }
   *[other] { $name }
  }
trismegistus-option-no-tie = 同点ではない
trismegistus-option-no-element = 元素なし
