import { composeProduct } from '../../apps/server/src/compose.ts';
import { rehearsalClock } from '../../apps/server/src/platform/clock.ts';
import { readSettings } from '../../apps/server/src/platform/settings/index.ts';
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts';
import { ScriptedModel, wordsOf } from '../../apps/server/test/scripted-model.ts';

/** The whole product with a model that at once says back what the turn said: each word can be counted afterwards. */
const settings = readSettings(process.env);
const model = new ScriptedModel((options) => {
  model.seen.length = 0;
  const last = options.prompt.findLastIndex(({ role }) => role === 'assistant');
  const said = options.prompt
    .slice(last + 1)
    .flatMap((message) => (message.role === 'user' ? message.content : []))
    .flatMap(wordsOf);
  return said.map((text) => `[${text}]`).join(' ');
});
const product = await composeProduct({
  settings,
  logger: createLogger(settings.LOG_LEVEL),
  clock: rehearsalClock(settings.CLOCK_OFFSET_MS, process),
  model,
});
await product.app.listen({ port: settings.PORT, host: settings.HOST });
process.on('SIGTERM', () => {
  product.announceStop();
  void product.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ kind: 'listening', url: settings.PUBLIC_URL });
