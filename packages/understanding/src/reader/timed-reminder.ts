import type { Command } from '../commands/language.ts';
import type { Certainty } from './sure-reading.ts';

interface Weighed {
  readonly commands: Command[];
  readonly certainty: Certainty[];
}

const REMIND = /\bremind (?:me|us)\b/i;
const ONLY_LINK = /^[\s,:;–-]*(?:(?:please|and|can you|could you|would you)[\s,]*)*$/i;

/**
 * 'On Tuesday at five, remind me to lock up': the time in front belongs to the reminder and does not
 * answer an earlier question.
 */
export function withTimedReminder(
  commands: readonly Command[],
  certainty: readonly Certainty[],
  message: string,
): Weighed {
  const found: Weighed = { commands: [], certainty: [] };
  // A condition refers to commands by their index, so none may be merged then.
  const isCounted = commands.some(({ condition }) => condition);
  for (const [index, command] of commands.entries()) {
    const time = found.commands.at(-1);
    const sure = certainty[index] ?? { sure: 0, words: [] };
    if (time && !isCounted && isTimeOf(time, command, message)) {
      found.commands.splice(-1, 1, {
        ...command,
        slots: [...time.slots, ...command.slots],
        start: time.start,
      });
      found.certainty.splice(-1, 1, sure);
    } else {
      found.commands.push(asReminder(command, message));
      found.certainty.push(sure);
    }
  }
  return found;
}

const isTimeOf = (time: Command, command: Command, message: string): boolean =>
  isOnlyTime(time) &&
  command.act === 'remind' &&
  command.force === 'request' &&
  !command.slots.some(({ role }) => role === 'time' || role === 'lead' || role === 'before') &&
  ONLY_LINK.test(message.slice(time.end, command.start));

const isOnlyTime = ({ act, force, slots }: Command): boolean =>
  (act === 'answer' || act === 'revise' || act === 'create') &&
  force === 'request' &&
  slots.length > 0 &&
  slots.every(({ role }) => role === 'time');

/** '3 May at noon remind me to mow the lawn': a request of its own, not an answer. */
const asReminder = (command: Command, message: string): Command => {
  const text = command.slots.find(({ role }) => role === 'text');
  const isWish =
    command.act === 'answer' && text !== undefined && REMIND.test(message.slice(command.start, text.start));
  return isWish ? { ...command, act: 'remind' } : command;
};
