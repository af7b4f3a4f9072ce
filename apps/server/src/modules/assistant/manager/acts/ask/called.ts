import { kindInSet, namesOfSet, readReference, withoutKinds } from '@catch/understanding';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { coverage, significantWords, wordsOf } from '../../../tools/text/match-words.ts';
import { everyWordOf } from '../../fits-words.ts';
import type { MessagePlan } from '../../plan.ts';
import type { Slots } from '../../slots.ts';
import { withoutTime } from '../../time-in-words.ts';
import type { World } from '../../world.ts';
import { strangersIn } from './people-asked.ts';

/** What it is called, name by name: of 'my first meeting', 'the next one' nothing. */
export const namesIn = (slots: Slots, world: World): string[][] =>
  [...slots.all('target'), ...slots.all('set')]
    .map((text) => namesOfSet(significantWords(withoutTime(readReference(text).words, world))))
    .filter((words) => words.length > 0);

/**
 * Of these events those that are called so. 'Physio' and 'dad' have to be in it both; only where there is no such event it is
 * enough that some of the words are, since people call things by more than is in their titles.
 */
export async function matchingName<T extends CalendarEvent>(
  plan: MessagePlan,
  slots: Slots,
  there: readonly T[],
): Promise<readonly T[]> {
  const events = ofKind(slots, there);
  const names = namesIn(slots, plan.world);
  const people = (await strangersIn(plan, slots))
    .map(({ name = '' }) => (readReference(name).isFocus ? [] : significantWords(name)))
    .filter((words) => words.length > 0);
  if (names.length + people.length === 0) return events;
  const all = withoutKinds([...names, ...people].flat());
  const ways: ((words: readonly string[]) => boolean)[] = [
    (own) => coverage(all, own) >= WHOLE,
    (own) => [...names, ...people].every((words) => coverage(words, own) >= PART),
    // Without the name of somebody whom nobody knows, where anything else is named.
    (own) => names.length > 0 && names.every((words) => coverage(words, own) >= PART),
    (own) => names.length > 0 && coverage(names.flat(), own) >= PART,
  ];
  for (const fits of ways) {
    const found = events.filter((event) => fits(everyWordOf(event)));
    if (found.length > 0) return found;
  }
  return [];
}

/** 'My calls': those that are called so, if any is. */
export function ofKind<T extends Pick<CalendarEvent, 'title'>>(
  slots: Slots,
  events: readonly T[],
): readonly T[] {
  const kind = kindInSet([...slots.all('target'), ...slots.all('set')].join(' '));
  const called = kind ? events.filter(({ title }) => coverage([kind], wordsOf(title ?? '')) >= SAME) : [];
  return called.length > 0 ? called : events;
}
const SAME = 0.85;
const WHOLE = 0.75;
const PART = 0.5;
