import type { Frame, When, WhenContext } from '@catch/understanding';
import { slotOf } from '../act/time-words.ts';
import { atTime, timesOf } from './revise.ts';

const EVENING =
  /\b(?:dinner|supper|drinks?|beers?|party|concert|movie|cinema|theat(?:re|er)|opera|date night|show|gig)\b/i;
const MORNING = /\b(?:breakfast|sunrise|school run)\b/i;

/** 'Dinner at 7' leaves no doubt about the half of the day; nobody would ask. */
export function settleTimes(frame: Frame, context: WhenContext): Frame {
  const slot = timesOf(frame).find(({ when }) => when.kind === 'ambiguous');
  if (slot?.when.kind !== 'ambiguous') return frame;
  const words =
    frame.kind === 'createEvent'
      ? `${frame.event.title ?? ''}`
      : frame.kind === 'moveEvent'
        ? (frame.reference.title ?? '')
        : '';
  const half = EVENING.test(words) ? 'pm' : MORNING.test(words) ? 'am' : undefined;
  if (!half) return frame;
  const [only, ...more] = slot.when.options.filter((option) => halfOf(option) === half);
  return only && more.length === 0 ? atTime(frame, slotOf(only, context)) : frame;
}

export function halfOf(when: When): 'am' | 'pm' | undefined {
  const at = when.kind === 'instant' ? when.at : when.kind === 'interval' ? when.start : undefined;
  return at ? (at.hour < 12 ? 'am' : 'pm') : undefined;
}
