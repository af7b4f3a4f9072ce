import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosPerson } from './people.ts';
import type { ChatVendor } from './sandbox.ts';
import type { Traffic } from './traffic.ts';

/** Somebody who deleted their account, and the words by which anything of theirs could be found. */
export interface Leaver {
  readonly email: string;
  readonly words: readonly string[];
}

type Join = (name: string, ...channels: ChatVendor[]) => Promise<ChaosPerson>;

export interface LeaversResult {
  readonly gone: readonly Leaver[];
  readonly stayed: readonly ChaosPerson[];
}

/**
 * One after the other: somebody comes, begins several things at once, and deletes the account in the middle of them.
 * Now and then one stays, and must get what others might have taken along.
 */
export async function simulateLeavers(
  { diary, random, isOver }: Traffic,
  join: Join,
): Promise<LeaversResult> {
  const gone: Leaver[] = [];
  const stayed: ChaosPerson[] = [];
  for (let number = 1; !isOver(); number += 1) {
    const channels: ChatVendor[] = random() < 0.4 ? ['whatsapp'] : [];
    // While everything breaks not everybody gets in; who did not is nobody's guest.
    const person = await join(`guest${number}`, ...channels).catch(() => undefined);
    if (!person) {
      await sleep(500);
      continue;
    }
    if (number % 3 === 0) {
      stayed.push(person);
      continue;
    }
    const tags: string[] = [];
    const command = (verb: string, rest = '') => {
      const tag = diary.newTag();
      tags.push(tag);
      return `${verb} ${tag} ${rest}`.trim();
    };
    const chat = async (text: string) => diary.statuses.push((await person.chat(text)).status);
    const begun: Promise<unknown>[] = [
      chat(command('book', diary.newTime(person.email))),
      chat(command('invite', `guest-of-${person.userId}@example.com ${diary.newTime(person.email)}`)),
      ...channels.flatMap((channel) => [
        person.write(channel, command('remind', 'in 3 minutes')),
        person.write(channel, command('say')),
      ]),
    ];
    await sleep(random() * 2000);
    await person.leave();
    await Promise.allSettled(begun);
    gone.push({ email: person.email, words: [person.email, person.userId, ...tags] });
    await sleep(random() * 1000);
  }
  return { gone, stayed };
}

/** Somebody who talks on the web while staff reset them again and again; answers how often. */
export async function chatDuringResets(
  { diary, random, isOver }: Traffic,
  staff: ChaosPerson,
  person: ChaosPerson,
): Promise<number> {
  let resets = 0;
  const talk = async () => {
    while (!isOver()) {
      const text =
        random() < 0.5 ? `book ${diary.newTag()} ${diary.newTime(person.email)}` : `say ${diary.newTag()}`;
      diary.statuses.push((await person.chat(text)).status);
      await sleep(random() * 300);
    }
  };
  const reset = async () => {
    while (!isOver()) {
      await sleep(1500 + random() * 4000);
      await staff.reset(person);
      resets += 1;
    }
  };
  await Promise.all([talk(), reset()]);
  return resets;
}
