import { detect } from 'tinyld/light';
import type { MessageFeatures } from './features.ts';
import { LANGUAGE_LABELS } from './labels.ts';
import { type Encoded, encode } from './network.ts';
import type { Weights } from './weights.ts';

export type Language = (typeof LANGUAGE_LABELS)[number];

/** Less likely English than this, and it is taken to be something else: nothing is read from it. */
const HARDLY_ENGLISH = 0.2;
/** Less likely than this, and those who know all languages have a say in it. */
const PERHAPS_ENGLISH = 0.6;

/** Whether it is English the network tells; which other language it is, those who know all of them tell better. */
export function languageOf(
  message: string,
  read: MessageFeatures,
  { languages }: Encoded,
  weights: Weights,
): Language {
  const english = languages[weights.labels.languages.indexOf('en')] ?? 1;
  const isKnown = read.features.some(({ known }) => known > 0);
  if (english >= PERHAPS_ENGLISH && !isKnown) return 'en';
  const found = detect(message) as Language | '';
  if (english >= PERHAPS_ENGLISH) {
    // 'Sag Yoga ab': that the calendar has the name says nothing about the language.
    if (found === 'en' || found === '') return 'en';
    const blind = read.features.map((word) => ({ ...word, known: 0 }));
    return languageOf(
      message,
      { ...read, features: blind },
      encode({ ...read, features: blind }, weights),
      weights,
    );
  }
  if (english >= HARDLY_ENGLISH && (found === 'en' || found === '')) return 'en';
  return found && LANGUAGE_LABELS.includes(found) && found !== 'en' ? found : 'xx';
}
