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
  zone: string,
): Record<string, unknown> | undefined {
  const there = focus.filter(({ id }) => id !== '').slice(0, FOCUS);
  const state = {
    ...(there.length > 0 ? { in_focus: there.map((event) => briefly(event, zone)) } : {}),
    ...(listed.length > 0
      ? {
          last_list: listed.map((option, index) => ({ position: index + 1, ...presentOption(option, zone) })),
        }
      : {}),
    ...(open ? { open_question: presentQuestion(open.question, zone) } : {}),
    ...(proposals.length > 0
      ? {
          waiting: proposals.map(({ call, changes, alternatives }) => ({
            call,
            changes: presentChanges(changes, zone),
            ...(alternatives.length > 0
              ? { free_instead: alternatives.map((option) => presentOption(option, zone)) }
              : {}),
          })),
        }
      : {}),
    ...(done.length > 0
      ? {
          done_lately: done.slice(0, DONE).map(({ call, changes, isUndone }) => ({
            call,
            changes: presentChanges(changes, zone),
            ...(isUndone ? { is_undone: true } : {}),
          })),
        }
      : {}),
  };
  return Object.keys(state).length > 0 ? state : undefined;
}

/** Who comes stands in the calendar. */
const briefly = (event: EventFact, zone: string) => presentEvent({ ...event, guests: [] }, zone);

const presentChanges = (changes: readonly Change[], zone: string) =>
  changes.map((change) => {
    const [event] = change.did === 'cancelled' ? [change.before] : eventsOf([change]);
    return { did: change.did, ...(event ? briefly(event, zone) : {}) };
  });

function presentOption(option: Option, zone: string): Record<string, unknown> {
  if ('event' in option) return briefly(option.event, zone);
  if ('slot' in option) return { when: saySlot(option.slot, zone) };
  if ('reminder' in option) return presentReminder(option.reminder, zone);
  if ('person' in option) return { untrusted_person: option.person.name ?? option.person.email };
  return { ref: option.ref };
}
