import { describe } from 'vitest';
import { waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Wed 10:00-11:00 Inspection | with reed', 'Fri 10:00-11:00 Fitting'],
});

describe('a reminder before an event that moves', () => {
  testConversations([
    [
      'counts from where it is to go, while that waits for a yes',
      [
        '{change|move [target:the inspection] to [time:next Thursday at 2pm]}',
        '{remind|remind me [lead:the day before] [time:at 9am] to [text:print the plans]}',
        waiting(1),
      ],
      { reminders: ['print the plans @ Wed+1 09:00'] },
    ],
    [
      'counts its hours from there, too',
      [
        '{change|move [target:the inspection] to [time:next Thursday at 2pm]}',
        '{remind|remind me [lead:two hours before] to [text:print the plans]}',
        waiting(1),
      ],
      { reminders: ['print the plans @ Thu+1 12:00'] },
    ],
    [
      'counts from where the same message puts it',
      [
        '{change|move [target:the fitting] to [time:next Thursday at 2pm]} {remind|and remind me [lead:the evening before] [time:at 8] to [text:iron it]}',
      ],
      {
        removes: ['Fri 10:00-11:00 Fitting'],
        adds: ['Thu+1 14:00-15:00 Fitting'],
        reminders: ['iron it @ Wed+1 20:00'],
      },
    ],
  ]);
});

describe('a reminder before something that is no name', () => {
  testConversations([
    [
      'is before what was just spoken of, where it is when one leaves',
      [
        '{create|put [title:sailing] in [time:from Thursday 26 to Sunday 29 November], [all_day:all day]}',
        '{remind|[lead:the night before] [before:we set off], [time:9pm], remind me to [text:pack]}',
      ],
      { adds: ['Thu+1..Sun+1 sailing'], reminders: ['pack @ Wed+1 21:00'] },
    ],
    [
      'is when it is said in full',
      [
        '{remind|[time:on Friday the 27th at ten in the morning], [lead:right before] [before:grandma lands], remind me to [text:buy flowers]}',
      ],
      { reminders: ['buy flowers @ Fri+1 10:00'] },
    ],
  ]);
});
