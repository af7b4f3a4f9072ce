import type { SaidSpan } from '../preferences/spans.ts';
import type { Item } from './items.ts';

/** What is asked of a run of items. */

export const has = (items: readonly Item[], ...classes: readonly Item['is'][]): boolean =>
  items.some(({ is }) => classes.includes(is));

export const spansIn = (items: readonly Item[]): SaidSpan[] =>
  items.flatMap((item) => (item.is === 'span' ? [item.span] : []));

export const isTimed = ({ from, to, at }: SaidSpan): boolean =>
  from !== undefined || to !== undefined || at !== undefined;

export const textOf = (items: readonly Item[]): string => items.map(({ text }) => text).join(' ');

export const isValue = (item: Item | undefined): boolean =>
  item?.is === 'length' || item?.is === 'number' || (item?.is === 'span' && item.span.at !== undefined);

/** 'Not', and not 'never' or 'no'. */
export const isNotThis = (item: Item | undefined): boolean =>
  item?.is === 'instead' || (item?.is === 'not' && /^not$/i.test(item.text));

/** Without what was taken back: 'not an hour', 'instead of 8', 'a quarter of an hour, no wait, half an hour'. */
export function withoutRetracted(items: readonly Item[]): readonly Item[] {
  const isAlone = items.filter(isValue).length < 2;
  const counted = isAlone
    ? items
    : items.filter(
        (item, index) =>
          !(isValue(item) && isNotThis(items[index - 1])) && !(isNotThis(item) && isValue(items[index + 1])),
      );
  const turn = counted.findLastIndex(({ is }) => is === 'rather');
  const isReplaced = turn >= 0 && counted.slice(turn).some(isValue);
  return counted.filter((item, index) => !(isReplaced && index < turn && isValue(item)));
}

const TIES_A_NAME =
  /^(?:during|for|with|at|on|about|outside|across|except|besides|if|when|unless|only|in|of|to|while)$/i;

/** Runs of words that name something, with what ties them to the rest: 'during the concerts', 'everything else'. */
export function namesIn(items: readonly Item[]): string[] {
  const names: string[] = [];
  for (let i = 0; i < items.length; ) {
    const is = items[i]?.is;
    if (is !== 'name' && is !== 'dated') {
      i++;
      continue;
    }
    let [start, end] = [i, i + 1];
    while (i - start < 4 && /^(?:idle|event)$/.test(items[start - 1]?.is ?? '')) start--;
    while (start < i && items[start]?.is === 'idle' && !TIES_A_NAME.test(items[start]?.text ?? '')) start++;
    while (/^(?:name|idle|event|dated)$/.test(items[end]?.is ?? '')) end++;
    while (items[end - 1]?.is === 'idle') end--;
    names.push(textOf(items.slice(start, end)));
    i = end;
  }
  return names;
}
