import { dayNumber } from '../civil/calendar.ts';

/** Days from the epoch of the Hebrew calendar to its new year, by the mean moon and the four postponements. */
function hebrewElapsed(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const day = 29 * months + Math.floor(parts / 25_920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

function hebrewNewYear(year: number): number {
  const [before, own, after] = [hebrewElapsed(year - 1), hebrewElapsed(year), hebrewElapsed(year + 1)];
  const late = after - own === 356 ? 2 : own - before === 382 ? 1 : 0;
  return own + late;
}

/** Rosh Hashanah 5784 was 16 September 2023; every other one is counted from it. */
const KNOWN = dayNumber(2023, 9, 16) - hebrewNewYear(5784);

/** Rosh Hashanah in a Gregorian year: the day that begins the evening before. */
export const roshHashanah = (year: number): number => KNOWN + hebrewNewYear(year + 3761);
export const passover = (year: number): number => roshHashanah(year) - 163;

/** 25 Kislev: the month before it has 30 days only in a long year. */
export function hanukkah(year: number): number {
  const length = hebrewNewYear(year + 3762) - hebrewNewYear(year + 3761);
  return roshHashanah(year) + 30 + (length % 10 === 5 ? 30 : 29) + 24;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const found = new Map<string, number>();

function monthAndDay(calendar: string, day: number): string {
  let format = formats.get(calendar);
  if (!format) {
    const how = { calendar, month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const;
    format = new Intl.DateTimeFormat('en-US', how);
    formats.set(calendar, format);
  }
  const parts = format.formatToParts(day * 86_400_000);
  const part = (type: string): string => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('month')}/${part('day')}`;
}

/** The first day in a stretch that has this month and day in another calendar. */
function search(calendar: string, wanted: string, from: number, to: number): number {
  const key = `${calendar} ${wanted} ${from}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  let day = from;
  while (day < to && monthAndDay(calendar, day) !== wanted) day++;
  found.set(key, day);
  return day;
}

/** 1 Muharram 1445 was 19 July 2023; a lunar year has 354 and 11/30 days on average. */
const MUHARRAM = dayNumber(2023, 7, 19);
const LUNAR_YEAR = 354 + 11 / 30;

/** The first such day of a year by the calendar of Umm al-Qura; elsewhere the moon may be seen a day later. */
export const islamic =
  (month: number, day: number) =>
  (year: number): number => {
    const first = dayNumber(year, 1, 1);
    const offset = (month - 1) * 29.53 + day - 1;
    const cycles = Math.ceil((first - MUHARRAM - offset) / LUNAR_YEAR);
    const about = Math.round(MUHARRAM + offset + cycles * LUNAR_YEAR);
    return search('islamic-umalqura', `${month}/${day}`, Math.max(first, about - 4), about + 5);
  };

/** In 2027 the new moon comes four minutes before midnight in Beijing, which the table of ICU takes for the next day. */
export const chineseNewYear = (year: number): number =>
  year === 2027
    ? dayNumber(2027, 2, 6)
    : search('chinese', '1/1', dayNumber(year, 1, 20), dayNumber(year, 2, 22));
