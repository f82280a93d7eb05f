"""Games whose logs lie in files, and the functions that take them out of the database and bring them back.

Only the tables' owner can: the functions have no more rights than who calls them. An append shares a lock
that taking out a log does not share: none slips in between the look at where the log ends and its removal.
"""

from __future__ import annotations

from alembic import op

from migrations.distribution import delegate, distribute

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

ARCHIVE = "archive_game(uuid, int, bytea)"
RESTORE = "restore_game(uuid, text, text, bytea)"

APPEND = """
    create or replace function append_commit(
        game uuid, expected int, request text, request_print bytea, texts text, secrets text, chain bytea
    ) returns text language plpgsql as $$
    declare
        known record;
    begin
        {first}
        if request is not null then
            if not pg_try_advisory_xact_lock(hashtextextended(game::text || request, 0)) then
                return 'in_flight';
            end if;
            select fingerprint, version into known
            from idempotency where game_id = game and key = request;
            if found and known.fingerprint = request_print then
                return 'repeated ' || known.version;
            elsif found then
                return 'reused';
            end if;
        end if;
        if expected is distinct from (
            select version from events where game_id = game order by version desc limit 1
        ) then
            return 'conflict';
        end if;
        insert into events (game_id, version, data, private, hash)
        select
            game, expected + place, event.data, event.private,
            substring(chain from 32 * place::int - 31 for 32)
        from unnest(string_to_array(texts, E'\\n'), string_to_array(secrets, E'\\n', ''))
            with ordinality as event (data, private, place);
        if request is not null then
            insert into idempotency (game_id, key, fingerprint, version)
            values (game, request, request_print, expected + octet_length(chain) / 32);
        end if;
        return 'appended';
    end
    $$
"""


def upgrade() -> None:
    """Make the table and the functions. An archived game keeps its tokens and the hash of its last event."""
    op.execute(
        """
        create table archives (
            game_id uuid primary key,
            version int not null,
            hash bytea not null check (octet_length(hash) = 32),
            archived_at timestamptz not null default now()
        )
        """
    )
    distribute(op.get_bind(), ("archives",))
    op.execute("grant select on archives to automa_service")
    op.execute(APPEND.format(first="perform pg_advisory_xact_lock_shared(hashtextextended(game::text, 0));"))
    op.execute(
        """
        create function archive_game(game uuid, last int, head bytea) returns boolean language plpgsql as $$
        begin
            perform pg_advisory_xact_lock(hashtextextended(game::text, 0));
            if last is distinct from (
                select version from events where game_id = game order by version desc limit 1
            ) or not exists (select from events where game_id = game and version = last and hash = head) then
                return false;
            end if;
            insert into archives (game_id, version, hash) values (game, last, head);
            delete from events where game_id = game;
            delete from idempotency where game_id = game;
            return true;
        end
        $$
        """
    )
    op.execute(
        """
        create function restore_game(game uuid, texts text, secrets text, chain bytea) returns boolean
        language plpgsql as $$
        begin
            perform pg_advisory_xact_lock(hashtextextended(game::text, 0));
            delete from archives
            where game_id = game
                and version = octet_length(chain) / 32
                and hash = substring(chain from octet_length(chain) - 31);
            if not found then
                return false;
            end if;
            insert into events (game_id, version, data, private, hash)
            select game, place, event.data, event.private, substring(chain from 32 * place::int - 31 for 32)
            from unnest(string_to_array(texts, E'\\n'), string_to_array(secrets, E'\\n', ''))
                with ordinality as event (data, private, place);
            return true;
        end
        $$
        """
    )
    delegate(op.get_bind(), (ARCHIVE, RESTORE), "game")


def downgrade() -> None:
    """Forget which games are archived: to older services they are unknown until their files are imported."""
    op.execute(f"drop function {RESTORE}")
    op.execute(f"drop function {ARCHIVE}")
    op.execute(APPEND.format(first=""))
    op.execute("drop table archives")
