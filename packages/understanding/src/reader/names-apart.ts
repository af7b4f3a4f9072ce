import type { Command, Role, Slot } from '../commands/language.ts';

const PEOPLE: ReadonlySet<Role> = new Set(['guest', 'guest_out', 'person', 'old_person'] as const);

/** 'With ana ben and carla', without a comma: Ana and Ben, and nobody who is called both. */
export function namesApart(command: Command, people: readonly string[]): Command {
  if (!command.slots.some(({ role, text }) => PEOPLE.has(role) && /\p{L}\s+\p{L}/u.test(text)))
    return command;
  const known = people.map((name) => name.toLowerCase().split(/\s+/));
  return {
    ...command,
    slots: command.slots.flatMap((slot) => (PEOPLE.has(slot.role) ? apart(slot, known) : [slot])),
  };
}

function apart(slot: Slot, known: readonly (readonly string[])[]): readonly Slot[] {
  if (!/^\p{L}+(?:\s+\p{L}+)+$/u.test(slot.text)) return [slot];
  const words = [...slot.text.matchAll(/\p{L}+/gu)];
  const found: Slot[] = [];
  for (let at = 0; at < words.length; ) {
    const length = nameAt(
      words.slice(at).map(([word]) => word.toLowerCase()),
      known,
    );
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || !first || !last) return [slot];
    const [from, to] = [first.index, last.index + last[0].length];
    found.push({
      ...slot,
      text: slot.text.slice(from, to),
      start: slot.start + from,
      end: slot.start + to,
    });
    at += length;
  }
  return found;
}

/** How many of the words, from the first on, are the name of somebody, in full or only the first. */
const nameAt = (words: readonly string[], known: readonly (readonly string[])[]): number =>
  Math.max(
    0,
    ...known.map((name) => {
      const isWhole = name.every((word, at) => words[at] === word);
      return isWhole ? name.length : name[0] === words[0] ? 1 : 0;
    }),
  );
