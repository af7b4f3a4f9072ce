import type { AssistantModule } from '../src/modules/assistant/index.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { Liveness } from '../src/platform/liveness.ts';
import type { EngineHarness } from './engine-harness.ts';
import { tapDatabase } from './tapped-database.ts';

export type Stop = (point: string) => Promise<void>;

export interface Point {
  readonly name: string;
  /** True at the moment at which the process shall die. */
  readonly here: (moment: string, statement: string, number: number) => boolean;
}

/** One process of the test's own, on this database and passing these points. */
export type StartProcess = (
  db: Database,
  stop: Stop,
  deaf: boolean,
) => Promise<{ assistant: AssistantModule; liveness: Liveness }>;

/**
 * A process that dies at one point of a turn: everything it does on its database, with its model and with its
 * provider passes a tap, and at the point in question it hangs for ever, its connections are cut and its liveness
 * ends. Another one goes on; then the dead one is let loose again, as a process that was only taken for dead would be.
 */
export async function dieAt(
  harness: EngineHarness,
  point: Point,
  parts: {
    readonly start: StartProcess;
    readonly work: (assistant: AssistantModule) => Promise<unknown>;
    /** In the process that lives. */
    readonly goOn: (assistant: AssistantModule) => Promise<void>;
  },
): Promise<void> {
  const doomedDatabase = tapDatabase(harness.database.url, harness.database.pool);
  const dead = Promise.withResolvers<void>();
  const resurrection = Promise.withResolvers<void>();
  let died = false;
  const pass = async (moment: string, statement: string, number: number) => {
    if (died || !point.here(moment, statement, number)) return;
    died = true;
    dead.resolve();
    await resurrection.promise;
  };
  doomedDatabase.tap = pass;
  const doomed = await parts.start(doomedDatabase.db, (moment) => pass(moment, '', 0), true);
  const dying = parts.work(doomed.assistant).catch(() => undefined);
  await Promise.race([dead.promise, dying]);
  await doomedDatabase.cut();
  await doomed.liveness.stop();

  const healthy = await survivorOf(harness, parts.start);
  harness.clock.advance(10_000);
  await parts.goOn(healthy.assistant);

  resurrection.resolve();
  await dying;
  await doomed.assistant.engine.idle();
  await doomedDatabase.close();
  if (!died) throw new Error(`the point was never reached: ${point.name}`);
}

const survivors = new WeakMap<EngineHarness, ReturnType<StartProcess>>();

/** One process lives through every death in a harness, as it would in a fleet, and ends with the harness. */
function survivorOf(harness: EngineHarness, start: StartProcess): ReturnType<StartProcess> {
  const known = survivors.get(harness) ?? start(harness.database.db, async () => undefined, false);
  survivors.set(harness, known);
  return known;
}

/** The sweep of a process that lives: whatever stands still is gone on with. */
export async function sweep({ engine }: AssistantModule): Promise<void> {
  for (const stuck of await engine.findStuck()) await engine.drain(stuck);
}

/** Before or after a statement, the first time or a later one. */
export const on = (name: string, moment: 'before' | 'after', pattern: RegExp, occurrence = 1): Point => {
  let met = 0;
  return {
    name,
    here: (at, statement) => {
      if (at !== moment || !pattern.test(statement)) return false;
      met += 1;
      return met === occurrence;
    },
  };
};

/** At a point that the process itself passes. */
export const step = (moment: string, occurrence = 1, name = moment): Point => {
  let met = 0;
  return {
    name,
    here: (at) => {
      if (at !== moment) return false;
      met += 1;
      return met === occurrence;
    },
  };
};

export const AT_ONCE: Point = { name: 'before anything', here: () => true };

/** Goes through a turn as often as it has statements, and dies after each of them in turn. */
export async function dieAfterEveryStatement(goThrough: (point: Point) => Promise<void>): Promise<void> {
  for (let number = 1; ; number += 1) {
    let reached = false;
    const point: Point = {
      name: `after statement ${number}`,
      here: (moment, _statement, at) => {
        const here = moment === 'after' && at === number;
        reached ||= here;
        return here;
      },
    };
    try {
      await goThrough(point);
    } catch (error) {
      // The turn has fewer statements: all of them have had their death.
      if (!reached && number > 10) return;
      throw error;
    }
  }
}
