/** What the server learned (version 1), as far as it is shown here. */
interface Profile {
  readonly time_zone: string;
  readonly read: { from: string; to: string; events: number; mails: number; mail_read: boolean };
  readonly working_hours?: { week: Record<string, { from: string; to: string }[]> };
  readonly meeting_lengths?: { usual_minutes?: number; common: { minutes: number; meetings: number }[] };
  readonly preferred_time?: { part_of_day: string; meetings: number; of: number };
  readonly meals: { meal: string; at: string; minutes: number; times: number }[];
  readonly contacts: { email: string; name?: string; meetings: number; mails_sent: number }[];
  readonly commitments: { title: string; rhythm: string; weekdays: string[]; at: string; minutes: number }[];
  readonly places: { name: string; events: number }[];
  readonly works_from: { name: string; weekdays: string[] }[];
  readonly travel: { title: string; place?: string; from: string; to: string }[];
}

export interface ProfileLine {
  readonly label: string;
  readonly lines: readonly string[];
}

const MOST_PEOPLE = 12;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** A learned profile in words, with the evidence; what there is nothing to say about is left out. */
export function profileWords(data: Record<string, unknown>): readonly ProfileLine[] {
  if (data.version !== 1)
    return Object.entries(data).map(([key, value]) => ({ label: readable(key), lines: [shown(value)] }));
  const profile = data as unknown as Profile;
  return [
    { label: 'Time zone', lines: [profile.time_zone] },
    { label: 'Working hours', lines: hours(profile.working_hours?.week ?? {}) },
    { label: 'Meeting lengths', lines: lengths(profile.meeting_lengths) },
    { label: 'Likes to meet', lines: preferred(profile.preferred_time) },
    {
      label: 'Meals',
      lines: profile.meals.map(
        ({ meal, at, minutes, times }) =>
          `${capital(meal)} at ${at}, ${minutes} minutes (${counted(times, 'time')})`,
      ),
    },
    {
      label: 'Works from',
      lines: profile.works_from.map(({ name, weekdays }) => `${name}: ${days(weekdays)}`),
    },
    {
      label: 'Comes back',
      lines: profile.commitments.map(
        ({ title, rhythm, weekdays, at, minutes }) =>
          `${title}: ${rhythm}, ${days(weekdays)} at ${at}, ${minutes} minutes`,
      ),
    },
    { label: 'People', lines: people(profile.contacts) },
    {
      label: 'Places',
      lines: profile.places.map(({ name, events }) => `${name} (${counted(events, 'event')})`),
    },
    {
      label: 'Travel',
      lines: profile.travel.map(
        ({ title, place, from, to }) => `${title}${place ? `, ${place}` : ''}, ${dates(from, to)}`,
      ),
    },
    { label: 'Learned from', lines: [material(profile.read)] },
  ].filter(({ lines }) => lines.length > 0);
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

// Days without a time: in any zone but this one they could become the day before.
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
function dates(from: string, to: string): string {
  const [first, last] = [new Date(from), new Date(to)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return `${from} to ${to}`;
  return first <= last ? day.formatRange(first, last) : `${day.format(first)} to ${day.format(last)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'working_hours' → 'Working hours'. */
const readable = (key: string): string => capital(key.replaceAll('_', ' '));

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

/** 'Monday to Friday', 'Tuesday and Thursday'. */
function days(weekdays: readonly string[]): string {
  const names = WEEK.filter((day) => weekdays.includes(day)).map(capital);
  const first = WEEK.findIndex((day) => weekdays.includes(day));
  const isRun =
    names.length > 2 && WEEK.slice(first, first + names.length).every((day) => weekdays.includes(day));
  if (isRun) return `${names[0]} to ${names.at(-1)}`;
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function hours(week: Record<string, { from: string; to: string }[]>): string[] {
  const byRange = new Map<string, string[]>();
  for (const day of WEEK)
    for (const { from, to } of week[day] ?? []) {
      const range = `${from} to ${to}`;
      byRange.set(range, [...(byRange.get(range) ?? []), day]);
    }
  return [...byRange].map(([range, weekdays]) => `${days(weekdays)}, ${range}`);
}

function lengths(found: Profile['meeting_lengths']): string[] {
  if (!found) return [];
  const common = found.common.map(
    ({ minutes, meetings }) => `${minutes} minutes (${counted(meetings, 'meeting')})`,
  );
  return [`${found.usual_minutes ? `Usually ${found.usual_minutes} minutes: ` : ''}${common.join(', ')}`];
}

const preferred = (found: Profile['preferred_time']): string[] =>
  found ? [`In the ${found.part_of_day} (${found.meetings} of ${found.of} meetings)`] : [];

function people(contacts: Profile['contacts']): string[] {
  const names = contacts
    .slice(0, MOST_PEOPLE)
    .map(
      ({ name, email, meetings, mails_sent }) =>
        `${name ?? email} (${counted(meetings, 'meeting')}, ${counted(mails_sent, 'mail')})`,
    );
  const more = contacts.length - names.length;
  return more > 0 ? [...names, `and ${more} more`] : names;
}

const material = ({ from, to, events, mails, mail_read }: Profile['read']): string =>
  `${counted(events, 'event')}${mail_read ? ` and the headers of ${counted(mails, 'mail')}` : ''} from ${dates(from, to)}`;
