import { z } from 'zod';
import { AnyId, bodyOf, Done, Flag, Timestamp, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

export const Preference = z
  .object({
    id: z.string(),
    category: z.string(),
    preference_text: z.string(),
    is_active: z.boolean(),
    created_at: Timestamp,
    /** The user's own words it was learned from. */
    source_quote: z.string().nullable(),
  })
  .meta({ id: 'Preference' });
export type Preference = z.output<typeof Preference>;

export const Reminder = z
  .object({
    id: z.string(),
    reminder_type: z.enum(['one_time', 'recurring']),
    reminder_text: z.string(),
    scheduled_at: Timestamp.nullable(),
    cron_expression: z.string().nullable(),
    last_triggered_at: Timestamp.nullable(),
    is_active: z.boolean(),
    created_at: Timestamp,
  })
  .meta({ id: 'Reminder' });
export type Reminder = z.output<typeof Reminder>;

/** A reminder for its owner's eyes: what it goes by, in words. */
export const MyReminder = Reminder.extend({
  /** Such as 'every weekday at 09:00', in the reader's language; null for once, and for those before events. */
  schedule: z.string().nullable(),
  /** Null while it is paused, over, or waits for an event. */
  next_at: Timestamp.nullable(),
  /** Where `cron_expression` is read. */
  time_zone: z.string(),
  /** The event it comes before, or the words that each such event has. */
  before: z.object({ title: z.string(), minutes: z.number(), is_each: z.boolean() }).nullable(),
}).meta({ id: 'MyReminder' });
export type MyReminder = z.output<typeof MyReminder>;

/** Removed a moment ago: it does nothing any more and can be put back. */
export const Removed = z
  .object({
    kind: z.enum(['preference', 'reminder']),
    id: z.string(),
    text: z.string(),
    created_at: Timestamp,
    undo_until: Timestamp,
  })
  .meta({ id: 'Removed' });
export type Removed = z.output<typeof Removed>;

/** Made by the page for each thing that is added: the same one sent twice is there once. */
const NewId = text().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, {
  message: 'must be a UUID',
});
const Words = text()
  .trim()
  .min(1, 'must not be empty')
  .max(500, 'must be at most 500 characters long')
  .regex(/^[^\p{Cc}]*$/u, { message: 'must be one line' });
const Moment = z.iso.datetime({
  offset: true,
  error: 'must be a date-time with an offset, such as 2026-03-08T09:00:00Z',
});
const Cron = text().trim().min(1, 'must not be empty').max(120, 'must be at most 120 characters long');
const IsActive = z.boolean({ error: 'must be true or false' });
/** With `undoable=true` it can be put back for a minute; otherwise it is erased at once. */
const RemovalQuery = z.object({ undoable: Flag.optional() });

export const Profile = z
  .object({ profile_data: z.record(z.string(), z.unknown()), last_updated: Timestamp })
  .meta({ id: 'Profile' });

export const StaffAccess = z
  .object({ id: z.string(), staff_email: z.string(), action: z.string(), occurred_at: Timestamp })
  .meta({ id: 'StaffAccess' });
export type StaffAccess = z.output<typeof StaffAccess>;

const tag = 'My data';

export const memoryEndpoints = {
  myExport: endpoint(routes.myExport, {
    summary: 'Everything stored about me, as one JSON document',
    tag,
    response: z.record(z.string(), z.unknown()),
  }),
  myMemory: endpoint(routes.myMemory, {
    summary: 'What the assistant remembers about me',
    tag,
    response: z.object({
      preferences: z.array(Preference),
      reminders: z.array(MyReminder),
      /** What can still be put back. */
      removed: z.array(Removed),
      profile: Profile.nullable(),
      /** Where repeating reminders are due; null until the calendar has said. */
      time_zone: z.string().nullable(),
      /** False after its owner deleted it: then it is not built again by itself. */
      learns_profile: z.boolean(),
    }),
  }),
  addMyPreference: endpoint(routes.addMyPreference, {
    summary: 'Keep something in mind; what says the opposite about the same ends with it',
    tag,
    body: bodyOf({ id: NewId, text: Words }),
    response: Preference,
  }),
  changeMyPreference: endpoint(routes.changeMyPreference, {
    summary: 'Say one preference in other words, pause it or resume it',
    tag,
    params: z.object({ preference_id: AnyId }),
    body: bodyOf({ text: Words.optional(), is_active: IsActive.optional() }),
    response: Preference,
  }),
  restoreMyPreference: endpoint(routes.restoreMyPreference, {
    summary: 'Put back a preference that was removed within the last minute',
    tag,
    params: z.object({ preference_id: AnyId }),
    response: Done,
  }),
  addMyReminder: endpoint(routes.addMyReminder, {
    summary: 'Be reminded once (scheduled_at) or repeatedly (cron_expression, in your own time zone)',
    tag,
    body: bodyOf({
      id: NewId,
      text: Words,
      scheduled_at: Moment.optional(),
      cron_expression: Cron.optional(),
    }),
    response: MyReminder,
  }),
  changeMyReminder: endpoint(routes.changeMyReminder, {
    summary:
      'Change the words or the time of a reminder, pause it or resume it; nothing missed is sent later',
    tag,
    params: z.object({ reminder_id: AnyId }),
    body: bodyOf({
      text: Words.optional(),
      scheduled_at: Moment.optional(),
      cron_expression: Cron.optional(),
      is_active: IsActive.optional(),
    }),
    response: MyReminder,
  }),
  restoreMyReminder: endpoint(routes.restoreMyReminder, {
    summary: 'Put back a reminder that was removed within the last minute',
    tag,
    params: z.object({ reminder_id: AnyId }),
    response: Done,
  }),
  forgetMyPreference: endpoint(routes.forgetMyPreference, {
    summary: 'Forget one preference for good',
    tag,
    params: z.object({ preference_id: AnyId }),
    query: RemovalQuery,
    response: Done,
  }),
  forgetMyReminder: endpoint(routes.forgetMyReminder, {
    summary: 'Remove one reminder for good',
    tag,
    params: z.object({ reminder_id: AnyId }),
    query: RemovalQuery,
    response: Done,
  }),
  forgetMyProfile: endpoint(routes.forgetMyProfile, {
    summary: 'Delete the learned profile and learn no more',
    tag,
    response: Done,
  }),
  learnMyProfile: endpoint(routes.learnMyProfile, {
    summary: 'Build the profile from calendar and mail headers, and keep it up to date',
    tag,
    response: Done,
  }),
  myStaffAccess: endpoint(routes.myStaffAccess, {
    summary: 'Who of the staff looked at my account, and when',
    tag,
    response: z.object({ entries: z.array(StaffAccess), total: z.number().int() }),
  }),
  deleteMe: endpoint(routes.deleteMe, {
    summary: 'Delete my account and everything stored about me; needs a fresh sign-in',
    tag,
    response: Done,
  }),
};
