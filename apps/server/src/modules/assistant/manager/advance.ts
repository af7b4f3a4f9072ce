import { optionsOf as optionsFrom } from '../values/make.ts';
import type { Change, Option, Proposal, Value } from '../values/values.ts';
import {
  type Conversation,
  type DoneWish,
  eventsOf,
  turnedDownWish,
  type Wish,
  withDone,
  withFocus,
  withList,
} from './conversation.ts';

/** What became of a wish. */
export interface Outcome {
  readonly call: string;
  readonly wish: Wish;
  readonly value: Value | Proposal;
}

/** The conversation after these came out. */
export function advance(conversation: Conversation, outcomes: readonly Outcome[]): Conversation {
  // What was shown before is not what somebody sees who has looked since, though nothing was found.
  const shown = outcomes.some(isLook) ? withList(conversation, []) : conversation;
  const next = {
    ...outcomes.reduce(afterOne, shown),
    isDoneLast: isDoneLast(conversation, outcomes),
    isAskedTogether: isAskedTogether(conversation, outcomes),
    isDenied: isDenied(conversation, outcomes),
  };
  const made = outcomes.flatMap(({ value }) =>
    value.kind === 'receipt' || value.kind === 'proposal' ? value.changes : [],
  );
  const listed = optionsOf(made);
  return listed.length > 1 ? withList(next, listed) : next;
}

/** Only models ask tools for these; our own assistant looks into the calendar itself. */
const isLook = ({ value }: Outcome): boolean =>
  value.kind === 'answer' &&
  (value.about === 'events' || value.about === 'free-time' || value.about === 'reminders');

/** What somebody approves is no newer than what was asked together with it, or since. */
function isDoneLast(before: Conversation, outcomes: readonly Outcome[]): true | undefined {
  if (outcomes.some(({ value }) => value.kind === 'proposal')) return undefined;
  const [newest, ...older] = before.proposals.map(({ call }) => call).toReversed();
  const waited = new Set(before.isAskedTogether && newest ? [newest, ...older] : older);
  const isDone = outcomes.some(({ call, value }) => value.kind === 'receipt' && !waited.has(call));
  return isDone || before.isDoneLast ? true : undefined;
}

/** Two cards of one reply, and no other waits; while there is no newer one, it stays so. */
function isAskedTogether(before: Conversation, outcomes: readonly Outcome[]): true | undefined {
  const asked = outcomes.filter(({ value }) => value.kind === 'proposal');
  if (asked.length === 0) return before.isAskedTogether;
  const gone = new Set(outcomes.flatMap(({ call, wish }) => [call, wish.input.replaces]));
  return asked.length > 1 && before.proposals.every(({ call }) => gone.has(call)) ? true : undefined;
}

function isDenied(before: Conversation, outcomes: readonly Outcome[]): true | undefined {
  const isNo = outcomes.some(({ value }) => value.kind === 'refusal' && value.why.code === 'denied');
  return isNo || (outcomes.length === 0 && before.isDenied) ? true : undefined;
}

function afterOne(conversation: Conversation, { call, wish, value }: Outcome): Conversation {
  const proposals = conversation.proposals.filter(
    (proposal) => proposal.call !== call && proposal.call !== wish.input.replaces,
  );
  const denied = conversation.proposals.find((proposal) => proposal.call === call);
  const settled: Conversation = { ...conversation, proposals };
  switch (value.kind) {
    case 'receipt': {
      const undone = value.changes.flatMap((change) => (change.did === 'undone' ? [change.call] : []));
      const done: Conversation =
        undone.length > 0
          ? withoutUndone(settled, undone)
          : withDone(settled, { call, wish, changes: value.changes });
      const events = eventsOf(value.changes);
      const focused = withFocus(withoutParked(done, wish), [...events].reverse());
      const gone = new Set(
        value.changes.flatMap((change) => (change.did === 'cancelled' ? [change.before.id] : [])),
      );
      return {
        ...focused,
        focus: focused.focus.filter(({ id }) => id === '' || !gone.has(id)).filter(isReal(events)),
      };
    }
    case 'proposal': {
      const waiting = { call, wish, changes: value.changes, alternatives: value.alternatives };
      return withFocus({ ...settled, proposals: [...proposals, waiting] }, plannedIn(value.changes));
    }
    case 'question': {
      const focused = value.about ? withFocus(settled, [value.about]) : settled;
      const listed = value.options.length > 0 ? value.options : focused.listed;
      return { ...focused, listed, open: { question: value, wish } };
    }
    case 'refusal':
      return value.why.code === 'denied'
        ? { ...settled, parked: denied ? turnedDownWish(denied) : wish }
        : settled;
    case 'answer':
      if (value.about === 'reminders' && value.reminders.length > 0)
        return withList(settled, optionsFrom(value.reminders.map((reminder) => ({ reminder }))));
      if (value.about === 'free-time' && value.slots.length > 0)
        return withList(settled, optionsFrom(value.slots.map((slot) => ({ slot }))));
      return value.about === 'events' && value.events.length > 0
        ? withList(withFocus(settled, value.events), optionsFrom(value.events.map((event) => ({ event }))))
        : settled;
  }
}

/** A wish that was put aside is done with when it, or one of its kind, was carried out. */
const withoutParked = (conversation: Conversation, { tool }: Wish): Conversation =>
  conversation.parked?.tool === tool ? { ...conversation, parked: undefined } : conversation;

/** Once something is there, it is no longer only planned. */
const isReal =
  (made: readonly { readonly title: string | undefined }[]) =>
  ({ id, title }: { readonly id: string; readonly title: string | undefined }): boolean =>
    id !== '' || !made.some((event) => event.title === title);

const withoutUndone = (conversation: Conversation, calls: readonly string[]): Conversation => ({
  ...conversation,
  done: conversation.done.map(
    (one): DoneWish => (calls.includes(one.call) ? { ...one, isUndone: true } : one),
  ),
});

/** What 'it' means while a proposal waits: the event as it would be, under its own id where it has one. */
const plannedIn = (changes: readonly Change[]) =>
  changes.flatMap((change) => {
    if (change.did === 'created') return [{ ...change.after, id: '' }];
    if (change.did === 'changed' || change.did === 'moved') return [change.before];
    return change.did === 'cancelled' ? [change.before] : change.did === 'responded' ? [change.event] : [];
  });

/** In the order in which they were made, so that 'the second' is the second. */
const optionsOf = (changes: readonly Change[]): Option[] =>
  changes
    .flatMap(
      (
        change,
      ): (
        | Omit<Extract<Option, { event: unknown }>, 'ref'>
        | Omit<Extract<Option, { reminder: unknown }>, 'ref'>
      )[] => {
        if (change.did === 'created') return [{ event: change.after }];
        return change.did === 'reminder-set' ? [{ reminder: change.reminder }] : [];
      },
    )
    .map((one, index) => ({ ref: String(index + 1), ...one }));
