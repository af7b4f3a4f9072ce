export { heardAs } from './force.ts';
export { ownWords } from './own-words.ts';
export { unaccountedFor } from './unaccounted.ts';
