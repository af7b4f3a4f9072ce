import { plainWords } from '../text/plain.ts';
import { readReference } from './read-reference.ts';

const SEVERAL = new Set('these those them they that this'.split(' '));
const SEVERAL_NAMED = new Set(['these', 'those']);

/** 'Those', 'all of them', 'that together', 'these lessons': what was just listed, and not something by its name. */
export function pointsBack(span: string): boolean {
  const words = plainWords(span);
  if (words.some((word) => SEVERAL_NAMED.has(word))) return true;
  const { words: named, position, extreme } = readReference(span.replace(/\b(?:al)?together\b/gi, ''));
  return named === '' && position === undefined && !extreme && words.some((word) => SEVERAL.has(word));
}

/** What is left of it that names something: of 'those lessons' the lessons. */
export const withoutPointing = (span: string): string =>
  span.replace(/\b(?:these|those|them|they|that|this|(?:al)?together)\b/gi, ' ').trim();

const ONLY_POINTING = new Set('it this that these those them one ones'.split(' '));
/** 'That one', 'it': it only points at something and names nothing. */
export const pointsOnly = (span: string): boolean => {
  const words = plainWords(span);
  return words.length > 0 && words.every((word) => ONLY_POINTING.has(word));
};

const POINTING = new Set('it this that these those them then there day days time'.split(' '));
/** 'That', 'there', the 'days' of 'those days': what only points at what was said before. */
export const isPointing = (word: string): boolean => POINTING.has(word.toLowerCase());

const THOSE_DAYS = /^(?:those|these|them) (?:\p{L}+ )?days$/iu;
/** 'Those days', as which nothing is called. */
export const saysThoseDays = (span: string): boolean => THOSE_DAYS.test(span.trim());

/** 'That same day' is the day of something else; 'the same day' is that of what is spoken of. */
export const saysThat = (span: string): boolean => plainWords(span).some((word) => word === 'that');

const THEIRS = new Set('their his her theirs hers'.split(' '));
const CLOCKS = new Set('time clock zone'.split(' '));

/** 'Their time again', 'on her clock'. */
export function isTheirTime(span: string): boolean {
  const words = plainWords(span);
  return words.some((word) => THEIRS.has(word)) && words.some((word) => CLOCKS.has(word));
}
