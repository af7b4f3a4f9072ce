import { expect, it } from 'vitest';
import type { TokenFeatures } from './features.ts';
import { renamesTimed } from './renames-timed.ts';
import { tokensOf } from './tokens.ts';

/** Each word with whether the time grammar reads it as part of a time. */
const isRenaming = (message: string, times: string): boolean => {
  const tokens = tokensOf(message);
  const features = [...times].map((time) => ({ time: Number(time) }) as TokenFeatures);
  return renamesTimed({ tokens, features }, [0, tokens.length - 1]);
};

it.each([
  ['call the 11am tomorrow Payroll', '001110'],
  ["tomorrow's two o'clock : call it Kickoff", '1110000'],
  ['the 2pm tomorrow , call it Kickoff', '01110000'],
  ['the thursday one I want to read Stocktake', '01000000'],
  ['there is a friday entry with no name , let it be called Stocktake', '0001000000000'],
  ['there is a thing at two called Meeting , can you retitle it Kickoff', '0000110000000'],
])('%s: what is there gets another name', (message, times) => expect(isRenaming(message, times)).toBe(true));

it.each([
  ['thursday at 3 : call it Roof survey', '11100000'],
  ['call the vet tomorrow at 9', '000111'],
  ['call the 9am crew', '00110'],
  ['the thursday one hour I want to read', '01220000'],
  ['on friday an entry called Stocktake please', '0100000'],
])('%s: something new', (message, times) => expect(isRenaming(message, times)).toBe(false));
