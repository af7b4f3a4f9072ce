import type { ReceivedRequest, ScriptedAnswer, ScriptedGoogle } from './scripted-google.ts';
import { googleError } from './scripted-google.ts';

interface StoredEvent extends Record<string, unknown> {
  id: string;
  status: string;
  etag: string;
}

export interface EventStore {
  /** Everything on the calendar, deleted ones included. */
  readonly events: Map<string, StoredEvent>;
  /** What happens to the next requests, one word each: by default they just work. */
  readonly trouble: ('lost-request' | 'lost-response' | 'server-error' | 'rate-limit' | 'works')[];
  /** Called when the work of a request is done, before it is answered. */
  onDone: (request: ReceivedRequest) => Promise<void>;
}

/**
 * The small part of Calendar v3 that writing needs: caller-chosen ids, etags, ids that stay taken. Can be made to
 * keep no timestamps.
 */
export function addEventStore(google: ScriptedGoogle, options: { keepsStamps: boolean }): EventStore {
  const events = new Map<string, StoredEvent>();
  let version = 0;
  const store: EventStore = { events, trouble: [], onDone: async () => undefined };

  const save = (event: Record<string, unknown>, id: string): StoredEvent => {
    version += 1;
    const { extendedProperties, ...rest } = event;
    const stored: StoredEvent = {
      status: 'confirmed',
      ...rest,
      ...(options.keepsStamps && extendedProperties ? { extendedProperties } : {}),
      id,
      etag: `"v${version}"`,
    };
    events.set(id, stored);
    return stored;
  };

  const work = (request: ReceivedRequest): ScriptedAnswer => {
    const id = /\/events\/([^/]+)$/.exec(request.path)?.[1];
    const body: Record<string, unknown> = request.body ? JSON.parse(request.body) : {};
    if (id === undefined) {
      const wanted = String(body.id);
      return events.has(wanted) ? googleError(409, 'duplicate') : { body: save(body, wanted) };
    }
    const found = events.get(id);
    if (!found) return googleError(404, 'notFound');
    if (request.method === 'GET') return { body: found };
    if (found.status === 'cancelled') return googleError(410, 'deleted');
    const etag = request.headers['if-match'];
    if (etag !== undefined && etag !== found.etag) return googleError(412, 'conditionNotMet');
    if (request.method === 'DELETE') {
      save({ ...found, status: 'cancelled' }, id);
      return { status: 204 };
    }
    return { body: save({ ...found, ...body }, id) };
  };

  for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
    google.on(method, /\/calendars\/[^/]+\/events(\/[^/]+)?/, async (request) => {
      const trouble = store.trouble.shift() ?? 'works';
      if (trouble === 'lost-request') return undefined;
      if (trouble === 'rate-limit') return googleError(403, 'rateLimitExceeded');
      if (trouble === 'server-error' && version % 2 === 0) return { status: 503, body: 'busy' };
      const answer = work(request);
      await store.onDone(request);
      if (trouble === 'lost-response') return undefined;
      // A gateway in front of the service gave up, although the work was done.
      return trouble === 'server-error' ? { status: 502, body: 'bad gateway' } : answer;
    });
  return store;
}
