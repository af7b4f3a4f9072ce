/**
 * What somebody asked to keep in mind, as far as a program can keep to it. Times are wall-clock times of the person's own
 * zone, unless another one was said; weekdays are ISO numbers.
 */
export type PreferenceRule =
  /** No time for events, or for those of a kind: 'nothing before 10', 'keep Friday afternoons free', 'lunch 12 to 1'. */
  | ({
      readonly kind: 'keep-free';
      /** Only this kind of event ('meeting', 'call'); whatever it is when absent. */
      readonly of?: string;
      /** What the time is for: an event of that name may lie in it. */
      readonly label?: string;
    } & WeeklySpan)
  /** 'I work 9 to 5', 'my working days are Monday to Thursday'. */
  | ({ readonly kind: 'hours' } & WeeklySpan)
  /** 'Calls are 30 minutes': how long something is for which no length is said. */
  | {
      readonly kind: 'length';
      readonly of?: string;
      /** Not of what one does alone: 'lunches with other people are 90 minutes'. */
      readonly withOthers?: true;
      readonly minutes: number;
    }
  /** Free time around each event. One minute is 'not back to back'. */
  | { readonly kind: 'buffer'; readonly minutes: number };

export interface WeeklySpan {
  /** Every day when absent. */
  readonly days?: readonly number[];
  /** `HH:MM`; the beginning of the day when absent. */
  readonly from?: string;
  /** `HH:MM`; the end of the day when absent. */
  readonly to?: string;
  readonly zone?: string;
}

type KeepFree = Extract<PreferenceRule, { kind: 'keep-free' }>;

export const isSameRule = (one: PreferenceRule, other: PreferenceRule): boolean =>
  written(one) === written(other);

/** The order in which it was written down says nothing. */
const written = (rule: PreferenceRule): string =>
  JSON.stringify(Object.entries(rule).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Both cannot hold: working hours and the pause between meetings exist once, a kind of event has one length, and a
 * day one earliest and one latest hour. Two times that are kept free can coexist.
 */
export function isAboutTheSame(one: PreferenceRule, other: PreferenceRule): boolean {
  if (one.kind === 'length')
    return other.kind === 'length' && one.of === other.of && one.withOthers === other.withOthers;
  if (one.kind !== 'keep-free' || other.kind !== 'keep-free') return one.kind === other.kind;
  if (one.of !== other.of || String(one.days) !== String(other.days)) return false;
  if (one.label !== undefined && one.label === other.label) return true;
  return isBound(one) && isBound(other) && (one.from === undefined) === (other.from === undefined);
}

const isBound = ({ from, to }: KeepFree): boolean => (from === undefined) !== (to === undefined);
