import type { Act, Command, Role, Slot } from '../commands/language.ts';
import { peopleIn } from '../commands/people-in.ts';

const ASKED: ReadonlySet<Act> = new Set(['find_time', 'ask_free'] as const);
const PEOPLE: ReadonlySet<Role> = new Set([
  'person',
  'guest',
  'people_of',
  'same_people',
  'old_person',
] as const);

const PRONOUN_BOTH =
  /\b(?<who>he|she|they) and (?:I|me|myself)\b|\b(?:I|me) and (?<other>he|she|him|her|they|them)\b|\b(?<him>him|her|them) and (?:me|myself)\b|\b(?<whose>his|her|their) (?:(?:calendar|diary|schedule) )?(?:and|as well as) (?:mine|my own)\b/i;
const BOTH =
  /\b(?:(?:we|us|our) both|both (?:of us|our)|(?:n?either|the two) of us|neither (?:he|she|they) nor I)\b/i;
const FREE = '(?:free|available|around|open|busy)';

/** 'When are he and I both free?', 'bens free at ten, right?': whose time is asked about, where nobody was marked. */
export function withWhoIsAsked(command: Command, message: string, names: readonly string[]): Command {
  if (!ASKED.has(command.act) || command.slots.some(({ role }) => PEOPLE.has(role))) return command;
  const found = asSubject(command, message, names) ?? besideMe(command, message, names);
  if (!found) return command;
  const others = command.slots.filter(({ start, end }) => start >= found.end || end <= found.start);
  const isApart = found.start >= command.start;
  const slots = [...(isApart ? others : command.slots), found];
  return { ...command, slots: slots.toSorted((one, other) => one.start - other.start) };
}

/** 'Bens free tuesday?': the first name, written with or without its 's. */
function asSubject({ start, end }: Command, message: string, names: readonly string[]): Slot | undefined {
  const said = message.slice(start, end);
  for (const first of firstNamesIn(said, names)) {
    const at = new RegExp(
      `(?<![\\p{L}])(?<name>${first})(?:['’]?s)?(?: (?:is|even|still|really|actually))* ${FREE}\\b`,
      'iu',
    ).exec(said);
    if (at) return slotOf(message, start + at.index, first.length);
  }
  return undefined;
}

/** 'Ben has a clinic. When are he and I both free?': the only one that was named. */
function besideMe({ start, end }: Command, message: string, names: readonly string[]): Slot | undefined {
  const said = message.slice(start, end);
  const pronoun = PRONOUN_BOTH.exec(said);
  if (!pronoun && !BOTH.test(said)) return undefined;
  const before = message.slice(0, end);
  const [only, ...more] = firstNamesIn(before, names);
  if (only && more.length === 0) {
    const at = new RegExp(`(?<![\\p{L}])${only}(?:['’]?s)?(?![\\p{L}])`, 'iu').exec(before);
    if (at) return slotOf(message, at.index, only.length);
  }
  const word = pronoun && Object.values(pronoun.groups ?? {}).find((one) => one !== undefined);
  return pronoun && word
    ? slotOf(message, start + pronoun.index + pronoun[0].indexOf(word), word.length)
    : undefined;
}

const firstNamesIn = (text: string, names: readonly string[]): string[] => [
  ...new Set(
    peopleIn(
      text,
      names.map((name) => ({ name })),
    ).map(({ name }) => (/\p{L}+/u.exec(name)?.[0] ?? '').toLowerCase()),
  ),
];

const slotOf = (message: string, start: number, length: number): Slot => ({
  role: 'person',
  text: message.slice(start, start + length),
  start,
  end: start + length,
});
