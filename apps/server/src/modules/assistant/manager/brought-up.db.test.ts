import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// What a reason, a name or a taken-back word next to a wish says of it.

const { testConversations } = notationTalk({
  has: [
    'Tue 18:00-19:30 Italian course | RRULE:FREQ=WEEKLY',
    'Thu 18:00-19:30 Italian course | RRULE:FREQ=WEEKLY',
    'Thu 16:00-17:00 Judo Leo',
    'Thu 17:30-18:00 Judo Mia',
    'Fri 09:00-09:30 Optician',
    'Sat 10:00-11:30 Rugby',
    'Wed 09:00-10:00 Press briefing | with dev',
    'Wed 11:00-11:30 Hiring talk | with emma',
  ],
  busy: { ana: ['Thu 10:00-12:00'], dev: ['Fri 14:00-16:00'] },
});

describe('what a reason in front names', () => {
  testConversations([
    [
      'is what is moved, and not what was spoken of before; asked about',
      [
        "{ask_when|when's [target:the optician]?}",
        "{change|[reason:Saturday's rugby got rained off], shift it to [time:Sunday], [same_time:same time]}",
        waiting(1),
        /rugby/i,
        approve,
      ],
      { removes: ['Sat 10:00-11:30 Rugby'], adds: ['Sun 10:00-11:30 Rugby'] },
    ],
    [
      'is moved at once where nothing else was spoken of',
      ['{change|[reason:rugby got rained off], shift it to [time:Sunday], [same_time:same time]}'],
      { removes: ['Sat 10:00-11:30 Rugby'], adds: ['Sun 10:00-11:30 Rugby'] },
    ],
    [
      'chooses from a list',
      [
        '{ask_agenda|what judo is there [time:on Thursday]?}',
        '{cancel|[reason:leos coach is ill] so delete [target:that one]}',
        not(/mia/i),
        approve,
      ],
      { removes: ['Thu 16:00-17:00 Judo Leo'] },
    ],
    [
      'chooses of several that are called so',
      ['{cancel|[reason:Mia has flu] so cancel [target:her judo] [old_time:on Thursday]}', approve],
      { removes: ['Thu 17:30-18:00 Judo Mia'] },
    ],
    [
      'is whose it is',
      [
        '{change|[reason:Mia is late on Thursday] so start [target:hers] [shift:half an hour later]}',
        waiting(1),
        approve,
      ],
      { removes: ['Thu 17:30-18:00 Judo Mia'], adds: ['Thu 18:00-18:30 Judo Mia'] },
    ],
    [
      'says on which day',
      ['{cancel|[reason:the Italian teacher is ill on Thursday], delete it}', approve],
      { removes: ['Thu 18:00-19:30 Italian course'] },
    ],
  ]);
});

describe('somebody else', () => {
  testConversations([
    [
      'is asked about, whatever is written on to their name',
      [
        "{create if 2|a [title:catch up] with [guest:Ana] [time:on Thursday at ten]} {ask_free|if [person:she's] free}, {revise ifnot 2|else [time:on Friday at ten]}",
        approve,
      ],
      { adds: ['Fri 10:00-11:00 catch up | with ana'] },
    ],
    [
      'comes in the place of the one who was named by mistake, and nobody else goes',
      [
        '{create|[invite:invite] [guest:Ana] and [guest:Ben] to [title:tea] [time:on Sunday at 4 pm]}',
        "{revise|not [retracted:Ana], [reason:she'll be away]. [guest:Emma] in her place}",
        approve,
      ],
      { adds: ['Sun 16:00-17:00 tea | with ben, emma'] },
    ],
    [
      'says where they are, and so on which clock it is',
      ['{create|[title:call with my sister in Manila] [time:on Sunday at 8pm] [zone:her] time}'],
      { adds: ['Sun 13:00-14:00 call with my sister in Manila'] },
    ],
  ]);
});

describe('a time', () => {
  testConversations([
    [
      'keeps its rhythm when only its hour is taken back',
      [
        "{remind|[retracted:every morning at eight], no, let's say [time:half past eight], [text:blood pressure tablet]}",
      ],
      { reminders: ['blood pressure tablet @ cron 30 8 * * *'] },
    ],
    [
      'that names its clock twice is on that clock once',
      [
        '{create|[guest:Emma] is in [zone:New York] [time:this week]. book [guest:her] for [length:30 min] [time:on Wed at 9am New York time], [title:series A]}',
        approve,
      ],
      { adds: ['Wed 15:00-15:30 series A | with emma'] },
    ],
    [
      'that is over is not when it shall be',
      [
        '{create|I was at the [title:physio] [time:this morning at nine] and he wants to see me [time:on Monday the 30th at nine], [length:forty minutes]}',
      ],
      { adds: ['2026-11-30 09:00-09:40 physio'] },
    ],
    [
      'between two others is found within them for what is moved',
      ['{change|move [target:the press briefing] to [time:Friday between 2 and 5pm]}', /16:00/, approve],
      {
        removes: ['Wed 09:00-10:00 Press briefing | with dev'],
        adds: ['Fri 16:00-17:00 Press briefing | with dev'],
      },
    ],
    [
      'by which two things move is said once',
      [
        "{change|[reason:I'm late for] [target:the press briefing]. push that} {change|and [target:the hiring talk] [shift:by 30 min] each}",
        waiting(2),
        approve,
      ],
      {
        removes: ['Wed 09:00-10:00 Press briefing | with dev', 'Wed 11:00-11:30 Hiring talk | with emma'],
        adds: ['Wed 09:30-10:30 Press briefing | with dev', 'Wed 11:30-12:00 Hiring talk | with emma'],
      },
    ],
  ]);
});

describe('what is said once', () => {
  testConversations([
    [
      'is done once, though it is said twice',
      [
        '{remind|remind me to [text:ring the plumber] [time:tomorrow at 4.30pm].} {remind|[text:ring the plumber], yes, [time:tomorrow at half past four in the afternoon]}',
      ],
      { reminders: ['ring the plumber @ Tue 16:30'] },
    ],
    [
      'holds for each of several',
      [
        '{create|[title:hair trial] [time:on Monday the 23rd at 3pm]} {create|and [title:makeup trial] [time:on Tuesday the 24th at 3pm], both are [length:2 hours]}',
      ],
      { adds: ['Mon+1 15:00-17:00 hair trial', 'Tue+1 15:00-17:00 makeup trial'] },
    ],
  ]);
});

describe('of two moments', () => {
  testConversations([
    [
      'the one that suits everybody is found',
      [
        '{find_time|[time:Thursday 11am or Friday 11am], which one works for [guest:Ana]?}',
        /works: fri/i,
        not(/which one/i),
      ],
    ],
    [
      'is taken for as long as is said',
      [
        '{find_time|[time:Thursday 11am or Friday 11am], which one works for [guest:Ana]?}',
        '{pick|book [option:that one], [title:plan], [length:45 min]}',
        approve,
      ],
      { adds: ['Fri 11:00-11:45 plan | with ana'] },
    ],
  ]);
});

describe('something instead', () => {
  testConversations([
    [
      'of what was cancelled is new',
      [
        '{cancel|[target:the optician] is off}',
        approve,
        '{change|[target:squash] [old_time:on Friday] instead, [time:8:30 to 9:30 in the morning]}',
      ],
      { removes: ['Fri 09:00-09:30 Optician'], adds: ['Fri 08:30-09:30 squash'] },
    ],
  ]);
});

describe('a place', () => {
  testConversations([
    [
      'that the name has already is not written down again',
      [
        "{create|I'm off to [place:Bristol] [time:on Saturday], call it [title:train to Bristol], [time:8:10 in the morning]}",
      ],
      { adds: ['Sat 08:10-09:10 train to Bristol'] },
    ],
  ]);
});
