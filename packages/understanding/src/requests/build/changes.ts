import { CANCEL_VERB } from '../cues/words.ts';
import type {
  AnswerInvitation,
  CancelEvent,
  ChangeDetails,
  InvitePeople,
  RenameEvent,
  ResizeEvent,
  UninvitePeople,
} from '../frames.ts';
import type { Person } from '../slot-types.ts';
import { readPeople } from '../slots/people.ts';
import { slice } from '../text/clause.ts';
import { tidy } from '../text/clean.ts';
import { availabilityOf, scopeOf, wantsVideo } from './details.ts';
import { coreStart, durationOf, matchEnd, pieceAt, type Reading, said, toSlot } from './reading.ts';
import { emptyReference, readReference, trimTitle } from './reference.ts';

const base = (reading: Reading) => {
  const scope = scopeOf(reading.clause);
  return { confidence: reading.confidence, said: said(reading.clause), ...(scope ? { scope } : {}) };
};

/** First token after a pattern at the core's beginning, or the core's beginning. */
export function after(reading: Reading, pattern: RegExp): number {
  const match = pattern.exec(reading.clause.core);
  return match ? matchEnd(reading.clause, match) : coreStart(reading.clause);
}

/** Index of the first token of `words` at or after `from` that satisfies `test`, or -1. */
export function findToken(
  reading: Reading,
  from: number,
  test: (norm: string, index: number) => boolean,
): number {
  const { tokens } = reading.clause;
  for (let index = from; index < tokens.length; index++)
    if (test(tokens[index]?.norm ?? '', index)) return index;
  return -1;
}

const CANCEL_LEAD = new RegExp(
  `^(?:_time_,? ?)?(?:to )?(?:${CANCEL_VERB}|take|strike|cross|keep|leave|need|i (?:do not|no longer|can not) (?:need|want|attend|make|have)|can no longer (?:attend|make|do|go to?)|(?:we|i) (?:are|am) (?:cancell?ing|deleting|removing)|cancell?ing)(?: (?:out|off|up))?(?= |$)`,
);
const CANCELLED =
  /\b(?:has been|was|got|is|been|needs? to be|should be|have been|must be) (?:cancell?ed|called off|deleted|removed|erased|cleared)\b/;

export function buildCancel(reading: Reading): CancelEvent {
  const { clause } = reading;
  let from = after(reading, CANCEL_LEAD);
  let to = clause.tokens.length;
  const passive = CANCELLED.exec(clause.core);
  if (passive && !CANCEL_LEAD.test(clause.core)) {
    from = coreStart(clause);
    const end = clause.offsets.findIndex((start) => start >= clause.coreAt + passive.index);
    if (end > from) to = end;
  } else {
    // 'my business trip was cancelled so delete it': the verb stands further in
    const inner = /\b(?:cancel|delete|remove|erase|get rid of)\b/.exec(clause.core);
    if (inner && inner.index > 0 && !CANCEL_LEAD.test(clause.core)) from = matchEnd(clause, inner);
  }
  const reason = findToken(reading, from, (norm) => norm === 'because' || norm === 'since' || norm === 'so');
  const forGood = findToken(
    reading,
    from,
    (norm, index) => norm === 'for' && clause.tokens[index + 1]?.norm === 'good',
  );
  const stop = reason > from ? reason : forGood > from ? forGood : to;
  const { reference } = readReference(reading, from, stop);
  if (
    /\b(?:calendar|schedule|day)\b/.test(clause.core) &&
    !reference.title &&
    !reference.noun &&
    /^(?:clear|empty|erase|wipe|clean|delete|nuke|keep|leave|make sure)/.test(clause.core)
  ) {
    reference.all = true;
  }
  if (
    reference.noun &&
    /^(?:everything|calendar|schedule|events|meetings|appointments|activities|schedules|plans)$/.test(
      reference.noun,
    ) &&
    reference.people.length === 0 &&
    !reference.ordinal &&
    !reference.next
  ) {
    reference.all = true;
  }
  return { kind: 'cancelEvent', ...base(reading), reference };
}

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
  const frame: ResizeEvent = { kind: 'resizeEvent', ...base(reading), reference };
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

export function buildRename(reading: Reading): RenameEvent {
  const { clause } = reading;
  const { tokens } = clause;
  const from = after(
    reading,
    /^(?:rename|retitle|re-title|re-name|call|name|title|(?:change|update|edit|set|modify|make|fix)(?: the)? (?:name|title|subject)(?: of| for)?|change)(?= |$)/,
  );
  const quoteAt = lastIndex(tokens.length, (index) => tokens[index]?.kind === 'quote');
  let split = findToken(
    reading,
    from,
    (norm, index) => (norm === 'to' || norm === 'as' || norm === 'into') && index >= from,
  );
  const named = findToken(reading, from, (norm) => norm === 'it' || norm === 'this' || norm === 'that');
  const frame: RenameEvent = { kind: 'renameEvent', ...base(reading), reference: emptyReference() };
  if (split < 0 && named === from) split = named;
  if (split < 0 && quoteAt > from) split = quoteAt - 1;
  if (split < 0) {
    frame.reference = readReference(reading, from, tokens.length).reference;
    return frame;
  }
  if (split > from) frame.reference = readReference(reading, from, split).reference;
  else frame.reference.anaphor = 'it';
  if (frame.reference.title)
    frame.reference.title = frame.reference.title.replace(/(?:'s)? (?:name|title|subject)$/i, '');
  const end = trailing(reading);
  const quote = quoteAt > split ? tokens[quoteAt] : undefined;
  const title = quote ? tidy(quote.text.slice(1, -1)) : tidy(slice(clause, split + 1, end));
  if (title) frame.title = title.replace(/^(?:be|be called|called|say)\s+/i, '');
  return frame;
}

function lastIndex(length: number, test: (index: number) => boolean): number {
  for (let index = length - 1; index >= 0; index--) if (test(index)) return index;
  return -1;
}

/** End of the clause without 'please', 'thanks', 'instead'. */
export function trailing(reading: Reading): number {
  const { tokens } = reading.clause;
  let end = tokens.length;
  while (end > 0 && /^(?:please|thanks|thank|you|instead|[.!?,])$/.test(tokens[end - 1]?.norm ?? '')) end--;
  return end;
}

export function buildChangeDetails(reading: Reading): ChangeDetails {
  const { clause } = reading;
  const { tokens } = clause;
  const frame: ChangeDetails = { kind: 'changeDetails', ...base(reading), reference: emptyReference() };
  const availability = availabilityOf(clause.canon);
  if (availability) frame.availability = availability;
  if (wantsVideo(clause.canon)) frame.videoLink = true;
  if (/\ball[- ]day\b/.test(clause.canon)) frame.allDay = true;
  const from = after(
    reading,
    /^(?:change|update|set|edit|move|make|switch|modify|add|put|have|include|attach|write|mark|show|list)(?= |$)/,
  );
  const note = /\b(?:description|notes?|comments?|agenda)\b/.exec(clause.core);
  if (note) return withDescription(reading, frame, from);
  const placeWord = /\b(?:location|place|venue|address|room)\b/.test(clause.core);
  // 'have X as the location for Y'
  const asPlace = /\bas the (?:location|place|venue)\b/.exec(clause.core);
  if (asPlace) {
    const at = tokenIndexAt(reading, asPlace.index);
    frame.place = tidy(slice(clause, from, at));
    const rest = findToken(reading, at + 3, (norm) => norm === 'for' || norm === 'of');
    if (rest > 0) frame.reference = readReference(reading, rest + 1, tokens.length).reference;
    return frame;
  }
  const to = lastIndex(
    trailing(reading),
    (index) =>
      index > from &&
      /^(?:to|at|in|is|be)$/.test(tokens[index]?.norm ?? '') &&
      tokens[index + 1]?.kind === 'word',
  );
  if ((placeWord || (!availability && !frame.videoLink)) && to > 0) {
    const first = findToken(
      reading,
      from,
      (norm, index) =>
        index > from && (norm === 'to' || norm === 'be' || ((norm === 'at' || norm === 'in') && !placeWord)),
    );
    const split = first > 0 && first <= to ? first : to;
    let begin = split + 1;
    while (
      /^(?:to|be|at|in|held|located|take|place|the location)$/.test(tokens[begin]?.norm ?? '') &&
      begin < tokens.length - 1
    )
      begin++;
    const instead = findToken(reading, begin, (norm) => norm === 'instead' || norm === 'rather');
    const end = instead > begin ? instead : trailing(reading);
    frame.place = tidy(slice(clause, begin, end));
    frame.reference = readReference(reading, from, split).reference;
    cleanPlaceWords(frame);
    return frame;
  }
  if (frame.videoLink) {
    const on = findToken(reading, from, (norm) => norm === 'to' || norm === 'for' || norm === 'on');
    frame.reference = on > 0 ? readReference(reading, on + 1, tokens.length).reference : emptyReference();
    return frame;
  }
  const as = findToken(reading, from, (norm) => norm === 'as' || norm === 'to');
  frame.reference = readReference(reading, from, as > from ? as : tokens.length).reference;
  cleanPlaceWords(frame);
  return frame;
}

function cleanPlaceWords(frame: ChangeDetails): void {
  const { reference } = frame;
  if (!reference.title) return;
  const title = reference.title
    .replace(
      /^(?:(?:a |the )?(?:new )?(?:location|place|venue|address|room|status|video link|meet link|zoom link|google meet|video call|link))(?: (?:of|for|to|on|in))?\s*(?:my|the|our)?\s*/i,
      '',
    )
    .replace(/'s (?:location|place|venue|room)$/i, '');
  if (title === '' || /^(?:it|that|this)$/i.test(title)) {
    delete reference.title;
    reference.anaphor ??= 'it';
  } else reference.title = title;
}

function withDescription(reading: Reading, frame: ChangeDetails, from: number): ChangeDetails {
  const { clause } = reading;
  const { tokens } = clause;
  const quote = tokens.find((token) => token.kind === 'quote');
  const says = /\b(?:saying|that says|to say|says|:|reading)(?: that)?\b/.exec(clause.core);
  if (quote) frame.description = tidy(quote.text.slice(1, -1));
  else if (says) frame.description = tidy(slice(clause, matchEnd(clause, says), trailing(reading)));
  const on = findToken(
    reading,
    from,
    (norm) => norm === 'to' || norm === 'on' || norm === 'for' || norm === 'of',
  );
  const stop = says ? tokenIndexAt(reading, says.index) : quote ? tokens.indexOf(quote) : tokens.length;
  if (on > 0 && on < stop) frame.reference = readReference(reading, on + 1, stop).reference;
  else if (on > stop) frame.reference = readReference(reading, on + 1, tokens.length).reference;
  return frame;
}

function tokenIndexAt(reading: Reading, coreOffset: number): number {
  const { clause } = reading;
  const index = clause.offsets.findIndex((start) => start >= clause.coreAt + coreOffset);
  return index < 0 ? clause.tokens.length : index;
}

const ALSO = /^(?:as well|too|also|along|and)$/;

export function buildInvite(reading: Reading): InvitePeople {
  const from = after(
    reading,
    /^(?:invite|loop in|bring in|cc|add in|copy|add|include|get|put|(?:send|forward|share)(?: (?:the|an|a|my|this|that))?(?: (?:calendar )?(?:invite|invitation|event|meeting)s?)?(?: to)?)(?= |$)/,
  );
  const { people, reference } = peopleAndEvent(reading, from);
  return { kind: 'invitePeople', ...base(reading), people, reference };
}

export function buildUninvite(reading: Reading): UninvitePeople {
  const from = after(reading, /^(?:uninvite|disinvite|un-invite|kick|remove|take|drop|delete)(?= |$)/);
  const { people, reference } = peopleAndEvent(reading, from);
  return { kind: 'uninvitePeople', ...base(reading), people, reference };
}

/** 'Ana and Bob to the review tomorrow'. */
function peopleAndEvent(
  reading: Reading,
  from: number,
): { people: Person[]; reference: ReturnType<typeof emptyReference> } {
  const { tokens } = reading.clause;
  const read = readPeople(tokens, from, { expect: 'certain', ...reading.people });
  let people = read.people;
  let next = read.next;
  if (people.length === 0) {
    // 'make sure that Rob is invited to …'
    for (let index = from; index < tokens.length && people.length === 0; index++) {
      const later = readPeople(tokens, index, { expect: 'likely', ...reading.people });
      if (later.people.length > 0) {
        people = later.people;
        next = later.next;
      }
    }
  }
  while (ALSO.test(tokens[next]?.norm ?? '')) next++;
  const link = findToken(reading, next, (norm) => /^(?:to|from|off|in|on|for|into)$/.test(norm));
  const reference = link >= 0 ? readReference(reading, link + 1, tokens.length).reference : emptyReference();
  if (link >= 0) {
    const more = findToken(
      reading,
      link,
      (norm) => norm === 'along' || norm === 'together' || norm === 'include',
    );
    if (more > 0) people = [...people, ...reference.people];
  }
  return {
    people,
    reference:
      link >= 0
        ? {
            ...reference,
            people: people.some((person) => reference.people.includes(person)) ? [] : reference.people,
          }
        : reference,
  };
}

export function buildAnswer(reading: Reading): AnswerInvitation {
  const { clause } = reading;
  const { canon } = clause;
  const response = /\b(?:tentative(?:ly)?|maybe|might)\b/.test(canon)
    ? 'tentative'
    : /\b(?:decline|reject|turn down|can not|no|not|unable)\b/.test(canon)
      ? 'declined'
      : 'accepted';
  const from = after(
    reading,
    /^(?:tentatively )?(?:accept|decline|rsvp|reject|turn down|say|reply|respond|answer|tell|mark me|put me|set me)(?: (?:yes|no|maybe|tentative(?:ly)?|as|going|not going|attending))*(?: (?:to|for|on))?(?: (?:my|the|an|that|this))?(?: (?:invitation|invite|request)s?(?: (?:to|for|from))?)?/,
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
  const frame: AnswerInvitation = { kind: 'answerInvitation', ...base(reading), response, reference };
  if (saying > 0) {
    const quote = tokens.slice(saying).find((token) => token.kind === 'quote');
    const note = quote
      ? tidy(quote.text.slice(1, -1))
      : tidy(slice(clause, saying + 1, tokens.length)).replace(
          /^(?:saying|that|them|him|her|to say)\s+/i,
          '',
        );
    if (note) frame.note = note;
  }
  return frame;
}
