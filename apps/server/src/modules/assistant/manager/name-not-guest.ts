import { hasCompanyBefore } from '@catch/understanding';
import { wordsOf } from '../tools/text/match-words.ts';
import type { EventFact } from '../values/values.ts';
import { namePeople } from './people.ts';
import type { MessagePlan } from './plan.ts';
import { Slots } from './slots.ts';

/** 'Opera, not theatre', of theatre with Ana: what it is, and nobody called Opera. */
export async function nameNotGuest(
  plan: MessagePlan,
  slots: Slots,
  { title, guests }: EventFact,
): Promise<Slots> {
  const [name, ...more] = slots.all('guest');
  const wrong = wordsOf(slots.joined('retracted') ?? '');
  if (!name || more.length > 0 || wrong.length === 0 || slots.has('title')) return slots;
  const people = guests.flatMap(({ name: called, email }) => wordsOf(`${called ?? ''} ${email}`));
  const isOfTitle = wrong.every((word) => wordsOf(title ?? '').includes(word) && !people.includes(word));
  if (!isOfTitle || /@/.test(name)) return slots;
  const { unknown } = await namePeople([name], plan.conversation, plan.world, guests);
  // Tea with Odile, of whom nothing but the title tells, is with somebody all the same.
  if (unknown.length === 0 || hasCompanyBefore(title ?? '', wrong[0] ?? '')) return slots;
  return new Slots(
    slots.list().map((slot) => (slot.role === 'guest' ? { ...slot, role: 'title' as const } : slot)),
  );
}
