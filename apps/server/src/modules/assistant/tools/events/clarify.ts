import type { CalendarEvent } from '../../../calendar/index.ts';
import { question, refusal } from '../../values/make.ts';
import type { Answer, Question, Refusal } from '../../values/values.ts';
import type { Plan } from '../tool.port.ts';
import { factOf } from './event-fact.ts';
import type { FoundEvents } from './find-event.ts';

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
    miscounted,
    window,
  }: Omit<Extract<FoundEvents, { kind: 'none' }>, 'kind'> = {},
): Refusal | Question => {
  if (isBoundless) return question({ for: 'window' });
  if (miscounted) return whichEvent(miscounted);
  return notUnderstood === undefined
    ? refusal({
        code: 'no-such-event',
        ...(words ? { words } : {}),
        ...(unread ? { unread } : {}),
        ...(window ? { lookedIn: window } : {}),
      })
    : question({ for: 'event-time', words: notUnderstood });
};
