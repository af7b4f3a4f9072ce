import { type CalendarError, type CalendarEvent, isCalendarError } from '../../../calendar/index.ts';
import type { Receipt } from '../../values/values.ts';
import type { ToolContext } from '../tool.port.ts';
import { troubleOf } from './calendar-failure.ts';
import { factOf } from './event-fact.ts';

interface Outcome<Item, Result> {
  readonly done: readonly Result[];
  readonly left: readonly Item[];
  /** The last failure, when there was one. */
  readonly failure: CalendarError | undefined;
}

/** One that is refused keeps none of the others; a calendar that does not answer ends it. */
export async function eachInTurn<Item, Result>(
  items: readonly Item[],
  context: Pick<ToolContext, 'assertCurrent'>,
  change: (item: Item) => Promise<Result>,
): Promise<Outcome<Item, Result>> {
  const done: Result[] = [];
  const left: Item[] = [];
  let failure: CalendarError | undefined;
  for (const item of items) {
    if (isCalendarError(failure, 'unavailable', 'rate-limited', 'reconnect-needed')) {
      left.push(item);
      continue;
    }
    await context.assertCurrent();
    try {
      done.push(await change(item));
    } catch (error) {
      if (!isCalendarError(error)) throw error;
      failure = error;
      left.push(item);
    }
  }
  return { done, left, failure };
}

/** Those that were left, and why: for the receipt. */
export const leftBy = (
  events: readonly CalendarEvent[],
  failure: CalendarError | undefined,
): Receipt['left'] =>
  failure ? events.map((event) => ({ event: factOf(event), why: troubleOf(failure) })) : [];
