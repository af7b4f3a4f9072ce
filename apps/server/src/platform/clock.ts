/** The only source of 'now': tests and the chaos run move it. */
export interface Clock {
  now(): Date;
}

/** CLOCK_OFFSET_MS lets an operator's rehearsal (and the chaos run) live at another time; unset means none. */
export const systemClock = (offsetMs = 0): Clock => ({ now: () => new Date(Date.now() + offsetMs) });
