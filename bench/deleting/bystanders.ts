import { setTimeout as sleep } from 'node:timers/promises';
import { signInByHttp } from '../ground/sign-in.ts';

export interface Bystanders {
  /** How long they waited for each of the answers that they asked for while something else was done. */
  during(work: () => Promise<void>): Promise<number[]>;
}

const PEOPLE = 3;
const PAUSE_MS = 15;
const WARM_UP = 60;

/** A few people who go on chatting, each waiting for the answer before the next line. */
export async function gatherBystanders(baseUrl: string): Promise<Bystanders> {
  const tokens: string[] = [];
  for (let person = 0; person < PEOPLE; person += 1)
    tokens.push(await signInByHttp(baseUrl, `bystander-${person}@example.org`));
  const chat = async (token: string): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${baseUrl}/api/v1/assistant/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'hello', channel: 'web' }),
    });
    await answer.text();
    if (answer.status !== 200) throw new Error(`a bystander was answered ${answer.status}`);
    return performance.now() - began;
  };
  for (const token of tokens) for (let round = 0; round < WARM_UP; round += 1) await chat(token);
  return {
    during: async (work) => {
      const times: number[] = [];
      let isDone = false;
      const working = work().finally(() => {
        isDone = true;
      });
      const talking = tokens.map(async (token) => {
        while (!isDone) {
          times.push(await chat(token));
          await sleep(PAUSE_MS);
        }
      });
      await Promise.all([working, ...talking]);
      return times;
    },
  };
}
