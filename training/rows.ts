import { Temporal } from 'temporal-polyfill';
import type { ReadingContext, Situation } from '../packages/understanding/src/reader/situation.ts';
import type { WhenContext } from '../packages/understanding/src/when/types.ts';

/** One message of the corpus with the world it was written in. */
export interface Row {
  readonly id: string;
  readonly author: string;
  readonly now: string;
  readonly zone: string;
  readonly calendar: readonly string[];
  readonly knows: readonly string[];
  readonly before: { readonly kind: string } | null;
  readonly notation: string;
}

export const SITUATION_OF: Readonly<Record<string, Situation>> = {
  'proposal create': 'proposal-create',
  'proposal change': 'proposal-change',
  'proposal cancel': 'proposal-cancel',
  'proposal several': 'proposal-several',
  'done create': 'done-create',
  'done several': 'done-several',
  'done change': 'done-change',
  'done cancel': 'done-cancel',
  'done reminder': 'done-reminder',
  'done prefer': 'done-prefer',
  'question time': 'question-time',
  'question hour': 'question-time',
  'question length': 'question-length',
  'question event': 'question-event',
  'question person': 'question-person',
  'question address': 'question-address',
  'question scope': 'question-scope',
  'question reminder': 'question-reminder',
  'question new-time': 'question-new-time',
  'listed agenda': 'listed-events',
  'listed slots': 'listed-slots',
  'listed invitations': 'listed-invitations',
  'listed reminders': 'listed-reminders',
  'told event': 'told-event',
  'told free': 'told-free',
  'told count': 'told-count',
  'reminder sent': 'reminder-sent',
  'not understood': 'not-understood',
};

const momentOf = (row: Row) => {
  const [, day = '1', month = 'January', year = '2026', clock = '09:00'] = row.now.split(' ');
  const months =
    'January February March April May June July August September October November December'.split(' ');
  return Temporal.PlainDateTime.from(
    `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}T${clock}`,
  ).toZonedDateTime(row.zone);
};

/** 'Tue 9:45-10:15 Birthday party Milo, with Wei Chen (weekly)' → its title. */
export const titleIn = (line: string): string =>
  line
    .replace(/^\S+ (?:all day|\S+) /, '')
    .replace(/ \(weekly\)$/, '')
    .split(/, (?:with|at) /)[0] ?? '';
const peopleIn = (line: string): string[] =>
  (/, with ([^(]*?)(?:, at | \(weekly\)|$)/.exec(line)?.[1] ?? '').split(', ').filter(Boolean);

/** What the reader gets besides the message. Kinds it has no word for, such as small talk, are left out. */
export function contextOf(
  row: Row,
  titles: readonly string[] = row.calendar.map(titleIn),
): { readonly reading: ReadingContext; readonly when: WhenContext } {
  const kinds = row.before?.kind.split(' + ') ?? [];
  return {
    reading: {
      situation: kinds.flatMap((kind) => SITUATION_OF[kind] ?? []),
      titles,
      people: [...row.knows, ...row.calendar.flatMap(peopleIn)],
    },
    when: { now: momentOf(row).toInstant(), zone: row.zone },
  };
}
