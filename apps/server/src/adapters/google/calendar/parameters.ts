import { isKnownZone } from '@catch/scheduling';
import { type Calendar, CalendarError, type EventWindow } from '../../../modules/calendar/index.ts';
import type { ApiCall } from '../deliver-call.ts';

export const reading = (name: string) =>
  ({
    operation: `google calendar ${name}`,
    method: 'GET',
    repeatable: true,
  }) as const satisfies Partial<ApiCall>;

/** Whole seconds in UTC: Google ignores milliseconds, so they are rounded away from the window, never into it. */
export const rfc3339 = (at: number, round: 'down' | 'up' = 'down'): string =>
  `${new Date((round === 'up' ? Math.ceil : Math.floor)(at / 1000) * 1000).toISOString().slice(0, 19)}Z`;

export const bounds = ({ from, to }: EventWindow) => ({ timeMin: rfc3339(from), timeMax: rfc3339(to, 'up') });

export const zoneOrUtc = (zone: string | undefined): string => (zone && isKnownZone(zone) ? zone : 'UTC');

export function accessOf(role: string | null | undefined): Calendar['access'] {
  if (role === 'owner') return 'own';
  if (role === 'writer' || role === 'writerWithoutPrivateAccess') return 'write';
  return role === 'freeBusyReader' ? 'free-busy' : 'read';
}

/** An id as one step of a path. Dots alone would climb out of it, however they are encoded, so they name nothing. */
export function pathSegment(id: string): string {
  if (id === '' || id === '.' || id === '..') throw new CalendarError('not-found', 'no id has this form');
  return encodeURIComponent(id);
}
