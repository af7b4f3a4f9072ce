import type { Frame } from '@catch/understanding';
import { asRecord, type ToolAnswer } from '../prompt/read-prompt.ts';
import { naming, toShown } from './say-events.ts';

type Measure = NonNullable<Extract<Frame, { kind: 'queryAgenda' }>['measure']>;

const NAMED = 4;

/** The figure, the day or the event that was asked for, and no list; undefined when there is nothing to measure. */
export function sayMeasure(measure: Measure, answer: ToolAnswer): string | undefined {
  const measured = asRecord(answer.measured);
  const events = (Array.isArray(answer.events) ? answer.events : []).map(asRecord);
  switch (measure) {
    case 'count': {
      const count = Number(answer.count);
      const shown = events.map(toShown);
      const names = shown.map(({ title, clock }) => `${title}${clock ? ` (${clock})` : ''}`).join(', ');
      const [only] = shown;
      if (count === 1 && only) return `One: ${naming(only)}.`;
      return count <= NAMED ? `${count}: ${names}.` : `${count} events.`;
    }
    case 'total':
      return `${sayMinutes(Number(measured.total_minutes ?? 0))} in meetings (${sayCount(Number(measured.meetings ?? 0))}).`;
    case 'longest':
    case 'shortest': {
      const { event_id, minutes } = asRecord(measured[measure]);
      const event = events.find((one) => one.event_id === event_id);
      return event && `${naming(toShown(event))}: ${sayMinutes(Number(minutes))}.`;
    }
    case 'busiest':
    case 'quietest': {
      const { day, minutes } = asRecord(measured[measure]);
      return typeof day === 'string' ? `${day}, with ${sayMinutes(Number(minutes))} in meetings.` : undefined;
    }
  }
}

const sayCount = (count: number): string => (count === 1 ? 'one event' : `${count} events`);

export function sayMinutes(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const said = [
    hours > 0 ? (hours === 1 ? '1 hour' : `${hours} hours`) : '',
    minutes > 0 ? (minutes === 1 ? '1 minute' : `${minutes} minutes`) : '',
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : 'No time';
}
