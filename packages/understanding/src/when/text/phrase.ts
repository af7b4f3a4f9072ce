import { phraseWord } from './phrase-spelling.ts';
import {
  AND,
  ARRIVES,
  EMPTY_RUNS,
  ENDLESS,
  FILLERS,
  GOES_ON,
  GOING_ON,
  HALVED,
  LEAVES,
  RHYTHMS,
  RUNS,
  WHOLE,
} from './phrase-words.ts';
import type { Token } from './tokenize.ts';
import { tokenOf } from './tokenize.ts';

/**
 * The words of a phrase that is a time, as the grammar knows them: fillers go, what is said in other words or with a
 * slip of the finger becomes what it stands for, and what is said twice is there once. In a sentence none of this
 * would be safe.
 */
export function phraseTokens(tokens: readonly Token[]): readonly Token[] {
  const mended = tokens.map((token, i) => (isRound(tokens, i) ? token : respelled(token)));
  return withoutEchoes(signs(runs(mended)));
}

/** Nobody means 'round nine to ten' roughly: it is the end of what stands before it ('ward round'). */
const isRound = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.text === 'round' && ['to', 'until', '-'].includes(tokens[i + 2]?.text ?? '');

const respelled = (token: Token): Token => {
  const word = phraseWord(token);
  return word === token.text
    ? token
    : { ...tokenOf(word, token.start, token.end, token.glued), capital: token.capital };
};

const hasRhythm = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text, lexeme }) => RHYTHMS.has(text) || (lexeme?.plural && lexeme.weekday !== undefined));

const follows = (tokens: readonly Token[], i: number, run: readonly string[]): boolean =>
  run.every((word, k) => tokens[i + k]?.text === word);

const isDay = (token: Token | undefined): boolean =>
  token?.lexeme?.weekday !== undefined || token?.text === 'today' || token?.text === 'tomorrow';

/** What several words say becomes one; what says nothing goes. */
function runs(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    if (!token) break;
    const empty = EMPTY_RUNS.find((run) => follows(tokens, i, run) && tokens.length > run.length);
    if (empty && isIdle(empty, tokens, i)) {
      i += empty.length;
      continue;
    }
    // 'kl 14' is an hour, 'KL1705' a flight.
    const isFlight = tokens[i + 1]?.kind === 'number' && tokens[i + 1]?.glued;
    const run = RUNS.find(([said]) => follows(tokens, i, said) && !(said[0] === 'kl' && isFlight));
    if (run) {
      const [said, one] = run;
      const end = tokens[i + said.length - 1]?.end ?? token.end;
      for (const word of one.split(' ').filter(Boolean)) out.push(tokenOf(word, token.start, end, false));
      i += said.length;
      continue;
    }
    if (!isEmpty(tokens, i, out)) out.push(token);
    i++;
  }
  return out;
}

/** Whether a run of words changes nothing where it stands. */
function isIdle([first, ...more]: readonly string[], tokens: readonly Token[], i: number): boolean {
  // 'Local time there' is somebody else's, and 'lands 15:00 local time' that of a place nobody named.
  if (first === 'local')
    return tokens[i + 2]?.text !== 'there' && !tokens.slice(0, i).some(({ text }) => ARRIVES.has(text));
  // 'Two hours in a row' are two hours, 'Saturdays in a row' say how many of them.
  if (first === 'in') return tokens[i - 1]?.lexeme?.unit !== undefined;
  const isEndless = first === 'going' || (first === 'for' && more.length > 0);
  return !isEndless || hasRhythm(tokens);
}

/** 'Only this one', 'only us two': no hour. */
const isCount = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ text, kind, lexeme }) =>
      COUNTING.has(text) || kind === 'symbol' || (kind === 'word' && lexeme?.number !== undefined),
  );
const COUNTING: ReadonlySet<string> = new Set(['only', 'just', 'this', 'that', 'the', 'us']);

/** Whether one word changes nothing where it stands. */
function isEmpty(tokens: readonly Token[], i: number, before: readonly Token[]): boolean {
  const { text } = tokens[i] as Token;
  const [last, next] = [before.at(-1), tokens[i + 1]];
  if (FILLERS.has(text)) return tokens.length > 1;
  if (text === 'here' || text === 'local') return last !== undefined && next?.text !== 'time';
  if (ENDLESS.has(text)) return hasRhythm(tokens);
  if (text === 'say') return last?.text !== 'i' && next !== undefined;
  // 'Fridays only', 'only on weekdays': a limit that the day itself is.
  if (text === 'only' || text === 'just') return !isCount(tokens);
  // 'Sunday at 8:30 that night' is the night of the day just said.
  if (text === 'that')
    return (
      /^(?:morning|afternoon|evening|night)$/.test(next?.text ?? '') &&
      before.some((token) => isDay(token) || token.lexeme?.month !== undefined)
    );
  if (isGoingUntil(tokens, i)) return last !== undefined;
  if (text === 'directly') return next?.text === 'at' || next?.kind === 'number';
  if (WHOLE.has(text))
    return next !== undefined && (HALVED.has(next.text) || isDay(next) || next.lexeme?.unit === 'hour');
  if (text === 'the')
    return last?.text === 'all' && (HALVED.has(next?.text ?? '') || next?.lexeme?.plural === true);
  if (text === 'so') return last?.text === 'or' && isDay(before.at(-2)) && before.length > 1;
  // 'The 30th, departs 7.05'
  return LEAVES.has(text) && (next?.kind === 'number' || next?.text === 'at' || next?.text === ':');
}

/** 'And runs through Wednesday', 'it lasts until eight': only the end matters, the verb adds nothing. */
function isGoingUntil(tokens: readonly Token[], i: number): boolean {
  const rest = tokens.slice(i, i + 4).map(({ text }) => text);
  const verb = rest.findIndex((text) => GOES_ON.has(text));
  const isLead = rest.slice(0, Math.max(0, verb)).every((text) => text === 'and' || text === 'it');
  return verb >= 0 && isLead && ['until', 'through'].includes(rest[verb + 1] ?? '');
}

/** Signs that stand for words: 'tue n thu', 'sat + sun', '9h30 > 11h', 'Friday. 0815', ', lands 9.15'. */
function signs(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const [last, next] = [out.at(-1), tokens[i + 1]];
    if (token.text === 'or' && next === undefined) continue;
    // 'Tuesday next', 'this Friday coming': the one that comes.
    if (last && isPostposed(tokens, i)) {
      const before = out.at(-2);
      if (before?.text === 'this' || before?.text === 'the') out.splice(-2, 1);
      out.splice(-1, 0, { ...token, ...named('coming') });
      continue;
    }
    // 'On Tuesday 27., between 10 and 11'
    if (token.text === '.' && last?.kind === 'number' && next?.text === ',') continue;
    if (token.text === 'but' && last && isGoingOn(tokens, i + 1)) {
      if (last.text !== ',') out.push({ ...token, kind: 'symbol', text: ',' });
      continue;
    }
    if (AND.has(token.text) && isJoined(last, next)) out.push({ ...token, ...named('and'), glued: false });
    else if (token.text === '>' && last !== undefined) {
      if (last.text === '-') continue;
      out.push({ ...token, text: '-' });
    } else if (ARRIVES.has(token.text) && last !== undefined) {
      if (last.text === ',' || last.text === 'and') out.pop();
      out.push({ ...token, ...named('until'), arrival: true });
    } else if (isStop(token, last, next)) out.push({ ...token, text: ',' });
    else out.push(token);
  }
  return out;
}

/** 'Sunday next, two o'clock'; in 'Sunday next week' it goes with the week. */
const isPostposed = (tokens: readonly Token[], i: number): boolean => {
  const [last, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.text !== 'next' && token?.text !== 'coming') return false;
  const isPeriod = last?.lexeme?.weekday !== undefined || (last?.text === 'week' && token.text === 'coming');
  return (
    isPeriod &&
    !last?.lexeme?.plural &&
    next?.lexeme?.unit === undefined &&
    next?.lexeme?.weekday === undefined &&
    next?.text !== 'weekend' &&
    next?.lexeme?.month === undefined
  );
};

/** 'Thursday, but after lunch', 'Monday but not before 10': the same time narrowed down. */
const isGoingOn = (tokens: readonly Token[], i: number): boolean =>
  GOING_ON.has(tokens[i]?.text ?? '') ||
  (tokens[i]?.text === 'not' && ['before', 'after'].includes(tokens[i + 1]?.text ?? ''));

const named = (text: string): Pick<Token, 'text' | 'kind' | 'lexeme' | 'value' | 'digits'> => ({
  text,
  kind: 'word',
  lexeme: undefined,
  value: 0,
  digits: 0,
});

const isJoined = (last: Token | undefined, next: Token | undefined): boolean => {
  if (!last || !next) return false;
  const isName = (token: Token): boolean =>
    token.kind === 'word' && !['utc', 'gmt', 'half'].includes(token.text);
  const isOrdinal = (token: Token): boolean => ['st', 'nd', 'rd', 'th'].includes(token.text);
  return (
    isName(last) &&
    (isName(next) || next.kind === 'number') &&
    (isDay(next) ||
      isDay(last) ||
      isOrdinal(last) ||
      last.lexeme !== undefined ||
      last.text === 'am' ||
      last.text === 'pm') &&
    !(next.glued && next.kind === 'number')
  );
};

/** A full stop or an exclamation mark between two parts of one time: 'Friday. 0815', 'tonight! 19.30'. */
const isStop = (token: Token, last: Token | undefined, next: Token | undefined): boolean =>
  (token.text === '.' || token.text === '!' || token.text === ';') &&
  last !== undefined &&
  next !== undefined &&
  (last.kind === 'word' ||
    (last.kind === 'number' && next.kind === 'word' && next.lexeme?.month === undefined)) &&
  !next.glued &&
  !['m', 'approx', 'approximately', 'a', 'p'].includes(last.text);

/** 'Saturday Saturday at six', 'tomorrow half past two tomorrow': one day, said twice. */
function withoutEchoes(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, i) => {
    if (!isDay(token) || token.lexeme?.plural) return true;
    const same = (other: Token | undefined): boolean =>
      isDay(other) &&
      other?.lexeme?.weekday === token.lexeme?.weekday &&
      (other?.lexeme !== undefined || other?.text === token.text);
    const before =
      tokens[i - 1]?.text === ',' || tokens[i - 1]?.text === 'on' ? tokens[i - 2] : tokens[i - 1];
    if (same(before)) return false;
    const isLast = i === tokens.length - 1;
    const previous = tokens[i - 1];
    return !(
      isLast &&
      tokens.slice(0, i).some(same) &&
      (previous?.kind === 'number' ||
        previous?.lexeme?.number !== undefined ||
        previous?.text === 'am' ||
        previous?.text === 'pm')
    );
  });
}
