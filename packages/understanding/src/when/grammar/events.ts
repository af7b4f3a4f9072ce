import { duration } from './durations.ts';
import type { EventNode, Length, Parsed } from './nodes.ts';
import type { Reader } from './reader.ts';
import { sequence } from './sequence.ts';

const owners = new Set(['my', 'the', 'our', 'his', 'her', 'their', 'your', 'that', 'this', 'each', 'every']);
/** Words that end the name of an event. */
const ends = new Set([
  'and',
  'but',
  'then',
  'so',
  'because',
  'please',
  'pls',
  'to',
  'that',
  'if',
  'or',
  'for',
  'remind',
  'at',
  'on',
  'in',
  'by',
  'until',
  'from',
  'starts',
  'ends',
  'begins',
  'start',
  'end',
  'is',
  'i',
  'we',
]);

/** 'the day before my flight' */
const isAdjacentDay = (r: Reader, i: number): boolean =>
  r.is(r.skip(i, 'the'), 'day') && r.is(r.skip(i, 'the') + 1, 'before', 'after');

/** 'an hour before my flight', 'right after the standup', 'during the offsite', '10 min before lunch with Sam'. */
export function eventRelative(r: Reader, i: number): Parsed<EventNode> | null {
  let length: Length = {};
  let at = i;
  const said = duration(r, r.skip(i, 'about'));
  if (said) {
    length = said.node;
    at = said.end;
  } else if (isAdjacentDay(r, i)) {
    length = { day: 1 };
    at = r.skip(i, 'the') + 1;
  } else at = r.skip(at, 'right', 'just', 'straight', 'directly', 'immediately', 'shortly', 'soon');
  const direction =
    r.is(at, 'before') || r.words(at, 'prior', 'to') > 0
      ? 'before'
      : r.is(at, 'after', 'following')
        ? 'after'
        : r.is(at, 'during')
          ? 'during'
          : null;
  if (!direction) return null;
  const start = r.is(at, 'prior') ? at + 2 : at + 1;
  // Without 'my' or 'the' only a length before it shows that this is an event.
  const named =
    owners.has(r.text(start)) ||
    (said !== null && r.tokens[start]?.kind === 'word') ||
    (at > i && r.tokens[start]?.kind === 'word');
  // 'The day before at half past six': no event's name begins with 'at'.
  if (!named || r.is(start, 'at', 'on', 'from', 'by')) return null;
  // 'during the weekend' is a time, not an event.
  const own = sequence(r, start);
  if (
    own &&
    !own.node.latent &&
    (direction === 'during' || (r.tokens[own.end]?.kind !== 'word' && !owners.has(r.text(start))))
  )
    return null;
  let end = start;
  while (end < r.length && end < start + 8) {
    const token = r.tokens[end];
    if (
      !token ||
      (token.kind === 'symbol' && !(token.text === '-' || token.text === "'" || token.text === '&'))
    )
      break;
    if (
      end > start &&
      (ends.has(token.text) ||
        (token.kind === 'word' && token.text === 'tomorrow') ||
        token.text === 'today' ||
        token.text === 'tonight')
    )
      break;
    if (end > start && r.lex(end).weekday !== undefined) break;
    end++;
  }
  const first = r.tokens[start];
  const last = r.tokens[end - 1];
  if (!first || !last || end === start || (end === start + 1 && owners.has(first.text))) return null;
  const from = r.skip(end, 'on');
  const on = sequence(r, from);
  const day = on && !on.node.latent && on.node.dates.length > 0 ? on : null;
  const onText = day && r.source.slice(r.tokens[from]?.start, r.tokens[day.end - 1]?.end);
  return {
    node: {
      kind: 'event',
      direction,
      length,
      eventText: r.source.slice(first.start, last.end),
      ...(day ? { on: day.node, onText: onText ?? '' } : {}),
    },
    end: day?.end ?? end,
  };
}
