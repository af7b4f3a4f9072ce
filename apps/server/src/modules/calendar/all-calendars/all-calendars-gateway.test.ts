import { blocks, busyIntervals, DAY, type Interval, onDate, parseDateTime, timed } from '@catch/scheduling';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  anotherCalendar,
  createMemoryCalendar,
  type MemoryCalendar,
} from '../../../../test/memory-calendar.ts';
import { fridayAt, plainGuest } from '../../../../test/plain-event.ts';
import { createTestClock } from '../../../../test/test-clock.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import { createEvent } from '../create-event.ts';
import { deleteEvent } from '../delete-event.ts';

const clock = createTestClock('2026-11-16T08:00:00Z');
const FRIDAY = { from: Date.parse('2026-11-19T23:00:00Z'), to: Date.parse('2026-11-20T23:00:00Z') };
const WORK = anotherCalendar('work@group', 'Work');
const TEAM = anotherCalendar('team@group', 'Team', { access: 'write' });
const ANA = anotherCalendar('ana@example.org', 'Ana', { access: 'read' });
const BOSS = anotherCalendar('boss@example.org', 'The boss', { access: 'free-busy' });

let google: MemoryCalendar;
const whole = (turnId?: string) => google.gateway.forUser('u', turnId ? { turnId } : {});
const there = (calendarId: string, id: string, from: string, to: string, more: Partial<CalendarEvent> = {}) =>
  google.add('u', { id, title: id, calendarId, start: fridayAt(from), end: fridayAt(to), ...more });
const shown = async (calendars = whole()) =>
  (await calendars.listOwnEvents(FRIDAY)).events.map(({ id, title }) => `${id}: ${title}`);

beforeEach(() => {
  google = createMemoryCalendar(clock);
  google.others = [WORK, TEAM, ANA, BOSS];
});

describe('what lies in the selected calendars', () => {
  it('is read with where it lies, and what is not selected is left alone', async () => {
    google.others = [WORK, { ...TEAM, selected: false }];
    there('primary', 'dentist', '09:00', '10:00');
    there('work@group', 'review', '11:00', '12:00');
    there('team@group', 'release', '13:00', '14:00');
    expect(await shown()).toEqual(['dentist: dentist', 'review/work@group: review']);
    expect(google.asked).not.toContain('list team@group');
  });

  it('keeps two events with the same id apart, and changes the right one', async () => {
    there('primary', 'same', '09:00', '10:00', { title: 'Mine' });
    there('work@group', 'same', '11:00', '12:00', { title: 'Theirs' });
    const calendars = whole();
    expect(await shown(calendars)).toEqual(['same: Mine', 'same/work@group: Theirs']);
    const theirs = await calendars.getOwnEvent('same/work@group');
    await calendars.patchEvent(theirs.calendarId, theirs.id, { title: 'Changed' }, { notify: 'nobody' });
    expect(await shown(calendars)).toEqual(['same: Mine', 'same/work@group: Changed']);
    await deleteEvent(calendars, {
      event: await calendars.getOwnEvent('same/work@group'),
      scope: 'one',
      notify: 'nobody',
    });
    expect(await shown(calendars)).toEqual(['same: Mine']);
  });

  it('takes an invitation in two calendars for one, by the copy of the owner', async () => {
    const invited = {
      iCalUid: 'uid-1',
      title: 'Board',
      attendees: [plainGuest('me@example.org', { self: true })],
    };
    there('ana@example.org', 'board', '09:00', '10:00', { ...invited, title: 'Board (Ana)' });
    there('work@group', 'copy', '09:00', '10:00', invited);
    there('primary', 'board', '09:00', '10:00', invited);
    expect(await shown()).toEqual(['board: Board']);
  });

  it('is not busy with what the owner declined, though a colleague goes there', async () => {
    const me = plainGuest('me@example.org', { self: true, responseStatus: 'declined' });
    there('primary', 'a', '09:00', '10:00', { iCalUid: 'x', attendees: [me], ownResponse: 'declined' });
    there('ana@example.org', 'b', '09:00', '10:00', { iCalUid: 'x' });
    expect((await whole().listOwnEvents(FRIDAY)).events.filter((event) => blocks(event))).toEqual([]);
  });

  it('keeps the meetings of one series apart, which share the name of the series', async () => {
    for (const [id, hour] of [
      ['one', '09:00'],
      ['two', '11:00'],
    ] as const)
      for (const calendarId of ['primary', 'work@group'])
        there(calendarId, id, hour, '12:00', { iCalUid: 'series', originalStart: fridayAt(hour) });
    expect(await shown()).toEqual(['one: one', 'two: two']);
  });

  it('neither declined nor transparent events nor holidays keep anybody busy', async () => {
    there('ana@example.org', 'declined', '09:00', '10:00', {
      attendees: [plainGuest('ana@example.org', { self: true, responseStatus: 'declined' })],
    });
    there('ana@example.org', 'transparent', '09:00', '10:00', { transparency: 'transparent' });
    google.add('u', {
      id: 'holiday',
      title: 'Holiday',
      calendarId: 'work@group',
      start: onDate('2026-11-20'),
      end: onDate('2026-11-21'),
      transparency: 'transparent',
    });
    const { events } = await whole().listOwnEvents(FRIDAY);
    expect(events).toHaveLength(3);
    expect(busyIntervals(events, 'Europe/Madrid')).toEqual([]);
  });

  it('does not take an invitation of a colleague for one of the owner', async () => {
    there('ana@example.org', 'party', '09:00', '10:00', {
      ownResponse: 'needsAction',
      attendees: [plainGuest('ana@example.org', { self: true, responseStatus: 'needsAction' })],
    });
    const [party] = (await whole().listOwnEvents(FRIDAY)).events;
    expect(party?.ownResponse).toBeUndefined();
  });
});

describe('a calendar that shows only when it is taken', () => {
  const nine: Interval = {
    start: Date.parse('2026-11-20T08:00:00Z'),
    end: Date.parse('2026-11-20T09:00:00Z'),
  };

  it('makes busy and tells nothing else', async () => {
    google.busy.set('boss@example.org', [nine]);
    const [block, ...more] = (await whole().listOwnEvents(FRIDAY)).events;
    expect(more).toEqual([]);
    expect(block).toMatchObject({ title: undefined, calendar: { access: 'free-busy' }, attendees: [] });
    expect(busyIntervals(block ? [block] : [], 'UTC')).toEqual([nine]);
    expect(google.asked).not.toContain('list boss@example.org');
  });

  it('is not busy a second time with the very meeting of the owner', async () => {
    google.busy.set('boss@example.org', [nine]);
    there('primary', 'with the boss', '09:00', '10:00');
    expect(await shown()).toEqual(['with the boss: with the boss']);
  });

  it('cannot be changed, and says so instead of “gone”', async () => {
    google.busy.set('boss@example.org', [nine]);
    const [block] = (await whole().listOwnEvents(FRIDAY)).events;
    await expect(whole().getOwnEvent(block?.id ?? '')).rejects.toMatchObject({
      kind: 'read-only',
      calendar: 'The boss',
    });
  });

  it('of a private event in a shared calendar no more is known either', async () => {
    there('ana@example.org', 'secret', '09:00', '10:00', { title: undefined });
    const [secret] = (await whole().listOwnEvents(FRIDAY)).events;
    expect(secret?.calendar?.access).toBe('free-busy');
  });
});

describe('a calendar that does not answer', () => {
  it('is unknown, while the others are listed', async () => {
    there('primary', 'dentist', '09:00', '10:00');
    there('work@group', 'review', '11:00', '12:00');
    for (const kind of ['unavailable', 'rate-limited', 'forbidden', 'invalid'] as const) {
      google.broken.set('team@group', kind);
      const calendars = whole();
      expect(await shown(calendars)).toEqual(['dentist: dentist', 'review/work@group: review']);
      expect(calendars.unread).toEqual([{ id: 'team@group', name: 'Team' }]);
    }
  });

  it('is unknown when it shows only when it is taken, too', async () => {
    google.broken.set('boss@example.org', 'unavailable');
    const calendars = whole();
    await shown(calendars);
    expect(calendars.unread).toEqual([{ id: 'boss@example.org', name: 'The boss' }]);
  });

  it('is all of them when not even their list can be had', async () => {
    google.broken.set('list', 'unavailable');
    const calendars = whole();
    await shown(calendars);
    expect(calendars.unread).toEqual([{ id: undefined, name: undefined }]);
  });

  it('was perhaps just unsubscribed: then it is not unknown', async () => {
    await shown();
    google.others = google.others.filter((one) => one !== WORK);
    const calendars = whole();
    await shown(calendars);
    expect(calendars.unread).toEqual([]);
    expect(google.asked.filter((one) => one === 'calendars')).toHaveLength(2);
  });

  it('ends everything when the primary one does not, or the grant is gone', async () => {
    google.broken.set('team@group', 'reconnect-needed');
    await expect(shown()).rejects.toMatchObject({ kind: 'reconnect-needed' });
    google.broken.clear();
    google.broken.set('primary', 'unavailable');
    await expect(shown()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('writing to another calendar', () => {
  const draft = { key: 'abcde', title: 'New', start: fridayAt('15:00'), end: fridayAt('16:00') };
  const create = () => createEvent(whole(), { calendarId: 'team@group', draft, notify: 'nobody' });

  it('happens there, once, however often it is tried and whatever gets lost', async () => {
    google.around = async (moment) => {
      google.isAway = moment === 'after';
    };
    await expect(create()).rejects.toMatchObject({ kind: 'unavailable', ambiguous: true });
    google.isAway = false;
    google.around = async () => undefined;
    const { event, wasThere } = await create();
    expect([event.id, wasThere]).toEqual(['abcde/team@group', true]);
    expect(google.shown('u', 'team@group')).toEqual(['New 2026-11-20T14:00:00.000Z']);
    expect(google.shown('u')).toEqual([]);
  });

  it('is done although the list of calendars cannot be had afterwards', async () => {
    google.broken.set('list', 'unavailable');
    expect((await create()).event.id).toBe('abcde/team@group');
  });

  it('is refused by name where the owner may only look', async () => {
    const wanted = { calendarId: 'ana@example.org', draft, notify: 'nobody' } as const;
    await expect(createEvent(whole(), wanted)).rejects.toMatchObject({ kind: 'read-only', calendar: 'Ana' });
  });

  it('in a calendar that is no longer there is neither done nor “gone already”', async () => {
    const { event } = await create();
    google.others = [];
    await expect(deleteEvent(whole(), { event, scope: 'one', notify: 'nobody' })).rejects.toMatchObject({
      kind: 'calendar-lost',
    });
  });
});

describe('what it costs', () => {
  const sixty = Array.from({ length: 60 }, (_, index) =>
    anotherCalendar(`c${index}@group`, `Calendar ${index}`),
  );

  it('one turn reads each of sixty calendars once, whatever is asked in it, and the next one reads again', async () => {
    google.others = sixty;
    there('c59@group', 'last', '09:00', '10:00');
    for (const turnId of ['one', 'one', 'two']) {
      expect(await shown(whole(turnId))).toEqual(['last/c59@group: last']);
      await whole(turnId).listOwnEvents({ from: FRIDAY.from, to: FRIDAY.to + 60 * DAY });
    }
    const count = (what: string) => google.asked.filter((one) => one === what).length;
    expect([count('calendars'), count('list c59@group'), count('list')]).toEqual([1, 2, 6]);
  });

  it('sixty that show only when they are taken are asked about together', async () => {
    google.others = sixty.map((one) => ({ ...one, access: 'free-busy' }));
    await shown(whole('one'));
    expect(google.asked.toSorted()).toEqual(['busy', 'calendars', 'list']);
  });

  it('asks for the list once more, however many calendars fail', async () => {
    google.others = sixty.map((one, index) => (index % 2 ? { ...one, access: 'free-busy' } : one));
    for (const { id } of google.others) google.broken.set(id, 'forbidden');
    const calendars = whole('one');
    await shown(calendars);
    expect(calendars.unread).toHaveLength(60);
    expect(google.asked.filter((one) => one === 'calendars')).toHaveLength(2);
    expect(whole('one').unread).toHaveLength(60);
    expect(whole('two').unread).toEqual([]);
  });

  it('sees its own change within a turn, and a calendar that was ticked a minute ago', async () => {
    google.others = [WORK];
    await shown(whole('one'));
    const draft = { key: 'abcde', title: 'New', start: fridayAt('15:00'), end: fridayAt('16:00') };
    await createEvent(whole('one'), { calendarId: WORK.id, draft, notify: 'nobody' });
    expect(await shown(whole('one'))).toEqual(['abcde/work@group: New']);
    google.others = [WORK, TEAM];
    there('team@group', 'release', '16:00', '17:00');
    clock.advance(61_000);
    expect(await shown(whole('two'))).toEqual(['abcde/work@group: New', 'release/team@group: release']);
  });
});

describe('the night in which the clocks change', () => {
  // In Madrid the 25th of October 2026 has 25 hours.
  const zone = 'Europe/Madrid';
  const sunday = {
    from: parseDateTime('2026-10-25T00:00', zone),
    to: parseDateTime('2026-10-26T00:00', zone),
  };

  it('a day has its own events only, also of a calendar in another zone', async () => {
    const add = (id: string, more: Pick<CalendarEvent, 'start' | 'end'>) =>
      google.add('u', { id, title: id, calendarId: 'work@group', ...more });
    add('sunday', { start: onDate('2026-10-25'), end: onDate('2026-10-26') });
    add('monday', { start: onDate('2026-10-26'), end: onDate('2026-10-27') });
    const at = (text: string) => timed(parseDateTime(text, 'America/New_York'), 'America/New_York');
    add('late', { start: at('2026-10-25T18:30'), end: at('2026-10-25T18:45') });
    add('later', { start: at('2026-10-25T19:00'), end: at('2026-10-25T19:30') });
    const { events } = await whole().listOwnEvents(sunday);
    expect(events.map(({ title }) => title)).toEqual(['sunday', 'late']);
  });
});
