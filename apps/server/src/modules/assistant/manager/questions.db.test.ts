import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Tue 09:00-10:30 Orchard survey',
  'Tue 13:00-13:30 Invoice round',
  'Tue 17:00-18:00 Fencing',
  'Wed 11:00-12:00 Glaze testing | with ana | at Kiln shed',
  'Thu 08:30-09:00 Milk round',
  'Thu 12:00-15:00 Beekeeping | at Old dairy',
  'Thu 15:30-16:00 Hive notes',
  'Fri 10:00-10:30 Fencing',
];
const { testConversations } = notationTalk({ has: WEEK });

describe('what was just listed', () => {
  testConversations([
    [
      'is added up',
      [
        '{ask_agenda|what do I have [time:tomorrow]?}',
        '{ask_total|and how much is [set:that] together?}',
        /3 hours/,
      ],
    ],
    [
      'and nothing else of those days',
      [
        '{ask_agenda|which [set:fencing] is there [time:this week]?}',
        '{ask_total|what do [set:those] come to?}',
        /1 hour 30 minutes/,
      ],
    ],
    [
      'is as long as all of it',
      ['{ask_agenda|what is on [time:on Thursday]?}', '{ask_long|how long is [target:that]?}', /4 hours/],
    ],
    [
      'is counted once more, of one day',
      [
        '{ask_count|how many [set:things] are there [time:this week]?}',
        /8/,
        '{ask_count|and how many of [set:those] are [time:on Thursday]?}',
        /3/,
      ],
    ],
    [
      'has a longest',
      [
        '{ask_agenda|what do I have [time:tomorrow]?}',
        '{ask_most|which of [set:them] is the longest?}',
        /orchard/i,
        not(/bees/i),
      ],
    ],
    [
      'and one event that was told is only itself',
      ['{ask_when|when is [target:the glaze testing]?}', '{ask_long|how long is [target:that]?}', /1 hour\b/],
    ],
  ]);
});

describe('one step on', () => {
  testConversations([
    [
      'from the next to the one after it',
      [
        '{ask_next|what is next?}',
        /orchard/i,
        '{again|and then?}',
        /invoice/i,
        '{again|and then?}',
        /fencing/i,
      ],
    ],
    [
      'of the same kind',
      [
        '{ask_next|when is my next [target:fencing]?}',
        /tomorrow/i,
        '{again|and [time:the one after] [after:that]?}',
        /fencing, Fri/i,
      ],
    ],
    [
      'back from the last time',
      [
        '{ask_last|when was I last at [target:the chimney sweep’s]?}',
        /12 Nov/,
        '{ask_when|and the time before [before:that]?}',
        /29 Oct/,
        not(/Last time/),
        '{again|and before [before:that]?}',
        /1 Oct/,
      ],
      {},
      {
        has: [
          '2026-10-01 09:00-10:00 Chimney sweep, ladder',
          '2026-10-29 09:00-10:00 Chimney sweep',
          '2026-11-10 09:00-10:00 Seamstress',
          '2026-11-12 09:00-10:00 Chimney sweep',
        ],
      },
    ],
    [
      'and back from one that was asked for by name',
      [
        '{ask_when|when is [target:fencing] [old_time:on Friday]?}',
        '{ask_when|and the one before?}',
        /fencing, tomorrow/i,
      ],
    ],
  ]);
});

describe('on another clock', () => {
  testConversations([
    [
      'the same event for somebody else, who only stays there for a while',
      [
        '{ask_zone|when is [target:the glaze testing] for [person:Ana]? she is in [zone:Tokyo]}',
        /19:00/,
        '{ask_zone|and for [person:Ben]? he is in [zone:Lima] [time:until Saturday]}',
        /5:00/,
        '{ask_zone|and for [person:Carla] in [zone:Cairo]?}',
        /12:00|13:00/,
      ],
    ],
    [
      'the same event elsewhere',
      [
        '{ask_zone|when is [target:the glaze testing] in [zone:Tokyo]?}',
        '{again|and in [zone:Lima]?}',
        /glaze testing is at 0?5:00/i,
      ],
    ],
    [
      'somebody’s own, and nobody else’s',
      [
        '{ask_zone|when is [target:the glaze testing] in [zone:Lima]?}',
        '{again|and for [person:Ana]?}',
        /19:00 for Ana/,
        '{again|and for [person:Ben]?}',
        not(/19:00|5:00/),
      ],
      {},
      { zones: { ana: 'Asia/Tokyo' } },
    ],
    [
      'an hour that is asked about is that hour',
      [
        '{ask_zone|when is [target:the glaze testing] in [zone:Tokyo]?}',
        '{ask_zone|and what is [time:six in the evening] in [zone:Lima]?}',
        /12:00/,
      ],
    ],
  ]);
});

describe('the most of something', () => {
  testConversations([
    [
      'is told alone when it is asked for, and is that day',
      [
        '{ask_most|which day is quietest [time:this week, Tuesday to Friday]?}',
        /Fri/,
        not(/busiest|longest/i),
        '{create|then [title:a sauna] [time:that day at 5 in the afternoon], [length:an hour]}',
      ],
      { adds: ['Fri 17:00-18:00 sauna'] },
    ],
    [
      'a day that something goes to',
      [
        '{ask_most|what is my fullest day [time:this week]?}',
        /Thu/,
        not(/lightest/i),
        '{change|move [target:the invoice round] to [time:that day], [same_time:same hour]}',
        /Thu/,
      ],
      {
        removes: ['Tue 16:00-16:30 Invoice round'],
        adds: ['Thu 16:00-16:30 Invoice round'],
      },
      { has: ['Tue 16:00-16:30 Invoice round', ...WEEK.slice(4)] },
    ],
    [
      'and what is on it',
      [
        '{ask_most|what is my fullest day [time:this week]?}',
        '{ask_agenda|what is on [time:that day]?}',
        /hive/i,
      ],
    ],
    [
      'an event',
      [
        '{ask_most|what is the longest thing [time:this week]?}',
        /beekeeping/i,
        not(/busiest/i),
        '{ask_where|where is [target:that]?}',
        /dairy/i,
      ],
    ],
    [
      'the same of other days',
      [
        '{ask_most|what is the shortest thing [time:tomorrow]?}',
        /invoice/i,
        '{again|and [time:on Thursday]?}',
        /milk|hive/i,
        not(/longest/i),
      ],
    ],
    ['a person', ['{ask_most|whom do I see most [time:this week]?}', /^Ana/, not(/longest|busiest/i)]],
    [
      'free time, all of it',
      [
        '{ask_most|what is my longest gap [time:on Thursday between 8 and 16]?}',
        /9:00–12:00/,
        not(/beekeeping/i),
        '{create|block [all_day:that whole stretch] for [title:sanding]}',
      ],
      { adds: ['Thu 09:00-12:00 sanding'] },
    ],
    [
      'free time in all the hours that were said',
      ['{ask_most|what is the longest gap I have [time:on Friday between 10 and 21]?}', /10:30–21:00/],
    ],
    [
      'free time that is used in part',
      [
        '{ask_free|where is the biggest free stretch [end:on Thursday]?}',
        '{create|put [title:a stroll] [time:then], [length:45 minutes]}',
      ],
      { adds: ['Thu 09:00-09:45 stroll'] },
    ],
  ]);
});

describe('how many', () => {
  const BOTH = {
    has: [
      '2026-11-09 10:00-10:30 Gran eye drops',
      'Tue 10:00-10:30 Gran eye drops',
      'Wed 09:00-09:30 Eye drops',
      'Thu 10:00-11:00 Gran podiatrist',
      '2026-11-26 10:00-10:30 Gran eye drops',
    ],
  };
  testConversations([
    [
      'are all that was said, and not one half of it',
      ['{ask_count|how many [set:eye drops] appointments does [set:gran] have [time:this month]?}', /^3:/],
      {},
      BOTH,
    ],
    [
      'with somebody whom nobody knows an address of',
      ['{ask_count|how many [set:eye drops] has [person:gran] got [time:this month]?}', /^3:/],
      {},
      BOTH,
    ],
    [
      'are left',
      ['{ask_count|how many [set:eye drops] does [person:gran] still have [time:this month]?}', /^2:/],
      {},
      BOTH,
    ],
    [
      'by fewer words than were said, where there is no such event',
      ['{ask_count|how many [set:weekly fencing] lessons are there [time:this week]?}', /^2:/],
    ],
    [
      'what is still to come of today',
      ['{ask_agenda|what do I still have [time:today]?}', /late shift/i, not(/early/i)],
      {},
      { has: ['Mon 06:00-08:00 Early rounds', 'Mon 18:00-22:00 Late shift'] },
    ],
  ]);
});

describe('after something on a day', () => {
  testConversations([
    [
      'what comes there, by the event of that day',
      ['{ask_next|what is after [after:fencing] [old_time:on Friday]?}', /upholsterer/i, not(/glaze/i)],
      {},
      { has: [...WEEK, 'Fri 16:00-17:00 Upholsterer'] },
    ],
    [
      'also when it has just been moved, and never itself',
      [
        '{change|[target:fencing] [old_time:on Friday], make it [time:2pm]}',
        '{ask_next|what is after [after:fencing] [old_time:on Friday]?}',
        /upholsterer/i,
      ],
      { removes: ['Fri 10:00-10:30 Fencing'], adds: ['Fri 14:00-14:30 Fencing'] },
      {
        has: [
          'Fri 10:00-10:30 Fencing',
          'Fri 12:00-13:00 Rota',
          'Fri 16:00-17:00 Upholsterer',
          'Sat 10:00-10:30 Fencing',
        ],
      },
    ],
    [
      'and nothing at all, where there is no such thing',
      [
        '{ask_next|what comes after [after:the regatta] [old_time:on Friday]?}',
        /find an event like/i,
        not(/fencing/i),
      ],
    ],
    [
      'and nothing of other days',
      [
        '{ask_next|what do I have after [after:the hive notes] [old_time:on Thursday]?}',
        /nothing else/i,
        not(/fencing/i),
      ],
    ],
  ]);
});

describe('a question about what was just spoken of', () => {
  testConversations([
    [
      'along with a reminder for it',
      [
        '{remind|remind me [lead:an hour before] [before:the glaze testing] to [text:pack the apron]} {ask_where|and where is it?}',
        /kiln/i,
      ],
      { reminders: ['pack the apron @ Wed 10:00'] },
    ],
    [
      'also when something else was spoken of before',
      [
        '{ask_when|when is [target:the milk round]?}',
        '{remind|remind me [lead:an hour before] [before:the glaze testing] to [text:pack the apron]} {ask_who|who comes?}',
        /ana/i,
        '{ask_long|and how long does [target:it] take?}',
        /1 hour/,
      ],
      { reminders: ['pack the apron @ Wed 10:00'] },
    ],
    [
      'which somebody only wondered about',
      [
        '{cancel hypothetical|if it snows I might leave out [except:the beekeeping] [old_time:on Thursday]}',
        '{ask_when|what time would I have to be [target:there]?}',
        /12:00/,
      ],
    ],
  ]);
});

describe('free time', () => {
  testConversations([
    [
      'in a part of several days is in that part',
      [
        '{ask_free|which [time:afternoons this week] have I got clear?}',
        /Wed 18 Nov 12:00–17:00/,
        not(/ 9:00| 09:00/),
      ],
    ],
    [
      'also when the part was asked for apart from the days',
      ['{ask_free|which mornings am I free [time:this week]?}', /Wed 18 Nov 09:00–11:00/, not(/1[3-7]:/)],
    ],
    [
      'of two is one answer',
      [
        '{ask_free|is there [length:an hour] [time:tomorrow between 9 and 15] when I am free} {ask_free|and [person:Ana] too?}',
        /^Free for you and Ana Silva: tomorrow 10:30–11:30, 13:30–15:00.$/,
      ],
      {},
      { has: WEEK, busy: { ana: ['Tue 11:30-13:00'] } },
    ],
    [
      'at one hour is asked of each',
      [
        '{ask_free|am I free [time:tomorrow at 1pm]?} {ask_free|and [person:Ana]?}',
        /Invoice round/,
        /Ana Silva/,
      ],
      {},
      { has: WEEK, busy: { ana: [] } },
    ],
  ]);
});

describe('how full a day is', () => {
  testConversations([
    [
      'with what fills it',
      ['{ask_total|how full is my [time:Thursday]?}', /4 hours in 3 events: .*Beekeeping \(12:00–15:00\)/],
    ],
    [
      'unless that is too much',
      ['{ask_total|how full is my [time:week]?}', /8 hours 30 minutes in 8 events\.$/],
    ],
  ]);
});

describe('when to leave', () => {
  testConversations([
    [
      'is so long before it begins',
      [
        '{ask_when|when is [target:the glaze testing]?}',
        '{ask_when|the bus takes [length:35 minutes], when do I have to go?}',
        /Leave .*10:25, 35 minutes before Glaze testing/,
      ],
    ],
    [
      'for what is named, wherever the length stands',
      [
        '{ask_when|when should I leave for [target:the beekeeping], [reason:it is an hour by tram]}',
        /11:00, 1 hour before Beekeeping/,
        '{ask_long|how long is [target:it]?}',
        /3 hours/,
      ],
    ],
    [
      'and a length that tells which one is none',
      ['{ask_when|when is my [length:three hour] [target:beekeeping]?}', /12:00–15:00/, not(/leave/i)],
    ],
  ]);
});

describe('mine', () => {
  const TWO = {
    has: ['Wed 10:00-10:40 Luca’s orthodontist', 'Fri 16:00-16:40 Orthodontist', 'Thu 09:00-10:00 Ferry'],
  };
  testConversations([
    [
      'is the own one of that name',
      ['{ask_when|when is [target:Luca’s orthodontist]?}', /10:00/, '{ask_when|mine is when?}', /Fri.*16:00/],
      {},
      TWO,
    ],
    [
      'also as a target, or taken for a day’s list',
      [
        '{ask_when|when is [target:Luca’s orthodontist]?}',
        '{ask_when|and [target:mine]?}',
        /Fri.*16:00/,
        '{ask_when|when is [target:Luca’s orthodontist]?}',
        '{ask_agenda|what about mine?}',
        /Fri.*16:00/,
      ],
      {},
      TWO,
    ],
  ]);
});

describe('whether somebody was asked', () => {
  testConversations([
    [
      'nobody was',
      [
        '{ask_answers|have you written to [person:Ben] about [target:the beekeeping]?}',
        /^No, nobody else is invited to Beekeeping\.$/,
      ],
    ],
    [
      'only others were',
      [
        '{ask_answers|did anything go out to [person:Ben] about [target:the glaze testing]?}',
        /^No, Ben Okafor isn't invited to Glaze testing\.$/,
      ],
    ],
  ]);
});

describe('whether somebody can', () => {
  const BUSY = { has: ['Wed 11:00-12:00 Glaze testing'], busy: { ana: ['Wed 15:00-16:00'] } };
  testConversations([
    [
      'is no change of anything, and is asked again for another hour',
      [
        '{change|can [target:Ana] do [time:three on Wednesday]?}',
        /Ana Silva is busy/,
        '{change|can [old_person:she] do [time:four]?}',
        /Yes, Ana Silva/,
        '{again|[time:half past four] then?}',
        /Yes, Ana Silva is free on Wed 18 Nov at 16:30/,
        '{create|Book that, [title:kiln rota], [length:45 minutes], and [invite:send her the invite]}',
        /Ana Silva/,
        approve,
      ],
      { adds: ['Wed 16:30-17:15 kiln rota | with ana'] },
      BUSY,
    ],
    [
      'by whom it was taken to be with',
      ['{change|could [old_person:Ana] make [time:three on Wednesday]?}', /Ana Silva is busy/, waiting(0)],
      {},
      { ...BUSY, has: ['Wed 11:00-12:00 Glaze testing | with ana'] },
    ],
    [
      'but what is called so is moved',
      ['{change|[target:Ana] to [time:three on Wednesday]}', /Moved/],
      { removes: ['Wed 11:00-12:00 Ana'], adds: ['Wed 15:00-16:00 Ana'] },
      { has: ['Wed 11:00-12:00 Ana', 'Thu 10:00-11:00 Vet | with ana'] },
    ],
  ]);
});
