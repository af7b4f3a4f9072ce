import { oneTitle, pointsOnly, saysThoseDays, withoutArticle } from '@catch/understanding';
import type { ToolContext } from '../../tools/tool.port.ts';
import type { PersonFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';

const topicOf = (plan: MessagePlan, slots: Slots): string | undefined =>
  // 'Make a note of it' gives it no name.
  oneTitle(slots.all('title').filter((text) => !pointsOnly(text) && !saysThoseDays(text))) ??
  lastTopic(plan, slots) ??
  goneTopic(plan, slots);

/** 'From the 12th I'm at my parents' place': then the place is the name, and not said twice. */
export const isNamed = (plan: MessagePlan, slots: Slots): boolean =>
  topicOf(plan, slots) !== undefined || slots.has('guest', 'people_of', 'same_people');

const placeAsName = (slots: Slots): string | undefined => {
  const place = slots.joined('place');
  return place && withoutArticle(place);
};

/** The topic as it was said, with whom where that alone says little. */
export function titleOf(
  plan: MessagePlan,
  slots: Slots,
  guests: readonly PersonFact[],
  aside: readonly string[],
): string {
  const said = topicOf(plan, slots) ?? (guests.length + aside.length === 0 ? placeAsName(slots) : undefined);
  // Nobody calls an event by an address, unless there is nothing else to call it by.
  const callable = said ? guests.filter(({ name }) => name !== undefined) : guests;
  const names = [...aside, ...callable.map(sayName)].slice(0, 3);
  const people = names.length > 0 ? ` with ${LIST.format(names)}` : '';
  if (!said) return names.length > 0 ? `Meeting${people}` : NAMELESS;
  const needsNames = aside.length > 0 || (!/\s/.test(said.trim()) && names.length > 0);
  return `${capital(said)}${needsNames ? people : ''}`;
}

/** 'He's coming on Friday': about what a reminder was just for. */
function lastTopic({ conversation }: MessagePlan, slots: Slots): string | undefined {
  const { asked } = conversation;
  // 'What if we did the tasting on Friday, is Ana free? – OK, at two then': the tasting.
  if (asked)
    return (
      asked.topic ?? (asked.supposed?.id === '' ? withoutArticle(asked.supposed.title ?? '') : undefined)
    );
  const [change] = conversation.done[0]?.changes ?? [];
  // What one is reminded of is one's own: nobody else is invited to it.
  if (slots.has('guest', 'people_of', 'same_people')) return undefined;
  return change?.did === 'reminder-set' ? change.reminder.text : undefined;
}

/** 'The optician is off. – The new one is on the 3rd at nine': what was cancelled a moment ago, at another time. */
function goneTopic({ conversation, steps }: MessagePlan, slots: Slots): string | undefined {
  const [last] = conversation.done;
  const [change, ...more] = last?.changes ?? [];
  const [step, ...others] = steps;
  // 'Cancel the fitting and book it again for Monday': what goes in this very message.
  if (step?.kind === 'call' && step.wish.tool === 'delete_event' && others.length === 0)
    return slots.has('time')
      ? conversation.focus.find(({ id }) => id === step.wish.input.event_id)?.title
      : undefined;
  if (conversation.asked || conversation.open || last?.isUndone || more.length > 0 || steps.length > 0)
    return undefined;
  // With somebody, or somewhere else, it is something else.
  const isOther = slots.has('guest', 'people_of', 'same_people', 'place') || !slots.has('time');
  return change?.did === 'cancelled' && !isOther ? change.before.title : undefined;
}

/** Stands for no name until one has to be written. */
export const NAMELESS = 'New event';

/** What goes into the calendar where nobody gave a name. */
export const writtenTitle = (title: string | undefined, { names }: ToolContext): string =>
  title === undefined || title === NAMELESS ? names.event : title;

const LIST = new Intl.ListFormat('en-GB');
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
export const sayName = ({ name, email }: PersonFact): string => name?.split(' ')[0] ?? email;
