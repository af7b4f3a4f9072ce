import type { ChangeDetails } from '../frames.ts';
import { slice } from '../text/clause.ts';
import { tidy } from '../text/clean.ts';
import { withLink } from './change-link.ts';
import { availabilityOf, wantsVideo } from './details.ts';
import { givenLink } from './given-link.ts';
import { after, changeBase, findToken, lastIndex, tokenIndexAt, trailing } from './locate.ts';
import { coreStart, matchEnd, type Reading } from './reading.ts';
import { emptyReference, readReference } from './reference.ts';

export function buildChangeDetails(reading: Reading): ChangeDetails {
  const { clause } = reading;
  const { tokens } = clause;
  const frame: ChangeDetails = { kind: 'changeDetails', ...changeBase(reading), reference: emptyReference() };
  const availability = availabilityOf(clause.canon);
  if (availability) frame.availability = availability;
  const link = givenLink(clause);
  if (link) return withLink(reading, frame, link);
  if (wantsVideo(clause.canon)) frame.videoLink = true;
  if (/\b(?:all|whole|entire|full)[- ]day\b/.test(clause.canon)) frame.allDay = true;
  // 'the offsite is the whole day now'
  const statement = frame.allDay && /^(?:the|my|our)\b/.test(clause.core);
  const verb = statement
    ? findToken(reading, 1, (norm) => /^(?:is|are|should|will|lasts|takes|goes)$/.test(norm))
    : -1;
  if (verb > 0) {
    frame.reference = readReference(reading, coreStart(clause), verb).reference;
    return frame;
  }
  const online = /\b(?:online|virtual|remote(?:ly)?|on zoom|on teams|a video call|by video)$/.exec(
    clause.core,
  );
  if (online) {
    frame.videoLink = true;
    frame.reference = readReference(
      reading,
      after(reading, /^(?:make|have|hold|do|take|put|switch)(?= )/),
      tokenIndexAt(reading, online.index),
    ).reference;
    return frame;
  }
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
      /^(?:word|number)$/.test(tokens[index + 1]?.kind ?? ''),
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
  // 'note for therapy: bring the card'
  const colon = tokens.findIndex((token, index) => token.norm === ':' && index > from);
  if (colon > 0 && !quote && !says) {
    frame.description = tidy(slice(clause, colon + 1, trailing(reading)));
    const link = findToken(reading, coreStart(clause), (norm) => /^(?:to|on|for|of)$/.test(norm));
    if (link >= 0 && link < colon) frame.reference = readReference(reading, link + 1, colon).reference;
    return frame;
  }
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
