import type { Database } from '../platform/database.ts';
import { secretToken } from '../platform/random.ts';
import type { Settings } from './settings.ts';
import { type Workspace, workspaceOf } from './workspaces.ts';

export interface BotToken {
  readonly token: string;
  readonly workspace: Workspace;
  readonly scopes: readonly string[];
  /** The error that its calls get, once it is dead. */
  readonly dead: 'token_revoked' | 'account_inactive' | undefined;
  /** With token rotation only. */
  readonly refreshToken: string | undefined;
  readonly expiresAt: Date | undefined;
}

interface TokenRow extends Record<string, unknown> {
  token: string;
  team_id: string;
  scopes: string[];
  dead: 'token_revoked' | 'account_inactive' | null;
  refresh_token: string | null;
  expires_at: Date | null;
}

const fromRow = (row: TokenRow): BotToken => ({
  token: row.token,
  workspace: workspaceOf(row.team_id),
  scopes: row.scopes,
  dead: row.dead ?? undefined,
  refreshToken: row.refresh_token ?? undefined,
  expiresAt: row.expires_at ?? undefined,
});

const secret = (): string => secretToken(18).replace(/[-_]/g, 'x');

/** Bot tokens: one per workspace, shared by everybody there. */
export const createTokens = (database: Database, settings: Settings) => {
  const alive = async (teamId: string): Promise<BotToken | undefined> => {
    const [row] = await database.query<TokenRow>(
      'SELECT * FROM slack_tokens WHERE team_id = $1 AND dead IS NULL AND NOT replaced',
      [teamId],
    );
    return row && fromRow(row);
  };

  /** A token that ends, and the one-time right to the next. What was given out before goes on until its own end. */
  const rotate = async (
    transaction: Database,
    teamId: string,
    scopes: readonly string[],
    seconds: number,
    now: Date,
  ): Promise<BotToken> => {
    const [before] = await transaction.query<TokenRow>(
      `UPDATE slack_tokens SET replaced = true, refresh_token = NULL,
         expires_at = coalesce(expires_at, $2::timestamptz)
       WHERE team_id = $1 AND dead IS NULL AND NOT replaced RETURNING *`,
      [teamId, new Date(now.getTime() + seconds * 1000)],
    );
    const [row] = await transaction.query<TokenRow>(
      `INSERT INTO slack_tokens (token, team_id, scopes, created_at, refresh_token, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
      [
        `xoxe.xoxb-1-${secret()}`,
        teamId,
        [...new Set([...(before?.scopes ?? []), ...scopes])],
        now,
        `xoxe-1-${secret()}`,
        new Date(now.getTime() + seconds * 1000),
      ],
    );
    if (row === undefined) throw new Error('The token was not recorded.');
    return fromRow(row);
  };

  return {
    alive,
    find: async (token: string): Promise<BotToken | undefined> => {
      const [row] = await database.query<TokenRow>('SELECT * FROM slack_tokens WHERE token = $1', [token]);
      return row && fromRow(row);
    },
    /** Without rotation, installing again gives the same token, with the scopes of both times. */
    install: (workspace: Workspace, scopes: readonly string[], now: Date): Promise<BotToken> =>
      database.transaction(async (transaction) => {
        const rotation = settings.current.token_rotation;
        if (rotation) return rotate(transaction, workspace.id, scopes, rotation.expires_in, now);
        const [row] = await transaction.query<TokenRow>(
          `INSERT INTO slack_tokens (token, team_id, scopes, created_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (team_id) WHERE dead IS NULL AND NOT replaced DO UPDATE SET scopes =
             (SELECT array_agg(DISTINCT scope) FROM unnest(slack_tokens.scopes || excluded.scopes) AS scope)
           RETURNING *`,
          [`xoxb-${Date.now()}-${secret()}`, workspace.id, [...scopes], now],
        );
        if (row === undefined) throw new Error('The installation was not recorded.');
        return fromRow(row);
      }),
    /** A refresh token works once; undefined when it is not (or no longer) one. */
    refresh: (refreshToken: string, now: Date): Promise<BotToken | undefined> =>
      database.transaction(async (transaction) => {
        const [row] = await transaction.query<TokenRow>(
          'SELECT * FROM slack_tokens WHERE refresh_token = $1 AND dead IS NULL AND NOT replaced FOR UPDATE',
          [refreshToken],
        );
        const seconds = settings.current.token_rotation?.expires_in ?? 43_200;
        return row && rotate(transaction, row.team_id, row.scopes, seconds, now);
      }),
    /** False when there was nothing to kill. */
    kill: async (teamId: string, dead: NonNullable<BotToken['dead']>): Promise<boolean> => {
      const rows = await database.query(
        'UPDATE slack_tokens SET dead = $2 WHERE team_id = $1 AND dead IS NULL RETURNING token',
        [teamId, dead],
      );
      return rows.length > 0;
    },
    /** Ends what has been given out so far, as twelve hours do. */
    expire: async (teamId: string, now: Date): Promise<void> => {
      await database.query(
        'UPDATE slack_tokens SET expires_at = $2 WHERE team_id = $1 AND expires_at IS NOT NULL',
        [teamId, now],
      );
    },
  };
};

export type Tokens = ReturnType<typeof createTokens>;
