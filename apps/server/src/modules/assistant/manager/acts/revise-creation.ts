import { isTheirTime, readReference, resolveWhen, saysOnly, withName } from '@catch/understanding';
import type { Change, PersonFact } from '../../values/values.ts';
import type { Wish } from '../conversation.ts';
import { nameNotGuest } from '../name-not-guest.ts';
import { newTime } from '../new-time.ts';
import { namePeople, pointsAtPeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { createAgain } from './create.ts';
import { writtenTitle } from './create-title.ts';
import { endIn, withEnd } from './end-series.ts';
import { onOtherDays } from './on-other-days.ts';
import { retitled } from './retitle.ts';
import { peopleAfter, replacedBy } from './revise-people.ts';
import { namedOut, titleWith, titleWithout, uninvitedBeside, uninvitedOut } from './uninvited.ts';
import { leaving } from './who-leaves.ts';

/** An event that is only proposed: the proposal with the new details. */
export async function reviseCreation(
  plan: MessagePlan,
  change: Extract<Change, { did: 'created' }>,
  wish: Wish,
  revised: Slots,
  isCopy = false,
): Promise<void> {
  const { world, conversation } = plan;
  const { after, recurrence } = change;
  const { slots, gone: unheard } = isCopy
    ? { slots: revised, gone: [] }
    : uninvitedOut(await nameNotGuest(plan, revised, after), after);
  const ended = recurrence.length > 0 ? endIn(slots, world) : undefined;
  const words = ended ? undefined : slots.joined('time');
  const read = words ? resolveWhen(words, world.when) : undefined;
  const time =
    !ended &&
    read?.kind !== 'recurrence' &&
    slots.has('time', 'shift', 'length', 'stretch', 'end', 'start', 'all_day')
      ? newTime(after, slots, world, zoneOf(wish, slots))
      : ({ kind: 'same' } as const);
  const added = await namePeople(slots.all('guest'), conversation, world, after.guests);
  const out = await leaving(plan, slots, after);
  const replaced = isCopy ? [] : replacedBy(plan, after.guests, added.known, slots);
  const gone = new Set([...out, ...replaced.map(({ email }) => email)].map((email) => email.toLowerCase()));
  const rhythm = read?.kind === 'recurrence' && read.timeSaid ? words : undefined;
  // 'Every two weeks', of something on Friday at nine: then.
  const rule =
    read?.kind === 'recurrence' && !read.timeSaid
      ? read.rrule
      : ((ended && withEnd(recurrence, after.start, ended, world)) ?? recurrence);
  // 'Same again for Arjun', 'and Arjun as well': who has no address is not invited, but the event is with them.
  const isAsked = slots.has('invite', 'retracted') && !isCopy;
  const strangers = isAsked
    ? []
    : added.unknown.filter((name) => !name.includes('@') && !pointsAtPeople(name));
  const earlier = isCopy && slots.has('guest') ? [] : after.guests.map(({ email }) => email);
  const said = slots.joined('title');
  const named = said && after.title ? retitled(after.title, said, slots.first('retracted')) : said;
  const beside = !isCopy && saysOnly(plan.words) ? uninvitedBeside(after, added.known) : [];
  const leaves = [...out, ...replaced.map(({ email }) => email)];
  const left = isCopy ? [] : namedOut(after, leaves);
  const shorter = titleWithout(after.title ?? '', [...unheard, ...beside, ...left], added.known);
  const title = writtenTitle(named ?? shorter ?? after.title, world.context);
  const before = createAgain(after, recurrence, world.context);
  const { exact: _exact, ...rest } = before.input;
  // At a time that nobody understood it would be the same as before, and another one the same once more.
  if (time.kind === 'unclear') {
    plan.ask({ for: 'time', because: 'missing' }, { tool: 'create_event', input: { ...rest, title } });
    return;
  }
  plan.call(
    'create_event',
    {
      ...rest,
      title:
        isCopy && slots.has('guest')
          ? strangers.reduce(withName, renamed(title, after.guests, added.known))
          : strangers.reduce(titleWith, renamed(title, slots.has('title') ? [] : replaced, added.known)),
      ...(rhythm
        ? { when: rhythm, duration: slots.joined('length') }
        : {
            exact: onOtherDays(after, recurrence, read, world.zone) ?? {
              start: time.kind === 'exact' ? time.start : after.start,
              end: time.kind === 'exact' ? time.end : after.end,
              recurrence: rule,
            },
          }),
      attendees: peopleAfter(
        earlier.filter((email) => !gone.has(email.toLowerCase())),
        [
          ...added.known.map(({ email }) => email),
          ...added.unclear.map(({ name }) => name),
          ...added.unknown.filter((name) => !strangers.includes(name)),
        ],
        slots,
        replaced.length > 0,
      ),
      ...(slots.has('link') ? { link: { url: slots.first('link') } } : {}),
      ...(slots.has('place') ? { location: slots.name('place') } : {}),
      ...(slots.has('note') ? { description: slots.joined('note') } : {}),
      video_link: slots.has('video') || change.video,
    },
    zoneOf(wish, slots),
  );
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** 'Coffee with Ana', once more with Dev, is 'Coffee with Dev'. */
function renamed(
  title: string,
  guests: readonly PersonFact[],
  now: readonly { readonly name?: string | undefined }[],
): string {
  const names = guests.flatMap(({ name }) => (name ? [name.split(' ')[0] ?? ''] : []));
  const other = now[0]?.name?.split(' ')[0];
  const old = names.find((name) => name && title.includes(name));
  return old && other ? title.replace(old, other) : capital(title);
}

/** '10 their time' is on the clock that was named before. */
export function zoneOf(wish: Wish, slots: Slots): string | undefined {
  const said = slots.first('zone') ?? slots.all('same_time').find(isTheirTime);
  if (!said) return undefined;
  return readReference(said).isFocus || isTheirTime(said) ? wish.zone : said;
}
