import { describe, expect, it } from 'vitest';
import { SchedulingError } from '../errors.ts';
import { DAY, HOUR, MINUTE } from '../time/civil.ts';
import { parseDateTime } from '../time/moment.ts';
import { officeHours } from '../working-hours.ts';
import { findFreeTimes } from './find-free-times.ts';
import type { FreeTimesRequest, Person } from './types.ts';

const ZONE = 'Europe/Berlin';
const at = (text: string, zone = ZONE): number => parseDateTime(text, zone);
const person = (id: string, ...busy: [string, string][]): Person => ({
  id,
  busy: busy.map(([from, to]) => ({ start: at(`2026-03-10T${from}`), end: at(`2026-03-10T${to}`) })),
});
const tuesday = { start: at('2026-03-10T09:00'), end: at('2026-03-10T17:00') };
const base: FreeTimesRequest = { people: [person('ana')], window: tuesday, duration: HOUR, zone: ZONE };
const clock = (instant: number, zone = ZONE): string =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const times = (request: FreeTimesRequest): string[] =>
  findFreeTimes(request).slots.map((slot) => clock(slot.start));

describe('finding a time', () => {
  it('is where nobody is busy, earliest first', () => {
    const people = [
      person('ana', ['09:00', '10:00'], ['11:00', '12:00']),
      person('bo', ['10:00', '10:30'], ['14:00', '17:00']),
    ];
    expect(times({ ...base, people })).toEqual(['12:00', '12:30', '13:00']);
  });

  it('fits exactly into a gap of its own length', () => {
    const people = [person('ana', ['09:00', '10:00'], ['11:00', '17:00'])];
    expect(times({ ...base, people })).toEqual(['10:00']);
    expect(times({ ...base, people, duration: HOUR + 1 })).toEqual([]);
  });

  it('buffers keep a distance on both sides, but not from the window’s edge', () => {
    const people = [person('ana', ['11:00', '12:00'])];
    const buffers = { before: 30 * MINUTE, after: 15 * MINUTE };
    expect(times({ ...base, people, buffers, granularity: 15 * MINUTE, limit: 100 })).toEqual([
      '09:00',
      '09:15',
      '09:30',
      '09:45',
      ...['12', '13', '14', '15']
        .flatMap((hour) => ['00', '15', '30', '45'].map((minute) => `${hour}:${minute}`))
        .slice(2),
      '16:00',
    ]);
  });

  it('starts lie on the clock of the zone, also where that is off by a quarter', () => {
    const zone = 'Asia/Kathmandu';
    const window = { start: at('2026-03-10T09:10', zone), end: at('2026-03-10T11:00', zone) };
    const slots = findFreeTimes({ ...base, window, zone, duration: 30 * MINUTE }).slots;
    expect(slots.map((slot) => clock(slot.start, zone))).toEqual(['09:30', '10:00', '10:30']);
  });

  it('keeps everyone’s working hours, each on their own clock', () => {
    const people: Person[] = [
      { id: 'ana', busy: [], workingHours: officeHours(ZONE) },
      { id: 'bo', busy: [], workingHours: officeHours('America/New_York') },
    ];
    // 10 March: New York is already on summer time, five hours behind.
    expect(
      times({ ...base, people, window: { start: tuesday.start - 9 * HOUR, end: tuesday.start + 15 * HOUR } }),
    ).toEqual(['14:00', '14:30', '15:00', '15:30', '16:00']);
  });

  it('several windows: never across them', () => {
    const window = [
      { start: at('2026-03-10T09:00'), end: at('2026-03-10T10:30') },
      { start: at('2026-03-10T10:45'), end: at('2026-03-10T12:00') },
    ];
    expect(times({ ...base, window })).toEqual(['09:00', '09:30', '11:00']);
  });

  it('several lengths: the first wanted, the others rather than nothing', () => {
    const people = [person('ana', ['09:00', '13:00'], ['13:30', '17:00'])];
    const { slots } = findFreeTimes({ ...base, people, duration: [HOUR, 30 * MINUTE] });
    expect(slots).toHaveLength(1);
    expect(slots[0]?.reasons.map((reason) => reason.text)).toEqual(['Free', '30 minutes instead of 60']);
  });

  it('distinct slots do not overlap', () => {
    expect(times({ ...base, distinct: true, limit: 3 })).toEqual(['09:00', '10:00', '11:00']);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/St_Johns', '2026-03-08', 23],
    ['Australia/Lord_Howe', '2026-10-04', 23],
    ['Asia/Kathmandu', '2026-03-29', 24],
    ['America/Los_Angeles', '2026-11-01', 25],
  ])('on the day of the change in %s (%s) there are %s full hours to start at', (zone, date, hours) => {
    const start = at(`${date}T00:00`, zone);
    const next = new Date(Date.parse(`${date}T00:00Z`) + DAY).toISOString().slice(0, 10);
    const window = { start, end: at(`${next}T00:00`, zone) };
    const { slots } = findFreeTimes({
      ...base,
      window,
      zone,
      granularity: HOUR,
      duration: 30 * MINUTE,
      limit: 99,
    });
    expect(slots).toHaveLength(hours);
    expect(slots.every((slot) => clock(slot.start, zone).endsWith(':00'))).toBe(true);
  });
});

describe('preferences', () => {
  const lunch = { kind: 'avoid', label: 'lunch', when: { zone: ZONE, from: '12:00', to: '13:00' } } as const;
  const mornings = {
    kind: 'prefer',
    label: 'mornings',
    when: { zone: ZONE, from: '08:00', to: '12:00' },
  } as const;

  it('hard ones rule out', () => {
    const found = times({ ...base, preferences: [{ ...lunch, strength: 'hard' }], limit: 99 });
    expect(found).not.toContain('11:30');
    expect(found).not.toContain('12:30');
    expect(found).toContain('11:00');
    expect(found).toContain('13:00');
    expect(times({ ...base, preferences: [{ ...mornings, strength: 'hard' }] })).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
    ]);
    const friday = {
      kind: 'avoid',
      strength: 'hard',
      label: 'Tuesdays',
      when: { zone: ZONE, weekdays: ['tuesday'] },
    } as const;
    expect(times({ ...base, preferences: [friday] })).toEqual([]);
    const notice = {
      kind: 'not-before',
      strength: 'hard',
      label: 'two hours notice',
      earliest: at('2026-03-10T15:20'),
    } as const;
    expect(times({ ...base, preferences: [notice] })).toEqual(['15:30', '16:00']);
  });

  it('soft ones order, and say why', () => {
    const people = [person('ana', ['09:00', '11:00'], ['14:00', '17:00'])];
    const { slots } = findFreeTimes({
      ...base,
      people,
      preferences: [
        { ...lunch, strength: 'soft' },
        { ...mornings, strength: 'soft', weight: 3 },
      ],
    });
    expect(
      slots.map((slot) => [clock(slot.start), slot.score, slot.reasons.map((reason) => reason.text)]),
    ).toEqual([
      ['11:00', 103, ['Free', 'In preferred time: mornings']],
      ['13:00', 100, ['Free']],
      ['11:30', 90, ['Free', 'Touches time to avoid: lunch']],
      ['12:00', 90, ['Free', 'Touches time to avoid: lunch']],
      ['12:30', 90, ['Free', 'Touches time to avoid: lunch']],
    ]);
  });

  it('soft notice lowers what comes too soon', () => {
    const notice = {
      kind: 'not-before',
      strength: 'soft',
      label: 'tomorrow at the earliest',
      earliest: at('2026-03-10T15:20'),
    } as const;
    expect(times({ ...base, preferences: [notice], limit: 3 })).toEqual(['15:30', '16:00', '09:00']);
  });
});

describe('people nobody knows about', () => {
  const unknown: Person = { id: 'bo', name: 'Bo', busy: [], unknown: 'all' };

  it('are never free: every slot names them', () => {
    const found = findFreeTimes({ ...base, people: [person('ana'), unknown], limit: 2 });
    expect(found.unknownPeople).toEqual(['bo']);
    for (const slot of found.slots) {
      expect(slot.unknown).toEqual(['bo']);
      expect(slot.reasons.map((reason) => reason.text)).toEqual([
        'Everyone whose calendar is known can come',
        'Bo’s calendar is unknown',
      ]);
    }
  });

  it('can be insisted on', () => {
    const found = findFreeTimes({ ...base, people: [person('ana'), unknown], requireEveryoneKnown: true });
    expect(found).toEqual({ slots: [], unknownPeople: ['bo'], candidates: 0 });
  });

  it('partly unknown: only there, and known times come first', () => {
    const partly: Person = { ...unknown, unknown: [{ start: tuesday.start, end: at('2026-03-10T15:00') }] };
    const request = { ...base, people: [person('ana'), partly], limit: 4 };
    const found = findFreeTimes(request);
    expect(found.unknownPeople).toEqual([]);
    expect(found.slots.map((slot) => [clock(slot.start), slot.unknown])).toEqual([
      ['15:00', []],
      ['15:30', []],
      ['16:00', []],
      ['09:00', ['bo']],
    ]);
    expect(times({ ...request, requireEveryoneKnown: true })).toEqual(['15:00', '15:30', '16:00']);
  });

  it('what is known of them still counts', () => {
    const people = [{ ...unknown, busy: [{ start: tuesday.start, end: tuesday.end - HOUR }] }];
    expect(times({ ...base, people })).toEqual(['16:00']);
  });
});

describe('optional people', () => {
  it('cost points instead of time', () => {
    const people: Person[] = [person('ana'), { ...person('bo', ['09:00', '16:00']), optional: true }];
    const { slots } = findFreeTimes({ ...base, people, limit: 2 });
    expect(slots.map((slot) => [clock(slot.start), slot.busyOptional])).toEqual([
      ['16:00', []],
      ['09:00', ['bo']],
    ]);
  });
});

describe('requests that mean nothing', () => {
  it.each<[string, Partial<FreeTimesRequest>]>([
    ['no duration', { duration: 0 }],
    ['a negative one', { duration: -HOUR }],
    ['none of many', { duration: [] }],
    ['NaN', { duration: Number.NaN }],
    ['nobody', { people: [] }],
    ['a granularity of nothing', { granularity: 0 }],
    ['a negative buffer', { buffers: { before: -1 } }],
    ['an endless window', { window: { start: 0, end: Number.POSITIVE_INFINITY } }],
    ['an unknown zone', { zone: 'Nowhere' }],
    ['a negative limit', { limit: -1 }],
    ['busy backwards', { people: [{ id: 'x', busy: [{ start: 2, end: 1 }] }] }],
  ])('%s is a typed error', (_name, wrong) => {
    expect(() => findFreeTimes({ ...base, ...wrong })).toThrow(SchedulingError);
  });

  it('an empty window has no times', () => {
    expect(findFreeTimes({ ...base, window: { start: 5, end: 5 } }).slots).toEqual([]);
    expect(findFreeTimes({ ...base, window: [] }).slots).toEqual([]);
  });
});
