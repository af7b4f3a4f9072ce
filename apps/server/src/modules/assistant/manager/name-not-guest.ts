import { hasCompanyBefore } from '@catch/understanding';
import { wordsOf } from '../tools/text/match-words.ts';
import type { EventFact } from '../values/values.ts';
import { namePeople } from './people.ts';
import type { MessagePlan } from './plan.ts';
import { Slots } from './slots.ts';

/** 'Opera, not theatre', of theatre with Ana: what it is, and nobody called Opera. 'Odeon, not Rex': where it is. */
export async function nameNotGuest(
  plan: MessagePlan,
  slots: Slots,
  { title, guests, place }: EventFact,
): Promise<Slots> {
  const [name, ...more] = slots.all('guest');
  const wrong = wordsOf(slots.joined('retracted') ?? '');
  if (!name || more.length > 0 || wrong.length === 0 || slots.has('title')) return slots;
  const people = guests.flatMap(({ name: called, email }) => wordsOf(`${called ?? ''} ${email}`));
  const isOf = (text = '') => wrong.every((word) => wordsOf(text).includes(word) && !people.includes(word));
  const role = isOf(title) ? ('title' as const) : isOf(place) ? ('place' as const) : undefined;
  if (!role || /@/.test(name)) return slots;
  const { unknown } = await namePeople([name], plan.conversation, plan.world, guests);
  // Tea with Odile, of whom nothing but the title tells, is with somebody all the same.
  if (unknown.length === 0 || hasCompanyBefore(title ?? '', wrong[0] ?? '')) return slots;
  return new Slots(slots.list().map((slot) => (slot.role === 'guest' ? { ...slot, role } : slot)));
}
