import { parsedIfJson } from '../../lib/model-messages/parse-parts.ts';

export const statusLabel = (approved: boolean): string => (approved ? 'Approved' : 'Denied');

/** '2.4 s', '3 min 05 s'; '-' when nobody measured it. */
export function responseTime(seconds: number | null): string {
  if (seconds === null) return '-';
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
  return `${Math.floor(whole / 3600)} h ${String(Math.floor((whole % 3600) / 60)).padStart(2, '0')} min`;
}

/** Arguments come as an object or as JSON text (interfaces.md, 'Shapes'). */
export const readArgs = (args: unknown): unknown => parsedIfJson(args);
