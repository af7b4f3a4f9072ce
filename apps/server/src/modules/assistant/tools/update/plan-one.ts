import { eventInterval } from '@catch/scheduling';
import { type AllCalendars, type CalendarEvent, seriesWithGaps } from '../../../calendar/index.ts';
import { intended, question, refusal } from '../../values/make.ts';
import type { PersonFact, ProposalReason } from '../../values/values.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { findAlternatives } from '../events/alternatives.ts';
import { answer, noSuchEvent, whichEvent } from '../events/clarify.ts';
import { factOf, personFactOf } from '../events/event-fact.ts';
import { findEvent } from '../events/find-event.ts';
import { acceptedUnread, readOnlyRefusal, unreadReason } from '../events/other-calendars.ts';
import { findOwnConflicts } from '../events/own-time.ts';
import { planTimes } from '../events/plan-change.ts';
import { chooseScope } from '../events/scope.ts';
import type { ToolInput } from '../inputs.ts';
import { guestReasons, isInconvenient } from '../people/guest-reasons.ts';
import { guestsOf } from '../people/guests.ts';
import { isTraceable } from '../text/traceable.ts';
import { isOnTwoClocks } from '../time/two-clocks.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, ToolContext } from '../tool.port.ts';
import type { OneArgs } from './args.ts';
import { brokenByChange, kindOf } from './broken-by-change.ts';
import { asChanged, changeOf } from './change-of.ts';
import { isMoved, ownIds, timesOf, wishedTimes } from './changed-times.ts';
import { nextToAnother } from './next-to-another.ts';
import { planGuests } from './plan-guests.ts';
import { planRhythm } from './plan-rhythm.ts';
import { differing, isChangeAsked, isForOrganiser, saidChanges } from './wanted-changes.ts';

export async function planOne(
  dependencies: CalendarToolDependencies,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Plan<OneArgs>> {
  const found = await findEvent(dependencies.gateway, input, context);
  if (found.kind === 'none') return answer(noSuchEvent(input.event ?? input.event_when, found));
  if (found.kind === 'several') return answer(whichEvent(found.events));
  return planFor(dependencies, found.event, input, context);
}

async function planFor(
  { gateway, contacts }: CalendarToolDependencies,
  event: CalendarEvent,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Plan<OneArgs>> {
  const { user } = context;
  const about = factOf(event);
  const refused = readOnlyRefusal([event]);
  if (refused) return answer(refused);
  const calendars = gateway.forUser(user.id, context);
  const rhythm = await planRhythm(calendars, event, input, context);
  if (rhythm === 'same') return answer(refusal({ code: 'unchanged', what: 'rhythm' }, { about }));
  if (rhythm?.kind === 'question') return answer({ ...rhythm, about });
  const scope = rhythm ?? chooseScope(event, input.scope, input.event_when !== undefined);
  if (scope.kind === 'question') return answer(scope);
  const { new_when = '' } = input;
  if (isOnTwoClocks(new_when, context.ownWords.at(-1), whenContext(context)))
    return answer(question({ for: 'time', because: 'two-clocks', words: new_when }, [], about));
  const times =
    rhythm ??
    (await nextToAnother(gateway, event, input, context)) ??
    planTimes(event, input, whenContext(context));
  if (times.kind === 'question') return answer({ ...times, about });
  const guests = await planGuests({ gateway, contacts }, event, input, context);
  if (guests.kind !== 'guests') return answer({ ...guests, about });

  const { start, end } = times.changes;
  const changes = differing(event, {
    ...(start ? { start } : {}),
    ...(end ? { end } : {}),
    ...saidChanges(event, input),
    ...(guests.attendees ? { attendees: guests.attendees } : {}),
    ...(rhythm ? { recurrence: [...rhythm.changes.recurrence] } : {}),
  });
  if (Object.keys(changes).length === 0)
    return answer(
      isChangeAsked(input)
        ? refusal({ code: 'unchanged' }, { about })
        : question({ for: 'change' }, [], about),
    );

  if (isForOrganiser(event, changes))
    return answer(refusal({ code: 'organised-by-others', events: [about] }, { about }));

  const isOtherKind = changes.start !== undefined && changes.start.kind !== event.start.kind;
  if (isOtherKind && scope.scope !== 'one') return answer(refusal({ code: 'series-kind' }, { about }));

  const series =
    rhythm?.series ?? (scope.scope === 'one' ? undefined : await seriesWithGaps(calendars, event));
  const whole = { event, ...(series ? { series } : {}), scope: scope.scope };
  const conflicts = isMoved(changes)
    ? await findOwnConflicts(calendars, user, wishedTimes(whole, changes), ownIds(whole))
    : [];
  const broken = await brokenByChange(calendars, whole, changes, user);
  const args: OneArgs = {
    ...whole,
    changes,
    accepted_conflicts: conflicts.map(({ event: other }) => other.id),
    ...acceptedUnread(calendars),
  };
  const change = changeOf(args, asChanged(event, changes), guests);
  const invited = guests.invited ?? [];
  const theirs = await reasonsOfGuests(calendars, args, invited, user.timeZone);
  const reasons: ProposalReason[] = [
    ...broken,
    ...(conflicts.length > 0 ? [{ code: 'overlaps' } as const] : []),
    ...unreadReason(calendars),
    ...(isMoved(changes) && isOver(event, context) ? [{ code: 'is-over' } as const] : []),
    ...reasonsToAsk(args, input, context),
    ...(rhythm?.isDoubtful ? [{ code: 'kind-changes', to: 'series' } as const] : []),
    ...theirs,
  ];
  if (reasons.length === 0) return { kind: 'run', args, proposal: intended([change]) };
  const alternatives =
    isMoved(changes) &&
    (conflicts.length > 0 || broken.length > 0 || isInconvenient(theirs)) &&
    scope.scope === 'one'
      ? await findAlternatives(calendars, user, context.now.getTime(), timesOf(event, changes), {
          ignore: [event.id],
          wished: kindOf(event, changes),
          guests: [...guestsOf([event]), ...invited].map(({ email }) => email),
          except: [eventInterval(event, user.timeZone)],
        })
      : [];
  const met = conflicts.map(({ event: other }) => factOf(other));
  return { kind: 'ask', args, proposal: intended([change], { reasons, conflicts: met, alternatives }) };
}

const isOver = (event: OneArgs['event'], { user, now }: ToolContext): boolean =>
  eventInterval(event, user.timeZone).end <= now.getTime();

/** For a move everybody's time counts, for an invitation only that of the new guests. */
function reasonsOfGuests(
  calendars: AllCalendars,
  args: OneArgs,
  invited: readonly PersonFact[],
  zone: string,
): Promise<ProposalReason[]> {
  const { event, changes } = args;
  const staying = isMoved(changes) ? guestsOf([event]).map(personFactOf) : [];
  return guestReasons(
    calendars,
    [
      {
        guests: [...staying, ...invited],
        time: wishedTimes(args, changes),
        was: isMoved(changes) ? eventInterval(event, zone) : undefined,
      },
    ],
    zone,
  );
}

function reasonsToAsk(
  { event, scope, changes }: OneArgs,
  input: ToolInput<'update_event'>,
  { ownWords }: ToolContext,
): ProposalReason[] {
  const { new_title, new_location, new_description, add_to_description, link } = input;
  const texts = [new_title, new_location, new_description, add_to_description, link?.url];
  const guests = guestsOf([event]);
  return [
    ...(guests.length > 0 || changes.attendees
      ? [{ code: 'tells', people: guests.map(personFactOf) } as const]
      : []),
    ...(scope !== 'one' ? [{ code: 'series' } as const] : []),
    ...(changes.start && changes.start.kind !== event.start.kind
      ? [{ code: 'kind-changes', to: changes.start.kind === 'date' ? 'all-day' : 'hours' } as const]
      : []),
    ...(texts.every((text) => isTraceable(text, ownWords)) ? [] : [{ code: 'not-own-words' } as const]),
  ];
}
