import type { MealHabit, PreferredTime } from '../profile.ts';
import { decisions, type Occasion } from './occasion.ts';
import { usualTime } from './usual-time.ts';

const LEAST_MEETINGS = 10;
/** Chance alone would give a third. */
const SHARE = 0.45;

const PARTS = [
  { name: 'mornings', from: 5 * 60, to: 12 * 60 },
  { name: 'early afternoons', from: 12 * 60, to: 15 * 60 },
  { name: 'late afternoons', from: 15 * 60, to: 19 * 60 },
  { name: 'evenings', from: 19 * 60, to: 24 * 60 },
] as const;

/** The part of the day in which somebody who chooses the time likes to meet. */
export function learnPreferredTime(occasions: readonly Occasion[]): PreferredTime | undefined {
  const chosen = decisions(
    occasions.filter(({ others, isOwn, isBusy }) => others.length > 0 && isOwn && isBusy),
  );
  if (chosen.length < LEAST_MEETINGS) return undefined;
  const counted = PARTS.map((part) => ({
    part,
    meetings: chosen.filter(({ from }) => from >= part.from && from < part.to).length,
  })).sort((one, other) => other.meetings - one.meetings);
  const [first] = counted;
  if (!first || first.meetings / chosen.length < SHARE) return undefined;
  return { part_of_day: first.part.name, meetings: first.meetings, of: chosen.length };
}

const MEALS = [
  ['breakfast', /\bbreakfast\b/i],
  ['brunch', /\bbrunch\b/i],
  ['lunch', /\blunch\b/i],
  ['coffee', /\bcoffee\b/i],
  ['dinner', /\bdinner\b|\bsupper\b/i],
] as const;

/** When they have lunch: also a lunch that is only pencilled in says so. */
export function learnMeals(occasions: readonly Occasion[]): MealHabit[] {
  return MEALS.flatMap(([meal, word]) => {
    const usual = usualTime(occasions.filter(({ title }) => word.test(title)));
    return usual ? [{ meal, ...usual }] : [];
  });
}
