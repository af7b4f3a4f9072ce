import { context, trace } from '@opentelemetry/api';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { googleError } from './test/scripted-google.ts';
import { addSignedInUser } from './test/signed-in-user.ts';
import { createWorkspaceUnderTest, type WorkspaceUnderTest } from './test/workspace.ts';

interface EndedSpan {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
  readonly events: readonly unknown[];
  readonly status: unknown;
}

const spans: EndedSpan[] = [];
let under: WorkspaceUnderTest;
beforeAll(async () => {
  const provider = new TracerProvider({
    spanProcessors: [
      {
        onStart: () => undefined,
        onEnd: (span) => void spans.push(span as unknown as EndedSpan),
        forceFlush: async () => undefined,
        shutdown: async () => undefined,
      },
    ],
  });
  trace.setGlobalTracerProvider(provider);
  under = await createWorkspaceUnderTest();
});
afterAll(async () => {
  trace.disable();
  context.disable();
  await under.close();
});

it('every call to Google has a span that names the call, and neither a person nor a token', async () => {
  const userId = await addSignedInUser(under.database.db, under.secrets, {
    expiresInMs: -1,
    refreshToken: 'refresh-secret',
  });
  under.google.on('GET', /\/calendars\/[^/]+\/events/, () => ({ body: { items: [] } }));
  under.google.on('GET', /\/calendars\/[^/]+\/events\/[^/]+/, () => googleError(404, 'notFound'));
  under.google.sequence('POST', /\/freeBusy/, undefined, { body: { calendars: {} } });
  const calendars = under.workspace.calendars.forUser(userId);
  await calendars.listEvents({ calendarId: 'ann@private.example', from: 0, to: 1000 });
  await calendars.getEvent('ann@private.example', 'event-of-ann').catch(() => undefined);
  await calendars.freeBusy({ ids: ['ann@private.example'], start: 0, end: 1000 });
  expect(spans.map(({ name }) => name)).toEqual([
    'google discovery',
    'google token refresh',
    'google calendar events.list',
    'google calendar events.get',
    'google calendar freebusy.query',
    'google calendar freebusy.query',
  ]);
  const recorded = JSON.stringify(
    spans.map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
  );
  expect(recorded).not.toMatch(/ann@|event-of-ann|access-\d|refresh-secret/);
});

it('what Google refuses within a turn is reported with whose turn it was; what nobody waits for is not', async () => {
  const userId = await addSignedInUser(under.database.db, under.secrets, {});
  under.google.on('GET', /\/calendars\/[^/]+\/events/, () => googleError(500, 'backendError'));
  const look = (turnId?: string) =>
    under.workspace.calendars
      .forUser(userId, turnId ? { turnId } : {})
      .listEvents({ calendarId: 'primary', from: 0, to: 1000 });
  await expect(look()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(under.reported).toEqual([]);
  await expect(look('turn-1')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(under.reported).toMatchObject([
    {
      error: { message: 'google calendar events.list answered 500' },
      about: { user_id: userId, turn_id: 'turn-1', operation: 'google calendar events.list' },
    },
  ]);
  under.google.on('GET', /\/calendars\/[^/]+\/events/, () => googleError(404, 'notFound'));
  await expect(look('turn-2')).rejects.toMatchObject({ kind: 'not-found' });
  expect(under.reported).toHaveLength(1);
});
