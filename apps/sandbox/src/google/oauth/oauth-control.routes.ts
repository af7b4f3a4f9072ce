import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../../platform/context.ts';
import { type PreparedConsent, preparedConsentName } from './authorize.routes.ts';
import type { Grants } from './grants.repository.ts';
import { idTokenOverrideSchema, overrideName } from './id-token.ts';
import { parseScopes } from './scopes.ts';
import { addSigningKey, dropOldKeys } from './signing-keys.ts';
import { TOKEN_LIFETIME_VALUE } from './token.routes.ts';

const email = z.email().toLowerCase();
const userSchema = z.strictObject({ user: email });
const someUserSchema = z.strictObject({ user: email.optional() }).nullish();
const lifetimeSchema = z.strictObject({ seconds: z.int().min(1).max(86_400).nullable() });
const rotateSchema = z.strictObject({ drop_old: z.boolean().default(false) }).nullish();
const consentSchema = z.strictObject({
  user: email,
  decision: z.enum(['allow', 'deny']).default('allow'),
  refused: z.array(z.string()).default([]),
});

/** Orders about sign-in: revoked grants, short tokens, new keys, bad id_tokens, refused scopes. */
export const oauthControlRoutes = (app: FastifyInstance, context: SandboxContext, grants: Grants): void => {
  app.post('/_control/google/revoke', async (request) => {
    const { user } = userSchema.parse(request.body);
    return { revoked: await grants.revoke(user) };
  });

  app.post('/_control/google/expire-tokens', async (request) => ({
    expired: await grants.expireAccessTokens(someUserSchema.parse(request.body)?.user),
  }));

  app.post('/_control/google/token-lifetime', async (request) => {
    const { seconds } = lifetimeSchema.parse(request.body);
    if (seconds === null) await context.values.remove(TOKEN_LIFETIME_VALUE);
    else await context.values.set(TOKEN_LIFETIME_VALUE, seconds);
    return { seconds };
  });

  app.post('/_control/google/rotate-keys', async (request) => {
    const dropOld = rotateSchema.parse(request.body)?.drop_old ?? false;
    const kid = await addSigningKey(context.database);
    if (dropOld) await dropOldKeys(context.database, kid);
    return { kid };
  });

  app.post('/_control/google/id-token', async (request) => {
    const override = idTokenOverrideSchema.parse(request.body);
    await context.values.set(overrideName(override.user), override);
    return { armed: override };
  });

  app.post('/_control/google/consent', async (request) => {
    const { user, decision, refused } = consentSchema.parse(request.body);
    const prepared: PreparedConsent = { decision, refused: parseScopes(refused.join(' ')) ?? refused };
    await context.values.set(preparedConsentName(user), prepared);
    return { prepared };
  });
};
