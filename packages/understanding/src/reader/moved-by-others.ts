import type { Command } from '../commands/language.ts';

const MOVED =
  /\b(?:they|he|she|it|the \p{L}+)(?:['’]ve|['’]s| have| has| was| got| is)?(?: been| just| now)* (?:moved|changed|pushed|shifted|brought forward|delayed|postponed)\b/iu;
/** 'They moved it. 11 til 1.': in the past tense, and news of when it is now. */
export function movedByOthers(command: Command, message: string): boolean {
  const said = message.slice(command.start, command.end);
  return (
    command.force === 'past' &&
    (command.act === 'revise' || command.act === 'change') &&
    command.slots.some(({ role }) => role === 'time') &&
    MOVED.test(said) &&
    !/\b(?:last|yesterday|ago|once|back then)\b/i.test(said)
  );
}
