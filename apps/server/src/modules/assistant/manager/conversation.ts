import type { Act, Superlative } from '@catch/understanding';
import type { ToolName } from '../tools/tool-names.ts';
import type { Change, EventFact, Option, PersonFact, Proposal, Question } from '../values/values.ts';
import type { SaidSlot } from './slots.ts';

/**
 * The state of a conversation: what is in focus, what is open, what was done. Built from values only, stored with the
 * person's conversation, and the same for every reader and model. Deleting history deletes it.
 */
export interface Conversation {
  /** What 'it' may mean, the newest first. An event that is only planned has an empty id. */
  readonly focus: readonly EventFact[];
  /** Whom 'him' may mean. */
  readonly people: readonly PersonFact[];
  /** The last list that was shown, with its positions. */
  readonly listed: readonly Option[];
  /** What we asked, and for which wish. */
  readonly open?: OpenQuestion | undefined;
  /** What waits for a decision. */
  readonly proposals: readonly OpenProposal[];
  /** One reply asked about all of these, and nothing was said since: a plain yes is to all of them. */
  readonly isAskedTogether?: true | undefined;
  /** What was done in this conversation, the newest first. */
  readonly done: readonly DoneWish[];
  /** Something was done since the last proposal was made: a correction means that, and the proposal goes on waiting. */
  readonly isDoneLast?: true | undefined;
  /** A wish that was begun and came to nothing yet: denied, or put aside. */
  readonly parked?: Wish | undefined;
  /** That was turned down a moment ago, and nothing was said since: 'wrong button, I wanted yes'. */
  readonly isDenied?: true | undefined;
  /** What was only told in the last message or two, and came to nothing: a wish may follow it. */
  readonly story?: string | undefined;
  /** What we had asked when something else came: it is come back to. */
  readonly aside?: AsideQuestion | undefined;
  /** The last question of the person, for 'and on Saturday?'. */
  readonly asked?: AskedBefore | undefined;
  /** The search whose times are listed: other questions may come in between. */
  readonly search?: AskedBefore | undefined;
}

/** A change that was asked for, in the form the tool got it (or would get it). */
export interface Wish {
  readonly tool: ToolName;
  readonly input: Readonly<Record<string, unknown>>;
  /** The zone that was named with its time: '10 their time' means that one. */
  readonly zone?: string | undefined;
  /** The words that led to it: 'the same for Ben' replaces some of them. */
  readonly said?: readonly SaidSlot[] | undefined;
  /** It was wished for in case that there is time, and there was none: 'and on Friday, same deal?' */
  readonly ifFree?: true | undefined;
}

/** A declined card, with the time it had: 'Saturday, I meant' keeps its hour. */
export function turnedDownWish({ wish, changes }: OpenProposal): Wish {
  const [change, ...more] = changes;
  if (wish.tool !== 'create_event' || change?.did !== 'created' || more.length > 0) return wish;
  const { when: _when, duration: _duration, all_day: _allDay, ...input } = wish.input;
  const { start, end } = change.after;
  return { ...wish, input: { ...input, exact: { start, end, recurrence: change.recurrence } } };
}

/** A new event that was proposed and turned down: it has a time. */
export const isTurnedDown = ({ tool, input }: Wish): boolean =>
  tool === 'create_event' && input.exact !== undefined;

export interface OpenQuestion {
  readonly question: Question;
  readonly wish: Wish;
}

interface AsideQuestion extends OpenQuestion {
  /** How often it was asked again. */
  readonly recalled: number;
  /** What was done last when it was put aside: whatever came since is newer. */
  readonly behind?: string | undefined;
}

export interface OpenProposal {
  readonly call: string;
  readonly wish: Wish;
  readonly changes: Proposal['changes'];
  readonly alternatives: readonly Option[];
}

export interface DoneWish {
  readonly call: string;
  readonly wish: Wish;
  readonly changes: readonly Change[];
  readonly isUndone?: true | undefined;
}

export interface AskedBefore {
  /** We had asked something before that, which is still open. */
  readonly isLater?: true | undefined;
  readonly act: Act;
  readonly slots: readonly SaidSlot[];
  /** The stretch of time that it was about, in epoch milliseconds. */
  readonly window?: { readonly start: number; readonly end: number } | undefined;
  /** The day or stretch that the answer named: 'that day' is this one. */
  readonly told?: { readonly start: number; readonly end: number } | undefined;
  /** Where an event would be, if it was only asked what that would do. */
  readonly supposed?: EventFact | undefined;
  /** From when to when was asked about, hour by hour: 'book it' means all of that. */
  readonly isExact?: true | undefined;
  /** Several days were offered: 'that day' is none of them yet. */
  readonly isChoice?: true | undefined;
  /** It was so. */
  readonly isTrue?: true | undefined;
  /** What it was to be, of which nothing is in the calendar: 'could we do the tasting on Friday?' */
  readonly topic?: string | undefined;
  /** What was asked for the most of. */
  readonly wanted?: Superlative | undefined;
}

/** What 'that day', 'then' count from: what was answered, or else what was asked about. */
export const spokenStretch = (asked: AskedBefore | undefined): AskedBefore['window'] =>
  asked?.told ?? asked?.window;

export const NEW_CONVERSATION: Conversation = { focus: [], people: [], listed: [], proposals: [], done: [] };

const KEPT_FOCUS = 6;
const KEPT_DONE = 6;
const KEPT_GUESTS = 3;
/** Of a longer list only the beginning is known. */
export const KEPT_LIST = 8;

/** The current focus comes first; earlier ones stay behind it for a while. */
export function withFocus(conversation: Conversation, events: readonly EventFact[]): Conversation {
  if (events.length === 0) return conversation;
  const ids = new Set(events.map(keyOf));
  const people = events
    .map(slim)
    .flatMap(({ guests, organiser }) => [...guests, ...(organiser ? [organiser] : [])]);
  return {
    ...conversation,
    focus: [...events.map(slim), ...conversation.focus.filter((event) => !ids.has(keyOf(event)))].slice(
      0,
      KEPT_FOCUS,
    ),
    people: people.length > 0 ? people.slice(0, KEPT_FOCUS) : conversation.people,
  };
}

export const withList = (conversation: Conversation, listed: readonly Option[]): Conversation => ({
  ...conversation,
  search: undefined,
  listed: listed
    .slice(0, KEPT_LIST)
    .map((option) => ('event' in option ? { ...option, event: slim(option.event) } : option)),
});

export const withDone = (conversation: Conversation, done: DoneWish): Conversation => ({
  ...conversation,
  done: [
    { ...done, changes: done.changes.slice(0, KEPT_LIST).map(slimChange) },
    ...conversation.done.filter(({ call }) => call !== done.call),
  ].slice(0, KEPT_DONE),
});

/** Enough to speak of an event again; its notes and links are in the calendar. */
export const slim = ({
  id,
  seriesId,
  title,
  start,
  end,
  place,
  guests,
  organiser,
  ownResponse,
  repeats,
}: EventFact): EventFact => ({
  id,
  ...(seriesId ? { seriesId } : {}),
  title: title?.slice(0, 80),
  start,
  end,
  ...(place ? { place: place.slice(0, 40) } : {}),
  guests: guests.slice(0, KEPT_GUESTS).map(({ email, name, response }) => ({
    email,
    ...(name ? { name: name.slice(0, 30) } : {}),
    ...(response ? { response } : {}),
  })),
  ...(organiser ? { organiser } : {}),
  ...(ownResponse ? { ownResponse } : {}),
  repeats,
});

export function slimChange(change: Change): Change {
  switch (change.did) {
    case 'created':
      return { ...change, after: slim(change.after) };
    case 'changed':
    case 'moved':
      return { ...change, before: slim(change.before), after: slim(change.after) };
    case 'cancelled':
      return { ...change, before: slim(change.before) };
    default:
      return change;
  }
}

/** A planned event has no id yet; then its name and time tell it apart. The database may return a moment's fields in another order. */
const keyOf = ({ id, title, start }: EventFact): string =>
  id || `${title} ${start.kind === 'date' ? start.date : start.at}`;

/** Twice is enough; who does not come back to it then has let it go. */
const MOST_RECALLED = 2;

/** What was put aside is open again as soon as nothing newer is. */
export function recalled(conversation: Conversation): Conversation {
  const { aside, open, proposals } = conversation;
  if (!aside || open || proposals.length > 0) return conversation;
  if (aside.recalled >= MOST_RECALLED) return { ...conversation, aside: undefined };
  const { question, wish } = aside;
  return { ...conversation, open: { question, wish }, aside: { ...aside, recalled: aside.recalled + 1 } };
}

/** A deed that came after the question that is open again: a correction means that, and not the question. */
export function doneSinceAsked({ open, aside, done, asked }: Conversation): DoneWish | undefined {
  const [newest] = done;
  const isRecalled =
    open && aside && aside.recalled > 0 && open.question.asks.for === aside.question.asks.for;
  return isRecalled && !asked && newest && !newest.isUndone && newest.call !== aside.behind
    ? newest
    : undefined;
}

/** The events that a change left behind, as they are now. */
export const eventsOf = (changes: readonly Change[]): EventFact[] =>
  changes.flatMap((change): EventFact[] => {
    switch (change.did) {
      case 'created':
      case 'changed':
      case 'moved':
        return [change.after];
      case 'responded':
        return [change.event];
      case 'undone':
        return [...change.restored];
      default:
        return [];
    }
  });
