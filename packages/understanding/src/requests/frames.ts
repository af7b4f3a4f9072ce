import type { NotificationWish } from '../notifications/read-notification.ts';
import type {
  Availability,
  Duration,
  EventDetails,
  EventReference,
  GivenLink,
  Person,
  SeriesScope,
  TimeSlot,
} from './slot-types.ts';

type Base = {
  /** 0 to 1. From `ACT` on it may be acted upon; from `ASK` on it is asked back; below, it is unclear. */
  confidence: number;
  /** the part of the message it was read from */
  said: string;
  /** it completes an earlier request of this conversation (the answer to a question, a follow-up) */
  continues?: boolean;
};

export type CreateEvent = Base & { kind: 'createEvent'; event: EventDetails };
export type FindTime = Base & { kind: 'findTime'; event: EventDetails };

type Change = Base & {
  reference: EventReference;
  scope?: SeriesScope;
  /** further changes of the same event, said in one breath: 'move it to 4 and invite Ben' */
  also?: Frame[];
};
/**
 * `to` holds the new time, or how often it shall be from now on; with `by`, the event is shifted: 'push it back half an
 * hour'; with `swapWith` it changes places with another.
 */
export type MoveEvent = Change & {
  kind: 'moveEvent';
  to: TimeSlot[];
  by?: Duration;
  swapWith?: EventReference;
  /** it shall repeat; `to` says how often, once that is known */
  repeat?: true;
};
export type ResizeEvent = Change & {
  kind: 'resizeEvent';
  /** the new length, or */
  duration?: Duration;
  /** how much longer (positive) or shorter (negative), or */
  by?: Duration;
  /** the new end */
  end?: TimeSlot;
};
export type RenameEvent = Change & { kind: 'renameEvent'; title?: string };
export type ChangeDetails = Change & {
  kind: 'changeDetails';
  place?: string;
  description?: string;
  videoLink?: boolean;
  link?: GivenLink;
  allDay?: boolean;
  availability?: Availability;
};
/** `absent`: said not to be ('no yoga today', 'I can't make it'), whoever holds it: somebody else's is declined. */
export type CancelEvent = Change & { kind: 'cancelEvent'; absent?: true };
/** `insteadOf`: who is taken off for them ('replace Dev with Emma'). */
export type InvitePeople = Change & { kind: 'invitePeople'; people: Person[]; insteadOf?: Person[] };
export type UninvitePeople = Change & { kind: 'uninvitePeople'; people: Person[] };
export type AnswerInvitation = Change & {
  kind: 'answerInvitation';
  response: 'accepted' | 'declined' | 'tentative';
  note?: string;
};

type Query = Base & { reference: EventReference };
/** What is asked of all that is on: how many, how long together, or which of them (or of the days). */
export type Measure = 'count' | 'total' | 'longest' | 'shortest' | 'busiest' | 'quietest';
/** 'what is on Thursday': a list within `when`, or with `measure` one figure of it. */
export type QueryAgenda = Query & { kind: 'queryAgenda'; measure?: Measure };
/** 'when do I next see Ana': one event, ahead (or back: 'when did I last …'). */
export type QueryNext = Query & { kind: 'queryNext'; direction: 'next' | 'last' };
/** 'am I free at 3': `people` asks for them too. */
export type QueryFree = Base & { kind: 'queryFree'; when: TimeSlot[]; duration?: Duration; people: Person[] };
export type QueryAttendees = Query & {
  kind: 'queryAttendees';
  /** only those who have answered so; or whether these people come */
  response?: 'accepted' | 'declined' | 'tentative' | 'unanswered';
  people: Person[];
};
export type QueryDetail = Query & {
  kind: 'queryDetail';
  ask: 'when' | 'where' | 'link' | 'duration' | 'description' | 'response' | 'exists' | 'all';
  /** what it is when there is no such event: 'where is Lisbon' */
  otherwise?: OutOfScope;
};
export type QueryContact = Base & {
  kind: 'queryContact';
  people: Person[];
  field: 'email' | 'phone' | 'who' | 'manager' | 'reports' | 'office';
};
/** 'what time is it in London', 'what day is the 23rd'; `from`: the place whose clock shows `when`, if not here. */
export type QueryClock = Base & { kind: 'queryClock'; when: TimeSlot[]; place?: string; from?: string };

export type SetReminder = Base & {
  kind: 'setReminder';
  /** what to say: 'call the bank' */
  text?: string;
  when: TimeSlot[];
  /** relative to an event: 'ten minutes before the review' */
  about?: EventReference;
  /** on a day beside that event: 'THE EVENING BEFORE the flight', 'THE MORNING OF the exam' */
  beside?: DayBeside;
};
export type DayBeside = {
  part: 'day' | 'morning' | 'afternoon' | 'evening' | 'night';
  side: 'before' | 'after' | 'of';
};
export type ReminderReference = {
  text?: string;
  when: TimeSlot[];
  ordinal?: number;
  all?: boolean;
  id?: string;
};
export type ListReminders = Base & { kind: 'listReminders'; reminder: ReminderReference };
export type CancelReminder = Base & { kind: 'cancelReminder'; reminder: ReminderReference };
export type SnoozeReminder = Base & {
  kind: 'snoozeReminder';
  reminder: ReminderReference;
  until: TimeSlot[];
};
export type CompleteReminder = Base & { kind: 'completeReminder'; reminder: ReminderReference };

/** `text` is the preference in the person's own words, which are also its source. */
export type RememberPreference = Base & { kind: 'rememberPreference'; text: string };
export type ListPreferences = Base & { kind: 'listPreferences'; topic?: string };
export type ForgetPreference = Base & { kind: 'forgetPreference'; text?: string; all?: boolean };

/** 'stop the morning briefings', 'quiet after 8'. */
export type Background = Base & {
  kind: 'background';
  action: 'pause' | 'resume' | 'quiet';
  what: 'all' | 'briefings' | 'reminders' | 'nudges';
  when: TimeSlot[];
  /** what exactly is wished, when the whole sentence says so */
  wish?: NotificationWish;
};

export type Undo = Base & {
  kind: 'undo';
  /** what is to be taken back, in the person's words; the last thing when absent */
  target?: string;
  /** one of several that were offered */
  id?: string;
};
export type Confirm = Base & { kind: 'confirm' };
/** `stop`: also end the conversation's task ('never mind'), not only this proposal. */
export type Reject = Base & { kind: 'reject'; stop?: boolean };
export type Choose = Base & {
  kind: 'choose';
  /** 1 = first, -1 = last; or by time; or any ('whichever'); or none of them */
  ordinal?: number;
  when?: TimeSlot;
  title?: string;
  any?: boolean;
  none?: boolean;
  /** id of the option, when the conversation tells which */
  id?: string;
};
/** Changes what was proposed or just done: 'yes, but at 4', 'I meant Thursday', 'no, the other one'. */
export type Correct = Base & {
  kind: 'correct';
  /** 'yes, but …': the rest is agreed to */
  agreed: boolean;
  changes: {
    title?: string;
    when?: TimeSlot[];
    duration?: Duration;
    by?: Duration;
    end?: TimeSlot;
    place?: string;
    addPeople?: Person[];
    removePeople?: Person[];
    description?: string;
    videoLink?: boolean;
    link?: GivenLink;
    allDay?: boolean;
    availability?: Availability;
    scope?: SeriesScope;
    /** another event was meant */
    reference?: EventReference;
    /** 'the other one' */
    other?: boolean;
    /** 'later', 'earlier' without saying when */
    direction?: 'earlier' | 'later';
  };
  /** the corrected request, when the conversation says what is being corrected */
  revised?: Frame;
};

export type SmallTalk = Base & {
  kind: 'smallTalk';
  /** `told`: something that only tells of what is or was; nothing is asked for */
  topic:
    | 'greeting'
    | 'thanks'
    | 'bye'
    | 'howAreYou'
    | 'who'
    | 'praise'
    | 'apology'
    | 'complaint'
    | 'chat'
    | 'told';
};
export type Help = Base & {
  kind: 'help';
  /** `repeat`: say it again; `check`: what did you understand; `howTo`: how a thing is done here */
  topic: 'capabilities' | 'repeat' | 'explain' | 'check' | 'howTo' | 'start';
  about?: 'event' | 'reminder' | 'calendar';
};

export type OutOfScopeTopic =
  | 'alarm'
  | 'timer'
  | 'list'
  | 'shopping'
  | 'reservation'
  | 'serviceBooking'
  | 'timeOff'
  | 'weather'
  | 'place'
  | 'holiday'
  | 'phone'
  | 'message'
  | 'device'
  | 'travel'
  | 'trivia'
  | 'gibberish'
  | 'other';
/** `instead`: what we could do in its place, only after the person says yes to it. */
export type OutOfScope = Base & { kind: 'outOfScope'; topic: OutOfScopeTopic; instead?: Frame };
export type Unclear = Base & { kind: 'unclear' };

export type Frame =
  | CreateEvent
  | FindTime
  | MoveEvent
  | ResizeEvent
  | RenameEvent
  | ChangeDetails
  | CancelEvent
  | InvitePeople
  | UninvitePeople
  | AnswerInvitation
  | QueryAgenda
  | QueryNext
  | QueryFree
  | QueryAttendees
  | QueryDetail
  | QueryContact
  | QueryClock
  | SetReminder
  | ListReminders
  | CancelReminder
  | SnoozeReminder
  | CompleteReminder
  | RememberPreference
  | ListPreferences
  | ForgetPreference
  | Background
  | Undo
  | Confirm
  | Reject
  | Choose
  | Correct
  | SmallTalk
  | Help
  | OutOfScope
  | Unclear;

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

/** Frames that, when acted upon, change something in a calendar or among the reminders. */
export const CHANGING_KINDS: ReadonlySet<FrameKind> = new Set<FrameKind>([
  'createEvent',
  'moveEvent',
  'resizeEvent',
  'renameEvent',
  'changeDetails',
  'cancelEvent',
  'invitePeople',
  'uninvitePeople',
  'answerInvitation',
  'setReminder',
  'cancelReminder',
  'snoozeReminder',
  'completeReminder',
  'undo',
]);
