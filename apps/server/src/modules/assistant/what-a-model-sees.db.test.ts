import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Ending, not, type Turn } from '../../../../../evals/scenarios/scenario.ts';
import { lastUserText, resultsSinceUser, type Script, ScriptedModel } from '../../../test/scripted-model.ts';
import { createStageHarness } from '../../../test/stage-harness.ts';

/** The model sees what the person saw, with the real tools. */
type Results = readonly Record<string, unknown>[];
type Calls = readonly (readonly [name: string, input: Record<string, unknown>])[];

const model = new ScriptedModel(() => 'not scripted');
let harness: Awaited<ReturnType<typeof createStageHarness>>;
beforeAll(async () => {
  harness = await createStageHarness({ model });
});
afterAll(() => harness?.close());
beforeEach(() => {
  model.seen.length = 0;
});

/** By the person's words: what it calls at first, and what it does with the results. */
type Says = Readonly<Record<string, (results: Results, asked: string) => Calls | string>>;
const saying =
  (says: Says): Script =>
  (options) => {
    const answer = says[lastUserText(options)]?.(
      resultsSinceUser(options) as Results,
      JSON.stringify(options.prompt).replaceAll('\\', ''),
    );
    if (answer === undefined) return '';
    if (typeof answer === 'string') return answer;
    return { calls: answer.map(([name, input]) => ({ name, input })) };
  };
const HAS = [
  'Thu 10:00-11:00 Board meeting',
  'Wed 10:00-11:00 Huddle | with ana, ben',
  'Thu 15:00-16:00 Review',
  'Fri 09:00-10:00 Plan | with ana',
];
async function play(says: Says, turns: readonly Turn[], ending: Ending = {}) {
  model.script = saying(says);
  const { problems, talk } = await harness.stage.play({
    name: 'seen',
    turns,
    ending,
    world: { has: HAS },
  });
  expect(problems.length > 0 ? [...talk, ...problems] : []).toEqual([]);
}

it('takes the second time that the card offered', async () => {
  const book = 'book the dentist thursday at 10';
  await play(
    {
      [book]: () => [['create_event', { title: 'Dentist', when: 'Thursday at 10am', final: true }]],
      'the second one you offered': (_results, asked) => {
        expect(asked).toContain(
          '"conflicts":[{"event_id":"seed0","when":"Thursday 19 November 2026, 10:00–11:00 (Europe/Madrid)","title":"Board meeting"}]',
        );
        expect(asked).toMatch(/"shown":"[^"]*Board meeting[^"]*Book 'Dentist'/);
        const [, start] = /"position":2,"when":"[^"]+","start":"([^"]+)"/.exec(asked) ?? [];
        const [, replaces] = /"proposal_id":"([^"]+)"/.exec(asked) ?? [];
        expect(start).toBeTruthy();
        return [['create_event', { title: 'Dentist', when: start, replaces, final: true }]];
      },
    },
    [book, { waiting: 1 }, 'the second one you offered', { waiting: 0 }, /^Booked: Dentist/],
    { adds: ['Thu 11:00-12:00 Dentist'] },
  );
  expect(model.seen.length).toBe(2);
});

it('one and the same card, however often it is asked for in a turn', async () => {
  const book = 'book the dentist thursday at 10';
  const call = ['create_event', { title: 'Dentist', when: 'Thursday at 10am' }] as const;
  await play({ [book]: (results) => (results.length < 2 ? [call] : 'Which time?') }, [
    book,
    { waiting: 1 },
    /Which time\?.*Book Dentist, .*anyway\?$/s,
  ]);
});

it('a question is answered while a card waits, and the card stays', async () => {
  const both = 'cancel the plan on friday. and when is the review?';
  await play(
    {
      [both]: (results) =>
        results.length === 0
          ? [
              ['delete_event', { event: 'plan', event_when: 'Friday' }],
              ['list_events', { query: 'review' }],
            ]
          : `The review: ${JSON.stringify(results[1]?.events)}`,
      'who comes to the plan?': (results, asked) => {
        expect(asked).toContain('"status":"waiting"');
        return results.length === 0 ? [['list_events', { query: 'plan' }]] : 'Ana comes.';
      },
    },
    [
      both,
      { waiting: 1 },
      /The review: .*15:00.*Cancel Plan.*\?$/s,
      // The card says that it is not done yet, and the rest only asked something.
      not(/changed anything/),
      'who comes to the plan?',
      /Ana comes/,
      { waiting: 1 },
      { press: true },
      { waiting: 0 },
    ],
    { removes: ['Fri 09:00-10:00 Plan | with ana'] },
  );
});

it('a time that a search found keeps its position in the next turn, for follow-up questions', async () => {
  const find = 'when could I see the dentist on thursday?';
  await play(
    {
      [find]: (results) =>
        results.length === 0
          ? [['find_free_times', { when: 'Thursday', duration: '1 hour' }]]
          : 'Which of them?',
      'the second': (_results, asked) => {
        const [, start] = /Where we are: .*"position":2,"when":"[^"]+","start":"([^"]+)"/.exec(asked) ?? [];
        return [['create_event', { title: 'Dentist', when: start, duration: '1 hour', final: true }]];
      },
    },
    [find, 'the second', /^Booked: Dentist/],
    { adds: ['Thu 11:00-12:00 Dentist'] },
  );
});

it('a clash with an own event does not make the next wish somebody else’s', async () => {
  const book = 'put dentist thu 10-11';
  await play(
    {
      [book]: () => [['create_event', { title: 'Dentist', when: 'Thursday 10:00-11:00', final: true }]],
      'oh right. 12:30 then': (_results, asked) => {
        const [, replaces] = /"proposal_id":"([^"]+)"/.exec(asked) ?? [];
        const wanted = {
          title: 'Dentist',
          when: 'Thursday 12:30',
          duration: '1 hour',
          replaces,
          final: true,
        };
        return [['create_event', wanted]];
      },
    },
    [book, { waiting: 1 }, 'oh right. 12:30 then', { waiting: 0 }],
    { adds: ['Thu 12:30-13:30 Dentist'] },
  );
});

it('what was listed is shown as it is now, at its old place; a receipt names who was uninvited', async () => {
  const drop = 'drop ben from the huddle';
  await play(
    {
      'what is on this week?': (results) =>
        results.length === 0 ? [['list_events', { when: 'this week' }]] : 'Four things.',
      'move the board meeting to 12': (results) =>
        results.length === 0 ? [['move_event', { event_id: 'seed0', new_when: '12:00' }]] : '',
      'the first, when is it?': (_results, asked) => {
        const [, list = ''] = /"last_list":(\[.*?\]),"done_lately"/.exec(asked) ?? [];
        return /"position":\d,"event_id":"seed0","when":"[^"]*12:00–13:00/.test(list) ? 'At 12:00.' : list;
      },
      [drop]: () => [['change_attendees', { event: 'huddle', remove_attendees: ['Ben'], final: true }]],
    },
    [
      'what is on this week?',
      'move the board meeting to 12',
      'the first, when is it?',
      /^At 12:00\./,
      drop,
      { press: true },
      /Huddle.*: Ben Okafor removed/,
    ],
    {
      removes: ['Thu 10:00-11:00 Board meeting', 'Wed 10:00-11:00 Huddle | with ana, ben'],
      adds: ['Thu 12:00-13:00 Board meeting', 'Wed 10:00-11:00 Huddle | with ana'],
    },
  );
});

it('an event without guests that was made in the same turn is put right at once, without a card', async () => {
  const book = 'dentist thursday at 12, half an hour';
  await play(
    {
      [book]: (results) =>
        results.length === 0
          ? [['create_event', { title: 'Dentist', when: 'Thursday at 12:00' }]]
          : [
              [
                'resize_event',
                { event_id: results[0]?.event_id, new_duration: 'half an hour', final: true },
              ] as const,
            ],
    },
    [book, { waiting: 0 }, /^Booked: Dentist.*12:00–12:30/s],
    { adds: ['Thu 12:00-12:30 Dentist'] },
  );
  expect(model.seen.length).toBe(2);
});

it('a card about all of a day says where it looked, and what stays', async () => {
  const clear = 'clear my thursday, but keep the review';
  await play(
    {
      [clear]: (results, asked) => {
        if (results.length > 0)
          expect(asked).toMatch(
            /"looked_in":"Thursday 19 November[^"]*","stays":\[{[^}]*"title":"Review"}\]/,
          );
        const wanted = {
          event: 'everything',
          event_when: 'Thursday',
          every_match: true,
          except: ['the review'],
        };
        return results.length === 0 ? [['delete_event', wanted]] : '';
      },
    },
    [clear, { waiting: 1 }, { press: true }],
    { removes: ['Thu 10:00-11:00 Board meeting'] },
  );
});

it('which of a series is asked about only if the words do not say it', async () => {
  const move = 'from now on the stretching is at 9';
  model.script = saying({
    [move]: ([asked, ...more]) => {
      const wanted = { event: 'stretching', new_when: '09:00', final: true };
      if (!asked) return [['move_event', wanted]];
      if (more.length > 0) return '';
      expect(asked).toMatchObject({ status: 'question', note: expect.stringContaining('with scope') });
      return [['move_event', { ...wanted, scope: 'following' }]];
    },
  });
  const { problems } = await harness.stage.play({
    name: 'scope',
    turns: [move, { waiting: 1 }],
    ending: {},
    world: { has: ['Tue 08:00-08:30 Stretching | RRULE:FREQ=WEEKLY'] },
  });
  expect(problems).toEqual([]);
});

it('what was approved waits no longer, and its receipt has its mark', async () => {
  const book = 'book the dentist thursday at 10';
  await play(
    {
      [book]: (results) =>
        results.length === 0 ? [['create_event', { title: 'Dentist', when: 'Thursday at 10am' }]] : '',
      'is anything left?': () => 'No.',
    },
    [book, { waiting: 1 }, { press: true }, /^Booked: Dentist/, 'is anything left?'],
    { adds: ['Thu 10:00-11:00 Dentist'] },
  );
  const [decided = '', asked = ''] = model.seen
    .slice(-2)
    .map(({ prompt }) => JSON.stringify(prompt).replaceAll('\\', ''));
  expect(decided).toContain('"receipt_mark":"[r1]","receipt":"Booked: Dentist');
  for (const prompt of [decided, asked]) expect(prompt).not.toMatch(/"waiting":\[|"status":"waiting"/);
});

it('a mark stands for one receipt of the whole conversation', async () => {
  const book = (title: string, when: string, mark: string) => (results: Results) =>
    results.length === 0 ? ([['create_event', { title, when }]] as const) : `There you go: ${mark}`;
  await play(
    {
      'gym on saturday at 9': book('gym', 'Saturday at 9am', '[r1]'),
      'and a swim at 11': book('swim', 'Saturday at 11am', '[r2]'),
    },
    ['gym on saturday at 9', /Booked: gym/i, 'and a swim at 11', /Booked: swim/i],
    { adds: ['Sat 09:00-10:00 gym', 'Sat 11:00-12:00 swim'] },
  );
});

it('what was taken back is gone, and no longer the first that is spoken of', async () => {
  await play(
    {
      'what is on friday?': (results) =>
        results.length === 0 ? [['list_events', { when: 'Friday' }]] : 'Plan.',
      'gym on saturday at 9': () => [
        ['create_event', { title: 'gym', when: 'Saturday at 9am', final: true }],
      ],
      'no, undo': () => [['undo_last_action', { final: true }]],
      'so?': (_results, asked) => {
        expect(asked).toMatch(/"in_focus":\[\{[^[]*"title":"Plan"[^[]*"title":"gym"[^[]*"is_gone":true/);
        return 'Just the plan then?';
      },
    },
    ['what is on friday?', 'gym on saturday at 9', 'no, undo', 'so?', /plan/],
  );
});

it('a look that finds nothing leaves no older list behind', async () => {
  const looks = (when: string) => (results: Results) =>
    results.length === 0 ? ([['list_events', { when }]] as const) : 'Here.';
  const listed = (asked: string) => /Where we are: [^\n]*"last_list":/.test(asked);
  await play(
    {
      'what is on this week?': looks('this week'),
      'and on sunday?': (results, asked) => {
        expect(listed(asked)).toBe(true);
        return looks('Sunday')(results);
      },
      'the second one?': (_results, asked) => {
        expect(listed(asked)).toBe(false);
        return 'Which?';
      },
    },
    ['what is on this week?', 'and on sunday?', 'the second one?'],
  );
});

it('marks stand in the order of the calls, and one of an earlier turn is no mistake', async () => {
  const both = 'cancel the plan on friday, and gym on saturday at 9';
  let marks: unknown[] = [];
  await play(
    {
      [both]: (results) =>
        results.length === 0
          ? [
              ['delete_event', { event: 'plan', event_when: 'Friday' }],
              ['create_event', { title: 'gym', when: 'Saturday at 9am' }],
            ]
          : '',
      'is it all done?': (_results, asked) => {
        marks = [...asked.matchAll(/"receipt_mark":"(\[r\d\])"/g)].map(([, mark]) => mark);
        expect(asked).not.toContain('There is no receipt');
        return 'All of it: [r1] [r2]';
      },
    },
    [both, { waiting: 1 }, { press: true }, { waiting: 0 }, 'is it all done?', /^All of it:(?!.*Booked)/s],
    { adds: ['Sat 09:00-10:00 gym'], removes: ['Fri 09:00-10:00 Plan | with ana'] },
  );
  expect(marks).toEqual(['[r1]', '[r2]']);
});
