import type { Intent } from '../cues/cue.ts';

/**
 * What the linear model tells apart, and what each class is for the rules. The first intent is what is taken when
 * no cue has spoken for any of them.
 */
export const CLASSES: Readonly<Record<string, readonly Intent[]>> = {
  create: ['createEvent', 'findTime'],
  query: ['queryAgenda', 'queryNext', 'queryFree', 'queryAttendees', 'queryDetail'],
  update: ['moveEvent', 'resizeEvent', 'renameEvent', 'changeDetails', 'invitePeople', 'uninvitePeople'],
  delete: ['cancelEvent'],
  answer: ['answerInvitation'],
  remind: ['setReminder'],
  reminders: ['listReminders'],
  confirm: ['confirm'],
  reject: ['reject'],
  choose: ['choose'],
  talk: ['smallTalk'],
  help: ['help'],
  clock: ['queryClock'],
  contact: ['queryContact'],
  alarm: ['outOfScope:alarm'],
  timer: ['outOfScope:timer'],
  list: ['outOfScope:list'],
  shopping: ['outOfScope:shopping'],
  reservation: ['outOfScope:reservation'],
  service: ['outOfScope:serviceBooking'],
  timeOff: ['outOfScope:timeOff'],
  holiday: ['outOfScope:holiday'],
  weather: ['outOfScope:weather'],
  place: ['outOfScope:place'],
  foreign: ['outOfScope:other', 'outOfScope:trivia'],
};

export const CLASS_NAMES: readonly string[] = Object.keys(CLASSES);
