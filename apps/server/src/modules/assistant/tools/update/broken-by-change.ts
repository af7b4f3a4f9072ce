import type { EventKind } from '@catch/understanding';
import type { AllCalendars, CalendarEvent } from '../../../calendar/index.ts';
import type { ProposalReason } from '../../values/values.ts';
import type { Move } from '../events/plan-moves.ts';
import { guestsOf } from '../people/guests.ts';
import { findBroken } from '../preference-rules/find-broken.ts';
import type { ToolUser } from '../tool.port.ts';
import type { Changes, OneArgs } from './args.ts';
import { isMoved, ownIds, wishedTimes } from './changed-times.ts';

/** An event as what the person asked to keep in mind looks at it. */
export const kindOf = (event: CalendarEvent, { title, attendees }: Changes = {}): EventKind => ({
  title: title ?? event.title,
  hasGuests: attendees ? attendees.some(({ email }) => !isOwn(event, email)) : guestsOf([event]).length > 0,
});

const isOwn = ({ attendees }: CalendarEvent, email: string): boolean =>
  attendees.some((one) => one.email === email && (one.self || one.resource));

/**
 * What a new time, or a guest where there was none, is against. An event that was there before a rule, or was agreed to all the same, stays as it is: only a
 * move is held against the rules, and of a longer or shorter event what its old time was not against.
 */
export async function brokenByChange(
  calendars: AllCalendars,
  whole: Pick<OneArgs, 'event' | 'series' | 'scope'>,
  changes: Changes,
  user: ToolUser,
): Promise<ProposalReason[]> {
  const { event } = whole;
  const [is, was] = [kindOf(event, changes), kindOf(event)];
  // Inviting somebody to a run makes it a meeting.
  const isOtherKind = is.hasGuests !== was.hasGuests;
  if (!isMoved(changes) && !isOtherKind) return [];
  const find = (kind: EventKind, asChanged: Changes) =>
    findBroken(calendars, user, kind, [wishedTimes(whole, asChanged)], ownIds(whole));
  const broken = await find(is, changes);
  if (changes.start || broken.length === 0) return broken;
  const before = new Set((await find(was, {})).map(idOf));
  return broken.filter((reason) => !before.has(idOf(reason)));
}

const idOf = (reason: ProposalReason): string | undefined =>
  reason.code === 'breaks-preference' ? reason.preference.id : undefined;

/** The same for several that go together: each preference is named once. */
export async function brokenByMoves(
  calendars: AllCalendars,
  moves: readonly Move[],
  user: ToolUser,
): Promise<ProposalReason[]> {
  const ignore = moves.map(({ event }) => event.id);
  const found: ProposalReason[] = [];
  for (const { event, start, end } of moves)
    found.push(...(await findBroken(calendars, user, kindOf(event), [{ start, end }], ignore)));
  return [...new Map(found.map((reason) => [idOf(reason), reason])).values()];
}
