import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../fleet.ts';
import { oneOf, type Random } from '../random.ts';
import type { World } from './world.ts';

export interface TroubleCounts {
  /** Where the product's clock stands afterwards, in milliseconds ahead. */
  clockOffset: number;
  kills: number;
  replacements: number;
  freezes: number;
  databaseRestarts: number;
  providerFaults: number;
  providerFreezes: number;
  clockJumps: number;
  fullDisks: number;
}

/** How hard it gets. */
export interface Hardship {
  readonly longestFreezeMs: number;
  /** So many in every run, besides those that chance brings. */
  readonly certainFreezes: number;
  /** A process that wakes from a freeze finds Google gone. */
  readonly isGoogleAwayOnResume: boolean;
}

/** A dozen things that go wrong, again and again until it is over. */
export async function injectTroubles(
  world: World,
  random: Random,
  seconds: number,
  isOver: () => boolean,
  { longestFreezeMs, certainFreezes, isGoogleAwayOnResume }: Hardship,
): Promise<TroubleCounts> {
  const { fleet, control, model } = world;
  const counts: TroubleCounts = {
    kills: 0,
    replacements: 0,
    freezes: 0,
    databaseRestarts: 0,
    providerFaults: 0,
    providerFreezes: 0,
    clockJumps: 0,
    fullDisks: 0,
    clockOffset: 0,
  };
  // All the time: webhooks come twice, late, and in disorder.
  await control.post('faults', [
    { direction: 'outgoing', duplicate: 1, probability: 0.2, seed: seedOf(random) },
    { direction: 'outgoing', reorder: true, probability: 0.1, seed: seedOf(random) },
    { direction: 'outgoing', delay_ms: 400, probability: 0.1, seed: seedOf(random) },
  ]);
  const running: Promise<unknown>[] = [];
  let furthest = 0;

  const someMember = () => {
    const free = fleet.members.filter(({ busy }) => !busy);
    // Somebody must be left to do the work, or nothing happens but starting.
    return free.length > fleet.members.length / 2 ? oneOf(random, free) : undefined;
  };
  const jump = (offset: number) => {
    furthest = Math.max(furthest, offset);
    counts.clockJumps += 1;
    fleet.setClock(offset);
  };
  const restartDatabase = async () => {
    await world.postgres.stopImmediately();
    await sleep(random() * 1200);
    await world.postgres.startAgain();
    counts.databaseRestarts += 1;
  };
  const freeze = (victim: Fleet['members'][number], forMs: number) => {
    counts.freezes += 1;
    return fleet.freeze(victim, forMs, async () => {
      if (isGoogleAwayOnResume) await control.post('faults', { ...GOOGLE, lost_request: true, times: 12 });
    });
  };
  const troubles = kindsOfTrouble({ world, random, counts, longestFreezeMs, someMember, freeze, jump });
  const whole = troubles.reduce((sum, { weight }) => sum + weight, 0);
  const choose = () => {
    let left = random() * whole;
    return troubles.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
  };
  const restarts = later(
    (async () => {
      // At least one in every run, and another one for every 20 seconds.
      const count = 1 + Math.floor(seconds / 20);
      for (let number = 0; number < count && !isOver(); number += 1) {
        await sleep(((seconds * 1000) / (count + 1)) * (0.7 + random() * 0.6));
        if (!isOver()) await restartDatabase();
      }
    })(),
  );
  const freezes = later(
    (async () => {
      for (let number = 0; number < certainFreezes; number += 1) {
        await sleep(((seconds * 1000) / (certainFreezes + 1)) * random());
        let victim = someMember();
        for (; !victim && !isOver(); victim = someMember()) await sleep(100);
        if (victim) await freeze(victim, longestFreezeMs * (0.5 + random() * 0.5));
      }
    })(),
  );
  while (!isOver()) {
    const started = choose()?.start();
    if (started) running.push(later(started));
    await sleep(300 + random() * 1200);
  }
  await restarts;
  await freezes;
  await Promise.all(running);
  // Two may have overlapped: the first to end freed it, the second one to begin filled it again.
  await world.disk.setFull(false);
  await fleet.complete();
  await control.clearFaults();
  model.setTrouble(0);
  // Forward only: what was put off by a clock that ran ahead is due again.
  fleet.setClock(furthest);
  return { ...counts, clockOffset: furthest };
}

type Member = Fleet['members'][number];

/** Each comes as often as its weight says. */
function kindsOfTrouble({
  world,
  random,
  counts,
  longestFreezeMs,
  someMember,
  freeze,
  jump,
}: {
  readonly world: World;
  readonly random: Random;
  readonly counts: TroubleCounts;
  readonly longestFreezeMs: number;
  someMember(): Member | undefined;
  freeze(victim: Member, forMs: number): Promise<unknown>;
  jump(offset: number): void;
}): readonly { readonly weight: number; start(): Promise<unknown> | undefined }[] {
  const { fleet, control, model } = world;
  return [
    {
      weight: 30,
      start: () => {
        const victim = someMember();
        if (!victim) return undefined;
        counts.kills += 1;
        return fleet.kill(victim, random() * 800);
      },
    },
    {
      weight: 10,
      start: () => {
        const victim = someMember();
        if (!victim) return undefined;
        counts.replacements += 1;
        return fleet.replace(victim);
      },
    },
    {
      weight: 8,
      start: () => {
        const victim = someMember();
        return victim && freeze(victim, 1000 + random() * (longestFreezeMs - 1000));
      },
    },
    {
      weight: 35,
      start: () => {
        counts.providerFaults += 1;
        return control.post('faults', { ...oneOf(random, PROVIDER_FAULTS), seed: seedOf(random) });
      },
    },
    {
      weight: 5,
      start: () => {
        counts.providerFreezes += 1;
        return freezeProviders(world, 1000 + random() * 3000);
      },
    },
    {
      weight: 8,
      start: async () => {
        model.setTrouble(0.3);
        await sleep(2000);
        model.setTrouble(0);
      },
    },
    {
      weight: 8,
      start: async () => {
        // Within Slack's five minutes, or it would rightly be refused as stale.
        const offset = Math.round((random() * 360 - 120) * 1000);
        jump(offset);
      },
    },
    { weight: 4, start: () => control.post('google/expire-tokens', {}) },
    {
      weight: 5,
      start: async () => {
        counts.fullDisks += 1;
        await world.disk.setFull(true);
        await sleep(1000 + random() * 5000);
        await world.disk.setFull(false);
      },
    },
  ];
}

/** Awaited at the end; a failure before that still has to be reported, not end everything at once. */
const later = <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => undefined);
  return work;
};

const seedOf = (random: Random): number => Math.floor(random() * 1_000_000);

async function freezeProviders({ sandbox }: World, forMs: number): Promise<void> {
  sandbox.process.kill('SIGSTOP');
  await sleep(forMs);
  sandbox.process.kill('SIGCONT');
}

const GOOGLE = { vendor: 'google', path: '/google/calendar/*' };
const WHATSAPP = { vendor: 'whatsapp', path: '/graph/*/messages' };
const SLACK = { vendor: 'slack', path: '/slack/api/chat.postMessage' };

/** Refused, slow, cut before anything was done, and cut after it was done. */
const PROVIDER_FAULTS: readonly Record<string, unknown>[] = [
  { ...GOOGLE, status: 500, times: 3 },
  { ...GOOGLE, status: 429, retry_after: 1, times: 3 },
  { ...GOOGLE, status: 403, reason: 'rateLimitExceeded', times: 2 },
  { ...GOOGLE, latency_ms: 1500, times: 5 },
  { ...GOOGLE, lost_request: true, times: 2 },
  { ...GOOGLE, method: 'POST', lost_response: true, times: 2 },
  { ...GOOGLE, method: 'DELETE', lost_response: true, times: 1 },
  { ...WHATSAPP, status: 500, times: 2 },
  { ...WHATSAPP, status: 429, retry_after: 1, times: 2 },
  { ...WHATSAPP, latency_ms: 2000, times: 3 },
  { ...WHATSAPP, lost_request: true, times: 2 },
  { ...WHATSAPP, lost_response: true, times: 2 },
  { ...SLACK, status: 500, times: 2 },
  { ...SLACK, status: 429, retry_after: 1, times: 2 },
  { ...SLACK, latency_ms: 2000, times: 3 },
  { ...SLACK, lost_request: true, times: 2 },
  { ...SLACK, lost_response: true, times: 2 },
];
