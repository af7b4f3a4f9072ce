import {
  insteadOfThem,
  meansInstead,
  otherNamed,
  readReference,
  saysAlso,
  saysInstead,
} from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { PersonFact } from '../../values/values.ts';
import { firstName, namesakesOf } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { type SaidSlot, Slots } from '../slots.ts';

/** What was just said, merged with what was said before; lists of people grow, unless others are named instead. */
export function merged(
  earlier: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>>,
  slots: Slots,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(more)
      .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
      .map(([key, value]) => {
        const before = earlier[key];
        return [
          key,
          Array.isArray(value) && Array.isArray(before) ? peopleAfter(before, value, slots) : value,
        ];
      }),
  );
}

/**
 * 'Ben too' adds. 'Just Ana', who was among them already, leaves only her. 'Karin B., not the other one' puts somebody in the
 * place of the one who was there.
 */
export function peopleAfter(
  before: readonly string[],
  now: readonly string[],
  slots: Slots,
  isReplaced = false,
): readonly string[] {
  // 'No need to invite her.'
  if (slots.has('no_invite')) return [];
  const isAmong = (email: string, list: readonly string[]) =>
    list.some((one) => one.toLowerCase() === email.toLowerCase());
  if (now.length > 0 && now.length < before.length && now.every((email) => isAmong(email, before)))
    return now;
  // Who goes was said, so everybody else stays.
  const isNamed = isReplaced || slots.has('guest_out');
  if (now.length === 1 && before.length === 1 && slots.has('retracted') && !isNamed) return now;
  return [...before, ...now.filter((email) => !isAmong(email, before))];
}

/**
 * In whose place somebody comes who is named in a correction: that of a namesake ('I meant Tom Baker'), or of the only one
 * there ('Emma instead'). In nobody's where one more is meant.
 */
export function replacedBy(
  plan: MessagePlan,
  guests: readonly PersonFact[],
  added: readonly PersonFact[],
  slots: Slots,
): readonly PersonFact[] {
  const isInstead =
    saysInstead(plan.words) ||
    insteadOfThem(plan.words) ||
    meansInstead(plan.words) ||
    slots.has('retracted');
  const isThere = ({ email }: PersonFact) =>
    guests.some((guest) => guest.email.toLowerCase() === email.toLowerCase());
  const [one, ...more] = added.filter((person) => !isThere(person));
  if (!one || more.length > 0 || (!isInstead && saysAlso(plan.words))) return [];
  // 'Not Ana. Emma in her place.'
  const taken = slots.all('retracted').flatMap((name) => wordsOf(name));
  const named = guests.filter((guest) => taken.includes(firstName(guest)));
  if (named.length === 1) return named;
  const namesakes = guests.filter((guest) => firstName(guest) === firstName(one));
  if (namesakes.length === 1) return namesakes;
  return isInstead && guests.length === 1 ? guests : [];
}

/** 'The other one, Baker', 'the other Tom', of an event with Tom Reed: who is meant, taken for an event or an option. */
export async function withOtherGuest(
  { world }: MessagePlan,
  slots: Slots,
  guests: readonly PersonFact[],
): Promise<Slots> {
  const words = slots.first('target') ?? slots.first('option');
  if (!words || slots.has('guest') || guests.length === 0) return slots;
  const others = await namesakesOf(guests, world);
  const said = wordsOf(words);
  const isOther = readReference(words).isOther || otherNamed(words) !== undefined;
  const named = others.filter((person) =>
    wordsOf(person.name ?? '').some((word) => word !== firstName(person) && said.includes(word)),
  );
  const [only, ...more] = named.length > 0 ? named : isOther ? others : [];
  if (!only?.name || more.length > 0) return slots;
  const kept = slots.list().filter(({ role }) => !INSTEAD.has(role));
  return new Slots([...kept, { role: 'guest', text: only.name }]);
}

/** 'The other Jo, Jo Hill': the full name says who is meant, so this is not the name of an event. */
export function withoutOther(slots: Slots, guests: readonly PersonFact[]): Slots {
  const other = otherNamed(slots.first('target') ?? '')?.toLowerCase();
  const isGuest = other !== undefined && guests.some((guest) => firstName(guest) === other);
  if (!isGuest || !slots.has('guest')) return slots;
  return new Slots([
    ...slots.list().filter(({ role }) => role !== 'target'),
    ...(slots.has('retracted') ? [] : [{ role: 'retracted' as const, text: other }]),
  ]);
}
const INSTEAD: ReadonlySet<SaidSlot['role']> = new Set(['target', 'option', 'guest_out'] as const);
