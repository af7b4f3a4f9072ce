import type { Account } from '../../../accounts/account.ts';
import type { Calendar, NewEntry } from '../calendar.repository.ts';
import { sampleId } from './event-maker.ts';

export const TEAM_CALENDAR = 'c_atlasteam@group.calendar.google.com';

/** Nobody else may ask when this person is busy: free/busy answers 'notFound' for them. */
const KEEPS_TO_THEMSELVES = 'auckland@example.org';

const HOLIDAYS: Record<string, { id: string; name: string; days: readonly [string, string][] }> = {
  'Europe/Madrid': {
    id: 'en.spain#holiday@group.v.calendar.google.com',
    name: 'Holidays in Spain',
    days: [
      ['01-06', 'Epiphany'],
      ['05-01', 'Labour Day'],
      ['10-12', 'National Day'],
      ['12-06', 'Constitution Day'],
      ['12-25', 'Christmas Day'],
    ],
  },
  'America/New_York': {
    id: 'en.usa#holiday@group.v.calendar.google.com',
    name: 'Holidays in United States',
    days: [
      ['01-01', "New Year's Day"],
      ['06-19', 'Juneteenth'],
      ['07-04', 'Independence Day'],
      ['11-11', 'Veterans Day'],
      ['12-25', 'Christmas Day'],
    ],
  },
  'Europe/London': {
    id: 'en.uk#holiday@group.v.calendar.google.com',
    name: 'Holidays in United Kingdom',
    days: [
      ['01-01', "New Year's Day"],
      ['03-17', "Saint Patrick's Day"],
      ['11-05', 'Guy Fawkes Night'],
      ['12-25', 'Christmas Day'],
      ['12-26', 'Boxing Day'],
    ],
  },
};

const HOLIDAY_ZONE: Record<string, string> = {
  'America/Los_Angeles': 'America/New_York',
  'Europe/Lisbon': 'Europe/Madrid',
  'Europe/Berlin': 'Europe/London',
};

const holidaysFor = (zone: string) => HOLIDAYS[HOLIDAY_ZONE[zone] ?? zone];
export const allHolidays = Object.values(HOLIDAYS);

export const personalCalendarId = (account: Account): string =>
  `${sampleId('personal', account.email)}@group.calendar.google.com`;

/** Who is in the team that shares a calendar. */
export const isInTeam = (account: Account): boolean =>
  account.email.endsWith('@example.org') && account.emailVerified;

export const sampleCalendars = (people: readonly Account[]): Calendar[] => {
  const base = { primaryOf: undefined, description: undefined, sharesFreeBusy: false };
  return [
    ...people.map((account) => ({
      ...base,
      id: account.email,
      primaryOf: account.email,
      summary: account.email,
      timeZone: account.timeZone,
      sharesFreeBusy: account.email !== KEEPS_TO_THEMSELVES,
    })),
    ...people.map((account) => ({
      ...base,
      id: personalCalendarId(account),
      summary: 'Personal',
      timeZone: account.timeZone,
    })),
    ...allHolidays.map(({ id, name }) => ({ ...base, id, summary: name, timeZone: 'UTC' })),
    {
      ...base,
      id: TEAM_CALENDAR,
      summary: 'Atlas team',
      description: 'Releases, visits and days off',
      timeZone: 'Europe/London',
    },
  ];
};

export const sampleEntries = (people: readonly Account[]): NewEntry[] => [
  ...people.flatMap((account) => entriesOf(account)),
  // Two people see something of somebody else's calendar: one only when it is busy, one everything.
  {
    email: 'newyork@example.org',
    calendarId: 'madrid@example.org',
    accessRole: 'freeBusyReader',
    backgroundColor: '#fad165',
    summaryOverride: 'Lucía (Madrid)',
  },
  {
    email: 'losangeles@example.org',
    calendarId: 'newyork@example.org',
    accessRole: 'reader',
    backgroundColor: '#c2c2c2',
  },
];

const entriesOf = (account: Account): NewEntry[] => {
  const { email } = account;
  const holidays = holidaysFor(account.timeZone);
  return [
    { email, calendarId: email, accessRole: 'owner', backgroundColor: '#9fe1e7' },
    { email, calendarId: personalCalendarId(account), accessRole: 'owner', backgroundColor: '#b3dc6c' },
    ...(isInTeam(account)
      ? [{ email, calendarId: TEAM_CALENDAR, accessRole: 'writer' as const, backgroundColor: '#ffad46' }]
      : []),
    ...(holidays
      ? [
          {
            email,
            calendarId: holidays.id,
            accessRole: 'reader' as const,
            backgroundColor: '#92e1c0',
            hidden: email.startsWith('berlin'),
          },
        ]
      : []),
  ];
};
