import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecretBox } from '../../apps/server/src/platform/secrets.ts';
import { openGrants } from './open-grants.ts';

const [first, second] = [
  { id: 'k1', key: randomBytes(32) },
  { id: 'k2', key: randomBytes(32) },
];

it('counts what the keys open, and says once which key is missing', () => {
  const sealed = (keys: Parameters<typeof createSecretBox>[0], user_id: string) => ({
    user_id,
    refresh_token: createSecretBox(keys).seal('token', `google-refresh:${user_id}`),
  });
  const grants = [sealed([first], 'a'), sealed([second, first], 'b'), sealed([second, first], 'c')];
  expect(openGrants(createSecretBox([second, first]), grants)).toEqual({ opened: 3, failures: [] });
  expect(openGrants(createSecretBox([first]), grants)).toEqual({
    opened: 1,
    failures: ["a stored secret names the unknown key 'k2'"],
  });
});
