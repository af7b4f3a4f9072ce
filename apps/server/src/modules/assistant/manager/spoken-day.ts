import { HOUR } from '@catch/scheduling';
import { type Act, spokenPlainly, thatDayPlainly, type WhenContext } from '@catch/understanding';
import type { EventFact } from '../values/values.ts';
import type { Conversation } from './conversation.ts';
import { Slots } from './slots.ts';
import { atInstant } from './time-in-words.ts';
import { nearEvent } from './time-slots.ts';
import type { World } from './world.ts';

const LONGEST_DAY = 25 * HOUR;

/** Questions about a stretch of time: after them 'that day' is theirs, whatever was mentioned before. */
const OF_DAY: ReadonlySet<Act> = new Set(['ask_free', 'ask_agenda', 'ask_clash', 'ask_until'] as const);

/** What has no day of its own to stay on. */
const DATED: ReadonlySet<Act> = new Set(['create', 'remind', 'find_time', 'ask_free'] as const);

/** 'And breakfast at half past eight the same day', 'the Saturday after at noon': by the day of what is spoken of. */
export function onSpokenDay(slots: Slots, act: Act, conversation: Conversation, world: World): Slots {
  const { focus, done, asked } = conversation;
  // 'Which day is lightest? – Then a haircut that day': the one that was answered.
  if (asked?.told) {
    const spoken = { start: atInstant(asked.told.start), end: atInstant(asked.told.end) };
    return written(slots, { ...world.when, spoken }, DATED.has(act) ? spokenPlainly : thatDayPlainly);
  }
  // 'How many hours on Wednesday? – Half an hour at twelve that day'.
  const isOfDay = asked && (focus.length === 0 || (OF_DAY.has(asked.act) && DATED.has(act)));
  if (asked?.window && asked.window.end - asked.window.start <= LONGEST_DAY && isOfDay) {
    const spoken = { start: atInstant(asked.window.start), end: atInstant(asked.window.end) };
    return written(slots, { ...world.when, spoken }, DATED.has(act) ? spokenPlainly : thatDayPlainly);
  }
  // What was cancelled is spoken of no more, but its day is.
  const [gone] =
    done[0]?.changes.flatMap((change) => (change.did === 'cancelled' ? [change.before] : [])) ?? [];
  const last = gone ?? focus[0];
  if (!last) return slots;
  const near = nearEvent(last, world);
  return DATED.has(act) ? written(slots, near, spokenPlainly) : onItsDay(slots, near);
}

/** 'Move the calls back and drop the choir that evening': the evening of that day. */
const onItsDay = (slots: Slots, near: WhenContext): Slots =>
  slots.has('old_time')
    ? new Slots(
        slots
          .list()
          .map((slot) =>
            slot.role === 'old_time' ? { ...slot, text: thatDayPlainly(slot.text, near) } : slot,
          ),
      )
    : slots;

/** 'To that same day at ten': on the day of that event; 'the day after' counts from the one that is moved. */
export const onDayOf = (slots: Slots, event: EventFact, world: World): Slots =>
  written(slots, nearEvent(event, world), thatDayPlainly);

function written(slots: Slots, near: WhenContext, plainly: typeof spokenPlainly): Slots {
  const said = slots.joined('time');
  if (!said) return slots;
  const plain = plainly(said, near);
  const dated = plain === said && slots.has('same_day') ? plainly(`${said} that day`, near) : plain;
  if (dated === said) return slots;
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'same_day');
  return new Slots([...others, { role: 'time', text: dated }]);
}
