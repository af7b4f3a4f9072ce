import { type Role, readReference } from '@catch/understanding';
import type { PersonFact } from '../../../values/values.ts';
import { namePeople, pointsAtPeople, stranger } from '../../people.ts';
import type { MessagePlan } from '../../plan.ts';
import type { SaidSlot, Slots } from '../../slots.ts';

export const peopleIn = async (plan: MessagePlan, slots: Slots): Promise<readonly PersonFact[]> => {
  const names = [...slots.all('person'), ...slots.all('guest'), ...slots.all('old_person')];
  // 'I don't want to bother Ben for nothing, is he free at ten?': Ben.
  const aside = [plan.words, plan.saidSoFar];
  const { known, unclear: several } = await namePeople(names, plan.conversation, plan.world, [], aside);
  return [...known, ...several.flatMap(({ people }) => people)];
};

/** 'When is he free?', 'and on Friday?': whom it was about, even if an answer has since brought up others. */
export async function withNames(plan: MessagePlan, slots: Slots): Promise<SaidSlot[]> {
  const named = slots.list().map(async (slot): Promise<SaidSlot> => {
    const isPronoun = PEOPLE.has(slot.role) && readReference(slot.text).isFocus;
    const { known } = isPronoun
      ? await namePeople([slot.text], plan.conversation, plan.world)
      : { known: [] };
    const [one, ...more] = known;
    return one && more.length === 0 ? { ...slot, text: one.name ?? one.email } : slot;
  });
  return Promise.all(named);
}
const PEOPLE: ReadonlySet<Role> = new Set(['person', 'guest'] as const);

/** Names of people whom nobody knows: their time is unknown, and is said to be. */
export const strangersIn = async (plan: MessagePlan, slots: Slots): Promise<readonly PersonFact[]> => {
  const names = [...slots.all('person'), ...slots.all('guest')];
  const { unknown } = await namePeople(names, plan.conversation, plan.world);
  return [...new Set(unknown)].filter((name) => !pointsAtPeople(name)).map(stranger);
};
