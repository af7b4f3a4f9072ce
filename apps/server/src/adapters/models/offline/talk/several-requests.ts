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
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  const lists = parts.length > 1 ? parts : listed(text, whole);
  if (lists.length < 2) return whole.frames;
  const frames = lists.flatMap((part) => read(part).frames);
  const standsAlone = (frame: Frame) =>
    frame.confidence >= ACT &&
    !questionFor(frame) &&
    !frame.continues &&
    (CHANGING_KINDS.has(frame.kind) || frame.kind.startsWith('query') || frame.kind === 'findTime');
  return frames.length > whole.frames.length && frames.every(standsAlone) ? frames : whole.frames;
}

/** 'Add laundry on Saturday at 9, groceries on Saturday at 11 and a nap on Sunday at 2': one verb for three. */
function listed(text: string, { frames }: Understanding): string[] {
  const [frame] = frames;
  if (frame?.kind !== 'createEvent' || frames.length !== 1) return [];
  const times = frame.event.when.filter(
    ({ role, when }) => role === 'at' && (when.kind === 'instant' || when.kind === 'interval'),
  );
  const [first, ...others] = times;
  if (
    !first ||
    others.length === 0 ||
    times.some(({ phrase, start, end }) => text.slice(start, end) !== phrase)
  )
    return [];
  const parts = [text.slice(0, first.end)];
  let from = first.end;
  for (const { start, end } of others) {
    const between = text.slice(from, start);
    const name = /^\s*(?:,\s*(?:and\s+)?|and\s+|then\s+)(?:also\s+)?(.*\p{L}{3}.*)$/iu.exec(between)?.[1];
    if (!name || /^(?:on|at|from|until|for|in|with|the)\s*$/i.test(name.trim())) return [];
    parts.push(`add ${name}${text.slice(start, end)}`);
    from = end;
  }
  return parts;
}
