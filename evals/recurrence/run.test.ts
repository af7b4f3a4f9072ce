import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runRecurrenceEval } from './run.ts';

const folders: string[] = [];

async function evaluate(files: Record<string, unknown[]>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'recurrence-eval-'));
  folders.push(dataDir);
  await mkdir(join(dataDir, 'recurrence'));
  for (const [name, rows] of Object.entries(files)) {
    await writeFile(join(dataDir, 'recurrence', name), rows.map((row) => JSON.stringify(row)).join('\n'));
  }
  return runRecurrenceEval({ dataDir });
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

describe('the recurrence evaluation', () => {
  it('reads both shapes, folded and crowded text included', async () => {
    const { files, failed } = await evaluate({
      'a.jsonl': [
        {
          id: '1',
          text: 'DTSTART:20260105T080000\nRRULE:FREQ=DA\n ILY;COUNT=2\n',
          instances: ['2026-01-05T08:00:00', '2026-01-06T08:00:00'],
        },
        {
          id: '2',
          text: ' DTSTART:20260105T080000  RRULE:FREQ=WEEKLY;COUNT=1 ',
          instances: ['2026-01-05T08:00:00'],
        },
        {
          id: '3',
          text: 'DTSTART;TZID=Europe/Berlin:20260328T023000\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;TZID=Europe/Berlin:20260328T023000\nRDATE:20260301T120000Z',
          instances: ['2026-03-01T13:00:00', '2026-03-29T03:30:00', '2026-03-30T02:30:00'],
        },
      ],
      'b.jsonl': [
        { id: '4', rrule: 'FREQ=WEEKLY', dtStart: '2026-01-05', dates: ['2026-01-05', '2026-01-12'] },
        {
          id: '5',
          rrule: 'FREQ=DAILY;COUNT=2',
          byCount: true,
          dtStart: '2026-01-05T08:00:00Z',
          dates: ['2026-01-05T08:00:00Z', '2026-01-06T08:00:00Z'],
        },
        {
          id: '6',
          rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
          dtStart: '2026-01-05T08:00:00',
          noInstance: true,
        },
      ],
    });
    expect(failed).toBe(0);
    expect(files.map((file) => [file.file, file.passed])).toEqual([
      ['a.jsonl', 3],
      ['b.jsonl', 3],
    ]);
  });

  it('fails a row with an instance too few, too many, or elsewhere', async () => {
    const row = { rrule: 'FREQ=DAILY;COUNT=2', byCount: true, dtStart: '2026-01-05' };
    const { failed } = await evaluate({
      'wrong.jsonl': [
        { ...row, id: 'few', dates: ['2026-01-05'] },
        { ...row, id: 'many', dates: ['2026-01-05', '2026-01-06', '2026-01-07'] },
        { ...row, id: 'other', dates: ['2026-01-05', '2026-01-07'] },
        { id: 'none', rrule: 'FREQ=DAILY', dtStart: '2026-01-05', noInstance: true },
        { id: 'broken', rrule: 'FREQ=SOMETIMES', dtStart: '2026-01-05', dates: [] },
      ],
    });
    expect(failed).toBe(5);
  });

  it('says which rows need the other convention and which are left out', async () => {
    const { results } = await evaluate({
      'c.jsonl': [
        {
          id: 'month',
          rrule: 'FREQ=YEARLY;BYMONTHDAY=-1',
          dtStart: '2026-04-30',
          dates: ['2026-04-30', '2027-04-30'],
        },
        {
          id: 'easter',
          text: 'DTSTART:20260105T080000\nRRULE:FREQ=YEARLY;BYEASTER=0;COUNT=1',
          instances: ['2026-04-05T08:00:00'],
        },
      ],
    });
    expect(results.map(({ outcome }) => outcome.kind)).toEqual(['pass', 'excluded']);
    expect(results[0]?.outcome).toEqual({ kind: 'pass', convention: 'ical.js' });
  });
});
