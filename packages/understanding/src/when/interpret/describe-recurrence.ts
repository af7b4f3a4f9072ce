import type { Every, RecurrenceNode } from '../grammar/nodes.ts';
import { MONTHS, WEEKDAYS } from './words.ts';

const nouns: Record<Every['frequency'], string> = {
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const places: Record<string, string> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  '-1': 'last',
  '-2': 'second to last',
};

export function describe(every: Every, node: RecurrenceNode, time: string | undefined): string {
  const unit = nouns[every.frequency];
  let text =
    every.interval === 1
      ? `every ${unit}`
      : every.interval === 2
        ? `every other ${unit}`
        : `every ${every.interval} ${unit}s`;
  const { weekdays } = every;
  if (weekdays && weekdays.length < 7) {
    const workweek = weekdays.length === 5 && weekdays.every((d) => d <= 5);
    const names = workweek ? 'Monday to Friday' : weekdays.map((d) => WEEKDAYS[d - 1]).join(' and ');
    text += every.place
      ? ` on the ${every.place.map((p) => places[p] ?? `${p}.`).join(' and ')} ${names}`
      : ` on ${names}`;
  }
  if (every.monthDays)
    text += ` on ${every.monthDays.map((d) => (d === -1 ? 'the last day' : `day ${d}`)).join(' and ')}`;
  if (every.months && !node.exceptMonths)
    text += ` in ${every.months.map((m) => MONTHS[m - 1]).join(' and ')}`;
  if (time) text += ` at ${time}`;
  if (node.exceptMonths) text += `, not in ${node.exceptMonths.map((m) => MONTHS[m - 1]).join(' and ')}`;
  if (node.count !== undefined) text += `, ${node.count} times`;
  return text;
}
