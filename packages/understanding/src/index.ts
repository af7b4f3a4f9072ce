export * from './commands/index.ts';
export { isOptOut } from './notifications/is-opt-out.ts';
export { readNotification } from './notifications/read-notification.ts';
export { readNotificationWishes } from './notifications/read-wishes.ts';
export type { SpokenBefore, SpokenNotification, WantedNotification } from './notifications/spoken.ts';
export * from './preferences/index.ts';
export * from './reader/index.ts';
export { plainText, plainWords } from './text/plain.ts';
export * from './when/index.ts';
