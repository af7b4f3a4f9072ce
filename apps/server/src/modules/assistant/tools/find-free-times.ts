import { DAY, findConflicts, type Interval } from '@catch/scheduling';
import { readWhen, type When, type WhenContext } from '@catch/understanding';
import { question, slotOf } from '../values/make.ts';
import type { Question, Refusal } from '../values/values.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer, noSuchEvent, whichEvent } from './events/clarify.ts';
import { factOf } from './events/event-fact.ts';
import { type FoundEvents, findEvent } from './events/find-event.ts';
import { freeStretches } from './events/free-stretches.ts';
import { DAYS_LISTED } from './events/horizons.ts';
import { unreadOf } from './events/other-calendars.ts';
import { afterIt } from './events/own-time.ts';
import { spreadOverDays } from './events/spread-over-days.ts';
import { windowOf } from './events/window-of.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { brokenBy, usualLength } from './preference-rules/rules-for.ts';
import { requiredPeople } from './search/required-people.ts';
import { searchTimes } from './search/search-times.ts';
import { windowNextToEvent } from './search/window-next-to-event.ts';
import { properHours } from './time/part-of-day.ts';
import { readWithDay } from './time/read-with-day.ts';
import { resolveDuration } from './time/resolve-duration.ts';
import { whenContext } from './time/when-context.ts';
import { whichReading } from './time/which-reading.ts';
import type { Plan, Tool, ToolContext } from './tool.port.ts';

const HALF_HOUR = 1_800_000;
const OFFERED = 5;
const CONSIDERED = 40;

export const findFreeTimesTool = (
  dependencies: CalendarToolDependencies,
): Tool<ToolInput<'find_free_times'>> => ({
  name: 'find_free_times',
  description:
    'Is the user free at a time, or when are they (and others)? Up to five times, or who is busy. Who is unknown is not to be taken for free. Changes nothing.',
  inputSchema: toolInputs.find_free_times,
  plan: (input, context) => withCalendar<Plan<never>>(() => find(dependencies, input, context), answer),
});

/** A morning begins when people begin to work, not at midnight. */
function fromOpening(when: When, opens: string | undefined): When {
  if (when.kind !== 'interval' || when.grain !== 'part-of-day') return when;
  const [start] = properHours(when, opens);
  return start.epochMilliseconds < when.end.epochMilliseconds ? { ...when, start } : when;
}

/** 'Right after the tasting' among the words for when: next to that event, as if it had been given there. */
function withAnchorFromWords(
  input: ToolInput<'find_free_times'>,
  scheduling: WhenContext,
): ToolInput<'find_free_times'> {
  if (input.beside || !input.when) return input;
  const { when, unread } = readWithDay(input.when, scheduling);
  const isNextToEvent = when.kind === 'relative-to-event' && when.offset.blank && unread.length === 0;
  if (!isNextToEvent || when.direction === 'during') return input;
  return { ...input, when: when.on?.text, beside: { side: when.direction, event: when.eventText } };
}

/** 'Friday 2 to 4' is one time; 'from now until Thursday noon', and an hour within 'Friday 2 to 6', are looked for. */
function isOneTime(read: When, length: number | undefined): boolean {
  if (read.kind !== 'interval') return read.kind === 'instant';
  const lasts = read.end.epochMilliseconds - read.start.epochMilliseconds;
  return read.range && !read.allDay && lasts <= (length ?? LONGEST);
}
const LONGEST = 12 * 2 * HALF_HOUR;

async function find(
  dependencies: CalendarToolDependencies,
  given: ToolInput<'find_free_times'>,
  context: ToolContext,
): Promise<Plan<never>> {
  const { gateway } = dependencies;
  const { user, now } = context;
  const scheduling = whenContext(context);
  const input = withAnchorFromWords(given, scheduling);
  const asked = await requiredPeople(dependencies, input, context);
  if (asked.kind !== 'people') return answer(asked);
  const { people, bounds } = asked;
  const lengths = [input.duration, input.pause].map((words) => words && resolveDuration(words, scheduling));
  for (const [index, words] of [input.duration, input.pause].entries())
    if (words && lengths[index] === undefined)
      return answer(question({ for: 'length', because: 'not-understood', words }));
  const [said, pause] = lengths.map((length) => (typeof length === 'number' ? length : undefined));
  const { when, unread = [] } = input.when ? readWhen(input.when, scheduling) : {};
  if (unread.length > 0) return answer(question({ for: 'window', words: input.when }));
  const read = when?.kind === 'ambiguous' ? (when.default ?? when) : when;
  if (read?.kind === 'ambiguous') return answer(whichReading(read, user.timeZone));
  const calendars = gateway.forUser(user.id, context);
  // An hour that is named is asked about as long as an event there would be; of a stretch any half hour will do.
  const shortest = read?.kind === 'instant' ? 2 * HALF_HOUR : HALF_HOUR;
  const duration = said ?? usualLength(user, { hasGuests: people.length > 0 }) ?? shortest;
  const anchor = await anchorOf(gateway, input, context);
  if (anchor && anchor.kind !== 'one') return answer(anchor);
  const adjacent =
    anchor && input.beside
      ? windowNextToEvent(anchor.event, input.beside.side, { duration, gap: pause ?? 0, zone: user.timeZone })
      : undefined;

  const exact = !adjacent && read !== undefined && isOneTime(read, said);
  const wanted: Interval | undefined =
    adjacent?.window ??
    (read?.kind === 'instant'
      ? { start: read.at.epochMilliseconds, end: read.at.epochMilliseconds + duration }
      : read
        ? windowOf(fromOpening(read, scheduling.workingHours?.start))
        : { start: now.getTime(), end: now.getTime() + DAYS_LISTED * DAY });
  if (!wanted) return answer(question({ for: 'window', words: input.when }));
  const after = exact || wanted.end <= now.getTime() ? undefined : afterIt([wanted], user, now.getTime());
  const window = after ?? wanted;
  const windows =
    read?.kind === 'windows' && !after && !adjacent
      ? read.windows.map(({ start, end }) => ({
          start: start.epochMilliseconds,
          end: end.epochMilliseconds,
        }))
      : [window];
  const wished = people.length > 0 ? { hasGuests: true } : undefined;
  const found = await searchTimes(calendars, user, scheduling, {
    windows,
    duration: Math.min(duration, window.end - window.start),
    people,
    bounds,
    avoid: input.avoid ?? [],
    order: input.order,
    first: adjacent?.first,
    pause: adjacent ? undefined : pause,
    wished,
    limit: CONSIDERED,
  });
  const [misread] = found.notUnderstood;
  if (misread !== undefined) return answer(question({ for: 'window', words: misread }));
  const { events } = await calendars.listOwnEvents({ from: window.start, to: window.end });
  const conflicts = findConflicts(window, events, { zone: user.timeZone }).filter(
    ({ event }) => event.start.kind === 'timed',
  );
  const slots = spreadOverDays(found.slots, user.timeZone, OFFERED);
  const stretches = exact
    ? []
    : freeStretches(events, user, now.getTime(), found.windows, found.others, said);
  const unknown = found.others.filter((one) => one.unknown !== undefined);
  const busy = found.others.filter((one) => one.busy.length > 0);
  const slot = (interval: Interval) => slotOf(interval, user.timeZone);
  return answer({
    kind: 'answer',
    about: 'free-time',
    // 'Before four' has been going on for ever, but nobody asks for times that are over.
    from: slot({
      ...window,
      start: exact ? window.start : Math.max(window.start, Math.min(now.getTime(), window.end)),
    }).start,
    to: slot(window).end,
    isExact: exact,
    isFree:
      conflicts.length === 0 &&
      busy.length === 0 &&
      unknown.length === 0 &&
      calendars.unread.length === 0 &&
      (!exact || found.windows.some(({ start, end }) => start <= window.start && end >= window.end)),
    ...(after ? { after: slot(wanted) } : {}),
    conflicts: conflicts.map(({ event }) => factOf(event)),
    busy: busy.map(({ person }) => person),
    checked: found.others.filter((one) => one.unknown === undefined).map(({ person }) => person),
    ...(slots.length === 0
      ? { busyTimes: busy.map((one) => ({ person: one.person, times: one.busy.map(slot) })) }
      : {}),
    unknown: unknown.map(({ person }) => person),
    ...unreadOf(calendars),
    against: exact ? brokenBy(user, wished, [window]) : found.against,
    bounded: found.bounded,
    clocks: found.clocks,
    slots: slots.map(slot),
    stretches: stretches.map(slot),
  });
}

/** The event it has to be next to. */
async function anchorOf(
  gateway: CalendarToolDependencies['gateway'],
  { beside, when }: ToolInput<'find_free_times'>,
  context: ToolContext,
): Promise<Extract<FoundEvents, { kind: 'one' }> | Question | Refusal | undefined> {
  if (!beside) return undefined;
  const found = await findEvent(
    gateway,
    { event: beside.event, ...(when ? { event_when: when } : {}) },
    context,
  );
  if (found.kind === 'several') return whichEvent(found.events);
  return found.kind === 'none' ? noSuchEvent(beside.event, found) : found;
}
