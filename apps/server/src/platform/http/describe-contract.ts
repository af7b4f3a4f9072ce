import { type EndpointShape, endpoints } from '@catch/contract';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { describeApi } from './openapi.ts';
import { route } from './register.ts';

/** The whole contract as OpenAPI text, without a database or a listening server: what `npm run openapi` commits. */
export async function describeContract(): Promise<string> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await describeApi(app, 'Catch');
  await app.register(async (scope) => {
    for (const endpoint of Object.values(endpoints) as EndpointShape[])
      route(
        scope,
        endpoint,
      )(async () => {
        throw new Error('only described here');
      });
  });
  await app.ready();
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  return text;
}
