import { describe } from 'vitest';
import { approve, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 09:00-11:00 Site visit',
    'Thu 08:00-09:00 Boiler Hughes',
    'Thu 10:00-12:00 Kitchen Okoye',
    'Thu 14:00-15:00 Gutter Brandt',
    'Sat+1 10:00-11:00 Pottery',
    '2026-12-05 10:00-11:00 Pottery',
    '2026-12-12 10:00-11:00 Pottery',
    'Wed 18:00-19:00 Judo | RRULE:FREQ=WEEKLY;BYDAY=WE',
    'Tue+1 13:00-14:00 Glazier',
    'Fri 11:00-12:00 Ward round | with nadia.haddad@example.com',
    'Fri 15:00-16:00 Payroll',
  ],
});

describe('one of what was listed', () => {
  testConversations([
    [
      'is the one that the reason names',
      [
        '{ask_agenda|what jobs are on [time:thursday]}',
        '{cancel|[reason:Okoye has found somebody cheaper]. strike [target:that one]}',
        approve,
      ],
      { removes: ['Thu 10:00-12:00 Kitchen Okoye'] },
    ],
    [
      'and the others are all but those that were named',
      [
        '{ask_agenda|what is on [time:thursday]}',
        '{cancel|[except:hughes] and [except:brandt] go ahead, drop [set:the other one]}',
        approve,
      ],
      { removes: ['Thu 10:00-12:00 Kitchen Okoye'] },
    ],
    [
      'are its first two',
      [
        '{ask_agenda|what is on [time:thursday]}',
        '{change|[target:the first two] go to [time:Monday the 23rd], [same_time:same hours]}',
      ],
      {
        removes: ['Thu 08:00-09:00 Boiler Hughes', 'Thu 10:00-12:00 Kitchen Okoye'],
        adds: ['Mon+1 08:00-09:00 Boiler Hughes', 'Mon+1 10:00-12:00 Kitchen Okoye'],
      },
    ],
    [
      'is the first of two reminders, and not the newest',
      [
        '{remind|[time:today at 17:00] [text:ring Ola]}, and {remind|[time:tomorrow at 8:30] [text:feed the fish]}',
        '{revise|[target:the first] should be [time:at 17:30]}',
      ],
      { reminders: ['ring Ola @ Mon 17:30', 'feed the fish @ Tue 08:30'] },
    ],
  ]);
});

describe('a set', () => {
  testConversations([
    [
      'is in the time that is one',
      [
        '{cancel|delete [set:both pottery classes] [old_time:in December], [old_time:the one] this month stays}',
        waiting(1),
        approve,
      ],
      { removes: ['2026-12-05 10:00-11:00 Pottery', '2026-12-12 10:00-11:00 Pottery'] },
    ],
    [
      'that is taken and put later is moved once',
      ['{cancel|take [target:payroll]} and {change|put [target:it] [shift:an hour later]}'],
      { removes: ['Fri 15:00-16:00 Payroll'], adds: ['Fri 16:00-17:00 Payroll'] },
    ],
    [
      'that is taken to be put elsewhere is moved',
      [
        '{cancel|take [target:Kitchen Okoye] and [target:Gutter Brandt]}, and {change|put both [time:on Monday the 23rd] [same_time:at the same hours]}',
      ],
      {
        removes: ['Thu 10:00-12:00 Kitchen Okoye', 'Thu 14:00-15:00 Gutter Brandt'],
        adds: ['Mon+1 10:00-12:00 Kitchen Okoye', 'Mon+1 14:00-15:00 Gutter Brandt'],
      },
    ],
  ]);
});

describe('once more', () => {
  testConversations([
    [
      'on another day is at the same hour',
      [
        '{remind|remind me [time:at 14:15 today] to [text:take the drops]}',
        '{again|the same [time:on Friday]}',
      ],
      { reminders: ['take the drops @ Mon 14:15', 'take the drops @ Fri 14:15'] },
    ],
    [
      'on the same day, at another hour',
      [
        '{remind|remind me [time:tomorrow at nine] to [text:thaw the soup]}',
        '{again|and [time:at four in the afternoon], [same_day:the same day], to [text:feed the birds]}',
      ],
      { reminders: ['thaw the soup @ Tue 09:00', 'feed the birds @ Tue 16:00'] },
    ],
    [
      'is what was just wished for, not what was ended before',
      [
        '{remind|remind me [time:today at 6pm] to [text:water the beans]}',
        '{drop_reminder|scrap [target:the beans one]}',
        '{remind|[time:tomorrow at 7am] [text:bins out]}. {again|same for [time:Friday at 7am]}',
      ],
      { reminders: ['bins out @ Tue 07:00', 'bins out @ Fri 07:00'] },
    ],
  ]);
});

describe('of a series', () => {
  testConversations([
    [
      'the first day may be said by itself',
      [
        '{create|[title:Othello rehearsal] [time:every Monday, 19:30 to 22:00]. It begins [time:on the 23rd of this month]}',
      ],
      { adds: ['Mon+1 19:30-22:00 Othello rehearsal | RRULE:FREQ=WEEKLY;BYDAY=MO'] },
    ],
    [
      'the one on the day that was named, when we asked which',
      ['{cancel|cancel [target:judo]}', '{answer|[once:only the one of 25 November]}', approve],
      { removes: ['Wed+1 18:00-19:00 Judo'] },
    ],
  ]);
});

describe('where it will be', () => {
  testConversations([
    [
      'counts once it is agreed to',
      [
        '{change|move [target:the ward round] to [time:half past twelve]}',
        waiting(1),
        '{approve|perfect}, and {create|right after [after:it] [length:half an hour] for [title:tea]}',
      ],
      {
        removes: ['Fri 11:00-12:00 Ward round | with nadia.haddad@example.com'],
        adds: ['Fri 12:30-13:30 Ward round | with nadia.haddad@example.com', 'Fri 13:30-14:00 tea'],
      },
    ],
    [
      'is the day that is not its own',
      ['{change|[target:the glazier] can only do [old_time:Wednesday the 25th]}'],
      { removes: ['Tue+1 13:00-14:00 Glazier'], adds: ['Wed+1 13:00-14:00 Glazier'] },
    ],
    [
      'is asked about where somebody who is not invited is to go',
      [
        "{change|[guest_out:the office] can't do [target:payroll] [old_time:this Friday], make it [time:Monday the 23rd]}",
        approve,
      ],
      { removes: ['Fri 15:00-16:00 Payroll'], adds: ['Mon+1 15:00-16:00 Payroll'] },
    ],
  ]);
});

describe('what was just mentioned', () => {
  testConversations([
    [
      'is called off along with another wish',
      [
        '{ask_when|is [target:the glazier] still on [time:for the 24th]?}',
        "{cancel|[reason:it's off], take it out}, and {remind|remind me [time:tomorrow at noon] to [text:ring the agent]}",
        approve,
      ],
      { removes: ['Tue+1 13:00-14:00 Glazier'], reminders: ['ring the agent @ Tue 12:00'] },
    ],
    [
      'is the day that was asked about',
      [
        '{ask_agenda|anything [time:on Sunday the 29th]?}',
        '{create|put [title:Ola wedding] [time:on the Sunday from 10 to 4]}',
      ],
      { adds: ['2026-11-29 10:00-16:00 Ola wedding'] },
    ],
    [
      'is so many days away',
      ['{ask_when|when is [target:the glazier]}', '{ask_until|how far off is that}', /8 days/],
      {},
    ],
    [
      'is on that day of the week',
      [
        '{create|[title:proofs] [time:on the 25th from 10:00 to 12:00]}',
        '{cancel|delete [target:the proofs] again}',
        approve,
        '{ask_agenda|what is left on [time:that Wednesday]?}',
        /Judo/,
      ],
      {},
    ],
    [
      'is in the week whose days were said',
      ['{ask_agenda|what else is on [time:in that week, from the 23rd to the 27th]?}', /Glazier/],
      {},
    ],
  ]);
});

describe('somebody', () => {
  testConversations([
    [
      'to whom nobody wrote is only another name',
      [
        '{create|[title:Lunch] with [guest:Lea] [time:on Wednesday at 13:30]}',
        '{revise|with [guest:Lena], not [retracted:Lea]}',
      ],
      { adds: ['Wed 13:30-14:30 Lunch with Lena'] },
    ],
    [
      'is known from the invitation that waits',
      [
        '{create|[title:Drill] [time:Wednesday 8 to 10], invite [guest:rui@example.com] and [guest:mara@example.com]}',
        '{revise|[guest_out:mara] is away, just [guest:rui]}',
        approve,
      ],
      { adds: ['Wed 08:00-10:00 Drill | with rui@example.com'] },
    ],
    [
      'names the appointment that goes',
      [
        '{cancel|[target:payroll] [reason:has shut down], so delete that [set:appointment] [old_time:of Friday]}',
        approve,
      ],
      { removes: ['Fri 15:00-16:00 Payroll'] },
    ],
    [
      'is known by the names in an address',
      ['{change|add [guest:Nadia Haddad] to [target:payroll]}', approve],
      {
        removes: ['Fri 15:00-16:00 Payroll'],
        adds: ['Fri 15:00-16:00 Payroll | with nadia.haddad@example.com'],
      },
    ],
  ]);
});
