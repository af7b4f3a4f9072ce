import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { refusal } from '../../values/make.ts';
import type { Referred } from '../fetch-event.ts';
import type { MessagePlan } from '../plan.ts';

type None = Extract<Referred, { kind: 'none' }>;

/** Nothing is there: in that stretch, beside what is to be left alone, or of that name. */
export function sayNoneFound(plan: MessagePlan, found: None, words: string | undefined): void {
  const { within, spared } = found;
  if (within) plan.say({ kind: 'told', what: 'agenda', events: [], window: within });
  else if (spared) plan.say(refusal({ code: 'exception', among: spared.map(asFact) }));
  else plan.noSuchEvent(found.words ?? words);
}
