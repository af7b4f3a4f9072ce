import { instantOf } from '@catch/scheduling';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { question } from '../../values/make.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { nextToNamedEvent } from '../events/next-to-named-event.ts';
import type { PlannedTimes } from '../events/planned-times.ts';
import type { ToolInput } from '../inputs.ts';
import { relativeEventTime } from '../time/event-time.ts';
import { readWithDay } from '../time/read-with-day.ts';
import { resolveDuration } from '../time/resolve-duration.ts';
import { whenContext } from '../time/when-context.ts';
import type { ToolContext } from '../tool.port.ts';

/** 'Move it to right after the ops review': there, as long as it was. Undefined where no other event was named. */
export async function nextToAnother(
  gateway: CalendarToolDependencies['gateway'],
  event: CalendarEvent,
  { new_when, new_duration }: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<PlannedTimes | undefined> {
  if (!new_when || event.start.kind === 'date') return undefined;
  const scheduling = whenContext(context);
  const { when, unread } = readWithDay(new_when, scheduling);
  if (when.kind !== 'relative-to-event' || unread.length > 0) return undefined;
  const { timeZone } = context.user;
  const said = new_duration
    ? resolveDuration(new_duration, scheduling)
    : instantOf(event.end, timeZone) - event.start.at;
  if (said === undefined)
    return question({ for: 'length', because: 'not-understood', words: new_duration ?? '' });
  const there = await nextToNamedEvent(
    gateway,
    relativeEventTime(when, { said, usual: said }, scheduling),
    context,
    event,
  );
  return there.kind === 'fixed' ? { kind: 'times', changes: { start: there.start, end: there.end } } : there;
}
