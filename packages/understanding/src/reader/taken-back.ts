import { type Command, isChanging, type Role } from '../commands/language.ts';

const MEANT_TO =
  /\b(?:was|were) (?:just )?(?:going|about|meaning|planning) to (?:ask|tell|have|get) (?:you|u)\b/i;
const NO_MATTER =
  /\b(?:never ?mind|nvm|forget (?:it|that|about it)|no need|don['’]?t bother|it['’]?s fine)\b/i;
const JOKING =
  /(?<!\b(?:no|not|who (?:was|am|are|were) (?:i|we)) )\b(?:kidding|joking|jk)\b(?!\s+aside)|\bhaha(?:ha)*\b[^.!?\n]{0,20}\b(?:not really|as if)\b/i;

const ANYTHING =
  /\b(?:don['’]?t|do not|no need to)\s+(?:put|book|add|do|write|schedule|enter|make)\s+(?:anything|any of it|it)\b/i;

/** 'I was going to ask you to …, but never mind', 'book me a holiday until May haha just kidding': nothing is wanted. */
export const takenBack = (command: Command, message: string): Command => {
  if (!isChanging(command.act) || command.force !== 'request') return command;
  const said = message.slice(command.start);
  const isMeant = MEANT_TO.test(said) && NO_MATTER.test(said);
  const wish = command.slots.findLast(({ role }) => WISHED.has(role));
  const behind = wish === undefined ? '' : message.slice(wish.end);
  const isOver = JOKING.test(behind) || ANYTHING.test(behind);
  return isMeant || isOver ? { ...command, act: 'nothing', force: 'retracted', slots: [] } : command;
};
const WISHED: ReadonlySet<Role> = new Set(['title', 'time', 'target', 'text'] as const);

const OFF = /\b(?:call(?:ing)? off|cancel(?:ling)?|scrap|bin|ditch|drop|delete)\b/i;
const KEPT: ReadonlySet<Role> = new Set([
  'target',
  'old_time',
  'old_person',
  'reason',
  'filler',
  'set',
] as const);

/** 'Call off Wednesday's rehearsal, as …': nothing says what it should become. */
export const calledOff = (command: Command, message: string): Command => {
  const target = command.slots.find(({ role }) => role === 'target');
  const isOff =
    command.act === 'change' &&
    target !== undefined &&
    command.slots.every(({ role }) => KEPT.has(role)) &&
    OFF.test(message.slice(command.start, target.start));
  return isOff ? { ...command, act: 'cancel' } : command;
};

const ANSWERS = [
  { act: 'accept', says: /\b(?:accept|say yes|i['’]?ll (?:go|come|be there)|go to)\b/i },
  { act: 'decline', says: /\b(?:decline|turn (?:it|that) down|say no|i won['’]?t)\b/i },
  { act: 'tentative', says: /\b(?:tentative|maybe|perhaps)\b/i },
] as const;
const TURN = /\b(?:actually|no|wait|hang on|hmm+|sorry)\b(.*)$/is;

/** 'Decline the party. Actually no, accept it': the answer after the turn. */
export const changedAnswer = (command: Command, message: string): Command => {
  const isTaken = command.force === 'retracted' && ANSWERS.some(({ act }) => act === command.act);
  const after = isTaken ? TURN.exec(message.slice(command.start, command.end))?.[1] : undefined;
  if (!after) return command;
  const meant = ANSWERS.filter(({ says, act }) => act !== command.act && says.test(after));
  return meant.length === 1 && meant[0]
    ? {
        ...command,
        act: meant[0].act,
        force: 'request',
        slots: command.slots.filter(
          ({ role }, index) =>
            role !== 'target' || command.slots.findIndex((one) => one.role === role) === index,
        ),
      }
    : command;
};
