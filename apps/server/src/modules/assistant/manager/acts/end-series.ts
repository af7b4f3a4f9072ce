import {
  DAY,
  formatRecurrence,
  instantOf,
  type Moment,
  nextStarts,
  parseRecurrence,
  type RecurrenceRule,
  type RuleTime,
  SchedulingError,
} from '@catch/scheduling';
import { resolveWhen, type SeriesEnd, seriesEnd, totalIn, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { type CalendarEvent, isCalendarError, seriesWithGaps } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { settle } from '../times.ts';
import type { World } from '../world.ts';

/** 'Only six times altogether', 'just until Christmas', of a series that is there: its rhythm stays, its end is another. */
export async function changeEnd(
  plan: MessagePlan,
  event: CalendarEvent,
  slots: Slots,
  /** Whatever else is to be different about it. */
  input: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { world } = plan;
  const isSeries = event.seriesId !== undefined || event.recurrence.length > 0;
  const said = isSeries ? endIn(slots, world) : undefined;
  if (!said) return false;
  const series = await seriesFor(event, world);
  const recurrence = series && withEnd(series.recurrence, series.start, said, world);
  if (!series || !recurrence) return false;
  plan.call('update_event', {
    ...input,
    event_id: series.id,
    scope: 'all',
    exact: { start: series.start, end: series.end, recurrence },
  });
  plan.focusOn([asFact(event)]);
  return true;
}

async function seriesFor(event: CalendarEvent, { calendars }: World): Promise<CalendarEvent | undefined> {
  try {
    return await seriesWithGaps(calendars, event);
  } catch (error) {
    if (isCalendarError(error, 'gone', 'not-found', 'calendar-lost')) return undefined;
    throw error;
  }
}

/** What is said of a series' end, where nothing else is said of its time. */
export function endIn(slots: Slots, { when }: World): SeriesEnd | undefined {
  if (slots.has('start', 'shift', 'stretch', 'once', 'same_time', 'slot_of')) return undefined;
  const [end, other] = [slots.joined('end'), slots.joined('time') ?? slots.joined('length')];
  if (end !== undefined && slots.has('time')) return undefined;
  const words = end ?? other;
  const said = words === undefined ? undefined : seriesEnd(words, when, { isEnd: end !== undefined });
  return said ?? totalInPassing(slots, words, when);
}

/** 'It's only for this term, so four times in total': the number, unless an hour or a day says what else is wanted. */
function totalInPassing(slots: Slots, words: string | undefined, when: WhenContext): SeriesEnd | undefined {
  const read = words === undefined ? undefined : settle(resolveWhen(words, when));
  const isPoint =
    read?.kind === 'instant' || read?.kind === 'recurrence' || (read?.kind === 'interval' && read.range);
  const totals = [...slots.all('reason'), ...slots.all('filler')].flatMap((text) => totalIn(text) ?? []);
  return isPoint ? undefined : totals[0];
}

/** The same rule with another end; undefined where nothing of it would be left. */
export function withEnd(
  lines: readonly string[],
  start: Moment,
  said: SeriesEnd,
  world: World,
): string[] | undefined {
  try {
    const recurrence = parseRecurrence(lines);
    const [rule, ...more] = recurrence.rules;
    if (!rule || more.length > 0) return undefined;
    const { count: _count, until: _until, ...endless } = rule;
    const isWholeDays = start.kind === 'date' && rule.frequency !== 'DAILY';
    if (said.kind === 'lasts' && isWholeDays) return undefined;
    const ended = bounded(endless, start, said, world);
    return ended && formatRecurrence({ ...recurrence, rules: [ended] });
  } catch (error) {
    if (error instanceof SchedulingError) return undefined;
    throw error;
  }
}

function bounded(
  rule: RecurrenceRule,
  start: Moment,
  said: SeriesEnd,
  { zone, now }: World,
): RecurrenceRule | undefined {
  const first = Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone)).toZonedDateTimeISO(zone);
  switch (said.kind) {
    case 'never':
      return rule;
    case 'lasts':
      return { ...rule, until: lastMoment(first.toPlainDate().add(said.duration), start, zone) };
    case 'until': {
      // 'Till the 18th', of what begins in March.
      const { before } = said;
      if (Temporal.PlainDate.compare(before, first.toPlainDate()) <= 0) return undefined;
      return { ...rule, until: lastMoment(before, start, zone) };
    }
    case 'count': {
      const whole = { rules: [rule], exclusionRules: [], extra: [], excluded: [] };
      const last = nextStarts(whole, start, first.epochMilliseconds, said.times).at(-1);
      // Of what goes on since long ago so many are still to come.
      if (first.epochMilliseconds >= now || (!said.isMore && last !== undefined && last >= now))
        return { ...rule, count: said.times };
      const still = nextStarts(whole, start, now, said.times).at(-1);
      return still === undefined
        ? undefined
        : { ...rule, until: start.kind === 'timed' ? { kind: 'utc', at: still } : onDay(still) };
    }
  }
}

const onDay = (at: number): RuleTime => ({ kind: 'date', day: Math.floor(at / DAY) });

/** The end of the day before. */
function lastMoment(before: Temporal.PlainDate, start: Moment, zone: string): RuleTime {
  if (start.kind === 'date')
    return onDay(before.subtract({ days: 1 }).toZonedDateTime('UTC').epochMilliseconds);
  const end = before.toZonedDateTime(start.zone ?? zone).epochMilliseconds;
  return { kind: 'utc', at: end - 1000 };
}
