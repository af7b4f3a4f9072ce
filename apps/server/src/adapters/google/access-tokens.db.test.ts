import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox } from '../../platform/secrets.ts';
import { googleError, html } from './test/scripted-google.ts';
import { addSignedInUser, type GrantState } from './test/signed-in-user.ts';
import { createWorkspaceUnderTest, type WorkspaceUnderTest } from './test/workspace.ts';

let under: WorkspaceUnderTest;
beforeAll(async () => {
  under = await createWorkspaceUnderTest();
});
afterAll(() => under.close());
beforeEach(() => {
  under.google.reset();
  under.reconnects.length = 0;
  under.google.on('GET', /\/users\/me\/calendarList/, () => ({
    body: { items: [{ id: 'a', primary: true }] },
  }));
});

const user = (grant?: GrantState) => addSignedInUser(under.database.db, under.secrets, grant);
const list = (userId: string, workspace = under.workspace) =>
  workspace.calendars.forUser(userId).listCalendars();
const refreshes = () => under.google.count('POST', /\/issuer\/token$/);
const grantOf = (userId: string) =>
  under.database.db
    .selectFrom('google_grants')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
/** What key rotation does to a stored grant: the same tokens, another text. */
const reseal = async (userId: string): Promise<void> => {
  const grant = await grantOf(userId);
  const again = (sealed: string | null, context: string) =>
    under.secrets.seal(under.secrets.open(String(sealed), context), context);
  await under.database.db
    .updateTable('google_grants')
    .set({
      refresh_token: again(grant.refresh_token, `google-refresh:${userId}`),
      access_token: again(grant.access_token, `google-access:${userId}`),
    })
    .where('user_id', '=', userId)
    .execute();
};
const all20 = (work: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: 20 }, work));
const kinds = (results: PromiseSettledResult<unknown>[]) =>
  new Set(results.map((one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as { kind?: string }).kind)));

describe('a token that runs out', () => {
  it('is renewed once for twenty calls of one process, and stored sealed', async () => {
    const userId = await user({ expiresInMs: 30_000 });
    under.google.tokens.delayMs = 30;
    under.google.tokens.accepts = (token) => token === 'access-1';
    expect(kinds(await all20(() => list(userId)))).toEqual(new Set(['ok']));
    expect(refreshes()).toBe(1);
    const grant = await grantOf(userId);
    expect(grant.access_token).not.toContain('access-1');
    expect(under.secrets.open(String(grant.access_token), `google-access:${userId}`)).toBe('access-1');
    expect(under.secrets.open(String(grant.refresh_token), `google-refresh:${userId}`)).toBe('refresh-0');
  });

  it('is renewed once across processes', async () => {
    const userId = await user({ expiresInMs: -1 });
    under.google.tokens.delayMs = 60;
    const processes = Array.from({ length: 4 }, () => under.another());
    const results = await Promise.allSettled(
      processes.flatMap((one) => [list(userId, one), list(userId, one)]),
    );
    expect(kinds(results)).toEqual(new Set(['ok']));
    expect(refreshes()).toBe(1);
  });

  it('does not make people wait for each other', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => user({ expiresInMs: -1 })));
    expect(kinds(await Promise.allSettled(users.map((one) => list(one))))).toEqual(new Set(['ok']));
    expect(refreshes()).toBe(8);
  });

  it('keeps a refresh token that Google replaces', async () => {
    const userId = await user({ expiresInMs: -1 });
    under.google.tokens.refusal = {
      body: { access_token: 'access-9', expires_in: '60', refresh_token: 'refresh-9', scope: 'openid' },
    };
    await list(userId);
    const grant = await grantOf(userId);
    expect(under.secrets.open(String(grant.refresh_token), `google-refresh:${userId}`)).toBe('refresh-9');
  });

  it('keeps a refresh token that Google replaces while key rotation reseals the old one', async () => {
    const userId = await user({ expiresInMs: -1 });
    under.google.tokens.refusal = {
      body: { access_token: 'access-9', expires_in: '3600', refresh_token: 'refresh-9', scope: 'openid' },
    };
    under.google.tokens.onAsked = () => reseal(userId);
    await list(userId);
    const grant = await grantOf(userId);
    expect(under.secrets.open(String(grant.refresh_token), `google-refresh:${userId}`)).toBe('refresh-9');
    expect(under.secrets.open(String(grant.access_token), `google-access:${userId}`)).toBe('access-9');
  });

  it('is renewed again when Google refuses the new one before its renewal has quite ended', async () => {
    const userId = await user({ expiresInMs: -1 });
    const { access_token: old } = await grantOf(userId);
    const holder = await under.database.pool.connect();
    const asked = (token: string) =>
      under.google.requests.filter(({ headers }) => headers.authorization === `Bearer ${token}`).length;
    try {
      // The lease cannot be given back yet: the new token is stored, and its renewal still under way.
      under.google.tokens.onAsked = async () => {
        under.google.tokens.onAsked = async () => undefined;
        await holder.query('begin');
        await holder.query('select from google_refresh_leases where user_id = $1 for update', [userId]);
      };
      under.google.tokens.accepts = (token) => token !== 'access-1';
      const first = list(userId);
      await expect.poll(async () => (await grantOf(userId)).access_token === old).toBe(false);
      const second = list(userId);
      await expect.poll(() => asked('access-1')).toBe(1);
      // A few round trips, in which it asks for another one and finds the renewal that is under way.
      for (let round = 0; round < 20; round += 1) await under.database.pool.query('select 1');
      await holder.query('commit');
      expect(kinds(await Promise.allSettled([first, second]))).toEqual(new Set(['ok']));
      expect(refreshes()).toBe(2);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });

  it('is renewed by the next process when the one that began it died', async () => {
    const userId = await user({ expiresInMs: -1 });
    // By the database's clock, as leases are.
    await under.database.pool.query(
      `insert into google_refresh_leases (user_id, holder, expires_at) values ($1, $1, now() + interval '0.3 s')`,
      [userId],
    );
    await list(userId);
    expect(refreshes()).toBe(1);
  });
});

describe('a token that Google refuses early', () => {
  it('is renewed once for twenty calls and each call goes on', async () => {
    const userId = await user();
    under.google.tokens.accepts = (token) => token !== 'access-0';
    expect(kinds(await all20(() => list(userId)))).toEqual(new Set(['ok']));
    expect(refreshes()).toBe(1);
  });

  it('is not renewed for ever when the new one is refused too, and nobody is asked to reconnect', async () => {
    const userId = await user();
    under.google.tokens.accepts = () => false;
    await expect(list(userId)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(refreshes()).toBe(1);
    expect((await grantOf(userId)).reconnect_since).toBeNull();
  });
});

describe('a grant that is gone', () => {
  it('is marked once, reported once, and gives every one of twenty calls the same answer', async () => {
    const userId = await user();
    under.google.tokens.accepts = () => false;
    under.google.tokens.refusal = { status: 400, body: { error: 'invalid_grant' } };
    const processes = [under.workspace, under.another()];
    let next = 0;
    const results = await all20(() => list(userId, processes[next++ % 2]));
    expect(kinds(results)).toEqual(new Set(['reconnect-needed']));
    expect(under.reconnects).toEqual([userId]);
    const marked = (await grantOf(userId)).reconnect_since;
    expect(marked).toBeInstanceOf(Date);
    const asked = under.google.requests.length;
    await expect(list(userId)).rejects.toMatchObject({ kind: 'reconnect-needed' });
    // Known to be dead: Google is not asked again, and the mark stays where it was.
    expect(under.google.requests.length).toBe(asked);
    expect((await grantOf(userId)).reconnect_since).toEqual(marked);
  });

  it('is reported again after the person reconnected and it died again', async () => {
    const userId = await user({ expiresInMs: -1 });
    under.google.tokens.refusal = { status: 400, body: { error: 'invalid_grant' } };
    await expect(list(userId)).rejects.toMatchObject({ kind: 'reconnect-needed' });
    await under.database.db
      .updateTable('google_grants')
      .set({ reconnect_since: null })
      .where('user_id', '=', userId)
      .execute();
    await expect(list(userId)).rejects.toMatchObject({ kind: 'reconnect-needed' });
    expect(under.reconnects).toEqual([userId, userId]);
  });

  it('does not undo a sign-in that happened while Google was being asked', async () => {
    const userId = await user({ expiresInMs: -1 });
    under.google.tokens.refusal = { status: 400, body: { error: 'invalid_grant' } };
    under.google.tokens.onAsked = async () => {
      await under.database.db
        .updateTable('google_grants')
        .set({ refresh_token: under.secrets.seal('refresh-new', `google-refresh:${userId}`) })
        .where('user_id', '=', userId)
        .execute();
    };
    await expect(list(userId)).rejects.toMatchObject({ kind: 'reconnect-needed' });
    expect((await grantOf(userId)).reconnect_since).toBeNull();
    expect(under.reconnects).toEqual([]);
  });

  it('is marked and reported once although key rotation reseals it in the meantime', async () => {
    const userId = await user({ expiresInMs: -1 });
    under.google.tokens.refusal = { status: 400, body: { error: 'invalid_grant' } };
    under.google.tokens.onAsked = () => reseal(userId);
    await expect(list(userId)).rejects.toMatchObject({ kind: 'reconnect-needed' });
    expect((await grantOf(userId)).reconnect_since).not.toBeNull();
    expect(under.reconnects).toEqual([userId]);
  });

  it('is one without a refresh token, too, once its access token ran out', async () => {
    const userId = await user({ refreshToken: null, expiresInMs: -1 });
    await expect(list(userId)).rejects.toMatchObject({ kind: 'reconnect-needed' });
    expect(under.reconnects).toEqual([userId]);
    expect(refreshes()).toBe(0);
  });

  it('is not marked when telling fails: the next call tells', async () => {
    const userId = await user({ expiresInMs: -1 });
    under.google.tokens.refusal = { status: 400, body: { error: 'invalid_grant' } };
    const failing = under.another({
      onReconnectNeeded: async () => {
        throw new Error('the queue is away');
      },
    });
    await expect(list(userId, failing)).rejects.toThrow('the queue is away');
    expect((await grantOf(userId)).reconnect_since).toBeNull();
    await expect(list(userId)).rejects.toMatchObject({ kind: 'reconnect-needed' });
    expect(under.reconnects).toEqual([userId]);
  });
});

describe('trouble at the token endpoint that is not the person’s', () => {
  it.each([
    ['an outage', { status: 503, body: 'busy' }],
    ['a page of HTML', html(502)],
    ['our own credentials', { status: 401, body: { error: 'invalid_client' } }],
    ['a success without a token', { status: 200, body: { token_type: 'Bearer' } }],
    ['invalid_grant from a server in trouble', { status: 500, body: { error: 'invalid_grant' } }],
  ])('%s leaves the grant alone', async (_name, refusal) => {
    const userId = await user({ expiresInMs: -1 });
    under.google.tokens.refusal = refusal;
    await expect(list(userId)).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await grantOf(userId)).reconnect_since).toBeNull();
    under.google.tokens.refusal = undefined;
    await expect(list(userId)).resolves.toHaveLength(1);
  });
});

describe('a stored token that cannot be opened', () => {
  it('leaves the grant alone: the key may come back', async () => {
    const userId = await user();
    const keyless = under.another({ secrets: createSecretBox([{ id: 'other', key: Buffer.alloc(32) }]) });
    await expect(list(userId, keyless)).rejects.toMatchObject({ kind: 'unavailable' });
    expect((await grantOf(userId)).reconnect_since).toBeNull();
    await expect(list(userId)).resolves.toHaveLength(1);
  });
});

describe('a grant without the scope', () => {
  it.each([
    ['old form', googleError(403, 'insufficientPermissions')],
    [
      'new form',
      {
        status: 403,
        body: {
          error: { status: 'PERMISSION_DENIED', details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] },
        },
      },
    ],
    ['header only', { ...html(403), headers: { 'www-authenticate': 'Bearer error="insufficient_scope"' } }],
  ])('asks once to reconnect (%s)', async (_name, answer) => {
    const userId = await user();
    under.google.sequence('GET', /\/users\/me\/calendarList/, answer);
    const results = await all20(() => list(userId));
    expect(kinds(results)).toEqual(new Set(['reconnect-needed']));
    expect(under.reconnects).toEqual([userId]);
  });
});
