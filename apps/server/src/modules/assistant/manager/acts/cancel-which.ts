import { DAY } from '@catch/scheduling';
import {
  endNamed,
  findWhen,
  isRelativeToSpokenTime,
  namesOfSet,
  readReference,
  resolveWhen,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { windowOf } from '../../tools/events/window-of.ts';
import { significantWords } from '../../tools/text/match-words.ts';
import type { Referred } from '../fetch-event.ts';
import { fitsWords, isVague } from '../fits-words.ts';
import { isIn, isItsRhythm, seriesOf } from '../is-in.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { windowIn } from '../time-in-words.ts';
import { onlyDay } from '../told-days.ts';

// Which days, and which part of a series, are meant to go.

/** 'Clear my Friday morning, but leave the fitting': a stretch of time, and nothing in it by name. */
export function isWholeStretch({ world }: MessagePlan, slots: Slots): boolean {
  const words = slots.joined('old_time');
  if (!words || slots.has('target', 'old_person')) return false;
  const read = resolveWhen(words, world.when);
  return slots.has('except') || (read.kind === 'interval' && read.dateSaid && !isRelativeToSpokenTime(words));
}

/** 'Gym on Mondays, Wednesdays and Fridays. – Skip Wednesdays': those of what is spoken of. */
export function someDaysOf({ conversation: { focus }, world }: MessagePlan, slots: Slots): Slots | undefined {
  const [days, ...more] = slots.all('target');
  const title = focus[0]?.title;
  if (!days || !title || more.length > 0 || slots.has('set', 'old_time')) return undefined;
  const isDays = resolveWhen(days, world.when).kind === 'recurrence' && isVague(days, world);
  const others = slots.list().filter(({ role }) => role !== 'target');
  return isDays
    ? new Slots([{ role: 'target', text: title }, { role: 'old_time', text: days }, ...others])
    : undefined;
}

/** 'Cancel my morning on Thursday, but not the review': what is named is a stretch of that day. */
export function partOfDay(slots: Slots, { when }: MessagePlan['world']): Slots | undefined {
  const [target, ...more] = slots.all('target');
  if (!target || more.length > 0 || slots.has('set') || !slots.has('old_time', 'except')) return undefined;
  const [part, ...others] = findWhen(target, when);
  const isPart = part?.when.kind === 'interval' && part.when.grain === 'part-of-day' && others.length === 0;
  const names = isPart ? namesOfSet(significantWords(target.replace(part.text, ''))) : [target];
  if (names.length > 0) return undefined;
  return new Slots(slots.list().map((slot) => (slot.role === 'target' ? { ...slot, role: 'set' } : slot)));
}

/** 'And skip the week after too': of what was just cancelled, counted from there. */
export function skippedAgain({ conversation, world }: MessagePlan, slots: Slots): Slots | undefined {
  const when = slots.joined('old_time');
  const [last] = conversation.done[0]?.changes ?? [];
  if (slots.has('target', 'old_person') || !when || last?.did !== 'cancelled' || !last.before.title)
    return undefined;
  const window = windowIn(when, { ...conversation, asked: undefined, focus: [last.before] }, world);
  if (!window) return undefined;
  const day = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(world.zone).toPlainDate();
  const rest = slots.list().filter(({ role }) => role !== 'old_time');
  return new Slots([
    ...rest,
    { role: 'target', text: last.before.title },
    { role: 'old_time', text: `from ${day(window.start)} to ${day(window.end - 1)}` },
  ]);
}

/** 'From Wednesday onwards': of a series that one and all that follow. */
export const isOpen = (slots: Slots, { when }: MessagePlan['world']): boolean =>
  findWhen(slots.joined('old_time') ?? '', when).some(
    ({ when: read }) => read.kind === 'open' && read.direction === 'from' && read.dateSaid,
  );

/** 'Skip yoga over the holidays': of a series each one that lies in the stretch. */
export async function everyInstance(
  { world, words: said }: MessagePlan,
  events: readonly CalendarEvent[],
  target: string | undefined,
  slots: Slots,
): Promise<readonly CalendarEvent[]> {
  const words = slots.joined('old_time');
  const [event, ...more] = events;
  // 'The first two' of a list.
  if (!event || more.length > 0) return events;
  if (await isItsRhythm(event, words, world)) return [event];
  const series = seriesOf(event);
  if (!words || !series || isOpen(slots, world) || endNamed(words, said)) return [event];
  const read = resolveWhen(words, world.when);
  const window = windowOf(read);
  // Of a series that was just made, one day is one of it.
  const isSeries = event.id === series;
  if (!window || (window.end - window.start <= DAY && !isSeries)) return [event];
  const all = (await world.events(window)).filter(
    (one) =>
      one.seriesId === series &&
      isIn(one, read, world) &&
      fitsWords(asFact(one), target ?? '', undefined, world),
  );
  return all.length > 0 ? all : [event];
}

/** 'Cancel the gym on Wednesday and on Friday': the one of each day, where there is just one. */
export function oneOfEachDay({ world }: MessagePlan, found: Referred, slots: Slots): Referred {
  const read = resolveWhen(slots.joined('old_time') ?? '', world.when);
  if (found.kind !== 'several' || read.kind !== 'windows' || read.choice !== 'all-of') return found;
  const each = read.windows.map(({ start, end }) =>
    found.events.filter((event) => {
      const at = world.interval(event).start;
      return at >= start.epochMilliseconds && at < end.epochMilliseconds;
    }),
  );
  return each.every(({ length }) => length === 1) ? { kind: 'events', events: each.flat() } : found;
}

/** 'Storm tomorrow, so no shift', of several shifts: tomorrow's; 'the hall is shut on the 20th, skip that one': of a series the one on the 20th. */
export function onDayOfReason(
  { conversation: { focus }, world }: MessagePlan,
  slots: Slots,
): Slots | undefined {
  const day = onlyDay(slots.all('reason').join(', '), world);
  const [target, ...more] = slots.all('target');
  if (!day || more.length > 0 || slots.has('set', 'old_time', 'old_person', 'onwards', 'whole'))
    return undefined;
  const [event] = focus;
  const isIt = target === undefined || readReference(target).isFocus;
  if (isIt && !(event?.repeats && event.title)) return undefined;
  const others = slots.list().filter(({ role }) => role !== 'target');
  const name = isIt ? (event?.title ?? '') : target;
  return new Slots([...others, { role: 'target', text: name }, { role: 'old_time', text: `on ${day}` }]);
}
