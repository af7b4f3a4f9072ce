import type { PersonFact } from '../../../values/values.ts';
import { namePeople, pointsAtPeople, stranger } from '../../people.ts';
import type { MessagePlan } from '../../plan.ts';
import type { Slots } from '../../slots.ts';

export const peopleIn = async (plan: MessagePlan, slots: Slots): Promise<readonly PersonFact[]> => {
  const names = [...slots.all('person'), ...slots.all('guest'), ...slots.all('old_person')];
  const { known, unclear: several } = await namePeople(names, plan.conversation, plan.world);
  return [...known, ...several.flatMap(({ people }) => people)];
};

/** Names of people whom nobody knows: their time is unknown, and is said to be. */
export const strangersIn = async (plan: MessagePlan, slots: Slots): Promise<readonly PersonFact[]> => {
  const names = [...slots.all('person'), ...slots.all('guest')];
  const { unknown } = await namePeople(names, plan.conversation, plan.world);
  return [...new Set(unknown)].filter((name) => !pointsAtPeople(name)).map(stranger);
};
