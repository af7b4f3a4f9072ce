import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// People ask first, and then act on the answer: 'put it there', 'for that whole time', 'invite them'.

const { testConversations } = notationTalk({
  has: [
    'Tue 10:00-11:00 Job Price',
    'Tue 14:00-16:00 Job Ward',
    'Wed 08:00-10:00 Leak Foster',
    'Thu 13:30-15:00 Choir practice | at Hall',
    'Thu 19:30-20:30 Parents evening',
    '2026-11-05 15:00-16:00 Supervision',
    '2026-11-26 15:00-16:00 Supervision',
    '2026-12-18 all-day End of term',
    '2027-05-15 all-day Harper wedding',
    '2027-06-19 all-day Singh wedding',
  ],
  busy: { dev: ['Tue 09:30-11:00'], ben: ['Fri 15:00-15:30'] },
  preferences: ['Calls with suppliers are always 20 minutes long.'],
});

describe('a new event goes where the question was', () => {
  testConversations([
    [
      'from when to when it asked',
      [
        '{ask_free|am i clear [time:wed 7 to 8.30 in the evening]?}',
        '{create|stick it in, [title:extra training]}',
      ],
      { adds: ['Wed 19:00-20:30 extra training'] },
    ],
    [
      'at the same hours of another day',
      [
        '{ask_free|am i clear [time:thurs 7 to 8.30 in the evening]?}',
        /parents evening/i,
        '{ask_free|is [time:wed] clear, [same_time:same time]?}',
        '{create|put [title:extra training] [same_day:there]}',
      ],
      { adds: ['Wed 19:00-20:30 extra training'] },
    ],
    [
      'at the one of two hours that was free',
      [
        '{ask_free|am i free [time:wed at 10 or thu at 6.30 pm]?}',
        /Wed 18 Nov 10:00–11:00/,
        '{create|put [title:the vet] [same_day:there]}',
      ],
      { adds: ['Wed 10:00-11:00 vet'] },
    ],
    [
      'at the hour that was free, not at the one that was taken',
      [
        '{ask_free|am i free [time:on thursday at 2]?}',
        /choir practice/i,
        '{again|and [time:at 4]?}',
        '{create|take [slot_of:that hour] for [title:the roof quote]}',
      ],
      { adds: ['Thu 16:00-17:00 roof quote'] },
    ],
    [
      'as long as what was asked about, and at its hour',
      [
        '{ask_when|when is [target:the leak at foster]?}',
        '{again|book another [time:on friday], [same_time:same time] and [same_length:length]}',
      ],
      { adds: ['Fri 08:00-10:00 Leak Foster'] },
    ],
    [
      'for all of a stretch with nothing on',
      [
        '{ask_agenda|have we anything [time:between 1 and 5 on wednesday]?}',
        '{create|put [title:grandchildren] in for [time:that whole time]}',
      ],
      { adds: ['Wed 13:00-17:00 grandchildren'] },
    ],
    [
      'in the first free hour',
      [
        "{ask_free|what's [earliest:the first free] [length:hour] [time:tomorrow after 10]?}",
        '{create|put [title:the novak tap] [same_day:there]}',
      ],
      { adds: ['Tue 11:00-12:00 novak tap'] },
    ],
    [
      'on the day whose hours were added up',
      [
        '{ask_total|how many hours of [set:jobs] on [time:weds]?}',
        /nothing called.+2 hours/i,
        '{create|stick [length:half an hour] in [time:at 12 that day] for [title:the merchants]}',
      ],
      { adds: ['Wed 12:00-12:30 merchants'] },
    ],
    [
      'straight after what was told',
      [
        '{ask_when|what time is [target:choir practice]?}',
        '{create|put [title:chair set-up] straight after then, [length:half an hour]}',
      ],
      { adds: ['Thu 15:00-15:30 chair set-up'] },
    ],
    [
      'a week later at the same hour',
      [
        '{ask_free|am i free [time:thu at 2pm]?}',
        /choir practice/i,
        '{again|what about [time:the week after]?}',
        '{create|put [title:appraisal reading] [same_day:there], [length:45 min]}',
      ],
      { adds: ['Thu+1 14:00-14:45 appraisal reading'] },
    ],
  ]);
});

describe('whose time was asked about', () => {
  testConversations([
    [
      'is invited when they are free',
      [
        '{ask_free|can [person:dev] make [time:10 tmrw]?}',
        /busy/i,
        '{again|and [time:11]?}',
        '{create|go for [time:11] then, [length:half an hour], [title:api spec]}',
        waiting(1),
        approve,
      ],
      { adds: ['Tue 11:00-11:30 api spec | with dev'] },
    ],
    [
      'is not when they are busy',
      [
        '{ask_free|can [person:dev] make [time:10 tmrw]?}',
        /busy/i,
        '{create|then [title:paperwork] [time:tomorrow at 12]}',
      ],
      { adds: ['Tue 12:00-13:00 paperwork'] },
    ],
    [
      'is invited for that',
      [
        '{ask_free|is [person:ben] free [time:fri 4-5pm]?}',
        '{change|invite [guest:him] for [target:that], [target:contract review]}',
        waiting(1),
        approve,
      ],
      { adds: ['Fri 16:00-17:00 contract review | with ben'] },
    ],
  ]);
});

describe('a question goes on', () => {
  testConversations([
    [
      'to the one before',
      ['{ask_next|whens my [target:next supervision]}', /26/, '{again|and [target:the last one]?}', /5 nov/i],
    ],
    [
      'about something else on that day, and books nothing',
      [
        '{ask_when|whens [target:the parents evening]}',
        '{again|and [target:choir practice] [old_time:that day]}',
        waiting(0),
        /13:30/,
      ],
    ],
    [
      'with whole days, which can be counted',
      ['{ask_count|how many [set:weddings] [time:in 2027]?}', /2.+harper.+singh/i],
    ],
  ]);
});

describe('what was said', () => {
  testConversations([
    [
      'of the length of several is of each',
      [
        '{create|[title:lunch] [time:wed at 1pm]} {create|and [title:coffee] [time:thu at 4pm].} {create|both [length:45 minutes]}',
      ],
      { adds: ['Wed 13:00-13:45 lunch', 'Thu 16:00-16:45 coffee'] },
    ],
    [
      'about the week of an event is counted from it',
      [
        '{ask_when|when is [target:end of term]?}',
        '{remind|remind me [time:on the Monday of that week, 9am] to [text:print the reports]}',
      ],
      { reminders: ['print the reports @ 2026-12-14 09:00'] },
    ],
    [
      'next to who it is with is not dropped',
      [
        '{create|set up [title:lease chat] with [guest:tom] [time:friday 11am]}',
        '{revise|actually make it [time:12 noon]. and its [guest:tom baker]}',
        waiting(1),
        approve,
      ],
      { adds: ['Fri 12:00-13:00 lease chat | with baker'] },
    ],
    [
      'in full is not overruled by a word of sameness',
      [
        '{create|[title:flight out] [time:wed 18:40 to 20:05]}',
        '{create|[title:flight home] [time:friday 7.15 in the morning till 8.40] [same_time:same]}',
        not(/18:40/),
      ],
      { adds: ['Wed 18:40-20:05 flight out', 'Fri 07:15-08:40 flight home'] },
    ],
    [
      'about lengths of calls with somebody is kept to',
      ['{create|put a [title:supplier call] in [time:tomorrow at noon]}'],
      { adds: ['Tue 12:00-12:20 supplier call'] },
    ],
  ]);
});

describe('answers that lead on', () => {
  testConversations([
    [
      'name what is on a day that is partly free',
      ['{ask_free|am i free [time:on thursday]?}', /choir practice/i],
    ],
    [
      'name a whole-day event of a day asked about',
      ['{ask_free|somebody asked me about [time:19 June 2027], is that one taken?}', /singh/i],
    ],
    [
      'go on from where to whatever comes next',
      [
        '{ask_where|where do i have to be [time:at 10 tomorrow]?}',
        '{again|and after [after:that]?}',
        /job ward/i,
        '{change|make [target:that one] [shift:half an hour later]}',
      ],
      { removes: ['Tue 14:00-16:00 Job Ward'], adds: ['Tue 14:30-16:30 Job Ward'] },
    ],
    [
      'are about somebody else of that name when that is said',
      [
        '{ask_free|is [person:tom] free [time:thursday at 11am]?}',
        '{revise|i mean [guest:tom reed]}',
        waiting(0),
        /tom reed/i,
      ],
    ],
    [
      'are about people and book nothing',
      ['{create|can [guest:emma] and [guest:carla] both make [time:wednesday 4pm]?}', waiting(0)],
    ],
    [
      'name the empty day, which is then blocked',
      [
        '{ask_free|which day [time:tuesday to thursday this week] has nothing on it at all?}',
        '{ask_free|and which day [time:next week, monday to thursday] has nothing on it at all?}',
        /23.+24.+25/i,
      ],
    ],
    [
      'say what is moved to a time that was asked about',
      [
        '{ask_free|is [time:friday 3pm to 4.30pm] free?}',
        "{change|then move [target:wednesday's leak foster] [time:there]}",
      ],
      { removes: ['Wed 08:00-10:00 Leak Foster'], adds: ['Fri 15:00-17:00 Leak Foster'] },
    ],
    [
      'count until an event',
      ['{ask_until|how many [set:jobs] do we still have before [target:choir practice]?}', /^2/],
    ],
  ]);
});

describe('which event it is about', () => {
  testConversations([
    [
      'by a word of its name, right behind its booking',
      [
        '{create|book [title:leak jones] [time:friday at 4]}',
        '{change|actually [target:the leak] only takes [length:half an hour]}',
      ],
      { adds: ['Fri 16:00-16:30 leak jones'] },
    ],
    [
      'by its name, behind a reminder',
      [
        '{remind|remind me [time:tomorrow at 4pm] to [text:pack her kit]}',
        '{revise|no, [target:choir practice], move that to [time:friday]}',
      ],
      {
        removes: ['Thu 13:30-15:00 Choir practice | at Hall'],
        adds: ['Fri 13:30-15:00 Choir practice | at Hall'],
        reminders: ['pack her kit @ Tue 16:00'],
      },
    ],
  ]);
});
