import { WEEKDAYS, type WorkingHours } from '@catch/scheduling';
import { z } from 'zod';
import type { LearnedContact, MealHabit, UsualMeeting } from './profile.ts';

/** The part of a profile that the assistant works with. */
export interface Habits {
  readonly meetingMinutes: number | undefined;
  readonly meals: readonly MealHabit[];
  readonly contacts: readonly LearnedContact[];
}

const Clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
const Minutes = z
  .number()
  .int()
  .min(1)
  .max(24 * 60);
const Count = z.number().int().min(0).catch(0);
const Usual = z.object({
  at: Clock,
  minutes: Minutes,
  weekdays: z.array(z.enum(WEEKDAYS)).catch([]),
  times: Count,
}) satisfies z.ZodType<UsualMeeting>;
const Hours = z.object({
  zone: z.string().min(1),
  week: z.partialRecord(z.enum(WEEKDAYS), z.array(z.object({ from: Clock, to: Clock }))),
});
const Meal = Usual.extend({ meal: z.enum(['breakfast', 'brunch', 'lunch', 'coffee', 'dinner']) });
const Contact = z.object({
  email: z.string().min(3),
  name: z.string().optional(),
  meetings: Count,
  mails_sent: Count,
  mails_received: Count,
  usual_meeting: Usual.optional().catch(undefined),
});
const valid = <Item>(schema: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((item) => {
        const read = schema.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    );
const Stored = z.object({
  meeting_lengths: z.object({ usual_minutes: Minutes }).optional().catch(undefined),
  meals: valid(Meal),
  contacts: valid(Contact),
});

/** These alone, which are wanted more often than the rest. */
export const readWorkingHours = (stored: Record<string, unknown>): WorkingHours | undefined =>
  Hours.safeParse(stored.working_hours).data as WorkingHours | undefined;

/** Reads what is stored, no matter what wrote it and when: a part that is not as expected is treated as absent. */
export function readHabits(stored: Record<string, unknown>): Habits {
  const { meeting_lengths, meals, contacts } = Stored.parse(stored);
  return {
    meetingMinutes: meeting_lengths?.usual_minutes,
    meals,
    contacts: contacts as readonly LearnedContact[],
  };
}
