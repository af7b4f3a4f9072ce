import { describe, expect, it } from 'vitest';
import { at, calendarHarness, EVENTS, timedEvent, WEEK } from '../test/calendar-harness.ts';
import type { ScriptedAnswer } from '../test/scripted-google.ts';

const harness = calendarHarness();

describe('lists', () => {
  it('go on while there is a token, over short, empty and item-less pages', async () => {
    harness.google.on('GET', EVENTS, ({ query }): ScriptedAnswer => {
      const pages: Record<string, unknown> = {
        '': { nextPageToken: 'b', items: [timedEvent('e1')] },
        b: { nextPageToken: 'c', items: [] },
        c: { nextPageToken: 'd/+ü' },
        'd/+ü': { items: [timedEvent('e2')], nextPageToken: '' },
      };
      return { body: pages[query.get('pageToken') ?? ''] };
    });
    const { events } = await harness.calendars.listEvents(WEEK);
    expect(events.map(({ id }) => id)).toEqual(['e1', 'e2']);
    expect(harness.sent()).toHaveLength(4);
    for (const { query } of harness.sent())
      expect([query.get('singleEvents'), query.get('timeMin'), query.get('timeMax')]).toEqual([
        'true',
        '2026-03-02T00:00:00Z',
        '2026-03-09T00:00:00Z',
      ]);
  });

  it('tell an event once that stands on two pages, as the later one has it', async () => {
    harness.google.sequence(
      'GET',
      EVENTS,
      { body: { items: [timedEvent('e1'), timedEvent('e2')], nextPageToken: 'b' } },
      { body: { items: [{ ...timedEvent('e1'), summary: 'Renamed' }] } },
    );
    const { events } = await harness.calendars.listEvents(WEEK);
    expect(events.map(({ id, title }) => [id, title])).toEqual([
      ['e1', 'Renamed'],
      ['e2', undefined],
    ]);
  });

  it('do not follow a service that never ends', async () => {
    harness.google.on('GET', EVENTS, () => ({ body: { nextPageToken: 'again', items: [] } }));
    await expect(harness.calendars.listEvents(WEEK)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('read events of which nearly everything is missing, odd or unknown', async () => {
    harness.google.sequence('GET', EVENTS, {
      body: {
        kind: 'calendar#events',
        unheard: { of: true },
        timeZone: 'Asia/Kathmandu',
        items: [
          { id: 'no-end', start: { dateTime: '2026-03-03T09:00:00' } },
          {
            id: 'all-day',
            start: { date: '2026-03-03' },
            end: { date: '2026-03-05' },
            summary: null,
            attendees: null,
          },
          { id: 'odd-zone', start: { dateTime: '2026-03-03T09:00:00+01:00', timeZone: 'Mars/Olympus' } },
          {
            id: 'backwards',
            start: { dateTime: '2026-03-03T09:00:00Z' },
            end: { dateTime: '2026-03-03T08:00:00Z' },
          },
          {
            id: 'odd-fields',
            etag: 7,
            status: 'perhaps',
            start: { dateTime: '2026-03-03T09:00:00Z' },
            attendees: [
              { self: true, responseStatus: 'maybe' },
              { email: 'a@b.c', responseStatus: 'declined' },
            ],
          },
          { id: 'deleted', status: 'cancelled' },
          { id: 'without-start' },
          'nonsense',
          null,
        ],
      },
    });
    const { events, timeZone } = await harness.calendars.listEvents(WEEK);
    const byId = new Map(events.map((event) => [event.id, event]));
    expect([...byId.keys()]).toEqual(['no-end', 'all-day', 'odd-zone', 'backwards', 'odd-fields']);
    expect(timeZone).toBe('Asia/Kathmandu');
    // No offset and no zone: the calendar's own clock.
    expect(byId.get('no-end')?.start).toEqual({
      kind: 'timed',
      at: at('2026-03-03T03:15:00Z'),
      zone: 'Asia/Kathmandu',
    });
    expect(byId.get('no-end')?.end).toEqual(byId.get('no-end')?.start);
    expect(byId.get('all-day')).toMatchObject({
      start: { date: '2026-03-03' },
      end: { date: '2026-03-05' },
      attendees: [],
    });
    expect(byId.get('odd-zone')?.start).toMatchObject({ at: at('2026-03-03T08:00:00Z') });
    expect(byId.get('backwards')?.end).toMatchObject({ at: at('2026-03-03T09:00:00Z') });
    expect(byId.get('odd-fields')).toMatchObject({
      status: 'confirmed',
      etag: undefined,
      ownResponse: 'needsAction',
      attendees: [
        { email: '', responseStatus: 'needsAction' },
        { email: 'a@b.c', responseStatus: 'declined' },
      ],
    });
  });

  it('of calendars survive entries without names, zones and roles, over pages', async () => {
    harness.google.sequence(
      'GET',
      /\/users\/me\/calendarList/,
      { body: { items: [{ id: 'a#b@group', accessRole: 'freeBusyReader' }], nextPageToken: 'x' } },
      {
        body: {
          items: [
            { id: 'me', primary: true, summary: 'Raw', summaryOverride: 'Mine', timeZone: 'UTC' },
            { id: 'old', deleted: true },
          ],
        },
      },
    );
    const bare = { name: undefined, primary: false, timeZone: undefined, selected: false };
    expect(await harness.calendars.listCalendars()).toEqual([
      { ...bare, id: 'a#b@group', access: 'free-busy' },
      { ...bare, id: 'me', name: 'Mine', primary: true, timeZone: 'UTC', access: 'read' },
    ]);
  });

  it('of calendars count as selected what is ticked and not hidden', async () => {
    const ticks = [{ selected: true }, {}, { selected: true, hidden: true }, { selected: 'yes' }];
    harness.google.sequence('GET', /\/users\/me\/calendarList/, {
      body: { items: ticks.map((tick, index) => ({ id: `c${index}`, ...tick })) },
    });
    expect((await harness.calendars.listCalendars()).map(({ selected }) => selected)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('encode ids that hold @, # and slashes', async () => {
    harness.google.on('GET', /\/calendars\/.*/, () => ({ body: {} }));
    await harness.calendars.listEvents({ ...WEEK, calendarId: 'a/b#c@group.calendar' });
    expect(harness.sent()[0]?.path).toBe('/calendar/calendars/a%2Fb%23c%40group.calendar/events');
  });
});

describe('ids', () => {
  it.each(['.', '..', ''])('%j name nothing and reach nobody', async (id) => {
    await expect(harness.calendars.listEvents({ ...WEEK, calendarId: id })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(harness.calendars.getEvent('primary', id)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(harness.calendars.deleteEvent('primary', id, { notify: 'nobody' })).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(harness.sent()).toEqual([]);
  });
});

describe('an event', () => {
  it('carries what the product needs of it', async () => {
    harness.google.sequence('GET', EVENTS, {
      body: {
        items: [
          {
            ...timedEvent('s_20260303T090000Z'),
            etag: '"33"',
            iCalUID: 'x@google',
            summary: 'Stand-up',
            recurringEventId: 's',
            originalStartTime: { dateTime: '2026-03-03T08:30:00Z', timeZone: 'Europe/Madrid' },
            transparency: 'transparent',
            eventType: 'focusTime',
            organizer: { email: 'boss@example.org', self: false },
            guestsCanModify: true,
            attendees: [
              { email: 'boss@example.org', organizer: true, responseStatus: 'accepted', comment: 'late' },
              { email: 'me@example.org', self: true, responseStatus: 'tentative', optional: true },
              { email: 'room@example.org', resource: true },
            ],
            hangoutLink: 'https://meet.example/a',
            conferenceData: {
              entryPoints: [
                { entryPointType: 'phone', uri: 'tel:1' },
                { entryPointType: 'video', uri: 'https://meet.example/b' },
              ],
            },
            htmlLink: 'https://calendar.example/e',
            created: '2026-01-01T00:00:00.000Z',
            updated: '2026-01-02T00:00:00.000Z',
          },
        ],
      },
    });
    const [event] = (await harness.calendars.listEvents(WEEK)).events;
    expect(event).toMatchObject({
      calendarId: 'primary',
      title: 'Stand-up',
      etag: '"33"',
      seriesId: 's',
      originalStart: { kind: 'timed', at: at('2026-03-03T08:30:00Z'), zone: 'Europe/Madrid' },
      transparency: 'transparent',
      eventType: 'focusTime',
      ownResponse: 'tentative',
      organizer: { email: 'boss@example.org', self: false },
      guestsCanModify: true,
      meetingLink: 'https://meet.example/b',
      createdAt: at('2026-01-01T00:00:00Z'),
    });
    expect(event?.attendees[0]).toMatchObject({ organizer: true, comment: 'late' });
  });

  it('that was deleted is gone, one that never was is not found', async () => {
    harness.google.sequence('GET', /\/calendars\/primary\/events\/x/, {
      body: { id: 'x', status: 'cancelled' },
    });
    await expect(harness.calendars.getEvent('primary', 'x')).rejects.toMatchObject({ kind: 'gone' });
    await expect(harness.calendars.getEvent('primary', 'y')).rejects.toMatchObject({ kind: 'not-found' });
  });
});
