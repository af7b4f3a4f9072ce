import {
  asksForEnd,
  type Command,
  conditionSaid,
  type Reading,
  readReference,
  resolveWhen,
  type WhenContext,
} from '@catch/understanding';
import type { MessagePlan } from './plan.ts';
import { type SaidSlot, Slots } from './slots.ts';
import { settle } from './times.ts';

/** The order in which clauses are gone through: what a wish depends on comes first, wherever it stands. */
export function inOrder(commands: readonly Command[]): number[] {
  const order = new Set<number>();
  const place = (index: number): void => {
    const of = commands[index]?.condition?.of;
    if (of !== undefined && of > index) place(of);
    order.add(index);
  };
  for (const index of commands.keys()) place(index);
  return [...order];
}

/** 'Lunch with Ana on Friday if she's free': the question is about the wish before it, in what it does not say itself. */
export function withWish(
  slots: Slots,
  index: number,
  commands: readonly Command[],
  when: WhenContext,
  words: string,
): Slots {
  const wish = commands.find(({ condition }, at) => condition?.of === index && at < index);
  if (!wish) return slots;
  const wished = new Slots(wish.slots);
  const times = slots.has('time')
    ? dayOf(wished, slots, when)
    : asksForEnd(words)
      ? beforeIt(wished, when)
      : wished.list().filter(({ role }) => role === 'time');
  const [guest, ...others] = wished.all('guest');
  const own = slots
    .list()
    .map((slot) =>
      slot.role === 'person' && guest && others.length === 0 && readReference(slot.text).isFocus
        ? { ...slot, text: guest }
        : slot,
    );
  return new Slots([...own, ...times]);
}

/** 'The grill on Saturday at five, if my shift is over by then': over before it begins, on its day. */
function beforeIt(wished: Slots, when: WhenContext): SaidSlot[] {
  const read = settle(resolveWhen(wished.joined('time') ?? '', when));
  const at =
    read.kind === 'instant' ? read.at : read.kind === 'interval' && read.range ? read.start : undefined;
  if (!at) return [];
  const clock = at.toPlainTime().toString({ smallestUnit: 'minute' });
  return [
    { role: 'old_time', text: `on ${at.toPlainDate()}` },
    { role: 'time', text: `before ${clock}` },
  ];
}

/** 'If Carla is free put us down for the stock order': with Carla. */
export function withAsked(slots: Slots, { act, condition }: Command, commands: readonly Command[]): Slots {
  const question = condition?.holds ? commands[condition.of] : undefined;
  if (act !== 'create' || question?.act !== 'ask_free' || !slots.has('title') || slots.has(...WHO_COMES))
    return slots;
  const people = question.slots.filter(({ role }) => role === 'person');
  return new Slots([...slots.list(), ...people.map(({ text }) => ({ role: 'guest' as const, text }))]);
}
const WHO_COMES = ['guest', 'people_of', 'same_people', 'no_invite', 'invite'] as const;

/** 'If the audit on Wednesday is over by noon, a swim at one': on that Wednesday. */
export function onDayAsked(
  slots: Slots,
  { act, condition }: Command,
  commands: readonly Command[],
  when: WhenContext,
): Slots {
  const question = condition ? commands[condition.of] : undefined;
  const day = question?.slots.filter(({ role }) => role === 'old_time');
  if (act !== 'create' || !slots.has('time') || !day || day.length === 0) return slots;
  const asked = new Slots(day.map(({ text }) => ({ role: 'time', text })));
  return new Slots([...slots.list(), ...dayOf(asked, slots, when)]);
}

/** 'Laps tomorrow at six, unless something is on before eight': before eight of tomorrow. */
function dayOf(wished: Slots, slots: Slots, when: WhenContext): SaidSlot[] {
  const [own, other] = [slots, wished].map((one) => settle(resolveWhen(one.joined('time') ?? '', when)));
  const isDayless = own !== undefined && 'dateSaid' in own && !own.dateSaid;
  if (!isDayless || !other || !('dateSaid' in other) || !other.dateSaid) return [];
  const day = other.kind === 'interval' ? other.start : other.kind === 'instant' ? other.at : undefined;
  return day ? [{ role: 'time', text: `on ${day.toPlainDate()}` }] : [];
}

export function holds(plan: MessagePlan, { condition }: Command): boolean {
  return !condition || plan.truths.get(condition.of) === condition.holds;
}

/** 'Did Ben turn it down? If he did, cancel it': of an answer, the words say which way it has to be. */
export function asSaid<T extends Reading>(reading: T): T {
  const { commands, message } = reading;
  const said = commands.map((command): Command => {
    const { condition, end } = command;
    const question = condition ? commands[condition.of] : undefined;
    if (!condition || question?.act !== 'ask_answers' || question.end > end) return command;
    const holds = conditionSaid(message.slice(question.end, end)) ?? condition.holds;
    return { ...command, condition: { ...condition, holds } };
  });
  return { ...reading, commands: said };
}

/** 'Friday at three if I'm free, otherwise at four': what does not hold is still what is put right by what follows. */
export const isCorrectedLater = (commands: readonly Command[], index: number): boolean => {
  const condition = commands[index]?.condition;
  return (
    condition !== undefined &&
    commands
      .slice(index + 1)
      .some(
        (later) =>
          later.act === 'revise' &&
          later.condition?.of === condition.of &&
          later.condition.holds !== condition.holds,
      )
  );
};
