# What the pictures of boards say to those who point at them, and to those who hear them.

picture-there = { $there-count ->
    [0] 何も置かれていないボードです。
   *[other] { $there }
  }

picture-scythe-title = サイズのボード
picture-scythe-place = { START($place) }{ $there-count ->
    [0] {""}
   *[other] ：{ $there }
  }
picture-scythe-unit = { START($faction) }：{ NAME($unit) }、{ NAME($place) }
picture-scythe-units = { START($faction) }：{ NAME($unit) }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }
picture-scythe-structure = { START($faction) }：{ NAME($structure) }
picture-scythe-resource = { $count } × { NAME($resource) }
picture-scythe-move = { START($faction) }：{ NAME($unit) }、{ NAME($origin) } → { NAME($to) }
picture-scythe-seat = { START($seat) }、{ NAME($faction) }：{ NAME("power") } { $power }、{ NAME("popularity") } { $popularity }、{ NAME("coins") } { $coins }、{ NAME("combat_cards") } { $cards }、{ NAME("stars") } { $stars }{ $turn ->
    [yes] （ターン）
   *[no] {""}
  }

name-tunnel = 坑道
name-encounter-token = 遭遇トークン
name-flag = 旗
name-trap = 罠
name-disarmed-trap = 解除された罠
name-stars = 星

picture-expeditions-title = エクスペディションズのボード
picture-expeditions-place = { START($place) }{ $there-count ->
    [0] {""}
   *[other] ：{ $there }
  }
picture-expeditions-corruption = 腐敗トークン（下から順）：{ NAME($tokens) }
picture-expeditions-value = 値：{ $value ->
    [twenty] { NAME($value) }
   *[other] { $value }
  }
picture-expeditions-mech = { NAME($mech) }、{ NAME($place) }
picture-expeditions-move = { NAME($mech) }：{ NAME($origin) } → { NAME($to) }
picture-expeditions-glory = オートマの栄光トークン{ $number }：{ $placed ->
    [yes] 配置済み
   *[no] 未配置
  }
picture-expeditions-category = { NAME($category) }：{ $placed ->
    [yes] あなたの栄光トークン
   *[no] 空き
  }
picture-expeditions-progress = 進行トークン：スペース{ $at }／{ $last }{ $ahead ->
    [none] {""}
   *[other] 、次の栄光スペースまで{ $ahead }
  }
picture-expeditions-human = { NAME("human") }：{ NAME("coins") } { $coins }、{ NAME("map_tokens") } { $maps }、{ NAME("corruption") } { $corruption }、{ NAME("quests") } { $quests }{ $turn ->
    [yes] （ターン）
   *[no] {""}
  }
picture-expeditions-automa = { NAME("automa") }：{ NAME("cards_in_deck") } { $deck }、{ NAME("map_tokens") } { $maps }、{ NAME("corruption") } { $corruption }{ $turn ->
    [yes] （ターン）
   *[no] {""}
  }

name-mech-north = オートマの北のメック
name-mech-central = オートマの中央のメック
name-mech-human = あなたのメック
name-tile-up = 表向き
name-tile-down = 裏向き
name-map-tokens = 地図トークン
name-cards-in-deck = 山札のカード

picture-count = { NAME($what) }×{ $count }
picture-trismegistus-title = トリスメギストスのテーブル
picture-trismegistus-bowl = { NAME($bowl) }のボウル（{ PLACE($bowl) }）{ $there-count ->
    [0] {""}
   *[other] ：{ $there }
  }
picture-trismegistus-die = ダイス：{ NAME($die) }
picture-trismegistus-held = { NAME($seat) }：{ NAME($die) }のダイス{ $potency ->
    [0] 、使用済み
   *[other] 、効力{ $potency }
  }
picture-trismegistus-track = { NAME($track) }のトラック（{ PLACE($track) }）{ $there-count ->
    [0] {""}
   *[other] ：{ $there }
  }
picture-trismegistus-marker = マーカーは{ $last }マスのうち{ $step }マス目
picture-trismegistus-step = { PLACE($track) }{ $step }{ $there-count ->
    [0] {""}
   *[other] ：{ $there }
  }
picture-trismegistus-token = { PLACE($track) }{ $step }：{ NAME($token) }{ $served ->
    [yes] （オートマが獲得済み）
   *[no] {""}
  }
picture-trismegistus-on = { NAME($what) }：{ NAME($track) }{ $step }
picture-trismegistus-human = { NAME("human") }：残りのダイス{ $dice }個{ $turn ->
    [yes] 、ターン
   *[no] {""}
  }
picture-trismegistus-automa = { NAME("automa") }：{ $vp }勝利点、金{ $gold }個、エーテルダイス{ $ethereal }個、残りのダイス{ $dice }個{ $turn ->
    [yes] 、ターン
   *[no] {""}
  }
picture-trismegistus-experiment = 実験：{ NAME($kind) }、{ NAME($track) }{ $requirement }、{ $vp }勝利点
picture-trismegistus-artifact = アーティファクト：{ NAME($element) }
picture-trismegistus-achievement = 左から{ $place }番目の目標：{ $up ->
    [yes] { $vp }勝利点、キューブ{ $cubes }個
   *[no] 裏向き
  }
picture-trismegistus-card = { NAME($kind) }のカード{ $name ->
    [none] {""}
   *[other] 「{ $name }」
  }{ $dice-count ->
    [0] {""}
   *[other] ：{ NAME($dice) }
  }
picture-trismegistus-round = 第{ $round }ラウンド（全3ラウンド）
picture-trismegistus-move = { NAME($seat) }：{ NAME($piece) }、{ NAME($origin) }→{ NAME($to) }

name-marker = マーカー
