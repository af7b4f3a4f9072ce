import { plainWords } from '../text/plain.ts';

const LEFT = new Set('still left remaining remain remains'.split(' '));

/** 'How many are left', 'what do I still have', 'how many more': only what is still to come. */
export function aheadOnly(clause: string): boolean {
  const words = plainWords(clause);
  return words.some((word, index) => LEFT.has(word) || (word === 'more' && words[index - 1] === 'many'));
}
