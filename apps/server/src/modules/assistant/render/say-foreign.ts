import { sayIn } from '../../../platform/words.ts';
import type { Foreign } from '../manager/answers.ts';
import type { Reader } from '../renderer.port.ts';

/** That we read English only, told to somebody who wrote something else; all of it once. */
export function sayForeign({ language }: Foreign, { lastReply }: Pick<Reader, 'lastReply'>): string {
  const said = sayIn(language, 'foreign');
  return lastReply?.includes(said) ? sayIn(language, 'foreignAgain') : said;
}
