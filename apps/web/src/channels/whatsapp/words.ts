import english from '@catch/words/catalogue/channels/whatsapp/web/en.json';
import { addEnglish, wordsOf } from '../../words/say.ts';
import type { SettingsKey } from '../../words/settings.ts';

addEnglish(english);

type OwnKey = keyof typeof english.specified | keyof typeof english.ours;
export const { say } = wordsOf<SettingsKey | OwnKey>();
