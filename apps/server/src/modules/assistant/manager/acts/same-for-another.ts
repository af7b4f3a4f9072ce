import { beginsWithNot, type Role, saidInsteadOf } from '@catch/understanding';
import { factOf } from '../../tools/events/event-fact.ts';
import { isOwners } from '../../tools/events/other-calendars.ts';
import { coverage, significantWords, wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact } from '../../values/values.ts';
import { fitsWords } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { looselyNamed } from '../search-by-name.ts';
import { type SaidSlot, Slots } from '../slots.ts';
import { changeOne } from './change-one.ts';
import { CHANGES } from './copy-event.ts';
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

/**
 * 'Let Ana's lesson go on till six. – The same for Kim': of Kim's lesson, which is named like a person or by its own name.
 */
export async function changedLike(
  plan: MessagePlan,
  { after }: { readonly after: EventFact },
  slots: Slots,
  said: readonly SaidSlot[],
): Promise<boolean> {
  const { world } = plan;
  const names = slots.list().filter(({ role }) => NAMED.has(role));
  const [name, ...more] = names;
  const isMoved = said.some(({ role }) => CHANGES.has(role)) && !said.some(({ role }) => role === 'guest');
  if (!name || more.length > 0 || !isMoved || fitsWords(after, name.text, undefined, world)) return false;
  const theirs = (await world.near()).filter(
    (event) =>
      event.id !== after.id &&
      isOwners(event) &&
      world.interval(event).end > world.now &&
      coverage(significantWords(name.text), wordsOf(event.title ?? '')) === 1,
  );
  const day = slots.joined('time');
  const there = day ? theirs.filter((event) => fitsWords(factOf(event), '', day, world)) : theirs;
  const [event, ...others] = there.length > 0 ? there : theirs;
  if (!event || others.length > 0) return false;
  // A day that it has already only says which one it is.
  const rest = slots.list().filter(({ role }) => !NAMED.has(role) && !(role === 'time' && there.length > 0));
  const own = rest.some(({ role }) => CHANGES.has(role))
    ? rest
    : said.filter(({ role }) => CHANGES.has(role));
  plan.settleName(name.text);
  await changeOne(plan, event, new Slots([{ role: 'target', text: event.title ?? '' }, ...own]));
  return true;
}
const NAMED: ReadonlySet<Role> = new Set(['guest', 'person', 'target'] as const);

/** 'A bottle instead of a card', 'a bottle': in place of what it said before. */
function aboutWhat(slots: Slots, name: string, earlier: string): string {
  const words = slots.all('text').filter((text) => text !== name && !beginsWithNot(text));
  const thing = words.join(' ');
  const { said, wrong } = saidInsteadOf(thing) ?? { said: thing, wrong: slots.first('retracted') };
  return said === '' ? earlier : retitled(earlier, said, wrong);
}
