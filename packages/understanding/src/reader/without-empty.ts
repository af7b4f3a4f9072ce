import { type Command, isChanging, isLooking } from '../commands/language.ts';
import type { Certainty } from './sure-reading.ts';

interface Weighed {
  readonly commands: readonly Command[];
  readonly certainty: readonly Certainty[];
}

/**
 * 'K. The hall is closed, so cancel it', 'what day is it on, and at what time?': a clause that says nothing but what the one next to it
 * wants as well belongs to that one. By itself it would be done, or asked about, a second time.
 */
export function withoutEmpty({ commands, certainty }: Weighed): Weighed {
  const kept: { command: Command; sure: Certainty }[] = [];
  const places: number[] = [];
  for (const [index, command] of commands.entries()) {
    const sure = certainty[index] ?? { sure: 0, words: [] };
    const before = kept.at(-1);
    if (before && isEmpty(before.command) && isSame(before.command, command))
      kept.splice(-1, 1, { command: within(before.command, command), sure });
    else if (before && isEmpty(command) && isSame(before.command, command))
      kept.splice(-1, 1, { ...before, command: within(before.command, command) });
    else kept.push({ command, sure });
    places.push(kept.length - 1);
  }
  return {
    commands: kept.map(({ command }) => atNewPlace(command, places)),
    certainty: kept.map(({ sure }) => sure),
  };
}

/** A condition refers to a command by its index. */
const atNewPlace = (command: Command, places: readonly number[]): Command =>
  command.condition
    ? { ...command, condition: { ...command.condition, of: places[command.condition.of] ?? 0 } }
    : command;

const SAYS_NOTHING: ReadonlySet<string> = new Set(['filler', 'reason']);
const isEmpty = ({ slots }: Command): boolean => slots.every(({ role }) => SAYS_NOTHING.has(role));

const isSame = (one: Command, other: Command): boolean =>
  one.act === other.act &&
  one.force === other.force &&
  one.condition?.of === other.condition?.of &&
  one.condition?.holds === other.condition?.holds &&
  one.act !== 'undo' &&
  (isChanging(one.act) || isLooking(one.act));

/** Both as one clause: what is said of the one that is not empty, and why. */
const within = (first: Command, second: Command): Command => ({
  ...first,
  slots: [...first.slots, ...second.slots],
  end: second.end,
});
