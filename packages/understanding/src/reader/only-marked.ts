import type { Command, Role } from '../commands/language.ts';

const MARKED =
  /\b(?:mark|set|flag|show|label|tag|list)\b.{1,60}?\b(?:as|to)\s+(?:private|public|confidential|busy|free|tentative|done|completed?|finished|important|urgent|optional|(?:high|low)[- ]priority)\W*$/i;
const MADE = /\bmake\b.{1,60}?\s(?:private|public|confidential|important|urgent|optional)\W*$/i;
const BESIDE: ReadonlySet<Role> = new Set([
  ...(['target', 'set', 'old_time', 'old_person', 'title', 'same_time', 'filler'] as const),
] as const);

/** 'Mark the dentist as private': a property that we do not keep, and no new name for it. */
export function onlyMarked(command: Command, message: string): Command {
  const said = message.slice(command.start, command.end);
  const isMark = command.act === 'change' && (MARKED.test(said) || MADE.test(said));
  return isMark && command.slots.every(({ role }) => BESIDE.has(role))
    ? { ...command, act: 'other', slots: [] }
    : command;
}

const WHETHER = /\b(?:if|whether)\s+(?:\S+\s+){0,2}$/i;

/** 'Ask Ben if Thursday at ten works': whether it suits him, and nothing is moved there. */
export function asksWhetherItSuits(command: Command, message: string): Command {
  const [person, time, ...more] = command.slots.filter(({ role }) => role !== 'filler');
  const isPair = person?.role === 'old_person' && time?.role === 'time' && more.length === 0;
  if (command.act !== 'change' || !isPair || !WHETHER.test(message.slice(person.end, time.start)))
    return command;
  return { ...command, act: 'ask_free', slots: [{ ...person, role: 'person' }, time] };
}
