import type { Act, Certainty, Command, Role } from '@catch/understanding';
import type { JudgedReading } from './judged-reading.ts';
import { Slots } from './slots.ts';

const ANSWERS: ReadonlySet<Act> = new Set(['accept', 'decline', 'tentative'] as const);
const NAMING: readonly Role[] = ['target', 'set', 'old_time', 'old_person', 'option'];

/** 'Ana's tasting on Friday: put me down as a maybe': which one and what is answered, in two clauses. */
function isOneAnswer(first: Command | undefined, second: Command | undefined): boolean {
  if (!first || !second || first.act !== second.act || !ANSWERS.has(first.act)) return false;
  if (first.force !== 'request' || second.force !== 'request') return false;
  const isNamed = ({ slots }: Command) => new Slots(slots).has(...NAMING);
  return isNamed(first) !== isNamed(second);
}

/** One answer to an invitation is one command, as sure as the surer of its clauses. */
export function withOneAnswer(reading: JudgedReading): JudgedReading {
  const { commands, certainty } = reading;
  // Conditions count clauses.
  if (commands.some(({ condition }) => condition)) return reading;
  const at = commands.findIndex((command, index) => isOneAnswer(command, commands[index + 1]));
  const [first, second] = [commands[at], commands[at + 1]];
  if (!first || !second) return reading;
  const whole = { ...first, slots: [...first.slots, ...second.slots], end: second.end };
  const sureOf = (index: number): Certainty => certainty?.[index] ?? { sure: 1, words: [] };
  const both: Certainty = {
    sure: Math.max(sureOf(at).sure, sureOf(at + 1).sure),
    words: [...sureOf(at).words, ...sureOf(at + 1).words],
  };
  const joined = <T>(list: readonly T[], one: T): T[] => [...list.slice(0, at), one, ...list.slice(at + 2)];
  return withOneAnswer({
    ...reading,
    commands: joined(commands, whole),
    ...(certainty ? { certainty: joined(certainty, both) } : {}),
  });
}
