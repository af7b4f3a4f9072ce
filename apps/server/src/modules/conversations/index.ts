export * from './messages.repository.ts';
export { splitMoment, toModelMessages } from './model-messages.ts';
export * from './stored-message.ts';
