import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 08:00-08:30 School run',
    'Tue 18:00-19:00 Rowing',
    'Wed 17:00-18:00 Fiddle lesson',
    'Thu 15:00-16:00 Stocktake',
    'Thu 18:00-19:00 Rowing',
    'Fri 09:00-10:00 Glazier',
    'Fri 14:00-15:00 Chess',
    'Fri 16:30-17:30 Haircut',
    'Sat 10:00-11:00 Rowing',
  ],
});

describe('all but one', () => {
  testConversations([
    [
      'the last of them stays',
      [
        '{change|[set:all my rowing] [old_time:this week] goes [shift:an hour later], except [except:the last one]}',
      ],
      {
        removes: ['Tue 18:00-19:00 Rowing', 'Thu 18:00-19:00 Rowing'],
        adds: ['Tue 19:00-20:00 Rowing', 'Thu 19:00-20:00 Rowing'],
      },
    ],
    [
      'the one of a day stays, however it is counted',
      [
        '{change|[target:all my rowing] [old_time:this week] goes [shift:an hour later], except [except:the last one on Saturday]}',
      ],
      {
        removes: ['Tue 18:00-19:00 Rowing', 'Thu 18:00-19:00 Rowing'],
        adds: ['Tue 19:00-20:00 Rowing', 'Thu 19:00-20:00 Rowing'],
      },
    ],
    [
      'nothing is cancelled that was excepted by its place',
      ['{cancel|drop [set:all the rowing] but [except:the first]}', approve],
      { removes: ['Thu 18:00-19:00 Rowing', 'Sat 10:00-11:00 Rowing'] },
    ],
    [
      'an exception that means nothing in the set is asked about',
      ['{cancel|drop [set:all the rowing] but [except:the fifth]}', not(/approve/i)],
      {},
    ],
    [
      'that day is the one just said',
      [
        '{change|[reason:the school is closed on Friday], so [set:everything] I have [old_time:that day] goes to [time:next Monday] [same_time:at the same hours], apart from [except:the glazier]}',
      ],
      {
        removes: ['Fri 14:00-15:00 Chess', 'Fri 16:30-17:30 Haircut'],
        adds: ['Mon+1 14:00-15:00 Chess', 'Mon+1 16:30-17:30 Haircut'],
      },
    ],
  ]);
});

describe('if', () => {
  testConversations([
    [
      'an hour without a day is one of the day that is wished for',
      [
        '{create if 2|[title:laps] [time:at 6:15 tomorrow morning], [length:40 minutes]}, {ask_free|but not if something is on [time:before 8:30]}',
        not(/booked/i),
      ],
      {},
    ],
    [
      'nothing on in an afternoon is nothing at all',
      [
        '{ask_free|should [time:Thursday afternoon] be empty} {create if 1|[title:nap] [time:at 4:30pm], [length:20 minutes]} {revise ifnot 1|or if not} {revise ifnot 1|on [time:Friday at 6pm]}',
      ],
      { adds: ['Fri 18:00-18:20 nap'] },
    ],
    [
      'what it would meet decides where it goes',
      [
        '{change|move [target:the stocktake] to [time:18:00]}, {ask_clash|if anything is there already}, {revise if 2|to [time:19:30]}',
      ],
      { removes: ['Thu 15:00-16:00 Stocktake'], adds: ['Thu 19:30-20:30 Stocktake'] },
    ],
    [
      'what did not come about can still be put elsewhere',
      [
        '{ask_free|if I am free [time:on Wednesday from 17:00 to 18:00]}, {create if 1|a [title:stroll with Sam] then}',
        '{revise|pity, [time:Thursday] it is, [same_time:same hours]}',
      ],
      { adds: ['Thu 17:00-18:00 stroll with Sam'] },
    ],
  ]);
});

describe('several names', () => {
  testConversations([
    [
      'in one breath are several events',
      [
        '{change|move [target:the chess and the haircut] [old_time:from Friday] to [time:Saturday], [same_time:same times]}',
      ],
      {
        removes: ['Fri 14:00-15:00 Chess', 'Fri 16:30-17:30 Haircut'],
        adds: ['Sat 14:00-15:00 Chess', 'Sat 16:30-17:30 Haircut'],
      },
    ],
    [
      'of which one is nothing in the calendar: that is said',
      ['{change news|[target:the barber] has moved me, [target:the haircut] is [time:at 17:15]}', /barber/i],
      { removes: ['Fri 16:30-17:30 Haircut'], adds: ['Fri 17:15-18:15 Haircut'] },
    ],
    [
      'where the reason names it, it is meant',
      ['{cancel|[reason:no more fiddle for me]. delete [whole:the whole thing]}', /fiddle/i, waiting(1)],
      {},
    ],
  ]);
});
