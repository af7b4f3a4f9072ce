import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ending, type Turn, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../../test/scripted-model.ts';
import { createStageHarness } from '../../../../test/stage-harness.ts';

/** What models asked the tools for when people played them, and did not get. */
type Call = readonly [name: string, input: Record<string, unknown>];
type ToolResult = Readonly<Record<string, unknown>>;

/** By the person's words: what the model calls; the newest card is named by 'that card'. */
const calls = new Map<string, Call>();
const results: ToolResult[] = [];
const model = new ScriptedModel((options) => {
  const [result] = resultsSinceUser(options) as ToolResult[];
  if (result) {
    results.push(result);
    return 'All right?';
  }
  const [name, input] = calls.get(lastUserText(options)) ?? ['none', {}];
  const seen = JSON.stringify(options.prompt).replaceAll('\\', '');
  const card = [...seen.matchAll(/"proposal_id":"([^"]+)"/g)].at(-1)?.[1];
  return { calls: [{ name, input: input.replaces ? { ...input, replaces: card } : input }] };
});
let harness: Awaited<ReturnType<typeof createStageHarness>>;
beforeAll(async () => {
  harness = await createStageHarness({ model });
});
afterAll(() => harness?.close());

const HAS = ['Tue 15:00-16:00 Review', 'Thu 15:00-16:00 Sync', 'Thu 10:00-10:30 Dentist'];

async function play(
  said: string,
  call: Call,
  ending: Ending = {},
  more: readonly Turn[] = [],
  has: readonly string[] = HAS,
): Promise<ToolResult | undefined> {
  calls.set(said, call);
  results.length = 0;
  const turns = [said, ...more];
  const { problems, talk } = await harness.stage.play({ name: said, turns, ending, world: { has } });
  expect(problems.length > 0 ? [...talk, ...problems] : []).toEqual([]);
  return results.at(-1);
}

describe('right next to another event', () => {
  it.each([
    ['right after the sync on thursday', '16:00-17:00'],
    ['Thursday, right after the sync', '16:00-17:00'],
    ['right before the sync on 2026-11-19', '14:00-15:00'],
    ['right after the sync', '16:00-17:00'],
  ])('a move: %s', async (new_when, hours) => {
    await play(
      `move the review ${new_when}`,
      ['move_event', { event: 'review', event_when: 'Tuesday', new_when }],
      { removes: ['Tue 15:00-16:00 Review'], adds: [`Thu ${hours} Review`] },
    );
  });

  it.each([
    ['right after the sync on thursday', '16:00-16:30'],
    ['Thursday right before the sync', '14:30-15:00'],
  ])('something new: %s', async (when, hours) => {
    await play(
      `run ${when}, half an hour`,
      ['create_event', { title: 'run', when, duration: '30 minutes' }],
      { adds: [`Thu ${hours} run`] },
    );
  });

  it('what is not there on that day is asked about in the words that were said', async () => {
    const result = await play('move the review right after the sync on friday', [
      'move_event',
      { event: 'review', new_when: 'right after the sync on friday' },
    ]);
    expect(result).toMatchObject({
      status: 'question',
      question: expect.stringContaining('the sync, friday'),
    });
    expect(JSON.stringify(result)).not.toContain('right after');
  });
});

it('a reminder before one of two by the same name goes by the day that was said', async () => {
  await play(
    'remind me to print it an hour before the sync on friday',
    ['set_reminder', { text: 'print it', when: 'an hour before the sync on friday' }],
    { reminders: ['print it @ Fri 10:00'] },
    [],
    ['Thu 15:00-16:00 Sync', 'Fri 11:00-12:00 Sync'],
  );
});

describe('a correction of a card that waits', () => {
  const book: Call = ['create_event', { title: 'run', when: 'Thursday at 3pm' }];
  it.each([
    ['4pm', 'Thu 16:00-17:00 run'],
    ['16:30 to 17:00', 'Thu 16:30-17:00 run'],
    ['Friday at 4pm', 'Fri 16:00-17:00 run'],
    ['in two hours', 'Mon 12:00-13:00 run'],
  ])('%s', async (when, added) => {
    calls.set('no, rather then', ['create_event', { title: 'run', when, replaces: 'that card' }]);
    const more = [waiting(1), 'no, rather then', waiting(0)];
    await play('run on thursday at 3pm', book, { adds: [added] }, more);
  });
});

// Endings do not compare notes: the result of the call tells what was written.
describe('a line for the notes', () => {
  const has = ['Thu 15:00-16:00 Sync | note: Room code 4711', 'Fri 11:00-12:00 Plan'];
  const add: Call = ['update_event', { event: 'sync', add_to_description: 'bring the contract' }];
  const added = 'Thu 15:00-16:00 Sync | note: Room code 4711\nbring the contract';

  it('is added beneath what is there', async () => {
    const result = await play(
      'add to the notes of the sync: bring the contract',
      add,
      { removes: [has[0] ?? ''], adds: [added] },
      [],
      has,
    );
    expect(result).toMatchObject({ now: { description_added: 'bring the contract' } });
  });

  it('once, however often it is asked for', async () => {
    await play('bring the contract to the sync', add, {}, [], [added]);
    expect(results.at(-1)).toMatchObject({ status: 'refused' });
  });

  it('begins the note where there is none', async () => {
    const result = await play(
      'note for the plan: bring the contract',
      ['update_event', { event: 'plan', add_to_description: 'bring the contract' }],
      { removes: [has[1] ?? ''], adds: ['Fri 11:00-12:00 Plan | note: bring the contract'] },
      [],
      has,
    );
    expect(result).toMatchObject({ now: { description: 'bring the contract' } });
  });
});

describe('only the days of two change places', () => {
  const swap: Call = ['swap_events', { event: 'gym', swap_with: 'piano', keep: 'times' }];

  it('each keeps its hour and its length', async () => {
    await play(
      'swap the days of gym and piano',
      swap,
      {
        removes: ['Tue 09:00-10:30 Gym', 'Thu 17:00-17:45 Piano'],
        adds: ['Thu 09:00-10:30 Gym', 'Tue 17:00-17:45 Piano'],
      },
      [],
      ['Tue 09:00-10:30 Gym', 'Thu 17:00-17:45 Piano'],
    );
  });

  it('also if one of them lasts all day', async () => {
    await play(
      'swap the days of gym and piano, one is all day',
      swap,
      {
        removes: ['Tue all-day Gym', 'Thu 17:00-17:45 Piano'],
        adds: ['Thu all-day Gym', 'Tue 17:00-17:45 Piano'],
      },
      [],
      ['Tue all-day Gym', 'Thu 17:00-17:45 Piano'],
    );
  });

  it('on one day there is nothing to swap', async () => {
    const same = ['Tue 09:00-10:30 Gym', 'Tue 17:00-17:45 Piano'];
    expect(await play('swap their days', swap, {}, [], same)).toMatchObject({ status: 'refused' });
  });
});

describe('free times with others', () => {
  const search = async (input: Record<string, unknown>) => {
    const said = `when can we meet? ${JSON.stringify(input)}`;
    calls.set(said, ['find_free_times', { duration: '30 minutes', people: ['Ana', 'Ben'], ...input }]);
    results.length = 0;
    const world = { has: ['Thu 10:00-16:00 Fair'], busy: { ana: ['Thu 16:00-17:00'], ben: [] } };
    const { problems } = await harness.stage.play({ name: said, turns: [said], ending: {}, world });
    expect(problems).toEqual([]);
    return results.at(-1);
  };
  const both = [expect.stringContaining('ana'), expect.stringContaining('ben')];

  it('say whom the times suit, and offer one of a stretch', async () => {
    expect(await search({ when: 'Thursday' })).toMatchObject({
      slots_are_free_for: both,
      slots: [{ start: '2026-11-19T09:00+01:00' }],
    });
  });

  it('say who is free at one time', async () => {
    expect(await search({ when: 'Thursday 16:00 to 16:30' })).toMatchObject({
      free: false,
      free_people: [expect.stringContaining('ben')],
      untrusted_busy_people: [expect.stringContaining('Ana')],
    });
  });

  it('within hours are looked for, and not answered as if those were one time', async () => {
    const found = await search({ when: 'Thursday 9:00 to 17:00' });
    expect(found).toMatchObject({ slots: [{ start: '2026-11-19T09:00+01:00' }] });
    expect(found).not.toHaveProperty('free');
    expect(found).not.toHaveProperty('untrusted_busy_people');
  });

  it('of one hour are as long as what was asked about', async () => {
    const found = await search({ when: 'Friday at 14:00', duration: undefined });
    expect(found).toMatchObject({ free: true, slots: [{ start: '2026-11-20T14:00+01:00' }] });
    expect(JSON.stringify(found)).not.toContain('14:30');
  });

  it('say whose calendars were read where there is no time', async () => {
    expect(await search({ when: 'Thursday', avoid: ['before 10am', 'after 5pm'] })).toMatchObject({
      calendars_read: both,
      slots: [],
    });
  });
});

it('a change of what only waits on a card says on which, and how to replace it', async () => {
  calls.set('add ben', ['change_attendees', { event: 'lunch', add_attendees: ['Ben'] }]);
  const result = await play(
    'lunch with ana thursday at noon',
    ['create_event', { title: 'lunch', when: 'Thursday 12:00', attendees: ['Ana'] }],
    {},
    [waiting(1), 'add ben', waiting(1)],
  );
  expect(result).toMatchObject({
    status: 'refused',
    proposal_id: expect.stringMatching(/^call_/),
    repair: expect.stringContaining('replaces'),
  });
});

it('a card that takes the place of another says so', async () => {
  const wanted = { title: 'lunch', when: 'Thursday 12:00', attendees: ['Ana'] };
  calls.set('ben too', ['create_event', { ...wanted, attendees: ['Ana', 'Ben'], replaces: 'that card' }]);
  const result = await play('lunch with ana on thursday', ['create_event', wanted], {}, [
    waiting(1),
    'ben too',
    waiting(1),
  ]);
  const [first, second] = results;
  expect(second).toBe(result);
  expect(result).toMatchObject({ status: 'waiting', took_the_place_of: [first?.proposal_id] });
});

describe('a preference says whether code enforces it', () => {
  it.each([
    ['no meetings before 10 am', 'a rule: the program keeps to it'],
    ['I like window seats', 'a note: no times are held against it'],
  ])('%s', async (words, kept_as) => {
    const result = await play(words, ['remember_preference', { preference: words, quote: words }], {
      preferences: [new RegExp(words)],
    });
    expect(result).toMatchObject({ kept_as });
  });
});
