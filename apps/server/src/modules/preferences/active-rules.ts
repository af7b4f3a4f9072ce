import { officeHours, WEEKDAYS, type WorkingHours } from '@catch/scheduling';
import { isSameRule, type PreferenceRule, readPreference } from '@catch/understanding';

/** A stored preference; without rules it dates from before there were any. */
export interface StoredPreference {
  readonly id: string;
  readonly category: string;
  readonly text: string;
  readonly quote?: string | null;
  readonly rules?: readonly PreferenceRule[] | null;
}

/** A rule, and what the person said that it comes from. */
export interface ActiveRule {
  readonly rule: PreferenceRule;
  readonly preference: {
    readonly id: string;
    readonly category: string;
    readonly text: string;
    /** Their own words, where these say it all. */
    readonly quote?: string;
  };
}

export const rulesOf = ({
  text,
  rules,
}: Pick<StoredPreference, 'text' | 'rules'>): readonly PreferenceRule[] => rules ?? readPreference(text);

export const isSameRules = (one: readonly PreferenceRule[], other: readonly PreferenceRule[]): boolean =>
  one.length === other.length && one.every((rule, index) => isSameRule(rule, other[index] ?? rule));

export const activeRules = (preferences: readonly StoredPreference[]): ActiveRule[] =>
  preferences.flatMap((stored) => {
    const { id, category, text, quote } = stored;
    const rules = rulesOf(stored);
    const says = rules.length > 0 && quote && isSameRules(readPreference(quote), rules);
    const preference = { id, category, text, ...(says ? { quote } : {}) };
    return rules.map((rule) => ({ rule, preference }));
  });

/**
 * When somebody works: what they said takes precedence over what was learned, and what they left unsaid stays as it
 * was. It refers to their own clock, wherever that was when it was learned.
 */
export function statedHours(
  rules: readonly ActiveRule[],
  zone: string,
  learned: WorkingHours | undefined,
): WorkingHours | undefined {
  const said = rules.findLast(({ rule }) => rule.kind === 'hours')?.rule;
  if (said?.kind !== 'hours') return learned;
  const base = learned ?? officeHours(zone);
  const ranges = WEEKDAYS.flatMap((day) => base.week[day] ?? []);
  const from = said.from ?? ranges.map((range) => range.from).sort()[0] ?? '09:00';
  const usual =
    said.to ??
    ranges
      .map((range) => range.to)
      .sort()
      .at(-1) ??
    '17:00';
  const to = usual > from || said.to ? usual : '24:00';
  const isWorked = (index: number): boolean =>
    said.days ? said.days.includes(index + 1) : (base.week[WEEKDAYS[index] ?? 'monday'] ?? []).length > 0;
  const hasHours = said.from !== undefined || said.to !== undefined;
  return {
    zone: said.zone ?? zone,
    week: Object.fromEntries(
      WEEKDAYS.flatMap((day, index) =>
        isWorked(index) ? [[day, (hasHours ? undefined : base.week[day]) ?? [{ from, to }]]] : [],
      ),
    ),
  };
}
