import { blocks, eventInterval, HOUR, MINUTE } from '@catch/scheduling';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { PlannedOccasion } from './plan-days.ts';

/** Longer is a trip or a conference, not something one is late for. */
const LONGEST_MEETING = 8 * HOUR;

/** Something to be on time for: others are expected, or there is a call to join. */
export function isMeeting(event: CalendarEvent, zone: string): boolean {
  if (event.start.kind !== 'timed' || !blocks(event)) return false;
  const { start, end } = eventInterval(event, zone);
  if (end - start > LONGEST_MEETING) return false;
  const others = event.attendees.some(({ self, resource }) => !self && !resource);
  return others || event.organizer?.self === false || event.meetingLink !== undefined;
}

/** One occasion for each beginning: two meetings at ten are one nudge. */
export function planNudges(
  events: readonly CalendarEvent[],
  { zone, minutes, now }: { readonly zone: string; readonly minutes: number; readonly now: number },
): PlannedOccasion[] {
  const starts = new Set(
    events.filter((event) => isMeeting(event, zone)).map((event) => eventInterval(event, zone).start),
  );
  return [...starts]
    .filter((start) => start > now)
    .sort((a, b) => a - b)
    .map((start) => ({
      kind: 'nudge',
      occasion: new Date(start).toISOString(),
      dueAt: start - minutes * MINUTE,
      untilAt: start,
    }));
}
