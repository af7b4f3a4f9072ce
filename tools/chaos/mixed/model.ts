import {
  type HostedAnswer,
  type HostedMessage,
  type HostedRequest,
  type OpenAiServer,
  startOpenAiServer,
} from '../../../apps/server/test/openai-server.ts';
import type { Random } from '../random.ts';

/** What people say in a chaos run: a verb, a tag that is nowhere else, and what the verb needs. */
const COMMAND = /^(book|shift|invite|remind|undo|say) (\w+)(?: (.+))?$/;

interface Command {
  readonly verb: string;
  readonly tag: string;
  readonly rest: string;
}

const textOf = ({ content }: HostedMessage): string =>
  typeof content === 'string'
    ? content
    : Array.isArray(content)
      ? (content as { text?: string }[]).map(({ text }) => text ?? '').join('\n')
      : '';

/** Everything that was said since the assistant last spoke. */
function commandsOf(messages: readonly HostedMessage[]): Command[] {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const first = messages.findLastIndex(({ role }, index) => index < last && role !== 'user') + 1;
  return messages
    .slice(first, last + 1)
    .flatMap((message) => textOf(message).split('\n'))
    .flatMap((line) => {
      const [, verb, tag, rest = ''] = COMMAND.exec(line.trim()) ?? [];
      return verb && tag ? [{ verb, tag, rest }] : [];
    });
}

function callFor({ verb, tag, rest }: Command): { name: string; arguments: string } | undefined {
  const call = (name: string, input: object) => ({ name, arguments: JSON.stringify(input) });
  if (verb === 'book') return call('create_event', { title: tag, when: rest, duration: '30 minutes' });
  if (verb === 'shift') {
    const [event = '', when = ''] = rest.split(' ');
    return call('update_event', { event, event_when: when, move_by: '30 minutes later' });
  }
  if (verb === 'invite') {
    const [guest = '', when = ''] = rest.split(' ');
    return call('create_event', { title: tag, when, duration: '30 minutes', attendees: [guest] });
  }
  if (verb === 'remind') return call('set_reminder', { text: tag, when: rest });
  if (verb === 'undo') return call('undo_last_action', {});
  return undefined;
}

/** What the results at the end are about, when the calls were made before the last thing that was said. */
function lateTitles(messages: readonly HostedMessage[]): string[] | undefined {
  const lastSaid = messages.findLastIndex(({ role }) => role === 'user');
  const lastCall = messages.findLastIndex(({ tool_calls }) => (tool_calls?.length ?? 0) > 0);
  if (messages.at(-1)?.role !== 'tool' || lastCall > lastSaid) return undefined;
  const answered = new Set(messages.slice(lastSaid).map(({ tool_call_id }) => tool_call_id));
  return messages
    .flatMap(({ tool_calls }) => tool_calls ?? [])
    .filter(({ id }) => answered.has(id))
    .map((call) => String((JSON.parse(call.function.arguments) as { title?: string }).title));
}

/** Follows instructions, and names every tag of the turn in its last words, so that each can be counted. */
function obey({ messages }: HostedRequest): HostedAnswer {
  const late = lateTitles(messages);
  if (late) return { text: late.map((tag) => `[${tag}]`).join(' ') || 'Hm.' };
  const commands = commandsOf(messages);
  const hasActed = messages.at(-1)?.role === 'tool';
  const calls = hasActed ? [] : commands.flatMap((command) => callFor(command) ?? []);
  if (calls.length > 0) return { calls };
  return { text: commands.map(({ tag }) => `[${tag}]`).join(' ') || 'Hm.' };
}

export interface ChaosModel {
  readonly url: string;
  /** From now on so many of its answers (0 to 1) fail in a way that passes. */
  setTrouble(part: number): void;
  asked(): number;
  close(): Promise<void>;
}

export async function startChaosModel(random: Random): Promise<ChaosModel> {
  let trouble = 0;
  let asked = 0;
  const server: OpenAiServer = await startOpenAiServer((request) => {
    asked += 1;
    server.requests.length = 0;
    if (random() >= trouble) return obey(request);
    const kinds: HostedAnswer[] = [
      { status: 500 },
      { status: 429, headers: { 'retry-after-ms': '200' } },
      { status: 503 },
      'cut',
      'drop',
    ];
    return kinds[Math.floor(random() * kinds.length)] ?? 'drop';
  });
  return {
    url: server.url,
    setTrouble: (part) => {
      trouble = part;
    },
    asked: () => asked,
    close: () => server.close(),
  };
}
