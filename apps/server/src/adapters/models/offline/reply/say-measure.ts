import type { Frame } from '@catch/understanding';
import { asRecord, type ToolAnswer } from '../prompt/read-prompt.ts';
import { naming, type ShownEvent, toShown } from './say-events.ts';

type Measure = NonNullable<Extract<Frame, { kind: 'queryAgenda' }>['measure']>;

const NAMED = 4;
const DAYS_NAMED = 8;

/** The figure, the day or the event that was asked for, and no list; undefined when there is nothing to measure. */
export function sayMeasure(measure: Measure, answer: ToolAnswer): string | undefined {
  const measured = asRecord(answer.measured);
  const events = (Array.isArray(answer.events) ? answer.events : []).map(asRecord);
  switch (measure) {
    case 'count':
      return sayCounted(Number(answer.count), events.map(toShown));
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

/** The figure, and what they are: each name once, with its days where there are several. */
function sayCounted(count: number, shown: readonly ShownEvent[]): string {
  const [only] = shown;
  if (count === 1 && only) return `One: ${naming(only)}.`;
  const names = new Map<string, ShownEvent[]>();
  for (const event of shown) names.set(event.title, [...(names.get(event.title) ?? []), event]);
  const isNamed = names.size === 1 ? count <= DAYS_NAMED : count <= NAMED;
  if (!isNamed || count !== shown.length)
    return names.size === 1 && only ? `${count} events: ${only.title}.` : `${count} events.`;
  const isOneDay = new Set(shown.map(({ day }) => day)).size === 1;
  const said = [...names].map(([title, events]) => `${title} (${times(events, isOneDay)})`);
  return `${count}: ${said.join(', ')}.`;
}

/** 'Monday 16, Monday 23 November, 07:00–08:00': an hour that is always the same is told once. */
function times(events: readonly ShownEvent[], isOneDay: boolean): string {
  const clocks = new Set(events.map(({ clock }) => clock));
  const [clock = ''] = clocks;
  if (isOneDay) return [...clocks].filter(Boolean).join(', ') || (events[0]?.day ?? '');
  const days = events.map((event) => dayOf(event));
  if (clocks.size === 1) return [...days, clock].filter(Boolean).join(', ');
  return events.map((event) => [dayOf(event), event.clock].filter(Boolean).join(' ')).join(', ');
}

const dayOf = ({ day }: ShownEvent): string => day.replace(/^(\S+ \d+ \S+) \d{4}$/, '$1');

const sayCount = (count: number): string => (count === 1 ? 'one event' : `${count} events`);

export function sayMinutes(total: number): string {
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const said = [
    hours > 0 ? (hours === 1 ? '1 hour' : `${hours} hours`) : '',
    minutes > 0 ? (minutes === 1 ? '1 minute' : `${minutes} minutes`) : '',
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : 'No time';
}
