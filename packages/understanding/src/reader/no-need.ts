import { type Command, isChanging } from '../commands/language.ts';

const NO_NEED =
  /^\W*(?:(?:so|but|and|then|there(?:['’]s| is)|lovely|great|thanks|thank you|ok|okay|perfect|cool|fine|good|nice|cheers|ah|oh|no|super|brilliant)\W+)*no\s+need\s+to\s+(?:book|add|put|do|change|move|remind|save|write|note|schedule|set|make|block|remember)\b/i;

const NOT_DOING =
  /\b(?:i['’]?m|i am|we['’]?re|we are)\s+(?:definitely |certainly |really )?not\s+(?:going to\s+)?(?:miss|cancel|skip|drop|mov|chang|delet|giv)\p{L}*\b/iu;

/** 'No need to book anything, I'll just knock', 'I'm not missing the choir for him': nothing is wanted. */
export const needsNothing = (command: Command, message: string): Command =>
  isChanging(command.act) &&
  [NO_NEED, NOT_DOING].some((denial) => denial.test(message.slice(command.start, command.end)))
    ? { ...command, act: 'nothing', force: 'statement', slots: [] }
    : command;
