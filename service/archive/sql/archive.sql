-- Take a log out that ends so. False when it does not, or not any more.
select archive_game(%(game_id)s, %(version)s, %(hash)s)
