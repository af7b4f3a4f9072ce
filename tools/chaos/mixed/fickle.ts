import { setTimeout as sleep } from 'node:timers/promises';
import { oneOf } from '../random.ts';
import type { Diary } from './diary.ts';
import type { ChaosPerson } from './people.ts';
import { type ChatVendor, type SandboxControl, wordsOf } from './sandbox.ts';
import type { Traffic } from './traffic.ts';

/** Somebody who writes, disconnects while it is being answered, and connects again. Answers what they said. */
export async function simulateReconnects(
  { diary, random, isOver }: Traffic,
  person: ChaosPerson,
): Promise<string[]> {
  const tags: string[] = [];
  while (!isOver()) {
    const vendor = oneOf(random, person.channels);
    for (let lines = 1 + Math.floor(random() * 3); lines > 0; lines -= 1) {
      const tag = diary.newTag();
      tags.push(tag);
      await person.write(vendor, `say ${tag}`);
    }
    await sleep(random() * 1000);
    await person.disconnect(vendor);
    await sleep(random() * 1500);
    // While everything breaks it may not work; the next round finds them disconnected, and they try again.
    await person.connect(vendor).catch(() => undefined);
  }
  return tags;
}

/** Whatever happened in between: nothing is sent twice, and after reconnecting everything is as before. */
export async function checkAfterReconnect(
  control: SandboxControl,
  person: ChaosPerson,
  diary: Diary,
  said: readonly string[],
): Promise<string[]> {
  const last = new Map<ChatVendor, string>();
  for (const vendor of person.channels) {
    await person.disconnect(vendor);
    await person.connect(vendor);
    const tag = diary.newTag();
    last.set(vendor, tag);
    await person.write(vendor, `say ${tag}`);
    await person.waitForMessage(vendor, `[${tag}]`);
  }
  const received = new Map<ChatVendor, string[]>();
  for (const vendor of person.channels)
    received.set(vendor, (await control.chat(vendor, person.email)).map(wordsOf));
  const times = (tag: string, texts: readonly string[]) =>
    texts.filter((text) => text.includes(`[${tag}]`)).length;
  return [
    ...said
      .map((tag) => ({ tag, count: times(tag, [...received.values()].flat()) }))
      .filter(({ count }) => count > 1)
      .map(({ tag, count }) => `${tag} was told ${count} times`),
    ...[...last]
      .filter(([vendor, tag]) => times(tag, received.get(vendor) ?? []) !== 1)
      .map(([vendor, tag]) => `${tag} was not answered once on ${vendor}`),
  ];
}
