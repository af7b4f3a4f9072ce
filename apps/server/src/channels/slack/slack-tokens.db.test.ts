import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createSecretBox } from '../../platform/secrets.ts';
import { type SlackBotToken, type SlackGateway, SlackRefused, SlackUnavailable } from './slack.port.ts';
import { findInstallation, saveInstallation } from './slack-installations.repository.ts';
import { createSlackTokens } from './slack-tokens.ts';

let database: TestDatabase;
let teamId = '';
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  teamId = `T${randomUUID()}`;
});

const NOW = new Date('2026-03-02T09:00:00Z');
const HOUR = 3600;
const secrets = createSecretBox([{ id: 'test', key: randomBytes(32) }]);
const pair = (name: string, expiresInSeconds: number): SlackBotToken => ({
  botToken: name,
  rotation: { refreshToken: `refresh of ${name}`, expiresInSeconds },
});
const install = (token: SlackBotToken) =>
  saveInstallation(
    database.db,
    secrets,
    { teamId, teamName: 'Team', botUserId: 'B1', scopes: '', slackUserId: 'U1', ...token },
    NOW,
  );
const tokensWith = (refresh: SlackGateway['refresh']) =>
  createSlackTokens(database.db, secrets, { now: () => NOW }, { refresh } as SlackGateway);
const stored = () => findInstallation(database.db, secrets, teamId);

it('a token that is near its end is renewed, and the next refresh token kept', async () => {
  await install(pair('first', 300));
  const asked: string[] = [];
  const tokens = tokensWith(async (token) => {
    asked.push(token);
    return pair('second', 12 * HOUR);
  });
  expect((await tokens.of(teamId))?.token).toBe('second');
  expect(await stored()).toMatchObject({
    token: 'second',
    rotation: { refreshToken: 'refresh of second', expiresAt: new Date(NOW.getTime() + 12 * HOUR * 1000) },
  });
  expect((await tokens.of(teamId))?.token, 'and not before its time').toBe('second');
  expect(asked).toEqual(['refresh of first']);
});

it('at the same moment in two processes the refresh token is used once', async () => {
  await install(pair('first', 0));
  let asked = 0;
  const { promise: bothAsked, resolve } = Promise.withResolvers<void>();
  const slow = async (): Promise<SlackBotToken> => {
    asked += 1;
    await bothAsked;
    return pair('second', 12 * HOUR);
  };
  const both = [tokensWith(slow).of(teamId), tokensWith(slow).renew(teamId, 'first')];
  await expect.poll(() => asked).toBe(1);
  resolve();
  expect((await Promise.all(both)).map((found) => found?.token)).toEqual(['second', 'second']);
  expect(asked).toBe(1);
});

it('a refresh token that Slack refuses ends the installation', async () => {
  await install(pair('first', 0));
  const tokens = tokensWith(async () => {
    throw new SlackRefused('invalid_refresh_token');
  });
  expect(await tokens.of(teamId)).toBeUndefined();
  expect(await stored()).toBeUndefined();
});

it('while Slack cannot be reached, what there is stays', async () => {
  await install(pair('first', 300));
  const tokens = tokensWith(async () => {
    throw new SlackUnavailable('down');
  });
  expect((await tokens.of(teamId))?.token).toBe('first');
  expect((await stored())?.rotation?.refreshToken).toBe('refresh of first');
});

it('a token without rotation is left alone, and is dead when Slack calls it expired', async () => {
  await install({ botToken: 'for ever', rotation: undefined });
  const tokens = tokensWith(() => Promise.reject(new Error('nobody may be asked')));
  expect((await tokens.of(teamId))?.token).toBe('for ever');
  expect(await tokens.renew(teamId, 'for ever')).toBeUndefined();
  expect(await stored()).toBeUndefined();
});
