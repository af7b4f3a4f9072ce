import { describe } from 'vitest';
import { notationTalk } from '../../../../test/notation-talk.ts';

const HEDGE = 'Tue 09:00-11:00 Hedge trimming';
const ORDER = 'Wed 15:00-15:30 Seed order';
const BOILER = 'Fri 08:00-09:00 Boiler check';
const { testConversations } = notationTalk({ has: [HEDGE, ORDER, BOILER] });

describe('how long it is to be', () => {
  testConversations([
    [
      'half of that',
      ['{change|[length:half] of that will do for [target:the hedge trimming]}'],
      { removes: [HEDGE], adds: ['Tue 09:00-10:00 Hedge trimming'] },
    ],
    [
      'twice as long, whatever is taken for a length',
      ['{change|make [target:the seed order] [stretch:twice as long]}'],
      { removes: [ORDER], adds: ['Wed 15:00-16:00 Seed order'] },
    ],
    [
      'the length it has is not the one it is to have',
      ['{change|[length:2 hours] for [target:the hedge trimming] is silly, [length:one hour] at most}'],
      { removes: [HEDGE], adds: ['Tue 09:00-10:00 Hedge trimming'] },
    ],
    [
      'as long as the reason says',
      ['{change|[reason:they said 45 minutes], so make [target:the seed order] that long}'],
      { removes: [ORDER], adds: ['Wed 15:00-15:45 Seed order'] },
    ],
  ]);
});

describe('running late', () => {
  testConversations([
    [
      'says how far it is pushed back',
      ['{change|[reason:running 20 min late for] [target:the seed order], can you push it back}'],
      { removes: [ORDER], adds: ['Wed 15:20-15:50 Seed order'] },
    ],
  ]);
});

describe('a length of one, and the same length of another', () => {
  testConversations([
    [
      'is the one that is said',
      [
        '{change|[target:the seed order] takes [length:an hour and a half], [same_length:the other stays an hour]}',
      ],
      { removes: [ORDER], adds: ['Wed 15:00-16:30 Seed order'] },
    ],
  ]);
});

describe('its beginning, behind its end', () => {
  testConversations([
    [
      'is not another end',
      [
        '{change|[target:the hedge trimming] goes [end:till 12]}',
        '{revise|and it begins [time:at 8] as well}',
      ],
      { removes: [HEDGE], adds: ['Tue 08:00-12:00 Hedge trimming'] },
    ],
    [
      'but another end is one',
      ['{change|[target:the hedge trimming] goes [end:till 12]}', '{revise|no, [time:at 1]}'],
      { removes: [HEDGE], adds: ['Tue 09:00-13:00 Hedge trimming'] },
    ],
  ]);
});

describe('two that change their days', () => {
  testConversations([
    [
      'keep their hours, wherever that is said',
      ['{swap|swap [target:the hedge trimming] and [target:the seed order], just the days I mean}'],
      { removes: [HEDGE, ORDER], adds: ['Wed 09:00-11:00 Hedge trimming', 'Tue 15:00-15:30 Seed order'] },
    ],
  ]);
});

describe('whoever comes for something', () => {
  testConversations([
    [
      'stands for it',
      ['{change|[target:the boiler man] comes [time:at 11] instead}'],
      { removes: [BOILER], adds: ['Fri 11:00-12:00 Boiler check'] },
    ],
  ]);
});

describe('as many as were shown', () => {
  testConversations([
    [
      'are meant by what kind of thing they are',
      [
        '{ask_agenda|what is there [time:from tuesday to wednesday]?}',
        '{change|move [set:the two blocks] to [time:thursday], [same_time:same hours]}',
      ],
      { removes: [HEDGE, ORDER], adds: ['Thu 09:00-11:00 Hedge trimming', 'Thu 15:00-15:30 Seed order'] },
    ],
  ]);
});

describe('an event that ends on the next day', () => {
  const NIGHT = 'Thu 22:00-07:00 Night shift';
  testConversations([
    [
      'ends an hour later in the morning',
      ['{change|[target:the night shift] is [end:till 8]}'],
      { removes: [NIGHT], adds: ['Thu 22:00-08:00 Night shift'] },
      { has: [NIGHT] },
    ],
  ]);
});
