import { instantOf } from '@catch/scheduling';
import {
  type Act,
  type Command,
  deedIn,
  deedNamed,
  findWhen,
  pointsAtPreference,
  putsBack,
  type Role,
  readReference,
} from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact, PreferenceFact } from '../../values/values.ts';
import type { Conversation, DoneWish } from '../conversation.ts';
import { fitsWords } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { backToSaid } from './back-to-said.ts';
import { createAgain } from './create.ts';

export function forget(plan: MessagePlan, slots: Slots): void {
  const text = slots.joined('text') ?? slots.joined('target');
  const stored = preferenceJustStored(plan.conversation);
  // 'Forget that', right behind it: it is put back with a word, so that no doubt is worth a question.
  if (stored && (text === undefined || pointsAtPreference(text))) {
    plan.unsure = [];
    plan.call('forget_preference', { preference_id: stored.id });
    return;
  }
  const [last] = plan.conversation.done[0]?.changes ?? [];
  // 'Scrap that', behind hours that were set or a preference that was forgotten: so that it is as before.
  if (text === undefined && !slots.has('set') && (last?.did === 'notifications' || last?.did === 'forgotten'))
    undo(plan, new Slots([]));
  else plan.call('forget_preference', { text, all: slots.has('set') || undefined });
}

function preferenceJustStored({ done }: Conversation): PreferenceFact | undefined {
  const [last] = done;
  const [change] = last?.isUndone ? [] : (last?.changes ?? []);
  return change?.did === 'remembered' ? change.preference : undefined;
}

const NAMING: ReadonlySet<Act> = new Set(['forget', 'undo', 'cancel'] as const);

/** 'Scrap that', in whatever way it was read, where nothing was spoken of since a preference was kept. */
export function dropsLastPreference({ act, force, slots }: Command, conversation: Conversation): boolean {
  const { open, proposals, asked } = conversation;
  if (force !== 'request' || !NAMING.has(act) || open || asked || proposals.length > 0) return false;
  const said = new Slots(slots);
  const named = [...said.all('target'), ...said.all('text'), ...said.all('option')];
  return (
    preferenceJustStored(conversation) !== undefined &&
    slots.every(({ role }) => POINTING.has(role)) &&
    named.every(pointsAtPreference)
  );
}
const POINTING: ReadonlySet<Role> = new Set(['target', 'text', 'option', 'reason', 'filler'] as const);

/** 'Put it back to Thursday at five', where it was before the last change: there is no doubt what is meant. */
function saysHowItWas({ conversation: { done }, words, world }: MessagePlan): boolean {
  const [change] = done[0]?.isUndone ? [] : (done[0]?.changes ?? []);
  const isOfEvent = change?.did === 'changed' || change?.did === 'moved' || change?.did === 'cancelled';
  const start = isOfEvent ? instantOf(change.before.start, world.zone) : undefined;
  return findWhen(words, world.when).some(({ when }) => {
    const at =
      when.kind === 'instant' ? when.at : when.kind === 'interval' && when.range ? when.start : undefined;
    return start !== undefined && at?.epochMilliseconds === start;
  });
}

/** Takes back what is named, or the last thing done here. */
export function undo(plan: MessagePlan, slots: Slots): void {
  const { conversation } = plan;
  // 'The hour goes back, but Retiro stays' takes back less than all of it.
  const isCertain = (putsBack(plan.words) && !slots.has('except')) || saysHowItWas(plan);
  if (plan.isHalfSure && isCertain) plan.unsure = [];
  const words = slots.first('target');
  const open = conversation.done.filter(({ isUndone }) => !isUndone);
  const reference = words ? readReference(words) : undefined;
  // 'Swap them back': whatever 'them' was read as, what was done last is taken back.
  if (!reference || reference.isFocus)
    plan.unsure = plan.unsure.filter((word) => !readReference(word).isFocus);
  const newest = conversation.isDoneLast ? undefined : conversation.proposals.at(-1);
  // 'Cancel the demo. – Wait, undo that': it was only asked about, and what was done before stays.
  if (newest && (!reference || reference.isFocus)) {
    plan.deny([newest.call]);
    plan.conversation = { ...plan.conversation, parked: newest.wish };
    plan.say({ kind: 'talk', what: 'left-alone' });
    return;
  }
  const deed = words ? deedNamed(words) : undefined;
  const done = words ? deedIn(words) : undefined;
  const wasDone = ({ changes }: DoneWish) =>
    done !== undefined &&
    changes.some(({ did }) => done.did.includes(did)) &&
    namesOne(changes, done.to, plan);
  const chosen =
    !reference || reference.isFocus
      ? open[0]
      : reference.position !== undefined
        ? open.toReversed().at(reference.position)
        : (open.find(({ changes }) => namesOne(changes, reference.words, plan)) ??
          open.find(({ changes }) => changes.some(({ did }) => deed?.includes(did))) ??
          open.find(wasDone));
  if (!chosen) {
    plan.call('undo_last_action', words ? { target: words } : {});
    return;
  }
  const back = reference ? broughtBack(chosen, reference.words, plan) : [];
  if (back.length > 0) {
    for (const event of back) {
      const { tool, input } = createAgain(event, [], plan.world.context);
      plan.call(tool, input);
    }
    return;
  }
  const named = slots.all('target').flatMap((one) => movedBack(chosen, readReference(one).words, plan));
  if (named.length > 0) {
    for (const { id, start, end } of new Map(named.map((event) => [event.id, event])).values())
      plan.call('update_event', { event_id: id, exact: { start, end } });
    plan.focusOn(named);
    return;
  }
  if (backToSaid(plan, slots, chosen, open)) return;
  const first = reference?.isFocus ? original(open, chosen) : undefined;
  if (first) {
    plan.call('update_event', { event_id: first.id, exact: { start: first.start, end: first.end } });
    return;
  }
  plan.call('undo_last_action', { tool_call_id: chosen.call });
}

/** An event by its name, or a reminder by what it says: 'not yoga', of a reminder before yoga, leaves yoga alone. */
const namesOne = (changes: DoneWish['changes'], words: string, { world }: MessagePlan): boolean =>
  eventsIn(changes).some((event) => fitsWords(event, words, undefined, world)) ||
  changes.some(
    (change) =>
      change.did === 'reminder-set' &&
      wordsOf(words).length > 0 &&
      wordsOf(words).every((word) => wordsOf(change.reminder.text).includes(word)),
  );

/** 'Bring the chess club back', of two that were cancelled at once: that one, as it was. */
function broughtBack({ changes }: DoneWish, words: string, { world }: MessagePlan): EventFact[] {
  const gone = changes.flatMap((change) => (change.did === 'cancelled' ? [change.before] : []));
  const named = words ? gone.filter((event) => fitsWords(event, words, undefined, world)) : [];
  return named.length < gone.length && gone.every(({ repeats }) => !repeats) ? named : [];
}

/** 'Not the coal, put that back', of several that were moved at once: that one alone, where it was. */
function movedBack({ changes }: DoneWish, words: string, { world }: MessagePlan): EventFact[] {
  const moved = changes.flatMap((change) =>
    change.did === 'changed' || change.did === 'moved' ? [change.before] : [],
  );
  const named = words ? moved.filter((event) => fitsWords(event, words, undefined, world)) : [];
  return named.length < moved.length ? named : [];
}

/** 'Put it back to the original time', after several moves: where it was before the first of them. */
function original(done: readonly DoneWish[], { changes }: DoneWish): EventFact | undefined {
  const ids = new Set(eventsIn(changes).map(({ id }) => id));
  // 'Swap them back': one deed with two events, and neither was moved before.
  if (ids.size !== 1) return undefined;
  const moves = done
    .flatMap((one) => one.changes)
    .flatMap((change) =>
      (change.did === 'changed' || change.did === 'moved') && ids.has(change.after.id) ? [change.before] : [],
    );
  const first = moves.at(-1);
  return moves.length > 1 && first && instantOf(first.start, 'UTC') > 0 ? first : undefined;
}

export const eventsIn = (changes: DoneWish['changes']): EventFact[] =>
  changes.flatMap((change): EventFact[] =>
    'after' in change && 'guests' in change.after
      ? [change.after]
      : change.did === 'cancelled'
        ? [change.before]
        : change.did === 'responded'
          ? [change.event]
          : [],
  );
