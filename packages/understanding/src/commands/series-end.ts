import { Temporal } from 'temporal-polyfill';
import { plainWords } from '../text/plain.ts';
import { resolveWhen } from '../when/resolve-when.ts';
import type { When, WhenContext } from '../when/types.ts';
import { unreadWords } from './covered-time.ts';

/** How far a series goes: so many times, for so long, until a day (which it still takes in), or on and on. */
export type SeriesEnd =
  | { readonly kind: 'count'; readonly times: number; readonly isMore: boolean }
  | { readonly kind: 'lasts'; readonly duration: Temporal.Duration }
  | { readonly kind: 'until'; readonly before: Temporal.PlainDate }
  | { readonly kind: 'never' };

const words = (text: string): readonly string[] => text.split(' ');
const NUMBERS = words('zero one two three four five six seven eight nine ten eleven twelve');
const TENS: Readonly<Record<string, number>> = {
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const NUMBER = `\\d{1,3}|${[...NUMBERS.slice(2), ...Object.keys(TENS)].join('|')}`;
const MEETINGS =
  'times|sessions|lessons|classes|meetings|occurrences|appointments|rounds|evenings|trainings|dates|repeats|repetitions|instances|visits|rehearsals';
const ALTOGETHER = 'altogether|in total|in all|all in all|overall|total|all told';
/** 'Twice a week' says how often, and not how far. */
const OFTEN = '(?! (?:a|an|per|each|every) )';

const COUNTED = new RegExp(
  `\\b(${NUMBER}) (?:(more|further|other) )?(?:weekly )?(?:of (?:them|these|those)|${MEETINGS})\\b${OFTEN}`,
);
const COUNTED_ALL = new RegExp(`\\b(${NUMBER}) (more )?(?:${ALTOGETHER})\\b`);
const TWICE = /\btwice(?! (?:a|an|per|each|every) )\b/;
const STOPPING = new RegExp(
  `\\b(?:stop|stops|end|ends|finish|finishes|over|done)\\b(?: \\w+)? after (?:the )?(${NUMBER})(?! ?(?:am|pm|a m|p m|o clock|in the|at|oclock|hours?|minutes?|days?|weeks?|months?|years?|\\d))\\b`,
);
const NEVER =
  /\b(?:no|without(?: an| any)?) end(?:ing)?\b|\bopen ended\b|\bnever (?:ends?|stops?)\b|\bforever\b|\bindefinitely\b|\b(?:no|without an) end date\b/;

const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : (TENS[word] ?? NUMBERS.indexOf(word));

const spoken = (text: string): string => `${plainWords(text).join(' ')} `;

function countIn(text: string): SeriesEnd | undefined {
  const said = spoken(text);
  if (TWICE.test(said)) return { kind: 'count', times: 2, isMore: false };
  const [, number, more] = COUNTED.exec(said) ?? COUNTED_ALL.exec(said) ?? STOPPING.exec(said) ?? [];
  const times = number ? numberOf(number) : 0;
  return times > 0 ? { kind: 'count', times, isMore: more !== undefined } : undefined;
}

const IN_TOTAL = new RegExp(`\\b(?:${ALTOGETHER})\\b`);
/** 'The leaflet says six lessons altogether': how many there are, said in passing, but as all of them. */
export function totalIn(text: string): SeriesEnd | undefined {
  const said = spoken(text);
  return IN_TOTAL.test(said) || STOPPING.test(said) ? countIn(text) : undefined;
}

/** 'Six times altogether', 'until Christmas', 'for ten weeks', 'without an end': what some words say of a series' end. */
export function seriesEnd(
  text: string,
  when: WhenContext,
  { isEnd = false }: { isEnd?: boolean } = {},
): SeriesEnd | undefined {
  if (NEVER.test(spoken(text))) return { kind: 'never' };
  const counted = countIn(text);
  if (counted) return counted;
  const alone = text.replace(/^(?:only|just)\s+/i, '');
  if (unreadWords(alone, when).length > 0) return undefined;
  const read = resolveWhen(alone, when);
  if (read.kind === 'duration') {
    const duration = Temporal.Duration.from(read.duration);
    const isDays = duration.total({ unit: 'days', relativeTo: '2026-01-01' }) >= 1 && duration.hours === 0;
    return isDays ? { kind: 'lasts', duration } : undefined;
  }
  const before = dayBehind(read, isEnd);
  return before && { kind: 'until', before };
}

const DAYS: ReadonlySet<string> = new Set(['day', 'weekend', 'week', 'month', 'quarter', 'year']);

/** The first day that does not count any more. */
function dayBehind(read: When, isEnd: boolean): Temporal.PlainDate | undefined {
  if (!('grain' in read) || !DAYS.has(read.grain)) return undefined;
  if (read.kind === 'interval') return isEnd && read.dateSaid ? read.end.toPlainDate() : undefined;
  const at =
    read.kind === 'open' && read.direction === 'until'
      ? read.at
      : read.kind === 'deadline'
        ? read.by
        : undefined;
  if (!at) return undefined;
  return at.hour === 0 ? at.toPlainDate() : at.toPlainDate().add({ days: 1 });
}

const FILLERS = new Set(
  words(
    'it its s is should be shall only just actually please sorry no so oh then thanks thank you make let lets have do leave keep i meant mean that thats there are we need want well hm hmm though instead and obviously of course enough plenty fine will d ll stop stops end ends finish after over the going ok okay by way in a an date go goes on run runs for them all class these those at most max maximum ended open never forever indefinitely without ending really rather like whole thing series',
  ),
);
const OF_COUNT = new Set([
  ...words(MEETINGS.replaceAll('|', ' ')),
  ...words('more further other total told altogether overall weekly twice'),
]);

/** A message that says nothing but how far something goes: 'only six times altogether', 'no end date actually'. */
export function saysSeriesEnd(message: string): boolean {
  const said = plainWords(message);
  const text = spoken(message);
  if (said.length > LONGEST || /\?\s*$/.test(message)) return false;
  if (!NEVER.test(text) && !countIn(message)) return false;
  return said.every(
    (word) => FILLERS.has(word) || OF_COUNT.has(word) || new RegExp(`^(?:${NUMBER})$`).test(word),
  );
}
const LONGEST = 14;

const LAST = /^(?:and )?(?:the|my|our) (?:very )?(?:last|final)\b(.*)$/;
/** 'The last rehearsal', 'the very last one': what it is the last of, if that is said. */
export const lastOf = (target: string): string | undefined => LAST.exec(spoken(target).trim())?.[1]?.trim();

const STOPPED = /\b(?:stop|end|finish|quit)\b/i;
const FAR_END = /^(?:at|by|from|with|after)?\s*(the end of (?!(?:the |this |next )?(?:week|day)\b).*)$/i;
/** 'Stop the course at the end of the year': how far it still goes. 'Cancel' would mean those at that time. */
export const endNamed = (text: string, clause: string): string | undefined =>
  STOPPED.test(clause) ? FAR_END.exec(text.trim())?.[1] : undefined;
