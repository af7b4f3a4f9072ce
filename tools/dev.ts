import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/root.ts';

/** `npm start` with the server restarted on change, and Vite serving the web app with hot reload. */
const web = spawn(
  process.execPath,
  [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), '--port', process.env.WEB_PORT || '5173'],
  {
    cwd: join(root, 'apps', 'web'),
    stdio: 'inherit',
  },
);
// Sign-in returns to PUBLIC_URL, so in development that is Vite, which passes the API's paths on.
process.env.PUBLIC_URL ??= `http://localhost:${process.env.WEB_PORT || '5173'}`;
process.env.CATCH_WATCH = '1';
process.on('exit', () => web.kill('SIGTERM'));
await import('./start.ts');
