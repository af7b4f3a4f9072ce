import { describe, expect, it } from 'vitest';
import { chatHarness, firstPending, type Person, titles } from './test/chat-harness.ts';

const harness = chatHarness();
const { newPerson, post, say, book, decide } = harness;

const read = async (token: string, query: Record<string, string> = {}) =>
  harness.product.app.inject({
    url: `/api/v1/assistant/conversation?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}` },
  });
const conversation = async (person: Person, query: Record<string, string> = {}) => {
  const answer = await read(person.token, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const send = (token: string, message: string, key: string) =>
  harness.product.app.inject({
    method: 'POST',
    url: '/api/v1/assistant/chat',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: { message, channel: 'web' },
  });
const words = (page: { messages: { message: string }[] }) => page.messages.map(({ message }) => message);
const inviting = (person: Person) =>
  book(person, 'Planning', '10am', { attendees: ['guest@example.org'] }).then(firstPending);

describe('the conversation of a chat', () => {
  it('comes in pages of whole turns, and every page once', async () => {
    const person = await newPerson();
    for (const text of ['one', 'two', 'three', 'four']) await say(person, text);
    const all = await conversation(person);
    expect(words(all)).toHaveLength(8);
    expect(all).toMatchObject({ earlier: null, under_way: [], settled: [], arrived: false });
    const pages = [await conversation(person, { limit: '3' })];
    for (let earlier = pages[0].earlier; earlier !== null; earlier = pages[0].earlier)
      pages.unshift(await conversation(person, { limit: '3', before: earlier }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(words)).toEqual(words(all));
    for (const { messages } of pages) expect(messages[0].is_user).toBe(true);
  });

  it('the newest page reaches back to a card that waits; a settled one says what became of it', async () => {
    const person = await newPerson();
    await say(person, 'before it');
    const call = await inviting(person);
    for (const text of ['one', 'two', 'three']) await say(person, text);
    const waiting = await conversation(person, { limit: '1' });
    expect(
      waiting.messages.flatMap((one: { pending_approvals: unknown[] }) => one.pending_approvals),
    ).toMatchObject([{ tool_call_id: call }]);
    expect(waiting.settled).toEqual([]);
    const asking = waiting.messages.find((one: { requires_approval: boolean }) => one.requires_approval);
    expect(asking.message.endsWith(asking.asks)).toBe(true);
    expect(asking.pending_approvals[0].changes).toMatchObject([
      {
        did: 'create',
        title: 'Planning',
        fields: expect.arrayContaining([{ name: 'title', value: ['Planning'] }]),
      },
    ]);
    expect(waiting.earlier).not.toBeNull();
    expect(words(waiting)).not.toContain('before it');
    await decide(person.token, call, false);
    expect((await conversation(person)).settled).toMatchObject([{ tool_call_id: call, status: 'denied' }]);
    expect(words(await conversation(person, { limit: '1' }))).not.toContain('one');
  });

  it('a yes that was typed is there, before what it led to', async () => {
    const person = await newPerson();
    await inviting(person);
    await say(person, 'yes');
    expect(await titles(person.email)).toEqual(['Planning']);
    const { messages, settled } = await conversation(person);
    expect(settled).toMatchObject([{ status: 'approved' }]);
    expect(messages.at(-2)).toMatchObject({ message: 'yes', is_user: true });
    expect(messages.at(-1)).toMatchObject({
      is_user: false,
      event_id: expect.any(String),
      event_url: expect.any(String),
    });
  });

  it('is for whom the chat itself is; what staff say as somebody stays apart from what they say', async () => {
    const staff = await newPerson('staff.one@catch.example');
    const otherStaff = await newPerson('staff.two@catch.example');
    const [person, stranger] = [await newPerson(), await newPerson()];
    await say(person, 'my own words');
    await post(staff.token, 'chat', { message: 'as them', channel: 'web', impersonate_user_id: person.id });
    const as = { impersonate_user_id: person.id };
    expect(words(await conversation(staff, as))).toContain('as them');
    expect(words(await conversation(staff, as))).not.toContain('my own words');
    expect(words(await conversation(person))).not.toContain('as them');
    expect(words(await conversation(otherStaff, as))).toEqual([]);
    expect((await read(stranger.token, as)).statusCode).toBe(403);
    expect((await read(staff.token, { impersonate_user_id: otherStaff.id })).statusCode).toBe(403);
    expect((await read(staff.token, { impersonate_user_id: 'nobody' })).statusCode).toBe(404);
  });

  it.each([{ before: 'yesterday' }, { limit: '0' }, { limit: '201' }, { sent: 'x' }])(
    '%j is refused',
    async (query) => {
      const { token } = await newPerson();
      expect((await read(token, query as unknown as Record<string, string>)).statusCode).toBe(422);
    },
  );
});

describe('a message with a key', () => {
  it('said again is the same message, also at the same moment, and its answer is the same', async () => {
    const person = await newPerson();
    const [one, two] = await Promise.all([
      send(person.token, 'hello there', 'key-hello-1'),
      send(person.token, 'hello there', 'key-hello-1'),
    ]);
    const three = await send(person.token, 'hello there', 'key-hello-1');
    expect([one, two, three].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([two.json().message, three.json().message]).toEqual([one.json().message, one.json().message]);
    const kept = await conversation(person, { sent: 'key-hello-1' });
    expect(words(kept)).toHaveLength(2);
    expect(kept.arrived).toBe(true);
    expect((await conversation(person, { sent: 'key-hello-2' })).arrived).toBe(false);
    expect((await send(person.token, 'something else', 'key-hello-1')).statusCode).toBe(422);
    expect((await send(person.token, 'hello there', 'no')).statusCode).toBe(422);
  });

  it('a yes whose answer was lost invites once, and tells it again', async () => {
    const person = await newPerson();
    await inviting(person);
    const first = await send(person.token, 'yes', 'key-yes-one');
    const again = await send(person.token, 'yes', 'key-yes-one');
    expect(again.json()).toMatchObject({ message: first.json().message, event_id: first.json().event_id });
    expect(await titles(person.email)).toEqual(['Planning']);
  });

  it('is its sender’s own: the same key of somebody else is another message', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    await send(person.token, 'mine', 'key-shared');
    expect((await send(other.token, 'theirs', 'key-shared')).json().message).toContain('You said: theirs');
    expect((await conversation(other, { sent: 'key-shared' })).messages).toHaveLength(2);
  });
});
