import { type Command, isChanging, oneTitle, type Slot, saysAsOne, saysOnlyOne } from '@catch/understanding';
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
  const name = nameOf(slots, from);
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
function nameOf(slots: readonly Slot[], from: number): string | undefined {
  const names = slots.filter(({ role, text }) => role === 'title' && !saysOnlyOne(text));
  const given = oneTitle(names.filter(({ start }) => start >= from).map(({ text }) => text));
  const [only, ...others] = names;
  return given ?? (others.length === 0 ? only?.text : undefined);
}
