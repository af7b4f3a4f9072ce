import { setImmediate } from 'node:timers/promises';
import { DAY, eventInterval, type Interval } from '@catch/scheduling';
import { namesAnything, readWhen } from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import { momentAt, question } from '../values/make.ts';
import type { EventFact, Question } from '../values/values.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer } from './events/clarify.ts';
import { factOf } from './events/event-fact.ts';
import { DAYS_BACK, DAYS_LISTED, DAYS_SOUGHT, MOST_LISTED } from './events/horizons.ts';
import { timedFirst } from './events/in-order.ts';
import { measure } from './events/measure.ts';
import { unreadOf } from './events/other-calendars.ts';
import { searchWindow } from './events/window-of.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { coverage, significantWords, wordsOf } from './text/match-words.ts';
import { whenContext } from './time/when-context.ts';
import { whichReading } from './time/which-reading.ts';
import type { Plan, Tool, ToolContext } from './tool.port.ts';

const GOOD_MATCH = 0.6;
const WHOLE_NAME = 0.95;
/** A word of two or three is there. */
const ALIKE = 0.3;
const MOST_INSTEAD = 5;

const lookAnywhere = (now: number): Interval => ({ start: now - DAY, end: now + DAYS_SOUGHT * DAY });

export const listEventsTool = (dependencies: CalendarToolDependencies): Tool<ToolInput<'list_events'>> => ({
  name: 'list_events',
  description:
    "Look into all of the user's calendars: what is on, when something is, who is coming, the next or last event with somebody. Leaves out what the user declined. Changes nothing.",
  inputSchema: toolInputs.list_events,
  plan: (input, context) => withCalendar<Plan<never>>(() => list(dependencies, input, context), answer),
});

async function list(
  { gateway }: CalendarToolDependencies,
  given: ToolInput<'list_events'>,
  context: ToolContext,
): Promise<Plan<never>> {
  const { user, now } = context;
  // 'Meetings' names nothing: people who look for it want to see what there is.
  const input = given.query && namesAnything(given.query) ? { ...given, query: undefined } : given;
  // The grant is looked up while the words are being understood: the question has to be on its way before.
  const calendars = gateway.forUser(user.id, { ...context, soon: true });
  await setImmediate();
  const window = lookIn(input, context);
  if ('asks' in window) return answer(window);
  const search: Search = async (within, words, least) => {
    const { events } = await calendars.listOwnEvents({ from: within.start, to: within.end });
    const asked = significantWords(words ?? '');
    return events
      .filter((event) => event.ownResponse !== 'declined' && event.eventType !== 'workingLocation')
      .filter((event) => !input.unanswered || isUnanswered(event))
      .filter((event) => !words || asked.length === 0 || coverage(asked, everyWordOf(event)) >= least)
      .map((event) => ({ event, at: eventInterval(event, user.timeZone) }))
      .sort((left, right) => left.at.start - right.at.start || left.at.end - right.at.end);
  };
  let found = await search(window, input.query, GOOD_MATCH);
  // 'The night watch', 'Sunday roast': what was read as a time may be part of the name.
  if (found.length === 0 && input.query && input.when && significantWords(input.when).length > 0)
    found = await search(lookAnywhere(now.getTime()), `${input.when} ${input.query}`, WHOLE_NAME);
  const moment = now.getTime();
  // Asked for by nothing but its place, it has an hour.
  const inOrder = (matches: typeof found) =>
    input.query
      ? matches
      : matches.filter(({ event }) => timedFirst(matches.map((one) => one.event)).includes(event));
  const shown =
    input.direction === 'next'
      ? // Of a time that was named the first that begins in it, and not what is still under way then.
        inOrder(found.filter(({ at }) => at.end > moment && (!input.when || at.start >= window.start))).slice(
          0,
          1,
        )
      : input.direction === 'last'
        ? inOrder(found.filter(({ at }) => at.start <= moment)).slice(-1)
        : found.slice(0, input.limit ?? MOST_LISTED);
  const isMissed = found.length === 0 && input.query !== undefined;
  return answer({
    kind: 'answer',
    about: 'events',
    events: shown.map(({ event }) => factOf(event)),
    more: input.direction ? 0 : found.length - shown.length,
    count: found.length,
    ...(isMissed ? { instead: await insteadOf(input, window, search, now) } : {}),
    // Nothing was counted: by another name there may be some.
    ...(input.measure && !isMissed ? { measured: measure(found, window, user.timeZone) } : {}),
    from: momentAt(window.start, user.timeZone),
    to: momentAt(window.end, user.timeZone),
    ...unreadOf(calendars),
  });
}

interface Found {
  readonly event: CalendarEvent;
  readonly at: Interval;
}
type Search = (within: Interval, words: string | undefined, least: number) => Promise<Found[]>;

/** It may be there under other words: show what could have been intended. */
async function insteadOf(
  { query, when }: ToolInput<'list_events'>,
  window: Interval,
  search: Search,
  now: Date,
): Promise<{ others: EventFact[]; similar: EventFact[] }> {
  const there = when ? await search(window, undefined, 0) : [];
  const similar = await search(lookAnywhere(now.getTime()), query, ALIKE);
  const facts = (found: readonly Found[]): EventFact[] =>
    found.slice(0, MOST_INSTEAD).map(({ event }) => factOf(event));
  // Of a series once.
  const key = ({ event }: Found): string => event.seriesId ?? event.id;
  const seen = new Set(there.map(key));
  const isNew = (found: Found): boolean => !seen.has(key(found)) && seen.add(key(found)).size > 0;
  return { others: facts(there), similar: facts(similar.filter(isNew)) };
}

const isUnanswered = ({ ownResponse, organizer }: CalendarEvent): boolean =>
  ownResponse === 'needsAction' && organizer?.self !== true;

const everyWordOf = (event: CalendarEvent): string[] =>
  wordsOf(
    [
      event.title,
      event.location,
      ...[...event.attendees, ...(event.organizer && !event.organizer.self ? [event.organizer] : [])].map(
        ({ email, displayName }) => `${displayName ?? ''} ${email}`,
      ),
    ].join(' '),
  );

function lookIn(input: ToolInput<'list_events'>, context: ToolContext): Interval | Question {
  const now = context.now.getTime();
  if (!input.when) {
    if (input.direction === 'last') return { start: now - DAYS_BACK * DAY, end: now };
    const isSought = input.direction === 'next' || input.query !== undefined || input.unanswered;
    return { start: now, end: now + (isSought ? DAYS_SOUGHT : DAYS_LISTED) * DAY };
  }
  const { when, unread } = readWhen(input.when, whenContext(context));
  if (unread.length > 0) return question({ for: 'window', words: input.when });
  const read = when.kind === 'ambiguous' ? (when.default ?? when) : when;
  if (read.kind === 'ambiguous') return whichReading(read, context.user.timeZone);
  const window =
    read.kind === 'instant'
      ? { start: read.at.epochMilliseconds, end: read.at.epochMilliseconds + 60_000 }
      : searchWindow(read, now);
  return window ?? question({ for: 'window', words: input.when });
}
