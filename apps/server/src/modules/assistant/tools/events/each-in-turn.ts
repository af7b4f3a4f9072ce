import { type CalendarError, isCalendarError } from '../../../calendar/index.ts';
import type { ToolContext } from '../tool.port.ts';

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

/** What the receipt says about those that were left. */
export const sayLeft = (verb: 'move' | 'cancel', left: string, { ambiguous }: CalendarError): string =>
  ambiguous
    ? ` Then Google Calendar stopped answering, so I cannot tell about the rest: ${left}. Please look at the calendar.`
    : ` I could not ${verb} ${left}.`;
