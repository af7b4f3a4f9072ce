import { z } from 'zod';
import { isLoopbackUrl } from '../platform/loopback.ts';
import type { Part } from '../platform/part.ts';
import { resetParts } from './reset.ts';

const resetSchema = z.object({ parts: z.array(z.string()).optional() }).nullish();
const productSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).refine(isLoopbackUrl, 'must be on this machine'),
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
    app.get('/_control/accounts', async () => ({ accounts: await context.accounts.list() }));
  },
});
