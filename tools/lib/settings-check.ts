import { productEnvironment } from '../../apps/sandbox/src/product-environment.ts';
import { readSettings, type Settings, SettingsError } from '../../apps/server/src/platform/settings/index.ts';
import type { SandboxDecision } from './environment.ts';
import { PlainFailure } from './fail.ts';

type Environment = Record<string, string | undefined>;

const isPort = (value: string): boolean => /^\d+$/.test(value) && Number(value) <= 65_535;
const portOr = (usual: string, given: string | undefined): string => (given && isPort(given) ? given : usual);
const portsOf = ({ PORT, SANDBOX_PORT }: Environment) => ({
  product: portOr('3000', PORT),
  sandbox: portOr('3100', SANDBOX_PORT),
});

/** Where the sandbox and the product are found when both run on this machine; with the usual port where one makes no sense. */
export const localUrls = (environment: Environment): { sandboxUrl: string; publicUrl: string } => {
  const { product, sandbox } = portsOf(environment);
  return {
    sandboxUrl: `http://localhost:${sandbox}`,
    publicUrl: environment.PUBLIC_URL || `http://localhost:${product}`,
  };
};

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
export function checkSettings(environment: Environment, decision: SandboxDecision): Settings {
  const problems: string[] = [];
  const { SANDBOX_PORT } = environment;
  const { product, sandbox } = portsOf(environment);
  if (decision.start && SANDBOX_PORT && !isPort(SANDBOX_PORT))
    problems.push('SANDBOX_PORT must be a port number');
  else if (decision.start && sandbox === product && sandbox !== '0')
    problems.push(`PORT and SANDBOX_PORT are both ${product}: set one of them to a free port`);
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  try {
    const settings = readSettings({ ...fallbackSettings(environment, decision), ...set });
    if (problems.length === 0) return settings;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.push(...error.problems);
  }
  const lines = [new SettingsError(problems).message];
  if (!decision.start && problems.some((problem) => /^GOOGLE_CLIENT_\w+ is missing/.test(problem)))
    lines.push(
      `The sandbox does not stand in for Google here (${decision.why}); SANDBOX=on starts it all the same.`,
    );
  throw new PlainFailure(lines.join('\n'));
}
