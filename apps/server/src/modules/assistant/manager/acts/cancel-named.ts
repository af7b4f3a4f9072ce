import {
  countedAhead,
  namesAnything,
  namesOfSet,
  readReference,
  saysAlso,
  saysEverything,
  saysOff,
  severalIn,
} from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { significantWords } from '../../tools/text/match-words.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { referToSet } from '../refer-set.ts';
import { isOneSeries } from '../series-scope.ts';
import { Slots } from '../slots.ts';
import { changeOne } from './change-one.ts';

/** 'Neither can come. Remove both, but keep the event': what stays is the very one that they are taken off. */
const isKept = (slots: Slots): boolean =>
  slots.all('except').length > 0 &&
  slots.all('except').every((words) => namesAnything(words) || readReference(words).isFocus);

async function guestsLeave(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const [target, ...more] = slots.all('target');
  const names = slots.all('old_person');
  if (!isKept(slots) || more.length > 0) return false;
  const set = slots.joined('set') ?? '';
  const { count } = severalIn(set) ?? { count: undefined };
  if (names.length === 0 && count === undefined) return false;
  const isIt = target === undefined || readReference(target).isFocus;
  const where = slots.list().filter(({ role }) => role === 'old_time' || (isIt && role === 'old_person'));
  const found = await referTo(target, new Slots(where), plan.conversation, plan.world);
  const [event, ...others] = found.kind === 'events' ? found.events : [];
  if (!event || others.length > 0) return false;
  const { guests } = asFact(event);
  const out = names.length > 0 ? names : guests.map(({ email }) => email);
  if (guests.length === 0 || (names.length === 0 && guests.length !== count)) return false;
  await changeOne(plan, event, new Slots(out.map((text) => ({ role: 'guest_out' as const, text }))));
  return true;
}

/** 'Take them both off the review', of a review with two guests: the guests go, not the review. */
export async function takenOff(plan: MessagePlan, slots: Slots): Promise<boolean> {
  if (await guestsLeave(plan, slots)) return true;
  const [target, ...more] = slots.all('target');
  const several = severalIn(slots.joined('set') ?? '');
  if (!target || more.length > 0 || !several?.count || !saysOff(plan.words)) return false;
  const found = await referTo(target, slots, plan.conversation, plan.world);
  const [event, ...others] = found.kind === 'events' ? found.events : [];
  if (!event || others.length > 0) return false;
  const { guests } = asFact(event);
  if (guests.length !== several.count) return false;
  const out = guests.map(({ email }) => ({ role: 'guest_out' as const, text: email }));
  const rest = slots.list().filter(({ role }) => role !== 'set');
  await changeOne(plan, event, new Slots([...rest, ...out]));
  return true;
}

/**
 * 'Both pottery and choir', read as a set and a name; 'all yoga classes and the fitting': what the set means,
 * plus what is named next to it. Undefined where the name only describes the set.
 */
export async function setAndNamed(
  plan: MessagePlan,
  slots: Slots,
): Promise<readonly CalendarEvent[] | undefined> {
  const { world, conversation } = plan;
  const set = slots.joined('set') ?? '';
  const targets = slots.all('target');
  const isNamed = namesOfSet(significantWords(set)).length > 0 && targets.length > 0;
  if (!isNamed || countedAhead(set) === undefined) return undefined;
  const where = slots.list().filter(({ role }) => role !== 'target');
  const first = await referToSet(new Slots(where), conversation, world);
  if (first.kind !== 'events') return undefined;
  const when = new Slots(slots.list().filter(({ role }) => role === 'old_time'));
  const found = await Promise.all(targets.map((target) => referTo(target, when, conversation, world)));
  const others = found.flatMap((one) => (one.kind === 'events' ? one.events.slice(0, 1) : []));
  if (others.length < targets.length) return undefined;
  const ofSet = isOneSeries(first.events) ? first.events.slice(0, 1) : first.events;
  return [...ofSet, ...others];
}

/** 'The tax office today and everything tomorrow', 'everything on Thursday, lunch too': the one and the others. */
export async function allAndNamed(
  plan: MessagePlan,
  slots: Slots,
): Promise<readonly CalendarEvent[] | undefined> {
  const { world, conversation, words } = plan;
  const set = slots.joined('set') ?? '';
  const said = slots.list();
  const [ofAll, ofName] = ['set', 'target'].map((role) => said.findIndex((slot) => slot.role === role));
  if (ofAll === undefined || ofName === undefined || ofAll < 0 || ofName < 0) return undefined;
  if (!saysEverything(set) || !readReference(set).isEvery) return undefined;
  const isAhead = ofName < ofAll;
  const from = Math.max(ofAll, ofName);
  const isOfAll = (index: number) => index >= from === isAhead;
  const where = said.filter(
    ({ role }, index) => role === 'except' || role === 'set' || (role === 'old_time' && isOfAll(index)),
  );
  // Without a stretch of its own it only says how much of what is named.
  if (!where.some(({ role }) => role === 'old_time') || (!isAhead && !saysAlso(words))) return undefined;
  const all = await referToSet(new Slots(where), conversation, world);
  const when = new Slots(said.filter(({ role }, index) => role === 'old_time' && !isOfAll(index)));
  const found = await Promise.all(
    slots.all('target').map((target) => referTo(target, when, conversation, world)),
  );
  const named = found.flatMap((one) => (one.kind === 'events' ? one.events : []));
  return all.kind === 'events' ? [...named, ...all.events] : undefined;
}
