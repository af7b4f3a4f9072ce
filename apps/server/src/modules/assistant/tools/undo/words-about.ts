import { instantOf, type Moment } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import type { Change, Wish } from '../../values/values.ts';

/** What people call it by what was done; other forms of a word are like enough. */
const DEEDS: Record<Change['did'], string> = {
  created: 'book create add',
  changed: 'change update',
  moved: 'move swap',
  cancelled: 'cancel delete',
  responded: 'answer accept decline reply',
  'reminder-set': 'set reminder',
  'reminder-changed': 'change reminder snooze',
  'reminder-ended': 'cancel reminder',
  remembered: 'remember preference',
  forgotten: 'forget preference',
  notifications: 'notification setting',
  undone: 'undo',
};

/** By which a fact is called; what others wrote in a note is none of it. */
const NAMES = new Set(['title', 'text', 'name', 'email', 'place']);

/** The words by which a person may mean a change: what was done, to what, with whom, where and when. */
export function wordsAbout({ tool, args, proposal }: Wish, zone: string): string[] {
  const changes = proposal?.changes ?? [];
  return [
    ...(changes.length > 0 ? changes.map(({ did }) => DEEDS[did]) : [tool.replaceAll('_', ' ')]),
    ...stringsIn(args),
    ...stringsIn(changes, NAMES),
    ...momentsIn(changes).flatMap((moment) => wordsOfMoment(moment, zone)),
  ];
}

/** All strings in it, or those that stand under one of these keys. */
export function stringsIn(value: unknown, keys?: ReadonlySet<string>, key = ''): string[] {
  if (typeof value === 'string') return !keys || keys.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, keys, key));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => stringsIn(item, keys, name));
}

function momentsIn(value: unknown): Moment[] {
  if (Array.isArray(value)) return value.flatMap(momentsIn);
  if (!value || typeof value !== 'object') return [];
  return isMoment(value) ? [value] : Object.values(value).flatMap(momentsIn);
}

const isMoment = (value: object): value is Moment =>
  'kind' in value &&
  ((value.kind === 'timed' && 'at' in value) || (value.kind === 'date' && 'date' in value));

/** 'Tuesday', '17', 'November', and for a time also '9', '09:00' and '9am'. */
function wordsOfMoment(moment: Moment, zone: string): string[] {
  const at = Temporal.Instant.fromEpochMilliseconds(instantOf(moment, zone)).toZonedDateTimeISO(zone);
  const day = at.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });
  if (moment.kind === 'date') return [day];
  const hour = `${at.hour % 12 || 12}${at.hour < 12 ? 'am' : 'pm'}`;
  return [day, String(at.hour), at.toPlainTime().toString({ smallestUnit: 'minute' }), hour];
}
