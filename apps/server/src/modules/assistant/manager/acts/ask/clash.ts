import { DAY, HOUR, type Interval, instantOf, MINUTE, overlaps } from '@catch/scheduling';
import { asksForOverlap, asksWhatIf, findWhen, readReference, resolveWhen } from '@catch/understanding';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import type { EventFact } from '../../../values/values.ts';
import { fitsWords } from '../../fits-words.ts';
import { supposedEvent } from '../../new-time.ts';
import type { MessagePlan } from '../../plan.ts';
import { referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { eachSupposed, newSupposed, spokenOf } from '../../supposed.ts';
import { windowIn } from '../../time-in-words.ts';
import { clocksIn, lengthIn, settle } from '../../times.ts';
import { type Answering, type Ask, dayOf, facts, unclear } from './asked.ts';
import { namedPair } from './between.ts';
import { pointedAt } from './pointed.ts';

const factInterval = ({ start, end }: EventFact, zone: string): Interval => ({
  start: instantOf(start, zone),
  end: instantOf(end, zone),
});

/** 'Would it clash if the fitting was on Thursday?', 'and on Friday?': where that one would be. */
async function supposedBy({ plan, slots, before }: Ask): Promise<EventFact | undefined> {
  const { world, conversation } = plan;
  // What stays is as it would have been.
  if (before?.supposed)
    return (
      (await ofSeriesThen(plan, before.supposed, slots)) ??
      supposedEvent(before.supposed, slots, world) ??
      before.supposed
    );
  // 'Does that clash with anything?', of what waits or was just made.
  const isThat = slots.all('target').some((target) => readReference(target).isFocus);
  const isMoved = slots.has('time', 'shift', 'same_time');
  if (!isMoved && asksWhatIf(plan.words)) return undefined;
  if (!isMoved && isThat) return spokenOf(plan);
  for (const target of slots.all('target')) {
    if (readReference(target).isFocus && slots.all('target').length > 1) continue;
    const found = await referTo(target, new Slots([]), conversation, world);
    if (found.kind === 'none') return newSupposed(plan, atItsTime(slots), target);
    const [known] = found.kind === 'events' ? found.events.map(asFact) : [];
    const then = known && (await ofSeriesThen(plan, known, slots));
    if (then) {
      plan.focusOn([then]);
      return then;
    }
    const elsewhere = known && onOtherDay(plan, known, slots);
    if (known && elsewhere) {
      plan.focusOn([known]);
      return supposedEvent(known, elsewhere, world);
    }
    // 'What would be in the way of lunch at noon on Tuesday?', with lunch on Wednesday: that is another one.
    const day = isMoved ? undefined : slots.joined('old_time');
    const called = found.kind === 'planned' ? [] : found.events.map(asFact);
    const there = day ? called.filter((one) => fitsWords(one, target, day, world)) : called;
    const other =
      there.length < called.length && there.length === 0
        ? newSupposed(plan, atItsTime(slots), target)
        : undefined;
    if (other) return other;
    const [event] = found.kind === 'events' || day ? there : [];
    if (!event) continue;
    plan.focusOn([event]);
    const isThen = fitsWords(event, target, slots.joined('time'), world);
    return isMoved ? (supposedEvent(event, slots, world) ?? (isThen ? event : undefined)) : event;
  }
  return undefined;
}

/** 'Does anything clash with choir on the 24th?', of a choir every week: the one of that day. */
async function ofSeriesThen(
  { conversation, world }: MessagePlan,
  { seriesId }: EventFact,
  slots: Slots,
): Promise<EventFact | undefined> {
  const words = slots.joined('time') ?? slots.joined('old_time');
  if (!seriesId || !words || clocksIn(words, world.when).length > 0) return undefined;
  const window = windowIn(words, conversation, world);
  const event = window && (await world.events(window)).find((one) => one.seriesId === seriesId);
  return event && asFact(event);
}

/** 'Suppose the audit were on Thursday from four to five', of one on Wednesday: that is where it would go, and not which is meant. */
function onOtherDay({ words, world }: MessagePlan, event: EventFact, slots: Slots): Slots | undefined {
  const said = slots.joined('old_time');
  const [day] = said ? findWhen(said, world.when) : [];
  const isDay = day && 'dateSaid' in day.when && day.when.dateSaid;
  if (!isDay || !asksWhatIf(words) || fitsWords(event, '', day.text, world)) return undefined;
  const hour = slots.joined('time');
  const rest = slots.list().filter(({ role }) => role !== 'old_time' && role !== 'time' && role !== 'target');
  return new Slots([
    ...rest,
    { role: 'time', text: [day.text, hour].filter(Boolean).join(' ') },
    ...(hour ? [] : [{ role: 'same_time' as const, text: '' }]),
  ]);
}

/** Of what is not in the calendar the time can only be the one it would have. */
const atItsTime = (slots: Slots): Slots =>
  slots.has('time')
    ? slots
    : new Slots(
        slots
          .list()
          .map(({ role, text }) => ({ role: role === 'old_time' ? ('time' as const) : role, text })),
      );

/** 'Choir on the 23rd', asked of the one a week before: that of the 23rd is no other. */
const isSameOfSeries = (one: EventFact, { seriesId, start }: CalendarEvent): boolean =>
  seriesId !== undefined &&
  seriesId === one.seriesId &&
  one.start.kind === 'timed' &&
  start.kind === 'timed' &&
  start.at === one.start.at;

/** 'Do the fitting and the tasting overlap?': these two, and where they do not, when each is. */
function tellPair(plan: MessagePlan, pair: readonly CalendarEvent[]): boolean {
  const [first, second] = pair.map((event) => plan.world.interval(event));
  const [one, other] = facts(pair);
  if (!first || !second || !one || !other) return false;
  plan.list([one, other]);
  const window = { start: first.start, end: Math.max(first.end, second.end) };
  const isOverlap = overlaps(first, second);
  plan.say({ kind: 'told', what: 'clashes', pairs: isOverlap ? [[one, other]] : [], window });
  if (!isOverlap) plan.say({ kind: 'told', what: 'when', events: [one, other] });
  return isOverlap;
}

export const clash: Answering = async (request, window) => {
  const { plan } = request;
  const { world } = plan;
  const pair = asksWhatIf(plan.words) || request.before ? undefined : await namedPair(request);
  if (pair) return tellPair(plan, pair);
  plan.supposed ??= await supposedBy(request);
  if (!plan.supposed && plan.eachSupposed.length === 0)
    plan.eachSupposed = await eachSupposed(plan, request.slots);
  const supposed = plan.supposed ? [plan.supposed] : plan.eachSupposed;
  // 'Two things at the same time on Wednesday': that time is none, all of the day is meant.
  const isMoment = window !== undefined && window.end - window.start <= MINUTE && asksForOverlap(plan.words);
  const within = isMoment
    ? dayOf(window.start, world.zone)
    : (window ?? { start: world.now, end: world.now + 14 * DAY });
  // 'Does it collide with my lunch?': even where lunch leaves one free for others.
  const named = request.slots.all('target').filter((name) => !readReference(name).isFocus);
  const isNamed = (event: CalendarEvent) =>
    named.some((name) => fitsWords(asFact(event), name, undefined, world));
  const busy = async (interval: Interval) =>
    (await world.events(interval)).filter(
      (event) => event.start.kind === 'timed' && (event.transparency !== 'transparent' || isNamed(event)),
    );
  let isAny = false;
  for (const one of supposed) {
    const others = (await busy(factInterval(one, world.zone))).filter(
      (event) => event.id !== one.id && !isSameOfSeries(one, event),
    );
    const pairs = others.map((event) => [one, asFact(event)] as const);
    plan.answeredStretch = dayOf(instantOf(one.start, world.zone), world.zone);
    plan.say({ kind: 'told', what: 'clashes', pairs, window: within, supposed: one });
    isAny ||= pairs.length > 0;
  }
  if (supposed.length > 0) return isAny;
  // 'Would the fitting clash at …?', and nobody knows when: that nothing overlaps elsewhere is no answer.
  if (request.slots.has('target') && (request.slots.has('time', 'shift') || asksWhatIf(plan.words)))
    return unclear(request, window);
  const hours = isMoment ? undefined : hoursSaid(request, window);
  const events = await busy(hours ?? within);
  const pairs = events.flatMap((one, index) =>
    events
      .slice(index + 1)
      .filter((other) => overlaps(world.interval(one), world.interval(other)))
      .map((other) => [asFact(one), asFact(other)] as const),
  );
  if (hours && (pairs.length === 0 || !asksForOverlap(plan.words))) {
    const listed = facts((await pointedAt(request, hours)) ?? events);
    plan.focusOn(listed.length === 1 ? listed : []);
    plan.list(listed);
    plan.say({ kind: 'told', what: 'agenda', events: listed, window: hours });
    return listed.length > 0;
  }
  // 'Move the second one to four': of those that overlap.
  plan.list([...new Map(pairs.flat().map((event) => [event.id, event])).values()]);
  plan.say({ kind: 'told', what: 'clashes', pairs, window: within });
  return pairs.length > 0;
};

/** 'Would something from two to three clash?': asks what is in those hours, not what overlaps. */
function hoursSaid({ plan, slots }: Ask, window: Interval | undefined): Interval | undefined {
  const words = slots.joined('time');
  if (!words || !window || window.end - window.start > LONGEST) return undefined;
  const read = settle(resolveWhen(words, plan.world.when));
  if (read.kind === 'instant')
    return { start: window.start, end: window.start + (lengthIn(slots, plan.world) ?? HOUR) };
  return read.kind === 'interval' && read.range && !read.allDay ? window : undefined;
}
const LONGEST = 12 * HOUR;
