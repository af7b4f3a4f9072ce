import { checkReading } from '../commands/check-reading.ts';
import { type Act, type Command, type Force, isRole, type Reading, type Slot } from '../commands/language.ts';
import type { WhenContext } from '../when/types.ts';
import { featuresOf } from './features.ts';
import { type Encoded, encode } from './network.ts';
import type { ReadingContext } from './situation.ts';
import type { Token } from './tokens.ts';
import type { Weights } from './weights.ts';

/** A reading with how sure the reader is of each command, 0 to 1. */
export interface SureReading extends Reading {
  readonly sure: readonly number[];
  /** Words that the reader did not look at, because the message is too long. */
  readonly unread: number;
}

/** Reads a message into commands. Pure and deterministic; never throws on any text. */
export function readMessage(
  message: string,
  context: ReadingContext,
  when: WhenContext,
  weights: Weights,
): SureReading {
  const read = featuresOf(message, context, when);
  if (read.tokens.length === 0) return { message, commands: [], sure: [], unread: 0 };
  const encoded = encode(read, weights);
  const found = spansOf(encoded, weights).map(([first, last]) =>
    commandAt(first, last, message, read.tokens, encoded, weights),
  );
  const commands = found.map(({ command }, index) => withCondition(command, index, found));
  return { message, commands, sure: found.map(({ sure }) => sure), unread: read.unread };
}

/** From each beginning of a clause to its end. */
function spansOf({ clauses }: Encoded, { labels }: Weights): [first: number, last: number][] {
  const spans: [number, number][] = [];
  let isInside = false;
  for (const [index, shares] of clauses.entries()) {
    const label = labels.clauses[best(shares)];
    const open = spans.at(-1);
    if (label === 'B' || (label === 'I' && !isInside)) spans.push([index, index]);
    else if (label === 'I' && open) open[1] = index;
    isInside = label !== 'O';
  }
  return spans;
}

interface FoundCommand {
  readonly command: Command;
  readonly condition: string;
  readonly sure: number;
}

function commandAt(
  first: number,
  last: number,
  message: string,
  tokens: readonly Token[],
  encoded: Encoded,
  { labels }: Weights,
): FoundCommand {
  const { acts, forces, conditions } = encoded.clause(first, last);
  const [act, force] = [best(acts), best(forces)];
  const command: Command = {
    act: labels.acts[act] as Act,
    force: labels.forces[force] as Force,
    slots: slotsIn(first, last, message, tokens, encoded, labels.roles),
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
  };
  const allowed = withAllowed(command, message);
  return {
    command: allowed,
    condition: labels.conditions[best(conditions)] ?? 'none',
    sure: (acts[act] ?? 0) * (forces[force] ?? 0),
  };
}

function slotsIn(
  first: number,
  last: number,
  message: string,
  tokens: readonly Token[],
  { roles }: Encoded,
  labels: readonly string[],
): Slot[] {
  const slots: { role: Slot['role']; from: number; to: number }[] = [];
  for (let index = first; index <= last; index += 1) {
    const label = labels[best(roles[index] ?? new Float32Array([1]))] ?? 'O';
    const role = label.slice(2);
    if (label === 'O' || !isRole(role)) continue;
    const open = slots.at(-1);
    if (label.startsWith('I') && open?.role === role && open.to === index - 1) open.to = index;
    else slots.push({ role, from: index, to: index });
  }
  return slots.map(({ role, from, to }) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to]?.end ?? 0];
    return { role, text: message.slice(start, end), start, end };
  });
}

/** A role that the act cannot have is no role: the words stay, unused. */
function withAllowed(command: Command, message: string): Command {
  const slots = command.slots.filter(
    (slot) => checkReading({ message, commands: [{ ...command, slots: [slot] }] }).length === 0,
  );
  return { ...command, slots };
}

/** A condition is about the question just before it. */
function withCondition(command: Command, index: number, found: readonly FoundCommand[]): Command {
  const condition = found[index]?.condition;
  const of = found.slice(0, index).findLastIndex((one) => one.command.act.startsWith('ask_'));
  return condition === 'none' || condition === undefined || of < 0
    ? command
    : { ...command, condition: { of, holds: condition === 'if' } };
}

function best(shares: Float32Array): number {
  let chosen = 0;
  for (let index = 1; index < shares.length; index += 1)
    if ((shares[index] ?? 0) > (shares[chosen] ?? 0)) chosen = index;
  return chosen;
}
