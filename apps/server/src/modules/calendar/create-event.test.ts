import { onDate } from '@catch/scheduling';
import { expect, it } from 'vitest';
import { PLAIN_EVENT } from '../../../test/plain-event.ts';
import type { UserCalendars } from './calendar.port.ts';
import { CalendarError } from './calendar-error.ts';
import type { CalendarEvent, EventDraft } from './calendar-event.ts';
import { createEvent, idOfCreated } from './create-event.ts';
import { creationKey } from './creation-key.ts';
import { intentOf } from './intent.ts';

const draft: EventDraft = {
  key: creationKey('u', 'c'),
  title: 'Tea',
  start: onDate('2026-03-03'),
  end: onDate('2026-03-04'),
};

/** A service that gives out ids itself, and lets events carry a property that can be searched for. */
function markingService() {
  const events: (CalendarEvent & { readonly marker: string })[] = [];
  const trouble: ('lost-request' | 'lost-response')[] = [];
  const marked = (key: string) => events.find(({ marker }) => marker === key);
  const calendars = {
    idFor: () => undefined,
    getCreated: async (_calendarId: string, key: string) => {
      const event = marked(key);
      if (!event) throw new CalendarError('not-found', 'nothing carries this marker');
      return event;
    },
    insertEvent: async (calendarId: string, { key, title, start, end, intent }: EventDraft) => {
      const lost = trouble.shift();
      if (lost === 'lost-request') throw new CalendarError('unavailable', 'lost', { ambiguous: true });
      if (marked(key)) throw new CalendarError('duplicate', 'the marker is there already');
      const event = {
        ...PLAIN_EVENT,
        id: `own-${events.length}`,
        calendarId,
        title,
        start,
        end,
        intent,
        marker: key,
      };
      events.push(event);
      if (lost === 'lost-response') throw new CalendarError('unavailable', 'lost', { ambiguous: true });
      return event;
    },
  };
  return { events, trouble, calendars: calendars as unknown as UserCalendars };
}

it.each([
  ['nothing gets lost', []],
  ['a request gets lost', ['lost-request']],
  ['an answer gets lost', ['lost-response']],
  ['both do', ['lost-request', 'lost-response']],
] as const)('makes one event at a service that chooses the ids, when %s', async (_name, trouble) => {
  const service = markingService();
  service.trouble.push(...trouble);
  const create = () => createEvent(service.calendars, { calendarId: 'x', draft, notify: 'nobody' });
  expect((await create()).event.id).toBe('own-0');
  expect(await create()).toMatchObject({ wasThere: true, event: { id: 'own-0' } });
  expect(service.events).toHaveLength(1);
});

it('knows the id of an event that the service named only once it is there', async () => {
  const { calendars } = markingService();
  expect(await idOfCreated(calendars, 'x', draft.key)).toBeUndefined();
  await createEvent(calendars, { calendarId: 'x', draft, notify: 'nobody' });
  expect(await idOfCreated(calendars, 'x', draft.key)).toBe('own-0');
});

it('stamps as earlier versions did, so that their events are recognised', () => {
  expect([draft.key, intentOf(draft)]).toEqual([
    'urnct4i2eab85u17tt1jgfmlf17sb6bq42bk2evig0sj1b3sipjg',
    'm93971c9qkunild9mu4omr8abojhi5bl',
  ]);
});
