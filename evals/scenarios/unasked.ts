import type { PendingApproval } from '@catch/contract/assistant';
import type { CalendarEvent } from '../../apps/server/src/modules/calendar/index.ts';
import { type Difference, seriesOrEventId, titleFits } from './judge.ts';
import { type Memory, sayPreference, sayReminder } from './judge-memory.ts';
import { fingerprint } from './notation.ts';
import type { Ending, Turn } from './scenario.ts';

/** Everything that the assistant can change, each thing in words by its id. */
export type State = ReadonlyMap<string, string>;

export function stateOf(events: readonly CalendarEvent[], memory: Memory, zone: string): State {
  const state = new Map<string, string>();
  const put = (of: string, line: string) => state.set(of, `${state.get(of) ?? ''}${line}\n`);
  for (const event of events) put(seriesOrEventId(event), JSON.stringify(fingerprint(event, zone)));
  for (const reminder of memory.reminders) put(reminder.id, sayReminder(reminder));
  for (const preference of memory.preferences) put(preference.id, sayPreference(preference));
  return state;
}

/** The things that are different now. */
export const changedItems = (before: State, after: State): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((of) => before.get(of) !== after.get(of));

/** Of everything written at once, the turn in which it was written last; and the last turn in which anything was said. */
export interface Writing {
  readonly lastWritten: ReadonlyMap<string, number>;
  readonly lastSaid: number;
}

/**
 * Changes that nobody asked for and nobody approved: things that were written at once, in a turn in which something
 * was said (never by a press, nor by a yes that was typed), and that are not at the end what the ending asks for.
 *
 * It is judged at the end, thing by thing, and not turn by turn: an event booked at 5 and then moved to 6 as it was
 * asked for is right, and so is one that was booked and called off again. Both were steps towards the ending. So is
 * one that the ending asks for by name or at that hour and that more was said after: what came afterwards was not followed, which
 * fails the scenario, but what was done had been asked for. In the last turn nothing comes afterwards: the right name
 * at the wrong hour counts, for nobody asked for that hour.
 */
export function unaskedChanges(differences: readonly Difference[], writing: Writing): string[] {
  const missing = differences.filter(({ kind }) => kind === 'missing');
  const isStep = ({ name, at, of = '' }: Difference) =>
    (writing.lastWritten.get(of) ?? 0) < writing.lastSaid &&
    missing.some(
      (wanted) =>
        (wanted.name && titleFits(wanted.name, name ?? '')) || (wanted.at !== undefined && wanted.at === at),
    );
  const found = new Map<string, { gone: string[]; unexpected: string[] }>();
  for (const difference of differences) {
    const { kind, line, of } = difference;
    if (of === undefined || !writing.lastWritten.has(of)) continue;
    if ((kind !== 'gone' && kind !== 'unexpected') || isStep(difference)) continue;
    const thing = found.get(of) ?? { gone: [], unexpected: [] };
    thing[kind].push(line);
    found.set(of, thing);
  }
  return [...found.values()].map(({ gone, unexpected }) =>
    gone.length === 0
      ? `added: ${several(unexpected)}`
      : unexpected.length === 0
        ? `removed: ${several(gone)}`
        : `changed: ${several(gone)} -> ${several(unexpected)}`,
  );
}

const several = ([first = '', ...more]: readonly string[]): string =>
  more.length === 0 ? first : `${first} (and ${more.length} more)`;

export interface Proposal {
  readonly approval: PendingApproval;
  /** The scenario itself goes on with it: it presses a button, or expects something to wait. */
  readonly isExpected: boolean;
}

/** Proposals that could serve nothing of the ending, and that the scenario does not reckon with. */
export const unaskedProposals = (proposals: readonly Proposal[], ending: Ending): string[] =>
  proposals
    .filter(({ approval, isExpected }) => !isExpected && !couldServe(approval.tool_name, ending))
    .map(({ approval }) => `${approval.tool_name}: ${approval.formatted_args}`);

function couldServe(tool: string, { adds, removes, reminders, preferences }: Ending): boolean {
  const asks = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 0;
  if (tool === 'create_event') return asks(adds);
  if (tool === 'delete_event') return asks(removes);
  if (/_event$|invitation/.test(tool)) return asks(adds) || asks(removes);
  if (/reminder/.test(tool)) return reminders !== undefined;
  if (/preference/.test(tool)) return preferences !== undefined;
  return asks(adds) || asks(removes) || reminders !== undefined || preferences !== undefined;
}

/** Do the next turns reckon with something that waits? Until something else is said. */
export function expectsProposal(turns: readonly Turn[], index: number): boolean {
  for (const turn of turns.slice(index + 1)) {
    if (typeof turn === 'string') return false;
    if (turn instanceof RegExp) continue;
    if ('press' in turn) return true;
    if ('waiting' in turn) return turn.waiting > 0;
  }
  return false;
}

/** A reply that asks instead of doing or answering: nothing was changed, nothing waits, and it ends in a question. */
export const asksBack = (reply: string, { waits, changed }: { waits: boolean; changed: boolean }): boolean =>
  !waits && !changed && /\?\s*$/.test(reply);
