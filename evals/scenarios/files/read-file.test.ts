import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readScenarioFile } from './read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'catch-scenarios-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (content: unknown) => {
  const path = join(folder, 'choir.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

test('patterns become regular expressions, and everything else stays', () => {
  const path = write([
    {
      id: 'choir-1',
      name: 'rehearsal',
      world: { has: ['Tue 19:00-21:00 Choir'] },
      turns: ['When is choir?', { match: '19:00', flags: 'i' }, { not: { match: 'Wed' } }, { press: false }],
      ending: { preferences: [{ match: 'choir', flags: 'i' }] },
    },
  ]);
  expect(readScenarioFile(path)).toEqual({
    name: 'choir',
    scenarios: [
      {
        id: 'choir-1',
        name: 'rehearsal',
        world: { has: ['Tue 19:00-21:00 Choir'] },
        turns: ['When is choir?', /19:00/i, { not: /Wed/ }, { press: false }],
        ending: { preferences: [/choir/i] },
      },
    ],
  });
});

test('a field that nobody would play is an error in plain words', () => {
  const path = write([{ id: 'a', name: 'b', world: { weather: 'fine' }, turns: [], ending: {} }]);
  expect(() => readScenarioFile(path)).toThrow(/holds no scenarios.*weather/s);
  expect(() => readScenarioFile(write('{'))).toThrow(/cannot be read/);
});
