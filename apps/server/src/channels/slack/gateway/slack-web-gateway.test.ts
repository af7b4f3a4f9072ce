import { describe, expect, it } from 'vitest';
import { SlackRefused, SlackUnavailable } from '../slack.port.ts';
import { SCOPES } from './oauth-answer.ts';
import { createSlackWebGateway } from './slack-web-gateway.ts';

const settings = {
  clientId: 'id',
  clientSecret: 'secret',
  apiUrl: 'https://slack.test/api',
  authorizeUrl: 'https://slack.test/authorize',
  fileHosts: [],
};
const answering = (answer: unknown) =>
  createSlackWebGateway(settings, async () => ({
    status: 200,
    headers: {} as never,
    text: JSON.stringify(answer),
    json: () => answer,
  }));

describe('the exchange of a code', () => {
  const least = {
    ok: true,
    access_token: 'xoxb-1',
    team: { id: 'T1', name: 'Acme' },
    authed_user: { id: 'U1' },
  };

  it('needs the token, the workspace and the member, and nothing else', async () => {
    expect(await answering(least).exchange('code', 'https://catch.test/back')).toEqual({
      teamId: 'T1',
      teamName: 'Acme',
      botUserId: '',
      botToken: 'xoxb-1',
      rotation: undefined,
      scopes: SCOPES,
      slackUserId: 'U1',
    });
  });

  it.each([
    [{ ok: false, error: 'invalid_code' }, SlackRefused],
    [{ ok: false, error: 'fatal_error' }, SlackUnavailable],
    [{ ...least, authed_user: {} }, SlackUnavailable],
  ])('%j is an error of its own kind', async (answer, kind) => {
    await expect(answering(answer).exchange('code', 'https://catch.test/back')).rejects.toBeInstanceOf(kind);
  });
});
