import { type CalendarEvent, seriesWithGaps } from '../../../calendar/index.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import {
  answer,
  noSuchEvent,
  question,
  questionInTheirWords,
  refusal,
  whichEvent,
} from '../events/clarify.ts';
import { describeEvent, findEvent } from '../events/find-event.ts';
import { findOwnConflicts, sayAlternatives, toToolConflicts } from '../events/own-time.ts';
import { planTimes } from '../events/plan-change.ts';
import { chooseScope } from '../events/scope.ts';
import type { ToolInput } from '../inputs.ts';
import { guestsOf } from '../people/guests.ts';
import { isTraceable } from '../text/traceable.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, ToolContext } from '../tool.port.ts';
import type { OneArgs } from './args.ts';
import { isMoved, ownIds, timesOf } from './changed-times.ts';
import { planGuests } from './plan-guests.ts';
import { planRhythm } from './plan-rhythm.ts';
import { sayWanted } from './say-changes.ts';
import { differing, isChangeAsked, saidChanges } from './wanted-changes.ts';

export async function planOne(
  dependencies: CalendarToolDependencies,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Plan<OneArgs>> {
  const { user } = context;
  const found = await findEvent(dependencies.gateway, input, context);
  if (found.kind === 'none') return answer(noSuchEvent(input.event ?? input.event_when));
  if (found.kind === 'several') return answer(whichEvent(found.events, user.timeZone));
  return planFor(dependencies, found.event, input, context);
}

async function planFor(
  { gateway, contacts }: CalendarToolDependencies,
  event: CalendarEvent,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Plan<OneArgs>> {
  const { user } = context;
  const zone = user.timeZone;
  const calendars = gateway.forUser(user.id, { signal: context.signal });
  const rhythm = await planRhythm(calendars, event, input, context);
  if (rhythm === 'same')
    return answer(
      refusal(`Nothing was changed: it repeats like that already. ${describeEvent(event, zone)}.`),
    );
  const scope = rhythm ?? chooseScope(event, input.scope, input.event_when !== undefined, zone);
  if (scope.kind === 'question')
    return answer(question(scope.question, scope.options, { event_id: event.id }));
  const times = rhythm ?? planTimes(event, input, whenContext(context));
  if (times.kind === 'question')
    return answer(question(times.question, times.options, { event_id: event.id }));
  const guests = await planGuests(contacts, event, input, context);
  if ('question' in guests) return answer(questionInTheirWords(guests.question, guests.options));

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
        ? refusal(`Nothing was changed: it is like that already. ${describeEvent(event, zone)}.`)
        : question('What should be different about it?', [], { event_id: event.id }),
    );

  const series =
    rhythm?.series ?? (scope.scope === 'one' ? undefined : await seriesWithGaps(calendars, event));
  const whole = { event, ...(series ? { series } : {}), scope: scope.scope };
  const conflicts = isMoved(changes)
    ? await findOwnConflicts(calendars, user, timesOf(event, changes), ownIds(whole))
    : [];
  const args: OneArgs = {
    ...whole,
    changes,
    accepted_conflicts: conflicts.map(({ event: other }) => other.id),
  };
  const formatted = `Change ${describeEvent(event, zone)}${sayWanted(args, zone)}${guests.said}`;
  const reasons = [
    ...(conflicts.length > 0 ? ['The new time overlaps with something in your calendar.'] : []),
    ...reasonsToAsk(args, input, context),
  ];
  if (reasons.length === 0) return { kind: 'run', args, formatted };
  const alternatives =
    conflicts.length > 0 && scope.scope === 'one'
      ? await sayAlternatives(calendars, user, context.now.getTime(), timesOf(event, changes), [event.id])
      : undefined;
  return {
    kind: 'ask',
    args,
    formatted,
    conflicts: toToolConflicts(conflicts, zone),
    ...(alternatives ? { alternatives } : {}),
    reason: reasons.join(' '),
  };
}

function reasonsToAsk(
  { event, scope, changes }: OneArgs,
  input: ToolInput<'update_event'>,
  { ownWords }: ToolContext,
): string[] {
  const texts = [input.new_title, input.new_location, input.new_description, input.link?.url];
  return [
    ...(guestsOf([event]).length > 0 || changes.attendees ? ['Other people would be told.'] : []),
    ...(scope !== 'one' ? ['It changes a series.'] : []),
    ...(texts.every((text) => isTraceable(text, ownWords)) ? [] : ['Part of it was not written by you.']),
  ];
}
