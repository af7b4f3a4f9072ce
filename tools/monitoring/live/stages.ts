import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createPerson } from '../../chaos/mixed/people.ts';
import type { World } from '../../chaos/mixed/world.ts';

export type AlertKey = `${string} ${'page' | 'ticket'}`;

/** Something that goes wrong for a while, and what Prometheus must say of it. */
export interface Stage {
  readonly name: string;
  /** How long it lasts, and how long is looked on after it was mended. */
  readonly seconds: number;
  readonly after: number;
  /** These must fire. */
  readonly fires: readonly AlertKey[];
  /** These may, as true consequences. Anything else is a false alarm. */
  readonly mayFire?: readonly AlertKey[];
  /** These wait for longer than a rehearsal can take: they must be counting. */
  readonly pends?: readonly AlertKey[];
  /** Breaks it; the answer mends it. */
  start(world: World, unlucky: string): Promise<() => Promise<unknown>>;
}

const both = (name: string): AlertKey[] => [`${name} page`, `${name} ticket`];
const nothing = async () => async () => undefined;

const connected = async (world: World): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  return client;
};

/** Again and again until it is stopped; what is under way then is waited for. */
function repeatedly(work: () => Promise<unknown>): () => Promise<void> {
  let over = false;
  const running = (async () => {
    while (!over) await work();
  })();
  return async () => {
    over = true;
    await running;
  };
}

async function failVendors({ control, model }: World, unlucky: string): Promise<() => Promise<unknown>> {
  await control.post('faults', { vendor: 'google', path: '/google/calendar/*', status: 500 });
  await control.post('whatsapp/quality', { event: 'FLAGGED' });
  await control.post('whatsapp/fail', { user: unlucky, code: 131026, times: 1000 });
  model.setTrouble(1);
  return async () => {
    model.setTrouble(0);
    await control.clearFaults();
    await control.post('whatsapp/fail', { user: unlucky, code: 131026, times: 0 });
    await control.post('whatsapp/quality', { event: 'UNFLAGGED' });
  };
}

/** A turn that was taken up six minutes ago, and that nobody can go on with. */
async function leaveTurnStanding(world: World): Promise<() => Promise<unknown>> {
  const silent = await createPerson(world, 'silent@example.org', []);
  await silent.chat('say nothing');
  const client = await connected(world);
  const { rows } = await client.query<{ id: string; created_at: Date; status: string }>(
    'select id, created_at, status from turns where user_id = $1',
    [silent.userId],
  );
  const [turn] = rows;
  if (!turn) throw new Error('nothing was said');
  await client.query(
    "update turns set status = 'running', created_at = now() - interval '6 minutes' where id = $1",
    [turn.id],
  );
  // A process that wants to continue with it waits for the one that holds it.
  await client.query('begin');
  await client.query('select from turns where id = $1 for update', [turn.id]);
  return async () => {
    await client.query('update turns set status = $2, created_at = $3 where id = $1', [
      turn.id,
      turn.status,
      turn.created_at,
    ]);
    await client.query('commit');
    await client.end();
  };
}

/**
 * The release before still runs. Every turn reads this column, but the apology and the end of the turn do without it, so
 * turns fail and nothing else does.
 */
async function takeColumnAway(world: World): Promise<() => Promise<unknown>> {
  const client = await connected(world);
  await client.query('alter table conversation_states rename column version to taken_away');
  return async () => {
    await client.query('alter table conversation_states rename column taken_away to version');
    await client.end();
  };
}

/** Somebody holds a table that every signed-in request reads, and more people ask than there are connections. */
async function exhaustConnections(world: World): Promise<() => Promise<unknown>> {
  const client = await connected(world);
  await client.query('begin');
  await client.query('lock table sessions in access exclusive mode');
  const headers = { authorization: 'Bearer of-nobody' };
  const askers = Array.from({ length: 40 }, () =>
    repeatedly(() =>
      fetch(`${world.url}/api/v1/auth/me`, { headers })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined)
        .then(() => sleep(100)),
    ),
  );
  return async () => {
    await client.query('rollback');
    await client.end();
    await Promise.all(askers.map((stop) => stop()));
  };
}

export const STAGES: readonly Stage[] = [
  { name: 'all is well', seconds: 60, after: 0, fires: [], start: nothing },
  {
    name: 'the database is away',
    seconds: 25,
    after: 25,
    fires: ['CatchDatabaseAway page', 'CatchRequestsFail page'],
    // A balancer that asks /readyz answers webhooks itself meanwhile: the product is asked few of them.
    mayFire: [
      'CatchWaitsForConnections ticket',
      ...both('CatchPromiseAcknowledged'),
      ...both('CatchPromiseAnswered'),
      ...both('CatchPromiseReminded'),
    ],
    start: async ({ postgres }) => {
      await postgres.stopImmediately();
      return () => postgres.startAgain();
    },
  },
  {
    name: 'the database is slow to write',
    seconds: 30,
    after: 10,
    fires: both('CatchPromiseAcknowledged'),
    mayFire: [...both('CatchPromiseAnswered'), 'CatchWaitsForConnections ticket'],
    start: async (world) => {
      const client = await connected(world);
      const stop = repeatedly(async () => {
        await client.query('begin; lock table inbox in exclusive mode');
        await sleep(1800);
        await client.query('commit');
        await sleep(200);
      });
      return () => stop().then(() => client.end());
    },
  },
  {
    name: 'no worker moves',
    seconds: 75,
    after: 40,
    fires: [
      'CatchNoWorker page',
      'CatchQueueGrowsOld page',
      ...both('CatchPromiseAnswered'),
      ...both('CatchPromiseReminded'),
    ],
    start: async ({ fleet }) => {
      // Not killed: what a new process has counted before it is first asked, Prometheus cannot tell from always.
      const workers = fleet.members.filter(({ role }) => role === 'worker');
      const away = workers.map((member) => fleet.freeze(member, 75_000));
      return () => Promise.all(away);
    },
  },
  {
    name: 'Google, the model and WhatsApp refuse',
    seconds: 75,
    after: 20,
    fires: [
      'CatchProviderFails ticket',
      'CatchModelFails ticket',
      'CatchWhatsappTrouble ticket',
      'CatchGivenUp ticket',
      ...both('CatchPromiseDelivered'),
    ],
    // No turn fails: without a model the built-in reader answers, and without Google the reply says so.
    mayFire: both('CatchPromiseAnswered'),
    start: failVendors,
  },
  {
    name: 'a release takes away a column that is still read',
    seconds: 50,
    after: 0,
    fires: ['CatchTurnsFail page'],
    start: takeColumnAway,
  },
  {
    name: 'Google refuses push channels',
    seconds: 40,
    after: 0,
    fires: [],
    pends: ['CatchPushChannelsFail ticket'],
    // Newcomers who can be reached, and whose calendars nobody watches yet.
    start: async (world) => {
      await world.control.post('faults', {
        vendor: 'google',
        path: '/google/calendar/*/events/watch',
        status: 403,
      });
      const names = Array.from({ length: 6 }, (_, number) => `newcomer-${number}@example.org`);
      await Promise.all(names.map((email) => createPerson(world, email, ['whatsapp'])));
      return () => world.control.clearFaults();
    },
  },
  {
    name: 'a turn stands still',
    seconds: 12,
    after: 5,
    fires: ['CatchTurnStandsStill page'],
    start: leaveTurnStanding,
  },
  {
    name: 'a process is overworked',
    seconds: 50,
    after: 10,
    fires: ['CatchEventLoopLags ticket'],
    start: async ({ fleet }) => {
      const worker = fleet.members.find(({ role }) => role === 'worker');
      if (!worker) throw new Error('there is no worker');
      return repeatedly(() => fleet.freeze(worker, 600).then(() => sleep(150)));
    },
  },
  {
    name: 'connections run out',
    seconds: 28,
    after: 15,
    fires: ['CatchWaitsForConnections ticket'],
    // Figures of queues come from the same connections: while none is free, the database does not answer either.
    mayFire: ['CatchDatabaseAway page', 'CatchRequestsFail page', ...both('CatchPromiseAcknowledged')],
    start: exhaustConnections,
  },
  {
    name: 'everything is gone',
    seconds: 15,
    after: 15,
    fires: ['CatchIsGone page'],
    // Once given up, it stays so until somebody looks: a process that comes back reports it again.
    mayFire: ['CatchNoWorker page', 'CatchGivenUp ticket'],
    start: async ({ fleet }) => {
      const away = fleet.members.map((member) => fleet.kill(member, 15_000));
      return () => Promise.all(away);
    },
  },
];
