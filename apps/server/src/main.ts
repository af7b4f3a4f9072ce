import { setTimeout as sleep } from 'node:timers/promises';
import { composeProduct, type Product } from './compose.ts';
import { rehearsalClock, systemClock } from './platform/clock.ts';
import { readSettings, type Settings, SettingsError } from './platform/settings/index.ts';
import { createLogger, type Logger } from './platform/telemetry/logger.ts';
import { startTracing, type Tracing } from './platform/telemetry/tracing.ts';
import { explainStartFailure } from './start-failure.ts';

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function start(settings: Settings, logger: Logger): Promise<Product> {
  try {
    const clock =
      settings.NODE_ENV === 'production' ? systemClock() : rehearsalClock(settings.CLOCK_OFFSET_MS, process);
    const product = await composeProduct({ settings, logger, clock });
    await product.app.listen({ port: settings.PORT, host: settings.HOST });
    return product;
  } catch (error) {
    const sentence = explainStartFailure(error, settings);
    if (!sentence) throw error;
    console.error(sentence);
    process.exit(1);
  }
}

/** Requests in flight are finished; after 25 s whatever still hangs is left behind. */
function stopOnSignal(product: Product, tracing: Tracing, logger: Logger): void {
  let stopping = false;
  const stop = async (why: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ why }, 'stopping');
    setTimeout(() => process.exit(1), 25_000).unref();
    product.announceStop();
    // Load balancers look now and then: until they have, requests come and are answered.
    if (settings.ROLE !== 'worker') await sleep(settings.STOP_DELAY_MS);
    await product.close();
    await tracing
      .shutdown()
      .catch((error: unknown) => logger.warn({ err: error }, 'traces were not flushed'));
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  // Started by a supervisor over IPC: when it is gone, nobody is left to stop us.
  process.on('disconnect', () => void stop('supervisor gone'));
}

const settings = settingsOrExit();
const logger = createLogger(settings.LOG_LEVEL);
process.on('unhandledRejection', (error) => {
  logger.fatal({ err: error }, 'unhandled rejection');
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 200);
});
const tracing = startTracing(settings);
const product = await start(settings, logger);
stopOnSignal(product, tracing, logger);
logger.info({ url: settings.PUBLIC_URL, role: settings.ROLE }, 'listening');
process.send?.({ kind: 'listening', url: settings.PUBLIC_URL });
