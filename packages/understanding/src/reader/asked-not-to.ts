import type { Act, Command } from '../commands/language.ts';
import type { Situation } from './situation.ts';

const TOUCHES =
  '(?:cancel|call|delete|drop|remove|scrap|bin|skip|move|change|touch|shift|push|postpone|reschedule|delay|swap|put)';
/** Up to the word for what is not to be done; 'don't forget to move it' is a wish. */
const NOT_TO = new RegExp(
  `(?:^|[,;:.!?\\n–-]|\\b(?:please|pls|but|and|so|just|oh|no|well|okay|ok|hey|then))\\s*(?:(?:don['’]?t|do not|never|let['’]?s not|must(?:n['’]?t| not)|(?:you|we) (?:must|should|may|can)(?:n['’]?t| not)|(?:nobody|no one) (?:dares?|should|may|must)(?: to)?)\\s+)(?:you\\s+)?(?:(?:dare|ever|even|go and|please|just|actually)\\s+(?:to\\s+)?)*${TOUCHES}\\W*$`,
  'i',
);
/** '… but move it', 'just make it shorter': something is wanted all the same. */
const INSTEAD = /\b(?:but|just|instead|rather|only|unless|until|make|move|push|put|shift|change)\b/i;

const DENIED: ReadonlySet<Act> = new Set(['cancel', 'change', 'revise', 'decline', 'swap'] as const);

/** 'Don't move it to Friday': the opposite of the wish that its words are taken for. A card that waits is refused. */
export function askedNotTo(command: Command, message: string, situation: readonly Situation[]): Command {
  const { act, slots, end, force } = command;
  const said = slots.filter(({ role }) => role !== 'filler' && role !== 'reason');
  if (!DENIED.has(act) || force !== 'request' || said.some(({ role }) => role === 'retracted'))
    return command;
  const first = said.reduce((from, slot) => Math.min(from, slot.start), end);
  if (!NOT_TO.test(message.slice(0, first)) && !(said.length === 0 && NOT_TO.test(message.slice(0, end))))
    return command;
  if (INSTEAD.test(message.slice(first, end))) return command;
  const isCard = situation.some((one) => one.startsWith('proposal-'));
  const meant = isCard
    ? ({ act: 'deny', force } as const)
    : ({ act: 'nothing', force: 'statement' } as const);
  // What is named stays spoken of: 'don't cancel the swim. When is it?'
  return { ...command, ...meant, slots: isCard ? [] : slots.filter(({ role }) => role === 'target') };
}
