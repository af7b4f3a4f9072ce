import { readSettings, SettingsError } from './platform/settings.ts';
import { startSandbox } from './sandbox.ts';

const explain = (error: unknown): string => {
  if (error instanceof SettingsError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return 'The sandbox cannot start: its port is taken. Set SANDBOX_PORT to another one.';
  if (code === 'ECONNREFUSED')
    return 'The sandbox cannot start: no database answers at SANDBOX_DATABASE_URL.';
  return `The sandbox cannot start: ${message}`;
};

try {
  const sandbox = await startSandbox(readSettings(process.env));
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    sandbox.close().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(`The sandbox did not close cleanly: ${error.message}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // Started as a child with an IPC channel: when the parent is gone, however it died, so are we.
  process.on('disconnect', close);
  console.log(`Sandbox: ${sandbox.url}`);
  process.send?.({ type: 'ready', url: sandbox.url });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
