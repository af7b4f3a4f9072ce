import { type Act, type Command, isChanging, type Role } from '../commands/language.ts';

const NO_NEED =
  /^\W*(?:(?:so|but|and|then|there(?:['’]s| is)|lovely|great|thanks|thank you|ok|okay|perfect|cool|fine|good|nice|cheers|ah|oh|no|super|brilliant)\W+)*no\s+need\s+to\s+(?:book|add|put|do|change|move|remind|save|write|note|schedule|set|make|block|remember)\b/i;

const NOT_DOING =
  /\b(?:i['’]?m|i am|we['’]?re|we are)\s+(?:definitely |certainly |really )?not\s+(?:going to\s+)?(?:miss|cancel|skip|drop|mov|chang|delet|giv)\p{L}*\b/iu;

const TO_NOTHING =
  /^\W*(?:(?:and|but|so|please|just)\W+)*(?:cancel|delete|drop|move|change|touch|remove|book|add|write|put|enter|send)\s+(?:absolutely )?nothing\b/i;

/** 'I'm not cancelling it, but remind me to ring her': something new is wanted all the same. */
const MAKES: ReadonlySet<Act> = new Set(['create', 'remind'] as const);

/** 'No need to book anything, I'll just knock', 'I'm not missing the choir for him', 'cancel nothing': nothing is wanted. */
export const needsNothing = (command: Command, message: string): Command =>
  isChanging(command.act) &&
  [NO_NEED, TO_NOTHING, ...(MAKES.has(command.act) ? [] : [NOT_DOING])].some((denial) =>
    denial.test(message.slice(command.start, command.end)),
  )
    ? { ...command, act: 'nothing', force: 'statement', slots: [] }
    : command;

const STILL_ON = /\bcan still (?:go|come|make it|meet)\b/i;
const GOES = /\b(?:cancel|delete|scrap|bin|drop|remove|off|skip)\b/i;

/** 'Ana and I can still go': so it stays. */
export const stillOn = (command: Command, message: string): Command => {
  const said = message.slice(command.start, command.end);
  return command.act === 'cancel' && STILL_ON.test(said) && !GOES.test(said)
    ? { ...command, act: 'nothing', force: 'statement', slots: [] }
    : command;
};

const NEEDS_GOING = /\bneeds?\s+(?:deleting|cancelling|canceling|removing|scrapping|binning)\b/i;

/** 'It's tomorrow's choir that needs deleting': no note about it. */
export const needsGoing = (command: Command, message: string): Command =>
  command.act === 'change' && NEEDS_GOING.test(message.slice(command.start, command.end))
    ? { ...command, act: 'cancel', slots: command.slots.filter(({ role }) => CALLED.has(role)) }
    : command;
const CALLED: ReadonlySet<Role> = new Set([
  'target',
  'old_time',
  'old_person',
  'set',
  'reason',
  'filler',
] as const);
