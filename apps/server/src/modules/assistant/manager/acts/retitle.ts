import { coverage, wordsOf } from '../../tools/text/match-words.ts';

/** What it is called from now on. A word that was wrong is put right, and the rest of the name stays. */
export const retitled = (title: string, said: string, wrong?: string): string =>
  respelled(title, said) ?? withoutWrong(title, said, wrong) ?? said;

/** 'Parish coucil' – 'Council! I left the n out': the one word that was spelled wrong. */
function respelled(title: string, word: string): string | undefined {
  const words = title.split(/\s+/);
  if (words.length < 2 || /\s/.test(word.trim())) return undefined;
  const [wrong, ...more] = words.filter(
    (one) => one.length > 3 && coverage(wordsOf(word), wordsOf(one)) >= ALIKE,
  );
  if (!wrong || more.length > 0) return undefined;
  return words.map((one) => (one === wrong ? asWritten(word.trim(), one) : one)).join(' ');
}
const ALIKE = 0.75;
const asWritten = (word: string, like: string): string =>
  /^\p{Ll}/u.test(like)
    ? word.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** 'Moreno consult' – 'Romero, not Moreno': one word for the other. */
function withoutWrong(title: string, said: string, wrong: string | undefined): string | undefined {
  const words = wordsOf(wrong ?? '');
  const own = title.split(/\s+/);
  const from = own.findIndex((_, at) =>
    words.every((word, index) => wordsOf(own[at + index] ?? '').includes(word)),
  );
  if (words.length === 0 || from < 0 || words.length === own.length) return undefined;
  const isWhole = own.some((one, at) => (at < from || at >= from + words.length) && isIn(one, said));
  return isWhole ? undefined : [...own.slice(0, from), said, ...own.slice(from + words.length)].join(' ');
}

const isIn = (word: string, said: string): boolean =>
  wordsOf(word).some((one) => one.length > 2 && wordsOf(said).includes(one));

/** 'Water the tomatoes' – 'tomatoes and the beans, I mean': from the first of its words on. */
export function fromThereOn(text: string, said: string): string | undefined {
  const words = text.split(/\s+/);
  const [first, ...more] = said.trim().split(/\s+/);
  const from = words.findIndex((word) => wordsOf(word).join() === wordsOf(first ?? '').join());
  return from > 0 && more.length > 0 ? [...words.slice(0, from), said.trim()].join(' ') : undefined;
}

/**
 * What a reminder says from now on. 'Ring Petra' – 'I meant Magda': one name replaces the other. 'Buy bread'
 * – 'no, milk': the verb stays. With more words, nobody knows which one is meant.
 */
export function reworded(text: string, said: string, wrong?: string): string | undefined {
  if (wrong !== undefined) return retitled(text, said, wrong);
  const words = text.split(/\s+/);
  if (/\s/.test(said.trim())) return undefined;
  const names = words.slice(1).filter(isName);
  const [old, ...more] = isName(said)
    ? names
    : words.length === 2 && names.length === 0
      ? words.slice(1)
      : [];
  return old && more.length === 0 ? words.map((one) => (one === old ? said : one)).join(' ') : undefined;
}

const isName = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
