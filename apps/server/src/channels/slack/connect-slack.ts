import { enqueue, forgetStranger, maskEmail, zoneAndEmail } from '../../modules/channels/kit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { FindSecret } from '../../platform/http/browser-cookie.ts';
import { randomToken, type SecretBox, sha256 } from '../../platform/secrets.ts';
import { say } from '../../platform/words.ts';
import { type SlackGateway, type SlackInstall, SlackRefused, SlackUnavailable } from './slack.port.ts';
import { saveInstallation } from './slack-installations.repository.ts';
import { findLinkByMember, saveSlackLink } from './slack-links.repository.ts';
import { storeState, takeState } from './slack-oauth-states.repository.ts';

export const STATE_MINUTES = 10;

export interface ConnectDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly gateway: SlackGateway;
  readonly redirectUri: string;
  readonly brand: string;
}

/** The state belongs to the user and to the browser, works once, and lives ten minutes. */
export async function beginSlackConnect(
  { db, clock, gateway, redirectUri }: ConnectDependencies,
  start: { readonly userId: string; readonly browser: string },
): Promise<string> {
  const state = randomToken();
  const now = clock.now();
  await storeState(
    db,
    {
      state_hash: sha256(state),
      user_id: start.userId,
      browser_hash: sha256(start.browser),
      expires_at: new Date(now.getTime() + STATE_MINUTES * 60_000),
    },
    now,
  );
  return gateway.authorizeUrl(state, redirectUri);
}

/** The call carries no bearer: the state row says whose account it is, the cookie whose browser. */
export async function completeSlackConnect(
  dependencies: ConnectDependencies,
  given: { readonly code: string; readonly state: string; readonly findSecret: FindSecret },
): Promise<void> {
  const { db, clock } = dependencies;
  const state = await takeState(db, sha256(given.state));
  if (!state || state.expires_at <= clock.now())
    throw new AppError('bad-request', { says: 'on.slack.stale' });
  if (!given.findSecret(state.browser_hash)) throw new AppError('bad-request', { says: 'on.slack.browser' });
  const install = await exchange(dependencies, given.code);
  await link(dependencies, state.user_id, install);
}

async function exchange({ gateway, redirectUri }: ConnectDependencies, code: string): Promise<SlackInstall> {
  try {
    return await gateway.exchange(code, redirectUri);
  } catch (error) {
    if (error instanceof SlackRefused)
      throw new AppError(
        'bad-request',
        { says: 'on.slack.refused' },
        {
          cause: error,
        },
      );
    if (error instanceof SlackUnavailable)
      throw new AppError(
        'unavailable',
        { says: 'on.slack.down' },
        {
          cause: error,
        },
      );
    throw error;
  }
}

async function link(
  { db, clock, secrets, brand }: ConnectDependencies,
  userId: string,
  install: SlackInstall,
): Promise<void> {
  const now = clock.now();
  const isLinked = await db.transaction().execute(async (transaction) => {
    await saveInstallation(transaction, secrets, install, now);
    const owner = await findLinkByMember(transaction, install.teamId, install.slackUserId);
    if (owner && owner.user_id !== userId) return false;
    await saveSlackLink(transaction, userId, install, now);
    await forgetStranger(transaction, 'SLACK', `${install.teamId}:${install.slackUserId}`);
    const { email, language } = await zoneAndEmail(transaction, userId);
    const account = maskEmail(email);
    await enqueue(transaction, {
      to: { userId, channel: 'SLACK' },
      kind: 'notice',
      dedupeKey: `slack-linked:${userId}:${now.toISOString()}`,
      payload: {
        type: 'text',
        text: say({ language }, 'on.slack.linked', { account, brand }),
        teaches: true,
      },
      at: now,
    });
    return true;
  });
  if (!isLinked) throw new AppError('conflict', { says: 'on.slack.taken' });
}
