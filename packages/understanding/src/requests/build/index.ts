import type { Intent } from '../cues/cue.ts';
import type { Frame, OutOfScopeTopic } from '../frames.ts';
import { buildAnswer } from './answer.ts';
import { buildAttendees, buildContact } from './attendees.ts';
import { buildCancel } from './cancel.ts';
import { buildChangeDetails } from './change-details.ts';
import { buildClock } from './clock.ts';
import { buildCreate, buildFindTime } from './create.ts';
import { buildInvite, buildUninvite } from './invite.ts';
import { buildMove } from './move.ts';
import { buildBackground, buildForget, buildListPreferences, buildRemember } from './preferences.ts';
import { buildAgenda, buildDetail, buildFree, buildNext } from './queries.ts';
import { type Reading, said } from './reading.ts';
import {
  buildCancelReminder,
  buildComplete,
  buildListReminders,
  buildReminder,
  buildSnooze,
} from './reminders.ts';
import { buildRename } from './rename.ts';
import { buildResize } from './resize.ts';
import {
  buildChoose,
  buildConfirm,
  buildHelp,
  buildOutOfScope,
  buildReject,
  buildSmallTalk,
  buildUndo,
} from './talk.ts';

const BUILDERS: Record<Exclude<Intent, `outOfScope:${OutOfScopeTopic}`>, (reading: Reading) => Frame> = {
  createEvent: buildCreate,
  findTime: buildFindTime,
  moveEvent: buildMove,
  resizeEvent: buildResize,
  renameEvent: buildRename,
  changeDetails: buildChangeDetails,
  cancelEvent: buildCancel,
  invitePeople: buildInvite,
  uninvitePeople: buildUninvite,
  answerInvitation: buildAnswer,
  queryAgenda: buildAgenda,
  queryNext: buildNext,
  queryFree: buildFree,
  queryAttendees: buildAttendees,
  queryDetail: buildDetail,
  queryContact: buildContact,
  queryClock: buildClock,
  setReminder: buildReminder,
  listReminders: buildListReminders,
  cancelReminder: buildCancelReminder,
  snoozeReminder: buildSnooze,
  completeReminder: buildComplete,
  rememberPreference: buildRemember,
  listPreferences: buildListPreferences,
  forgetPreference: buildForget,
  background: buildBackground,
  undo: buildUndo,
  confirm: buildConfirm,
  reject: buildReject,
  choose: buildChoose,
  smallTalk: buildSmallTalk,
  help: buildHelp,
};

/** Reads the slots that an intent needs. */
export function buildFrame(intent: Intent, reading: Reading): Frame {
  if (intent.startsWith('outOfScope:'))
    return buildOutOfScope(reading, intent.slice('outOfScope:'.length) as OutOfScopeTopic);
  return BUILDERS[intent as keyof typeof BUILDERS](reading);
}

export const unclear = (reading: Reading): Frame => ({
  kind: 'unclear',
  confidence: 0.2,
  said: said(reading.clause),
});
