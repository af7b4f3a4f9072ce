import type { Interval, Moment } from '@catch/scheduling';
import type {
  Asks,
  Change,
  Choosable,
  EventFact,
  Option,
  Proposal,
  Question,
  Receipt,
  Refusal,
  RefusalReason,
  Slot,
  Wish,
} from './values.ts';

/** Numbered from one, as people choose. */
export const optionsOf = (choices: readonly Choosable[]): Option[] =>
  choices.map((choice, index) => ({ ref: String(index + 1), ...choice }));

/** One short question back instead of a guess. */
export const question = (asks: Asks, choices: readonly Choosable[] = [], about?: EventFact): Question => ({
  kind: 'question',
  asks,
  ...(about ? { about } : {}),
  options: optionsOf(choices),
});

export const refusal = (
  why: RefusalReason,
  { about, instead = [] }: { about?: EventFact; instead?: readonly Choosable[] } = {},
): Refusal => ({ kind: 'refusal', why, ...(about ? { about } : {}), instead: optionsOf(instead) });

export const DENIED = refusal({ code: 'denied' });
export const EXPIRED = refusal({ code: 'expired' });

/** Of a proposal that something else took the place of. */
export const superseded = (by?: Wish & { readonly call: string }): Refusal => {
  if (!by) return refusal({ code: 'superseded' });
  const { call, ...wish } = by;
  return refusal({ code: 'superseded', by: { call, wish } });
};

/** What was done by a call that can be taken back. */
export const receipt = (
  changes: readonly Change[],
  { toolCallId }: { readonly toolCallId: string },
  left: Receipt['left'] = [],
): Receipt => ({ kind: 'receipt', changes, left, undo: toolCallId });

/** What an undo did: that is not taken back again. */
export const takenBack = (change: Change, left: Receipt['left'] = []): Receipt => ({
  kind: 'receipt',
  changes: [change],
  left,
});

/** A change before anybody knows under which call it will be asked about. */
export type Intended = Omit<Proposal, 'call'>;

export const intended = (
  changes: readonly Change[],
  more: Partial<Pick<Intended, 'reasons' | 'conflicts' | 'searched'>> & {
    alternatives?: readonly Slot[];
  } = {},
): Intended => ({
  kind: 'proposal',
  changes,
  reasons: more.reasons ?? [],
  conflicts: more.conflicts ?? [],
  alternatives: optionsOf((more.alternatives ?? []).map((slot) => ({ slot }))),
  ...(more.searched ? { searched: more.searched } : {}),
});

/** What a call is to do, as far as it is known. */
export const wishOf = (
  { tool_name, args }: { readonly tool_name: string; readonly args?: unknown },
  proposal?: Wish['proposal'],
): Wish => ({
  tool: tool_name,
  args,
  ...(proposal ? { proposal: { changes: proposal.changes, reasons: proposal.reasons } } : {}),
});

/** The same changes at another time. */
export const atSlot = (changes: readonly Change[], { start, end }: Slot): Change[] =>
  changes.map((change) =>
    change.did === 'created' || change.did === 'changed' || change.did === 'moved'
      ? { ...change, after: { ...change.after, start, end } }
      : change,
  );

export const momentAt = (at: number, zone: string): Moment => ({ kind: 'timed', at, zone });

export const slotOf = ({ start, end }: Interval, zone: string): Slot => ({
  start: momentAt(start, zone),
  end: momentAt(end, zone),
});
