import type { Interval } from '@catch/scheduling';
import type { Act } from '@catch/understanding';
import { namesOfSet, readReference } from '@catch/understanding';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { coverage, tellingWords, wordsOf } from '../../../tools/text/match-words.ts';
import type { EventFact, PersonFact } from '../../../values/values.ts';
import type { AskedBefore } from '../../conversation.ts';
import { namePeople, stranger } from '../../people.ts';
import type { MessagePlan } from '../../plan.ts';
import { everyWordOf, referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';

export interface Ask {
  readonly plan: MessagePlan;
  readonly act: Act;
  readonly slots: Slots;
  /** The question that this one follows up. */
  readonly before?: AskedBefore | undefined;
}

export type Answering = (request: Ask, window: Interval | undefined) => Promise<boolean>;

export const unclear: Answering = async ({ plan }) => {
  plan.say({ kind: 'talk', what: 'unclear' });
  return false;
};

export const facts = (events: readonly CalendarEvent[]): EventFact[] => events.map(asFact);

/** What it is called: of 'my first meeting', 'the next one' nothing. */
export const nameIn = (slots: Slots): string[] =>
  namesOfSet(tellingWords(readReference(slots.joined('target') ?? slots.joined('set') ?? '').words));

export const named = (event: CalendarEvent, slots: Slots): boolean => {
  const words = nameIn(slots);
  return words.length === 0 || coverage(words, everyWordOf(event)) >= 0.5;
};

export const peopleIn = async (plan: MessagePlan, slots: Slots): Promise<readonly PersonFact[]> => {
  const names = [...slots.all('person'), ...slots.all('guest'), ...slots.all('old_person')];
  const { known, unclear: several } = await namePeople(names, plan.conversation, plan.world);
  return [...known, ...several.flatMap(({ people }) => people)];
};

/** Names of people whom nobody knows: their time is unknown, and is said to be. */
export const strangersIn = async (plan: MessagePlan, slots: Slots): Promise<readonly PersonFact[]> => {
  const names = [...slots.all('person'), ...slots.all('guest')];
  const { unknown } = await namePeople(names, plan.conversation, plan.world);
  return [...new Set(unknown)].map(stranger);
};

export const isWith = (event: CalendarEvent, people: readonly PersonFact[]): boolean =>
  people.every(
    ({ email, name }) =>
      event.attendees.some((one) => one.email.toLowerCase() === email.toLowerCase()) ||
      event.organizer?.email?.toLowerCase() === email.toLowerCase() ||
      (name !== undefined &&
        coverage([name.split(' ')[0]?.toLowerCase() ?? ''], wordsOf(event.title ?? '')) === 1),
  );

/** The one event that a question is about; says so when there is none or several. */
export async function about(
  { plan, slots }: Ask,
  words = slots.first('target'),
): Promise<CalendarEvent | undefined> {
  const within = slots.has('old_time')
    ? slots
    : new Slots(slots.list().filter(({ role }) => role !== 'time'));
  const found = await referTo(words, within, plan.conversation, plan.world);
  if (found.kind === 'events') {
    plan.focusOn(found.events.slice(0, 1).map(asFact));
    return found.events[0];
  }
  if (found.kind === 'several') {
    plan.list(facts(found.events));
    plan.say({ kind: 'told', what: 'when', events: facts(found.events) });
  } else if (found.kind === 'planned') plan.say({ kind: 'told', what: 'when', events: [found.event] });
  else plan.noSuchEvent(found.words);
  return undefined;
}
