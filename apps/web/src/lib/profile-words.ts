import { dateLocale } from '../words/language.ts';
import { listOf, weekdayName } from '../words/names.ts';
import { say } from '../words/settings.ts';
import { formatTimeOfDay } from './format.ts';

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
    { label: say('profile.zone'), lines: [profile.time_zone] },
    { label: say('profile.hours'), lines: hours(profile.working_hours?.week ?? {}) },
    { label: say('profile.lengths'), lines: lengths(profile.meeting_lengths) },
    { label: say('profile.prefers'), lines: preferred(profile.preferred_time) },
    {
      label: say('profile.meals'),
      lines: profile.meals.map(({ meal, at, minutes, times }) =>
        say('profile.meal', { meal, at: formatTimeOfDay(at), minutes, times }),
      ),
    },
    {
      label: say('profile.worksFrom'),
      lines: profile.works_from.map(({ name, weekdays }) => `${name}: ${days(weekdays)}`),
    },
    {
      label: say('profile.comesBack'),
      lines: profile.commitments.map(({ title, rhythm, weekdays, at, minutes }) =>
        say('profile.commitment', { title, rhythm, days: days(weekdays), at: formatTimeOfDay(at), minutes }),
      ),
    },
    { label: say('profile.people'), lines: people(profile.contacts) },
    {
      label: say('profile.places'),
      lines: profile.places.map(({ name, events }) => say('profile.place', { name, events })),
    },
    {
      label: say('profile.travel'),
      lines: profile.travel.map(
        ({ title, place, from, to }) => `${title}${place ? `, ${place}` : ''}, ${dates(from, to)}`,
      ),
    },
    { label: say('profile.learnedFrom'), lines: [material(profile.read)] },
  ].filter(({ lines }) => lines.length > 0);
}

function dates(from: string, to: string): string {
  const [first, last] = [new Date(from), new Date(to)];
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime()))
    return say('profile.range', { from, to });
  // Days without a time: in any zone but this one they could become the day before.
  const day = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return first <= last
    ? day.formatRange(first, last)
    : say('profile.range', { from: day.format(first), to: day.format(last) });
}

/** 'working_hours' → 'Working hours'. */
const readable = (key: string): string => capital(key.replaceAll('_', ' '));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(shown).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
};

/** 'Monday to Friday', 'Tuesday and Thursday'. */
function days(weekdays: readonly string[]): string {
  const known = WEEK.filter((day) => weekdays.includes(day));
  const names = known.map((day) => weekdayName(WEEK.indexOf(day) + 1));
  const first = WEEK.findIndex((day) => weekdays.includes(day));
  const isRun =
    names.length > 2 && WEEK.slice(first, first + names.length).every((day) => known.includes(day));
  return isRun ? say('profile.range', { from: names[0] ?? '', to: names.at(-1) ?? '' }) : listOf(names);
}

function hours(week: Record<string, { from: string; to: string }[]>): string[] {
  const byRange = new Map<string, string[]>();
  for (const day of WEEK)
    for (const { from, to } of week[day] ?? []) {
      const range = say('profile.range', { from: formatTimeOfDay(from), to: formatTimeOfDay(to) });
      byRange.set(range, [...(byRange.get(range) ?? []), day]);
    }
  return [...byRange].map(([range, weekdays]) => `${days(weekdays)}, ${range}`);
}

function lengths(found: Profile['meeting_lengths']): string[] {
  if (!found) return [];
  const all = found.common
    .map(({ minutes, meetings }) => say('profile.length', { minutes, meetings }))
    .join(', ');
  return [found.usual_minutes ? say('profile.usually', { minutes: found.usual_minutes, lengths: all }) : all];
}

const preferred = (found: Profile['preferred_time']): string[] =>
  found
    ? [
        say('profile.partOfDay', {
          part: found.part_of_day.split(' ')[0] ?? '',
          meetings: found.meetings,
          of: found.of,
        }),
      ]
    : [];

function people(contacts: Profile['contacts']): string[] {
  const names = contacts
    .slice(0, MOST_PEOPLE)
    .map(({ name, email, meetings, mails_sent }) =>
      say('profile.person', { name: name ?? email, meetings, mails: mails_sent }),
    );
  const more = contacts.length - names.length;
  return more > 0 ? [...names, say('profile.more', { more })] : names;
}

const material = ({ from, to, events, mails, mail_read }: Profile['read']): string =>
  mail_read
    ? say('profile.materialAndMail', { events, mails, dates: dates(from, to) })
    : say('profile.material', { events, dates: dates(from, to) });
