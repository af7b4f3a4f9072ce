import { beginsWithNot, saidInsteadOf } from '@catch/understanding';
import { coverage, significantWords, wordsOf } from '../../tools/text/match-words.ts';
import type { MessagePlan } from '../plan.ts';
import { looselyNamed } from '../search-by-name.ts';
import { type SaidSlot, Slots } from '../slots.ts';
import { retitled } from './retitle.ts';

/** 'Two days before Mum's birthday, buy a card. – Same for Dad's, but a bottle': as long before that one. */
export async function beforeAnother(
  { world }: MessagePlan,
  slots: Slots,
  said: readonly SaidSlot[],
  earlier: string,
): Promise<Slots | undefined> {
  const own = new Slots(said).first('before');
  if (!own || slots.has('before', 'time', 'lead')) return undefined;
  const names = [...slots.all('target'), ...slots.all('guest'), ...slots.all('person'), ...slots.all('text')];
  for (const name of names) {
    const event = await looselyNamed(name.replaceAll(/(?<=\p{L}{2})['’]?s\b/gu, ''), world);
    const isOwn =
      coverage(significantWords(event?.title ?? ''), wordsOf(own.replaceAll(/['’]?s\b/g, ''))) === 1;
    if (!event?.title || isOwn) continue;
    return new Slots([
      { role: 'before', text: event.title },
      { role: 'text', text: aboutWhat(slots, name, earlier) },
      ...said.filter(({ role }) => role === 'lead' || role === 'time'),
    ]);
  }
  return undefined;
}

/** 'A bottle instead of a card', 'a bottle': in place of what it said before. */
function aboutWhat(slots: Slots, name: string, earlier: string): string {
  const words = slots.all('text').filter((text) => text !== name && !beginsWithNot(text));
  const thing = words.join(' ');
  const { said, wrong } = saidInsteadOf(thing) ?? { said: thing, wrong: slots.first('retracted') };
  return said === '' ? earlier : retitled(earlier, said, wrong);
}
