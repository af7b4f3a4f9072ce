import type { AssistantModelMessage, ModelMessage, ToolModelMessage } from 'ai';
import type { RequestPart, StoredMessage, ToolReturnPart } from './stored-message.ts';

/** Stored messages as the AI SDK wants them. A call whose result was lost gets one that says so: models refuse orphans. */
export function toModelMessages(stored: readonly StoredMessage[]): ModelMessage[] {
  const messages: ModelMessage[] = [];
  const nameOf = new Map<string, string>();
  let waiting: string[] = [];
  const settle = () => {
    if (waiting.length > 0)
      messages.push({
        role: 'tool',
        content: waiting.map((id) => lostResult(id, nameOf.get(id) ?? 'unknown')),
      });
    waiting = [];
  };
  for (const message of stored) {
    if (message.kind === 'response') {
      settle();
      const content: Exclude<AssistantModelMessage['content'], string> = [];
      for (const part of message.parts) {
        if (part.part_kind === 'text' && part.content) content.push({ type: 'text', text: part.content });
        if (part.part_kind === 'tool-call') {
          nameOf.set(part.tool_call_id, part.tool_name);
          waiting.push(part.tool_call_id);
          content.push({
            type: 'tool-call',
            toolCallId: part.tool_call_id,
            toolName: part.tool_name,
            input: part.args ?? {},
          });
        }
      }
      if (content.length > 0) messages.push({ role: 'assistant', content });
      continue;
    }
    // A result whose call was cut off with its turn would be refused by every model.
    const results = message.parts.filter(isResult).filter(({ tool_call_id }) => nameOf.has(tool_call_id));
    if (results.length > 0) {
      const ids = new Set(results.map(({ tool_call_id }) => tool_call_id));
      waiting = waiting.filter((id) => !ids.has(id));
      messages.push({ role: 'tool', content: results.map((part) => toolResult(part, nameOf)) });
    }
    for (const part of message.parts) {
      if (part.part_kind === 'user-prompt') {
        settle();
        messages.push({ role: 'user', content: part.content });
      } else if (part.part_kind === 'retry-prompt' && !part.tool_call_id) {
        settle();
        messages.push({ role: 'user', content: `[system note] ${part.content}` });
      }
    }
  }
  settle();
  return mergeToolMessages(messages);
}

type ResultPart = ToolReturnPart | { part_kind: 'retry-prompt'; tool_call_id: string; content: string };

const isResult = (part: RequestPart): part is RequestPart & ResultPart =>
  part.part_kind === 'tool-return' || (part.part_kind === 'retry-prompt' && part.tool_call_id !== undefined);

type ResultContent = Extract<ToolModelMessage['content'][number], { type: 'tool-result' }>;

const toolResult = (part: ResultPart, nameOf: ReadonlyMap<string, string>): ResultContent => ({
  type: 'tool-result',
  toolCallId: part.tool_call_id,
  toolName: nameOf.get(part.tool_call_id) ?? 'unknown',
  output:
    part.part_kind === 'retry-prompt'
      ? { type: 'error-text', value: part.content }
      : { type: 'json', value: JSON.parse(JSON.stringify(part.content ?? null)) },
});

const lostResult = (toolCallId: string, toolName: string): ResultContent => ({
  type: 'tool-result',
  toolCallId,
  toolName,
  output: { type: 'execution-denied', reason: 'This was never carried out.' },
});

/** Results of one step may be stored in several rows (some waited for a person); models want them together. */
function mergeToolMessages(messages: readonly ModelMessage[]): ModelMessage[] {
  const merged: ModelMessage[] = [];
  for (const message of messages) {
    const last = merged.at(-1);
    if (message.role === 'tool' && last?.role === 'tool')
      merged[merged.length - 1] = { role: 'tool', content: [...last.content, ...message.content] };
    else merged.push(message);
  }
  return merged;
}
