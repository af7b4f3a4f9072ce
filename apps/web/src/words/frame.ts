import english from '@catch/words/catalogue/web/en/frame.json';
import { addEnglish, wordsOf } from './say.ts';

addEnglish(english);

export type FrameKey = keyof typeof english.specified | keyof typeof english.ours;
export const { say, rich } = wordsOf<FrameKey>();
