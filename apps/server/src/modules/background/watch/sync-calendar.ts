import { MINUTE } from '@catch/scheduling';
import {
  type CalendarEvent,
  MAIN_CALENDAR,
  type RemovedEvent,
  type UserCalendars,
} from '../../calendar/index.ts';

export interface Synced {
  readonly changed: readonly CalendarEvent[];
  readonly removed: readonly RemovedEvent[];
  readonly syncToken: string | undefined;
}

/** Clocks differ: what was changed this little before the last look is looked at again. */
const OVERLAP = 2 * MINUTE;

/**
 * What changed since the last look. The first look learns where we stand and reports nothing. A token that is too old
 * means reading everything: then only what was touched since the last look counts as changed.
 */
export async function syncCalendar(
  calendars: UserCalendars,
  state: { readonly syncToken: string | null; readonly syncedAt: Date | null; readonly now: Date },
): Promise<Synced> {
  const { syncToken, syncedAt, now } = state;
  if (syncToken) {
    const found = await calendars.listChanges({ calendarId: MAIN_CALENDAR, syncToken });
    if (found.kind === 'changes')
      return { changed: found.changed, removed: found.removed, syncToken: found.nextSyncToken ?? syncToken };
  }
  const all = await calendars.listChanges({ calendarId: MAIN_CALENDAR, since: now.getTime() });
  if (all.kind !== 'changes') throw new Error('a listing without a token cannot be too old');
  const since = syncedAt === null ? Number.POSITIVE_INFINITY : syncedAt.getTime() - OVERLAP;
  return {
    changed: all.changed.filter(({ updatedAt }) => (updatedAt ?? 0) >= since),
    removed: syncedAt === null ? [] : all.removed,
    syncToken: all.nextSyncToken,
  };
}
