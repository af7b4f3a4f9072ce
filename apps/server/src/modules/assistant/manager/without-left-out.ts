import { type Act, type Command, isLeftOut, type Slot } from '@catch/understanding';
import type { JudgedReading } from './judged-reading.ts';
import { Slots } from './slots.ts';

const MAKES: ReadonlySet<Act> = new Set(['create', 'remind'] as const);

/**
 * 'Gym at ten, bank at noon, laundry at two. Scratch the laundry': one of several new things that is taken back in the same
 * breath is not made, and nothing of its name is called off.
 */
export function withoutLeftOut(reading: JudgedReading): JudgedReading {
  const { commands, message } = reading;
  const names = commands.flatMap((command) => {
    const name = nameOf(command);
    return name ? [name] : [];
  });
  if (names.length < 2) return reading;
  const out = names.filter(({ text, end }) => isLeftOut(text, message.slice(end)));
  if (out.length === 0 || out.length === names.length) return reading;
  const isOut = (command: Command): boolean => {
    const name = nameOf(command);
    if (name) return out.includes(name);
    const target = command.slots.find(({ role }) => role === 'target')?.text;
    const isOfIt = out.some(({ text }) => target && isLeftOut(text, `drop ${target}`));
    return isOfIt && (command.act === 'cancel' || command.act === 'undo' || command.act === 'drop_reminder');
  };
  return {
    ...reading,
    commands: commands.map(
      (command): Command =>
        isOut(command) || isRest(command, message)
          ? { ...command, act: 'nothing', force: 'statement', slots: [] }
          : command,
    ),
  };
}

/** Nothing but 'leave out the laundry', taken for one more. */
const isRest = ({ act, slots, start, end }: Command, message: string): boolean =>
  MAKES.has(act) && new Slots(slots).isEmpty && message.slice(start, end).trim() !== '';

const nameOf = ({ act, force, slots }: Command): Slot | undefined =>
  MAKES.has(act) && force === 'request'
    ? slots.find(({ role }) => role === 'title' || role === 'text')
    : undefined;
