import { expect, it } from 'vitest';
import { chatHarness, eventsOf, firstPending } from './test/chat-harness.ts';

// What guests have in their own calendars keeps its kind and its length as well (kind-and-length.db.test.ts has the rest).

const harness = chatHarness();
const { newPerson, say, decide } = harness;
type Person = Awaited<ReturnType<typeof newPerson>>;

const approved = async (person: Person, words: string, tool: string, input: Record<string, unknown>) => {
  const asked = await say(person, words, tool, input);
  return (await decide(person.token, firstPending(asked), true)).json();
};
const copyOf = async ({ email }: Person, title: string) => {
  const [event, ...more] = (await eventsOf(email)).filter(({ summary }) => summary === title);
  expect(more).toEqual([]);
  return event as unknown as { start: Time; end: Time; recurrence?: string[] };
};
interface Time {
  readonly date?: string;
  readonly dateTime?: string;
}
const minutesOf = ({ start, end }: { start: Time; end: Time }) =>
  (Date.parse(end.dateTime ?? '') - Date.parse(start.dateTime ?? '')) / 60_000;
const daysOf = ({ start, end }: { start: Time; end: Time }) =>
  (Date.parse(end.date ?? '') - Date.parse(start.date ?? '')) / 86_400_000;

it('a meeting that is moved is as long as before for everybody', async () => {
  const [person, guest] = [await newPerson(), await newPerson()];
  await approved(
    person,
    `book Planning with ${guest.email} in 3 days at 10am for 45 minutes`,
    'create_event',
    {
      title: 'Planning',
      when: 'in 3 days at 10am',
      duration: '45 minutes',
      attendees: [guest.email],
    },
  );
  await approved(person, 'move planning to in 5 days', 'move_event', {
    event: 'planning',
    new_when: 'in 5 days',
  });
  for (const one of [person, guest]) expect(minutesOf(await copyOf(one, 'Planning'))).toBe(45);
});

it('a stay of days is one of as many days for everybody, and becomes an hour only when that was agreed to', async () => {
  const [person, guest] = [await newPerson(), await newPerson()];
  await approved(person, `book Offsite with ${guest.email} from 2030-05-06 to 2030-05-08`, 'create_event', {
    title: 'Offsite',
    when: 'from 2030-05-06 to 2030-05-08',
    all_day: true,
    attendees: [guest.email],
  });
  const before = await copyOf(guest, 'Offsite');
  const days = daysOf(before);
  expect(days).toBeGreaterThan(1);
  const refused = await say(person, 'move the offsite to 3pm', 'move_event', {
    event: 'offsite',
    event_when: '2030-05-06',
    new_when: '3pm',
  });
  expect(refused.pending_approvals).toEqual([]);
  expect(await copyOf(guest, 'Offsite')).toEqual(before);
  await approved(person, 'move the offsite to 2030-05-13', 'move_event', {
    event: 'offsite',
    event_when: '2030-05-06',
    new_when: '2030-05-13',
  });
  for (const one of [person, guest]) {
    const copy = await copyOf(one, 'Offsite');
    expect([copy.start.date, daysOf(copy)]).toEqual(['2030-05-13', days]);
  }
});
