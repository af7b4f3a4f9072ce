import type { EventReference, TimeSlot } from '../slot-types.ts';
import { type Parts, readParts } from '../slots/parts.ts';
import { PAIR } from '../slots/titles.ts';
import { pieceAt, type Reading, roleOf, toSlot } from './reading.ts';

const ITS_PART =
  /^(?:its|it['’]s)(?: (?:location|place|venue|room|address|title|name|description|notes?|time|duration|length|start|end))?$/i;

export const emptyReference = (): EventReference => ({ people: [], when: [] });

/** Reads which event is meant from a range of the clause. */
export function readReference(
  reading: Reading,
  from: number,
  to: number,
): { reference: EventReference; parts: Parts } {
  const parts = readParts(reading.clause, from, to, { ...reading.people, mode: 'refer' });
  const reference: EventReference = { people: parts.people, when: timesIn(reading, from, to) };
  // 'Change its location': what 'it' is, is known from before.
  if (parts.title !== undefined && ITS_PART.test(parts.title)) reference.anaphor = 'it';
  else if (parts.title !== undefined) reference.title = parts.title;
  // 'My 1:1' says which one, 'my 1:1 with Ana' is whatever they have together.
  const isPair = reading.clause.tokens.slice(from, to).some(({ norm }) => PAIR.test(norm));
  if (parts.noun !== undefined) reference.noun = isPair && parts.people.length === 0 ? '1:1' : parts.noun;
  if (parts.place !== undefined) reference.place = parts.place;
  if (parts.ordinal !== undefined) reference.ordinal = parts.ordinal;
  if (parts.next) reference.next = true;
  if (parts.all) reference.all = true;
  if (parts.anaphor) reference.anaphor = parts.anaphor;
  return { reference, parts };
}

const ALL =
  /^\S+(?: (?:back|forward|out|up))? (?:(?:all|every|each|both|everything|them all|all of)\b|(?:my|the|our) (?:whole|entire|other|remaining|rest)\b|the rest of\b)/;

/** 'Everything this afternoon', 'my whole morning', 'my meetings tomorrow': each one in that time, not one of them. */
export function meansAll({ clause }: Reading, reference: EventReference): boolean {
  if (reference.title !== undefined && !/s$/i.test(reference.title)) return false;
  if (reference.when.length === 0 && reference.anaphor !== 'them') return false;
  return (
    ALL.test(clause.core) || /^(?:meetings|events|appointments|calls|plans)$/i.test(reference.noun ?? '')
  );
}

/** Times whose tokens stand in the range: a time that lies wholly inside is kept whole. */
export function timesIn(
  reading: Reading,
  from: number,
  to: number,
  role: TimeSlot['role'] = 'reference',
): TimeSlot[] {
  const tokens = reading.clause.tokens.slice(from, to);
  const slots: TimeSlot[] = [];
  const seen = new Set<object>();
  for (const token of tokens) {
    if (!token.time) continue;
    const whole = token.time;
    const first = tokens[0];
    const last = tokens.at(-1);
    const inside =
      first !== undefined && last !== undefined && whole.start >= first.start && whole.end <= last.end;
    const found = inside ? whole : pieceAt(token);
    if (!found || seen.has(found)) continue;
    seen.add(found);
    slots.push(toSlot(found, roleOf(found, role)));
  }
  return slots;
}

/** Takes a dangling word off the title; 'it' and 'that' are no titles but pronouns. */
export function trimTitle(reference: EventReference, dangling: RegExp): void {
  if (reference.title === undefined) return;
  // 'Bring it forward' leaves nothing but the direction.
  const title = ` ${reference.title}`.replace(dangling, '').replace(dangling, '').trim();
  if (/^(?:it|that|this|them)$/i.test(title)) reference.anaphor ??= 'it';
  if (title === '' || reference.anaphor === 'it' || /^(?:it|that|this|them)$/i.test(title))
    delete reference.title;
  else reference.title = title;
}
