import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { tell } = notationTalk({
  has: [
    'Tue 10:00-11:00 Budget review | with ana',
    'Tue 15:00-16:00 Design review | with ben',
    'Thu 11:00-12:00 Sync | with dev',
    'Sat 10:00-11:30 Market',
    'Tue 17:30-18:30 Judo | RRULE:FREQ=WEEKLY;BYDAY=TU',
  ],
});

describe('after a no', () => {
  tell([
    [
      'to a cancellation, another one is cancelled and not moved',
      [
        '{cancel|cancel [target:the budget review]}',
        deny,
        '{revise|it is [target:the design review] I want gone, [except:the budget one] stays}',
        approve,
      ],
      { removes: ['Tue 15:00-16:00 Design review | with ben'] },
    ],
    [
      'in words and with what is wanted instead, that is done',
      [
        '{create|[title:coffee] with [guest:Ana] [time:tomorrow 13:00 to 14:00]}',
        '{deny|no, don’t send her anything}. {revise|just put it in, [no_invite:without her]}',
      ],
      { adds: ['Tue 13:00-14:00 Coffee with Ana'] },
    ],
    [
      'what only says that one has understood proposes nothing',
      [
        '{create|[title:eye test] [time:Tuesday 10:30-11:00]}',
        deny,
        '{revise|ah, [retracted:the review], of course}. {create|put the [title:eye test] [time:at 12:00 to 12:30] then}',
      ],
      { adds: ['Tue 12:00-12:30 eye test'] },
    ],
  ]);
});

describe('what is not in the calendar', () => {
  tell([
    [
      'and has a time in full is proposed as something new',
      ['{change|[target:book club] [time:on Friday from 18:00 to 20:00]}', waiting(1), approve],
      { adds: ['Fri 18:00-20:00 Book club'] },
    ],
    [
      'may be another name for what was just made',
      [
        '{create|[title:cinema] [time:on Friday at 19:00]}',
        '{change news|[target:the film] starts [time:at 20:45]}',
        waiting(1),
      ],
      { adds: ['Fri 19:00-20:00 cinema'] },
    ],
    [
      'is only said to be missing where nothing was made',
      ['{change news|[target:the film] starts [time:at 20:45]}', not(/approve/i), /film/i],
      {},
    ],
  ]);
});

describe('a place in the day', () => {
  tell([
    [
      'that was left free is that very hour',
      [
        '{cancel|[target:the sync] can go}',
        approve,
        '{create|use [slot_of:exactly that hour] for [title:deep work]}',
      ],
      { removes: ['Thu 11:00-12:00 Sync | with dev'], adds: ['Thu 11:00-12:00 deep work'] },
    ],
    [
      'before something, with its own hours, has these',
      [
        '{ask_agenda|how is my [time:Saturday morning]?}',
        '{create|[title:breakfast] before [before:that], [time:8:30 to 9:30]}',
      ],
      { adds: ['Sat 08:30-09:30 breakfast'] },
    ],
    [
      'of a series is known by the reason',
      [
        '{cancel|[reason:Leo has quit judo]. take the [whole:whole series] out, [old_time:every Tuesday]}',
        /judo/i,
        waiting(1),
      ],
      {},
    ],
  ]);
});
