-- Whether there are games: every node of a cluster has to answer this.
select exists (select true from games limit 1)
