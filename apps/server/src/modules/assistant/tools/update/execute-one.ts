import { creationKey, updateEvent } from '../../../calendar/index.ts';
import { receipt, refusal } from '../../values/make.ts';
import type { Receipt, Refusal } from '../../values/values.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { factOf } from '../events/event-fact.ts';
import { assertSeen } from '../events/other-calendars.ts';
import { findOwnConflicts } from '../events/own-time.ts';
import { notifyOf } from '../people/guests.ts';
import type { Journal, ToolContext } from '../tool.port.ts';
import type { OneArgs } from './args.ts';
import { asChanged, changeOf } from './change-of.ts';
import { isMoved, ownIds, wishedTimes } from './changed-times.ts';

export async function executeOne(
  { gateway }: CalendarToolDependencies,
  args: OneArgs,
  context: ToolContext,
  journal: Journal,
): Promise<Receipt | Refusal> {
  const calendars = gateway.forUser(context.user.id, context);
  const { event, series, scope, changes } = args;
  if (isMoved(changes)) {
    const met = await findOwnConflicts(calendars, context.user, wishedTimes(args, changes), [
      ...ownIds(args),
      ...args.accepted_conflicts,
    ]);
    if (met.length > 0)
      return refusal({
        code: 'taken-meanwhile',
        conflicts: met.map(({ event: other }) => factOf(other)),
        to: 'change',
      });
    assertSeen(calendars, args);
  }
  await journal.recordBefore({ event, series, scope });
  await context.assertCurrent();
  const changed = await updateEvent(calendars, {
    event,
    series,
    scope,
    changes,
    notify: changes.attendees?.length ? 'everyone' : notifyOf(event),
    newSeriesKey: creationKey(context.user.id, `${context.toolCallId}/series`),
  });
  journal.recordAfter(changed);
  // The answer about a series is its first meeting: we report the one that was asked about.
  const after = scope === 'one' ? changed : { ...asChanged(event, changes), id: changed.id };
  return receipt([changeOf(args, after)], context);
}
