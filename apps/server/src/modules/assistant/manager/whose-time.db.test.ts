import { describe } from 'vitest';
import { approve, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Tue 13:00-14:00 Lunch',
  'Wed 10:00-11:00 Rowing',
  'Fri 10:00-11:00 Audit | with dev',
  'Sat 08:00-12:00 Orchard day',
  'Sun 10:00-11:00 Riding lesson',
];
const { testConversations } = notationTalk({ has: WEEK });

describe('an event keeps what was not said', () => {
  testConversations([
    [
      'its half of the day, of two hours without one',
      ['{change|[target:the orchard day] is earlier, [time:7 to 12]}'],
      { removes: ['Sat 08:00-12:00 Orchard day'], adds: ['Sat 07:00-12:00 Orchard day'] },
    ],
    [
      'its day, where only its week was said',
      ['{change|[target:the riding lesson] is [time:10:30 to 11:30 this week]}'],
      { removes: ['Sun 10:00-11:00 Riding lesson'], adds: ['Sun 10:30-11:30 Riding lesson'] },
    ],
    [
      'also when the working days of that week are over',
      ['{change|[target:the riding lesson] is [time:10:30 to 11:30 this week]}'],
      { removes: ['Sun 10:00-11:00 Riding lesson'], adds: ['Sun 10:30-11:30 Riding lesson'] },
      { now: '2026-11-21T09:00' },
    ],
    [
      'its own day, which is the same day',
      [
        '{ask_agenda|what is on [time:tomorrow]?}',
        '{change|[target:rowing] goes to [time:8 in the morning], [same_day:same day]}',
      ],
      { removes: ['Wed 10:00-11:00 Rowing'], adds: ['Wed 08:00-09:00 Rowing'] },
    ],
    [
      'where that same day is another one, it goes there',
      [
        '{ask_when|when is [target:lunch]?}',
        '{change|[target:rowing] goes to [time:8 in the morning], [same_day:that same day]}',
      ],
      { removes: ['Wed 10:00-11:00 Rowing'], adds: ['Tue 08:00-09:00 Rowing'] },
    ],
  ]);
});

describe('a time that was just spoken of', () => {
  testConversations([
    [
      'is where something goes that is moved there',
      [
        '{ask_free|is [person:Dev] free [time:on Friday at 3pm]?}',
        '{change|move [target:the audit] there}',
        waiting(1),
        approve,
      ],
      { removes: ['Fri 10:00-11:00 Audit | with dev'], adds: ['Fri 15:00-16:00 Audit | with dev'] },
      { busy: { dev: [] } },
    ],
    [
      'is theirs when it is said to be so again',
      [
        '{create|[title:Olsen call] [time:on Wednesday at 10am] in [zone:New York], [length:45 minutes]}',
        '{revise|they ask for [time:9.30], [same_time:their time again]}',
      ],
      { adds: ['Wed 15:30-16:15 Olsen call'] },
    ],
    [
      'is not the offered one that is only on the same day',
      [
        '{find_time|when can [guest:Dev] and I meet for [length:an hour] [time:this week]?}',
        '{pick|[option:Thursday at 15:00]}',
        waiting(1),
        approve,
      ],
      { adds: ['Thu 15:00-16:00 Meeting with Dev | with dev'] },
      { busy: { dev: ['Thu 09:00-12:00'] } },
    ],
    [
      'and a bare hour at night is none',
      ['{create|[title:Tea break] [time:11 to 11:15]}', waiting(0)],
      {},
      { now: '2026-11-16T18:05' },
    ],
  ]);
});

describe('by how much', () => {
  testConversations([
    [
      'said in two ways is once',
      ['{change|shove [set:everything] [old_time:tomorrow] [shift:back an hour], all [shift:1 hr later]}'],
      { removes: ['Tue 13:00-14:00 Lunch'], adds: ['Tue 14:00-15:00 Lunch'] },
    ],
    [
      'corrected for all that was moved, from where it was',
      [
        '{change|push [set:everything] [old_time:today] [shift:back 30 min]}',
        '{revise|no, make that [length:45] not [retracted:30]}',
      ],
      {
        removes: ['Mon 13:00-13:30 Bills', 'Mon 14:00-15:00 Letters'],
        adds: ['Mon 13:45-14:15 Bills', 'Mon 14:45-15:45 Letters'],
      },
      { has: ['Mon 13:00-13:30 Bills', 'Mon 14:00-15:00 Letters'] },
    ],
    [
      'taken back for one of them alone',
      [
        '{change|push [set:everything] [old_time:today] [shift:back 30 min]}',
        '{undo|not [target:the bills], put [target:the bills] back where they were}',
      ],
      { removes: ['Mon 14:00-15:00 Letters'], adds: ['Mon 14:30-15:30 Letters'] },
      { has: ['Mon 13:00-13:30 Bills', 'Mon 14:00-15:00 Letters'] },
    ],
    [
      'is no length where that stays the same',
      [
        "{change|[target:rowing] [old_time:at ten] won't do, let's say [length:eleven], [same_length:same length]}",
      ],
      { removes: ['Wed 10:00-11:00 Rowing'], adds: ['Wed 11:00-12:00 Rowing'] },
    ],
    [
      'later than it was, of what comes back',
      [
        '{cancel|cancel [target:rowing]}',
        approve,
        '{undo|put it back} but {revise|[shift:an hour later] than it was}',
      ],
      { removes: ['Wed 10:00-11:00 Rowing'], adds: ['Wed 11:00-12:00 Rowing'] },
    ],
  ]);
});

describe('next to whole days', () => {
  testConversations([
    [
      'two to four on the day before them',
      ['{create|block [time:14:00 to 16:00 on the day before] [before:the festival] for [title:Baking]}'],
      { adds: ['Wed 14:00-16:00 Baking'] },
      { has: ['Thu all-day Festival'] },
    ],
    [
      'a reminder before what comes every year, and then another distance',
      [
        "{create|[title:Leo's birthday] [time:every year on the 3rd of December], [all_day:all day]} and {remind|remind me [lead:a week before], [time:at ten in the morning], to [text:post a card]}",
        '{change_reminder|make [target:the reminder] [shift:ten days before], [same_time:same hour]}',
      ],
      {
        adds: ["2026-12-03 all-day Leo's birthday | RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=3"],
        reminders: ['post a card @ 2026-11-23 10:00'],
      },
    ],
  ]);
});

describe('a wish that waits for a free hour', () => {
  testConversations([
    [
      'is done on another day at its own hours',
      [
        '{ask_free|if nothing is on [time:on Saturday morning]} {create if 1|add [title:Parkrun] [time:9-10]}',
        '{again|[time:Friday] then, [same_time:same times]}',
      ],
      { adds: ['Fri 09:00-10:00 Parkrun'] },
      { has: ['Sat 09:30-11:00 Match'] },
    ],
    [
      'a reminder gets its hour and its day at once',
      [
        '{remind|remind me [time:at 6 tonight] to [text:call dad]}',
        '{revise|make it [time:7]. and [time:tomorrow]}',
      ],
      { reminders: ['call dad @ Tue 19:00'] },
    ],
  ]);
});

describe('only am or pm was wrong', () => {
  const HAIRCUT = '{create|[title:haircut] [time:on Thursday at 8am]}';
  const LATE = { adds: ['Thu 20:00-21:00 haircut'] };
  testConversations([
    ['pm', [HAIRCUT, '{revise|sorry, [time:pm] of course}'], LATE],
    ['in the evening', [HAIRCUT, '{revise|I meant [time:in the evening]}'], LATE],
    ['not am', [HAIRCUT, '{revise|not [retracted:am]}'], LATE],
    [
      'of a move',
      [HAIRCUT, '{change|move [target:it] to [time:7pm]}', '{revise|no, [time:in the morning]}'],
      { adds: ['Thu 07:00-08:00 haircut'] },
    ],
    [
      'of what waits',
      [
        '{create|[title:Review] with [guest:Ben] [time:on Thursday at 9pm]}',
        '{revise|[time:AM] of course}',
        approve,
      ],
      { adds: ['Thu 09:00-10:00 Review | with ben'] },
    ],
    [
      'of a reminder',
      ['{remind|remind me [time:tomorrow at 8am] to [text:call mum]}', '{revise|[time:pm], sorry}'],
      { reminders: ['call mum @ Tue 20:00'] },
    ],
    [
      'of one that comes daily',
      ['{remind|remind me [time:every day at 7pm] to [text:stretch]}', '{revise|[time:in the morning]}'],
      { reminders: ['stretch @ cron 0 7 * * *'] },
    ],
  ]);
});

describe('two hours in one change', () => {
  const LATER = { removes: ['Wed 10:00-11:00 Rowing'], adds: ['Wed 11:00-12:00 Rowing'] };
  testConversations([
    [
      'the one at which it is is the old one',
      ['{change|[target:rowing] [time:at 10], change it for [time:11] please}'],
      LATER,
    ],
    ['whichever comes first', ['{change|[time:at 11] with [target:rowing], it is [time:at 10]}'], LATER],
    [
      'of what was just told',
      [
        '{ask_when|when is [target:rowing]?}',
        '{change|[target:it] was [time:at 10], put [target:it] [time:at 11]}',
      ],
      LATER,
    ],
    [
      'two new ones are asked about',
      ['{change|[target:rowing] [time:at 18], I mean [time:19]}', waiting(0), /When should/],
    ],
    [
      'nor is anything booked between them',
      ['{create|[title:course] [time:at 18] change it [time:19]}', waiting(0), /When/],
    ],
  ]);
});

describe('one of two by the part of the day', () => {
  const BOTH = [
    '{remind|remind me [time:tomorrow at 7am] to [text:stretch]}',
    '{remind|remind me [time:tomorrow at 8pm] to [text:pack]}',
  ];
  testConversations([
    [
      'the morning one',
      [...BOTH, "{revise|make [target:the morning one] [time:8 o'clock]}"],
      { reminders: ['stretch @ Tue 08:00', 'pack @ Tue 20:00'] },
    ],
    [
      'the evening one',
      [...BOTH, '{change|move [target:the evening one] to [time:9]}'],
      { reminders: ['stretch @ Tue 07:00', 'pack @ Tue 21:00'] },
    ],
  ]);
});

describe('only the beginning moves', () => {
  testConversations([
    [
      'by what stays',
      ['{change|[target:the orchard day] leaves [start:at 7], [same_end:arriving the same]}'],
      { removes: ['Sat 08:00-12:00 Orchard day'], adds: ['Sat 07:00-12:00 Orchard day'] },
    ],
  ]);
});
