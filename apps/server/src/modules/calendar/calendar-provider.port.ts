import type { IncomingHttpHeaders } from 'node:http';
import type { RouteShape } from '@catch/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { HttpClient } from '../../platform/http-client.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { Settings } from '../../platform/settings/index.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { Report } from '../../platform/telemetry/report.ts';
import type { CalendarGateway, CallOptions } from './calendar.port.ts';
import type { MailHeaders } from './mail-headers.port.ts';

/** One calendar service as the modules see it. Its settings decide which one a deployment has (`calendars/`). */
export interface CalendarProvider {
  /** What people call it, such as 'Google Calendar'; it appears in our sentences. */
  readonly name: string;
  readonly calendars: CalendarGateway;
  readonly mail: MailHeaders;
  /** Absent where the service tells nobody of changes: calendars are then looked at from time to time. */
  readonly push?: Push | undefined;
  /**
   * Its own endpoints, such as for connecting an account. Every deployment has them, so they say when the provider is not the
   * one in use. Absent where signing in connects the calendar.
   */
  readonly routes?: ((hooks: ConnectionHooks) => (app: FastifyInstance) => void) | undefined;
}

interface ConnectionHooks {
  /** Call it when a person's calendar can be read for the first time, or again. */
  onConnected(userId: string): Promise<void>;
}

/** What every provider is built on. */
export interface ProviderServices {
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly clock: Clock;
  readonly http: HttpClient;
  readonly logger: Logger;
  readonly report: Report;
}

/**
 * `start` in the file that a provider's facts name (`calendars/provider.ts`); the settings are the ones they describe.
 * Called in every deployment, set up or not.
 */
export type StartProvider<Own = Settings> = (settings: Own, services: ProviderServices) => CalendarProvider;

/** How a service tells us that a calendar changed: by requests to a route of ours, as long as a channel is open. */
export interface Push {
  readonly route: RouteShape;
  /** Where the service is to send its messages; undefined when it could not reach us there. */
  address(publicUrl: string): string | undefined;
  /** Opens a channel for one calendar. Not renewed automatically. Throws `CalendarError`. */
  open(userId: string, calendarId: string, channel: NewChannel, options?: CallOptions): Promise<Channel>;
  /** Closing a channel that has ended already is no error. */
  close(userId: string, channel: Pick<Channel, 'id' | 'handle'>, options?: CallOptions): Promise<void>;
  read(headers: IncomingHttpHeaders): PushMessage;
}

/** Nothing in it is to be trusted before the token has been compared with the channel's. */
export interface PushMessage {
  /** Empty when the message names none. */
  readonly channelId: string;
  readonly token: string;
  /** Undefined when it cannot be understood. */
  readonly news: PushNews | undefined;
}

interface PushNews {
  /** Grows from message to message of a channel. A service that counts nothing gives the time of arrival. */
  readonly number: number;
  /** The channel's `handle`, when the message tells it. */
  readonly handle: string | null;
  /** False when the message only says that the channel is open. */
  readonly isChange: boolean;
}

export interface NewChannel {
  /** At most 64 characters. */
  readonly id: string;
  /** Where notifications go; https outside this machine. */
  readonly address: string;
  /** Comes back with each notification: compare it. */
  readonly token: string;
  readonly expiresAt: number;
}

export interface Channel {
  readonly id: string;
  /** What the service knows it by; needed to stop it. */
  readonly handle: string;
  /** When the service will stop telling, which may be sooner than asked for. */
  readonly expiresAt: number;
}
