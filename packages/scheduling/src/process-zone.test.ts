import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const probe = fileURLToPath(new URL('../test/zone-probe.ts', import.meta.url));

interface Probe {
  readonly ownOffset: number;
  readonly digest: string;
}

async function under(zone: string, ...parameters: string[]): Promise<Probe> {
  const { stdout } = await run(process.execPath, [probe, ...parameters], {
    env: { ...process.env, TZ: zone },
  });
  return JSON.parse(stdout) as Probe;
}

describe('the time zone of the process', () => {
  it('changes nothing: the same answers, equal to the oracle, under three TZ values', async () => {
    const [utc, west, east] = [
      await under('UTC', '--oracle'),
      await under('America/Los_Angeles'),
      await under('Pacific/Apia'),
    ];
    expect([utc.ownOffset, west.ownOffset, east.ownOffset]).toEqual([0, 480, -780]);
    expect(west.digest).toBe(utc.digest);
    expect(east.digest).toBe(utc.digest);
  }, 120_000);
});
