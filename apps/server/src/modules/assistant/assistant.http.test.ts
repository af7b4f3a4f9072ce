import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { chatHarness, DAY, eventsOf, firstPending, type Person, titles } from './test/chat-harness.ts';

const harness = chatHarness();
const { newPerson, post, say, book, decide } = harness;

describe('an approval', () => {
  const asking = async (person: Person) =>
    firstPending(await book(person, 'Planning', '10am', { attendees: ['guest@example.org'] }));

  it('pressed twice gives the same answer and one event; the opposite is refused', async () => {
    const person = await newPerson();
    const id = await asking(person);
    const [first, second] = await Promise.all([
      decide(person.token, id, true),
      decide(person.token, id, true),
    ]);
    expect(first.json()).toEqual(second.json());
    await harness.product.database.db
      .updateTable('turns')
      .set({ outcome: sql`jsonb_set(outcome::jsonb, '{traceId}', '"00000000000000000000000000000001"')` })
      .where('user_id', '=', person.id)
      .execute();
    // Also its link, which names the time around the decision and not that of the question.
    const later = await decide(person.token, id, true);
    expect(later.json().logfire_url).toContain('trace_id');
    expect((await decide(person.token, id, true)).json()).toEqual(later.json());
    expect((await decide(person.token, id, false)).statusCode).toBe(409);
    expect((await eventsOf(person.email)).length).toBe(1);
  });

  it('of somebody else, or unknown, is not found', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const id = await asking(person);
    expect((await decide(other.token, id, true)).statusCode).toBe(404);
    expect((await decide(person.token, 'call_unknown', true)).statusCode).toBe(404);
    expect(await titles(person.email)).toEqual([]);
  });
});

describe('acting as a user', () => {
  it('is for staff, on ordinary active users, and is recorded', async () => {
    const staff = await newPerson('staff.one@catch.example');
    const otherStaff = await newPerson('staff.two@catch.example');
    const person = await newPerson();
    const stranger = await newPerson();
    const as = (token: string, impersonate_user_id: unknown) =>
      post(token, 'chat', { message: 'hello', channel: 'web', impersonate_user_id });
    expect((await as(stranger.token, person.id)).statusCode).toBe(403);
    expect((await as(staff.token, otherStaff.id)).statusCode).toBe(403);
    expect((await as(staff.token, 'nobody')).statusCode).toBe(404);
    expect((await as(staff.token, 12)).statusCode).toBe(404);
    expect((await as(staff.token, null)).statusCode).toBe(200);
    expect((await as(staff.token, person.id)).statusCode).toBe(200);
    const recorded = await harness.product.database.db
      .selectFrom('staff_access')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute();
    expect(recorded.map(({ staff_email }) => staff_email)).toEqual([staff.email]);
  });

  it('changes that user’s calendar; the asker or the owner decides, nobody else', async () => {
    const staff = await newPerson('staff.one@catch.example');
    const otherStaff = await newPerson('staff.two@catch.example');
    const person = await newPerson();
    const answer = await post(staff.token, 'chat', {
      message: `Planning on ${DAY} at 10am | create_event {"title":"Planning","when":"${DAY} at 10am","attendees":["guest@example.org"]}`,
      channel: 'WEB',
      impersonate_user_id: person.id,
    });
    const id = firstPending(answer.json());
    expect((await decide(otherStaff.token, id, true)).statusCode).toBe(404);
    expect((await decide(staff.token, id, true)).statusCode).toBe(200);
    expect(await titles(person.email)).toEqual(['Planning']);
    expect(await titles(staff.email)).not.toContain('Planning');
  });

  it('keeps its conversation apart from the user’s own', async () => {
    const staff = await newPerson('staff.one@catch.example');
    const person = await newPerson();
    await say(person, 'my own secret words');
    await post(staff.token, 'chat', { message: 'hello', channel: 'web', impersonate_user_id: person.id });
    expect(JSON.stringify(harness.model.seen.at(-1)?.prompt)).not.toContain('my own secret words');
  });
});

describe('bad input', () => {
  it.each([
    ['an empty message', { message: '', channel: 'web' }, 422],
    ['a blank message', { message: '   ', channel: 'web' }, 422],
    ['a huge message', { message: 'x'.repeat(100_000), channel: 'web' }, 422],
    ['an unknown channel', { message: 'hi', channel: 'fax' }, 422],
    ['an unknown field', { message: 'hi', channel: 'web', user_id: 'me' }, 422],
    ['a message of another type', { message: 7, channel: 'web' }, 422],
  ])('%s is refused, and nothing is stored', async (_name, payload, status) => {
    const person = await newPerson();
    expect((await post(person.token, 'chat', payload)).statusCode).toBe(status);
    const stored = await harness.product.database.db
      .selectFrom('inbox')
      .select('id')
      .where('user_id', '=', person.id)
      .execute();
    expect(stored).toEqual([]);
  });

  it('of an approval is refused', async () => {
    const { token } = await newPerson();
    expect((await post(token, 'approval', { tool_call_id: '', approved: true })).statusCode).toBe(422);
    expect((await post(token, 'approval', { tool_call_id: 'x', approved: 'yes' })).statusCode).toBe(422);
  });
});
