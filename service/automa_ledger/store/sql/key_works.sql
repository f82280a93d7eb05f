-- Whether the key with this id is active.
select exists (
    select from api_keys
    where id = %(key_id)s and revoked_at is null and (expires_at is null or expires_at > now())
)
