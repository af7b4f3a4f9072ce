import { type Command, type Role, regretsNo } from '@catch/understanding';
import type { Wish } from './conversation.ts';
import type { JudgedReading } from './judged-reading.ts';
import type { MessagePlan } from './plan.ts';
import { Slots } from './slots.ts';

/** 'Wrong button, I wanted yes', right behind a no: what was turned down, once more. */
export function pressedWrongly(
  { before }: MessagePlan,
  { message, commands }: JudgedReading,
): Wish | undefined {
  const { isDenied, parked, proposals, open } = before;
  if (!isDenied || proposals.length > 0 || open || !regretsNo(message)) return undefined;
  const isBare = commands.every(({ slots }) =>
    slots.every(({ role, text }) => UNUSED.has(role) || (role === 'target' && regretsNo(`I meant ${text}`))),
  );
  return isBare ? parked : undefined;
}
const UNUSED: ReadonlySet<Role> = new Set(['filler', 'reason', 'retracted'] as const);

/** 'If that hour is empty, add the stroll', and it is not: it can still be put elsewhere. */
export function putAside(
  plan: MessagePlan,
  { act, slots, condition }: Command,
  commands: readonly Command[],
): void {
  const said = new Slots(slots);
  const title = said.joined('title');
  if (act !== 'create' || !title) return;
  const when = said.joined('time') ?? plan.conditionTime;
  const input = { title, ...(when ? { when } : {}) };
  const ifFree = condition?.holds && commands[condition.of]?.act === 'ask_free' ? true : undefined;
  const parked: Wish = { tool: 'create_event', input, said: said.list(), ...(ifFree ? { ifFree } : {}) };
  plan.conversation = { ...plan.conversation, parked };
}

/** 'Then put the tyres at noon', after a no to the tyres: what was turned down, otherwise. */
export function turnedDown({ conversation: { parked } }: MessagePlan, slots: Slots): Wish | undefined {
  const [title, earlier] = [slots.name('title') ?? slots.name('target'), parked?.input.title];
  const isSame = typeof earlier === 'string' && title?.toLowerCase() === earlier.toLowerCase();
  return parked?.tool === 'create_event' && parked.input.exact && isSame ? parked : undefined;
}
