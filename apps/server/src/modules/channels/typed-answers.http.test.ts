import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStageHarness } from '../../../test/stage-harness.ts';
import { decideApproval } from '../assistant/index.ts';
import { type ChannelHarness, createChannelHarness, soon, type TestPerson } from './test/channel-harness.ts';
import { createRunningClock } from './test/running-clock.ts';

// Scenarios are played on a stage of their own: what is typed while a proposal waits comes to the same there as on every
// channel, otherwise what they show would be true of nothing.

let harness: ChannelHarness;
let stage: Awaited<ReturnType<typeof createStageHarness>>;
const clock = createRunningClock();
beforeAll(async () => {
  harness = await createChannelHarness({ clock, providersToo: true });
  stage = await createStageHarness();
});
afterAll(async () => {
  await stage?.close();
  await harness?.close();
});

const CHANNELS = ['web', 'whatsapp', 'slack'] as const;
const ANSWERS = [
  'yes',
  'Approve',
  'reject',
  'no',
  'yes please',
  'go ahead!',
  'nah, leave it',
  'ok',
  '👍',
  'yes, but at 3pm',
  'yes? what did you mean',
  'thanks',
  'maybe later',
  'what is on tomorrow?',
] as const;

type Status = 'approved' | 'denied' | 'pending' | 'superseded';
/** Each at its own hour, so that bookings do not get in each other's way. */
const NAMES =
  'Anchor Basket Candle Dragon Engine Forest Garden Hammer Island Jacket Kettle Ladder Magnet Needle';
const nameOf = (index: number) => `${NAMES.split(' ')[index]} picnic`;
const hourOf = (index: number) => String(8 + index).padStart(2, '0');
const wishOf = (index: number) =>
  `book ${nameOf(index)} with guest@example.com on Friday at ${hourOf(index)}:00 for an hour`;
const bookedOf = (index: number) =>
  `Fri ${hourOf(index)}:00-${hourOf(index + 1)}:00 ${nameOf(index)} | with guest@example.com`;

const approvalsOf = (userId: string) =>
  harness.product.database.db
    .selectFrom('approvals')
    .select(['tool_call_id', 'status'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
const settled = (userId: string) =>
  soon(async () => {
    const { db } = harness.product.database;
    const waiting = db.selectFrom('inbox').select('id').where('user_id', '=', userId);
    return (await waiting.where('status', 'in', ['waiting', 'taken']).execute()).length;
  }).toBe(0);

/** What becomes of the proposal when each answer is typed on this channel. */
async function answersOn(where: (typeof CHANNELS)[number], person: TestPerson): Promise<Status[]> {
  const say = async (words: string) => {
    if (where === 'web')
      expect((await person.call('POST', '/api/v1/assistant/chat', { message: words })).status).toBe(200);
    else await person[where].send(words);
    await settled(person.userId);
    clock.advance(20_000);
  };
  const became: Status[] = [];
  for (const [index, words] of ANSWERS.entries()) {
    const before = (await approvalsOf(person.userId)).length;
    await say(wishOf(index));
    await say(words);
    const all = await approvalsOf(person.userId);
    became.push(all[before]?.status as Status);
    for (const { tool_call_id: toolCallId } of all.filter(({ status }) => status === 'pending'))
      await decideApproval(
        { db: harness.product.database.db, clock },
        { toolCallId, approved: false, by: { ...person, isStaff: false }, channel: 'WEB' },
      );
    await settled(person.userId);
  }
  return became;
}

/** How many wait then; what was said instead waits in its place. */
const WAITING: Readonly<Record<Status, number>> = { approved: 0, denied: 0, pending: 1, superseded: 1 };

it('every typed answer comes to the same on every channel and on the stage', {
  timeout: 180_000,
}, async () => {
  const onChannels: Status[][] = [];
  for (const where of CHANNELS) {
    const person = await harness.newPerson();
    if (where === 'whatsapp') await person.connectWhatsapp();
    if (where === 'slack') await person.connectSlack();
    onChannels.push(await answersOn(where, person));
  }
  const [web = [], ...others] = onChannels;
  for (const other of others)
    expect(Object.fromEntries(other.map(said))).toEqual(Object.fromEntries(web.map(said)));
  const differing: string[] = [];
  for (const [index, words] of ANSWERS.entries()) {
    const status = web[index] ?? 'pending';
    const { problems, talk } = await stage.stage.play({
      name: words,
      world: {},
      turns: [wishOf(index), { waiting: 1 }, words, { waiting: WAITING[status] }],
      ending: { adds: status === 'approved' ? [bookedOf(index)] : [] },
    });
    if (problems.length > 0)
      differing.push([`${words} (${web[index]} on the channels)`, ...talk, ...problems].join('\n'));
  }
  expect(differing).toEqual([]);
  // Otherwise it would have shown nothing.
  expect(new Set(web).size).toBeGreaterThanOrEqual(3);
});

const said = (status: Status, index: number) => [ANSWERS[index], status] as const;
