import { renderWhen, type When } from '@catch/understanding';
import { whenContext } from '../time/when-context.ts';
import type { ToolContext } from '../tool.port.ts';

export type Moment =
  | { readonly kind: 'at'; readonly at: number }
  | { readonly kind: 'question'; readonly question: string; readonly options: readonly string[] };

/** A day without an hour is the morning of it; a part of the day is its usual hour; a length counts from now. */
export function momentOf(when: When, context: Pick<ToolContext, 'user' | 'now'>): Moment {
  switch (when.kind) {
    case 'instant':
      return { kind: 'at', at: when.at.epochMilliseconds };
    case 'interval':
      return {
        kind: 'at',
        at: (when.likely ?? (when.allDay ? when.start.withPlainTime('09:00') : when.start)).epochMilliseconds,
      };
    case 'open':
      return { kind: 'at', at: when.at.epochMilliseconds };
    case 'deadline':
      return { kind: 'at', at: when.by.subtract({ hours: when.grain === 'day' ? 15 : 0 }).epochMilliseconds };
    case 'duration':
      return { kind: 'at', at: context.now.getTime() + when.seconds * 1000 };
    case 'ambiguous':
      return {
        kind: 'question',
        question: when.question,
        options: when.options.map((option) => renderWhen(option, whenContext(context))),
      };
    default:
      return { kind: 'question', question: 'When should I remind you?', options: [] };
  }
}
