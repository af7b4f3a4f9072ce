import {
  type Interval,
  MINUTE,
  overlaps,
  type Preference,
  WEEKDAYS,
  type WeeklyTime,
  whenever,
  workingIntervals,
} from '@catch/scheduling';
import { type EventKind, isFor, isMeeting, isOfKind, type WeeklySpan } from '@catch/understanding';
import type { ActiveRule } from '../../../preferences/index.ts';
import type { PreferenceFact } from '../../values/values.ts';
import { mealOf } from '../time/meal-time.ts';
import { hoursOf } from '../time/when-context.ts';
import type { ToolUser } from '../tool.port.ts';

/** Whose rules, as far as they matter here. */
type Person = Pick<ToolUser, 'timeZone' | 'rules' | 'workingHours'>;

/** Of something that has no name yet nobody knows what it will be: then every rule counts. */
type Wished = EventKind | undefined;

const factOf = ({ preference }: ActiveRule): PreferenceFact => preference;

/** Each preference once, however many of its rules apply. */
const unique = (rules: readonly ActiveRule[]): PreferenceFact[] => [
  ...new Map(rules.map((one) => [one.preference.id, factOf(one)])).values(),
];

const weeklyTime = ({ days, from, to, zone }: WeeklySpan, person: Person): WeeklyTime => ({
  zone: zone ?? person.timeZone,
  ...(days ? { weekdays: WEEKDAYS.filter((_, index) => days.includes(index + 1)) } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

const counts = ({ rule }: ActiveRule, wished: Wished): boolean =>
  rule.kind === 'keep-free' &&
  (wished?.title === undefined || (isOfKind(rule.of, wished) && !isFor(rule.label, wished)));

/** The times that are kept free, for a search to leave out. */
export const timesToKeepFree = (person: Person, wished: Wished): Preference[] =>
  (person.rules ?? []).flatMap((active): Preference[] =>
    active.rule.kind === 'keep-free' && counts(active, wished)
      ? [
          {
            kind: 'avoid',
            strength: 'hard',
            label: active.preference.text,
            when: weeklyTime(active.rule, person),
          },
        ]
      : [],
  );

/** The free time that is wanted around each event, in milliseconds. */
export const pauseOf = ({ rules = [] }: Person): number =>
  Math.max(0, ...rules.map(({ rule }) => (rule.kind === 'buffer' ? rule.minutes * MINUTE : 0)));

export const withPause = ({ start, end }: Interval, pause: number): Interval => ({
  start: start - pause,
  end: end + pause,
});

/** The working hours were said, and not learned: meetings are held to them. */
export const holdsToHours = ({ rules = [] }: Person, wished: Wished): boolean =>
  wished !== undefined && isMeeting(wished) && rules.some(({ rule }) => rule.kind === 'hours');

/** What the person asked to keep in mind and one of these times is against. `busy` is what lies around them. */
export function brokenBy(
  person: Person,
  wished: Wished,
  times: readonly Interval[],
  busy: readonly Interval[] = [],
): PreferenceFact[] {
  const touches = (time: Interval, others: readonly Interval[]) => others.some((one) => overlaps(one, time));
  return unique(
    (person.rules ?? []).filter((active) => {
      const { rule } = active;
      switch (rule.kind) {
        case 'keep-free':
          return (
            counts(active, wished) &&
            times.some((time) => touches(time, whenever(weeklyTime(rule, person), time)))
          );
        case 'hours':
          return holdsToHours(person, wished) && times.some((time) => !isWithinHours(person, time));
        case 'buffer':
          return times.some((time) =>
            touches(
              withPause(time, rule.minutes * MINUTE),
              busy.filter((one) => !overlaps(one, time)),
            ),
          );
        default:
          return false;
      }
    }),
  );
}

const isWithinHours = (person: Person, time: Interval): boolean =>
  workingIntervals(hoursOf(person), time).some(({ start, end }) => start <= time.start && time.end <= end);

/** How long such a thing is, as the person said it once; of several that fit the nearest, and of two such the newest. */
export function usualLength({ rules = [] }: Person, wished: EventKind): number | undefined {
  const lengths = rules.flatMap(({ rule }) =>
    rule.kind === 'length' && isOfKind(rule.of, wished) && (wished.hasGuests || !rule.withOthers)
      ? [rule]
      : [],
  );
  const nearest =
    lengths.findLast(({ of, withOthers }) => withOthers && of !== undefined && of !== 'meeting') ??
    lengths.findLast(({ of }) => of !== undefined && of !== 'meeting') ??
    // A lunch with somebody has the length of a lunch.
    (mealOf(wished.title) ? undefined : (lengths.findLast(({ of }) => of === 'meeting') ?? lengths.at(-1)));
  return nearest && nearest.minutes * MINUTE;
}
