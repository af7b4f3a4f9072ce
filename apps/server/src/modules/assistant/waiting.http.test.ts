import { describe, expect, it } from 'vitest';
import { createDaytimeClock } from '../../../test/daytime-clock.ts';
import { chatHarness, DAY, firstPending, type Person } from './test/chat-harness.ts';

const harness = chatHarness(createDaytimeClock());
const { newPerson, post, say, book, decide } = harness;

const get = async (token: string, path: string) => {
  const answer = await harness.product.app.inject({
    url: `/api/v1/assistant/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const waitingFor = async ({ token }: Person) => (await get(token, 'waiting-approvals')).approvals;
const inviting = { attendees: ['guest@example.org'] };

describe('what waits for somebody', () => {
  it('shows what would happen, and who is notified, until it is decided', async () => {
    const person = await newPerson();
    expect(await waitingFor(person)).toEqual([]);
    const id = firstPending(await book(person, 'Planning', '10am', inviting));
    expect(await waitingFor(person)).toEqual([
      expect.objectContaining({
        tool_call_id: id,
        tool_name: 'create_event',
        channel: 'WEB',
        asked_at: expect.stringMatching(/Z$/),
        changes: [
          expect.objectContaining({
            did: 'create',
            title: 'Planning',
            fields: expect.arrayContaining([
              { name: 'time', value: [expect.stringMatching(/^10:00–11:00/)] },
            ]),
          }),
        ],
        told: [expect.stringContaining('guest@example.org')],
        tells_guests: true,
      }),
    ]);
    await decide(person.token, id, true);
    expect(await waitingFor(person)).toEqual([]);
  });

  it('of a deletion says what would go, and who is notified', async () => {
    const person = await newPerson();
    const { pending_approvals } = await book(person, 'Planning', '10am', inviting);
    await decide(person.token, pending_approvals[0].tool_call_id, true);
    await say(person, 'cancel planning', 'delete_event', { event: 'planning' });
    const [card] = await waitingFor(person);
    expect(card.changes).toEqual([
      expect.objectContaining({
        did: 'delete',
        title: 'Planning',
        fields: expect.arrayContaining([{ name: 'guests', value: ['guest@example.org'] }]),
      }),
    ]);
    // A guest who has been there is no stranger whose address nobody knows.
    expect(card.told).toEqual(['guest@example.org']);
  });

  it('is nobody else’s, and what staff asked in their name is decided where it was asked', async () => {
    const [person, other] = [await newPerson(), await newPerson()];
    const staff = await newPerson('staff.one@catch.example');
    await post(staff.token, 'chat', {
      message: `Planning on ${DAY} at 10am | create_event ${JSON.stringify({ title: 'Planning', when: `${DAY} at 10am`, ...inviting })}`,
      channel: 'web',
      impersonate_user_id: person.id,
    });
    const own = firstPending(await book(person, 'Review', '3pm', inviting));
    expect((await waitingFor(person)).map((card: { tool_call_id: string }) => card.tool_call_id)).toEqual([
      own,
    ]);
    expect(await waitingFor(other)).toEqual([]);
    expect(await waitingFor(staff)).toEqual([]);
  });

  it('is over when its time is', async () => {
    const person = await newPerson();
    const id = firstPending(await book(person, 'Planning', '10am', inviting));
    await harness.product.database.db
      .updateTable('approvals')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('tool_call_id', '=', id)
      .execute();
    expect(await waitingFor(person)).toEqual([]);
    const { settled } = await get(person.token, `settled-approvals?tool_call_ids=${id}`);
    expect(settled).toEqual([expect.objectContaining({ tool_call_id: id, status: 'expired' })]);
  });
});

describe('the first words', () => {
  it('are three, from the next days, in the language that is read', async () => {
    const person = await newPerson();
    const { examples, language } = await get(person.token, 'first-words');
    expect(language).toBe('en');
    expect(examples).toEqual([
      'Remind me tomorrow at 9 to send the report',
      'What do I have tomorrow?',
      'Lunch tomorrow at 13:00',
    ]);
    await book(person, 'Review', '3pm');
    expect((await get(person.token, 'first-words')).examples[0]).toBe('Move Review to 16:00');
  });
});
