import type { Cue } from './cue.ts';
import { AGENDA_CUES } from './queries/agenda.ts';
import { ATTENDEE_CUES } from './queries/attendees.ts';
import { CLOCK_CUES } from './queries/clock.ts';
import { CONTACT_CUES } from './queries/contacts.ts';
import { DETAIL_QUESTION_CUES } from './queries/detail.ts';
import { FREE_CUES } from './queries/free.ts';
import { NEXT_CUES } from './queries/next.ts';

/** Questions about the calendar. They change nothing, so they may be read generously. */
export const QUERY_CUES: readonly Cue[] = [
  ...AGENDA_CUES,
  ...NEXT_CUES,
  ...DETAIL_QUESTION_CUES,
  ...FREE_CUES,
  ...ATTENDEE_CUES,
  ...CONTACT_CUES,
  ...CLOCK_CUES,
];
