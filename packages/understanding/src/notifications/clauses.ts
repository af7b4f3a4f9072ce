import type { Item } from './items.ts';
import { has, isNotThis, isValue, spansIn, textOf } from './items-in.ts';
import type { NotificationTopic, SpokenNotification, WantedNotification } from './spoken.ts';

export interface Clause {
  readonly topic: NotificationTopic | undefined;
  readonly items: readonly Item[];
}

/** Cut at commas and 'and'; what has no topic of its own belongs to its neighbour. */
export function gathered(items: readonly Item[], about: NotificationTopic | undefined): Clause[] {
  const clauses: Clause[] = [];
  let waiting: readonly Item[] = [];
  for (const piece of piecesOf(items)) {
    const own = waiting.length > 0 ? [...waiting, BREAK, ...piece] : piece;
    const topic = topicOf(own);
    const last = clauses.at(-1);
    if (last && waiting.length === 0 && (topic === undefined || isMoreOf(last, topic, piece)))
      clauses[clauses.length - 1] = { ...last, items: [...last.items, BREAK, ...attached(topic, piece)] };
    else if (topic === undefined) waiting = own;
    else {
      clauses.push({ topic, items: own });
      waiting = [];
    }
  }
  if (!waiting.some(({ is }) => is !== 'idle' && is !== 'rather')) return clauses;
  return [...clauses, { topic: about ?? (has(waiting, 'length') ? 'nudge' : undefined), items: waiting }];
}

const BREAK: Item = { is: 'break', text: ',' };

function piecesOf(items: readonly Item[]): Item[][] {
  const pieces: Item[][] = [[]];
  for (const item of items)
    if (item.is === 'break') pieces.push([]);
    else pieces.at(-1)?.push(item);
  return pieces.filter((piece) => piece.length > 0);
}

/** 'Everything, not just meetings': what a no of its own is about nobody knows, but the wish is not turned into its opposite. */
function attached(topic: NotificationTopic | undefined, piece: readonly Item[]): readonly Item[] {
  const index = piece.findIndex(({ is }) => is === 'not');
  const isUnclear = topic === undefined && index >= 0 && !isValue(piece[index + 1]);
  return isUnclear ? [{ is: 'name', text: textOf(piece) }] : piece;
}

/** The same wish goes on: 'no alerts after ten. No buzzing', 'a warning … before everything', 'and not ten minutes before'. */
function isMoreOf({ topic, items }: Clause, own: NotificationTopic, piece: readonly Item[]): boolean {
  const index = piece.findIndex(({ is }) => is !== 'idle');
  if (isNotThis(piece[index]) && isValue(piece[index + 1])) return true;
  if (topic === 'quiet')
    return has(piece, 'not') && piece.every(({ is }) => is === 'idle' || is === 'not' || is === 'message');
  return (
    own === topic && has(piece, 'not') === has(items, 'not') && !(items.some(isValue) && piece.some(isValue))
  );
}

function topicOf(items: readonly Item[]): NotificationTopic | undefined {
  const isNot = has(items, 'not');
  const spans = spansIn(items);
  if (has(items, 'overview') || (has(items, 'dayahead') && !isNot)) return overviewOf(items);
  const isBefore = has(items, 'ahead', 'event') || (has(items, 'alert', 'message') && !isNot);
  if (has(items, 'length') && isBefore) return 'nudge';
  if (has(items, 'quiet') || (isNot && (spans.length > 0 || has(items, 'dated', 'dayahead', 'length'))))
    return 'quiet';
  if (has(items, 'day') && !isNot && spans.some(({ at, part }) => at ?? part)) return overviewOf(items);
  if (has(items, 'alert') || (has(items, 'ahead') && has(items, 'event'))) return 'nudge';
  // 'Nothing during the concert', and not 'tell me if she says no'.
  const index = items.findIndex(({ is }) => is === 'not');
  return isNot && has(items.slice(index), 'message', 'name') ? 'quiet' : undefined;
}

const EVENING = 17 * 3600;

/** Of tomorrow in the evening, of today before. */
function overviewOf(items: readonly Item[]): 'briefing' | 'evening' {
  if (has(items, 'dayahead')) return 'evening';
  const isMorning = items.some(({ text }) => /morning|briefing/i.test(text));
  const isLate = spansIn(items).some(({ at, part }) =>
    part ? /evening|night/.test(part.name) : at !== undefined && !at.open && at.second >= EVENING,
  );
  return isLate && !isMorning ? 'evening' : 'briefing';
}

/** Two different wishes of one topic cannot both hold: then neither is understood. */
export function agreeing(spoken: readonly SpokenNotification[]): readonly SpokenNotification[] {
  const agreed: SpokenNotification[] = [];
  for (const one of spoken) {
    const index = agreed.findIndex(({ topic }) => topic !== undefined && topic === one.topic);
    const earlier = agreed[index];
    if (earlier) agreed[index] = together(earlier, one);
    else agreed.push(one);
  }
  return agreed;
}

function together(one: SpokenNotification, other: SpokenNotification): SpokenNotification {
  const { wish, ...rest } = one;
  const both = wish && other.wish && joint(wish, other.wish);
  const beyond = [...one.beyond, ...other.beyond];
  if (both) return { ...rest, beyond, wish: both };
  return {
    ...rest,
    beyond: beyond.length > 0 ? beyond : [wordsOf(wish), wordsOf(other.wish)].filter(Boolean),
  };
}

/** 'Nothing before 8, nothing after 20' is one stretch of quiet; what is said twice holds. */
function joint(one: WantedNotification, other: WantedNotification): WantedNotification | undefined {
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  if (one.topic !== 'quiet' || other.topic !== 'quiet') return undefined;
  if ((one.from && other.from) || (one.to && other.to)) return undefined;
  const { on: _on, ...hours } = { ...one, ...other };
  return hours;
}

const wordsOf = (wish: WantedNotification | undefined): string =>
  Object.entries(wish ?? {})
    .flatMap(([key, value]) => (key === 'topic' || key === 'on' ? [] : [String(value)]))
    .join(' ');
