import { expect, it } from 'vitest';
import type { EventFact } from '../values/values.ts';
import { eventsOf, NEW_CONVERSATION, withDone, withFocus, withList } from './conversation.ts';

const event = (id: string, extra: Partial<EventFact> = {}): EventFact => ({
  id,
  title: `Event ${id}`,
  start: { kind: 'timed', at: 0, zone: 'UTC' },
  end: { kind: 'timed', at: 3_600_000, zone: 'UTC' },
  guests: [],
  repeats: false,
  ...extra,
});

it('what is spoken of comes first, once, and what was before it stays behind it', () => {
  const talk = withFocus(withFocus(NEW_CONVERSATION, [event('a')]), [event('b')]);
  expect(withFocus(talk, [event('a')]).focus.map(({ id }) => id)).toEqual(['a', 'b']);
});

it("'him' or 'her' can refer to the people of an event", () => {
  const talk = withFocus(NEW_CONVERSATION, [event('a', { guests: [{ email: 'ida@example.org' }] })]);
  expect(talk.people).toMatchObject([{ email: 'ida@example.org' }]);
});

it('stays small, however much hangs on the events that were spoken of', () => {
  const heavy = (id: string) =>
    event(id, {
      title: 'x'.repeat(2000),
      note: 'n'.repeat(8000),
      place: 'p'.repeat(4000),
      guests: Array.from({ length: 300 }, (_, index) => ({
        email: `guest${index}@example.org`,
        name: 'Somebody With A Very Long Name '.repeat(8),
      })),
    });
  let talk = NEW_CONVERSATION;
  for (let turn = 0; turn < 50; turn += 1) {
    const events = Array.from({ length: 30 }, (_, index) => heavy(`${turn}-${index}`));
    talk = withFocus(talk, events);
    talk = withList(
      talk,
      events.map((one, index) => ({ ref: String(index), event: one })),
    );
    talk = withDone(talk, {
      call: `call${turn}`,
      wish: { tool: 'update_event', input: { event_id: 'a' } },
      changes: [{ did: 'changed', before: heavy('a'), after: heavy('a'), scope: 'this' }],
    });
  }
  expect(JSON.stringify(talk).length).toBeLessThan(16_000);
});

it('a change leaves behind the events as they are now', () => {
  expect(
    eventsOf([
      { did: 'created', after: event('a'), recurrence: [] },
      { did: 'cancelled', before: event('b'), scope: 'this' },
    ]).map(({ id }) => id),
  ).toEqual(['a']);
});
