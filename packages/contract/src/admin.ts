import { z } from 'zod';
import { Channel, ChannelFilter } from './channel.ts';
import { channelStaffFields } from './channels/index.ts';
import { allOf } from './channels/merge.ts';
import {
  AnyId,
  bodyOf,
  DateOrTime,
  Done,
  Flag,
  limitUpTo,
  Offset,
  Timestamp,
  text,
  UserIdParams,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { Preference, Profile, Reminder } from './memory.ts';
import { routes } from './routes.ts';

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

const ConversationRow = z
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
const ModelFigures = z.object({
  calls: z.number().int(),
  failures: z.number().int(),
  input_tokens: z.number().int(),
  cached_tokens: z.number().int(),
  output_tokens: z.number().int(),
  milliseconds: z.number().int(),
  cost: z.number(),
});

/** Totals are exact to 10,000, then capped; unfiltered totals are always exact (decisions.md, 'Admin'). */
const total = z.number().int();
const page = { total, total_capped: z.boolean(), limit: z.number().int(), offset: z.number().int() };
const range = { start_date: DateOrTime.optional(), end_date: DateOrTime.optional() };
const limit = limitUpTo(1000);
const Match = text().max(320, 'must be at most 320 characters long');
/** Optional as a whole and in its parts; whoever says something else than 'off' has meant another call. */
const Deactivation = bodyOf({
  is_active: z.literal(false, { error: 'can only be false' }).optional(),
}).nullish();

const messageFilters = {
  limit,
  offset: Offset,
  user_email: Match.optional(),
  channel: ChannelFilter.optional(),
  ...range,
};

const tag = 'Admin';

export const adminEndpoints = {
  adminUsers: endpoint(routes.adminUsers, {
    summary: 'Every user, newest first',
    tag,
    query: z.object({ limit, offset: Offset, search: Match.optional() }),
    response: z.object({ users: z.array(AdminUser), ...page }),
  }),
  adminNonAdmins: endpoint(routes.adminNonAdmins, {
    summary: 'Users that staff may act as',
    tag,
    response: z.object({
      users: z.array(AdminUser.pick({ id: true, name: true, email: true, picture: true })),
      total,
    }),
  }),
  adminApprovalLogs: endpoint(routes.adminApprovalLogs, {
    summary: 'Decisions on tool calls, newest first',
    tag,
    query: z.object({
      limit,
      offset: Offset,
      tool_name: Match.optional(),
      approved: Flag.optional(),
      channel: ChannelFilter.optional(),
      user_email: Match.optional(),
      ...range,
    }),
    response: z.object({ logs: z.array(ApprovalLog), ...page }),
  }),
  adminApprovalLog: endpoint(routes.adminApprovalLog, {
    summary: 'One decision',
    tag,
    params: z.object({ log_id: AnyId }),
    response: ApprovalLog,
  }),
  adminApprovalStatistics: endpoint(routes.adminApprovalStatistics, {
    summary: 'Approval counts, the rate from 0 to 100, and both per day; per hour for two days or less',
    tag,
    query: z.object(range),
    response: z.object({
      total_requests: total,
      total_approved: total,
      total_denied: total,
      approval_rate: z.number(),
      by_day: z.array(z.object({ day: z.iso.date(), approved: total, denied: total })),
      by_hour: z.array(z.object({ hour: Timestamp, approved: total, denied: total })),
    }),
  }),
  adminMessages: endpoint(routes.adminMessages, {
    summary: 'Stored messages, newest first',
    tag,
    query: z.object(messageFilters),
    response: z.object({ messages: z.array(StoredMessage), ...page }),
  }),
  adminConversations: endpoint(routes.adminConversations, {
    summary: 'Conversations (user and channel), most recent first',
    tag,
    query: z.object(messageFilters),
    response: z.object({ conversations: z.array(ConversationRow), ...page }),
  }),
  adminConversation: endpoint(routes.adminConversation, {
    summary: "One user's stored messages, oldest first",
    tag,
    params: UserIdParams,
    query: z.object({ limit, offset: Offset, channel: ChannelFilter.optional(), ...range }),
    response: z.object({ messages: z.array(StoredMessage), ...page }),
  }),
  adminConversationStatistics: endpoint(routes.adminConversationStatistics, {
    summary: 'Message statistics; per hour for ranges of two days or less',
    tag,
    query: z.object(range),
    response: z.object({
      total_messages: total,
      avg_messages_per_conversation: z.number(),
      avg_interactions_per_day: z.number(),
      avg_tool_calls_per_day: z.number(),
      total_conversations: total,
      total_unique_users: total,
      total_tool_calls: total,
      by_channel: z.record(z.string(), total),
      top_users: z.array(z.object({ user_email: z.string(), message_count: total })),
      by_day: z.array(z.object({ day: z.iso.date(), by_channel: z.record(z.string(), total) })),
      by_hour: z.array(z.object({ hour: Timestamp, by_channel: z.record(z.string(), total) })),
    }),
  }),
  adminTurns: endpoint(routes.adminTurns, {
    summary: 'Turns with their models, tools, time and cost, newest first',
    tag,
    query: z.object(messageFilters),
    response: z.object({ turns: z.array(AdminTurn), ...page }),
  }),
  adminTurn: endpoint(routes.adminTurn, {
    summary: 'One turn with its stored messages, oldest first',
    tag,
    params: z.object({ turn_id: AnyId }),
    response: z.object({ turn: AdminTurn, messages: z.array(StoredMessage) }),
  }),
  adminModelUsage: endpoint(routes.adminModelUsage, {
    summary: 'What models were asked and what it cost: by model, by person and by turn, newest first',
    tag,
    query: z.object({
      limit,
      offset: Offset,
      user_email: Match.optional(),
      turn_id: z.uuid().optional(),
      ...range,
    }),
    response: z.object({
      by_model: z.array(ModelFigures.extend({ model: z.string() })),
      by_user: z.array(ModelFigures.extend({ user_id: z.string(), user_email: z.string() })),
      turns: z.array(
        ModelFigures.extend({
          turn_id: z.string(),
          model: z.string(),
          user_id: z.string().nullable(),
          user_email: z.string().nullable(),
          at: Timestamp,
        }),
      ),
      /** Turns of the same time that needed no model, because the built-in reader came first: at least so many calls. */
      saved_calls: z.number().int(),
      /** The models that read messages, in the order in which they are asked; behind the last one the built-in reader. */
      readers: z.array(z.string()),
      month: z.object({
        spent: z.number(),
        budget: z.number().nullable(),
        budget_per_user: z.number().nullable(),
      }),
      limit: z.number().int(),
      offset: z.number().int(),
    }),
  }),
  adminExceptions: endpoint(routes.adminExceptions, {
    summary: 'Exceptions from Logfire, one row for one failure',
    tag,
    query: z.object({ limit: limitUpTo(10_000), user_email: Match.optional(), ...range }),
    // Echoed as by every other list, although there is only ever a first page.
    response: z.object({
      exceptions: z.array(ExceptionRecord),
      limit: z.number().int(),
      offset: z.number().int(),
    }),
  }),
  adminExceptionKinds: endpoint(routes.adminExceptionKinds, {
    summary: 'Exceptions from Logfire by kind, the most frequent first',
    tag,
    query: z.object({ user_email: Match.optional(), ...range }),
    response: z.object({
      kinds: z.array(ExceptionKind),
      total,
      /** There were more than are counted; these are the newest. */
      total_capped: z.boolean(),
      from: Timestamp,
      to: Timestamp,
    }),
  }),
  adminException: endpoint(routes.adminException, {
    summary: 'One exception from Logfire',
    tag,
    params: z.object({ exception_id: AnyId }),
    response: ExceptionRecord,
  }),
  adminResetQueue: endpoint(routes.adminResetQueue, {
    summary: "Cancel the user's pending work",
    tag,
    params: UserIdParams,
    response: Done,
  }),
  adminClearHistory: endpoint(routes.adminClearHistory, {
    summary: "Clear the user's conversation history",
    tag,
    params: UserIdParams,
    response: Done,
  }),
  adminUserDetails: endpoint(routes.adminUserDetails, {
    summary: 'Everything the User Details dialog shows',
    tag,
    params: UserIdParams,
    response: AdminUserDetail,
  }),
  adminDeactivatePreference: endpoint(routes.adminDeactivatePreference, {
    summary: 'Deactivate a preference',
    tag,
    params: z.object({ user_id: AnyId, preference_id: AnyId }),
    body: Deactivation,
    response: Preference,
  }),
  adminDeactivateReminder: endpoint(routes.adminDeactivateReminder, {
    summary: 'Deactivate a reminder',
    tag,
    params: z.object({ user_id: AnyId, reminder_id: AnyId }),
    body: Deactivation,
    response: Reminder,
  }),
  adminResetUser: endpoint(routes.adminResetUser, {
    summary: 'Reset a user to the beginning and rebuild the profile',
    tag,
    params: UserIdParams,
    response: Done,
  }),
  adminPauseBackground: endpoint(routes.adminPauseBackground, {
    summary: 'Pause background events',
    tag,
    params: UserIdParams,
    response: Done,
  }),
  adminResumeBackground: endpoint(routes.adminResumeBackground, {
    summary: 'Resume background events',
    tag,
    params: UserIdParams,
    response: Done,
  }),
};
