import { HOUR } from '../civil/calendar.ts';
import { clock } from './clock.ts';
import type { Said } from './clock-parts.ts';
import { type Clock, type ClockRange, type Parsed, type TimeNode, time } from './nodes.ts';
import { PARTS, partOfDay } from './parts-of-day.ts';
import type { Reader } from './reader.ts';
import { zone } from './zones.ts';

/** Position after a word that joins the two ends of a range, or -1. */
export function rangeSign(r: Reader, i: number): number {
  // 'up to', 'up to and including': both days count anyway.
  const up = r.is(i, 'up') && r.is(i + 1, 'to') ? i + 1 : i;
  if (r.is(up, 'to', 'until') && r.is(up + 1, 'and') && r.is(up + 2, 'including', 'inclusive')) return up + 3;
  if (up > i) return up + 1;
  if (r.is(i, 'to', '-', 'until', 'through', '~', '→')) {
    // '- to' does not occur; 'until about' does.
    return r.skip(i + 1, 'about', 'around', 'approximately');
  }
  if (r.is(i, 'and') && r.is(i + 1, 'until')) return i + 2;
  // 'at 10, until noon', 'from 3 on till 4:30'
  if (r.phrase && r.is(i, ',', 'on', 'onwards') && r.is(i + 1, 'until'))
    return r.skip(i + 2, 'about', 'around', 'approximately');
  // 'starts at 8:30 and finishes at 10'
  const ends = r.skip(r.skip(i, ','), 'and');
  if (r.is(ends, 'ends', 'ending', 'finish', 'finishes', 'finishing') || r.words(ends, 'end', 'at') > 0)
    return r.skip(ends + 1, 'at', 'about', 'around');
  // ISO 8601 writes an interval with a slash between two full times.
  if (r.is(i, '/') && endsIsoTime(r, i) && r.number(i + 1)?.digits === 4) return i + 1;
  return -1;
}

/** '…T12:00', '…T12:00Z', '…T12:00+0100' or '…T12:00[Europe/London]' before this position. */
const endsIsoTime = (r: Reader, i: number): boolean =>
  r.number(i - 1)
    ? r.is(i - 2, ':') || (r.is(i - 2, '+', '-') && r.number(i - 1)?.digits === 4)
    : r.glued(i - 1) && r.is(i - 1, 'z', ']');

/** What begins here and arrives there: the two may be on different clocks. */
export const isArrival = (r: Reader, i: number): boolean => r.tokens[i]?.arrival === true;

/** '9-11am', 'from 3 to 4:30', 'between 10 and 11:30'. */
export function clockRange(r: Reader, i: number): Parsed<TimeNode> | null {
  const between = r.is(i, 'between', 'btw', 'btwn');
  const from = r.is(i, 'from');
  const at = between || from ? r.skip(i + 1, 'about', 'around', 'at', 'approximately') : i;
  const said = clock(r, at);
  if (!said) return null;
  let start = withPart(r, said) ?? said;
  const finish = startAndFinish(r, start);
  if (finish) return finish;
  const sign =
    between && r.is(start.end, 'and', '-', 'to', '&', 'n', "'n'") ? start.end + 1 : rangeSign(r, start.end);
  if (sign < 0) return null;
  const last = clock(r, r.skip(sign, 'at')) ?? sameHour(r, r.skip(sign, 'at'), said.node);
  const settled = last && (start !== said || turns(said.node, last.node)) ? withPart(r, last) : null;
  const end = settled ?? last;
  // 'Saturday 9 til 2 in the morning' begins in the evening.
  if (settled && start === said && settled.node.clock.second < 12 * HOUR) start = inEvening(said);
  if (!end || !plausible(start.node, end.node, r, at)) return null;
  // 'Departs 12:00, lands 15:00 New York time': that is the clock of the end alone, so they are two times.
  if (isArrival(r, start.end) && zone(r, r.skip(end.end, '('))) return null;
  // 'at 6:30 until 24 December': a number before a month is its day.
  if (end.node.latent && r.lex(r.skip(end.end, 'of')).month !== undefined) return null;
  // '9.30 to 11.00' and '1400-1530' say minutes at both ends; a bare '9-5' may be anything.
  const minutes = start.node.clock.grain !== 'hour' && end.node.clock.grain !== 'hour';
  const bare = start.node.latent && end.node.latent && !minutes;
  return {
    node: time('a range of clock times', {
      clocks: onOneClock(r, { ...start, from: at }, { ...end, from: r.skip(sign, 'at') }),
      ends: { from: [at, start.end], to: [r.skip(sign, 'at'), end.end] },
      // 'One till two' is nothing but hours.
      ...(bare && !from && !between && !r.is(start.end, 'until') ? { latent: true as const } : {}),
      ...(bare ? { bare: true as const } : {}),
      ...(start.node.approximate || end.node.approximate ? { approximate: true as const } : {}),
    }),
    end: end.end,
  };
}

/** '10:00–22:30', '00:30–12:15': one end shows a clock of 24 hours, so the other is read from the same. */
function onOneClock(r: Reader, start: Written, end: Written): ClockRange {
  const [from, to] = [start.node.clock, end.node.clock];
  if (from.open === to.open || !isDigital(r, start) || !isDigital(r, end)) return { from, to };
  return { from: as24(from), to: as24(to) };
}

type Written = Parsed<Said> & { readonly from: number };

/** 'HH:MM' and nothing behind it. */
const isDigital = (r: Reader, { from, end }: Written): boolean =>
  end - from === 3 && r.is(from + 1, ':') && r.number(from)?.digits === 2;

const as24 = (clock: Clock): Clock =>
  clock.open
    ? { ...clock, open: false, second: clock.second < HOUR ? clock.second + 12 * HOUR : clock.second }
    : clock;

/** '5:30 start, 8:00 finish' */
function startAndFinish(r: Reader, start: Parsed<Said>): Parsed<TimeNode> | null {
  if (!r.phrase || !r.is(start.end, 'start', 'starts')) return null;
  const at = r.skip(start.end + 1, ',', 'and', '-');
  const end = clock(r, at);
  if (!end || !r.is(end.end, 'finish', 'end', 'finishes', 'ends')) return null;
  return {
    node: time('a range of clock times', { clocks: { from: start.node.clock, to: end.node.clock } }),
    end: end.end + 1,
  };
}

/** 'ten till half past', 'from four to a quarter past': minutes of the hour that was just said. */
export function sameHour(r: Reader, i: number, { clock: from }: Said): Parsed<Said> | null {
  const at = r.skip(i, 'a');
  const minutes = r.is(at, 'half') ? 30 : r.is(at, 'quarter') ? 15 : 0;
  const end = at + 2;
  if (!r.phrase || minutes === 0 || !r.is(at + 1, 'past') || from.second % HOUR !== 0) return null;
  if (clock(r, end)) return null;
  return {
    node: { clock: { ...from, second: from.second + minutes * 60, grain: 'minute' }, latent: false },
    end,
  };
}

/** 'nine till two', '11 to 3': noon or midnight lies between them, so a part of the day behind them is that of the end. */
const turns = (start: Said, end: Said): boolean =>
  start.clock.open && end.clock.open && end.clock.second >= HOUR && start.clock.second > end.clock.second;

const inEvening = (said: Parsed<Said>): Parsed<Said> => {
  const { clock: reading } = said.node;
  const clock = { ...reading, open: false, second: reading.second + 12 * HOUR };
  return { ...said, node: { ...said.node, clock } };
};

/** 'half past six in the evening till nine': the part of the day settles the hour it stands behind. */
function withPart(r: Reader, said: Parsed<Said>): Parsed<Said> | null {
  const { clock: reading } = said.node;
  if (!r.is(said.end, 'in', 'at') || !reading.open) return null;
  const part =
    partOfDay(r, said.end)?.node.part ?? (r.words(said.end, 'at', 'night') > 0 ? PARTS.night : undefined);
  const end = r.is(said.end + 1, 'the') ? said.end + 3 : said.end + 2;
  if (!part || !r.is(end - 1, 'morning', 'afternoon', 'evening', 'night')) return null;
  const late = part.half === 'pm' && !(part.name === 'night' && reading.second < 5 * HOUR);
  const second = reading.second + (late ? 12 * HOUR : 0);
  return { node: { ...said.node, latent: false, clock: { ...reading, open: false, second } }, end };
}

function plausible(start: Said, end: Said, r: Reader, i: number): boolean {
  if (!start.latent || !end.latent || r.is(i - 1, 'from', 'between')) return true;
  // '9-17' are working hours, '2-15' is a date.
  const noon = start.clock.second < HOUR && behindDay(r, i);
  if (start.clock.open && !end.clock.open && start.clock.second < 7 * HOUR && !noon) return false;
  if (r.number(i)) return true;
  // 'five to seven' may be a range; 'ten to three' is 2:50.
  const span = end.clock.second - start.clock.second;
  if (span > 0) return span <= 4 * HOUR;
  // 'Eleven until one' goes over noon, and so does 'eleven to one' where it is a time: nobody counts eleven minutes.
  const minutes = start.clock.second % (5 * HOUR) === 0;
  const over = r.is(i + 1, 'until') || (r.phrase && start.clock.open && end.clock.open && !minutes);
  return over && span < 0 && span + 12 * HOUR <= 4 * HOUR;
}

/** 'Friday 12-13', 'the 24th, 12-13', '24 Nov 12-13': alone it would be a date. */
function behindDay(r: Reader, i: number): boolean {
  const at = r.is(i - 1, ',') ? i - 2 : i - 1;
  const { weekday, month } = r.lex(at);
  if (weekday !== undefined || month !== undefined || r.is(at, 'tomorrow', 'today', 'st', 'nd', 'rd', 'th'))
    return true;
  return r.number(at) !== undefined && (r.lex(at - 1).month !== undefined || r.is(at - 1, '/', '.'));
}
