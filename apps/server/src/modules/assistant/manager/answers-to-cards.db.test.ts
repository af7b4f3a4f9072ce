import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = ['Mon 12:00-12:30 Call | with ben', 'Tue 11:00-12:00 Tasting'];
const { testConversations } = notationTalk({ has: WEEK });

const BOTH =
  '{create|set up [title:lunch] with [guest:ana] [time:on Friday at 1pm]} {create|and [title:coffee] with [guest:ben] [time:on Thursday at 3pm]}';
const LUNCH = 'Fri 13:00-14:00 Lunch with Ana | with ana';
const COFFEE = 'Thu 15:00-16:00 Coffee with Ben | with ben';
const [ONE, OTHER] = [
  '{create|[title:lunch] with [guest:ana] [time:on Friday at 1pm]}',
  '{create|[title:coffee] with [guest:ben] [time:on Thursday at 3pm]}',
];

describe('two cards in one reply', () => {
  testConversations([
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
  testConversations([
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
  testConversations([
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

const WHICH = '{create|[title:lunch] with [guest:tom] [time:on Friday at 1pm]}';
const withTom = (who: string) => ({ adds: [`Fri 13:00-14:00 Lunch with tom | with ${who}`] });
const TOMS = { has: ['Thu 10:00-11:00 Workshop | with reed', 'Thu 14:00-15:00 Budget | with baker'] };

describe('which of several, by a name among other words', () => {
  testConversations([
    ['in mere talk', [WHICH, '{chat|haha reed, the other one is useless}', approve], withTom('reed'), TOMS],
    [
      'with more in the span than the name',
      [WHICH, '{pick|[option:the baker one lol]}', approve],
      withTom('baker'),
      TOMS,
    ],
    ['behind a hesitation', [WHICH, '{pick|[option:erm baker] I guess}', approve], withTom('baker'), TOMS],
    ['not the one who is ruled out', [WHICH, '{chat|not reed, please}', waiting(0)], {}, TOMS],
    ['a name that both have tells nothing', [WHICH, '{chat|tom of course}', waiting(0)], {}, TOMS],
    [
      'an event as well',
      ['{cancel|drop [target:the class]}', '{pick|[option:the chess thing, obviously]}', approve],
      { removes: ['Tue 11:00-12:00 Chess class'] },
      { has: ['Tue 11:00-12:00 Chess class', 'Wed 11:00-12:00 Latin class'] },
    ],
  ]);
});

const INVITED = {
  has: ['Wed 13:00-14:00 Lunch | by carla=needsAction', 'Wed 15:00-16:00 Dentist', 'Wed 18:00-19:00 Gym'],
};
const ASKED = '{ask_agenda|what is [time:on Wednesday]?}';

describe('an answer to the one invitation among the events just mentioned', () => {
  testConversations([
    [
      'it',
      [ASKED, '{accept|accept [target:it]}', approve],
      {
        removes: ['Wed 13:00-14:00 Lunch | by carla=needsAction'],
        adds: ['Wed 13:00-14:00 Lunch | by carla=accepted'],
      },
      INVITED,
    ],
    [
      'without a word for it',
      [ASKED, "{decline|tell her I can't come}", approve],
      {
        removes: ['Wed 13:00-14:00 Lunch | by carla=needsAction'],
        adds: ['Wed 13:00-14:00 Lunch | by carla=declined'],
      },
      INVITED,
    ],
    [
      'of two it is asked which',
      [ASKED, "{accept|tell them I'm coming}", waiting(0), '{pick|[option:the dinner]}', waiting(1)],
      {},
      { has: [...INVITED.has, 'Wed 20:00-21:00 Dinner | by ben=needsAction'] },
    ],
  ]);
});

describe('what was in doubt on a card', () => {
  const LOOSE = '{change|move [target:the plumbing people] to [time:Wednesday at 2pm]}';
  const world = { has: ['Tue 11:00-12:00 Plumbing visit | with ben'] };
  testConversations([
    ['is named', [LOOSE, /not sure about: the plumbing people/i], {}, world],
    [
      'stays so when something else is corrected',
      [LOOSE, '{revise|at [place:Room 5]}', /not sure about: the plumbing people/i],
      {},
      world,
    ],
    [
      'is not named again when it was said again',
      [LOOSE, '{revise|yes, [target:the plumbing people], at [place:Room 5]}', waiting(1), not(/not sure/i)],
      {},
      world,
    ],
  ]);
});
