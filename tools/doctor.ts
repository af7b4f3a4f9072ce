import { settingsShape } from '../apps/server/src/platform/settings/schema.ts';
import { decideSandbox, loadEnvFile } from './lib/environment.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { findObstacles } from './lib/obstacles.ts';
import { sayReader } from './lib/say-reader.ts';
import { checkSettings, fallbackSettings } from './lib/settings-check.ts';

const SECRET = /SECRET|TOKEN|KEY|DATABASE_URL/;
const shown = (name: string, value: string) => (SECRET.test(name) ? 'set (hidden)' : value);

/** What is configured, what is missing, what falls back to the sandbox: one table. */
await runCommand(async () => {
  loadEnvFile();
  const decision = decideSandbox(process.env);
  const fallback = fallbackSettings(process.env, decision);
  const rows = Object.keys(settingsShape).map((name) => {
    const own = process.env[name]?.trim();
    if (own) return { setting: name, from: 'configured', value: shown(name, own) };
    if (name === 'DATABASE_URL' && fallback[name])
      return { setting: name, from: 'embedded PostgreSQL', value: '' };
    if (name === 'TOKEN_KEYS' && fallback[name])
      return { setting: name, from: 'made for this machine', value: '' };
    const sandbox = fallback[name];
    if (sandbox) return { setting: name, from: 'sandbox', value: shown(name, sandbox) };
    return {
      setting: name,
      from: settingsShape[name as keyof typeof settingsShape].safeParse(undefined).success
        ? 'default'
        : 'MISSING',
      value: '',
    };
  });
  console.table(rows);
  console.log(`Sandbox: ${decision.start ? 'starts' : 'does not start'} (${decision.why}).`);
  const settings = checkSettings(process.env, decision);
  const missing = (names: readonly string[]) =>
    names.filter((name) => !settings[name as keyof typeof settings]);
  const slack = missing(['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET', 'SLACK_SIGNING_SECRET']);
  const whatsapp = missing([
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_NUMBER',
    'WHATSAPP_TOKEN',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ]);
  console.log(`Slack: ${slack.length === 0 ? 'ready' : `off, missing ${slack.join(', ')}`}.`);
  console.log(`WhatsApp: ${whatsapp.length === 0 ? 'ready' : `off, missing ${whatsapp.join(', ')}`}.`);
  await sayReader();
  const obstacles = await findObstacles(settings, decision.start);
  if (obstacles.length > 0)
    throw new PlainFailure(
      ['npm start will fail until this is fixed:', ...obstacles.map((one) => `  - ${one}`)].join('\n'),
    );
  console.log(`All checks passed: npm start should come up at ${settings.PUBLIC_URL}.`);
});
