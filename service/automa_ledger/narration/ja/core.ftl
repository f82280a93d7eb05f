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
name-told = 卓での入力

core-commanded = { $seat ->
    [none] 卓全体としての操作です。
   *[other] { NAME($seat) }の操作です。
  }
    .short = { $seat ->
        [none] 操作
       *[other] 操作：{ NAME($seat) }
      }
core-rewound = { $by ->
    [undo] 取り消しました。ゲームはバージョン{ $to }の状態に戻ります。
    [redo] やり直しました。ゲームはバージョン{ $to }の状態に進みます。
   *[goto] ゲームをバージョン{ $to }の状態に移しました。
  }{ $past-reveal ->
    [yes] 公開済みのカードやダイスの目も、あわせて取り消されました。
   *[no] {""}
  }
    .short = { $by ->
        [undo] 取り消し：バージョン{ $to }
        [redo] やり直し：バージョン{ $to }
       *[goto] バージョン{ $to }へ
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
    .short = { $pointer }：{ $value ->
        [structure] テーブルのとおり
        [none] 「なし」
        [yes] 「はい」
        [no] 「いいえ」
       *[other] 「{ NAME($value) }」
      }
core-doubted = 確認してください：{ $reason }
    .short = 確認してください
core-deck-shuffled = { $deck ->
    [combat] 戦闘カードをシャッフルします
    [bag] 袋の中のトークンを混ぜます
    [bot] ボットカードをシャッフルします
    [dice] ダイスの出目をあらかじめ決めます。ダイスの面ごとにカード1枚とします
    [black_die] 黒ダイスの出目をあらかじめ決めます。面ごとにカード1枚とします
    [structure_bonus] 建造物ボーナスタイルをシャッフルします
    [first_player] 先攻をあらかじめ決めます
    [level] レベルをあらかじめ決めます
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
    .short = { $deck ->
        [combat] 戦闘カードをシャッフル済み（{ $cards-count }枚）
        [bag] 袋を混ぜました（{ $cards-count }個）
        [bot] ボットカードをシャッフル済み（{ $cards-count }枚）
        [dice] 乱数を封印
        [black_die] 乱数を封印
        [first_player] 乱数を封印
        [level] 乱数を封印
        [structure_bonus] 建造物ボーナスタイルをシャッフル済み
       *[other] { DECK($deck) ->
            [hand] 戦闘カードをシャッフル済み（{ $cards-count }枚）
           *[other] オートマカードをシャッフル済み（{ $cards-count }枚）
          }
      }
core-shuffle-revealed = 伏せられていた順番を公開します：{ $deck ->
    [combat] 戦闘カード
    [bag] 袋の中のトークン
    [bot] ボットカード
    [dice] ダイス
    [black_die] 黒ダイス
    [structure_bonus] 建造物ボーナスタイル
    [first_player] 先攻の決定
    [level] レベルの決定
    [automa] オートマカード
   *[other] { DECK($deck) ->
        [hand] { NAME($deck) }の戦闘カード
        [automa] { NAME($deck) }のオートマカード
       *[other] { NAME($deck) }のカード
      }
  }。
    .short = 順番を公開
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
core-numbered = { $name }{ $number }
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

core-rejected-behind-a-draw = 直前のアクションで、まだ誰も見ていないものを引くか振ります。このアクションは、結果を見てから別に送ってください。
core-rejected-body-too-large = リクエストの本文は最大{ $limit }バイトです。
core-rejected-card-is-drawn-here = この山札からはサービスがカードを引きます。カードを指定しないでください。
core-rejected-chain-broken = ログが書き換えられています。ハッシュチェーンが{ $line }行目で途切れています。
core-rejected-correction-secret = 「{ $pointer }」はサービスが管理しているため、訂正できません。
core-rejected-fork-barred = { $decks-count ->
    [0] このコピーでは公開済みのカードや出目が取り消されます。このゲームでは認められません。バージョン{ $back-to }以降をコピーしてください。
   *[other] このコピーでは今後のカードや出目が分かります。このゲームでは認められません。
  }
core-rejected-game-busy = このゲームへのコマンドが混み合っています。{ $retry-after }秒後にやり直してください。
core-rejected-idempotency-key-too-short = 新しいゲームの冪等キーは{ $least }文字以上必要です。UUIDなど、推測できない値を使ってください。
core-rejected-invalid-body = { $fault ->
    [malformed] { $line ->
        [none] リクエストの本文を読み取れません。JSONでもMessagePackでもありません。
       *[other] リクエストの本文は、{ $line }行目の{ $column }文字目からJSONとして読み取れません。
      }
    [nested_too_deeply] `{ $path }`の階層が深すぎます。最大{ $most }段です。
    [not_whole] `{ $path }`の数は整数でないか、大きすぎます。
    [missing_field] `{ $path }`に項目`{ $field }`がありません。
    [unknown_field] `{ $path }`に項目`{ $field }`はありません。{ $known-count ->
        [0] {""}
       *[other] 使える項目：{ $known }。
      }
    [wrong_type] `{ $path }`には{ $expected }型の値が必要です。
    [not_allowed] `{ $path }`の値は使えません。{ $allowed-count ->
        [0] {""}
       *[other] 使える値：{ $allowed }。
      }
    [out_of_range] { $least ->
        [none] `{ $path }`の値が大きすぎるか長すぎます。上限は{ $most }です。
       *[other] { $most ->
            [none] `{ $path }`の値が小さすぎるか短すぎます。下限は{ $least }です。
           *[other] `{ $path }`の値は{ $least }以上{ $most }以下でなければなりません。
          }
      }
    [one_of] `{ $path }`には、次のうち1つだけを指定してください：{ $known }。
    [pattern_not_matched] `{ $path }`の文字列の形式が正しくありません。{ $examples-count ->
        [0] {""}
       *[other] 例：{ $examples }。
      }
   *[other] `{ $path }`の値が正しくありません。
  }
core-rejected-invalid-parameter = { $fault ->
    [repeated] 同じパラメーターが2回指定されています。
    [too_many] パラメーターが多すぎます。最大{ $most }個です。
    [not_a_uuid] `{ $parameter }`にはUUIDを指定してください。
    [not_a_time] `{ $parameter }`には、2026-11-28T12:00:00Zのようにタイムゾーン付きの日時を指定してください。
    [pattern_not_matched] `{ $parameter }`の形式が正しくありません：{ $pattern }
   *[none] { $known-count ->
        [0] { $least ->
            [none] { $parameter ->
                [none] パラメーターの値が正しくありません。
               *[other] `{ $parameter }`の値が正しくありません。
              }
           *[other] `{ $parameter }`が範囲外です。下限は{ $least }、上限は{ $most }です。
          }
       *[other] `{ $parameter }`に使える値：{ $known }。
      }
  }
core-rejected-log-invalid = ログの{ $line }行目は、ルールセットに合っていません。
core-rejected-log-not-played = ログの{ $line }行目のコマンドを実行しても、その行のイベントになりません。
core-rejected-log-unreadable = { $line }行目は、エクスポートされたログの行ではありません。
core-rejected-media-type-unsupported = 次のメディアタイプのどれかで、圧縮せずに送ってください：{ $supported }。
core-rejected-not-acceptable = 応答できるメディアタイプ：{ $offered }。
core-rejected-pack-invalid = この文書は、正しいカードパックではありません。`errors`に{ $errors-count }件の誤りを示します。
core-rejected-pack-unknown = カードパック{ $pack }は登録されていません。先に登録してください。
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
core-rejected-parameter-unknown = この操作にパラメーター`{ $parameter }`はありません。{ $known-count ->
    [0] {""}
   *[other] 使えるパラメーター：{ $known }。
  }
core-rejected-position-not-between-turns = この状態にはまだ終わっていないことがあります。先に質問に答えてください。終わったゲームは続けられません。
core-rejected-rate-limited = 呼び出しが多すぎます。{ $retry-after }秒後にやり直してください。
core-rejected-redo-too-far = やり直せる操作は{ $available }個までで、{ $commits }個はやり直せません。
core-rejected-role-forbidden = 役割が`{ $role }`のトークンでは、この操作はできません。
core-rejected-ruleset-not-offered = ルールセット「{ $ruleset }」はありません。使えるルールセット：{ $known }。
core-rejected-ruleset-unknown = ルールセット「{ $ruleset }」はありません。使えるルールセット：{ $known }。
core-rejected-scope-missing = このAPIキーにはスコープ`{ $required }`がありません。
core-rejected-seat-unknown = このゲームに席「{ $seat }」はありません。このゲームの席：{ $known }。
core-rejected-shuffle-broken = ログの{ $line }行目で公開されたシャッフル（{ NAME($deck) }）が、事前のコミットメントと一致しません。
core-rejected-shuffle-secret = ログの{ $line }行目でシャッフルされた山札（{ NAME($deck) }）の順番が公開されていません。
core-rejected-streams-too-many = 同時に開けるストリームは{ $most }本までです。先に1つ閉じてください。
core-rejected-tokens-too-many = 1つのゲームのトークンは{ $most }個までです。先に1つ無効にしてください。
core-rejected-webhook-url-invalid = { $fault ->
    [not_https] URLはhttps://で始まる必要があります。
    [no_such_host] このホストは存在しません。
    [no_such_port] このポートは存在しません。
    [part_forbidden] URLにユーザー名、パスワード、フラグメントは使えません。
   *[malformed] これはURLではありません。
  }
core-rejected-too-much-long-work = 時間のかかる処理が混み合っています。{ $retry-after }秒後にやり直してください。
core-rejected-turn-too-long = { $of ->
    [reports] 1つのコマンドに入れられる卓の状態の更新は{ $most }回までです。
   *[facts] 1つのコマンドのアクションから生じる処理は{ $most }件までです。
  }このアクション以降は、別のコマンドで送ってください。
core-rejected-turn-unknown = ゲームはまだターン{ $turn }に進んでいません。現在はターン{ $turn-now }です。
core-rejected-undo-barred = バージョン{ $to }より後にカードや出目が公開されています。このゲームでは、それを取り消せません。バージョン{ $back-to }までは戻れます。
core-rejected-undo-forbidden = このゲームでは取り消しができません。間違いは訂正で直してください。
core-rejected-undo-too-far = 取り消せる操作は{ $available }個までで、{ $commits }個は取り消せません。
core-rejected-version-stale = ゲームの現在のバージョンは{ $current-version }で、{ $version }ではありません。読み込み直して、もう一度試してください。
core-rejected-version-unknown = このゲームにバージョン{ $version }はありません。{ $current-version ->
    [none] {""}
   *[other] 最新のバージョンは{ $current-version }です。
  }
core-rejected-webhooks-too-many = Webhookは{ $most }個までです。先に1つ削除してください。

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

# フォーム：アクション、項目、選択肢

core-ask-automa-card = { WHOSE($seat) }ターンのカードを引き、どのカードか入力してください。
    .short = カードを引く
core-do-automa-turn = オートマのターン
core-do-end-turn = 自分のターンを終える
core-do-report = 自分の側を卓に合わせる
core-field-end-turn = ターンも終える
core-field-card = 引いたカード
core-field-coins = コイン

# ルールの解釈：docs/のページ。`make generate`が書き出します。

rulings-title = ルールの解釈
rulings-text = ルールブックに記載がないところや、読み方が分かれるところでは、番号付きの解釈がこのサービスの進め方を定めます。それぞれに出典を示します。*本サービスの解釈*は印刷された記載が見つからなかったもの、*ルールブック*は記載の内容をはっきり述べただけのものです。ゲームの各ステップは該当する解釈の番号を示し、ページの「なぜ？」で確認できます。卓上の状態が常に優先され、異なる遊び方をしたところは修正で反映できます。
rulings-line = { $title }。
rule-source-our-reading = 本サービスの解釈
rule-source-rulebook = ルールブック
rule-source-main-rulebook = 基本ゲームのルールブック
rule-source-publisher-s-faq = 出版社のFAQ
