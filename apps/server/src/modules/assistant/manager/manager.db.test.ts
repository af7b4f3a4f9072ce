import { describe } from 'vitest';
import { approve, deny, minutesPass, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Mon 16:00-17:00 Fitting',
  'Tue 11:00-12:00 Tasting | with ana, ben',
  'Tue 18:00-19:00 Rowing',
  'Wed 09:00-09:30 Huddle | with carla | RRULE:FREQ=WEEKLY;BYDAY=WE',
  'Thu 13:00-14:00 Harvest supper | at Barn 2 | note: Bring chairs.',
  'Fri 10:00-11:00 Audit | by emma=needsAction',
];

const { testConversations } = notationTalk({ has: WEEK });

describe('making events', () => {
  testConversations([
    [
      'an own event at once',
      ['{create|[title:hedge trimming] [time:on Saturday at 10], [length:90 minutes]}', waiting(0)],
      { adds: ['Sat 10:00-11:30 hedge trimming'] },
    ],
    [
      'guests are asked about first',
      ['{create|[title:cider press] with [guest:Ana] [time:Thursday 16-17]}', waiting(1), approve],
      { adds: ['Thu 16:00-17:00 cider press | with ana'] },
    ],
    [
      'somebody whom nobody knows is part of the name',
      ['{create|[title:walk] with [guest:Ottoline] [time:Saturday at 9], [length:an hour]}'],
      { adds: ['Sat 09:00-10:00 walk Ottoline'] },
    ],
    [
      'one for each of several days',
      ['{create|[title:stretching] [time:wed and fri 7-7.30am]}'],
      { adds: ['Wed 07:00-07:30 stretching', 'Fri 07:00-07:30 stretching'] },
    ],
    [
      'right before another event, and right after one',
      [
        '{create|block [length:15 min] right before [before:the tasting] for [title:setting up]}',
        '{create|and [length:20 min] straight after [after:the rowing], [title:washing up]}',
      ],
      { adds: ['Tue 10:45-11:00 setting up', 'Tue 19:00-19:20 washing up'] },
    ],
    [
      'the people of another event',
      [
        '{create|[title:recap] [time:on Thursday at 15:00], [length:half an hour], same people as [people_of:the tasting]}',
        approve,
      ],
      { adds: ['Thu 15:00-15:30 recap | with ana, ben'] },
    ],
    [
      'the first time that suits everybody',
      [
        '{create|[length:1 hour] with [guest:Ana] [time:on Wednesday], [earliest:first free slot], [title:labels]}',
        approve,
      ],
      { adds: ['Wed 14:00-15:00 labels | with ana'] },
      { busy: { ana: ['Wed 08:00-14:00'] } },
    ],
    [
      'the first time, to the quarter',
      [
        '{create|[length:1 hour] with [guest:Ana] [time:on Wednesday], [earliest:as early as possible], [title:labels]}',
        approve,
      ],
      { adds: ['Wed 14:15-15:15 labels | with ana'] },
      { busy: { ana: ['Wed 08:00-14:15'] } },
    ],
    [
      'a week is not a time: asked, never booked',
      [
        '{create|[title:dye vat] [time:next week]}',
        waiting(0),
        /when/i,
        '{answer|[time:Tuesday at 9] for [length:2 hours]}',
      ],
      { adds: ['Tue+1 09:00-11:00 dye vat'] },
    ],
    [
      'a time that is only half understood: asked, never booked',
      ['{create|[title:sauna] [time:übermorgen um 8]}', waiting(0), /when/i],
    ],
  ]);
});

describe('speaking of what was said before', () => {
  testConversations([
    [
      'a correction before and after it was agreed to',
      [
        '{create|[title:cider press] with [guest:Ana] [time:Thursday 16-17]}',
        '{revise|no, [time:Friday]}',
        approve,
        '{change|move [target:it] [shift:half an hour later]}',
        approve,
      ],
      { adds: ['Fri 16:30-17:30 cider press | with ana'] },
    ],
    [
      'a denied proposal comes back changed',
      [
        '{create|[title:cider press] with [guest:Ana] [time:Thursday 16-17]}',
        deny,
        '{revise|then [time:Friday at noon]}',
        approve,
      ],
      { adds: ['Fri 12:00-13:00 cider press | with ana'] },
    ],
    [
      'a side question leaves the proposal alone',
      [
        '{create|[title:cider press] with [guest:Ana] [time:Thursday 16-17]}',
        '{ask_when|when is [target:rowing]?}',
        /18:00/,
        '{approve|go on then}',
      ],
      { adds: ['Thu 16:00-17:00 cider press | with ana'] },
    ],
    [
      'the same once more with a difference',
      ['{create|[title:swim] [time:Saturday 8-9]}', '{again|same [time:on Sunday]}'],
      { adds: ['Sat 08:00-09:00 swim', 'Sun 08:00-09:00 swim'] },
    ],
    [
      'the second of three',
      [
        '{create|[title:oil] [time:sat 9-10]} {create|[title:wax] [time:sat 11-12]} {create|[title:rust] [time:sat 14-15]}',
        '{change|[target:the second] [time:at 16:00]}',
      ],
      { adds: ['Sat 09:00-10:00 oil', 'Sat 16:00-17:00 wax', 'Sat 14:00-15:00 rust'] },
    ],
    [
      'a wish that was put aside keeps what was said of it',
      [
        '{create|[title:dye vat] [time:this week], [length:45 min]}',
        '{cancel|first drop [target:rowing]}',
        approve,
        '{create|now the [title:dye vat], in the [slot_of:rowing] slot}',
      ],
      { removes: ['Tue 18:00-19:00 Rowing'], adds: ['Tue 18:00-18:45 dye vat'] },
    ],
    [
      'taken back within the message',
      [
        '{cancel retracted|cancel [target:the fitting], hold on,} {change|move [target:it] to [time:Tuesday], [same_time:same hour]}',
      ],
      { removes: ['Mon 16:00-17:00 Fitting'], adds: ['Tue 16:00-17:00 Fitting'] },
    ],
    [
      'undo by name, and only that',
      [
        '{create|[title:swim] [time:Saturday 8-9]}',
        '{create|[title:oil] [time:Saturday 10-11]}',
        '{undo|take [target:the swim] back}',
      ],
      { adds: ['Sat 10:00-11:00 oil'] },
    ],
  ]);
});

describe('changing what is there', () => {
  testConversations([
    [
      'news about an event',
      ['{change news|[target:the harvest supper] is in [place:Barn 7] now}'],
      {
        removes: ['Thu 13:00-14:00 Harvest supper | at Barn 2'],
        adds: ['Thu 13:00-14:00 Harvest supper | at Barn 7'],
      },
    ],
    [
      'a new end, and a new beginning while the end stays',
      [
        '{change|[target:the fitting] goes on [end:until half past five]}',
        '{revise|and starts [shift:an hour earlier], [same_end:same end]}',
      ],
      { removes: ['Mon 16:00-17:00 Fitting'], adds: ['Mon 15:00-17:30 Fitting'] },
    ],
    [
      'another beginning and another end, each by so much',
      ['{change|[target:the fitting]: begin [start:half an hour earlier], finish [end:15 minutes later]}'],
      { removes: ['Mon 16:00-17:00 Fitting'], adds: ['Mon 15:30-17:15 Fitting'] },
    ],
    [
      'a beginning that is said as a number',
      ['{change|[target:the fitting] starts [start:1630], [same_end:same end]}'],
      { removes: ['Mon 16:00-17:00 Fitting'], adds: ['Mon 16:30-17:00 Fitting'] },
    ],
    [
      'a set without its exception',
      ['{cancel|clear [set:everything] [old_time:on Tuesday]}', '{revise|not [except:the rowing]}', approve],
      { removes: ['Tue 11:00-12:00 Tasting | with ana, ben'] },
    ],
    [
      'two that change their days',
      ['{swap|swap the days of [target:the fitting] and [target:rowing], [same_time:times stay]}'],
      {
        removes: ['Mon 16:00-17:00 Fitting', 'Tue 18:00-19:00 Rowing'],
        adds: ['Tue 16:00-17:00 Fitting', 'Mon 18:00-19:00 Rowing'],
      },
    ],
    [
      'one of a series, as answered',
      ['{cancel|cancel [target:the huddle]}', /series/i, '{answer|[once:just that one]}', approve],
      { removes: ['Wed 09:00-09:30 Huddle | with carla'] },
    ],
    [
      'an invitation',
      ['{accept|say yes to [target:the audit]}', approve],
      {
        removes: ['Fri 10:00-11:00 Audit | by emma=needsAction'],
        adds: ['Fri 10:00-11:00 Audit | by emma=accepted'],
      },
    ],
    [
      'only if it holds',
      ['{ask_free|If I am free [time:at 15:00 on Friday]}, {create if 1|book [title:a nap]}'],
      { adds: ['Fri 15:00-16:00 nap'] },
    ],
    [
      'not if it does not hold',
      ['{ask_free|If I am free [time:at 13:30 on Thursday]}, {create if 1|book [title:a nap]}', waiting(0)],
    ],
    [
      'only if it holds, said behind',
      ['{create if 2|book [title:a nap] [time:at 15:00 on Friday]} {ask_free|if nothing is there}'],
      { adds: ['Fri 15:00-16:00 nap'] },
    ],
    [
      'not if it does not hold, said behind',
      [
        '{create if 2|book [title:a nap] [time:at 13:30 on Thursday]} {ask_free|if nothing is there}',
        waiting(0),
      ],
    ],
    [
      'or else at another time',
      [
        '{create if 2|[title:a nap] [time:at 13:30 on Thursday]} {ask_free|if nothing is there}, {revise ifnot 2|otherwise [time:at 20:00]}',
      ],
      { adds: ['Thu 20:00-21:00 nap'] },
    ],
    [
      'no other time when the first one holds',
      [
        '{create if 2|[title:a nap] [time:at 15:00 on Friday]} {ask_free|if nothing is there}, {revise ifnot 2|otherwise [time:at 16:00]}',
      ],
      { adds: ['Fri 15:00-16:00 nap'] },
    ],
  ]);
});

describe('what must change nothing', () => {
  testConversations([
    ['a statement', ['{create statement|I go [title:rowing] [time:on Mondays at 6]}', waiting(0)]],
    ['the past', ['{cancel past|I cancelled [target:the tasting] last year}', waiting(0)]],
    ['a wish', ['{cancel hypothetical|if only I could skip [target:the audit]}', waiting(0)]],
    ['a quotation', ['{cancel quoted|she wrote: cancel [target:the tasting]}', waiting(0)]],
    ['small talk', ['{chat|what a day}', waiting(0), /here when you need/, not(/can't/)]],
    ['thanks', ['{chat|many thanks}', waiting(0), /^You're welcome\.$/]],
    ['a greeting, in two clauses', ['{chat|Hello!} {chat|How are you?}', waiting(0), /^Hello\. [^.]*\?$/]],
    ['a goodbye', ['{chat|ok, bye then}', waiting(0), /^Bye for now\.$/]],
    [
      'thanks along with two questions',
      [
        '{chat|Thank you!} {ask_where|Where is [target:the tasting]} and {ask_long|how long is [target:the tasting]?}',
        not(/welcome/),
      ],
    ],
    ['another trade', ['{other|paint my fence}', waiting(0), not(/booked/i)]],
    ['an event that is not there', ['{cancel|cancel [target:the opera]}', waiting(0), /opera/]],
  ]);
});

describe('answers', () => {
  testConversations([
    [
      'what is on, and the day after',
      [
        '{ask_agenda|[time:tuesday]?}',
        /Tasting[\s\S]*Rowing/,
        '{again|and [time:thursday]?}',
        /Harvest supper/,
        not(/Rowing/),
      ],
    ],
    [
      'who, where, what to bring',
      [
        '{ask_who|who is at [target:the tasting]?}',
        /Ana[\s\S]*Ben/,
        '{ask_where|where is [target:the harvest supper]}',
        /Barn 2/,
        '{ask_detail|what do I bring}',
        /chairs/,
      ],
    ],
    ['how long between', ['{ask_between|time between [target:the tasting] and [target:rowing]}', /6 hours/]],
    [
      'invitations, then an answer to one',
      ['{ask_invitations|open invitations?}', /Audit/, '{decline|no to [target:that one]}', deny],
    ],
    ['another zone', ['{ask_zone|when is [target:the tasting] in [zone:Tokyo]?}', /19:00/]],
    [
      'how many and how long',
      [
        '{ask_count|how many [set:meetings] [time:this week]}',
        /3/,
        '{ask_total|hours of [set:meetings] [time:this week]}',
        /2 hours 30/,
      ],
    ],
  ]);
});

describe('reminders and preferences', () => {
  testConversations([
    [
      'before an event, and another hour',
      [
        '{remind|remind me [lead:20 minutes] before [before:the fitting]}',
        '{remind|and [time:tomorrow at 8] to [text:feed the goats]}',
        '{revise|no, [time:at 7]}',
      ],
      { reminders: ['fitting @ Mon 15:40', 'feed the goats @ Tue 07:00'] },
    ],
    [
      'a rhythm keeps its days when its hour changes',
      [
        '{remind|remind me [time:every weekday at 8] to [text:feed the goats]}',
        '{change_reminder|make [target:that] [time:half past 7]}',
      ],
      { reminders: ['feed the goats @ cron 30 7 * * 1-5'] },
    ],
    [
      'the day before at an hour',
      ['{remind|[lead:the evening before] [before:the harvest supper] [time:at 7], [text:pack chairs]}'],
      { reminders: ['pack chairs @ Wed 19:00'] },
    ],
    [
      'a rule whose time is corrected',
      ['{prefer|[text:nothing before 9]}', '{revise|make that [time:before 10]}'],
      { preferences: [/before 10/] },
    ],
  ]);
});

describe('what is left out because it was said a moment ago', () => {
  testConversations([
    [
      'the day of the first holds for the second',
      [
        '{create|[time:Tomorrow] [title:collect the jars] [time:at ten]} and {create|[time:at half past two] the [title:cooper]}',
      ],
      { adds: ['Tue 10:00-11:00 collect the jars', 'Tue 14:30-15:30 cooper'] },
    ],
    [
      'one more time in the same message',
      [
        '{remind|remind me about [text:the yeast] [time:on Wednesday at 18:00]} {again|and again [time:on Friday at 8 am]}',
      ],
      { reminders: ['the yeast @ Wed 18:00', 'the yeast @ Fri 08:00'] },
    ],
    [
      'a reminder that is asked for twice in one breath',
      [
        '{remind|remind me [time:at 18:00] to [text:feed the sourdough]}, {remind|please do remind me}',
        waiting(0),
      ],
      { reminders: ['feed the sourdough @ Mon 18:00'] },
    ],
    [
      'so much later than the one that was just made',
      [
        '{create|[title:pruning] [time:on Thursday at 9:30], [length:20 minutes]}',
        '{again|and [time:a week later] a [title:check], [same_time:same time]}',
      ],
      { adds: ['Thu 09:30-09:50 pruning', 'Thu+1 09:30-09:50 check'] },
    ],
    [
      'another one, with a name of its own',
      [
        '{create|[title:outbound ferry] [time:on Saturday at 9:20], [length:2 hours]}',
        '{again|and [target:the return ferry] [old_time:on Sunday] [time:at 18:00], [same_length:same duration]}',
      ],
      { adds: ['Sat 09:20-11:20 outbound ferry', 'Sun 18:00-20:00 return ferry'] },
    ],
    [
      'hours without a day stay on the day of the event',
      ['{create|[title:press day] [time:Saturday 17:00-19:00]}', "{revise|sorry, it's [time:5.30 to 7.30]}"],
      { adds: ['Sat 17:30-19:30 press day'] },
    ],
    [
      'hours for a day that was just asked about',
      [
        "{ask_free|what's free [time:on Thursday morning]?}",
        '{create|ok take [time:11 to 12] for the [title:cooper]}',
      ],
      { adds: ['Thu 11:00-12:00 cooper'] },
    ],
  ]);
});

describe('what waits', () => {
  testConversations([
    [
      'two changes of one event are one card',
      [
        '{change|move [target@1,2:the tasting] to [time:Thursday at 16:00]} and {change|add [guest:Emma]}',
        waiting(1),
        approve,
      ],
      {
        adds: ['Thu 16:00-17:00 Tasting | with ana, ben, emma'],
        removes: ['Tue 11:00-12:00 Tasting | with ana, ben'],
      },
    ],
    [
      'the only time that was found is taken, not the hours that were searched',
      [
        '{find_time|when could [guest:Ana] and I meet for [length:an hour] [time:tomorrow between 14:00 and 16:00]?}',
        '{revise|fine, book it, call it [title:label proofs]}',
        approve,
      ],
      { adds: ['Tue 15:00-16:00 label proofs | with ana'] },
      { busy: { ana: ['Tue 14:00-15:00'] } },
    ],
    [
      'a no in other words takes it back',
      ['{cancel|cancel [target:the tasting]}', waiting(1), '{deny|hm no, we keep it}', waiting(0)],
      {},
    ],
  ]);
});

describe('reminders that have come', () => {
  testConversations([
    [
      'are put off by a length, and once more when they are done',
      [
        '{remind|remind me to [text:turn the cheese] [time:in 20 minutes]}',
        minutesPass(20),
        '{change_reminder|snooze [shift:10 minutes]}',
        minutesPass(10),
        '{drop_reminder|done}',
        /Done/,
        '{again|remind me again [time:in two hours]}',
      ],
      { reminders: ['turn the cheese @ Mon 12:30'] },
    ],
  ]);
});
