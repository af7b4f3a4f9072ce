import { runCommand } from './lib/fail.ts';
import { buildWeb } from './lib/web-build.ts';

/** The web app alone, for container images; `npm start` does it by itself. */
await runCommand(async () => buildWeb(console.log));
