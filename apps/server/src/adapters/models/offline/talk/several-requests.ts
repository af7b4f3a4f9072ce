import { ACT, CHANGING_KINDS, type Frame, type Understanding } from '@catch/understanding';
import { questionFor } from '@catch/understanding/requests/question';

const VERB =
  '(?:book|schedule|reschedule|add|put|create|cancel|delete|remove|move|push|shift|rename|remind|invite|block|set up|arrange|accept|decline|extend|shorten|what|when|who|am i|do i|show)';
const BETWEEN = new RegExp(
  `(?:,?\\s+and\\s+(?:then\\s+|also\\s+)?|[.;!?]\\s+(?:and\\s+|then\\s+|also\\s+)*|,\\s+(?:then\\s+)?)(?=(?:please\\s+|can you\\s+|could you\\s+)?${VERB}\\b)`,
  'i',
);

/**
 * Several requests in one message, each of which stands by itself: read one by one they hold their own. Where a part
 * needs the others ('… and invite Ana'), the message is read as a whole.
 */
export function readSeveral(text: string, read: (text: string) => Understanding): Frame[] {
  const whole = read(text);
  const moved = sameVerb(text)?.flatMap((part) => read(part).frames);
  if (moved?.every((frame) => frame.kind === 'moveEvent' && isComplete(frame))) return moved;
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return whole.frames;
  const frames = parts.flatMap((part) => read(part).frames);
  const standsAlone = (frame: Frame) =>
    isComplete(frame) &&
    !frame.continues &&
    !asksOfIt(frame) &&
    (CHANGING_KINDS.has(frame.kind) || frame.kind.startsWith('query') || frame.kind === 'findTime');
  return frames.length > whole.frames.length && frames.every(standsAlone) ? frames : whole.frames;
}

/** '… and who is coming?' is about what was just said. */
const asksOfIt = (frame: Frame): boolean =>
  (frame.kind === 'queryAttendees' || frame.kind === 'queryDetail') &&
  !frame.reference.title &&
  !frame.reference.noun &&
  frame.reference.people.length === 0 &&
  frame.reference.when.length === 0;

const isComplete = (frame: Frame): boolean => frame.confidence >= ACT && !questionFor(frame);

const MOVES =
  /^(.*?\b(move|push|shift|reschedule)\s+(?:the|my|our)\s.+?\sto\s.+?),?\s+and\s+((?:the|my|our)\s(?:(?!\band\b).)+?\sto\s.+)$/i;

/** 'Move the review to 2 and the lunch to 3': one verb for two. */
function sameVerb(text: string): string[] | undefined {
  const [, first, verb, second] = MOVES.exec(text) ?? [];
  return first && verb && second ? [first, `${verb} ${second}`] : undefined;
}
