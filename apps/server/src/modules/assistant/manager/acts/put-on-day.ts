import { type Act, type Role, readReference } from '@catch/understanding';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';

/** Questions about a time, after which 'it' means that time, unless an event was mentioned. */
const OF_TIME: ReadonlySet<Act> = new Set(['ask_until', 'ask_free', 'ask_agenda'] as const);
/** The roles that the name of something new may be mistaken for. */
const NAMING: ReadonlySet<Role> = new Set(['target', 'guest', 'place', 'title', 'text'] as const);

/**
 * 'Is the 1st a Tuesday? – Put the chimney sweep on it', read as a change: something new that day, in doubt.
 */
export async function putOnDay(plan: MessagePlan, slots: Slots): Promise<Slots | undefined> {
  const { asked, focus } = plan.conversation;
  const isIt = (text: string) => readReference(text).isFocus;
  // Next to a name, 'it' may have been read as a filler word.
  const points = [...slots.all('target'), ...slots.all('filler')].some(isIt);
  if (!asked || !OF_TIME.has(asked.act) || focus.length > 0 || !points) return undefined;
  const named = slots
    .list()
    .filter(({ role, text }) => NAMING.has(role) && !(role === 'target' && isIt(text)));
  const [only, ...more] = named;
  if (!only || more.length > 0) return undefined;
  const found = await referTo(only.text, new Slots([]), plan.conversation, plan.world);
  if (found.kind !== 'none') return undefined;
  plan.unsure = [...plan.unsure, only.text];
  const others = slots.list().filter((slot) => slot !== only && slot.role !== 'target');
  return new Slots([...others, { role: 'title', text: only.text }, { role: 'same_day', text: 'there' }]);
}
