import {
  type Act,
  asksForNextOne,
  asksForOverlap,
  followsOn,
  readReference,
  superlativeIn,
} from '@catch/understanding';
import { type AskedBefore, slim } from '../../conversation.ts';
import type { MessagePlan } from '../../plan.ts';
import type { Slots } from '../../slots.ts';
import { agenda, invitations, last, next } from './agenda.ts';
import { type Answering, type Ask, isForRoom, unclear } from './asked.ts';
import { between } from './between.ts';
import { clash } from './clash.ts';
import { answers, detail, when } from './event.ts';
import { findTime } from './find-time.ts';
import { free, withFreeBefore } from './free.ts';
import { withSideNamed } from './gone-on.ts';
import { untilOrCount } from './how-many-before.ts';
import { asMeant } from './meant.ts';
import { count, long, total } from './measure.ts';
import { aboutMine } from './mine.ts';
import { most } from './most.ts';
import { tellOfList } from './of-list.ts';
import { peopleIn, withNames } from './people-asked.ts';
import { stepFrom } from './step.ts';
import { windowFor } from './stretch.ts';
import { contact, done, listed, self, waiting } from './talk.ts';
import { topicOf } from './topic.ts';
import { withZoneBefore, zone } from './zone.ts';

/** A question: answered from the calendar, and kept for the next one. Returns whether it came out true. */
export async function ask(
  plan: MessagePlan,
  literally: Act,
  spoken: Slots,
  { before }: { before?: AskedBefore } = {},
): Promise<boolean> {
  // 'And the time before that?', however it was taken.
  const step =
    before || !STEPPING.has(literally) || (literally === 'ask_next' && !isAndThen(plan, spoken))
      ? undefined
      : await stepFrom(plan, literally, spoken);
  if (step && plan.conversation.asked)
    return ask(plan, step.act, step.slots, { before: plan.conversation.asked });
  const meant = asMeant(plan, literally, spoken, before);
  const { act: asked, slots: said } = meant;
  if (!before && (await tellOfList(plan, asked, said))) return true;
  const mine = OF_ONE.has(asked) ? await aboutMine(plan, said) : undefined;
  const wanted = RANKED.has(asked) ? (superlativeIn(plan.words) ?? before?.wanted) : undefined;
  const isOverlap = MAYBE_OVERLAP.has(asked) && !said.has('target', 'person') && asksForOverlap(plan.words);
  const act = isOverlap
    ? 'ask_clash'
    : wanted === 'longest-free'
      ? 'ask_free'
      : mine && LISTS.has(asked)
        ? 'ask_when'
        : asked;
  const slots = mine ?? completed(plan, act, said, before);
  const request: Ask = { plan, act, slots, before, wanted };
  const window = await windowFor(request);
  plan.answeredStretch = undefined;
  plan.isExact = false;
  plan.isChoice = false;
  const topic = await topicOf(request);
  const names = await withNames(plan, slots);
  const named = act === 'ask_agenda' ? withSideNamed(names, plan.conversation) : names;
  const people = isForRoom(act) ? await peopleIn(plan, slots) : [];
  const isTrue = await (ANSWERS[act] ?? unclear)(request, window);
  // 'When is Ana free? – And when can she on Thursday?': whoever was asked about, and not whom she meets then.
  if (people.length > 0) plan.conversation = { ...plan.conversation, people };
  const kept = {
    act,
    slots: named,
    ...(window ? { window } : {}),
    ...(plan.answeredStretch ? { told: plan.answeredStretch } : {}),
    ...(act === 'ask_clash' && plan.supposed ? { supposed: slim(plan.supposed) } : {}),
    ...(plan.isExact ? { isExact: true as const } : {}),
    ...(plan.isChoice ? { isChoice: true as const } : {}),
    ...(isTrue ? { isTrue: true as const } : {}),
    ...(topic ? { topic } : {}),
    ...(wanted ? { wanted } : {}),
  };
  // 'When is our next match, and where is it? – And the one after?': goes on with the first.
  if (!isAside(plan, act, slots)) plan.asked(kept);
  if (isForRoom(act)) plan.conversation = { ...plan.conversation, search: kept };
  return isTrue;
}

/** 'And then?', 'and what is next?', 'next one?', with nothing to say after what. */
const isAndThen = ({ words }: MessagePlan, slots: Slots): boolean =>
  slots.isEmpty && (followsOn(words) || asksForNextOne(words));

/** Asks on about the one event that another question of this very message was about. */
const isAside = (plan: MessagePlan, act: Act, slots: Slots): boolean =>
  plan.before.asked !== plan.conversation.asked &&
  plan.steps.length > 1 &&
  DETAILS.has(act) &&
  slots.all('target').every((words) => readReference(words).isFocus) &&
  !slots.has('time', 'person');
const DETAILS: ReadonlySet<Act> = new Set([
  'ask_where',
  'ask_who',
  'ask_detail',
  'ask_link',
  'ask_long',
] as const);

/** With what the question before has said of it. */
function completed(plan: MessagePlan, act: Act, slots: Slots, before: AskedBefore | undefined): Slots {
  if (act === 'ask_zone') return withZoneBefore({ plan, slots, before });
  return act === 'ask_free' ? withFreeBefore(plan, slots) : slots;
}

/** What a question about two things at once may be taken for. */
const MAYBE_OVERLAP: ReadonlySet<Act> = new Set(['ask_agenda', 'ask_free', 'ask_count', 'ask_next'] as const);
const LISTS: ReadonlySet<Act> = new Set(['ask_agenda', 'ask_next'] as const);
/** What may be asked of one event, or is taken for it: 'mine is when?'. */
const OF_ONE: ReadonlySet<Act> = new Set([
  ...(['ask_when', 'ask_agenda', 'ask_where', 'ask_long', 'ask_who', 'ask_detail', 'ask_next'] as const),
]);

/** What may be asked for the most of. */
const RANKED: ReadonlySet<Act> = new Set(['ask_most', 'ask_free', 'ask_between'] as const);
const STEPPING: ReadonlySet<Act> = new Set(['ask_when', 'ask_last', 'ask_next'] as const);

const ANSWERS: Partial<Record<Act, Answering>> = {
  ask_agenda: agenda,
  ask_next: next,
  ask_last: last,
  ask_when: when,
  ask_who: detail('who'),
  ask_where: detail('where'),
  ask_long: long,
  ask_detail: detail('detail'),
  ask_link: detail('link'),
  ask_answers: answers,
  ask_invitations: invitations,
  ask_free: free,
  ask_clash: clash,
  ask_count: count,
  ask_total: total,
  ask_most: most,
  ask_between: between,
  ask_until: untilOrCount,
  ask_zone: zone,
  ask_contact: contact,
  ask_waiting: waiting,
  ask_reminders: listed('list_reminders'),
  ask_kept: listed('list_preferences'),
  ask_self: self,
  ask_done: done,
  find_time: findTime,
};
