import type { Act, Command, Reading, Role, Slot } from './language.ts';

/**
 * Times that were said of one person: 'Ana only before noon, Ben not on Fridays'. In a reading they are times and times to
 * avoid like any others, and stand behind or before a name; here each is marked with whose it is.
 */
export function ofPeople<T extends Reading>(reading: T): T {
  const commands = reading.commands.map((command) =>
    BOUNDED.has(command.act) && command.slots.some(isPerson) ? marked(command, reading.message) : command,
  );
  return { ...reading, commands };
}

/** 'Is Ben free on Friday' asks about Friday; only what looks for a time has bounds. */
const BOUNDED: ReadonlySet<Act> = new Set(['find_time', 'create'] as const);
const PEOPLE: ReadonlySet<Role> = new Set(['person', 'guest'] as const);
const TIMES: ReadonlySet<Role> = new Set(['time', 'avoid'] as const);
const isPerson = ({ role }: Slot): boolean => PEOPLE.has(role);
const isTime = ({ role }: Slot): boolean => TIMES.has(role);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** What may stand between a name and their time: that they can, or cannot, and nothing else. */
const CAN = words(
  'only just can could is are works work has does do did available free around in make prefers prefer wants needs time best better',
);
const CANNOT = words(
  "not can't cant cannot won't isn't isnt doesn't doesnt never no out off away busy unavailable except",
);
const IDLE = words('who which that it this she he they will be on at the a then but usually always s and or');
/** What joins a time and whom it suits: 'Fridays are bad for Ben'. */
const SUITS = words('work works suit suits good fine ok okay possible best better');
const UNSUITABLE = words("don't dont doesn't doesnt not bad impossible never no won't");
const JOINS = words('for are is do does to with be would only');
/** Behind these a name is one of those who come, and what follows is about all of them. */
const OBJECT = words('with and for invite inviting plus me n & + /');

/** 'When is Ana free tomorrow, in the afternoon?' says when to look. */
const WHEN_CAN = /\bwhen(?:['’]s|\s+(?:is|can|could|would|will|does))\s+$/iu;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
const plain = (word: string): string => word.replace('’', "'");
const isMadeOf = (said: readonly string[], ...sets: readonly ReadonlySet<string>[]): boolean =>
  said.every((word) => sets.some((set) => set.has(plain(word))));
const some = (said: readonly string[], set: ReadonlySet<string>): boolean =>
  said.some((word) => set.has(plain(word)));

/** Whose a time is, and whether it suits them. */
interface Owned {
  readonly of: string;
  readonly role: 'time' | 'avoid';
}

function marked(command: Command, message: string): Command {
  const parts = command.slots.filter(({ role }) => role !== 'filler' && role !== 'reason');
  const names = [...new Set(parts.filter(isPerson).map(({ text }) => text))];
  const mentions = names.flatMap((name) => mentionsOf(name, command, message));
  const divided = parts.flatMap((slot) => (isTime(slot) ? around(slot, mentions, message) : [slot]));
  const missing = mentions.filter(
    ({ start }) => !parts.some((slot) => isPerson(slot) && slot.start === start),
  );
  const inOrder = [...divided, ...missing].toSorted((one, other) => one.start - other.start);
  const owners = new Map<Slot, Owned>();
  for (const [index, slot] of inOrder.entries()) {
    if (!isTime(slot)) continue;
    const own = before(inOrder, index, message, owners) ?? behind(inOrder[index + 1], slot, message);
    if (own) owners.set(slot, own);
  }
  if (owners.size === 0) return command;
  return {
    ...command,
    slots: [...command.slots.filter((slot) => !parts.includes(slot)), ...divided]
      .map((slot) => ({ ...slot, ...owners.get(slot) }))
      .toSorted((one, other) => one.start - other.start),
  };
}

/** Everywhere in the clause that somebody is named: a reader marks who comes, and not each time that they are spoken of. */
function mentionsOf(name: string, { start, end }: Command, message: string): Slot[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return [...message.slice(start, end).matchAll(pattern)].map(({ index, 0: { length } }) => ({
    role: 'person',
    text: name,
    start: start + index,
    end: start + index + length,
  }));
}

/** 'Next week, Ana only before noon', taken for one time, is two. */
function around(slot: Slot, mentions: readonly Slot[], message: string): Slot[] {
  const inside = mentions.find(({ start, end }) => start >= slot.start && end <= slot.end);
  if (!inside) return [slot];
  return [
    [slot.start, inside.start],
    [inside.end, slot.end],
  ].flatMap(([from = 0, to = 0]) => {
    const text = message.slice(from, to);
    const bare = text.replace(/^[\s,;.]+|[\s,;.]*(?:\b(?:and|but|with)\b)?[\s,;.]*$/gi, '');
    const start = from + text.indexOf(bare);
    return bare ? [{ ...slot, text: bare, start, end: start + bare.length }] : [];
  });
}

/** 'Ana can only do mornings', 'Ben (not on Fridays)', 'Ben not on Fridays or after 4'. */
function before(
  inOrder: readonly Slot[],
  index: number,
  message: string,
  owners: ReadonlyMap<Slot, Owned>,
): Owned | undefined {
  const [slot, last] = [inOrder[index], inOrder[index - 1]];
  if (!slot || !last) return undefined;
  const between = message.slice(last.end, slot.start);
  const said = wordsIn(between);
  const role = (isNot: boolean) => (isNot || slot.role === 'avoid' ? 'avoid' : 'time');
  const earlier = owners.get(last);
  // One more of the same person: the same way, unless it says otherwise.
  if (earlier && /^[\s,]*(?:and|or|nor|&)?[\s,]*$/i.test(between.replace(/\b(?:not|only)\b/gi, '')))
    return { of: earlier.of, role: role(earlier.role === 'avoid' || some(said, CANNOT)) };
  if (!isPerson(last) || !isMadeOf(said, CAN, CANNOT, IDLE)) return undefined;
  const own = wordsIn(slot.text)[0] ?? '';
  const isNot = some(said, CANNOT) || CANNOT.has(own);
  // 'When can Ben, next week?' looks in that week; a time next to another one, or of somebody named again, is theirs.
  const isNamedAgain = inOrder.some(
    (one) => one.start < last.start && isPerson(one) && one.text === last.text,
  );
  const isObject = OBJECT.has(wordsIn(message.slice(0, last.start)).at(-1) ?? '');
  const isAsked = WHEN_CAN.test(message.slice(0, last.start));
  // 'Put tea with Greta in on Thursday': entered then, whatever else is told of her.
  const isEntered = isObject && said.every((word) => word === 'in' || IDLE.has(plain(word)));
  const isPlain =
    !isAsked && !isEntered && some(said, CAN) && (inOrder.filter(isTime).length > 1 || isNamedAgain);
  const says = isNot || slot.role === 'avoid' || own === 'only' || said.includes('only') || isPlain;
  const isAside = /^\s*\(/.test(between) || said[0] === 'who';
  return says && (isAside || isNamedAgain || !isObject) ? { of: last.text, role: role(isNot) } : undefined;
}

/** 'Fridays don't work for Ben', 'only mornings suit Ana'. */
function behind(next: Slot | undefined, slot: Slot, message: string): Owned | undefined {
  if (!next || !isPerson(next)) return undefined;
  const said = wordsIn(message.slice(slot.end, next.start));
  if (!isMadeOf(said, SUITS, UNSUITABLE, JOINS)) return undefined;
  const isNot = some(said, UNSUITABLE);
  if (!isNot && !some(said, SUITS)) return undefined;
  return { of: next.text, role: isNot || slot.role === 'avoid' ? 'avoid' : 'time' };
}
