import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../../../../../../../evals/scenarios/stage.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../../../test/scripted-model.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../test/test-database.ts';
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

const stageWith = (model?: Parameters<typeof openStage>[0]['model']): Promise<Stage> =>
  openStage({ db: database.db, liveness, model });

describe('times that cannot be, said to the built-in assistant: an answer in words, and nothing stored', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await stageWith();
  });

  it.each([
    ['Remind me every second to blink', /./],
    ['Remind me every 10 seconds to blink', /./],
    ['Remind me on 31 February to pay the rent', /31 February|When/],
    ['Remind me to pay the rent on June 31st at noon', /31 June|When/],
    ['Remind me on 29 February 2027 at 9am to dance', /29 February 2027|When/],
    ['Remind me to call at 25:00 tomorrow', /25:00|When/],
    ['Remind me yesterday at 5pm to call Ana', /already passed|When/],
    ['Remind me to pay at 9am Atlantis time tomorrow', /time zone|When/],
    ['Remind me tomorrow at 9 in America/Nowhere to call', /time zone|When/],
    ['Remind me every other Thursday at 9 to water the ferns', /A reminder can't repeat/],
  ])('%s', async (words, reply) => {
    const { problems } = await stage.play({ name: words, turns: [words, reply], ending: {}, world: {} });
    expect(problems).toEqual([]);
  });

  it.each([
    ['Remind me every second Tuesday of the month at 9 to review', []],
    ['Remind me to check the 60:40 split tomorrow at 9am', ['60:40 split @ Tue 09:00']],
    ['Remind me on 29 February at 9am to dance', ['dance @ 2028-02-29 09:00']],
    ['Remind me tomorrow at 9am Tokyo time to call', ['call @ Tue 01:00']],
    ['Remind me to buy Salt/Pepper tomorrow at 5pm', ['Salt/Pepper @ Tue 17:00']],
  ])('while %s is fine', async (words, reminders) => {
    const { problems } = await stage.play({ name: words, turns: [words], ending: { reminders }, world: {} });
    expect(problems).toEqual([]);
  });

  it('gives what repeats other times', async () => {
    const { problems } = await stage.play({
      name: 'other times',
      turns: ['Remind me every day at 8am to take my vitamins', 'make that 9am', /every day at 09:00/],
      ending: { reminders: ['vitamins @ cron 0 9 * * *'] },
      world: {},
    });
    expect(problems).toEqual([]);
  });

  it('says the next times of what repeats', async () => {
    const { problems } = await stage.play({
      name: 'preview',
      turns: [
        'Remind me every weekday at 8:30 to stand up',
        /every weekday at 08:30, starting tomorrow: stand up\./,
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
    d: { when: 'every second', reply: /once a minute/ },
    e: { when: '2026-02-31T09:00', reply: /There's no 31 February 2026/ },
    f: { when: '2026-13-01', reply: /There's no day 1 of month 13/ },
    g: { when: '31 April at 9', reply: /There's no 31 April/ },
    h: { when: '25:61', reply: /There's no such time as 25:61/ },
    i: { when: '2020-01-01T09:00:00Z', reply: /has already passed/ },
    j: { when: 'tomorrow 09:00 Mars/Olympus', reply: /don't know the time zone/ },
    k: { when: '', reply: /when|invalid|too small/i },
    l: { when: 'whenever the moon sings', reply: /"not_understood":"whenever the moon sings"/ },
    n: { when: '99 9 * * 1-5', reply: /'99' is no minute/ },
    o: { when: 'every 10 seconds', reply: /once a minute/ },
    p: { when: '29 February 2027 at 9am', reply: /There's no 29 February 2027/ },
    q: { when: 'tomorrow at 9am Atlantis time', reply: /don't know the time zone 'Atlantis'/ },
    r: { when: 'tomorrow at 9 in America/Nowhere', reply: /don't know the time zone 'America\/Nowhere'/ },
    s: { when: 'yesterday at 5pm', reply: /has already passed/ },
    t: { when: 'tomorrow at 25:00', reply: /There's no such time as 25:00/ },
    m: { when: `${'* '.repeat(200)}`, reply: /five fields|six fields|too big|300/i },
  };
  let stage: Stage;
  beforeAll(async () => {
    stage = await stageWith(
      new ScriptedModel((options) => {
        const [result] = resultsSinceUser(options);
        if (result) return `The tool says: ${JSON.stringify(result)}`;
        const key = lastUserText(options).split(' ').at(-1) ?? '';
        return {
          calls: [{ name: 'set_reminder', input: { text: 'x', when: CALLS[key]?.when ?? '0 9 * * 1-5' } }],
        };
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

  it('while a cron expression of five fields is fine', async () => {
    const { problems } = await stage.play({
      name: 'cron',
      turns: ['please do case cron'],
      ending: { reminders: ['x @ cron 0 9 * * 1-5'] },
      world: {},
    });
    expect(problems).toEqual([]);
  });
});
