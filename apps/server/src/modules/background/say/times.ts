import { HOUR, MINUTE } from '@catch/scheduling';
import { type Spoken, say } from '../../../platform/words.ts';

export function sayLength(milliseconds: number, to: Spoken): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
  if (minutes < 60) return say(to, 'length.minutes', { count: minutes });
  const hours = Math.floor(milliseconds / HOUR);
  const rest = minutes - hours * 60;
  const whole = say(to, 'length.hours', { count: hours });
  return rest === 0 ? whole : `${whole} ${say(to, 'length.minutes', { count: rest })}`;
}
