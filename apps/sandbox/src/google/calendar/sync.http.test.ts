import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiEvent, type CalendarClient, calendarOf, timedEvent } from '../../../test/calendar-client.ts';
import { control } from '../../../test/google-client.ts';
import { startTestSandbox, type TestSandbox } from '../../../test/start-test-sandbox.ts';

let sandbox: TestSandbox;
let count = 0;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  // Small pages, so that every listing also proves the paging.
  await control(sandbox.url, 'google/paging', { page_size: 3 });
});
afterAll(() => sandbox.close());

/** One thing that somebody does; the numbers choose among what exists at that moment. */
type Step =
  | { kind: 'insert'; day: number; rule: string | undefined }
  | { kind: 'move' | 'rename' | 'delete'; which: number; instance: number; day: number }
  | { kind: 'repeat'; which: number; rule: string }
  | { kind: 'sync' };

const day = fc.integer({ min: 1, max: 28 });
const rule = fc.constantFrom(
  'RRULE:FREQ=DAILY;COUNT=5',
  'RRULE:FREQ=WEEKLY;BYDAY=MO,TH',
  'RRULE:FREQ=DAILY;INTERVAL=3;UNTIL=20260620T235959Z',
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), day, rule: fc.option(rule, { nil: undefined }) }),
  fc.record({
    kind: fc.constantFrom('move' as const, 'rename' as const, 'delete' as const),
    which: fc.nat(9),
    instance: fc.integer({ min: -1, max: 4 }),
    day,
  }),
  fc.record({ kind: fc.constant('repeat' as const), which: fc.nat(9), rule }),
  fc.record({ kind: fc.constant('sync' as const) }),
);

const date = (number: number): string => `2026-06-${String(number).padStart(2, '0')}`;
const WINDOW = { timeMin: '2026-05-25T00:00:00Z', timeMax: '2026-07-10T00:00:00Z' };

/** The id of an existing event, or of one of its instances when it is a series. */
const target = async (person: CalendarClient, ids: readonly string[], which: number, instance: number) => {
  const id = ids[which % ids.length];
  if (id === undefined || instance < 0) return id;
  const event = (await person.get(id)).body;
  if (event.recurrence === undefined || event.status === 'cancelled') return id;
  const { items } = (await person.instances(id, WINDOW)).body;
  return items[instance % Math.max(items.length, 1)]?.id ?? id;
};

const perform = async (person: CalendarClient, ids: string[], action: Step): Promise<void> => {
  if (action.kind === 'sync') return;
  if (action.kind === 'insert') {
    const more = action.rule === undefined ? {} : { recurrence: [action.rule] };
    ids.push((await person.insert(timedEvent(date(action.day), '09:00', '10:00', more))).body.id);
    return;
  }
  const id = await target(person, ids, action.which, action.kind === 'repeat' ? -1 : action.instance);
  if (id === undefined) return;
  // Refusals (already deleted, nothing to repeat) are part of life and must change nothing.
  if (action.kind === 'delete') await person.remove(id);
  else if (action.kind === 'rename') await person.patch(id, { summary: `Named on ${action.day}` });
  else if (action.kind === 'repeat') await person.patch(id, { recurrence: [action.rule] });
  else {
    const { start, end } = timedEvent(date(action.day), '12:00', '13:00');
    await person.patch(id, { start, end });
  }
};

const essence = ({ id, summary, start, end }: ApiEvent) => ({ id, summary, start, end });
const sorted = (events: Iterable<ApiEvent>) =>
  [...events].map(essence).sort((a, b) => (a.id < b.id ? -1 : 1));

/** What a client knows that only ever applies changes to what it first saw. */
const createReplica = (person: CalendarClient, query: Record<string, string | boolean>) => {
  const known = new Map<string, ApiEvent>();
  let syncToken: string | undefined;
  return {
    known,
    update: async () => {
      const { singleEvents } = query;
      const answer = await person.listAll(
        syncToken === undefined ? query : { syncToken, ...(singleEvents !== undefined && { singleEvents }) },
      );
      for (const event of answer.items) {
        if (event.status === 'cancelled') known.delete(event.id);
        else known.set(event.id, event);
      }
      syncToken = answer.syncToken;
    },
  };
};

it.each([
  ['expanded', { singleEvents: true, ...WINDOW }],
  ['as series', {}],
])('a replica kept by sync tokens (%s) equals a fresh listing', async (_name, query) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      count += 1;
      const person = await calendarOf(sandbox.url, `replica.${count}@example.net`);
      const replica = createReplica(person, query);
      const ids: string[] = [];
      for (const action of steps) {
        await perform(person, ids, action);
        if (action.kind === 'sync') await replica.update();
      }
      await replica.update();
      const fresh = (await person.listAll(query)).items.filter((event) => event.status !== 'cancelled');
      const inWindow = (event: ApiEvent) =>
        !('timeMin' in query) ||
        ((event.start.dateTime ?? '') < WINDOW.timeMax && (event.end.dateTime ?? '') > WINDOW.timeMin);
      expect(sorted([...replica.known.values()].filter(inWindow))).toEqual(sorted(fresh));
    }),
    { numRuns: 20 },
  );
});

it('inserting the same id at the same time succeeds once', async () => {
  const person = await calendarOf(sandbox.url, 'race@example.net');
  const event = timedEvent('2026-06-02', '09:00', '10:00', { id: 'race00001' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.insert(event)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
});

it('a reader who syncs during writes misses nothing', async () => {
  const person = await calendarOf(sandbox.url, 'busy@example.net');
  const replica = createReplica(person, {});
  let writing = true;
  const writers = Promise.all(
    Array.from({ length: 4 }, async (_value, writer) => {
      for (let number = 0; number < 10; number += 1) {
        const event = timedEvent(date(1 + number), `0${writer + 1}:00`, `0${writer + 2}:00`);
        expect((await person.insert(event)).status).toBe(200);
      }
    }),
  ).finally(() => {
    writing = false;
  });
  while (writing) await replica.update();
  await writers;
  await replica.update();
  expect(replica.known.size).toBe(40);
});
