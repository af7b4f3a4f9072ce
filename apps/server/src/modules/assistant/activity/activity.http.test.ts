import { randomUUID } from 'node:crypto';
import type { Activity, PressOutcome } from '@catch/contract';
import { expect, it } from 'vitest';
import { chatHarness, DAY, firstPending, type Person, titles } from '../test/chat-harness.ts';

const harness = chatHarness();
const { newPerson, say, book, decide, post } = harness;

const call = (token: string | undefined, method: 'GET' | 'POST', url: string, payload?: object) =>
  harness.product.app.inject({
    method,
    url,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
const activity = async (
  { token }: Person,
  query = '',
): Promise<{ entries: Activity[]; next: string | null }> =>
  (await call(token, 'GET', `/api/v1/me/activity${query}`)).json();
const undo = (token: string | undefined, id: string, press_id: string = randomUUID()) =>
  call(token, 'POST', '/api/v1/me/activity/undo', { id, press_id });
const undone = async (person: Person, id: string, pressId?: string): Promise<PressOutcome> => {
  const answer = await undo(person.token, id, pressId);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const idOf = async (person: Person): Promise<string> => String((await activity(person)).entries[0]?.id);

it('tells what was done, when, on whose word and where', async () => {
  const person = await newPerson();
  expect(await activity(person)).toEqual({ entries: [], next: null });
  await book(person, 'Dentist', '3pm');
  const { entries } = await activity(person);
  expect(entries).toMatchObject([
    {
      sentence: expect.stringMatching(/^Booked: Dentist, .*15:00–16:00/),
      status: 'done',
      channel: 'WEB',
      quote: expect.stringMatching(/^Dentist on /),
      is_approved: false,
      staff_email: null,
    },
  ]);
  const [{ occurred_at, undo_until } = { occurred_at: '', undo_until: null }] = entries;
  expect(Date.parse(String(undo_until)) - Date.parse(occurred_at)).toBe(24 * 3_600_000);
});

it('takes it back once: pressed twice, sent twice, pressed in two tabs', async () => {
  const person = await newPerson();
  await book(person, 'Dentist', '3pm');
  const id = await idOf(person);
  const press = randomUUID();
  const [first, again, other] = await Promise.all([
    undone(person, id, press),
    undone(person, id, press),
    undone(person, id),
  ]);
  expect(again).toEqual(first);
  expect([first, other].filter(({ done }) => done)).toHaveLength(1);
  expect(await titles(person.email)).toEqual([]);
  expect((await activity(person)).entries).toMatchObject([{ id, status: 'undone', undo_until: null }]);
  const { rows } = await harness.product.database.pool.query(
    `select 1 from executions where user_id = $1 and tool_name = 'undo_last_action' and status = 'done'`,
    [person.id],
  );
  expect(rows).toHaveLength(1);
  expect((await undone(person, id)).done).toBe(false);
  // The assistant knows of it: what was taken back is not taken back once more.
  const last = await say(person, 'undo that', 'undo_last_action', {});
  expect(last.message).not.toMatch(/Removed/);
});

it('offers Undo for the last change of an event only, and for the one before once that is taken back', async () => {
  const person = await newPerson();
  const offered = async () =>
    (await activity(person)).entries.map(({ status, undo_until }) => [status, undo_until !== null]);
  await book(person, 'Dentist', '3pm');
  const booked = await idOf(person);
  await say(person, `move Dentist on ${DAY} to 5pm`, 'move_event', {
    event: 'Dentist',
    event_when: DAY,
    new_when: '5pm',
  });
  const moved = await idOf(person);
  expect(await offered()).toEqual([
    ['done', true],
    ['done', false],
  ]);
  expect((await undone(person, moved)).done).toBe(true);
  expect(await offered()).toEqual([
    ['undone', false],
    ['done', true],
  ]);
  expect((await undone(person, booked)).done).toBe(true);
  expect(await titles(person.email)).toEqual([]);
});

it('offers no Undo for a first answer to an invitation: there is no earlier one to go back to', async () => {
  const person = await newPerson();
  const guest = await newPerson();
  await decide(
    person.token,
    firstPending(await book(person, 'Planning', '10am', { attendees: [guest.email] })),
    true,
  );
  await decide(
    guest.token,
    firstPending(
      await say(guest, `accept Planning on ${DAY}`, 'respond_to_invitation', {
        event: 'Planning',
        event_when: DAY,
        response: 'accepted',
      }),
    ),
    true,
  );
  expect((await activity(guest)).entries).toMatchObject([{ status: 'done', undo_until: null }]);
});

it('asks first when somebody would be notified, and the words that led to a card are those of the person', async () => {
  const person = await newPerson();
  const guest = await newPerson();
  await decide(
    person.token,
    firstPending(await book(person, 'Planning', '10am', { attendees: [guest.email] })),
    true,
  );
  const { entries } = await activity(person);
  expect(entries).toMatchObject([{ is_approved: true, quote: expect.stringMatching(/^Planning on /) }]);
  const id = String(entries[0]?.id);
  const asked = await undone(person, id);
  expect(asked).toMatchObject({ done: false, requires_approval: true });
  const second = await undone(person, id);
  expect(await titles(guest.email)).toEqual(['Planning']);
  // Whichever of the two is agreed to, it happens once.
  const answers = [
    await decide(person.token, firstPending(asked), true),
    await decide(person.token, firstPending(second), true),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
  expect(await titles(guest.email)).toEqual([]);
  expect(await titles(person.email)).toEqual([]);
});

it('names staff who did it for the person, not their words, and lets nobody take back what the other did', async () => {
  const staff = await newPerson('staff.one@catch.example');
  const person = await newPerson();
  await post(staff.token, 'chat', {
    message: `secret staff words | create_event {"title":"Planning","when":"tomorrow at 10am"}`,
    channel: 'web',
    impersonate_user_id: person.id,
  });
  const { entries } = await activity(person);
  expect(entries).toMatchObject([{ staff_email: staff.email, quote: null, undo_until: null }]);
  expect(JSON.stringify(entries)).not.toContain('secret');
  expect((await undone(person, String(entries[0]?.id))).done).toBe(false);
  expect((await activity(staff)).entries).not.toContainEqual(expect.objectContaining({ id: entries[0]?.id }));
});

it('pages through five hundred without losing or repeating one', async () => {
  const person = await newPerson();
  await book(person, 'Dentist', '3pm');
  await harness.product.database.pool.query(
    `insert into executions (tool_call_id, user_id, turn_id, tool_name, args, status, result, created_at)
     select 'call_' || md5(user_id::text || n), user_id, turn_id, tool_name, args, status, result, created_at - (n / 3) * interval '1 minute'
     from executions, generate_series(1, 500) n where user_id = $1 and tool_name = 'create_event'`,
    [person.id],
  );
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page = await activity(person, `?limit=100${next ? `&before=${next}` : ''}`);
    seen.push(...page.entries.map(({ id }) => id));
    next = page.next;
  }
  expect(seen).toHaveLength(501);
  expect(new Set(seen).size).toBe(501);
});

it('is nobody else’s, and takes no nonsense', async () => {
  const person = await newPerson();
  const stranger = await newPerson();
  await book(person, 'Dentist', '3pm');
  const id = await idOf(person);
  expect((await undo(stranger.token, id)).statusCode).toBe(404);
  expect((await undo(undefined, id)).statusCode).toBe(401);
  expect((await undo(person.token, id, 'short')).statusCode).toBe(422);
  expect((await call(person.token, 'GET', '/api/v1/me/activity?before=yesterday')).statusCode).toBe(422);
  expect((await call(person.token, 'GET', '/api/v1/me/activity?limit=0')).statusCode).toBe(422);
  // The same name for a press, made by somebody else, is another press.
  const mine = await newPerson();
  await book(mine, 'Gym', '5pm');
  const press = randomUUID();
  await undone(person, id, press);
  expect((await undone(mine, await idOf(mine), press)).done).toBe(true);
});
