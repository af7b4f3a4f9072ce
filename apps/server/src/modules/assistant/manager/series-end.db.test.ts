import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Wed 18:00-19:00 Judo | RRULE:FREQ=WEEKLY;BYDAY=WE', 'Thu 09:00-09:30 Huddle'],
});
const JUDO = 'Wed 18:00-19:00 Judo | RRULE:FREQ=WEEKLY;BYDAY=WE';
const POTTERY = '{create|[title:pottery] [time:every Thursday at 7pm for ten weeks]}';

describe('the end of a series', () => {
  testConversations([
    [
      'so many times, after it was booked',
      [
        '{create|[title:pottery] [time:every Thursday at 7pm]}',
        '{revise|[time:only 6 times altogether]}',
        approve,
        '{ask_when|when is [target:the last one]?}',
        /24 Dec/,
      ],
      { adds: ['Thu 19:00-20:00 pottery | RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=6'] },
    ],
    [
      'of which the last is asked for by its kind',
      [POTTERY, '{ask_when|when is [target:the last class]?}', /21 Jan/],
      { adds: ['Thu 19:00-20:00 pottery | RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20270127T225959Z'] },
    ],
    [
      'for longer than was said',
      [POTTERY, '{revise|[time:12 weeks], not [retracted:10]}', approve],
      { adds: ['Thu 19:00-20:00 pottery | RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20270210T225959Z'] },
    ],
    [
      'until a day',
      [POTTERY, '{revise|only [time:until 18 December]}', approve],
      { adds: ['Thu 19:00-20:00 pottery | RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20261218T225959Z'] },
    ],
    [
      'none any more',
      [POTTERY, '{revise|[time:without an end] actually}', approve],
      { adds: ['Thu 19:00-20:00 pottery | RRULE:FREQ=WEEKLY;BYDAY=TH'] },
    ],
    [
      'said in passing',
      [
        '{create|[title:pottery] [time:every Thursday at 7pm]}',
        '{revise|[reason:the leaflet says seven evenings in all], so stop [end:after 7]}',
        approve,
      ],
      { adds: ['Thu 19:00-20:00 pottery | RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=7'] },
    ],
    [
      'but not by a number that is none of it',
      ['{change|[reason:I did three evenings in total], move [target:the huddle] to [time:Thursday at 10]}'],
      { removes: ['Thu 09:00-09:30 Huddle'], adds: ['Thu 10:00-10:30 Huddle'] },
    ],
    [
      'of one that is named',
      ['{change|[target:judo] stops [end:after 8 classes]}', approve],
      { removes: [JUDO], adds: [`${JUDO};COUNT=8`] },
    ],
    [
      'with whatever else is said of it',
      ['{change|[target:judo] is in [place:the barn] and stops [end:after 8 classes]}', approve],
      { removes: [JUDO], adds: ['Wed 18:00-19:00 Judo | at barn | RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=8'] },
    ],
    [
      'while it waits',
      [
        '{create|[title:Review] with [guest:Ana] [time:every Friday at 4pm]}',
        '{revise|[time:five times in total]}',
        approve,
      ],
      { adds: ['Fri 16:00-17:00 Review | with ana | RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=5'] },
    ],
    [
      'an hour is none',
      ['{change|[target:the huddle] ends [end:at 10]}'],
      { removes: ['Thu 09:00-09:30 Huddle'], adds: ['Thu 09:00-10:00 Huddle'] },
    ],
    [
      'stopped by a day that is far off, it goes on until then',
      ['{cancel|stop [target:judo] [old_time:at the end of the year]}', approve],
      { removes: [JUDO], adds: [`${JUDO};UNTIL=20261231T225959Z`] },
    ],
    [
      'stopped at the end of the week, only that one goes',
      ['{cancel|stop [target:judo] [old_time:at the end of the week]}', approve],
      { removes: [JUDO], adds: ['Wed+1 18:00-19:00 Judo | RRULE:FREQ=WEEKLY;BYDAY=WE'] },
    ],
  ]);
});

describe('a new rhythm', () => {
  testConversations([
    [
      'from next week on leaves this week as it is',
      [
        '{change news|[target:Judo] goes to [time:Fridays], [same_time:same time], [time:starting next week]}',
        approve,
      ],
      {
        removes: [JUDO],
        adds: [`${JUDO};UNTIL=20261118T230000Z`, 'Fri+1 18:00-19:00 Judo | RRULE:FREQ=WEEKLY;BYDAY=FR'],
      },
    ],
    [
      'begins in the week of the next one, if its day is still to come',
      ['{change|[target:judo] to [time:Tuesdays] [onwards:from now on]}', approve],
      { removes: [JUDO], adds: ['Tue 18:00-19:00 Judo | RRULE:FREQ=WEEKLY;BYDAY=TU'] },
    ],
    [
      'with an hour for each day is asked about',
      ['{change news|[target:judo] is [time:at 5 on Mondays and 6 on Fridays]}', /move it to\?/],
      {},
    ],
    [
      'keeps the half of the day',
      ['{change|[target:judo] to [time:Fridays at 8]}', approve],
      { removes: [JUDO], adds: ['Fri 20:00-21:00 Judo | RRULE:FREQ=WEEKLY;BYDAY=FR'] },
    ],
  ]);
});
