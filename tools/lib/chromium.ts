import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainFailure } from './fail.ts';

// The headless shell is the same browser without windows: the suite takes half the time with it.
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const SHELL = 'chromium-headless-shell';
const BROWSER = 'chromium';

const found = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path): path is string => !!path && existsSync(path));

const isLight = (path: string | undefined): boolean =>
  path !== undefined && (path === process.env.CHROMIUM_PATH || path.endsWith(SHELL));

/** Only root on a Debian machine can; anything that goes wrong shows in what is found afterwards. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} for the browser tests…`);
  spawnSync('sh', ['-c', `apt-get update && apt-get install -y --no-install-recommends ${name}`], {
    stdio: 'ignore',
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** The system's browser; root on a Debian machine gets it installed, anybody else is told what to install. */
export function ensureChromium(): string {
  if (!isLight(found())) install(SHELL);
  if (!found()) install(BROWSER);
  const present = found();
  if (present) return present;
  throw new PlainFailure(
    `The browser tests need Chromium: install it (on Debian: apt-get update && apt-get install -y ${BROWSER}) or set CHROMIUM_PATH.`,
  );
}
