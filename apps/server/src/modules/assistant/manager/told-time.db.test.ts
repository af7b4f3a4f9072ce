import { describe } from 'vitest';
import { approve, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Something new, at a time that the message or the one before it tells.

const { testConversations } = notationTalk({
  has: ['Wed 14:00-15:00 Singing', 'Thu 10:00-11:00 Oboe', '2026-12-09 all-day Stock count'],
});

describe('a wish without a time', () => {
  testConversations([
    [
      'has the one that the rest of the message tells, where it points at that',
      [
        '{create|they can take me Friday at nine in the morning so put the [title:tyres] down for [time:then]}',
      ],
      { adds: ['Fri 09:00-10:00 Tyres'] },
    ],
    [
      'is only proposed then, where it does not',
      [
        '{create|the kids sing on Friday at six in the evening, so put [title:soup] in}',
        waiting(1),
        /not sure/i,
      ],
    ],
    [
      'lasts all the days that are told',
      [
        '{create|[reason:my aunt comes this Friday and stays through Sunday], put it across [all_day:the three whole days] as [title:Aunt]}',
      ],
      { adds: ['Fri..Sun Aunt'] },
    ],
    [
      'has the time of a clause that names nothing',
      [
        '{create|he only has [time:Friday from eight till half past nine]}. {create|add [title:Chimney] for then}',
      ],
      { adds: ['Fri 08:00-09:30 Chimney'] },
    ],
    [
      'is asked for, where two times are told',
      [
        '{create|he has Friday at nine or Saturday at ten, put the [title:chimney] down}',
        /when/i,
        waiting(0),
      ],
    ],
    [
      'has the one that was told a message before, with its hours',
      [
        '{nothing statement|the rowers have their supper this Friday from seven to nine in the evening}',
        '{create|put the [title:supper] down}',
      ],
      { adds: ['Fri 19:00-21:00 Supper'] },
    ],
    [
      'lasts all the days that were told a message before',
      [
        '{nothing statement|they lent us the boat from Friday to Sunday}',
        '{create|those days, [title:Boat], [all_day:whole days]}',
      ],
      { adds: ['Fri..Sun Boat'] },
    ],
  ]);
});

describe('an hour behind something that was cancelled', () => {
  const GONE = ["{cancel|drop [old_time:Wednesday's] [target:singing]}", approve];
  testConversations([
    [
      'is on its day, where it goes into its hours',
      [...GONE, '{create|[title:massage] [time:two to three]}'],
      { removes: ['Wed 14:00-15:00 Singing'], adds: ['Wed 14:00-15:00 Massage'] },
    ],
    [
      'is on its day, where it is put there instead',
      [...GONE, '{create|put [title:massage] there instead, [time:at five]}'],
      { removes: ['Wed 14:00-15:00 Singing'], adds: ['Wed 17:00-18:00 Massage'] },
    ],
    [
      'is proposed for its day, where it only goes on from there',
      [...GONE, '{create|and [time:four to six] [title:massage]}', waiting(1), /Wed/],
      { removes: ['Wed 14:00-15:00 Singing'] },
    ],
    [
      'is of today otherwise',
      [...GONE, '{create|[title:massage] [time:at six]}'],
      { removes: ['Wed 14:00-15:00 Singing'], adds: ['Mon 18:00-19:00 Massage'] },
    ],
  ]);
});
