import { timingSafeEqual } from 'node:crypto';
import { routes } from '@catch/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { rawRoute } from '../../../platform/http/register.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { askForLook } from '../people.repository.ts';
import { findChannel, takeMessage } from './channels.repository.ts';

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** A channel that is not ours and a token that does not fit look the same: nothing can be learnt here. */
const unknownChannel = () => new AppError('not-found', 'There is no such channel.');

/**
 * Google's push messages (integrations/google.md, 'watch'): no body, only headers, and never what changed. It is
 * answered at once; the look at the calendar follows by the sweep.
 */
export const googleWebhookRoutes =
  ({ db, clock }: { readonly db: Database; readonly clock: Clock }) =>
  (app: FastifyInstance): void => {
    // The body is empty, whatever type it claims to have.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
    rawRoute(
      app,
      routes.googleWebhook,
      async (request, reply) => {
        const id = header(request, 'x-goog-channel-id');
        if (id === '' || id.length > 64) throw unknownChannel();
        const channel = await findChannel(db, id);
        const isOurs = timingSafeEqual(
          sha256(header(request, 'x-goog-channel-token')),
          channel?.tokenHash ?? sha256(''),
        );
        if (!channel || !isOurs) throw unknownChannel();
        const number = Number(header(request, 'x-goog-message-number'));
        if (!Number.isSafeInteger(number) || number < 1)
          throw new AppError('bad-request', 'This is not a push message of Google Calendar.');
        const resourceId = header(request, 'x-goog-resource-id') || null;
        // 'sync' only says that the channel is open.
        const isChange = header(request, 'x-goog-resource-state') !== 'sync';
        await db.transaction().execute(async (transaction) => {
          if ((await takeMessage(transaction, id, { number, resourceId })) && isChange)
            await askForLook(transaction, channel.userId, clock.now());
        });
        return reply.code(204).send();
      },
      { bodyLimit: 16_384 },
    );
  };
