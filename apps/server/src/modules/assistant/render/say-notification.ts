import type { Reader } from '../../../platform/say-time.ts';
import { type ChoiceTopic, sayChoice } from '../../preferences/index.ts';
import type { AsksBeyond, NotificationFact } from '../values/values.ts';

/** What such a message is about and when it comes, whatever it was asked for: nobody shall wait for one that never comes. */
export function sayReach({ topic, choice }: NotificationFact): string {
  if (!('on' in choice) || !choice.on) return '';
  if (topic === 'nudge') return ' It comes before meetings with others or a call to join.';
  return topic === 'briefing' || topic === 'evening' ? ' It comes on working days.' : '';
}

const LIMITS: Partial<Record<ChoiceTopic, string>> = {
  nudge: 'nudges come before all meetings, by the same time, or not at all',
  quiet: 'quiet hours are the same every day, and for all messages',
  briefing: 'the morning briefing is about that day and comes on working days',
  evening: 'the look at tomorrow is about the next day and comes on working days',
};

const ALL =
  'You can choose the morning briefing, the look at tomorrow, nudges before meetings, messages about invitations that clash, quiet hours, and how many a day.';

/** What cannot be chosen, by the person's own words, and what could be instead. */
export function sayBeyond({ words, topic, choice }: AsksBeyond, reader: Reader): string {
  const named = words.map((one) => `'${one}'`).join(' and ');
  const limit = topic && LIMITS[topic];
  if (!limit || !topic) return `I can't do that (${named}). ${ALL} What would you like?`;
  const offer = choice
    ? `Shall I set this without it: ${sayChoice(topic, choice, reader)}?`
    : topic === 'quiet'
      ? 'From when until when should I be quiet every day?'
      : 'What would you like instead?';
  return `I can't set ${named}: ${limit}. ${offer}`;
}
