/** A clock as right as this is believed: the header counts whole seconds, and an answer takes a while. */
const TOLERANCE = 30_000;

/**
 * By how many milliseconds this browser's clock is ahead of the server's, from an answer's Date header. People whose
 * computer is an hour off would otherwise see every code expired before it is read.
 */
export function clockAhead(headers: Headers, now: number): number {
  const ahead = now - Date.parse(headers.get('date') ?? '');
  return Math.abs(ahead) > TOLERANCE ? ahead : 0;
}
