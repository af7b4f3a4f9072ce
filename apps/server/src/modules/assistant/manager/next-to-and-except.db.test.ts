import { describe } from 'vitest';
import { approve, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Mon 15:00-16:00 Stocktake',
    'Tue 09:30-10:30 Fitting',
    'Thu 18:00-19:30 Orchestra',
    'Mon+1 10:00-11:00 Menu plan | with ana',
    'Wed+1 12:00-13:00 Window display | with ana',
    'Thu+1 12:00-12:30 Price list | with ana',
    'Fri+1 09:00-11:00 Fire check',
    'Fri+1 14:00-15:00 Appraisal | with dev',
    'Wed 07:00-08:00 Rowing | RRULE:FREQ=WEEKLY;BYDAY=WE',
  ],
  busy: { ben: ['Thu 17:00-18:30'] },
});

describe('next to another event', () => {
  testConversations([
    [
      'where the same message has put that one',
      [
        '{change|Move [target:the fitting] [shift:an hour later]} and {create|put [length:15 minutes] of [title:tidying] after [after:it]}',
      ],
      {
        removes: ['Tue 09:30-10:30 Fitting'],
        adds: ['Tue 10:30-11:30 Fitting', 'Tue 11:30-11:45 tidying'],
      },
    ],
    [
      'moved there, where the same message has put that one',
      [
        '{change|Move [target:the fitting] to [time:1pm]} and {change|[target:the stocktake] right after [after:it]}',
      ],
      {
        removes: ['Tue 09:30-10:30 Fitting', 'Mon 15:00-16:00 Stocktake'],
        adds: ['Tue 13:00-14:00 Fitting', 'Tue 14:00-15:00 Stocktake'],
      },
    ],
    [
      'so long after it as was said',
      ['{create|[title:supper] [gap:half an hour] after [after:orchestra] ends, [length:90 minutes]}'],
      { adds: ['Thu 20:00-21:30 supper'] },
    ],
    [
      'on the day before it, from when to when was said',
      ['{create|[title:scrub the grill] [time:2 to 4 the day before] [before:the fire check]}'],
      { adds: ['Thu+1 14:00-16:00 scrub the grill'] },
    ],
    [
      'on its other side, where the first thing stands on this one',
      [
        '{create|[title:minutes] right after [after:the orchestra], [length:15 minutes]}',
        '{create|and [length:20 minutes] of [title:tuning] right before [before:it]}',
      ],
      { adds: ['Thu 19:30-19:45 minutes', 'Thu 17:40-18:00 tuning'] },
    ],
  ]);
});

describe('of a set', () => {
  testConversations([
    [
      'the one of a weekday stays, in the week that the set is in',
      [
        '{cancel|drop [set:all my meetings] with [old_person:Ana] [old_time:next week] except [except:the Wednesday one]}',
        approve,
      ],
      {
        removes: ['Mon+1 10:00-11:00 Menu plan | with ana', 'Thu+1 12:00-12:30 Price list | with ana'],
      },
    ],
    [
      'nothing goes when nobody knows what was to stay',
      [
        '{cancel|delete [set:everything] [old_time:next Friday] except [except:the glockenspiel]}',
        waiting(0),
        /glockenspiel/,
      ],
      {},
    ],
    [
      'what lies outside of it stays anyway',
      ['{cancel|clear [set:everything] [old_time:tomorrow], [except:Thursday] stays}', approve],
      { removes: ['Tue 09:30-10:30 Fitting'] },
    ],
  ]);
});

describe('two changes of one event', () => {
  testConversations([
    [
      'are one proposal',
      [
        '{change|[target:the appraisal] [shift:an hour earlier]} and {change|make it [length:half an hour]}',
        waiting(1),
        approve,
      ],
      {
        removes: ['Fri+1 14:00-15:00 Appraisal | with dev'],
        adds: ['Fri+1 13:00-13:30 Appraisal | with dev'],
      },
    ],
  ]);
});

describe('a weekday', () => {
  testConversations([
    [
      'is that of the week in which the event is',
      ['{change|push [target:the fire check] to [time:Thursday], [same_time:same time]}'],
      { removes: ['Fri+1 09:00-11:00 Fire check'], adds: ['Thu+1 09:00-11:00 Fire check'] },
    ],
    [
      'is the coming one for what is in this week',
      ['{change|[target:orchestra] to [time:Friday], [same_time:same time]}'],
      { removes: ['Thu 18:00-19:30 Orchestra'], adds: ['Fri 18:00-19:30 Orchestra'] },
    ],
  ]);
});

describe('one of several, and more of it', () => {
  testConversations([
    [
      'is moved and shortened at once',
      [
        '{create|[title:Call the bank] [time:tomorrow at 1pm]}',
        '{create|[title:Call the tailor] [time:tomorrow at 2pm]}',
        '{change|[target:my call] [old_time:tomorrow] to [time:4pm]}',
        '{pick|[option:the tailor]}. {revise|and [length:20 minutes]}',
      ],
      { adds: ['Tue 13:00-14:00 Call the bank', 'Tue 16:00-16:20 Call the tailor'] },
    ],
  ]);
});

describe('a yes by name', () => {
  testConversations([
    [
      'settles what it names, with a question in between',
      [
        '{create|[title:Tiles] with [guest:Ana] [time:on Thursday at 10]}',
        '{ask_agenda|what is on [time:Thursday afternoon]}',
        '{approve|yes to [target:the Ana one]}',
      ],
      { adds: ['Thu 10:00-11:00 Tiles | with ana'] },
    ],
    [
      'settles nothing that it does not name',
      [
        '{create|[title:Tiles] with [guest:Ana] [time:on Thursday at 10]}',
        '{approve|yes to [target:the Dev one]}',
        waiting(1),
      ],
      {},
    ],
  ]);
});

describe('what was asked about', () => {
  testConversations([
    [
      'says how long it is to be',
      [
        '{ask_free|am I free [time:today at 3pm] for [length:half an hour]}',
        '{create|then [time:4:30 this afternoon], [title:Rota]}',
      ],
      { adds: ['Mon 16:30-17:00 Rota'] },
    ],
  ]);
});

describe('everything', () => {
  testConversations([
    [
      'of the day that stands in its name',
      ['{cancel|[set:All of tomorrow’s appointments] are off, remove [set:the lot]}', approve],
      { removes: ['Tue 09:30-10:30 Fitting'] },
    ],
    [
      'between two hours is no whole day',
      [
        '{create|[title:Delivery] [time:on Saturday between 8 and 12], block [all_day:all of it]}',
        waiting(0),
      ],
      { adds: ['Sat 08:00-12:00 Delivery'] },
    ],
  ]);
});

describe('the same for another day', () => {
  testConversations([
    [
      'is for the one of that name on that day',
      [
        '{create|[title:Gym] [time:on Wednesday at 6pm]}',
        '{create|[title:Gym] [time:on Saturday at 6pm]}',
        '{change|[target:Saturday’s gym] at [time:5pm]}',
        '{again|same for [time:Wednesday]}',
      ],
      { adds: ['Sat 17:00-18:00 Gym', 'Wed 17:00-18:00 Gym'] },
    ],
  ]);
});

describe('somebody else’s', () => {
  testConversations([
    [
      'is not ours, though we have one of that name',
      ["{change news|[target:Ben's fitting] got moved to [time:Friday at 10]}", /find an event like/i],
      {},
    ],
  ]);
});

describe('a new event', () => {
  testConversations([
    [
      'goes where everybody can within the hours that were said',
      [
        '{create|[length:an hour] [time:on Thursday between 3 and 8] with [guest:Ben], [title:Rota], [invite:send it]}',
        approve,
      ],
      { adds: ['Thu 15:00-16:00 Rota | with ben'] },
    ],
    [
      'is called like the one before it when only a time is said',
      ['{create|[title:laps] [time:on Friday at 7am]}. {create|also [time:Saturday at 8am]}'],
      { adds: ['Fri 07:00-08:00 laps', 'Sat 08:00-09:00 laps'] },
    ],
    [
      'as often as only a time is said',
      [
        '{create|[title:laps] [time:on Friday at 7am]}. {create|also [time:Saturday at 8am]} {create|and [time:Sunday] [time:9:30]}',
      ],
      { adds: ['Fri 07:00-08:00 laps', 'Sat 08:00-09:00 laps', 'Sun 09:30-10:30 laps'] },
    ],
    [
      'waits for her only if she is busy, and goes elsewhere then',
      [
        "{create if 2|[title:count] with [guest:Ben] [time:on Thursday at 17:30]} unless {ask_free|[person:he's] busy}, {revise ifnot 2|then [time:on Friday], [same_time:same time]}",
        approve,
      ],
      { adds: ['Fri 17:30-18:30 count | with ben'] },
    ],
    [
      'has the hours that were said last of two on its day',
      [
        '{create|[reason:his exam is] [time:on 3 December at 11:15]. block me [time:from 10 to 13:00 that day], [title:Lift]}',
      ],
      { adds: ['2026-12-03 10:00-13:00 Lift'] },
    ],
    [
      'is asked about when nobody says who "him" is',
      ['{create|[title:Snags] with [guest:him] [time:tomorrow at 4pm]}', waiting(0), /find him/],
      {},
    ],
  ]);
});

describe('a series', () => {
  testConversations([
    [
      'ends with the day that was said',
      ['{cancel|[target:rowing] [old_time:from this Wednesday onwards]}', approve],
      { removes: ['Wed 07:00-08:00 Rowing | RRULE:FREQ=WEEKLY;BYDAY=WE'] },
    ],
  ]);
});

describe('a wish for the case that there is time', () => {
  testConversations([
    [
      'is tried again on another day',
      [
        "{ask_free|if I'm free [time:today at 15:30]} {create if 1|put [title:the tuner] in, [length:an hour]}",
        '{again|and [time:tomorrow at 15:30], same deal?}',
      ],
      { adds: ['Tue 15:30-16:30 the tuner'] },
    ],
  ]);
});

describe('a reminder', () => {
  testConversations([
    [
      'that is named is changed, though a question about something else is open',
      [
        '{remind|[time:on Wednesday at 7pm] [text:feed the cat]}',
        '{create|put [title:the joiner] in}',
        '{answer|make [target:the reminder] [time:6 in the evening]}',
      ],
      { reminders: ['feed the cat @ Wed 18:00'] },
    ],
  ]);
});
