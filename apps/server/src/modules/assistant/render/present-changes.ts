import type { Reader } from '../../../platform/time-reader.ts';
import { sayChoice } from '../../preferences/index.ts';
import type { Change, EventFact } from '../values/values.ts';
import { addressesOf, presentDifference, presentRhythm } from './present-difference.ts';
import { presentEvent } from './present-event.ts';
import { saySchedule } from './say-reminder.ts';

/** Who comes stands in the calendar; what is only planned has no id yet. */
export function briefly(event: EventFact, reader: Reader): Record<string, unknown> {
  const { event_id, ...rest } = presentEvent({ ...event, guests: [] }, reader);
  return event_id ? { event_id, ...rest } : rest;
}

/** What was done, each by what kind of change it was and how it is now. */
export const presentChanges = (changes: readonly Change[], reader: Reader): Record<string, unknown>[] =>
  changes.map((change) => ({ did: change.did, ...resultOf(change, reader) }));

/** What would be done. What is not there yet has no id by which it could be changed. */
export const presentPlanned = (changes: readonly Change[], reader: Reader): Record<string, unknown>[] =>
  changes.map((change) => {
    const { event_id, reminder_id, ...rest } = resultOf(change, reader);
    const isNew = change.did === 'created' || change.did === 'reminder-set';
    return {
      will: WILL[change.did],
      ...(isNew || !event_id ? {} : { event_id }),
      ...rest,
      ...plannedOf(change, reader),
    };
  });

/** What the card says beyond the event itself: who comes, how often, and what would be different. */
function plannedOf(change: Change, reader: Reader): Record<string, unknown> {
  switch (change.did) {
    case 'created':
      return {
        ...(change.after.guests.length > 0 ? { guests: addressesOf(change.after.guests) } : {}),
        ...(change.recurrence.length > 0
          ? { repeats: presentRhythm(change.recurrence, change.after, reader) }
          : {}),
      };
    case 'changed':
      return presentDifference(change, reader);
    case 'cancelled':
    case 'responded':
      return change.scope === 'this' ? {} : { scope: change.scope };
    default:
      return {};
  }
}

const WILL: Readonly<Record<Change['did'], string>> = {
  created: 'create',
  changed: 'change',
  moved: 'move',
  cancelled: 'cancel',
  responded: 'respond',
  'reminder-set': 'remind',
  'reminder-changed': 'change the reminder',
  'reminder-ended': 'end the reminder',
  remembered: 'remember',
  forgotten: 'forget',
  notifications: 'change notifications',
  undone: 'undo',
};

function resultOf(change: Change, reader: Reader): Record<string, unknown> {
  switch (change.did) {
    case 'created':
    case 'changed':
    case 'moved':
      return briefly(change.after, reader);
    case 'cancelled':
      return briefly(change.before, reader);
    case 'responded':
      return { ...briefly(change.event, reader), response: change.response };
    case 'undone':
      return change.restored[0] ? briefly(change.restored[0], reader) : {};
    case 'reminder-set':
      return reminder(change.reminder, reader);
    case 'reminder-changed':
      return reminder(change.after, reader);
    case 'reminder-ended':
      return { text: change.reminder.text };
    case 'remembered':
      return { preference_id: change.preference.id, preference: change.preference.text };
    case 'forgotten':
      return { forgotten: change.preferences.map(({ text }) => text) };
    case 'notifications':
      return { now: sayChoice(change.topic, change.choice, reader) };
  }
}

type Reminder = Extract<Change, { did: 'reminder-set' }>['reminder'];

const reminder = (fact: Reminder, reader: Reader): Record<string, unknown> => ({
  reminder_id: fact.id,
  text: fact.text,
  when: saySchedule(fact, reader),
});
