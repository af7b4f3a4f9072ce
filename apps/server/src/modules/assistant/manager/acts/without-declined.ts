import { type Act, namesWhoDeclined, readReference } from '@catch/understanding';
import { factOf } from '../../tools/events/event-fact.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';

const TAKING: ReadonlySet<Act> = new Set(['cancel', 'decline', 'change', 'revise'] as const);

/** 'Remove whoever said no', however it was taken: they are taken off what it is about. Says whether that was meant. */
export async function withoutDeclined(plan: MessagePlan, act: Act, slots: Slots): Promise<boolean> {
  const { conversation, world, words } = plan;
  if (!TAKING.has(act) || !namesWhoDeclined(words) || conversation.proposals.length > 0) return false;
  if (slots.has('time', 'shift', 'guest', 'title')) return false;
  const name = slots.all('target').find((text) => !readReference(text).isFocus && !namesWhoDeclined(text));
  const found = await referTo(name, new Slots([]), conversation, world);
  const [event] = found.kind === 'events' ? found.events : [];
  const gone = event ? factOf(event).guests.filter(({ response }) => response === 'declined') : [];
  if (!event || event.ownResponse) return false;
  plan.focusOn([factOf(event)]);
  // Nobody has, so nobody goes, and least of all the event.
  if (gone.length === 0) plan.say({ kind: 'told', what: 'answers', event: factOf(event) });
  else
    plan.call('update_event', {
      event_id: event.id,
      remove_attendees: gone.map(({ email }) => email),
      ...(event.seriesId ? { scope: 'this' } : {}),
    });
  return true;
}
