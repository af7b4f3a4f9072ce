import type { Duration, TimeRole, TimeSlot } from '../slot-types.ts';
import type { PartsOptions } from '../slots/walk/walk.ts';
import type { Clause } from '../text/clause.ts';
import { tidy } from '../text/clean.ts';
import type { Token } from '../text/tokens.ts';
import type { FoundWhen, When } from '../when-port.ts';

/** A clause with what is needed to read slots from it. */
export type Reading = {
  clause: Clause;
  confidence: number;
  people: Pick<PartsOptions, 'known' | 'caseless'>;
  /** resolves a phrase in the person's own time */
  resolve: (phrase: string) => When;
};

export function toSlot(found: FoundWhen, role: TimeRole): TimeSlot {
  return { phrase: found.text, start: found.start, end: found.end, role, when: found.when };
}

const SAME_TIME = /\b(?:at )?(?:the )?same (?:time|hour)(?: on)?\b/i;

/** 'Same time tomorrow' is not the hour that it is now, as 'this time tomorrow' is: of what, only the talk can tell. */
export function withoutNow(slot: TimeSlot, resolve: (phrase: string) => When): TimeSlot {
  if (slot.when.kind !== 'instant' || !SAME_TIME.test(slot.phrase)) return slot;
  const phrase = tidy(slot.phrase.replace(SAME_TIME, ' '));
  const when = phrase === '' ? undefined : resolve(phrase);
  return when && when.kind !== 'none' ? { ...slot, phrase, when } : slot;
}

/** The role a time has by its own nature; `role` for all others. */
export function roleOf(found: FoundWhen, role: TimeRole): TimeRole {
  if (found.when.kind === 'duration') return 'duration';
  if (found.when.kind === 'recurrence') return 'recurrence';
  return role;
}

/** The piece of a found time this token is, when the time was put together from several. */
export function pieceAt(token: Token): FoundWhen | undefined {
  const whole = token.time;
  if (!whole) return undefined;
  return whole.parts?.find((part) => part.start === token.start) ?? whole;
}

/** Every time of the clause, whole, in order. */
export function wholeTimes(clause: Clause): FoundWhen[] {
  const times: FoundWhen[] = [];
  for (const token of clause.tokens) if (token.time && !times.includes(token.time)) times.push(token.time);
  return times;
}

export function durationOf(found: FoundWhen): Duration | undefined {
  if (found.when.kind !== 'duration') return undefined;
  return { minutes: Math.round(found.when.seconds / 60), said: found.text };
}

export const said = (clause: Clause): string => {
  const first = clause.tokens[0];
  const last = clause.tokens.at(-1);
  return first && last ? clause.text.slice(first.start, last.end) : '';
};

/** Token range that a match in `core` covers, counted in tokens of the clause. */
export function matchEnd(clause: Clause, match: RegExpExecArray): number {
  const offset = clause.coreAt + match.index + match[0].length;
  let index = clause.offsets.findIndex(
    (start, at) => start >= offset && (clause.tokens[at]?.norm ?? '') !== '',
  );
  if (index < 0) index = clause.tokens.length;
  return index;
}

export function coreStart(clause: Clause): number {
  const index = clause.offsets.findIndex((start) => start >= clause.coreAt);
  return index < 0 ? 0 : index;
}
