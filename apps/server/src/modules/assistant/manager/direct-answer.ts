import { type Act, bareNumber, type Command, fewWords, readWhen } from '@catch/understanding';
import type { Conversation } from './conversation.ts';
import type { JudgedReading } from './judged-reading.ts';
import { optionNamed } from './option-named.ts';
import { Slots } from './slots.ts';
import type { World } from './world.ts';

/** What we asked for, given without a word around it: '3', 'Munich', 'sat 9:30am'. */
export function directAnswer(
  { message, commands, certainty }: JudgedReading,
  { open }: Conversation,
  { when }: World,
): Slots | undefined {
  if (!open) return undefined;
  const { asks, options } = open.question;
  const number = bareNumber(message);
  if (number !== undefined && number >= 1 && number <= options.length)
    return new Slots([{ role: 'option', text: `number ${number}` }]);
  // Whatever else was understood goes before.
  if (!commands.every(({ act }) => SAYS_NOTHING.has(act))) return undefined;
  // 'Haha Reed, the other one is useless'. Only of people: what is done with an event is not always asked about first.
  const named = asks.for === 'person' && !message.includes('?') ? optionNamed(options, message) : undefined;
  if (named) return new Slots([{ role: 'option', text: `number ${options.indexOf(named) + 1}` }]);
  if (!fewWords(message)) return undefined;
  const text = message.trim().replace(/[.!]+$/, '');
  // 'Splendid.' is no name for anything.
  const isTalk = ({ act }: Command, at: number) =>
    act === 'chat' && (certainty?.[at]?.sure ?? 0) >= SURE_TALK;
  if ((asks.for === 'title' || asks.for === 'reminder-text') && !commands.some(isTalk))
    return new Slots([{ role: asks.for === 'title' ? 'title' : 'text', text }]);
  if (asks.for !== 'time' && asks.for !== 'new-time' && asks.for !== 'reminder-time') return undefined;
  const read = readWhen(text, when);
  return read.unread.length === 0 && read.when.kind !== 'none'
    ? new Slots([{ role: 'time', text }])
    : undefined;
}

/** Names of one word are taken for small talk too, but never with such certainty. */
const SURE_TALK = 0.9;
const SAYS_NOTHING: ReadonlySet<Act> = new Set(['chat', 'nothing', 'other'] as const);
