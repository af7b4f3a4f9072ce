import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database.ts';
import { type Random, seededRandom } from '../platform/random.ts';
import type { VendorName } from '../platform/vendors.ts';
import { type FaultRule, pathPattern } from './fault-rule.ts';

interface Occasion {
  readonly direction: FaultRule['direction'];
  readonly vendor: VendorName | undefined;
  readonly method: string;
  readonly path: string;
  /** Decoded, without the question mark. */
  readonly query?: string;
  /** Asked only when a rule names a user: finding it out costs a query. */
  readonly user: () => Promise<string | undefined>;
}

interface ArmedFault {
  readonly id: string;
  readonly rule: FaultRule;
  readonly pattern: RegExp | undefined;
  readonly random: Random;
  matched: number;
  fired: number;
  /** Resolves when the fault is cleared. */
  readonly cleared: PromiseWithResolvers<void>;
  /** Resolves when it strikes for the first time. */
  readonly met: PromiseWithResolvers<void>;
}

export interface FaultView {
  readonly id: string;
  readonly rule: FaultRule;
  readonly matched: number;
  readonly fired: number;
}

interface Strike {
  readonly rule: FaultRule;
  readonly cleared: Promise<void>;
}

export interface Faults {
  add(rule: FaultRule): Promise<FaultView>;
  list(): FaultView[];
  clear(id?: string): Promise<number>;
  /** Until the fault has struck, or was cleared without. */
  met(id: string): Promise<void>;
  /** The faults that strike now, in the order in which they were added. */
  strike(occasion: Occasion): Promise<Strike[]>;
  load(): Promise<void>;
}

const arm = (id: string, rule: FaultRule, matched: number, fired: number): ArmedFault => {
  const random = seededRandom(rule.seed);
  // After a restart the sequence goes on where it stopped.
  for (let drawn = 0; drawn < matched; drawn += 1) random.next();
  const met = Promise.withResolvers<void>();
  if (fired > 0) met.resolve();
  return {
    id,
    rule,
    pattern: rule.path === undefined ? undefined : pathPattern(rule.path),
    random,
    matched,
    fired,
    cleared: Promise.withResolvers<void>(),
    met,
  };
};

const isSpent = ({ rule, fired }: ArmedFault): boolean => rule.times !== undefined && fired >= rule.times;

const view = ({ id, rule, matched, fired }: ArmedFault): FaultView => ({ id, rule, matched, fired });

export const createFaults = (database: Database): Faults => {
  let armed: ArmedFault[] = [];

  const matches = async (fault: ArmedFault, occasion: Occasion): Promise<boolean> => {
    const { rule } = fault;
    if (rule.direction !== occasion.direction) return false;
    if (isSpent(fault)) return false;
    if (rule.vendor !== undefined && rule.vendor !== occasion.vendor) return false;
    if (rule.method !== undefined && rule.method !== occasion.method) return false;
    if (fault.pattern !== undefined && !fault.pattern.test(occasion.path)) return false;
    if (rule.query !== undefined && !(occasion.query ?? '').includes(rule.query)) return false;
    if (rule.user === undefined) return true;
    // While the user was looked up, another request may have met the last strike.
    return rule.user === (await occasion.user()) && !isSpent(fault);
  };

  /** What is armed now; whatever waits for one that is not among it goes on. */
  const replace = (kept: ArmedFault[]): void => {
    for (const fault of armed) if (!kept.includes(fault)) fault.cleared.resolve();
    armed = kept;
  };

  return {
    add: async (rule) => {
      const fault = arm(randomUUID(), rule, 0, 0);
      await database.query('INSERT INTO faults (id, rule) VALUES ($1, $2)', [fault.id, JSON.stringify(rule)]);
      armed.push(fault);
      return view(fault);
    },
    list: () => armed.map(view),
    clear: async (id) => {
      const before = armed.length;
      replace(id === undefined ? [] : armed.filter((fault) => fault.id !== id));
      await database.query('DELETE FROM faults WHERE $1::uuid IS NULL OR id = $1', [id ?? null]);
      return before - armed.length;
    },
    met: async (id) => {
      const fault = armed.find((one) => one.id === id);
      if (fault) await Promise.race([fault.met.promise, fault.cleared.promise]);
    },
    strike: async (occasion) => {
      const struck: Strike[] = [];
      // Those of this moment: one that is ordered while this request is still being looked at is for the next.
      for (const fault of [...armed]) {
        if (!(await matches(fault, occasion))) continue;
        fault.matched += 1;
        const drawn = fault.random.next();
        const fires = fault.matched > fault.rule.after && drawn < fault.rule.probability;
        if (fires) {
          fault.fired += 1;
          fault.met.resolve();
          struck.push({ rule: fault.rule, cleared: fault.cleared.promise });
        }
        await database.query(
          'UPDATE faults SET matched = greatest(matched, $2), fired = greatest(fired, $3) WHERE id = $1',
          [fault.id, fault.matched, fault.fired],
        );
      }
      return struck;
    },
    load: async () => {
      const rows = await database.query<{ id: string; rule: FaultRule; matched: number; fired: number }>(
        'SELECT id, rule, matched, fired FROM faults ORDER BY position',
      );
      replace(rows.map((row) => arm(row.id, row.rule, row.matched, row.fired)));
    },
  };
};
