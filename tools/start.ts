import { setTimeout as sleep } from 'node:timers/promises';
import { productEnvironment } from '../apps/sandbox/src/product-environment.ts';
import { type RunningChild, startChild } from './lib/child.ts';
import { decideSandbox, loadEnvFile, localTokenKeys } from './lib/environment.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { requireOpenFiles } from './lib/obstacles.ts';
import { refuseOtherSandbox } from './lib/sandbox-stamp.ts';
import { sayReader } from './lib/say-reader.ts';
import { checkSettings, localUrls } from './lib/settings-check.ts';
import { sandboxScript, serverScript } from './lib/stack.ts';
import { watchSources } from './lib/watch-sources.ts';
import { buildWeb } from './lib/web-build.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres/launcher.ts';
import { stateFolder } from './postgres/places.ts';

const say = (line: string) => console.log(line);

interface Running {
  /** From the moment it begins to start: stopping then must not leave it behind. */
  postgres?: Promise<EmbeddedPostgres>;
  /** A look into the database, on a connection of its own: as long as it is open the server counts as in use. */
  look?: Promise<void>;
  sandbox?: RunningChild;
  server?: RunningChild;
}

const running: Running = {};
let stopping: Promise<void> | undefined;

/** In the reverse order of the start: nobody loses what it stands on. */
const stopAll = (): Promise<void> => {
  stopping ??= (async () => {
    await running.server?.stop();
    await running.sandbox?.stop();
    // One that did not come up has said so already.
    const postgres = await running.postgres?.catch(() => undefined);
    await running.look?.catch(() => undefined);
    await postgres?.release();
  })();
  return stopping;
};

/** Nothing is begun any more once somebody wants it all to stop. */
function refuseStopping(): void {
  if (stopping) throw new PlainFailure('Stopped while it was starting.');
}
const begin = (...child: Parameters<typeof startChild>): RunningChild => {
  refuseStopping();
  return startChild(...child);
};

async function start(): Promise<void> {
  loadEnvFile();
  const decision = decideSandbox(process.env);
  checkSettings(process.env, decision);
  requireOpenFiles();
  const { sandboxUrl, publicUrl } = localUrls(process.env);
  if (process.env.ROLE !== 'worker') buildWeb(say);

  const environment: Record<string, string> = {};
  if (!process.env.DATABASE_URL || decision.start) {
    say('Starting PostgreSQL…');
    running.postgres = startPostgres('main');
  }
  const postgres = await running.postgres;
  if (!process.env.DATABASE_URL && postgres)
    environment.DATABASE_URL = await postgres.ensureDatabase('catch');
  const isProduction = process.env.NODE_ENV === 'production';
  if (!process.env.TOKEN_KEYS && !isProduction) environment.TOKEN_KEYS = localTokenKeys();
  if (!process.env.LOG_LEVEL && !isProduction) environment.LOG_LEVEL = 'warn';

  if (decision.start && postgres) {
    for (const [name, value] of Object.entries(productEnvironment({ sandboxUrl, publicUrl })))
      if (!process.env[name]) environment[name] = value;
    refuseStopping();
    running.look = refuseOtherSandbox(
      process.env.DATABASE_URL || environment.DATABASE_URL || '',
      process.env.GOOGLE_ISSUER || environment.GOOGLE_ISSUER || '',
    );
    await running.look;
    say(`Starting the sandbox (${decision.why})…`);
    running.sandbox = begin(
      'sandbox',
      sandboxScript,
      {
        SANDBOX_PUBLIC_URL: sandboxUrl,
        SANDBOX_PRODUCT_URL: publicUrl,
        SANDBOX_DATABASE_URL: await postgres.ensureDatabase('sandbox'),
        HOST: '127.0.0.1',
      },
      'ignore',
    );
    say(`Sandbox: ${sandboxUrl}`);
  }

  say('Starting the server…');
  running.server = begin('server', serverScript, environment);
  const [{ url }] = await Promise.all([running.server.ready, running.sandbox?.ready]);
  await sayReader();
  say(`Ready: ${url}`);
  if (process.env.CATCH_WATCH) await restartOnChange(environment);

  const gone = await Promise.race([
    running.server.exited.then(() => 'server'),
    ...(running.sandbox ? [running.sandbox.exited.then(() => 'sandbox')] : []),
    ...(postgres ? [dataRemoved(postgres)] : []),
  ]);
  if (gone === 'data') {
    // What they could still do needs the database, and all they could say is that it is gone.
    for (const child of [running.server, running.sandbox]) child?.process.kill('SIGKILL');
    throw new PlainFailure(
      `The data folder ${stateFolder('main')} was removed while it was in use; npm start begins with a new one.`,
    );
  }
  if (!stopping)
    throw new PlainFailure(`The ${gone} stopped unexpectedly; run npm start again, the data is kept.`);
  await stopping;
}

/** Looked for often: until then the server fails at everything, and says so. */
async function dataRemoved(postgres: EmbeddedPostgres): Promise<'data'> {
  while (stopping || !postgres.isGone()) await sleep(250, undefined, { ref: false });
  return 'data';
}

/** Development: a saved source file restarts the server; the database and the sandbox stay. */
async function restartOnChange(environment: Record<string, string>): Promise<void> {
  for await (const _change of watchSources()) {
    if (stopping) return;
    say('Restarting the server…');
    await running.server?.stop();
    running.server = startChild('server', serverScript, environment);
    await running.server.ready.then(
      () => say('Ready again.'),
      (error: Error) => say(error.message),
    );
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (!stopping) say('Stopping…');
    void stopAll().then(() => process.exit(0));
  });
// Our own starter was killed: nobody is left who could stop us.
process.on('disconnect', () => void stopAll().then(() => process.exit(1)));

await runCommand(async () => {
  try {
    await start();
  } catch (error) {
    await Promise.race([stopAll(), sleep(20_000)]);
    throw error;
  }
});
