import { type Clause, wordSet } from './clause.ts';

const NAMES = wordSet('title text target place note');
const HESITATIONS = wordSet('um umm uh uhh er erm hmm oh ah');
const LEADING = wordSet('for at on with to in of and the a');

/** 'Yoga with uh': a name neither begins nor ends while one thinks, nor with the word that led up to it. */
export function trimHesitations(clause: Clause): void {
  for (const [place, { role }] of clause.roles.entries()) {
    if (!NAMES.has(role) || !HESITATIONS.has(clause.text(place))) continue;
    const isLast = clause.role(place + 1) !== role;
    if (!clause.begins(place, role) && !isLast) continue;
    clause.set(place, 'O');
    if (isLast && clause.role(place - 1) === role && LEADING.has(clause.text(place - 1)))
      clause.set(place - 1, 'O');
  }
}

/** 'Call it Review and': a name does not end with the word that leads on. */
export function trimConjunctions(clause: Clause): void {
  for (const [place, { role }] of clause.roles.entries()) {
    const isLast = (role === 'title' || role === 'text') && clause.role(place + 1) !== role;
    if (isLast && clause.text(place) === 'and' && !clause.begins(place, role)) clause.set(place, 'O', 1);
  }
}

const WAYS = wordSet('over down up round');
const STANDING = wordSet('at in by');
/** 'Darts over at Kenny's': the way there is no part of the name. */
export function trimWays(clause: Clause): void {
  for (const place of clause.roles.keys()) {
    const isLast = clause.role(place) === 'title' && clause.role(place + 1) !== 'title';
    const isWay = isLast && WAYS.has(clause.text(place)) && STANDING.has(clause.text(place + 1));
    if (isWay && !clause.begins(place, 'title') && clause.role(place + 2) === 'place')
      clause.set(place, 'O', 1);
  }
}

/** 'Mtg w/ the designer (Jo)': a name begins behind 'w/', and closes what it opens. */
export function trimSigns(clause: Clause): void {
  for (const place of clause.roles.keys()) {
    if (clause.begins(place, 'title') && clause.text(place) === 'w' && clause.text(place + 1) === '/')
      for (const at of [place, place + 1]) clause.set(at, 'O', 1);
    else if (clause.begins(place, 'title') && clause.text(place) === '/') clause.set(place, 'O', 1);
    const isOpen = clause.role(place) === 'title' && clause.text(place) === '(';
    let last = place;
    while (isOpen && clause.role(last + 1) === 'title' && clause.text(last) !== ')') last += 1;
    if (isOpen && clause.text(last) !== ')' && clause.text(last + 1) === ')')
      clause.set(last + 1, 'title', clause.roles[last]?.share);
  }
}

/** 'The afternoon one, with Emma': what is named ends before its comma. */
export function trimCommas(clause: Clause): void {
  for (const [place, { role }] of clause.roles.entries()) {
    const isLast = CALLED.has(role) && clause.role(place + 1) !== role && !clause.begins(place, role);
    if (isLast && clause.text(place) === ',') clause.set(place, 'O', 1);
  }
}
const CALLED = wordSet('title option target text place');

/** 'Until five full stop', dictated: a sign, and no word of anything. */
export function trimSpokenSigns(clause: Clause): void {
  for (const place of clause.roles.keys())
    if (clause.text(place) === 'full' && clause.text(place + 1) === 'stop')
      for (const at of [place, place + 1]) clause.set(at, 'O', 1);
}

const THANKS =
  /(?:^| )(?:(?:many )?thanks?(?: you)?|thx|cheers|ta)(?: (?:so|very) much| a lot| in advance)?[ ]*$/u;

/** 'At the Corso thank you': a thanks at the end is no part of anything. */
export function trimThanks(clause: Clause): void {
  const said = clause.roles.map((_, place) => clause.text(place).replace(/^[^\p{L}\p{N}]+$/u, '')).join(' ');
  const [thanks] = THANKS.exec(said) ?? [];
  if (thanks === undefined) return;
  const count = thanks.trimStart().split(' ').length;
  for (let place = Math.max(1, clause.roles.length - count); place < clause.roles.length; place += 1)
    clause.set(place, 'O', 1);
}
