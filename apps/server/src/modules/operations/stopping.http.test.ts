import { expect, it } from 'vitest';
import { createTestProduct } from '../../../test/test-product.ts';

it('a process that stops in the ordinary way says so at /readyz, and logs no error', async () => {
  const product = await createTestProduct();
  const ready = () => product.app.inject({ url: '/readyz' });
  try {
    expect((await ready()).statusCode).toBe(200);
    product.announceStop();
    const answer = await ready();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ detail: 'Shutting down.', request_id: expect.any(String) });
  } finally {
    await product.close();
  }
  // Not warnings: the test's database is dropped while connections to it are still closing.
  expect(product.logs()).not.toMatch(/"level":"(error|fatal)"/);
});
