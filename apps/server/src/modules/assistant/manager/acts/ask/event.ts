import { type Interval, instantOf } from '@catch/scheduling';
import { asksOwnAnswer, asksWhetherAnswered, asksWhoWillNotCome, readReference } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import type { EventFact, PersonFact } from '../../../values/values.ts';
import { namePeople } from '../../people.ts';
import type { MessagePlan } from '../../plan.ts';
import { referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { agenda } from './agenda.ts';
import { type Answering, type Ask, about, facts, inStory, OF_ONE, unclear } from './asked.ts';
import { edgeOfDay } from './edge.ts';
import { lastOfSeries } from './last-of.ts';
import { leave, travelTime } from './leave.ts';
import { peopleIn, strangersIn } from './people-asked.ts';
import { tellHowItWas } from './talk.ts';
import { isAtThatTime } from './then.ts';

export const when: Answering = async (request, window) => {
  const { plan, slots } = request;
  if (tellHowItWas(plan)) return true;
  if (travelTime(request) !== undefined) return leave(request, window);
  if (!slots.has('target') && slots.has('time') && slots.has('earliest', 'latest'))
    return edgeOfDay(request, window);
  if (!slots.has('target'))
    return slots.has('person', 'time') ? agenda(request, window) : focusWhen(request, window);
  const several = await eachNamed(request);
  if (several.length > 0) {
    plan.say({ kind: 'told', what: 'when', events: inOrder(several, plan).map(asFact) });
    return true;
  }
  const last = await lastOfSeries(request);
  if (last) plan.focusOn([asFact(last)]);
  const first = last ?? (await about(request));
  const event = first && ((await sameThen(request, first, window)) ?? first);
  if (!event) return false;
  const other = await nextToIt(request, event);
  if (other) {
    plan.say({ kind: 'told', what: 'when', events: inOrder([event, other], plan).map(asFact) });
    return true;
  }
  const isTrue = isAtThatTime(request, event, window);
  plan.say({ kind: 'told', what: 'when', events: [asFact(event)], isThen: isTrue });
  return isTrue ?? true;
};

/** 'Is that before or after my lunch?': the answer gives the lunch as well. */
async function nextToIt({ plan, slots }: Ask, event: CalendarEvent): Promise<CalendarEvent | undefined> {
  const words = slots.first('after') ?? slots.first('before');
  if (!words) return undefined;
  const found = await referTo(words, new Slots([]), plan.conversation, plan.world);
  const [other] = found.kind === 'events' ? found.events : [];
  return other?.id === event.id ? undefined : other;
}

const inOrder = (events: readonly CalendarEvent[], { world }: MessagePlan): CalendarEvent[] =>
  events.toSorted((left, right) => world.interval(left).start - world.interval(right).start);

/** 'Is tea still there on the third?', of something weekly: the one of that day, where there is one. */
async function sameThen(
  { plan }: Ask,
  { seriesId }: CalendarEvent,
  window: Interval | undefined,
): Promise<CalendarEvent | undefined> {
  if (!seriesId || !window) return undefined;
  return (await plan.world.events(window)).find((one) => one.seriesId === seriesId);
}

const focusWhen: Answering = async (request) => {
  const { plan } = request;
  const told = plan.conversation.focus.length === 0 ? await inStory(plan) : undefined;
  if (told?.kind === 'events') plan.focusOn(facts(told.events));
  const [event] = plan.conversation.focus;
  if (event) plan.say({ kind: 'told', what: 'when', events: [event] });
  else plan.say({ kind: 'talk', what: 'unclear' });
  return event !== undefined;
};

export const detail =
  (what: 'who' | 'where' | 'length' | 'detail' | 'link'): Answering =>
  async (request) => {
    const several = await eachNamed(request);
    for (const event of several) request.plan.say({ kind: 'told', what, event: asFact(event) });
    if (several.length > 0) return true;
    const event = await about(request);
    if (event)
      request.plan.say({ kind: 'told', what, event: await withoutSome(request, what, asFact(event)) });
    return event !== undefined;
  };

/** 'Who comes besides Ana?': everybody else. */
async function withoutSome({ plan, slots }: Ask, what: string, event: EventFact): Promise<EventFact> {
  if (what !== 'who' || !slots.has('except')) return event;
  const { known } = await namePeople(slots.all('except'), plan.conversation, plan.world);
  const emails = new Set(known.map(({ email }) => email.toLowerCase()));
  return { ...event, guests: event.guests.filter(({ email }) => !emails.has(email.toLowerCase())) };
}

/** 'Which is longer, the tasting or the weighing?': each of the events that were named. */
async function eachNamed({ plan, slots }: Ask): Promise<readonly CalendarEvent[]> {
  const names = slots.all('target').filter((words) => !readReference(words).isFocus);
  if (names.length < 2) return [];
  const day = slots.joined('old_time') ?? slots.joined('time');
  const within = new Slots(day ? [{ role: 'old_time', text: day }] : []);
  const found = await Promise.all(
    names.map((words) => referTo(words, within, plan.conversation, plan.world)),
  );
  const all = found.flatMap((one) => (one.kind === 'events' ? one.events.slice(0, 1) : []));
  const events = [...new Map(all.map((event) => [event.id, event])).values()];
  if (events.length < names.length) return [];
  plan.focusOn(events.map(asFact));
  return events;
}

export const answers: Answering = async (request) => {
  const { plan, slots } = request;
  const event = await about(request);
  if (!event) return false;
  if (asksOwnAnswer(plan.words)) {
    plan.say({ kind: 'told', what: 'own-answer', event: asFact(event) });
    return event.ownResponse === 'accepted';
  }
  const asked = slots.has('person') ? await peopleIn(plan, slots) : undefined;
  const fact = asFact(event);
  const people = asked?.flatMap(({ email }) => fact.guests.filter((guest) => guest.email === email));
  const answered = asksWhoWillNotCome(plan.words) ? 'declined' : 'needsAction';
  const those = fact.guests.filter(({ response }) => response === answered);
  plan.conversation = { ...plan.conversation, people: people && people.length > 0 ? people : those };
  const absent = asked ? [...asked, ...(await strangersIn(plan, slots))] : [];
  plan.say({
    kind: 'told',
    what: 'answers',
    event: fact,
    ...(people && people.length > 0 ? { people } : absent.length > 0 ? { absent } : {}),
  });
  if (asked && (people ?? []).length === 0) return false;
  const isNo = answered === 'declined';
  const isSo = ({ response }: PersonFact) =>
    asksWhetherAnswered(plan.words) && !isNo
      ? response !== 'needsAction'
      : response === (isNo ? 'declined' : 'accepted');
  // 'Has anybody said no?' is so with one; 'have they said yes?' only with all.
  return isNo && !people ? those.length > 0 : (people ?? fact.guests).every(isSo);
};

export const until: Answering = async (request, window) => {
  const { plan, slots } = request;
  const { world } = plan;
  const { asked, focus } = plan.conversation;
  const lastEvent = asked && OF_ONE.has(asked.act) ? focus[0] : undefined;
  // 'How many weeks is that?', about the event just mentioned.
  const last = await lastOfSeries(request);
  if (last) plan.focusOn([asFact(last)]);
  const event = last ?? (slots.has('target') || !window ? await about(request) : undefined);
  if (!event && (slots.has('target') || !window)) return false;
  const at = event ? world.interval(event).start : window?.start;
  if (at === undefined) return unclear(request, window);
  const day = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(world.zone).toPlainDate();
  // 'When is rowing over? – And how long have I got before pottery?': from then on, not from now.
  const from =
    lastEvent && event && lastEvent.start.kind === 'timed' ? instantOf(lastEvent.end, world.zone) : undefined;
  if (
    lastEvent &&
    event &&
    from !== undefined &&
    from > world.now &&
    from <= at &&
    day(from).equals(day(at))
  ) {
    plan.say({ kind: 'told', what: 'between', from: lastEvent, to: asFact(event), milliseconds: at - from });
    return true;
  }
  const { days } = day(world.now).until(day(at));
  plan.say({
    kind: 'told',
    what: 'until',
    ...(event ? { event: asFact(event) } : {}),
    at: event?.start ?? { kind: 'timed', at, zone: world.zone },
    days,
  });
  return true;
};
