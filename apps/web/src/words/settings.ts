import english from '@catch/words/catalogue/web/en/settings.json';
import type { FrameKey } from './frame.ts';
import { addEnglish, wordsOf } from './say.ts';

addEnglish(english);

export type SettingsKey = FrameKey | keyof typeof english.specified | keyof typeof english.ours;
export const { say, rich } = wordsOf<SettingsKey>();
