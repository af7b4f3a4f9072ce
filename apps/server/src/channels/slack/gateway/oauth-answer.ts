import { z } from 'zod';
import { type SlackBotToken, type SlackInstall, SlackRefused, SlackUnavailable } from '../slack.port.ts';

/** What the app may do: write, read its direct messages, fetch clips, show that it is busy. */
export const SCOPES = 'chat:write,im:history,im:write,files:read,users:read,users:read.email,assistant:write';

/** Codes and refresh tokens that are wrong, old or used; anything else is not the person's doing. */
const REFUSED =
  /^(invalid_code|code_already_used|code_expired|bad_redirect_uri|access_denied|invalid_refresh_token|invalid_grant|token_revoked|account_inactive)$/;

/** Slack's twelve hours, should it not say. */
const DEFAULT_LIFE_SECONDS = 43_200;

const token = z.object({
  ok: z.literal(true),
  access_token: z.string(),
  // With token rotation only.
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number<unknown>().positive().optional().catch(undefined),
});
/** What a link cannot be made without; the rest is kept when it comes. */
const installed = token.extend({
  // Left out, it is what was asked for (RFC 6749, section 5.1).
  scope: z.string().default(SCOPES),
  bot_user_id: z.string().default(''),
  team: z.object({ id: z.string(), name: z.string() }),
  authed_user: z.looseObject({ id: z.string() }),
});
const refused = z.object({ ok: z.literal(false), error: z.string() });

const tokenOf = ({ access_token, refresh_token, expires_in }: z.output<typeof token>): SlackBotToken => ({
  botToken: access_token,
  rotation: refresh_token
    ? { refreshToken: refresh_token, expiresInSeconds: expires_in ?? DEFAULT_LIFE_SECONDS }
    : undefined,
});

export function readInstall(body: unknown): SlackInstall {
  const success = installed.safeParse(body);
  if (!success.success) throw refusalOf(body);
  const { scope, bot_user_id, team, authed_user } = success.data;
  return {
    ...tokenOf(success.data),
    teamId: team.id,
    teamName: team.name,
    botUserId: bot_user_id,
    scopes: scope,
    slackUserId: authed_user.id,
  };
}

export function readRenewal(body: unknown): SlackBotToken {
  const success = token.safeParse(body);
  if (!success.success) throw refusalOf(body);
  return tokenOf(success.data);
}

function refusalOf(body: unknown): Error {
  const failure = refused.safeParse(body);
  const error = failure.success ? failure.data.error : 'an unknown answer';
  return REFUSED.test(error) ? new SlackRefused(error) : new SlackUnavailable(`Slack answered ${error}`);
}
