import type { Token } from '../text/tokens.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What follows is the topic. */
export const ABOUT = words('about regarding re concerning');
/** What follows is the title, word for word. */
export const TITLED = words('called named titled entitled labeled labelled subject title name');
export const DISCUSS = /^(?:discuss|discussing|talk about|talking about|go over|going over|talk through)\b/;
/** After these, 'to' leads to a place. */
export const TRIPS = words('trip flight drive visit travel tour fly ride invitation invite');
export const SELVES = words('me us myself ourselves him her them you');
export const MEET = words('meet meeting meets met');
export const SEE = words('see seeing sees visiting');

/** Begins something said about the event that does not name it: 'that I had', 'which must not be', 'do I have'. */
export function opensRelative(token: Token, next: Token | undefined): boolean {
  if (/^(?:which|where|besides|except|excluding|outside|whose|but)$/.test(token.norm)) return true;
  if (/^(?:do|did|am|are|will|have|can|is|was)$/.test(token.norm)) {
    return /^(?:i|we|there|they)$/.test(next?.norm ?? '');
  }
  if (token.norm === 'that') return next?.kind === 'word' && !next.capital;
  if (token.norm === 'i') {
    return (
      next?.kind === 'word' &&
      /^(?:am|was|have|had|will|would|just|did|made|need|want|scheduled|booked|created|can|do|set|put|added)/.test(
        next.norm,
      )
    );
  }
  return /^(?:i am|i have|i will|i would)$/.test(token.norm);
}

export const PART_OF_DAY = /^(?:(?:a|an|my|our|the)\s+)?(?:morning|afternoon|evening|night|weekend)$/i;
export const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;
export const FEAST =
  /^(?:new year(?:'?s)?(?: (?:eve|day))?|christmas(?: eve)?|easter|halloween|thanksgiving|valentine'?s(?: day)?|mother'?s day|father'?s day|boxing day)$/i;
/** After these a weekday or a part of the day is a time and nothing else. */
export const BEFORE_A_DATE: ReadonlySet<string> = new Set(
  'on in at for this next last every each by until till from to before after during tomorrow today coming'.split(
    ' ',
  ),
);
