import type { Act } from '../commands/language.ts';
import { Clause, type FoundRole, type Mend } from './clause.ts';
import type { TokenFeatures } from './features.ts';
import { CLOCKS } from './mend-clocks.ts';
import { COMING } from './mend-coming.ts';
import { COUNTS } from './mend-counts.ts';
import { INSTEAD } from './mend-instead.ts';
import { longerOrShorter, soonerBy } from './mend-lengths.ts';
import { MOVES } from './mend-moves.ts';
import { NAMED, theOthers } from './mend-names.ts';
import { NEAR_TIMES, partsOfNames } from './mend-near-times.ts';
import { NEW_ONES } from './mend-new.ts';
import { NUMBERED_NAMES } from './mend-numbered.ts';
import { PARTS } from './mend-parts.ts';
import { PLAIN } from './mend-plain.ts';
import { SAID } from './mend-said.ts';
import { SENTENCES } from './mend-sentences.ts';
import { SERIES } from './mend-series.ts';
import { SHIFTS } from './mend-shifts.ts';
import { SPARED } from './mend-spared.ts';
import { TARGETS } from './mend-targets.ts';
import { TIMES } from './mend-times.ts';
import { quotedTitle, renamed } from './mend-titles.ts';
import { namedSo } from './named-so.ts';
import type { Token } from './tokens.ts';
import {
  trimCommas,
  trimConjunctions,
  trimHesitations,
  trimSigns,
  trimSpokenSigns,
  trimThanks,
  trimWays,
} from './trim-words.ts';

/**
 * Where the words themselves show that a span ends too early, is cut in two or plays another part: the network sees
 * likelihoods, these are certain.
 */
export function mendRoles(
  roles: readonly FoundRole[],
  words: readonly TokenFeatures[],
  tokens: readonly Token[],
  act?: Act,
): FoundRole[] {
  const clause = new Clause(roles, words, tokens, act);
  for (const place of roles.keys()) for (const mend of AT_EACH_PLACE) mend(clause, place);
  for (const mend of IN_THE_END) mend(clause);
  return clause.roles;
}

const AT_EACH_PLACE: readonly Mend[] = [
  ...NUMBERED_NAMES,
  ...SERIES,
  ...TIMES,
  ...CLOCKS,
  ...MOVES,
  ...SAID,
  ...COMING,
  ...INSTEAD,
  ...NAMED,
  ...PARTS,
  ...PLAIN,
  ...SENTENCES,
  ...TARGETS,
  ...SHIFTS,
  ...SPARED,
  ...NEW_ONES,
  ...COUNTS,
  ...NEAR_TIMES,
];

const IN_THE_END: readonly ((clause: Clause) => void)[] = [
  trimHesitations,
  trimSpokenSigns,
  trimSigns,
  trimThanks,
  trimConjunctions,
  trimCommas,
  trimWays,
  partsOfNames,
  renamed,
  theOthers,
  namedSo,
  quotedTitle,
  longerOrShorter,
  soonerBy,
];
