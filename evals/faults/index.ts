import { setTimeout as sleep } from 'node:timers/promises';
import { type OpenAiServer, startOpenAiServer } from '../../apps/server/test/openai-server.ts';
import { signInByHttp } from '../../bench/ground/sign-in.ts';
import { type RunningChild, startChild } from '../../tools/lib/child.ts';
import { type Stack, serverScript, startStack } from '../../tools/lib/stack.ts';
import { FAULTS, type Fault, WISH } from './faults.ts';

export interface FaultResult {
  readonly fault: string;
  readonly asked: number;
  readonly seconds: number;
  readonly said: string;
  readonly booked: number;
  /** What is wrong with it; nothing when the sentence is true and nothing was lost or doubled. */
  readonly wrong: readonly string[];
}

/** The whole product with a hosted model that goes wrong in every way, each time for somebody new. */
export async function evaluateFaults(): Promise<FaultResult[]> {
  const model = await startOpenAiServer(() => ({ text: '' }));
  const stack = await startStack({
    ASSISTANT_MODEL: 'openai:faulty',
    OPENAI_BASE_URL: model.url,
    // Each fault finds the model as if nothing had been.
    MODEL_REST_SECONDS: '0',
    LOG_LEVEL: 'silent',
  });
  const world: World = { model, stack, server: stack.server };
  const results: FaultResult[] = [];
  try {
    for (const [index, fault] of FAULTS.entries()) {
      const result = await play(fault, `fault-${index}@example.org`, world);
      console.log(line(result));
      results.push(result);
    }
  } finally {
    if (world.server !== stack.server) await world.server.stop();
    await stack.stop();
    await model.close();
  }
  return results;
}

interface World {
  readonly model: OpenAiServer;
  readonly stack: Stack;
  server: RunningChild;
}

async function play(fault: Fault, email: string, world: World): Promise<FaultResult> {
  const { model, stack } = world;
  const token = await signInByHttp(stack.baseUrl, email);
  const before = model.requests.length;
  model.script = (request, number) => fault.answer(request, number - before);
  const began = performance.now();
  const said = fault.killedAt
    ? await saidAfterDeath(world, token, before + fault.killedAt)
    : await ask(stack.baseUrl, token, fault.says ?? WISH, fault.isStreamed);
  const seconds = (performance.now() - began) / 1000;
  const booked = await dentistsOf(stack.sandboxUrl, email);
  const asked = model.requests.length - before;
  return { fault: fault.name, asked, seconds, said, booked, wrong: wrongIn(said, booked) };
}

/** A receipt stands for each event that is there, and for none that is not. */
function wrongIn(said: string, booked: number): string[] {
  const receipts = said.split('Booked: Dentist').length - 1;
  return [
    ...(booked > 1 ? [`booked ${booked} times`] : []),
    ...(receipts !== Math.min(booked, 1) ? [`${receipts} receipts for ${booked} events`] : []),
    ...(/Sorry, (?:I encountered an error|something went wrong)/.test(said) ? ['an apology'] : []),
    ...(booked === 0 && !SAYS_NOTHING.test(said) ? ['nobody says that nothing was changed'] : []),
    ...(/<think>|tool_call|\{"name"/.test(said) ? ['raw words of a model'] : []),
    ...(said.length > 4500 ? [`${said.length} letters`] : []),
  ];
}

/** 'I haven't changed anything' in the languages that it has, or a question. */
const SAYS_NOTHING =
  /I haven't changed anything|No he cambiado nada|Ich habe nichts geändert|Je n’ai rien changé|Non ho cambiato nulla|Não mudei nada|\?$/;

const headers = (token: string, accept = 'application/json') => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  accept,
});

const send = (baseUrl: string, token: string, message: string, isStreamed = false): Promise<Response> =>
  fetch(`${baseUrl}/api/v1/assistant/chat`, {
    method: 'POST',
    headers: headers(token, isStreamed ? 'text/event-stream' : undefined),
    body: JSON.stringify({ message, channel: 'web' }),
  });

async function ask(baseUrl: string, token: string, message: string, isStreamed = false): Promise<string> {
  const body = await (await send(baseUrl, token, message, isStreamed)).text();
  if (!isStreamed) return (JSON.parse(body) as { message: string }).message;
  const [, data = '{}'] = /event: answer\ndata: (.*)/.exec(body) ?? [];
  return (JSON.parse(data) as { message?: string }).message ?? body;
}

/** Killed while somebody reads; restarted by its supervisor. The reply is in the conversation then. */
async function saidAfterDeath(world: World, token: string, question: number): Promise<string> {
  const { stack, model } = world;
  const gone = send(stack.baseUrl, token, WISH, true).then((answer) => answer.text());
  gone.catch(() => undefined);
  while (model.requests.length < question) await sleep(10);
  await sleep(300);
  world.server.process.kill('SIGKILL');
  await world.server.exited;
  world.server = startChild('server', serverScript, stack.environment);
  await world.server.ready;
  for (;;) {
    const answer = await fetch(`${stack.baseUrl}/api/v1/assistant/conversation`, { headers: headers(token) });
    const said = lastReply(await answer.json());
    if (said) return said;
    await sleep(100);
  }
}

const lastReply = (conversation: unknown): string | undefined =>
  (conversation as { messages: { is_user: boolean; message: string }[] }).messages.findLast(
    ({ is_user }) => !is_user,
  )?.message;

async function dentistsOf(sandboxUrl: string, email: string): Promise<number> {
  const answer = await fetch(`${sandboxUrl}/_control/calendar?user=${encodeURIComponent(email)}`);
  const { calendars } = (await answer.json()) as {
    calendars: { events: { summary?: string; status?: string }[] }[];
  };
  return calendars
    .flatMap(({ events }) => events)
    .filter(({ summary, status }) => summary === 'Dentist' && status !== 'cancelled').length;
}

const brief = (said: string): string => said.replace(/\s+/g, ' ').slice(0, 90);

const line = ({ fault, asked, seconds, said, wrong }: FaultResult): string =>
  `${wrong.length === 0 ? 'ok  ' : 'FALSE'} ${fault.padEnd(50)} ${String(asked).padStart(3)} ${seconds.toFixed(1).padStart(6)} s  ${brief(said)}${wrong.length > 0 ? `  [${wrong.join('; ')}]` : ''}`;

export const renderFaults = (results: readonly FaultResult[]): string =>
  [
    '| The model | Asked | The person reads | After |',
    '|---|---|---|---|',
    ...results.map(
      ({ fault, asked, seconds, said }) =>
        `| ${fault} | ${asked} | ${brief(said)} | ${seconds.toFixed(1)} s |`,
    ),
  ].join('\n');
