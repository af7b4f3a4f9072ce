import type { TokenFeatures } from './features.ts';
import type { FoundRole } from './roles.ts';
import type { Token } from './tokens.ts';

/**
 * Where the words themselves show that a span ends too early or is cut in two: the network sees likelihoods, these are
 * certain.
 */
export function mendRoles(
  roles: readonly FoundRole[],
  words: readonly TokenFeatures[],
  tokens: readonly Token[],
): FoundRole[] {
  const mended = [...roles];
  const text = (place: number) => tokens[place]?.text.toLowerCase() ?? '';
  const roleAt = (place: number) => mended[place]?.role ?? 'O';
  for (let place = 0; place < mended.length; place += 1) {
    const own = mended[place];
    if (!own) continue;
    // 'At five that day': the day of a time belongs to it.
    if (
      DAY_OF.has(text(place)) &&
      text(place + 1) === 'day' &&
      roleAt(place) === 'O' &&
      roleAt(place + 1) === 'O'
    ) {
      const beside = [mended[place - 1], mended[place + 2]].find((near) => near?.role === 'time');
      if (beside) for (const at of [place, place + 1]) mended[at] = beside;
    }
    // 'The' alone names nothing.
    const isAlone = roleAt(place - 1) !== own.role && roleAt(place + 1) === 'O';
    if (own.role === 'target' && isAlone && ARTICLES.has(text(place)) && /^\p{L}/u.test(text(place + 1)))
      mended[place + 1] = own;
    if (own.role === 'length' && roleAt(place - 1) === 'time') joinTime(mended, place, words);
    // A time does not end with 'at'.
    const isCut = own.role === 'time' && roleAt(place + 1) === 'O' && DANGLING.has(text(place));
    if (isCut && isInsideTime(words[place + 1])) mended[place + 1] = own;
    // 'Take him off the list': whoever it is, he is to go.
    const isTakenOff = THEM.has(text(place)) && TAKES.has(text(place - 1)) && OFF.has(text(place + 1));
    if (isTakenOff && own.role === 'O' && !mended.some(({ role }) => role === 'guest_out'))
      mended[place] = { role: 'guest_out', share: own.share };
  }
  trimHesitations(mended, text);
  const verb = tokens.findIndex((_, place) => roleAt(place) === 'O' && LASTING.has(text(place)));
  return verb < 0 ? mended : asLength(mended, verb, SHORTENING.has(text(verb)));
}

/** 'Yoga with uh': a name neither begins nor ends while one thinks, nor with the word that led up to it. */
function trimHesitations(roles: FoundRole[], text: (place: number) => string): void {
  for (let place = 0; place < roles.length; place += 1) {
    const own = roles[place];
    if (!own || !NAMES.has(own.role) || !HESITATIONS.has(text(place))) continue;
    const isFirst = roles[place - 1]?.role !== own.role;
    const isLast = roles[place + 1]?.role !== own.role;
    if (!isFirst && !isLast) continue;
    roles[place] = { ...own, role: 'O' };
    const before = roles[place - 1];
    if (isLast && before?.role === own.role && LEADING.has(text(place - 1)))
      roles[place - 1] = { ...before, role: 'O' };
  }
}

const NAMES: ReadonlySet<string> = new Set(['title', 'text', 'target', 'place', 'note']);
const HESITATIONS: ReadonlySet<string> = new Set(['um', 'umm', 'uh', 'uhh', 'er', 'erm', 'hmm', 'oh', 'ah']);
const LEADING: ReadonlySet<string> = new Set([
  'for',
  'at',
  'on',
  'with',
  'to',
  'in',
  'of',
  'and',
  'the',
  'a',
]);

/**
 * 'Extend it to the 12th', 'cut it by ten minutes': such a verb says what the words behind it are of, their end or their
 * length; one that makes shorter belongs to them, since they do not say so themselves.
 */
function asLength(roles: readonly FoundRole[], verb: number, isShorter: boolean): FoundRole[] {
  const starts = roles.filter(({ role }, place) => role === 'time' && roles[place - 1]?.role !== 'time');
  const isEnd = !isShorter && starts.length === 1 && !roles.some(({ role }) => LENGTHS.has(role));
  const stretch = roles.find(({ role }) => role === 'shift' || role === 'stretch');
  return roles.map((one, place) => {
    if (one.role === 'shift') return { ...one, role: 'stretch' };
    if (one.role === 'time' && isEnd) return { ...one, role: 'end' };
    return place === verb && stretch && isShorter ? { role: 'stretch', share: stretch.share } : one;
  });
}

const SHORTENING: ReadonlySet<string> = new Set(['cut', 'shorten', 'trim', 'reduce', 'shave']);
const LASTING: ReadonlySet<string> = new Set([
  ...SHORTENING,
  ...['extend', 'extended', 'prolong', 'lengthen', 'stretch'],
]);
const LENGTHS: ReadonlySet<string> = new Set(['end', 'start', 'length', 'stretch', 'shift']);
const THEM: ReadonlySet<string> = new Set(['him', 'her', 'them']);
const TAKES: ReadonlySet<string> = new Set(['take', 'leave', 'drop', 'get', 'cross', 'remove', 'strike']);
const OFF: ReadonlySet<string> = new Set(['off', 'out', 'from']);

const DAY_OF: ReadonlySet<string> = new Set(['that', 'same']);
const DANGLING: ReadonlySet<string> = new Set(['at', 'from', 'until', 'till', 'to', 'on', 'around', ':']);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'my', 'our']);

/** 'Nine to nine forty-five in the morning': to the grammar one time, of which forty-five is no length. */
function joinTime(roles: FoundRole[], from: number, words: readonly TokenFeatures[]): void {
  let to = from;
  while (roles[to + 1]?.role === 'length') to += 1;
  const before = roles[from - 1];
  if (!before || roles[to + 1]?.role !== 'time') return;
  for (let place = from; place <= to + 1; place += 1) if (!isInsideTime(words[place])) return;
  for (let place = from; place <= to; place += 1) roles[place] = before;
}

/** Beginnings of times have odd numbers, what goes on has even ones. */
const isInsideTime = (word: TokenFeatures | undefined): boolean =>
  word !== undefined && word.time > 0 && word.time % 2 === 0;
