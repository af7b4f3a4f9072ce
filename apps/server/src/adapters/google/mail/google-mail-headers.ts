import { z } from 'zod';
import type { MailHeader, MailHeaders, RecentMail } from '../../../modules/calendar/index.ts';
import { isCalendarError } from '../../../modules/calendar/index.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import type { GoogleApi, UserApi } from '../google-api.ts';
import { parseAddresses } from './parse-addresses.ts';

export interface GoogleMailDependencies {
  /** `https://gmail.googleapis.com/gmail/v1` or whatever speaks the same. */
  readonly baseUrl: string;
  readonly api: GoogleApi;
}

const text = z.string().nullish().catch(undefined);
const MessageList = z.object({
  messages: z.array(z.object({ id: z.string().min(1) })).nullish(),
  nextPageToken: text,
});
const Message = z.object({
  id: z.string(),
  internalDate: z.coerce.number<unknown>().nullish().catch(undefined),
  payload: z
    .object({ headers: z.array(z.object({ name: text, value: text })).nullish() })
    .nullish()
    .catch(undefined),
});

const AT_ONCE = 6;
const LONGEST_PAGE = 100;

/** Gmail's metadata. Searching is refused with this scope, so pages are read until they are too old. */
export class GoogleMailHeaders implements MailHeaders {
  readonly #dependencies: GoogleMailDependencies;

  constructor(dependencies: GoogleMailDependencies) {
    this.#dependencies = dependencies;
  }

  async recent(userId: string, request: RecentMail): Promise<readonly MailHeader[]> {
    const api = this.#dependencies.api(userId, request.signal ? { signal: request.signal } : {});
    const found: MailHeader[] = [];
    let pageToken: string | undefined;
    do {
      const page = await this.#page(api, request, pageToken, request.limit - found.length);
      const ids = (page.messages ?? []).slice(0, request.limit - found.length);
      const headers = await inParallel(AT_ONCE, ids, ({ id }) => this.#headers(api, id));
      const young = headers.filter((header) => header !== undefined).filter(({ at }) => at >= request.since);
      found.push(...young);
      const next = page.nextPageToken || undefined;
      // A page of nothing but old mail: newer pages do not follow.
      const isPast = ids.length > 0 && young.length === 0;
      pageToken = isPast || next === pageToken ? undefined : next;
    } while (pageToken !== undefined && found.length < request.limit);
    return found.sort((one, other) => other.at - one.at);
  }

  #page(api: UserApi, { box }: RecentMail, pageToken: string | undefined, wanted: number) {
    return api.call(
      {
        operation: 'google mail messages.list',
        method: 'GET',
        url: `${this.#dependencies.baseUrl}/users/me/messages`,
        query: {
          labelIds: box === 'sent' ? 'SENT' : 'INBOX',
          maxResults: Math.max(1, Math.min(LONGEST_PAGE, wanted)),
          pageToken,
        },
        repeatable: true,
      },
      MessageList,
    );
  }

  async #headers(api: UserApi, id: string): Promise<MailHeader | undefined> {
    try {
      const message = await api.call(
        {
          operation: 'google mail messages.get',
          method: 'GET',
          url: `${this.#dependencies.baseUrl}/users/me/messages/${encodeURIComponent(id)}`,
          // The default format is refused with this scope.
          query: { format: 'metadata', metadataHeaders: ['From', 'To'] },
          repeatable: true,
        },
        Message,
      );
      const addresses = (name: string) =>
        (message.payload?.headers ?? [])
          .filter((header) => header.name?.toLowerCase() === name)
          .flatMap(({ value }) => parseAddresses(value ?? ''));
      return { id, at: message.internalDate ?? 0, from: addresses('from'), to: addresses('to') };
    } catch (error) {
      // Deleted between the list and the look.
      if (isCalendarError(error, 'not-found', 'gone')) return undefined;
      throw error;
    }
  }
}
