import { resolveWhen, seriesEnd, totalIn, unreadWords, type WhenContext } from '@catch/understanding';
import type { Slots } from '../slots.ts';

/** 'Thursdays at seven. There are eight of them altogether': how far a series goes, said in passing. */
export function withCountedEnd(words: string, slots: Slots, when: WhenContext): string {
  const isEndless = (text: string): boolean => {
    const read = resolveWhen(text, when);
    return read.kind === 'recurrence' && !read.rrule.some((rule) => /COUNT=|UNTIL=/.test(rule));
  };
  if (!isEndless(words)) return words;
  const ends = [
    ...slots.all('filler').map((text) => seriesEnd(text, when)),
    ...slots.all('reason').map((text) => totalIn(text)),
  ];
  for (const end of ends) {
    const whole = end?.kind === 'count' && !end.isMore ? `${words}, ${end.times} times` : words;
    if (whole !== words && unreadWords(whole, when).length === 0 && !isEndless(whole)) return whole;
  }
  return words;
}
