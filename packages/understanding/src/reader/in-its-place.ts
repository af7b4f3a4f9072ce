import type { Command, Role } from '../commands/language.ts';
import type { Situation } from './situation.ts';

const IN_ITS_PLACE = /\bin (?:its|their) (?:place|stead)\b/i;
const POINTING = /^(?:its?|that|this|their|place|its place)$/i;
const NAMES: readonly Role[] = ['place', 'title', 'target'];

/** 'Cancelled. – Put laundry in its place': a new event at the time of the old one. */
export function inItsPlace(command: Command, message: string, situation: readonly Situation[]): Command {
  const said = IN_ITS_PLACE.exec(message.slice(command.start, command.end));
  const isChange = command.act === 'change' || command.act === 'create' || command.act === 'revise';
  if (!said || !isChange || !situation.includes('done-cancel')) return command;
  const start = command.start + said.index;
  const end = start + said[0].length;
  const isPointing = (text: string) => POINTING.test(text);
  const [name, ...more] = command.slots.filter(
    ({ role, text, start: from }) => NAMES.includes(role) && !isPointing(text) && from < start,
  );
  if (!name || more.length > 0 || command.slots.some(({ role }) => role === 'time')) return command;
  return {
    ...command,
    act: 'create',
    slots: [
      { ...name, role: 'title' },
      ...command.slots.filter((slot) => slot !== name && !(slot.start < end && slot.end > start)),
      { role: 'slot_of', text: 'that slot', start, end },
    ],
  };
}
