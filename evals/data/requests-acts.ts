import type { Act, SureReading } from '@catch/understanding';
import { changeMade, isWish } from './requests-leave.ts';

/** What a message wants: its acts in their order. Greetings, thanks and stories count only where nothing else is said. */
export function actsOf({ commands }: SureReading): Act[] {
  const acts = commands.filter(isWish).map(({ act }) => act);
  const telling = acts.filter((act) => act !== 'chat' && act !== 'nothing');
  return telling.length > 0 ? telling : acts.length > 0 ? acts : ['nothing'];
}

const EVENT_DETAILS: Act[] = ['ask_when', 'ask_where', 'ask_long', 'ask_detail', 'ask_link'];
const QUERIES: Act[] = [
  ...EVENT_DETAILS,
  ...([
    'ask_agenda',
    'ask_next',
    'ask_last',
    'ask_who',
    'ask_answers',
    'ask_invitations',
    'ask_free',
  ] as const),
  ...(['ask_clash', 'ask_count', 'ask_total', 'ask_most', 'ask_between', 'ask_until'] as const),
];
const CREATIONS: Act[] = ['create', 'find_time', 'remind'];
/** A correction without a name comes to the same as a change. */
const UPDATES: Act[] = ['change', 'swap', 'revise'];
const ANSWERS: Act[] = ['accept', 'decline', 'tentative'];
const CLOCK: Act[] = ['ask_zone', 'ask_until'];

/**
 * Which of our acts a label of SMCalFlow means.
 * - create_event: that system had no reminders and no search for a time; 'create a reminder to …' and 'find a time
 *   for …' are labelled create_event, so our finer acts count.
 * - query_event: 'accept' and 'decline' are labelled query_event there (the program only finds the event).
 * - pleasantry: anything that neither reads nor changes a calendar.
 * - weather, query_place, query_people, other: contacts, clock, holidays, and what is beyond a calendar.
 */
const SMCALFLOW: Record<string, Act[]> = {
  create_event: CREATIONS,
  query_event: [...QUERIES, ...ANSWERS],
  update_event: UPDATES,
  delete_event: ['cancel'],
  pleasantry: ['chat', 'nothing', 'approve', 'deny', 'pick', 'answer', 'ask_self', 'ask_done', 'ask_waiting'],
  weather: ['other'],
  query_place: ['other', 'ask_contact'],
  query_people: ['ask_contact', 'ask_free', 'ask_who', 'other'],
  other: ['other', 'ask_contact', 'ask_self', 'chat', ...CLOCK, ...EVENT_DETAILS],
  reject: ['deny', 'cancel'],
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
const SERVED: Act[] = [
  ...CREATIONS,
  ...QUERIES,
  ...UPDATES,
  ...ANSWERS,
  'cancel',
  'ask_reminders',
  'prefer',
  'again',
];

const hasAny = (acts: readonly Act[], wanted: readonly Act[] = []): boolean =>
  acts.some((act) => wanted.includes(act));

export function smcalflowIntentMatches(
  label: string,
  fence: string | null | undefined,
  reading: SureReading,
): boolean {
  const acts = actsOf(reading);
  if (label.startsWith('out_of_scope')) {
    const name = fence ?? label.split(':')[1] ?? '';
    return DOABLE_FENCES.has(name) ? hasAny(acts, SERVED) : changeMade(reading) !== 'made';
  }
  return hasAny(acts.slice(0, 1), SMCALFLOW[label]);
}

/** What answers and corrects, wherever there is something to answer or to correct. */
const TURNS: Record<string, Act[]> = {
  confirm: ['approve', 'pick'],
  choose: ['pick', 'approve', 'answer'],
  reject: ['deny'],
  // A change to what is on the table, or the last question asked again for another time.
  revise_previous: [...UPDATES, 'answer', 'again'],
  update_event: [...UPDATES, 'answer'],
};
/** What a label means besides, where the turn leans on those before it. */
const IN_CONTEXT: Record<string, Act[]> = {
  query_event: ['pick', 'approve', 'again'],
  create_event: ['revise', 'answer', 'again', 'pick'],
  delete_event: ['deny'],
};

/** The same for a turn inside a dialogue. */
export function turnIntentMatches(label: string, usesContext: boolean, reading: SureReading): boolean {
  const [base, fence] = label.split(':');
  if (base === 'out_of_scope') return smcalflowIntentMatches(label, fence, reading);
  return hasAny(actsOf(reading), [
    ...(TURNS[label] ?? SMCALFLOW[label] ?? []),
    ...(usesContext ? (IN_CONTEXT[label] ?? []) : []),
  ]);
}

/** Alarms are none of ours, and a reminder is what comes nearest. */
const HWU64: Record<string, Act[]> = {
  alarm_set: ['other', 'remind'],
  alarm_query: ['other', 'ask_reminders'],
  alarm_remove: ['other', 'drop_reminder'],
  calendar_set: [...CREATIONS, ...UPDATES],
  calendar_query: [...QUERIES, 'ask_reminders'],
  calendar_remove: ['cancel', 'drop_reminder'],
  datetime_query: [...CLOCK, 'other'],
  datetime_convert: CLOCK,
  general_affirm: ['approve', 'chat'],
  // Most of them complain of what was understood, which is talk here.
  general_negate: ['deny', 'revise', 'chat'],
  general_dontcare: ['pick', 'chat', 'answer', 'nothing'],
  general_commandstop: ['deny', 'chat'],
  general_explain: ['ask_self', 'ask_done', 'chat', 'ask_waiting'],
  general_repeat: ['ask_self', 'ask_done', 'chat', 'ask_waiting'],
  general_confirm: ['ask_self', 'ask_done', 'chat', 'ask_waiting'],
};
export const hwu64IntentMatches = (label: string, reading: SureReading): boolean =>
  hasAny(actsOf(reading), HWU64[label]);

const CLINC: Record<string, Act[]> = {
  reminder: ['ask_reminders', 'ask_agenda'],
  reminder_update: ['remind'],
  calendar: QUERIES,
  meeting_schedule: QUERIES,
  calendar_update: ['create', 'cancel', 'remind', 'undo', ...UPDATES],
  schedule_meeting: ['create', 'find_time'],
};
/** A third of the rows of 'schedule_meeting' ask how meetings are scheduled, another third for free meeting rooms. */
export function clincIntentMatches(label: string, text: string, reading: SureReading): boolean {
  const acts = actsOf(reading);
  if (label !== 'schedule_meeting') return hasAny(acts, CLINC[label]);
  if (/\bhow\b|\bwhat do i do\b/.test(text)) return hasAny(acts, ['ask_self']);
  if (/\brooms?\b/.test(text))
    return hasAny(acts, ['create', 'find_time', 'ask_free', 'ask_agenda', 'other']);
  return hasAny(acts, CLINC.schedule_meeting);
}
