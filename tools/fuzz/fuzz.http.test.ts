import { expect, it } from 'vitest';
import { credentials } from '../../apps/sandbox/src/credentials.ts';
import { createTestProduct } from '../../apps/server/test/test-product.ts';
import { runFuzz } from './run-fuzz.ts';

/** A seed of `npm run fuzz` in short. A seed that found something is added here. */
it.each([20_261_115])(
  'seed %i: no 5xx, no hang, nobody let in who may not',
  { timeout: 240_000 },
  async (seed) => {
    const product = await createTestProduct();
    try {
      const baseUrl = await product.app.listen({ port: 0, host: '127.0.0.1' });
      const signIn = (names: readonly string[]) => Promise.all(names.map((email) => product.signIn(email)));
      const report = await runFuzz({
        baseUrl,
        seed,
        requests: 1500,
        world: {
          tokens: {
            ordinary: await signIn(['fuzz-1@example.org', 'fuzz-2@example.org']),
            staff: await signIn(['staff.one@catch.example']),
          },
          disposable: await signIn(['fuzz-3@example.org', 'fuzz-4@example.org']),
          ids: [],
        },
        secrets: {
          whatsappAppSecret: credentials.whatsapp.appSecret,
          whatsappPhoneNumberId: credentials.whatsapp.phoneNumberId,
          whatsappVerifyToken: credentials.whatsapp.verifyToken,
          slackSigningSecret: credentials.slack.signingSecret,
        },
      });
      expect(report.findings).toEqual([]);
      // Questions that all end at the door would prove nothing.
      expect(report.statuses['2xx']).toBeGreaterThan(300);
      expect(report.statuses['4xx']).toBeGreaterThan(300);
      expect(product.logs()).not.toContain('"level":"fatal"');
      expect((await product.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    } finally {
      await product.close();
    }
  },
);
