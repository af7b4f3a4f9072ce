import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { rawRoute } from '../../../platform/http/register.ts';
import { sha256 } from '../../../platform/secrets.ts';
import type { CalendarProvider } from '../../calendar/index.ts';
import { askForLook } from '../people.repository.ts';
import { findChannel, takeMessage } from './channels.repository.ts';

export interface PushRoutesDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: Pick<CalendarProvider, 'name' | 'push'>;
}

/** A channel that is not ours and a token that does not fit look the same: nothing can be learnt here. */
const unknownChannel = () => new AppError('not-found', 'There is no such channel.');

/** What a calendar service sends when something changed. Answered at once; the look at the calendar follows by the sweep. */
export const pushRoutes =
  ({ db, clock, provider: { name, push } }: PushRoutesDependencies) =>
  (app: FastifyInstance): void => {
    if (!push) return;
    // The body is not read, whatever type it claims to have.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
    rawRoute(
      app,
      push.route,
      async (request, reply) => {
        const { channelId, token, news } = push.read(request.headers);
        if (channelId === '' || channelId.length > 64) throw unknownChannel();
        const channel = await findChannel(db, channelId);
        const isOurs = timingSafeEqual(sha256(token), channel?.tokenHash ?? sha256(''));
        if (!channel || !isOurs) throw unknownChannel();
        if (!news) throw new AppError('bad-request', `This is not a push message of ${name}.`);
        await db.transaction().execute(async (transaction) => {
          if ((await takeMessage(transaction, channelId, news)) && news.isChange)
            await askForLook(transaction, channel.userId, clock.now());
        });
        return reply.code(204).send();
      },
      { bodyLimit: 16_384 },
    );
  };
