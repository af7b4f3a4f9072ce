import { plainWords } from '../text/plain.ts';

const LEAVES =
  /\b(?:scratch|skip|drop|ditch|scrap|forget(?: about)?|leave out|strike|cancel|never ?mind)\s+(?:the|that|my|about the)?\s*([\p{L}\p{N}’' -]{2,40})/giu;
const POINTING = new Set('that this it them those these all everything'.split(' '));
const LEAST = 4;

/** '… and the laundry at two. Scratch the laundry': what was just listed is not wanted after all. */
export function isLeftOut(title: string, behind: string): boolean {
  const own = plainWords(title).filter((word) => word.length >= LEAST);
  return [...behind.matchAll(LEAVES)].some(([, said = '']) => {
    const [first = ''] = plainWords(said);
    return (
      !POINTING.has(first) &&
      plainWords(said)
        .slice(0, MOST)
        .some((word) => own.some((one) => isAlike(one, word)))
    );
  });
}
const MOST = 3;

/** 'The cables', of a cable inventory. */
const isAlike = (one: string, other: string): boolean =>
  one === other || (other.length >= LEAST && one === other.replace(/s$/, ''));
