import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { findWhen } from './find-when.ts';
import { renderWhen } from './render-when.ts';
import { resolveWhen } from './resolve-when.ts';
import { at } from './test-context.ts';
import { phrases } from './test-phrases.ts';
import type { When } from './types.ts';

/** Samples are few so that checking stays quick; PROPERTY_RUNS=10 takes ten times as many. */
const runs = Math.max(1, Number(process.env.PROPERTY_RUNS ?? '1') || 1);

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Europe/Berlin',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'UTC',
] as const;

/** Days around which clocks change somewhere in 2026, and a quiet one. */
const days = [
  '2026-03-07',
  '2026-03-08',
  '2026-03-28',
  '2026-03-29',
  '2026-04-05',
  '2026-06-15',
  '2026-10-04',
  '2026-10-24',
  '2026-10-25',
  '2026-10-31',
  '2026-11-01',
] as const;

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
/** As fast-check's own 'binary', which takes a second to list all of them first. */
const anyCharacter = fc.integer({ min: 0, max: 0x10f7ff }).map(
  (number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800),
  (text) => {
    const code = String(text).codePointAt(0) ?? 0;
    if (text !== String.fromCodePoint(code)) throw new Error('not one character');
    return code < 0xd800 ? code : code - 0x800;
  },
);
const anyZone = fc.constantFrom(...zones);
const anyContext = fc
  .record({ day: fc.constantFrom(...days), minute, zone: anyZone })
  .map(({ day, minute: m, zone }) => {
    const plain = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: m });
    return at(plain.toZonedDateTime(zone).toInstant().toString(), zone);
  });

/** What must stay the same when a reading is written out and read again. */
function essence(when: When): unknown {
  switch (when.kind) {
    case 'instant':
      return [when.at.epochMilliseconds];
    case 'interval':
      return [when.start.epochMilliseconds, when.end.epochMilliseconds];
    case 'deadline':
      return ['by', when.by.epochMilliseconds];
    case 'open':
      return [when.direction, when.at.epochMilliseconds];
    case 'duration':
      return ['length', when.duration.total({ unit: 'seconds', relativeTo: '2026-01-01' })];
    default:
      return null;
  }
}

describe('whatever is said', () => {
  it('500 phrases by turns in 12 zones on days when clocks change: what is written out is read back as the same time', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(500);
    const contexts = zones.map((zone) =>
      days.map((day) =>
        at(
          Temporal.PlainDate.from(day)
            .toZonedDateTime({ timeZone: zone, plainTime: '09:20' })
            .toInstant()
            .toString(),
          zone,
        ),
      ),
    );
    const wrong: string[] = [];
    let compared = 0;
    phrases.forEach((phrase, i) => {
      // Every phrase in one zone, by turns; every zone and every day with many phrases.
      contexts.forEach((ofZone, j) => {
        if ((i + j) % zones.length >= runs) return;
        const context = ofZone[(i + j) % days.length];
        if (!context) return;
        const first = resolveWhen(phrase, context);
        const chosen = first.kind === 'ambiguous' ? (first.default ?? first) : first;
        const before = essence(chosen);
        if (before === null) return;
        const text = renderWhen(chosen, context);
        compared++;
        if (String(essence(resolveWhen(text, context))) !== String(before))
          wrong.push(`${context.now} ${phrase} → ${text}`);
      });
    });
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(400);
  }, 180_000);

  it('every minute of every zone survives being written and read', () => {
    fc.assert(
      fc.property(anyContext, fc.integer({ min: 0, max: 400 * 1440 }), (context, ahead) => {
        const time = context.now.toZonedDateTimeISO(context.zone).round('minute').add({ minutes: ahead });
        const when: When = { kind: 'instant', at: time, grain: 'minute', dateSaid: true, text: '', rule: '' };
        const again = resolveWhen(renderWhen(when, context), context);
        expect(essence(again)).toEqual([time.epochMilliseconds]);
      }),
      { numRuns: 150 * runs },
    );
  }, 180_000);

  it('a wall-clock time is what Temporal says it is, gaps moved forward and the first of two', () => {
    fc.assert(
      fc.property(anyContext, fc.constantFrom(...days), minute, (context, day, m) => {
        const plain = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: m });
        const clock = plain.toPlainTime().toString({ smallestUnit: 'minute' });
        // Ten to one o'clock need am or pm; every other hour of a 24-hour clock speaks for itself.
        const half = m >= 600 && m < 780 ? (m >= 720 ? ' pm' : ' am') : '';
        const when = resolveWhen(`${day} at ${clock}${half}`, context);
        const expected = plain.toZonedDateTime(context.zone, { disambiguation: 'compatible' });
        expect(when.kind === 'instant' && when.at.toString()).toBe(expected.toString());
        const moved = !expected.toPlainDateTime().equals(plain);
        const twice = !plain.toZonedDateTime(context.zone, { disambiguation: 'later' }).equals(expected);
        expect(when.notes !== undefined).toBe(moved || twice);
      }),
      { numRuns: 150 * runs },
    );
  }, 180_000);

  it('no text of any alphabet throws', () => {
    const words = fc.constantFrom(
      ...'at on in the every next last from to 3 15 2026 monday march pm - / : , . and of week half quarter before after my until tomorrow 31 feb st first'.split(
        ' ',
      ),
    );
    const soup = fc.array(words, { maxLength: 25 }).map((w) => w.join(' '));
    const glued = fc.array(words, { maxLength: 12 }).map((w) => w.join(''));
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 80 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      soup,
      glued,
    );
    fc.assert(
      fc.property(text, anyContext, (input, context) => {
        for (const found of findWhen(input, context)) {
          expect(found.start).toBeLessThanOrEqual(found.end);
          expect(found.end).toBeLessThanOrEqual(input.length);
          expect(renderWhen(found.when, context)).toBeTypeOf('string');
        }
        resolveWhen(input, context);
      }),
      { numRuns: 150 * runs },
    );
  }, 180_000);

  it('found expressions are in order and do not overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...phrases), { minLength: 1, maxLength: 4 }),
        anyContext,
        (some, context) => {
          let last = 0;
          for (const found of findWhen(some.join('; then '), context)) {
            expect(found.start).toBeGreaterThanOrEqual(last);
            last = found.end;
          }
        },
      ),
      { numRuns: 40 * runs },
    );
  }, 180_000);
});

describe('clock changes that other programs get wrong', () => {
  it('New York, half past three on the morning clocks go forward', () => {
    const when = resolveWhen('March 8 at 3:30am', at('2026-03-01T15:00:00Z', 'America/New_York'));
    expect(when.kind === 'instant' && when.at.toString()).toBe('2026-03-08T03:30:00-04:00[America/New_York]');
    expect(when.notes).toBeUndefined();
  });

  it('Berlin, half past one on the morning clocks go back', () => {
    const when = resolveWhen('October 25 at 1:30am', at('2026-10-01T15:00:00Z', 'Europe/Berlin'));
    expect(when.kind === 'instant' && when.at.toString()).toBe('2026-10-25T01:30:00+02:00[Europe/Berlin]');
    expect(when.notes).toBeUndefined();
  });

  it('says so when a time does not exist or exists twice', () => {
    const gap = resolveWhen('March 8 at 2:30am', at('2026-03-01T15:00:00Z', 'America/New_York'));
    expect(gap.kind === 'instant' && gap.at.toString()).toBe('2026-03-08T03:30:00-04:00[America/New_York]');
    expect(gap.notes?.[0]).toContain('does not exist');
    const twice = resolveWhen('October 25 at 2:30am', at('2026-10-01T15:00:00Z', 'Europe/Berlin'));
    expect(twice.kind === 'instant' && twice.at.toString()).toBe('2026-10-25T02:30:00+02:00[Europe/Berlin]');
    expect(twice.notes?.[0]).toContain('the first is meant');
  });

  it('an hour from now is an hour, also across a change', () => {
    const when = resolveWhen('in an hour', at('2026-10-25T00:30:00Z', 'Europe/Berlin'));
    expect(when.kind === 'instant' && when.at.toString()).toBe('2026-10-25T02:30:00+01:00[Europe/Berlin]');
  });
});

describe('the process', () => {
  it('has no say: its zone changes nothing', () => {
    const script = fileURLToPath(new URL('./test-print-phrases.ts', import.meta.url));
    const run = (TZ: string): string =>
      execFileSync(process.execPath, [script], { encoding: 'utf8', env: { ...process.env, TZ } });
    const utc = run('UTC');
    expect(utc.length).toBeGreaterThan(10_000);
    const others = ['Pacific/Kiritimati', 'America/New_York', 'Asia/Kathmandu'].slice(0, runs);
    for (const zone of others) expect(run(zone)).toBe(utc);
  }, 180_000);
});
