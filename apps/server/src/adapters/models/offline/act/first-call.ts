import type { EventReference, Frame, SetReminder, TimeSlot, UnderstandContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Call } from './call.ts';
import { createCall } from './create-call.ts';
import { notificationCall } from './notification-call.ts';
import { categoryOf, preferenceOf } from './preferences.ts';
import { hasOnlyKind, linkInput, personWords, referenceInput, wordsOf } from './reference-words.ts';
import { minutesWords, timeWords } from './time-words.ts';

/** The call that a request comes to; undefined when it is answered without a tool. */
export function firstCall(frame: Frame, context: UnderstandContext): Call | undefined {
  if ('reference' in frame && frame.reference.id === undefined && needsLookup(frame))
    return lookup(frame, context);
  switch (frame.kind) {
    case 'createEvent':
      return createCall(frame.event, frame.said, context);
    case 'findTime': {
      const when = timeWords(frame.event.when, context);
      return {
        name: 'find_free_times',
        input: {
          ...(when ? { when } : {}),
          ...(frame.event.duration ? { duration: minutesWords(frame.event.duration) } : {}),
          ...(frame.event.people.length > 0 ? { people: frame.event.people.map(personWords) } : {}),
        },
      };
    }
    case 'queryFree': {
      const when = timeWords(frame.when, context);
      return {
        name: 'find_free_times',
        input: {
          ...(when ? { when } : {}),
          ...(frame.duration ? { duration: minutesWords(frame.duration) } : {}),
          ...(frame.people.length > 0 ? { people: frame.people.map(personWords) } : {}),
        },
      };
    }
    case 'moveEvent':
      return {
        name: 'update_event',
        input: {
          ...target(frame, context),
          ...(isEach(frame) ? { every_match: true } : {}),
          ...(frame.swapWith ? swapInput(frame.swapWith, context) : allChanges(frame, context)),
        },
      };
    case 'resizeEvent':
    case 'renameEvent':
    case 'changeDetails':
    case 'invitePeople':
    case 'uninvitePeople':
      return { name: 'update_event', input: { ...target(frame, context), ...allChanges(frame, context) } };
    case 'cancelEvent':
      // 'I can't make the review' declines what somebody else holds; one's own is cancelled (next-call.ts).
      if (frame.absent && !frame.reference.all)
        return {
          name: 'respond_to_invitation',
          input: { ...target(frame, context), response: 'declined' },
        };
      return {
        name: 'delete_event',
        input: { ...target(frame, context), ...(frame.reference.all ? { every_match: true } : {}) },
      };
    case 'answerInvitation':
      return {
        name: 'respond_to_invitation',
        input: {
          ...target(frame, context),
          response: frame.response,
          ...(frame.note ? { note: frame.note } : {}),
        },
      };
    case 'queryAgenda':
    case 'queryDetail':
    case 'queryAttendees':
    case 'queryNext':
      return lookup(frame, context);
    case 'setReminder':
      return reminderCall(frame, context);
    case 'listReminders':
      return { name: 'list_reminders', input: {} };
    case 'cancelReminder':
    case 'completeReminder':
    case 'snoozeReminder': {
      const { id, text, all } = frame.reminder;
      const until = frame.kind === 'snoozeReminder' ? timeWords(frame.until, context, []) : undefined;
      return {
        name: 'cancel_reminder',
        input: {
          ...(id ? { reminder_id: id } : text ? { text } : {}),
          ...(all ? { all: true } : {}),
          ...(until ? { snooze_until: until } : {}),
          ...(frame.kind === 'completeReminder' ? { done: true } : {}),
        },
      };
    }
    case 'rememberPreference':
      return {
        name: 'remember_preference',
        input: {
          preference: preferenceOf(frame.text).slice(0, 500),
          quote: preferenceOf(frame.text).slice(0, 500),
          category: categoryOf(frame.text),
        },
      };
    case 'background':
      if (frame.wish) return notificationCall(frame.wish, frame.said, timeWords(frame.when, context));
      return {
        name: 'remember_preference',
        input: {
          preference: preferenceOf(frame.said).slice(0, 500),
          quote: frame.said.slice(0, 500),
          category: 'notifications',
        },
      };
    case 'listPreferences':
      return { name: 'list_preferences', input: frame.topic ? { topic: frame.topic } : {} };
    case 'forgetPreference':
      return {
        name: 'forget_preference',
        input: { ...(frame.text ? { text: frame.text } : {}), ...(frame.all ? { all: true } : {}) },
      };
    case 'queryContact': {
      const [person] = frame.people;
      return person && (frame.field === 'email' || frame.field === 'who')
        ? { name: 'find_contact', input: { name: personWords(person) } }
        : undefined;
    }
    case 'undo':
      return {
        name: 'undo_last_action',
        input: frame.id ? { tool_call_id: frame.id } : frame.target ? { target: frame.target } : {},
      };
    default:
      return undefined;
  }
}

type Referring = Extract<Frame, { reference: unknown }>;
type Changing = Extract<
  Frame,
  { kind: 'moveEvent' | 'resizeEvent' | 'renameEvent' | 'changeDetails' | 'invitePeople' | 'uninvitePeople' }
>;

/** 'My first meeting tomorrow', 'my next call': which one that is must be looked up before it can be changed. */
const needsLookup = (frame: Referring): boolean =>
  !frame.kind.startsWith('query') &&
  (frame.reference.ordinal !== undefined ||
    (frame.reference.next === true && wordsOf(frame.reference) === undefined));

function lookup(frame: Referring, context: UnderstandContext): Call {
  const { reference } = frame;
  const when = timeWords(reference.when, context);
  const query = hasOnlyKind(reference) && frame.kind !== 'queryNext' ? undefined : wordsOf(reference);
  const direction =
    frame.kind === 'queryNext'
      ? frame.direction
      : reference.next && frame.kind !== 'queryAgenda' && reference.ordinal === undefined
        ? 'next'
        : undefined;
  return {
    name: 'list_events',
    input: {
      ...(when ? { when } : {}),
      ...(query ? { query } : {}),
      ...(direction ? { direction } : {}),
      ...(frame.kind === 'queryAgenda' && frame.measure ? { measure: true, limit: 50 } : {}),
    },
  };
}

const target = (frame: Extract<Referring, { scope?: unknown }> | Changing, context: UnderstandContext) => ({
  ...referenceInput(frame.reference, context),
  // 'All yoga' without a day is the whole series.
  ...(frame.scope
    ? { scope: frame.scope }
    : frame.reference.all && frame.reference.when.length === 0
      ? { scope: 'all' as const }
      : {}),
});

/** 'All my meetings tomorrow' are each of them; 'all yoga' is a series. */
const isEach = ({ reference, repeat, scope }: Extract<Frame, { kind: 'moveEvent' }>): boolean =>
  reference.all === true && reference.when.length > 0 && !repeat && scope === undefined;

/** The other of two that change places, in the form that the tool takes. */
function swapInput(other: EventReference, context: UnderstandContext) {
  const { event_id, event, event_when } = referenceInput(other, context);
  return {
    ...(event_id ? { swap_with_id: event_id } : {}),
    ...(event ? { swap_with: event } : event_id ? {} : { swap_with: event_when ?? 'the other one' }),
    ...(event_when && event ? { swap_with_when: event_when } : {}),
  };
}

/** With what else was said about the same event: one change, one card. */
function allChanges(frame: Changing, context: UnderstandContext) {
  const more = (frame.also ?? []).map((one) => (isChanging(one) ? changesOf(one, context) : {}));
  return Object.assign({}, changesOf(frame, context), ...more) as ReturnType<typeof changesOf>;
}

const isChanging = (frame: Frame): frame is Changing =>
  'reference' in frame &&
  !frame.kind.startsWith('query') &&
  frame.kind !== 'cancelEvent' &&
  frame.kind !== 'answerInvitation';

function changesOf(frame: Changing, context: UnderstandContext) {
  switch (frame.kind) {
    case 'moveEvent': {
      const to = timeWords(frame.to, context);
      const by = frame.by
        ? `${minutesWords(frame.by)} ${frame.by.minutes < 0 ? 'earlier' : 'later'}`
        : undefined;
      const length = frame.to.find(({ role }) => role === 'duration');
      return {
        ...(to ? { new_when: to } : by ? { move_by: by } : {}),
        ...(length ? { new_duration: length.phrase.slice(0, 60) } : {}),
      };
    }
    case 'resizeEvent':
      if (frame.duration) return { new_duration: minutesWords(frame.duration) };
      if (frame.by)
        return { extend_by: `${minutesWords(frame.by)} ${frame.by.minutes < 0 ? 'shorter' : 'longer'}` };
      return frame.end ? { new_end: frame.end.phrase.replace(/^(?:until|till|to)\s+/i, '') } : {};
    case 'renameEvent':
      return frame.title ? { new_title: frame.title } : {};
    case 'changeDetails':
      return {
        ...(frame.place ? { new_location: frame.place } : {}),
        ...(frame.description ? { new_description: frame.description } : {}),
        ...(frame.link ? { link: linkInput(frame.link) } : {}),
        ...(frame.videoLink ? { video_link: true } : {}),
        ...(frame.allDay ? { all_day: true } : {}),
        ...(frame.availability
          ? { show_as: frame.availability === 'free' ? ('free' as const) : ('busy' as const) }
          : {}),
      };
    case 'invitePeople':
      return {
        add_attendees: frame.people.map(personWords),
        ...(frame.insteadOf?.length ? { remove_attendees: frame.insteadOf.map(personWords) } : {}),
      };
    case 'uninvitePeople':
      return { remove_attendees: frame.people.map(personWords) };
  }
}

function reminderCall(frame: SetReminder, context: UnderstandContext): Call {
  const about = frame.about ? wordsOf(frame.about) : undefined;
  // Of several by the same name the one that is being spoken of: its day tells.
  const day = frame.about?.when[0]?.phrase;
  const event = about && day ? `${about} ${day}` : about;
  const lead = frame.when.find(({ when }) => when.kind === 'relative-to-event');
  const text = (frame.text ?? about ?? 'this').slice(0, 1000);
  if (frame.beside && about) {
    const hour = timeWords(frame.when, context, []);
    const { part, side } = frame.beside;
    return {
      name: 'set_reminder',
      input: {
        text,
        before_event: (event ?? about).slice(0, 300),
        when: `the ${part} ${side}${hour ? ` ${atHour(hour)}` : ''}`,
      },
    };
  }
  const minutes = lead ? minutesBefore(lead) : undefined;
  if (lead?.when.kind === 'relative-to-event' && minutes !== undefined)
    return {
      name: 'set_reminder',
      input: { text, before_event: (event ?? lead.when.eventText).slice(0, 300), minutes_before: minutes },
    };
  const when = timeWords(frame.when, context, []);
  return {
    name: 'set_reminder',
    input: { text, ...(when ? { when } : about ? { before_event: about, minutes_before: 10 } : {}) },
  };
}

const atHour = (hour: string): string => (/^(?:at|around|by)\b/i.test(hour) ? hour : `at ${hour}`);

function minutesBefore({ when }: TimeSlot): number | undefined {
  if (when.kind !== 'relative-to-event' || when.direction !== 'before') return undefined;
  const minutes = when.offset.total({
    unit: 'minutes',
    relativeTo: Temporal.PlainDateTime.from('2026-01-01T00:00'),
  });
  return minutes === 0 ? 10 : Math.min(40_320, Math.round(minutes));
}
