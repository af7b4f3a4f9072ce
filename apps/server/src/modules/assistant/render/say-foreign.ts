import { sayIn } from '../../../platform/words.ts';
import type { Foreign } from '../manager/answers.ts';
import type { Reader } from '../renderer.port.ts';

/** Tells somebody who wrote in another language that we read English only, once for all of it. */
export function sayForeign({ language }: Foreign, { lastReply }: Pick<Reader, 'lastReply'>): string {
  const said = sayIn(language, 'foreign');
  return lastReply?.includes(said) ? sayIn(language, 'foreignAgain') : said;
}
