import { type Command, peopleIn } from '@catch/understanding';
import { isCalendarError } from '../../calendar/index.ts';
import { factOf } from '../tools/events/event-fact.ts';
import type { PersonFact } from '../values/values.ts';
import { supposedEvent } from './new-time.ts';
import { firstName } from './people.ts';
import type { MessagePlan } from './plan.ts';
import { referTo } from './refer.ts';
import { looselyNamed, matchingName } from './search-by-name.ts';
import type { Slots } from './slots.ts';
import { eachSupposed, newSupposed, spokenOf } from './supposed.ts';

/** What is only mentioned is spoken of all the same: 'cancel the dentist, no wait, move it'. */
export async function mention(plan: MessagePlan, { act, force }: Command): Promise<void> {
  const { current: slots, world } = plan;
  const isSupposed = force === 'hypothetical' && (act === 'change' || act === 'revise');
  const found =
    (await mentioned(plan, slots)) ?? (isSupposed ? await looselyMentioned(plan, slots) : undefined);
  const spoken = isSupposed && !found && !slots.has('target', 'set') ? spokenOf(plan) : undefined;
  if (spoken) plan.supposed = supposedEvent(spoken, slots, world);
  if (!found && isSupposed) plan.eachSupposed = await eachSupposed(plan, slots);
  if (force === 'hypothetical' && act === 'create')
    plan.supposed = newSupposed(plan, slots, slots.joined('title'));
  // What is over and done with is not what the talk is about: 'you told me the wrong time for the demo last week'.
  if (!found) return force === 'past' ? undefined : rememberNamed(plan, slots);
  const facts = found.events.map(factOf);
  plan.focusOn(facts);
  const [event] = facts;
  if (event && isSupposed) plan.supposed = supposedEvent(event, slots, world);
}

/** 'We might make it to the baby swim. – When is it?': named in passing, where nothing else is spoken of. */
async function rememberNamed(plan: MessagePlan, slots: Slots): Promise<void> {
  const { conversation, words, world } = plan;
  if (!slots.isEmpty || conversation.focus.length > 0) return;
  const named = await matchingName(words, world);
  if (named) plan.focusOn([factOf(named)]);
}

/**
 * 'Emma has a new kitchen. – Ask her to the tasting': the people a message names
 * are remembered, unless it already brought up others.
 */
export async function rememberPeople(plan: MessagePlan, message: string): Promise<void> {
  const { before, conversation } = plan;
  if (!message.trim() || conversation.people !== before.people) return;
  const named = peopleIn(message, await everybodyKnown(plan));
  const isOnly = (person: PersonFact) =>
    named.filter((one) => firstName(one) === firstName(person)).length === 1;
  const people = named.map(({ email, name }) => ({ email, name })).filter(isOnly);
  if (people.length > 0) plan.conversation = { ...conversation, people };
}

/** If the service is down now, the code that needs it will notice. */
async function everybodyKnown({ world }: MessagePlan) {
  try {
    return await world.everybody();
  } catch (error) {
    if (isCalendarError(error)) return [];
    throw error;
  }
}

/** 'Were Madame Blanc to come at four': nothing is changed by it, so that a name may be said loosely. */
async function looselyMentioned({ conversation, world }: MessagePlan, slots: Slots) {
  const target = slots.first('target');
  const none = target && (await referTo(target, slots, conversation, world)).kind === 'none';
  const event = none ? await looselyNamed(target, world) : undefined;
  return event && { events: [event] };
}

/** 'I may leave out the market': whatever part it has in the clause. */
async function mentioned({ conversation, world }: MessagePlan, slots: Slots) {
  for (const role of ['target', 'except', 'before', 'after'] as const) {
    const words = slots.first(role);
    const found = words ? await referTo(words, slots, conversation, world) : undefined;
    if (found?.kind === 'events') return found;
  }
  return undefined;
}
