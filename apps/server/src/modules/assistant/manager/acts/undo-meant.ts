import { instantOf } from '@catch/scheduling';
import {
  countedIn,
  keepsNew,
  meansAnother,
  putsBack,
  readReference,
  saysKeep,
  saysOriginal,
  saysWhen,
} from '@catch/understanding';
import { factOf } from '../../tools/events/event-fact.ts';
import type { Change, EventFact } from '../../values/values.ts';
import type { DoneWish } from '../conversation.ts';
import { fitsWords, isVague } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { matchingName } from '../search-by-name.ts';
import { Slots } from '../slots.ts';
import { createAgain } from './create.ts';
import { doneToAnother } from './done-to-another.ts';
import { eventsIn, undo } from './memory.ts';

/** Takes back as much as was said, and nothing but what was meant. */
export async function undoMeant(plan: MessagePlan, slots: Slots): Promise<void> {
  // 'The lunch stays at its new time', next to what is taken back: there it stays.
  if (keepsNew(plan.words)) return plan.say({ kind: 'talk', what: 'nothing-changed' });
  if (keepsAfterAll(plan, slots) || timeGoesBack(plan, slots)) return;
  const several = lastOnes(plan, slots) ?? sinceOriginal(plan, slots);
  if (several) {
    for (const { call } of several) plan.call('undo_last_action', { tool_call_id: call });
    return;
  }
  if (await goesToAnother(plan, slots)) return;
  if ((await isOfAnother(plan, slots)) || (await wasWrongOne(plan, slots))) return;
  undo(plan, slots);
}

/**
 * 'No, keep the run, only the class goes', when both were taken back: the run is there again. Says whether that was meant.
 */
function keepsAfterAll(plan: MessagePlan, slots: Slots): boolean {
  const { conversation, words, world } = plan;
  const names = saysKeep(words) ? [...slots.all('except'), ...slots.all('filler')] : [];
  const gone = conversation.done.flatMap(({ isUndone, changes }) => (isUndone ? changes : []));
  const isNamed = (event: EventFact) =>
    names.some((name) => !isVague(name, world) && fitsWords(event, name, undefined, world));
  const kept = gone.flatMap((change) => (change.did === 'created' && isNamed(change.after) ? [change] : []));
  const target = slots.first('target');
  const isGone = gone.some(
    (change) => change.did === 'created' && target && fitsWords(change.after, target, undefined, world),
  );
  const [one, ...more] = kept;
  if (!one || more.length > 0 || !isGone) return false;
  const { tool, input } = createAgain(one.after, one.recurrence, world.context);
  plan.call(tool, input);
  return true;
}

/** 'The hour goes back to the old one, but Retiro stays', of what was moved and then put elsewhere: only when it is. */
function timeGoesBack(plan: MessagePlan, slots: Slots): boolean {
  const { conversation, words, world } = plan;
  if (!slots.has('except') || !putsBack(words) || !saysWhen(words)) return false;
  const steps = conversation.done.flatMap(({ isUndone, changes }) => (isUndone ? [] : changes));
  const [last] = eventsIn(steps);
  const isMoved = ({ before, after }: Extract<Change, { did: 'changed' | 'moved' }>) =>
    after.id === last?.id && instantOf(before.start, world.zone) !== instantOf(after.start, world.zone);
  const move = steps.find(
    (change) => (change.did === 'changed' || change.did === 'moved') && isMoved(change),
  );
  if (move?.did !== 'changed' && move?.did !== 'moved') return false;
  plan.unsure = [];
  const { id, start, end } = move.before;
  plan.call('update_event', { event_id: id, exact: { start, end } });
  return true;
}

/** 'Undo both', 'the last two': so many deeds, the newest first; undefined where it is not so many. */
function lastOnes({ conversation }: MessagePlan, slots: Slots): readonly DoneWish[] | undefined {
  const words = slots.joined('set') ?? slots.first('target');
  const count = words && (countedIn(words) ?? Math.abs(Math.min(readReference(words).count ?? 0, 0)));
  const isOfCards = !conversation.isDoneLast && conversation.proposals.length > 0;
  if (!count || isOfCards) return undefined;
  const taken: DoneWish[] = [];
  let changed = 0;
  for (const one of conversation.done) {
    if (one.isUndone || changed >= count) continue;
    taken.push(one);
    changed += one.changes.length;
  }
  return changed === count ? taken : undefined;
}

/** 'Back to the original time', of what was moved twice: every step of it, the newest first. */
function sinceOriginal({ conversation, words }: MessagePlan, slots: Slots): readonly DoneWish[] | undefined {
  if (!saysOriginal(words) || slots.has('target', 'set', 'time')) return undefined;
  const open = conversation.done.filter(({ isUndone }) => !isUndone);
  const [last] = eventsIn(open[0]?.changes ?? []);
  const isOther = ({ changes }: DoneWish) =>
    changes.length > 1 ||
    changes.some(({ did }) => did !== 'moved' && did !== 'changed') ||
    eventsIn(changes).some(({ id }) => id !== last?.id);
  const end = open.findIndex(isOther);
  const steps = end < 0 ? open : open.slice(0, end);
  return steps.length > 1 ? steps : undefined;
}

/** 'The run goes back, it is the class that moves': what was done to the one is done to the other instead. */
async function goesToAnother(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const { conversation, words, world } = plan;
  const [newest] = conversation.done.filter(({ isUndone }) => !isUndone);
  // What follows in a clause of its own says itself what becomes of the other.
  if (!newest || conversation.open || plan.clause !== undefined || slots.has('set')) return false;
  if (conversation.proposals.length > 0 && !conversation.isDoneLast) return false;
  const reason = meansAnother(words) ? slots.first('reason') : undefined;
  const brought = reason ? (await matchingName(reason, world))?.title : undefined;
  const targets = slots.all('target').filter((text) => !isPointing(text));
  const isDone = await Promise.all(targets.map((text) => isOf(newest, text, world)));
  const other =
    targets.find((_, index) => !isDone[index]) ??
    (brought && !(await isOf(newest, brought, world)) ? brought : undefined);
  if (!other || !isDone.includes(true)) return false;
  // Both are named, so that there is no doubt which is which.
  plan.unsure = [];
  const title = (await matchingName(other, world))?.title ?? other;
  return doneToAnother(plan, newest, new Slots([{ role: 'target', text: title }]));
}

/** 'The budget call' is not budget prep, although it has a word of it, where there is such a call. */
async function isOf({ changes }: DoneWish, text: string, world: MessagePlan['world']): Promise<boolean> {
  const events = eventsIn(changes);
  const called = await matchingName(text, world);
  return called
    ? events.some(({ id }) => id === called.id)
    : events.some((event) => fitsWords(event, text, undefined, world));
}

const isPointing = (text: string): boolean => {
  const { isFocus, position } = readReference(text);
  return isFocus || position !== undefined;
};

/** 'That was the wrong one, the fair', and nothing was done to the fair: it is done to that one instead. */
async function wasWrongOne(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const { conversation, words, world } = plan;
  const target = slots.first('target');
  const newest = conversation.done.find(({ isUndone }) => !isUndone);
  if (!target || !newest || conversation.open || !meansAnother(words)) return false;
  if (conversation.proposals.length > 0 && !conversation.isDoneLast) return false;
  const isDone = conversation.done.some(({ changes }) =>
    eventsIn(changes).some((event) => fitsWords(event, target, undefined, world)),
  );
  if (isDone) return false;
  if (plan.isHalfSure) plan.unsure = [];
  return doneToAnother(plan, newest, new Slots([{ role: 'target', text: target }]));
}

/** 'Oh dear, the run was fine': so many words may stand in front of it. */
const MOST_SIGHS = 2;
const LEAST_WISH = 2;
/**
 * 'The run was fine at five, put that back', and the run was not what was changed last: the change of the run, or else
 * where it is. Only a name in front says which is meant; a reason behind may name anything.
 */
async function isOfAnother(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const { conversation, words, world } = plan;
  const reason = slots.first('reason');
  if (!reason || slots.has('target', 'set')) return false;
  const [before, behind] = words.split(reason).map((part) => part.match(/\p{L}+/gu)?.length ?? 0);
  // 'Undo, choir is more important': the wish comes first, and the reason says only why.
  if (before !== 0 && ((before ?? 0) > MOST_SIGHS || (behind ?? 0) < LEAST_WISH)) return false;
  const event = await matchingName(reason, world);
  const open = conversation.done.filter(({ isUndone }) => !isUndone);
  const isOfIt = ({ changes }: DoneWish) => eventsIn(changes).some(({ id }) => id === event?.id);
  if (!event?.title || (open[0] && isOfIt(open[0]))) return false;
  if (open.some(isOfIt)) undo(plan, new Slots([{ role: 'target', text: event.title }]));
  else plan.say({ kind: 'told', what: 'when', events: [factOf(event)] });
  return true;
}
