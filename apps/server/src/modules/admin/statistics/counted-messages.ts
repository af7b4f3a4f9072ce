import type { Channel } from '@catch/contract/channel';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Range, type SplitRange, splitRange } from '../range.ts';

export interface RollUpState {
  readonly watermark: number;
  readonly conversations: number;
  readonly users: number;
}

export async function rollUpState(db: Queryable): Promise<RollUpState> {
  return db
    .selectFrom('message_roll_up')
    .select(['watermark', 'conversations', 'users'])
    .executeTakeFirstOrThrow();
}

/** SQL conditions joined by 'and'; none is true. */
export const all = (conditions: readonly (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `);
};

export const createdIn = ({ from, to }: Range): RawBuilder<unknown> =>
  all([from && sql`created_at >= ${from}`, to && sql`created_at < ${to}`]);

/** Whole days, which are counted already. */
export const countedDays = ({
  firstDay,
  lastDay,
}: Pick<SplitRange, 'firstDay' | 'lastDay'>): RawBuilder<unknown> =>
  all([
    firstDay === undefined ? undefined : sql`day >= ${firstDay}::date`,
    lastDay === undefined ? undefined : sql`day < ${lastDay}::date`,
  ]);

const midnight = (day: string | undefined): Date | undefined =>
  day === undefined ? undefined : new Date(`${day}T00:00:00Z`);

/**
 * The messages of a range that no counted day covers, as disjoint conditions: the parts of days at its ends, and in
 * the whole days those above the watermark.
 */
export function uncounted(range: Range, watermark: number): RawBuilder<unknown>[] {
  const split = splitRange(range);
  const whole = { from: midnight(split.firstDay), to: midnight(split.lastDay) };
  const live =
    split.firstDay !== undefined && split.firstDay === split.lastDay
      ? []
      : [all([sql`id > ${watermark}`, createdIn(whole)])];
  const parts = [...split.edges.map(createdIn), ...live];
  // A range past the end of the calendar is empty; the caller that joins the parts still needs one.
  return parts.length > 0 ? parts : [sql`false`];
}

/** One select for each condition, put together. */
export const unionOf = (
  conditions: readonly RawBuilder<unknown>[],
  select: (condition: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> => sql.join(conditions.map(select), sql` union all `);

/** Exact, at the price of a few hundred day rows and what is uncounted. */
export async function countMessages(
  db: Queryable,
  range: Range,
  channel: Channel | undefined,
  watermark: number,
): Promise<number> {
  const inChannel = channel && sql`channel = ${channel}`;
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(messages), 0)::bigint as total from (
      select sum(messages) as messages from message_days where ${all([countedDays(splitRange(range)), inChannel])}
      ${sql.join(
        uncounted(range, watermark).map(
          (condition) => sql`union all select count(*) from messages where ${all([condition, inChannel])}`,
        ),
        sql` `,
      )}
    ) parts`.execute(db);
  return rows[0]?.total ?? 0;
}
