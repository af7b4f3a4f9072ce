import { createServer, type ServerResponse } from 'node:http';

/** A model that answers at once, as a process of its own: it lists the calendar when asked about it, else it greets. */
const reply = (message: object, finish: string): string =>
  JSON.stringify({
    id: 'chatcmpl-bench',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'bench',
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
const GREETING = reply({ role: 'assistant', content: 'Hello, what can I do for you?' }, 'stop');
const LISTING = reply(
  {
    role: 'assistant',
    content: null,
    tool_calls: [
      { id: 'call_0', type: 'function', function: { name: 'list_events', arguments: '{"when":"tomorrow"}' } },
    ],
  },
  'tool_calls',
);

const piece = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-bench', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'bench', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** Its first word is the time at which it was said; the others follow a while after. */
function speak(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(piece({ content: (performance.timeOrigin + performance.now()).toFixed(3) }));
  setTimeout(
    () => response.end(`${piece({ content: ' it is now.' })}${piece({}, 'stop')}data: [DONE]\n\n`),
    50,
  );
}

/** What it was asked last, so that the bench can ask the very same without the product. */
let lastAsked = '';

const server = createServer(async (request, response) => {
  if (request.method === 'GET') return void response.end(lastAsked);
  let body = '';
  for await (const chunk of request) body += String(chunk);
  lastAsked = body;
  const { messages, stream } = JSON.parse(body) as {
    messages: { role: string; content?: unknown }[];
    stream?: boolean;
  };
  if (stream) return void speak(response);
  const last = messages.at(-1);
  const asks = last?.role === 'user' && JSON.stringify(last.content).includes('tomorrow');
  response.writeHead(200, { 'content-type': 'application/json' }).end(asks ? LISTING : GREETING);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
