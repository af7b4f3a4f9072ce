import type { Reader } from '../../../platform/time-reader.ts';
import type { Conversation, DoneWish } from '../manager/conversation.ts';
import type { Change, EventFact, Option } from '../values/values.ts';
import { briefly, presentChanges, presentPlanned } from './present-changes.ts';
import { presentQuestion } from './present-for-model.ts';
import { presentReminder } from './present-reminder.ts';
import { presentSlot } from './present-slot.ts';

const FOCUS = 3;
const DONE = 3;

/** Where a conversation stands, as a model sees it: what our own assistant goes by. Undefined when there is nothing. */
export function presentConversation(
  { focus, listed, open, proposals, done }: Conversation,
  reader: Reader,
): Record<string, unknown> | undefined {
  const there = focus
    .filter(({ id }) => id !== '')
    .map((event) => ({ event, isGone: isTakenAway(event, done) }))
    .toSorted((one, other) => Number(one.isGone) - Number(other.isGone))
    .slice(0, FOCUS);
  const state = {
    ...(there.length > 0
      ? {
          in_focus: there.map(({ event, isGone }) => ({
            ...briefly(event, reader),
            ...(isGone ? { is_gone: true } : {}),
          })),
        }
      : {}),
    ...(listed.length > 1
      ? {
          last_list: presentOptions(
            listed.map((option) => asItIs(option, focus, done)),
            reader,
          ).map((shown, index) => (isGone(listed[index], done) ? asGone(shown) : shown)),
        }
      : {}),
    ...(open ? { open_question: presentQuestion(open.question, reader) } : {}),
    ...(proposals.length > 0
      ? {
          waiting: proposals.map(({ call, changes, alternatives }) => ({
            proposal_id: call,
            proposed: presentPlanned(changes, reader),
            ...(alternatives.length > 0 ? { free_instead: presentOptions(alternatives, reader) } : {}),
          })),
        }
      : {}),
    ...(done.length > 0
      ? {
          done_lately: done.slice(0, DONE).map(({ call, changes, isUndone }) => ({
            changes: presentChanges(changes, reader),
            undo: call,
            ...(isUndone ? { is_undone: true } : {}),
          })),
        }
      : {}),
  };
  return Object.keys(state).length > 0 ? state : undefined;
}

/** What was listed may have been changed since: its place in the list stays. */
function asItIs(option: Option, focus: readonly EventFact[], done: readonly DoneWish[]): Option {
  if ('event' in option) {
    const now = focus.find(({ id }) => id !== '' && id === option.event.id);
    return now ? { ...option, event: now } : option;
  }
  const last = lastChangeOf(option, done);
  return 'reminder' in option && last?.did === 'reminder-changed'
    ? { ...option, reminder: { ...option.reminder, ...last.after } }
    : option;
}

/** What is gone is not active, whatever it was when it was listed. */
const asGone = ({ is_active: _was, ...shown }: Record<string, unknown>): Record<string, unknown> => ({
  ...shown,
  is_gone: true,
});

/** Cancelled, or booked and then taken back. */
const isTakenAway = ({ id }: EventFact, done: readonly DoneWish[]): boolean => {
  const last = done.find(({ changes }) => changes.some(isOf(id)));
  const change = last?.changes.find(isOf(id));
  return change?.did === (last?.isUndone ? 'created' : 'cancelled');
};

/** Of what repeats, 'done' is said of one time. */
function isGone(option: Option | undefined, done: readonly DoneWish[]): boolean {
  const last = option && lastChangeOf(option, done);
  if (last?.did !== 'reminder-ended') return last?.did === 'cancelled';
  return last.how === 'cancelled' || !(option && 'reminder' in option && option.reminder.repeats);
}

function lastChangeOf(option: Option, done: readonly DoneWish[]): Change | undefined {
  const { id } = 'event' in option ? option.event : 'reminder' in option ? option.reminder : { id: '' };
  return done.flatMap(({ changes, isUndone }) => (isUndone ? [] : changes)).find(isOf(id));
}

const isOf =
  (id: string) =>
  (change: Change): boolean => {
    switch (change.did) {
      case 'created':
      case 'changed':
      case 'moved':
        return change.after.id === id;
      case 'cancelled':
        return change.before.id === id;
      case 'reminder-set':
      case 'reminder-ended':
        return change.reminder.id === id;
      case 'reminder-changed':
        return change.after.id === id;
      default:
        return false;
    }
  };

const presentOptions = (options: readonly Option[], reader: Reader): Record<string, unknown>[] =>
  options.map((option, index) => ({ position: index + 1, ...presentOption(option, reader) }));

function presentOption(option: Option, reader: Reader): Record<string, unknown> {
  if ('event' in option) return briefly(option.event, reader);
  if ('slot' in option) return presentSlot(option.slot, reader);
  if ('reminder' in option) return presentReminder(option.reminder, reader);
  if ('person' in option) return { untrusted_person: option.person.name ?? option.person.email };
  return { ref: option.ref };
}
