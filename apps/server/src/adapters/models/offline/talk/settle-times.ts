import type { Frame, TimeSlot, When, WhenContext } from '@catch/understanding';
import { slotOf } from '../act/time-words.ts';
import { atTime, timesOf } from './revise.ts';

const EVENING =
  /\b(?:dinner|supper|drinks?|beers?|party|concert|movie|cinema|theat(?:re|er)|opera|date night|show|gig)\b/i;
const MORNING = /\b(?:breakfast|sunrise|school run)\b/i;

/** 'Dinner at 7' leaves no doubt about the half of the day; nobody would ask. */
export function settleTimes(given: Frame, context: WhenContext): Frame {
  const frame = intoTheNight(given);
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

/** 'Party on Saturday 9 til 2': neither end says which half of the day, and nobody parties in the morning. */
function intoTheNight(frame: Frame): Frame {
  if (frame.kind !== 'createEvent' || !EVENING.test(frame.event.title ?? '')) return frame;
  const when = frame.event.when.map((slot): TimeSlot => {
    const read = slot.when;
    if (
      read.kind !== 'interval' ||
      !read.range ||
      read.allDay ||
      read.start.hour >= 12 ||
      read.start.hour < 5
    )
      return slot;
    if (SAYS_HALF.test(slot.phrase)) return slot;
    const [start, end] = [read.start.add({ hours: 12 }), read.end.add({ hours: 12 })];
    const clock = (at: typeof start) => at.toPlainTime().toString({ smallestUnit: 'minute' });
    const phrase = `${start.toPlainDate()} from ${clock(start)} to ${clock(end)}`;
    return { ...slot, phrase, when: { ...read, start, end } };
  });
  return { ...frame, event: { ...frame.event, when } };
}
const SAYS_HALF = /\d\s*[ap]\.?m\b|\b(?:1[3-9]|2[0-4])\b|\b0\d|noon|midday|morning|day\s*time|afternoon/i;

export function halfOf(when: When): 'am' | 'pm' | undefined {
  const at = when.kind === 'instant' ? when.at : when.kind === 'interval' ? when.start : undefined;
  return at ? (at.hour < 12 ? 'am' : 'pm') : undefined;
}
