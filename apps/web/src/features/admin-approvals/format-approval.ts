import { parsedIfJson } from '../../lib/parsed-if-json.ts';
import { say } from '../../words/staff.ts';

export const statusLabel = (approved: boolean): string =>
  approved ? say('approvals.approved') : say('approvals.denied');

/** '2.4 s', '3 min 05 s'; '-' when nobody measured it. */
export function responseTime(seconds: number | null): string {
  if (seconds === null) return '-';
  if (seconds < 60) return say('ui.seconds', { seconds: seconds.toFixed(1) });
  const whole = Math.round(seconds);
  if (whole < 3600)
    return say('approvals.minS', {
      minutes: Math.floor(whole / 60),
      seconds: String(whole % 60).padStart(2, '0'),
    });
  return say('approvals.hMin', {
    hours: Math.floor(whole / 3600),
    minutes: String(Math.floor((whole % 3600) / 60)).padStart(2, '0'),
  });
}

/** Arguments come as an object or as JSON text (interfaces.md, 'Shapes'). */
export const readArgs = (args: unknown): unknown => parsedIfJson(args);
