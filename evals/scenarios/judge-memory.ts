import { Temporal } from 'temporal-polyfill';
import { type Difference, withoutApostrophes } from './judge.ts';
import { dateOf } from './notation.ts';
import type { Ending } from './scenario.ts';

export interface StoredReminder {
  readonly id: string;
  readonly text: string;
  readonly cron: string | null;
  readonly at: Date | null;
}

export interface StoredPreference {
  readonly id: string;
  readonly text: string;
}

/** What the assistant remembers for a person, apart from the calendar. */
export interface Memory {
  readonly reminders: readonly StoredReminder[];
  readonly preferences: readonly StoredPreference[];
}

export const sayReminder = ({ text, cron, at }: StoredReminder): string =>
  `reminder: ${text} @ ${cron ?? at?.toISOString()}`;
export const sayPreference = ({ text }: StoredPreference): string => `preference: ${text}`;

/** Reminders and preferences: those that were asked for are there, and no others. */
export function compareMemory(
  before: Memory,
  after: Memory,
  ending: Ending,
  now: Temporal.ZonedDateTime,
): Difference[] {
  return [...compareReminders(after, ending, now), ...comparePreferences(before, after, ending)];
}

const plain = (text: string): string => withoutApostrophes(text).toLowerCase();

function compareReminders({ reminders }: Memory, ending: Ending, now: Temporal.ZonedDateTime): Difference[] {
  const left = [...reminders];
  const missing: Difference[] = [];
  for (const wanted of ending.reminders ?? []) {
    const [text = '', when = ''] = wanted.split(' @ ');
    const at = when.startsWith('cron ') ? undefined : localTime(when, now);
    const index = left.findIndex(
      (found) =>
        plain(found.text).includes(plain(text)) &&
        (at === undefined
          ? sameCron(found.cron, when.slice(5))
          : found.cron === null && sameMinute(found.at, at)),
    );
    if (index < 0) missing.push({ kind: 'missing', line: `reminder: ${wanted}`, name: text });
    else left.splice(index, 1);
  }
  return [
    ...missing,
    ...left.map((found) => ({
      kind: 'unexpected' as const,
      line: sayReminder(found),
      name: found.text,
      of: found.id,
    })),
  ];
}

function comparePreferences(before: Memory, after: Memory, ending: Ending): Difference[] {
  const left = [...after.preferences];
  const missing: Difference[] = [];
  const wanted: { fits: (found: StoredPreference) => boolean; missing: Difference }[] = ending.preferences
    ? ending.preferences.map((pattern) => ({
        fits: ({ text }) => pattern.test(text),
        missing: { kind: 'missing', line: `preference: ${pattern}`, at: 'preferences' },
      }))
    : before.preferences.map((kept) => ({
        fits: ({ text }) => text === kept.text,
        missing: { kind: 'gone', line: sayPreference(kept), of: kept.id },
      }));
  for (const one of wanted) {
    const index = left.findIndex(one.fits);
    if (index < 0) missing.push(one.missing);
    else left.splice(index, 1);
  }
  return [
    ...missing,
    ...left.map((found) => ({
      kind: 'unexpected' as const,
      line: sayPreference(found),
      at: 'preferences',
      of: found.id,
    })),
  ];
}

const sameMinute = (found: Date | null, wanted: number): boolean =>
  found !== null && Math.floor(found.getTime() / 60_000) === Math.floor(wanted / 60_000);

/** '1-5' and '1,2,3,4,5' are the same days. */
const sameCron = (found: string | null, wanted: string): boolean => {
  const spelled = (cron: string) =>
    cron.replace(/(\d+)-(\d+)/g, (_, from: string, to: string) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_one, index) => Number(from) + index).join(','),
    );
  return found !== null && spelled(found) === spelled(wanted);
};

function localTime(when: string, now: Temporal.ZonedDateTime): number {
  const [day = '', clock = ''] = when.split(' ');
  return Temporal.PlainDateTime.from(`${dateOf(day, now)}T${clock}`).toZonedDateTime(now.timeZoneId)
    .epochMilliseconds;
}
