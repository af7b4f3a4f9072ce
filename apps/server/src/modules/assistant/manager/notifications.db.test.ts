import { describe } from 'vitest';
import { not } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({ has: ['Tue 11:00-12:00 Tasting', 'Wed 15:00-16:00 Dentist'] });

const nudge = (minutes: number) => new RegExp(`^A nudge ${minutes} minutes before meetings$`);
const quiet = (from: string, to: string) => new RegExp(`^No messages between ${from} and ${to}$`);

describe('what is wished for is set', () => {
  testConversations([
    [
      'how long before, and what that is before',
      [
        '{notify|From now on [text:an alert 35 minutes before everything]}',
        /35 minutes before meetings\. Only the ones with other people/,
      ],
      { preferences: [nudge(35)] },
    ],
    [
      'quiet from one hour on',
      ['{notify|[text:not a sound after 10 at night] please}'],
      { preferences: [quiet('22:00', '07:00')] },
    ],
    [
      'quiet over noon, and what that takes the place of',
      [
        '{notify|[text:no pings between 2 and 3], [reason:the twins sleep]}',
        /14:00 and 15:00.*replaces 21:00–07:00/,
      ],
      { preferences: [quiet('14:00', '15:00')] },
    ],
    [
      'the overview, its time apart from it',
      [
        '{notify|I would like [text:the plan of the day] [time:at 6.20 each morning]}',
        /06:20.*Working days only/,
      ],
      { preferences: [/^Morning briefing at 06:20$/] },
    ],
    [
      'tomorrow, in the evening',
      ['{notify|[text:every evening at 8 send me what is on the next day]}'],
      { preferences: [/^A look at tomorrow, sent at 20:00$/] },
    ],
    ['none of them', ['{notify|[text:turn the alerts off]}'], { preferences: [/^No nudges/] }],
    [
      'three in one message, one of them taken back half way',
      [
        '{notify|[text:25 minutes before every meeting], not [retracted:an hour]}, {notify|[text:nothing between 22 and 6]}, {notify|[text:and the list at 7]}',
      ],
      { preferences: [nudge(25), quiet('22:00', '06:00'), /^Morning briefing at 07:00$/] },
    ],
    [
      'two in one span',
      ['{notify|[text:ping me 15 min b4 stuff n stay quiet after 23]}'],
      { preferences: [nudge(15), quiet('23:00', '07:00')] },
    ],
  ]);
});

describe('corrections', () => {
  testConversations([
    [
      'another length',
      ['{notify|[text:alert me 20 minutes before everything]}', '{revise|make it [length:25]}'],
      { preferences: [nudge(25)] },
    ],
    [
      'of one message, the wish that it can be about',
      [
        '{notify|[text:alert me 20 minutes before everything, and nothing after 22]}',
        '{revise|hm, [lead:40]}',
        /40 minutes before/,
      ],
      { preferences: [quiet('22:00', '07:00'), nudge(40)] },
    ],
    [
      'within the same message',
      ['{notify|[text:alert me 20 minutes before meetings]}, {revise|no, [length:half an hour]}'],
      { preferences: [nudge(30)] },
    ],
    [
      'other quiet hours',
      ['{notify|[text:quiet from 22 to 6]}', '{revise|no, [time:afternoon, 1 to 3 pm]}'],
      { preferences: [quiet('13:00', '15:00')] },
    ],
    [
      'one bound of them',
      ['{notify|[text:nothing after 10pm]}', '{revise|[time:11] rather}'],
      { preferences: [quiet('23:00', '07:00')] },
    ],
    [
      'another hour',
      ['{notify|[text:daily list 7am]}', '{revise|[time:6:30] please}'],
      { preferences: [/^Morning briefing at 06:30$/] },
    ],
  ]);
});

describe('what cannot be chosen is asked about by its words, and nothing else is set', () => {
  testConversations([
    [
      'certain events',
      [
        '{notify|[text:an hour before anything with customers]}',
        /'anything with customers'.*A nudge 60 minutes before meetings\?/,
      ],
      { preferences: [] },
    ],
    [
      'a yes sets what was offered',
      ['{notify|[text:an hour before anything with customers]}', '{approve|ok do that}', /From now on/],
      { preferences: [nudge(60)] },
    ],
    [
      'a no leaves all as it is',
      ['{notify|[text:an hour before anything with customers]}', '{deny|no, leave it}', not(/From now on/)],
      { preferences: [] },
    ],
    [
      'an answer in words of its own',
      [
        '{notify|[text:an hour before anything with customers]}',
        '{answer|then [length:45 minutes] for [set:all meetings]}',
      ],
      { preferences: [nudge(45)] },
    ],
    [
      'days',
      ['{notify|[text:no alerts on Sundays]}', /'on Sundays'.*same every day.*What hours/],
      { preferences: [] },
    ],
    [
      'an exception takes its wish with it',
      ['{notify|[text:silent from 22 to 6 except when I fly]}', /'except when I fly'/],
      { preferences: [] },
    ],
    [
      'next to what can',
      ['{notify|[text:the list at 7], [text:nothing on Sundays]}', /07:00/, /'on Sundays'/],
      { preferences: [/^Morning briefing at 07:00$/] },
    ],
    [
      'what is no message of ours',
      ['{notify|[text:tell me when Bruno declines]}', /'when Bruno declines'.*What would you like/],
      { preferences: [] },
    ],
    [
      'too long before',
      ['{notify|[text:alert me a day before everything]}', /1 to 240/, '{answer|[length:90 minutes]}'],
      { preferences: [nudge(90)] },
    ],
    [
      'quiet that may be by day or by night',
      ['{notify|[text:quiet from 11 to 1]}', /What hours/, '{answer|[time:23:00 to 1:00]}'],
      { preferences: [quiet('23:00', '01:00')] },
    ],
  ]);
});

describe('a reminder stays a reminder', () => {
  testConversations([
    [
      'before an event of its name',
      ['{remind|remind me [lead:20 minutes] before [before:the dentist]}', not(/From now on/)],
      { reminders: ['Dentist @ Wed 14:40'] },
    ],
  ]);
});
