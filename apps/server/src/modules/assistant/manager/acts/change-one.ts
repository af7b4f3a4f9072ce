import { DAY, instantOf, timed } from '@catch/scheduling';
import { resolveWhen, saysBetween, saysStart, saysThat, unreadWords } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import type { EventFact } from '../../values/values.ts';
import { daysElsewhere, otherDaySaid } from '../day-elsewhere.ts';
import { everyWordOf, fitsWords } from '../fits-words.ts';
import { isOnOtherDays } from '../is-in.ts';
import { withLengthOfIt } from '../length-of-it.ts';
import { newTime } from '../new-time.ts';
import type { MessagePlan } from '../plan.ts';
import { plannedTime } from '../planned-time.ts';
import { referTo } from '../refer.ts';
import { scopeOf } from '../series-scope.ts';
import { firstFrom, rhythmFrom, scopeBefore } from '../series-start.ts';
import { Slots } from '../slots.ts';
import { onDayOf as onDayOfEvent } from '../spoken-day.ts';
import { namesDay } from '../time-in-words.ts';
import { nearEvent, withApposition, withNewDay } from '../time-slots.ts';
import { adjacentTo, clocksIn, lengthIn, settle, timeWords } from '../times.ts';
import { unshown } from '../unshown.ts';
import { details } from './change-details.ts';
import { inThatWeek } from './copy-event.ts';
import { changeEnd } from './end-series.ts';
import { freeWithin, toFirstFree } from './first-free.ts';
import { inAskedTime, MOVING, offeredThere } from './in-asked-time.ts';
import { otherWords } from './rather-new.ts';
import { whoInReason } from './who-is-in-reason.ts';

export async function changeOne(
  plan: MessagePlan,
  meant: CalendarEvent,
  said: Slots,
  zone?: string,
): Promise<void> {
  const { world } = plan;
  const event = await firstFrom(meant, said.joined('onwards'), world, timeWords(said));
  const fact = { ...asFact(event), ...begunTime(plan, event.id) };
  plan.settleName(fact.title);
  const then = said.joined('old_time');
  // A doubtful day that is the event's own only says which event is meant.
  if (then && fitsWords(fact, '', then, world)) plan.settleName(then);
  // 'The glazier can only do Friday' says where it goes; 'the glazier on Friday to five' may say which is meant.
  const otherDay = said.has('time') ? otherDaySaid(fact, said, world) : [];
  const otherName = otherWords(said.first('target'), everyWordOf(event), world.when);
  plan.unsure = [...plan.unsure, ...otherName, ...daysElsewhere(fact, said, world), ...otherDay];
  const spoken = plan.conversation.focus.find(({ id }) => id !== event.id);
  const wished = inAskedTime(
    plan,
    inCondition(plan, withApposition(inItsWeek(plan, fact, said), world.when)),
  );
  // 'Rowing at eight instead, same day': the day it has.
  const isOwnDay = said.has('target') && said.has('same_day') && !saysThat(said.all('same_day').join(' '));
  const onDay = spoken && !isOwnDay ? onDayOfEvent(wished, spoken, world) : wished;
  const sized = withLengthOfIt(fact, onDay, plan.words, world);
  const slots = asFirstDay(plan, fact, withNewDay(fact, sized, world));
  const isDated = dated(slots).some((words) => namesDay(words, world)) || staysOnDay(fact, slots, world);
  // 'On Wednesdays at ten from now on', of what is on every day: as yet only that one.
  const isPart = await isOnOtherDays(event, then, world);
  if (isPart) plan.unsure = [...plan.unsure, then ?? ''];
  const scope = isPart
    ? 'this'
    : (scopeOf(slots) ?? (isDated ? 'this' : scopeBefore(plan.conversation, event.id)));
  const input: Record<string, unknown> = {
    event_id: event.id,
    scope,
    ...(await details(plan, slots, fact)),
  };
  if (await changeEnd(plan, event, said, input)) return;
  const rhythm = timeWords(slots);
  const isRhythm = rhythm !== undefined && resolveWhen(rhythm, world.when).kind === 'recurrence';
  // 'Push it back by ten minutes each time': the rhythm only means the whole series.
  if (isRhythm && event.seriesId && clocksIn(rhythm, world.when).length === 0 && slots.has(...OTHERWISE)) {
    const rest = said.list().filter(({ role }) => role !== 'time');
    return changeOne(plan, event, new Slots([...rest, { role: 'whole', text: rhythm }]), zone);
  }
  // 'Add Carla to the rehearsal, every week I mean': to all of them.
  if (isRhythm && event.seriesId && asksAnything(input)) {
    plan.call('update_event', { ...input, scope: 'all' });
    return plan.focusOn([fact]);
  }
  // 'At five on Wednesdays and six on Fridays': more than one rhythm can say.
  if (isRhythm && unreadWords(rhythm, nearEvent(fact, world)).length > 0) {
    const { exact: _exact, ...rest } = input;
    plan.focusOn([fact]);
    const wish = { tool: 'update_event' as const, input: rest };
    return plan.ask({ for: 'new-time', because: 'missing' }, wish, { about: fact });
  }
  if (isRhythm) {
    const exact = rhythmFrom(fact, rhythm, world);
    const anew = exact ? { exact, scope: scope ?? 'following' } : { new_when: rhythm };
    plan.call('update_event', { ...input, ...anew });
    return plan.focusOn([fact]);
  }
  const placed = (await moveNextTo(plan, slots, fact)) ?? (await toFirstFree(plan, slots, fact));
  if (placed) input.exact = placed;
  else if (slots.has('time', 'shift', 'length', 'stretch', 'end', 'start', 'all_day')) {
    const there = wondered(plan, event.id, slots);
    const moved = newTime(there ?? fact, slots, world, zone);
    const time = there && moved.kind === 'same' ? { ...there, kind: 'exact' as const } : moved;
    if (time.kind === 'unclear') {
      const { exact: _exact, ...rest } = input;
      plan.focusOn([fact]);
      return plan.ask(
        time.asks ?? { for: 'new-time', because: 'missing' },
        { tool: 'update_event', input: rest },
        { about: fact, options: offeredThere(plan, slots) },
      );
    }
    if (time.kind === 'exact') {
      input.exact = await between(plan, slots, fact, time);
      // An hour in another time zone shows as a different hour here.
      if (!zone) plan.unsure = [...plan.unsure, ...unshown(slots, time, world, fact)];
    } else if (!asksAnything(input)) {
      plan.focusOn([fact]);
      return plan.say({ kind: 'told', what: 'when', events: [fact], isThen: true });
    }
  }
  plan.focusOn([fact]);
  // 'No need to invite him', when nobody is: so it is.
  if (!asksAnything(input) && slots.has('no_invite'))
    return plan.say({ kind: 'told', what: 'who', event: fact });
  const named = asksAnything(input) ? undefined : await whoInReason(plan, said, fact);
  if (named) return changeOne(plan, event, named, zone);
  if (!asksAnything(input)) {
    plan.ask({ for: 'new-time', because: 'missing' }, { tool: 'update_event', input }, { about: fact });
    return;
  }
  plan.call('update_event', input);
  const { exact } = input as { exact?: { start: EventFact['start']; end: EventFact['end'] } };
  if (exact) plan.focusOn([{ ...fact, ...exact }]);
}

/** 'To Wednesday between two and five', of an hour: at the first hour in there that suits everybody in it. */
async function between(
  plan: MessagePlan,
  slots: Slots,
  fact: EventFact,
  { start, end }: Pick<EventFact, 'start' | 'end'>,
): Promise<Pick<EventFact, 'start' | 'end'>> {
  const { zone } = plan.world;
  const window = { start: instantOf(start, zone), end: instantOf(end, zone) };
  const length = instantOf(fact.end, zone) - instantOf(fact.start, zone);
  const isWithin = saysBetween(slots.joined('time') ?? '') && !slots.has('length', 'end', 'start');
  if (!isWithin || fact.start.kind === 'date' || window.end - window.start <= length) return { start, end };
  const found = await freeWithin(
    plan,
    slots,
    [window],
    { title: fact.title ?? '', guests: fact.guests },
    length,
  );
  const first = found?.start ?? start;
  return { start: first, end: timed(instantOf(first, zone) + length, zone) };
}

/** 'Start it on the 3rd', of a stay of several days: its first day, the last one staying. */
function asFirstDay({ words, world }: MessagePlan, { start, end }: EventFact, slots: Slots): Slots {
  const isStay =
    start.kind === 'date' && instantOf(end, world.zone) - instantOf(start, world.zone) > 1.5 * DAY;
  const said = slots.joined('time');
  const read = said ? settle(resolveWhen(said, world.when)) : undefined;
  const isDay = read?.kind === 'interval' && read.dateSaid && !read.range;
  if (!isStay || !isDay || !saysStart(words) || slots.has('start', 'end', 'shift')) return slots;
  return new Slots(slots.list().map((slot) => (slot.role === 'time' ? { ...slot, role: 'start' } : slot)));
}

/** 'What if it was on Thursday at three? – Make it four then': on that Thursday. */
function wondered(
  { conversation: { asked }, world }: MessagePlan,
  id: string,
  slots: Slots,
): EventFact | undefined {
  const isHour = slots.has('time') && !namesDay(slots.joined('time'), world);
  return isHour && asked?.supposed?.id === id ? asked.supposed : undefined;
}

/** 'An hour earlier, and make it half an hour': the second counts from where the first puts it. */
function begunTime({ steps }: MessagePlan, id: string): Pick<EventFact, 'start' | 'end'> | undefined {
  const last = steps.at(-1);
  const isOfIt =
    last?.kind === 'call' && last.wish.tool === 'update_event' && last.wish.input.event_id === id;
  return isOfIt ? (last.wish.input.exact as Pick<EventFact, 'start' | 'end'> | undefined) : undefined;
}

/** 'If Olga is free on Thursday at 11, move it there': to when it was asked about. */
const inCondition = ({ conditionTime }: MessagePlan, slots: Slots): Slots =>
  conditionTime === undefined || slots.has(...MOVING)
    ? slots
    : new Slots([...slots.list(), { role: 'time', text: conditionTime }]);

/** 'To next week, same day and time': to its own day of that week. */
function inItsWeek(plan: MessagePlan, fact: EventFact, slots: Slots): Slots {
  if (!slots.has('same_time', 'same_day')) return slots;
  const there = inThatWeek(plan, fact, slots);
  return there === slots ? slots : new Slots(there.list().filter(({ role }) => role !== 'same_day'));
}

/** What changes the time without naming a clock time. */
const OTHERWISE = ['shift', 'stretch', 'length', 'start', 'end'] as const;

/** Where the day of the event that is meant may stand: 'the standup on Wednesday', 'Wednesday's standup'. */
const dated = (slots: Slots): string[] => [...slots.all('target'), ...slots.all('old_time')];

/** 'Swimming to 6pm this Tuesday': of a series the one that is on that day. */
function staysOnDay({ start }: EventFact, slots: Slots, { when, zone }: MessagePlan['world']): boolean {
  const words = slots.joined('time');
  const read = words ? settle(resolveWhen(words, when)) : undefined;
  const day = read?.kind === 'instant' ? read.at : read?.kind === 'interval' ? read.start : undefined;
  if (!day || !read || !('dateSaid' in read) || !read.dateSaid) return false;
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone)).toZonedDateTimeISO(zone);
  return own.toPlainDate().equals(day.toPlainDate());
}

/** They say which event and how it was understood, and nothing of what becomes of it. */
const NO_CHANGE: ReadonlySet<string> = new Set(['event_id', 'scope', 'unsure', 'replaces']);
export const asksAnything = (input: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(input).some(
    ([key, value]) =>
      value !== undefined && !NO_CHANGE.has(key) && !(Array.isArray(value) && value.length === 0),
  );

/** Right before or after another event. */
async function moveNextTo(plan: MessagePlan, slots: Slots, fact: EventFact) {
  const side = (['before', 'after', 'slot_of'] as const).find((role) => slots.has(role));
  if (!side) return undefined;
  const { world } = plan;
  const day = slots.joined('time');
  const found = await referTo(
    slots.first(side),
    new Slots(day ? [{ role: 'old_time', text: day }] : []),
    plan.conversation,
    world,
  );
  const anchor =
    found.kind === 'planned' ? found.event : found.kind === 'events' ? found.events[0] : undefined;
  // An all-day event has no hour to place something next to, and no length to take over.
  if (!anchor || anchor.start.kind === 'date' || fact.start.kind === 'date') return undefined;
  const length =
    lengthIn(slots, world) ?? instantOf(fact.end, world.zone) - instantOf(fact.start, world.zone);
  const at = plannedTime(plan, anchor.id) ?? anchor;
  const { start, end } = adjacentTo(
    { start: instantOf(at.start, world.zone), end: instantOf(at.end, world.zone) },
    side === 'slot_of' ? 'instead' : side,
    length,
    0,
    world.zone,
  );
  return { start, end };
}
