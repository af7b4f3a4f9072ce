import { DAY } from '@catch/scheduling';
import {
  countedIn,
  joinedFirst,
  namesAnything,
  othersIn,
  peopleIn,
  pointsAtInvitation,
  readReference,
  refusedIn,
  saysEach,
  saysInvitations,
  withoutInviting,
} from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { fetch, type Referred } from '../fetch-event.ts';
import { fitsWords } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { recent, referTo } from '../refer.ts';
import { referToSet } from '../refer-set.ts';
import { scopeOf } from '../series-scope.ts';
import { Slots } from '../slots.ts';

/** Yes, no or maybe to an invitation. */
export async function respond(
  plan: MessagePlan,
  said: Slots,
  response: 'accepted' | 'declined' | 'tentative',
): Promise<void> {
  const { world, conversation } = plan;
  const slots = asSpokenOf(plan, said);
  const wish = { tool: 'respond_to_invitation' as const, input: { response, note: slots.joined('note') } };
  // 'Both the audit and the demo' names them; 'both' alone is whatever was listed.
  const isNamed = slots.all('target').length > 1 && saysEach(slots.joined('set') ?? '');
  if (response === 'accepted') await refuseBeside(plan, slots);
  const several = slots.has('set') && !isNamed ? await inSet(plan, slots) : await eachNamed(plan, slots);
  if (several) {
    if (several.length === 0 && namesAnything(slots.joined('set') ?? ''))
      return plan.say({ kind: 'told', what: 'invitations', events: [] });
    if (several.length === 0) return plan.noSuchEvent(slots.joined('set'));
    for (const event of several) plan.call(wish.tool, { ...wish.input, event_id: event.id });
    return;
  }
  const among =
    (await ofWhoIsNamed(plan, slots)) ??
    (await spokenInvitation(plan, slots)) ??
    (await theInvitation(plan, slots)) ??
    (await referTo(slots.first('target'), slots, conversation, world));
  const found = among.kind === 'none' ? ((await declinedBefore(plan, slots)) ?? among) : among;
  if (found.kind === 'none' && namesInvitation(slots))
    return plan.say({ kind: 'told', what: 'invitations', events: [] });
  if (found.kind === 'none') return plan.noSuchEvent(found.words);
  if (found.kind === 'planned') return;
  // 'Ana's yes', of two that she comes to: the one that is hers.
  const sent = found.events.filter(isFrom(slots.first('target') ?? ''));
  const [event, ...more] =
    found.kind === 'events' ? found.events : invited(sent.length === 1 ? sent : found.events);
  if (!event || more.length > 0) return plan.askWhich(found.events, wish);
  plan.focusOn([asFact(event)]);
  const isOfOne = event.seriesId === undefined && conversation.proposals.length === 0;
  if (isOfOne && event.ownResponse === response && !slots.has('note'))
    return plan.say({ kind: 'told', what: 'answered-so', event: asFact(event), response });
  plan.call(wish.tool, { ...wish.input, event_id: event.id, scope: scopeOf(slots) });
}

/** 'Accept his invitation', behind what was spoken of: that one. And of a set only what it is called. */
const asSpokenOf = ({ conversation: { focus } }: MessagePlan, slots: Slots): Slots =>
  new Slots(
    slots.list().map(({ role, text }) => {
      if (role === 'set') return { role, text: withoutInviting(text) || text };
      const isPointed = role === 'target' && focus.length > 0 && pointsAtInvitation(text);
      return isPointed ? { role, text: 'it' } : { role, text };
    }),
  );

/** 'Ana's yes, Tom's a firm no', taken for one answer: both. */
async function refuseBeside(plan: MessagePlan, slots: Slots): Promise<void> {
  for (const aside of [...slots.all('reason'), ...slots.all('filler')]) {
    const who = refusedIn(aside);
    const found = who && (await ofWhoIsNamed(plan, new Slots([{ role: 'reason', text: who }])));
    if (found && found.kind === 'events')
      for (const { id } of found.events)
        plan.call('respond_to_invitation', { response: 'declined', event_id: id });
  }
}

/** 'Tom will manage without me', and nothing else is named: the only open invitation from Tom. */
async function ofWhoIsNamed({ world }: MessagePlan, slots: Slots): Promise<Referred | undefined> {
  const reason = slots.joined('reason');
  if (!reason || slots.has('target', 'set', 'old_time', 'old_person')) return undefined;
  const waiting = invited(await world.near()).filter((event) => world.interval(event).end > world.now);
  const [only, ...more] = waiting.filter(isFrom(reason));
  return only && more.length === 0 ? { kind: 'events', events: [only] } : undefined;
}

/** Whether whoever invites is named. */
const isFrom =
  (words: string) =>
  ({ organizer }: CalendarEvent): boolean => {
    const name = organizer?.displayName ?? organizer?.email?.split('@')[0];
    return name !== undefined && peopleIn(words, [{ name }]).length > 0;
  };

/** 'Decline the audit and the demo': each of them, where all are found. */
async function eachNamed(
  { world, conversation, words }: MessagePlan,
  slots: Slots,
): Promise<readonly CalendarEvent[] | undefined> {
  const names = joinedFirst(words, slots.all('target')).filter((name) => !readReference(name).isFocus);
  if (names.length < 2) return undefined;
  const time = slots.list().filter(({ role }) => role === 'old_time');
  const found = await Promise.all(names.map((name) => referTo(name, new Slots(time), conversation, world)));
  const events = found.flatMap((one) =>
    one.kind === 'events' ? one.events : one.kind === 'several' ? invited(one.events) : [],
  );
  const each = [...new Map(events.map((event) => [event.id, event])).values()];
  return each.length === names.length ? each : undefined;
}

/** 'Accept everything on Friday', 'decline the rest': what of it one is invited to, and has not answered in this message. */
async function inSet(plan: MessagePlan, slots: Slots): Promise<readonly CalendarEvent[]> {
  const { world, conversation, steps } = plan;
  const rest = othersIn(slots.joined('set') ?? '');
  if (rest && !slots.has('old_time', 'target')) return theRest(plan, rest.count);
  // 'All my open invitations' are called nothing.
  const words = withoutInviting(slots.joined('set') ?? '');
  const isBare = namesAnything(words) && !slots.has('old_time', 'target') && countedIn(words) === undefined;
  const found = isBare ? undefined : await referToSet(slots, conversation, world);
  const there = found?.kind === 'events' ? found.events.filter(({ ownResponse }) => ownResponse) : [];
  // 'All of Nina's': what she asks to, and not what others do and she comes to.
  const theirs = there.filter(isFrom([slots.joined('set'), slots.joined('old_person')].join(' ')));
  const from = theirs.length > 0 ? theirs : there;
  const named = saysInvitations(words) ? invited(from) : from;
  const spared = slots.all('except');
  const isSpared = (event: CalendarEvent) =>
    spared.some((name) => fitsWords(asFact(event), name, undefined, world));
  const waiting = (named.length > 0 ? named : await allWaiting(plan, slots)).filter(
    (event) => !isSpared(event),
  );
  const answered = steps.flatMap((step) =>
    step.kind === 'call' && step.wish.tool === 'respond_to_invitation' ? [step.wish.input.event_id] : [],
  );
  return waiting.filter(({ id }) => !answered.includes(id));
}

/** 'Yes to the tasting, no to the other two': those that this very message has not answered, if there are so many. */
async function theRest({ world, steps }: MessagePlan, count?: number): Promise<readonly CalendarEvent[]> {
  const answered = steps.flatMap((step) => (step.kind === 'call' ? [step.wish.input.event_id] : []));
  const left = invited(await world.near()).filter(
    (event) => world.interval(event).end > world.now && !answered.includes(event.id),
  );
  return count === undefined || left.length === count ? left : [];
}

/** 'Accept both', where nothing was listed: all open invitations, if there are exactly two. */
async function allWaiting({ world }: MessagePlan, slots: Slots): Promise<readonly CalendarEvent[]> {
  const words = withoutInviting(slots.joined('set') ?? '');
  const count = countedIn(words);
  if ((count === undefined && !namesAnything(words)) || slots.has('old_time', 'target')) return [];
  const waiting = invited(await world.near()).filter((event) => world.interval(event).end > world.now);
  return count === undefined || waiting.length === count ? waiting : [];
}

/** 'I can make the demo after all': what they said no to is not in the lists, but may be meant. */
async function declinedBefore({ world }: MessagePlan, slots: Slots): Promise<Referred | undefined> {
  const target = slots.first('target');
  if (!target || readReference(target).isFocus) return undefined;
  const when = slots.joined('old_time') ?? slots.joined('time');
  const events = (await world.declined({ start: world.now, end: world.now + 100 * DAY })).filter((event) =>
    fitsWords(asFact(event), target, when, world),
  );
  return events[0] && { kind: events.length > 1 ? 'several' : 'events', events };
}

const namesInvitation = (slots: Slots): boolean => {
  const target = slots.first('target');
  return target !== undefined && saysInvitations(target) && namesAnything(target);
};

/** 'Accept the invitation', of which nobody spoke: whatever waits for an answer. */
async function theInvitation({ world }: MessagePlan, slots: Slots): Promise<Referred | undefined> {
  if (!namesInvitation(slots) || slots.has('old_time', 'old_person')) return undefined;
  const events = invited(await world.near()).filter((event) => world.interval(event).end > world.now);
  return events.length > 0 ? { kind: events.length > 1 ? 'several' : 'events', events } : undefined;
}

/** Of several by that name, those that wait for an answer. */
const invited = (events: readonly CalendarEvent[]): readonly CalendarEvent[] =>
  events.filter(({ ownResponse }) => ownResponse === 'needsAction');

/**
 * 'Tell her I'm coming', about what was just mentioned: whatever is waiting for an answer, unless others sent the
 * newest one.
 */
async function spokenInvitation(
  { conversation, world }: MessagePlan,
  slots: Slots,
): Promise<Referred | undefined> {
  const target = slots.first('target');
  if (slots.has('old_time', 'old_person') || (target && !readReference(target).isFocus)) return undefined;
  const [newest] = conversation.focus;
  if (newest?.ownResponse) return undefined;
  const invitations = [...recent(conversation), ...conversation.focus].filter(
    ({ ownResponse }) => ownResponse === 'needsAction',
  );
  const found = await Promise.all(invitations.map((event) => fetch(event, world)));
  const events = invited([
    ...new Map(
      found.flatMap((one) => (one.kind === 'events' ? one.events : [])).map((event) => [event.id, event]),
    ).values(),
  ]);
  const [only, ...more] = events;
  return only && { kind: more.length > 0 ? 'several' : 'events', events };
}

/** 'Turn down every invitation for Friday', read as a question about them. */
export const ofInvitations = (slots: Slots): Slots =>
  new Slots([
    ...slots.list().map(({ role, text }) => ({ role: role === 'time' ? ('old_time' as const) : role, text })),
    ...(slots.has('set') ? [] : [{ role: 'set' as const, text: 'all invitations' }]),
  ]);
