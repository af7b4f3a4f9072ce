import { isCutOff } from '../values/cut-off.ts';
import type { Receipt } from '../values/values.ts';
import { sayEvents } from './say-event.ts';

/** Never claims that nothing happened when nobody can know. */
export function sayLeft(verb: 'move' | 'cancel' | 'put back', left: Receipt['left'], zone: string): string {
  if (left.length === 0) return '';
  const rest = sayEvents(
    left.map(({ event }) => event),
    zone,
  );
  return left.some(({ why }) => isCutOff(why))
    ? ` Then Google Calendar stopped answering, so I do not know yet about the rest: ${rest}. I am finding out, and will tell you as soon as I know.`
    : ` I could not ${verb} ${rest}.`;
}

/** Of several that were to be put back, those that were not. */
export function sayNotPutBack(left: Receipt['left'], zone: string): string {
  const changed = left.filter(({ why }) => why === 'changed-since').map(({ event }) => event);
  const failed = left.filter(({ why }) => why !== 'changed-since');
  return [
    changed.length > 0 ? ` Changed since, so left where it is: ${sayEvents(changed, zone)}.` : '',
    sayLeft('put back', failed, zone),
  ].join('');
}
