import { DAY } from '@catch/scheduling';
import {
  type Act,
  asksByClock,
  asksEmptyDay,
  asksForLast,
  asksForPlan,
  asksUntilBusy,
  asksWhatIf,
  asksWhatIsOn,
  asksWhatIsThen,
  besidesAt,
  compares,
  comparesDays,
  edgeAsked,
  findWhen,
  followsOn,
  namesOfSet,
  pointsBack,
  type Role,
  readReference,
  resolveWhen,
  speaksOfClash,
  startsWith,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { wordsOf } from '../../../tools/text/match-words.ts';
import type { AskedBefore } from '../../conversation.ts';
import type { MessagePlan } from '../../plan.ts';
import { type SaidSlot, Slots } from '../../slots.ts';
import { settle } from '../../times.ts';
import { isListLast } from './pointed.ts';

interface Meant {
  readonly act: Act;
  readonly slots: Slots;
}

/**
 * The question as it is meant, where its act says less than its words: 'when am I done on Thursday?' wants
 * what ends that day, however it was read.
 */
export function asMeant(plan: MessagePlan, act: Act, said: Slots, before: AskedBefore | undefined): Meant {
  if (before) return { act, slots: said };
  const slots = onDayJustAsked(plan, act, withTimeBefore(plan, act, said));
  const { words } = plan;
  if (EMPTY.has(act) && !slots.has('person', 'guest') && asksEmptyDay(words))
    return { act: 'ask_free', slots };
  if (act === 'ask_free' && !slots.has('person') && comparesDays(words)) return { act: 'ask_most', slots };
  const plainly = asWhatIsOn(plan, act, slots);
  if (plainly) return plainly;
  // 'Until what time is Ana occupied?', read as the name of an event.
  if (act === 'ask_when' && slots.has('person') && asksUntilBusy(words))
    return { act: 'ask_free', slots: ofPerson(slots) };
  // 'Which of them is with Ben?'
  const points = [...slots.all('set'), ...slots.all('target')];
  if (
    act === 'ask_who' &&
    slots.has('person') &&
    points.length > 0 &&
    points.every(pointsBack) &&
    isListLast(plan.conversation)
  )
    return { act: 'ask_agenda', slots };
  // 'How long from the gym to lunch?'
  if (
    act === 'ask_until' &&
    slots.all('target').filter((target) => !readReference(target).isFocus).length === 2
  )
    return { act: 'ask_between', slots };
  // 'What date is it on Sunday?'
  if (act === 'ask_when' && isBareIt(plan, slots)) return { act: 'ask_until', slots: withoutTarget(slots) };
  const besides =
    act === 'ask_who' && !slots.has('target') ? besidesAt(slots.first('except') ?? '') : undefined;
  if (besides) return { act, slots: besidesThere(plan, slots, besides) };
  if (act === 'ask_next' && slots.isEmpty && asksWhatIsThen(words)) return { act: 'ask_agenda', slots };
  // 'What is happening during the fair?' has its hours.
  if (act === 'ask_next' && only(slots, 'time', 'except') && slots.has('except'))
    return { act: 'ask_agenda', slots };
  if (isOfKept(plan, act, slots)) return { act: 'ask_kept', slots };
  // 'What was I up to on Monday?' names a day, and no event.
  if (act === 'ask_last' && slots.has('time') && only(slots, 'time')) return { act: 'ask_agenda', slots };
  const edge = edgeMeant(plan, act, slots);
  return edge ? { act: 'ask_when', slots: edge } : { act, slots };
}

/** 'She says Saturday or Sunday. Which is emptier?': the time comes first, outside the question. */
function withTimeBefore({ saidSoFar, words, steps, world }: MessagePlan, act: Act, slots: Slots): Slots {
  const isUntimed = !slots.has('time', 'old_time', 'end', 'before', 'after', 'target', 'set', 'reason');
  if ((act !== 'ask_most' && act !== 'ask_free') || !isUntimed || steps.length > 0) return slots;
  const [found, ...more] = saidSoFar.length > words.length ? findWhen(saidSoFar, world.when) : [];
  const isDated =
    found && (found.when.kind === 'windows' || ('dateSaid' in found.when && found.when.dateSaid));
  if (!found || more.length > 0 || !isDated) return slots;
  return new Slots([...slots.list(), { role: 'time', text: found.text }]);
}

/** 'What is on Friday, and am I free at three?': at three on Friday. */
function onDayJustAsked({ conversation, steps, world }: MessagePlan, act: Act, slots: Slots): Slots {
  const window = conversation.asked?.window;
  const words = slots.joined('time');
  const isSameMessage = steps.length > 0 && steps.every(({ kind }) => kind === 'say');
  if (act !== 'ask_free' || !window || !words || !isSameMessage || window.end - window.start > DAY)
    return slots;
  const read = settle(resolveWhen(words, world.when));
  if (read.kind !== 'instant' || read.dateSaid) return slots;
  const day = Temporal.Instant.fromEpochMilliseconds(window.start)
    .toZonedDateTimeISO(world.zone)
    .toPlainDate();
  const others = slots.list().filter(({ role }) => role !== 'time');
  return new Slots([...others, { role: 'time', text: `${words} on ${day}` }]);
}

/** Nothing compares, collides or is counted, whatever it was read as: what is on is asked. */
function asWhatIsOn({ words, world, supposed }: MessagePlan, act: Act, slots: Slots): Meant | undefined {
  const agenda = { act: 'ask_agenda', slots } as const;
  const isOfTime = slots.has('time') && only(slots, 'time');
  // 'Whom do I meet in March?', 'the whole plan for Saturday'.
  if (act === 'ask_most' && isOfTime && !compares(words)) return agenda;
  if (act === 'ask_total' && isOfTime && asksForPlan(words)) return agenda;
  // 'What still stands against me tomorrow?'
  if (act === 'ask_clash' && isOfTime && !supposed && !speaksOfClash(words) && !asksWhatIf(words))
    return agenda;
  // 'What do I have at 3pm Lisbon time?'
  const hour =
    act === 'ask_zone' && isOfTime ? resolveWhen(slots.joined('time') ?? '', world.when) : undefined;
  return hour?.kind === 'instant' && hour.zone && asksWhatIsOn(words) ? agenda : undefined;
}

/** The acts that a question about an empty day may be mistaken for. */
const EMPTY: ReadonlySet<Act> = new Set(['ask_agenda', 'ask_next', 'ask_when', 'ask_most'] as const);

const withoutTarget = (slots: Slots): Slots =>
  new Slots(slots.list().filter(({ role }) => role !== 'target'));

/** 'It' has nothing to refer to, and a day is named. */
const isBareIt = ({ conversation }: MessagePlan, slots: Slots): boolean =>
  conversation.focus.length === 0 &&
  conversation.listed.length === 0 &&
  slots.has('time') &&
  slots.has('target') &&
  only(slots, 'time', 'target') &&
  slots.all('target').every((words) => readReference(words).isFocus);

/** 'Who is at Sunday's besides Ben?': who else comes to Sunday's event with Ben. */
function besidesThere(
  { world }: MessagePlan,
  slots: Slots,
  { who, where }: { readonly who: string; readonly where: string },
): Slots {
  const [time] = findWhen(where, world.when);
  const others = slots.list().filter(({ role }) => role !== 'except');
  return new Slots([
    ...others,
    { role: 'except', text: who },
    ...(time
      ? ([
          { role: 'person', text: who },
          { role: 'time', text: time.text },
        ] as const)
      : [{ role: 'target' as const, text: where }]),
  ]);
}

const ofPerson = (slots: Slots): Slots =>
  new Slots(
    slots.list().flatMap(({ role, text }) => {
      if (role === 'target') return [];
      return [{ role: role === 'old_time' ? ('time' as const) : role, text }];
    }),
  );

/** Only these roles, apart from those that add nothing. */
const only = (slots: Slots, ...roles: readonly Role[]): boolean =>
  slots.list().every(({ role }) => roles.includes(role) || role === 'filler' || role === 'reason');

/** 'What do you remember of my mornings? – And my evenings?' */
const isOfKept = ({ conversation, words }: MessagePlan, act: Act, slots: Slots): boolean =>
  conversation.asked?.act === 'ask_kept' &&
  (act === 'ask_free' || act === 'ask_agenda') &&
  slots.has('time') &&
  only(slots, 'time') &&
  followsOn(words);

/** Which end of a day, as a role: 'latest' for what ends last, 'earliest' for what comes first. */
function edgeMeant(plan: MessagePlan, act: Act, said: Slots): Slots | undefined {
  const slots = withItsDay(said);
  const { words } = plan;
  const edge = edgeAsked(words);
  const { asked } = plan.conversation;
  if (!edge || slots.has('before', 'after', 'set')) return undefined;
  const isClock = asksByClock(words);
  const [target, ...more] = slots.all('target');
  const isUnnamed = target === undefined || (more.length === 0 && isOnlyPlace(target));
  if (!isUnnamed) return undefined;
  // 'When do I finish tomorrow? – And start?'
  const again = asked?.act === 'ask_when' && slots.isEmpty ? asked.slots.filter(isOfStretch) : [];
  if (again.length > 0) return withEdge(again, edge);
  if (!slots.has('time')) return undefined;
  const isMeant =
    act === 'ask_when'
      ? !slots.has('person') || isClock
      : act === 'ask_free'
        ? !slots.has('person', 'length') && (asksUntilBusy(words) || asksForLast(words))
        : act === 'ask_agenda'
          ? startsWith(words)
          : (act === 'ask_most' || act === 'ask_next') && isClock;
  return isMeant
    ? withEdge(
        slots.list().filter(({ role }) => role !== 'target'),
        edge,
      )
    : undefined;
}

const isOnlyPlace = (target: string): boolean => {
  const { position, extreme } = readReference(namesOfSet(wordsOf(target)).join(' '));
  return position !== undefined || extreme !== undefined;
};

/** 'My last engagement', and the day apart from it. */
const withItsDay = (slots: Slots): Slots =>
  slots.has('time') || !slots.all('target').some(isOnlyPlace)
    ? slots
    : new Slots(
        slots
          .list()
          .map(({ role, text }) => ({ role: role === 'old_time' ? ('time' as const) : role, text })),
      );

const isOfStretch = ({ role }: SaidSlot): boolean => role === 'time';

function withEdge(said: readonly SaidSlot[], edge: 'first' | 'last'): Slots {
  const rest = said.filter(({ role }) => role !== 'earliest' && role !== 'latest');
  return new Slots([...rest, { role: edge === 'last' ? 'latest' : 'earliest', text: edge }]);
}
