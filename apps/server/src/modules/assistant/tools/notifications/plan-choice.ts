import { resolveWhen, type WhenContext } from '@catch/understanding';
import type { Choice, Choices, ChoiceTopic } from '../../../preferences/index.ts';
import { question } from '../../values/make.ts';
import type { Asks, AsksBeyond, Question } from '../../values/values.ts';
import type { ToolInput } from '../inputs.ts';
import { timeOfDay } from './time-of-day.ts';

export type PlannedChoice =
  | { readonly kind: 'choice'; readonly topic: ChoiceTopic; readonly choice: Choice }
  | Question;

type Input = ToolInput<'change_notifications'>;

const ask = (what: Exclude<Extract<Asks, { for: 'notification' }>, AsksBeyond>['what']): Question =>
  question({ for: 'notification', what });

/** What the words come to, on top of what was chosen before; impossible ones are asked back and store nothing. */
export function planChoice(input: Input, present: Choices, context: WhenContext): PlannedChoice {
  const planned = choiceOf(input, present, context);
  const { beyond = [] } = input;
  // Without these words it would be another wish: whether that is wanted too is for the person to say.
  return planned.kind === 'choice' && beyond.length > 0
    ? question({
        for: 'notification',
        what: 'beyond',
        words: beyond,
        topic: planned.topic,
        choice: planned.choice,
      })
    : planned;
}

function choiceOf(input: Input, present: Choices, context: WhenContext): PlannedChoice {
  const { topic } = input;
  const chosen = <T extends ChoiceTopic>(choice: Choice<T>): PlannedChoice => ({
    kind: 'choice',
    topic,
    choice,
  });
  switch (topic) {
    case 'briefing':
    case 'evening': {
      const on = input.on ?? true;
      if (!input.at || !on) return chosen<'briefing'>({ ...present[topic], on });
      const at = timeOfDay(input.at, topic === 'briefing' ? 'morning' : 'evening', context);
      return at ? chosen<'briefing'>({ on, at }) : ask('clock');
    }
    case 'nudge': {
      const minutes = input.minutes_before ?? present.nudge.minutes;
      if (minutes < 1 || minutes > 240) return ask('minutes');
      return chosen<'nudge'>({ on: input.on ?? true, minutes });
    }
    case 'collision':
      return chosen<'collision'>({ on: input.on ?? true });
    case 'quiet': {
      if (input.on === false) return chosen<'quiet'>({ ...present.quiet, on: false });
      const from = input.from ? timeOfDay(input.from, 'evening', context) : present.quiet.from;
      const to = input.to ? timeOfDay(input.to, 'morning', context) : present.quiet.to;
      if (!from || !to) return ask('quiet');
      if (from === to) return ask('quiet-never');
      return chosen<'quiet'>({ on: true, from, to });
    }
    case 'limit': {
      const most = input.most_a_day;
      if (most === undefined || most < 0 || most > 100) return ask('limit');
      return chosen<'limit'>({ most });
    }
    case 'everything': {
      const on = input.on ?? false;
      if (on || !input.until) return chosen<'everything'>({ on });
      const until = endOf(input.until, context);
      if (until === undefined || until <= context.now.epochMilliseconds) return ask('until');
      return chosen<'everything'>({ on, until: new Date(until).toISOString() });
    }
  }
}

/** 'Until Monday' ends when Monday begins. */
function endOf(said: string, context: WhenContext): number | undefined {
  const read = resolveWhen(said.replace(/^(?:until|till)\s+/i, ''), context);
  const when = read.kind === 'ambiguous' ? read.default : read;
  if (when?.kind === 'instant') return when.at.epochMilliseconds;
  return when?.kind === 'interval' ? when.start.epochMilliseconds : undefined;
}
