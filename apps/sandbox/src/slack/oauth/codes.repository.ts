import type { Database } from '../../platform/database.ts';
import { secretToken } from '../../platform/random.ts';

export interface Code extends Record<string, unknown> {
  code: string;
  team_id: string;
  user_id: string;
  redirect_uri: string;
  scopes: string[];
  user_scopes: string[];
  expires_at: Date;
  used_at: Date | null;
}

export const createCodes = (database: Database) => ({
  save: async (code: Omit<Code, 'code' | 'used_at'>): Promise<string> => {
    const value = `1000000000001.${Date.now()}.${secretToken(24)}`;
    await database.query(
      `INSERT INTO slack_codes (code, team_id, user_id, redirect_uri, scopes, user_scopes, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [value, code.team_id, code.user_id, code.redirect_uri, code.scopes, code.user_scopes, code.expires_at],
    );
    return value;
  },
  find: async (code: string): Promise<Code | undefined> =>
    (await database.query<Code>('SELECT * FROM slack_codes WHERE code = $1', [code]))[0],
  /** False when somebody else was faster. */
  use: async (code: string, now: Date): Promise<boolean> =>
    (
      await database.query(
        'UPDATE slack_codes SET used_at = $2 WHERE code = $1 AND used_at IS NULL RETURNING code',
        [code, now],
      )
    ).length === 1,
});

export type Codes = ReturnType<typeof createCodes>;
