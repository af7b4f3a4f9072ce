import type { LanguageModelV4Message, LanguageModelV4ToolResultPart } from '@ai-sdk/provider';
import { sayWeekday, writeInstant } from '../../platform/say-time.ts';
import type { RequestPart, StoredMessage, ToolReturnPart } from './stored-message.ts';

export interface ModelMessagesOptions {
  /** Calls whose result is still to come, with what the model sees of each until then. */
  readonly awaited?: ReadonlyMap<string, string>;
  readonly zone: string;
  /** Where the conversation stands: sent with the newest message only. */
  readonly standing?: string;
  /** Now; repeated when the last message lies well back. */
  readonly asOf?: Date;
}

/**
 * Stored messages in the form models want. Results come right after their calls, even if they arrived later (a person
 * decided, or wrote something else first); a call whose result was lost, or is `awaited`, gets one that says so:
 * models refuse orphans. The time goes with the message of that time, never above it: what was sent once is sent
 * again byte for byte, and the provider need not read it again.
 */
export function toModelMessages(
  stored: readonly StoredMessage[],
  { awaited = new Map(), zone, asOf, standing = '' }: ModelMessagesOptions,
): LanguageModelV4Message[] {
  const messages: LanguageModelV4Message[] = [];
  let lastTime = Number.NEGATIVE_INFINITY;
  const newest = stored
    .flatMap(({ parts }) => [...parts])
    .findLast(({ part_kind }) => part_kind === 'user-prompt');
  const results = new Map(
    stored.flatMap(({ parts }) =>
      (parts as readonly RequestPart[]).filter(isResult).map((part) => [part.tool_call_id, part] as const),
    ),
  );
  const called = new Set<string>();
  let justCalled: readonly string[] = [];
  for (const message of stored) {
    if (message.kind === 'request') {
      for (const part of message.parts) {
        if (part.part_kind === 'user-prompt') {
          const stands = part === newest && standing ? `[Where we are: ${standing}]\n` : '';
          messages.push(fromUser(`${momentOf(part.timestamp, zone)}${stands}${part.content}`));
          lastTime = Date.parse(part.timestamp ?? '');
        }
        if (part.part_kind === 'retry-prompt' && !part.tool_call_id)
          messages.push(fromUser(`[system note] ${part.content}`));
        // Its result comes right after its call, and something was said since.
        if (part.part_kind === 'tool-return' && isDecision(part)) {
          const { tool_call_id: id } = part;
          if (called.has(id) && !justCalled.includes(id)) messages.push(fromUser(decidedLate(part)));
        }
      }
      continue;
    }
    justCalled = message.parts.flatMap((part) => (part.part_kind === 'tool-call' ? [part.tool_call_id] : []));
    for (const id of justCalled) called.add(id);
    const content: Extract<LanguageModelV4Message, { role: 'assistant' }>['content'] = [];
    const answers: LanguageModelV4ToolResultPart[] = [];
    for (const part of message.parts) {
      if (part.part_kind === 'text' && part.content) content.push({ type: 'text', text: part.content });
      if (part.part_kind === 'tool-call') {
        const { tool_call_id: toolCallId, tool_name: toolName } = part;
        content.push({ type: 'tool-call', toolCallId, toolName, input: part.args ?? {} });
        const result = results.get(toolCallId);
        const waiting = awaited.get(toolCallId);
        answers.push(result ? toolResult(result, toolName) : openResult(toolCallId, toolName, waiting));
      }
    }
    if (content.length > 0) messages.push({ role: 'assistant', content });
    if (answers.length > 0) messages.push({ role: 'tool', content: answers });
  }
  // A reminder may be the first thing that is left; some models refuse a conversation that they begin themselves.
  if (messages[0]?.role === 'assistant')
    messages.unshift(fromUser('[system note] What follows was said without being asked.'));
  // Decided the next day, or gone on with after an interruption; and nobody goes on after their own last words.
  if (asOf && !(asOf.getTime() - lastTime < LATE_MS))
    messages.push(fromUser(`${momentOf(asOf.toISOString(), zone)}${GO_ON}`));
  else if (messages.at(-1)?.role === 'assistant') messages.push(fromUser(GO_ON));
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

/** Not what ended without one: replaced, expired, or found out later. */
function isDecision({ content }: ToolReturnPart): boolean {
  const { status, found_out } = (content ?? {}) as Record<string, unknown>;
  return status !== 'superseded' && status !== 'expired' && found_out === undefined;
}

function decidedLate({ tool_call_id, content }: ToolReturnPart): string {
  const { status } = (content ?? {}) as Record<string, unknown>;
  return (
    `[system note] The user has ${status === 'denied' ? 'denied' : 'approved'} the earlier proposal ${tool_call_id}. Its ` +
    'result stands above, right behind its call. Do not call a tool for it again. If part of what they asked for had to ' +
    'wait for it, do that now; otherwise say in one short sentence what became of it, or nothing where a receipt says it.'
  );
}

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

/** A model that believes a waiting call never happened would make it again, and then it happens twice. */
const openResult = (
  toolCallId: string,
  toolName: string,
  waiting: string | undefined,
): LanguageModelV4ToolResultPart => ({
  type: 'tool-result',
  toolCallId,
  toolName,
  output:
    waiting === undefined
      ? { type: 'execution-denied', reason: 'This was never carried out.' }
      : { type: 'text', value: waiting },
});
