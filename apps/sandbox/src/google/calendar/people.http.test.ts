import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApiError,
  type ApiEvent,
  type CalendarClient,
  calendarOf,
  timedEvent,
} from '../../../test/calendar-client.ts';
import { control } from '../../../test/google-client.ts';
import { startTestSandbox, type TestSandbox } from '../../../test/start-test-sandbox.ts';

let sandbox: TestSandbox;
let ana: CalendarClient;
let ben: CalendarClient;
let cleo: CalendarClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  ana = await calendarOf(sandbox.url, 'ana@example.net');
  ben = await calendarOf(sandbox.url, 'ben@example.net');
  cleo = await calendarOf(sandbox.url, 'cleo@example.net');
});
afterAll(() => sandbox.close());

const GUESTS = [
  { email: 'ben@example.net' },
  { email: 'cleo@example.net' },
  { email: 'outside@elsewhere.test' },
];
const invite = async (more: Record<string, unknown> = {}, query = {}) =>
  (await ana.insert(timedEvent('2026-06-02', '09:00', '10:00', { attendees: GUESTS, ...more }), query)).body;
const answerOf = (event: ApiEvent, email: string) =>
  event.attendees?.find((attendee) => attendee.email === email)?.responseStatus;
const answering = (event: ApiEvent, email: string, responseStatus: string) => ({
  attendees: event.attendees?.map((attendee) =>
    attendee.email === email ? { ...attendee, responseStatus } : attendee,
  ),
});
const mails = async (eventId: string) => {
  const response = await fetch(`${sandbox.url}/_control/mails?limit=1000`);
  const { mails: all } = (await response.json()) as {
    mails: { kind: string; recipient: string; event_id: string }[];
  };
  return all
    .filter((mail) => mail.event_id === eventId)
    .map((mail) => `${mail.kind} ${mail.recipient}`)
    .sort();
};

describe('guests', () => {
  it('have their own copy with themselves marked', async () => {
    const event = await invite({ colorId: '5' });
    const { body: copy } = await ben.get(event.id);
    expect(copy).toMatchObject({
      id: event.id,
      summary: 'Something',
      organizer: { email: 'ana@example.net' },
    });
    expect(copy.organizer.self).toBeUndefined();
    expect(copy.colorId).toBeUndefined();
    expect(copy.attendees?.filter((attendee) => attendee.self).map((attendee) => attendee.email)).toEqual([
      'ben@example.net',
    ]);
  });

  it('answer on their copy and everybody sees it', async () => {
    const event = await invite();
    const { body: copy } = await ben.get(event.id);
    const answered = await ben.patch(event.id, answering(copy, 'ben@example.net', 'tentative'));
    expect(answered.status).toBe(200);
    for (const person of [ana, ben, cleo]) {
      expect(answerOf((await person.get(event.id)).body, 'ben@example.net')).toBe('tentative');
    }
  });

  it('cannot change what is shared, but colour and reminders are theirs', async () => {
    const event = await invite();
    const refused = await ben.patch(event.id, { summary: 'Mine now' });
    expect((refused.body as unknown as ApiError).error.errors[0]?.reason).toBe('forbiddenForNonOrganizer');
    expect(refused.status).toBe(403);
    expect((await ben.patch(event.id, { colorId: '7' })).body.colorId).toBe('7');
    expect((await ana.patch(event.id, { summary: 'Renamed' })).status).toBe(200);
    expect((await ben.get(event.id)).body).toMatchObject({ summary: 'Renamed', colorId: '7' });
    expect((await ana.get(event.id)).body.colorId).toBeUndefined();
  });

  it('leave by deleting, and are not pulled back by later changes', async () => {
    const event = await invite();
    expect((await ben.remove(event.id)).status).toBe(204);
    expect(answerOf((await ana.get(event.id)).body, 'ben@example.net')).toBe('declined');
    await ana.patch(event.id, { location: 'Somewhere' });
    expect((await ben.get(event.id)).body.status).toBe('cancelled');
    expect((await cleo.get(event.id)).body).toMatchObject({ status: 'confirmed', location: 'Somewhere' });
  });

  it('lose the event when they are removed or it is deleted', async () => {
    const event = await invite();
    await ana.patch(event.id, { attendees: [{ email: 'cleo@example.net' }] });
    expect((await ben.get(event.id)).body.status).toBe('cancelled');
    await ana.remove(event.id);
    expect((await cleo.get(event.id)).body.status).toBe('cancelled');
  });

  it('answer for one instance of a series, and can be left out of one', async () => {
    const event = await invite({ recurrence: ['RRULE:FREQ=DAILY;COUNT=3'] });
    const second = `${event.id}_20260603T070000Z`;
    const { body: copy } = await ben.get(second);
    await ben.patch(second, answering(copy, 'ben@example.net', 'declined'));
    expect(answerOf((await ana.get(second)).body, 'ben@example.net')).toBe('declined');
    expect(answerOf((await ana.get(event.id)).body, 'ben@example.net')).toBe('needsAction');
    const third = `${event.id}_20260604T070000Z`;
    await ana.patch(third, { attendees: [{ email: 'cleo@example.net' }] });
    expect((await ben.get(third)).body.status).toBe('cancelled');
    expect((await cleo.get(third)).body.status).toBe('confirmed');
  });

  it('get mail only when it is asked for', async () => {
    const silent = await invite();
    expect(await mails(silent.id)).toEqual([]);
    const loud = await invite({}, { sendUpdates: 'all' });
    expect(await mails(loud.id)).toEqual([
      'invitation ben@example.net',
      'invitation cleo@example.net',
      'invitation outside@elsewhere.test',
    ]);
    await ana.remove(loud.id, { sendUpdates: 'externalOnly' });
    expect((await mails(loud.id)).filter((mail) => mail.startsWith('cancellation'))).toEqual([
      'cancellation outside@elsewhere.test',
    ]);
    expect(
      (await ana.insert(timedEvent('2026-06-02', '09:00', '10:00'), { sendUpdates: 'some' })).status,
    ).toBe(400);
  });
});

describe('free/busy', () => {
  interface Answer {
    calendars: Record<string, { busy: { start: string; end: string }[]; errors?: { reason: string }[] }>;
  }
  const ask = (items: string[], more = {}) =>
    ana.call<Answer>('POST', '/freeBusy', {
      body: {
        timeMin: '2026-09-01T00:00:00Z',
        timeMax: '2026-09-08T00:00:00Z',
        items: items.map((id) => ({ id })),
        ...more,
      },
    });

  it('merges what is busy and leaves out what is not', async () => {
    const dana = await calendarOf(sandbox.url, 'dana@example.net');
    const utc = (from: string, to: string, more = {}) =>
      dana.insert({ start: { dateTime: `${from}:00Z` }, end: { dateTime: `${to}:00Z` }, ...more });
    await utc('2026-08-31T23:00', '2026-09-01T01:00');
    await utc('2026-09-02T09:00', '2026-09-02T10:00');
    await utc('2026-09-02T09:30', '2026-09-02T11:00');
    await utc('2026-09-03T09:00', '2026-09-03T10:00', { transparency: 'transparent' });
    await utc('2026-09-04T09:00', '2026-09-04T10:00', {
      attendees: [{ email: 'dana@example.net', responseStatus: 'declined' }],
    });
    await utc('2026-09-05T09:00', '2026-09-05T10:00', { eventType: 'workingLocation' });
    const { body } = await ask(['dana@example.net', 'nobody@elsewhere.test', 'primary'], {
      timeZone: 'Asia/Kathmandu',
    });
    expect(body.calendars['dana@example.net']?.busy).toEqual([
      { start: '2026-09-01T05:45:00+05:45', end: '2026-09-01T06:45:00+05:45' },
      { start: '2026-09-02T14:45:00+05:45', end: '2026-09-02T16:45:00+05:45' },
    ]);
    expect(body.calendars['nobody@elsewhere.test']?.errors?.[0]?.reason).toBe('notFound');
    expect(body.calendars.primary).toEqual({ busy: [] });
  });

  it('has limits', async () => {
    const many = Array.from({ length: 51 }, (_value, index) => `person${index}@example.net`);
    const { status, body } = await ask(many);
    expect(status).toBe(200);
    expect(body.calendars['person50@example.net']?.errors?.[0]?.reason).toBe('tooManyCalendarsRequested');
    const long = await ask([], { timeMax: '2027-09-01T00:00:00Z' });
    expect([long.status, (long.body as unknown as ApiError).error.errors[0]?.reason]).toEqual([
      400,
      'timeRangeTooLong',
    ]);
    expect((await ask([], { timeMax: '2026-08-01T00:00:00Z' })).status).toBe(400);
    expect((await ask([], { timeMin: undefined })).status).toBe(400);
  });
});

describe('push', () => {
  let receiver: Server;
  let received: IncomingHttpHeaders[];
  let address: string;
  beforeAll(async () => {
    received = [];
    receiver = createServer((request, response) => {
      received.push(request.headers);
      response.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    address = `http://localhost:${(receiver.address() as AddressInfo).port}/webhooks/google`;
  });
  afterAll(() => new Promise((resolve) => receiver.close(resolve)));

  const settle = () => control(sandbox.url, 'webhooks/idle');
  const watch = (id: string, more = {}) =>
    ben.call<{ resourceId: string; expiration: string }>('POST', '/calendars/primary/events/watch', {
      body: { id, type: 'web_hook', address, token: 'secret', ...more },
    });

  it('says sync first, then that something exists, until it is stopped', async () => {
    const { status, body: channel } = await watch('channel-1');
    expect(status).toBe(200);
    await settle();
    await invite();
    await settle();
    expect(
      received.map((headers) => [headers['x-goog-resource-state'], headers['x-goog-message-number']]),
    ).toEqual([
      ['sync', '1'],
      ['exists', '2'],
    ]);
    expect(received[1]).toMatchObject({
      'x-goog-channel-id': 'channel-1',
      'x-goog-channel-token': 'secret',
      'x-goog-resource-id': channel.resourceId,
    });
    expect((await watch('channel-1')).status).toBe(400);
    const stop = (body: unknown) => ben.call('POST', '/channels/stop', { body });
    expect((await stop({ id: 'channel-1', resourceId: 'wrong' })).status).toBe(404);
    expect((await stop({ id: 'channel-1', resourceId: channel.resourceId })).status).toBe(204);
    await invite();
    await settle();
    expect(received).toHaveLength(2);
  });

  it('can be disturbed: dropped and doubled messages', async () => {
    received.length = 0;
    await control(sandbox.url, 'faults', [
      { direction: 'outgoing', vendor: 'google', drop: true, times: 1 },
      { direction: 'outgoing', vendor: 'google', after: 0, duplicate: 2, times: 1, user: 'cleo@example.net' },
    ]);
    await watch('channel-2');
    await settle();
    expect(received).toHaveLength(0);
    await cleo.call('POST', '/calendars/primary/events/watch', {
      body: { id: 'channel-3', type: 'web_hook', address },
    });
    await settle();
    expect(received.map((headers) => headers['x-goog-channel-id'])).toEqual([
      'channel-3',
      'channel-3',
      'channel-3',
    ]);
    await fetch(`${sandbox.url}/_control/faults`, { method: 'DELETE' });
  });

  it('goes nowhere but to this machine', async () => {
    expect((await watch('channel-4', { address: 'https://elsewhere.test/hook' })).status).toBe(401);
    expect((await watch('channel-5', { type: 'pigeon' })).status).toBe(400);
    expect((await watch('channel-6', { address: undefined })).status).toBe(400);
  });
});

describe('faults', () => {
  const order = (rule: unknown) => control(sandbox.url, 'faults', rule);

  it('fail in Google’s own shape, for one person, a limited number of times', async () => {
    await order({
      vendor: 'google',
      path: '*/calendars/*',
      user: 'ben@example.net',
      status: 403,
      reason: 'rateLimitExceeded',
      retry_after: 7,
      times: 1,
    });
    expect((await ana.list()).status).toBe(200);
    const refused = await ben.list();
    expect(refused).toMatchObject({
      status: 403,
      body: { error: { errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }] } },
    });
    expect((await ben.list()).status).toBe(200);
  });

  it('strike no more often than was ordered, however many ask at the same moment', async () => {
    await order({ vendor: 'google', path: '*/calendars/*', user: 'ben@example.net', status: 503, times: 1 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ben.list()));
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(1);
  });

  it('hold a request until they are cleared', async () => {
    const ordered = await order({ vendor: 'google', method: 'POST', path: '*/events', hold: true });
    const { faults } = (await ordered.json()) as { faults: { id: string }[] };
    const inserting = ana.insert(timedEvent('2026-07-02', '09:00', '10:00', { id: 'held00001' }));
    await fetch(`${sandbox.url}/_control/faults/met?id=${faults[0]?.id}`);
    expect((await ana.get('held00001')).status).toBe(404);
    for (const { id } of faults) await fetch(`${sandbox.url}/_control/faults?id=${id}`, { method: 'DELETE' });
    expect((await inserting).status).toBe(200);
    expect((await ana.get('held00001')).status).toBe(200);
  });

  it('tell by their query those who ask the same path for another reason', async () => {
    await order({
      vendor: 'google',
      path: '*/events',
      query: 'timeMin=2026-07-03T00:00:00Z',
      status: 503,
      times: 1,
    });
    const list = (date: string) => ana.list({ timeMin: `${date}T00:00:00Z` });
    expect((await list('2026-07-04')).status).toBe(200);
    expect((await list('2026-07-03')).status).toBe(503);
    expect((await list('2026-07-03')).status).toBe(200);
  });

  it('lose the answer after the work was done', async () => {
    await order({ vendor: 'google', method: 'POST', path: '*/events', lost_response: true, times: 1 });
    const event = timedEvent('2026-07-01', '09:00', '10:00', { id: 'lost00001' });
    await expect(ana.insert(event)).rejects.toThrow();
    expect((await ana.get('lost00001')).status).toBe(200);
    expect((await ana.insert(event)).status).toBe(409);
  });

  it('strike the same requests for the same seed, also after a restart', async () => {
    const sequence = async () => {
      await fetch(`${sandbox.url}/_control/faults`, { method: 'DELETE' });
      await order({
        vendor: 'google',
        path: '*/users/me/calendarList',
        status: 503,
        probability: 0.5,
        seed: 42,
      });
      const results: number[] = [];
      for (let call = 0; call < 12; call += 1) {
        if (call === 6) await sandbox.restart();
        results.push((await ana.call('GET', '/users/me/calendarList')).status);
      }
      return results;
    };
    const first = await sequence();
    expect(new Set(first)).toEqual(new Set([200, 503]));
    expect(await sequence()).toEqual(first);
    await fetch(`${sandbox.url}/_control/faults`, { method: 'DELETE' });
  });

  it('are refused when they make no sense', async () => {
    const response = await fetch(`${sandbox.url}/_control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ vendor: 'google', statuz: 500 }),
    });
    expect(response.status).toBe(422);
  });
});
