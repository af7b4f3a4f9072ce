import { isKnownZone } from '@catch/scheduling';
import { z } from 'zod';
import { newAccount } from '../accounts/new-account.ts';
import { isLoopbackUrl } from '../platform/loopback.ts';
import type { Part } from '../platform/part.ts';
import { resetParts } from './reset.ts';

const resetSchema = z.object({ parts: z.array(z.string()).optional() }).nullish();
const productSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).refine(isLoopbackUrl, 'must be on this machine'),
});

const accountSchema = z.strictObject({
  email: z.email().toLowerCase(),
  name: z.string().min(1).optional(),
  time_zone: z.string().refine(isKnownZone, 'is not a time zone').optional(),
  email_verified: z.boolean().optional(),
  hosted_domain: z.string().nullable().optional(),
});

/** The control API's general orders; each part adds its own beneath `/_control`. */
export const controlPart = (parts: () => readonly Part[], setProductUrl: (url: string) => void): Part => ({
  name: 'control',
  tables: [],
  migrations: [],
  routes: (app, context) => {
    app.post('/_control/reset', async (request) => {
      const names = resetSchema.parse(request.body)?.parts;
      return { reset: await resetParts(parts(), context, names) };
    });
    // Tests bind the product to any free port, which nobody knew when the sandbox started.
    app.post('/_control/product', async (request) => {
      const url = productSchema.parse(request.body).url.replace(/\/+$/, '');
      setProductUrl(url);
      return { url };
    });
    app.post('/_control/accounts', async (request) => {
      const wish = accountSchema.parse(request.body);
      const before = await context.accounts.findOrCreate(wish.email);
      const { name, givenName, familyName } = newAccount(wish.email, wish.name ?? before.name);
      const account = {
        ...before,
        name,
        givenName,
        familyName,
        timeZone: wish.time_zone ?? before.timeZone,
        emailVerified: wish.email_verified ?? before.emailVerified,
        hostedDomain:
          wish.hosted_domain === undefined ? before.hostedDomain : (wish.hosted_domain ?? undefined),
      };
      await context.accounts.update(account);
      for (const part of parts()) await part.accountChanged?.(account, context);
      return { account };
    });
    app.get('/_control/accounts', async () => ({ accounts: await context.accounts.list() }));
  },
});
