import { describe } from 'vitest';
import { approve, not } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 09:00-10:30 Loom repair | with ana, ben',
    'Tue 12:00-13:00 Soup kitchen | at Old mill',
    'Tue 17:00-18:00 Fencing',
    'Wed 11:00-12:00 Glaze testing | with ana',
    'Thu 08:30-09:00 Milk round',
    'Thu 12:00-15:00 Beekeeping | at Old dairy',
    'Thu 15:30-16:00 Hive notes',
    'Thu 19:00-21:00 Operetta rehearsal',
    'Fri 10:00-10:30 Fencing',
    'Sat 10:00-13:00 Flea market',
    'Tue+1..Thu+1 Trade fair',
    '2026-11-12 10:00-11:00 Furnace check',
    '2026-11-12 19:00-20:30 Lecture on moss | at Town hall',
  ],
  busy: { ana: ['Tue 10:00-12:30', 'Tue 15:00-16:00'] },
});

describe('what would clash with some hours', () => {
  testConversations([
    [
      'is what is there then',
      ['{ask_clash|would something [time:from 3 to 4 on Thursday] clash?}', /hive notes/i, not(/nothing/i)],
    ],
    [
      'is looked for in a list that was just shown, on its day',
      [
        '{ask_agenda|what is on [time:tomorrow]?}',
        '{ask_clash|which of [set:them] would be in the way [time:from 12:30 to 14:00]?}',
        /soup/i,
        not(/loom|fencing/i),
      ],
    ],
    [
      'is nothing where nothing is there',
      ['{ask_clash|does [time:9 to 10 on Friday] clash with anything?}', /nothing/i],
    ],
    [
      'is looked for within an hour, where only a start was said',
      ['{ask_clash|would a call [time:at 11:30 on Thursday] clash?}', /beekeeping/i],
    ],
    [
      'is what overlaps, where only a day was said',
      ['{ask_clash|any clashes [time:on Thursday]?}', /nothing overlaps/i],
    ],
  ]);
});

describe('between two events', () => {
  testConversations([
    [
      'from the end of one to the start of the other, in whatever order and words',
      [
        '{ask_between|how long is it between [target:fencing starting] and [target:the end of the soup kitchen] [old_time:tomorrow]?}',
        /^4 hours/,
      ],
    ],
    [
      'never of one with itself',
      [
        '{ask_between|how long between [target:the regatta] and [target:the hive notes]?}',
        /regatta/,
        not(/minutes/),
      ],
    ],
    [
      'from one alone until the next of its day',
      [
        '{ask_agenda|what is on [time:on Thursday]?}',
        '{ask_between|how long is the gap after [target:the first one]?}',
        /^3 hours/,
        '{create|put [title:reading] [time:in there], [length:one hour]}',
      ],
      { adds: ['Thu 09:00-10:00 reading'] },
    ],
    [
      'as it is said, after one and before the other',
      [
        '{ask_between|do I make it to [before:the glaze testing] from [after:the fencing]?}',
        /Fencing.*Glaze/,
      ],
    ],
  ]);
});

describe('the end of a day', () => {
  testConversations([
    [
      'is what ends last, and its beginning what comes first',
      [
        '{ask_when|when am I done [time:on Thursday]?}',
        /^Operetta/,
        '{again|and [time:on Friday]?}',
        /^Fencing/,
        '{ask_when|and when do I start?}',
        /^Fencing/,
      ],
    ],
    [
      'is answered however the question was read',
      ['{ask_free|until when am I busy [time:on Thursday]?}', /^Operetta/, not(/Free/)],
    ],
    [
      'is answered with yes or no, where the question says when',
      [
        '{ask_when|am I done [time:by 5 on Thursday]?}',
        /^No: Operetta/,
        '{ask_when|and am I done [time:by 5 on Friday]?}',
        /^Yes: Fencing/,
      ],
    ],
    [
      'and the earliest start of a week go by the clock',
      ['{ask_next|what is my [earliest:earliest] start [time:this week]?}', /milk round/i],
    ],
    [
      'and what a day begins with is one thing',
      ['{ask_agenda|what does my day begin with [time:tomorrow]?}', /loom/i, not(/soup/i)],
    ],
  ]);
});

describe('until when others are busy', () => {
  testConversations([
    [
      'is the end of what they have then',
      [
        '{ask_free|is [person:Ana] free [time:at 11 tomorrow]?}',
        '{ask_free|until when is [person:she] tied up?}',
        /12:30/,
        not(/15:00/),
        '{create|put [title:a call] with [guest:her] right after [after:that], [length:15 minutes]}',
        /12:30–12:45/,
      ],
    ],
    [
      'and from when on they are free',
      ['{ask_free|when does [person:Ana] get free [time:tomorrow morning]?}', /12:30/],
    ],
  ]);
});

describe('which day', () => {
  testConversations([
    [
      'is the emptier of two',
      ['{ask_most|is saturday or sunday emptier [time:this weekend]?}', /Sun 22/, not(/longest|busiest/i)],
    ],
    [
      'is the fuller of two, and none in between',
      ['{ask_most|what is fuller, [time:tomorrow or Friday]?}', /^Busiest: tomorrow/],
    ],
    [
      'has an afternoon with nothing in it, and that is the one it goes to',
      [
        '{ask_agenda|which [time:afternoon] have I got with nothing in it [time:from tomorrow to Thursday]?}',
        /Wed 18 Nov/,
        not(/Thu|tomorrow/),
        '{create|put [title:sanding] [same_day:there] [time:at 2], [length:two hours]}',
      ],
      { adds: ['Wed 14:00-16:00 sanding'] },
    ],
    [
      'has something in its evening',
      ['{ask_agenda|which evenings do I have something [time:this week]?}', /Operetta/, not(/Milk|Loom/)],
    ],
    [
      'comes after a long event, and is what that day means next',
      [
        '{ask_when|when is [target:the trade fair]?}',
        '{ask_free|is [time:the friday] after [after:it] empty?}',
        /27 November/,
        '{create|put [title:rest] [time:on that day], [all_day:all day]}',
      ],
      { adds: ['Fri+1 all-day rest'] },
    ],
    [
      'is the day after something long',
      ['{ask_free|am I free [time:the day after] [after:the trade fair]?}', /27 November/],
    ],
  ]);
});

describe('an evening that was asked about', () => {
  testConversations([
    [
      'is where an hour goes that could be in the morning',
      [
        '{ask_free|is [time:Wednesday evening] free?}',
        '{create|put [title:cinema] [same_day:there] [time:at 8]}',
      ],
      { adds: ['Wed 20:00-21:00 cinema'] },
    ],
    [
      'is asked about of another day, too',
      [
        '{ask_agenda|what is on [time:on Thursday evening]?}',
        '{again|and [time:Friday]?}',
        /evening/,
        not(/Fencing/),
      ],
    ],
  ]);
});

describe('what is over', () => {
  testConversations([
    [
      'is looked for in the past, not ahead',
      [
        '{ask_agenda|what was I doing [time:on Thursday evening]?}',
        /moss/,
        '{ask_where|where was [target:it] held?}',
        /Town hall/,
      ],
    ],
    [
      'also as the last time of something',
      ['{ask_last|what did I do [time:last thursday evening, on the 12th]?}', /moss/],
    ],
  ]);
});

describe('a list that was just shown', () => {
  testConversations([
    [
      'answers for each event, where it can',
      [
        '{ask_agenda|what is on [time:tomorrow]?}',
        '{ask_who|who is in [target:that] with me?}',
        /Ana Silva/,
        not(/find/),
        '{ask_where|and where is [target:it]?}',
        /Loom/,
      ],
    ],
    [
      'has a first and a last',
      ['{ask_agenda|what is on [time:on Thursday]?}', '{ask_next|which one is first?}', /^Milk/],
    ],
    [
      'is shown after it was counted',
      [
        '{ask_count|how many with [person:Ana] [time:this week]?}',
        '{ask_agenda|which ones?}',
        /Loom.*Glaze/s,
        not(/Milk/),
      ],
    ],
  ]);
});

describe('before and after', () => {
  testConversations([
    ['looks back', ['{ask_next|what comes before [before:the beekeeping] [old_time:on Thursday]?}', /milk/i]],
    ['goes on with a bare then', ['{ask_next|what is next?}', /Loom/, '{ask_next|and then?}', /Soup/]],
    [
      'answers for each of two that are named',
      [
        '{ask_long|which is longer, [target:the beekeeping] or [target:the flea market]?}',
        /Beekeeping.*Flea/s,
      ],
    ],
  ]);
});

describe('next to an event on a given day', () => {
  testConversations([
    [
      'only the rest of that day is meant',
      [
        '{ask_agenda|anything [time:on Thursday] after [after:the hive notes]?}',
        /Operetta/,
        not(/Milk|Beekeeping/),
        '{ask_free|have I got [length:an hour] before [before:beekeeping] [time:on Thursday]?}',
        /12:00/,
        not(/16:00/),
      ],
    ],
    [
      'so many days after it is one day',
      ['{ask_agenda|what is on [time:two days] after [after:the trade fair]?}', /28 November/],
    ],
    [
      'and the day that is named, where the event is on another',
      ['{ask_agenda|after [after:the milk round], what is [time:the rest of Tuesday] like?}', /Soup/],
    ],
    [
      'and the time between two that were both said as after',
      [
        '{ask_free|is there time between [after:the soup kitchen] and [after:fencing] for [length:two hours]?}',
        /^Free: tomorrow 13:00–17:00/,
      ],
    ],
  ]);
});

describe('several days that are free', () => {
  testConversations([
    [
      'are to choose from, and none of them is taken',
      [
        '{ask_free|which evening [time:this week] is free?}',
        /Wed 18 Nov/,
        not(/Thu/),
        '{create|put [title:darts] [same_day:there] [time:at 8]}',
        /when/i,
      ],
    ],
    [
      'are not blocked from the first to the last',
      [
        '{ask_free|which day [time:next week] is free?}',
        '{create|put [title:hiking] then, [all_day:all day]}',
        /when/i,
      ],
    ],
    [
      'are not taken up in full where one is picked',
      [
        '{ask_free|when am I free [time:on Wednesday]?}',
        '{create|[time:the second of those], put [title:a walk] there}',
      ],
      { adds: ['Wed 12:00-13:00 walk'] },
    ],
  ]);
});

describe('a day that was asked about', () => {
  testConversations([
    [
      'is where something goes on it',
      [
        '{ask_until|is [time:the 12th of December] a Saturday?}',
        '{create|put [title:open day] on [after:it], [all_day:the whole day]}',
      ],
      { adds: ['2026-12-12 all-day open day'] },
    ],
    [
      'is corrected, and nothing is moved',
      [
        '{ask_when|when do I finish [time:on Thursday]?}',
        '{revise|sorry, I wanted [time:Friday], same question}',
        /^Fencing/,
      ],
    ],
    [
      'may stand in front of the question',
      ['{nothing statement|she says Saturday or Sunday.} {ask_most|which is emptier?}', /Sun 22/],
    ],
    [
      'and its fullest and its emptiest are of all of them',
      [
        '{ask_most|which day is fullest [time:this week]?}',
        /Thu/,
        '{again|and the emptiest?}',
        /Lightest: (?!Thu)/,
      ],
    ],
    [
      'and what is on then is what that day has',
      ['{ask_most|which day is fullest [time:this week]?}', '{ask_next|what is on then?}', /Milk.*Operetta/s],
    ],
  ]);
});

describe('a question in a story', () => {
  testConversations([
    [
      'is answered',
      [
        '{ask_when quoted|he is stuck in traffic before [target:the soup kitchen], when does it start?}',
        /12:00/,
      ],
    ],
  ]);
});

describe('what it would be', () => {
  testConversations([
    [
      'is at the hour that its name tells',
      ['{ask_clash|would [target:dinner] [time:on Thursday at 8] clash?}', /Operetta/],
    ],
    [
      'is like what has its name, after a question',
      [
        '{ask_agenda|have I got anything [time:on the Monday after, the 30th]?}',
        '{again|great, then another [title:beekeeping] [time:on the 30th], [same_time:same times], [same_place:same place]}',
        approve,
      ],
      { adds: ['2026-11-30 12:00-15:00 Beekeeping | at Old dairy'] },
    ],
  ]);
});

describe('what is put on a day', () => {
  testConversations([
    [
      'that was asked about is new, where there is nothing called so',
      [
        '{ask_until|is [time:the 1st of December] a Tuesday?}',
        '{change|put [target:the chimney sweep] on [target:it] [time:at 8 in the morning]}',
        approve,
      ],
      { adds: ['2026-12-01 08:00-09:00 chimney sweep'] },
    ],
    [
      'goes to the part of it that was asked about',
      [
        '{ask_agenda|is anything on [time:on Wednesday afternoon]?}',
        '{create|block [time:the afternoon] for [title:the tax return], [length:2 hours]}',
        /Wed 18 Nov/,
      ],
      { adds: ['Wed 14:00-16:00 tax return'] },
    ],
    [
      'is where a question about it was',
      ['{ask_until|is [time:the 30th] a Monday?}', '{ask_free|am I free [time:then at 11]?}', /30 November/],
    ],
  ]);
});

describe('who and what day', () => {
  testConversations([
    [
      'comes besides somebody',
      ['{ask_who|who comes to [target:the loom repair] besides [except:Ana]?}', /Ben/, not(/Ana/)],
    ],
    [
      'comes besides somebody to what there is with them',
      ['{ask_who|is anybody there besides [except:ana at the tuesday one]?}', /Ben/, not(/Ana/)],
    ],
    [
      'of a list is with somebody',
      [
        '{ask_agenda|what is on [time:tomorrow]?}',
        '{ask_who|which of [set:them] is with [person:Ben]?}',
        /Loom/,
        not(/Soup/),
      ],
    ],
    ['it is today', ['{ask_when|what day is [target:it] [time:today]?}', /Monday 16 November/]],
  ]);
});
