import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Mon-1 09:00-10:00 Eye test',
  'Tue 11:00-12:00 Fitting',
  'Tue 15:00-16:00 Vet',
  'Tue 18:00-19:00 Football Sam | RRULE:FREQ=WEEKLY;BYDAY=TU',
  'Wed 14:00-15:00 Planning',
  'Wed 19:00-20:00 Spinning | RRULE:FREQ=WEEKLY;BYDAY=WE',
  'Thu 15:00-16:00 Case review',
  'Thu 18:00-19:00 Football Nico | RRULE:FREQ=WEEKLY;BYDAY=TH',
  'Fri 10:00-11:00 Sales review',
  'Sat 08:30-12:00 Train to Lyon',
];
const { testConversations } = notationTalk({ has: WEEK });

describe('what is in the way is named', () => {
  const moved = { removes: ['Tue 15:00-16:00 Vet'], adds: ['Thu 16:00-17:00 Vet'] };
  testConversations([
    [
      'with a sigh: what waits is moved elsewhere',
      [
        '{change|move [target:the vet] to [time:Thursday at 3pm]}',
        '{revise|ah [target:the review], forgot. [time:4pm] then}',
      ],
      moved,
    ],
    [
      'with a sigh, read as a change',
      [
        '{change|move [target:the vet] to [time:Thursday at 3pm]}',
        '{change|oh right, [target:the case review]. make it [time:4pm]}',
      ],
      moved,
    ],
    [
      'by itself: it may be meant, and is proposed',
      [
        '{change|move [target:the vet] to [time:Thursday at 3pm]}',
        '{revise|[target:the case review] [time:at 5pm] then}',
        waiting(1),
      ],
    ],
    [
      'to be moved itself',
      [
        '{change|move [target:the vet] to [time:Thursday at 3pm]}',
        '{change|then move [target:the case review] to [time:5pm]}',
      ],
      { removes: ['Thu 15:00-16:00 Case review'], adds: ['Thu 17:00-18:00 Case review'] },
    ],
  ]);
});

describe('a question goes on', () => {
  testConversations([
    [
      'with the last question, whatever became of a reminder before',
      [
        '{remind|remind me [time:tomorrow at 9am] to [text:feed the cat]}',
        '{drop_reminder|drop [target:that reminder]}',
        "{ask_when|when's [target:the vet]?}",
        /15:00/,
        '{again|and [target:the fitting]?}',
        /11:00/,
      ],
    ],
    [
      'with how long ago it was',
      [
        '{ask_when|when was [target:the eye test]?}',
        /9 Nov/,
        '{ask_until|how many days ago is [target:that]?}',
        /7 days ago/,
      ],
    ],
    ['how long ago at once', ['{ask_until|how many days ago was [target:the eye test]?}', /7 days ago/]],
  ]);
});

describe('one of several', () => {
  testConversations([
    [
      'is asked for, whatever kind of thing they are said to be',
      [
        '{cancel|[target:one of the football trainings] is off, cancel it}',
        /Sam.*\n.*Nico/,
        "{revise|oh sorry, [target:Nico's]}",
        approve,
      ],
      { removes: ['Thu 18:00-19:00 Football Nico'] },
    ],
    [
      'is not all of them',
      [
        '{cancel|cancel [set:one of the reviews]}',
        /Case.*\n.*Sales/,
        '{pick|[option:the sales one]}',
        approve,
      ],
      { removes: ['Fri 10:00-11:00 Sales review'] },
    ],
    ['named by a kind that two have', ['{cancel|[target:the football training] is off}', /Sam.*\n.*Nico/]],
    [
      'that names nothing keeps nothing else',
      ['{cancel|cancel [target:the gym] and [target:the vet]}', /gym/, approve],
      { removes: ['Tue 15:00-16:00 Vet'] },
    ],
  ]);
});

describe('how long before', () => {
  const reminders = ['Train to Lyon @ Sat 07:00'];
  testConversations([
    [
      'is corrected in one reply',
      [
        '{remind|remind me [lead:an hour] before [before:the train]}',
        '{revise|make it [length:an hour and a half]}',
        not(/cancelled/i),
      ],
      { reminders },
    ],
    [
      'is corrected twice',
      [
        '{remind|remind me [lead:an hour] before [before:the train]}',
        '{revise|make it [length:two hours]}',
        '{revise|no, [lead:90 minutes before]}',
        not(/cancelled/i),
      ],
      { reminders },
    ],
    [
      'is as it was when that is taken back',
      [
        '{remind|remind me [lead:90 minutes] before [before:the train]}',
        '{revise|make it [length:two hours]}',
        '{undo|undo that}',
      ],
      { reminders },
    ],
    [
      'with an hour of its own',
      [
        '{remind|remind me [lead:the day before] [before:the train] [time:at 8pm]}',
        '{revise|[lead:two days before], rather}',
        not(/cancelled/i),
      ],
      { reminders: ['Train to Lyon @ Thu 20:00'] },
    ],
  ]);
});

describe('what a move would do', () => {
  testConversations([
    [
      'is told, and asked on',
      [
        '{change hypothetical|if I moved [target:the fitting] to [time:Wednesday at 2pm], would that be a problem?}',
        /overlaps with Planning/,
        '{again|and [time:Friday]?}',
        /free.*Fri.*14:00/,
        '{revise|and [time:at 10am]?}',
        /overlaps with Sales review/,
        waiting(0),
      ],
    ],
    [
      'and is then wanted, at another hour of that day',
      [
        '{change hypothetical|what if I moved [target:the vet] to [time:Thursday at 3pm]?}',
        /overlaps with Case review/,
        '{change|ok, make [target:it] [time:4pm] then}',
      ],
      { removes: ['Tue 15:00-16:00 Vet'], adds: ['Thu 16:00-17:00 Vet'] },
    ],
    [
      'of what waits',
      [
        '{change|move [target:the vet] to [time:Thursday at 3pm]}',
        '{revise hypothetical|what if I did [time:4pm] instead?}',
        /free.*Thu.*16:00/,
        waiting(1),
      ],
    ],
    [
      'is asked as an overlap',
      [
        '{ask_clash|would [target:it] clash if [target:the vet] was moved to [time:Thursday at 3pm]?}',
        /overlaps with Case review/,
        '{again|and [time:at 4pm]?}',
        /free.*Thu.*16:00/,
        waiting(0),
      ],
    ],
  ]);
});
