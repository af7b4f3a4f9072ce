import { describe } from 'vitest';
import { approve, deny, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = ['Mon 12:00-12:30 Call | with ben', 'Tue 11:00-12:00 Tasting'];
const { tell } = notationTalk({ has: WEEK });

const BOTH =
  '{create|set up [title:lunch] with [guest:ana] [time:on Friday at 1pm]} {create|and [title:coffee] with [guest:ben] [time:on Thursday at 3pm]}';
const LUNCH = 'Fri 13:00-14:00 Lunch with Ana | with ana';
const COFFEE = 'Thu 15:00-16:00 Coffee with Ben | with ben';
const [ONE, OTHER] = [
  '{create|[title:lunch] with [guest:ana] [time:on Friday at 1pm]}',
  '{create|[title:coffee] with [guest:ben] [time:on Thursday at 3pm]}',
];

describe('two cards in one reply', () => {
  tell([
    ['a plain yes is to both', [BOTH, '{approve|yep, go ahead}'], { adds: [LUNCH, COFFEE] }],
    ['with a word around it too', [BOTH, '{approve|ok do it, [filler:please]}'], { adds: [LUNCH, COFFEE] }],
    ['a plain no is to both', [BOTH, '{deny|no, leave it}', waiting(0)]],
    ['a yes to one by its name', [BOTH, '{approve|yes, [target:the lunch]}', waiting(1)], { adds: [LUNCH] }],
    [
      '… by who is in it',
      [BOTH, '{approve|yes to [target:the one with Ben]}', waiting(1)],
      { adds: [COFFEE] },
    ],
    [
      'a no to one by its name',
      [BOTH, '{deny|not [target:the coffee]}', waiting(1), approve],
      { adds: [LUNCH] },
    ],
    ['a name that neither has decides nothing', [BOTH, '{approve|yes, [target:the dinner]}', waiting(2)]],
    [
      'with something said in between it is asked which',
      [BOTH, '{chat|hi there}', '{approve|yes}', waiting(2)],
    ],
  ]);
});

describe('two cards in two replies', () => {
  tell([
    ['a plain yes is to neither', [ONE, OTHER, '{approve|yep, go ahead}', waiting(2)]],
    ['yes to both is to both', [ONE, OTHER, '{approve|yes, both}'], { adds: [LUNCH, COFFEE] }],
    [
      'one of them by its name',
      [ONE, OTHER, '{approve|yes to [target:the lunch]}', waiting(1)],
      { adds: [LUNCH] },
    ],
  ]);
});

describe('the wrong button', () => {
  tell([
    [
      'what was turned down is proposed again',
      [ONE, deny, '{approve|sorry, wrong button, I wanted yes}', waiting(1), approve],
      { adds: [LUNCH] },
    ],
    [
      '… however it was taken',
      [
        '{cancel|drop [target:the call]}',
        deny,
        '{revise|oh no, I meant [target:approve]}',
        waiting(1),
        approve,
      ],
      { removes: ['Mon 12:00-12:30 Call | with ben'] },
    ],
    ['a slip alone says enough', [ONE, deny, '{nothing|argh, misclick}', waiting(1)]],
    ['a mere ok is none', [ONE, deny, '{approve|ok}', waiting(0)]],
    ['nor is it one later', [ONE, deny, '{chat|hi}', '{approve|I meant yes}', waiting(0)]],
    [
      'another time is another wish',
      [ONE, deny, '{revise|I meant yes, but [time:at 2pm]}', approve],
      { adds: ['Fri 14:00-15:00 Lunch with Ana | with ana'] },
    ],
  ]);
});
