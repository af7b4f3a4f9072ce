import { shorten } from '../../../../platform/shorten.ts';

/**
 * Line ends, control signs, and those that turn the direction of reading or cannot be seen. The joiners stay: families
 * of emoji and whole languages are written with them.
 */
const UNRULY =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]+/gu;
const LONGEST = 120;

/**
 * A title, name or place inside a sentence of ours. Others may have written it, and what follows it on a card, the
 * day, the hour and who is notified, must stay where it is and look as it is.
 */
export const oneLine = (text: string, longest = LONGEST): string =>
  shorten(text.replace(UNRULY, ' ').replace(/\s+/gu, ' ').trim(), longest);
