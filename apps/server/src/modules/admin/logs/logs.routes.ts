import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError, userNotFound } from '../../../platform/errors.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { route } from '../../../platform/http/register.ts';
import { isUserId } from '../../identity/index.ts';
import { adminRange } from '../range.ts';
import { recordLook } from '../staff-look.ts';
import { userExists } from '../users/users.repository.ts';
import { type ApprovalLogRow, findApprovalLog, listApprovalLogs } from './approvals.repository.ts';
import { createListConversations } from './conversations.repository.ts';
import { listMessages, readConversation } from './messages.repository.ts';
import { presentConversation } from './present-conversation.ts';
import { presentMessage } from './present-message.ts';
import { usersOfFilter } from './whose-look.ts';

export interface LogsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly traceUrl: (traceId: string | null, at: Date) => string | null;
}

export function logsRoutes(app: FastifyInstance, dependencies: LogsDependencies): void {
  const { db, traceUrl } = dependencies;
  const listConversations = createListConversations(db);

  const usersOf = (caller: Caller, email: string | undefined, action: string) =>
    usersOfFilter(dependencies, caller, email, action);
  const toMessage = presentMessage(traceUrl);

  const toApprovalLog = ({ id, created_at, trace_id, ...row }: ApprovalLogRow) => ({
    ...row,
    id: String(id),
    created_at: created_at.toISOString(),
    has_model_context: row.model_context !== null,
    logfire_url: traceUrl(trace_id, created_at),
  });

  route(
    app,
    endpoints.adminMessages,
  )(async ({ query, caller }) => {
    const range = adminRange(query);
    const users = await usersOf(caller, query.user_email, 'viewed your messages');
    const { rows, ...total } = await listMessages(db, { users, channel: query.channel, range }, query);
    return { messages: rows.map(toMessage), ...total, limit: query.limit, offset: query.offset };
  });

  route(
    app,
    endpoints.adminConversations,
  )(async ({ query, caller }) => {
    const range = adminRange(query);
    const users = await usersOf(caller, query.user_email, 'viewed your list of conversations');
    const { rows, ...total } = await listConversations({ users, channel: query.channel, range }, query);
    return {
      conversations: rows.map(presentConversation),
      ...total,
      limit: query.limit,
      offset: query.offset,
    };
  });

  route(
    app,
    endpoints.adminConversation,
  )(async ({ params, query, caller }) => {
    const range = adminRange(query);
    const userId = params.user_id;
    if (!isUserId(userId) || !(await userExists(db, userId))) throw userNotFound();
    await recordLook(dependencies, caller, userId, 'viewed your conversation');
    const { rows, ...total } = await readConversation(db, userId, { channel: query.channel, range }, query);
    return { messages: rows.map(toMessage), ...total, limit: query.limit, offset: query.offset };
  });

  route(
    app,
    endpoints.adminApprovalLogs,
  )(async ({ query, caller }) => {
    const range = adminRange(query);
    const filter = {
      toolName: query.tool_name,
      approved: query.approved === undefined ? undefined : query.approved === 'true',
      channel: query.channel,
      users: await usersOf(caller, query.user_email, 'viewed your approvals'),
      range,
    };
    const { rows, ...total } = await listApprovalLogs(db, filter, query);
    return { logs: rows.map(toApprovalLog), ...total, limit: query.limit, offset: query.offset };
  });

  route(
    app,
    endpoints.adminApprovalLog,
  )(async ({ params, caller }) => {
    const id = /^\d{1,15}$/.test(params.log_id) ? Number(params.log_id) : undefined;
    const log = id === undefined ? undefined : await findApprovalLog(db, id);
    if (!log) throw new AppError('not-found', 'Approval not found');
    await recordLook(dependencies, caller, log.user_id, 'viewed your approvals');
    return toApprovalLog(log);
  });
}
