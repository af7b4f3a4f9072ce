import { addDays } from '@catch/scheduling';
import type { Account } from '../../../accounts/account.ts';
import type { Attendee } from '../event-data.ts';
import { type SampleRow, sampleEvent, timed } from './event-maker.ts';
import { allHolidays, personalCalendarId, TEAM_CALENDAR } from './sample-calendars.ts';
import { at, MEETINGS } from './sample-meetings.ts';

const ANSWERS: Record<string, Attendee['responseStatus']> = {
  '?': 'needsAction',
  '~': 'tentative',
  '-': 'declined',
};

const localPart = (account: Account): string => account.email.split('@')[0] ?? '';

const guest = (word: string, people: readonly Account[]): Attendee[] => {
  const sign = word.at(-1) ?? '';
  const name = sign in ANSWERS ? word.slice(0, -1) : word;
  const account = people.find((candidate) => localPart(candidate) === name);
  if (account === undefined) return [];
  return [{ email: account.email, displayName: account.name, responseStatus: ANSWERS[sign] ?? 'accepted' }];
};

/** Every series of the sample people. `monday` is where they begin: half a year before the first start. */
export const sampleSeries = (people: readonly Account[], monday: string, stamp: string): SampleRow[] => [
  ...MEETINGS.flatMap((plan) => {
    const organizer = people.find((account) => localPart(account) === plan.organizer);
    if (organizer === undefined) return [];
    return sampleEvent(
      {
        key: `series ${plan.key}`,
        organizer,
        summary: plan.summary,
        ...timed(addDays(monday, plan.day), plan.from, plan.length, organizer.timeZone),
        guests: (plan.guests ?? []).flatMap((word) => guest(word, people)),
        more: { recurrence: [`RRULE:${plan.rule}`], ...plan.more },
      },
      people,
      stamp,
    );
  }),
  ...people.flatMap((account, index) => ownSeries(account, index, monday, stamp)),
  ...holidaySeries(people, monday, stamp),
];

/** What everybody has of their own: exercise early or late, lunch, where they work, a birthday. */
const ownSeries = (account: Account, index: number, monday: string, stamp: string): SampleRow[] => {
  const zone = account.timeZone;
  const make = (
    key: string,
    summary: string,
    times: { start: SampleRow['data']['start']; end: SampleRow['data']['end'] },
    rule: string,
    more: Record<string, unknown> = {},
    calendarId?: string,
  ) =>
    sampleEvent(
      {
        key: `${key} ${account.email}`,
        organizer: account,
        summary,
        ...times,
        more: { recurrence: [`RRULE:${rule}`], ...more },
        ...(calendarId !== undefined && { calendarId }),
      },
      [],
      stamp,
    );
  const early = index % 2 === 0;
  const days = (first: number) => ({
    start: { date: addDays(monday, first) },
    end: { date: addDays(monday, first + 1) },
  });
  const place = (label: string, properties: unknown) => ({
    eventType: 'workingLocation',
    transparency: 'transparent',
    visibility: 'public',
    workingLocationProperties: properties,
    summary: label,
  });
  const month = String((index % 12) + 1).padStart(2, '0');
  const birthday = `${monday.slice(0, 4)}-${month}-${String(10 + index).padStart(2, '0')}`;
  return [
    ...(early
      ? make(
          'run',
          'Morning run',
          timed(addDays(monday, 1), at(6, 15), 40, zone),
          'FREQ=WEEKLY;BYDAY=TU,TH',
          {},
          personalCalendarId(account),
        )
      : make(
          'choir',
          'Choir',
          timed(addDays(monday, 3), at(21, 30), 75, zone),
          'FREQ=WEEKLY;BYDAY=TH',
          {},
          personalCalendarId(account),
        )),
    ...make('lunch', 'Lunch', timed(monday, at(13), 45, zone), 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', {
      transparency: 'transparent',
    }),
    ...make('focus', 'Focus time', timed(addDays(monday, 4), at(9), 120, zone), 'FREQ=WEEKLY;BYDAY=FR', {
      eventType: 'focusTime',
      focusTimeProperties: { autoDeclineMode: 'declineNone', chatStatus: 'doNotDisturb' },
    }),
    ...make(
      'home',
      'Home',
      days(0),
      'FREQ=WEEKLY;BYDAY=MO,FR',
      place('Home', { type: 'homeOffice', homeOffice: {} }),
    ),
    ...make(
      'office',
      'Office',
      days(1),
      'FREQ=WEEKLY;BYDAY=TU,WE,TH',
      place('Office', { type: 'officeLocation', officeLocation: { label: 'Main building' } }),
    ),
    ...make(
      'birthday',
      'Happy birthday!',
      { start: { date: birthday }, end: { date: addDays(birthday, 1) } },
      'FREQ=YEARLY',
      {
        eventType: 'birthday',
        transparency: 'transparent',
        visibility: 'private',
        birthdayProperties: { type: 'self' },
      },
    ),
  ];
};

const holidaySeries = (people: readonly Account[], monday: string, stamp: string): SampleRow[] => {
  const [anybody] = people;
  if (anybody === undefined) return [];
  const year = monday.slice(0, 4);
  const holidays = allHolidays.flatMap(({ id, days }) =>
    days.flatMap(([day, name]) =>
      sampleEvent(
        {
          key: `holiday ${id} ${day}`,
          organizer: anybody,
          calendarId: id,
          summary: name,
          start: { date: `${year}-${day}` },
          end: { date: addDays(`${year}-${day}`, 1) },
          more: {
            recurrence: ['RRULE:FREQ=YEARLY'],
            transparency: 'transparent',
            visibility: 'public',
            creator: { email: id },
          },
        },
        [],
        stamp,
      ),
    ),
  );
  const releases = sampleEvent(
    {
      key: 'team release',
      organizer: anybody,
      calendarId: TEAM_CALENDAR,
      summary: 'Release day',
      start: { date: addDays(monday, 2) },
      end: { date: addDays(monday, 3) },
      more: { recurrence: ['RRULE:FREQ=WEEKLY;INTERVAL=3'], transparency: 'transparent' },
    },
    [],
    stamp,
  );
  return [...holidays, ...releases];
};
