import { z } from 'zod';
import {
  AdminTurn,
  AdminUser,
  AdminUserDetail,
  ApprovalLog,
  ConversationRow,
  ExceptionKind,
  ExceptionRecord,
  ModelFigures,
  StoredMessage,
} from './admin-shapes.ts';
import { ChannelFilter } from './channel.ts';
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
import { Preference, Reminder } from './memory.ts';
import { routes } from './routes.ts';

const total = z.number().int();
const page = { total, total_capped: z.boolean(), limit: z.number().int(), offset: z.number().int() };
const range = { start_date: DateOrTime.optional(), end_date: DateOrTime.optional() };
const limit = limitUpTo(1000);
const Match = text().max(320, 'must be at most 320 characters long');
/** Optional as a whole and in its parts; a request that says anything but 'off' was meant for another call. */
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
