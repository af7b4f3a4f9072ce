import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../../platform/context.ts';
import { allValues, lastValues } from '../../platform/parameters.ts';
import { authenticate, type Caller, requireScope } from '../authenticate.ts';
import { GoogleError, invalid, invalidParameter, notFound } from '../google-error.ts';
import { scopes } from '../oauth/scopes.ts';
import { createMessages, type MailMessage } from './message.repository.ts';

const BASE = '/google/gmail/v1/users/:userId';
const READ = [scopes.gmailMetadata, scopes.gmailReadonly];
const LABELS = [
  'INBOX',
  'SENT',
  'IMPORTANT',
  'CATEGORY_PROMOTIONS',
  'STARRED',
  'UNREAD',
  'SPAM',
  'TRASH',
  'DRAFT',
];
const tokenSchema = z.object({ date: z.number(), id: z.string() });

const readToken = (text: string | undefined): z.output<typeof tokenSchema> | undefined => {
  if (text === undefined) return undefined;
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw invalid('Invalid pageToken', 'invalidArgument');
  }
};

const readMaxResults = (text: string | undefined): number => {
  const value = Number(text ?? 100);
  if (!Number.isInteger(value) || value < 1) throw invalidParameter('maxResults');
  return Math.min(value, 500);
};

/** A token that holds the metadata scope is bound by its limits even when it holds more. */
const isRestricted = (caller: Caller): boolean => caller.scopes.includes(scopes.gmailMetadata);

const render = (message: MailMessage, format: string, wanted: readonly string[]) => {
  const names = new Set(wanted.map((name) => name.toLowerCase()));
  const headers = message.headers.filter(({ name }) => names.size === 0 || names.has(name.toLowerCase()));
  return {
    id: message.id,
    threadId: message.thread_id,
    labelIds: message.label_ids,
    sizeEstimate: JSON.stringify(message.headers).length + message.body.length,
    historyId: String(Math.floor(message.internal_date.getTime() / 1000)),
    internalDate: String(message.internal_date.getTime()),
    ...(format === 'metadata' && { payload: { mimeType: 'text/plain', headers } }),
    ...(format === 'full' && {
      snippet: message.body,
      payload: {
        mimeType: 'text/plain',
        headers: message.headers,
        body: { size: message.body.length, data: Buffer.from(message.body).toString('base64url') },
      },
    }),
  };
};

export const gmailRoutes = (app: FastifyInstance, context: SandboxContext): void => {
  const messages = createMessages(context.database);

  const caller = async (request: FastifyRequest<{ Params: { userId: string } }>): Promise<Caller> => {
    const found = await authenticate(request, context);
    requireScope(found, READ);
    const { userId } = request.params;
    if (userId !== 'me' && userId.toLowerCase() !== found.account.email) {
      throw new GoogleError(403, 'forbidden', `Delegation denied for ${found.account.email}`);
    }
    return found;
  };

  app.get<{ Params: { userId: string } }>(`${BASE}/messages`, async (request) => {
    const found = await caller(request);
    const query = lastValues(request.query);
    if (query.q && isRestricted(found)) {
      throw new GoogleError(403, 'forbidden', "Metadata scope does not support 'q' parameter");
    }
    const labelIds = allValues(request.query, 'labelIds');
    const unknown = labelIds.find((label) => !LABELS.includes(label));
    if (unknown !== undefined) throw invalid(`Invalid label: ${unknown}`, 'invalidArgument');
    const maxResults = readMaxResults(query.maxResults);
    const { email } = found.account;
    const page = await messages.page(email, labelIds, readToken(query.pageToken), maxResults + 1);
    const shown = page.slice(0, maxResults);
    const last = shown.at(-1);
    const next = page.length > maxResults && last && { date: last.internal_date.getTime(), id: last.id };
    return {
      // Without any message Gmail leaves the field out.
      ...(shown.length > 0 && { messages: shown.map(({ id, thread_id }) => ({ id, threadId: thread_id })) }),
      ...(next && { nextPageToken: Buffer.from(JSON.stringify(next)).toString('base64url') }),
      resultSizeEstimate: await messages.count(email, labelIds),
    };
  });

  app.get<{ Params: { userId: string; id: string } }>(`${BASE}/messages/:id`, async (request) => {
    const found = await caller(request);
    const format = (lastValues(request.query).format ?? 'full').toLowerCase();
    if (!['minimal', 'full', 'raw', 'metadata'].includes(format)) throw invalidParameter('format');
    if (isRestricted(found) && (format === 'full' || format === 'raw')) {
      throw new GoogleError(403, 'forbidden', `Metadata scope doesn't allow format ${format.toUpperCase()}`);
    }
    const message = await messages.find(found.account.email, request.params.id);
    if (message === undefined) {
      throw new GoogleError(404, 'notFound', 'Requested entity was not found.');
    }
    return render(message, format === 'raw' ? 'full' : format, allValues(request.query, 'metadataHeaders'));
  });

  app.get<{ Params: { userId: string } }>(`${BASE}/profile`, async (request) => {
    const { account } = await caller(request);
    const total = await messages.count(account.email, []);
    return { emailAddress: account.email, messagesTotal: total, threadsTotal: total, historyId: '1' };
  });

  app.get<{ Params: { userId: string } }>(`${BASE}/labels`, async (request) => {
    await caller(request);
    return { labels: LABELS.map((id) => ({ id, name: id, type: 'system' })) };
  });

  app.all('/google/gmail/v1/*', async () => {
    throw notFound();
  });
};
