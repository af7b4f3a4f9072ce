import { addDays, DAY, HOUR, MINUTE, parseDate, zoneOf } from '@catch/scheduling';
import type { Account } from '../../../accounts/account.ts';
import { type Random, seededRandom } from '../../../platform/random.ts';
import type { Attendee } from '../event-data.ts';
import { invitationFromOutside, type SampleRow, sampleEvent, timed } from './event-maker.ts';
import { isInTeam, personalCalendarId, TEAM_CALENDAR } from './sample-calendars.ts';

const TOPICS = [
  'Budget',
  'Onboarding',
  'Roadmap',
  'Hiring',
  'Pricing',
  'Launch',
  'Customer',
  'Contract',
  'Research',
  'Website',
  'Partner',
  'Security',
] as const;
const FORMS = [
  'call',
  'review',
  'workshop',
  'check-in',
  'interview',
  'walk-through',
  'discussion',
  'demo',
] as const;
const PLACES = [
  'Room Juniper',
  'Room Birch',
  'Café Luz',
  'Second floor',
  'https://meet.google.com/abc-defg-hij',
  '',
] as const;
const PRIVATE_THINGS = [
  'Dentist',
  'Parents’ evening',
  'Physiotherapy',
  'Bank appointment',
  'Haircut',
  'Pick up the car',
  'Dinner with friends',
] as const;
const ANSWERS: readonly Attendee['responseStatus'][] = [
  'accepted',
  'accepted',
  'needsAction',
  'tentative',
  'declined',
];
const OUTSIDERS = [
  { email: 'events@summit.example', displayName: 'Northern Summit' },
  { email: 'nina.alvarez@harbour.example', displayName: 'Nina Álvarez' },
  { email: 'talent@brightwork.example', displayName: 'Brightwork Talent' },
] as const;

const WORKDAYS = [0, 1, 2, 3, 4] as const;

/** Everything of one week that does not repeat; the same week and seed always give the same events. */
export const sampleWeek = (people: readonly Account[], monday: string, stamp: string): SampleRow[] => [
  ...people.flatMap((account) => weekOf(account, people, monday, stamp)),
  ...teamWeek(people, monday, stamp),
];

const weekOf = (account: Account, people: readonly Account[], monday: string, stamp: string): SampleRow[] => {
  const random = seededRandom(`week ${monday} ${account.email}`);
  const key = (name: string) => `${name} ${monday} ${account.email}`;
  const zone = account.timeZone;
  const rows: SampleRow[] = [];
  const add = (
    name: string,
    summary: string,
    times: { start: SampleRow['data']['start']; end: SampleRow['data']['end'] },
    options: { guests?: Attendee[]; more?: Record<string, unknown>; calendarId?: string } = {},
  ) =>
    rows.push(
      ...sampleEvent({ key: key(name), organizer: account, summary, ...times, ...options }, people, stamp),
    );

  const meetings = random.integer(3, 5);
  for (let number = 0; number < meetings; number += 1) {
    const date = addDays(monday, random.pick(WORKDAYS));
    const from = random.integer(18, 33) * 30;
    const length = random.pick([30, 30, 45, 60, 90]);
    const place = random.pick(PLACES);
    add(
      `meeting ${number}`,
      `${random.pick(TOPICS)} ${random.pick(FORMS)}`,
      timed(date, from, length, zone),
      {
        guests: random.chance(0.6) ? someGuests(account, awake(people, date, from, zone), random) : [],
        more: {
          ...(place !== '' && { location: place }),
          ...(random.chance(0.2) && { status: 'tentative' }),
          ...(random.chance(0.25) && {
            description: 'Agenda: <ul><li>Where we are</li><li>What is next</li></ul>',
          }),
        },
      },
    );
    // Now and then two things at the same time: people do double-book.
    if (random.chance(0.2))
      add(`clash ${number}`, `${random.pick(TOPICS)} follow-up`, timed(date, from + 15, length, zone));
  }

  add(
    'private',
    random.pick(PRIVATE_THINGS),
    timed(addDays(monday, random.integer(0, 5)), random.integer(32, 40) * 30, 60, zone),
    {
      more: { visibility: 'private' },
      ...(random.chance(0.5) && { calendarId: personalCalendarId(account) }),
    },
  );
  // One invitation is always unanswered, so that there is something to answer in every week.
  for (const answer of [
    'needsAction',
    random.pick(['tentative', 'declined', 'accepted'] as const),
  ] as const) {
    rows.push(
      invitationFromOutside(
        {
          key: key(`outside ${answer}`),
          guest: account,
          from: random.pick(OUTSIDERS),
          summary: random.pick([
            'Introduction',
            'Partner briefing',
            'Speaker preparation',
            'Quarterly catch-up',
          ]),
          ...timed(addDays(monday, random.pick(WORKDAYS)), random.integer(18, 34) * 30, 45, zone),
        },
        answer,
        stamp,
      ),
    );
  }
  addRareEvents(random, monday, zone, account, add);
  return rows;
};

type Add = (
  name: string,
  summary: string,
  times: { start: SampleRow['data']['start']; end: SampleRow['data']['end'] },
  options?: { guests?: Attendee[]; more?: Record<string, unknown>; calendarId?: string },
) => void;

const addRareEvents = (random: Random, monday: string, zone: string, account: Account, add: Add): void => {
  const day = (offset: number) => addDays(monday, offset);
  if (random.chance(0.5))
    add(
      'deadline',
      'Expenses due',
      { start: { date: day(3) }, end: { date: day(4) } },
      { more: { transparency: 'transparent' } },
    );
  if (random.chance(0.25))
    add(
      'trip',
      'Conference trip',
      { start: { date: day(1) }, end: { date: day(4) } },
      { more: { location: 'Porto' } },
    );
  if (random.chance(0.2))
    add(
      'leave',
      'Day off',
      { start: { date: day(4) }, end: { date: day(5) } },
      { more: { eventType: 'outOfOffice', outOfOfficeProperties: { autoDeclineMode: 'declineNone' } } },
    );
  if (random.chance(0.3))
    add('flight', 'Overnight flight', timed(day(random.integer(1, 4)), 22 * 60 + 40, 450, zone));
  if (random.chance(0.3))
    add('call', 'Call the landlord', timed(day(random.pick(WORKDAYS)), 12 * 60, 0, zone));
  if (random.chance(0.4))
    add('breakfast', 'Breakfast with a customer', timed(day(random.pick(WORKDAYS)), 6 * 60 + 30, 45, zone));
  if (random.chance(0.4))
    add(
      'late',
      'Call with the other side of the world',
      timed(day(random.pick(WORKDAYS)), 22 * 60, 45, zone),
    );
  if (random.chance(0.5))
    add('weekend', 'Market and lunch', timed(day(5), 11 * 60, 150, zone), {
      calendarId: personalCalendarId(account),
    });
};

/** Who could come without being woken: 07:00 to 21:00 by their own clock. */
const awake = (people: readonly Account[], date: string, minutes: number, zone: string): Account[] => {
  const instant = zoneOf(zone).toInstant(parseDate(date) * DAY + minutes * MINUTE);
  return people.filter((account) => {
    const hour = Math.floor(zoneOf(account.timeZone).toLocal(instant) / HOUR) % 24;
    return hour >= 7 && hour < 21;
  });
};

const someGuests = (account: Account, people: readonly Account[], random: Random): Attendee[] => {
  const others = people.filter((person) => person.email !== account.email && person.emailVerified);
  if (others.length === 0) return [];
  const chosen = new Map<string, Attendee>();
  for (let number = random.integer(1, 3); number > 0; number -= 1) {
    const { email, name } = random.pick(others);
    chosen.set(email, { email, displayName: name, responseStatus: random.pick(ANSWERS) });
  }
  return [...chosen.values()];
};

const teamWeek = (people: readonly Account[], monday: string, stamp: string): SampleRow[] => {
  const team = people.filter(isInTeam);
  const random = seededRandom(`team ${monday}`);
  if (team.length === 0 || !random.chance(0.6)) return [];
  const visitor = random.pick(team);
  const first = random.integer(0, 3);
  const start = { date: addDays(monday, first) };
  const end = { date: addDays(monday, first + random.integer(1, 3)) };
  const summary = `${visitor.givenName} in the London office`;
  return sampleEvent(
    { key: `team ${monday}`, organizer: visitor, calendarId: TEAM_CALENDAR, summary, start, end },
    [],
    stamp,
  );
};
