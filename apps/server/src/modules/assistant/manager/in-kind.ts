import { type SmallTalk, smallTalkIn } from '@catch/understanding';
import type { Talk } from './answers.ts';
import type { JudgedReading } from './judged-reading.ts';

const IN_KIND: Readonly<Record<SmallTalk, Talk['what']>> = {
  thanks: 'thanks',
  greeting: 'hello',
  goodbye: 'goodbye',
  objection: 'objection',
  other: 'chat',
};

/** All small talk of a message gets one answer: 'Hello! How are you?'. */
export function inKind({ message, commands }: JudgedReading): Talk['what'] {
  const talk = commands.filter(({ act }) => act === 'chat');
  return IN_KIND[smallTalkIn(talk.map(({ start, end }) => message.slice(start, end)).join(' '))];
}
