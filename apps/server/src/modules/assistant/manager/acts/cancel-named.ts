import { countedAhead, namesOfSet, saysOff, severalIn } from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { significantWords } from '../../tools/text/match-words.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { referToSet } from '../refer-set.ts';
import { isOneSeries } from '../series-scope.ts';
import { Slots } from '../slots.ts';
import { changeOne } from './change-one.ts';

/** 'Take them both off the review', of a review with two guests: the guests go, not the review. */
export async function takenOff(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const [target, ...more] = slots.all('target');
  const several = severalIn(slots.joined('set') ?? '');
  if (!target || more.length > 0 || !several?.count || !saysOff(plan.words)) return false;
  const found = await referTo(target, slots, plan.conversation, plan.world);
  const [event, ...others] = found.kind === 'events' ? found.events : [];
  if (!event || others.length > 0) return false;
  const { guests } = asFact(event);
  if (guests.length !== several.count) return false;
  const out = guests.map(({ email }) => ({ role: 'guest_out' as const, text: email }));
  const rest = slots.list().filter(({ role }) => role !== 'set');
  await changeOne(plan, event, new Slots([...rest, ...out]));
  return true;
}

/**
 * 'Both pottery and choir', read as a set and a name; 'all yoga classes and the fitting': what the set means,
 * plus what is named next to it. Undefined where the name only describes the set.
 */
export async function setAndNamed(
  plan: MessagePlan,
  slots: Slots,
): Promise<readonly CalendarEvent[] | undefined> {
  const { world, conversation } = plan;
  const set = slots.joined('set') ?? '';
  const targets = slots.all('target');
  const isNamed = namesOfSet(significantWords(set)).length > 0 && targets.length > 0;
  if (!isNamed || countedAhead(set) === undefined) return undefined;
  const where = slots.list().filter(({ role }) => role !== 'target');
  const first = await referToSet(new Slots(where), conversation, world);
  if (first.kind !== 'events') return undefined;
  const when = new Slots(slots.list().filter(({ role }) => role === 'old_time'));
  const found = await Promise.all(targets.map((target) => referTo(target, when, conversation, world)));
  const others = found.flatMap((one) => (one.kind === 'events' ? one.events.slice(0, 1) : []));
  if (others.length < targets.length) return undefined;
  const ofSet = isOneSeries(first.events) ? first.events.slice(0, 1) : first.events;
  return [...ofSet, ...others];
}
