import { enableCompileCache } from 'node:module';

// Remembers the stripped and compiled sources: a warm start costs a third of a cold one.
enableCompileCache();
const { readSettings, SettingsError } = await import('./platform/settings.ts');
const { startSandbox } = await import('./sandbox.ts');

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
