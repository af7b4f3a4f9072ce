import { HOUR } from '../civil/calendar.ts';
import { mayFollow } from '../text/clause.ts';
import { mayOpen } from '../text/openers.ts';
import { type Parsed, type PartOfDay, type TimeNode, time } from './nodes.ts';
import type { Reader } from './reader.ts';

const part = (name: string, from: number, to: number, likely: number, half: 'am' | 'pm'): PartOfDay => ({
  name,
  from: from * HOUR,
  to: to * HOUR,
  likely: likely * HOUR,
  half,
});
const after = (...[name, ...hours]: Parameters<typeof part>): PartOfDay => ({
  ...part(`after ${name}`, ...hours),
  reach: 'on',
});
const before = (...[name, ...hours]: Parameters<typeof part>): PartOfDay => ({
  ...part(`before ${name}`, ...hours),
  reach: 'back',
});

/** The house's parts of the day; see the README for why. */
export const PARTS: Record<string, PartOfDay> = {
  morning: part('morning', 0, 12, 9, 'am'),
  'early morning': part('early morning', 0, 9, 7, 'am'),
  'mid morning': part('mid-morning', 9, 11, 10, 'am'),
  'late morning': part('late morning', 10, 12, 11, 'am'),
  afternoon: part('afternoon', 12, 19, 14, 'pm'),
  'early afternoon': part('early afternoon', 12, 15, 13, 'pm'),
  'mid afternoon': part('mid-afternoon', 14, 16, 15, 'pm'),
  'late afternoon': part('late afternoon', 16, 19, 16, 'pm'),
  evening: part('evening', 18, 24, 19, 'pm'),
  'early evening': part('early evening', 18, 20, 18, 'pm'),
  'late evening': part('late evening', 21, 24, 21, 'pm'),
  night: part('night', 18, 24, 20, 'pm'),
  'early night': part('early night', 18, 21, 18, 'pm'),
  'late night': part('late night', 21, 24, 21, 'pm'),
  'early in the day': part('early in the day', 0, 12, 9, 'am'),
  'late in the day': { ...part('late in the day', 12, 24, 16, 'pm'), reach: 'late' },
  breakfast: part('breakfast time', 7, 10, 8, 'am'),
  brunch: part('brunch time', 10, 13, 11, 'am'),
  lunch: part('lunch time', 12, 14, 12, 'pm'),
  teatime: part('tea time', 16, 18, 16, 'pm'),
  dinner: part('dinner time', 18, 21, 19, 'pm'),
  daytime: part('daytime', 8, 18, 10, 'am'),
  'after breakfast': after('breakfast', 9, 12, 9, 'am'),
  'after lunch': after('lunch', 13, 17, 13, 'pm'),
  'after school': after('school', 15, 21, 16, 'pm'),
  'after work': after('work', 17, 21, 18, 'pm'),
  'after dinner': after('dinner', 20, 24, 20, 'pm'),
  'after supper': after('supper', 20, 24, 20, 'pm'),
  'before school': before('school', 6, 9, 8, 'am'),
  'before work': before('work', 6, 9, 8, 'am'),
  'before lunch': before('lunch', 9, 12, 11, 'am'),
};

export const asNode = (name: string, latent = false): TimeNode | null => {
  const found = PARTS[name];
  if (!found) return null;
  return time(`${found.name} is ${clockText(found.from)} to ${clockText(found.to)}`, {
    part: found,
    ...(latent ? { latent: true as const } : {}),
  });
};

const clockText = (s: number): string => `${String(Math.floor(s / HOUR) % 24).padStart(2, '0')}:00`;

export const isPart = (word: string): boolean =>
  word === 'morning' || word === 'afternoon' || word === 'evening' || word === 'night';

/** 'early', 'mid', 'late' before a part of the day, also 'early in the morning'. */
export function modified(r: Reader, i: number): Parsed<TimeNode> | null {
  const how = r.is(i, 'mid', 'middle')
    ? 'mid'
    : r.is(i, 'late', 'later')
      ? 'late'
      : r.is(i, 'early', 'earlier')
        ? 'early'
        : '';
  let at = i;
  if (how) {
    at = r.skip(i + 1, '-', 'of');
    at = r.is(at, 'in') && r.is(at + 1, 'the') ? at + 2 : r.skip(at, 'the');
  }
  let word = r.text(at);
  // 'in the mornings' is a time of day, 'two nights' is a length.
  const begins = at === 0 && !r.is(1, 'next', 'this', 'from', 'of', 'in', 'on');
  if (word.endsWith('s') && !begins && !r.number(at - 1) && r.lex(at - 1).number === undefined)
    word = word.slice(0, -1);
  if (word === 'eve') word = 'evening';
  if (!isPart(word)) return null;
  const node = asNode(how ? `${how} ${word}` : word) ?? asNode(word);
  return node && { node, end: at + 1 };
}

/** 'Friday am', 'tomorrow p.m.': behind a day; 'tomorrow am I free' goes on with a verb. */
function halfOfDay(r: Reader, i: number): Parsed<TimeNode> | null {
  const behind =
    r.lex(i - 1).weekday !== undefined || r.is(i - 1, 'tomorrow', 'today', 'st', 'nd', 'rd', 'th');
  if (!behind || r.is(i + 1, 'i')) return null;
  const dotted = r.is(i, 'a', 'p') && r.is(i + 1, '.') && r.is(i + 2, 'm');
  if (!dotted && !r.is(i, 'am', 'pm')) return null;
  const node = asNode(r.is(i, 'a', 'am') ? 'morning' : 'afternoon');
  const end = dotted ? (r.is(i + 3, '.') && r.glued(i + 3) ? i + 4 : i + 3) : i + 1;
  return node && { node, end };
}

/** Parts of the day with what stands before them: 'in the morning', 'at night', 'after lunch'. */
export function partOfDay(r: Reader, i: number): Parsed<TimeNode> | null {
  // 'Good morning' greets.
  if (r.is(i - 1, 'good', 'happy')) return null;
  let at = i;
  if (r.is(at, 'in', 'during', 'over')) at++;
  at = r.skip(at, 'the');
  // 'date night', 'game night': the name of an evening, not its time.
  const before = r.tokens[i - 1];
  if (at === i && r.is(i, 'night') && before?.kind === 'word' && !mayOpen(before) && !mayFollow(before.text))
    return null;
  const hours = r.is(at, 'early', 'small', 'wee') && r.is(at + 1, 'hours') ? at + 2 : -1;
  if (hours > 0) {
    const node = asNode('early morning');
    const tail = r.words(hours, 'of', 'the', 'morning');
    return node && { node, end: tail > 0 ? tail : r.is(hours, 'of') ? hours + 1 : hours };
  }
  const half = halfOfDay(r, i);
  if (half) return half;
  const plain = modified(r, r.is(i, 'all') ? i + 1 : at);
  if (plain) return plain;
  if (
    r.is(i, 'at', 'over', 'around', 'during') &&
    r.is(r.skip(i + 1, 'the'), 'lunch', 'lunchtime', 'breakfast', 'dinner', 'brunch', 'teatime')
  ) {
    const word = r.skip(i + 1, 'the');
    const node = asNode(r.text(word)) ?? asNode(r.text(word).slice(0, -4));
    return node && { node, end: r.skip(word + 1, 'time', 'hour') };
  }
  if (r.is(i, 'lunch', 'breakfast', 'dinner', 'brunch') && r.is(i + 1, 'time')) {
    const node = asNode(r.text(i));
    return node && { node, end: i + 2 };
  }
  if (r.is(i, 'lunchtime', 'dinnertime', 'teatime', ...(r.phrase ? ['daytime'] : []))) {
    const node = asNode(r.text(i)) ?? asNode(r.text(i).slice(0, -4));
    const ish = r.is(r.skip(i + 1, '-'), 'ish') ? r.skip(i + 1, '-') + 1 : i + 1;
    return node && { node: ish > i + 1 ? { ...node, approximate: true } : node, end: ish };
  }
  if (r.phrase && r.is(i, 'lunch', 'breakfast', 'brunch')) {
    const node = asNode(r.text(i), true);
    return node && { node, end: i + 1 };
  }
  const ofDay =
    r.words(i, 'early', 'in', 'the', 'day') > 0 || r.words(i, 'late', 'in', 'the', 'day') > 0
      ? 4
      : r.words(i, 'early', 'in', 'day') > 0 || r.words(i, 'late', 'in', 'day') > 0
        ? 3
        : 0;
  if (ofDay > 0) {
    const late = r.is(i, 'late');
    const half = PARTS[late ? 'late in the day' : 'early in the day'];
    if (!half) return null;
    return {
      node: time(`${half.name} is its ${late ? 'second' : 'first'} half`, { part: half }),
      end: i + ofDay,
    };
  }
  if (r.is(i, 'after', 'before')) {
    const node = asNode(`${r.text(i)} ${r.text(i + 1)}`);
    // 'after lunch with Sam' is about the lunch, not about the time of day.
    return node && !r.is(i + 2, 'with') ? { node, end: i + 2 } : null;
  }
  if (r.is(i, 'first')) {
    const afterFirstThing = r.words(i, 'first', 'thing');
    if (afterFirstThing > 0) {
      const rest = modified(
        r,
        r.is(afterFirstThing, 'in') ? r.skip(afterFirstThing + 1, 'the') : afterFirstThing,
      );
      const node = asNode('early morning');
      return (
        node && {
          node: { ...node, part: part('first thing', 8, 10, 9, 'am') },
          end: rest?.end ?? afterFirstThing,
        }
      );
    }
  }
  return null;
}
