import { describe } from 'vitest';
import { waiting } from '../../../../../../evals/scenarios/scenario.ts';

import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Tue 15:00-16:00 Swimming with Lena', 'Fri 15:15-16:00 School pickup', 'Thu 10:00-11:00 Choir'],
});

const HOUR_BEFORE = '{remind|remind me [lead:an hour] before [before:the swimming], [text:the bag]}';
const TWO_BEFORE = '{remind|and remind me [lead:two hours] before [before:the swimming]}';

const MANY = ['rent', 'milk', 'stamps', 'bins', 'oil', 'keys', 'plants'];

describe('which reminder is meant', () => {
  testConversations([
    [
      'is told by how long before it comes',
      [HOUR_BEFORE, TWO_BEFORE, '{drop_reminder|drop [target:the one hour swimming reminder]}'],
      { reminders: ['Swimming with Lena @ Tue 13:00'] },
    ],
    [
      'is told by that alone',
      [HOUR_BEFORE, TWO_BEFORE, '{drop_reminder|delete [target:the two hour one]}'],
      { reminders: ['the bag @ Tue 14:00'] },
    ],
    [
      'is told by its hour, among those that are offered',
      [
        HOUR_BEFORE,
        TWO_BEFORE,
        '{drop_reminder|cancel [target:a reminder for something]}',
        /which reminder.*1\. the bag, tomorrow at 14:00/is,
        '{pick|[option:number 2, the 13:00 one]}',
      ],
      { reminders: ['the bag @ Tue 14:00'] },
    ],
    [
      'is told by the event that it comes before',
      [
        HOUR_BEFORE,
        '{change_reminder|make [target:the swimming reminder] [lead:two hours before], not [retracted:one]}',
      ],
      { reminders: ['the bag @ Tue 13:00'] },
    ],
    [
      'is known long after it was set',
      [
        HOUR_BEFORE,
        ...MANY.map((name) => `{remind|remind me [time:on Friday at 9] of [text:${name}]}`),
        '{change_reminder|make [target:the swimming reminder] [lead:two hours before]}',
      ],
      { reminders: ['the bag @ Tue 13:00', ...MANY.map((name) => `${name} @ Fri 09:00`)] },
    ],
  ]);
});

describe('a reminder that is forgotten while a card waits', () => {
  testConversations([
    [
      'goes, and the card stays',
      [
        HOUR_BEFORE,
        '{create|[title:lunch] [time:friday at noon] with [guest:Ana]}',
        waiting(1),
        '{deny|forget [target:the swimming reminder]}',
        /Reminder cancelled/,
        waiting(1),
      ],
    ],
  ]);
});

describe('another time before the same event', () => {
  testConversations([
    [
      'takes the place of the first, where that is said',
      [
        '{remind|remind me [lead:20 min] before [before:the pickup]}',
        '{remind|remind me [lead:30 min] before [before:the pickup], not [retracted:20]}',
      ],
      { reminders: ['School pickup @ Fri 14:45'] },
    ],
    [
      'takes its place with a word, too, and keeps what it says',
      [HOUR_BEFORE, '{remind|remind me [lead:two hours] before [before:the swimming] instead}'],
      { reminders: ['the bag @ Tue 13:00'] },
    ],
    [
      'comes beside it otherwise',
      [HOUR_BEFORE, TWO_BEFORE],
      { reminders: ['the bag @ Tue 14:00', 'Swimming with Lena @ Tue 13:00'] },
    ],
  ]);
});

describe('two leads in one message', () => {
  testConversations([
    [
      'are two reminders',
      ['{remind|remind me [lead:a day] and [lead:an hour] before [before:choir]}'],
      { reminders: ['Choir @ Wed 10:00', 'Choir @ Thu 09:00'] },
    ],
    [
      'are one where the first is put right',
      ['{remind|remind me [lead:15 minutes] before [before:choir], no, make that [lead:an hour]}'],
      { reminders: ['Choir @ Thu 09:00'] },
    ],
  ]);
});
