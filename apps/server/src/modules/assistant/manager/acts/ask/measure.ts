import { DAY, eventInterval, type Interval, merge } from '@catch/scheduling';
import { saysMeetings } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import type { PersonFact } from '../../../values/values.ts';
import { type Answering, type Ask, facts, isWith, named, peopleIn } from './asked.ts';

/** What counts as a meeting: with somebody else, at a time. A stand-in word such as 'meetings' says so; a name is a name. */
async function counted({ plan, slots, before }: Ask, window: Interval | undefined): Promise<CalendarEvent[]> {
  const { world } = plan;
  const within = window ?? { start: world.now, end: world.now + 7 * DAY };
  const people = await peopleIn(plan, slots);
  const wantsMeetings = saysMeetings(slots.joined('set') ?? '');
  const events = (await world.events(within)).filter(
    (event) =>
      event.start.kind === 'timed' &&
      world.interval(event).start >= within.start &&
      isWith(event, people) &&
      named(event, slots, world),
  );
  const shared = events.filter(({ attendees }) => attendees.some(({ self, resource }) => !self && !resource));
  // Whoever never invites anybody calls everything a meeting.
  return (wantsMeetings || before?.act === 'ask_most') && shared.length > 0 ? shared : events;
}

export const count: Answering = async (request, window) => {
  const { plan, slots } = request;
  const earlier = plan.conversation.asked;
  const followUp =
    slots.isEmpty || (!slots.has('person', 'target') && !slots.has('time') && earlier !== undefined);
  const merged = followUp && earlier ? slots.over(earlier.slots) : slots;
  const people = followUp && earlier?.act === 'ask_most' ? plan.conversation.people.slice(0, 1) : [];
  const events = (await counted({ ...request, slots: merged, before: earlier }, window)).filter((event) =>
    isWith(event, people),
  );
  plan.list(facts(events));
  plan.say({ kind: 'told', what: 'count', events: facts(events), window: window ?? { start: 0, end: 0 } });
  return events.length > 0;
};

export const total: Answering = async (request, window) => {
  const events = await counted(request, window);
  const milliseconds = merge(events.map((event) => eventInterval(event, request.plan.world.zone))).reduce(
    (sum, { start, end }) => sum + end - start,
    0,
  );
  request.plan.say({
    kind: 'told',
    what: 'total',
    milliseconds,
    count: events.length,
    window: window ?? { start: 0, end: 0 },
  });
  return true;
};

export const most: Answering = async (request, window) => {
  const { plan } = request;
  const { world } = plan;
  const within = window ?? { start: world.now, end: world.now + 7 * DAY };
  const events = (await world.events(within)).filter(({ start }) => start.kind === 'timed');
  const people = new Map<string, { person: PersonFact; count: number }>();
  const days = new Map<string, { milliseconds: number; count: number }>();
  for (const event of events) {
    const fact = asFact(event);
    for (const person of [...fact.guests, ...(fact.organiser ? [fact.organiser] : [])]) {
      const known = people.get(person.email) ?? { person, count: 0 };
      people.set(person.email, { ...known, count: known.count + 1 });
    }
    const { start, end } = world.interval(event);
    const day = Temporal.Instant.fromEpochMilliseconds(start)
      .toZonedDateTimeISO(world.zone)
      .toPlainDate()
      .toString();
    const before = days.get(day) ?? { milliseconds: 0, count: 0 };
    days.set(day, { milliseconds: before.milliseconds + end - start, count: before.count + 1 });
  }
  // A day without anything is the lightest of all; weekends are not what is asked about.
  for (let at = within.start; at < within.end; at += DAY) {
    const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(world.zone).toPlainDate();
    if (day.dayOfWeek <= 5 && at + DAY > world.now && !days.has(day.toString()))
      days.set(day.toString(), { milliseconds: 0, count: 0 });
  }
  const ranked = [...people.values()].toSorted((left, right) => right.count - left.count);
  const longest = events.toSorted(
    (left, right) => lengthOf(right, world.zone) - lengthOf(left, world.zone),
  )[0];
  if (longest) plan.focusOn([asFact(longest)]);
  plan.conversation = { ...plan.conversation, people: ranked.slice(0, 1).map(({ person }) => person) };
  plan.say({
    kind: 'told',
    what: 'most',
    window: within,
    people: ranked.slice(0, 3),
    ...(longest ? { longest: asFact(longest) } : {}),
    days: [...days].map(([day, one]) => ({ day, ...one })),
  });
  return true;
};

const lengthOf = (event: CalendarEvent, zone: string): number => {
  const { start, end } = eventInterval(event, zone);
  return end - start;
};
