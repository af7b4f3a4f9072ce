import type { When } from '@catch/understanding';
import { question } from '../../values/make.ts';
import type { Question } from '../../values/values.ts';
import { whichReading } from '../time/which-reading.ts';
import type { ToolContext } from '../tool.port.ts';

export type Due = { readonly kind: 'at'; readonly at: number } | Question;

/** A day without an hour is the morning of it; a part of the day is its usual hour; a length counts from now. */
export function momentOf(when: When, context: Pick<ToolContext, 'user' | 'now'>): Due {
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
      return whichReading(when, context.user.timeZone);
    default:
      return question({ for: 'reminder-time', because: 'missing' });
  }
}
