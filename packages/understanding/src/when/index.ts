export { zoneCalled } from './civil/zone-names.ts';
export { findWhen } from './find-when.ts';

export { normalForm } from './normal-form.ts';

export { type ReadWhen, readWhen, resolveWhen } from './resolve-when.ts';
export { saysOnce } from './says-once.ts';
export { atSpokenHour, spokenPlainly, thatDayPlainly } from './spoken-plainly.ts';
export type * from './types.ts';
