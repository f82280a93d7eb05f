-- Whether there is any webhook, and the database's time.
select exists (select from webhooks where state <> 'removed'), now()
