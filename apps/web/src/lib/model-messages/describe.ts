import { say } from '../../words/staff.ts';
import type { ModelMessage, ParsedMessages, Part, Speaker } from './types.ts';

/** A row's kind: the speaker's, or that the message cannot be read. */
export type RowKind = Speaker | 'error';

/** The first message that somebody said something in stands for the row. */
export function rowKindOf(parsed: ParsedMessages): RowKind {
  if (!parsed.ok) return 'error';
  const speakers = parsed.messages.map((message) => message.speaker);
  return speakers.find((speaker) => speaker !== 'request' && speaker !== 'other') ?? speakers[0] ?? 'other';
}

/** Product-spec section 2, 'Messages tab'. */
export const rowTints: Record<RowKind, string> = {
  user: 'bg-tint-blue',
  assistant: 'bg-tint-green',
  tool: 'bg-tint-yellow',
  system: 'bg-tint-purple',
  retry: 'bg-tint-orange',
  request: 'bg-tint-gray',
  other: 'bg-tint-gray',
  error: 'bg-tint-red',
};

export const rowLabels: Record<RowKind, string> = {
  user: say('messages.user'),
  assistant: say('messages.assistant'),
  tool: say('messages.toolResult'),
  system: say('messages.system'),
  retry: say('messages.retryPrompt'),
  request: say('messages.request'),
  other: say('messages.other'),
  error: say('messages.parseError'),
};

/** In the details every message is one of five; whatever nobody said is the system's. */
export const messageLabel = ({ speaker }: ModelMessage): string =>
  speaker === 'request' || speaker === 'other' ? say('messages.system') : rowLabels[speaker];

export const partKinds = ['user-prompt', 'text', 'tool-call', 'tool-return'] as const;

/** The part kinds that the type filter goes by. */
export function partKindsOf(parsed: ParsedMessages): ReadonlySet<Part['kind']> {
  return new Set(
    parsed.ok ? parsed.messages.flatMap((message) => message.parts.map((part) => part.kind)) : [],
  );
}
