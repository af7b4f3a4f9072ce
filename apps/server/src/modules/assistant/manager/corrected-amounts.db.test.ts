import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// By how much, for how long, until when: a number that puts it right is of that kind, and no new hour.

const { testConversations } = notationTalk({
  has: ['Tue 15:00-16:00 Flute lesson', 'Wed 10:00-11:00 Grant review | with ben'],
});

describe('a bare number', () => {
  testConversations([
    [
      'is the distance that was wrong, in its unit',
      ['{change|push [target:the flute lesson] [shift:by an hour]}', '{revise|no, [time:two]}'],
      { removes: ['Tue 15:00-16:00 Flute lesson'], adds: ['Tue 17:00-18:00 Flute lesson'] },
    ],
    [
      'is the distance of a card, too',
      [
        '{change|push [target:the grant review] [shift:back by an hour]}',
        '{revise|[time:two] rather}',
        approve,
      ],
      {
        removes: ['Wed 10:00-11:00 Grant review | with ben'],
        adds: ['Wed 12:00-13:00 Grant review | with ben'],
      },
    ],
    [
      'is the length that was wrong, whatever it was taken for',
      ['{change|make [target:the flute lesson] [length:90 minutes]}', '{revise|sorry, [note:80]}'],
      { removes: ['Tue 15:00-16:00 Flute lesson'], adds: ['Tue 15:00-16:20 Flute lesson'] },
    ],
    [
      'is how long before',
      ['{remind|remind me [lead:an hour] before [before:the flute lesson]}', '{revise|[time:two] rather}'],
      { reminders: ['Flute lesson @ Tue 13:00'] },
    ],
    [
      'is an hour where somebody says where to',
      ['{change|push [target:the flute lesson] [shift:by an hour]}', '{revise|actually make it [time:5]}'],
      { removes: ['Tue 15:00-16:00 Flute lesson'], adds: ['Tue 17:00-18:00 Flute lesson'] },
    ],
  ]);
});

describe('how long', () => {
  testConversations([
    [
      'is asked, where only longer was said',
      [
        '{create|[title:gym] [time:Thursday at 7am]}',
        '{revise|[stretch:longer]}',
        /How long should it be/,
        '{answer|[length:90 minutes]}',
      ],
      { adds: ['Thu 07:00-08:30 gym'] },
    ],
    [
      'needs no unit',
      [
        '{create|[title:gym] [time:Thursday at 7am] for [length:2 hours]}',
        '{revise|no, [length:one and a half]}',
      ],
      { adds: ['Thu 07:00-08:30 gym'] },
    ],
    [
      'before an event is a quarter of an hour, and not of a year',
      [
        '{remind|remind me [lead:half an hour before] [before:the flute lesson]}',
        '{revise|make it [length:a quarter]}',
      ],
      { reminders: ['Flute lesson @ Tue 14:45'] },
    ],
    [
      'past the hour it is',
      [
        '{remind|remind me [time:tomorrow at 1] to [text:print the slides]}',
        '{revise|[time:half past] rather}',
      ],
      { reminders: ['print the slides @ Tue 13:30'] },
    ],
  ]);
});

describe('an end', () => {
  testConversations([
    [
      'is put right, and the start stays',
      ['{change news|[target:the flute lesson] ends [end:at half five]}', '{revise|I mean [time:half four]}'],
      { removes: ['Tue 15:00-16:00 Flute lesson'], adds: ['Tue 15:00-16:30 Flute lesson'] },
    ],
    [
      'of hours that were said',
      ['{create|[title:facial] [time:Friday 4 to 5]}', '{revise|[time:to 6] I mean}'],
      { adds: ['Fri 16:00-18:00 facial'] },
    ],
  ]);
});

describe('a distance in the wrong direction', () => {
  testConversations([
    [
      'is turned round',
      ['{change|push [target:the flute lesson] [shift:by an hour]}', '{revise|no, [shift:earlier]!}'],
      { removes: ['Tue 15:00-16:00 Flute lesson'], adds: ['Tue 14:00-15:00 Flute lesson'] },
    ],
    [
      'is kept by another amount',
      [
        '{change|make [target:the flute lesson] [shift:half an hour earlier]}',
        '{revise|sorry, [length:an hour]}',
      ],
      { removes: ['Tue 15:00-16:00 Flute lesson'], adds: ['Tue 14:00-15:00 Flute lesson'] },
    ],
  ]);
});
