import { eventInterval } from '@catch/scheduling';
import type { CalendarEvent } from '../../../calendar/index.ts';
import type { ToolContext } from '../tool.port.ts';

/** More than this in one go is asked about: a slip would be costly. */
export const MOST_AT_ONCE = 20;

/** 'Everything today' are those that are still to come; of a day that is over, all of them. */
export function ahead(
  events: readonly CalendarEvent[],
  { now, user }: ToolContext,
): readonly CalendarEvent[] {
  const left = events.filter((event) => eventInterval(event, user.timeZone).end > now.getTime());
  return left.length > 0 ? left : events;
}
