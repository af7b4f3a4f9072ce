import { setTimeout as sleep } from 'node:timers/promises';
import { createDiary, type Diary } from '../../chaos/mixed/diary.ts';
import { type ChaosPerson, createPerson } from '../../chaos/mixed/people.ts';
import type { ChatVendor } from '../../chaos/mixed/sandbox.ts';
import type { World } from '../../chaos/mixed/world.ts';
import { type Random, seededRandom } from '../../chaos/random.ts';

/** WhatsApp takes a message to the same person every six seconds, so many people write now and then. */
const WRITERS: Readonly<Record<ChatVendor, number>> = { whatsapp: 20, slack: 16 };
const WRITE_EVERY_MS = 30_000;
const CHATTERS = 2;
const CHAT_EVERY_MS = 8000;
const UNLUCKY_EVERY_MS = 8000;

/** People who talk until it is over. Each answer is one that somebody waited for. */
export async function talk(
  world: World,
  unlucky: ChaosPerson,
  isOver: () => boolean,
): Promise<Promise<unknown>[]> {
  const diary = createDiary(1);
  const newPerson = (name: string, channels: readonly ChatVendor[]) =>
    createPerson(world, `${name}@example.org`, channels);
  const lives: Promise<unknown>[] = [];
  for (const vendor of ['whatsapp', 'slack'] as const)
    for (let number = 0; number < WRITERS[vendor]; number += 1) {
      const random = seededRandom(lives.length);
      const person = await newPerson(`${vendor}-${number}`, [vendor]);
      const write = () => person.write(vendor, sentence(diary, person, random));
      lives.push(keepSaying(write, WRITE_EVERY_MS, random, isOver));
    }
  for (let number = 0; number < CHATTERS; number += 1) {
    const random = seededRandom(lives.length);
    const person = await newPerson(`web-${number}`, []);
    lives.push(keepSaying(() => person.chat(sentence(diary, person, random)), CHAT_EVERY_MS, random, isOver));
  }
  const complain = () => unlucky.write('whatsapp', `say ${diary.newTag()}`);
  lives.push(keepSaying(complain, UNLUCKY_EVERY_MS, seededRandom(lives.length), isOver));
  return lives;
}

/** In the words that the model of chaos runs obeys. */
function sentence(diary: Diary, { email }: ChaosPerson, random: Random): string {
  const kind = random();
  const tag = diary.newTag();
  if (kind < 0.3) return `book ${tag} ${diary.newTime(email)}`;
  return kind < 0.5 ? `remind ${tag} in 1 minute` : `say ${tag}`;
}

async function keepSaying(
  say: () => Promise<unknown>,
  everyMs: number,
  random: Random,
  isOver: () => boolean,
): Promise<void> {
  await sleep(random() * everyMs);
  while (!isOver()) {
    await say();
    await sleep(everyMs * (0.8 + random() * 0.4));
  }
}
