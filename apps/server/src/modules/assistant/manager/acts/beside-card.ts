import { readReference, resolveWhen } from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { PersonFact } from '../../values/values.ts';
import type { OpenProposal, Wish } from '../conversation.ts';
import { firstName } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';

/** 'Dev instead of him', of a card that adds one person: instead of that one. */
export function inPlaceOfAdded(slots: Slots, guests: readonly PersonFact[], { input }: Wish): Slots {
  const added = (input.add_attendees ?? []) as readonly string[];
  const [email, ...more] = added;
  const isHim = slots.all('guest_out').some((name) => readReference(name).isFocus);
  if (!email || more.length > 0 || !isHim || !slots.has('guest')) return slots;
  const one = guests.find((guest) => guest.email === email);
  return new Slots(
    slots
      .list()
      .map((slot) =>
        slot.role === 'guest_out' && readReference(slot.text).isFocus
          ? { role: 'retracted' as const, text: one ? firstName(one) : email }
          : slot,
      ),
  );
}

/** 'Take Ana off and keep Ben', of a card that takes Ben off: he stays. */
export function keepsWhoLeaves({ wish, changes }: OpenProposal, slots: Slots): boolean {
  const leaving = (wish.input.remove_attendees ?? []) as readonly string[];
  const [change] = changes;
  const guests = change && 'before' in change && 'guests' in change.before ? change.before.guests : [];
  const kept = [...slots.all('except'), ...slots.all('filler')].flatMap((text) => wordsOf(text));
  const gone = guests.filter(({ email }) => leaving.includes(email));
  return slots.has('guest_out') && gone.length > 0 && gone.every((one) => kept.includes(firstName(one)));
}

/** '… still every week', of a card for the whole series: said already. */
export function withoutRhythm(slots: Slots, { input }: Wish, { when }: MessagePlan['world']): Slots {
  const times = slots.all('time');
  const isRhythm = (text: string) => {
    const read = resolveWhen(text, when);
    return read.kind === 'recurrence' && !read.timeSaid;
  };
  if (times.length < 2 || !input.scope || input.scope === 'this' || times.every(isRhythm)) return slots;
  return new Slots(slots.list().filter(({ role, text }) => role !== 'time' || !isRhythm(text)));
}
