import type { Channel } from '@catch/contract/channel';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { byUsers, idsOf, type MatchingUsers, substring } from '../matching-users.ts';
import { cappedTotal, EXACT_TOTAL, exactTotal, type Page, type Total } from '../page.ts';
import type { Range } from '../range.ts';
import { inSnapshot } from '../snapshot.ts';
import { all, createdIn } from '../statistics/counted-messages.ts';

export interface ApprovalFilter {
  readonly toolName: string | undefined;
  readonly approved: boolean | undefined;
  readonly channel: Channel | undefined;
  readonly users: MatchingUsers | undefined;
  readonly range: Range;
}

export interface ApprovalLogRow {
  readonly id: number;
  readonly user_id: string;
  readonly user_email: string;
  readonly tool_call_id: string;
  readonly tool_name: string;
  readonly tool_args: Record<string, unknown>;
  readonly approved: boolean;
  readonly channel: Channel;
  readonly response_time_seconds: number | null;
  readonly created_at: Date;
  readonly model_context: string | null;
  readonly decided_by: string | null;
  readonly trace_id: string | null;
}

/** Newest first. */
export const listApprovalLogs = (
  db: Database,
  given: ApprovalFilter,
  page: Page,
): Promise<{ rows: ApprovalLogRow[] } & Total> =>
  inSnapshot(db, async (snapshot) => {
    const filter = await resolveTools(snapshot, given);
    const rows = await readRows(snapshot, pageOf(filter, page));
    return { rows, ...(await countFiltered(snapshot, filter)) };
  });

export async function findApprovalLog(db: Queryable, id: number): Promise<ApprovalLogRow | undefined> {
  const [found] = await readRows(db, sql`select id from approval_logs where id = ${id}`);
  return found;
}

async function readRows(db: Queryable, page: RawBuilder<unknown>): Promise<ApprovalLogRow[]> {
  const { rows } = await sql<ApprovalLogRow>`
    with page as materialized (${page})
    select l.id, l.user_id, u.email as user_email, l.tool_call_id, l.tool_name, l.tool_args, l.approved, l.channel,
      l.response_time_seconds, l.created_at, l.model_context, l.decided_by, l.trace_id
    from page join approval_logs l on l.id = page.id join users u on u.id = l.user_id
    order by l.created_at desc, l.id desc`.execute(db);
  return rows;
}

interface ResolvedFilter extends Omit<ApprovalFilter, 'toolName'> {
  readonly watermark: number;
  readonly toolNames: readonly string[] | undefined;
}

/** There are few tools and many decisions: with their names PostgreSQL knows how many rows to expect. */
async function resolveTools(db: Queryable, filter: ApprovalFilter): Promise<ResolvedFilter> {
  const { watermark } = await db.selectFrom('approval_roll_up').select('watermark').executeTakeFirstOrThrow();
  if (filter.toolName === undefined) return { ...filter, watermark, toolNames: undefined };
  const matches = sql`lower(tool_name) like lower(${substring(filter.toolName)})`;
  const { rows } = await sql<{ tool_name: string }>`
    select tool_name from approval_totals where ${matches}
    union select tool_name from approval_logs where id > ${watermark} and ${matches}`.execute(db);
  return { ...filter, watermark, toolNames: rows.map(({ tool_name }) => tool_name) };
}

/** What also the kept totals know about a decision. */
const about = ({ toolNames, approved, channel }: ResolvedFilter): RawBuilder<unknown> =>
  all([
    toolNames && sql`tool_name = any(${[...toolNames]})`,
    approved === undefined ? undefined : sql`approved = ${approved}`,
    channel && sql`channel = ${channel}`,
  ]);

function pageOf(filter: ResolvedFilter, { limit, offset }: Page): RawBuilder<unknown> {
  const newestFirst = sql`order by created_at desc, id desc`;
  const conditions = all([createdIn(filter.range), about(filter)]);
  if (filter.users?.kind === 'few')
    return sql`
      select found.id, found.created_at from unnest(${idsOf(filter.users)}::uuid[]) as wanted (user_id)
      cross join lateral (
        select id, created_at from approval_logs where user_id = wanted.user_id and ${conditions}
        ${newestFirst} limit ${limit + offset}
      ) found ${newestFirst} limit ${limit} offset ${offset}`;
  return sql`
    select id, created_at from approval_logs where ${all([conditions, filter.users && byUsers(filter.users)])}
    ${newestFirst} limit ${limit} offset ${offset}`;
}

async function countFiltered(db: Queryable, filter: ResolvedFilter): Promise<Total> {
  const { users, range, toolNames, approved, channel } = filter;
  if (!users && !range.from && !range.to) {
    const counted = await countCached(db, filter.watermark, about(filter));
    const isFiltered = toolNames !== undefined || approved !== undefined || channel !== undefined;
    return isFiltered ? cappedTotal(counted) : exactTotal(counted);
  }
  const where = all([createdIn(range), about(filter), users && byUsers(users)]);
  const { rows } = await sql<{ counted: number }>`
    select count(*) as counted from (select 1 from approval_logs where ${where} limit ${EXACT_TOTAL + 1}) matching`.execute(
    db,
  );
  return cappedTotal(rows[0]?.counted ?? 0);
}

async function countCached(db: Queryable, watermark: number, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select coalesce(sum(requests), 0) from approval_totals where ${where})::bigint
      + (select count(*) from approval_logs where id > ${watermark} and ${where}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}
