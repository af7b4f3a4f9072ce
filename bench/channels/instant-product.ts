import { composeProduct } from '../../apps/server/src/compose.ts';
import { readSettings } from '../../apps/server/src/platform/settings/index.ts';
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts';
import { ScriptedModel } from '../../apps/server/test/scripted-model.ts';

/** The whole product with a model that answers at once: what is measured is everything but the model. */
const settings = readSettings(process.env);
const product = await composeProduct({
  settings,
  logger: createLogger('error'),
  model: new ScriptedModel(() => 'Noted.'),
});
await product.app.listen({ port: settings.PORT, host: settings.HOST });
process.on('SIGTERM', () => void product.close().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
process.send?.({ kind: 'listening', url: settings.PUBLIC_URL });
