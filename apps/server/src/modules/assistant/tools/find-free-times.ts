import { findConflicts, type Interval } from '@catch/scheduling';
import { readWhen, type When } from '@catch/understanding';
import { question, slotOf } from '../values/make.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer } from './events/clarify.ts';
import { factOf } from './events/event-fact.ts';
import { windowOf } from './events/find-event.ts';
import { freeStretches } from './events/free-stretches.ts';
import { unreadOf } from './events/other-calendars.ts';
import { afterIt, findOwnSlots, inTheWay } from './events/own-time.ts';
import { spreadOverDays } from './events/spread-over-days.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { brokenBy, usualLength } from './kept/rules-for.ts';
import { resolvePeople } from './people/resolve-people.ts';
import { properHours } from './time/part-of-day.ts';
import { resolveDuration } from './time/resolve-duration.ts';
import { whenContext } from './time/when-context.ts';
import { whichReading } from './time/which-reading.ts';
import type { Plan, Tool, ToolContext } from './tool.port.ts';

const DAY = 86_400_000;
const HALF_HOUR = 1_800_000;
const OFFERED = 5;
const CONSIDERED = 40;

export const findFreeTimesTool = (
  dependencies: CalendarToolDependencies,
): Tool<ToolInput<'find_free_times'>> => ({
  name: 'find_free_times',
  description:
    'Is the user free at a time, or when are they (and others) free: up to five times, spread over the days. Without any, who is busy when. Says which people and calendars are unknown: they are not to be taken for free. Changes nothing.',
  inputSchema: toolInputs.find_free_times,
  plan: (input, context) => withCalendar<Plan<never>>(() => find(dependencies, input, context), answer),
});

/** A morning begins when people begin to work, not at midnight. */
function fromOpening(when: When, opens: string | undefined): When {
  if (when.kind !== 'interval' || when.grain !== 'part-of-day') return when;
  const [start] = properHours(when, opens);
  return start.epochMilliseconds < when.end.epochMilliseconds ? { ...when, start } : when;
}

async function find(
  { gateway, contacts }: CalendarToolDependencies,
  input: ToolInput<'find_free_times'>,
  context: ToolContext,
): Promise<Plan<never>> {
  const { user, now } = context;
  const scheduling = whenContext(context);
  const people = await resolvePeople(contacts, input.people ?? [], context);
  if (people.kind === 'question') return answer(people);
  const said = input.duration ? resolveDuration(input.duration, scheduling) : undefined;
  if (input.duration && said === undefined)
    return answer(question({ for: 'length', because: 'not-understood', words: input.duration }));
  const { when, unread = [] } = input.when ? readWhen(input.when, scheduling) : {};
  if (unread.length > 0) return answer(question({ for: 'window', words: input.when }));
  const read = when?.kind === 'ambiguous' ? (when.default ?? when) : when;
  if (read?.kind === 'ambiguous') return answer(whichReading(read, user.timeZone));
  const calendars = gateway.forUser(user.id, context);

  const exact = read?.kind === 'instant' || (read?.kind === 'interval' && read.range && !read.allDay);
  const duration = said ?? usualLength(user, { hasGuests: people.people.length > 0 }) ?? HALF_HOUR;
  const asked: Interval | undefined =
    read?.kind === 'instant'
      ? { start: read.at.epochMilliseconds, end: read.at.epochMilliseconds + (said ?? 2 * HALF_HOUR) }
      : read
        ? windowOf(fromOpening(read, scheduling.workingHours?.start))
        : { start: now.getTime(), end: now.getTime() + 7 * DAY };
  if (!asked) return answer(question({ for: 'window', words: input.when }));
  const after = exact || asked.end <= now.getTime() ? undefined : afterIt([asked], user, now.getTime());
  const window = after ?? asked;

  const others =
    people.people.length === 0
      ? []
      : (
          await calendars.freeBusy({
            ids: people.people.map(({ email }) => email),
            start: window.start,
            end: window.end,
          })
        ).map((one, index) => ({ ...one, name: people.people[index]?.name ?? one.id }));
  const { events } = await calendars.listOwnEvents({ from: window.start, to: window.end });
  const conflicts = findConflicts(window, events, { zone: user.timeZone }).filter(
    ({ event }) => event.start.kind === 'timed',
  );
  const windows =
    read?.kind === 'windows' && !after
      ? read.windows.map(({ start, end }) => ({
          start: start.epochMilliseconds,
          end: end.epochMilliseconds,
        }))
      : [window];
  const request = {
    windows,
    duration: Math.min(duration, window.end - window.start),
    people: others,
    limit: CONSIDERED,
    ...(others.length > 0 ? { wished: { hasGuests: true } } : {}),
  };
  const found = await findOwnSlots(calendars, user, now.getTime(), request);
  const slots = spreadOverDays(found, user.timeZone, OFFERED);
  const stretches = exact ? [] : freeStretches(events, user, now.getTime(), windows, others, said);
  const unknown = others.filter((one) => one.unknown !== undefined);
  const busy = others.filter((one) => one.busy.length > 0);
  const slot = (interval: Interval) => slotOf(interval, user.timeZone);
  const person = ({ id, name }: { id: string; name: string }) => ({ email: id, name });
  return answer({
    kind: 'answer',
    about: 'free-time',
    from: slot(window).start,
    to: slot(window).end,
    isExact: exact,
    isFree:
      conflicts.length === 0 && busy.length === 0 && unknown.length === 0 && calendars.unread.length === 0,
    ...(after ? { after: slot(asked) } : {}),
    conflicts: conflicts.map(({ event }) => factOf(event)),
    busy: busy.map(person),
    ...(slots.length === 0
      ? { busyTimes: busy.map((one) => ({ person: person(one), times: one.busy.map(slot) })) }
      : {}),
    unknown: unknown.map(person),
    ...unreadOf(calendars),
    against: exact
      ? brokenBy(user, request.wished, [window])
      : slots.length === 0
        ? await inTheWay(calendars, user, now.getTime(), request)
        : [],
    slots: slots.map(slot),
    stretches: stretches.map(slot),
  });
}
