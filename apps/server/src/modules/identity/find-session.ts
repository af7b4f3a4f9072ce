import type { Language } from '@catch/contract/languages';
import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';

interface SessionRow {
  token_hash: Buffer;
  user_id: string;
  session_id: string;
  signed_in_at: Date;
  email: string;
  name: string;
  picture: string | null;
  hosted_domain: string | null;
  created_at: Date;
  reconnect_needed: boolean;
  language: Language | null;
  time_zone: string | null;
}

/**
 * Looked up by a key for every authenticated request, prepared once per connection. The token itself is not stored,
 * only its hash: a stolen copy of the database signs nobody in.
 */
const select = (condition: string) => `
  select s.token_hash, u.id as user_id, s.id as session_id, s.created_at as signed_in_at, u.email, u.name, u.picture,
    u.hosted_domain, u.created_at, u.language, u.time_zone, coalesce(c.reconnect_since is not null, true) as reconnect_needed
  from sessions s
  join users u on u.id = s.user_id
  left join calendar_connections c on c.user_id = u.id
  where ${condition} and s.revoked_at is null and s.expires_at > $2 and u.is_active`;
const ONE = { name: 'find-session', text: select('s.token_hash = $1') };
const SEVERAL = { name: 'find-sessions', text: select('s.token_hash = any($1::bytea[])') };

export type FindSession = (tokenHash: Buffer) => Promise<SessionRow | undefined>;

interface Asked {
  readonly tokenHash: Buffer;
  readonly resolve: (row: SessionRow | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Requests that arrive in the same turn of the event loop are looked up together: under load one statement answers
 * many. Nothing is remembered, so a session that was ended is unknown to the next request.
 */
export function createFindSession(pool: pg.Pool, clock: Clock): FindSession {
  let waiting: Asked[] = [];
  const look = async (asked: readonly Asked[]): Promise<void> => {
    const hashes = asked.map(({ tokenHash }) => tokenHash);
    try {
      const { rows } = await pool.query<SessionRow>(
        hashes.length === 1
          ? { ...ONE, values: [hashes[0], clock.now()] }
          : { ...SEVERAL, values: [hashes, clock.now()] },
      );
      const found = new Map(rows.map((row) => [row.token_hash.toString('latin1'), row]));
      for (const { tokenHash, resolve } of asked) resolve(found.get(tokenHash.toString('latin1')));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (tokenHash) =>
    new Promise((resolve, reject) => {
      waiting.push({ tokenHash, resolve, reject });
      if (waiting.length > 1) return;
      setImmediate(() => {
        const asked = waiting;
        waiting = [];
        void look(asked);
      });
    });
}
