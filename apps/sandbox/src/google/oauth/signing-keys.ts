import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../../platform/database.ts';

interface KeyRow extends Record<string, unknown> {
  kid: string;
  private_jwk: JWK;
  public_jwk: JWK;
}

const ALGORITHM = 'RS256';

/** Makes the key that signs from now on. Older ones stay published until they are dropped. */
export const addSigningKey = async (database: Database): Promise<string> => {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = randomUUID().replaceAll('-', '');
  await database.query('INSERT INTO google_keys (kid, private_jwk, public_jwk) VALUES ($1, $2, $3)', [
    kid,
    JSON.stringify(await exportJWK(privateKey)),
    JSON.stringify({ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: ALGORITHM }),
  ]);
  return kid;
};

export const ensureSigningKey = async (database: Database): Promise<void> => {
  const [row] = await database.query('SELECT 1 FROM google_keys LIMIT 1');
  if (row === undefined) await addSigningKey(database);
};

export const dropOldKeys = async (database: Database, keep: string): Promise<void> => {
  await database.query('DELETE FROM google_keys WHERE kid <> $1', [keep]);
};

export const publishedKeys = async (database: Database): Promise<JWK[]> => {
  const rows = await database.query<KeyRow>('SELECT * FROM google_keys ORDER BY position DESC');
  return rows.map((row) => row.public_jwk);
};

export const currentSigningKey = async (database: Database) => {
  const [row] = await database.query<KeyRow>('SELECT * FROM google_keys ORDER BY position DESC LIMIT 1');
  if (row === undefined) throw new Error('There is no signing key.');
  return { kid: row.kid, key: await importJWK(row.private_jwk, ALGORITHM) };
};
