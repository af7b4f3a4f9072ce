import { DAY, findConflicts, HOUR, type Interval, instantOf, overlaps } from '@catch/scheduling';
import { asksEmptyDay, asksForNext, asksWhichIsFree, resolveWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { freeStretches } from '../../../tools/events/free-stretches.ts';
import { inTheWay } from '../../../tools/events/own-time.ts';
import { windowOf } from '../../../tools/events/window-of.ts';
import { brokenBy } from '../../../tools/preference-rules/rules-for.ts';
import { without } from '../../../tools/search/unsuited.ts';
import { slotOf } from '../../../values/make.ts';
import type { EventFact, Option, PersonFact } from '../../../values/values.ts';
import { withList } from '../../conversation.ts';
import type { MessagePlan } from '../../plan.ts';
import type { Slots } from '../../slots.ts';
import { lengthIn, settle, timeWords } from '../../times.ts';
import type { World } from '../../world.ts';
import type { Answering, Ask } from './asked.ts';
import { between, betweenEvents } from './between.ts';
import { tellBusy } from './busy.ts';
import { partsOfDays } from './parts.ts';
import { peopleIn, strangersIn } from './people-asked.ts';

const LONGEST_EVENT = 3 * HOUR;

export const free: Answering = async (request, asked) => {
  const { plan, slots, wanted } = request;
  const { world } = plan;
  if (await tellBusy(request, asked)) return false;
  const isLongest = wanted === 'longest-free' || wanted === 'longest';
  const gap = await betweenEvents(request);
  // The events are back to back or overlap: say so, and offer no free time on other days.
  if (gap === 'none' || (!gap && slots.has('after') && slots.has('before'))) return between(request, asked);
  const read = readTime(request);
  const length = lengthIn(slots, world) ?? (areMoments(read) ? HOUR : undefined);
  const isMoment = asked !== undefined && asked.end - asked.start <= 60_000;
  const spoken = slots.has('person', 'guest') ? atSpoken(plan, asked) : undefined;
  const isExact =
    !gap &&
    !isLongest &&
    (isMoment ||
      spoken !== undefined ||
      (length === undefined && isFewHours(read)) ||
      isAtSameHours(request, asked));
  const coming = asksForNext(plan.words) && read ? windowOf(read) : undefined;
  const parts = gap || isMoment ? undefined : partsOfDays(request, asked);
  const whole = gap ?? coming ?? around(parts) ?? asked ?? { start: world.now, end: world.now + 7 * DAY };
  const window = isMoment ? { start: whole.start, end: whole.start + (length ?? HOUR) } : whole;
  const { windows } = isMoment
    ? { windows: [window] }
    : without(gap ? [gap] : (parts ?? windowsIn(read, window, length)), slots.all('avoid'), world.when);
  const people = await peopleIn(plan, slots);
  const others =
    people.length === 0
      ? []
      : await world.calendars.freeBusy({ ids: people.map(({ email }) => email), ...window });
  const strangers = await strangersIn(plan, slots);
  const isAboutOthers = people.length + strangers.length > 0;
  const events = await world.events(window);
  const conflicts =
    isAboutOthers && isExact
      ? []
      : findConflicts(window, [...events], { zone: world.zone }).filter(
          ({ event }) => event.start.kind === 'timed' || !isExact,
        );
  const byMail = (id: string): PersonFact => people.find(({ email }) => email === id) ?? { email: id };
  const busy = others.filter((one) => isBusy(one, window, spoken, world)).map(({ id }) => byMail(id));
  // Of somebody whom nobody knows, the answer is not one's own time.
  const unknown = [
    ...others.filter((one) => one.unknown !== undefined).map(({ id }) => byMail(id)),
    ...strangers,
  ];
  const areHoursSaid = isLongest && read?.kind === 'interval' && read.range && !read.allDay;
  const found = isExact
    ? []
    : freeStretches(events, world.context.user, world.now, windows, others, length, areHoursSaid).filter(
        (stretch) => stretch.end - stretch.start >= (length ?? 0),
      );
  const isBare = !isExact && !isAboutOthers && length === undefined;
  const empty = isBare ? emptyAsked(plan, windows, events, found) : undefined;
  const isFirst = slots.has('earliest') || asksForNext(plan.words);
  const stretches =
    (isFirst ? empty?.slice(0, 1) : empty) ??
    (isLongest ? longestOf(found) : slots.has('earliest') ? found.slice(0, 1) : found);
  if (isLongest || empty?.length === 1) plan.answeredStretch = stretches[0];
  plan.isChoice = (empty?.length ?? 0) > 1;
  plan.isExact = isExact && !isMoment;
  // 'When am I free, and when is Ana?': what suits both is the answer to both.
  if (!isExact && isAboutOthers && hasJustListedOwnFreeTime(plan)) plan.steps.pop();
  const isFree = isExact ? conflicts.length === 0 && busy.length === 0 : stretches.length > 0;
  plan.say({
    kind: 'told',
    what: 'free',
    window,
    isExact,
    isFree,
    // Asked for the longest gap, nobody wants to know what else there is.
    conflicts: (isLongest || slots.has('earliest') ? [] : conflicts).map(({ event }) =>
      asFact(event as CalendarEvent),
    ),
    busy,
    unknown,
    people: [...people, ...strangers],
    stretches,
    against: isExact
      ? isAboutOthers
        ? []
        : brokenBy(world.context.user, undefined, [window])
      : stretches.length === 0
        ? await inTheWay(world.calendars, world.context.user, world.now, {
            windows,
            duration: length ?? HOUR / 2,
            people: others,
          })
        : [],
    ...(length === undefined ? {} : { length }),
  });
  // 'And send her the invitation': the person just asked about.
  if (people.length > 0) plan.conversation = { ...plan.conversation, people };
  if (!isExact) plan.conversation = withList(plan.conversation, optionsOf(stretches, world));
  if (conflicts.length === 1 && conflicts[0]) plan.focusOn([asFact(conflicts[0].event as CalendarEvent)]);
  return isFree && unknown.length === 0 && world.calendars.unread.length === 0;
};

/** From the first of these times to the last. */
const around = (times: readonly Interval[] | undefined): Interval | undefined =>
  times && times.length > 0
    ? { start: Math.min(...times.map(({ start }) => start)), end: Math.max(...times.map(({ end }) => end)) }
    : undefined;

/** 'Is Ben free then?', of something at those very hours: whether he is, and not whether oneself is. */
const atSpoken = ({ conversation, world }: MessagePlan, asked: Interval | undefined): EventFact | undefined =>
  asked &&
  conversation.focus.find(
    ({ start, end }) =>
      instantOf(start, world.zone) === asked.start && instantOf(end, world.zone) === asked.end,
  );

/** Busy with something else: whoever comes to what is spoken of is busy with that. */
function isBusy(
  { id, busy }: { readonly id: string; readonly busy: readonly Interval[] },
  window: Interval,
  spoken: EventFact | undefined,
  { zone }: World,
): boolean {
  const isOwn = ({ start, end }: Interval) =>
    spoken?.guests.some(({ email }) => email === id) &&
    instantOf(spoken.start, zone) === start &&
    instantOf(spoken.end, zone) === end;
  return busy.some((interval) => overlaps(interval, window) && !isOwn(interval));
}

const optionsOf = (stretches: readonly Interval[], { zone }: World): Option[] =>
  stretches.map(({ start, end }, index) => ({ ref: String(index + 1), slot: slotOf({ start, end }, zone) }));

/** 'Between 1 and 6' asks when; 'from 2 to 3' asks whether. */
const isFewHours = (read: When | undefined): boolean =>
  read?.kind === 'interval' &&
  read.range &&
  !read.allDay &&
  read.end.epochMilliseconds - read.start.epochMilliseconds <= LONGEST_EVENT;

/** 'Is Wednesday clear, same time?', of a question about some hours. */
const isAtSameHours = ({ slots }: Ask, asked: Interval | undefined): boolean =>
  slots.has('same_time') && asked !== undefined && asked.end - asked.start <= LONGEST_EVENT;

function readTime({ plan, slots }: Ask): When | undefined {
  const { world, words } = plan;
  const said = timeWords(slots);
  if (asksForNext(words) && asksEmptyDay(words)) return resolveWhen('the next fourteen days', world.when);
  return said ? settle(resolveWhen(said, world.when)) : undefined;
}

/** 'Wednesday at ten or Thursday at ten': when each begins, and nothing of how long it takes. */
const areMoments = (read: When | undefined): boolean =>
  read?.kind === 'windows' && read.windows.every(({ instant }) => instant);

const windowsIn = (read: When | undefined, whole: Interval, length = 0): Interval[] =>
  read?.kind === 'windows'
    ? read.windows.map(({ start, end, instant }) => ({
        start: start.epochMilliseconds,
        end: instant ? start.epochMilliseconds + length : end.epochMilliseconds,
      }))
    : [whole];

/** The person's own free time, given in this very message. */
function hasJustListedOwnFreeTime({ steps }: MessagePlan): boolean {
  const step = steps.at(-1);
  return (
    step?.kind === 'say' &&
    step.said.kind === 'told' &&
    step.said.what === 'free' &&
    !step.said.isExact &&
    step.said.people.length === 0
  );
}

/** 'An hour on Thursday when I am free, and Ana too': the same hour and the same Thursday. */
export function withFreeBefore(plan: MessagePlan, slots: Slots): Slots {
  const { asked } = plan.conversation;
  const isRest = slots.has('person') && !slots.has('time', 'old_time', 'length');
  return isRest && asked?.act === 'ask_free' && hasJustListedOwnFreeTime(plan)
    ? slots.over(asked.slots)
    : slots;
}

/** 'Which evenings are free?': the ones with nothing in them, where that was asked. */
function emptyAsked(
  { words, world }: MessagePlan,
  windows: readonly Interval[],
  events: readonly CalendarEvent[],
  found: readonly Interval[],
): readonly Interval[] | undefined {
  const isAsked = asksEmptyDay(words);
  if (!isAsked && !asksWhichIsFree(words)) return undefined;
  // Of an afternoon, only the hours that can be booked: none of an evening to be kept free.
  const empty = emptyDays(windows, events, world).flatMap((day) =>
    day.end - day.start > DAY / 2 ? [day] : found.filter((one) => overlaps(one, day)).slice(0, 1),
  );
  // If no day is completely free, the free hours of each still help.
  return empty.length === 0 && !isAsked ? undefined : empty;
}

/** 'Which afternoon has nothing in it?': the days, or parts of days, without any event. */
function emptyDays(windows: readonly Interval[], events: readonly CalendarEvent[], world: World): Interval[] {
  const { zone, now } = world;
  const days: Interval[] = [];
  for (const { start, end } of windows) {
    if (end - start < DAY / 2) {
      if (end > now) days.push({ start, end });
      continue;
    }
    const first = Temporal.Instant.fromEpochMilliseconds(Math.max(start, now)).toZonedDateTimeISO(zone);
    for (let day = first.startOfDay(); day.epochMilliseconds < end; day = day.add({ days: 1 }))
      days.push({ start: day.epochMilliseconds, end: day.add({ days: 1 }).epochMilliseconds });
  }
  return days.filter((day) => !events.some((event) => overlaps(world.interval(event), day))).slice(0, 10);
}

const longestOf = (stretches: readonly Interval[]): readonly Interval[] =>
  stretches.toSorted((left, right) => right.end - right.start - (left.end - left.start)).slice(0, 1);
