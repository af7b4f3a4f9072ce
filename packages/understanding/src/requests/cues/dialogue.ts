import type { Cue } from './cue.ts';
import { CHOOSE_CUES } from './dialogue/choose.ts';
import { CONFIRM_CUES } from './dialogue/confirm.ts';
import { HELP_CUES } from './dialogue/help.ts';
import { REJECT_CUES } from './dialogue/reject.ts';
import { SMALL_TALK_CUES } from './dialogue/small-talk.ts';

/** Answers, small talk and talk about the talk. */
export const DIALOGUE_CUES: readonly Cue[] = [
  ...CONFIRM_CUES,
  ...REJECT_CUES,
  ...CHOOSE_CUES,
  ...SMALL_TALK_CUES,
  ...HELP_CUES,
];
