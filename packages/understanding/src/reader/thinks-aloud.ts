import type { Act, Command } from '../commands/language.ts';

const TOUCH = '(?:change|move|touch|book|do|cancel|put|write|enter|shift|alter|add)';
const TOUCHED = '(?:changed|moved|touched|booked|done|cancelled|entered|written|needed|decided)';
/** That nothing is to come of the message, in so many words. */
const NOTHING_YET = new RegExp(
  [
    `\\b(?:don['’]?t|do not|please) ${TOUCH} (?:anything|nothing)(?: (?:in|down))?(?: (?:yet|for now|at the moment|please)\\b|(?=\\s*(?:[,.;:!–-]|$)))`,
    `\\bnothing(?:['’]s| is| should be| is to be| needs to be| has to be)?(?: to be)? ${TOUCHED}(?: yet| from you|(?=\\s*(?:[,.;:!–-]|$)))`,
    `\\b(?:thinking|musing) (?:aloud|out loud)\\b|\\b(?:just|only) musing\\b|\\bpurely (?:in theory|hypothetical\\w*|as a question)\\b`,
    `\\bI (?:ain['’]t|am not|['’]m not|haven['’]t) decided\\b.{0,20}\\b(?:don['’]?t|do not) ${TOUCH}\\b`,
  ].join('|'),
  'iu',
);
/** '… but do move it': something is wanted all the same. */
const ALL_THE_SAME =
  /\b(?:but|so|only|except|just)\s+(?:please |do |can you |could you )*(?:move|cancel|book|put|change|shift|add)\b/i;

const CHANGES: ReadonlySet<Act> = new Set([
  ...(['create', 'change', 'revise', 'cancel', 'swap', 'answer', 'pick', 'again'] as const),
] as const);

/** 'Don't change anything yet, I'm thinking aloud, but Friday might suit it better': wondered about, and not wanted. */
export function thinksAloud(command: Command, message: string): Command {
  if (!CHANGES.has(command.act) || (command.force !== 'request' && command.force !== 'news')) return command;
  const said = NOTHING_YET.exec(message);
  if (!said || ALL_THE_SAME.test(message.slice(said.index + said[0].length))) return command;
  const isNamed = command.act !== 'create' && command.act !== 'pick';
  return isNamed
    ? { ...command, force: 'hypothetical' }
    : { ...command, act: 'nothing', force: 'statement', slots: [] };
}
