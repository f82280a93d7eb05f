-- Block appends while logs are deleted: a waiting append would leave a commit after a deleted log.
lock table commits in share row exclusive mode
