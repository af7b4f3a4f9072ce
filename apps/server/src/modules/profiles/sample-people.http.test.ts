import type { Weekday } from '@catch/scheduling';
import { WEEKDAYS } from '@catch/scheduling';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { productEnvironment } from '../../../../sandbox/src/product-environment.ts';
import { startTestSandbox, type TestSandbox } from '../../../../sandbox/test/start-test-sandbox.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { createTestProduct, type TestProduct, turnOnMail } from '../../../test/test-product.ts';
import type { Commitment, ProfileData } from './profile.ts';
import { profileOf } from './test/profile-of.ts';

/**
 * A profile of each sample person that a reader of their calendar would agree with. The facts were written down from
 * looking at the calendars. Single meetings are drawn by lot there: what rests on them is only bounded.
 */
const EVERY_DAY = WEEKDAYS.slice(0, 5);
const RUN = ['Morning run', 'weekly', ['tuesday', 'thursday'], '06:15', 40] as const;
const CHOIR = ['Choir', 'weekly', ['thursday'], '21:30', 75] as const;

type Habit = readonly [
  title: string,
  rhythm: Commitment['rhythm'],
  weekdays: readonly Weekday[],
  at: string,
  minutes: number,
];
interface Reading {
  readonly zone: string;
  readonly habits: readonly Habit[];
  /** In the calendar, but declined or never answered. */
  readonly notTheirs?: readonly string[];
  /** The people they see most, in any order. */
  readonly closest: readonly string[];
}

const READINGS: Record<string, Reading> = {
  'staff.one@catch.example': {
    zone: 'Europe/London',
    habits: [['Stand-up', 'weekly', EVERY_DAY, '09:15', 15], RUN],
    closest: ['Theo Ferreira'],
  },
  'staff.two@catch.example': {
    zone: 'Europe/Lisbon',
    habits: [['Stand-up', 'weekly', EVERY_DAY, '09:15', 15], CHOIR],
    closest: ['Maya Lindqvist'],
  },
  'madrid@example.org': {
    zone: 'Europe/Madrid',
    habits: [
      ['Weekly planning', 'weekly', ['monday'], '10:00', 45],
      ['Lucía / Daniel', 'every other week', ['wednesday'], '16:00', 30],
      RUN,
    ],
    notTheirs: ['Design review', 'Retrospective'],
    closest: ['Oliver Hayes', 'Jonas Weber', 'Anjali Shrestha', 'Daniel Brooks'],
  },
  'newyork@example.org': {
    zone: 'America/New_York',
    habits: [
      ['Design review', 'weekly', ['thursday'], '11:00', 60],
      ['Coast to coast', 'weekly', ['monday', 'wednesday'], '16:00', 30],
      CHOIR,
    ],
    closest: ['Grace Kim'],
  },
  'kathmandu@example.org': {
    zone: 'Asia/Kathmandu',
    habits: [['Mentoring', 'every other week', ['thursday'], '17:30', 45], RUN],
    notTheirs: ['All hands'],
    closest: ['Jonas Weber', 'Oliver Hayes', 'Lucía Navarro'],
  },
  'london@example.org': {
    zone: 'Europe/London',
    habits: [['Weekly planning', 'weekly', ['monday'], '09:00', 45], CHOIR],
    closest: ['Jonas Weber', 'Anjali Shrestha', 'Lucía Navarro'],
  },
  'losangeles@example.org': {
    zone: 'America/Los_Angeles',
    habits: [
      ['Coast to coast', 'weekly', ['monday', 'wednesday'], '13:00', 30],
      ['Design review', 'weekly', ['thursday'], '08:00', 60],
      RUN,
    ],
    notTheirs: ['Monthly review'],
    closest: ['Daniel Brooks'],
  },
  'tokyo@example.org': {
    zone: 'Asia/Tokyo',
    habits: [['Release night', 'every other week', ['wednesday'], '22:30', 60], CHOIR],
    notTheirs: ['All hands'],
    closest: ['Aroha Williams', 'Isla Thompson'],
  },
  'lordhowe@example.org': {
    zone: 'Australia/Lord_Howe',
    habits: [['Pacific handover', 'weekly', ['tuesday'], '17:00', 30], RUN],
    notTheirs: ['All hands'],
    closest: ['Aroha Williams', 'Haruto Sato'],
  },
  'saopaulo@example.org': {
    zone: 'America/Sao_Paulo',
    habits: [['Retrospective', 'every other week', ['friday'], '16:00', 60], CHOIR],
    notTheirs: ['Weekly planning'],
    closest: ['Daniel Brooks', 'Grace Kim'],
  },
  'berlin@example.org': {
    zone: 'Europe/Berlin',
    habits: [['Weekly planning', 'weekly', ['monday'], '10:00', 45], RUN],
    notTheirs: ['Mentoring'],
    closest: ['Oliver Hayes', 'Lucía Navarro', 'Anjali Shrestha'],
  },
  'auckland@example.org': {
    zone: 'Pacific/Auckland',
    habits: [CHOIR],
    closest: ['Isla Thompson', 'Haruto Sato'],
  },
};

/** The lots are drawn for each week: read in a week of its own, everybody reads the same calendars, this year and next. */
const clock = createTestClock('2026-11-16T12:00:00Z');
let sandbox: TestSandbox;
let product: TestProduct;
beforeAll(async () => {
  const { productUrl } = inject('environment');
  sandbox = await startTestSandbox(productUrl, () => clock.now());
  product = await createTestProduct({
    clock,
    environment: {
      ...productEnvironment({ sandboxUrl: sandbox.url, publicUrl: productUrl }),
      LOGFIRE_WRITE_TOKEN: '',
    },
  });
});
afterAll(async () => {
  await product.close();
  await sandbox.close();
});

describe.each(Object.entries(READINGS))('%s', (email, reading) => {
  let profile: ProfileData;
  beforeAll(async () => {
    await turnOnMail(product, await product.signIn(email), email);
    // Learned at once after the sign-in, and again with the mail.
    await vi.waitFor(
      async () => {
        profile = await profileOf(product, email);
        expect(profile.read.mail_read).toBe(true);
      },
      { timeout: 60_000 },
    );
  });

  it('works from Monday to Friday in office hours, where the calendar says', () => {
    expect(profile.time_zone).toBe(reading.zone);
    expect(profile.working_hours?.zone).toBe(reading.zone);
    expect(Object.keys(profile.working_hours?.week ?? {}).sort()).toEqual([...EVERY_DAY].sort());
    const [range] = profile.working_hours?.week.tuesday ?? [];
    expect(range?.from).toMatch(/^(0[789]|10):[03]0$/);
    expect(range?.to).toMatch(/^(1[6789]|20):[03]0$/);
    expect(profile.works_from).toEqual([
      expect.objectContaining({ name: 'Office', weekdays: ['tuesday', 'wednesday', 'thursday'] }),
      expect.objectContaining({ name: 'Home', weekdays: ['monday', 'friday'] }),
    ]);
  });

  it('keeps to what comes back, and lunches at one', () => {
    const found = profile.commitments.map(({ title, rhythm, weekdays, at, minutes }) => [
      title,
      rhythm,
      weekdays,
      at,
      minutes,
    ]);
    const always: Habit[] = [
      ['Lunch', 'weekly', EVERY_DAY, '13:00', 45],
      ['Focus time', 'weekly', ['friday'], '09:00', 120],
    ];
    for (const habit of [...always, ...reading.habits]) expect(found).toContainEqual(habit);
    const titles = profile.commitments.map(({ title }) => title);
    for (const other of ['Home', 'Office', 'Happy birthday!', ...(reading.notTheirs ?? [])])
      expect(titles).not.toContain(other);
    expect(profile.meals).toContainEqual(
      expect.objectContaining({ meal: 'lunch', at: '13:00', minutes: 45 }),
    );
  });

  it('knows whom they see, by name', () => {
    const first = profile.contacts.slice(0, reading.closest.length + 1).map(({ name }) => name);
    expect(first).toEqual(expect.arrayContaining([...reading.closest]));
    for (const contact of profile.contacts) {
      expect(contact.meetings + contact.mails_sent).toBeGreaterThanOrEqual(2);
      expect(contact.email).not.toBe(email);
      expect(contact.email).not.toMatch(/no-reply|news@/);
    }
  });

  it('counts its evidence, and takes links for no places', () => {
    expect(profile.read.events).toBeGreaterThan(200);
    expect(profile.read).toMatchObject({ mail_read: true });
    expect(profile.read.mails).toBeGreaterThan(10);
    const { meetings = 0, inside = 0, days = 0 } = profile.working_hours?.evidence ?? {};
    expect(inside / meetings).toBeGreaterThanOrEqual(0.8);
    expect(days).toBeGreaterThan(20);
    expect([15, 30, 45, 60, 90]).toContain(profile.meeting_lengths?.common[0]?.minutes);
    expect(profile.places.length).toBeGreaterThan(0);
    expect(profile.places.every(({ name }) => !name.includes('://'))).toBe(true);
    for (const { from, to } of profile.travel) expect(from <= to).toBe(true);
  });
});
