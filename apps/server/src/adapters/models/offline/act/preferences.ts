import type { ToolInput } from '../../../../modules/assistant/index.ts';

type Category = NonNullable<ToolInput<'remember_preference'>['category']>;

const CATEGORIES: readonly (readonly [Category, RegExp])[] = [
  ['approvals', /\b(?:approv\w*|ask me|without asking|confirm\w*)\b/i],
  ['notifications', /\b(?:notif\w*|briefings?|nudges?|quiet|messages?|text me|ping|disturb)\b/i],
  ['focus', /\b(?:focus|deep work|no[- ]meeting|concentrat\w*|uninterrupted)\b/i],
  [
    'working_hours',
    /\b(?:working hours|work (?:from|until|till|between)|start (?:work|my day)|finish (?:work|my day)|office hours|days? off|don'?t work)\b/i,
  ],
  [
    'meetings',
    /\b(?:meetings?|calls?|back[- ]to[- ]back|lunch|buffer|minutes?|before|after|morning|afternoon)\b/i,
  ],
  ['places', /\b(?:office|home|room|cafe|place|at the|location|zoom|meet|teams)\b/i],
  ['people', /\b(?:with|my (?:manager|boss|wife|husband|partner|team|assistant))\b/i],
];

export const categoryOf = (text: string): Category =>
  CATEGORIES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';

/** The preference without the order to remember it; the person's own words are kept beside it. */
export function preferenceOf(text: string): string {
  const bare = text
    .replace(
      /^\s*(?:please\s+|hey[, ]+|ok[, ]+)*(?:can you\s+)?(?:remember|note|keep in mind|don'?t forget|be aware|know|save)(?:\s+(?:that|this|for me|down))*[\s:,-]+/i,
      '',
    )
    .replace(/[\s,.;-]+(?:please\s+)?(?:remember|keep|note)\s+(?:that|this|it)(?:\s+in mind)?\s*[.!]*$/i, '')
    .trim();
  const kept = bare || text.trim();
  return kept.charAt(0).toUpperCase() + kept.slice(1);
}
