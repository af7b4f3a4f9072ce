import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import { isCutOff } from '../values/cut-off.ts';
import type { Receipt } from '../values/values.ts';
import { sayEvents } from './say-event.ts';
import { serviceOf } from './service-of.ts';

const NOT_DONE = {
  move: 'left.notMoved',
  cancel: 'left.notCancelled',
  'put back': 'left.notPutBack',
} as const;

/** Never claims that nothing happened when nobody can know. */
export function sayLeft(verb: keyof typeof NOT_DONE, left: Receipt['left'], reader: Reader): string {
  if (left.length === 0) return '';
  const events = sayEvents(
    left.map(({ event }) => event),
    reader,
  );
  const isUnknown = left.some(({ why }) => isCutOff(why));
  return ` ${isUnknown ? say(reader, 'left.unknown', { events, ...serviceOf(reader) }) : say(reader, NOT_DONE[verb], { events })}`;
}

/** Of several that were to be put back, those that were not. */
export function sayNotPutBack(left: Receipt['left'], reader: Reader): string {
  const changed = left.filter(({ why }) => why === 'changed-since').map(({ event }) => event);
  const failed = left.filter(({ why }) => why !== 'changed-since');
  return [
    changed.length > 0 ? ` ${say(reader, 'left.changedSince', { events: sayEvents(changed, reader) })}` : '',
    sayLeft('put back', failed, reader),
  ].join('');
}
