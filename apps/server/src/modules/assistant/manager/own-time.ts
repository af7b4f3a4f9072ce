import {
  type Act,
  type Certainty,
  type Command,
  mentionsReminder,
  type Role,
  type Slot,
  saysAlso,
  saysNaming,
} from '@catch/understanding';
import { coverage, wordsOf as plainWordsOf, significantWords } from '../tools/text/match-words.ts';
import type { OpenQuestion } from './conversation.ts';
import { type JudgedReading, wordsOf } from './judged-reading.ts';
import { Slots } from './slots.ts';

/**
 * 'When should it be? – On Tuesday at five remind me to call the plumber': the time belongs to the reminder,
 * and does not answer the question.
 */
export function withOwnTime(reading: JudgedReading, open: OpenQuestion | undefined): JudgedReading {
  const { commands } = reading;
  if (!open || commands.some(({ condition }) => condition)) return reading;
  const [only, ...more] = commands;
  const own = only && more.length === 0 ? ownWish(only, reading, open) : undefined;
  if (only && own) return { ...reading, commands: [{ ...only, act: own }] };
  const at = commands.findIndex((command, index) => isTimeOf(command, commands[index + 1], reading));
  const [answer, remind] = [commands[at], commands[at + 1]];
  if (!answer || !remind) return reading;
  const whole = { ...remind, slots: [...answer.slots, ...remind.slots], start: answer.start };
  const without = <T>(list: readonly T[]): T[] => list.filter((_, index) => index !== at);
  return {
    ...reading,
    commands: without(commands).map((one) => (one === remind ? whole : one)),
    ...(reading.certainty ? { certainty: without<Certainty>(reading.certainty) } : {}),
  };
}

/** Read as an answer, but a complete request in itself. */
function ownWish(command: Command, reading: JudgedReading, open: OpenQuestion): Act | undefined {
  const slots = new Slots(command.slots);
  const words = wordsOf(command, reading);
  const isAnswer = command.act === 'answer' || command.act === 'revise';
  if (!isAnswer || command.force !== 'request' || !slots.has('time')) return undefined;
  if (slots.has('text') && !slots.has('target', 'retracted') && mentionsReminder(words)) return 'remind';
  return isNew(slots, words, open) ? 'create' : undefined;
}

/** 'Where to? – The gym on Friday at nine': a different name from the event to be moved. */
function isNew(slots: Slots, words: string, { question, wish }: OpenQuestion): boolean {
  const title = slots.joined('title');
  if (!title || saysNaming(words) || !slots.list().every(({ role }) => OF_NEW.has(role))) return false;
  const isMove = wish.tool === 'update_event' && question.asks.for === 'new-time';
  const isOneMore = wish.tool === 'create_event' && question.asks.for === 'time' && saysAlso(words);
  const name = question.about?.title ?? String(wish.input.title ?? '');
  return (isMove || isOneMore) && coverage(significantWords(title), plainWordsOf(name)) === 0;
}
const OF_NEW: ReadonlySet<Role> = new Set([
  ...(['title', 'time', 'length', 'place', 'guest', 'filler', 'reason'] as const),
] as const);

/** A bare time right in front of a reminder that has none; 'At five. And remind me …' is two things. */
function isTimeOf(first: Command, second: Command | undefined, { message }: JudgedReading): boolean {
  if (first.act !== 'answer' || second?.act !== 'remind') return false;
  if (first.force !== 'request' || second.force !== 'request') return false;
  const isTimed = new Slots(second.slots).has('time', 'lead', 'before', 'after', 'shift', 'length');
  const times = first.slots.filter(({ role }) => role === 'time');
  const isBare = times.length > 0 && first.slots.every(isOfTime);
  const last = times.at(-1)?.end ?? 0;
  return isBare && !isTimed && /^[\s,–-]*$/.test(message.slice(last, second.start));
}
const isOfTime = ({ role }: Slot): boolean => role === 'time' || role === 'filler' || role === 'reason';
