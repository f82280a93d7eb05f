-- No append may wait while a log is deleted: it would leave a commit after a log that is gone.
lock table commits in share row exclusive mode
