import type { PendingApproval } from '@catch/contract/assistant';
import type { TurnOutcome } from '../outcome.ts';
import { sayPending } from '../render/say-pending.ts';
import type { PersonFact, PreferenceFact, ProposalReason } from '../values/values.ts';
import { claimsDone, withoutClaims, withoutDenials } from './claims.ts';
import type { TurnState } from './turn-state.ts';

export const UNFINISHED =
  'I could not finish that, and I have not changed anything. Could you say it in another way?';

/** The model's own words as far as nothing but a receipt says 'done' in them. */
export function honestWords({ receipts, doubts, hasRead }: TurnState, text: string): string {
  const known = [...receipts, ...doubts];
  if (known.length === 0) return text;
  const words = withoutClaims(text, { hasRead }, known);
  return doubts.length > 0 ? withoutDenials(words, known) : words;
}

/** What the person reads: what was done, what is not known yet, the model's words, then what waits for them. */
export function composeReply(
  state: TurnState,
  text: string,
  pending: readonly PendingApproval[],
): TurnOutcome {
  const words = pending.length > 0 && claimsDone(text, { hasRead: state.hasRead }) ? '' : text;
  const known = [...state.receipts, ...state.doubts].filter((sentence) => !words.includes(sentence));
  const { conflicts, alternatives, context } = state;
  const questions =
    pending.length > 0
      ? [
          sayPending(
            pending,
            {
              conflicts,
              alternatives,
              unsure: doubtsOf(state),
              broken: brokenIn(state),
              busy: busyIn(state),
            },
            context.user.timeZone,
          ),
        ]
      : [];
  const message = [...known, words, ...questions].filter(Boolean).join('\n\n');
  return {
    message: message || UNFINISHED,
    eventId: state.eventId,
    conflicts,
    pendingApprovals: pending,
    traceId: state.traceId,
    values: state.values,
  };
}

/** What the person asked to keep in mind and a proposal of this turn is against, each once. */
const brokenIn = (state: TurnState): PreferenceFact[] => [
  ...new Map(
    reasonsIn(state)
      .flatMap((reason) => (reason.code === 'breaks-preference' ? [reason.preference] : []))
      .map((preference) => [preference.id, preference]),
  ).values(),
];

const busyIn = (state: TurnState): PersonFact[] => [
  ...new Map(
    reasonsIn(state)
      .flatMap((reason) => (reason.code === 'guests-busy' ? reason.busy : []))
      .map(({ person }) => [person.email, person]),
  ).values(),
];

const reasonsIn = ({ values }: TurnState): ProposalReason[] =>
  values.flatMap((value) => (value.kind === 'proposal' ? value.reasons : []));

/** Words that a proposal of this turn leaves out. */
const doubtsOf = (state: TurnState): string[] => [
  ...new Set(reasonsIn(state).flatMap((reason) => (reason.code === 'unsure' ? reason.words : []))),
];
