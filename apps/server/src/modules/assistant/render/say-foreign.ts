import { sayIn } from '../../../platform/words.ts';
import type { Foreign } from '../manager/answers.ts';
import type { Reader } from '../renderer.port.ts';

/** That we read English only, told to somebody who wrote something else; all of it once. */
export function sayForeign({ language }: Foreign, { heard }: Pick<Reader, 'heard'>): string {
  const said = sayIn(language, 'foreign');
  return heard?.includes(said) ? sayIn(language, 'foreignAgain') : said;
}
