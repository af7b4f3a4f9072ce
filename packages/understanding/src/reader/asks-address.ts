import type { Act, Command } from '../commands/language.ts';
import { peopleIn } from '../commands/people-in.ts';

const ADDRESS = /\b(?:e-?mail(?:\s+address)?|address)\b(?!\s+(?:me|him|her|them|us)\b)/i;
const ASKED: ReadonlySet<Act> = new Set(['ask_self', 'other', 'ask_detail', 'ask_who'] as const);

/** 'Do you have Ola's email?': about her, and neither about us nor about the world. */
export function asksAddress(command: Command, message: string, names: readonly string[]): Command {
  const said = message.slice(command.start, command.end);
  if (!ASKED.has(command.act) || command.force !== 'request' || !ADDRESS.test(said)) return command;
  const [person, ...more] = peopleIn(
    said,
    names.map((name) => ({ name })),
  );
  if (!person || more.length > 0) return command;
  const first = person.name.split(/\s+/)[0] ?? '';
  const start = command.start + said.toLowerCase().indexOf(first.toLowerCase());
  const text = message.slice(start, start + first.length);
  return {
    ...command,
    act: 'ask_contact',
    slots: [{ role: 'person', text, start, end: start + first.length }],
  };
}
