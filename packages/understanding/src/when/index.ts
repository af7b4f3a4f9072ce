export { zoneCalled } from './civil/zone-names.ts';
export { findWhen } from './find-when.ts';
export { askHowOften, askWhich } from './interpret/questions.ts';
export { type NormalForm, normalForm } from './normal-form.ts';
export { renderWhen } from './render-when.ts';
export { type ReadWhen, readWhen, resolveWhen } from './resolve-when.ts';
export { saysOnce } from './says-once.ts';
export { atSpokenHour, spokenPlainly, thatDayPlainly } from './spoken-plainly.ts';
export type * from './types.ts';
