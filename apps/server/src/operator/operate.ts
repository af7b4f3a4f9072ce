import { randomBytes } from 'node:crypto';
import { adapterData } from '../adapter-data.ts';
import { listAccounts, setAccountActive } from '../modules/identity/index.ts';
import { resealSecrets } from '../modules/operations/index.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { isDatabaseFailure } from '../platform/db/database-failure.ts';
import { createSecretBox, type TokenKey } from '../platform/secrets.ts';
import { settingsShape } from '../platform/settings/schema.ts';
import { createLogger } from '../platform/telemetry/logger.ts';
import { OperatorMistake } from './operator-mistake.ts';
import { registerTemplates, showTemplates } from './templates.ts';

export { OperatorMistake } from './operator-mistake.ts';

const USAGE = [
  'users list | users activate <email> | users deactivate <email>',
  'keys make <id> | keys renew',
  'templates show | templates register <business account id>',
].join('\n');

type Environment = Readonly<Record<string, string | undefined>>;

/** The operator's commands: accounts are deactivated here and nowhere else (decisions.md, 'Session'). */
export async function operate(
  words: readonly string[],
  environment: Environment,
  say: (line: string) => void,
): Promise<void> {
  const [what, action, subject] = words;
  if (what === 'users' && action === 'list') return withDatabase(environment, (db) => listUsers(db, say));
  if (what === 'users' && (action === 'activate' || action === 'deactivate') && subject)
    return withDatabase(environment, (db) => setActive(db, subject, action === 'activate', say));
  if (what === 'keys' && action === 'make' && subject && /^[\w-]{1,32}$/.test(subject))
    return say(`${subject}:${randomBytes(32).toString('base64')}`);
  if (what === 'keys' && action === 'renew') {
    const keys = settingsShape.TOKEN_KEYS.safeParse(environment.TOKEN_KEYS);
    if (!keys.success) throw new OperatorMistake('TOKEN_KEYS must be set as the servers have it.');
    return withDatabase(environment, (db) => renewKeys(db, keys.data, say));
  }
  if (what === 'templates' && action === 'show') return showTemplates(environment, say);
  if (what === 'templates' && action === 'register' && subject && /^\d{5,30}$/.test(subject))
    return registerTemplates(subject, environment, say);
  throw new OperatorMistake(`The commands are:\n${USAGE}`);
}

async function withDatabase(environment: Environment, work: (db: Database) => Promise<void>): Promise<void> {
  const url = settingsShape.DATABASE_URL.safeParse(environment.DATABASE_URL);
  if (!url.success) throw new OperatorMistake('DATABASE_URL must be set as the servers have it.');
  const database = openDatabase(url.data, 2, createLogger('error'));
  try {
    await work(database.db);
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    throw new OperatorMistake('The database that DATABASE_URL names cannot be reached.', { cause: error });
  } finally {
    await database.close();
  }
}

async function listUsers(db: Database, say: (line: string) => void): Promise<void> {
  const users = await listAccounts(db);
  for (const { email, name, is_active, created_at } of users)
    say(`${created_at.toISOString()}  ${is_active ? 'active  ' : 'inactive'}  ${email}  ${name}`);
  say(`${users.length} in all.`);
}

async function setActive(
  db: Database,
  email: string,
  isActive: boolean,
  say: (line: string) => void,
): Promise<void> {
  if (!(await setAccountActive(db, email, isActive)))
    throw new OperatorMistake(`Nobody has the address ${email}.`);
  say(`${email} is ${isActive ? 'active' : 'inactive: signed out everywhere, no jobs run'}.`);
}

async function renewKeys(
  db: Database,
  keys: readonly TokenKey[],
  say: (line: string) => void,
): Promise<void> {
  const { renewed, unreadable, sealedMeanwhile } = await resealSecrets(
    db,
    createSecretBox(keys),
    adapterData.sealed,
  );
  say(`${renewed} stored tokens were encrypted again with the key '${keys[0]?.id}'.`);
  if (unreadable > 0)
    throw new OperatorMistake(
      `${unreadable} are sealed by keys that TOKEN_KEYS does not name: take no key away before they are found.`,
    );
  if (sealedMeanwhile > 0)
    throw new OperatorMistake(
      `${sealedMeanwhile} were sealed by another key meanwhile: some process still has that one first. Roll all of them, then renew again.`,
    );
  say('No other key is needed any more.');
}
