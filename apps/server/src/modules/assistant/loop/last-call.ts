import { z } from 'zod';
import { loopInputs } from '../tools/loop-inputs.ts';
import type { Refusal, RefusalReason, Value } from '../values/values.ts';

const Closing = z.object(loopInputs).pick({ final: true });

/** With this call the model has done all that was asked for: what the program tells of it is all there is to tell. */
export function isLastCall(args: unknown): boolean {
  const parsed = Closing.safeParse(args);
  return parsed.success && parsed.data.final === true;
}

/** Nothing that a model could say otherwise would change these: the program's own sentence is the end of it. */
const LASTING: ReadonlySet<RefusalReason['code']> = new Set([
  'unchanged',
  'series-kind',
  'organised-by-others',
  'own-event',
  'booked-already',
  'others-invitation',
  'owner-only',
  'no-reminders',
  'no-preferences',
  'reconnect-needed',
  'calendar-busy',
  'calendar-unavailable',
  'calendar-silent',
  'changed-meanwhile',
  'not-organiser',
  'not-accepted',
  'calendar-read-only',
  'calendar-lost',
  'nothing-to-undo',
  'undone-already',
  'cannot-be-undone',
  'unanswered-before',
  'changed-since',
  'nothing-put-back',
] satisfies RefusalReason['code'][]);

export const isLasting = (value: Value | undefined): value is Refusal =>
  value?.kind === 'refusal' &&
  LASTING.has(value.why.code === 'not-begun' ? value.why.because.code : value.why.code);
