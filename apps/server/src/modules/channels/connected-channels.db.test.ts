import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser } from '../../../test/add-user.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveWhatsappLink, touchWhatsappLink } from '../../channels/whatsapp/whatsapp-links.repository.ts';
import { channelsOf, connectedChannels } from './connected-channels.ts';
import { notifyUser } from './outbox/notify-user.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const at = (clock: string): Date => new Date(`2026-03-02T${clock}:00Z`);

async function connectWhatsapp(userId: string, when: Date): Promise<string> {
  const whatsappUserId = randomUUID();
  await saveWhatsappLink(database.db, userId, { whatsappUserId, phone: null }, when);
  return whatsappUserId;
}

async function connectSlack(userId: string, when: Date): Promise<string> {
  const team_id = randomUUID();
  await database.db
    .insertInto('slack_installations')
    .values({
      team_id,
      team_name: 'T',
      bot_user_id: 'B',
      bot_token: 'sealed',
      scopes: '',
      installed_at: when,
    })
    .execute();
  await database.db
    .insertInto('slack_links')
    .values({ user_id: userId, team_id, slack_user_id: 'U', connected_at: when })
    .execute();
  return team_id;
}

it('names the channel that was used last first', async () => {
  const userId = await addUser(database.db);
  const whatsappUserId = await connectWhatsapp(userId, at('09:00'));
  await connectSlack(userId, at('10:00'));
  expect(await connectedChannels(database.db, userId)).toEqual(['SLACK', 'WHATSAPP']);

  await touchWhatsappLink(database.db, { whatsappUserId, phone: null }, at('11:00'));
  expect(await connectedChannels(database.db, userId)).toEqual(['WHATSAPP', 'SLACK']);

  await database.db
    .updateTable('slack_links')
    .set({ last_inbound_at: at('12:00') })
    .where('user_id', '=', userId)
    .execute();
  expect(await connectedChannels(database.db, userId)).toEqual(['SLACK', 'WHATSAPP']);
});

it('leaves out a workspace that threw us out, and people who are connected nowhere', async () => {
  const [both, nobody] = [await addUser(database.db), await addUser(database.db)];
  await connectWhatsapp(both, at('09:00'));
  const teamId = await connectSlack(both, at('10:00'));
  await database.db
    .updateTable('slack_installations')
    .set({ dead_since: at('11:00') })
    .where('team_id', '=', teamId)
    .execute();
  expect(await channelsOf(database.db, [both, nobody])).toEqual(new Map([[both, ['WHATSAPP']]]));
});

it.each([
  ['WEB', 'SLACK'],
  ['WHATSAPP', 'WHATSAPP'],
] as const)('what was asked for on %s is sent on %s', async (preferred, told) => {
  const userId = await addUser(database.db);
  await connectWhatsapp(userId, at('09:00'));
  await connectSlack(userId, at('10:00'));
  const notice = { userId, kind: 'notice', text: 'x', key: userId, preferred, at: at('12:00') } as const;
  expect(await notifyUser(database.db, notice)).toBe(told);
});
