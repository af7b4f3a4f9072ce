import type { CalendarEvent } from '../../../calendar/index.ts';
import { question, refusal } from '../../values/make.ts';
import type { Answer, Question, Refusal, Unread } from '../../values/values.ts';
import type { Plan } from '../tool.port.ts';
import { factOf } from './event-fact.ts';

export const answer = (value: Answer | Question | Refusal): Plan<never> => ({ kind: 'answer', value });

const ASKED = 6;

export const whichEvent = (events: readonly CalendarEvent[]): Question =>
  question(
    { for: 'event' },
    events.slice(0, ASKED).map((event) => ({ event: factOf(event) })),
  );

export const noSuchEvent = (
  words: string | undefined,
  {
    unread,
    notUnderstood,
    isBoundless,
  }: {
    readonly unread?: Unread;
    readonly notUnderstood?: string | undefined;
    readonly isBoundless?: true;
  } = {},
): Refusal | Question => {
  if (isBoundless) return question({ for: 'window' });
  return notUnderstood === undefined
    ? refusal({ code: 'no-such-event', ...(words ? { words } : {}), ...(unread ? { unread } : {}) })
    : question({ for: 'event-time', words: notUnderstood });
};
