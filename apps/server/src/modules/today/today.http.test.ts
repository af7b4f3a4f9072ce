import { randomUUID } from 'node:crypto';
import type { PressOutcome, Today } from '@catch/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type BackgroundHarness,
  createBackgroundHarness,
  event,
} from '../background/test/background-harness.ts';
import type { TestPerson } from '../channels/test/channel-harness.ts';

/** Real: the product, PostgreSQL and the sandbox's Google. One clock for all; a Monday, before work. */
let harness: BackgroundHarness;
beforeAll(async () => {
  harness = await createBackgroundHarness();
});
afterAll(() => harness.close());

const organizer = 'organizer@example.org';
const today = async (person: TestPerson): Promise<Today> => {
  const { status, body } = await person.call<Today>('GET', '/api/v1/me/today');
  expect(status).toBe(200);
  return body;
};
const invite = async (
  person: TestPerson,
  summary: string,
  from: string,
  more: Record<string, unknown> = {},
) => {
  const calendar = await harness.calendar(organizer);
  const to = `${String(Number(from.slice(0, 2)) + 1).padStart(2, '0')}${from.slice(2)}`;
  const answer = await calendar.insert(
    event('2026-11-16', from, to, { summary, attendees: [{ email: person.email }], ...more }),
    { sendUpdates: 'all' },
  );
  expect(answer.status).toBe(200);
};
const answer = async (person: TestPerson, body: object) =>
  person.call<PressOutcome>('POST', '/api/v1/me/today/answer', { press_id: randomUUID(), ...body });
const named = ({ events }: Pick<Today, 'events'>, title: string) => events.find((one) => one.title === title);

it('what is next, with where to join, what clashes and when there is time', async () => {
  const person = await harness.newPerson();
  const calendar = await harness.calendar(person.email);
  await calendar.insert(
    event('2026-11-16', '10:00', '11:00', {
      summary: 'Review',
      location: 'https://meet.google.com/abc-defg-hij',
    }),
  );
  await calendar.insert(
    event('2026-11-16', '10:30', '11:30', { summary: 'Budget', location: 'https://evil.example/x' }),
  );
  await calendar.insert(event('2026-11-17', '09:00', '10:00', { summary: 'Tomorrow' }));
  await calendar.insert(event('2026-11-19', '09:00', '10:00', { summary: 'Far away' }));
  const seen = await today(person);
  expect(seen).toMatchObject({ date: '2026-11-16', time_zone: 'UTC', is_complete: true, invitations: [] });
  expect(seen.events.map(({ title }) => title)).toEqual(['Review', 'Budget', 'Tomorrow']);
  expect(named(seen, 'Review')).toMatchObject({
    join_url: 'https://meet.google.com/abc-defg-hij',
    clashes: ['Budget'],
  });
  expect(named(seen, 'Budget')).toMatchObject({ join_url: null, clashes: ['Review'] });
  expect(seen.free).toEqual([
    { start: '2026-11-16T09:00:00.000Z', end: '2026-11-16T10:00:00.000Z' },
    { start: '2026-11-16T11:30:00.000Z', end: '2026-11-16T17:00:00.000Z' },
  ]);
});

it('an invitation is answered once, however often it is pressed, and the organiser knows', async () => {
  const person = await harness.newPerson();
  await invite(person, 'Tasting', '14:00');
  const [open] = (await today(person)).invitations;
  expect(open).toMatchObject({
    title: 'Tasting',
    from: `Organizer (${organizer})`,
    response_status: 'needsAction',
    is_series: false,
  });
  const press = { event_id: open?.id, response: 'accepted', press_id: randomUUID() };
  const answers = await Promise.all([answer(person, press), answer(person, press)]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ done: true, requires_approval: false });
    expect(body.message).toMatch(/^Accepted: Tasting/);
  }
  const seen = await today(person);
  expect(seen.invitations).toEqual([]);
  expect(named(seen, 'Tasting')).toMatchObject({ response_status: 'accepted' });
  const { rows } = await harness.product.database.pool.query(
    `select 1 from executions where user_id = $1 and tool_name = 'respond_to_invitation'`,
    [person.userId],
  );
  expect(rows).toHaveLength(1);
  // It appears in the activity as done by a button.
  const { body: activity } = await person.call<{ entries: object[] }>('GET', '/api/v1/me/activity');
  expect(activity.entries).toMatchObject([
    { is_pressed: true, sentence: expect.stringContaining('Tasting') },
  ]);
});

it('a series waits once and is answered whole', async () => {
  const person = await harness.newPerson();
  await invite(person, 'Stand-up', '15:00', { recurrence: ['RRULE:FREQ=DAILY;COUNT=5'] });
  const [open, ...more] = (await today(person)).invitations;
  expect(more).toEqual([]);
  expect(open).toMatchObject({ title: 'Stand-up', is_series: true });
  const { body } = await answer(person, { event_id: open?.id, response: 'tentative', is_series: true });
  expect(body.done).toBe(true);
  expect((await today(person)).invitations).toEqual([]);
});

it('takes no nonsense, and nobody else’s event', async () => {
  const person = await harness.newPerson();
  const stranger = await harness.newPerson();
  await invite(person, 'Private', '16:00');
  const [open] = (await today(person)).invitations;
  const theirs = await answer(stranger, { event_id: open?.id, response: 'declined' });
  expect(theirs).toMatchObject({ status: 200, body: { done: false } });
  expect((await today(person)).invitations).toHaveLength(1);
  expect((await answer(person, { event_id: open?.id, response: 'perhaps' })).status).toBe(422);
  expect((await answer(person, { event_id: '', response: 'accepted' })).status).toBe(422);
});
