const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** A year's worth of days, and some; then it starts over. */
const MOST_DAYS = 500;

const dayTexts = new Map<number, string>();
const two = (value: number): string => (value < 10 ? `0${value}` : `${value}`);
const clockTexts = Array.from({ length: 1440 }, (_, at) => `T${two(Math.floor(at / 60))}:${two(at % 60)}:`);

/** The same text as `toISOString`, assembled from cached parts: a full week asks for some hundreds of them. */
export function instantText(at: number): string {
  const day = Math.floor(at / DAY);
  const inDay = at - day * DAY;
  const clock = clockTexts[Math.floor(inDay / MINUTE)];
  const inMinute = inDay % MINUTE;
  // Seconds are rare in a calendar, and what is no time at all must fail as it always did.
  if (clock === undefined || inMinute !== 0) return new Date(at).toISOString();
  return `${dayTexts.get(day) ?? dayText(day)}${clock}00.000Z`;
}

function dayText(day: number): string {
  const text = new Date(day * DAY).toISOString().slice(0, -14);
  if (dayTexts.size >= MOST_DAYS) dayTexts.clear();
  dayTexts.set(day, text);
  return text;
}
