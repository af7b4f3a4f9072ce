import { beginsWithNot, findWhen, type Role, readReference } from '@catch/understanding';
import { describedReminder } from '../../tools/reminders/described-reminder.ts';
import type { EventFact, Option } from '../../values/values.ts';
import { fitsWords } from '../fits-words.ts';
import { optionNamed } from '../option-named.ts';
import type { MessagePlan } from '../plan.ts';
import { chosenOf } from '../refer.ts';
import { scopeOf } from '../series-scope.ts';
import { Slots } from '../slots.ts';

/** Those that are meant: by their place, their scope, their time, their name. */
export function chooseAmong(plan: MessagePlan, options: readonly Option[], said: Slots): readonly Option[] {
  const slots = withNot(plan, said);
  const text =
    slots.first('option') ??
    slots.first('set') ??
    slots.first('target') ??
    slots.first('time') ??
    slots.first('person') ??
    '';
  const other = otherOfTwo(plan, options, slots);
  if (other && other.length > 0) return other;
  const then = other ? onItsDay(plan, options, text) : undefined;
  if (other || then) return then ? [then] : [];
  const reference = readReference(text);
  if (reference.isEvery || slots.has('set')) return [...options];
  if (slots.has('once') || slots.has('onwards') || slots.has('whole')) {
    const scope = scopeOf(slots);
    const found = options.find((option) => 'scope' in option && option.scope === scope);
    if (found) return [found];
  }
  const withStart = options.map((option) => ({
    option,
    ...('event' in option
      ? { start: option.event.start }
      : 'slot' in option
        ? { start: option.slot.start }
        : 'moment' in option
          ? { start: option.moment }
          : {}),
  }));
  const placed = chosenOf(reference, withStart) ?? placedThatDay(plan, withStart, text);
  if (placed) return [placed.option];
  if (!text) return [];
  const fits = options.filter((option) => {
    if ('event' in option) return fitsWords(option.event, text, slots.joined('old_time'), plan.world);
    if ('person' in option)
      return `${option.person.name ?? ''} ${option.person.email}`.toLowerCase().includes(text.toLowerCase());
    if ('slot' in option || 'moment' in option)
      return isThen('slot' in option ? option.slot.start : option.moment, text, plan);
    return 'reminder' in option && option.reminder.text.toLowerCase().includes(text.toLowerCase());
  });
  if (fits.length === 1) return fits;
  const told = describedReminder(
    options.flatMap((option) => ('reminder' in option ? [option.reminder] : [])),
    text,
    plan.world.when,
  );
  if (told) return options.filter((option) => 'reminder' in option && option.reminder.id === told.id);
  const named = optionNamed(options, text) ?? fitsWhole(plan, options, slots);
  return named ? [named] : [];
}

const isThen = (start: EventFact['start'], text: string, { world }: MessagePlan): boolean =>
  fitsWords({ id: '', title: '', start, end: start, guests: [], repeats: false }, text, undefined, world);

interface Placed {
  readonly option: Option;
  readonly start?: EventFact['start'];
}

/** 'Tuesday, the later one': of those on that day. */
function placedThatDay(plan: MessagePlan, options: readonly Placed[], text: string): Placed | undefined {
  const [day, ...others] = findWhen(text, plan.world.when);
  if (!day || others.length > 0) return undefined;
  const there = options.filter(({ start }) => start && isThen(start, day.text, plan));
  const place = readReference(
    text
      .replace(day.text, ' ')
      .replace(/[\s,]+/g, ' ')
      .trim(),
  );
  return there.length > 0 ? chosenOf(place, there) : undefined;
}

/** 'Not dad's': the one that is named is the wrong one. */
function withNot({ words }: MessagePlan, slots: Slots): Slots {
  const [only, ...more] = slots.list();
  const isWrong = only?.role === 'target' && more.length === 0 && beginsWithNot(words);
  return isWrong ? new Slots([{ ...only, role: 'retracted' }]) : slots;
}

/** What may be part of how one of them is described. */
const DESCRIBING: ReadonlySet<Role> = new Set([
  ...(['option', 'target', 'title', 'place', 'person', 'guest', 'time', 'old_time', 'old_person'] as const),
] as const);

/** 'The one for 3D on Wednesday', cut into several parts: whatever was said of it, taken together. */
function fitsWhole({ world }: MessagePlan, options: readonly Option[], slots: Slots): Option | undefined {
  const said = slots.list().filter(({ role }) => DESCRIBING.has(role));
  if (said.length < 2) return undefined;
  const text = said.map((slot) => slot.text).join(' ');
  const [only, ...more] = options.filter(
    (option) => 'event' in option && fitsWords(option.event, text, undefined, world),
  );
  return more.length === 0 ? only : undefined;
}

/** 'The other one, on Friday': the day says which one. */
function onItsDay({ world }: MessagePlan, options: readonly Option[], text: string): Option | undefined {
  const [day, ...others] = findWhen(text, world.when);
  if (!day || others.length > 0) return undefined;
  const [only, ...more] = options.filter(
    (option) => 'event' in option && fitsWords(option.event, day.text, undefined, world),
  );
  return more.length === 0 ? only : undefined;
}

/** What may name one of several. */
const NAMING: ReadonlySet<Role> = new Set(['option', 'target', 'person', 'guest', 'retracted'] as const);
const isOther = (text: string): boolean =>
  readReference(text.replace(/^[\s,;–-]+/, '').replace(/[,;–-].*$/, '')).isOther === true;

/** 'The other one', without the name of it. */
export const saysOther = (slots: Slots): boolean =>
  slots.list().some(({ role, text }) => NAMING.has(role) && role !== 'retracted' && isOther(text));

interface Named {
  readonly named: Option;
  readonly isWrong: boolean;
}

/**
 * 'Reed. No, the other one', 'the other one, not Reed', 'not Reed': of two, the one that was not named. Named behind it, it
 * is the one that was named: 'the other one. No, Reed'.
 */
function otherOfTwo(
  plan: MessagePlan,
  options: readonly Option[],
  slots: Slots,
): readonly Option[] | undefined {
  const said = slots.list().filter(({ role }) => NAMING.has(role));
  const isOnlyWrong = said.length > 0 && said.every(({ role }) => role === 'retracted');
  if (!saysOther(slots) && !isOnlyWrong) return undefined;
  const turns = said.flatMap(({ role, text }): (Named | 'other')[] => {
    if (isOther(text)) return role === 'retracted' ? [] : ['other'];
    const [named, ...more] = chooseAmong(plan, options, new Slots([{ role: 'option', text }]));
    return named && more.length === 0 ? [{ named, isWrong: role === 'retracted' }] : [];
  });
  const last = turns.at(-1);
  if (last && last !== 'other' && !last.isWrong) return [last.named];
  const [not, ...more] = new Set(turns.flatMap((turn) => (turn === 'other' ? [] : [turn.named])));
  if (options.length !== 2 || !not || more.length > 0) return [];
  return options.filter((option) => option !== not);
}
