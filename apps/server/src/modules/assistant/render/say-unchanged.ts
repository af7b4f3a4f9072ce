import type { Language } from '@catch/understanding';
import { sayIn } from '../../../platform/words.ts';

// What the program adds to a model's words, in the language of the person who wrote.

export const sayUnchanged = (language: Language): string => sayIn(language, 'unchanged.nothing');
export const sayNothingElse = (language: Language): string => sayIn(language, 'unchanged.nothingElse');
