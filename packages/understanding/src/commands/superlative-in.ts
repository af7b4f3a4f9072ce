import { plainWords } from '../text/plain.ts';

/** What is asked for the most of: a person, an event, a day, or free time. */
export type Superlative =
  | 'people'
  | 'longest'
  | 'shortest'
  | 'busiest'
  | 'lightest'
  | 'longest-free'
  | 'shortest-gap';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const LONG = words('longest biggest largest lengthiest');
const SHORT = words('shortest briefest');
const LIGHT = words(
  'lightest quietest emptiest easiest calmest freest slackest fewest least lighter quieter emptier easier calmer freer',
);
const BUSY = words('busiest fullest heaviest craziest packed worst tightest busier fuller heavier');
const FREE = words('empty free gap gaps break breaks uninterrupted unbroken stretch window spare unbooked');
const GAP = words('gap gaps break breaks rest pause');
const WHO = words('who whom whose people person');
const DAY = words('day days weekday afternoon morning evening week');
const BUSINESS = words('meeting meetings event events call calls appointment appointments');

/** 'Which day is quietest', 'my longest gap', 'whom do I see most': the reader leaves such words in the clause. */
export function superlativeIn(clause: string): Superlative | undefined {
  const said = plainWords(clause);
  // 'At least an hour' is a minimum, not a superlative.
  const has = (set: ReadonlySet<string>): boolean =>
    said.some((word, index) => set.has(word) && !(word === 'least' && said[index - 1] === 'at'));
  const isMost = said.includes('most');
  if (has(WHO) && (isMost || said.includes('often'))) return 'people';
  if (has(LONG)) return has(FREE) && !has(BUSINESS) ? 'longest-free' : 'longest';
  if (has(SHORT)) return has(GAP) ? 'shortest-gap' : 'shortest';
  if (has(LIGHT)) return 'lightest';
  if (has(BUSY)) return 'busiest';
  // 'The day with the most free time' is the one with the least in it.
  if (isMost && has(DAY)) return has(FREE) || said.includes('time') ? 'lightest' : 'busiest';
  return undefined;
}

const COMPARES = /^(?:most|mostly|more|less|often|rather|\p{L}{2,}(?:est|ier))$/u;
/** Whether anything in a question compares: 'the meanest week' does, 'the whole plan for Saturday' asks what is on. */
export const compares = (clause: string): boolean =>
  superlativeIn(clause) !== undefined || plainWords(clause).some((word) => COMPARES.test(word));
