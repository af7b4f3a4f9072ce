import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { signInByHttp } from '../bench/ground/sign-in.ts';
import { quantile } from './chaos/figures.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { failed, type Load, openLoop } from './load/open-loop.ts';

const USAGE = `npm run load -- --url https://catch.example --tokens file [--rates 5,10,20,40] [--seconds 20] [--chat 0.1] [--say text]
  --tokens   a file with an access token of a test account on each line; each account is asked in turn
  --sandbox  instead, for a deployment that runs with the sandbox: so many people of its own
  --rates    requests a second, one after the other, until one is too much
  --chat     which part of them are messages to the assistant: they cost what a model costs, and stand in those accounts
  --say      what is said`;

/** As the promises have it: nothing fails, and nobody waits. */
const MAY_FAIL = 0.001;
const LONGEST_READ_MS = 1000;
const LONGEST_ANSWER_MS = 10_000;
const TIMEOUT_MS = 60_000;
const READS = ['/auth/me', '/assistant/conversation', '/assistant/waiting-approvals'];

interface Round {
  readonly reads: Load;
  readonly answers: Load;
}

const number = (name: string, text: string): number => {
  const value = Number(text);
  if (!(value >= 0)) throw new PlainFailure(`--${name} must be a number.\n${USAGE}`);
  return value;
};

/** Beyond these it is too much. */
function troubles({ reads, answers }: Round): string[] {
  const sent = reads.sent + answers.sent;
  const lost = failed(reads) + failed(answers);
  const slowRead = quantile(reads.took, 0.95);
  const slowAnswer = quantile(answers.took, 0.95);
  return [
    ...(lost > sent * MAY_FAIL ? [`${lost} of ${sent} failed`] : []),
    ...(slowRead > LONGEST_READ_MS ? [`reads take ${slowRead} ms`] : []),
    ...(slowAnswer > LONGEST_ANSWER_MS ? [`answers take ${slowAnswer} ms`] : []),
  ];
}

const line = (name: string, load: Load): string => {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(load.took, part));
  const lost = [...load.failures].map(([why, count]) => `${count} × ${why}`).join(', ') || 'none';
  return `  ${name.padEnd(8)} ${String(load.sent).padStart(6)} sent, failed: ${lost}; p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
};

/** A load that anybody can put on their own deployment, more and more until it is too much. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      tokens: { type: 'string' },
      sandbox: { type: 'string' },
      rates: { type: 'string', default: '5,10,20,40,80,160' },
      seconds: { type: 'string', default: '20' },
      chat: { type: 'string', default: '0.1' },
      say: { type: 'string', default: 'What is on my calendar tomorrow?' },
    },
  });
  const { url } = values;
  if (!url || (!values.tokens && !values.sandbox)) throw new PlainFailure(USAGE);
  const tokens = values.tokens
    ? readFileSync(values.tokens, 'utf8').split('\n').filter(Boolean)
    : await Promise.all(
        Array.from({ length: number('sandbox', values.sandbox ?? '') }, (_, index) =>
          signInByHttp(url, `load-${index}@example.org`),
        ),
      );
  const seconds = number('seconds', values.seconds);
  const part = number('chat', values.chat);
  const call = async (index: number, path: string, body?: unknown): Promise<number> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${tokens[index % tokens.length]}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  };
  let held = 0;
  for (const rate of values.rates.split(',').map((one) => number('rates', one))) {
    const [reads, answers] = await Promise.all([
      openLoop(rate * (1 - part), seconds, (index) => call(index, READS[index % READS.length] ?? '')),
      openLoop(rate * part, seconds, (index) =>
        call(index, '/assistant/chat', { message: values.say, channel: 'web' }),
      ),
    ]);
    const round = { reads, answers };
    console.log(
      `${rate} a second for ${seconds} s; the generator was late by ${Math.round(Math.max(reads.late, answers.late))} ms at most`,
    );
    console.log(line('reads', reads));
    console.log(line('answers', answers));
    const found = troubles(round);
    if ([...reads.failures.keys(), ...answers.failures.keys()].includes('429'))
      console.log(
        '  429: a limit holds. RATE_LIMIT_PER_MINUTE counts by address, and each account has limits of its own.',
      );
    if (found.length > 0) {
      console.log(`Too much: ${found.join(', ')}.`);
      break;
    }
    held = rate;
  }
  console.log(
    held > 0 ? `It held ${held} a second with ${tokens.length} accounts.` : 'It held none of these rates.',
  );
});
