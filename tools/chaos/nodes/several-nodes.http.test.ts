import { expect, it } from 'vitest';
import { startTestSandbox } from '../../../apps/sandbox/test/start-test-sandbox.ts';
import { createTestDatabase } from '../../../apps/server/test/test-database.ts';
import { rollUnderLoad } from './rolling.ts';

// Three workers would show nothing that two do not: while one is replaced, another one is there.
it('two web and two worker processes are replaced one after the other under load: nothing is dropped', {
  timeout: 180_000,
}, async () => {
  const sandbox = await startTestSandbox('http://localhost:1');
  const database = await createTestDatabase(2);
  try {
    const { verdicts, chats, webhooks, replaced } = await rollUnderLoad({
      databaseUrl: database.url,
      sandboxUrl: sandbox.url,
      workers: 2,
      rounds: 1,
    });
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
    expect(replaced).toBe(4);
    // Otherwise nobody was there while it happened.
    expect(Math.min(chats, webhooks)).toBeGreaterThan(5);
  } finally {
    await database.close();
    await sandbox.close();
  }
});
