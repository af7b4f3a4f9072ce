import {
  type Certainty,
  type Command,
  isPointing,
  pointsAtTime,
  type Role,
  saysOnlyThen,
} from '@catch/understanding';
import { coverage, significantWords, wordsOf } from '../tools/text/match-words.ts';
import { PLACED } from './acts/create-answered.ts';
import type { JudgedReading } from './judged-reading.ts';
import { Slots } from './slots.ts';
import { onlyTime } from './told-days.ts';
import type { World } from './world.ts';

/**
 * 'They can take me on Thursday at nine, put the optician down for then': a wish without a time has the one that the rest of
 * the message tells. Where it neither points at that nor is called what is told of, it is proposed.
 */
export function withToldTime(reading: JudgedReading, world: World): JudgedReading {
  const { commands, certainty, message } = reading;
  const at = commands.findIndex(isUntimed);
  const wish = commands[at];
  if (!wish || !commands.every((one) => one === wish || isStory(one, wish))) return reading;
  const name = wish.slots.find(({ role }) => role === 'title');
  const story = name && message.slice(0, name.start);
  const time = story && onlyTime(story, world, new Slots(wish.slots).has('all_day'));
  if (!time) return reading;
  const slots = wish.slots.filter(({ role }) => role !== 'time');
  const told = { role: 'time' as const, text: time, start: wish.end, end: wish.end };
  const topic = significantWords(new Slots(wish.slots).all('title').join(' '));
  const isSure =
    pointsAtTime(message.slice(wish.start)) ||
    (topic.length > 0 && coverage(topic, wordsOf(message.slice(0, name.start))) === 1);
  const own = certainty?.[at];
  return {
    ...reading,
    commands: [{ ...wish, slots: [...slots, told] }],
    ...(own ? { certainty: [settled(own)] } : {}),
    ...(isSure ? {} : { guessedDay: time }),
  };
}

/** What it points at is settled. */
export const settled = (certainty: Certainty): Certainty => ({
  ...certainty,
  words: certainty.words.filter(({ text }) => !isPointing(text)),
});

const UNPLACED = PLACED.filter((role) => role !== 'time' && role !== 'all_day');

function isUntimed({ act, force, condition, slots }: Command): boolean {
  const said = new Slots(slots);
  return (
    act === 'create' &&
    force === 'request' &&
    !condition &&
    said.has('title') &&
    !said.has(...UNPLACED, 'same_day', 'zone') &&
    said.all('time').every(saysOnlyThen)
  );
}

/** What names nothing of its own, in front of the wish. */
const isStory = ({ act, force, condition, slots, start }: Command, wish: Command): boolean =>
  start < wish.start &&
  !condition &&
  (force !== 'request' || act === 'nothing' || act === 'chat' || STORY.has(act)) &&
  (force !== 'request' || slots.every(({ role }) => TOLD.has(role)));
const STORY: ReadonlySet<Command['act']> = new Set(['create', 'change'] as const);
const TOLD: ReadonlySet<Role> = new Set(['time', 'end', 'start', 'length', 'reason', 'filler'] as const);
