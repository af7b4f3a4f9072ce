import { enableCompileCache } from 'node:module';

// Remembers the stripped and compiled sources: a warm start costs a third of a cold one.
enableCompileCache();
const { readSettings } = await import('./platform/settings.ts');
const { startSandbox } = await import('./sandbox.ts');
const { explainStartFailure } = await import('./start-failure.ts');

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
  console.error(explainStartFailure(error));
  process.exit(1);
}
