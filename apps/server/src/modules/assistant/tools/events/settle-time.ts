import { eventInterval, type Interval, timed } from '@catch/scheduling';
import type { UserCalendars } from '../../../calendar/index.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { busyGuests } from '../people/busy-guests.ts';
import { type EventTime, type FixedTime, fixed } from '../time/event-time-kinds.ts';
import type { ToolContext, ToolResult } from '../tool.port.ts';
import { question } from './clarify.ts';
import { findEvent } from './find-event.ts';
import { afterIt, findOwnSlots, sayNearby, saySlot } from './own-time.ts';

export type Settled = FixedTime | { readonly kind: 'answered'; readonly result: ToolResult };

/** Words that leave the exact time open are settled by the calendar: the usual time if free, else the first free one. */
export async function settleTime(
  gateway: CalendarToolDependencies['gateway'],
  calendars: UserCalendars,
  words: EventTime,
  guests: readonly string[],
  context: ToolContext,
): Promise<Settled> {
  const { user, now } = context;
  if (words.kind === 'fixed') return words;
  if (words.kind === 'question') return { kind: 'answered', result: question(words.question, words.options) };
  if (words.kind === 'relative') {
    const found = await findEvent(gateway, { event: words.event }, context);
    if (found.kind !== 'one')
      return {
        kind: 'answered',
        result: question(`I am not sure which event '${words.event}' is. When is it?`),
      };
    const anchor = eventInterval(found.event, user.timeZone);
    const start =
      words.direction === 'after'
        ? anchor.end + words.offset
        : words.direction === 'before'
          ? anchor.start - words.offset - (words.offset === 0 ? words.duration : 0)
          : anchor.start;
    return fixed(timed(start, user.timeZone), timed(start + words.duration, user.timeZone));
  }
  const over = afterIt(words.windows, user, now.getTime());
  if (over) return { kind: 'answered', result: await offerAfter(calendars, words.duration, over, context) };
  const people = await busyGuests(calendars, guests, words.windows, now.getTime());
  const [slot] = await findOwnSlots(calendars, user, now.getTime(), { ...words, people });
  if (!slot) {
    const nearby = await sayNearby(calendars, user, now.getTime(), { ...words, people });
    return {
      kind: 'answered',
      result:
        nearby.length > 1
          ? question('Nothing is free then. Would one of these times do?', nearby)
          : question('There is no free time left then. Which other time would suit you?'),
    };
  }
  return fixed(timed(slot.start, user.timeZone), timed(slot.end, user.timeZone));
}

/** 'This week', said when it is over: asked, not moved into another week by ourselves. */
async function offerAfter(
  calendars: UserCalendars,
  duration: number,
  window: Interval,
  { user, now }: ToolContext,
): Promise<ToolResult> {
  const slots = await findOwnSlots(calendars, user, now.getTime(), { windows: [window], duration, limit: 2 });
  return question(
    'There is no working time left in that week. Would one of these times do?',
    slots.map((slot) => saySlot(slot, user.timeZone)),
  );
}
