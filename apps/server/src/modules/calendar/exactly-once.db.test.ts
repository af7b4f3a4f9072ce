import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { timed } from '@catch/scheduling';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChildOrder } from '../../adapters/google/test/create-in-a-child.ts';
import { addEventStore, type EventStore } from '../../adapters/google/test/event-store.ts';
import { addSignedInUser } from '../../adapters/google/test/signed-in-user.ts';
import { createWorkspaceUnderTest, type WorkspaceUnderTest } from '../../adapters/google/test/workspace.ts';
import {
  createEvent,
  creationKey,
  deleteEvent,
  isCalendarError,
  type UserCalendars,
  updateEvent,
} from './index.ts';

/** Real Postgres, the real adapter over real HTTP, a small store of events behind it that loses things on the way. */
let under: WorkspaceUnderTest;
let userId: string;
let calendars: UserCalendars;
let store: EventStore;

beforeAll(async () => {
  under = await createWorkspaceUnderTest();
  userId = await addSignedInUser(under.database.db, under.secrets);
});
afterAll(() => under.close());
beforeEach(() => {
  under.google.reset();
  store = addEventStore(under.google, { keepsStamps: true });
  calendars = under.workspace.calendars.forUser(userId);
});

const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 3, 10);
const draftFor = (toolCallId: string, title = 'Lunch') => ({
  key: creationKey(userId, toolCallId),
  title,
  start: timed(START, 'Europe/Madrid'),
  end: timed(START + HOUR, 'Europe/Madrid'),
  attendees: [{ email: 'guest@example.org' }],
});
const create = (toolCallId: string, title?: string) =>
  createEvent(calendars, { calendarId: 'primary', draft: draftFor(toolCallId, title), notify: 'everyone' });
const live = () => [...store.events.values()].filter(({ status }) => status !== 'cancelled');
const trouble = fc.constantFrom('lost-request', 'lost-response', 'server-error', 'rate-limit', 'works');

describe('creating', () => {
  it('makes one event in 1,000 calls that meet every kind of trouble, however often they are repeated', async () => {
    let call = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(trouble, { maxLength: 8 }), async (troubles) => {
        call += 1;
        const name = `call-${call}`;
        store.trouble.splice(0, store.trouble.length, ...troubles);
        // Like a job: called again until it reports that it is done.
        for (let attempt = 1; ; attempt += 1) {
          try {
            const { event } = await create(name);
            expect(event.id).toBe(creationKey(userId, name));
            break;
          } catch (error) {
            if (!isCalendarError(error, 'unavailable') || attempt > 10) throw error;
          }
        }
        store.trouble.length = 0;
        expect((await create(name)).wasThere).toBe(true);
        expect(store.events.size).toBe(call);
      }),
      { numRuns: 1000 },
    );
    expect(live()).toHaveLength(1000);
  }, 120_000);

  it('makes one event when ten processes do it at once', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => create('together')));
    expect(results.filter(({ wasThere }) => !wasThere)).toHaveLength(1);
    expect(live()).toHaveLength(1);
  });

  it('knows its event again after somebody moved it', async () => {
    await create('moved');
    const id = creationKey(userId, 'moved');
    await calendars.patchEvent(
      'primary',
      id,
      { title: 'Dinner', start: timed(START + HOUR, 'UTC') },
      { notify: 'nobody' },
    );
    expect(await create('moved')).toMatchObject({ wasThere: true, event: { title: 'Dinner' } });
  });

  it('does not make it again after somebody deleted it', async () => {
    const { event } = await create('deleted');
    await deleteEvent(calendars, { event, scope: 'one', notify: 'nobody' });
    await expect(create('deleted')).rejects.toMatchObject({ kind: 'gone' });
    expect(live()).toHaveLength(0);
  });

  it('does not take another intent for its own', async () => {
    await create('same id');
    await expect(create('same id', 'Breakfast')).rejects.toMatchObject({ kind: 'duplicate' });
  });

  it('compares fields where a service keeps no stamps', async () => {
    under.google.reset();
    store = addEventStore(under.google, { keepsStamps: false });
    store.trouble.push('lost-response');
    expect(await create('plain')).toMatchObject({ wasThere: true });
    expect(await create('plain')).toMatchObject({ wasThere: true });
    await expect(create('plain', 'Breakfast')).rejects.toMatchObject({ kind: 'duplicate' });
    expect(live()).toHaveLength(1);
  });

  it('says that it does not know when it cannot know', async () => {
    store.trouble.push('lost-response', ...Array<'lost-request'>(20).fill('lost-request'));
    await expect(create('unknown')).rejects.toMatchObject({ kind: 'unavailable', ambiguous: true });
    store.trouble.length = 0;
    expect(await create('unknown')).toMatchObject({ wasThere: true });
  });
});

describe('a process that is killed', () => {
  const script = join(import.meta.dirname, '../../adapters/google/test/create-in-a-child.ts');
  const startChild = (toolCallId: string, waitBeforeCommit: boolean): ChildProcess => {
    const order: ChildOrder = {
      databaseUrl: under.database.url,
      key: under.keys[0]?.key.toString('base64') ?? '',
      issuer: under.google.issuer,
      calendarUrl: under.google.calendarUrl,
      userId,
      toolCallId,
      waitBeforeCommit,
    };
    return fork(script, {
      env: { ...process.env, CHILD_ORDER: JSON.stringify(order) },
      execArgv: [],
      stdio: 'ignore',
    });
  };
  const ended = (child: ChildProcess) =>
    new Promise<NodeJS.Signals | number | null>((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? code)),
    );
  const committed = (toolCallId: string) =>
    under.database.db
      .selectFrom('installation')
      .select('value')
      .where('name', '=', toolCallId)
      .executeTakeFirst();

  it.each(['while Google has done the work and not answered', 'between the answer and our commit'])(
    'leaves one event: %s',
    async (when) => {
      const toolCallId = `killed ${when}`;
      const first = startChild(toolCallId, true);
      const firstEnd = ended(first);
      if (when.startsWith('while'))
        store.onDone = async ({ method }) => void (method === 'POST' && first.kill('SIGKILL'));
      else first.once('message', () => first.kill('SIGKILL'));
      expect(await firstEnd).toBe('SIGKILL');
      expect(await committed(toolCallId)).toBeUndefined();
      expect(live()).toHaveLength(1);

      store.onDone = async () => undefined;
      expect(await ended(startChild(toolCallId, false))).toBe(0);
      const row = await committed(toolCallId);
      expect(JSON.parse(row?.value ?? '{}')).toEqual({ id: creationKey(userId, toolCallId), wasThere: true });
      expect(live()).toHaveLength(1);
    },
    120_000,
  );
});

describe('changing one', () => {
  const moved = {
    start: timed(START + 2 * HOUR, 'Europe/Madrid'),
    end: timed(START + 3 * HOUR, 'Europe/Madrid'),
  };

  it('happens once and is recognised when its answer was lost, or when the process died before noting it', async () => {
    const { event } = await create('change');
    const change = () =>
      updateEvent(calendars, {
        event,
        series: undefined,
        scope: 'one',
        changes: moved,
        notify: 'everyone',
        newSeriesKey: 'x',
      });
    store.trouble.push('lost-response');
    expect(await change()).toMatchObject({ start: { at: START + 2 * HOUR } });
    // The same call again, with the etag that was seen at first.
    expect(await change()).toMatchObject({ start: { at: START + 2 * HOUR } });
    expect(under.google.requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2);
  });

  it('is tried again when the request was lost', async () => {
    const { event } = await create('lost change');
    store.trouble.push('lost-request');
    const changed = await updateEvent(calendars, {
      event,
      series: undefined,
      scope: 'one',
      changes: moved,
      notify: 'everyone',
      newSeriesKey: 'x',
    });
    expect(changed).toMatchObject({ start: { at: START + 2 * HOUR } });
  });

  it('does not overwrite what somebody else changed meanwhile', async () => {
    const { event } = await create('contested');
    await calendars.patchEvent('primary', event.id, { title: 'Theirs' }, { notify: 'nobody' });
    await expect(
      updateEvent(calendars, {
        event,
        series: undefined,
        scope: 'one',
        changes: { title: 'Ours' },
        notify: 'everyone',
        newSeriesKey: 'x',
      }),
    ).rejects.toMatchObject({ kind: 'conflict' });
    await expect(deleteEvent(calendars, { event, scope: 'one', notify: 'nobody' })).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect(live()).toMatchObject([{ summary: 'Theirs' }]);
  });
});
