import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../../../../../../../evals/scenarios/stage.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../../../test/scripted-model.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../test/test-database.ts';
import { OfflineModel } from '../../../../adapters/models/offline/offline-model.ts';
import { type Liveness, startLiveness } from '../../../../platform/liveness.ts';
import { createLogger } from '../../../../platform/telemetry/logger.ts';

let database: TestDatabase;
let liveness: Liveness;
beforeAll(async () => {
  const logger = createLogger('silent');
  database = await createTestDatabase();
  liveness = await startLiveness(database.url, logger);
});
afterAll(async () => {
  await liveness?.stop();
  await database?.close();
});

const stageWith = (model: Parameters<typeof openStage>[0]['model']): Promise<Stage> =>
  openStage({ db: database.db, liveness, model });

describe('times that cannot be, said to the assistant: an answer in words, and nothing stored', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await stageWith(new OfflineModel());
  });

  it.each([
    ['Remind me to drink on cron * * * * * *', /six fields.*once a minute is the most/],
    ['Remind me to drink with cron "0 0 31 4 *"', /no such date/],
    ['Remind me to drink by 99 9 * * 1-5', /'99' is no minute/],
    ['Remind me every second to blink', /Once a minute is the most/],
    ['Remind me every 10 seconds to blink', /Once a minute is the most/],
    ['Remind me on 31 February to pay the rent', /There is no 31 February/],
    ['Remind me to pay the rent on June 31st at noon', /There is no 31 June/],
    ['Remind me on 29 February 2027 at 9am to dance', /There is no 29 February 2027/],
    ['Remind me to call at 25:00 tomorrow', /There is no 25:00/],
    ['Remind me yesterday at 5pm to call Ana', /has already passed/],
    ['Remind me at 9am Mars/Phobos time to call', /do not know the time zone 'Mars\/Phobos'/],
    ['Remind me to pay at 9am Atlantis time tomorrow', /do not know the time zone 'Atlantis'/],
    ['Remind me tomorrow at 9 in America/Nowhere to call', /do not know the time zone 'America\/Nowhere'/],
    ['Remind me every other Thursday at 9 to water the ferns', /cannot repeat a reminder that way/],
  ])('%s', async (words, reply) => {
    const { problems } = await stage.play({ name: words, turns: [words, reply], ending: {}, world: {} });
    expect(problems).toEqual([]);
  });

  it.each([
    ['Remind me to stretch with cron 0 9 * * 1-5', ['stretch @ cron 0 9 * * 1-5']],
    ['Remind me every second Tuesday of the month at 9 to review', []],
    ['Remind me to check the 60:40 split tomorrow at 9am', ['60:40 split @ Tue 09:00']],
    ['Remind me on 29 February at 9am to dance', ['dance @ 2028-02-29 09:00']],
    ['Remind me tomorrow at 9am Tokyo time to call', ['call @ Tue 01:00']],
    ['Remind me to buy Salt/Pepper tomorrow at 5pm', ['Salt/Pepper @ Tue 17:00']],
  ])('while %s is fine', async (words, reminders) => {
    const { problems } = await stage.play({ name: words, turns: [words], ending: { reminders }, world: {} });
    expect(problems).toEqual([]);
  });

  it('gives what repeats other times, and takes that back', async () => {
    const play = (turns: readonly (string | RegExp)[], cron: string) =>
      stage.play({
        name: 'other times',
        turns,
        ending: { reminders: [`vitamins @ cron ${cron}`] },
        world: {},
      });
    const change = ['Remind me every day at 8am to take my vitamins', 'make that 9am', /every day at 09:00/];
    expect((await play(change, '0 9 * * *')).problems).toEqual([]);
    expect((await play([...change, 'undo', /as it was/], '0 8 * * *')).problems).toEqual([]);
  });

  it('says the next times of what repeats', async () => {
    const { problems } = await stage.play({
      name: 'preview',
      turns: [
        'Remind me every weekday at 8:30 to stand up',
        /every weekday.*, next on Tuesday 17 November 2026, 08:30 \(Europe\/Madrid\), then Wednesday 18 November, 08:30 and Thursday 19 November, 08:30\./,
        'Which reminders do I have?',
        /stand up, next on Tuesday 17 November 2026, 08:30 \(Europe\/Madrid\) \(every weekday at 08:30\)/,
      ],
      ending: { reminders: ['stand up @ cron 30 8 * * 1,2,3,4,5'] },
      world: {},
    });
    expect(problems).toEqual([]);
  });
});

describe('the same from a hosted model that passes anything on', () => {
  const CALLS: Record<string, { readonly when: string; readonly reply: RegExp }> = {
    a: { when: '* * * * * *', reply: /six fields/ },
    b: { when: '*/5 * * * * * *', reply: /five fields/ },
    c: { when: '0 0 30 2 *', reply: /no such date/ },
    d: { when: 'every second', reply: /Once a minute/ },
    e: { when: '2026-02-31T09:00', reply: /There is no 31 February 2026/ },
    f: { when: '2026-13-01', reply: /There is no 1 month 13/ },
    g: { when: '31 April at 9', reply: /There is no 31 April/ },
    h: { when: '25:61', reply: /There is no 25:61/ },
    i: { when: '2020-01-01T09:00:00Z', reply: /has already passed/ },
    j: { when: 'tomorrow 09:00 Mars/Olympus', reply: /do not know the time zone/ },
    k: { when: '', reply: /when|invalid|too small/i },
    l: { when: 'whenever the moon sings', reply: /When should I remind you/ },
    m: { when: `${'* '.repeat(200)}`, reply: /five fields|six fields|too big|300/i },
  };
  let stage: Stage;
  beforeAll(async () => {
    stage = await stageWith(
      new ScriptedModel((options) => {
        const [result] = resultsSinceUser(options);
        if (result) return `The tool says: ${JSON.stringify(result)}`;
        const key = lastUserText(options).split(' ').at(-1) ?? '';
        return { calls: [{ name: 'set_reminder', input: { text: 'x', when: CALLS[key]?.when } }] };
      }),
    );
  });

  it.each(Object.entries(CALLS))('%s: $when', async (key, { reply }) => {
    const { problems } = await stage.play({
      name: key,
      turns: [`please do case ${key}`, reply],
      ending: {},
      world: {},
    });
    expect(problems).toEqual([]);
  });
});
