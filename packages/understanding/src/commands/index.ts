export { agreesToAll } from './agrees-to-all.ts';
export * from './check-reading.ts';
export { unreadWords } from './covered-time.ts';
export * from './language.ts';
export * from './named-calendar.ts';
export { NotationError, readNotation, writeNotation } from './notation.ts';
export { ofPeople } from './of-people.ts';
export * from './phrases.ts';
export { type Reference, readReference } from './read-reference.ts';
