import { openStage, type Stage } from '../../../evals/scenarios/stage.ts';
import { startLiveness } from '../src/platform/liveness.ts';
import { createLogger } from '../src/platform/telemetry/logger.ts';
import { createTestDatabase } from './test-database.ts';

/** A stage for conversations with a database of its own; the built-in assistant answers unless something else is given. */
export async function createStageHarness(
  given: Pick<Parameters<typeof openStage>[0], 'gold' | 'weights' | 'render' | 'model'> = {},
): Promise<{ readonly stage: Stage; close(): Promise<void> }> {
  const logger = createLogger('silent');
  const database = await createTestDatabase();
  const liveness = await startLiveness(database.url, logger);
  const stage = await openStage({ db: database.db, liveness, ...given });
  return {
    stage,
    close: async () => {
      await liveness.stop();
      await database.close();
    },
  };
}
