import { type CalendarEvent, eventIdFor, updateEvent } from '../../../calendar/index.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { refusal } from '../events/clarify.ts';
import { describeEvent } from '../events/find-event.ts';
import { findOwnConflicts, toToolConflicts } from '../events/own-time.ts';
import { notifyOf } from '../people/guests.ts';
import type { Journal, ToolContext, ToolResult } from '../tool.port.ts';
import type { Changes, OneArgs } from './args.ts';
import { isMoved, ownIds, timesOf } from './changed-times.ts';
import { sayDone } from './say-changes.ts';

export async function executeOne(
  { gateway }: CalendarToolDependencies,
  args: OneArgs,
  context: ToolContext,
  journal: Journal,
): Promise<ToolResult> {
  const calendars = gateway.forUser(context.user.id, { signal: context.signal });
  const { event, series, scope, changes } = args;
  const zone = context.user.timeZone;
  if (isMoved(changes)) {
    const met = await findOwnConflicts(calendars, context.user, timesOf(event, changes), [
      ...ownIds(args),
      ...args.accepted_conflicts,
    ]);
    if (met.length > 0)
      return {
        ...refusal('The new time was taken in the meantime, so nothing was changed.'),
        conflicts: toToolConflicts(met, zone),
      };
  }
  await journal.recordBefore({ event, series, scope });
  await context.assertCurrent();
  const changed = await updateEvent(calendars, {
    event,
    series,
    scope,
    changes,
    notify: changes.attendees?.length ? 'everyone' : notifyOf(event),
    newSeriesId: eventIdFor(context.user.id, `${context.toolCallId}/series`),
  });
  journal.recordAfter(changed);
  // The answer about a series is its first meeting: what is told is the one that was spoken of.
  const now = describeEvent(scope === 'one' ? changed : asChanged(event, changes), zone);
  return { ok: true, data: { event_id: changed.id, now }, receipt: `Changed: ${now}${sayDone(args, zone)}.` };
}

const asChanged = (event: CalendarEvent, { title, start, end }: Changes): CalendarEvent => ({
  ...event,
  title: title ?? event.title,
  start: start ?? event.start,
  end: end ?? event.end,
});
