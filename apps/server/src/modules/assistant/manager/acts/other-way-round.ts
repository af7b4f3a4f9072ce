import { wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact } from '../../values/values.ts';
import type { OpenProposal } from '../conversation.ts';
import { firstName } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';

/**
 * 'Take Ana off. – No, Ben, Ana stays': of the guests named in a correction those who would go stay, and the others go.
 * Undefined where it names none who would go, or nobody else.
 */
export function otherWayRound(
  { words }: MessagePlan,
  { wish }: OpenProposal,
  { guests }: EventFact,
  slots: Slots,
): readonly string[] | undefined {
  const out = (wish.input.remove_attendees as readonly string[] | undefined) ?? [];
  if (out.length === 0 || !slots.has('guest', 'guest_out', 'except', 'retracted', 'no_invite'))
    return undefined;
  const said = wordsOf(words.replaceAll(/['’]s\b/g, ''));
  const named = guests.filter((guest) => said.includes(firstName(guest)));
  const isLeaving = ({ email }: { readonly email: string }) => out.includes(email);
  const going = named.filter((guest) => !isLeaving(guest));
  return named.some(isLeaving) && going.length > 0 ? going.map(({ email }) => email) : undefined;
}
