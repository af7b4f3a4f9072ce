import {
  CHANGING_KINDS,
  type Frame,
  type FrameKind,
  type Understanding,
} from '../../packages/understanding/src/requests/index.ts';

const QUERIES: FrameKind[] = ['queryAgenda', 'queryNext', 'queryFree', 'queryAttendees', 'queryDetail'];
const UPDATES: FrameKind[] = [
  'moveEvent',
  'resizeEvent',
  'renameEvent',
  'changeDetails',
  'invitePeople',
  'uninvitePeople',
];
const TALK: FrameKind[] = ['smallTalk', 'help', 'confirm', 'reject', 'choose', 'unclear'];

/**
 * Which of our frames a label of SMCalFlow means.
 * - create_event: that system had no reminders and no search for a time; 'create a reminder to …' and 'find a
 *   time for …' are labelled create_event, so our finer kinds count.
 * - query_event: 'accept' and 'decline' are labelled query_event there (the program only finds the event).
 *   Where the turn uses context, choosing from a list is labelled query_event too.
 * - pleasantry: anything that neither reads nor changes a calendar.
 * - weather, query_place: out of scope. query_people and other: contacts, clock and holidays, out of scope.
 */
const SMCALFLOW: Record<string, FrameKind[]> = {
  create_event: ['createEvent', 'findTime', 'setReminder'],
  query_event: [...QUERIES, 'answerInvitation'],
  update_event: UPDATES,
  delete_event: ['cancelEvent'],
  pleasantry: TALK,
  weather: ['outOfScope'],
  query_place: ['outOfScope', 'queryContact'],
  query_people: ['queryContact', 'queryFree', 'queryAttendees', 'outOfScope'],
  other: ['outOfScope', 'queryContact', 'queryClock', 'queryDetail', 'help', 'smallTalk'],
  reject: ['reject', 'cancelEvent'],
};

/** Requests that system refused and ours should take on, against those nobody should. */
const DOABLE_FENCES = new Set([
  'FenceMultiAction',
  'FenceRecurring',
  'FenceReminder',
  'FenceAttendee',
  'FenceDateTime',
  'FenceSpecify',
  'FenceConditional',
  'FenceAggregation',
  'FenceConferenceRoom',
]);
const SERVED: FrameKind[] = [
  'createEvent',
  'findTime',
  'setReminder',
  'cancelEvent',
  'answerInvitation',
  'listReminders',
  'rememberPreference',
  ...QUERIES,
  ...UPDATES,
];

export function smcalflowIntentMatches(
  label: string,
  fence: string | null | undefined,
  understanding: Understanding,
): boolean {
  const kinds = understanding.frames.map((frame) => frame.kind);
  const [first] = kinds;
  if (!first) return false;
  if (label.startsWith('out_of_scope')) {
    const name = fence ?? label.split(':')[1] ?? '';
    return DOABLE_FENCES.has(name)
      ? kinds.some((kind) => SERVED.includes(kind))
      : !proposesChange(understanding);
  }
  return (SMCALFLOW[label] ?? []).includes(first);
}

/** The same for a turn inside a dialogue, where answers and corrections are possible. */
export function turnIntentMatches(
  label: string,
  usesContext: boolean,
  understanding: Understanding,
): boolean {
  const kinds = understanding.frames.map((frame) => frame.kind);
  const [first] = kinds;
  if (!first) return false;
  if (label === 'confirm') return kinds.includes('confirm') || kinds.includes('choose');
  if (label === 'choose') return kinds.includes('choose') || kinds.includes('confirm');
  if (label === 'reject')
    return (
      kinds.includes('reject') ||
      (kinds.includes('choose') &&
        understanding.frames.some((frame) => frame.kind === 'choose' && frame.none))
    );
  if (label === 'revise_previous') {
    // a change to what is on the table, or the last question asked again for another time
    return understanding.frames.some(
      (frame) =>
        frame.kind === 'correct' ||
        UPDATES.includes(frame.kind) ||
        ((frame.continues ?? false) && frame.kind !== 'unclear'),
    );
  }
  if (label === 'update_event') return kinds.some((kind) => UPDATES.includes(kind) || kind === 'correct');
  if (label === 'query_event' && usesContext)
    return kinds.some(
      (kind) => (SMCALFLOW.query_event ?? []).includes(kind) || kind === 'choose' || kind === 'confirm',
    );
  if (label === 'create_event' && usesContext)
    return kinds.some((kind) => (SMCALFLOW.create_event ?? []).includes(kind) || kind === 'correct');
  if (label === 'delete_event')
    return kinds.includes('cancelEvent') || (usesContext && kinds.includes('reject'));
  const [base, fence] = label.split(':');
  if (base === 'out_of_scope') return smcalflowIntentMatches(label, fence, understanding);
  return kinds.some((kind) => (SMCALFLOW[label] ?? []).includes(kind));
}

export const HWU64: Record<string, (frame: Frame) => boolean> = {
  alarm_set: (frame) =>
    (frame.kind === 'outOfScope' && frame.topic === 'alarm') || frame.kind === 'setReminder',
  alarm_query: (frame) =>
    (frame.kind === 'outOfScope' && frame.topic === 'alarm') || frame.kind === 'listReminders',
  alarm_remove: (frame) =>
    (frame.kind === 'outOfScope' && frame.topic === 'alarm') || frame.kind === 'cancelReminder',
  calendar_set: (frame) => ['createEvent', 'findTime', 'setReminder', ...UPDATES].includes(frame.kind),
  calendar_query: (frame) => [...QUERIES, 'listReminders'].includes(frame.kind),
  calendar_remove: (frame) => frame.kind === 'cancelEvent' || frame.kind === 'cancelReminder',
  datetime_query: (frame) =>
    frame.kind === 'queryClock' || (frame.kind === 'outOfScope' && frame.topic === 'holiday'),
  datetime_convert: (frame) => frame.kind === 'queryClock',
  general_affirm: (frame) =>
    frame.kind === 'confirm' || (frame.kind === 'smallTalk' && frame.topic === 'praise'),
  general_negate: (frame) => frame.kind === 'reject' || frame.kind === 'correct',
  general_dontcare: (frame) =>
    frame.kind === 'choose' || (frame.kind === 'smallTalk' && frame.topic === 'chat'),
  general_commandstop: (frame) =>
    frame.kind === 'reject' || (frame.kind === 'smallTalk' && frame.topic === 'bye'),
  general_explain: (frame) => frame.kind === 'help',
  general_repeat: (frame) => frame.kind === 'help',
  general_confirm: (frame) => frame.kind === 'help',
};

export const CLINC: Record<string, (frame: Frame, text: string) => boolean> = {
  reminder: (frame) => frame.kind === 'listReminders' || frame.kind === 'queryAgenda',
  reminder_update: (frame) => frame.kind === 'setReminder',
  calendar: (frame) => QUERIES.includes(frame.kind),
  meeting_schedule: (frame) => QUERIES.includes(frame.kind),
  calendar_update: (frame) =>
    ['createEvent', 'cancelEvent', 'setReminder', 'undo', ...UPDATES].includes(frame.kind),
  // a third of these rows ask how meetings are scheduled, another third for free meeting rooms
  schedule_meeting: (frame, text) => {
    if (/\bhow\b|\bwhat do i do\b/.test(text)) return frame.kind === 'help';
    if (/\brooms?\b/.test(text))
      return ['createEvent', 'findTime', 'queryFree', 'queryAgenda', 'outOfScope'].includes(frame.kind);
    return frame.kind === 'createEvent' || frame.kind === 'findTime';
  },
};

/** Would act on the calendar or the reminders: a changing frame, and nothing asked back first. */
export function proposesChange(understanding: Understanding): boolean {
  if (understanding.question) return false;
  return understanding.frames.some((frame) => CHANGING_KINDS.has(frame.kind));
}

/** Asks whether it should change something (or for what is missing to do so). */
export function asksAboutChange(understanding: Understanding): boolean {
  return (
    understanding.question !== undefined &&
    understanding.frames.some((frame) => CHANGING_KINDS.has(frame.kind))
  );
}
