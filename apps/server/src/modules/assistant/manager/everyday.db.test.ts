import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Mon 12:00-12:30 Call | with ben',
  'Mon 16:00-17:00 Fitting',
  'Tue 11:00-12:00 Tasting',
  'Fri 09:00-09:30 Weigh-in',
  'Fri 17:00-18:00 Drinks',
  'Wed 09:00-09:30 Huddle | with carla | RRULE:FREQ=WEEKLY;BYDAY=WE',
  'Thu 10:00-11:00 Audit | by emma=accepted | note: Join at https://audit.example/now',
];

/** What people say next about what was found, named or done. */
const { testConversations } = notationTalk({ has: WEEK });

describe('taking what was found', () => {
  testConversations([
    [
      'one of the times, by its place',
      [
        '{find_time|find [length:an hour] [time:on Tuesday] for [title:painting]}',
        '{pick|[option:the first one]}',
      ],
      { adds: ['Tue 09:00-10:00 Painting'] },
    ],
    [
      'one of the times, by its hour',
      [
        '{find_time|find [length:an hour] [time:on Tuesday] for [title:painting]}',
        "{pick|let's do [option:10]}",
      ],
      { adds: ['Tue 10:00-11:00 Painting'] },
    ],
    [
      'the hour that was asked about',
      ['{ask_free|am I free [time:on Thursday at 3pm]}', '{create|book it for [title:Writing]}'],
      { adds: ['Thu 15:00-16:00 Writing'] },
    ],
    [
      'the only stretch that was free',
      [
        '{ask_free|when am I free [time:on Tuesday after 4pm]}',
        '{create|use that for [title:Expense claims]}',
      ],
      { adds: ['Tue 16:00-17:00 Expense claims'] },
    ],
    [
      'so long from an hour of the day that was asked about',
      [
        '{ask_free|when am I free [time:on Thursday]}',
        '{create|use it for [title:writing], [length:two hours] [time:from 2]}',
      ],
      { adds: ['Thu 14:00-16:00 writing'] },
    ],
    [
      'the same day',
      [
        '{create|[title:gym] [time:Saturday at 7am]}',
        '{create|[title:brunch] [time:at 11] [same_day:the same day]}',
      ],
      { adds: ['Sat 07:00-08:00 gym', 'Sat 11:00-12:00 brunch'] },
    ],
  ]);
});

describe('a name that says little', () => {
  testConversations([
    [
      'is a name all the same',
      [
        '{create|book [title:a meeting] [time:tomorrow at 8am]}',
        '{create|[title:appointment] [time:Thu 3pm]}',
      ],
      { adds: ['Tue 08:00-09:00 meeting', 'Thu 15:00-16:00 appointment'] },
    ],
  ]);
});

describe('a stretch that is cleared', () => {
  testConversations([
    [
      'is said in two places',
      ['{cancel|clear [set:my afternoon] [old_time:on Friday]}', waiting(1), approve],
      { removes: ['Fri 17:00-18:00 Drinks'] },
    ],
    [
      'holds nothing',
      ['{cancel|clear [set:my afternoon] [old_time:on Tuesday]}', /nothing|free|empty/i, waiting(0)],
      {},
    ],
    [
      'holds only what is to stay',
      ['{cancel|cancel [target:my morning] [old_time:on Tuesday], but not [except:the tasting]}', waiting(0)],
      {},
    ],
  ]);
});

describe('an invitation without a name', () => {
  testConversations([
    [
      'is the one that waits',
      ['{accept|accept [target:the invitation]}', waiting(1), approve],
      {
        removes: ['Wed 15:00-16:00 Panel | by ana=needsAction'],
        adds: ['Wed 15:00-16:00 Panel | by ana=accepted'],
      },
      { has: [...WEEK, 'Wed 15:00-16:00 Panel | by ana=needsAction'] },
    ],
    [
      'is answered once, as was said last',
      ['{accept|[target:the panel]}, ah no, {decline|decline [target:the panel]}', waiting(1), approve],
      {
        removes: ['Wed 15:00-16:00 Panel | by ana=needsAction'],
        adds: ['Wed 15:00-16:00 Panel | by ana=declined'],
      },
      { has: [...WEEK, 'Wed 15:00-16:00 Panel | by ana=needsAction'] },
    ],
    ['is none where none waits', ['{accept|accept [target:the invitation]}', /invitation/i, waiting(0)], {}],
  ]);
});

describe('reminders and places by few words', () => {
  testConversations([
    [
      'all reminders are called mine',
      [
        '{remind|remind me [time:tomorrow at 8] to [text:water the ferns]}',
        '{cancel|cancel [target:my reminders]}',
      ],
      {},
    ],
    [
      'an event is reminded of by its name',
      ['{remind|remind me about [target:the fitting] [time:today at 3pm]}'],
      { reminders: ['Fitting @ Mon 15:00'] },
    ],
    [
      'what is no event, too',
      ['{remind|remind me about [target:the tax return] [time:on Friday at 3pm]}'],
      { reminders: ['tax return @ Fri 15:00'] },
    ],
    [
      'my place stays mine',
      ['{create|[title:Cards] [time:Saturday at 7pm] at [place:my place]}'],
      { adds: ['Sat 19:00-20:00 Cards | at my place'] },
    ],
    [
      'waking up every day is for the morning, too',
      ['{remind|[text:wake me up] [time:every day at six]}'],
      { reminders: ['wake @ cron 0 6 * * *'] },
    ],
    [
      'waking up is for the morning',
      ['{remind|[text:wake me up] [time:at seven]}'],
      { reminders: ['wake @ Tue 07:00'] },
    ],
  ]);
});

describe('what is read as a change of something that is not there', () => {
  testConversations([
    [
      'is a new one with somebody else',
      ['{change|put [target:call with the bank] [time:on Thursday at 3]}', waiting(1), approve],
      { adds: ['Thu 15:00-16:00 call with the bank'] },
    ],
    [
      'is a new one with whom we know, who is invited',
      ['{change|[target:review with dev] [time:every Tuesday at 2]}', waiting(1), approve],
      { adds: ['Tue 14:00-15:00 review | with dev | RRULE:FREQ=WEEKLY;BYDAY=TU'] },
    ],
    [
      'is looked for where it is to be moved',
      ['{change|move [target:review with dev] [time:to Tuesday at 2]}', waiting(0)],
      {},
    ],
  ]);
});

describe('a time that suits what it is for', () => {
  testConversations([
    [
      'is noon for a lunch, and an hour long',
      [
        '{find_time|find time for [title:lunch] [time:next week]}',
        /12:30–13:30/,
        not(/09:00/),
        '{pick|[option:the first one]}',
      ],
      { adds: ['Mon+1 12:30-13:30 lunch'] },
    ],
    [
      'is whatever hours were named',
      ['{find_time|find time for [title:lunch] [time:on Tuesday between 3pm and 5pm]}', /15:00/],
      {},
    ],
    [
      'is the evening for a dinner',
      ['{find_time|find time for [title:dinner] [time:this week]}', /19:00/, not(/09:00/)],
      {},
    ],
  ]);
});

describe('a series that was just made', () => {
  const GYM = '{create|[title:gym] [time:every Monday, Wednesday and Friday at 7am]}';
  const there = 'Wed 07:00-08:00 gym | RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR';
  testConversations([
    [
      'loses the day that is named, and no more',
      [GYM, '{cancel|cancel [target:gym] [old_time:on Friday]}', /Fri 20 Nov/, not(/series/)],
      { adds: [there] },
    ],
    [
      'loses those of one weekday, and no more',
      [GYM, '{cancel|wait, skip [target:Wednesdays]}', /Wed 18 Nov.*Wed 25 Nov/, not(/series/)],
      { adds: [there] },
    ],
    ['goes as a whole where no day is named', [GYM, '{cancel|delete [target:it]}', /series/, approve], {}],
  ]);
});

describe('a new hour of every week', () => {
  testConversations([
    [
      'is on the day that it is on',
      ['{change|move [target:the huddle] to [time:11 every week]}', approve],
      {
        removes: ['Wed 09:00-09:30 Huddle | with carla | RRULE:FREQ=WEEKLY;BYDAY=WE'],
        adds: ['Wed 11:00-11:30 Huddle | with carla | RRULE:FREQ=WEEKLY'],
      },
    ],
  ]);
});

describe('two things in one message', () => {
  testConversations([
    [
      'are one set, named twice',
      [
        '{ask_agenda|what is [time:on Friday]?}',
        '{change|[set:both of those] are mine alone, move [set:the two blocks] [time:to Thursday] [same_time:at the same times]}',
      ],
      {
        removes: ['Fri 09:00-09:30 Weigh-in', 'Fri 17:00-18:00 Drinks'],
        adds: ['Thu 09:00-09:30 Weigh-in', 'Thu 17:00-18:00 Drinks'],
      },
    ],
    [
      'are two invitations, both by name',
      ['{decline|decline [set:both] [target:the panel] and [target:the ball]}', waiting(2)],
      {},
      { has: ['Wed 15:00-16:00 Panel | by ana=needsAction', 'Sat 19:00-23:00 Ball | by ben=needsAction'] },
    ],
    [
      'are asked about the same day',
      ['{ask_agenda|what is [time:on Friday]}, and {ask_free|am I free [time:at 3]?}', /Fri 20 Nov at 15:00/],
      {},
    ],
    [
      'are the end of one event and the same once more',
      [
        '{cancel|cancel [target:the fitting]} and {create|book it again [time:on Wednesday at 2]}',
        waiting(1),
        approve,
      ],
      { removes: ['Mon 16:00-17:00 Fitting'], adds: ['Wed 14:00-15:00 fitting'] },
    ],
    [
      'are the week to go to and the day to keep',
      ['{change|push [target:the fitting] to [time:next week], [same_day:same day] and [same_time:time]}'],
      { removes: ['Mon 16:00-17:00 Fitting'], adds: ['Mon+1 16:00-17:00 Fitting'] },
    ],
    [
      'are the same of a tasting on a Tuesday',
      ['{change|move [target:the tasting] to [time:next week], [same_time:same time]}'],
      { removes: ['Tue 11:00-12:00 Tasting'], adds: ['Tue+1 11:00-12:00 Tasting'] },
    ],
  ]);
});

describe('one more of something', () => {
  testConversations([
    [
      'goes to the half of the day in which people are up',
      ['{create|[title:gym] [time:Saturday at 6pm]}', '{again|and [time:on Sunday at 10]}'],
      { adds: ['Sat 18:00-19:00 gym', 'Sun 10:00-11:00 gym'] },
    ],
    [
      'stays in the night where it was late',
      ['{create|[title:stargazing] [time:Saturday at 9pm]}', '{change|make it [time:10]}'],
      { adds: ['Sat 22:00-23:00 stargazing'] },
    ],
    [
      'keeps its hour on a day that could be either of two',
      ['{again|duplicate [target:the weigh-in] to [time:next Friday]}'],
      { adds: ['Fri+1 09:00-09:30 weigh-in'] },
    ],
  ]);
});

describe('which one it is about', () => {
  testConversations([
    [
      'the one just asked about, without a word for it',
      ['{ask_when|when is [target:the fitting]}', '{cancel|cancel it}', waiting(1), approve],
      { removes: ['Mon 16:00-17:00 Fitting'] },
    ],
    [
      'the next one',
      ['{change|push [target:my next meeting] back [shift:by 15 minutes]}', approve],
      { removes: ['Mon 12:00-12:30 Call | with ben'], adds: ['Mon 12:15-12:45 Call | with ben'] },
    ],
    [
      'the last of a day',
      ['{cancel|cancel [target:my last meeting] [old_time:on Friday]}', approve],
      { removes: ['Fri 17:00-18:00 Drinks'] },
    ],
    [
      'of a series the one whose day is in the name',
      ["{cancel|cancel [target:Wednesday's huddle]}", approve],
      { removes: ['Wed 09:00-09:30 Huddle | with carla'] },
    ],
    [
      'the other one',
      [
        '{ask_agenda|what is on [time:on Friday]}',
        '{cancel|cancel [target:the first]}',
        '{revise|no, [target:the other one]}',
        approve,
      ],
      { removes: ['Fri 17:00-18:00 Drinks'] },
    ],
    [
      'everything that is left of today',
      ['{change|push [set:everything] [shift:by 20 min]}', approve],
      {
        removes: ['Mon 12:00-12:30 Call | with ben', 'Mon 16:00-17:00 Fitting'],
        adds: ['Mon 12:20-12:50 Call | with ben', 'Mon 16:20-17:20 Fitting'],
      },
    ],
  ]);
});

describe('what belongs to others', () => {
  testConversations([
    [
      'is declined and not cancelled',
      ['{cancel|cancel [target:the audit]}', /decline/i, approve],
      {
        removes: ['Thu 10:00-11:00 Audit | by emma=accepted'],
        adds: ['Thu 10:00-11:00 Audit | by emma=declined'],
      },
    ],
    [
      'and its unknown link is not passed on',
      ['{ask_link|the link of [target:the audit]}', /don't know where it leads/, not(/audit\.example/)],
    ],
  ]);
});

describe('what is missing is asked for', () => {
  testConversations([
    [
      'a reminder of nothing',
      [
        '{remind|remind me [time:tomorrow at 9]}',
        /What should I remind you about/,
        '{answer|[text:water the plants]}',
      ],
      { reminders: ['water the plants @ Tue 09:00'] },
    ],
    [
      'the day before what was booked in the same message',
      ['{create|book [title:a haircut] [time:on Friday at 1]} and {remind|remind me [lead:the day before]}'],
      { adds: ['Fri 13:00-14:00 haircut'], reminders: ['Haircut @ Thu 13:00'] },
    ],
  ]);
});

describe('a proposal and a second thought', () => {
  testConversations([
    [
      'yes, but',
      [
        '{create|[title:coffee] with [guest:Emma] [time:on Saturday at 3pm]}',
        '{revise|yes but [time:at 4] and [length:half an hour]}',
        waiting(1),
        approve,
      ],
      { adds: ['Sat 16:00-16:30 Coffee with Emma | with emma'] },
    ],
    [
      'another time than the one that is taken',
      [
        '{create|[title:yoga] [time:on Tuesday at 11:30]}',
        waiting(1),
        /Tasting/,
        /Free instead/,
        '{revise|[time:5pm] instead}',
        /Booked/,
        waiting(0),
      ],
      { adds: ['Tue 17:00-18:00 Yoga'] },
    ],
  ]);
});

describe('honest about itself', () => {
  testConversations([
    [
      'what waits, what was done, what it is',
      [
        '{create|[title:gym] [time:on Saturday at 7am]}',
        '{create|[title:lunch] with [guest:Emma] [time:on Saturday at 1]}',
        '{ask_waiting|what is still open?}',
        /Waiting for your OK:\n• Book Lunch with Emma/,
        '{ask_done|what did you do?}',
        /Booked: Gym, Sat 21 Nov/,
        '{undo|take [target:the gym] back}',
        '{ask_done|what did you do?}',
        /Gym.*Since undone/,
        '{ask_self|are you human?}',
        /a program, not a person.*our staff can see/,
      ],
    ],
  ]);
});

describe('something else in between', () => {
  testConversations([
    [
      'what we had asked is come back to, and answered',
      [
        '{create|book [title:a haircut]}',
        '{create|[title:gym] [time:tomorrow at 7am]}',
        /Still open: When/,
        '{answer|[time:Friday at 4pm]}',
      ],
      { adds: ['Tue 07:00-08:00 gym', 'Fri 16:00-17:00 haircut'] },
    ],
    [
      'after a decision, too',
      [
        '{create|book [title:a haircut]}',
        '{create|[title:lunch] with [guest:Emma] [time:on Saturday at 1]}',
        not(/Still open/),
        approve,
        /Still open: When/,
        '{answer|[time:Friday at 4pm]}',
      ],
      { adds: ['Sat 13:00-14:00 Lunch with Emma | with emma', 'Fri 16:00-17:00 haircut'] },
    ],
    [
      'said once, and open for longer',
      [
        '{create|book [title:a haircut]}',
        '{create|[title:gym] [time:tomorrow at 7am]}',
        /Still open/,
        '{create|[title:sauna] [time:tomorrow at 8pm]}',
        not(/Still open/),
        '{answer|[time:Friday at 4pm]}',
      ],
      { adds: ['Tue 07:00-08:00 gym', 'Tue 20:00-21:00 sauna', 'Fri 16:00-17:00 haircut'] },
    ],
    [
      'a time without a name is asked what it is',
      ['{create|[time:Saturday 3pm]}', /call it/, '{answer|[title:Writing]}'],
      { adds: ['Sat 15:00-16:00 Writing'] },
    ],
  ]);
});

describe('times that belong together', () => {
  testConversations([
    [
      'an end that is said apart',
      ['{create|[title:flu training] [time:on Saturday at 14:15], it goes [end:on until four]}'],
      { adds: ['Sat 14:15-16:00 flu training'] },
    ],
    [
      'whole days, whatever else the words may mean',
      ['{create|block [time:monday 7 to friday 11 december] as [title:leave], [all_day:whole days]}'],
      { adds: ['2026-12-07..2026-12-11 leave'] },
    ],
    [
      'a stay that begins a day later',
      [
        '{create|[title:holiday] [time:from 25 to 27 November]}',
        '{revise|start it [shift:a day later], [same_end:same end]}',
      ],
      { adds: ['2026-11-26..2026-11-27 holiday'] },
    ],
    [
      'a reminder on the day that is spoken of',
      [
        '{create|[title:cinema] [time:on Saturday at 17:00]}',
        '{remind|nudge me [time:that same day at noon] to [text:buy tickets]}',
      ],
      { adds: ['Sat 17:00-18:00 cinema'], reminders: ['buy tickets @ Sat 12:00'] },
    ],
    [
      'so long before the same event',
      [
        '{remind|remind me to [text:weigh myself] [lead:an hour before] [before:the drinks]}',
        '{change_reminder|[lead:two hours before], actually}',
      ],
      { reminders: ['weigh myself @ Fri 15:00'] },
    ],
    [
      'the time that something left free',
      ['{cancel|take out [target:the tasting]}', approve, '{revise|and put [title:ironing] in its place}'],
      { removes: ['Tue 11:00-12:00 Tasting'], adds: ['Tue 11:00-12:00 Ironing'] },
    ],
    [
      'hours that would go on for days are asked about',
      ['{create|[title:stock take] [time:from Tuesday 9am to Friday 5pm]}', /When should it be/, waiting(0)],
    ],
  ]);
});

describe('the half of the day', () => {
  testConversations([
    [
      'follows from the name of the event',
      [
        '{create|add [title:a morning swim] [time:tomorrow at 7]}',
        '{create|[title:dinner] [time:on Saturday at 8]}',
      ],
      { adds: ['Tue 07:00-08:00 morning swim', 'Sat 20:00-21:00 dinner'] },
    ],
  ]);
});
