import { describe } from 'vitest';
import { approve, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 19:00-20:00 Hockey | RRULE:FREQ=WEEKLY',
    'Wed 08:00-09:00 Yoga',
    'Wed 16:00-17:00 Duty north',
    'Thu 10:00-11:00 Physio',
    'Thu 12:00-13:00 Brunch | with ana',
    'Thu 17:00-18:00 Duty north',
    'Fri 08:00-09:00 Yoga',
    'Fri 10:00-11:00 Payroll',
    'Mon+1 09:00-10:00 Kite | with ana, ben',
  ],
});

describe('what goes together', () => {
  testConversations([
    [
      'is one thing by name and everything on another day',
      [
        '{cancel|drop [target:the physio] [old_time:on Thursday] and [set:everything] [old_time:on Friday]. [except:Wednesday] stays}',
        approve,
      ],
      { removes: ['Thu 10:00-11:00 Physio', 'Fri 08:00-09:00 Yoga', 'Fri 10:00-11:00 Payroll'] },
    ],
    [
      'is everything of a day, and what is named in it once more',
      ['{cancel|cancel [set:everything] [old_time:on Friday], [target:payroll] too}', approve],
      { removes: ['Fri 08:00-09:00 Yoga', 'Fri 10:00-11:00 Payroll'] },
    ],
    [
      'is the one of each day that is said',
      ['{cancel|cancel [target:yoga] [old_time:wed and fri]}', approve],
      { removes: ['Wed 08:00-09:00 Yoga', 'Fri 08:00-09:00 Yoga'] },
    ],
    [
      'is not what has somebody in it who is left out',
      [
        '{cancel|cancel [set:everything] [old_time:on Thursday] except [except:the one that has Ana in it]}',
        approve,
      ],
      { removes: ['Thu 10:00-11:00 Physio', 'Thu 17:00-18:00 Duty north'] },
    ],
  ]);
});

describe('a set', () => {
  testConversations([
    [
      'is those that are named, where they are as many',
      [
        '{change|[set:my two friday things], [target:the yoga on Friday] and [target:payroll], go to [time:monday], [same_time:same times]}',
      ],
      {
        removes: ['Fri 08:00-09:00 Yoga', 'Fri 10:00-11:00 Payroll'],
        adds: ['Mon+1 08:00-09:00 Yoga', 'Mon+1 10:00-11:00 Payroll'],
      },
    ],
    [
      'of commitments is whatever is on',
      ['{cancel|cancel [set:all my commitments] [old_time:on Friday]}', approve],
      { removes: ['Fri 08:00-09:00 Yoga', 'Fri 10:00-11:00 Payroll'] },
    ],
  ]);
});

describe('the day of a reason', () => {
  testConversations([
    [
      'says which one of a series goes',
      [
        '{ask_when|when is [target:hockey] [time:tomorrow]?}',
        '{cancel|[reason:the rink is shut on the 24th], so [target:that one] goes}',
        approve,
      ],
      { removes: ['Tue+1 19:00-20:00 Hockey'] },
    ],
    [
      'says which of several of a name goes',
      ['{cancel|[reason:storm on Thursday] so [target:duty] is off}', approve],
      { removes: ['Thu 17:00-18:00 Duty north'] },
    ],
  ]);
});

describe('people who are taken off', () => {
  testConversations([
    [
      'leave an event that is to stay',
      [
        '{cancel|[old_person:Ana] and [old_person:Ben] are both ill. Take them off [target:the kite] but leave [except:the event]}',
        waiting(1),
        approve,
      ],
      { removes: ['Mon+1 09:00-10:00 Kite | with ana, ben'], adds: ['Mon+1 09:00-10:00 Kite'] },
    ],
    [
      'leave the one of a list that they are in',
      [
        '{ask_agenda|what is on [time:next Monday]?}',
        '{cancel|Neither [old_person:Ana] nor [old_person:Ben] can make [target:that one]. Remove [set:both], keep [except:the event]}',
        approve,
      ],
      { removes: ['Mon+1 09:00-10:00 Kite | with ana, ben'], adds: ['Mon+1 09:00-10:00 Kite'] },
    ],
  ]);
});
