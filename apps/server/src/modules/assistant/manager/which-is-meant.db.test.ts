import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 14:00-15:00 Meeting',
    'Tue 09:00-10:00 Canoe lesson',
    'Wed 15:00-16:00 Canoe hire',
    'Sat 10:00-11:00 Flat 2A viewing',
    'Sat 12:00-13:00 Flat 3D viewing',
    'Sun 12:00-13:00 Flat 3D viewing',
    'Thu 16:00-17:00 Stocktake',
    'Fri 11:00-12:00 Demo',
    'Fri 07:00-08:00 Swim | RRULE:FREQ=WEEKLY;BYDAY=FR',
    'Tue 19:00-20:00 Spanish | RRULE:FREQ=WEEKLY;BYDAY=TU,TH',
    'Thu 17:00-18:00 Piano | RRULE:FREQ=WEEKLY;BYDAY=TH',
  ],
});

describe('two at once', () => {
  testConversations([
    [
      'the pair of them are the two that were listed',
      [
        '{ask_agenda|which [set:canoe] things are [time:this week]?}',
        '{cancel|scrap [set:the pair of them]}',
        approve,
      ],
      { removes: ['Tue 09:00-10:00 Canoe lesson', 'Wed 15:00-16:00 Canoe hire'] },
    ],
  ]);
});

describe('an answer to which one', () => {
  testConversations([
    [
      'is taken by all of its words, however they are cut',
      [
        '{cancel|cancel [target:the 3D viewing]}',
        '{pick|[option:the one for] [title:3D] [option:on Sunday]}',
        approve,
      ],
      { removes: ['Sun 12:00-13:00 Flat 3D viewing'] },
    ],
    [
      'is taken by the part of its own day',
      ['{cancel|cancel [target:canoeing]}', '{pick|[option:the afternoon one]}', approve],
      { removes: ['Wed 15:00-16:00 Canoe hire'] },
    ],
    [
      'is the other of two where it says which not',
      ['{cancel|cancel [target:canoeing]}', '{pick|not [retracted:the afternoon one]}', approve],
      { removes: ['Tue 09:00-10:00 Canoe lesson'] },
    ],
    [
      '… however it was taken',
      ['{cancel|cancel [target:canoeing]}', '{revise|not [target:the afternoon one]}', approve],
      { removes: ['Tue 09:00-10:00 Canoe lesson'] },
    ],
    [
      'is the late one',
      ['{cancel|cancel [target:canoeing]}', '{pick|[option:the late one]}', approve],
      { removes: ['Wed 15:00-16:00 Canoe hire'] },
    ],
  ]);
});

describe('what a reason begins with', () => {
  const BOOKED = '{create|[title:viewing 5C] [time:thursday at 10]}';
  testConversations([
    [
      'is meant, and not what was just booked',
      [BOOKED, '{cancel|[reason:sat 2A just bailed], kill [target:that one]}', approve],
      { adds: ['Thu 10:00-11:00 viewing 5C'], removes: ['Sat 10:00-11:00 Flat 2A viewing'] },
    ],
    [
      '… by its whole name',
      [BOOKED, "{cancel|[reason:the stocktake isn't happening], strike [target:that one]}", approve],
      { adds: ['Thu 10:00-11:00 viewing 5C'], removes: ['Thu 16:00-17:00 Stocktake'] },
    ],
    [
      'on another day is something else',
      [BOOKED, '{cancel|[reason:monday 2A just bailed], kill [target:that one]}', /viewing 5C/i],
      { adds: ['Thu 10:00-11:00 viewing 5C'] },
    ],
    [
      'is not meant where it only comes up in the reason',
      [BOOKED, "{cancel|[reason:I'm shattered after the stocktake], scrap [target:it]}", /viewing 5C/i],
      { adds: ['Thu 10:00-11:00 viewing 5C'] },
    ],
  ]);
});

describe('a word for anything', () => {
  testConversations([
    [
      'is a name where one is called no more than that',
      ['{change|rename [target:Meeting] to [title:Budget with Zoltan]}'],
      { removes: ['Tue 14:00-15:00 Meeting'], adds: ['Tue 14:00-15:00 Budget with Zoltan'] },
    ],
    [
      '… among others on its day',
      ['{change|rename [target:my meeting] [old_time:tomorrow] to [title:Budget]}'],
      { removes: ['Tue 14:00-15:00 Meeting'], adds: ['Tue 14:00-15:00 Budget'] },
    ],
    [
      'is what is spoken of',
      ['{ask_when|when is [target:the stocktake]?}', '{change|rename [target:the meeting] to [title:Count]}'],
      { removes: ['Thu 16:00-17:00 Stocktake'], adds: ['Thu 16:00-17:00 Count'] },
    ],
  ]);
});

describe('a rhythm', () => {
  testConversations([
    [
      'that is its own means the whole series',
      ['{cancel|no more [target:swimming] at all, wipe [old_time:every friday]}', /whole series/i],
    ],
    [
      '… for a set too',
      ['{cancel|cancel [set:all spanish], [old_time:tuesdays and thursdays] both}', /whole series/i],
    ],
    [
      'that is half of its own does not',
      ['{cancel|call off [target:spanish] [old_time:on tuesdays]}', not(/whole series/i)],
    ],
    [
      'is that of the series which the reason names',
      [
        "{cancel|[reason:I've given up swimming for good] so get rid of [set:all] [old_time:the fridays]}",
        /^(?!.*Demo).*Swim.*whole series/is,
      ],
    ],
    [
      'leaves out what lies in between',
      ['{cancel|get rid of [set:all] [old_time:the fridays]}', /^(?!.*Piano).*Demo/is],
    ],
    [
      'at another hour is a change, of the same days too',
      [
        '{change|[target:piano] is [time:at half five every thursday], change [whole:the whole series]}',
        /Piano.*17:30/is,
        waiting(1),
      ],
    ],
  ]);
});

describe('an event cancelled behind a card that cancels', () => {
  testConversations([
    [
      'is another one, and the card still waits',
      ['{cancel|drop [target:the demo]}', '{cancel|drop [target:the stocktake]}', waiting(2)],
    ],
    [
      'is what the card asks for already',
      ['{cancel|drop [target:the demo]}', '{cancel|cancel [target:the demo]}', waiting(1)],
    ],
  ]);
});

describe('an invitation', () => {
  const has = [
    'Tue 09:00-10:00 Planning | by ana=needsAction',
    'Wed 15:00-16:00 Wine tasting | by ben=needsAction',
    'Fri 11:00-12:00 Demo | by carla=needsAction',
  ];
  testConversations([
    [
      'that was named is the only one then listed, and meant by it',
      [
        "{ask_invitations|I've got an invitation to [target:the wine tasting]}",
        not(/Planning|Demo/),
        '{accept|accept [target:it]}',
        /accept wine tasting/i,
      ],
      {},
      { has },
    ],
    [
      'is one of the other two where one is answered',
      [
        '{accept|yes to [target:the wine]}, {decline|no to [set:the other two]}',
        /(?=.*accept wine)(?=.*decline planning)(?=.*decline demo)/is,
        waiting(3),
      ],
      {},
      { has },
    ],
  ]);
});

describe('a day that something belongs to', () => {
  const has = [
    'Mon 15:00-16:00 Marking',
    'Tue 13:00-14:00 Marking',
    'Thu 18:00-19:00 Yoga',
    'Tue 09:00-10:00 Rowing',
  ];
  testConversations([
    [
      'says which one, with the part of the day',
      ["{cancel|cancel [target:tomorrow afternoon's marking]}", approve],
      { removes: ['Tue 13:00-14:00 Marking'] },
      { has },
    ],
    [
      '… with the hour, and a word for anything',
      ["{change|move [target:tomorrow's 9am thing] to [time:4pm]}"],
      { removes: ['Tue 09:00-10:00 Rowing'], adds: ['Tue 16:00-17:00 Rowing'] },
      { has },
    ],
    [
      'is in doubt where it is on another',
      ["{change|move [target:tonight's yoga] to [time:8pm]}", /not sure about: tonight's/i, waiting(1)],
      {},
      { has },
    ],
    [
      'is in doubt where the cancelled is on another',
      [
        '{cancel|cancel [target:rowing] [old_time:on friday]}',
        /not sure about: on friday.*Cancel Rowing/i,
        waiting(1),
      ],
      {},
      { has },
    ],
    [
      'is in doubt where the moved is on another',
      [
        '{change|move [target:rowing] [old_time:on friday] to [time:5pm]}',
        /not sure about: on friday/i,
        waiting(1),
      ],
      {},
      { has },
    ],
  ]);
});

describe('what comes after that', () => {
  testConversations([
    [
      'is whatever comes, behind what is there only once',
      ['{ask_when|when is [target:the stocktake]?}', '{again|and after [after:that]?}', /Piano/],
    ],
  ]);
});
