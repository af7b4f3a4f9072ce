import { clock } from './clock.ts';
import { clockRange } from './clock-range.ts';
import { closest } from './closest.ts';
import {
  dayFirst,
  ides,
  mixedDate,
  monthFirst,
  weekdayAndDay,
  weekdayName,
  yearFirst,
} from './dates-named.ts';
import { numericDate, yearNumber } from './dates-numeric.ts';
import { dayAndPart } from './day-and-part.ts';
import { dayOnly } from './day-only.ts';
import { abbreviatedEdge, edgeOf } from './edges.ts';
import { eras, halves } from './eras.ts';
import { holidayDate, quarterDate, seasonDate } from './named-days.ts';
import { type Parsed, type TimeNode, time } from './nodes.ts';
import { countedFromNow, dayOfPeriod, nthOf, weekendAtDate, weekendWord, weekOf } from './ordinals.ts';
import { partOfDay } from './parts-of-day.ts';
import { afterNext, relativePeriod, restOf, severalPeriods, thePeriod } from './periods.ts';
import type { Reader, Rule } from './reader.ts';
import { dayWordRelative, whichPeriod } from './relative.ts';
import { sameTime, shiftedFrom, shiftedNow, weekdayShift } from './shifts.ts';
import { relativeToSpoken } from './spoken.ts';
import { zone } from './zones.ts';

/** Every way to name a time. They refer back to sequences of such names, so a reader is handed them (`Reader.rules`). */
export const rules: readonly Rule[] = [
  relativeToSpoken,
  clockRange,
  clockTime,
  numericDate,
  mixedDate,
  ides,
  dayFirst,
  monthFirst,
  yearFirst,
  weekdayShift,
  weekdayAndDay,
  weekdayName,
  dayAndPart,
  dayWordRelative,
  whichPeriod,
  severalPeriods,
  afterNext,
  shiftedNow,
  shiftedFrom,
  sameTime,
  nthOf,
  dayOfPeriod,
  closest,
  countedFromNow,
  holidayDate,
  weekOf,
  weekendAtDate,
  weekendWord,
  edgeOf,
  abbreviatedEdge,
  partOfDay,
  seasonDate,
  quarterDate,
  eras,
  dayOnly,
  yearNumber,
  thePeriod,
  relativePeriod,
  restOf,
  halves,
  zone,
];

/** A clock time with what may stand before it: 'at 3', '@ 3pm', 'around 4', 'exactly noon'. */
function clockTime(r: Reader, i: number): Parsed<TimeNode> | null {
  let at = i;
  let sure = false;
  let about = false;
  for (; at < i + 3; at++) {
    if (r.is(at, 'at', '@', 'exactly', 'precisely')) sure = true;
    else if (r.is(at, 'around', 'about', 'approximately', 'circa', '~', 'roughly', 'approx')) about = true;
    else if (r.is(at, '.') && r.glued(at) && r.is(at - 1, 'approx', 'approximately')) continue;
    else break;
  }
  const said = clock(r, at);
  if (!said) return null;
  const { clock: reading, latent, approximate } = said.node;
  // 'exactly 3 hours'
  if (latent && r.lex(said.end).unit && at > i) return null;
  const late = r.is(said.end, 'approximately', 'roughly') ? said.end + 1 : said.end;
  const isLatent =
    latent && !sure && !(about && !r.lex(said.end).unit && r.tokens[said.end]?.kind !== 'word');
  return {
    node: time(reading.open ? 'no am or pm was said' : 'a clock time', {
      clock: reading,
      ...(isLatent ? { latent: true as const } : {}),
      ...(about || approximate || late > said.end ? { approximate: true as const } : {}),
    }),
    end: late,
  };
}
