import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Texts } from './flatten.ts';
import { parseMessage } from './parse.ts';

/**
 * A message as JavaScript, so that no parser is shipped: text that needs nothing is a string, everything else a function
 * of the values and of `p`, which counts in the message's own language (pick.ts). It answers parts,
 * which are joined to a sentence or handed to React: values are never parsed, whatever is in them.
 */
export function compileMessage(text: string): string {
  const elements = parseMessage(text);
  if (elements.every(({ type }) => type === TYPE.literal))
    return JSON.stringify(elements.map((element) => ('value' in element ? element.value : '')).join(''));
  return `(a,p)=>${parts(elements, null)}`;
}

export const compileTable = (texts: Texts): string =>
  `{${Object.entries(texts)
    .map(([key, text]) => `${JSON.stringify(key)}:${compileMessage(text)}`)
    .join(',\n')}}`;

const parts = (elements: readonly MessageFormatElement[], counted: string | null): string =>
  `[${elements.map((element) => part(element, counted)).join(',')}]`;

function part(element: MessageFormatElement, counted: string | null): string {
  if (element.type === TYPE.literal) return JSON.stringify(element.value);
  if (element.type === TYPE.pound) return `p(${counted})`;
  const value = `a[${JSON.stringify(element.value)}]`;
  switch (element.type) {
    case TYPE.argument:
      return value;
    case TYPE.number:
      return `p(${value})`;
    case TYPE.tag:
      return `${value}(${parts(element.children, counted)})`;
    case TYPE.select:
      return `p(${value},${options(element.options, counted)},1)`;
    case TYPE.plural: {
      if (element.offset || element.pluralType === 'ordinal')
        throw new Error(`Neither offsets nor ordinals are compiled: {${element.value}}.`);
      return `p(${value},${options(element.options, value)})`;
    }
    default:
      // Dates and times are said by one module for all messages, and come as values.
      throw new Error(`{${element.value}} is a date or a time: format it before and pass it in.`);
  }
}

const options = (
  all: Readonly<Record<string, { readonly value: MessageFormatElement[] }>>,
  counted: string | null,
): string =>
  `{${Object.entries(all)
    .map(([name, { value }]) => `${JSON.stringify(name)}:${parts(value, counted)}`)
    .join(',')}}`;
