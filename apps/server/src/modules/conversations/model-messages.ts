import type { LanguageModelV4Message, LanguageModelV4ToolResultPart } from '@ai-sdk/provider';
import { sayWeekday, writeInstant } from '../../platform/say-time.ts';
import type { RequestPart, StoredMessage, ToolReturnPart } from './stored-message.ts';

export interface ModelMessagesOptions {
  /** Calls whose result is still to come. */
  readonly awaited?: ReadonlySet<string>;
  readonly zone: string;
  /** Where the conversation stands: told with the newest message, and not again. */
  readonly standing?: string;
  /** Now; told once more when the last thing that was said lies well back. */
  readonly asOf?: Date;
}

/**
 * Stored messages as models want them. Results stand right behind their calls, even if they came later (a person
 * decided, or wrote something else first); a call whose result was lost, or is `awaited`, gets one that says so: models
 * refuse orphans. The time stands with what was said then, never above it: so what was sent once is sent again byte for
 * byte, and the provider need not read it anew.
 */
export function toModelMessages(
  stored: readonly StoredMessage[],
  { awaited = new Set(), zone, asOf, standing = '' }: ModelMessagesOptions,
): LanguageModelV4Message[] {
  const messages: LanguageModelV4Message[] = [];
  let told = Number.NEGATIVE_INFINITY;
  const newest = stored
    .flatMap(({ parts }) => [...parts])
    .findLast(({ part_kind }) => part_kind === 'user-prompt');
  const results = new Map(
    stored.flatMap(({ parts }) =>
      (parts as readonly RequestPart[]).filter(isResult).map((part) => [part.tool_call_id, part] as const),
    ),
  );
  for (const message of stored) {
    if (message.kind === 'request') {
      for (const part of message.parts) {
        if (part.part_kind === 'user-prompt') {
          const stands = part === newest && standing ? `[Where we are: ${standing}]\n` : '';
          messages.push(fromUser(`${momentOf(part.timestamp, zone)}${stands}${part.content}`));
          told = Date.parse(part.timestamp ?? '');
        }
        if (part.part_kind === 'retry-prompt' && !part.tool_call_id)
          messages.push(fromUser(`[system note] ${part.content}`));
      }
      continue;
    }
    const content: Extract<LanguageModelV4Message, { role: 'assistant' }>['content'] = [];
    const answers: LanguageModelV4ToolResultPart[] = [];
    for (const part of message.parts) {
      if (part.part_kind === 'text' && part.content) content.push({ type: 'text', text: part.content });
      if (part.part_kind === 'tool-call') {
        const { tool_call_id: toolCallId, tool_name: toolName } = part;
        content.push({ type: 'tool-call', toolCallId, toolName, input: part.args ?? {} });
        const result = results.get(toolCallId);
        const none = awaited.has(toolCallId) ? awaitedResult : lostResult;
        answers.push(result ? toolResult(result, toolName) : none(toolCallId, toolName));
      }
    }
    if (content.length > 0) messages.push({ role: 'assistant', content });
    if (answers.length > 0) messages.push({ role: 'tool', content: answers });
  }
  // A reminder may be the first thing that is left; some models refuse a conversation that they begin themselves.
  if (messages[0]?.role === 'assistant')
    messages.unshift(fromUser('[system note] What follows was said without being asked.'));
  // A late result stands behind its call, and something was said since: nobody goes on after their own last words.
  if (messages.at(-1)?.role === 'assistant') messages.push(fromUser(DECIDED_LATE));
  // Decided the next day, or gone on with after an interruption.
  if (asOf && !(asOf.getTime() - told < LATE_MS))
    messages.push(fromUser(`${momentOf(asOf.toISOString(), zone)}${GO_ON}`));
  return messages;
}

const LATE_MS = 10 * 60_000;
const GO_ON = '[system note] Go on.';

/** '[It is Monday, 2026-11-16T10:00:00+01:00[Europe/Madrid]]' on a line of its own. */
function momentOf(timestamp: string | undefined, zone: string): string {
  const at = Date.parse(timestamp ?? '');
  if (Number.isNaN(at)) return '';
  return `[It is ${sayWeekday(at, zone)}, ${writeInstant(at, zone)}]\n`;
}

/** The reverse, for a model that is a program. */
export function splitMoment(text: string): { readonly now?: string; readonly said: string } {
  const [line, now] = text.match(/^\[It is \w+, (\S+\])\]\n(?:\[Where we are: .*\]\n)?/) ?? [];
  return line && now ? { now, said: text.slice(line.length) } : { said: text };
}

const fromUser = (text: string): LanguageModelV4Message => ({
  role: 'user',
  content: [{ type: 'text', text }],
});

const DECIDED_LATE =
  '[system note] The user has decided about an earlier proposal. Its result stands above, right behind its call. ' +
  'Say in one sentence what became of it; do not call a tool for it again.';

type ResultPart = ToolReturnPart | { part_kind: 'retry-prompt'; tool_call_id: string; content: string };

const isResult = (part: RequestPart): part is RequestPart & ResultPart =>
  part.part_kind === 'tool-return' || (part.part_kind === 'retry-prompt' && part.tool_call_id !== undefined);

const toolResult = (part: ResultPart, toolName: string): LanguageModelV4ToolResultPart => ({
  type: 'tool-result',
  toolCallId: part.tool_call_id,
  toolName,
  output:
    part.part_kind === 'retry-prompt'
      ? { type: 'error-text', value: part.content }
      : // As text: SDKs would write it as the same JSON, but search every value for cycles first.
        { type: 'text', value: JSON.stringify(part.content ?? null) },
});

const lostResult = (toolCallId: string, toolName: string): LanguageModelV4ToolResultPart => ({
  type: 'tool-result',
  toolCallId,
  toolName,
  output: { type: 'execution-denied', reason: 'This was never carried out.' },
});

/** Whoever is told that it did not happen would do it again, and then it happens twice. */
const awaitedResult = (toolCallId: string, toolName: string): LanguageModelV4ToolResultPart => ({
  type: 'tool-result',
  toolCallId,
  toolName,
  output: {
    type: 'text',
    value: JSON.stringify({
      status: 'waiting',
      proposal_id: toolCallId,
      note:
        'The user has this before them, or has just decided about it. It stays open whatever else is said, and its ' +
        'result comes by itself: do not call it again. Only if the user changes it, propose it anew and give its ' +
        'proposal_id as replaces.',
    }),
  },
});
