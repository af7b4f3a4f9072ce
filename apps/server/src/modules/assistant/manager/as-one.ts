import {
  type Command,
  isChanging,
  oneTitle,
  type Slot,
  saysAsOne,
  saysOnlyOne,
  withoutArticle,
} from '@catch/understanding';
import type { JudgedReading } from './judged-reading.ts';
import { daysAhead } from './told-days.ts';
import type { World } from './world.ts';

/** For a longer absence people give both dates. */
const MOST_DAYS = 21;
const DAY = 86_400_000;

/** 'We go to Ghent on Friday, on to Bruges on Saturday, back on Sunday, put it down as one trip': all these days, one event. */
export function asOneEvent(reading: JudgedReading, world: World): JudgedReading {
  const { commands, certainty, message } = reading;
  const from = saysAsOne(message);
  const [first] = commands;
  const wishes = commands.filter(({ act }) => isChanging(act));
  if (from === undefined || !first || wishes.length < commands.length || !wishes.every(isNew)) return reading;
  const slots = wishes.flatMap((wish) => wish.slots);
  const times = slots.filter(({ role }) => role === 'time').map(({ text }) => daysAhead(text, world));
  const days = [...new Set(times.flat())].toSorted();
  const [begin, end] = [days[0], days.at(-1)];
  if (!begin || !end || begin === end || Date.parse(end) - Date.parse(begin) > MOST_DAYS * DAY)
    return reading;
  const name = nameOf(slots, from, message);
  const place = { start: first.start, end: first.end };
  const one: Command = {
    ...first,
    end: Math.max(...wishes.map((wish) => wish.end)),
    slots: [
      ...(name ? [{ role: 'title' as const, text: name, ...place }] : []),
      { role: 'time', text: `from ${begin} to ${end}`, ...place },
      { role: 'all_day', text: 'all day', ...place },
    ],
  };
  const sure = Math.min(...(certainty?.map((own) => own.sure) ?? [1]));
  return {
    ...reading,
    commands: [one],
    ...(certainty ? { certainty: [{ sure, words: [] }] } : {}),
    outside: [],
  };
}

const isNew = ({ act, force, condition }: Command): boolean =>
  act === 'create' && force === 'request' && !condition;

/** What it is called behind those words, or else the only name that was said. */
function nameOf(slots: readonly Slot[], from: number, message: string): string | undefined {
  const titles = slots.filter(({ role, text }) => role === 'title' && !saysOnlyOne(text));
  // 'I go to Oslo on Friday, as one trip': what kind of thing it is, and where to.
  const [place, ...places] = slots.filter(({ role }) => role === 'place');
  const isKind = ({ text, start, end }: Slot): boolean =>
    saysOnlyOne(message.slice(start, end)) ||
    saysOnlyOne(`${message.slice(0, start).slice(-4)}${text}`.trim());
  const names = place && places.length === 0 ? titles.filter((title) => !isKind(title)) : titles;
  const given = oneTitle(names.filter(({ start }) => start >= from).map(({ text }) => text));
  const [only, ...others] = names;
  if (!only && titles.length > 0 && place) return withoutArticle(place.text);
  return given ?? (others.length === 0 ? only?.text : undefined);
}
