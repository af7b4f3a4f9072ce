import { DAY } from '../civil/calendar.ts';
import { END_OF_DAY } from '../grammar/edges.ts';
import type { RangeNode, RecurrenceNode, TimeNode } from '../grammar/nodes.ts';
import type { Moment } from '../grammar/reader.ts';

const WORK_END = 'the end of a day is the end of working hours';

/**
 * 'EOD', 'at the end of the day on Friday': when people stop working, as in 'by the end of the day'. After hours only
 * midnight is left of today.
 */
export function endsWithWork(node: TimeNode, { now, today, workEnd }: Moment): TimeNode {
  if (!node.clock || !node.rules.includes(END_OF_DAY)) return node;
  if (isToday(node, today) && now - today * DAY >= workEnd) return node;
  return {
    ...node,
    clock: { ...node.clock, second: workEnd },
    rules: node.rules.map((rule) => (rule === END_OF_DAY ? WORK_END : rule)),
  };
}

const isToday = ({ dates }: TimeNode, today: number): boolean =>
  dates.length === 0 || dates.every(({ series }) => series.next(today * DAY)?.start === today * DAY);

/** 'From three until the end of the day'; what begins in the evening goes on until midnight. */
export function rangeToWorkEnd(node: RangeNode, moment: Moment): RangeNode {
  const { clock } = node.from;
  const begins = clock?.open && clock.second < 7 * 3600 ? clock.second + DAY / 2 : clock?.second;
  return begins !== undefined && begins >= moment.workEnd
    ? node
    : { ...node, to: endsWithWork(node.to, moment) };
}

export const repeatsAtWorkEnd = (node: RecurrenceNode, moment: Moment): RecurrenceNode =>
  node.time ? { ...node, time: endsWithWork(node.time, { ...moment, now: moment.today * DAY }) } : node;
