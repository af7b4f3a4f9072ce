import pg from 'pg';
import { stateFolder } from '../postgres/places.ts';
import { PlainFailure } from './fail.ts';

/**
 * Accounts belong to the address at which people signed in, and the sandbox's has its port in it: on another port
 * nobody would be recognised, so the server refuses. The program that starts both can say what to do about it.
 */
export async function refuseOtherSandbox(databaseUrl: string, issuer: string): Promise<void> {
  const made = await issuerOf(databaseUrl);
  if (made === undefined || made === issuer) return;
  const { port } = new URL(made);
  throw new PlainFailure(
    `The data of this checkout was made with sign-in at ${made}, not at ${issuer}. ` +
      `Start it as before (${new URL(made).hostname === 'localhost' ? `SANDBOX_PORT=${port} ` : ''}npm start), ` +
      `or start over next to it with DATA_DIR set to another folder than ${stateFolder('main')}.`,
  );
}

async function issuerOf(databaseUrl: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: string }>(
      `select value from installation where name = 'issuer'`,
    );
    return rows[0]?.value;
  } catch (error) {
    // Never migrated: there is no data at all.
    if ((error as pg.DatabaseError).code === '42P01') return undefined;
    throw error;
  } finally {
    await client.end();
  }
}
