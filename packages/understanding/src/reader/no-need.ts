import { type Command, isChanging } from '../commands/language.ts';

const NO_NEED =
  /^\W*(?:(?:so|but|and|then|there(?:['’]s| is)|lovely|great|thanks|thank you|ok|okay|perfect|cool|fine|good|nice|cheers|ah|oh|no|super|brilliant)\W+)*no\s+need\s+to\s+(?:book|add|put|do|change|move|remind|save|write|note|schedule|set|make|block|remember)\b/i;

/** 'No need to book anything, I'll just knock': nothing, and above all nothing to keep in mind. */
export const needsNothing = (command: Command, message: string): Command =>
  isChanging(command.act) && NO_NEED.test(message.slice(command.start, command.end))
    ? { ...command, act: 'nothing', force: 'statement', slots: [] }
    : command;
