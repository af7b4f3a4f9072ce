import { HOUR, timed } from '@catch/scheduling';
import {
  isThatTime,
  type Role,
  readReference,
  resolveWhen,
  saysThere,
  withoutArticle,
} from '@catch/understanding';
import { factOf } from '../tools/events/event-fact.ts';
import { wordsOf } from '../tools/text/match-words.ts';
import type { EventFact } from '../values/values.ts';
import { newTime, supposedEvent } from './new-time.ts';
import type { MessagePlan } from './plan.ts';
import { referTo } from './refer.ts';
import { Slots } from './slots.ts';
import { lengthIn, settleBy } from './times.ts';

/** What waits, as it would be, or what is spoken of: 'what if we did four?', 'does that clash?'. */
export function spokenOf({ conversation: { asked, focus, isDoneLast, proposals } }: MessagePlan) {
  const [change] = isDoneLast ? [] : (proposals.at(-1)?.changes ?? []);
  const isOfEvent = change?.did === 'created' || change?.did === 'changed' || change?.did === 'moved';
  return asked?.supposed ?? (isOfEvent ? change.after : focus[0]);
}

const TO: readonly Role[] = ['time', 'shift', 'same_time', 'slot_of'];

/** 'If I moved the haircut to seven', and there are two of them: each as it would be. */
export async function eachSupposed(
  { world, conversation }: MessagePlan,
  slots: Slots,
): Promise<readonly EventFact[]> {
  const target = slots.first('target');
  if (!target || !slots.has(...TO)) return [];
  const found = await referTo(target, new Slots([]), conversation, world);
  return found.kind === 'several' && found.events.length <= MOST
    ? found.events.flatMap((event) => supposedEvent(factOf(event), slots, world) ?? [])
    : [];
}
const MOST = 3;

/** 'If we did the tasting on Saturday at four': what is not in the calendar yet, as it would be. */
export function newSupposed(
  { world }: MessagePlan,
  slots: Slots,
  title: string | undefined,
): EventFact | undefined {
  if (!title || !slots.has('time')) return undefined;
  const base = {
    id: '',
    title,
    guests: [],
    repeats: false,
    start: timed(world.now, world.zone),
    end: timed(world.now + HOUR, world.zone),
  };
  const time = newTime(base, slots, world);
  // 'Would dinner at eight clash?': in the evening.
  const read = settleBy(title, resolveWhen(slots.joined('time') ?? '', world.when), world);
  if (read.kind === 'instant' && time.kind === 'exact') {
    const start = read.at.epochMilliseconds;
    const length = lengthIn(slots, world) ?? HOUR;
    return { ...base, start: timed(start, world.zone), end: timed(start + length, world.zone) };
  }
  return time.kind === 'exact' ? { ...base, start: time.start, end: time.end } : undefined;
}

const OF_MOVE: ReadonlySet<Role> = new Set([
  ...(['time', 'shift', 'retracted', 'filler', 'reason'] as const),
] as const);

/** 'Would it clash on Friday at three? – Do it then, but at half past': now it is wanted. Says whether that was meant. */
export function meansSupposed(plan: MessagePlan, slots: Slots): boolean {
  const { asked, proposals, open } = plan.conversation;
  const event = asked?.supposed;
  if (!event || proposals.length > 0 || open || plan.steps.length > 0) return false;
  const said = new Slots(slots.list().filter(({ role, text }) => !(role === 'time' && isThere(text))));
  if (!said.list().every(({ role }) => OF_MOVE.has(role))) return false;
  const moved = said.has('time', 'shift') ? supposedEvent(event, said, plan.world) : event;
  if (!moved) return false;
  const exact = { start: moved.start, end: moved.end };
  if (event.id) plan.call('update_event', { event_id: event.id, exact });
  else {
    // 'Would a swim at noon clash? – Book it then': what was not in the calendar yet.
    const attendees = new Slots(asked.slots).all('guest');
    const title = withoutArticle(event.title ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    plan.call('create_event', { title, exact, ...(attendees.length > 0 ? { attendees } : {}) });
  }
  return true;
}

/** 'Put it there', 'at that time': where it would be. */
const isThere = (text: string): boolean => saysThere(text) || isThatTime(text);

/** What is wanted, without the name of what was wondered about: 'book the swim then'. */
export const withoutSupposed = (plan: MessagePlan, slots: Slots): Slots => {
  const title = plan.conversation.asked?.supposed?.title;
  const isIt = (text: string) =>
    title !== undefined &&
    wordsOf(withoutArticle(text)).join(' ') === wordsOf(withoutArticle(title)).join(' ');
  return new Slots(
    slots
      .list()
      .filter(
        ({ role, text }) =>
          !((role === 'title' || role === 'target') && (isIt(text) || readReference(text).isFocus)),
      ),
  );
};

/** 'What if I moved it to Thursday? – And at four?': still a question, not a request. */
export const supposesOn = ({ conversation }: MessagePlan, slots: Slots, message: string): boolean =>
  conversation.asked?.supposed !== undefined &&
  !slots.has('target', 'set', 'title') &&
  message.trimEnd().endsWith('?');
