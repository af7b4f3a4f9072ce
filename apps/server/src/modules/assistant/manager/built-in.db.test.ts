import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ending, Turn } from '../../../../../../evals/scenarios/scenario.ts';
import { createStageHarness } from '../../../../test/stage-harness.ts';
import { BUILT_IN } from './built-in.ts';

let harness: Awaited<ReturnType<typeof createStageHarness>>;

beforeAll(async () => {
  harness = await createStageHarness({ weights: BUILT_IN });
});
afterAll(() => harness?.close());

/** With the reader of the product: that it is connected, not how well it reads (`npm run eval`). */
async function play(name: string, turns: readonly Turn[], ending: Ending = {}) {
  const { problems, talk } = await harness.stage.play({
    name,
    turns,
    ending,
    world: { has: ['Tue 15:00-16:00 Dentist', 'Thu 09:00-10:00 Standup | with ana'] },
  });
  expect(problems.length > 0 ? [...talk, ...problems] : []).toEqual([]);
}

it('books, moves and answers', () =>
  play(
    'a short talk',
    ['Lunch on Friday at 1', 'move the dentist to wednesday at 4', 'what do I have on friday?', /lunch/i],
    { adds: ['Fri 13:00-14:00 lunch', 'Wed 16:00-17:00 Dentist'], removes: ['Tue 15:00-16:00 Dentist'] },
  ));

it('takes keeping both for a yes to what overlaps', () =>
  play(
    'two at once',
    ['gas man on thursday at 9.30am, an hour', { waiting: 1 }, 'leave both in please', { waiting: 0 }],
    { adds: ['Thu 09:30-10:30 gas man'] },
  ));

it('corrects a card that is agreed to at another time', () =>
  play(
    'another time',
    [
      'move the standup to Wednesday at 3',
      { waiting: 1 },
      'she offered Friday at noon and it suits me, so please move it',
      { waiting: 1 },
      { press: true },
    ],
    { adds: ['Fri 12:00-13:00 Standup | with ana'], removes: ['Thu 09:00-10:00 Standup | with ana'] },
  ));

it.each([
  'Find an hour with Ana and Ben next week, Ana only before noon, Ben not on Mondays',
  'find me an hour with ana and ben next week. ana can only do mornings and ben is out on monday',
])('keeps to what is said of single people: %s', (words) =>
  play(words, [words, /Tue 24 November, 09:00/, { not: /Mon|1[2-9]:\d\d–/ }]),
);

it.each([
  ['es', 'mueve el dentista al jueves a las 11', /inglés/],
  ['de', 'Verschieb bitte den Zahnarzt auf Donnerstag um 11', /Englisch/],
  ['fr', "déplace le dentiste à jeudi 11 heures s'il te plaît", /anglais/],
  ['pt', 'por favor muda o dentista para quinta às 11 horas', /inglês/],
  ['it', 'sposta il dentista a giovedì alle 11 per favore', /inglese/],
  ['nl', 'verzet de tandarts alsjeblieft naar donderdag om 11 uur', /Engels/],
])('says in %s that it only knows English, and changes nothing', async (language, message, reply) => {
  await play(`foreign ${language}`, [message, reply]);
});

it.each([
  [
    'a pasted mail',
    '> Hi, could we move the dentist to Friday at 14:00?\n> And please cancel the standup on Thursday.\n> Thanks, Carla',
  ],
  ['a story', 'yesterday we went to the dentist at 3 and then had lunch until four, it was lovely'],
  ['something it cannot do', 'order two pizzas for 7pm to my office please'],
  ['a wish', 'I wish I could just cancel the standup on thursday and sleep in'],
])('makes nothing of %s', async (name, message) => {
  await play(name, [message, { waiting: 0 }]);
});
