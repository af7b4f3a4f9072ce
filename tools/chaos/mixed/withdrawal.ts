import { setTimeout as sleep } from 'node:timers/promises';
import { signInByHttp } from '../../../bench/ground/sign-in.ts';
import type { ChaosPerson } from './people.ts';
import type { Traffic } from './traffic.ts';
import type { World } from './world.ts';

const ASKED_AGAIN = 60;

/** Google's permission is taken away in the middle of everything, and given again by a new sign-in. Answers how often. */
export async function withdrawAndGrant(
  { random, isOver }: Traffic,
  { url, control }: Pick<World, 'url' | 'control'>,
  person: ChaosPerson,
): Promise<number> {
  let times = 0;
  while (!isOver()) {
    await sleep(1500 + random() * 4000);
    await control.post('google/revoke', { user: person.email });
    times += 1;
    await sleep(500 + random() * 2000);
    await control.post('google/consent', { user: person.email });
    await signInAgain(url, person.email);
  }
  return times;
}

async function signInAgain(url: string, email: string): Promise<void> {
  for (let asked = 1; ; asked += 1)
    try {
      await signInByHttp(url, email);
      return;
    } catch (error) {
      if (asked >= ASKED_AGAIN) throw error;
      await sleep(1000);
    }
}
