import type { Reader } from '../../../platform/say-time.ts';
import { isCutOff } from '../values/cut-off.ts';
import type { Receipt } from '../values/values.ts';
import { sayEvents } from './say-event.ts';

/** Never claims that nothing happened when nobody can know. */
export function sayLeft(verb: 'move' | 'cancel' | 'put back', left: Receipt['left'], reader: Reader): string {
  if (left.length === 0) return '';
  const rest = sayEvents(
    left.map(({ event }) => event),
    reader,
  );
  return left.some(({ why }) => isCutOff(why))
    ? ` Then Google Calendar stopped answering, so I don't know about the rest yet: ${rest}. I'll check and let you know.`
    : ` I couldn't ${verb} ${rest}.`;
}

/** Of several that were to be put back, those that were not. */
export function sayNotPutBack(left: Receipt['left'], reader: Reader): string {
  const changed = left.filter(({ why }) => why === 'changed-since').map(({ event }) => event);
  const failed = left.filter(({ why }) => why !== 'changed-since');
  return [
    changed.length > 0 ? ` Changed since, so I left it: ${sayEvents(changed, reader)}.` : '',
    sayLeft('put back', failed, reader),
  ].join('');
}
