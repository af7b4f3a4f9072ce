/**
 * The command language: what a message asks for, clause by clause (docs/commands.md). A reader gives commands, the
 * dialogue manager carries them out. Words stay words here: what a time, a name or 'it' stands for is settled later.
 */

/** What a clause does. The comment next to each is its whole definition. */
export const ACTS = {
  // Changes.
  create: 'make a new event',
  change: 'change an event that is there: time, length, title, place, guests, note, rhythm',
  swap: 'two events change places',
  cancel: 'take events out of the calendar',
  accept: 'say yes to an invitation',
  decline: 'say no to an invitation',
  tentative: 'say maybe to an invitation',
  remind: 'set a reminder',
  change_reminder: 'change or snooze a reminder',
  drop_reminder: 'end a reminder, because it is done or no longer wanted',
  prefer: 'keep something in mind from now on',
  forget: 'forget something that was kept in mind',
  notify: 'change what the assistant sends without being asked',
  undo: 'take back what was done',
  // Looking.
  find_time: 'find a time for something; nothing is booked yet',
  ask_agenda: 'what is on in a stretch of time',
  ask_next: 'the next event (of a kind, with somebody, after something)',
  ask_last: 'the last time something was, what was before',
  ask_when: 'when an event begins or ends, or whether it is at a time',
  ask_who: 'who is coming, who sent it',
  ask_where: 'where an event is',
  ask_long: 'how long an event is',
  ask_detail: 'what an event is about, its notes, what to bring',
  ask_link: 'the link of an event',
  ask_answers: 'who has (not) answered, is somebody coming',
  ask_invitations: 'invitations that wait for an answer of the user',
  ask_free: 'is there time: the user or others, at a time or in a stretch',
  ask_clash: 'what overlaps',
  ask_count: 'how many events',
  ask_total: 'how many hours together',
  ask_most: 'superlatives: with whom most, the longest, the busiest or lightest day',
  ask_between: 'how much time lies between two events',
  ask_until: 'how long until something, which date or weekday a day is',
  ask_zone: 'what time something is elsewhere, or now elsewhere',
  ask_reminders: 'which reminders are set',
  ask_kept: 'what is kept in mind about the user',
  ask_contact: "somebody's address",
  ask_waiting: 'what waits for approval, what was asked, where we were',
  ask_done: 'what was done, whether everything was understood',
  ask_self: 'about the assistant: who it is, what it can do, who can read this',
  // Dialogue.
  revise: 'correct or complete the wish or the change just spoken of',
  again: 'the same once more with differences: also, as well, the same but',
  answer: 'answer the open question',
  pick: 'choose among what was offered or asked about',
  approve: 'agree to what waits',
  deny: 'refuse what waits, or drop what was begun',
  chat: 'greeting, thanks, small talk, feelings, complaints',
  other: 'a request that has nothing to do with time, calendars or reminders',
  nothing: 'text that asks for nothing: a story, a quotation, noise',
} as const;
export type Act = keyof typeof ACTS;

/** How a clause is meant. Only `request` and `news` may change anything. */
export const FORCES = {
  request: 'the user wants it done (or answered)',
  news: 'a fact that changes an event: it is at three now',
  statement: 'how things are; nothing is to be done',
  past: 'how things were',
  hypothetical: 'if, would, wish, maybe: not wanted now',
  quoted: "somebody else's words",
  retracted: 'taken back in the same message',
} as const;
export type Force = keyof typeof FORCES;

/** What a span of words stands for in its clause. */
export const ROLES = {
  // Which event (or reminder).
  target: 'the event or reminder meant, in words or as it, that, the second one',
  set: 'several of them: everything, both, all my calls',
  except: 'what of a set is left alone',
  old_time: 'when the target is now, if said apart from it',
  old_person: 'who is in the target, if said to find it',
  once: 'of a series only this one',
  onwards: 'of a series this and all later ones',
  whole: 'of a series all of it',
  // When.
  time: 'when; in a change the new time. Dates, hours, ranges, parts of a day, rhythms with their end',
  length: 'how long; in a change the new length',
  end: 'the new end alone',
  start: 'the new start alone, the end staying',
  shift: 'by how much it moves, with its direction: an hour later, back by 30 min',
  stretch: 'by how much it becomes longer or shorter',
  all_day: 'that it is for the whole day',
  before: 'the event it is to be right before, or lies before',
  after: 'the event it is to be right after, or lies after',
  slot_of: 'the event whose time it takes',
  gap: 'how much room between it and the event before or after',
  avoid: 'times that do not suit',
  earliest: 'the first that fits is wanted',
  latest: 'the last that fits is wanted',
  zone: 'the place whose clock is meant, if not inside the time',
  same_time: 'the time of day stays or is the same',
  same_day: 'the day stays or is the same',
  same_length: 'the length stays or is the same',
  same_end: 'the end stays',
  same_place: 'the place stays or is the same',
  same_people: 'the people stay or are the same',
  // What and who.
  title: 'the name or topic of the event; in a change the new one',
  guest: 'who is to come; in a change who is added',
  guest_out: 'who is taken off',
  people_of: 'the event whose guests are to come',
  invite: 'that an invitation is wanted',
  no_invite: 'that no invitation is wanted',
  person: 'somebody asked about or searched for',
  place: 'where',
  note: 'what is to be written into the event',
  link: 'a web address to keep with the event',
  video: 'that a video meeting is wanted',
  free: 'that it is to be shown as free',
  // Reminders and what is kept in mind.
  text: 'what to remind of, what to keep in mind',
  lead: 'how long before (or after) the event the reminder comes',
  // Dialogue.
  option: 'which of the offered',
  // Accounted for, used for nothing.
  retracted: 'words taken back by the words after them',
  reason: 'why',
  filler: 'politeness, hesitation, whatever else carries nothing',
} as const;
export type Role = keyof typeof ROLES;

export interface Slot {
  readonly role: Role;
  readonly text: string;
  /** UTF-16 offsets into the message. */
  readonly start: number;
  readonly end: number;
  /** Of a time: whose it is, when it was said of one person alone (`of-people.ts`). */
  readonly of?: string;
}

export interface Command {
  readonly act: Act;
  readonly force: Force;
  readonly slots: readonly Slot[];
  /** Carried out only if that earlier command's question is answered so. */
  readonly condition?: { readonly of: number; readonly holds: boolean };
  readonly start: number;
  readonly end: number;
}

/** A message as it was read. */
export interface Reading {
  readonly message: string;
  readonly commands: readonly Command[];
}

const LOOKING = /^(?:ask_|find_)/;
const CHANGING: ReadonlySet<Act> = new Set([
  'create',
  'change',
  'swap',
  'cancel',
  'accept',
  'decline',
  'tentative',
  'remind',
  'change_reminder',
  'drop_reminder',
  'prefer',
  'forget',
  'notify',
  'undo',
] as const);

export const isAct = (word: string): word is Act => Object.hasOwn(ACTS, word);
export const isForce = (word: string): word is Force => Object.hasOwn(FORCES, word);
export const isRole = (word: string): word is Role => Object.hasOwn(ROLES, word);
export const isLooking = (act: Act): boolean => LOOKING.test(act);
export const isChanging = (act: Act): boolean => CHANGING.has(act);
