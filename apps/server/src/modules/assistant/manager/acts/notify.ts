import {
  type Role,
  readNotification,
  readNotificationWishes,
  type SpokenBefore,
  type SpokenNotification,
  type WantedNotification,
} from '@catch/understanding';
import type { Conversation, Wish } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { remindBeforeEach } from './remind-around.ts';

/** What we send by ourselves: when, how often, or not at all. */
export async function notify(plan: MessagePlan, slots: Slots, clause: string): Promise<void> {
  const said = spokenIn(slots);
  const spans = said.length > 0 ? said : [clause];
  const [only, ...more] = readNotificationWishes(spans);
  const isOfSome = more.length === 0 && only?.wish?.topic === 'nudge' && only.beyond.length > 0;
  if (isOfSome && (await remindBeforeEach(plan, only.wish.minutes, only.beyond.join(' ')))) return;
  if (readNotification(spans.join(' '))?.topic === 'list') plan.call('list_notifications', {});
  else carryOut(plan, readNotificationWishes(spans), spans);
}

/** A correction or an answer, of whichever of these wishes it can be one of; the newest first. */
export function reviseNotification(plan: MessagePlan, wishes: readonly Wish[], slots: Slots): void {
  const spans = spokenIn(slots);
  const readings = wishes.map(({ input }) =>
    readNotificationWishes(spans, 'topic' in input ? (input as unknown as SpokenBefore) : undefined),
  );
  carryOut(plan, readings.find((read) => read.length > 0 && read.every(isClear)) ?? readings[0] ?? [], spans);
}

/** Those set one after the other, the newest first. */
export function notificationsIn({ done }: Conversation): Wish[] {
  const open = done.filter(({ isUndone }) => !isUndone);
  const end = open.findIndex(({ changes: [change] }) => change?.did !== 'notifications');
  return (end < 0 ? open : open.slice(0, end)).map(({ wish }) => wish);
}

/** A yes to what could be set without what cannot. */
export function settleOffer(plan: MessagePlan): boolean {
  const { open } = plan.conversation;
  const asks = open?.question.asks;
  if (!open || asks?.for !== 'notification' || asks.what !== 'beyond' || !asks.choice) return false;
  // What was in doubt about it was there to be read.
  plan.call(open.wish.tool, { ...open.wish.input, beyond: undefined, unsure: undefined });
  return true;
}

const SPOKEN: ReadonlySet<Role> = new Set([
  'text',
  'time',
  'lead',
  'length',
  'start',
  'end',
  'before',
  'set',
  'option',
] as const);

const spokenIn = (slots: Slots): string[] =>
  slots.list().flatMap(({ role, text }) => (SPOKEN.has(role) ? [text] : []));

const isClear = ({ wish, beyond }: SpokenNotification): boolean => wish !== undefined && beyond.length === 0;

function carryOut(plan: MessagePlan, read: readonly SpokenNotification[], spans: readonly string[]): void {
  if (read.length === 0) plan.say({ kind: 'talk', what: 'unclear' });
  // The words that it rests on have to stand in the message as they are.
  const [quote = ''] = spans.toSorted((left, right) => right.length - left.length);
  const quoted = { quote: quote.slice(0, 500) };
  // What is asked comes last, and stays open.
  for (const { topic, wish, beyond } of read.toSorted((a, b) => Number(isClear(b)) - Number(isClear(a)))) {
    const words = beyond.map((one) => one.slice(0, 100)).slice(0, 10);
    if (wish) plan.call('change_notifications', { ...detailsOf(wish), beyond: words, ...quoted });
    else
      plan.ask(
        {
          for: 'notification',
          ...(words.length > 0
            ? { what: 'beyond', words, topic }
            : { what: QUESTIONS[topic ?? ''] ?? 'clock' }),
        },
        { tool: 'change_notifications', input: { topic, ...quoted } },
      );
  }
}

/** What is missing where the topic is all that was understood. */
const QUESTIONS: Readonly<Record<string, 'quiet' | 'limit' | 'minutes'>> = {
  quiet: 'quiet',
  limit: 'limit',
  nudge: 'minutes',
};

function detailsOf(wish: WantedNotification): Record<string, unknown> {
  if (wish.topic === 'limit') return { topic: wish.topic, most_a_day: wish.most };
  const { topic, on } = wish;
  return wish.topic === 'quiet'
    ? { topic, on, from: wish.from, to: wish.to }
    : { topic, on, at: wish.at, minutes_before: wish.minutes, until: wish.until };
}
