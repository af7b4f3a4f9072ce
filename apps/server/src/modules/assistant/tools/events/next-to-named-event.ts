import { eventInterval, timed } from '@catch/scheduling';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { question } from '../../values/make.ts';
import type { Question } from '../../values/values.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { type EventTime, type FixedTime, fixed } from '../time/event-time-kinds.ts';
import type { ToolContext } from '../tool.port.ts';
import { findEvent } from './find-event.ts';

/** 'Right after the review', 'an hour before lunch': where that puts it, by the event that was named. */
export async function nextToNamedEvent(
  gateway: CalendarToolDependencies['gateway'],
  words: Extract<EventTime, { kind: 'relative' }>,
  context: ToolContext,
  /** What is placed, which cannot stand next to itself. */
  moving?: CalendarEvent,
): Promise<FixedTime | Question> {
  const { timeZone } = context.user;
  const { event, on } = words;
  const found = await findEvent(gateway, { event, ...(on ? { event_when: on } : {}) }, context);
  if (found.kind !== 'one' || found.event.id === moving?.id)
    return question({ for: 'time', because: 'no-such-event', words: on ? `${event}, ${on}` : event });
  const anchor = eventInterval(found.event, timeZone);
  const start =
    words.direction === 'after'
      ? anchor.end + words.offset
      : words.direction === 'before'
        ? anchor.start - words.offset - (words.offset === 0 ? words.duration : 0)
        : anchor.start;
  return fixed(timed(start, timeZone), timed(start + words.duration, timeZone));
}
