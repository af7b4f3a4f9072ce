import type { Command } from '../commands/language.ts';
import type { Situation } from './situation.ts';

const STAYS =
  /\b(?:it|that|this|they|we|everything)(?:\s+(?:can|will|just|all|may|should))?\s+(?:stays?|remains?)\b|\bstays?\s+put\b/i;
const NOT = /\b(?:not|never|no longer|can't|cannot|won't)\s+(?:stay|remain)/i;
const MOVES: ReadonlySet<Situation> = new Set(['proposal-change', 'proposal-cancel'] as const);

/** 'Fine, it stays on Wednesday', to a card that would move it: fine with how it is, which is a no. */
export function stayed(command: Command, message: string, situation: readonly Situation[]): Command {
  const said = message.slice(command.start, command.end);
  if (command.act !== 'approve' || !STAYS.test(said) || NOT.test(said)) return command;
  return { ...command, act: situation.some((one) => MOVES.has(one)) ? 'deny' : 'chat', slots: [] };
}
