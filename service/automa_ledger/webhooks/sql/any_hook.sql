-- Whether there is anybody to deliver to, and what time it is.
select exists (select from webhooks where state <> 'removed'), now()
