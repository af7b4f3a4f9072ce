import {
  type Act,
  addsToName,
  type Certainty,
  type Command,
  isChanging,
  placeSaid,
  type Role,
  readReference,
  type Slot,
  saysEach,
  saysHours,
} from '@catch/understanding';
import type { JudgedReading } from './judged-reading.ts';
import { Slots } from './slots.ts';

/** 'Book her for half an hour, budget talk': the second names what the first wants. */
function namedBehind(first: Command | undefined, second: Command | undefined): boolean {
  if (first?.act !== 'create' || second?.act !== 'create') return false;
  if (first.force !== 'request' || second.force !== 'request') return false;
  const [one, name] = [new Slots(first.slots), new Slots(second.slots)];
  const isSame =
    first.condition?.of === second.condition?.of && first.condition?.holds === second.condition?.holds;
  const isName = name.list().every(({ role }) => role === 'title' || role === 'filler' || role === 'reason');
  return isSame && !one.has('title') && one.has('guest', 'length') && name.has('title') && isName;
}

/** 'Board prep with Carla. Thursday at four if she's free, otherwise …': the second says when the first is. */
function timedBehind(first: Command | undefined, second: Command | undefined): boolean {
  if (first?.act !== 'create' || second?.act !== 'revise' || !first.condition) return false;
  if (first.force !== 'request' || second.force !== 'request') return false;
  const [one, time] = [new Slots(first.slots), new Slots(second.slots)];
  const { of, holds } = first.condition;
  const isSame = second.condition?.of === of && second.condition.holds === holds;
  const isTime = time.list().every(({ role }) => role === 'time' || role === 'filler' || role === 'reason');
  return isSame && one.has('title', 'guest') && !one.has('time') && time.has('time') && isTime;
}

/** One event spread over two clauses is one command. Commands that depend on others are renumbered. */
export function withNames(reading: JudgedReading): JudgedReading {
  const { commands, certainty } = reading;
  const at = commands.findIndex((command, index) =>
    [namedBehind, timedBehind].some((isBehind) => isBehind(command, commands[index + 1])),
  );
  const [first, second] = [commands[at], commands[at + 1]];
  if (!first || !second) return reading;
  const whole = { ...first, slots: [...first.slots, ...second.slots], end: second.end };
  const left = commands.flatMap((one, index) => (index === at ? [whole] : index === at + 1 ? [] : [one]));
  const sureOf = (index: number): Certainty => certainty?.[index] ?? { sure: 1, words: [] };
  const both: Certainty = {
    sure: Math.min(sureOf(at).sure, sureOf(at + 1).sure),
    words: [...sureOf(at).words, ...sureOf(at + 1).words],
  };
  return withNames({
    ...reading,
    commands: left.map((one) =>
      one.condition && one.condition.of > at
        ? { ...one, condition: { ...one.condition, of: one.condition.of - 1 } }
        : one,
    ),
    ...(certainty
      ? {
          certainty: certainty.flatMap((one, index) =>
            index === at ? [both] : index === at + 1 ? [] : [one],
          ),
        }
      : {}),
  });
}

/** 'If there is something already, leave it': nothing is wished for in that case. */
export const withoutIdleCases = (reading: JudgedReading): JudgedReading => ({
  ...reading,
  commands: reading.commands.map((command) => {
    const isIdle = command.act === 'create' && command.condition && new Slots(command.slots).isEmpty;
    if (!isIdle) return command;
    const { condition: _condition, ...rest } = command;
    return { ...rest, act: 'nothing', force: 'statement' };
  }),
});

/** What each of several things is known by, and what it has of its own. */
const PAIRED: Partial<Record<Act, { readonly name: Role; readonly own: readonly Role[] }>> = {
  create: { name: 'title', own: ['time'] },
  remind: { name: 'text', own: ['time'] },
  change: { name: 'target', own: ['time', 'old_time'] },
};

/**
 * One command for each request. A clause with several names and as many times in turn is several wishes ('gym at 7, a
 * call with Ben at 3'); an empty one among others of its kind is a heading or a number in a list ('1)', 'three
 * things').
 */
export function separate(reading: JudgedReading): JudgedReading {
  const { commands, certainty } = reading;
  // Conditions count clauses, and a clause that is split cannot be counted.
  if (commands.some(({ condition }) => condition)) return reading;
  const parts = commands.flatMap((command, index) =>
    isHollow(command, commands) || putElsewhere(commands, index - 1)
      ? []
      : isOneOf(command, reading.message)
        ? [{ command, certainty: certainty?.[index] }]
        : partsOf(putElsewhere(commands, index) ?? sharedShift(commands, index) ?? command).map((part) => ({
            command: part,
            certainty: certainty?.[index],
          })),
  );
  return {
    ...reading,
    commands: withEachLength(
      parts.map(({ command }) => command),
      reading.message,
    ),
    ...(certainty
      ? { certainty: parts.map((part): Certainty => part.certainty ?? { sure: 1, words: [] }) }
      : {}),
  };
}

/** 'Judo is on Monday and chess on Friday, drop the latter': one of them, and not each on its day. */
const isOneOf = ({ act, start, end }: Command, message: string): boolean =>
  (act === 'change' || act === 'cancel') && placeSaid(message.slice(start, end)) !== undefined;

/** 'Hair on Wednesday at three, makeup on Thursday at three, both two hours': each of them. */
function withEachLength(commands: readonly Command[], message: string): readonly Command[] {
  const isNew = ({ act, force }: Command) => act === 'create' && force === 'request';
  const [shared, ...others] = commands
    .filter(isNew)
    .flatMap(({ slots }) =>
      slots.filter(
        ({ role, start, end }) =>
          role === 'length' && saysEach(message.slice(Math.max(0, start - EACH), end + EACH)),
      ),
    );
  if (!shared || others.length > 0) return commands;
  return commands.map((command) =>
    isNew(command) && !command.slots.some(({ role }) => role === 'length' || role === 'end')
      ? { ...command, slots: [...command.slots, shared] }
      : command,
  );
}
/** How near to a length it is said whose it is. */
const EACH = 12;

/** 'Push that and the sync after it by half an hour each': what is said of the second is said of both. */
function sharedShift(commands: readonly Command[], index: number): Command | undefined {
  const [command, next] = [commands[index], commands[index + 1]];
  if (command?.act !== 'change' || next?.act !== 'change') return undefined;
  if (command.force !== 'request' || next.force !== 'request') return undefined;
  const isBare = command.slots.every(({ role }) => BARE.has(role));
  const shift = next.slots.filter(({ role }) => role === 'shift');
  const isNamed = command.slots.some(({ role }) => role === 'target');
  return isBare && isNamed && shift.length > 0
    ? { ...command, slots: [...command.slots, ...shift] }
    : undefined;
}
const BARE: ReadonlySet<Role> = new Set(['target', 'old_time', 'reason', 'filler'] as const);

/** 'Take the gym and the call, and put both on Monday': what is taken to be put elsewhere is moved. */
function putElsewhere(commands: readonly Command[], index: number): Command | undefined {
  const [command, next] = [commands[index], commands[index + 1]];
  if (command?.act !== 'cancel' || next?.act !== 'change') return undefined;
  if (command.force !== 'request' || next.force !== 'request') return undefined;
  const isMoved = next.slots.some(({ role }) => role === 'time' || role === 'shift');
  const isOfOwn = next.slots.some(
    ({ role, text }) => role === 'title' || (role === 'target' && !readReference(text).isFocus),
  );
  if (!isMoved || isOfOwn) return undefined;
  const slots = [...command.slots, ...next.slots.filter(({ role }) => role !== 'target')];
  return { ...command, act: 'change', slots, end: next.end };
}

/** 'Oh dear, chess was for my other kid! Bring the chess club back': a reason, and then what is wanted. */
const isHollow = ({ act, slots }: Command, commands: readonly Command[]): boolean =>
  isChanging(act) &&
  new Slots(slots).isEmpty &&
  commands.some(
    // 'Oh no, brain of soup. Take Ana off again': what is wrong is put right by what follows, and not taken back.
    (other) =>
      (other.act === act || act === 'undo') && isChanging(other.act) && !new Slots(other.slots).isEmpty,
  );

function partsOf(command: Command): readonly Command[] {
  const paired = PAIRED[command.act];
  if (!paired) return [command];
  // 'It was at four, put it at five': one thing.
  const names = command.slots.filter(({ role }) => role === paired.name);
  if (names.length > 1 && names.every(({ text }) => paired.name === 'target' && readReference(text).isFocus))
    return [command];
  const own = paired.own.find((role) => inTurn(command.slots, paired.name, role));
  if (!own)
    return withSharedTime(command, paired.name) ?? withTimeBehind(command, paired.name) ?? ofTwo(command);
  const turns = namesAnd(own, command.slots, paired.name);
  const starts = turns.filter((_, index) => index % 2 === 0);
  return starts.map((first, index) => {
    const until = starts[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const slots = command.slots.filter(
      (slot) =>
        (slot.start >= first.start && slot.start < until) || isShared(slot, command, starts[0], turns.at(-1)),
    );
    return asLasting({ ...command, slots });
  });
}

/** 'Sunday 8-12 long ride, ping me Saturday at seven for the tyres': what has an end is no reminder. */
const asLasting = (command: Command): Command =>
  command.act === 'remind' && command.slots.some(({ role, text }) => role === 'time' && saysHours(text))
    ? {
        ...command,
        act: 'create',
        slots: command.slots.map((slot) => (slot.role === 'text' ? { ...slot, role: 'title' } : slot)),
      }
    : command;

/** 'Tomorrow: at 8 the cat, at 6 the herbs': a time in front is that of all, as far as they do not say it themselves. */
function withSharedTime(command: Command, name: Role): readonly Command[] | undefined {
  const [first, second] = namesAnd('time', command.slots, name);
  if (first?.role !== 'time' || second?.role !== 'time') return undefined;
  const rest = command.slots.filter((slot) => slot !== first);
  if (!inTurn(rest, name, 'time')) return undefined;
  return partsOf({ ...command, slots: rest }).map((part) => ({ ...part, slots: [first, ...part.slots] }));
}

/** '10 to 12 the cake, 13 to 14 the vet, on Sunday': hours in front of each name, and behind the last what is said of all. */
function withTimeBehind(command: Command, name: Role): readonly Command[] | undefined {
  const turns = namesAnd('time', command.slots, name);
  const last = turns.at(-1);
  if (turns[0]?.role !== 'time' || last?.role !== 'time') return undefined;
  const rest = command.slots.filter((slot) => slot !== last);
  if (!inTurn(rest, name, 'time')) return undefined;
  return partsOf({ ...command, slots: rest }).map((part) => ({ ...part, slots: [...part.slots, last] }));
}

/** What becomes of an event; the other roles say which one, or nothing. */
const OUTCOMES: ReadonlySet<Role> = new Set([
  ...(['time', 'start', 'end', 'length', 'shift', 'stretch', 'all_day', 'before', 'after'] as const),
  ...(['slot_of', 'title', 'place', 'note', 'guest', 'guest_out', 'link', 'video', 'free'] as const),
] as const);

/** 'Half an hour for the sauna, and the tax office at three': two events, each with what becomes of it. */
function ofTwo(command: Command): readonly Command[] {
  const [first, second, third] = command.slots.filter(({ role }) => role === 'target');
  if (command.act !== 'change' || !first || !second || third) return [command];
  const outcomes = command.slots.filter(({ role }) => OUTCOMES.has(role));
  // 'Drop Dev from the tasting, Ana comes anyway': both are about the same event.
  if (outcomes.some(({ role }) => role === 'guest') && outcomes.some(({ role }) => role === 'guest_out'))
    return [command];
  const between = outcomes.find(({ start }) => start > first.start && start < second.start);
  const [isBefore, isAfter] = [
    outcomes.some(({ start }) => start < first.start),
    outcomes.some(({ start }) => start > second.start),
  ];
  // With something on both sides of a name nobody can tell whose it is.
  const cut =
    isBefore && between && !isAfter
      ? between.start
      : isAfter && isBefore !== (between !== undefined)
        ? second.start
        : undefined;
  if (cut === undefined) return [command];
  return [
    { ...command, slots: command.slots.filter(({ start }) => start < cut) },
    { ...command, slots: command.slots.filter(({ start }) => start >= cut) },
  ];
}

/** Names and what they have of their own; 'lunch at one with the girls' has one name. */
const namesAnd = (own: Role, slots: readonly Slot[], name: Role): readonly Slot[] =>
  slots.filter(
    ({ role, text }) => role === own || (role === name && !(role === 'title' && addsToName(text))),
  );

/** Name and time, name and time: each twice at least. */
function inTurn(slots: readonly Slot[], name: Role, own: Role): boolean {
  const turns = namesAnd(own, slots, name).map(({ role }) => role);
  return (
    turns.length >= 4 && turns.length % 2 === 0 && turns.every((role, index) => role !== turns[index - 1])
  );
}

/** Before the first, it is about all of them; behind the last it is so for a change ('both by an hour'). */
const isShared = (slot: Slot, { act }: Command, first: Slot | undefined, last: Slot | undefined): boolean =>
  (first !== undefined && slot.start < first.start) ||
  (act === 'change' && last !== undefined && slot.start > last.start);
