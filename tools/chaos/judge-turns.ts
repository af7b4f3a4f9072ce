import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { Kind, Round } from './turn-rounds.ts';

export const openOf = async (db: Database, userId: string): Promise<number> =>
  (
    await db
      .selectFrom('inbox')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', 'in', ['waiting', 'taken'])
      .execute()
  ).length;

export async function problemsOf(db: Database, kind: Kind, { userId, titles }: Round): Promise<string[]> {
  const problems: string[] = [];
  const expectSame = (what: string, found: unknown, wanted: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      problems.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  };
  const inbox = await db.selectFrom('inbox').select('status').where('user_id', '=', userId).execute();
  expectSame(
    'the inbox',
    inbox.map(({ status }) => status),
    Array.from({ length: titles.length + (kind === 'decision' ? 1 : 0) }, () => 'answered'),
  );
  const isDone = kind !== 'proposal';
  const { rows: done } = await sql<{ title: string }>`
    select title from test_provider where title = any(${[...titles]}) order by title`.execute(db);
  expectSame(
    'what was done',
    done.map(({ title }) => title),
    isDone ? titles : [],
  );
  const { rows: said } = await sql<{ message: string }>`
    select message from test_outbox where user_id = ${userId} order by at`.execute(db);
  const proposal = titles.map((title) => `Do ${title}?`);
  const receipts = titles.map((title) => `${title} is done.`);
  const wanted: Record<Kind, string[]> = {
    one: [`${receipts.join('\n\n')}\n\nAnything else?`],
    three: receipts.map((receipt) => `${receipt}\n\nAnything else?`),
    together: [`${receipts.join('\n\n')}\n\nAnything else?`],
    proposal,
    decision: [...proposal, `${receipts.join('\n\n')}\n\nAnything else?`],
  };
  expectSame(
    'what was said',
    said.map(({ message }) => message),
    wanted[kind],
  );
  const approvals = await db.selectFrom('approvals').select('status').where('user_id', '=', userId).execute();
  expectSame(
    'the approvals',
    approvals.map(({ status }) => status),
    kind === 'proposal' ? ['pending'] : kind === 'decision' ? ['approved'] : [],
  );
  const { rows: prompts } = await sql<{ message: string }>`
    select message from messages where user_id = ${userId} and message like '%"user-prompt"%'`.execute(db);
  for (const title of titles)
    expectSame(
      `'${title}' in the conversation`,
      prompts.filter(({ message }) => message.includes(`"${title}"`)).length,
      1,
    );
  return problems;
}
