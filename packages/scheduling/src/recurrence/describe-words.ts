import { civilDate, pad } from '../time/civil.ts';
import { WEEKDAY_CODES, type WeekdayCode } from './rule.ts';

const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function weekdayName(code: WeekdayCode): string {
  return WEEKDAY_NAMES[WEEKDAY_CODES.indexOf(code)] ?? code;
}

export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? String(month);
}

/** 'a', 'a and b', 'a, b and c'. */
export function joinWords(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** '1st', '22nd', '113th'. */
export function ordinal(number: number): string {
  const tail = number % 100;
  const ending = tail >= 11 && tail <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

const POSITIONS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** 'first', 'last', 'second to last', '6th' … */
export function position(nth: number): string {
  if (nth > 0) return POSITIONS[nth - 1] ?? ordinal(nth);
  if (nth === -1) return 'last';
  return `${POSITIONS[-nth - 1] ?? ordinal(-nth)} to last`;
}

export function dateText(dayNo: number): string {
  const { year, month, day } = civilDate(dayNo);
  return `${day} ${monthName(month)} ${year}`;
}

export function clockText(hour: number, minute: number): string {
  return `${pad(hour, 2)}:${pad(minute, 2)}`;
}
