import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { linkUndoUntil, putBack } from '../../platform/db/set-aside.repository.ts';
import { AppError } from '../../platform/errors.ts';
import { type BrowserCookie, bindToBrowser, secretIn } from '../../platform/http/browser-cookie.ts';
import { route } from '../../platform/http/register.ts';
import {
  beginSlackConnect,
  type ConnectDependencies,
  completeSlackConnect,
  STATE_MINUTES,
} from './connect-slack.ts';
import { findSlackLink, setSlackLinkAside } from './slack-links.repository.ts';
import { asideOf, slackLinks } from './slack-set-aside.ts';

export interface SlackRoutesDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly unavailableReason: string | null;
  /** Absent when Slack is not set up. */
  readonly connect: ConnectDependencies | undefined;
}

export const slackRoutes = (dependencies: SlackRoutesDependencies) => (app: FastifyInstance) => {
  const { db, clock, publicUrl, unavailableReason } = dependencies;
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
      undo_until: connected ? null : await linkUndoUntil(db, caller.userId, slackLinks, clock.now()),
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
    await db
      .transaction()
      .execute((transaction) => setSlackLinkAside(transaction, caller.userId, clock.now()));
    return { message: 'Slack is disconnected.' };
  });

  route(
    app,
    endpoints.slackUndoDisconnect,
  )(async ({ caller: { userId } }) => {
    const end = await db
      .transaction()
      .execute((transaction) => putBack(transaction, asideOf(userId), clock.now()));
    if (end === 'taken') throw new AppError('conflict', { says: 'on.slack.taken' });
    if (end === 'gone') throw new AppError('not-found', { says: 'problem.undoOver' });
    return { message: 'Slack is connected.' };
  });
};
