import { Temporal } from 'temporal-polyfill';
import { Reader } from '../when/grammar/reader.ts';
import { rules } from '../when/grammar/rules.ts';
import { environmentOf } from '../when/interpret/environment.ts';
import { mayOpen } from '../when/text/openers.ts';
import { tokenize } from '../when/text/tokenize.ts';
import { shapes } from './frames.ts';
import type { Item } from './item.ts';
import { isIdle, joined, wordClass } from './lexicon.ts';
import type { PreferenceRule } from './rule.ts';
import { partsAt, type Said, saidAt } from './spans.ts';

/** Nobody puts a rule into more words than that; what is longer is kept as it is. */
const LONGEST = 300;

/**
 * Some Monday, before anybody works: a rule means the same whenever it was said. Hours without am or pm are those in which
 * people are up and about.
 */
const { moment } = environmentOf({
  now: Temporal.Instant.from('2024-01-01T00:00:00Z'),
  zone: 'UTC',
  workingHours: { start: '08:00', end: '18:00' },
});

/**
 * What somebody asked to keep in mind, as rules. It is read whole or not at all: of 'no meetings before 10 with Bob' the part
 * that is understood is not what was asked for. Empty: it stays a text that nobody keeps to by himself.
 */
export function readPreference(said: string): readonly PreferenceRule[] {
  if (said.length > LONGEST) return [];
  const text = joined(said)
    .replace(/\bearlier than\b/gi, 'before')
    .replace(/\blater than\b/gi, 'after');
  return readClause(text) ?? readClauses(text) ?? [];
}

/** Times of every week, lengths, and kinds of events. */
const OF_PLANS: ReadonlySet<string> = new Set(['S', 'L', 'K', 'G', 'M', 'b']);
const OWN = /\b(?:i|i['’](?:m|d|ll|ve)|my|mine)\b/i;

/**
 * Whether it speaks of times, of meetings or of the person who said it: what an assistant may be asked to keep in mind.
 * 'Keep out of reach of children' is none of its business.
 */
export const concernsPlans = (said: string): boolean =>
  said.length <= LONGEST && (OWN.test(said) || speaksOfPlans(said));

/** The same without the person: 'nobody ever asks me' speaks of no time and no meeting. */
export const speaksOfPlans = (said: string): boolean =>
  said.length <= LONGEST && itemsOf(joined(said)).some((item) => OF_PLANS.has(item.class));

/** 'Lunch 12 to 1 is mine, and no meetings on Fridays'. */
function readClauses(text: string): readonly PreferenceRule[] | undefined {
  const clauses = text
    .split(/[.;!\n]+|,(?: and| but)?|\b(?:and|but)\b|(?=\b(?:because|since)\b)/i)
    .filter((clause) => clause.trim());
  if (clauses.length < 2) return undefined;
  const rules: PreferenceRule[] = [];
  for (const clause of clauses) {
    const read = readClause(clause) ?? (isReason(clause) ? [] : undefined);
    if (!read) return undefined;
    rules.push(...read);
  }
  return rules;
}

const SAYS_WHY = /^\s*(?:(?:because|since|as|so)\s+)?(?:i|i['’]m|we|he|she|they|it|it['’]s|my|our)\b/i;
/** 'No meetings before nine, I take Ida to school': why, which limits nothing. 'Unless it is Bob' does. */
const isReason = (clause: string): boolean =>
  SAYS_WHY.test(clause) && !itemsOf(clause).some((item) => LIMITS.has(item.class));
/** Times, kinds of events, and words that forbid or allow something. */
const LIMITS: ReadonlySet<string> = new Set(['S', 'L', 'X', 'K', 'G', 'b', 'N', 'O', 'E']);

function readClause(text: string): readonly PreferenceRule[] | undefined {
  const items = itemsOf(text);
  const shape = items.map((item) => item.class).join('');
  for (const [pattern, make] of shapes) {
    const rules = pattern.test(shape) ? make(items) : undefined;
    if (rules && rules.length > 0) return rules;
  }
  return undefined;
}

/** What is bound to a date has a class that no shape has. */
function itemOf(found: Said): Item {
  if ('span' in found) return { class: 'S', span: found.span };
  return 'minutes' in found ? { class: 'L', minutes: found.minutes } : { class: 'X', word: '' };
}

function itemsOf(text: string): Item[] {
  const r = new Reader(rules, tokenize(text), moment, text);
  const items: Item[] = [];
  for (let i = 0; i < r.length; ) {
    const token = r.tokens[i];
    if (!token) break;
    const own = wordClass(token.text);
    const parts = partsAt(r, i);
    // 'Not before 10' is a time for the grammar of times, and the opposite of one here.
    const found = own === 'N' || !mayOpen(token) ? undefined : saidAt(r, i);
    if (parts) items.push({ class: 'S', span: parts });
    else if (found) items.push(itemOf(found));
    else if (own) items.push({ class: own, word: token.text });
    else if (r.is(i, 'and', 'or', ',', '&')) items.push({ class: '&', word: token.text });
    else if (token.kind !== 'symbol' && !isIdle(token.text)) items.push({ class: 'U', word: token.text });
    i = parts ? i + 1 : (found?.end ?? i + 1);
  }
  // What joins anything but two times joins nothing that matters.
  return items.filter(
    (item, index) =>
      item.class !== '&' || (items[index - 1]?.class === 'S' && items[index + 1]?.class === 'S'),
  );
}
