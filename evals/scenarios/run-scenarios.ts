import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { startLiveness } from '../../apps/server/src/platform/liveness.ts';
import { prepareQueue } from '../../apps/server/src/platform/queue/worker.ts';
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts';
import { dropDatabases } from '../../tools/lib/stack.ts';
import { startPostgres } from '../../tools/postgres/launcher.ts';
import type { GoldReadings } from '../gold/read-gold.ts';
import { modelNamed, pricesOf } from '../model-named.ts';
import { createMeter, NO_USAGE, type Usage } from './meter.ts';
import type { Outcome } from './outcome.ts';
import type { Scenario } from './scenario.ts';
import { openStage, type StageOptions } from './stage.ts';

const STAGES = 4;

interface ScenarioOptions {
  readonly gold?: GoldReadings | undefined;
  readonly weights?: string | URL | undefined;
  readonly onReading?: StageOptions['onReading'];
  /** Of a model that takes one: the same seed, more or less the same answers. */
  readonly seed?: number | undefined;
  readonly timeoutMs?: number | undefined;
}

/** How it went, and what models were asked for it. */
export type Played = Outcome & { readonly usage: Usage };

/** Plays the scenarios with a model by name; the results come in the order of the scenarios. */
export async function runScenarios(
  scenarios: readonly Scenario[],
  modelName: string,
  { gold, weights, onReading, seed, timeoutMs }: ScenarioOptions = {},
): Promise<Played[]> {
  const model = gold || weights ? undefined : await modelNamed(modelName);
  const postgres = await startPostgres('test');
  const name = `eval_${randomBytes(5).toString('hex')}`;
  const url = await postgres.ensureDatabase(name);
  const logger = createLogger('silent');
  const database = openDatabase(url, STAGES * 3, logger);
  const results: Played[] = [];
  const price = pricesOf(process.env)[modelName];
  const ends: (() => Promise<void>)[] = [];
  try {
    await migrate(database.db);
    await prepareQueue(database.pool, logger);
    let next = 0;
    const work = async () => {
      const liveness = await startLiveness(url, logger);
      ends.push(() => liveness.stop());
      const meter = model && createMeter(model, { price, seed });
      const stage = await openStage({
        db: database.db,
        liveness,
        model: meter?.model,
        gold,
        weights,
        onReading,
        timeoutMs,
      });
      for (let index = next++; index < scenarios.length; index = next++) {
        const scenario = scenarios[index];
        if (scenario) results[index] = { ...(await stage.play(scenario)), usage: meter?.take() ?? NO_USAGE };
      }
    };
    await Promise.all(Array.from({ length: STAGES }, work));
    return results;
  } finally {
    for (const end of ends) await end();
    await database.close();
    await dropDatabases(postgres, [name]);
    await postgres.release();
  }
}
