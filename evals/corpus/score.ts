import { type Command, isChanging } from '@catch/understanding';
import { leaveFor } from '../../apps/server/src/modules/assistant/manager/policy.ts';
import type { ReadRow } from './read-corpus.ts';

const EMPTY = new Set(['filler', 'reason', 'retracted']);
const deed = ({ act, force }: Command) => `${act} ${force}`;
const spans = ({ slots }: Command) =>
  slots
    .filter(({ role }) => !EMPTY.has(role))
    .map(({ role, start, end }) => `${role} ${start} ${end}`)
    .toSorted()
    .join();

const same = (one: readonly Command[], other: readonly Command[], by: (command: Command) => string) =>
  one.map(by).join('; ') === other.map(by).join('; ');

/** Acts and forces of all clauses. */
export const hasRightActs = ({ wanted, found }: ReadRow): boolean =>
  same(wanted.commands, found.commands, deed);

/** And every span that carries something. */
export const isExact = (row: ReadRow): boolean =>
  hasRightActs(row) && same(row.wanted.commands, row.found.commands, spans);

const isWish = ({ act, force }: Command) => isChanging(act) && (force === 'request' || force === 'news');

/** Nothing was to be changed by it, and the reader would have changed something, or proposed to. */
export function unasked({ wanted, found }: ReadRow): 'done' | 'proposed' | undefined {
  if (wanted.commands.some((command) => isWish(command) || LEADS_ON.has(command.act))) return undefined;
  const leaves = found.commands.map((command, index) =>
    isWish(command) ? leaveFor(command, found.certainty[index], found).may : 'ask',
  );
  return leaves.includes('act') ? 'done' : leaves.includes('propose') ? 'proposed' : undefined;
}
/** What continues a wish of an earlier message may change something, too. */
const LEADS_ON = new Set(['revise', 'answer', 'again', 'pick', 'approve', 'deny', 'undo']);

export interface CorpusScore {
  readonly author: string;
  readonly n: number;
  readonly acts: number;
  readonly exact: number;
  readonly harmless: number;
  readonly done: number;
  readonly proposed: number;
}

export function score(author: string, rows: readonly ReadRow[]): CorpusScore {
  const count = (is: (row: ReadRow) => boolean) => rows.filter(is).length;
  return {
    author,
    n: rows.length,
    acts: count(hasRightActs),
    exact: count(isExact),
    harmless: count(
      ({ wanted }) => !wanted.commands.some((command) => isWish(command) || LEADS_ON.has(command.act)),
    ),
    done: count((row) => unasked(row) === 'done'),
    proposed: count((row) => unasked(row) === 'proposed'),
  };
}
