import { Temporal } from 'temporal-polyfill';
import { type SaidSpan, saidAt } from '../preferences/spans.ts';
import { duration, secondsOf } from '../when/grammar/durations.ts';
import { integer } from '../when/grammar/numbers.ts';
import { Reader } from '../when/grammar/reader.ts';
import { rules } from '../when/grammar/rules.ts';
import { environmentOf } from '../when/interpret/environment.ts';
import { mayOpen } from '../when/text/openers.ts';
import { tokenize } from '../when/text/tokenize.ts';
import { isIdle, joined, unjoined, type WordClass, wordClass } from './lexicon.ts';

/** A word, a time or a length, with the words that it was said in. */
export type Item = { readonly text: string } & (
  | { readonly is: 'span'; readonly span: SaidSpan }
  | { readonly is: 'length'; readonly minutes: number }
  | { readonly is: 'number'; readonly value: number }
  /** A time of one day only: 'on New Year's Eve'. */
  | { readonly is: 'dated' }
  | { readonly is: WordClass | 'idle' | 'name' }
);

/** Some Monday, before anybody works: such a wish means the same whenever it is said. */
const { moment } = environmentOf({
  now: Temporal.Instant.from('2024-01-01T00:00:00Z'),
  zone: 'UTC',
  workingHours: { start: '08:00', end: '18:00' },
});

/** The items of each span, with a break between two; 'after … half eight' is one time with something left out. */
export function itemsOf(spans: readonly string[]): Item[] {
  const texts: string[] = [];
  // A comma may stand within a time, but tells two wishes apart more often.
  for (const span of spans.flatMap((one) => joined(one).split(/[,;](?!\d)/))) {
    const last = texts.at(-1);
    if (last !== undefined && OPEN.test(last)) texts[texts.length - 1] = `${last} ${span}`;
    else texts.push(span);
  }
  return texts.flatMap((text) => [...itemsIn(text), { is: 'break', text: ',' } as const]);
}

const OPEN = /\b(?:after|before|until|till|at|from|between|to|by)\s*$/i;

function itemsIn(text: string): Item[] {
  const r = new Reader(rules, tokenize(text), moment, text);
  const items: Item[] = [];
  for (let i = 0; i < r.length; ) {
    const found = itemAt(r, i);
    const [first, last] = [r.tokens[i], r.tokens[found.end - 1]];
    items.push({ ...found.item, text: unjoined(text.slice(first?.start, last?.end)) } as Item);
    i = found.end;
  }
  return items;
}

type Bare = Item extends infer One ? (One extends Item ? Omit<One, 'text'> : never) : never;

function itemAt(r: Reader, i: number): { readonly item: Bare; readonly end: number } {
  const token = r.tokens[i];
  const end = i + 1;
  const word = token?.text ?? '';
  const own = wordClass(word);
  // 'Not before 10' is a time for the grammar of times, and the opposite of one here.
  if (!token || own === 'not' || own === 'day') return { item: { is: own ?? 'idle' }, end };
  const length = duration(r, i);
  // 'Three a day' is how many.
  if (length && r.is(i, 'a') && r.is(i + 1, 'day') && !r.is(length.end, 'before', 'ahead', 'in'))
    return { item: { is: 'name' }, end: length.end };
  if (length)
    return { item: { is: 'length', minutes: Math.round(secondsOf(length.node) / 60) }, end: length.end };
  const said = mayOpen(token) ? saidAt(r, i) : undefined;
  if (said && 'span' in said) return { item: { is: 'span', span: said.span }, end: said.end };
  if (own) return { item: { is: own }, end };
  if (said && 'dated' in said && said.end > i) return { item: { is: 'dated' }, end: said.end };
  const number = integer(r, i);
  if (number) return { item: { is: 'number', value: number.node }, end: number.end };
  return { item: { is: isIdle(word) ? 'idle' : 'name' }, end };
}
