import { fromTo, invitesMore, otherNamed } from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact, PersonFact } from '../../values/values.ts';
import { withJoined } from '../joined-person.ts';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { samePeople } from '../same-people.ts';
import type { Slots } from '../slots.ts';
import { retitled } from './retitle.ts';
import { replacedBy } from './revise-people.ts';
import { namedOut, titleWithout, uninvitedOut } from './uninvited.ts';
import { leaving } from './who-leaves.ts';

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
  const newName = newTitle(plan, slots, event);
  const invited = toInvite(slots).filter((name) => invitesMore(plan.words) || !isOnlyInName(name, newName));
  const added = await namePeople(withJoined(plan, invited), conversation, world, event?.guests, [
    ...slots.all('reason'),
    ...slots.all('filler'),
  ]);
  const theirs = await guestsOfOther(plan, slots);
  const note = slots.joined('note');
  const leave = [...(await leaving(plan, slots, event)), ...displaced(plan, slots, event, added.known)];
  // Somebody else comes instead, and the title names who it is with.
  const exchanged = event && added.known.length === 1 && leave.length === 1 ? namedOut(event, leave) : [];
  return {
    new_title: newName ?? titleWithout(event?.title ?? '', [...gone, ...exchanged], added.known),
    new_location: isOnlyInName(slots.name('place') ?? '', newName)
      ? undefined
      : placeAfter(slots.name('place'), event?.place),
    add_to_description: note,
    link: slots.has('link') ? { url: slots.first('link') } : undefined,
    video_link: (slots.has('video') && !slots.has('link')) || undefined,
    add_attendees: [
      ...added.known.map(({ email }) => email),
      ...theirs.map(({ email }) => email),
      ...added.unclear.map(({ name }) => name),
      ...added.unknown,
    ],
    remove_attendees: leave,
    show_as: slots.has('free') ? 'free' : undefined,
  };
}

/** Whoever is named after 'no need to invite' is not invited. */
function toInvite(slots: Slots): string[] {
  const said = slots.list();
  const isLeftOut = (at: number): boolean =>
    said[at - 1]?.role === 'no_invite' || (said[at - 1]?.role === 'guest' && isLeftOut(at - 1));
  return said.flatMap(({ role, text }, at) => (role === 'guest' && !isLeftOut(at) ? [text] : []));
}

/** 'Invite the people from the standup' to another event. */
async function guestsOfOther(plan: MessagePlan, slots: Slots): Promise<readonly PersonFact[]> {
  const same = slots.has('people_of') ? await samePeople(plan, slots) : undefined;
  if (same?.kind === 'none') plan.noSuchEvent(same.words);
  return same?.kind === 'people' ? same.people : [];
}

/** 'Joan is the one who sings, call it Recital Joan': Joan is in the name, and is not invited. */
const isOnlyInName = (name: string, title: string | undefined): boolean =>
  title !== undefined && !name.includes('@') && wordsOf(name).every((word) => wordsOf(title).includes(word));

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

const isGuest = ({ guests }: EventFact, said: string): boolean =>
  guests.some(({ name, email }) =>
    wordsOf(said).every((word) => wordsOf(`${name ?? ''} ${email}`).includes(word)),
  );

/** 'It should be the other Tom': the one who is in it goes. */
function displaced(
  plan: MessagePlan,
  slots: Slots,
  event: EventFact | undefined,
  added: readonly PersonFact[],
): string[] {
  const isOther = slots.all('guest').some((name) => otherNamed(name) !== undefined);
  // 'Tom Baker, not Tom Reed', who is in it.
  const isInstead = slots.all('retracted').some((name) => name !== '' && event && isGuest(event, name));
  if (!event || slots.has('guest_out') || !(isInstead || (isOther && !invitesMore(plan.words)))) return [];
  return replacedBy(plan, event.guests, added, slots).map(({ email }) => email);
}
