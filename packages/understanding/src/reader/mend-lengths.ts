import { type Clause, wordSet } from './clause.ts';

const SHORTENING = wordSet('cut shorten trim reduce shave');
const LASTING = new Set([...SHORTENING, ...wordSet('extend extended prolong lengthen stretch')]);
const LENGTHS = wordSet('end start length stretch shift');

/**
 * 'Extend it to the 12th', 'cut it by ten minutes': such a verb says what the words behind it are of, their end or their
 * length; one that makes shorter belongs to them, since they do not say so themselves.
 */
export function longerOrShorter(clause: Clause): void {
  const { roles } = clause;
  const verb = roles.findIndex(({ role }, place) => role === 'O' && LASTING.has(clause.text(place)));
  if (verb < 0) return;
  const isShorter = SHORTENING.has(clause.text(verb));
  const isEnd = !isShorter && clause.spans('time') === 1 && !roles.some(({ role }) => LENGTHS.has(role));
  const stretch = roles.find(({ role }) => role === 'shift' || role === 'stretch');
  for (const [place, { role }] of roles.entries()) {
    if (role === 'shift') clause.set(place, 'stretch');
    if (role === 'time' && isEnd) clause.set(place, 'end');
  }
  if (stretch && isShorter) clause.set(verb, 'stretch', stretch.share);
}

const SOONER = wordSet('prepone prepones preponed preponing advance advances advanced advancing');
const BRINGING = wordSet('bring brings brought bringing pull pulled pulling');
const MOVING_UP = wordSet('move moves moved moving pull pulled pulling');
const SAID_WHERE = wordSet('later earlier sooner before after back forward forwards fwd up');
const FORWARD = wordSet('forward forwards fwd');

/** 'Prepone it by an hour', 'bring forward the call by ten minutes': the verb says which way, the distance does not. */
export function soonerBy(clause: Clause): void {
  if (clause.act !== 'change' && clause.act !== 'revise' && clause.act !== undefined) return;
  const { roles } = clause;
  const isVerb = (at: number) => clause.role(at) === 'O' && SOONER.has(clause.text(at));
  const isParticle = (at: number) =>
    clause.role(at) === 'O' &&
    // 'Bring the call fwd', 'fwd the call'.
    ((FORWARD.has(clause.text(at)) && (at === 0 || clause.says((word) => BRINGING.has(word)))) ||
      (clause.text(at) === 'up' && MOVING_UP.has(clause.text(at - 1))));
  const way = roles.findIndex((_, at) => isVerb(at) || isParticle(at));
  if (way < 0) return;
  const isBare = !roles.some(({ role }, at) => role === 'shift' && SAID_WHERE.has(clause.text(at)));
  const isDistance = ['time', 'start', 'end'].every((role) => !clause.has(role));
  if (!isBare || !isDistance) return;
  const share = roles.find(({ role }) => role === 'shift' || role === 'length')?.share;
  if (share === undefined) return;
  if (!clause.has('shift'))
    for (const [at, { role }] of roles.entries()) if (role === 'length') clause.set(at, 'shift');
  clause.set(way, 'shift', share);
}
