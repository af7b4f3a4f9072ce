export * from './check-reading.ts';
export * from './language.ts';
export { NotationError, readNotation, writeNotation } from './notation.ts';
