import { z } from 'zod';
import { allOf } from './all-of.ts';
import { Channel } from './channel.ts';
import { channelStaffFields } from './channels/index.ts';
import { Timestamp } from './common.ts';
import { Preference, Profile, Reminder } from './memory.ts';

// What the staff pages show, thing by thing.

export const AdminUser = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string().nullable(),
    picture: z.string().nullable(),
    ...allOf(channelStaffFields),
    is_active: z.boolean(),
    background_events_enabled: z.boolean(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.output<typeof AdminUser>;

/** What somebody asked and what came of it: one row of the view by turn. */
export const AdminTurn = z
  .object({
    id: z.string(),
    user_id: z.string(),
    user_email: z.string(),
    channel: Channel,
    status: z.enum(['running', 'done', 'cancelled']),
    /** The beginning of what the person wrote; null for a decision, a button or a cleared history. */
    prompt: z.string().nullable(),
    models: z.array(z.string()),
    /** In the order of their calls, each as often as it was called. */
    tools: z.array(z.string()),
    message_count: z.number().int(),
    started_at: Timestamp,
    /** Null while it runs. */
    milliseconds: z.number().int().nullable(),
    /** In the currency of `MODEL_PRICES`. */
    cost: z.number(),
    logfire_url: z.string().nullable(),
  })
  .meta({ id: 'AdminTurn' });
export type AdminTurn = z.output<typeof AdminTurn>;

export const ConversationRow = z
  .object({
    user_id: z.string(),
    user_email: z.string(),
    channel: Channel,
    message_count: z.number().int(),
    first_message_at: Timestamp,
    last_message_at: Timestamp,
  })
  .meta({ id: 'ConversationRow' });

export const AdminUserDetail = AdminUser.extend({
  activity: z.object({
    conversations: z.array(ConversationRow),
    /** Messages of the last 30 days, days without any included. */
    by_day: z.array(z.object({ day: z.iso.date(), messages: z.number().int() })),
    /** The newest few. */
    turns: z.array(AdminTurn),
  }),
  selected_character: z
    .object({
      name: z.string(),
      personality_profile: z.string(),
      selected_voice: z.string().nullable(),
    })
    .nullable(),
  profile: Profile.nullable(),
  preferences: z.array(Preference),
  reminders: z.array(Reminder),
}).meta({ id: 'AdminUserDetail' });
export type AdminUserDetail = z.output<typeof AdminUserDetail>;

export const ApprovalLog = z
  .object({
    id: z.string(),
    user_id: z.string(),
    user_email: z.string(),
    tool_call_id: z.string(),
    tool_name: z.string(),
    tool_args: z.record(z.string(), z.unknown()),
    approved: z.boolean(),
    channel: Channel,
    response_time_seconds: z.number().nullable(),
    created_at: Timestamp,
    has_model_context: z.boolean(),
    model_context: z.string().nullable(),
    decided_by: z.string().nullable(),
    logfire_url: z.string().nullable(),
  })
  .meta({ id: 'ApprovalLog' });
export type ApprovalLog = z.output<typeof ApprovalLog>;

export const StoredMessage = z
  .object({
    id: z.string(),
    user_id: z.string(),
    user_email: z.string(),
    channel: Channel,
    timestamp: Timestamp,
    message: z.string(),
    turn_id: z.string().nullable(),
    logfire_url: z.string().nullable(),
  })
  .meta({ id: 'StoredMessage' });
export type StoredMessage = z.output<typeof StoredMessage>;

export const ExceptionRecord = z
  .object({
    id: z.string(),
    /** Whose turn or request it was, when that is known and they are still here. */
    user_id: z.string().nullable(),
    user_email: z.string().nullable(),
    turn_id: z.string().nullable(),
    start_timestamp: z.string(),
    message: z.string(),
    duration_ms: z.number().nullable(),
    attributes: z.record(z.string(), z.unknown()).nullable(),
    trace_id: z.string().nullable(),
    logfire_url: z.string().nullable(),
  })
  .meta({ id: 'ExceptionRecord' });
export type ExceptionRecord = z.output<typeof ExceptionRecord>;

/** Exceptions whose type and words are the same but for ids, numbers and quotes. */
export const ExceptionKind = z
  .object({
    id: z.string(),
    type: z.string().nullable(),
    message: z.string(),
    count: z.number().int(),
    first_seen: Timestamp,
    last_seen: Timestamp,
    /** How many in each of the equal parts of the range. */
    over_time: z.array(z.number().int()),
    user_count: z.number().int(),
    latest: ExceptionRecord,
  })
  .meta({ id: 'ExceptionKind' });
export type ExceptionKind = z.output<typeof ExceptionKind>;

/** In tokens, milliseconds, and the currency of `MODEL_PRICES`. */
export const ModelFigures = z.object({
  calls: z.number().int(),
  failures: z.number().int(),
  input_tokens: z.number().int(),
  cached_tokens: z.number().int(),
  output_tokens: z.number().int(),
  milliseconds: z.number().int(),
  cost: z.number(),
});

/** Totals are exact to 10,000, then capped; unfiltered totals are always exact (decisions.md, 'Admin'). */
