import { startStack } from '../../tools/lib/stack.ts';
import { quantile, rounded } from '../figures.ts';
import { signInByHttp } from '../ground/sign-in.ts';
import type { BenchRow } from '../row.ts';

const ROUNDS = 60;
const WARM_UP = 20;
const MOST_TIMES = 1.25;
const PLAIN = 'what is on tomorrow?';

/**
 * A plain request with a model that need not be asked, next to the same one without a model: alternating, so that
 * noise hits both.
 */
export async function benchReaderFirst(
  modelUrl: string,
  chat: (baseUrl: string, token: string, message: string) => Promise<void>,
): Promise<BenchRow> {
  const first = await startStack(
    { ASSISTANT_MODEL: 'openai:bench', OPENAI_BASE_URL: `${modelUrl}/v1`, MODEL_READER_FIRST: 'true' },
    'bench',
  );
  const offline = await startStack({}, 'bench');
  try {
    const sayers = await Promise.all(
      [first, offline].map(async ({ baseUrl }) => {
        const token = await signInByHttp(baseUrl, 'madrid@example.org');
        return () => chat(baseUrl, token, PLAIN);
      }),
    );
    const taken: number[][] = [[], []];
    for (let round = 0; round < ROUNDS + WARM_UP; round += 1)
      for (const [index, say] of sayers.entries()) {
        const began = performance.now();
        await say();
        if (round >= WARM_UP) taken[index]?.push(performance.now() - began);
      }
    const [value, floor] = [quantile(taken[0] ?? [], 0.5), quantile(taken[1] ?? [], 0.5)];
    return {
      name: 'plain request, the reader first',
      value: rounded(value),
      unit: 'ms',
      floor: rounded(floor),
      ratio: rounded(floor / value),
      target: `median at most ${MOST_TIMES} times the same without a model (the floor)`,
      ok: value <= MOST_TIMES * floor,
      note: `p95 ${rounded(quantile(taken[0] ?? [], 0.95))} ms against ${rounded(quantile(taken[1] ?? [], 0.95))} ms`,
    };
  } finally {
    await first.stop();
    await offline.stop();
  }
}
