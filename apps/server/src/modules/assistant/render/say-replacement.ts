import type { Reader } from '../../../platform/time-reader.ts';
import type { Change, Wish } from '../values/values.ts';
import { sayWish } from './say-proposal.ts';

/** What took the place of a proposal, in as few words as tell the two apart: its own card says the rest. */
export const sayReplacement = (wish: Wish, reader: Reader): string =>
  sayWish(
    wish.proposal
      ? { ...wish, proposal: { changes: wish.proposal.changes.map(briefly), reasons: [] } }
      : wish,
    reader,
  );

function briefly(change: Change): Change {
  if (change.did !== 'created') return change;
  const { place: _place, note: _note, ...after } = change.after;
  return { ...change, after: { ...after, guests: [] }, video: undefined };
}
