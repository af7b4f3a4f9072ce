import type { Habits } from '../../../profiles/index.ts';

/** What somebody usually does when they did not say: from their own calendar, never more than a suggestion. */
export interface UsualTime {
  /** `HH:MM` */
  readonly at?: string | undefined;
  readonly minutes?: number | undefined;
}

/** Their lunch hour for a lunch; for a meeting with one person, when and how long the two usually meet. */
export function usualTimeOf(
  habits: Habits | undefined,
  title: string | undefined,
  guests: readonly string[],
): UsualTime {
  if (!habits) return {};
  const meal = habits.meals.find((habit) => new RegExp(`\\b${habit.meal}\\b`, 'i').test(title ?? ''));
  if (meal) return { at: meal.at, minutes: meal.minutes };
  const [guest] = guests;
  const together =
    guests.length === 1 ? habits.contacts.find(({ email }) => email === guest)?.usual_meeting : undefined;
  if (together) return { at: together.at, minutes: together.minutes };
  return { minutes: guests.length > 0 ? habits.meetingMinutes : undefined };
}
