import { mayOpen } from './openers.ts';
import type { Token } from './tokenize.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Products and papers with a number in their name, whatever day stands behind it ('iPhone 12 tomorrow'). */
const named = words(
  'iphone ipad pixel galaxy boeing airbus windows playstation xbox apollo formula macos ios android node python java php ' +
    'version v release build pr issue bug ticket invoice error http port iso number nr top route channel ' +
    'code pin password account zip postcode extension ext volume article rule clause',
);
/** Things that are numbered: 'room 12 on Friday', but 'book the room 3 tomorrow' may say an hour. */
const numbered = words(
  'room floor apartment apt suite locker bay gate seat platform terminal bus tram line track lane area radio chapter ' +
    'page section step module episode season level grade year size row phase item option',
);
const several = words(
  'rooms floors pages chapters sections steps questions exercises modules units episodes levels rows items options issues tickets',
);
const articles = words('a an the my our your this that another');
const secret = words('code pin password extension');
/** Letters that stand between the numbers of times: '2pm-3', '5th-7th', '09:00Z', '10h30'. */
const ofClocks = words('am pm a p m t b z s d st nd rd th oclock o ish y hr hrs min mins utc gmt x');
const vehicles = words('bus tram line');

/** What is counted or measured: the number before it says how many. */
const measures = words(
  'metres meters metre meter km kilometres kilometers miles mile mph kg kilos grams g lbs litres liters feet ft inches degrees percent ' +
    'points stars cups cup tsp tbsp pints euros euro eur dollars usd pounds gbp quid bucks cents steps reps laps',
);
const people = words('people persons guests kids children adults attendees participants pax');

const won = words('win won lost lose beat drew score scored ended led');
const victory = words('win victory defeat loss lead draw score final');
const money = words('pay paid cost costs price worth spend spent owe owes');
const grows = words(
  'increase increased increases raise raised reduce reduced divide divided multiply multiplied win won lost beat grow grew',
);
const streets = words('street st road rd avenue ave lane ln boulevard blvd square drive court terrace');

/**
 * Numbers that name, count or measure something else: they stop being numbers, so that no day next to them makes them
 * its hour ('review PR 1234 tomorrow', 'we won 3-2 on Friday').
 */
export function otherNumbers(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let i = 0; i < tokens.length; i++) {
    if (!isNumber(tokens, i) || found.has(i)) continue;
    const run = runFrom(tokens, i);
    if (isClock(tokens, run.end)) {
      i = run.end - 1;
      continue;
    }
    if (
      isName(tokens, i, run) ||
      isAmount(tokens, i, run) ||
      isDoor(tokens, i, run) ||
      isPhone(tokens, i, run.end) ||
      isAddress(tokens, i, run.end)
    )
      for (let k = i; k < run.end; k++) found.add(k);
    // 'The tour of 6A on Friday': the letter is no article of what follows.
    if (isDoor(tokens, i, run)) found.add(run.end);
    i = run.end - 1;
  }
  return found;
}

interface Run {
  readonly end: number;
  /** '3-2', '10 to 12', '5 or 6'. */
  readonly joined: boolean;
  readonly dotted: boolean;
  readonly colon: boolean;
}

const text = (tokens: readonly Token[], i: number): string => tokens[i]?.text ?? '';
const glued = (tokens: readonly Token[], i: number): boolean => tokens[i]?.glued ?? false;
const isNumber = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.kind === 'number' || (tokens[i]?.lexeme?.number !== undefined && !tokens[i]?.lexeme?.unit);

/** A number and the numbers that hang on to it: '4.15', '3-2', '10 to 12', '020 7946 0958'. */
function runFrom(tokens: readonly Token[], start: number): Run {
  let end = start + 1;
  let [joined, dotted, colon] = [false, false, false];
  for (;;) {
    const sign = text(tokens, end);
    const next = isNumber(tokens, end + 1);
    if (next && (sign === '.' || sign === ',' || sign === ':' || sign === '/') && glued(tokens, end + 1)) {
      if (!glued(tokens, end)) break;
      dotted ||= sign === '.' || sign === ',';
      colon ||= sign === ':' || sign === '/';
      end += 2;
    } else if (next && (sign === '-' || sign === 'to' || sign === 'or' || sign === 'and')) {
      joined = true;
      end += 2;
    } else if (
      tokens[end]?.kind === 'number' &&
      (tokens[end]?.digits ?? 0) >= 2 &&
      (tokens[end - 1]?.digits ?? 0) >= 2
    ) {
      end += 1;
    } else break;
  }
  return { end, joined, dotted, colon };
}

/** '9am', '9 o'clock', '15h', '3 hours': a time or a length, whatever stands before it. */
function isClock(tokens: readonly Token[], end: number): boolean {
  const next = text(tokens, end);
  if (next === 'am' || next === 'pm' || next === 'oclock' || next === 'o' || next === 'noon') return true;
  if ((next === 'a' || next === 'p') && (text(tokens, end + 1) === '.' || text(tokens, end + 1) === 'm'))
    return true;
  return tokens[end]?.lexeme?.unit !== undefined || (next === 'h' && glued(tokens, end));
}

function isName(tokens: readonly Token[], i: number, run: Run): boolean {
  const path = text(tokens, i - 1) === '/' && tokens[i - 2]?.kind === 'word';
  if (run.colon && !path) return false;
  const before = text(tokens, i - 1) === '#' ? i - 2 : i - 1;
  const label = text(tokens, before);
  // 'the code is 0915'
  if (label === 'is' && secret.has(text(tokens, before - 1))) return true;
  const article = text(tokens, before - 1);
  if (several.has(label)) return true;
  if (named.has(label)) return !run.joined;
  if (
    numbered.has(label) &&
    !articles.has(article) &&
    !(tokens[i]?.digits === 4 && /^(year|season)$/.test(label))
  )
    return !(run.joined || (vehicles.has(label) && run.dotted));
  // 'flight 1432', 'flight BA 1432'
  const digits = tokens[i]?.digits ?? 0;
  if (digits >= 2 && (label === 'flight' || (article === 'flight' && label.length === 2)))
    return digits > 2 && !run.dotted;
  // 'Catch-22', 'B12', 'v2': part of a word that is no word of time.
  // … or of an address: 'example.com/2026/11/18'.
  const dash =
    /^[-/@]$/.test(text(tokens, i - 1)) && glued(tokens, i) && glued(tokens, i - 1) ? i - 2 : i - 1;
  const stem = tokens[dash];
  if (stem?.kind === 'word' && glued(tokens, i) && !mayOpen(stem) && !ofClocks.has(stem.text)) return true;
  // 'H1N1'
  if (
    stem?.capital &&
    dash === i - 1 &&
    stem.text.length === 1 &&
    glued(tokens, i) &&
    glued(tokens, run.end) &&
    tokens[run.end]?.capital
  )
    return true;
  return (
    text(tokens, run.end) === '-' &&
    glued(tokens, run.end) &&
    ['a', 'course'].includes(text(tokens, run.end + 1))
  );
}

function isAmount(tokens: readonly Token[], i: number, run: Run): boolean {
  const next = text(tokens, run.end);
  const before = text(tokens, i - 1);
  if (measures.has(next) && !(before === 'at' && next === 'steps')) return true;
  if (people.has(next) && before !== 'at' && before !== '@') return true;
  if (next === 'k') return true;
  if (next === 's' && glued(tokens, run.end) && (before === 'under' || before === 'over')) return true;
  // 'a 3-2 win', 'we won 3-2', 'it ended 2-2'
  if (run.joined && (victory.has(next) || won.has(before) || won.has(text(tokens, i - 2)))) return true;
  if (run.joined && !run.dotted && (tokens[run.end - 1]?.text === '0' || tokens[i]?.text === '0'))
    return true;
  if (money.has(before)) return true;
  if (before === 'by')
    for (let k = i - 2; k >= Math.max(0, i - 5); k--) if (grows.has(text(tokens, k))) return true;
  // 'a table for 4', 'a party of 6'
  const holder = text(tokens, i - 2);
  // 'count from 1 to 5', 'a number between 1 and 10'
  if (run.joined && (holder === 'count' || holder === 'number')) return true;
  if (before === 'for' && holder === 'table') return !run.colon;
  if (before === 'of' && (holder === 'party' || holder === 'group' || holder === 'team')) return true;
  return isFraction(tokens, i, run);
}

/** Behind these '9D' are days and '6A' is an hour. */
const timing = words('at from by till until to @ - around about for in within after before every and or');

/** 'The viewing of 9D', '3D printing', '6A at four': which flat, with the hour said elsewhere. */
function isDoor(tokens: readonly Token[], i: number, run: Run): boolean {
  const letter = tokens[run.end];
  const before = tokens[i - 1];
  if (!letter?.capital || !letter.glued || run.joined || run.colon || run.dotted) return false;
  if (letter.text === 'd') return !timing.has(before?.text ?? '') || (tokens[i]?.value ?? 9) <= 4;
  const isBehindTime =
    before?.lexeme !== undefined || timing.has(before?.text ?? '') || DAYS.has(before?.text ?? '');
  if (letter.text !== 'a' || before?.kind !== 'word' || isBehindTime) return false;
  return tokens.some(
    (token, k) => token.kind === 'number' && k !== i && isHour(tokens, k) && isNear(tokens, i, k),
  );
}
const DAYS = words('today tomorrow tonight morning noon');

/** 'At four', '8:30', '10am', but not '1P'. */
const isHour = (tokens: readonly Token[], k: number): boolean =>
  /^(?:at|from|@)$/.test(text(tokens, k - 1)) ||
  (glued(tokens, k + 1) && !tokens[k + 1]?.capital && /^(?:[ap]m?|:)$/.test(text(tokens, k + 1)));

/** 'Breakfast 9A and lunch at one' are two things. */
const isNear = (tokens: readonly Token[], i: number, k: number): boolean =>
  tokens
    .slice(Math.min(i, k), Math.max(i, k))
    .every(({ text: word }) => !/^(?:[,.;\n]|and|then|but)$/.test(word));

/** '3/4 of them', '1/2 cup', '2/3 majority', '1 1/2 cups'. */
function isFraction(tokens: readonly Token[], i: number, run: Run): boolean {
  const [a, b] = [tokens[run.end - 3]?.value ?? 0, tokens[run.end - 1]?.value ?? 0];
  if (text(tokens, run.end - 2) !== '/' || a >= b || b > 10) return false;
  const next = text(tokens, run.end);
  return (
    (next === 'of' || next === 'majority' || next === 'full') &&
    !['on', 'by', 'from', 'until'].includes(text(tokens, i - 1))
  );
}

/** '555-1234', '020 7946 0958', '+34 612 345 678'; '930-1030' are two hours, '2026-11-18' is a date. */
function isPhone(tokens: readonly Token[], i: number, end: number): boolean {
  const groups = tokens.slice(i, end).filter((t) => t.kind === 'number');
  const digits = groups.reduce((sum, t) => sum + t.digits, 0);
  if (groups.length < 2 || digits < 7 || digits > 15) return false;
  if (text(tokens, i - 1) === '+') return true;
  if (!groups.some((t) => t.digits === 3) && !(groups.length > 2 && groups.every((t) => t.digits >= 3)))
    return false;
  const hours = groups.every(
    (t) => t.digits >= 3 && t.value % 5 === 0 && t.value % 100 < 60 && t.value < 2400,
  );
  return !(hours && groups.length === 2);
}

/** '10 Downing Street' */
function isAddress(tokens: readonly Token[], i: number, end: number): boolean {
  if (end !== i + 1 || tokens[i]?.kind !== 'number') return false;
  for (let k = end; k < end + 3 && tokens[k]?.capital; k++)
    if (k > end && streets.has(text(tokens, k))) return true;
  return false;
}
