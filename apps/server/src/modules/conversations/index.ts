export { clearHistory } from './clear-history.ts';
export * from './messages.repository.ts';
export { toModelMessages } from './model-messages.ts';
export * from './stored-message.ts';
