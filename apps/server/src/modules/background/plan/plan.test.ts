import { HOUR, MINUTE, officeHours } from '@catch/scheduling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choicesFrom } from '../../preferences/index.ts';
import type { BackgroundPerson } from '../person.ts';
import { localDate, minuteOfDay, minutesOf } from './local-clock.ts';
import { permissionToSend } from './permission-to-send.ts';
import { planDays } from './plan-days.ts';
import { isQuiet, isQuietMinute, quietEnd, quietHoursOf } from './quiet-hours.ts';

const choose = (choices: Record<string, unknown> = {}) =>
  choicesFrom(Object.entries(choices).map(([topic, choice]) => ({ topic, choice })));

const person = (
  choices: Record<string, unknown> = {},
  more: Partial<BackgroundPerson> = {},
): BackgroundPerson => {
  const zone = more.zone ?? 'Europe/Madrid';
  const hours = more.hours ?? officeHours(zone);
  const chosen = choose(choices);
  return {
    id: 'u',
    name: 'Ana',
    email: 'ana@example.org',
    zone,
    isActive: true,
    isEnabled: true,
    isReachable: true,
    hours,
    choices: chosen,
    quiet: quietHoursOf(chosen, hours),
    sent: 0,
    sentOn: '',
    preferred: 'WEB',
    ...more,
  };
};
const at = (text: string) => Date.parse(text);
/** 'briefing 09:00' for each occasion planned on that date, on the person's own clock. */
const planned = (who: BackgroundPerson, now: string, date: string) =>
  planDays({ ...who, now: at(now) })
    .filter(({ occasion }) => occasion === date)
    .map(
      ({ kind, dueAt }) =>
        `${kind} ${new Date(minuteOfDay(dueAt, who.zone) * MINUTE).toISOString().slice(11, 16)}`,
    );

describe('the days ahead', () => {
  it('begin and end with working hours', () => {
    expect(planned(person(), '2026-11-16T06:00:00Z', '2026-11-16')).toEqual([
      'briefing 09:00',
      'evening 17:00',
    ]);
    expect(planned(person(), '2026-11-20T20:00:00Z', '2026-11-21')).toEqual([]);
  });

  it.each([
    ['a time of their own', { briefing: { on: true, at: '07:30' } }, ['briefing 07:30', 'evening 17:00']],
    ['no briefing', { briefing: { on: false } }, ['evening 17:00']],
    [
      'a time within quiet hours that are only assumed',
      { briefing: { on: true, at: '05:45' } },
      ['briefing 05:45', 'evening 17:00'],
    ],
    [
      'own quiet hours in the morning',
      { quiet: { on: true, from: '20:00', to: '10:30' } },
      ['briefing 10:30', 'evening 17:00'],
    ],
    [
      'own quiet hours in the evening',
      { quiet: { on: true, from: '16:00', to: '07:00' } },
      ['briefing 09:00', 'evening 15:45'],
    ],
    ['own quiet hours all day long', { quiet: { on: true, from: '08:00', to: '19:00' } }, []],
  ])('%s', (_name, choices, expected) => {
    expect(planned(person(choices), '2026-11-16T04:00:00Z', '2026-11-16')).toEqual(expected);
  });

  it('know which minute the person named and which is only assumed', () => {
    const assumed = planDays({
      ...person({ briefing: { on: true, at: '07:30' } }),
      now: at('2026-11-16T04:00:00Z'),
    });
    expect(assumed.map(({ kind, isAssumed }) => [kind, isAssumed]).slice(0, 2)).toEqual([
      ['briefing', false],
      ['evening', true],
    ]);
  });

  it('follow the clock over both days of summer time', () => {
    for (const date of ['2026-03-27', '2026-03-30', '2026-10-23', '2026-10-26'])
      expect(planned(person(), `${date}T00:00:00Z`, date)).toEqual(['briefing 09:00', 'evening 17:00']);
  });

  it('of somebody who works at night have no assumed quiet', () => {
    const hours = officeHours('Europe/Madrid', '22:00', '06:00');
    expect(planned(person({}, { hours }), '2026-11-16T04:00:00Z', '2026-11-16')).toEqual(['briefing 22:00']);
  });

  it('are left out where quiet ends only minutes before it begins again', () => {
    const who = person({ quiet: { on: true, from: '13:15', to: '13:01' } });
    expect(planned(who, '2026-11-16T04:00:00Z', '2026-11-16')).toEqual([]);
  });

  it('lie on the named date, for every zone, choice and moment', () => {
    const clock = fc
      .integer({ min: 0, max: 1439 })
      .map((minute) => new Date(minute * MINUTE).toISOString().slice(11, 16));
    fc.assert(
      fc.property(
        fc.constantFrom(
          'UTC',
          'America/New_York',
          'Asia/Kathmandu',
          'Australia/Lord_Howe',
          'Pacific/Auckland',
          'Africa/Casablanca',
        ),
        fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') }),
        fc.option(clock, { nil: undefined }),
        fc.option(fc.record({ from: clock, to: clock }), { nil: undefined }),
        (zone, now, briefing, quiet) => {
          const who = person(
            {
              ...(briefing ? { briefing: { on: true, at: briefing } } : {}),
              ...(quiet ? { quiet: { on: true, ...quiet } } : {}),
            },
            { zone, hours: officeHours(zone) },
          );
          for (const one of planDays({ ...who, now })) {
            expect(localDate(one.dueAt, zone)).toBe(one.occasion);
            expect(one.untilAt).toBeGreaterThan(one.dueAt);
            // What the person wants quiet stays quiet, whatever else they want.
            if (quiet && quiet.from !== quiet.to) expect(isQuiet(one.dueAt, zone, who.quiet)).toBe(false);
          }
        },
      ),
    );
  });
});

describe('may it be said', () => {
  const noon = at('2026-11-16T12:00:00Z');
  const waiting = { kind: 'briefing' as const, untilAt: noon + HOUR };

  it.each<[string, Record<string, unknown>, Partial<BackgroundPerson>, string]>([
    ['paused by staff', {}, { isEnabled: false }, 'paused'],
    ['deactivated', {}, { isActive: false }, 'inactive'],
    ['stopped', { briefing: { on: false } }, {}, 'stopped'],
    ['all stopped', { everything: { on: false } }, {}, 'stopped'],
    ['all stopped until later', { everything: { on: false, until: '2026-11-17T00:00:00Z' } }, {}, 'stopped'],
    ['a full day', { limit: { most: 2 } }, { sent: 2, sentOn: '2026-11-16' }, 'enough for today'],
    ['none a day', { limit: { most: 0 } }, {}, 'enough for today'],
  ])('%s: no', (_name, choices, more, why) => {
    expect(permissionToSend(person(choices, more), waiting, noon)).toEqual({ kind: 'no', why });
  });

  it('yes otherwise, also when the stop is over or the full day was yesterday', () => {
    for (const who of [
      person(),
      person({ everything: { on: false, until: '2026-11-16T11:00:00Z' } }),
      person({ limit: { most: 2 } }, { sent: 2, sentOn: '2026-11-15' }),
    ])
      expect(permissionToSend(who, waiting, noon)).toEqual({ kind: 'yes', localDay: '2026-11-16' });
    expect(permissionToSend(person(), waiting, waiting.untilAt)).toEqual({ kind: 'no', why: 'too late' });
  });

  it('waits for the end of the quiet when it keeps, and is left out when it does not', () => {
    const night = at('2026-11-16T22:30:00Z');
    const untilAt = night + 24 * HOUR;
    const seven = at('2026-11-17T06:00:00Z');
    expect(permissionToSend(person(), { kind: 'collision', untilAt }, night)).toEqual({
      kind: 'later',
      at: seven,
    });
    expect(permissionToSend(person(), { kind: 'nudge', untilAt }, night)).toEqual({
      kind: 'no',
      why: 'quiet hours',
    });
    expect(permissionToSend(person(), { kind: 'collision', untilAt: seven }, night)).toEqual({
      kind: 'no',
      why: 'quiet hours',
    });
  });

  it('quiet that we only assume gives way to a time of their own, quiet of their own to nothing', () => {
    const night = at('2026-11-16T22:30:00Z');
    const wanted = { kind: 'evening' as const, untilAt: night + HOUR };
    const late = { evening: { on: true, at: '23:30' } };
    expect(permissionToSend(person(late), wanted, night)).toMatchObject({ kind: 'yes' });
    expect(
      permissionToSend(person({ ...late, quiet: { on: true, from: '22:00', to: '07:00' } }), wanted, night),
    ).toEqual({
      kind: 'no',
      why: 'quiet hours',
    });
    expect(permissionToSend(person(), wanted, night)).toMatchObject({ kind: 'no' });
  });

  it('the end of the quiet is not quiet and comes within a day, for every zone and moment', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
        fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 0, max: 1439 }),
        (zone, now, from, to) => {
          fc.pre(from !== to);
          const quiet = { from, to, isOwn: true };
          if (!isQuiet(now, zone, quiet)) return;
          const end = quietEnd(now, zone, quiet);
          expect(end).toBeGreaterThan(now);
          expect(isQuiet(end, zone, quiet)).toBe(false);
          expect(end - now).toBeLessThanOrEqual(25 * HOUR);
        },
      ),
    );
  });
});

describe('quiet hours', () => {
  const hours = (from: string, to: string) => officeHours('Europe/Madrid', from, to);

  it('that we assume begin after work and end before it', () => {
    const usual = quietHoursOf(choose(), hours('09:00', '17:00'));
    expect(usual).toMatchObject({ isOwn: false });
    expect(quietHoursOf(choose(), hours('05:00', '14:00'))).toEqual({ ...usual, to: 300 });
    expect(quietHoursOf(choose(), hours('14:00', '23:30'))).toEqual({ ...usual, from: 1410 });
  });

  it('that were said hold to the minute, whatever the hours of work', () => {
    const own = choose({ quiet: { on: true, from: '20:00', to: '08:00' } });
    expect(quietHoursOf(own, hours('05:00', '23:30'))).toEqual({ from: 1200, to: 480, isOwn: true });
    expect(
      quietHoursOf(choose({ quiet: { on: false, from: '20:00', to: '08:00' } }), hours('09:00', '17:00')),
    ).toBeUndefined();
  });

  it.each([
    [1319, false],
    [1320, true],
    [1439, true],
    [0, true],
    [419, true],
    [420, false],
    [720, false],
  ])('from 22:00 to 07:00, minute %i: %s', (minute, expected) => {
    expect(isQuietMinute(minute, { from: 1320, to: 420, isOwn: true })).toBe(expected);
  });

  it.each([
    [719, false],
    [720, true],
    [779, true],
    [780, false],
  ])('from 12:00 to 13:00, minute %i: %s', (minute, expected) => {
    expect(isQuietMinute(minute, { from: 720, to: 780, isOwn: true })).toBe(expected);
  });
});

it('reads minutes', () => {
  expect([minutesOf('00:00'), minutesOf('07:30'), minutesOf('23:59')]).toEqual([0, 450, 1439]);
});
