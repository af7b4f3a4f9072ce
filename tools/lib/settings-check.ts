import { productEnvironment } from '../../apps/sandbox/src/product-environment.ts';
import { readSettings, SettingsError } from '../../apps/server/src/platform/settings/index.ts';
import type { SandboxDecision } from './environment.ts';
import { PlainFailure } from './fail.ts';

type Environment = Record<string, string | undefined>;

/** Where the sandbox and the product are found when both run on this machine. */
export const localUrls = (environment: Environment): { sandboxUrl: string; publicUrl: string } => ({
  sandboxUrl: `http://localhost:${environment.SANDBOX_PORT || '3100'}`,
  publicUrl: environment.PUBLIC_URL || `http://localhost:${environment.PORT || '3000'}`,
});

/** What `npm start` fills in for settings that are not given, with stand-ins for what is only made by it. */
export const fallbackSettings = (
  environment: Environment,
  decision: SandboxDecision,
): Record<string, string> => ({
  ...(decision.start ? productEnvironment(localUrls(environment)) : {}),
  ...(environment.DATABASE_URL ? {} : { DATABASE_URL: 'postgres://embedded' }),
  ...(environment.TOKEN_KEYS || environment.NODE_ENV === 'production'
    ? {}
    : { TOKEN_KEYS: `local:${Buffer.alloc(32).toString('base64')}` }),
});

/** Before anything is started: all that is wrong is said at once, and nothing is left half-started. */
export function checkSettings(environment: Environment, decision: SandboxDecision): void {
  const problems: string[] = [];
  const { SANDBOX_PORT } = environment;
  const isPort = !SANDBOX_PORT || (/^\d+$/.test(SANDBOX_PORT) && Number(SANDBOX_PORT) <= 65_535);
  if (decision.start && !isPort) problems.push('SANDBOX_PORT must be a port number');
  try {
    const given = isPort ? environment : { ...environment, SANDBOX_PORT: '' };
    const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
    readSettings({ ...fallbackSettings(given, decision), ...set });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.push(...error.problems);
  }
  if (problems.length === 0) return;
  const lines = [new SettingsError(problems).message];
  if (!decision.start && problems.some((problem) => /^GOOGLE_CLIENT_\w+ is missing/.test(problem)))
    lines.push(
      `The sandbox does not stand in for Google here (${decision.why}); SANDBOX=on starts it all the same.`,
    );
  throw new PlainFailure(lines.join('\n'));
}
