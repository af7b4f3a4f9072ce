import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catch-lock-'));
  file = join(folder, 'start.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** No pid is as high. */
const NOBODY = 2 ** 30;

describe('withLock', () => {
  it('lets one at a time, and leaves nothing behind', async () => {
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 6 }, () =>
        withLock(file, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await sleep(1);
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['of a dead process', `${NOBODY}`],
    ['of a dead process that had our pid, as in a container that is started again', `${process.pid} boot:1`],
    ['of a dead process whose pid somebody else has now', `${process.ppid} boot:1`],
    ['that nobody filled in', ''],
  ])('takes a lock over %s', async (_name, content) => {
    writeFileSync(file, content);
    const longAgo = new Date(0);
    utimesSync(file, longAgo, longAgo);
    await expect(withLock(file, async () => 'done')).resolves.toBe('done');
    expect(existsSync(file)).toBe(false);
  });

  it('takes nothing over while another is at it, and does not wait for one that died there', async () => {
    writeFileSync(file, String(NOBODY));
    const turn = `${file}.turn`;
    mkdirSync(turn);
    const locked = withLock(file, async () => 'done');
    await sleep(100);
    expect(existsSync(file)).toBe(true);
    const longAgo = new Date(0);
    utimesSync(turn, longAgo, longAgo);
    await expect(locked).resolves.toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('waits for a holder that lives', async () => {
    const gate = Promise.withResolvers<void>();
    const steps: string[] = [];
    const first = withLock(file, async () => {
      await gate.promise;
      steps.push('first');
    });
    const second = withLock(file, async () => void steps.push('second'));
    gate.resolve();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first', 'second']);
  });
});
