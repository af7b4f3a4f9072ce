import type { Act, Command, Role } from '../commands/language.ts';

const POLITE = '(?:(?:please|pls|hey|ok|and|just|can you|could you|would you|will you)\\W+)*';
const SHOW =
  "(?:check|read|show|list|view|see|hear|go over|look at|pull up|bring up|give me|tell me|walk me through|i(?:[’']d| would)? (?:like|want|need)(?: to (?:see|hear|check))?)";
/** Between the two stands nothing but what ties them: 'put the dentist in my calendar' shows nothing. */
const TIES = '(?:\\s+(?:me|us|back|out|over|all|of|everything|on|to|through))*';
const SHOWN = new RegExp(
  `^\\W*${POLITE}${SHOW}${TIES}\\s+(?:my|the|today['’]s|tomorrow['’]s)\\s+(?:meeting )?(calendar|schedules?|agenda|day|reminders?)\\b(?!\\s+(?:event|entry|invit\\p{L}+|item|to|that|about|set|free|clear|open|empty|blocked)\\b)`,
  'iu',
);
const RHYTHM = /\b(?:every|each|daily|weekly)\b/i;
const IS_THERE =
  /^\W*(?:(?:and|so|ok|hey)\W+)*(?:is there|are there|do i have|have i got|did i (?:set|request|ask for))\b/i;

/** What a request to see something is taken for, as it names a time and a thing. */
const MAKES: ReadonlySet<Act> = new Set(['create', 'remind', 'prefer', 'notify'] as const);
const KEPT: ReadonlySet<Role> = new Set(['time', 'target', 'person', 'place'] as const);

/** 'Check my calendar for Friday', 'is there a reminder for the bins?': asks what is there, and makes nothing new. */
export function asksToSee(command: Command, message: string): Command {
  if (!MAKES.has(command.act) || command.force !== 'request') return command;
  const said = message.slice(command.start, command.end);
  const shown = RHYTHM.test(said) ? undefined : SHOWN.exec(said)?.[1]?.toLowerCase();
  const slots = command.slots.filter(({ role }) => KEPT.has(role));
  if (shown) {
    const isReminders = shown.startsWith('reminder');
    return {
      ...command,
      act: isReminders ? 'ask_reminders' : 'ask_agenda',
      slots: isReminders ? [] : slots.filter(({ role }) => role === 'time'),
    };
  }
  if (!IS_THERE.test(said)) return command;
  if (command.act === 'remind') return { ...command, act: 'ask_reminders', slots: [] };
  if (command.act !== 'create') return command;
  const called = command.slots.map((slot) =>
    slot.role === 'title' ? { ...slot, role: 'target' as const } : slot,
  );
  return { ...command, act: 'ask_when', slots: called.filter(({ role }) => KEPT.has(role)) };
}
