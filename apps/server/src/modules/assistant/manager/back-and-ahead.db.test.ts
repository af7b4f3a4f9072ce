import { describe } from 'vitest';
import { not } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    '2026-05-12 10:00-10:30 Osteopath',
    '2026-08-06 18:00-21:00 Lantern night | with ben',
    'Thu 10:00-10:30 Osteopath',
    'Fri 14:00-15:00 Harbour fair debrief',
    '2027-07-03 13:00-22:00 Christening | at St Brendan',
  ],
});

describe('a month said of the past', () => {
  testConversations([
    [
      'is the last of that name for what is named',
      ['{ask_when|what day was [target:the osteopath] [old_time:in May]?}', /12 May/, not(/19 Nov/)],
    ],
    [
      'however the question was read',
      ['{ask_until|what day [time:in May] was [target:the osteopath]?}', /12 May/, not(/19 Nov/)],
    ],
    [
      'is confirmed, and not denied by what is to come',
      ['{ask_when|[time:in May] I saw [target:the osteopath], right?}', /^Yes.*12 May/],
    ],
    [
      'goes from then until now',
      ['{ask_when|have I been to [target:the osteopath] [time:since April]?}', /^Yes.*12 May/],
    ],
    ['is listed', ['{ask_agenda|what was on [time:in August]?}', /6 August.*Lantern night/s]],
    [
      'is not meant by what is asked again of a day to come',
      ['{ask_when|when was [target:the fair debrief] [old_time:on Friday] again?}', /Fri 20 Nov/],
    ],
  ]);
});

describe('what is far away', () => {
  testConversations([
    ['has a date', ['{ask_when|what date does [target:the christening] have?}', /3 July/]],
    ['has a place', ['{ask_where|where is [target:the christening]?}', /St Brendan/]],
    ['is so many days off', ['{ask_until|how long until [target:the christening]?}', /In 229 days/]],
    ['is the next of its name', ['{ask_next|when is [target:the next christening]?}', /3 July/]],
    ['has been, and who was there is known', ['{ask_who|who was at [target:the lantern night]?}', /Ben/]],
    [
      'is not moved by a name that nothing near has',
      ['{change|move [target:the christening] to [time:Friday at 3]}', /couldn't find/],
    ],
  ]);
});
