/**
 * A reply in the words that patterns are written in: hours as 15:00, days and months in full, no Markdown. Models say
 * the same in their own way; what a pattern asks for is the hour or the day, not how it is written.
 */
export function inPlainWords(reply: string): string {
  return reply
    .replace(/\*\*|__|`/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(
      /\b(\d{1,2})(?:[:.](\d\d))?\s?([ap])\.?m\b\.?/gi,
      (_all, hour: string, minute = '00', half: string) =>
        `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`,
    )
    .replace(/\bnoon\b/gi, '12:00')
    .replace(/\bmidnight\b/gi, '00:00')
    .replace(/(?<![\d:.])(\d):(\d\d)\b/g, '0$1:$2')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1')
    .replace(
      new RegExp(`\\b(?:${Object.keys(WHOLE).join('|')})\\b\\.?`, 'gi'),
      (short) => WHOLE[short.replace('.', '').toLowerCase()] ?? short,
    )
    .replace(new RegExp(`\\b(${MONTHS.join('|')}) (\\d{1,2})\\b`, 'g'), '$2 $1');
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
/** 'Tue', 'Tues' and 'Nov' in full. */
const WHOLE: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...DAYS, ...MONTHS.filter((month) => month !== 'May')].map((name) => [
    name.slice(0, 3).toLowerCase(),
    name,
  ]),
  ['tues', 'Tuesday'],
  ['thur', 'Thursday'],
  ['thurs', 'Thursday'],
  ['sept', 'September'],
]);

/** As it was written, or as it is meant. */
export const fits = (pattern: RegExp, reply: string): boolean =>
  [reply, inPlainWords(reply)].some((words) => new RegExp(pattern.source, pattern.flags).test(words));
