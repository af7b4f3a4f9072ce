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
import { lengthIn, settle } from '../../times.ts';
import { type Answering, type Ask, dayOf, facts, unclear } from './asked.ts';
import { pointedAt } from './pointed.ts';

const factInterval = ({ start, end }: EventFact, zone: string): Interval => ({
  start: instantOf(start, zone),
  end: instantOf(end, zone),
});

/** 'Would it clash if the fitting was on Thursday?', 'and on Friday?': where that one would be. */
async function supposedBy({ plan, slots, before }: Ask): Promise<EventFact | undefined> {
  const { world, conversation } = plan;
  // What stays is as it would have been.
  if (before?.supposed) return supposedEvent(before.supposed, slots, world) ?? before.supposed;
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
    const elsewhere = known && onOtherDay(plan, known, slots);
    if (known && elsewhere) {
      plan.focusOn([known]);
      return supposedEvent(known, elsewhere, world);
    }
    // 'What would be in the way of lunch at noon on Tuesday?', with lunch on Wednesday: that is another one.
    const then = isMoved ? undefined : slots.joined('old_time');
    const called = found.kind === 'planned' ? [] : found.events.map(asFact);
    const there = then ? called.filter((one) => fitsWords(one, target, then, world)) : called;
    const other =
      there.length < called.length && there.length === 0
        ? newSupposed(plan, atItsTime(slots), target)
        : undefined;
    if (other) return other;
    const [event] = found.kind === 'events' || then ? there : [];
    if (!event) continue;
    plan.focusOn([event]);
    const isThen = fitsWords(event, target, slots.joined('time'), world);
    return isMoved ? (supposedEvent(event, slots, world) ?? (isThen ? event : undefined)) : event;
  }
  return undefined;
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

export const clash: Answering = async (request, window) => {
  const { plan } = request;
  const { world } = plan;
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
    const others = (await busy(factInterval(one, world.zone))).filter(({ id }) => id !== one.id);
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
