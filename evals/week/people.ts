import { Temporal } from 'temporal-polyfill';

/** Seven days across the end of summer time in Europe (25 October 2026), beginning on a Thursday. */
export const DAYS = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-10-${day}`);
export const FIRST_DAY = DAYS[0] as string;

export interface Wish {
  /** On the person's own clock. */
  readonly at: string;
  readonly say: string;
}

export interface WeekPerson {
  readonly index: number;
  readonly email: string;
  readonly name: string;
  readonly zone: string;
  readonly channel: 'whatsapp' | 'slack';
  /** Learnt elsewhere: the week begins with a profile that says so. */
  readonly hours?: { readonly from: string; readonly to: string; readonly days: readonly string[] };
  readonly wishes: readonly Wish[];
  /** What staff do to them. */
  readonly staff: readonly { readonly at: string; readonly action: 'pause' | 'resume' }[];
  /** Nothing is ever put into this calendar. */
  readonly isEmpty: boolean;
}

/** Accounts that the sandbox knows, with lives of their own in their calendars. */
const SAMPLES: readonly [string, string, string][] = [
  ['madrid', 'Lucía Navarro', 'Europe/Madrid'],
  ['newyork', 'Daniel Brooks', 'America/New_York'],
  ['kathmandu', 'Anjali Shrestha', 'Asia/Kathmandu'],
  ['london', 'Oliver Hayes', 'Europe/London'],
  ['losangeles', 'Grace Kim', 'America/Los_Angeles'],
  ['tokyo', 'Haruto Sato', 'Asia/Tokyo'],
  ['lordhowe', 'Isla Thompson', 'Australia/Lord_Howe'],
  ['saopaulo', 'Beatriz Costa', 'America/Sao_Paulo'],
  ['berlin', 'Jonas Weber', 'Europe/Berlin'],
  ['auckland', 'Aroha Williams', 'Pacific/Auckland'],
];
const ZONES = [
  'Europe/Madrid',
  'America/New_York',
  'Asia/Kathmandu',
  'Europe/London',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Asia/Kolkata',
  'Africa/Lagos',
  'America/St_Johns',
  'Pacific/Chatham',
  'Asia/Dubai',
];
const FIRST_NAMES =
  'Amara Bruno Chidi Dalia Emil Farah Goran Hana Ivo Jana Karim Leila Marek Nadia Omar Petra Quentin Rosa Stefan Tamar Umar Vera Wim Xenia Yusuf Zoe Anders Bianca Cyrus Delia Enzo Freya Gil Heidi Idris Joana Kofi Lena Milan Nora'.split(
    ' ',
  );

const WISHES: Readonly<Record<number, readonly Wish[]>> = {
  11: [{ at: '2026-10-22T06:00', say: 'send my briefing at 7:30' }],
  12: [{ at: '2026-10-22T08:00', say: 'stop the morning briefing' }],
  14: [{ at: '2026-10-22T08:00', say: 'no messages after 4pm' }],
  15: [{ at: '2026-10-22T08:00', say: 'at most 2 messages a day' }],
  16: [{ at: '2026-10-22T08:00', say: 'nudge me 5 minutes before meetings' }],
  18: [{ at: '2026-10-22T08:00', say: 'stop the nudges' }],
  19: [{ at: '2026-10-23T12:00', say: 'stop messaging me until Monday' }],
  21: [{ at: '2026-10-22T08:00', say: 'stop the evening look' }],
  22: [{ at: '2026-10-22T05:00', say: 'quiet hours from 6pm to 10am' }],
  23: [{ at: '2026-10-22T08:30', say: 'send the look at tomorrow at 8pm' }],
  25: [
    { at: '2026-10-22T08:00', say: 'stop the morning briefing' },
    { at: '2026-10-26T07:00', say: 'start the morning briefing again' },
  ],
  27: [{ at: '2026-10-22T08:00', say: 'stop telling me about collisions' }],
  28: [{ at: '2026-10-22T04:30', say: 'send my briefing at 5:15' }],
  29: [{ at: '2026-10-22T08:00', say: 'limit your messages to one a day' }],
};
const HOURS: Readonly<Record<number, WeekPerson['hours']>> = {
  20: { from: '07:00', to: '15:00', days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
  26: { from: '11:00', to: '19:00', days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
  30: { from: '22:00', to: '06:00', days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] },
  33: { from: '08:00', to: '16:00', days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'] },
};

export const PEOPLE: readonly WeekPerson[] = Array.from({ length: 50 }, (_value, index) => {
  const sample = SAMPLES[index];
  const firstName = FIRST_NAMES[index - SAMPLES.length] ?? '';
  const zone = sample?.[2] ?? (ZONES[index % ZONES.length] as string);
  const hours = HOURS[index];
  return {
    index,
    email: sample ? `${sample[0]}@example.org` : `${firstName.toLowerCase()}.${index}@example.org`,
    name: sample?.[1] ?? `${firstName} ${zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ')}`,
    zone,
    channel: index % 3 === 2 ? 'slack' : 'whatsapp',
    ...(hours ? { hours } : {}),
    wishes: WISHES[index] ?? [],
    staff:
      index === 31
        ? [
            { at: '2026-10-22T12:00', action: 'pause' },
            { at: '2026-10-26T12:00', action: 'resume' },
          ]
        : [],
    isEmpty: index === 17 || index === 24 || index === 40,
  };
});

export const instantOf = (local: string, zone: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;
