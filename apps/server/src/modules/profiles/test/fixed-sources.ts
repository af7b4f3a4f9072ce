import type { UserCalendars } from '../../calendar/index.ts';
import type { Sources } from '../read-material.ts';
import { event } from './make-event.ts';

/** A calendar with one week of meetings, and a mailbox that a test may hold up or break. */
export function fixedSources(mailbox: () => Promise<void> = async () => undefined): Sources {
  const calendars: Partial<UserCalendars> = {
    listCalendars: async () => [
      { id: 'me', name: 'Me', primary: true, timeZone: 'Europe/Madrid', access: 'own', selected: true },
    ],
    listEvents: async () => ({
      events: [1, 2, 3].map((day) => event({ at: `2026-11-0${day} 13:00`, title: 'Lunch', minutes: 45 })),
      timeZone: 'Europe/Madrid',
    }),
  };
  return {
    gateway: { forUser: () => calendars as UserCalendars },
    mail: {
      recent: async () => {
        await mailbox();
        return [];
      },
    },
  };
}
