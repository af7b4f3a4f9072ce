import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Tue 16:00-17:00 Fitting', 'Thu 14:00-15:00 Audit'],
});

describe('the hour that was asked for is on the day that was named', () => {
  const ask = '{create|book [title:a massage] [time:on Saturday]}';
  testConversations([
    ['an hour from which on', [ask, '{answer|ah yes, [time:from 11 in the morning]}'], at('11:00-12:00')],
    ['a part of the day', [ask, '{answer|[time:in the evening]}'], at('19:00-20:00')],
    ['the beginning of the day', [ask, '{answer|[time:first thing]}'], at('09:00-10:00')],
    ['behind an hour', [ask, '{answer|[time:any time after 3]}'], at('15:00-16:00')],
    ['with a length', [ask, '{answer|[time:from noon] for [length:2 hours]}'], at('12:00-14:00')],
    [
      'but another day is that day',
      [ask, '{answer|[time:tomorrow at 11]}'],
      { adds: ['Tue 11:00-12:00 massage'] },
    ],
  ]);
});

describe('that evening', () => {
  const { testConversations: testInNovember } = notationTalk({
    has: ['Mon 19:00-20:30 Choir | RRULE:FREQ=WEEKLY', 'Mon+1 15:30-16:00 Phone calls'],
  });
  testInNovember([
    [
      'is the evening of what was just moved',
      [
        '{change|push [target:the phone calls] back [shift:half an hour]} {cancel|and drop [target:the choir] [old_time:that evening]}',
        approve,
      ],
      {
        removes: ['Mon+1 15:30-16:00 Phone calls', 'Mon+1 19:00-20:30 Choir'],
        adds: ['Mon+1 16:00-16:30 Phone calls'],
      },
    ],
  ]);
});

describe('the week that was named', () => {
  const ask = '{create|book [title:a massage] [time:next week]}';
  const move = '{change|move [target:the fitting] to [time:next week]}';
  testConversations([
    ['has the day', [ask, '{answer|[time:thursday afternoon]}'], { adds: ['Thu+1 14:00-15:00 massage'] }],
    ['has no day by an hour alone', [ask, '{answer|[time:at 4]}'], {}],
    [
      'has the day that is said next',
      [ask, '{answer|[time:at 4]}', '{answer|[time:on friday]}'],
      { adds: ['Fri+1 16:00-17:00 massage'] },
    ],
    [
      'of hours too',
      [ask, '{answer|[time:4 to 6]}', '{answer|[time:on friday]}'],
      { adds: ['Fri+1 16:00-18:00 massage'] },
    ],
    ['is where it is moved to', [move, '{answer|[time:thursday at 4]}'], moved('Thu+1 16:00-17:00')],
    [
      'and not the hour alone',
      [move, '{answer|[time:at 11]}', '{answer|[time:wednesday]}'],
      moved('Wed+1 11:00-12:00'),
    ],
  ]);
});

describe('times that were offered are of their week', () => {
  const find = '{find_time|find [length:an hour] [time:next week] for [title:painting]}';
  testConversations([
    [
      'at another hour',
      [find, "{pick|let's do [option:tuesday at 3]}"],
      { adds: ['Tue+1 15:00-16:00 painting'] },
    ],
    ['at the very hour', [find, '{pick|[option:tuesday at 9]}'], { adds: ['Tue+1 09:00-10:00 painting'] }],
    [
      'with the hour apart',
      [find, '{pick|[option:thursday] works, [time:at 4]}'],
      { adds: ['Thu+1 16:00-17:00 painting'] },
    ],
    [
      'a part of that day',
      [find, '{pick|[option:friday afternoon]}'],
      { adds: ['Fri+1 14:00-15:00 painting'] },
    ],
    [
      'read as a wish',
      [find, '{pick|put it in [time:on wednesday at 7 in the morning]}'],
      { adds: ['Wed+1 07:00-08:00 painting'] },
    ],
    [
      'but something else is not',
      [find, '{create|also [title:the vet] [time:on Thursday at 3]}'],
      { adds: ['Thu 15:00-16:00 vet'] },
    ],
    [
      'and neither is a day of this week',
      [find, '{pick|[option:this thursday at 3]}'],
      { adds: ['Thu 15:00-16:00 painting'] },
    ],
    [
      'of free times as well',
      ['{ask_free|when am I free [time:next week]}', '{create|[title:gym] [time:thursday at 5pm]}'],
      { adds: ['Thu+1 17:00-18:00 gym'] },
    ],
  ]);
});

describe('a reminder stays on its day', () => {
  const set = '{remind|remind me [time:on friday] about [text:the rent]}';
  testConversations([
    ['by the end of it', [set, '{revise|[time:EOD] please}'], { reminders: ['rent @ Fri 17:00'] }],
    ['by a part of it', [set, '{revise|make it [time:in the evening]}'], { reminders: ['rent @ Fri 19:00'] }],
    ['by its beginning', [set, '{revise|make it [time:first thing]}'], { reminders: ['rent @ Fri 09:00'] }],
  ]);
});

describe('the end of a day', () => {
  testConversations([
    [
      'is the end of working hours',
      ['{remind|remind me [time:at EOD] to [text:lock up]}'],
      { reminders: ['lock up @ Mon 17:00'] },
    ],
    [
      'is so of a stretch, too',
      ['{create|block [time:thursday from 3 till the end of the day] for [title:admin]}'],
      { adds: ['Thu 15:00-17:00 admin'] },
    ],
  ]);
});

describe('an hour that is put right at once', () => {
  testConversations([
    [
      'of hours is one of hours',
      [
        '{create|put [title:hedge] in for [retracted:thursday nine till eleven] no make that [time:ten till one]}',
      ],
      { adds: ['Thu 10:00-13:00 hedge'] },
    ],
    [
      'of hours is one of hours on its day',
      ['{create|[title:hedge] [time:wednesday] [retracted:nine to eleven], sorry, [time:ten to twelve]}'],
      { adds: ['Wed 10:00-12:00 hedge'] },
    ],
    [
      'of one hour is one',
      ['{create|put [title:hedge] in [retracted:thursday at nine], no, [time:ten to nine]}'],
      { adds: ['Thu 08:50-09:50 hedge'] },
    ],
    [
      'may be of something new',
      ['{change|[target:opera] [old_time:on saturday] [retracted:at 7] - sorry, [time:8]}', approve],
      { adds: ['Sat 20:00-21:00 opera'] },
    ],
    [
      'may be of something new, with its day',
      ['{change|put [target:the opera] [retracted:saturday at 7] - sorry, [time:at 8]}', approve],
      { adds: ['Sat 20:00-21:00 The opera'] },
    ],
  ]);
});

describe('what is from an hour on', () => {
  testConversations([
    [
      'begins then, and is not put behind what is there',
      ['{create|[title:Out] [time:thursday from 2]}', approve],
      { adds: ['Thu 14:00-15:00 Out'] },
    ],
    [
      'is at any time from then on, if that is said',
      ['{create|book [title:massage] [time:any time after 2 on thursday]}'],
      { adds: ['Thu 15:00-16:00 massage'] },
    ],
  ]);
});

describe('a verb that says which way', () => {
  testConversations([
    [
      'is of the distance',
      ['{change|[shift:prepone] [target:the fitting] [shift:by half an hour]}'],
      { removes: ['Tue 16:00-17:00 Fitting'], adds: ['Tue 15:30-16:30 Fitting'] },
    ],
  ]);
});

function at(hours: string) {
  return { adds: [`Sat ${hours} massage`] };
}

function moved(to: string) {
  return { removes: ['Tue 16:00-17:00 Fitting'], adds: [`${to} Fitting`] };
}
