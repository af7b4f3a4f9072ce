import { say } from '../../words/staff.ts';
import { parsedIfJson } from '../parsed-if-json.ts';
import type { Part } from './types.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Prompts may be a text or a list of texts and attachments; of those only the texts can be read. */
function promptText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(promptText).filter(Boolean).join('\n');
  if (isFields(content)) return textOf(content.text) ?? textOf(content.content) ?? '';
  return '';
}

/** One element of `parts` or of a list in `content`. */
export function parsePart(value: unknown): Part {
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (!isFields(value)) return { kind: 'raw', partKind: null, value };
  const partKind = textOf(value.part_kind) ?? textOf(value.kind) ?? textOf(value.type);
  switch (partKind?.replaceAll('_', '-')) {
    case 'user-prompt':
    case 'retry-prompt':
    case 'system-prompt':
      return {
        kind: partKind.replaceAll('_', '-') as 'user-prompt',
        text: promptText(value.content ?? value.text),
      };
    case 'text':
      return { kind: 'text', text: promptText(value.content ?? value.text) };
    case 'tool-call':
      return {
        kind: 'tool-call',
        toolName:
          textOf(value.tool_name) ??
          textOf(value.toolName) ??
          textOf(value.name) ??
          say('messages.unknownTool'),
        args: parsedIfJson(value.args ?? value.arguments ?? value.input ?? null),
      };
    case 'tool-return':
    case 'tool-result':
      return {
        kind: 'tool-return',
        toolName: textOf(value.tool_name) ?? textOf(value.toolName),
        content: value.content ?? value.output ?? value.result ?? null,
      };
    default:
      return { kind: 'raw', partKind, value };
  }
}
