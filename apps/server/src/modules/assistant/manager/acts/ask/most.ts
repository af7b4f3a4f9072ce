import { DAY, eventInterval } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import type { EventFact, PersonFact } from '../../../values/values.ts';
import type { MessagePlan } from '../../plan.ts';
import type { Answering, Ask } from './asked.ts';
import { pointedAt } from './pointed.ts';

/** Superlatives: the one asked for becomes the focus; if the question leaves that open, all of them are listed. */
export const most: Answering = async (request, window) => {
  const { plan, slots, wanted } = request;
  const { world } = plan;
  const within = window ?? { start: world.now, end: world.now + 7 * DAY };
  const pointed = slots.isEmpty ? undefined : await pointedAt(request, window);
  const events = (pointed ?? (await world.events(within))).filter(({ start }) => start.kind === 'timed');
  const gap = wanted === 'shortest-gap' ? shortestGap(events, world.zone) : undefined;
  if (gap) {
    plan.say({ kind: 'told', what: 'between', ...gap });
    return true;
  }
  const people = byPerson(events.map(asFact));
  const byLength = events.toSorted((left, right) => lengthOf(right, world.zone) - lengthOf(left, world.zone));
  const [longest, shortest] = [byLength[0], byLength.at(-1)];
  const named = namedDays(request);
  const days = byDay(plan, events, within).filter(({ day }) => !named || named.has(day));
  const [busiest] = days.toSorted((left, right) => right.milliseconds - left.milliseconds);
  const [lightest] = ahead(days, plan).toSorted((left, right) => left.milliseconds - right.milliseconds);
  const one = wanted === 'shortest' ? shortest : wanted === 'people' ? undefined : longest;
  const day = wanted === 'busiest' ? busiest : wanted === 'lightest' ? lightest : undefined;
  if (day) plan.answeredStretch = intervalOf(day.day, world.zone);
  else if (one) plan.focusOn([asFact(one)]);
  if (wanted === undefined || wanted === 'people')
    plan.conversation = { ...plan.conversation, people: people.slice(0, 1).map(({ person }) => person) };
  plan.say({
    kind: 'told',
    what: 'most',
    window: within,
    wanted,
    people: people.slice(0, 3),
    ...(longest ? { longest: asFact(longest) } : {}),
    ...(shortest ? { shortest: asFact(shortest) } : {}),
    ...(busiest ? { busiest } : {}),
    ...(lightest ? { lightest } : {}),
  });
  return true;
};

/** Between one that ends and the next one that begins; what overlaps has none. */
function shortestGap(events: readonly CalendarEvent[], zone: string) {
  const sorted = events.toSorted(
    (left, right) => eventInterval(left, zone).start - eventInterval(right, zone).start,
  );
  const gaps = sorted.slice(1).flatMap((to, index) => {
    const from = sorted[index];
    const milliseconds = from ? eventInterval(to, zone).start - eventInterval(from, zone).end : -1;
    return from && milliseconds > 0 ? [{ from: asFact(from), to: asFact(to), milliseconds }] : [];
  });
  return gaps.toSorted((left, right) => left.milliseconds - right.milliseconds)[0];
}

interface CountedDay {
  readonly day: string;
  readonly milliseconds: number;
  readonly count: number;
}

function byPerson(events: readonly EventFact[]): { person: PersonFact; count: number }[] {
  const people = new Map<string, { person: PersonFact; count: number }>();
  for (const { guests, organiser } of events)
    for (const person of [...guests, ...(organiser ? [organiser] : [])]) {
      const known = people.get(person.email) ?? { person, count: 0 };
      people.set(person.email, { ...known, count: known.count + 1 });
    }
  return [...people.values()].toSorted((left, right) => right.count - left.count);
}

const dayOf = (at: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();

/** In their order; a day without anything is the lightest of all, and weekends are not what is asked about. */
function byDay(
  { world }: MessagePlan,
  events: readonly CalendarEvent[],
  within: { readonly start: number; readonly end: number },
): CountedDay[] {
  const days = new Map<string, CountedDay>();
  for (const event of events) {
    const { start, end } = world.interval(event);
    const day = dayOf(start, world.zone).toString();
    const { milliseconds, count } = days.get(day) ?? { milliseconds: 0, count: 0 };
    days.set(day, { day, milliseconds: milliseconds + end - start, count: count + 1 });
  }
  const isWeekend = within.end - within.start < 3 * DAY && dayOf(within.start, world.zone).dayOfWeek > 5;
  for (let at = within.start; at < within.end; at += DAY) {
    const date = dayOf(at, world.zone);
    const day = date.toString();
    if ((date.dayOfWeek <= 5 || isWeekend) && at + DAY > world.now && !days.has(day))
      days.set(day, { day, milliseconds: 0, count: 0 });
  }
  return [...days.values()].toSorted((left, right) => left.day.localeCompare(right.day));
}

/** People looking for a light day want to use it: one that is still to come, and not a weekend if there is another. */
function ahead(days: readonly CountedDay[], { world }: MessagePlan): readonly CountedDay[] {
  const today = dayOf(world.now, world.zone).toString();
  const coming = days.filter(({ day }) => day >= today);
  const left = coming.length > 0 ? coming : days;
  const working = left.filter(({ day }) => Temporal.PlainDate.from(day).dayOfWeek <= 5);
  return working.length > 0 ? working : left;
}

/** 'Wednesday or Friday', 'tomorrow or Saturday': only those days, none in between. */
function namedDays({ plan: { world }, slots }: Ask): ReadonlySet<string> | undefined {
  const read = resolveWhen(slots.joined('time') ?? '', world.when);
  return read.kind === 'windows' && read.allDay
    ? new Set(read.windows.map(({ start }) => start.toPlainDate().toString()))
    : undefined;
}

const intervalOf = (day: string, zone: string) => {
  const start = Temporal.PlainDate.from(day).toZonedDateTime(zone);
  return { start: start.epochMilliseconds, end: start.add({ days: 1 }).epochMilliseconds };
};

const lengthOf = (event: CalendarEvent, zone: string): number => {
  const { start, end } = eventInterval(event, zone);
  return end - start;
};
