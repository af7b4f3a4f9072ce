import { apiQuestion, type World } from './api-questions.ts';
import { createAsk } from './ask.ts';
import { createDice } from './dice.ts';
import { judge } from './judge.ts';
import { pageQuestion } from './page-questions.ts';
import type { Question } from './question.ts';
import { attackRaw, rawAttacks } from './raw-attacks.ts';
import { type WebhookSecrets, webhookQuestion } from './webhook-questions.ts';

export interface FuzzOptions {
  readonly baseUrl: string;
  readonly seed: number;
  readonly requests: number;
  readonly world: World;
  readonly secrets: WebhookSecrets;
  readonly concurrency?: number;
}

interface Finding {
  readonly number: number;
  readonly what: string;
  readonly wrong: readonly string[];
  readonly request: string;
}

export interface FuzzReport {
  readonly requests: number;
  readonly statuses: Record<string, number>;
  readonly findings: readonly Finding[];
}

const MOST_FINDINGS = 50;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Asks so many questions, several at a time, and judges every answer. What was asked depends on the seed alone. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { baseUrl, requests, world, secrets } = options;
  const dice = createDice(options.seed);
  const { ask, close } = createAsk(baseUrl);
  const statuses: Record<string, number> = {};
  const findings: Finding[] = [];
  const counts = new Map<string, number>();
  let asked = 0;

  const next = (): Question => {
    const kind = dice.whole(0, 99);
    if (kind < 70) return apiQuestion(dice, world);
    return kind < 88 ? webhookQuestion(dice, secrets) : pageQuestion(dice);
  };
  const note = (number: number, question: Question, wrong: readonly string[]) => {
    if (wrong.length === 0) return;
    // One defect shows itself in many requests: the first of each kind is enough to mend it.
    const kind = `${question.name.split(' ', 2)[0]} ${wrong.map((one) => one.slice(0, 20)).join()}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (counts.get(kind) === 1 && findings.length < MOST_FINDINGS)
      findings.push({ number, what: question.name, wrong, request: describe(question) });
  };
  const work = async (): Promise<void> => {
    while (asked < requests) {
      asked += 1;
      const number = asked;
      const question = next();
      try {
        const answer = await ask(question);
        const family = `${Math.floor(answer.status / 100)}xx`;
        statuses[family] = (statuses[family] ?? 0) + 1;
        if (answer.status === 200 && world.ids.length < 2000)
          world.ids.push(...(answer.body.match(UUID) ?? []).slice(0, 3));
        note(number, question, judge(question, answer));
      } catch (error) {
        note(number, question, [`no answer: ${error instanceof Error ? error.message : String(error)}`]);
      }
    }
  };
  await Promise.all(Array.from({ length: options.concurrency ?? 24 }, work));
  close();
  for (const attack of rawAttacks) {
    asked += 1;
    const line = await attackRaw(baseUrl, attack);
    if (/^HTTP\/1\.1 5/.test(line))
      findings.push({ number: asked, what: attack.name, wrong: [line], request: 'raw bytes' });
  }
  return { requests: asked, statuses, findings };
}

const describe = ({ method, path, headers, body }: Question): string =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify({ ...headers, authorization: undefined })} ${body?.subarray(0, 300).toString('utf8') ?? ''}`;
