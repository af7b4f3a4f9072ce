import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Wed 10:00-11:30 Audit',
    'Thu 14:00-16:00 Rigging check',
    'Fri 09:00-10:00 Harbour tour | with ana',
    'Sat 06:00-14:00 Early watch',
  ],
});

describe('a new event beside another', () => {
  testConversations([
    [
      'on both sides of it',
      ['{create|[length:20 minutes] of [title:driving] before and after [after:the rigging check]}'],
      { adds: ['Thu 13:40-14:00 driving', 'Thu 16:00-16:20 driving'] },
    ],
    [
      'at hours that another day has, too',
      ['{create|[title:sand the hull] [time:Thursday 9 to 11], and [time:Sunday] [same_time:same hours]}'],
      { adds: ['Thu 09:00-11:00 sand the hull', 'Sun 09:00-11:00 sand the hull'] },
    ],
    [
      'on the day of what is made shorter',
      [
        '{change|[target:The audit] [old_time:on Wednesday] stops [end:at 11]}, {create|then [title:ring the yard] [time:11:15 to 11:30]}',
      ],
      {
        removes: ['Wed 10:00-11:30 Audit'],
        adds: ['Wed 10:00-11:00 Audit', 'Wed 11:15-11:30 ring the yard'],
      },
    ],
    [
      'in the slot of what was cancelled, named with it',
      [
        '{cancel|Drop [target:the rigging check]}',
        approve,
        '{create|[title:Vet] in [slot_of:the old rigging check slot]}',
      ],
      { removes: ['Thu 14:00-16:00 Rigging check'], adds: ['Thu 14:00-16:00 Vet'] },
    ],
  ]);
});

describe('a condition about when something ends', () => {
  testConversations([
    [
      'over by an hour of its day',
      [
        "{ask_when|If [target:Wednesday's audit] is over [time:by noon]} {create if 1|put [title:a run] [time:at 12:15]}, {revise ifnot 1|else [time:at two]}",
      ],
      { adds: ['Wed 12:15-13:15 run'] },
    ],
    [
      'not over by then',
      [
        "{ask_when|If [target:Wednesday's audit] ends [time:before 11]} {create if 1|put [title:a run] [time:at 11:15]}, {revise ifnot 1|else [time:at two]}",
      ],
      { adds: ['Wed 14:00-15:00 run'] },
    ],
    [
      'over before the wish begins',
      [
        '{create if 2|[title:Barbecue] [time:Saturday at 5 pm]}, {ask_when|but only if [target:my early watch] is over by then}, {revise ifnot 2|else [time:Sunday at 5 pm]}',
      ],
      { adds: ['Sat 17:00-18:00 Barbecue'] },
    ],
  ]);
});
