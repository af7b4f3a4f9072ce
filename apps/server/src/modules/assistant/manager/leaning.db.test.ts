import { describe } from 'vitest';
import { approve, deny, not } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Tue 09:00-10:00 Stocktake',
  'Tue 10:30-11:00 Courier',
  'Tue 14:00-15:00 Pottery',
  'Wed 11:00-12:00 Fitting | with ben',
  'Wed 16:00-16:40 Cello',
  'Thu 09:15-10:00 Tasting',
  'Thu 15:00-16:00 Physiotherapy',
  'Fri 18:00-22:00 Early watch',
];
const { testConversations } = notationTalk({ has: WEEK });

describe('a time that was just mentioned', () => {
  testConversations([
    [
      'the second of those',
      [
        '{ask_free|which [length:half hours] are free [time:tomorrow between 9 and 12]?}',
        '{create|take [time:the second of those] for [title:photos]}',
      ],
      { adds: ['Tue 11:00-11:30 photos'] },
    ],
    [
      'that hour, and no longer than was asked for',
      [
        '{ask_free|where is the first free [length:hour] [time:tomorrow between 10:30 and 13]?}',
        '{create|fill [slot_of:that hour] with [title:drafts]}',
      ],
      { adds: ['Tue 11:00-12:00 drafts'] },
    ],
    [
      'the hour that something cancelled left behind',
      [
        '{cancel|[target:pottery] is off}',
        approve,
        '{create|put [title:ironing] in [same_time:that same hour]}',
      ],
      { removes: ['Tue 14:00-15:00 Pottery'], adds: ['Tue 14:00-15:00 ironing'] },
    ],
    [
      'the day after counts from the event',
      [
        '{ask_when|when is [target:the tasting]?}',
        '{change|they gave me [time:the day after] instead, [same_time:same time]}',
      ],
      { removes: ['Thu 09:15-10:00 Tasting'], adds: ['Fri 09:15-10:00 Tasting'] },
    ],
    [
      'the Saturday after counts from what was spoken of, also for something new',
      [
        '{ask_when|when is [target:the tasting]?}',
        '{create|then [title:ironing] [time:the saturday after, 11am]}',
      ],
      { adds: ['Sat 11:00-12:00 ironing'] },
    ],
    [
      'half past is half past the hour it has',
      ['{change|make [target:the tasting] [time:half past]}'],
      { removes: ['Thu 09:15-10:00 Tasting'], adds: ['Thu 09:30-10:15 Tasting'] },
    ],
    [
      'the first thing of a day is that day’s',
      ['{ask_next|what is the first thing i have [time:on thursday]}', /tasting/i],
      {},
    ],
    [
      'who is met for something is known by it',
      ['{ask_when|when do i see [target:the physiotherapist]?}', /15:00/],
      {},
    ],
  ]);
});

describe('one more like it', () => {
  testConversations([
    [
      'of an event in the calendar, without one of its guests',
      [
        '{again|another [title:fitting] like [target:Wednesday’s], but [time:on Friday] and without [guest_out:Ben]}',
      ],
      { adds: ['Fri 11:00-12:00 Fitting'] },
    ],
    [
      'whose time is not understood is asked for',
      [
        '{create|[title:cello] [time:on Friday from 16:00 to 16:40]}',
        '{again|the same [time:a blue moon from now]}',
        /when/i,
      ],
      { adds: ['Fri 16:00-16:40 cello'] },
    ],
    [
      'a reminder that was moved, in the same half of the day',
      [
        '{remind|remind me [time:tomorrow at 8am] to [text:ring the lab]}',
        '{revise|make it [time:8.30]}',
        '{again|and the same [time:on Thursday at 8.30]}',
      ],
      { reminders: ['ring the lab @ Tue 08:30', 'ring the lab @ Thu 08:30'] },
    ],
  ]);
});

describe('a question that was left open', () => {
  testConversations([
    [
      'is settled by an event whose name begins as its own',
      [
        '{create|[title:drawings] [time:on Saturday]}',
        /what time/i,
        '{remind|remind me [time:tomorrow at 9] to [text:ring Ola]}',
        /still open/i,
        '{create|[title:drawings due] [time:on Saturday 12:00 to 13:00]}',
        not(/still open/i),
        '{ask_agenda|what is on [time:on Friday]?}',
        not(/still open/i),
      ],
      { adds: ['Sat 12:00-13:00 drawings due'], reminders: ['ring Ola @ Tue 09:00'] },
    ],
  ]);
});

describe('two changes, or one', () => {
  testConversations([
    [
      'later at both ends is one move',
      ['{change|[target:the tasting] starts [shift:an hour later] and ends [end:an hour later], too}'],
      { removes: ['Thu 09:15-10:00 Tasting'], adds: ['Thu 10:15-11:00 Tasting'] },
    ],
    [
      'a shift is put right by a length',
      [
        '{change|push [target:the fitting] [shift:an hour later]}',
        '{revise|no, only [length:half an hour]}',
        approve,
      ],
      { removes: ['Wed 11:00-12:00 Fitting | with ben'], adds: ['Wed 11:30-12:30 Fitting | with ben'] },
    ],
    [
      'another day at the same time, and shorter',
      [
        '{change|make [target:the tasting] [time:Friday], [same_time:same time], [length:half an hour] is plenty}',
      ],
      { removes: ['Thu 09:15-10:00 Tasting'], adds: ['Fri 09:15-09:45 Tasting'] },
    ],
    [
      'what takes the place of what is cancelled is new',
      [
        '{cancel|delete [target:the early watch]} {change|I do [time:Saturday 14:00 to 22:00] instead, write it as [title:late watch]}',
        approve,
      ],
      { removes: ['Fri 18:00-22:00 Early watch'], adds: ['Sat 14:00-22:00 late watch'] },
    ],
    [
      'two change places, whichever words name them',
      [
        '{swap|swap [target:the two] [old_time:on Tuesday]: [target:pottery] goes to [time:9] and [target:the stocktake] takes [target:the 2pm]}',
      ],
      {
        removes: ['Tue 09:00-10:00 Stocktake', 'Tue 14:00-15:00 Pottery'],
        adds: ['Tue 14:00-15:00 Stocktake', 'Tue 09:00-10:00 Pottery'],
      },
    ],
    [
      'or none at all, when there are only two',
      ['{ask_agenda|what is on [time:on Thursday]?}', '{swap|swap [target:them]}'],
      {
        removes: ['Thu 09:15-10:00 Tasting', 'Thu 15:00-16:00 Physiotherapy'],
        adds: ['Thu 15:00-15:45 Tasting', 'Thu 09:15-10:15 Physiotherapy'],
      },
    ],
    [
      'or only their days',
      [
        '{swap|swap [target:the cello] and [target:the tasting], [filler:i mean the days, the times can stay]}',
      ],
      {
        removes: ['Wed 16:00-16:40 Cello', 'Thu 09:15-10:00 Tasting'],
        adds: ['Thu 16:00-16:40 Cello', 'Wed 09:15-10:00 Tasting'],
      },
    ],
  ]);
});

describe('what it is called', () => {
  testConversations([
    [
      'by the name that was given to it',
      ['{create|[title:nights] [time:on Saturday 22:00 to 23:00], [title:call them Watch two]}'],
      { adds: ['Sat 22:00-23:00 Watch two'] },
    ],
    [
      'once, though it was said twice',
      ['{create|I joined a [title:choir]! put [title:Choir] in [time:on Saturday 19:00 to 20:00]}'],
      { adds: ['Sat 19:00-20:00 Choir'] },
    ],
    [
      'a day in its name is its day',
      ['{create|[title:Saturday brunch] [time:this week, from eleven until one]}'],
      { adds: ['Sat 11:00-13:00 Saturday brunch'] },
    ],
  ]);
});

describe('what comes in between, and what comes after', () => {
  testConversations([
    [
      'a search outlives a question, and its times go by their number',
      [
        '{find_time|find [length:half an hour] [time:on Friday between 9 and 11] for [title:invoices]}',
        '{ask_where|where is [target:the tasting]?}',
        '{pick|[option:number two] then}',
      ],
      { adds: ['Fri 09:30-10:00 invoices'] },
    ],
    [
      'what was taken back is done otherwise',
      [
        '{change|move [target:the tasting] to [time:Friday]}',
        '{undo|no, put [target:it] back}',
        '{revise|make it [time:Saturday at 11am] instead}',
      ],
      { removes: ['Thu 09:15-10:00 Tasting'], adds: ['Sat 11:00-11:45 Tasting'] },
    ],
    [
      'a yes with another wish',
      [
        '{change|push [target:the fitting] [shift:an hour later]}',
        '{approve|Yes.} {create|And [title:a nap] [time:on Saturday from 2pm to 3pm]}',
      ],
      {
        removes: ['Wed 11:00-12:00 Fitting | with ben'],
        adds: ['Wed 12:00-13:00 Fitting | with ben', 'Sat 14:00-15:00 a nap'],
      },
    ],
    [
      'the same of another event',
      [
        '{change|push [target:the fitting] [shift:an hour later]}',
        '{revise|not [retracted:the fitting], I meant [target:the cello]}',
      ],
      { removes: ['Wed 16:00-16:40 Cello'], adds: ['Wed 17:00-17:40 Cello'] },
    ],
    [
      'the hour of a question about an hour is on the day that was said',
      ['{create|[title:table tennis] [time:this Saturday]}', '{answer|[time:18:30 to 20:00]}'],
      { adds: ['Sat 18:30-20:00 table tennis'] },
    ],
    [
      'somebody else after a no',
      [
        '{create|[title:retro] [time:on Friday 9am to 10am] with [guest:ben]}',
        deny,
        '{revise|wrong person, with [guest:ana]}',
        approve,
      ],
      { adds: ['Fri 09:00-10:00 retro | with ana'] },
    ],
    [
      'the same on two days',
      [
        '{create|[title:early duty] [time:on Saturday from 06:00 to 08:00]}',
        '{again|the same [time:on Thursday and Friday]}',
      ],
      { adds: ['Sat 06:00-08:00 early duty', 'Thu 06:00-08:00 early duty', 'Fri 06:00-08:00 early duty'] },
    ],
    [
      'to that same day',
      [
        '{ask_when|when is [target:the tasting]?}',
        '{change|then move [target:the cello] to [same_day:that same day] [time:at 11am]}',
      ],
      { removes: ['Wed 16:00-16:40 Cello'], adds: ['Thu 11:00-11:40 Cello'] },
    ],
    [
      'quarter past, of the hour that it has',
      ['{change|make [target:the cello] [time:quarter past]}'],
      { removes: ['Wed 16:00-16:40 Cello'], adds: ['Wed 16:15-16:55 Cello'] },
    ],
    [
      'an end in the evening',
      ['{change|let [target:the early watch] end [end:at half past nine]}'],
      { removes: ['Fri 18:00-22:00 Early watch'], adds: ['Fri 18:00-21:30 Early watch'] },
    ],
    [
      'a day that is cleared but for one thing',
      ['{cancel|clear my [old_time:Tuesday], but leave [except:the courier]}', approve],
      { removes: ['Tue 09:00-10:00 Stocktake', 'Tue 14:00-15:00 Pottery'] },
    ],
    [
      'who is met then, and where an event is that has only a word of it',
      [
        '{ask_who|who do I see [time:on Wednesday morning]?}',
        /ben/i,
        '{change|put [target:the early people] to [time:noon]}',
        /not sure/i,
      ],
      {},
    ],
  ]);
});
