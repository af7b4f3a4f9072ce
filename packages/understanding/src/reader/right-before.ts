import { putsBack, wasRightBefore } from '../commands/as-before.ts';
import type { Act, Command, Role } from '../commands/language.ts';
import type { Situation } from './situation.ts';
import type { Certainty } from './sure-reading.ts';

/** What a sentence may be taken for that wishes for nothing by a verb. */
const IDLE: ReadonlySet<Act> = new Set([
  ...(['chat', 'nothing', 'revise', 'undo', 'ask_done'] as const),
] as const);
const SAYING: ReadonlySet<Role> = new Set(['filler', 'reason'] as const);

/** 'I had it right the first time', behind a change: that is taken back. */
export function rightBefore(command: Command, message: string, situation: readonly Situation[]): Command {
  const said = message.slice(command.start, command.end);
  if (!isRightBefore(said, command, situation)) return command;
  return { ...command, act: 'undo', force: 'request', slots: [] };
}

/** The words themselves are certain. */
export const surelyBefore = (
  certainty: Certainty,
  command: Command,
  message: string,
  situation: readonly Situation[],
): Certainty =>
  isRightBefore(message.slice(command.start, command.end), command, situation)
    ? { sure: Math.max(certainty.sure, SURELY), words: [] }
    : certainty;
const SURELY = 0.8;

function isRightBefore(said: string, { act, slots }: Command, situation: readonly Situation[]): boolean {
  if (!IDLE.has(act)) return false;
  const isChanged = situation.includes('done-change');
  // 'The first time was right': the time that is meant is no new one.
  const isBare = slots.every(({ role, text }) => SAYING.has(role) || wasRightBefore(`${text} was right`));
  if (isChanged && isBare && wasRightBefore(said)) return true;
  const isTold = isChanged || situation.includes('told-event');
  return isTold && act !== 'revise' && act !== 'undo' && slots.length === 0 && putsBack(said);
}
