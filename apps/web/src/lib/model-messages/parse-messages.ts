import { parsedIfJson } from '../parsed-if-json.ts';
import { type Fields, isFields, parsePart, textOf } from './parse-parts.ts';
import type { ModelMessage, ParsedMessages, Part, Speaker } from './types.ts';

/**
 * Reads a stored message in every form that the specification lists: one message or a list, `role` or `kind`, `parts`
 * or `content`, a plain string, as JSON text or already parsed. Nothing in it is trusted, and nothing throws.
 */
export function parseMessages(stored: unknown): ParsedMessages {
  const raw = typeof stored === 'string' ? stored : JSON.stringify(stored, null, 2);
  let value = stored;
  if (typeof stored === 'string') {
    try {
      value = JSON.parse(stored) as unknown;
    } catch {
      return { ok: false, raw };
    }
    // Encoded twice somewhere on its way.
    value = parsedIfJson(value);
  }
  if (typeof value === 'string' || isFields(value)) return { ok: true, messages: [parseMessage(value)] };
  if (Array.isArray(value)) return { ok: true, messages: value.map(parseMessage) };
  return { ok: false, raw: raw ?? String(stored) };
}

function parseMessage(value: unknown): ModelMessage {
  if (typeof value === 'string')
    return { speaker: 'other', kind: null, parts: [{ kind: 'text', text: value }] };
  if (!isFields(value)) return { speaker: 'other', kind: null, parts: [parsePart(value)] };
  const role = textOf(value.role);
  const kind = textOf(value.kind) ?? role;
  const parts = partsOf(value, role);
  return { speaker: speakerOf(role, kind, parts), kind, parts };
}

function partsOf(message: Fields, role: string | null): readonly Part[] {
  if (Array.isArray(message.parts)) return message.parts.map(parsePart);
  // A part stored without a message around it.
  if (textOf(message.part_kind)) return [parsePart(message)];
  const { content } = message;
  if (Array.isArray(content)) return content.map(parsePart).map((part) => inRole(part, role));
  if (typeof content === 'string') {
    return [
      role === 'tool'
        ? { kind: 'tool-return', toolName: textOf(message.name), content }
        : inRole({ kind: 'text', text: content }, role),
    ];
  }
  if (content !== undefined && content !== null)
    return [
      role === 'tool' ? { kind: 'tool-return', toolName: textOf(message.name), content } : parsePart(content),
    ];
  return [];
}

/** In `role` and `content` the role says what a text is. */
function inRole(part: Part, role: string | null): Part {
  if (part.kind !== 'text') return part;
  if (role === 'user') return { kind: 'user-prompt', text: part.text };
  return role === 'system' ? { kind: 'system-prompt', text: part.text } : part;
}

const speakers: Readonly<Record<string, Speaker>> = {
  user: 'user',
  'user-prompt': 'user',
  assistant: 'assistant',
  model: 'assistant',
  response: 'assistant',
  text: 'assistant',
  'tool-call': 'assistant',
  tool: 'tool',
  'tool-return': 'tool',
  'tool-result': 'tool',
  system: 'system',
  developer: 'system',
  'system-prompt': 'system',
  'retry-prompt': 'retry',
  retry: 'retry',
};

function speakerOf(role: string | null, kind: string | null, parts: readonly Part[]): Speaker {
  const named = speakers[role ?? ''] ?? speakers[kind ?? ''];
  if (named) return named;
  // A request holds everything that is sent to the model; its parts say what it mainly is.
  const has = (wanted: Part['kind']) => parts.some((part) => part.kind === wanted);
  if (has('user-prompt')) return 'user';
  if (has('tool-return')) return 'tool';
  if (has('retry-prompt')) return 'retry';
  if (has('system-prompt')) return 'system';
  if (has('tool-call') || has('text')) return 'assistant';
  return kind === 'request' ? 'request' : 'other';
}
