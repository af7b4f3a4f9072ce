import { peopleIn, wantsWho } from '@catch/understanding';
import type { EventFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';

/**
 * 'Nora is deputy now. She ought to be invited to the briefing': nothing else is said to become of it, and the only one
 * named in the reason is who comes, or who goes.
 */
export async function whoInReason(
  { words, world }: MessagePlan,
  slots: Slots,
  { guests }: EventFact,
): Promise<Slots | undefined> {
  const wanted = wantsWho(words);
  const reason = [...slots.all('reason'), ...slots.all('filler')].join(' ');
  if (!wanted || reason === '' || slots.has('guest', 'guest_out', 'no_invite')) return undefined;
  const isIn = (email: string) => guests.some((guest) => guest.email.toLowerCase() === email.toLowerCase());
  const named = peopleIn(slots.joined('reason') ?? reason, await world.everybody());
  const [only, ...more] = named.filter(({ email }) => isIn(email) === (wanted === 'out'));
  if (!only || more.length > 0) return undefined;
  return new Slots([...slots.list(), { role: wanted === 'in' ? 'guest' : 'guest_out', text: only.email }]);
}
