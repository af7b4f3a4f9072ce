import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type FakeProduct, type IsSigned, startFakeProduct } from './fake-product.ts';
import { startTestSandbox, type TestSandbox } from './start-test-sandbox.ts';

/** A sandbox and a product that it writes to; one of its vendors is as new before each test. */
export interface VendorHarness<Controlled> {
  readonly product: FakeProduct;
  readonly sandbox: TestSandbox;
  /** Asks the control API, or tells it something. */
  control(path: string, body?: unknown): Promise<{ status: number; body: Controlled }>;
}

/** Made before the file's first test. `product` and `sandbox` are read inside tests only. */
export function vendorHarness<Controlled>(
  vendor: string,
  isSigned: IsSigned,
  prepare: () => Promise<void> = async () => undefined,
): VendorHarness<Controlled> {
  const live = {} as { product: FakeProduct; sandbox: TestSandbox };
  const control = async (path: string, body?: unknown) => {
    const response = await fetch(
      `${live.sandbox.url}/_control/${path}`,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    return { status: response.status, body: (await response.json()) as Controlled };
  };
  beforeAll(async () => {
    live.product = await startFakeProduct(isSigned);
    live.sandbox = await startTestSandbox(live.product.url);
  });
  afterAll(async () => {
    await live.sandbox.close();
    await live.product.close();
  });
  beforeEach(async () => {
    await control('reset', { parts: [vendor, 'faults', 'webhooks'] });
    live.product.clear();
    await prepare();
  });
  afterEach(async () => {
    live.product.answer(undefined);
    await control(`${vendor}/idle`, {});
  });
  return Object.assign(live, { control });
}
