import type { Reader } from '../../../platform/time-reader.ts';
import { and, type Key, say } from '../../../platform/words.ts';
import { type ChoiceTopic, sayChoice } from '../../preferences/index.ts';
import type { AsksBeyond, NotificationFact } from '../values/values.ts';

/** What such a message is about and when it comes, whatever it was asked for: nobody shall wait for one that never comes. */
export function sayReach({ topic, choice }: NotificationFact, reader: Reader): string {
  if (!('on' in choice) || !choice.on) return '';
  if (topic === 'nudge') return ` ${say(reader, 'reach.nudge')}`;
  return topic === 'briefing' || topic === 'evening' ? ` ${say(reader, 'reach.workdays')}` : '';
}

const LIMITS: Partial<Record<ChoiceTopic, Key>> = {
  nudge: 'limit.nudge',
  quiet: 'limit.quiet',
  briefing: 'limit.briefing',
  evening: 'limit.evening',
};

/** What cannot be chosen, by the person's own words, and what could be instead. */
export function sayBeyond({ words, topic, choice }: AsksBeyond, reader: Reader): string {
  const named = and(
    words.map((one) => say(reader, 'text.word', { text: one })),
    reader,
  );
  const limit = topic && LIMITS[topic];
  if (!limit || !topic) return say(reader, 'beyond.all', { words: named });
  const offer = choice
    ? say(reader, 'beyond.offer', { choice: sayChoice(topic, choice, reader) })
    : say(reader, topic === 'quiet' ? 'beyond.quiet' : 'beyond.instead');
  return `${say(reader, 'beyond.limit', { words: named, limit: say(reader, limit) })} ${offer}`;
}
