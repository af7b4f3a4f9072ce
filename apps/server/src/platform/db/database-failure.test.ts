import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseFailure } from './database-failure.ts';

const connectionTimeoutMillis = 20;

it.each([
  ['a connection', (url: string) => new pg.Client({ connectionString: url, connectionTimeoutMillis })],
  ['a pool', (url: string) => new pg.Pool({ connectionString: url, connectionTimeoutMillis })],
] as const)('a server that accepts %s and says nothing is away', async (_, open) => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const connecting: Promise<unknown> = open(`postgres://catch@127.0.0.1:${port}/catch`).connect();
  const failure = await connecting.catch((error: unknown) => error);
  silent.close();
  expect(isDatabaseFailure(failure), String(failure)).toBe(true);
});
