import type { Database } from '../../platform/database.ts';
import { secretToken } from '../../platform/random.ts';

export interface AuthorizationCode extends Record<string, unknown> {
  code: string;
  client_id: string;
  redirect_uri: string;
  email: string;
  scopes: string[];
  nonce: string | null;
  code_challenge: string | null;
  challenge_method: 'S256' | 'plain' | null;
  offline: boolean;
  consent_shown: boolean;
  expires_at: Date;
  used_at: Date | null;
}

export interface Grant {
  readonly email: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
}

interface GrantRow extends Record<string, unknown> {
  email: string;
  client_id: string;
  scopes: string[];
}

const toGrant = (row: GrantRow): Grant => ({ email: row.email, clientId: row.client_id, scopes: row.scopes });

/** Google keeps this many refresh tokens alive per account and client and silently drops the oldest. */
const MOST_REFRESH_TOKENS = 100;

const createCodes = (database: Database) => ({
  saveCode: async (code: Omit<AuthorizationCode, 'code' | 'used_at'>): Promise<string> => {
    const value = `4/${secretToken(36)}`;
    await database.query(
      `INSERT INTO google_codes (code, client_id, redirect_uri, email, scopes, nonce, code_challenge,
                                 challenge_method, offline, consent_shown, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        value,
        code.client_id,
        code.redirect_uri,
        code.email,
        code.scopes,
        code.nonce,
        code.code_challenge,
        code.challenge_method,
        code.offline,
        code.consent_shown,
        code.expires_at,
      ],
    );
    return value;
  },

  findCode: async (code: string): Promise<AuthorizationCode | undefined> => {
    const [row] = await database.query<AuthorizationCode>('SELECT * FROM google_codes WHERE code = $1', [
      code,
    ]);
    return row;
  },

  /** False when somebody else was faster. */
  useCode: async (code: string, now: Date): Promise<boolean> => {
    const rows = await database.query(
      'UPDATE google_codes SET used_at = $2 WHERE code = $1 AND used_at IS NULL RETURNING code',
      [code, now],
    );
    return rows.length === 1;
  },
});

export const createGrants = (database: Database) => ({
  ...createCodes(database),

  findGrant: async (email: string, clientId: string): Promise<Grant | undefined> => {
    const [row] = await database.query<GrantRow>(
      'SELECT * FROM google_grants WHERE email = $1 AND client_id = $2',
      [email, clientId],
    );
    return row && toGrant(row);
  },

  saveGrant: async (grant: Grant): Promise<void> => {
    await database.query(
      `INSERT INTO google_grants (email, client_id, scopes) VALUES ($1, $2, $3)
       ON CONFLICT (email, client_id) DO UPDATE SET scopes = excluded.scopes`,
      [grant.email, grant.clientId, grant.scopes],
    );
  },

  addAccessToken: async (grant: Grant, expiresAt: Date): Promise<string> => {
    const token = `ya29.${secretToken(48)}`;
    await database.query(
      'INSERT INTO google_access_tokens (token, email, client_id, scopes, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [token, grant.email, grant.clientId, grant.scopes, expiresAt],
    );
    return token;
  },

  findAccessToken: async (token: string, now: Date): Promise<(Grant & { expiresAt: Date }) | undefined> => {
    const [row] = await database.query<GrantRow & { expires_at: Date }>(
      'SELECT * FROM google_access_tokens WHERE token = $1 AND expires_at > $2',
      [token, now],
    );
    return row && { ...toGrant(row), expiresAt: row.expires_at };
  },

  expireAccessTokens: async (email: string | undefined): Promise<number> => {
    const rows = await database.query(
      'DELETE FROM google_access_tokens WHERE $1::text IS NULL OR email = $1 RETURNING 1 AS one',
      [email ?? null],
    );
    return rows.length;
  },

  hasRefreshToken: async (email: string, clientId: string): Promise<boolean> => {
    const rows = await database.query(
      'SELECT 1 FROM google_refresh_tokens WHERE email = $1 AND client_id = $2 LIMIT 1',
      [email, clientId],
    );
    return rows.length > 0;
  },

  addRefreshToken: async (grant: Grant): Promise<string> => {
    const token = `1//0${secretToken(48)}`;
    await database.query(
      'INSERT INTO google_refresh_tokens (token, email, client_id, scopes) VALUES ($1, $2, $3, $4)',
      [token, grant.email, grant.clientId, grant.scopes],
    );
    await database.query(
      `DELETE FROM google_refresh_tokens WHERE token IN (
         SELECT token FROM google_refresh_tokens WHERE email = $1 AND client_id = $2
         ORDER BY position DESC OFFSET ${MOST_REFRESH_TOKENS})`,
      [grant.email, grant.clientId],
    );
    return token;
  },

  findRefreshToken: async (token: string): Promise<Grant | undefined> => {
    const [row] = await database.query<GrantRow>('SELECT * FROM google_refresh_tokens WHERE token = $1', [
      token,
    ]);
    return row && toGrant(row);
  },

  /** Ends everything that an account gave a client (every client when none is named). */
  revoke: async (email: string, clientId?: string): Promise<boolean> => {
    const where = 'email = $1 AND ($2::text IS NULL OR client_id = $2)';
    const parameters = [email, clientId ?? null];
    await database.query(`DELETE FROM google_codes WHERE ${where}`, parameters);
    await database.query(`DELETE FROM google_access_tokens WHERE ${where}`, parameters);
    await database.query(`DELETE FROM google_refresh_tokens WHERE ${where}`, parameters);
    const grants = await database.query(
      `DELETE FROM google_grants WHERE ${where} RETURNING email`,
      parameters,
    );
    return grants.length > 0;
  },
});

export type Grants = ReturnType<typeof createGrants>;
