import type { RenameEvent } from '../frames.ts';
import { slice } from '../text/clause.ts';
import { tidy } from '../text/clean.ts';
import { after, changeBase, findToken, lastIndex, trailing } from './locate.ts';
import type { Reading } from './reading.ts';
import { emptyReference, readReference } from './reference.ts';

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
  const frame: RenameEvent = { kind: 'renameEvent', ...changeBase(reading), reference: emptyReference() };
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
