import { expect, it } from 'vitest';
import { chatHarness, DAY, eventsOf, firstPending, titles } from './test/chat-harness.ts';

const harness = chatHarness();
const { newPerson, say, book, decide } = harness;

/** What the model last got from a tool: it gets the refusal and finds the words. */
const lastToolReturn = () => JSON.stringify(harness.model.seen.at(-1)?.prompt.slice(-1));

it('makes an own event at once and answers its id', async () => {
  const person = await newPerson();
  const answer = await book(person, 'Dentist', '3pm');
  expect(answer).toMatchObject({ requires_approval: false, conflicts: [], pending_approvals: [] });
  expect(answer.message).toMatch(/Booked: Dentist, \w{3} \d+ \w+, 15:00–16:00/);
  expect((await eventsOf(person.email)).map(({ id }) => id)).toEqual([answer.event_id]);
});

it('asks before booking over something, and books nothing until then', async () => {
  const person = await newPerson();
  await book(person, 'Dentist', '3pm');
  const answer = await book(person, 'Gym', '3:30pm');
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
  const invite = () => book(person, 'Planning', '10am', { attendees: [guest.email] });
  const denied = await invite();
  expect(denied.pending_approvals[0].formatted_args).toContain(guest.email);
  expect((await decide(person.token, firstPending(denied), false)).json().message).toBeTruthy();
  expect(await titles(guest.email)).toEqual([]);
  const asked = await invite();
  await decide(person.token, firstPending(asked), true);
  expect(await titles(guest.email)).toEqual(['Planning']);
});

it('takes back what guests know of only after Approve', async () => {
  const person = await newPerson();
  const guest = await newPerson();
  const undo = () => say(person, 'undo that', 'undo_last_action', {});
  const asked = await book(person, 'Planning', '10am', { attendees: [guest.email] });
  await decide(person.token, firstPending(asked), true);
  const denied = await undo();
  expect(denied.pending_approvals[0].formatted_args).toMatch(/^Remove Planning.*, telling /);
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
  expect(moveBack.pending_approvals[0].formatted_args).toMatch(/^Put Planning.*10:00.* back as before/);
  const { message } = (await decide(person.token, firstPending(moveBack), true)).json();
  expect(message).toContain('10:00–11:00');
});

it('moves, cancels and undoes', async () => {
  const person = await newPerson();
  await book(person, 'Dentist', '3pm');
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
  expect((await say(person, 'undo that', 'undo_last_action', {})).message).toContain('is back');
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
  expect(message).toContain('is back');
  const events = await eventsOf(person.email);
  const series = events.find(({ recurrence }) => recurrence);
  // Apart from the series there is only its own meeting, and nothing anyone would have to move by hand.
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
  await book(person, 'Dentist', '3pm');
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
    await book(person, title, hour);
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
  await book(person, 'Dentist', '3pm');
  const [before] = await eventsOf(person.email);
  const { message } = await say(person, 'Move the dentist to 3pm', 'update_event', {
    event: 'dentist',
    new_when: `${DAY} at 3pm`,
  });
  expect(message).not.toContain('Moved');
  expect(lastToolReturn()).toContain("It's already like that");
  expect(await eventsOf(person.email)).toEqual([before]);
});

it('undoes one thing after the other, never the same twice', async () => {
  const person = await newPerson();
  for (const [title, hour] of [
    ['Dentist', '3pm'],
    ['Gym', '6pm'],
  ] as const)
    await book(person, title, hour);
  await say(person, 'undo that', 'undo_last_action', {});
  expect(await titles(person.email)).toEqual(['Dentist']);
  await say(person, 'undo that too', 'undo_last_action', {});
  expect(await titles(person.email)).toEqual([]);
  expect((await say(person, 'undo that', 'undo_last_action', {})).message).not.toContain('Undone');
});

it('refuses to undo what somebody changed since', async () => {
  const person = await newPerson();
  const { event_id } = await book(person, 'Dentist', '3pm');
  await say(person, 'Move the dentist to 5pm', 'update_event', { event: 'dentist', new_when: '5pm' });
  // Taking back the move and then the creation works; a creation whose event was changed by hand does not.
  await harness.product.database.db
    .updateTable('executions')
    .set({ undone_by: 'by-hand' })
    .where('tool_name', '=', 'update_event')
    .where('user_id', '=', person.id)
    .execute();
  const answer = await say(person, 'undo that', 'undo_last_action', {});
  expect(answer.message).not.toContain('Undone');
  expect(lastToolReturn()).toContain('has been changed since I made it, so I left it alone');
  expect((await eventsOf(person.email)).map(({ id }) => id)).toEqual([event_id]);
});
