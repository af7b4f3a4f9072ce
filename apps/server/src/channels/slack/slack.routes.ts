import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { type BrowserCookie, bindToBrowser, secretIn } from '../../platform/http/browser-cookie.ts';
import { route } from '../../platform/http/register.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import {
  beginSlackConnect,
  type ConnectDependencies,
  completeSlackConnect,
  STATE_MINUTES,
} from './connect-slack.ts';
import { deleteSlackLink, findSlackLink } from './slack.repository.ts';

export interface SlackRoutesDependencies {
  readonly db: Database;
  readonly secrets: SecretBox;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly unavailableReason: string | null;
  /** Absent when Slack is not set up. */
  readonly connect: ConnectDependencies | undefined;
}

export const slackRoutes = (dependencies: SlackRoutesDependencies) => (app: FastifyInstance) => {
  const { db, secrets, logger, publicUrl, unavailableReason } = dependencies;
  const cookie: BrowserCookie = {
    name: 'catch_slack',
    path: '/api/v1/slack',
    isSecure: publicUrl.startsWith('https:'),
    maxAgeSeconds: STATE_MINUTES * 60,
  };
  const configured = (): ConnectDependencies => {
    if (!dependencies.connect) throw new AppError('unavailable', unavailableReason ?? 'Slack is not set up.');
    return dependencies.connect;
  };

  route(
    app,
    endpoints.slackStatus,
  )(async ({ caller }) => {
    const link = await findSlackLink(db, caller.userId);
    const connected = link !== undefined && link.dead_since === null;
    return {
      connected,
      verified: connected,
      slack_user_id: connected ? link.slack_user_id : null,
      workspace_name: connected ? link.team_name : null,
      unavailable_reason: unavailableReason,
    };
  });

  route(
    app,
    endpoints.slackInitiate,
  )(async ({ caller, request, reply }) => {
    const connect = configured();
    const browser = bindToBrowser(request, reply, cookie);
    return { oauth_url: await beginSlackConnect(connect, { userId: caller.userId, browser }) };
  });

  route(
    app,
    endpoints.slackCallback,
  )(async ({ body, request }) => {
    await completeSlackConnect(configured(), { ...body, findSecret: secretIn(request, cookie) });
    return { message: 'Slack is connected.' };
  });

  route(
    app,
    endpoints.slackDisconnect,
  )(async ({ caller }) => {
    const gone = await db
      .transaction()
      .execute((transaction) => deleteSlackLink(transaction, secrets, caller.userId));
    // Only when nobody of the workspace is left: revoking would silence every colleague.
    if (gone?.orphanedToken)
      await dependencies.connect?.gateway
        .revoke(gone.orphanedToken)
        .catch((error: unknown) => logger.warn({ err: error }, 'a Slack token could not be revoked'));
    return { message: 'Slack is disconnected.' };
  });
};
