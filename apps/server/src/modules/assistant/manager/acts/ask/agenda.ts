import { DAY, type Interval, instantOf, overlaps } from '@catch/scheduling';
import { findWhen } from '@catch/understanding';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { timedFirst } from '../../../tools/events/in-order.ts';
import type { EventFact } from '../../../values/values.ts';
import { referTo, windowIn } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { type Answering, facts, meets, named, nameIn } from './asked.ts';

export const agenda: Answering = async ({ plan, slots }, window) => {
  const { world } = plan;
  // 'Read me Friday's appointments': the time stands in the name of the set.
  const [inSet] = window ? [] : findWhen(slots.joined('set') ?? '', world.when);
  const within = window ??
    (inSet && windowIn(inSet.text, plan.conversation, world)) ?? {
      start: world.now,
      end: world.now + 7 * DAY,
    };
  const isMet = await meets(plan, slots);
  const events = (await world.events(within)).filter((event) => isMet(event) && named(event, slots, world));
  plan.focusOn(events.length === 1 ? facts(events) : []);
  plan.list(facts(events));
  plan.say({ kind: 'told', what: 'agenda', events: facts(events), window: within });
  return events.length > 0;
};

export const next: Answering = async ({ plan, slots }, window) => {
  const { world, conversation } = plan;
  const isMet = await meets(plan, slots);
  const after = slots.first('after');
  const found = after ? await referTo(after, new Slots([]), conversation, world) : undefined;
  const anchor =
    found?.kind === 'events' ? found.events[0] : found?.kind === 'planned' ? found.event : undefined;
  const now = anchor ? instantOf(anchor.end, world.zone) : world.now;
  // 'The first one on Friday': of that day, as far as it is still to come.
  const within = !anchor && slots.has('time') ? window : undefined;
  const from = Math.max(now, within?.start ?? now);
  const until = within && within.end > from ? within.end : from + 100 * DAY;
  const events = (await world.events({ start: from, end: until })).filter(
    (event) =>
      world.interval(event).start >= from &&
      event.id !== anchor?.id &&
      isMet(event) &&
      named(event, slots, world),
  );
  const [event] = nameIn(slots, world).length > 0 ? events : timedFirst(events);
  if (event) plan.focusOn([asFact(event)]);
  plan.say({ kind: 'told', what: 'next', event: event && asFact(event), words: slots.joined('target') });
  return event !== undefined;
};

export const last: Answering = async ({ plan, slots }) => {
  const { world } = plan;
  const isMet = await meets(plan, slots);
  const events = (await world.events({ start: world.now - 180 * DAY, end: world.now })).filter(
    (event) => world.interval(event).start < world.now && isMet(event) && named(event, slots, world),
  );
  const event = (nameIn(slots, world).length > 0 ? events : timedFirst(events)).at(-1);
  if (event) plan.focusOn([asFact(event)]);
  plan.say({ kind: 'told', what: 'last', event: event && asFact(event), words: slots.joined('target') });
  return event !== undefined;
};

export const invitations: Answering = async ({ plan }) => {
  const { world } = plan;
  const events = (await world.events({ start: world.now, end: world.now + 100 * DAY })).filter(
    ({ ownResponse, organizer }) => ownResponse === 'needsAction' && organizer?.self !== true,
  );
  plan.focusOn(events.length === 1 ? facts(events) : []);
  plan.list(facts(events));
  plan.say({ kind: 'told', what: 'invitations', events: facts(events) });
  return events.length > 0;
};

const factInterval = ({ start, end }: EventFact, zone: string): Interval => ({
  start: instantOf(start, zone),
  end: instantOf(end, zone),
});

export const clash: Answering = async ({ plan }, window) => {
  const { world, supposed } = plan;
  const within = window ?? { start: world.now, end: world.now + 14 * DAY };
  const events = (await world.events(supposed ? factInterval(supposed, world.zone) : within)).filter(
    ({ start, transparency, id }) =>
      start.kind === 'timed' && transparency !== 'transparent' && id !== supposed?.id,
  );
  if (supposed) {
    plan.say({
      kind: 'told',
      what: 'clashes',
      pairs: events.map((event) => [supposed, asFact(event)] as const),
      window: within,
    });
    return events.length > 0;
  }
  const pairs = events.flatMap((one, index) =>
    events
      .slice(index + 1)
      .filter((other) => overlaps(world.interval(one), world.interval(other)))
      .map((other) => [asFact(one), asFact(other)] as const),
  );
  plan.say({ kind: 'told', what: 'clashes', pairs, window: within });
  return pairs.length > 0;
};
