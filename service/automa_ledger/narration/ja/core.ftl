# Facts that every game shares, and words that more than one game has.

name-automa = オートマ
name-human = プレイヤー
name-You = あなた
name-virtual = サービスが処理
name-physical = 卓上の実物を使用
name-black = 黒
name-white = 白
name-red = 赤
name-blue = 青
name-distance = 距離
name-total = 合計
name-tie = 同点
name-top-card = 山札の一番上のカード
name-told = 卓上からの申告

core-commanded = { $seat ->
    [none] 卓全体としての操作です。
   *[other] { NAME($seat) }の操作です。
  }
core-rewound = { $by ->
    [undo] 取り消しました。ゲームはバージョン{ $to }の状態に戻ります。
    [redo] やり直しました。ゲームはバージョン{ $to }の状態に進みます。
   *[goto] ゲームをバージョン{ $to }の状態に移しました。
  }{ $past-reveal ->
    [yes] すでに公開されていた情報も、あわせて取り消されました。
   *[no] {""}
  }
core-corrected = 訂正：{ $pointer }を{ $value ->
    [structure] テーブルのとおり
    [none] 「なし」
    [yes] 「はい」
    [no] 「いいえ」
   *[other] 「{ NAME($value) }」
  }にしました{ $reason ->
    [none] {""}
   *[other] （{ $reason }）
  }。
core-doubted = ルールでは説明できません。{ $reason }
core-deck-shuffled = { $deck ->
    [combat] 戦闘カードをシャッフルします
    [bag] 袋の中のトークンを混ぜます
    [bot] ボットカードをシャッフルします
    [dice] ダイスの出目をあらかじめ決めます。ダイスの面ごとにカード1枚とします
    [black_die] 黒ダイスの出目をあらかじめ決めます。面ごとにカード1枚とします
    [structure_bonus] 建造物ボーナスタイルをシャッフルします
    [first_player] 先攻をあらかじめ決めます
    [automa] オートマカードをシャッフルします
   *[other] { DECK($deck) ->
        [hand] { NAME($deck) }の戦闘カードをシャッフルします
        [automa] { NAME($deck) }のオートマカードをシャッフルします
       *[other] { NAME($deck) }のカードをシャッフルします
      }
  }（全{ $cards-count }{ $deck ->
    [bag] 個
   *[other] 枚
  }）。
core-shuffle-revealed = 伏せられていた順番を公開します：{ $deck ->
    [combat] 戦闘カード
    [bag] 袋の中のトークン
    [bot] ボットカード
    [dice] ダイス
    [black_die] 黒ダイス
    [structure_bonus] 建造物ボーナスタイル
    [first_player] 先攻の決定
    [automa] オートマカード
   *[other] { DECK($deck) ->
        [hand] { NAME($deck) }の戦闘カード
        [automa] { NAME($deck) }のオートマカード
       *[other] { NAME($deck) }のカード
      }
  }。
core-explained = { $decided-by ->
    [none] 比較の必要はありませんでした。
   *[other] 決め手：{ $decided-by ->
        [wild] ワイルドのダイスが優先
        [potency] 効力の高さ
        [vp] 勝利点の高さ
       *[other] { NAME($decided-by) }
      }。
  }

core-list-separator = 、
core-rows-separator = ；
core-row = { $word }：{ $words }
core-word-value = { $word }（{ $value }）
core-die = { NAME($symbol) }の{ NAME($colour) }
core-dice = { NAME($colour) }{ $count }個
core-place = { NAME($kind) }{ $coordinate }
core-from = { NAME($place) }から
core-to = { NAME($place) }へ
core-at = { NAME($place) }で
core-who = { $seat ->
    [You] あなた
   *[other] { NAME($seat) }
  }
core-whose = { $seat ->
    [You] あなたの
   *[other] { NAME($seat) }の
  }

core-player = プレイヤー{ $place }
core-value = 卓上の値

core-rejected-behind-a-draw = 直前のアクションで、まだ誰も見ていないものを引きます。結果を見てから、このアクションを別に送ってください。
core-rejected-card-is-drawn-here = この山札からはサービスがカードを引きます。カードを指定しないでください。
core-rejected-correction-secret = 「{ $pointer }」の内容は卓上で公開されていません。
core-rejected-invalid-body = { $fault ->
    [malformed] 本文を読めません。JSONでもMessagePackでもありません。
    [nested_too_deeply] { $path }は{ $most }段より深い位置にあります。
    [not_whole] { $path }の数は整数でないか、大きすぎます。
    [missing_field] { $path }に項目「{ $field }」がありません。
    [unknown_field] { $path }に項目「{ $field }」はありません。{ $known-count ->
        [0] {""}
       *[other] 使える項目：{ $known }。
      }
    [wrong_type] { $path }には{ $expected }型の値が必要です。
    [not_allowed] { $path }の値は使えません。{ $allowed-count ->
        [0] {""}
       *[other] 使える値：{ $allowed }。
      }
    [out_of_range] { $least ->
        [none] { $path }の値が大きすぎるか長すぎます。上限は{ $most }です。
       *[other] { $most ->
            [none] { $path }の値が小さすぎるか短すぎます。下限は{ $least }です。
           *[other] { $path }の値は{ $least }以上{ $most }以下でなければなりません。
          }
      }
    [one_of] { $path }には次のうち一つだけを指定してください：{ $known }。
    [pattern_not_matched] { $path }の文字列の書き方が正しくありません。
   *[other] { $path }の値が合いません。
  }
core-rejected-pack-invalid = この文書は、ゲームに使えるカードパックではありません。誤りが{ $errors-count }か所あり、その位置は別項に示します。
core-rejected-pack-unknown = カードパック{ $pack }は登録されていません。
core-rejected-pack-unsuitable = このカードパックは{ $other ->
    [scythe] Scythe
    [expeditions] Expeditions
    [trismegistus] Trismegistus
   *[unknown] { $other }
  }用で、{ $ruleset ->
    [scythe] Scythe
    [expeditions] Expeditions
    [trismegistus] Trismegistus
   *[unknown] { $ruleset }
  }には使えません。
core-rejected-turn-too-long = 1ターンに送る量が多すぎます。このアクション以降は別に送ってください。

core-report-played = { $date }にプレイ、所要時間{ $minutes }分
core-report-pack = カードパック「{ $name }」でプレイ{ $example ->
    [yes] （カードは見本として作られたもので、印刷されたデッキのものではありません）
   *[no] {""}
  }
core-report-standing = { NAME($seat) }{ $role ->
    [none] {""}
   *[other] （{ NAME($role) }）
  }：{ $total ->
    [none] ？
   *[other] { $total }
  }{ $wins ->
    [yes] 、勝者
   *[no] {""}
  }
core-report-revealed = { $count }回のシャッフルについて、伏せられていた順番を公開します。
