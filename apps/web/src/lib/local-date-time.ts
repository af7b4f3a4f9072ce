import { browserZone } from '../words/clock.ts';

const DAY_MS = 86_400_000;

/** What the clocks of a zone show at an instant, as if it were UTC. */
function wallClock(instant: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const part = (wanted: string): string => shown.find(({ type }) => type === wanted)?.value ?? '';
  // Four digits, also while somebody is still typing the year: a field shows nothing for '2-03-11'.
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`);
}

/** What a date-time field shows for an instant, in the viewer's zone unless another is meant; '' for none. */
export function toLocalField(instant: string, zone: string = browserZone): string {
  const at = instant === '' ? Number.NaN : Date.parse(instant);
  return Number.isNaN(at) ? '' : new Date(wallClock(at, zone)).toISOString().slice(0, 16);
}

/**
 * The field's value as an instant, so that the server need not guess a zone. Of an hour that comes twice the first is
 * meant; one that is skipped is as much later as the clocks are put forward.
 */
export function fromLocalField(value: string, zone: string = browserZone): string {
  const wanted = value === '' ? Number.NaN : Date.parse(`${value}Z`);
  if (Number.isNaN(wanted)) return '';
  const offset = (at: number): number => wallClock(at, zone) - at;
  const before = wanted - offset(wanted - DAY_MS);
  const after = wanted - offset(wanted + DAY_MS);
  const instant = [before, after].find((at) => wallClock(at, zone) === wanted) ?? before;
  return new Date(instant).toISOString();
}
