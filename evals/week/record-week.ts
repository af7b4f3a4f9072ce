import { sql } from 'kysely';
import { instantOf, type WeekPerson } from './people.ts';
import type { World } from './world.ts';

export interface ReceivedMessage {
  readonly at: number;
  readonly from: 'person' | 'assistant';
  readonly text: string;
}

interface RecordedOccasion {
  readonly kind: 'briefing' | 'nudge' | 'collision' | 'evening';
  readonly occasion: string;
  readonly outcome: string | null;
  readonly settledAt: number | null;
}

interface CalendarEntry {
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly isAllDay: boolean;
  /** Others are expected, or there is a call to join: one is nudged for it. */
  readonly isMeeting: boolean;
  readonly isDeclined: boolean;
}

export interface PersonWeek {
  readonly person: WeekPerson;
  /** As their phone or Slack shows it. */
  readonly received: readonly ReceivedMessage[];
  readonly occasions: readonly RecordedOccasion[];
  /** As Google had it at the end. */
  readonly calendar: readonly CalendarEntry[];
  /** What was learnt when the week began and, since profiles are rebuilt every week, when it ended. */
  readonly learnt: readonly (LearntHours | undefined)[];
}

/** Weekday to 'HH:MM' of the first and last working minute; undefined: nothing was learnt. */
export type LearntHours = Readonly<Record<string, readonly [string, string]>>;

export async function learntHours(world: World, userId: string): Promise<LearntHours | undefined> {
  const { rows } = await sql<{ week: Record<string, { from: string; to: string }[]> | null }>`
    select profile_data -> 'working_hours' -> 'week' as week from profiles where user_id = ${userId}`.execute(
    world.db,
  );
  const week = rows[0]?.week;
  if (!week) return undefined;
  const days = Object.entries(week).filter(([, ranges]) => ranges.length > 0);
  return Object.fromEntries(
    days.map(([day, ranges]) => [day, [ranges[0]?.from ?? '', ranges.at(-1)?.to ?? ''] as const]),
  );
}

export async function record(
  world: World,
  person: WeekPerson,
  userId: string,
  atFirst: LearntHours | undefined,
): Promise<PersonWeek> {
  const { messages } = await world.control<{
    messages: { from: string; text: string | null; plain?: string; at: string }[];
  }>(`${person.channel}/messages?user=${encodeURIComponent(person.email)}`);
  const { rows: occasions } = await sql<{
    kind: RecordedOccasion['kind'];
    occasion: string;
    outcome: string | null;
    settled_at: Date | null;
  }>`
    select kind, occasion, outcome, settled_at from background_occasions where user_id = ${userId} order by due_at`.execute(
    world.db,
  );
  return {
    person,
    received: messages.map(({ from, text, plain, at }) => ({
      at: Date.parse(at),
      from: from === 'user' ? 'person' : 'assistant',
      text: plain ?? text ?? '',
    })),
    occasions: occasions.map(({ settled_at, ...rest }) => ({
      ...rest,
      settledAt: settled_at?.getTime() ?? null,
    })),
    calendar: await calendarOf(world, person),
    learnt: [atFirst, await learntHours(world, userId)],
  };
}

interface GoogleEntry {
  summary?: string;
  start: { date?: string; dateTime?: string };
  end: { date?: string; dateTime?: string };
  transparency?: string;
  eventType?: string;
  hangoutLink?: string;
  organizer?: { self?: boolean };
  attendees?: { self?: boolean; resource?: boolean; responseStatus: string }[];
}

async function calendarOf(world: World, { email, zone }: WeekPerson): Promise<CalendarEntry[]> {
  const query = new URLSearchParams({
    user: email,
    from: '2026-10-21T00:00:00Z',
    to: '2026-11-05T00:00:00Z',
  });
  const { calendars } = await world.control<{ calendars: { primary: boolean; events: GoogleEntry[] }[] }>(
    `calendar?${query}`,
  );
  const events = calendars.find(({ primary }) => primary)?.events ?? [];
  const at = ({ date, dateTime }: GoogleEntry['start']) =>
    date ? instantOf(`${date}T00:00`, zone) : Date.parse(dateTime ?? '');
  return events
    .filter(({ eventType }) => eventType !== 'workingLocation' && eventType !== 'birthday')
    .map((event) => ({
      title: event.summary ?? '',
      start: at(event.start),
      end: at(event.end),
      isAllDay: event.start.date !== undefined,
      isMeeting:
        event.start.date === undefined &&
        event.transparency !== 'transparent' &&
        at(event.end) - at(event.start) <= 8 * 3_600_000 &&
        ((event.attendees ?? []).some(({ self, resource }) => !self && !resource) ||
          event.organizer?.self !== true ||
          event.hangoutLink !== undefined),
      isDeclined: event.attendees?.find(({ self }) => self)?.responseStatus === 'declined',
    }));
}
