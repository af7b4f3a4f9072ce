import type { Item } from './item.ts';
import { kindOf } from './lexicon.ts';
import type { PreferenceRule, WeeklySpan } from './rule.ts';
import { type SaidSpan, weekly } from './spans.ts';

type Make = (items: readonly Item[]) => readonly PreferenceRule[] | undefined;

const TIMES = 'S(?:&?S)*';
const MOST_MINUTES = 12 * 60;
const MOST_PAUSE = 4 * 60;

/** The shapes of what people ask to keep in mind, over the classes of the lexicon. S is a time, L a length, U a name. */
export const shapes: readonly (readonly [RegExp, Make])[] = [
  // 'No meetings before 10', 'on Fridays no calls', 'calls never after 6'
  [
    new RegExp(`^P*N+P*[AK]*P*${TIMES}$|^${TIMES}N+P*[AK]*P*$|^[AK]+N+P*${TIMES}$`),
    (items) => keptFree(items),
  ],
  // 'Meeting-free Fridays', 'Fridays are meeting free'
  [new RegExp(`^K[FZ]${TIMES}$|^${TIMES}K[FZ]$`), (items) => keptFree(items)],
  // 'Keep Friday afternoons free', 'block 12 to 1 for lunch'
  [new RegExp(`^E[UM]*[FZ]*${TIMES}[FZ]*S?(?:f[^XSL]*)?$`), (items) => keptFree(items)],
  // 'Lunch 12 to 1 is mine', 'Fridays off'
  [new RegExp(`^[UM]*${TIMES}F+f?$|^F+${TIMES}$`), (items) => keptFree(items)],
  // 'Mornings are for focus work'
  [new RegExp(`^${TIMES}f[^XSL]*$`), (items) => keptFree(items)],
  // 'I have lunch from 12 to 1'
  [/^P*M+G*S$/, (items) => keptFree(items)],
  // 'Calls only after 10', 'meetings Monday to Thursday only'
  [/^(?:O[AK]*V?|[AK]+P*O|VO|OV)P*S+$|^[AK]*P*S+O$/, onlyThen],
  // 'Earliest 9', 'latest meeting 17:00'
  [/^[AK]*P*[el][AK]*S$/, outermost],
  // 'I start work at 10', 'I finish at 5'
  [/^[BD]W*S$/, outermost],
  // 'I don't work Fridays'
  [/^N+P*W+S(?:&?S)*$/, (items) => keptFree(items, 'meeting')],
  // 'I work 9 to 5, Monday to Friday'
  [/^W+S+$|^VS+$/, worked],
  // 'Leave 15 minutes between meetings', 'a buffer of 10 minutes'
  [/^[PE]*(?:LG?|GL)T[KA]+$|^[PE]*(?:LG|GL)$/, pause],
  // 'No back-to-back meetings'
  [/^N+P*[KA]*b[KA]*$/, () => [{ kind: 'buffer', minutes: 1 }]],
  // 'Calls are 30 minutes', 'half-hour meetings by default'
  // 'Lunches with other people are 90 minutes'
  [/^[PE]?R*(?:K+|A|[UM]{1,2}[KA]?)?o?[PR]*f?LR*$|^[PE]?L(?:K+|A)R*$/, usualLength],
];

const spansIn = (items: readonly Item[]): SaidSpan[] =>
  items.flatMap((item) => ('span' in item ? [item.span] : []));

const wordsIn = (items: readonly Item[], ...classes: readonly string[]): string[] =>
  items.flatMap((item) => ('word' in item && classes.includes(item.class) ? [item.word] : []));

/** 'After 3' next to 'on Fridays' is one time; 'before 10 or after 4' are two. */
function joinedSpans(items: readonly Item[]): SaidSpan[] | undefined {
  const groups: SaidSpan[] = [];
  let isJoined = false;
  for (const item of items) {
    if (!('span' in item)) {
      isJoined = false;
      continue;
    }
    const last = groups.at(-1);
    const whole = isJoined && last ? merged(last, item.span) : undefined;
    if (isJoined && !whole) return undefined;
    if (whole) groups[groups.length - 1] = whole;
    else groups.push(item.span);
    isJoined = true;
  }
  // 'Keep 12 to 1 free every day', 'on Fridays': which days they are the hours of may stand behind it.
  const [first, second, ...more] = groups;
  const both =
    first && second && more.length === 0 && !isJoinedPair(items) ? merged(first, second) : undefined;
  if (both) return [both];
  // Of 'before 10 and after 4 on Fridays' nobody knows whether the first is of Fridays, too.
  const named = groups.filter(({ days }) => days !== undefined).length;
  return named === 0 || named === groups.length ? groups : undefined;
}

/** Two times side by side, or joined by a word for it. */
const isJoinedPair = (items: readonly Item[]): boolean =>
  items.some((item, index) => 'span' in item && items[index + 1]?.class === '&');

const hasHours = ({ from, to, at }: SaidSpan): boolean =>
  from !== undefined || to !== undefined || at !== undefined;

function merged(one: SaidSpan, other: SaidSpan): SaidSpan | undefined {
  if (one.days && other.days) return undefined;
  return hasHours(one) && hasHours(other) ? undefined : { ...one, ...other };
}

/** Of all meetings when meetings were named, of each kind when others were. */
function kindsIn(items: readonly Item[]): (string | undefined)[] {
  const kinds = [...new Set(wordsIn(items, 'K').map((word) => kindOf([word])))];
  if (kinds.length === 0 || wordsIn(items, 'A').length > 0) return [undefined];
  return kinds.includes('meeting') ? ['meeting'] : kinds;
}

function labelIn(items: readonly Item[]): string | undefined {
  const purpose = items.findIndex((item) => item.class === 'f');
  const named = purpose >= 0 ? items.slice(purpose + 1) : items.filter((item) => 'UM'.includes(item.class));
  const words = named.flatMap((item) => ('word' in item ? [item.word] : []));
  return words.length > 0 && words.length <= 4 ? kindOf(words) : undefined;
}

const isAllTheTime = ({ days, from, to }: WeeklySpan): boolean => !days && !from && !to;

function keptFree(items: readonly Item[], of?: string): PreferenceRule[] | undefined {
  const spans = joinedSpans(items)?.map((span) => weekly(span, 'kept'));
  if (!spans || spans.length === 0) return undefined;
  const label = labelIn(items);
  const rules: PreferenceRule[] = [];
  for (const span of spans) {
    if (!span || isAllTheTime(span)) return undefined;
    for (const kind of of ? [of] : kindsIn(items))
      rules.push({
        kind: 'keep-free',
        ...(kind ? { of: kind } : {}),
        ...(label ? { label } : {}),
        ...span,
      });
  }
  return rules;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** All the other time is kept free. */
function onlyThen(items: readonly Item[]): PreferenceRule[] | undefined {
  const [said, ...others] = joinedSpans(items) ?? [];
  const span = said && others.length === 0 ? weekly(said, 'used') : undefined;
  if (!span || isAllTheTime(span)) return undefined;
  const { days, from, to, ...zone } = span;
  const elsewhere = days ? WEEK.filter((day) => !days.includes(day)) : [];
  const within = days ? { days } : {};
  return kindsIn(items).flatMap((of): PreferenceRule[] => {
    const rule = { kind: 'keep-free', ...(of ? { of } : {}), ...zone } as const;
    return [
      ...(elsewhere.length > 0 ? [{ ...rule, days: elsewhere }] : []),
      ...(from ? [{ ...rule, ...within, to: from }] : []),
      ...(to ? [{ ...rule, ...within, from: to }] : []),
    ];
  });
}

/** An hour with which the day opens or closes for meetings. */
function outermost(items: readonly Item[]): PreferenceRule[] | undefined {
  const [said] = spansIn(items);
  if (!said?.at || said.from !== undefined) return undefined;
  const { at, ...rest } = said;
  const opens = wordsIn(items, 'e', 'B').length > 0;
  const span = weekly(opens ? { ...rest, to: at } : { ...rest, from: at }, 'kept');
  const isOfWork = wordsIn(items, 'B', 'D').length > 0;
  return (
    span &&
    (isOfWork ? ['meeting'] : kindsIn(items)).map((of) => ({
      kind: 'keep-free' as const,
      ...(of ? { of } : {}),
      ...span,
    }))
  );
}

function worked(items: readonly Item[]): PreferenceRule[] | undefined {
  const [said, ...others] = joinedSpans(items) ?? [];
  const span = said && others.length === 0 ? weekly(said, 'used') : undefined;
  return span && !isAllTheTime(span) ? [{ kind: 'hours', ...span }] : undefined;
}

const minutesIn = (items: readonly Item[], most: number): number | undefined => {
  const [minutes, ...others] = items.flatMap((item) => ('minutes' in item ? [item.minutes] : []));
  return minutes !== undefined && others.length === 0 && minutes > 0 && minutes <= most ? minutes : undefined;
};

function pause(items: readonly Item[]): PreferenceRule[] | undefined {
  const minutes = minutesIn(items, MOST_PAUSE);
  return minutes === undefined ? undefined : [{ kind: 'buffer', minutes }];
}

function usualLength(items: readonly Item[]): PreferenceRule[] | undefined {
  const minutes = minutesIn(items, MOST_MINUTES);
  const named = wordsIn(items, 'U', 'M');
  // 'Half an hour' alone is the length of nothing.
  const says = items.some((item) => 'AKRUM'.includes(item.class));
  if (minutes === undefined || !says) return undefined;
  const kinds = named.length > 0 ? [kindOf(named)] : kindsIn(items);
  const others = wordsIn(items, 'o').length > 0 ? { withOthers: true as const } : {};
  return kinds.map((of) => ({ kind: 'length', ...(of ? { of } : {}), ...others, minutes }));
}
