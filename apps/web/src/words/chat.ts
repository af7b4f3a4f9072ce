import english from '@catch/words/catalogue/web/en/chat.json';
import { paths } from '../lib/paths.ts';
import type { FrameKey } from './frame.ts';
import { addEnglish, inEnglish, wordsOf } from './say.ts';

addEnglish(english);

type ChatKey = FrameKey | keyof typeof english.specified | keyof typeof english.ours;
const words = wordsOf<ChatKey>();

/** Staff and everybody else chat with the same parts, but staff pages stay English (decisions.md, 'Second round'). */
const isStaffPage = (): boolean => globalThis.location?.pathname === paths.chat;

export const say: typeof words.say = (key, values) =>
  isStaffPage() ? inEnglish(key, values) : words.say(key, values);
