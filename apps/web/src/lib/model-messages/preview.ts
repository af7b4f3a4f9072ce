import { say } from '../../words/staff.ts';
import type { ModelMessage, ParsedMessages, Part, Speaker } from './types.ts';

/** Product-spec section 9. */
const TOOL_RESULT_LENGTH = 100;
/** A line of a table; more of a huge message would only make it slow. */
const TEXT_LENGTH = 400;

/** Cuts between characters, not inside of one. */
const cut = (text: string, length: number, ellipsis: string): string => {
  if (text.length <= length) return text;
  const characters = [...text.slice(0, (length + 1) * 2)];
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}${ellipsis}`;
};

function partPreview(part: Part): string | null {
  switch (part.kind) {
    case 'user-prompt':
    case 'text':
      return part.text.trim() === '' ? null : cut(part.text.trim(), TEXT_LENGTH, '...');
    case 'tool-call':
      return part.toolName;
    case 'tool-return':
      if (part.content === null || part.content === '') return null;
      return typeof part.content === 'string'
        ? cut(part.content, TOOL_RESULT_LENGTH, '...')
        : say('messages.toolResultJson');
    default:
      return null;
  }
}

const fallbacks: Partial<Record<Speaker, string>> = {
  user: say('messages.noUserText'),
  tool: say('messages.noToolText'),
  assistant: say('messages.noAssistantText'),
  request: say('messages.systemRequest'),
  system: say('messages.systemRequest'),
};

const fallback = (message: ModelMessage | undefined): string =>
  message
    ? (fallbacks[message.speaker] ??
      (message.kind === 'request'
        ? say('messages.systemRequest')
        : say('messages.kindMessage', { kind: message.kind ?? 'unknown' })))
    : say('messages.empty');

/** The first part that says something in a line, or the specified words for there being none. */
export function previewOf(parsed: ParsedMessages): string {
  if (!parsed.ok) return say('messages.errorParsingMessage');
  for (const message of parsed.messages) {
    for (const part of message.parts) {
      const preview = partPreview(part);
      if (preview !== null) return preview;
    }
  }
  return fallback(parsed.messages[0]);
}
