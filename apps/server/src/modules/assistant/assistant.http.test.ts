import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control } from '../../../test/sandbox-control.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../test/scripted-model.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';

/** 'words words | tool {"json": …}': what a person says, and what the model makes of it. */
const model = new ScriptedModel((options) => {
  if (resultsSinceUser(options).length > 0) return 'Anything else?';
  const [, name, input] = /\|\s*(\w+)\s*(\{.*\})\s*$/s.exec(lastUserText(options)) ?? [];
  return name && input
    ? { calls: [{ name, input: JSON.parse(input) }] }
    : `You said: ${lastUserText(options)}`;
});

let product: TestProduct;
let counter = 0;
beforeAll(async () => {
  product = await createTestProduct({ model });
});
afterAll(() => product.close());

interface Person {
  readonly email: string;
  readonly token: string;
  readonly id: string;
}
const newPerson = async (
  email = `chat-${Date.now().toString(36)}-${++counter}@example.org`,
): Promise<Person> => {
  const token = await product.signIn(email);
  const me = await product.app.inject({
    url: '/api/v1/auth/me',
    headers: { authorization: `Bearer ${token}` },
  });
  return { email, token, id: me.json().id };
};
const post = (token: string, path: 'chat' | 'approval', payload: object) =>
  product.app.inject({
    method: 'POST',
    url: `/api/v1/assistant/${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const say = async ({ token }: Person, words: string, tool?: string, input?: object) => {
  const message = tool ? `${words} | ${tool} ${JSON.stringify(input)}` : words;
  const answer = await post(token, 'chat', { message, channel: 'web' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const decide = (token: string, toolCallId: string, approved: boolean) =>
  post(token, 'approval', { tool_call_id: toolCallId, approved });
interface StoredEvent {
  readonly id: string;
  readonly summary?: string;
  readonly status?: string;
  readonly start?: unknown;
  readonly recurrence?: readonly string[];
}
const eventsOf = async (email: string): Promise<StoredEvent[]> => {
  const { calendars } = await control<{ calendars: { events: StoredEvent[] }[] }>(
    'GET',
    `/calendar?user=${encodeURIComponent(email)}`,
  );
  return calendars.flatMap(({ events }) => events).filter(({ status }) => status !== 'cancelled');
};
const titles = async (email: string) => (await eventsOf(email)).map(({ summary }) => summary).sort();
const firstPending = (answer: { pending_approvals: { tool_call_id: string }[] }) =>
  String(answer.pending_approvals[0]?.tool_call_id);

describe('chat', () => {
  it('makes an own event at once and answers its id', async () => {
    const person = await newPerson();
    const answer = await say(person, 'Dentist tomorrow at 3pm', 'create_event', {
      title: 'Dentist',
      when: 'tomorrow at 3pm',
    });
    expect(answer).toMatchObject({ requires_approval: false, conflicts: [], pending_approvals: [] });
    expect(answer.message).toMatch(/Booked: Dentist, \w+day \d+ \w+ \d{4}, 15:00–16:00/);
    expect((await eventsOf(person.email)).map(({ id }) => id)).toEqual([answer.event_id]);
  });

  it('asks before booking over something, and books nothing until then', async () => {
    const person = await newPerson();
    await say(person, 'Dentist tomorrow at 3pm', 'create_event', {
      title: 'Dentist',
      when: 'tomorrow at 3pm',
    });
    const answer = await say(person, 'Gym tomorrow at 3:30pm', 'create_event', {
      title: 'Gym',
      when: 'tomorrow at 3:30pm',
    });
    expect(answer).toMatchObject({
      requires_approval: true,
      event_id: null,
      conflicts: [{ summary: 'Dentist' }],
    });
    expect(await titles(person.email)).toEqual(['Dentist']);
    const booked = await decide(person.token, firstPending(answer), true);
    expect(booked.json().event_id).toBeTruthy();
    expect(await titles(person.email)).toEqual(['Dentist', 'Gym']);
  });

  it('invites guests only after Approve, and never after Deny', async () => {
    const person = await newPerson();
    const guest = await newPerson();
    const invite = { title: 'Planning', when: 'tomorrow at 10am', attendees: [guest.email] };
    const denied = await say(person, `Planning tomorrow at 10am with ${guest.email}`, 'create_event', invite);
    expect(denied.pending_approvals[0].formatted_args).toContain(guest.email);
    expect((await decide(person.token, firstPending(denied), false)).json().message).toBeTruthy();
    expect(await titles(guest.email)).toEqual([]);
    const asked = await say(person, `Planning tomorrow at 10am with ${guest.email}`, 'create_event', invite);
    await decide(person.token, firstPending(asked), true);
    expect(await titles(guest.email)).toEqual(['Planning']);
  });

  it('takes back what guests know of only after Approve', async () => {
    const person = await newPerson();
    const guest = await newPerson();
    const undo = () => say(person, 'undo that', 'undo_last_action', {});
    const asked = await say(person, `Planning tomorrow at 10am with ${guest.email}`, 'create_event', {
      title: 'Planning',
      when: 'tomorrow at 10am',
      attendees: [guest.email],
    });
    await decide(person.token, firstPending(asked), true);
    const denied = await undo();
    expect(denied.pending_approvals[0].formatted_args).toMatch(/^Remove Planning.* again, telling /);
    await decide(person.token, firstPending(denied), false);
    expect(await titles(guest.email)).toEqual(['Planning']);

    const cancel = await say(person, 'cancel planning', 'delete_event', { event: 'planning' });
    await decide(person.token, firstPending(cancel), true);
    const back = await undo();
    expect(await titles(guest.email)).toEqual([]);
    expect(back.pending_approvals[0].formatted_args).toMatch(/^Bring back Planning.*, telling /);
    await decide(person.token, firstPending(back), true);
    expect(await titles(guest.email)).toEqual(['Planning']);

    const move = await say(person, 'move planning to noon', 'update_event', {
      event: 'planning',
      new_when: 'noon',
    });
    await decide(person.token, firstPending(move), true);
    const moveBack = await undo();
    expect(moveBack.pending_approvals[0].formatted_args).toMatch(/^Put back as it was: Planning.*10:00/);
    const { message } = (await decide(person.token, firstPending(moveBack), true)).json();
    expect(message).toContain('10:00–11:00');
  });

  it('moves, cancels and undoes', async () => {
    const person = await newPerson();
    await say(person, 'Dentist tomorrow at 3pm', 'create_event', {
      title: 'Dentist',
      when: 'tomorrow at 3pm',
    });
    const moved = await say(person, 'Move the dentist to 5pm', 'update_event', {
      event: 'dentist',
      new_when: '5pm',
    });
    expect(moved.message).toContain('17:00–18:00');
    expect((await say(person, 'undo that', 'undo_last_action', {})).message).toContain('15:00–16:00');
    const cancel = await say(person, 'cancel the dentist', 'delete_event', { event: 'dentist' });
    await decide(person.token, firstPending(cancel), true);
    expect(await titles(person.email)).toEqual([]);
    await say(person, 'undo that', 'undo_last_action', {});
    expect(await titles(person.email)).toEqual(['Dentist']);
  });

  it.each(['following', 'all'])('brings a cancelled series back whole (%s)', async (scope) => {
    const person = await newPerson();
    await say(person, 'Yoga every day at 7am', 'create_event', { title: 'Yoga', when: 'every day at 7am' });
    const before = (await eventsOf(person.email)).map(({ recurrence }) => recurrence);
    const cancel = await say(person, 'cancel yoga from the day after tomorrow on', 'delete_event', {
      event: 'yoga',
      event_when: 'in 2 days',
      scope,
    });
    await decide(person.token, firstPending(cancel), true);
    expect((await eventsOf(person.email)).map(({ recurrence }) => recurrence)).not.toEqual(before);
    expect((await say(person, 'undo that', 'undo_last_action', {})).message).toContain(
      'is back in the calendar',
    );
    expect((await eventsOf(person.email)).map(({ recurrence }) => recurrence)).toEqual(before);
  });

  it('brings a single cancelled meeting back into its series', async () => {
    const person = await newPerson();
    await say(person, 'Yoga every day at 7am', 'create_event', { title: 'Yoga', when: 'every day at 7am' });
    const cancel = await say(person, 'no yoga in 3 days', 'delete_event', {
      event: 'yoga',
      event_when: 'in 3 days',
    });
    await decide(person.token, firstPending(cancel), true);
    const { message } = await say(person, 'undo that', 'undo_last_action', {});
    expect(message).toContain('is back in the calendar');
    const events = await eventsOf(person.email);
    const series = events.find(({ recurrence }) => recurrence);
    // Beside the series there is only its own meeting, and none that somebody would have to move along by hand.
    expect(events.filter(({ id }) => !id.startsWith(String(series?.id)))).toEqual([]);
    expect(events.filter(({ id }) => id.startsWith(`${series?.id}_`))).toHaveLength(1);
  });

  it('leaves a single cancelled meeting cancelled when its series moves', async () => {
    const person = await newPerson();
    await say(person, 'Yoga every day at 7am', 'create_event', { title: 'Yoga', when: 'every day at 7am' });
    const one = await say(person, 'no yoga in 3 days', 'delete_event', {
      event: 'yoga',
      event_when: 'in 3 days',
    });
    await decide(person.token, firstPending(one), true);
    const move = await say(person, 'all yoga at 8am', 'update_event', {
      event: 'yoga',
      new_when: 'at 8am',
      scope: 'all',
    });
    await decide(person.token, firstPending(move), true);
    const [series] = (await eventsOf(person.email)).filter(({ recurrence }) => recurrence);
    expect(series?.recurrence?.join()).toMatch(/EXDATE/);
  });

  it('makes a series of one event, and one event of it again', async () => {
    const person = await newPerson();
    await say(person, 'Dentist tomorrow at 3pm', 'create_event', {
      title: 'Dentist',
      when: 'tomorrow at 3pm',
    });
    const rules = async () => (await eventsOf(person.email)).map(({ recurrence }) => recurrence);
    const before = await rules();
    const { message } = await say(person, 'make the dentist every two weeks', 'update_event', {
      event: 'dentist',
      new_when: 'every two weeks',
    });
    expect(message).toContain('every other');
    expect((await rules()).flat().join()).toMatch(/INTERVAL=2/);
    await say(person, 'undo that', 'undo_last_action', {});
    expect(await rules()).toEqual(before);
  });

  it('lets two events change places, and back', async () => {
    const person = await newPerson();
    for (const [title, hour] of [
      ['Dentist', '3pm'],
      ['Gym', '5pm'],
    ] as const)
      await say(person, `${title} tomorrow at ${hour}`, 'create_event', {
        title,
        when: `tomorrow at ${hour}`,
      });
    const starts = async () =>
      Object.fromEntries((await eventsOf(person.email)).map(({ summary, start }) => [summary, start]));
    const before = await starts();
    const { message } = await say(person, 'swap the dentist and the gym', 'update_event', {
      event: 'dentist',
      swap_with: 'gym',
    });
    expect(message).toMatch(/Moved: Gym.*15:00.*Dentist.*17:00/);
    expect(await starts()).toEqual({ Dentist: before.Gym, Gym: before.Dentist });
    await say(person, 'undo that', 'undo_last_action', {});
    expect(await starts()).toEqual(before);
  });

  it('says so when nothing would change, and changes nothing', async () => {
    const person = await newPerson();
    await say(person, 'Dentist tomorrow at 3pm', 'create_event', {
      title: 'Dentist',
      when: 'tomorrow at 3pm',
    });
    const [before] = await eventsOf(person.email);
    const { message } = await say(person, 'Move the dentist to 3pm', 'update_event', {
      event: 'dentist',
      new_when: 'tomorrow at 3pm',
    });
    expect(message).not.toContain('Changed');
    expect(await eventsOf(person.email)).toEqual([before]);
  });

  it('undoes one thing after the other, never the same twice', async () => {
    const person = await newPerson();
    for (const [title, hour] of [
      ['Dentist', '3pm'],
      ['Gym', '6pm'],
    ])
      await say(person, `${title} tomorrow at ${hour}`, 'create_event', {
        title,
        when: `tomorrow at ${hour}`,
      });
    await say(person, 'undo that', 'undo_last_action', {});
    expect(await titles(person.email)).toEqual(['Dentist']);
    await say(person, 'undo that too', 'undo_last_action', {});
    expect(await titles(person.email)).toEqual([]);
    expect((await say(person, 'undo that', 'undo_last_action', {})).message).not.toContain('Undone');
  });

  it('refuses to undo what somebody changed since', async () => {
    const person = await newPerson();
    const { event_id } = await say(person, 'Dentist tomorrow at 3pm', 'create_event', {
      title: 'Dentist',
      when: 'tomorrow at 3pm',
    });
    await say(person, 'Move the dentist to 5pm', 'update_event', { event: 'dentist', new_when: '5pm' });
    // Taking back the move and then the creation works; a creation whose event was changed by hand does not.
    await product.database.db
      .updateTable('executions')
      .set({ undone_by: 'by-hand' })
      .where('tool_name', '=', 'update_event')
      .execute();
    const answer = await say(person, 'undo that', 'undo_last_action', {});
    expect(answer.message).not.toContain('Undone');
    expect((await eventsOf(person.email)).map(({ id }) => id)).toEqual([event_id]);
  });
});

describe('an approval', () => {
  const asking = async (person: Person) =>
    firstPending(
      await say(person, 'Planning tomorrow at 10am with guest@example.org', 'create_event', {
        title: 'Planning',
        when: 'tomorrow at 10am',
        attendees: ['guest@example.org'],
      }),
    );

  it('pressed twice gives the same answer and one event; the opposite is refused', async () => {
    const person = await newPerson();
    const id = await asking(person);
    const [first, second] = await Promise.all([
      decide(person.token, id, true),
      decide(person.token, id, true),
    ]);
    expect(first.json()).toEqual(second.json());
    await product.database.db
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
    const recorded = await product.database.db
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
      message:
        'Planning tomorrow at 10am | create_event {"title":"Planning","when":"tomorrow at 10am","attendees":["guest@example.org"]}',
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
    expect(JSON.stringify(model.seen.at(-1)?.prompt)).not.toContain('my own secret words');
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
    const stored = await product.database.db
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
