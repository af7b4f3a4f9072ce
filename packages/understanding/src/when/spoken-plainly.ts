import { dateOf, dayOf } from './civil/calendar.ts';
import { Reader } from './grammar/reader.ts';
import { rules } from './grammar/rules.ts';
import { relativeToSpoken, thatDay } from './grammar/spoken.ts';
import { environmentOf } from './interpret/environment.ts';
import { BEGINNING } from './series/series.ts';
import { phraseTokens } from './text/phrase.ts';
import { tokenize } from './text/tokenize.ts';
import type { WhenContext } from './types.ts';

/**
 * A phrase with the day it counts from what is spoken of written out: 'the Saturday after at 10' becomes 'on 2026-11-28
 * at 10', which anybody can read who does not know what was spoken of.
 */
export const spokenPlainly = (phrase: string, context: WhenContext): string =>
  plainly(phrase, context, relativeToSpoken);

/** The same of 'that day' and 'the same evening' alone; 'the day after' stays, for it may count from something else. */
export const thatDayPlainly = (phrase: string, context: WhenContext): string =>
  plainly(phrase, context, thatDay);

const SAME_HOUR = /,?\s*\b(?:at )?(?:the )?same (?:time|hour)\b(?! on\b)/i;

/** 'A week later, same time' → 'a week later at 9:30': at the hour of what is spoken of. */
export function atSpokenHour(phrase: string, { spoken, zone }: WhenContext): string {
  if (!spoken || !SAME_HOUR.test(phrase)) return phrase;
  const clock = spoken.start.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
  return `${phrase.replace(SAME_HOUR, ' ').trim()} at ${clock}`;
}

function plainly(phrase: string, context: WhenContext, parse: typeof relativeToSpoken): string {
  const r = new Reader(rules, phraseTokens(tokenize(phrase)), environmentOf(context).moment, phrase, true);
  for (let i = 0; i < r.length; i++) {
    const found = parse(r, i);
    const stretch = found?.node.dates[0]?.series.next(BEGINNING);
    if (!found || !stretch) continue;
    const { part, clock } = found.node;
    const { year, month, day } = dateOf(dayOf(stretch.start));
    const date = [year, month, day].map((n) => String(n).padStart(2, '0')).join('-');
    const words = [
      clock
        ? `${Math.floor(clock.second / 3600)}:${String((clock.second % 3600) / 60).padStart(2, '0')}`
        : '',
      stretch.end - stretch.start > 86_400 ? 'in the week of' : 'on',
      date,
      part ? `in the ${part.name}` : '',
    ];
    const [from, to] = [r.tokens[i]?.start ?? 0, r.tokens[found.end - 1]?.end ?? phrase.length];
    return [phrase.slice(0, from), ...words, phrase.slice(to)].join(' ').replace(/\s+/g, ' ').trim();
  }
  return phrase;
}
