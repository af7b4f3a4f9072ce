import type { Act, Command } from '../commands/language.ts';
import { speaksOfPlans } from '../preferences/read-preference.ts';

const REMEMBER =
  /\b(?<!\b(?:you|i|we|they) )(?:remember|keep in mind|bear in mind|note) (?:this|that)(?: for me| please)?[\s,:–-]+(?<rule>(?:i|we|no|never|nothing|not|only|keep|don['’]?t)\b[^.!?\n]+)/iu;
const IDLE: ReadonlySet<Act> = new Set(['nothing', 'chat'] as const);

/** '… and so remember this for me I never start before nine on a Saturday', behind a long story: the rule is to be kept. */
export function keptRule(command: Command, message: string): Command {
  const rule = IDLE.has(command.act)
    ? REMEMBER.exec(message.slice(command.start, command.end))?.groups?.rule
    : undefined;
  if (!rule || !speaksOfPlans(rule)) return command;
  const text = rule.trimEnd();
  const start = message.indexOf(text, command.start);
  return {
    ...command,
    act: 'prefer',
    force: 'request',
    slots: [{ role: 'text', text, start, end: start + text.length }],
  };
}
