import { describe } from 'vitest';
import { approve, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Mon 12:00-12:30 Call | with ben',
  'Tue 11:00-12:00 Tasting',
  'Thu 10:00-11:00 Workshop | with reed',
  'Thu 14:00-15:00 Budget | with baker',
];
const { testConversations } = notationTalk({ has: WEEK });

const LUNCH = '{create|[title:lunch] with [guest:tom reed] [time:on Friday at 1pm]}';
const withToms = (...who: string[]) => ({
  adds: [`Fri 13:00-14:00 Lunch with Tom | with ${who.join(', ')}`],
});
const TO_REED = 'Thu 10:00-11:00 Workshop | with reed';
const TO_BAKER = 'Thu 10:00-11:00 Workshop | with baker';

describe('a namesake in a correction', () => {
  testConversations([
    [
      'takes the place of whom one did not mean',
      [LUNCH, '{revise|i meant [guest:tom baker]}', approve],
      withToms('baker'),
    ],
    ['the other of that name', [LUNCH, '{revise|[guest:the other Tom]}', approve], withToms('baker')],
    [
      'the other one, by his name',
      [LUNCH, '{revise|oh no, [target:the other one, Baker]}', approve],
      withToms('baker'),
    ],
    [
      'the other one, when the wrong one is named',
      [LUNCH, '{revise|wrong [guest_out:tom], i want [target:the other one]}', approve],
      withToms('baker'),
    ],
    ['however it was taken', [LUNCH, '{pick|[option:the other tom] please}', approve], withToms('baker')],
    ['too is one more', [LUNCH, '{revise|[guest:tom baker] too}', approve], withToms('reed', 'baker')],
    ['and adds', [LUNCH, '{revise|and [guest:tom baker]}', approve], withToms('reed', 'baker')],
    [
      'somebody of another name is one more',
      [LUNCH, '{revise|with [guest:ana]}', approve],
      withToms('reed', 'ana'),
    ],
    [
      'in a change that waits',
      ['{change|invite [guest:tom reed] to [target:the tasting]}', '{revise|no, [guest:tom baker]}', approve],
      { removes: ['Tue 11:00-12:00 Tasting'], adds: ['Tue 11:00-12:00 Tasting | with baker'] },
    ],
    [
      'after it was done',
      [
        '{change|invite [guest:tom reed] to [target:the tasting]}',
        approve,
        '{revise|sorry, I meant [guest:tom baker]}',
        approve,
      ],
      { removes: ['Tue 11:00-12:00 Tasting'], adds: ['Tue 11:00-12:00 Tasting | with baker'] },
    ],
  ]);
});

describe('the wrong one in an event', () => {
  testConversations([
    [
      'one out, one in',
      [
        '{change|i put the wrong [guest_out:tom] on [target:the workshop], should be [guest:the other tom]}',
        waiting(1),
        approve,
      ],
      { removes: [TO_REED], adds: [TO_BAKER] },
    ],
    [
      'without saying who goes',
      ['{change|[target:the workshop] should have [guest:the other tom]}', approve],
      { removes: [TO_REED], adds: [TO_BAKER] },
    ],
    [
      'invited along with him',
      ['{change|invite [guest:the other tom] to [target:the workshop]}', approve],
      { removes: [TO_REED], adds: ['Thu 10:00-11:00 Workshop | with reed, baker'] },
    ],
  ]);
});

describe('instead', () => {
  const TASTING = { removes: ['Tue 11:00-12:00 Tasting'], adds: ['Tue 11:00-12:00 Tasting | with emma'] };
  testConversations([
    [
      'in the place of who was to come',
      [
        '{change|invite [guest:carla] to [target:the tasting]}',
        "{revise|don't, ask [guest:emma] along instead}",
        approve,
      ],
      TASTING,
    ],
    [
      'of somebody who is named',
      [
        '{change|invite [guest:carla] to [target:the tasting]}',
        '{revise|[guest:emma] instead of [retracted:her]}',
        approve,
      ],
      TASTING,
    ],
    [
      'after it was done',
      [
        '{change|invite [guest:carla] to [target:the tasting]}',
        approve,
        '{revise|hmm, rather [guest:emma]}',
        approve,
      ],
      TASTING,
    ],
    [
      'what is new is called by who comes',
      [
        '{create|[title:coffee] with [guest:carla] [time:on Friday at 3pm]}',
        '{revise|make it [guest:emma] instead}',
        approve,
      ],
      { adds: ['Fri 15:00-16:00 Coffee with Emma | with emma'] },
    ],
  ]);
});

describe('fewer people in a search', () => {
  const SEARCH = '{find_time|find [length:an hour] with [guest:ana] and [guest:ben] [time:this week]}';
  // Somebody whose calendar nobody sees is named with every list of times.
  testConversations([
    ['only one of them', [SEARCH, '{pick|only [option:ben] then}', /^(?!.*Ana).*Ben/s, waiting(0)]],
    ['and me', [SEARCH, '{pick|just [option:ben and me]}', /^(?!.*Ana).*Ben/s]],
    ['without one of them', [SEARCH, '{revise|leave [guest_out:ana] out}', /^(?!.*Ana).*Ben/s]],
    [
      'one out, one stays',
      [SEARCH, '{revise|leave [guest_out:ana] out, only [guest:ben]}', /^(?!.*Ana).*Ben/s],
    ],
    [
      'a time of those is one still',
      [SEARCH, '{pick|only [option:ben] then}', '{pick|[option:the second]}', approve],
      { adds: ['Tue 09:00-10:00 Meeting with Ben | with ben'] },
    ],
  ]);
});

describe('whom the same message names', () => {
  testConversations([
    [
      'is who gets the invitation',
      [
        '{create|[reason:ran into ben at the market], [title:roof talk] [time:on Friday at 2pm], [invite:send him an invite]}',
        /ben/i,
        waiting(1),
        approve,
      ],
      { adds: ['Fri 14:00-15:00 roof | with ben'] },
    ],
    [
      'comes before whom it was about until then',
      [
        '{ask_free|is [person:ana] free [time:on Thursday at 3pm]?}',
        '{create|[reason:dev is in town], [title:tea] with [guest:him] [time:on Friday at 4pm]}',
        approve,
      ],
      { adds: ['Fri 16:00-17:00 tea | with dev'] },
    ],
    [
      'are us',
      [
        '{chat|carla and dev say hello} {create|put [title:supper] in for [guest:the three of us] [time:on Friday at 7pm]}',
        approve,
      ],
      { adds: ['Fri 19:00-20:00 supper | with carla, dev'] },
    ],
    [
      'is with whom a set is',
      ['{cancel|[reason:ben is ill], cancel [set:my mtgs w/ him] [old_time:this week]}', approve],
      { removes: ['Mon 12:00-12:30 Call | with ben'] },
    ],
    [
      'nobody, so nothing goes',
      ['{cancel|cancel [set:my meetings] with [old_person:her] [old_time:this week]}', waiting(0)],
      {},
    ],
    [
      'are nobody in particular',
      ['{create|get [guest:us] [title:a table] [time:on Friday at 7pm]}', waiting(0)],
      { adds: ['Fri 19:00-20:00 table'] },
    ],
  ]);
});
