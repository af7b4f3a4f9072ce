import { parseDateTime, timed } from '@catch/scheduling';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarTalk } from '../../../test/calendar-talk.ts';
import { anotherCalendar } from '../../../test/memory-calendar.ts';
import type { Calendar, CalendarEvent } from '../calendar/index.ts';

/** With our own reader and manager: what a person without a model of their own reads. */
const talk = calendarTalk();
const { google, say } = talk;
let userId = '';
let counter = 0;

const calendar = (name: string, more: Partial<Calendar> = {}): Calendar => {
  const made = anotherCalendar(`${++counter}@group`, name, more);
  google.others.push(made);
  return made;
};
/** On Thursday, by the clock of Madrid. */
const at = (clock: string) => timed(parseDateTime(`2026-11-19T${clock}`, 'Europe/Madrid'), 'Europe/Madrid');
const add = (
  where: Calendar | undefined,
  title: string,
  from: string,
  to: string,
  more: Partial<CalendarEvent> = {},
) =>
  google.add(userId, {
    id: `e${++counter}`,
    title,
    calendarId: where?.id ?? 'primary',
    start: at(from),
    end: at(to),
    ...more,
  });

beforeEach(async () => {
  userId = await talk.harness.createUser();
  google.others = [];
  google.busy.clear();
  google.broken.clear();
  google.asked.length = 0;
});

describe('reading', () => {
  it('tells what lies in every selected calendar, and in which', async () => {
    add(undefined, 'Dentist', '09:00', '10:00');
    add(calendar('Personal'), 'Yoga', '18:00', '19:00');
    const boss = calendar('Boss', { access: 'free-busy' });
    google.busy.set(boss.id, [{ start: at('12:00').at, end: at('13:00').at }]);
    const said = await say(userId, 'What do I have on Thursday?');
    expect(said).toContain('Dentist');
    expect(said).toContain('Yoga (in “Personal”)');
    expect(said).toMatch(/12:00–13:00 Busy/);
    expect(await say(userId, 'When is yoga?')).toMatch(/Yoga, Thu 19 Nov, 18:00/);
  });

  it('says what it could not look into, and does not call that free', async () => {
    const broken = calendar('Personal');
    google.broken.set(broken.id, 'unavailable');
    expect(await say(userId, 'What do I have on Thursday?')).toMatch(/couldn't check “Personal”/);
    const said = await say(userId, 'Am I free on Thursday at 3pm?');
    expect(said).not.toMatch(/^Yes/);
    expect(said).toMatch(/couldn't check “Personal”/);
    google.broken.set('list', 'unavailable');
    talk.harness.clock.advance(120_000);
    expect(await say(userId, 'Am I free on Thursday at 3pm?')).toMatch(/your other calendars/);
  });

  it('does not say that there is no such event without saying where it could not look', async () => {
    google.broken.set(calendar('Personal').id, 'unavailable');
    for (const words of [
      'When is the dentist?',
      'Cancel the dentist on Thursday',
      'Move the dentist to Thursday at 4pm',
    ])
      expect(await say(userId, words)).toMatch(/find an event like .*“Personal”, which I couldn't check/);
    expect(await say(userId, 'What time is it in Tokyo?')).not.toMatch(/couldn't check/);
  });

  it('is not free where another calendar is taken', async () => {
    add(calendar('Personal'), 'Yoga', '15:00', '16:00');
    expect(await say(userId, 'Am I free on Thursday at 3pm?')).toMatch(/Not free: Yoga/);
  });
});

describe('changing', () => {
  it('moves and takes back in the calendar where it lies, once', async () => {
    const work = calendar('Work');
    add(work, 'Review', '10:00', '11:00');
    expect(await say(userId, 'Move the review to Thursday at 4pm')).toMatch(/16:00–17:00.*\(in “Work”\)/);
    expect(google.shown(userId, work.id)).toEqual(['Review 2026-11-19T15:00:00.000Z']);
    expect(await say(userId, 'undo that')).toMatch(/Undone/);
    expect(google.shown(userId, work.id)).toEqual(['Review 2026-11-19T09:00:00.000Z']);
    expect(google.shown(userId)).toEqual([]);
  });

  it('refuses where the owner may only look, by the name of the calendar', async () => {
    const shared = calendar('Ana', { access: 'read' });
    add(shared, 'Pottery', '10:00', '11:00');
    expect(await say(userId, 'Cancel pottery on Thursday')).toMatch(/only view “Ana”/);
    expect(google.shown(userId, shared.id)).toHaveLength(1);
  });

  it('“everything” is what is the owner’s own, never a colleague’s', async () => {
    add(undefined, 'Dentist', '09:00', '10:00');
    add(calendar('Ana', { access: 'write' }), 'Pottery', '10:00', '11:00');
    const said = await say(userId, 'Cancel everything on Thursday');
    expect(said).toContain('Dentist');
    expect(said).not.toContain('Pottery');
  });

  it('asks before booking over what lies in another calendar', async () => {
    add(calendar('Personal'), 'Yoga', '15:00', '16:00');
    expect(await say(userId, 'Book a haircut on Thursday at 3pm')).toMatch(/Overlaps with Yoga.*anyway\?/);
    expect(google.shown(userId)).toEqual([]);
  });

  it('asks where it could not look, and says why', async () => {
    google.broken.set(calendar('Personal').id, 'rate-limited');
    const said = await say(userId, 'Book a haircut on Thursday at 3pm');
    expect(said).toMatch(/I couldn't check “Personal”.*Book Haircut/);
    expect(google.shown(userId)).toEqual([]);
  });

  it('makes it in the calendar that the person names', async () => {
    const band = calendar('Band');
    expect(await say(userId, 'Add rehearsal on Thursday at 7pm to my band calendar')).toMatch(
      /Booked: Rehearsal, .*\(in “Band”\)/,
    );
    expect(google.shown(userId, band.id)).toEqual(['Rehearsal 2026-11-19T18:00:00.000Z']);
    expect(google.shown(userId)).toEqual([]);
    expect(await say(userId, 'move it to 8pm')).toMatch(/20:00/);
    expect(google.shown(userId, band.id)).toEqual(['Rehearsal 2026-11-19T19:00:00.000Z']);
  });

  it('… also by its bare name, and next to a reminder', async () => {
    const band = calendar('Band');
    const said = await say(userId, 'Add rehearsal on Thursday at 7pm in Band and remind me an hour before');
    expect(said).toMatch(/Booked: Rehearsal, .*\(in “Band”\)/);
    expect(said).toMatch(/18:00/);
    expect(google.shown(userId, band.id)).toEqual(['Rehearsal 2026-11-19T18:00:00.000Z']);
  });

  it('moves nothing from one to another, and says so', async () => {
    calendar('Band');
    await say(userId, 'Add rehearsal on Thursday at 7pm');
    for (const words of [
      'can you put that into Band instead',
      'and it should be in my Band calendar not work',
    ])
      expect(await say(userId, words)).toMatch(/can't move an event to another calendar/);
    expect(google.shown(userId)).toEqual(['Rehearsal 2026-11-19T18:00:00.000Z']);
  });
});

it('costs a turn one look into each other calendar, and one at their list', async () => {
  for (let index = 0; index < 5; index += 1) calendar(`Calendar ${index}`);
  await say(userId, 'Book a haircut on Thursday at 3pm');
  const others = google.asked.filter((one) => one.includes('@group'));
  expect(others.toSorted()).toEqual([...new Set(others)].toSorted());
  expect(others).toHaveLength(5);
  expect(google.asked.filter((one) => one === 'calendars')).toHaveLength(1);
});
