import { Temporal } from 'temporal-polyfill';
import type { ConversationState } from './conversation.ts';
import type { Frame, FrameKind, FrameOf } from './frames.ts';
import { type UnderstandContext, understand } from './understand.ts';
import type { Understanding } from './understanding.ts';
import type { When } from './when-port.ts';

/** A Wednesday, ten in the morning in New York. */
export const CONTEXT: UnderstandContext = {
  now: Temporal.Instant.from('2026-11-18T15:00:00Z'),
  zone: 'America/New_York',
  locale: 'en-US',
  workingHours: { start: '09:00', end: '17:00' },
};

/** Reads a message; the conversation goes through JSON first, as a stored one would. */
export function read(message: string, state: ConversationState = {}): Understanding {
  return understand(message, JSON.parse(JSON.stringify(state)) as ConversationState, CONTEXT);
}

export const kinds = (message: string, state?: ConversationState): FrameKind[] =>
  read(message, state).frames.map((frame) => frame.kind);

/** The first frame, which must be of this kind. */
export function one<K extends FrameKind>(kind: K, message: string, state?: ConversationState): FrameOf<K> {
  const frame = read(message, state).frames.find(
    (candidate): candidate is FrameOf<K> => candidate.kind === kind,
  );
  if (!frame) throw new Error(`'${message}' was read as ${kinds(message, state).join(', ')}, not ${kind}`);
  return frame;
}

export function first(message: string, state?: ConversationState): Frame {
  const [frame] = read(message, state).frames;
  if (!frame) throw new Error('no frame');
  return frame;
}

/** Short form of a resolved time: start (and end, or length). */
export function short(when: When): string {
  const at = (time: {
    toPlainDateTime(): { toString(options: { smallestUnit: 'minute' }): string };
  }): string => time.toPlainDateTime().toString({ smallestUnit: 'minute' });
  switch (when.kind) {
    case 'instant':
      return at(when.at);
    case 'interval':
      return `${at(when.start)}/${at(when.end)}`;
    case 'duration':
      return `${when.seconds / 60} min`;
    case 'recurrence':
      return `${when.rrule.join(' ')} from ${at(when.start)}`;
    case 'open':
      return `${when.direction} ${at(when.at)}`;
    case 'relative-to-event':
      return `${when.direction} ${when.eventText}`;
    default:
      return when.kind;
  }
}
