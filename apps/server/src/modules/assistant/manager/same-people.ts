import { severalIn } from '@catch/understanding';
import { guestsOf } from '../tools/people/guests.ts';
import type { PersonFact } from '../values/values.ts';
import type { MessagePlan } from './plan.ts';
import { referTo } from './refer.ts';
import { Slots } from './slots.ts';

/** The guests of another event: 'with everybody from the tasting'. */
export type SamePeople =
  | { readonly kind: 'people'; readonly people: readonly PersonFact[]; readonly of: readonly string[] }
  /** No event is meant by these words. */
  | { readonly kind: 'none'; readonly words: string | undefined };

const NOBODY: SamePeople = { kind: 'people', people: [], of: [] };

export async function samePeople(plan: MessagePlan, slots: Slots): Promise<SamePeople> {
  const words = slots.first('people_of') ?? (slots.has('same_people') ? slots.first('after') : undefined);
  if (!words && !slots.has('same_people')) return NOBODY;
  const found = await referTo(words, new Slots([]), plan.conversation, plan.world);
  // 'The two of them' are people who were spoken of, and no event.
  if (found.kind === 'none' && severalIn(words ?? slots.first('same_people') ?? '')) return NOBODY;
  // 'Cancel the tasting. – A new one on Friday, same people': those of what is gone.
  const gone = words ? undefined : plan.conversation.done[0]?.changes[0];
  if (found.kind === 'none' && gone?.did === 'cancelled')
    return { kind: 'people', people: gone.before.guests, of: [] };
  if (found.kind === 'none') return { kind: 'none', words: words ?? slots.first('same_people') };
  if (found.kind === 'planned') return { kind: 'people', people: found.event.guests, of: [] };
  // One of several of that name: which one was meant is said to be a guess.
  const events = found.kind === 'several' ? found.events.slice(0, 1) : found.events;
  if (found.kind === 'several') plan.unsure = [...plan.unsure, words ?? ''].filter(Boolean);
  return {
    kind: 'people',
    people: guestsOf(events).map(({ email, displayName }) => ({
      email,
      ...(displayName ? { name: displayName } : {}),
    })),
    of: events.map(({ id }) => id),
  };
}
