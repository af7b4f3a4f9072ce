import type { SettledApproval, WaitingApproval } from '@catch/contract';
import type { Decision } from '../threads.ts';

/** What came of a press on this page. */
export type Pressed =
  | Extract<Decision, { kind: 'deciding' | 'overtaken' }>
  /** With what the assistant answered. */
  | { readonly kind: 'decided'; readonly approved: boolean; readonly answer: string }
  /** Nobody knows whether it arrived: it may be pressed again, which decides nothing twice. */
  | { readonly kind: 'failed'; readonly sentence: string };

export interface ShownCard {
  readonly approval: WaitingApproval;
  readonly decision: Decision | undefined;
  readonly answer: string | undefined;
  readonly failure: string | undefined;
}

/** A card that was shown stays where it was, so that its end can be shown; new ones come last. */
export function keepSeen(
  seen: readonly WaitingApproval[],
  open: readonly WaitingApproval[],
): readonly WaitingApproval[] {
  const now = new Map(open.map((approval) => [approval.tool_call_id, approval]));
  const known = new Set(seen.map(({ tool_call_id }) => tool_call_id));
  return [
    ...seen.map((approval) => now.get(approval.tool_call_id) ?? approval),
    ...open.filter(({ tool_call_id }) => !known.has(tool_call_id)),
  ];
}

type PressedById = Readonly<Record<string, Pressed>>;

/** Those that are no longer open without a press here that says why. */
export const closedElsewhere = (
  seen: readonly WaitingApproval[],
  open: readonly WaitingApproval[],
  pressed: PressedById,
): string[] => {
  const isOpen = new Set(open.map(({ tool_call_id }) => tool_call_id));
  return seen
    .map(({ tool_call_id }) => tool_call_id)
    .filter((id) => !isOpen.has(id) && (pressed[id]?.kind ?? 'failed') === 'failed');
};

export function shownCards(
  seen: readonly WaitingApproval[],
  gone: readonly string[],
  pressed: PressedById,
  settled: readonly SettledApproval[],
): ShownCard[] {
  return seen.flatMap((approval): ShownCard[] => {
    const id = approval.tool_call_id;
    const plain = { approval, decision: undefined, answer: undefined, failure: undefined };
    if (gone.includes(id)) {
      const end = settled.find(({ tool_call_id }) => tool_call_id === id);
      // Until its end is known, and where it has none because it was deleted, there is nothing to decide.
      return end ? [{ ...plain, decision: { kind: 'settled', sentence: end.sentence } }] : [];
    }
    const own = pressed[id];
    if (!own) return [plain];
    if (own.kind === 'failed') return [{ ...plain, failure: own.sentence }];
    if (own.kind === 'decided')
      return [{ ...plain, decision: { kind: 'decided', approved: own.approved }, answer: own.answer }];
    return [{ ...plain, decision: own }];
  });
}
