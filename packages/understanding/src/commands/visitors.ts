import { plainWords } from '../text/plain.ts';

const VISITOR = /\s+(?:man|woman|lady|guy|lad|lass|chap|bloke|fellow|fella)$/i;

/** 'The boiler man' → 'the boiler': whoever comes for it stands for what is entered. */
export function withoutVisitor(target: string): string | undefined {
  const thing = target.trim().replace(VISITOR, '');
  return thing !== target.trim() && plainWords(thing).some((word) => word.length > 2 && word !== 'the')
    ? thing
    : undefined;
}

const ENTERED = new Set(
  'entry entries thing item line marked called named labelled labeled saying'.split(' '),
);
/** 'The entry marked Choir': these only lead up to its name. */
export const leadsToName = (word: string): boolean => ENTERED.has(word.toLowerCase());
