import { describe } from 'vitest';
import { approve, deny, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Mon 12:00-12:30 Call | with ben',
  'Mon 16:00-17:00 Fitting',
  'Tue 11:00-12:00 Tasting',
  'Tue 15:00-16:00 Rehearsal',
  'Wed 09:00-09:30 Huddle | with carla | RRULE:FREQ=WEEKLY;BYDAY=WE',
  'Thu 22:00-23:30 Watch',
  'Fri 09:00-09:30 Weigh-in',
  'Fri 17:00-18:00 Drinks',
];
const { testConversations } = notationTalk({ has: WEEK });

describe('after a no', () => {
  testConversations([
    [
      'the same change at another hour',
      [
        '{change|move [target:the call with Ben] to [time:Tuesday at 2pm]}',
        deny,
        '{revise|sorry, [time:at 4pm]}',
        approve,
      ],
      { removes: ['Mon 12:00-12:30 Call | with ben'], adds: ['Tue 16:00-16:30 Call | with ben'] },
    ],
    [
      'moved instead of cancelled',
      ['{cancel|drop [target:the tasting]}', deny, '{revise|no, [time:at 1pm] rather}'],
      { removes: ['Tue 11:00-12:00 Tasting'], adds: ['Tue 13:00-14:00 Tasting'] },
    ],
  ]);
});

describe('of several at once', () => {
  testConversations([
    [
      'one is spared',
      [
        '{cancel|clear [set:everything] [old_time:on Tuesday]}',
        '{deny|leave [target:the rehearsal]}',
        approve,
      ],
      { removes: ['Tue 11:00-12:00 Tasting'] },
    ],
    [
      'one that was not among them is left alone anyway',
      [
        '{cancel|clear [set:everything] [old_time:on Tuesday]}',
        '{deny|leave [target:the weigh-in]}',
        waiting(1),
        approve,
      ],
      { removes: ['Tue 11:00-12:00 Tasting', 'Tue 15:00-16:00 Rehearsal'] },
    ],
    [
      'one comes back',
      [
        '{cancel|delete [target:the tasting] and [target:the rehearsal]}',
        approve,
        '{undo|bring [target:the rehearsal] back}',
      ],
      { removes: ['Tue 11:00-12:00 Tasting'] },
    ],
    [
      'each has a time of its own',
      ['{change|put [target:the tasting] [time:at 9am] and [target:the rehearsal] [time:at 5pm]}'],
      {
        removes: ['Tue 11:00-12:00 Tasting', 'Tue 15:00-16:00 Rehearsal'],
        adds: ['Tue 09:00-10:00 Tasting', 'Tue 17:00-18:00 Rehearsal'],
      },
    ],
    [
      'two new ones in one breath',
      ['{create|[title:Swim] [time:on Saturday at 8am], [title:brunch] [time:on Saturday at 11am]}'],
      { adds: ['Sat 08:00-09:00 Swim', 'Sat 11:00-12:00 brunch'] },
    ],
    [
      'a heading is no wish of its own',
      ['{create|two things:} {create|[title:Swim] [time:on Saturday at 8am]}'],
      { adds: ['Sat 08:00-09:00 Swim'] },
    ],
    [
      'two reminders in one clause',
      ['{remind|[time:tomorrow at 8am] [text:feed the cat], [time:tomorrow at 9pm] [text:lock the shed]}'],
      { reminders: ['feed the cat @ Tue 08:00', 'lock the shed @ Tue 21:00'] },
    ],
  ]);
});

describe('what is remembered and what is not', () => {
  testConversations([
    [
      'the hours, on another night',
      ['{change|move [target:the watch] to [time:Friday night], [same_time:same hours]}'],
      { removes: ['Thu 22:00-23:30 Watch'], adds: ['Fri 22:00-23:30 Watch'] },
    ],
    [
      'the hour of what was taken back in the same sentence',
      ['{create|[title:Sauna] [retracted:on Saturday at 6pm], no, [time:Sunday], [same_time:same time]}'],
      { adds: ['Sun 18:00-19:00 Sauna'] },
    ],
    [
      'of two lengths the last',
      ['{create|[title:Sauna] [time:on Saturday at 6pm] for [length:an hour], no, [length:two hours]}'],
      { adds: ['Sat 18:00-20:00 Sauna'] },
    ],
    [
      'a rhythm without an hour keeps the hour',
      [
        '{create|[title:sync] with [guest:ana] [time:every Friday at 2pm]}',
        '{revise|make it [time:every two weeks]}',
        approve,
      ],
      { adds: ['Fri 14:00-15:00 sync | with ana | RRULE:FREQ=WEEKLY;INTERVAL=2'] },
    ],
    [
      'other days keep the rhythm, the hour and the end',
      [
        '{create|[title:sync] with [guest:ana] [time:every other Thursday at 2pm until 18 December]}',
        "{revise|Ana can't do Thursdays, make it [time:Tuesdays]}",
        /every other Tuesday until 18 December/,
      ],
      {},
    ],
    [
      'only the one who is named stays invited',
      [
        '{change|invite [guest:Ana] and [guest:Carla] to [target:the fitting]}',
        '{revise|only [guest:Ana]}',
        approve,
      ],
      { removes: ['Mon 16:00-17:00 Fitting'], adds: ['Mon 16:00-17:00 Fitting | with ana'] },
    ],
    [
      'a series on a day that was named is that one',
      ['{change|move [target:the huddle] [old_time:on Wednesday] to [time:10am]}', approve],
      { removes: ['Wed 09:00-09:30 Huddle | with carla'], adds: ['Wed 10:00-10:30 Huddle | with carla'] },
    ],
    [
      'an hour belongs to its day',
      ['{cancel|cancel [target:my 3pm] [old_time:tomorrow]}', approve],
      { removes: ['Tue 15:00-16:00 Rehearsal'] },
    ],
  ]);
});

describe('what is only wondered', () => {
  testConversations([
    [
      'says what it would run into',
      [
        '{change hypothetical|if I moved [target:the tasting] to [time:tomorrow at 3pm]}',
        /Rehearsal/,
        waiting(0),
      ],
      {},
    ],
  ]);
});

describe('somebody who is not there', () => {
  testConversations([
    [
      'is invited to what does not exist yet',
      ['{change|invite [guest:Ana] to [target:supper] [old_time:on Saturday at 8pm]}', approve],
      { adds: ['Sat 20:00-21:00 supper | with ana'] },
    ],
    [
      'has the address next to the name',
      [
        '{create|[title:Proofs review] with [guest:Femi] ([guest:femi@press.example]) [time:on Saturday at 8am], [invite:invite]}',
        approve,
      ],
      { adds: ['Sat 08:00-09:00 Proofs review | with femi@press.example'] },
    ],
  ]);
});

describe('a correction while something waits', () => {
  testConversations([
    [
      'means what was done since',
      [
        '{create|[title:lunch] with [guest:ana] [time:on Wednesday at 1pm]}',
        '{create|[title:physio] [time:on Friday at 3pm]}',
        '{revise|make it [time:4pm]}',
        waiting(1),
        approve,
      ],
      { adds: ['Wed 13:00-14:00 lunch | with ana', 'Fri 16:00-17:00 physio'] },
    ],
    [
      'means the proposal that came after it',
      [
        '{create|[title:physio] [time:on Friday at 3pm]}',
        '{create|[title:lunch] with [guest:ana] [time:on Wednesday at 1pm]}',
        '{revise|make it [time:2pm]}',
        approve,
      ],
      { adds: ['Wed 14:00-15:00 lunch | with ana', 'Fri 15:00-16:00 physio'] },
    ],
  ]);
});

describe('back to where it was', () => {
  const MOVED = '{change|move [target:the tasting] to [time:Thursday at 5pm]}';
  testConversations([
    ['by its hour', [MOVED, '{revise|back to [time:11am] as it was}', /Undone/]],
    ['by its day', [MOVED, '{change|put [target:the tasting] back to [time:Tuesday] like before}', /Undone/]],
    ['by nothing else', [MOVED, '{change|[target:it] to its old slot}', /Undone/]],
    [
      'one of two that were moved',
      [
        '{change|[target:the tasting] and [target:the rehearsal] [shift:an hour later]}',
        '{change|put [target:the tasting] back to [time:Tuesday at 11am] like before}',
      ],
      { removes: ['Tue 15:00-16:00 Rehearsal'], adds: ['Tue 16:00-17:00 Rehearsal'] },
    ],
    [
      'before an earlier move',
      [
        MOVED,
        '{revise|[time:at 8pm] rather}',
        '{revise|[time:5pm] like before}',
        '{revise|[time:Tuesday] as it was}',
      ],
    ],
    [
      'an hour at which it never was is a new one',
      [MOVED, '{revise|[time:at 3pm] like before}'],
      { removes: ['Tue 11:00-12:00 Tasting'], adds: ['Thu 15:00-16:00 Tasting'] },
    ],
  ]);
});

describe('what is named with another day than its own', () => {
  testConversations([
    [
      'goes there, and nothing that was done to something else is taken back',
      [
        '{cancel|bin [target:the rehearsal]}',
        { press: true },
        '{revise|no i meant [old_time:friday], that [target:tasting]}',
      ],
      {
        removes: ['Tue 15:00-16:00 Rehearsal', 'Tue 11:00-12:00 Tasting'],
        adds: ['Fri 11:00-12:00 Tasting'],
      },
    ],
  ]);
});

describe('one day of a series that still waits', () => {
  testConversations([
    [
      'does not turn all of it down',
      [
        '{create|[title:yoga] [time:every Monday at 7pm] with [guest:Ana]}',
        waiting(1),
        '{cancel|skip [target:yoga] [old_time:this coming monday]}',
        /Waiting for your OK/,
        waiting(1),
      ],
    ],
  ]);
});
