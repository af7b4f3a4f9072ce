import type { Command } from '../commands/language.ts';
import type { Situation } from './situation.ts';

/** Right behind a reminder: 'and every Friday at four to water the ferns' is one more of them. */
export function remindedToo(command: Command, message: string, situation: readonly Situation[]): Command {
  if (command.act !== 'create' || !situation.includes('done-reminder')) return command;
  const said = message.slice(command.start, command.end);
  const [title, ...more] = command.slots.filter(({ role }) => role === 'title');
  const isOnly = command.slots.every(({ role }) => role === 'title' || role === 'time' || role === 'filler');
  if (!title || more.length > 0 || !isOnly || !/^(?:and|also|plus)\b/i.test(said)) return command;
  if (!/\bto\s+$/i.test(message.slice(command.start, title.start))) return command;
  return {
    ...command,
    act: 'remind',
    slots: command.slots.map((slot) => (slot === title ? { ...slot, role: 'text' } : slot)),
  };
}
