import type { Talk } from './talk.ts';

/**
 * Words that mean something only in this talk, put plainly: 'the same day' is the day of what was just spoken of,
 * and in 'make it 2' two is an hour.
 */
export function plainWords(said: string, { conversation }: Talk): string {
  // The digits of a telephone number are no hours and no days.
  const text = said.replace(/\s*\+\d[\d\s().-]{6,}\d(?=\s|[,.;!?]|$)/g, '');
  const spokenOf =
    conversation.pending !== undefined ||
    conversation.focus !== undefined ||
    conversation.lastFrames !== undefined;
  const day = conversation.focus?.start.slice(0, 10);
  const dated =
    day && /^\d{4}-\d\d-\d\d$/.test(day)
      ? text.replace(
          /\b(?:on )?(?:the same|that same|that) day\b|\b(?:right )?after (?:that|it)(?=\s+at\b)/i,
          `on ${day}`,
        )
      : text;
  return spokenOf
    ? dated.replace(
        /\b(make it|make that|change it to|move it to|let['’]?s (?:do|say|make it)|rather|better)\s+(\d{1,2}(?::\d\d)?)(?=\s*(?:[.,!?]|$|please\b|instead\b|then\b|thanks\b))/i,
        '$1 at $2',
      )
    : dated;
}
