import { type EndpointShape, endpoints } from '@catch/contract';
import { Problem } from '@catch/contract/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { ERRORS } from './describe-errors.ts';

interface Described {
  readonly paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  readonly components: {
    readonly responses: Record<
      string,
      { content: { 'application/json': { examples: Record<string, { value: unknown }> } } }
    >;
  };
}

let product: TestProduct;
let document: Described;
let token: string;
beforeAll(async () => {
  product = await createTestProduct({ environment: { RATE_LIMIT_PER_MINUTE: '8' } });
  document = (await product.app.inject({ url: '/openapi.json' })).json();
  token = await product.signIn('described-errors@example.org');
});
afterAll(() => product.close());

describe('the description of the API', () => {
  it('says of every endpoint how it fails, with examples in the shape of a problem', () => {
    for (const { method, path } of Object.values<EndpointShape>(endpoints)) {
      const responses =
        document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {};
      expect(Object.keys(responses), path).toEqual(expect.arrayContaining(['200', '500', '503', 'default']));
    }
    for (const { content } of Object.values(document.components.responses)) {
      const examples = Object.values(content['application/json'].examples);
      expect(examples.length).toBeGreaterThan(0);
      for (const { value } of examples) expect(Problem.safeParse(value).success).toBe(true);
    }
  });

  it('gives examples that the server really says', async () => {
    const chat = async (
      given: { payload?: string; type?: string; token?: string; url?: string } = {},
    ): Promise<[string, string]> => {
      const answer = await product.app.inject({
        method: given.url ? 'GET' : 'POST',
        url: given.url ?? '/api/v1/assistant/chat',
        headers: {
          authorization: `Bearer ${given.token ?? token}`,
          ...(given.url ? {} : { 'content-type': given.type ?? 'application/json' }),
        },
        ...(given.url ? {} : { payload: given.payload ?? '{}' }),
      });
      return [String(answer.statusCode), answer.json<{ detail: string }>().detail];
    };
    const said = (name: string, about: string): [string, string] => [
      ERRORS[name]?.status ?? '',
      ERRORS[name]?.details[about] ?? '',
    ];
    expect(await chat({ payload: '{' })).toEqual(said('BadRequest', 'body'));
    expect(await chat({ token: 'ended' })).toEqual(said('Unauthenticated', 'session'));
    expect(await chat({ url: '/api/v1/admin/users' })).toEqual(said('Forbidden', 'staff'));
    expect(await chat({ payload: `{"message":"${'x'.repeat(300_000)}"}` })).toEqual(said('TooLarge', 'body'));
    expect(await chat({ payload: 'a=b', type: 'text/csv' })).toEqual(said('NotSupported', 'type'));
    expect(await chat({ payload: '{"channel":"web"}' })).toEqual(said('Invalid', 'field'));
    expect(await chat({ payload: '{"message":"x","channel":"web","colour":"red"}' })).toEqual(
      said('Invalid', 'unknown'),
    );
    let limited: [string, string] = ['', ''];
    for (let call = 0; call < 200 && limited[0] !== '429'; call += 1)
      limited = await chat({ token: `guess-${call}` });
    expect(limited).toEqual(said('TooMany', 'minute'));
  });
});
