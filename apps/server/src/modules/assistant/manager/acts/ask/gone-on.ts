import { type Act, readReference, stepIn } from '@catch/understanding';
import { factOf } from '../../../tools/events/event-fact.ts';
import type { AskedBefore, Conversation } from '../../conversation.ts';
import { fitsWords } from '../../fits-words.ts';
import type { MessagePlan } from '../../plan.ts';
import { type SaidSlot, Slots } from '../../slots.ts';
import { namesDay, windowIn } from '../../time-in-words.ts';

/** 'And the last?', after the first of a day: of that day. */
export function edgeOf(asked: AskedBefore, slots: Slots) {
  if (asked.act !== 'ask_next' && asked.act !== 'ask_last') return undefined;
  const [only, ...more] = slots.list().filter(({ role }) => role !== 'filler');
  const words =
    only && more.length === 0 && (only.role === 'target' || only.role === 'latest') ? only.text : '';
  const { position, extreme } = readReference(words);
  const act =
    position === -1 || extreme === 'latest'
      ? 'ask_last'
      : position === 0 || extreme === 'earliest'
        ? 'ask_next'
        : undefined;
  const time = asked.slots.flatMap(({ role, text }) =>
    role === 'time' || role === 'old_time' ? [{ role: 'time' as const, text }] : [],
  );
  // 'When is my next supervision? – And the last one?': of that kind, the one before.
  const kind = asked.slots.filter(({ role, text }) => role === 'target' && !readReference(text).isFocus);
  if (act === 'ask_last' && asked.act === 'ask_next' && time.length === 0 && kind.length > 0)
    return { act, slots: new Slots(kind) } as const;
  if (!act || time.length === 0) return undefined;
  const which = act === 'ask_last' ? [{ role: 'target' as const, text: words }] : [];
  return { act, slots: new Slots([...time, ...which]) } as const;
}

/** 'Anything before the tasting? – And after?': the other side of the same event. */
export function otherSideOf(plan: MessagePlan, asked: AskedBefore, slots: Slots): Slots | undefined {
  const said = slots.list().filter(({ role }) => role !== 'filler' && role !== 'after' && role !== 'before');
  const isBare = [...slots.all('after'), ...slots.all('before')].every(
    (words) => readReference(words).isFocus,
  );
  const side = stepIn(plan.words);
  const other = side === 'after' ? 'before' : 'after';
  const [anchor, ...more] = asked.slots.filter(({ role }) => role === 'before' || role === 'after');
  if (!side || said.length > 0 || !isBare || more.length > 0 || anchor?.role !== other) return undefined;
  return new Slots(asked.slots.map((slot) => (slot === anchor ? { ...slot, role: side } : slot)));
}

/** 'Before it' is kept as before what it is called, since the answer may be about something else. */
export const withSideNamed = (said: readonly SaidSlot[], { focus }: Conversation): readonly SaidSlot[] => {
  const [{ title } = { title: undefined }] = focus;
  return title === undefined
    ? said
    : said.map((slot) =>
        (slot.role === 'before' || slot.role === 'after') && readReference(slot.text).isFocus
          ? { ...slot, text: title }
          : slot,
      );
};

/** They tell something of one event. */
const ABOUT_ONE: ReadonlySet<Act> = new Set([
  ...(['ask_when', 'ask_where', 'ask_who', 'ask_long', 'ask_detail', 'ask_link', 'ask_answers'] as const),
]);

/** 'Who comes to the quiz? – And Friday?', on which there is no quiz: what is on then. */
export async function asksForDay(plan: MessagePlan, asked: AskedBefore, slots: Slots): Promise<boolean> {
  const { world, conversation } = plan;
  const said = slots.list().filter(({ role }) => role !== 'filler');
  const [day] = slots.all('time');
  // 'When am I done on Friday? – And on Monday?' asks the same of that day.
  const isEdge = asked.slots.some(({ role }) => role === 'earliest' || role === 'latest');
  if (isEdge || !ABOUT_ONE.has(asked.act) || !day || said.length !== 1 || !namesDay(day, world)) return false;
  const [lastEvent] = conversation.focus;
  const names = new Slots(asked.slots).all('target').filter((words) => !readReference(words).isFocus);
  const window = windowIn(day, conversation, world, true);
  if (!lastEvent || !window) return false;
  return !(await world.events(window)).some(
    (event) =>
      event.id === lastEvent.id ||
      event.title === lastEvent.title ||
      names.some((words) => fitsWords(factOf(event), words, undefined, world)),
  );
}
