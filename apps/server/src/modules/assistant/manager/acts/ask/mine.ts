import { type Role, readReference, saysMine } from '@catch/understanding';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { isOwners } from '../../../tools/events/other-calendars.ts';
import { coverage, significantWords, wordsOf } from '../../../tools/text/match-words.ts';
import { fetch } from '../../fetch-event.ts';
import type { MessagePlan } from '../../plan.ts';
import { Slots } from '../../slots.ts';

/** With any of these it says itself what is asked about. */
const ASKED: readonly Role[] = ['set', 'time', 'old_time', 'person', 'before', 'after'];

/** 'And when is mine?', after somebody else's: the own event of that name comes into focus, and is asked about. */
export async function aboutMine(plan: MessagePlan, slots: Slots): Promise<Slots | undefined> {
  const target = slots.joined('target');
  const isBare = target === undefined || saysMine(target) || readReference(target).isFocus;
  if (!isBare || !saysMine(plan.words) || slots.has(...ASKED)) return undefined;
  const own = await ownOne(plan);
  if (!own) return undefined;
  plan.focusOn([asFact(own)]);
  return new Slots([...slots.list().filter(({ role }) => role !== 'target'), { role: 'target', text: 'it' }]);
}

async function ownOne({ conversation, world }: MessagePlan): Promise<CalendarEvent | undefined> {
  const [spoken] = conversation.focus;
  if (!spoken) return undefined;
  const found = await fetch(spoken, world);
  const isTheirs = found.kind === 'events' && found.events.some((event) => !isOwners(event));
  const said = wordsOf(spoken.title ?? '');
  const [next] = (await world.near()).filter((event) => {
    const own = significantWords(event.title ?? '');
    const isCalledSo = own.length > 0 && coverage(own, said) >= 0.95;
    // 'Ben's dentist' says more than 'Dentist' does: whose it is.
    const isMore = significantWords(spoken.title ?? '').length > own.length;
    return (
      event.id !== spoken.id &&
      isOwners(event) &&
      world.interval(event).end > world.now &&
      isCalledSo &&
      (isTheirs || isMore)
    );
  });
  return next ?? (isTheirs || found.kind !== 'events' ? undefined : found.events[0]);
}
