import { describe, expect, it } from 'vitest';
import { refusalOf } from './finish-slack.ts';
import { readOauthMessage } from './oauth-message.ts';

const own = 'https://catch.example';

describe('readOauthMessage', () => {
  it('reads our own two messages', () => {
    expect(readOauthMessage({ origin: own, data: { type: 'SLACK_OAUTH_SUCCESS', more: 1 } }, own)).toEqual({
      type: 'SLACK_OAUTH_SUCCESS',
    });
    expect(readOauthMessage({ origin: own, data: { type: 'SLACK_OAUTH_ERROR', error: 'no' } }, own)).toEqual({
      type: 'SLACK_OAUTH_ERROR',
      error: 'no',
    });
    expect(readOauthMessage({ origin: own, data: { type: 'SLACK_OAUTH_ERROR', error: 7 } }, own)).toEqual({
      type: 'SLACK_OAUTH_ERROR',
    });
  });

  it.each([
    [{ origin: 'https://evil.example', data: { type: 'SLACK_OAUTH_SUCCESS' } }],
    [{ origin: 'null', data: { type: 'SLACK_OAUTH_SUCCESS' } }],
    [{ origin: own, data: 'SLACK_OAUTH_SUCCESS' }],
    [{ origin: own, data: null }],
    [{ origin: own, data: { type: 'webpackOk' } }],
  ])('ignores %o', (event) => {
    expect(readOauthMessage(event, own)).toBeNull();
  });
});

describe('refusalOf', () => {
  it.each([
    ['error=access_denied&code=c&state=s', 'Authorization was cancelled'],
    ['error=bad_redirect', 'Authorization failed: bad_redirect'],
    ['code=c', 'Missing required OAuth parameters'],
    ['code=&state=s', 'Missing required OAuth parameters'],
  ])('%s is refused: %s', (query, error) => {
    expect(refusalOf(new URLSearchParams(query))).toEqual({ succeeded: false, error, closeAfter: 2_000 });
  });

  it('lets a code with its state through', () => {
    expect(refusalOf(new URLSearchParams('code=c&state=s'))).toBeNull();
  });
});
