-- Unmark an archived game, if its log ends with this version and hash.
delete from archives where game_id = %(game_id)s and version = %(version)s and hash = %(hash)s returning true
