import { randomBytes } from 'node:crypto';
import { startChild } from '../lib/child.ts';
import { dropDatabases, freePort, sandboxScript } from '../lib/stack.ts';
import { startPostgres } from '../postgres/launcher.ts';
import { rollUnderLoad } from './nodes/rolling.ts';
import type { Scenario, ScenarioResult, ScenarioRun } from './scenario.ts';

const SECONDS_A_ROUND = 15;

export const nodes: Scenario = {
  about: 'two web and three worker processes, replaced again and again under load: nothing is dropped',
  seconds: 60,
  run,
};

async function run({ seconds }: ScenarioRun): Promise<ScenarioResult> {
  const postgres = await startPostgres('test');
  const name = `nodes_${randomBytes(5).toString('hex')}`;
  const port = await freePort();
  const sandboxUrl = `http://localhost:${port}`;
  const sandbox = startChild(
    'sandbox',
    sandboxScript,
    {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      SANDBOX_PORT: String(port),
      SANDBOX_PUBLIC_URL: sandboxUrl,
      SANDBOX_DATABASE_URL: await postgres.ensureDatabase(`${name}_sandbox`),
    },
    'ignore',
  );
  try {
    await sandbox.ready;
    const { verdicts, ...figures } = await rollUnderLoad({
      databaseUrl: await postgres.ensureDatabase(name),
      sandboxUrl,
      rounds: Math.max(1, Math.round(seconds / SECONDS_A_ROUND)),
    });
    return { figures: { ...figures }, verdicts };
  } finally {
    await sandbox.stop();
    await dropDatabases(postgres, [name, `${name}_sandbox`]);
    await postgres.release();
  }
}
