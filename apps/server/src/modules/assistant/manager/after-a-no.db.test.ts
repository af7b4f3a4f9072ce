import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 10:00-11:00 Pay talks | with ana',
    'Tue 15:00-16:00 Rota talks | with ben',
    'Thu 11:00-12:00 Sync | with dev',
    'Sat 10:00-11:30 Market',
    'Fri+1 09:00-12:00 Offsite | with ana, ben',
    'Tue 17:30-18:30 Judo | RRULE:FREQ=WEEKLY;BYDAY=TU',
  ],
});

describe('after a no', () => {
  testConversations([
    [
      'to a cancellation, another one is cancelled and not moved',
      [
        '{cancel|cancel [target:the pay talks]}',
        deny,
        '{revise|I meant to drop [target:the rota talks], [except:the pay talks] can stay}',
        approve,
      ],
      { removes: ['Tue 15:00-16:00 Rota talks | with ben'] },
    ],
    [
      'in words and with what is wanted instead, that is done',
      [
        '{create|[title:tea] with [guest:Ana] [time:tomorrow 13:00 to 14:00]}',
        '{deny|no, not like that}. {revise|only for myself, [no_invite:nobody is invited]}',
      ],
      { adds: ['Tue 13:00-14:00 Tea with Ana'] },
    ],
    [
      'by its name, as if it were there, it is put elsewhere',
      [
        '{create|[title:haircut] [time:Tuesday 10:30-11:00]}',
        deny,
        '{deny|forgot the talks}. {change|[target:the haircut] [time:at 13:15] instead}',
      ],
      { adds: ['Tue 13:15-13:45 haircut'] },
    ],
    [
      'what only says that one has understood proposes nothing',
      [
        '{create|[title:haircut] [time:Tuesday 10:30-11:00]}',
        deny,
        '{revise|oh, [retracted:the talks]}. {create|the [title:haircut] [time:from 12:15 to 12:45] in that case}',
      ],
      { adds: ['Tue 12:15-12:45 haircut'] },
    ],
  ]);
});

describe('what is not in the calendar', () => {
  testConversations([
    [
      'and has a time in full is proposed as something new',
      ['{change|[target:poker] [time:on Friday from 20:00 to 23:00]}', waiting(1), approve],
      { adds: ['Fri 20:00-23:00 Poker'] },
    ],
    [
      'may be another name for what was just made',
      [
        '{create|[title:theatre] [time:on Friday at 19:00]}',
        '{change news|[target:the play] begins [time:at 19:30]}',
        waiting(1),
      ],
      { adds: ['Fri 19:00-20:00 theatre'] },
    ],
    [
      'is only said to be missing where nothing was made',
      ['{change news|[target:the play] begins [time:at 19:30]}', not(/approve/i), /play/i],
      {},
    ],
  ]);
});

describe('next to a wish', () => {
  testConversations([
    [
      'a clause that says nothing cancels nothing and asks nothing',
      [
        '{cancel|[reason:the new plan is out]}. {create|[title:late shift] [time:on Friday from 14:00 to 22:00]}',
        not(/which/i),
      ],
      { adds: ['Fri 14:00-22:00 late shift'] },
    ],
    [
      'the reason says who leaves, no matter who else is named',
      [
        '{change|[reason:Ana has left us], so take [guest_out:her] off [target:the offsite]. [filler:Ben comes]}',
        approve,
      ],
      {
        removes: ['Fri+1 09:00-12:00 Offsite | with ana, ben'],
        adds: ['Fri+1 09:00-12:00 Offsite | with ben'],
      },
    ],
    [
      'a name said twice is no place',
      ['{create|[title:seminar] [time:on Friday at 9], put down as [place:Seminar]}', not(/at Seminar/i)],
      { adds: ['Fri 09:00-10:00 seminar'] },
    ],
  ]);
});

describe('a start', () => {
  testConversations([
    [
      'is in the half of the day in which it was',
      [
        '{change news|[target:the market] starts [start:at 8] instead of [old_time:10], [same_end:the end stays]}',
      ],
      { removes: ['Sat 10:00-11:30 Market'], adds: ['Sat 08:00-11:30 Market'] },
    ],
    [
      'at that time is when was asked about',
      [
        '{ask_free|am I free [time:Wednesday at 3 in the afternoon]?}',
        '{create|[title:tyres] [time:at that time], [length:45 mins]}',
      ],
      { adds: ['Wed 15:00-15:45 tyres'] },
    ],
  ]);
});

describe('a place in the day', () => {
  testConversations([
    [
      'that was left free is that very hour',
      ['{cancel|[target:the sync] can go}', approve, '{create|[title:filing] in [slot_of:that very hour]}'],
      { removes: ['Thu 11:00-12:00 Sync | with dev'], adds: ['Thu 11:00-12:00 filing'] },
    ],
    [
      'before something, with its own hours, has these',
      [
        '{ask_agenda|what is on [time:Saturday morning]?}',
        '{create|[title:a walk] before [before:that], [time:8:15 to 9:15]}',
      ],
      { adds: ['Sat 08:15-09:15 a walk'] },
    ],
    [
      'of a series is known by the reason',
      [
        '{cancel|[reason:I have given up judo]. delete [whole:all of it], [old_time:every Tuesday]}',
        /judo/i,
        waiting(1),
      ],
      {},
    ],
  ]);
});
