import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { placesOf } from '../../../apps/server/test/places-of.ts';
import { type Verdict, verdictOf } from '../scenario.ts';
import type { Diary } from './diary.ts';
import type { Leaver } from './leavers.ts';
import type { ChaosPerson } from './people.ts';

const PROFILE_TIMEOUT_MS = 240_000;

/** What is tried when all is over: is anything left of those who left, and does everybody still get what is theirs? */
export async function aftermath(options: {
  readonly databaseUrl: string;
  readonly diary: Diary;
  readonly people: readonly ChaosPerson[];
  readonly leavers: readonly Leaver[];
  readonly staff: ChaosPerson;
  readonly wasReset: ChaosPerson;
}): Promise<Verdict[]> {
  const { diary, people, leavers, wasReset } = options;
  return [
    verdictOf(
      'who left left nothing behind',
      await leftBehind(options.databaseUrl, leavers),
      `${leavers.length} left`,
    ),
    verdictOf('everybody’s profile is learned', await unlearned([...people, wasReset]), 'all'),
    verdictOf(
      'people who were reset start over and are answered',
      await afterReset(options.staff, wasReset, diary),
      'yes',
    ),
    verdictOf(
      'nobody is answered with an internal error',
      [...diary.said.map(({ status }) => status), ...diary.statuses]
        .filter((status) => status === 500)
        .map(String),
      'nobody',
    ),
  ];
}

async function leftBehind(databaseUrl: string, leavers: readonly Leaver[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found: string[] = [];
    for (const { email, words } of leavers)
      for (const place of await placesOf(client, words)) found.push(`${email} in ${place}`);
    return found;
  } finally {
    await client.end();
  }
}

async function unlearned(people: readonly ChaosPerson[]): Promise<string[]> {
  let waiting = people;
  for (const end = Date.now() + PROFILE_TIMEOUT_MS; Date.now() < end; await sleep(500)) {
    const known = await Promise.all(waiting.map((person) => person.hasProfile()));
    waiting = waiting.filter((_person, index) => !known[index]);
    if (waiting.length === 0) return [];
  }
  return waiting.map(({ email }) => email);
}

async function afterReset(staff: ChaosPerson, person: ChaosPerson, diary: Diary): Promise<string[]> {
  await staff.reset(person);
  const tag = diary.newTag();
  const { status, message } = await person.chat(`say ${tag}`);
  const { messages } = await person.export();
  return [
    ...(status === 200 && message.includes(`[${tag}]`)
      ? []
      : [`answered ${status} '${message.slice(0, 80)}'`]),
    ...messages
      .flatMap((row) => row.message.parts)
      .filter(({ part_kind, content }) => part_kind === 'user-prompt' && !String(content).includes(tag))
      .map(({ content }) => `still there: ${String(content).slice(0, 80)}`),
  ];
}
