import { fromTo, invitesMore, otherNamed, readReference } from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact, PersonFact } from '../../values/values.ts';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { retitled } from './retitle.ts';
import { replacedBy } from './revise-people.ts';
import { namedOut, titleWithout, uninvitedOut } from './uninvited.ts';

/** Everything that is not its time. */
export async function details(
  plan: MessagePlan,
  said: Slots,
  event?: EventFact,
): Promise<Record<string, unknown>> {
  const { world, conversation } = plan;
  const { slots, gone } = event ? uninvitedOut(said, event) : { slots: said, gone: [] };
  const title = otherName(slots, event);
  if (title) return { new_title: title };
  const added = await namePeople(slots.all('guest'), conversation, world, event?.guests, [
    ...slots.all('reason'),
    ...slots.all('filler'),
  ]);
  const note = slots.joined('note');
  const leave = [...(await leaving(plan, slots, event)), ...displaced(plan, slots, event, added.known)];
  // Somebody else comes in their place, and the title says with whom.
  const exchanged = event && added.known.length === 1 && leave.length === 1 ? namedOut(event, leave) : [];
  return {
    new_title:
      newTitle(plan, slots, event) ?? titleWithout(event?.title ?? '', [...gone, ...exchanged], added.known),
    new_location: placeAfter(slots.name('place'), event?.place),
    add_to_description: note,
    link: slots.has('link') ? { url: slots.first('link') } : undefined,
    video_link: (slots.has('video') && !slots.has('link')) || undefined,
    add_attendees: [
      ...added.known.map(({ email }) => email),
      ...added.unclear.map(({ name }) => name),
      ...added.unknown,
    ],
    remove_attendees: leave,
    show_as: slots.has('free') ? 'free' : undefined,
  };
}

/** 'With Lena, not Lea', of a lunch to which nobody is invited: it is called otherwise. */
function otherName(slots: Slots, event: EventFact | undefined): string | undefined {
  const [name, wrong] = [slots.first('guest'), slots.first('retracted')];
  if (!event || event.guests.length > 0 || !name || !wrong || name.includes('@')) return undefined;
  const at = event.title?.toLowerCase().indexOf(wrong.toLowerCase()) ?? -1;
  return at < 0 ? undefined : event.title?.slice(0, at) + name + event.title?.slice(at + wrong.length);
}

/** 'What is down as Visit, call it Plumber': the name it has finds it. Of several new ones the last counts, in doubt. */
function newTitle(plan: MessagePlan, slots: Slots, event: EventFact | undefined): string | undefined {
  const own = event?.title?.toLowerCase();
  const titles = slots.all('title').filter((title) => title.toLowerCase() !== own);
  if (titles.length > 1) plan.unsure = [...plan.unsure, ...titles];
  const title = titles.at(-1);
  return title && event?.title ? retitled(event.title, title, slots.first('retracted')) : title;
}

/** 'From Room 2 to Room 5': where it is from now on. */
function placeAfter(said: string | undefined, now: string | undefined): string | undefined {
  const { from, to } = fromTo(said?.replace(/^(?:from )?/i, 'from ') ?? '') ?? {};
  return now && from?.toLowerCase() === now.toLowerCase() ? to : said;
}

/** 'It should be the other Tom': the one who is in it goes. */
function displaced(
  plan: MessagePlan,
  slots: Slots,
  event: EventFact | undefined,
  added: readonly PersonFact[],
): string[] {
  const isOther = slots.all('guest').some((name) => otherNamed(name) !== undefined);
  if (!isOther || slots.has('guest_out') || !event || invitesMore(plan.words)) return [];
  return replacedBy(plan, event.guests, added, slots).map(({ email }) => email);
}

export async function leaving(
  plan: MessagePlan,
  slots: Slots,
  event: EventFact | undefined,
): Promise<string[]> {
  const { conversation, world } = plan;
  // 'I meant Emma. Take Ana off and put Emma on': who comes does not go.
  const coming = slots.all('guest').map((name) => name.toLowerCase());
  const out = slots.all('guest_out').filter((name) => !coming.includes(name.toLowerCase()));
  if (out.length === 0) return [];
  // 'The office can't do Friday, make it Monday': nobody is invited who could go, and the rest is clear.
  if (event && event.guests.length === 0 && slots.has('time', 'shift')) {
    plan.unsure = [...plan.unsure, ...out];
    return [];
  }
  const named = await Promise.all(
    out.map(async (name) => {
      const own = event?.guests.filter((guest) => isCalled(guest, name)) ?? [];
      if (own.length === 1 && own[0]) return own[0].email;
      const referred = readReference(name).isFocus ? referredPerson(plan.words, slots, event) : undefined;
      if (referred) return referred.email;
      const { known } = await namePeople([name], conversation, world);
      return known[0]?.email ?? name;
    }),
  );
  return named;
}

/** 'Ben cannot make it, take him off': the person named with it, or the only guest there is. */
function referredPerson(
  message: string,
  slots: Slots,
  event: EventFact | undefined,
): EventFact['guests'][number] | undefined {
  const guests = event?.guests ?? [];
  const namedIn = (text = '') =>
    guests.filter((guest) => wordsOf(text).some((word) => isCalled(guest, word.replace(/['’]s$/, ''))));
  // Why somebody goes says who; whatever else is said may be about those who stay.
  const referred =
    [namedIn(slots.joined('reason')), namedIn(slots.joined('filler')), namedIn(message), guests].find(
      (some) => some.length > 0,
    ) ?? [];
  return referred.length === 1 ? referred[0] : undefined;
}

const isCalled = ({ name, email }: EventFact['guests'][number], said: string): boolean =>
  `${name ?? ''} ${email}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(said.toLowerCase());
