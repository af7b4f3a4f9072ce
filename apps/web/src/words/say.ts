import { type Pick, picking } from '@catch/words/pick';
import { createElement, Fragment, type ReactNode } from 'react';

type Values = Readonly<Record<string, unknown>>;
/** As packages/words compiles it: a text, or a function that answers its parts. */
type Message = string | ((values: Values, pick: Pick) => ReactNode[]);
export type Table = Readonly<Record<string, Message>>;

export type Value = string | number;
export type Tag = (text: ReactNode) => ReactNode;

let english: Table = {};
let chosen: Table = {};
const pickEnglish = picking('en');
let pickChosen = pickEnglish;

/** Each part of the app brings its English along; a translation is whole and replaces it. */
export const addEnglish = (table: object): void => {
  english = { ...english, ...(table as Table) };
};
export const speak = (language: string, table: Table): void => {
  chosen = table;
  pickChosen = picking(language);
};

function partsOf(key: string, values: Values, table = chosen): ReactNode[] {
  const own = table[key];
  const message = own ?? english[key] ?? key;
  return typeof message === 'string' ? [message] : message(values, own ? pickChosen : pickEnglish);
}

/** A sentence of the catalogue. Called while drawing, never at the top of a file: the language may change. */
export const sentence = (key: string, values: Readonly<Record<string, Value>> = {}): string =>
  partsOf(key, values).flat(9).join('');

/** The same in English, whatever was chosen. */
export const inEnglish = (key: string, values: Readonly<Record<string, Value>> = {}): string =>
  partsOf(key, values, {}).flat(9).join('');

/** One with marks in it: `<link>…</link>` is handed to the value of that name. */
const marked = (key: string, values: Readonly<Record<string, ReactNode | Tag>>): ReactNode =>
  createElement(Fragment, null, ...partsOf(key, values).flat(9));

/** The two, for the keys of one part of the catalogue: that its English is there is then certain. */
export const wordsOf = <Key extends string>() => ({
  say: sentence as (key: Key, values?: Readonly<Record<string, Value>>) => string,
  rich: marked as (key: Key, values: Readonly<Record<string, ReactNode | Tag>>) => ReactNode,
});
