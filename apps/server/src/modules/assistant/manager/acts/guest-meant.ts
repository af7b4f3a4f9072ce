import { isTakenOut, meansInstead, type Role, readReference, saysAlso, saysOnly } from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { PersonFact } from '../../values/values.ts';
import { firstName, namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { type SaidSlot, Slots } from '../slots.ts';

/** What a bare name may be taken for. */
const NAMES = ['target', 'old_person', 'person', 'option', 'guest_out'] as const;
const OF_WHOM: ReadonlySet<Role> = new Set([
  ...([...NAMES, 'retracted', 'except', 'reason', 'filler', 'same_time', 'same_day'] as const),
] as const);

/** Who is meant to come, in a correction of a card that invites people, whatever part the name was taken to have. */
export async function guestMeant(
  plan: MessagePlan,
  slots: Slots,
  guests: readonly PersonFact[],
): Promise<Slots> {
  if (guests.length === 0) return slots;
  if (slots.has('guest')) return withoutWrongOne(plan, onlyOfThem(plan, slots, guests));
  return onlyThose(plan, slots, guests) ?? (await namedAnew(plan, slots, guests)) ?? slots;
}

/** 'Only Jo then', of an invitation to Emma and to one of two Jos: the Jo who is on it. */
function onlyOfThem({ words }: MessagePlan, slots: Slots, guests: readonly PersonFact[]): Slots {
  if (!saysOnly(words)) return slots;
  return new Slots(
    slots.list().map((slot): SaidSlot => {
      const [one, ...more] = guests.filter((guest) => firstName(guest) === slot.text.toLowerCase());
      return slot.role === 'guest' && one && more.length === 0 ? { ...slot, text: one.email } : slot;
    }),
  );
}

/** 'It was Ben, not Ana': Ana is the one who was wrong. */
function withoutWrongOne({ words }: MessagePlan, slots: Slots): Slots {
  const names = slots.all('guest');
  const wrong = names.filter((name) => isTakenOut(name, words));
  if (wrong.length === 0 || wrong.length === names.length) return slots;
  return new Slots(
    slots
      .list()
      .map(
        (slot): SaidSlot =>
          slot.role === 'guest' && wrong.includes(slot.text) ? { ...slot, role: 'retracted' } : slot,
      ),
  );
}

/** 'Only Ana then', of two: not all but her. */
function onlyThose(plan: MessagePlan, slots: Slots, guests: readonly PersonFact[]): Slots | undefined {
  const said = slots.all('except').map((text) => wordsOf(text).join(' '));
  const isGuest = (name: string) => guests.some((guest) => firstName(guest) === name);
  if (said.length === 0 || guests.length < 2 || !said.every(isGuest) || !saysOnly(plan.words))
    return undefined;
  for (const name of said) plan.settleName(name);
  return new Slots(
    slots.list().map((slot): SaidSlot => (slot.role === 'except' ? { ...slot, role: 'guest' } : slot)),
  );
}

/** 'Sorry, Dev, not Ben', 'wait, also Dev': somebody who is not in it yet. */
async function namedAnew(
  plan: MessagePlan,
  slots: Slots,
  guests: readonly PersonFact[],
): Promise<Slots | undefined> {
  const role = NAMES.find((one) => slots.has(one));
  const name = role && slots.first(role);
  if (!role || !name || readReference(name).isFocus) return undefined;
  if (!slots.list().every((slot) => OF_WHOM.has(slot.role))) return undefined;
  const isMore = saysAlso(plan.words);
  const isInstead = slots.has('retracted') || meansInstead(plan.words);
  if (role === 'guest_out' ? !isMore : !isInstead) return undefined;
  const { known, unknown, unclear } = await namePeople([name], plan.conversation, plan.world, guests);
  const [one, ...more] = known;
  if (!one?.name || more.length + unknown.length + unclear.length > 0) return undefined;
  // A name that is only one of several words names something else.
  if (!wordsOf(name).every((word) => wordsOf(one.name ?? '').includes(word))) return undefined;
  if (guests.some(({ email }) => email === one.email)) return undefined;
  plan.settleName(name);
  const rest = slots.list().filter((slot) => slot.role !== role);
  return new Slots([...rest, { role: 'guest', text: name }]);
}
