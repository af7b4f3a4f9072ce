import type { Reading } from '../commands/language.ts';
import type { Language } from './language.ts';

/** How sure the reader is of a command, 0 to 1: of what is done, and of the part that each word has in it. */
export interface Certainty {
  readonly sure: number;
  readonly words: readonly { readonly text: string; readonly share: number }[];
}

export interface SureReading extends Reading {
  /** For each command. */
  readonly certainty: readonly Certainty[];
  /** Words that the reader did not look at, because the message is too long. */
  readonly unread: number;
  /** Times and names of what is known that stand outside of all commands. */
  readonly outside: readonly OutsideWords[];
  /** What it is written in: 'en', another that the reader can tell, or 'xx'. */
  readonly language: Language;
}

export interface OutsideWords {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
