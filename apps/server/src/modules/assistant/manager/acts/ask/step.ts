import { type Act, looksAhead, type Role, readReference, resolveWhen, stepIn } from '@catch/understanding';
import type { EventFact } from '../../../values/values.ts';
import type { MessagePlan } from '../../plan.ts';
import { type SaidSlot, Slots } from '../../slots.ts';
import { settle } from '../../times.ts';
import type { World } from '../../world.ts';

/** Questions that are answered with one event among others of its kind. */
const STEPPED: ReadonlySet<Act> = new Set([
  ...(['ask_next', 'ask_last', 'ask_when', 'ask_where', 'ask_who', 'ask_detail', 'ask_link'] as const),
]);
/** What says of which kind. */
const KIND: ReadonlySet<Role> = new Set(['target', 'set', 'person', 'guest', 'old_person'] as const);

/** 'And then?', 'and the time before that?': steps from the event just mentioned to its neighbour. */
export async function stepFrom(
  { conversation, world, words }: MessagePlan,
  act: Act,
  slots: Slots,
): Promise<{ readonly act: 'ask_next' | 'ask_last'; readonly slots: Slots } | undefined> {
  const { asked, focus } = conversation;
  const [lastEvent] = focus;
  if (!asked || !lastEvent || !STEPPED.has(asked.act)) return undefined;
  const isBare = ({ role, text }: SaidSlot): boolean =>
    role === 'time'
      ? settle(resolveWhen(text, world.when)).kind === 'none'
      : role === 'filler' || role === 'reason' || (BARE.has(role) && readReference(text).isFocus);
  if (!slots.list().every(isBare)) return undefined;
  const said = slots.has('before') ? 'before' : slots.has('after') ? 'after' : undefined;
  const onwards = asked.act === 'ask_last' ? 'before' : 'after';
  const way =
    said ??
    (act === 'again'
      ? (stepIn(words) ?? onwards)
      : slots.has('target')
        ? undefined
        : (stepIn(words) ?? nextOfGone(act, asked.act, words)));
  if (!way) return undefined;
  const kind = asked.slots.filter(({ role }) => KIND.has(role));
  const isNamed = kind.some(({ role, text }) => role !== 'target' || !readReference(text).isFocus);
  // 'When am I at Mrs Hale's? – And after her?': whatever comes then, and so behind what is there but once.
  const isThem = said && slots.all(said).some((words) => WHOM.has(words.toLowerCase()));
  if (said && asked.act === 'ask_when' && (isThem || (await isOnly(lastEvent, world))))
    return { act: way === 'before' ? 'ask_last' : 'ask_next', slots: new Slots([{ role: way, text: 'it' }]) };
  return {
    act: way === 'before' ? 'ask_last' : 'ask_next',
    slots: new Slots([
      ...(isNamed || asked.act !== 'ask_when'
        ? kind
        : [{ role: 'target' as const, text: lastEvent.title ?? '' }]),
      { role: way, text: 'it' },
    ]),
  };
}
/** 'When was I last at the mill? – And when am I due back?' */
const nextOfGone = (act: Act, asked: Act, words: string) =>
  act === 'ask_when' && asked === 'ask_last' && looksAhead(words) ? ('after' as const) : undefined;

/** No other is called so. */
const isOnly = async ({ id, title }: EventFact, world: World): Promise<boolean> =>
  (await world.near()).every((event) => event.id === id || event.title !== title);
const WHOM: ReadonlySet<string> = new Set(['her', 'him', 'them']);
const BARE: ReadonlySet<Role> = new Set(['target', 'before', 'after'] as const);
