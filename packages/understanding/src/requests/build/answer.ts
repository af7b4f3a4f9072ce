import type { AnswerInvitation } from '../frames.ts';
import { slice } from '../text/clause.ts';
import { tidy } from '../text/clean.ts';
import { after, changeBase, findToken } from './locate.ts';
import type { Reading } from './reading.ts';
import { readReference } from './reference.ts';

export function buildAnswer(reading: Reading): AnswerInvitation {
  const { clause } = reading;
  const { canon } = clause;
  const response = /\b(?:tentative(?:ly)?|maybe|might)\b/.test(canon)
    ? 'tentative'
    : /\b(?:decline|reject|turn down|can not|no|not|unable)\b/.test(canon)
      ? 'declined'
      : 'accepted';
  // 'tell Ben I might come to the all hands': the event stands after what he is told
  const told =
    /^(?:tell|let) \S+(?: \S+)?(?: know)? (?:that )?i .{2,40}?(?:come|coming|make it|making it|attend|attending|go|going|join|joining|there)(?: (?:to|for|at|in))?(?: (?:my|the|our|that|this))?(?= |$)/;
  const from = after(
    reading,
    told.test(clause.core)
      ? told
      : /^(?:tentatively )?(?:accept|decline|rsvp|reject|turn down|say|reply|respond|answer|tell|mark me|put me|set me)(?: (?:yes|no|maybe|tentative(?:ly)?|as|going|not going|attending))*(?: (?:to|for|on))?(?: (?:my|the|an|that|this))?(?: (?:invitation|invite|request)s?(?: (?:to|for|from))?)?/,
  );
  const { tokens } = clause;
  const saying = findToken(
    reading,
    from,
    (norm, index) =>
      (norm === 'say' || norm === 'saying' || norm === 'tell' || norm === 'message' || norm === 'because') &&
      index > from,
  );
  let end = saying > 0 ? saying : tokens.length;
  while (end > from && /^(?:and|send|a|,|to|with)$/.test(tokens[end - 1]?.norm ?? '')) end--;
  const { reference } = readReference(reading, from, end);
  const frame: AnswerInvitation = { kind: 'answerInvitation', ...changeBase(reading), response, reference };
  if (saying > 0) {
    const quote = tokens.slice(saying).find((token) => token.kind === 'quote');
    const note = quote
      ? tidy(quote.text.slice(1, -1))
      : tidy(slice(clause, saying + 1, tokens.length)).replace(
          /^(?:saying|that|them|him|her|to say|\p{L}+(?=\s+(?:i|that|we)\b))\s+(?:that\s+)?/iu,
          '',
        );
    if (note) frame.note = note;
  }
  return frame;
}
