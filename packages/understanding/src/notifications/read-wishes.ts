import { agreeing, gathered } from './clauses.ts';
import { clockTimeOf, quietHoursOf } from './hours.ts';
import { type Item, itemsOf } from './items.ts';
import { has, isTimed, namesIn, spansIn, textOf, withoutRetracted } from './items-in.ts';
import { readNotification } from './read-notification.ts';
import type { NotificationTopic, SpokenBefore, SpokenNotification } from './spoken.ts';

/** Nobody puts such a wish into more words than that. */
const LONGEST = 400;

/**
 * The wishes in words that are known to be about such messages; so much may be left out of them that no whole message could.
 * Empty: nothing was said.
 */
export function readNotificationWishes(
  spans: readonly string[],
  before?: SpokenBefore,
): readonly SpokenNotification[] {
  const said = spans.join(' ');
  const clauses = said.length > LONGEST ? [] : gathered(itemsOf(spans), before?.topic);
  const read = agreeing(
    clauses.flatMap(({ topic, items }) => spokenIn(topic, withoutRetracted(items), before) ?? []),
  );
  const whole = readNotification(said);
  const [first] = read;
  const isSame = read.length === 1 && first?.topic === whole?.topic && first?.beyond.length === 0;
  // Of hours that were left open more is known here.
  if (!whole || whole.topic === 'list' || (isSame && (first?.wish ?? whole.topic === 'quiet'))) return read;
  return [{ topic: whole.topic, wish: whole, beyond: [] }];
}

function spokenIn(
  topic: NotificationTopic | undefined,
  items: readonly Item[],
  before: SpokenBefore | undefined,
): SpokenNotification | undefined {
  switch (topic) {
    case 'nudge':
      return nudgeIn(items);
    case 'briefing':
    case 'evening':
      return overviewIn(topic, items);
    case 'quiet':
      return quietIn(items, before);
    case 'limit': {
      const [most] = items.flatMap((item) => minutesOf(item, false));
      return { topic, beyond: namesIn(items), ...(most === undefined ? {} : { wish: { topic, most } }) };
    }
    case 'everything':
      return { topic, beyond: [], wish: { topic, on: false, until: textOf(items) } };
    default: {
      const named = namesIn(items);
      return { beyond: named.length > 0 ? named : [textOf(items)] };
    }
  }
}

function nudgeIn(items: readonly Item[]): SpokenNotification {
  const lengths = [...new Set(items.flatMap((item) => minutesOf(item, has(items, 'length'))))];
  const times = items.flatMap((item) =>
    item.is === 'week' ||
    item.is === 'dayahead' ||
    (item.is === 'span' && minutesOf(item, false).length === 0 && (isTimed(item.span) || item.span.days))
      ? [item.text]
      : [],
  );
  const beyond = [...namesIn(items), ...times];
  const spoken = { topic: 'nudge' as const, beyond };
  const [minutes, ...others] = lengths;
  if (has(items, 'relative') && !has(items, 'ahead')) return spoken;
  if (others.length > 0) return { ...spoken, beyond: beyond.length > 0 ? beyond : [textOf(items)] };
  const on = !has(items, 'not');
  // 'Not ten minutes before' says how long before it shall not be.
  if (minutes !== undefined) return on ? { ...spoken, wish: { topic: 'nudge', minutes } } : spoken;
  // Which of them shall come, or not, is unclear; that all or none shall was not said.
  return beyond.length === 0 ? { ...spoken, wish: { topic: 'nudge', on } } : spoken;
}

/** 'Make it 15' is a number of minutes here, even where it could be an hour; 'two alerts' is none. */
function minutesOf(item: Item, isLengthSaid: boolean): number[] {
  if (item.is === 'length') return [item.minutes];
  if (item.is === 'number') return item.value >= (isLengthSaid ? 5 : 2) ? [item.value] : [];
  return item.is === 'span' && /^\d{1,3}$/.test(item.text) ? [Number(item.text)] : [];
}

const WORKWEEK = '1,2,3,4,5';

function overviewIn(topic: 'briefing' | 'evening', items: readonly Item[]): SpokenNotification {
  const isOff = has(items, 'not', 'quiet');
  const times = [
    ...new Set(spansIn(items).flatMap(({ at }) => (at ? [clockTimeOf(at, topic === 'evening')] : []))),
  ];
  const isBeyond = (item: Item): boolean => {
    if (item.is !== 'span') return item.is === 'week' || item.is === 'length';
    const { days, at, part } = item.span;
    if (days ? isOff || String([...days].sort()) !== WORKWEEK : isOff && /\bday\b/i.test(item.text))
      return true;
    return isTimed(item.span) && !at && !part;
  };
  const beyond = [
    ...namesIn(items),
    ...items.filter(isBeyond).map(({ text }) => text),
    ...(times.length > 1 ? [times.join(', ')] : []),
  ];
  const [at] = times;
  // An hour that there is not, or one at which it shall not come: then only the topic is clear.
  if (at ? isOff : items.some(isStray) || has(items, 'relative')) return { topic, beyond };
  if (isOff) return { topic, beyond, ...(beyond.length === 0 ? { wish: { topic, on: false } } : {}) };
  return {
    topic,
    beyond,
    // A look at the week is none at a day, at whatever hour.
    ...(items.some(({ text }) => /\bweeks?\b/i.test(text))
      ? {}
      : { wish: at ? { topic, at } : { topic, on: true } }),
  };
}

/** A number that nothing was made of. */
const isStray = (item: Item): boolean => item.is === 'number' && item.value > 1;

function quietIn(items: readonly Item[], before: SpokenBefore | undefined): SpokenNotification {
  const isBound = before?.topic === 'quiet' && (before.from === undefined) !== (before.to === undefined);
  const hours = quietHoursOf(
    spansIn(items),
    isBound ? (before.from === undefined ? 'to' : 'from') : undefined,
  );
  const isBeyond = (item: Item): boolean =>
    item.is === 'length' ||
    item.is === 'dayahead' ||
    (item.is === 'event' && !/thing|stuff/i.test(item.text)) ||
    (item.is === 'span' && (item.span.days?.length ?? 7) < 7);
  const beyond = [...namesIn(items), ...items.filter(isBeyond).map(({ text }) => text)];
  const { from, to } = hours;
  if (items.some(isStray)) return { topic: 'quiet', beyond };
  if (from || to)
    return {
      topic: 'quiet',
      beyond,
      wish: { topic: 'quiet', ...(from ? { from } : {}), ...(to ? { to } : {}) },
    };
  const isOff = hours.kind === 'none' && has(items, 'quiet') && has(items, 'not') && !has(items, 'message');
  if (hours.kind !== 'night' && !isOff) return { topic: 'quiet', beyond };
  return { topic: 'quiet', beyond, wish: { topic: 'quiet', on: !isOff } };
}
