import type { Reader } from '../../../platform/say-time.ts';
import { type Conversation, eventsOf } from '../manager/conversation.ts';
import type { Change, EventFact, Option } from '../values/values.ts';
import { presentEvent } from './present-event.ts';
import { presentQuestion } from './present-for-model.ts';
import { saySlot } from './say-event.ts';
import { presentReminder } from './say-reminder.ts';

const FOCUS = 3;
const DONE = 3;

/** Where a conversation stands, as a model sees it: what our own assistant goes by. Undefined when there is nothing. */
export function presentConversation(
  { focus, listed, open, proposals, done }: Conversation,
  reader: Reader,
): Record<string, unknown> | undefined {
  const there = focus.filter(({ id }) => id !== '').slice(0, FOCUS);
  const state = {
    ...(there.length > 0 ? { in_focus: there.map((event) => briefly(event, reader)) } : {}),
    ...(listed.length > 0
      ? {
          last_list: listed.map((option, index) => ({
            position: index + 1,
            ...presentOption(option, reader),
          })),
        }
      : {}),
    ...(open ? { open_question: presentQuestion(open.question, reader) } : {}),
    ...(proposals.length > 0
      ? {
          waiting: proposals.map(({ call, changes, alternatives }) => ({
            call,
            changes: presentChanges(changes, reader),
            ...(alternatives.length > 0
              ? { free_instead: alternatives.map((option) => presentOption(option, reader)) }
              : {}),
          })),
        }
      : {}),
    ...(done.length > 0
      ? {
          done_lately: done.slice(0, DONE).map(({ call, changes, isUndone }) => ({
            call,
            changes: presentChanges(changes, reader),
            ...(isUndone ? { is_undone: true } : {}),
          })),
        }
      : {}),
  };
  return Object.keys(state).length > 0 ? state : undefined;
}

/** Who comes stands in the calendar. */
const briefly = (event: EventFact, reader: Reader) => presentEvent({ ...event, guests: [] }, reader);

const presentChanges = (changes: readonly Change[], reader: Reader) =>
  changes.map((change) => {
    const [event] = change.did === 'cancelled' ? [change.before] : eventsOf([change]);
    return { did: change.did, ...(event ? briefly(event, reader) : {}) };
  });

function presentOption(option: Option, reader: Reader): Record<string, unknown> {
  if ('event' in option) return briefly(option.event, reader);
  if ('slot' in option) return { when: saySlot(option.slot, reader) };
  if ('reminder' in option) return presentReminder(option.reminder, reader);
  if ('person' in option) return { untrusted_person: option.person.name ?? option.person.email };
  return { ref: option.ref };
}
