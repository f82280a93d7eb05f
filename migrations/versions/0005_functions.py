"""A commit and a game's beginning as one function each, which Citus hands whole to the node of the game.

There they run as they do on an ordinary server: in one transaction, with a fresh snapshot for each statement.
"""

from __future__ import annotations

from alembic import op

from migrations.distribution import delegate

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

BEGIN_GAME = "begin_game(uuid, text, uuid, bytea[], text[], text[], text, text, bytea)"
APPEND_COMMIT = "append_commit(uuid, int, text, bytea, text, text, bytea)"


def upgrade() -> None:
    """Make the functions; they have no more rights than who calls them.

    Both take events as columns: public texts and secret texts, empty for none, one a line, and 32 bytes of
    hash for each.
    """
    op.execute(
        """
        create function begin_game(
            game uuid, game_ruleset text, maker uuid, token_hashes bytea[], roles text[], seats text[],
            texts text, secrets text, chain bytea
        ) returns void language plpgsql as $$
        begin
            insert into games (game_id, ruleset, key_id) values (game, game_ruleset, maker);
            insert into tokens (game_id, token_hash, role, seat)
            select game, token.hash, token.role, token.seat
            from unnest(token_hashes, roles, seats) as token (hash, role, seat);
            insert into events (game_id, version, data, private, hash)
            select game, place, event.data, event.private, substring(chain from 32 * place::int - 31 for 32)
            from unnest(string_to_array(texts, E'\\n'), string_to_array(secrets, E'\\n', ''))
                with ordinality as event (data, private, place);
        end
        $$
        """
    )
    op.execute(
        # The lock keeps twins of a request apart: whoever gets it sees what its twin has committed.
        """
        create function append_commit(
            game uuid, expected int, request text, request_print bytea, texts text, secrets text, chain bytea
        ) returns text language plpgsql as $$
        declare
            known record;
        begin
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
    )
    delegate(op.get_bind(), (BEGIN_GAME, APPEND_COMMIT), "game")


def downgrade() -> None:
    """Remove the functions."""
    op.execute(f"drop function {APPEND_COMMIT}")
    op.execute(f"drop function {BEGIN_GAME}")
