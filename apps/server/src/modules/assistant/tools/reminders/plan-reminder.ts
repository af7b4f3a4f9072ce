import { readWhen, resolveWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { AllCalendarsGateway } from '../../../calendar/index.ts';
import { momentAt, question, refusal } from '../../values/make.ts';
import { answer } from '../events/clarify.ts';
import type { ToolInput } from '../inputs.ts';
import { forDeedItself } from '../time/deed-hours.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, ToolContext } from '../tool.port.ts';
import { planBeforeEvent } from './before-event.ts';
import { readCron, splitCron } from './cron-words.ts';
import { momentOf } from './moment.ts';
import { refuseTime } from './refuse-time.ts';
import { readRepetition } from './repetition.ts';
import { runReminder, type SetArgs } from './set-args.ts';

/** Nothing is stored that was not understood as a whole. */
export async function planReminder(
  gateway: AllCalendarsGateway,
  input: ToolInput<'set_reminder'>,
  context: ToolContext,
): Promise<Plan<SetArgs>> {
  const { user, now } = context;
  const byCron = splitCron(input.when) ?? splitCron(input.text);
  if (byCron) return planCron(splitCron(input.text)?.rest || input.text, byCron.cron, context);
  const impossible = refuseTime({ when: input.when, said: context.ownWords.at(-1) }, whenContext(context));
  if (impossible) return answer(refusal({ code: 'impossible-time', time: impossible }));
  if (input.before_event) return planBeforeEvent(gateway, input, context);
  if (!input.when) return answer(question({ for: 'reminder-time', because: 'missing', text: input.text }));
  const { when, unread } = readWhen(input.when, whenContext(context));
  if (unread.length > 0 || when.kind === 'none')
    return answer(
      question({ for: 'reminder-time', because: 'not-understood', words: input.when, text: input.text }),
    );
  if (when.kind === 'relative-to-event')
    return planBeforeEvent(
      gateway,
      {
        ...input,
        // Which event it is stands in the words; its day, if one was said, tells which of several.
        when: when.on?.text,
        before_event: when.eventText,
        [when.direction === 'after' ? 'minutes_after' : 'minutes_before']: minutesOf(
          when,
          user.timeZone,
          now,
        ),
      },
      context,
    );
  if (when.kind === 'recurrence') {
    // 'Wake me at six every day' is for the morning.
    const own = resolveWhen(input.when, forDeedItself(input.text, whenContext(context)));
    return planRepeating(input.text, own.kind === 'recurrence' ? own : when, context);
  }
  const at = momentOf(when, context);
  if (at.kind === 'question') return answer(at);
  if (at.at <= now.getTime())
    return answer(question({ for: 'reminder-time', because: 'passed', at: momentAt(at.at, user.timeZone) }));
  return runReminder({ text: input.text, at: new Date(at.at).toISOString() }, context);
}

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

function planCron(text: string, cron: string, context: ToolContext): Plan<SetArgs> {
  const reading = readCron(cron, context.user.timeZone, context.now);
  if (reading.kind === 'refused')
    return answer(refusal({ code: 'impossible-rhythm', rhythm: reading.rhythm, to: 'set' }));
  return runReminder({ text, cron }, context);
}

function planRepeating(
  text: string,
  when: Extract<When, { kind: 'recurrence' }>,
  context: ToolContext,
): Plan<SetArgs> {
  const repetition = readRepetition(when, context);
  if (repetition.kind === 'refused') {
    const { rhythm } = repetition;
    // A calendar can repeat that way, though a reminder cannot.
    const inCalendar = rhythm.code === 'not-for-reminders' ? { inCalendar: text } : {};
    return answer(refusal({ code: 'impossible-rhythm', rhythm, to: 'set', ...inCalendar }));
  }
  const { kind: _kind, ...schedule } = repetition;
  return runReminder({ text, ...schedule }, context);
}
