import type { Reader } from '../../../platform/time-reader.ts';
import type { Waiting } from '../renderer.port.ts';
import type { Change, EventFact, Wish } from '../values/values.ts';
import { presentPlanned } from './present-changes.ts';
import { presentSummary } from './present-event.ts';
import { presentSlot } from './present-slot.ts';
import { saySlot } from './say-event.ts';
import { sayReplacement } from './say-replacement.ts';

const NOTE =
  'The user has this card before them. It stays open whatever else is said, and its result comes by itself: go on with ' +
  'the rest of what they asked for, and do not call it again. Only if their newest message agrees to it, call it once ' +
  'more as it was; only if it changes it, propose it again and give its proposal_id as replaces.';
const DECIDED = 'The user has just decided about it. Its result comes by itself: do not call it again.';

/** Of a series there may be very many. */
const MOST = 5;

/** A call that waits for a person, as its result: the card that they see, in its words and as values. */
export function presentWaiting(card: Waiting, reader: Reader): Record<string, unknown> {
  const { tool_call_id, status, formatted_args, reason, conflicts, alternatives } = card;
  // What others wrote may stand in it.
  const changes = card.proposal?.changes ?? [];
  const inTheWay = card.proposal?.conflicts ?? [];
  const own = inTheWay.length === conflicts.length && areOwn(changes) && inTheWay.every(isOwn);
  const shown = [reason, formatted_args].filter(Boolean).join(' ');
  return {
    status: 'waiting',
    proposal_id: tool_call_id,
    [own ? 'shown' : 'untrusted_shown']: shown,
    ...(changes.length > 0 ? { proposed: presentPlanned(changes, reader) } : {}),
    ...(card.proposal?.searched
      ? {
          looked_in: saySlot(card.proposal.searched.in, reader),
          stays: card.proposal.searched.stays.map((event) => presentSummary(event, reader)),
        }
      : {}),
    ...(inTheWay.length > 0
      ? { conflicts: inTheWay.slice(0, MOST).map((event) => presentSummary(event, reader)) }
      : conflicts.length > 0
        ? { untrusted_conflicts: conflicts.slice(0, MOST) }
        : {}),
    ...(alternatives.length > 0
      ? {
          // By position, as people choose: 'the second one'.
          free_instead: alternatives.map(({ slot }, index) => ({
            position: index + 1,
            ...presentSlot(slot, reader),
          })),
        }
      : {}),
    ...(status === 'pending' ? { note: NOTE } : { decided: status, note: DECIDED }),
  };
}

/** What took the place of a proposal. */
export const presentReplacement = (
  { call, wish }: { readonly call: string; readonly wish: Wish },
  reader: Reader,
): Record<string, unknown> => ({
  replaced_by: call,
  [areOwn(wish.proposal?.changes ?? []) ? 'now' : 'untrusted_now']: sayReplacement(wish, reader),
});

const areOwn = (changes: readonly Change[]): boolean => changes.flatMap(eventsIn).every(isOwn);

const isOwn = ({ organiser, calendar }: EventFact): boolean =>
  organiser === undefined && calendar === undefined;

function eventsIn(change: Change): readonly EventFact[] {
  switch (change.did) {
    case 'created':
      return [change.after];
    case 'changed':
    case 'moved':
      return [change.before, change.after];
    case 'cancelled':
      return [change.before];
    case 'responded':
      return [change.event];
    case 'undone':
      return change.restored;
    default:
      return [];
  }
}
