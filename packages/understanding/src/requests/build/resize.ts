import type { ResizeEvent } from '../frames.ts';
import { after, changeBase, findToken } from './locate.ts';
import { durationOf, pieceAt, type Reading, toSlot } from './reading.ts';
import { readReference, trimTitle } from './reference.ts';

export function buildResize(reading: Reading): ResizeEvent {
  const { clause } = reading;
  const from = after(
    reading,
    /^(?:extend|lengthen|shorten|prolong|trim|cut|stretch|expand|make|change|set|have|update|keep|limit|adjust|end|finish|wrap up|stop|let|modify|add|tack on|give)(?: (?:another |an extra )?_duration_(?: more)? (?:to|onto))?(?: (?:the )?(?:duration|length|end(?: time)?)(?: of| for)?)?/,
  );
  const { tokens } = clause;
  const first = findToken(reading, from, (_, index) => tokens[index]?.kind === 'time');
  const measures = tokens.filter((token) => token.kind === 'time');
  const length = measures.map(pieceAt).find((found) => found?.when.kind === 'duration');
  const until =
    /\b(?:end|until|till|finish|stop|wrap up|go to)\b/.test(clause.core) ||
    measures.some((token) => /^(?:until|till|to)\b/i.test(token.text))
      ? measures
          .map(pieceAt)
          .filter((found) => found?.when.kind !== 'duration')
          .at(-1)
      : undefined;
  let to = tokens.length;
  const mark = length ?? until;
  if (mark) {
    const at = tokens.findIndex((token) => token.start >= mark.start);
    if (at > from) to = at;
    else if (first >= 0 && at === from) to = from;
    // 'add an hour to the review': the length stands before the event
    else if (at < from) to = tokens.length;
  }
  const { reference } = readReference(reading, from, to);
  trimTitle(reference, /\s+(?:last|be|end|ends|to|go|run|for|by|time|until|till|long)$/i);
  if (/^(?:last|end|time)$/i.test(reference.title ?? '')) delete reference.title;
  const frame: ResizeEvent = { kind: 'resizeEvent', ...changeBase(reading), reference };
  const duration = length ? durationOf(length) : undefined;
  if (duration) {
    if (
      /\b(?:longer|more|by|additional|extra|another)\b/.test(clause.core) ||
      /^(?:prolong|add|tack on|give)\b/.test(clause.core)
    )
      frame.by = duration;
    else if (
      /\b(?:shorter|less)\b/.test(clause.core) ||
      (/^(?:shorten|trim|cut)\b/.test(clause.core) && /\bby\b/.test(clause.core))
    )
      frame.by = { ...duration, minutes: -duration.minutes };
    else frame.duration = duration;
    if (frame.by && /^(?:shorten|trim|cut)\b/.test(clause.core))
      frame.by = { ...frame.by, minutes: -Math.abs(frame.by.minutes) };
  } else if (until) frame.end = toSlot(until, 'end');
  return frame;
}
