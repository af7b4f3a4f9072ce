import pg from 'pg';
import type { Verdict } from './scenario.ts';

interface SandboxEvent {
  readonly summary?: string;
  readonly status?: string;
}

/** Looked at from the outside, after the dust has settled: the database and the calendars, not what we believe. */
export async function checkInvariants(
  databaseUrl: string,
  sandboxUrl: string,
  users: readonly string[],
): Promise<Verdict[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (sql: string): Promise<number> => Number((await client.query(sql)).rows[0]?.count ?? 0);
  const said = (
    await client.query<{ email: string; body: string }>(
      "select u.email, i.body from inbox i join users u on u.id = i.user_id where i.kind = 'message'",
    )
  ).rows;
  const open = await count("select count(*) from inbox where status in ('waiting', 'taken')");
  const running = await count("select count(*) from turns where status = 'running'");
  const twice = await count(
    'select count(*) from (select turn_id from messages where message like \'{"kind":"response"%\' and message not like \'%"tool-call"%\' group by turn_id having count(*) > 1) repeated',
  );
  const disorder = await count(
    'select count(*) from (select i.id, lag(t.created_at) over (partition by i.user_id order by i.id) > t.created_at as wrong from inbox i join turns t on t.id = i.turn_id) o where wrong',
  );
  const unfinished = await count("select count(*) from executions where status = 'started'");
  await client.end();

  const problems: string[] = [];
  for (const email of users) {
    const response = await fetch(`${sandboxUrl}/_control/calendar?user=${encodeURIComponent(email)}`);
    const { calendars } = (await response.json()) as { calendars: { events: SandboxEvent[] }[] };
    const titles = calendars
      .flatMap(({ events }) => events)
      .filter(({ status }) => status !== 'cancelled')
      .map(({ summary }) => summary);
    for (const { body } of said.filter((one) => one.email === email)) {
      const title = /\b(Chaos\d+)\b/.exec(body)?.[1];
      const found = titles.filter((one) => one === title).length;
      if (title && found !== 1) problems.push(`${email}: ${title} is there ${found} times`);
    }
  }
  const verdict = (name: string, bad: number, detail = `${bad} found`): Verdict => ({
    name,
    ok: bad === 0,
    detail,
  });
  return [
    verdict(
      'every accepted message is answered',
      open + running,
      `${said.length} accepted, ${open} open, ${running} turns still running`,
    ),
    verdict('no message is answered twice', twice),
    verdict('answers keep the order of what was said', disorder),
    verdict('no change is left half done', unfinished),
    verdict(
      'each event exists exactly once',
      problems.length,
      problems.slice(0, 5).join('; ') || 'all as asked for',
    ),
  ];
}
