import pg from 'pg';
import { tapDatabase } from '../../../apps/server/test/tapped-database.ts';
import { startTurnEngine } from './turn-engine.ts';

/**
 * A process that works one user's lane and kills itself, for real, at the given point: every statement before it is
 * sent and after it was answered, every question to the model and to the provider, is a point. 0: it lives, and says
 * how many there were.
 */
const [url = '', userId = '', point = '0'] = process.argv.slice(2);
let passed = 0;
const pass = async (): Promise<void> => {
  passed += 1;
  if (passed !== Number(point)) return;
  process.kill(process.pid, 'SIGKILL');
  // Nothing of this process may go on, not even for the moment that the signal takes.
  await new Promise(() => undefined);
};
const database = tapDatabase(url, new pg.Pool({ connectionString: url, max: 1 }));
const { engine, stop } = await startTurnEngine({ url, db: database.db, pass });
database.tap = pass;
await engine.drain(userId);
database.tap = async () => undefined;
await stop();
process.send?.({ points: passed });
process.disconnect();
process.exit(0);
