import { type Interval, timed } from '@catch/scheduling';
import type { AllCalendars } from '../../../calendar/index.ts';
import { question, slotOf } from '../../values/make.ts';
import type { Question } from '../../values/values.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { busyGuests } from '../people/busy-guests.ts';
import { byDayOf } from '../people/zones.ts';
import { type EventTime, type FixedTime, fixed } from '../time/event-time-kinds.ts';
import type { ToolContext } from '../tool.port.ts';
import { findNearby } from './alternatives.ts';
import { nextToNamedEvent } from './next-to-named-event.ts';
import { afterIt, findOwnSlots } from './own-time.ts';

export type Settled = FixedTime | Question;

/** Words that leave the exact time open are settled by the calendar: the usual time if free, else the first free one. */
export async function settleTime(
  gateway: CalendarToolDependencies['gateway'],
  calendars: AllCalendars,
  words: EventTime,
  { guests, title }: { readonly guests: readonly string[]; readonly title: string },
  context: ToolContext,
): Promise<Settled> {
  const { user, now } = context;
  if (words.kind === 'fixed' || words.kind === 'question') return words;
  if (words.kind === 'relative') return nextToNamedEvent(gateway, words, context);
  const over = afterIt(words.windows, user, now.getTime());
  if (over) return offerAfter(calendars, words.duration, over, context);
  const people = await busyGuests(calendars, guests, words.windows, now.getTime());
  const wished = { title, hasGuests: guests.length > 0 };
  const request = { ...words, people, wished };
  const find = (more: { regardless?: true; windows?: readonly Interval[] } = {}) =>
    findOwnSlots(calendars, user, now.getTime(), { ...request, ...more });
  // Nobody is got out of bed as long as there is another time.
  const windows = await byDayOf(calendars, guests, words.windows);
  const byDay = windows === words.windows ? [] : await find({ windows });
  // Where all of it is kept free, it is asked about with a time: what was wished for is not refused.
  const slot = byDay[0] ?? (await find())[0] ?? (await find({ regardless: true }))[0];
  if (!slot) {
    const nearby = await findNearby(calendars, user, now.getTime(), request);
    return question({ for: 'time', because: 'full' }, nearby.length > 1 ? choices(nearby, context) : []);
  }
  return fixed(timed(slot.start, user.timeZone), timed(slot.end, user.timeZone));
}

/** 'This week', said when it is over: asked, not moved into another week by ourselves. */
async function offerAfter(
  calendars: AllCalendars,
  duration: number,
  window: Interval,
  context: ToolContext,
): Promise<Question> {
  const { user, now } = context;
  const slots = await findOwnSlots(calendars, user, now.getTime(), { windows: [window], duration, limit: 2 });
  return question({ for: 'time', because: 'week-over' }, choices(slots, context));
}

const choices = (slots: readonly Interval[], { user }: ToolContext) =>
  slots.map((slot) => ({ slot: slotOf(slot, user.timeZone) }));
