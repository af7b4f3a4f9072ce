import { type Act, type Command, isChanging, isLooking, type Reading, type Role } from './language.ts';

/** Spans that any clause may have. */
const ANYWHERE: ReadonlySet<Role> = new Set(['retracted', 'reason', 'filler'] as const);

const WHICH = ['target', 'set', 'except', 'old_time', 'old_person', 'once', 'onwards', 'whole'] as const;
const WHEN = [
  'time',
  'length',
  'end',
  'start',
  'all_day',
  'before',
  'after',
  'slot_of',
  'gap',
  'avoid',
  'earliest',
  'latest',
  'zone',
  'same_time',
  'same_day',
  'same_length',
] as const;
const WHAT = [
  'title',
  'guest',
  'people_of',
  'invite',
  'no_invite',
  'place',
  'note',
  'link',
  'video',
  'free',
  'same_place',
  'same_people',
] as const;
const SHIFTS = ['shift', 'stretch', 'same_end', 'guest_out'] as const;
const REMINDER = [
  'text',
  'lead',
  'time',
  'before',
  'after',
  'target',
  'set',
  'shift',
  'zone',
  'same_time',
] as const;
const ASKED = [
  ...WHICH,
  'time',
  'length',
  'person',
  'before',
  'after',
  'avoid',
  'zone',
  'earliest',
  'latest',
] as const;

/** What the clause of an act may hold. */
const ALLOWED: Partial<Record<Act, readonly Role[]>> = {
  create: [...WHEN, ...WHAT],
  change: [...WHICH, ...WHEN, ...WHAT, ...SHIFTS],
  swap: ['target', 'old_time', 'old_person', 'once', 'same_time', 'same_day', 'same_length', 'time'],
  cancel: WHICH,
  accept: [...WHICH, 'note'],
  decline: [...WHICH, 'note'],
  tentative: [...WHICH, 'note'],
  remind: [...REMINDER, 'title'],
  change_reminder: REMINDER,
  drop_reminder: ['target', 'set', 'except', 'time', 'text'],
  prefer: ['text', 'time', 'person', 'place', 'length'],
  forget: ['target', 'set', 'text'],
  notify: ['text', 'time', 'target'],
  undo: ['target', 'set', 'except'],
  find_time: [...WHEN, ...WHAT, 'person'],
  revise: [...WHICH, ...WHEN, ...WHAT, ...SHIFTS, 'text', 'lead', 'person', 'option'],
  again: [...WHICH, ...WHEN, ...WHAT, ...SHIFTS, 'text', 'lead', 'person'],
  answer: [...WHICH, ...WHEN, ...WHAT, ...SHIFTS, 'text', 'lead', 'person', 'option'],
  pick: ['option', 'set', 'except', 'time', 'title', 'length', 'person'],
  approve: ['option', 'set', 'target'],
  deny: ['option', 'set', 'target', 'except'],
};

/** Whether the clause of an act may hold a span of this role. */
export const mayHave = (act: Act, role: Role): boolean =>
  ANYWHERE.has(role) ||
  ((isLooking(act) && act !== 'find_time' ? ASKED : ALLOWED[act])?.includes(role) ?? false);

/** What is wrong with a reading as such, in sentences for its author; empty when nothing is. */
export function checkReading({ message, commands }: Reading): string[] {
  return commands.flatMap((command, index) =>
    problemsOf(command, message).map((problem) => `clause ${index + 1} (${command.act}): ${problem}`),
  );
}

function problemsOf(command: Command, message: string): string[] {
  const { act, slots } = command;
  const roles = new Set(slots.map(({ role }) => role));
  const has = (...wanted: readonly Role[]) => wanted.some((role) => roles.has(role));
  return [
    ...[...roles].filter((role) => !mayHave(act, role)).map((role) => `no ${role} here`),
    ...slots
      .filter(({ start, end, text }) => message.slice(start, end) !== text)
      .map(({ text }) => `'${text}' is not at its place`),
    ...(act === 'swap' && slots.filter(({ role }) => role === 'target').length + Number(has('set')) < 1
      ? ['a swap names what changes places']
      : []),
    ...(has('once') && has('whole') ? ['one of a series, or all of it'] : []),
    ...(command.force === 'news' && !isChanging(act) && act !== 'revise' ? ['news is about an event'] : []),
  ];
}

/** The words of a message that no clause and no span accounts for, in order. */
export function unaccounted({ message, commands }: Reading): string[] {
  const used = new Uint8Array(message.length);
  for (const { start, end } of commands) used.fill(1, start, end);
  return [...message.matchAll(/[\p{L}\p{N}]+(?:['’.:@-][\p{L}\p{N}]+)*/gu)]
    .filter(({ index, 0: word }) => !used.subarray(index, index + word.length).some(Boolean))
    .map(([word]) => word);
}
