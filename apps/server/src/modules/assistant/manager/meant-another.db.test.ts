import { describe } from 'vitest';
import { approve, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Not that one: which of several a correction belongs to.

const { testConversations } = notationTalk({
  has: [
    'Tue 09:00-10:00 Jog',
    'Wed 14:00-15:00 Sync | with ben',
    'Wed 16:00-17:00 Yoga',
    'Thu 09:00-10:00 Jog',
    'Thu 14:00-15:00 Vendor call',
  ],
});

describe('what was done to the wrong one', () => {
  testConversations([
    [
      'is done to the one that is named, although it sounds like taking back',
      [
        '{change|move [target:yoga] to [time:Friday]}',
        '{undo|oh that was the wrong one, [target:vendor call]}',
      ],
      { removes: ['Thu 14:00-15:00 Vendor call'], adds: ['Fri 14:00-15:00 Vendor call'] },
    ],
    [
      'is not done to one that is only asked to be taken back',
      ['{change|move [target:yoga] to [time:Friday]}', '{undo|undo [target:the vendor call]}'],
      { removes: ['Wed 16:00-17:00 Yoga'], adds: ['Fri 16:00-17:00 Yoga'] },
    ],
    [
      'is done to the other of two that were offered',
      [
        '{change|move [target:my jog] to [time:11]}',
        '{pick|[option:1]}',
        '{pick|no, [option:the other one]}',
      ],
      { removes: ['Thu 09:00-10:00 Jog'], adds: ['Thu 11:00-12:00 Jog'] },
    ],
  ]);
});

describe('a card', () => {
  testConversations([
    [
      'is left alone by a correction of what was made before it',
      [
        '{create|[title:table] [time:on Friday at 7pm]}',
        '{create|[title:taxi] [time:on Friday at 6:30pm]}',
        waiting(1),
        '{revise|no, [target:the first one] [time:at 9]}',
        waiting(1),
        approve,
      ],
      { adds: ['Fri 21:00-22:00 table', 'Fri 18:30-19:30 taxi'] },
    ],
    [
      'to cancel becomes a change, when it is to be shorter instead',
      ['{cancel|cancel [target:yoga]}', '{revise|[length:half an hour] instead, do not [retracted:cancel]}'],
      { removes: ['Wed 16:00-17:00 Yoga'], adds: ['Wed 16:00-16:30 Yoga'] },
    ],
    [
      'to cancel goes over to the other one of that day',
      [
        '{cancel|cancel [target:yoga]}',
        '{revise|not [retracted:that one], [target:the other one on Wednesday]}',
        approve,
      ],
      { removes: ['Wed 14:00-15:00 Sync | with ben'] },
    ],
    [
      'is not agreed to in words that name another day',
      ['{change|move [target:the sync] to [time:3]}', '{revise|he can do Thursday}', waiting(1), approve],
      { removes: ['Wed 14:00-15:00 Sync | with ben'], adds: ['Thu 15:00-16:00 Sync | with ben'] },
    ],
    [
      'stays as it is when its own day is named',
      [
        '{change|move [target:the sync] to [time:Thursday]}',
        '{revise|Thursday suits me}',
        waiting(1),
        approve,
      ],
      { removes: ['Wed 14:00-15:00 Sync | with ben'], adds: ['Thu 14:00-15:00 Sync | with ben'] },
    ],
  ]);
});

describe('behind an answer', () => {
  testConversations([
    [
      'another day is for what was booked, when the answer was about that day',
      [
        '{create|[title:party] [time:on Friday at 7pm]}',
        "{ask_agenda|what's [time:on Thursday from 1 till 6]}?",
        "{ask_agenda|what's [time:on Saturday]}?",
        '{revise|ok [time:Saturday] instead}',
      ],
      { adds: ['Sat 19:00-20:00 party'] },
    ],
    [
      'the only one told is not moved without a word, when something was booked before',
      [
        '{create|[title:party] [time:on Friday at 7pm]}',
        "{ask_agenda|what's [time:on Tuesday]}?",
        '{revise|[time:at 8] rather}',
        waiting(1),
      ],
      { adds: ['Fri 19:00-20:00 party'] },
    ],
  ]);
});

describe('a longer name', () => {
  testConversations([
    [
      'of what was just booked is proposed, and no time asked for',
      [
        '{create|[title:party] [time:on Friday at 7pm]}',
        '{revise|[target:birthday party], I should have said}',
        waiting(1),
        approve,
      ],
      { adds: ['Fri 19:00-20:00 birthday party'] },
    ],
  ]);
});

describe('a reminder', () => {
  testConversations([
    [
      'says what is meant, where the wrong word comes first',
      [
        '{remind|remind me to [text:prune the roses] [time:at 6]}',
        '{revise|not [text:the roses, the tulips]}',
      ],
      { reminders: ['prune the tulips @ Mon 18:00'] },
    ],
    [
      'goes on from the word that is said again',
      [
        '{remind|remind me to [text:prune the roses] [time:at 6]}',
        '{revise|[text:roses and the hedge] I mean}',
      ],
      { reminders: ['prune the roses and the hedge @ Mon 18:00'] },
    ],
  ]);
});
