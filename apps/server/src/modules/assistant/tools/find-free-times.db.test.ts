import { not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { bothTalk } from '../../../../test/both-talk.ts';

// Whatever a search accepts, our own reader and a model can both ask for, and find the same.

const free = { busy: { ana: [], ben: [] } };
const TASTING = 'Tue 11:00-12:00 Tasting | with ana, ben';

bothTalk(
  { has: [TASTING], ...free },
  {
    'a search': [
      {
        name: 'bounds of single people',
        said: '{find_time|An [length:hour] with [guest:Ana] and [guest:Ben] [time:this week], [person:Ana] only [time:before noon], [person:Ben] not [avoid:on Tuesday or Friday]}',
        call: [
          'find_free_times',
          {
            when: 'this week',
            duration: 'an hour',
            people: ['Ana', 'Ben'],
            bounds: [
              { person: 'Ana', only: 'before noon' },
              { person: 'Ben', not: 'Tuesday or Friday' },
            ],
          },
        ],
        after: [not(/1[2-9]:\d\d–|Tue|Fri/), /Wed/],
      },
      {
        name: 'bounds that leave nothing are named',
        said: '{find_time|An [length:hour] with [guest:Ana] and [guest:Ben] [time:on Friday], [person:Ben] not [avoid:on Fridays]}',
        call: [
          'find_free_times',
          {
            when: 'Friday',
            duration: 'an hour',
            people: ['Ana', 'Ben'],
            bounds: [{ person: 'Ben', not: 'on Fridays' }],
          },
        ],
        after: [/Ben Okafor not on Fridays/],
      },
      {
        name: 'days and hours that do not suit',
        said: '{find_time|An [length:hour] with [guest:Ben] [time:this week], not [avoid:Tuesday] and not [avoid:before 2pm]}',
        call: [
          'find_free_times',
          { when: 'this week', duration: 'an hour', people: ['Ben'], avoid: ['Tuesday', 'before 2pm'] },
        ],
        after: [not(/Tue| (?:09|1[0-3]):\d\d–/), /Wed/],
      },
      {
        name: 'the last that fits',
        said: '{find_time|The [latest:latest] [length:hour] [time:tomorrow] with [guest:Ana]}',
        call: [
          'find_free_times',
          { when: 'tomorrow', duration: 'an hour', people: ['Ana'], order: 'latest' },
        ],
        after: [/16:00–17:00/, not(/15:00–16:00/)],
      },
      {
        name: 'right after something',
        said: '{find_time|An [length:hour] with [guest:Ana] right after [after:the tasting]}',
        call: [
          'find_free_times',
          { duration: 'an hour', people: ['Ana'], beside: { side: 'after', event: 'the tasting' } },
        ],
        after: [/12:00–13:00/, waiting(0)],
      },
      {
        name: 'with room around it',
        said: '{find_time|An [length:hour] [time:tomorrow morning] with [gap:30 minutes] around it}',
        call: ['find_free_times', { when: 'tomorrow morning', duration: 'an hour', pause: '30 minutes' }],
        after: [/09:00–10:00|09:30–10:30/, not(/10:00–11:00/)],
      },
      {
        name: 'with the people of another event',
        said: '{find_time|An [length:hour] [time:tomorrow] with everybody from [people_of:the tasting]}',
        call: ['find_free_times', { when: 'tomorrow', duration: 'an hour', people_of: 'the tasting' }],
        after: [not(/09:00–10:00/), /10:00–11:00/],
        world: { busy: { ana: ['Tue 09:00-10:00'], ben: [] } },
      },
      {
        name: 'nothing: who is busy when',
        said: '{find_time|An [length:hour] with [guest:Ana] [time:on Thursday afternoon]}',
        call: ['find_free_times', { when: 'Thursday afternoon', duration: 'an hour', people: ['Ana'] }],
        after: [/Ana Silva.*09:00–19:00/],
        world: { busy: { ana: ['Thu 09:00-19:00'] } },
      },
      {
        name: 'somebody whose calendar cannot be read is unknown',
        said: '{find_time|An [length:hour] with [guest:Emma] [time:tomorrow]}',
        call: ['find_free_times', { when: 'tomorrow', duration: 'an hour', people: ['Emma'] }],
        after: [/can't see Emma Lind|unknown_people.*Emma Lind/],
      },
      {
        name: 'a morning of a date starts in the morning',
        said: '{find_time|An [length:hour] [time:on the morning of 24 November]}',
        call: ['find_free_times', { when: 'the morning of 24 November', duration: 'an hour' }],
        after: [/09:00–10:00/, not(/0[0-6]:\d\d–/)],
      },
      {
        name: 'somebody far away is not got out of bed',
        said: '{find_time|An [length:hour] with [guest:Ana] [time:tomorrow]}',
        call: ['find_free_times', { when: 'tomorrow', duration: 'an hour', people: ['Ana'] }],
        after: [/09:00–10:00/, /17:00 for Ana Silva/, not(/1[4-9]:\d\d–/)],
        world: { zones: { ana: 'Asia/Tokyo' } },
      },
    ],
  },
);
