import { type Command, findWhen, resolveWhen } from '@catch/understanding';
import { PLACED } from './acts/create-answered.ts';
import type { JudgedReading } from './judged-reading.ts';
import { Slots } from './slots.ts';
import { namesDay } from './time-in-words.ts';
import { settle } from './times.ts';
import { daysAhead } from './told-days.ts';
import type { World } from './world.ts';

/**
 * 'Her hip is done on Thursday and I drive her in, put the drive down for seven in the morning': an hour has the day of the
 * story in front of it, and not today. That is proposed; where the story names several days, which one is asked.
 */
export function withDayOfReason(reading: JudgedReading, world: World): JudgedReading {
  const { commands, outside = [] } = reading;
  const [wish, ...more] = commands;
  if (!wish || more.length > 0 || !isBareHour(wish, world)) return reading;
  if (outside.some(({ text }) => namesDay(text, world))) return reading;
  const reasons = new Slots(wish.slots).all('reason').join(', ');
  const [day, ...others] = daysAhead(reasons, world);
  if (!day) return reading;
  if (others.length > 0) return { ...reading, lacksDay: true };
  const slot = { role: 'time' as const, text: `on ${day}`, start: wish.end, end: wish.end };
  const told = findWhen(reasons, world.when).find(({ text }) => daysAhead(text, world).includes(day));
  return {
    ...reading,
    commands: [{ ...wish, slots: [...wish.slots, slot] }],
    guessedDay: told?.text ?? slot.text,
  };
}

function isBareHour({ act, force, condition, slots }: Command, world: World): boolean {
  const said = new Slots(slots);
  const words = said.joined('time');
  const isWish = act === 'create' && force === 'request' && !condition;
  if (!isWish || !words || said.has(...PLACED.filter((role) => role !== 'time'), 'same_day')) return false;
  const read = settle(resolveWhen(words, world.when));
  return (read.kind === 'instant' || (read.kind === 'interval' && read.range)) && !read.dateSaid;
}
