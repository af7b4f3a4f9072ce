import { HOUR } from '@catch/scheduling';
import {
  resolveWhen,
  saysClock,
  seriesEnd,
  totalIn,
  unreadWords,
  type WhenContext,
} from '@catch/understanding';
import { Slots } from '../slots.ts';
import { lengthIn, settle } from '../times.ts';
import type { World } from '../world.ts';

/** Nothing that begins at an hour lasts longer. */
export const LONGEST_HOURS = 36 * HOUR;

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

/** 'Mondays from six to eight, one a week': no hours go on for days, so that is how often it is. */
export function withoutRhythmAsLength(slots: Slots, world: World): Slots {
  const isEndless = (lengthIn(slots, world) ?? 0) > LONGEST_HOURS && saysClock(slots.joined('time') ?? '');
  const read = isEndless ? settle(resolveWhen(slots.joined('time') ?? '', world.when)) : undefined;
  return read?.kind === 'recurrence' && read.timeSaid
    ? new Slots(slots.list().filter(({ role }) => role !== 'length'))
    : slots;
}
