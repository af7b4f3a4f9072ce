import { z } from 'zod';
import { AnyId, Done, Timestamp } from './common.ts';
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
      reminders: z.array(Reminder),
      profile: Profile.nullable(),
      /** False after its owner deleted it: then it is not built again by itself. */
      learns_profile: z.boolean(),
    }),
  }),
  forgetMyPreference: endpoint(routes.forgetMyPreference, {
    summary: 'Forget one preference for good',
    tag,
    params: z.object({ preference_id: AnyId }),
    response: Done,
  }),
  forgetMyReminder: endpoint(routes.forgetMyReminder, {
    summary: 'Remove one reminder for good',
    tag,
    params: z.object({ reminder_id: AnyId }),
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
