import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainFailure } from './fail.ts';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const INSTALL = 'apt-get update && apt-get install -y chromium';

const found = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path): path is string => !!path && existsSync(path));

/** The system's browser; root on a Debian machine gets it installed, anybody else is told what to install. */
export function ensureChromium(): string {
  const present = found();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests…');
    const run = spawnSync('sh', ['-c', INSTALL], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = found();
    if (run.status === 0 && installed) return installed;
  }
  throw new PlainFailure(
    `The browser tests need Chromium: install it (on Debian: ${INSTALL}) or set CHROMIUM_PATH.`,
  );
}
