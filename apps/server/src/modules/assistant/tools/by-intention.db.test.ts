import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve, type Ending, type Turn, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { openStage, type Stage } from '../../../../../../evals/scenarios/stage.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../../test/scripted-model.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { type Liveness, startLiveness } from '../../../platform/liveness.ts';
import { createLogger } from '../../../platform/telemetry/logger.ts';

type Call = readonly [name: string, input: Record<string, unknown>];

let database: TestDatabase;
let liveness: Liveness;
let stage: Stage;
/** What the model calls when it hears this, and what came of it. */
const calls = new Map<string, Call>();
const results: Record<string, unknown>[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  liveness = await startLiveness(database.url, createLogger('silent'));
  const model = new ScriptedModel((options) => {
    const [result] = resultsSinceUser(options) as Record<string, unknown>[];
    if (result) {
      results.push(result);
      return `The tool says: ${JSON.stringify(result)}`;
    }
    const [name, input] = calls.get(lastUserText(options)) ?? ['none', {}];
    return { calls: [{ name, input }] };
  });
  stage = await openStage({ db: database.db, liveness, model });
});
afterAll(async () => {
  await liveness?.stop();
  await database?.close();
});

const HAS = ['Tue 15:00-16:00 Review', 'Thu 10:00-10:30 Dentist', 'Fri 09:00-10:00 Plan | with ana'];

async function play(
  said: string,
  call: Call,
  ending: Ending = {},
  more: readonly Turn[] = [],
  has: readonly string[] = HAS,
) {
  calls.set(said, call);
  results.length = 0;
  const { problems } = await stage.play({ name: said, turns: [said, ...more], ending, world: { has } });
  expect(problems).toEqual([]);
  return results.at(-1);
}

describe('one intention, one tool, one implementation', () => {
  it.each<[string, Call, Ending]>([
    [
      'move the review to Wednesday',
      ['move_event', { event: 'review', new_when: 'Wednesday', move_by: null }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Wed 15:00-16:00 Review'] },
    ],
    [
      'move the review to Wednesday 2 to 4pm',
      ['move_event', { event: 'review', new_when: '2026-11-18T14:00/2026-11-18T16:00' }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Wed 14:00-16:00 Review'] },
    ],
    [
      'put the dentist right after the review',
      ['move_event', { event: 'dentist', new_when: 'right after the review' }],
      { removes: ['Thu 10:00-10:30 Dentist'], adds: ['Tue 16:00-16:30 Dentist'] },
    ],
    [
      'put the dentist an hour before the review, 20 minutes are enough',
      ['move_event', { event: 'dentist', new_when: 'an hour before the review', new_duration: '20 minutes' }],
      { removes: ['Thu 10:00-10:30 Dentist'], adds: ['Tue 14:00-14:20 Dentist'] },
    ],
    [
      'let the review end at half past five',
      ['resize_event', { event: 'review', new_end: 'half past five' }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Tue 15:00-17:30 Review'] },
    ],
    [
      'start the review half an hour earlier, same end',
      ['move_event', { event: 'review', new_when: 'half an hour earlier, same end' }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Tue 14:30-16:00 Review'] },
    ],
    [
      'the review is at 2 with the same end',
      ['move_event', { event: 'review', new_when: '2pm, same end' }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Tue 14:00-16:00 Review'] },
    ],
    [
      'push my 10 back a quarter of an hour',
      ['move_event', { event: 'my 10', event_when: 'Thursday', move_by: '15 minutes later' }],
      { removes: ['Thu 10:00-10:30 Dentist'], adds: ['Thu 10:15-10:45 Dentist'] },
    ],
    [
      'the review is at 9:30am Sydney time',
      ['move_event', { event: 'review', new_when: '9:30am Sydney time' }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Tue 23:30-00:30 Review'] },
    ],
    [
      'make the review 45 minutes',
      ['resize_event', { event: 'review', new_duration: '45 minutes' }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Tue 15:00-15:45 Review'] },
    ],
    [
      'call the review Retro',
      ['update_event', { event: 'review', new_title: 'Retro' }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Tue 15:00-16:00 Retro'] },
    ],
    [
      'repeat the review every two weeks, 3 times',
      ['repeat_event', { event: 'review', recurrence: 'every two weeks, 3 times' }],
      {
        removes: ['Tue 15:00-16:00 Review'],
        adds: ['Tue 15:00-16:00 Review | RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3'],
      },
    ],
    [
      'swap the review and the dentist',
      ['swap_events', { event: 'review', swap_with: 'dentist' }],
      {
        removes: ['Tue 15:00-16:00 Review', 'Thu 10:00-10:30 Dentist'],
        adds: ['Thu 10:00-11:00 Review', 'Tue 15:00-15:30 Dentist'],
      },
    ],
  ])('%s', async (said, call, ending) => {
    expect(await play(said, call, ending)).toMatchObject({ undo: expect.any(String) });
  });

  it('invites ask first', async () => {
    await play(
      'invite Ana to the review',
      ['change_attendees', { event: 'review', add_attendees: 'Ana' }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Tue 15:00-16:00 Review | with ana'] },
      [waiting(1), approve],
    );
  });

  it('a change says what was before and what is now', async () => {
    const result = await play(
      'move the review to Wednesday',
      ['move_event', { event: 'review', new_when: 'Wednesday' }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Wed 15:00-16:00 Review'] },
    );
    expect(result).toMatchObject({
      before: { when: expect.stringContaining('Tuesday 17 November') },
      now: { when: expect.stringContaining('Wednesday 18 November') },
    });
  });

  it('also of what is no time', async () => {
    const result = await play(
      'the review is in room 4 now',
      ['update_event', { event: 'review', new_location: 'room 4' }],
      { removes: ['Tue 15:00-16:00 Review'], adds: ['Tue 15:00-16:00 Review | at room 4'] },
    );
    expect(result).toMatchObject({ title: 'Review', now: { location: 'room 4' } });
  });
});

describe('a day with an hour names one event', () => {
  const ending: Ending = { removes: ['Tue 15:00-16:00 Review'], adds: ['Tue 15:00-15:45 Review'] };
  it.each<Record<string, unknown>>([
    { event: '3 pm', event_when: 'Tuesday' },
    { event: 'my 15:00', event_when: '2026-11-17' },
    { event: 'tuesday', event_when: '3pm' },
    { event: '3 pm review', event_when: 'this week' },
  ])('%j', async (reference) => {
    const call: Call = ['resize_event', { ...reference, new_duration: '45 minutes' }];
    await play('make my 3 pm on tuesday 45 minutes', call, ending, [], ['Tue 11:00-12:00 Gym', ...HAS]);
  });

  it('and is not found where nothing is at that hour', async () => {
    const result = await play('cancel my 4 am on tuesday', [
      'delete_event',
      { event: '4 am', event_when: 'Tuesday' },
    ]);
    expect(result).toMatchObject({ status: 'refused' });
  });
});

describe('what stands for several', () => {
  it.each<[string, Call]>([
    ['a', ['create_event', { title: 'recap', when: 'Thu 4pm', attendees: ["same people as Friday's plan"] }]],
    [
      'b',
      ['create_event', { title: 'recap', when: 'Thu 4pm', attendees: ['everyone from the plan', 'Ana'] }],
    ],
  ])('the people of another event: %s %j', async (key, call) => {
    await play(
      `recap thursday 4pm, the lot from the plan (${key})`,
      call,
      { adds: ['Thu 16:00-17:00 recap | with ana'] },
      [waiting(1), approve],
    );
  });

  const two = ['Tue 15:00-16:00 Review', 'Tue 17:00-18:00 Gym'];
  it.each(['both', 'both things', 'the two of them', 'all of it'])('%s of a day', async (event) => {
    const call: Call = ['delete_event', { event, event_when: 'Tuesday', every_match: true }];
    await play(`cancel ${event} on tuesday`, call, { removes: two }, [waiting(1), approve], two);
  });

  it('both, where there are three, asks which', async () => {
    const call: Call = ['delete_event', { event: 'both', event_when: 'Tuesday', every_match: true }];
    const result = await play('cancel both on tuesday', call, {}, [], [...two, 'Tue 09:00-10:00 Swim']);
    expect(result).toMatchObject({ status: 'question', candidates: [{}, {}, {}] });
  });
});

it('what was not found tells where it was looked', async () => {
  const result = await play('cancel the review the week after next', [
    'delete_event',
    { event: 'review', event_when: 'the week after next' },
  ]);
  expect(result).toMatchObject({ status: 'refused', looked_in: expect.stringContaining('30 November') });
});

describe('a search by words that finds nothing', () => {
  const search = async (input: Record<string, unknown>) =>
    (await play('what is it?', ['list_events', input])) as Record<string, Record<string, unknown>[]>;

  it('tells what is there at that time', async () => {
    expect(await search({ query: 'regatta', when: 'Tuesday' })).toMatchObject({
      count: 0,
      events: [],
      others_then: [{ title: 'Review', when: expect.stringContaining('15:00') }],
    });
  });
  it('and what is called nearly so at another', async () => {
    const result = await search({ query: 'dentist appointment with Ana', when: 'Friday' });
    expect(result.others_then?.map(({ title }) => title)).toEqual(['Plan']);
    expect(result.called_similarly?.map(({ title }) => title)).toContain('Dentist');
  });
  it('or nothing but that there is nothing', async () => {
    const result = await search({ query: 'opera', when: 'Saturday' });
    expect(result).toMatchObject({ count: 0, events: [] });
    expect(Object.keys(result)).not.toContain('others_then');
    expect(Object.keys(result)).not.toContain('called_similarly');
  });
});

describe('words that were not understood come back by themselves, and nothing is done', () => {
  it.each<[string, Call, string]>([
    ['a', ['move_event', { event: 'review', new_when: 'mañana a las 10' }], 'mañana a las 10'],
    ['b', ['move_event', { event: 'review', event_when: 'blorpday', new_when: '4pm' }], 'blorpday'],
    ['c', ['delete_event', { event: 'review', event_when: 'dienstags' }], 'dienstags'],
    ['d', ['create_event', { title: 'x', when: 'morgen um 10 Uhr' }], 'morgen um 10 Uhr'],
    ['e', ['create_event', { title: 'x', when: 'tomorrow 3pm', recurrence: 'jede Woche' }], 'jede Woche'],
    ['f', ['create_event', { title: 'x', when: 'tomorrow 3pm', duration: 'a while' }], 'a while'],
    ['g', ['list_events', { when: 'la semana que viene' }], 'la semana que viene'],
    ['h', ['find_free_times', { when: 'demain à 10h' }], 'demain à 10h'],
    ['i', ['set_reminder', { text: 'x', when: 'wenn es passt' }], 'wenn es passt'],
    ['j', ['repeat_event', { event: 'review', recurrence: 'cada semana' }], 'cada semana'],
    ['k', ['resize_event', { event: 'review', new_end: 'um fünf' }], 'um fünf'],
    ['l', ['move_event', { every_match: true, event_when: 'Tuesday', new_when: 'übermorgen' }], 'übermorgen'],
  ])('%s %j', async (key, call, words) => {
    expect(await play(`please do case ${key}`, call)).toMatchObject({
      status: 'not_understood',
      not_understood: words,
      repair: expect.stringContaining('ISO 8601'),
    });
  });
});

it('free times are few, of several days, and small', async () => {
  const result = await play('when am I free next week?', [
    'find_free_times',
    { when: 'next week', duration: 'an hour' },
  ]);
  const slots = result?.slots as { when: string; start: string }[];
  // To be given back as it is: on the person's own clock.
  for (const { start } of slots) expect(start).toMatch(/^2026-11-2\dT\d\d:\d\d\+01:00$/);
  expect(new Set(slots.map(({ when }) => when.split(',')[0])).size).toBe(5);
  expect(JSON.stringify(result).length).toBeLessThan(1800);
});

it("'right after' an event means next to it, wherever it is written", async () => {
  const result = await play('when am I free right after the review?', [
    'find_free_times',
    { when: 'right after the review', duration: 'an hour' },
  ]);
  expect(result).toMatchObject({ slots: [{ when: expect.stringContaining('16:00') }] });
});

it('a morning begins with the working day', async () => {
  const result = await play('am I free tomorrow morning?', ['find_free_times', { when: 'tomorrow morning' }]);
  expect(result?.asked_for).toMatch(/09:00–12:00/);
});

it('a length within a stretch is looked for in it', async () => {
  await play(
    'half an hour with my book on Tuesday between 2 and 5',
    ['create_event', { title: 'my book', when: 'Tuesday between 2pm and 5pm', duration: '30 minutes' }],
    { adds: ['Tue 14:00-14:30 my book'] },
  );
});

describe('reminders', () => {
  it('after an event has ended', async () => {
    const result = await play(
      'ten minutes after the dentist remind me to take my pills',
      ['set_reminder', { text: 'take my pills', before_event: 'dentist', minutes_after: 10 }],
      { reminders: ['take my pills @ Thu 10:40'] },
    );
    expect(result?.when).toMatch(/10 minutes after Dentist/);
  });

  it('the same in words', async () => {
    await play(
      'remind me to take my pills 10 minutes after the dentist',
      ['set_reminder', { text: 'take my pills', when: '10 minutes after the dentist' }],
      { reminders: ['take my pills @ Thu 10:40'] },
    );
  });

  it('are edited, and that is taken back', async () => {
    const set: Call = ['set_reminder', { text: 'call the bank', when: 'tomorrow at 9am' }];
    const edit: Call = ['change_reminder', { text: 'bank', new_text: 'call the new bank', new_when: '6pm' }];
    calls.set('change it', edit);
    calls.set('undo that', ['undo_last_action', {}]);
    const said = 'remind me tomorrow at 9am to call the bank';
    await play(said, set, { reminders: ['call the new bank @ Tue 18:00'] }, ['change it', /new bank/]);
    await play(said, set, { reminders: ['call the bank @ Tue 09:00'] }, ['change it', 'undo that']);
  });

  it('put off before it has come, if there is only one', async () => {
    calls.set('rather at six', ['cancel_reminder', { snooze_until: '6pm' }]);
    await play(
      'remind me tomorrow at 9am to call the bank',
      ['set_reminder', { text: 'call the bank', when: 'tomorrow at 9am' }],
      { reminders: ['call the bank @ Tue 18:00'] },
      ['rather at six'],
    );
  });

  it.each([
    ['half past 8', '30 8'],
    ['at 6pm', '0 18'],
  ])('of one that repeats, %s is only its hour', async (words, hour) => {
    calls.set('change it', ['change_reminder', { text: 'plants', new_when: words }]);
    await play(
      'remind me every day at 8am to water the plants',
      ['set_reminder', { text: 'water the plants', when: 'every day at 8am' }],
      { reminders: [`water the plants @ cron ${hour} * * *`] },
      ['change it', /plants/],
    );
  });
});

it('facts about the product come from the program', async () => {
  const result = await play('who can read this?', ['product_facts', { topic: 'who_can_read' }]);
  expect(JSON.stringify(result)).toMatch(/staff/);
});

it("takes 'it' for what the conversation is about", async () => {
  calls.set('make it two hours', ['resize_event', { event: 'it', new_duration: '2 hours' }]);
  await play(
    'move the review to Wednesday, please',
    ['move_event', { event: 'review', new_when: 'Wednesday' }],
    { removes: ['Tue 15:00-16:00 Review'], adds: ['Wed 15:00-17:00 Review'] },
    ['make it two hours'],
  );
});
