import type { Command } from '../commands/language.ts';
import { readReference } from '../commands/read-reference.ts';

const TURN = /(?:^|[\s.,;:!?…-])(?:no|nope|wait|sorry|oops|i mean|i meant|euh|er|actually)(?=[\s.,;:!?…-])/i;

/** 'Cancel the swim, no, not the swim, the run I mean': of two that are named the one behind the turn goes. */
export function meantOther(command: Command, message: string): Command {
  if (command.act !== 'cancel' || command.condition) return command;
  const [first, second, ...more] = command.slots.filter(({ role }) => role === 'target');
  if (!first || !second || more.length > 0) return command;
  const between = message.slice(first.end, second.start);
  const isTaken = command.slots.some(
    ({ role, text }) => role === 'retracted' && text.toLowerCase() === first.text.toLowerCase(),
  );
  // '… no, don't cancel it' keeps it.
  if (readReference(second.text).isFocus) return command;
  if (!TURN.test(between) || !(isTaken || command.force === 'retracted')) return command;
  const slots = command.slots.filter(
    (slot) =>
      slot !== first && slot.role !== 'retracted' && (slot.role !== 'old_time' || slot.start > second.start),
  );
  return { ...command, force: 'request', slots };
}
