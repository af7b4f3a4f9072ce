import type { Database } from '../platform/database.ts';
import { secretToken } from '../platform/random.ts';
import { type Workspace, workspaceOf } from './workspaces.ts';

export interface BotToken {
  readonly token: string;
  readonly workspace: Workspace;
  readonly scopes: readonly string[];
  /** The error that its calls get, once it is dead. */
  readonly dead: 'token_revoked' | 'account_inactive' | undefined;
}

interface TokenRow extends Record<string, unknown> {
  token: string;
  team_id: string;
  scopes: string[];
  dead: 'token_revoked' | 'account_inactive' | null;
}

const fromRow = (row: TokenRow): BotToken => ({
  token: row.token,
  workspace: workspaceOf(row.team_id),
  scopes: row.scopes,
  dead: row.dead ?? undefined,
});

const newToken = (): string => `xoxb-${Date.now()}-${secretToken(18).replace(/[-_]/g, 'x')}`;

/** Bot tokens: one per workspace, shared by everybody there. */
export const createTokens = (database: Database) => {
  const alive = async (teamId: string): Promise<BotToken | undefined> => {
    const [row] = await database.query<TokenRow>(
      'SELECT * FROM slack_tokens WHERE team_id = $1 AND dead IS NULL',
      [teamId],
    );
    return row && fromRow(row);
  };
  return {
    alive,
    find: async (token: string): Promise<BotToken | undefined> => {
      const [row] = await database.query<TokenRow>('SELECT * FROM slack_tokens WHERE token = $1', [token]);
      return row && fromRow(row);
    },
    /** Installing again gives the same token, with the scopes of both times. */
    install: (workspace: Workspace, scopes: readonly string[], now: Date): Promise<BotToken> =>
      database.transaction(async (transaction) => {
        const [row] = await transaction.query<TokenRow>(
          `INSERT INTO slack_tokens (token, team_id, scopes, created_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (team_id) WHERE dead IS NULL DO UPDATE SET scopes =
             (SELECT array_agg(DISTINCT scope) FROM unnest(slack_tokens.scopes || excluded.scopes) AS scope)
           RETURNING *`,
          [newToken(), workspace.id, [...scopes], now],
        );
        if (row === undefined) throw new Error('The installation was not recorded.');
        return fromRow(row);
      }),
    /** False when there was nothing to kill. */
    kill: async (teamId: string, dead: NonNullable<BotToken['dead']>): Promise<boolean> => {
      const rows = await database.query(
        'UPDATE slack_tokens SET dead = $2 WHERE team_id = $1 AND dead IS NULL RETURNING token',
        [teamId, dead],
      );
      return rows.length > 0;
    },
  };
};

export type Tokens = ReturnType<typeof createTokens>;
