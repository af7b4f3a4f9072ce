import type { IncomingHttpHeaders } from 'node:http';
import { routes } from '@catch/contract';
import type { Push, PushMessage } from '../../modules/calendar/index.ts';
import type { GoogleCalendarGateway } from './calendar/google-calendar-gateway.ts';

/** Google's push messages (integrations/google.md, 'watch'): no body, only headers, and never what changed. */
export const googlePush = (calendars: GoogleCalendarGateway, calendarUrl: string): Push => ({
  route: routes.googleWebhook,
  address: (publicUrl) =>
    canBeReached(publicUrl, calendarUrl) ? publicUrl + routes.googleWebhook.path : undefined,
  open: (userId, calendarId, channel, options) =>
    calendars.forUser(userId, options).openChannel(calendarId, channel),
  close: (userId, channel, options) => calendars.forUser(userId, options).closeChannel(channel),
  read: readPush,
});

function readPush(headers: IncomingHttpHeaders): PushMessage {
  const header = (name: string): string => {
    const value = headers[`x-goog-${name}`];
    return typeof value === 'string' ? value : '';
  };
  const number = Number(header('message-number'));
  return {
    channelId: header('channel-id'),
    token: header('channel-token'),
    news:
      Number.isSafeInteger(number) && number >= 1
        ? {
            number,
            handle: header('resource-id') || null,
            isChange: header('resource-state') !== 'sync',
          }
        : undefined,
  };
}

/**
 * Google calls only https. What stands in for it on this very machine reaches an address of this machine, where nobody
 * has a certificate.
 */
function canBeReached(publicUrl: string, calendarUrl: string): boolean {
  const isLocal = (url: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
  return isLocal(publicUrl) ? isLocal(calendarUrl) : publicUrl.startsWith('https:');
}
