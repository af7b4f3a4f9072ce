import { ANSWER_CUES } from './changes/answer.ts';
import { CANCEL_CUES } from './changes/cancel.ts';
import { CREATE_CUES } from './changes/create.ts';
import { DETAIL_CUES } from './changes/details.ts';
import { FIND_TIME_CUES } from './changes/find-time.ts';
import { GUEST_CUES } from './changes/guests.ts';
import { MOVE_CUES } from './changes/move.ts';
import { RENAME_CUES } from './changes/rename.ts';
import { RESIZE_CUES } from './changes/resize.ts';
import type { Cue } from './cue.ts';

/** Requests that change the calendar. */
export const CHANGE_CUES: readonly Cue[] = [
  ...CREATE_CUES,
  ...FIND_TIME_CUES,
  ...MOVE_CUES,
  ...RESIZE_CUES,
  ...RENAME_CUES,
  ...DETAIL_CUES,
  ...CANCEL_CUES,
  ...GUEST_CUES,
  ...ANSWER_CUES,
];
