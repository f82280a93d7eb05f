-- Whether there are games: a question that every node of a cluster has to answer.
select exists (select true from games limit 1)
