import type { GivenLink } from '../slot-types.ts';
import type { Clause } from '../text/clause.ts';

const REPLACES = /^(?:change|update|replace|switch|swap)\b|\bnew (?:\S+ )?(?:link|url|address)\b|\binstead\b/;
const INTO_NOTE = /\b(?:notes?|descriptions?|agenda|comments?)\b/;
const INTO_PLACE = /\b(?:location|place|venue|address)\b/;

/** The web address in a clause, and what was said about where it goes. */
export function givenLink({ tokens, core }: Clause): GivenLink | undefined {
  const text = tokens.find(({ kind }) => kind === 'link')?.text;
  if (text === undefined) return undefined;
  return {
    url: /^https?:/i.test(text) ? text : `https://${text}`,
    ...(INTO_NOTE.test(core) ? { into: 'note' } : INTO_PLACE.test(core) ? { into: 'place' } : {}),
    ...(REPLACES.test(core) ? { replaces: true } : {}),
  };
}
