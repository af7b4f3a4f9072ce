import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import pg from 'pg';
import { explainStartFailure as explainSandboxFailure } from '../../apps/sandbox/src/start-failure.ts';
import type { Settings } from '../../apps/server/src/platform/settings/index.ts';
import { explainStartFailure } from '../../apps/server/src/start-failure.ts';
import { refuseClosedFolder, stateFolder } from '../postgres/places.ts';
import { PlainFailure } from './fail.ts';
import { localUrls } from './settings-check.ts';

/** PostgreSQL alone wants more than a hundred, the server one for each connection. */
const FEWEST_FILES = 256;

/** Said before anything is started: PostgreSQL and Node would each fail in words of their own, somewhere. */
export function requireOpenFiles(): void {
  const limits = '/proc/self/limits';
  if (!existsSync(limits)) return;
  const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8')) ?? [];
  if (most !== undefined && Number(most) < FEWEST_FILES)
    throw new PlainFailure(
      `Only ${most} files can be open at once here, and PostgreSQL needs more: run \`ulimit -n 1024\` first.`,
    );
}

/** What would stand in the way of a start with these settings, as far as it can be found without one. */
export async function findObstacles(settings: Settings, startsSandbox: boolean): Promise<string[]> {
  const ownDatabase = process.env.DATABASE_URL?.trim();
  const found: (string | undefined)[] = [
    saidBy(requireOpenFiles),
    ownDatabase
      ? await failureOf(connect(ownDatabase), (error) => explainStartFailure(error, settings))
      : saidBy(() => refuseClosedFolder(stateFolder('main'))),
    await failureOf(listen(settings.PORT, settings.HOST), (error) => explainStartFailure(error, settings)),
  ];
  if (startsSandbox) {
    const port = Number(new URL(localUrls(process.env).sandboxUrl).port);
    found.push(await failureOf(listen(port, '127.0.0.1'), explainSandboxFailure));
  }
  return found.filter((one) => one !== undefined);
}

function saidBy(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    return error.message;
  }
}

const failureOf = (work: Promise<void>, explain: (error: unknown) => string | undefined) =>
  work.then(
    () => undefined,
    (error: Error) => explain(error) ?? error.message,
  );

async function connect(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

const listen = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
