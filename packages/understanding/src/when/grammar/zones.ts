import { zoneNamed } from '../civil/zone-names.ts';
import { mayFollow } from '../text/clause.ts';
import { type Parsed, type TimeNode, time } from './nodes.ts';
import type { Reader } from './reader.ts';

const said = (zone: string, end: number): Parsed<TimeNode> => ({
  node: time(`in the time of ${zone}`, { zone }),
  end,
});

/** 'EST', '(BST)', 'UTC+2', 'GMT-5:30', 'London time', 'Pacific time', 'Europe/Madrid'. */
export function zone(r: Reader, i: number): Parsed<TimeNode> | null {
  const token = r.tokens[i];
  if (token?.kind !== 'word') return null;
  const at = r.is(i, 'in') ? i + 1 : i;
  if (r.is(at, 'utc', 'gmt', 'z')) {
    const offset = offsetAfter(r, at + 1);
    if (offset) return said(offset.node, offset.end);
    if (r.is(at, 'z') && !r.glued(at)) return null;
    return said('UTC', r.is(at + 1, 'time') ? at + 2 : at + 1);
  }
  const iana = ianaName(r, at);
  if (iana) return said(iana.node, iana.end);
  const code = zoneNamed(r.text(at), 'code');
  const afterClock = r.is(at - 1, 'am', 'pm', 'm', 'noon') || r.number(at - 1) !== undefined;
  if (code && (token.text.length > 2 || r.is(at + 1, 'time') || (afterClock && upper(r, at))))
    return said(code, r.skip(at + 1, 'time'));
  // '8am Eastern': next to a clock time the four American ones need no 'time'.
  if (
    afterClock &&
    r.is(at, 'eastern', 'pacific', 'central', 'mountain') &&
    !r.is(at + 1, 'time', 'standard', 'daylight')
  ) {
    const region = zoneNamed(r.text(at), 'place');
    // '9am Eastern on Monday' is a zone, '9am mountain bike ride' is not.
    const next = r.tokens[at + 1];
    if (region && (next?.kind !== 'word' || next.lexeme !== undefined || mayFollow(next.text)))
      return said(region, at + 1);
  }
  // Places need the word 'time' after them: 'London time', 'Eastern standard time', 'mountain time zone'.
  for (let words = 3; words >= 1; words--) {
    let end = at + words;
    if (r.is(end, 'standard', 'daylight', 'summer', 'winter')) end++;
    if (!r.is(end, 'time', 'timezone')) continue;
    const name = r.tokens
      .slice(at, at + words)
      .map((t) => t.text)
      .join(' ');
    const place = zoneNamed(name, 'place');
    if (place) return said(place, r.is(end, 'time') ? r.skip(end + 1, 'zone') : end + 1);
  }
  return r.phrase ? placeAfterHour(r, i, at) : null;
}

/** '14:00 Paris', 'noon in Toronto': where the whole text is a time, a place behind an hour tells whose hour it is. */
function placeAfterHour(r: Reader, i: number, at: number): Parsed<TimeNode> | null {
  const before = r.tokens[i - 1];
  const isHour =
    before?.kind === 'number' || before?.lexeme?.number !== undefined || HOURS.has(before?.text ?? '');
  const isIn = at > i;
  if (!isHour && !(isIn && (i === 0 || before?.lexeme !== undefined))) return null;
  for (let words = 3; words >= 1; words--) {
    const named = r.tokens.slice(at, at + words);
    if (named.length < words || named.some(({ kind, lexeme }) => kind !== 'word' || lexeme)) continue;
    const name = named.map(({ text }) => text).join(' ');
    const place = name.length < 4 && name !== 'nyc' ? undefined : zoneNamed(name, 'place');
    if (place && !ELSE.has(name) && (isIn || !NAMES.has(name))) return said(place, at + words);
  }
  return null;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
/** Behind which a place is one: an hour, or a part of the day that belongs to it. */
const HOURS = words('am pm m a p h noon midnight oclock ish morning afternoon evening night past sharp');
/** Days and parts of a country, and what is a country's own ('7pm Thai' is a meal): zones only with 'time' behind them. */
const ELSE = words(
  `easter midway wake central mountain atlantic pacific eastern
  british indian german french spanish irish turkish kiwi vietnamese italian portuguese polish austrian swiss dutch belgian
  swedish norwegian danish finnish greek hungarian romanian bulgarian ukrainian czech israeli egyptian moroccan nigerian
  kenyan ghanaian ethiopian pakistani nepali thai malaysian philippine japanese korean chinese saudi argentine colombian
  peruvian turkey`,
);
/** Places that are people's names or ordinary words, too: '9am Sofia' may be with her, '9am in Sofia' is not. */
const NAMES = words(
  `nice sofia florence valencia adelaide regina santiago austin dallas houston washington wellington lincoln casey davis
  stanley palmer darwin chatham knox jersey china cologne hamburg phoenix porto troll center lima milan`,
);

/** 'ET' is a zone, 'et' may be anything. */
const upper = (r: Reader, i: number): boolean => {
  const token = r.tokens[i];
  const raw = token ? r.source.slice(token.start, token.end) : '';
  return raw !== '' && raw === raw.toUpperCase();
};

export function offsetAfter(r: Reader, i: number): Parsed<string> | null {
  const sign = r.text(i);
  const hours = r.number(i + 1);
  if ((sign !== '+' && sign !== '-') || !hours || (!r.glued(i + 1) && r.glued(i)) || hours.value > 1400)
    return null;
  const compact = hours.digits > 2;
  const h = compact ? Math.floor(hours.value / 100) : hours.value;
  const minutes = r.is(i + 2, ':') && r.glued(i + 2) ? r.number(i + 3) : undefined;
  const m = compact ? hours.value % 100 : (minutes?.value ?? 0);
  // No clock is more than twelve hours behind: '12:00-14:00' is a stretch.
  if (h > (sign === '-' ? 12 : 14) || m > 59) return null;
  return {
    node: `${sign}${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`,
    end: minutes ? i + 4 : i + 2,
  };
}

/** 'Europe/Madrid', 'America/Argentina/Buenos_Aires' in brackets or bare. */
export function ianaName(r: Reader, i: number): Parsed<string> | null {
  if (!r.is(i + 1, '/') || !r.glued(i + 1)) return null;
  let end = i;
  let name = '';
  while (end < r.length && (end === i || r.glued(end)) && /^[a-z\d_/+-]+$/.test(r.text(end)))
    name += r.text(end++);
  const found = zoneNamed(name, 'iana');
  return found ? { node: found, end } : null;
}
