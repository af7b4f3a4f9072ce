import { describe } from 'vitest';
import { approve, deny, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Which of a series, from when on, and which of several things.

const { testConversations } = notationTalk({
  has: [
    'Tue 09:00-10:30 Inventory',
    'Tue 12:00-13:00 Fitting Kim',
    'Wed 12:00-13:00 Fitting Lou',
    'Wed 18:00-23:00 Bar shift',
    'Thu 17:00-18:00 Chess | RRULE:FREQ=WEEKLY',
    'Fri 17:00-18:00 Band | RRULE:FREQ=WEEKLY',
  ],
});

describe('of a series', () => {
  testConversations([
    [
      'the one that was just moved alone is moved alone once more',
      [
        '{change|move [target:chess] [old_time:this thursday] to [time:19:00], [once:only this one]}',
        '{change|make [target:this one] [time:18:30]}',
        waiting(0),
      ],
      { removes: ['Thu 17:00-18:00 Chess'], adds: ['Thu 18:30-19:30 Chess'] },
    ],
    [
      'all from a later week on go',
      ['{cancel|cancel [target:chess] [onwards:from next week on]}', /26 Nov.*following/i],
    ],
    [
      'all from a month on are changed',
      ['{change|[onwards:from December on] [target:chess] is [time:at 6pm]}', /3 Dec.*following/i],
    ],
    [
      'every week means the whole series, where something else says when',
      ['{change|[target:chess] lasts [end:until 19:00], [time:every week]}', /whole series/i],
    ],
    [
      'only one goes after a no to all',
      [
        '{cancel|cancel [target:chess], [whole:the whole series]}',
        deny,
        "{revise|no, [once:only this Thursday's]}",
        approve,
      ],
      { removes: ['Thu 17:00-18:00 Chess'] },
    ],
    [
      'the one spoken of is meant by the whole series',
      [
        "{ask_when|when's [target:chess]?}",
        '{change|have [set:the whole series] [time:at 8pm]}',
        /chess.*20:00.*whole series/i,
      ],
    ],
    [
      'each within the weeks that are named is changed',
      ['{change|[target:chess] is [time:at 6pm] [once:this week and next week]}', waiting(0)],
      {
        removes: ['Thu 17:00-18:00 Chess', 'Thu+1 17:00-18:00 Chess'],
        adds: ['Thu 18:00-19:00 Chess', 'Thu+1 18:00-19:00 Chess'],
      },
    ],
    [
      'only those on the days that are named go, and none in between',
      ['{cancel|no [target:chess] [old_time:this thursday and on 3 December]}', approve],
      { removes: ['Thu 17:00-18:00 Chess', '2026-12-03 17:00-18:00 Chess'] },
    ],
    [
      'two that are named both go',
      [
        '{cancel|stop [set:both chess] and [target:the band] [whole:for good]}',
        /chess.*whole series.*band.*whole series/is,
        waiting(2),
      ],
    ],
  ]);
});

describe('of several things', () => {
  testConversations([
    [
      'the one that another name means goes',
      ['{cancel|[target:Kim] has moved away, so cancel [target:the fitting]}', approve],
      { removes: ['Tue 12:00-13:00 Fitting Kim'] },
    ],
    [
      'what only points at a named one is not another one',
      ["{change|[target:Kim's fitting] is a repair, so rename [target:that one] to [title:Repair Kim]}"],
      { removes: ['Tue 12:00-13:00 Fitting Kim'], adds: ['Tue 12:00-13:00 Repair Kim'] },
    ],
    [
      'an obstacle that is mentioned is not moved',
      [
        "{change|make [target:Lou's fitting] [time:Tuesday at 9]. [filler:I'm aware] [target:the inventory] is there}",
        /overlaps/i,
        '{approve|yes I know about [target:the inventory]}',
        waiting(0),
      ],
      { removes: ['Wed 12:00-13:00 Fitting Lou'], adds: ['Tue 09:00-10:00 Fitting Lou'] },
    ],
    [
      'the first two of a list both go',
      [
        "{ask_agenda|what's [time:on Tuesday and Wednesday]?}",
        '{cancel|cancel [target:the first two]}',
        approve,
      ],
      { removes: ['Tue 09:00-10:30 Inventory', 'Tue 12:00-13:00 Fitting Kim'] },
    ],
    [
      'both are as long as is said',
      ['{change|make [set:both fittings] [length:45 minutes]}'],
      {
        removes: ['Tue 12:00-13:00 Fitting Kim', 'Wed 12:00-13:00 Fitting Lou'],
        adds: ['Tue 12:00-12:45 Fitting Kim', 'Wed 12:00-12:45 Fitting Lou'],
      },
    ],
    [
      'each goes to the hour that is said for it',
      [
        "{swap|swap [target:Kim's fitting] and [target:the inventory], so [target:Kim] [time:at 10] and [target:the inventory] [time:at 13:00]}",
      ],
      {
        removes: ['Tue 12:00-13:00 Fitting Kim', 'Tue 09:00-10:30 Inventory'],
        adds: ['Tue 10:00-11:00 Fitting Kim', 'Tue 13:00-14:30 Inventory'],
      },
    ],
  ]);
});

describe('a new end', () => {
  testConversations([
    [
      'after midnight is in the same night',
      ['{change|[target:the bar shift] goes [end:till half past midnight]}'],
      { removes: ['Wed 18:00-23:00 Bar shift'], adds: ['Wed 18:00-00:30 Bar shift'] },
    ],
    [
      'keeps the beginning that is repeated',
      ['{change|[target:the inventory] lasts [end:until noon], and starts [time:at 9] [same_time:as ever]}'],
      { removes: ['Tue 09:00-10:30 Inventory'], adds: ['Tue 09:00-12:00 Inventory'] },
    ],
    [
      'is no new beginning where it is said twice',
      ['{change|[target:the bar shift] until [time:quarter past midnight], so [end:till 00:15]}'],
      { removes: ['Wed 18:00-23:00 Bar shift'], adds: ['Wed 18:00-00:15 Bar shift'] },
    ],
  ]);
});
