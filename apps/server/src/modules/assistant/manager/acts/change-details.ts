import { readReference } from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact } from '../../values/values.ts';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';

/** Everything that is not its time. */
export async function details(
  plan: MessagePlan,
  slots: Slots,
  event?: EventFact,
): Promise<Record<string, unknown>> {
  const { world, conversation } = plan;
  const added = await namePeople(slots.all('guest'), conversation, world);
  const note = slots.joined('note');
  return {
    new_title: newTitle(plan, slots, event),
    new_location: slots.name('place'),
    new_description: note && event?.note ? `${event.note}\n${note}` : note,
    link: slots.has('link') ? { url: slots.first('link') } : undefined,
    video_link: (slots.has('video') && !slots.has('link')) || undefined,
    add_attendees: [
      ...added.known.map(({ email }) => email),
      ...added.unclear.map(({ name }) => name),
      ...added.unknown,
    ],
    remove_attendees: await leaving(slots, event, conversation, world),
    show_as: slots.has('free') ? 'free' : undefined,
  };
}

/** 'That thing called Appt, rename it Physio': the name it has finds it. Of several new ones the last counts, in doubt. */
function newTitle(plan: MessagePlan, slots: Slots, event: EventFact | undefined): string | undefined {
  const own = event?.title?.toLowerCase();
  const titles = slots.all('title').filter((title) => title.toLowerCase() !== own);
  if (titles.length > 1) plan.unsure = [...plan.unsure, ...titles];
  return titles.at(-1);
}

async function leaving(
  slots: Slots,
  event: EventFact | undefined,
  conversation: MessagePlan['conversation'],
  world: MessagePlan['world'],
): Promise<string[]> {
  const out = slots.all('guest_out');
  if (out.length === 0) return [];
  const named = await Promise.all(
    out.map(async (name) => {
      const own = event?.guests.filter((guest) => isCalled(guest, name)) ?? [];
      if (own.length === 1 && own[0]) return own[0].email;
      const meant = readReference(name).isFocus ? whoIsMeant(slots, event) : undefined;
      if (meant) return meant.email;
      const { known } = await namePeople([name], conversation, world);
      return known[0]?.email ?? name;
    }),
  );
  return named;
}

/** 'Carlos broke his leg, take him off': whoever is named beside it, or the only one there is. */
function whoIsMeant(slots: Slots, event: EventFact | undefined): EventFact['guests'][number] | undefined {
  const words = wordsOf([...slots.all('reason'), ...slots.all('filler')].join(' '));
  const guests = event?.guests ?? [];
  const named = guests.filter((guest) => words.some((word) => isCalled(guest, word)));
  const [only, ...others] = named.length > 0 ? named : guests;
  return others.length === 0 ? only : undefined;
}

const isCalled = ({ name, email }: EventFact['guests'][number], said: string): boolean =>
  `${name ?? ''} ${email}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(said.toLowerCase());
