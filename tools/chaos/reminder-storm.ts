import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { productEnvironment } from '../../apps/sandbox/src/product-environment.ts';
import { whatsappRequest } from '../../apps/server/src/modules/channels/test/signed-webhooks.ts';
import { startOwnPostgres } from '../postgres/own-postgres.ts';
import { quantile } from './figures.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { type Receipt, startGraph } from './graph.ts';
import { oneOf, type Random } from './random.ts';
import { createRetryingSender, type RetryingSender } from './retrying-sender.ts';
import { type Scenario, type ScenarioResult, type ScenarioRun, verdictOf } from './scenario.ts';

const REMINDERS = 10_000;
/** Every fourth repeats: it must have its next time afterwards. */
const REPEATING = 4;
const PREPARATION_MS = 5000;
/** Now and then one stands still with its rows locked, for longer than it may. */
const FREEZING = 0.4;
const FROZEN_MS = 13_000;
const LONGEST_STANDSTILL_MS = 120_000;

export const reminders: Scenario = {
  about:
    '10,000 reminders of as many people due at the same instant, while workers are killed or stand still',
  seconds: 30,
  run,
};

async function run({ seconds, random, log }: ScenarioRun): Promise<ScenarioResult> {
  const postgres = await startOwnPostgres();
  const databaseUrl = await postgres.createDatabase('reminders');
  let sender: RetryingSender | undefined;
  const graph = await startGraph(async (receipts: readonly Receipt[]) => {
    await sender?.deliver(whatsappRequest({ statuses: receipts }));
  });
  const fleet = await startFleet({
    web: 1,
    workers: 2,
    environment: {
      NODE_ENV: 'test',
      ...productEnvironment({ sandboxUrl: graph.url, publicUrl: 'http://localhost:1' }),
      LOGFIRE_WRITE_TOKEN: '',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      TOKEN_KEYS: `storm:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'silent',
    },
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    sender = createRetryingSender(
      fleet.web.map(({ port }) => port),
      random,
    );
    const due = await prepare(client);
    log(`${REMINDERS} reminders are due at ${due.toISOString().slice(11, 23)}`);
    await sleep(Math.max(0, due.getTime() - Date.now()));
    const killing = killWorkers(fleet, random, seconds);
    const committed = await watchCommits(client, due);
    log(`the last was committed ${committed.lastMs} ms after it was due; on their way to phones`);
    killing.stop();
    const kills = await killing.done;
    await fleet.complete();
    const sentMs = await watchSending(client, () => graph.posted.length, due);
    return {
      figures: {
        reminders: REMINDERS,
        'workers killed': kills.total,
        'workers frozen': kills.frozen,
        'killed while reminders were due': committed.killsBefore(kills.times),
        'due to committed, p50 ms': quantile(committed.perReminder, 0.5),
        'due to committed, p99 ms': quantile(committed.perReminder, 0.99),
        'due to committed, last ms': committed.lastMs,
        'due to the last one sent, ms': sentMs,
        'posts to phones': graph.posted.length,
      },
      verdicts: [
        verdictOf('no process ends by itself', fleet.collapses, 'none'),
        ...(await judge(client, graph.posted)),
      ],
    };
  } finally {
    await client.end();
    await fleet.stop();
    sender?.close();
    await graph.close();
    await postgres.close();
  }
}

/** People with a phone each, and a reminder each, all for one instant that is still to come. */
async function prepare(client: pg.Client): Promise<Date> {
  await client.query(
    `insert into users (issuer, subject, email, name, time_zone)
     select 'reminders', n::text, 'reminded-' || n || '@example.org', 'Reminded', 'UTC' from generate_series(1, $1::int) n`,
    [REMINDERS],
  );
  await client.query(`
    insert into whatsapp_links (user_id, whatsapp_user_id, connected_at, last_inbound_at, tokens, tokens_at)
    select id, 'ES.' || subject, now(), now(), 20, now() from users`);
  const due = new Date(Math.ceil((Date.now() + PREPARATION_MS) / 1000) * 1000);
  await client.query(
    `insert into reminders (user_id, reminder_type, reminder_text, scheduled_at, cron_expression, time_zone, channel, next_at)
     select id, case when repeats then 'recurring' else 'one_time' end, '[r' || subject || ']',
       case when repeats then null else $1::timestamptz end, case when repeats then $2 end, 'UTC', 'WHATSAPP', $1
     from (select id, subject, subject::int % $3::int = 0 as repeats from users) as person`,
    [due, `${due.getUTCMinutes()} ${due.getUTCHours()} * * *`, REPEATING],
  );
  await client.query('analyze reminders');
  return due;
}

function killWorkers(fleet: Fleet, random: Random, seconds: number) {
  const until = Date.now() + seconds * 1000;
  const times: number[] = [];
  let frozen = 0;
  let over = false;
  const work = async () => {
    const pending: Promise<void>[] = [];
    while (!over && Date.now() < until) {
      await sleep(300 + random() * 900);
      const victims = fleet.members.filter(({ role, busy }) => role === 'worker' && !busy);
      // Somebody is left to work, or it would be the start of a process that is measured.
      if (victims.length < 2 || over) continue;
      const victim = oneOf(random, victims);
      // A kill first: while one stands still nobody else is killed.
      if (times.length > 0 && frozen === 0 && random() < FREEZING) {
        frozen += 1;
        pending.push(fleet.freeze(victim, FROZEN_MS));
      } else {
        times.push(Date.now());
        pending.push(fleet.kill(victim, random() * 300));
      }
    }
    await Promise.all(pending);
    return { total: times.length, times, frozen };
  };
  return {
    done: work(),
    stop: () => {
      over = true;
    },
  };
}

/** Looked at from outside: a run counts from when another connection can see it. */
async function watchCommits(client: pg.Client, due: Date) {
  const perReminder: number[] = [];
  let moved = Date.now();
  while (perReminder.length < REMINDERS && Date.now() - moved < LONGEST_STANDSTILL_MS) {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from outbox where kind = 'reminder'",
    );
    const after = Date.now() - due.getTime();
    const fresh = (rows[0]?.count ?? 0) - perReminder.length;
    if (fresh > 0) moved = Date.now();
    for (let index = 0; index < fresh; index += 1) perReminder.push(after);
    await sleep(20);
  }
  const lastMs = perReminder.at(-1) ?? 0;
  return {
    perReminder,
    lastMs,
    killsBefore: (times: readonly number[]) => times.filter((at) => at < due.getTime() + lastMs).length,
  };
}

async function watchSending(client: pg.Client, posted: () => number, due: Date): Promise<number> {
  let best = -1;
  for (let moved = Date.now(); Date.now() - moved < LONGEST_STANDSTILL_MS; await sleep(200)) {
    const { rows } = await client.query<{ open: number }>(
      "select count(*)::int as open from outbox where status in ('waiting', 'sending')",
    );
    if (rows[0]?.open === 0) return Date.now() - due.getTime();
    if (posted() > best) {
      best = posted();
      moved = Date.now();
    }
  }
  return Date.now() - due.getTime();
}

async function judge(client: pg.Client, posted: readonly { text: string }[]) {
  const wrong = async (query: string): Promise<string[]> =>
    (await client.query<{ what: string }>(query)).rows.map(({ what }) => what);
  const byReminder = Map.groupBy(posted, ({ text }) => /\[r\d+\]/.exec(text)?.[0] ?? text);
  const texts = await wrong('select reminder_text as what from reminders');
  return [
    verdictOf(
      'each fired exactly once',
      await wrong(`select r.reminder_text || ' ' || count(run.reminder_id) || ' times' as what
        from reminders r left join reminder_runs run on run.reminder_id = r.id
        group by r.id having count(run.reminder_id) <> 1`),
      `${REMINDERS} reminders`,
    ),
    verdictOf(
      'each has exactly one message on its way',
      await wrong(`select r.reminder_text || ' ' || count(o.id) || ' times' as what from reminders r
        left join outbox o on o.user_id = r.user_id and o.kind = 'reminder' group by r.id having count(o.id) <> 1`),
      'one each',
    ),
    verdictOf(
      'last_triggered_at is true, one for once is over, one that repeats has its next time',
      await wrong(`select r.reminder_text as what from reminders r join reminder_runs run on run.reminder_id = r.id
        where r.last_triggered_at is distinct from run.fired_at
          or r.is_active <> (r.reminder_type = 'recurring')
          or r.next_at is distinct from case when r.reminder_type = 'recurring' then date_trunc('minute', run.due_at) + interval '1 day' end`),
      'all of them',
    ),
    verdictOf(
      'nothing was parked',
      await wrong('select reminder_text as what from reminders where parked_reason is not null'),
      'nothing',
    ),
    verdictOf(
      'each phone heard it exactly once',
      texts
        .filter((text) => byReminder.get(text)?.length !== 1)
        .map((text) => `${text} ${byReminder.get(text)?.length ?? 0} times`),
      `${posted.length} messages`,
    ),
  ];
}
