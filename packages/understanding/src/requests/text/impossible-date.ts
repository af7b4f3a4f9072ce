const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const LENGTHS: Readonly<Record<string, number>> = {
  jan: 31,
  feb: 29,
  mar: 31,
  apr: 30,
  may: 31,
  jun: 30,
  jul: 31,
  aug: 31,
  sep: 30,
  oct: 31,
  nov: 30,
  dec: 31,
};
const BY_NUMBER = Object.values(LENGTHS);

const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTHS})\\b`, 'gi');
const MONTH_FIRST = new RegExp(
  `\\b(${MONTHS})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?![:.]\\d|\\s*(?:[ap]\\.?m\\b|h\\b|:))`,
  'gi',
);
const NUMERIC = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?:\/(?:\d{2}|\d{4}))?(?![\d/])/g;
const ISO = /\b\d{4}-(\d{2})-(\d{2})\b/g;

const fits = (month: number, day: number): boolean => day >= 1 && day <= (BY_NUMBER[month - 1] ?? 0);
const named = (month: string, day: string): boolean => {
  const number = Number(day);
  return number > (LENGTHS[month.slice(0, 3).toLowerCase()] ?? 31) && number <= 31;
};

/** A day that no calendar has ('31 February', '30/2'), in the words of the text: to be asked about, never guessed. */
export function impossibleDate(text: string): string | undefined {
  for (const [said, day = '', month = ''] of text.matchAll(DAY_FIRST)) if (named(month, day)) return said;
  for (const [said, month = '', day = ''] of text.matchAll(MONTH_FIRST)) if (named(month, day)) return said;
  for (const [said, one, two] of text.matchAll(NUMERIC)) {
    const [a, b] = [Number(one), Number(two)];
    if (!fits(a, b) && !fits(b, a) && a <= 31 && b <= 31) return said;
  }
  for (const [said, month, day] of text.matchAll(ISO)) if (!fits(Number(month), Number(day))) return said;
  return undefined;
}
