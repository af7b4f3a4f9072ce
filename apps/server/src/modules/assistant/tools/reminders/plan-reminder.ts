import { resolveWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { CalendarGateway } from '../../../calendar/index.ts';
import { describeCron, relativeTo } from '../../../reminders/index.ts';
import { answer, question, refusal } from '../events/clarify.ts';
import type { ToolInput } from '../inputs.ts';
import { sayInstant } from '../text/say-time.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, ToolContext } from '../tool.port.ts';
import { planBeforeEvent } from './before-event.ts';
import { readCron, splitCron } from './cron-words.ts';
import { momentOf } from './moment.ts';
import { refuseTime } from './refuse-time.ts';
import { readRepetition } from './repetition.ts';

export const setArgs = z.object({
  text: z.string(),
  at: z.string().optional(),
  cron: z.string().optional(),
  /** Only when it was named with the time. */
  zone: z.string().optional(),
  description: z.string(),
  relative_to: relativeTo.optional(),
});
export type SetArgs = z.output<typeof setArgs>;

/** Nothing is stored that was not understood as a whole. */
export async function planReminder(
  gateway: CalendarGateway,
  input: ToolInput<'set_reminder'>,
  context: ToolContext,
): Promise<Plan<SetArgs>> {
  const { user, now } = context;
  const byCron = splitCron(input.when) ?? splitCron(input.text);
  if (byCron) return planCron(splitCron(input.text)?.rest || input.text, byCron.cron, context);
  const impossible = refuseTime({ when: input.when, said: context.ownWords.at(-1) }, whenContext(context));
  if (impossible) return answer(refusal(`${impossible} Nothing was stored; when should I remind you?`));
  if (input.before_event) return planBeforeEvent(gateway, input, context);
  if (!input.when) return answer(question(`When should I remind you: ${input.text}?`));
  const when = resolveWhen(input.when, whenContext(context));
  if (when.kind === 'relative-to-event')
    return planBeforeEvent(
      gateway,
      { ...input, before_event: when.eventText, minutes_before: minutesOf(when, user.timeZone, now) },
      context,
    );
  if (when.kind === 'recurrence') return planRepeating(input.text, when, context);
  const at = momentOf(when, context);
  if (at.kind === 'question') return answer(question(at.question, at.options));
  if (at.at <= now.getTime())
    return answer(
      question(`${sayInstant(at.at, user.timeZone)} has already passed. When should I remind you?`),
    );
  return run({
    text: input.text,
    at: new Date(at.at).toISOString(),
    description: `on ${sayInstant(at.at, user.timeZone)}`,
  });
}

const run = (args: SetArgs): Plan<SetArgs> => ({ kind: 'run', args });

const minutesOf = (
  { offset }: Extract<When, { kind: 'relative-to-event' }>,
  zone: string,
  now: Date,
): number =>
  Math.round(
    offset.total({
      unit: 'minutes',
      relativeTo: Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone),
    }),
  );

function planCron(text: string, cron: string, { user, now }: ToolContext): Plan<SetArgs> {
  const reading = readCron(cron, user.timeZone, now);
  if (reading.kind === 'refused') return answer(refusal(`${reading.why} Nothing was stored.`));
  return run({ text, cron, description: `${describeCron(cron)}, ${reading.preview}` });
}

function planRepeating(
  text: string,
  when: Extract<When, { kind: 'recurrence' }>,
  context: ToolContext,
): Plan<SetArgs> {
  const repetition = readRepetition(when, context);
  if (repetition.kind === 'refused')
    return answer(
      repetition.isForCalendar
        ? refusal(
            `${repetition.why} Nothing was stored. Your calendar can: shall I put '${text}' there, ${when.description}?`,
            { instead: 'create_event' },
          )
        : refusal(`${repetition.why} Nothing was stored.`),
    );
  const { kind: _kind, ...schedule } = repetition;
  return run({ text, ...schedule });
}
