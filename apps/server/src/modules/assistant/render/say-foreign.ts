import { sayIn } from '../../../platform/words.ts';
import type { Foreign } from '../manager/answers.ts';

/** That we read English only, told to somebody who wrote something else. */
export const sayForeign = ({ language }: Foreign): string => sayIn(language, 'foreign');
