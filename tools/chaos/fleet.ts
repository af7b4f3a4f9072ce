import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningChild, startChild } from '../lib/child.ts';
import { freePort, serverScript } from '../lib/stack.ts';

export interface FleetOptions {
  readonly web: number;
  readonly workers: number;
  /** Processes that do both, as a small deployment has them. */
  readonly all?: number;
  readonly environment: Readonly<Record<string, string>>;
  /** Another program than the server's own, such as one with a model of the run's. */
  readonly script?: string;
}

/** A place where a process of the product runs, and runs again. */
interface Member {
  readonly name: string;
  readonly role: 'web' | 'worker' | 'all';
  readonly port: number;
  /** True while somebody is at it: nobody else kills or starts it meanwhile. */
  busy: boolean;
  child: RunningChild | undefined;
}

/** Several web and worker processes on one database, as in a deployment. */
export interface Fleet {
  readonly members: readonly Member[];
  /** Those that answer people. */
  readonly web: readonly Member[];
  /** kill -9, and after a while a new one in its place. */
  kill(member: Member, downMs: number): Promise<void>;
  /** SIGTERM, its orderly end, and a new one. False when it had to be forced. */
  replace(member: Member): Promise<boolean>;
  /** It stands still with all its connections open, and then goes on; right before that, `wakes` is called. */
  freeze(member: Member, forMs: number, wakes?: () => Promise<unknown>): Promise<void>;
  /** The product's time, in all processes at once. */
  setClock(offsetMs: number): void;
  /** Who ended although nobody ended them: as a supervisor does, they are started again, and counted. */
  readonly collapses: readonly string[];
  /** Resolves when nobody is being started any more. */
  complete(): Promise<void>;
  stop(): Promise<void>;
}

export async function startFleet(options: FleetOptions): Promise<Fleet> {
  let clockOffset = 0;
  let stopped = false;
  const place = async (role: Member['role'], number: number): Promise<Member> => ({
    name: `${role} ${number}`,
    role,
    port: await freePort(),
    busy: false,
    child: undefined,
  });
  const members: Member[] = [];
  const collapses: string[] = [];
  for (let number = 1; number <= options.web; number += 1) members.push(await place('web', number));
  for (let number = 1; number <= options.workers; number += 1) members.push(await place('worker', number));
  for (let number = 1; number <= (options.all ?? 0); number += 1) members.push(await place('all', number));

  const start = async (member: Member): Promise<void> => {
    const child = startChild(
      member.name,
      options.script ?? serverScript,
      {
        ...options.environment,
        ROLE: member.role,
        PORT: String(member.port),
        CLOCK_OFFSET_MS: String(clockOffset),
      },
      // Set a level to find out why a process died; otherwise the report is not drowned in last words.
      process.env.CHAOS_LOG_LEVEL ? 'inherit' : 'ignore',
    );
    member.child = child;
    await child.ready;
    void child.exited.then(async (code) => {
      if (stopped || member.busy || member.child !== child) return;
      collapses.push(`${member.name} ended by itself with ${code}`);
      await alone(member, () => startPatiently(member));
    });
    // It may have moved while the process was starting.
    child.process.send({ kind: 'clock', offset_ms: clockOffset });
  };
  /** The database may be away while it starts; a supervisor tries again. */
  const startPatiently = async (member: Member): Promise<void> => {
    for (let attempt = 0; attempt < 60 && !stopped; attempt += 1)
      try {
        return await start(member);
      } catch {
        await sleep(500);
      }
    if (!stopped) throw new Error(`${member.name} does not start`);
  };
  const alone = async <T>(member: Member, work: () => Promise<T>): Promise<T> => {
    member.busy = true;
    try {
      return await work();
    } finally {
      member.busy = false;
    }
  };

  const [first, ...others] = members;
  if (!first) throw new Error('a fleet needs at least one process');
  // The first brings the schema; the others find it.
  await start(first);
  await Promise.all(others.map(start));

  return {
    members,
    web: members.filter(({ role }) => role !== 'worker'),
    kill: (member, downMs) =>
      alone(member, async () => {
        member.child?.process.kill('SIGKILL');
        await member.child?.exited;
        await sleep(downMs);
        if (!stopped) await startPatiently(member);
      }),
    replace: (member) =>
      alone(member, async () => {
        await member.child?.stop();
        const isOrderly = member.child?.process.signalCode === null && member.child.process.exitCode === 0;
        if (!stopped) await startPatiently(member);
        return isOrderly;
      }),
    freeze: (member, forMs, wakes) =>
      alone(member, async () => {
        member.child?.process.kill('SIGSTOP');
        await sleep(forMs);
        await wakes?.();
        member.child?.process.kill('SIGCONT');
      }),
    setClock: (offsetMs) => {
      clockOffset = offsetMs;
      for (const { child } of members)
        if (child?.process.connected) child.process.send({ kind: 'clock', offset_ms: offsetMs });
    },
    collapses,
    complete: async () => {
      while (members.some(({ busy }) => busy)) await sleep(100);
    },
    stop: async () => {
      stopped = true;
      await Promise.all(members.map(({ child }) => child?.stop()));
    },
  };
}
