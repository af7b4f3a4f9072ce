import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 18:00-19:30 Fencing',
    'Wed 15:00-16:00 Stock take',
    'Wed 17:00-19:00 Glazing | at Kiln shed',
    'Thu 10:00-11:00 Budget round',
  ],
});

describe('people who were only named before', () => {
  testConversations([
    [
      'are whom a pronoun means',
      [
        '{nothing past|Emma Lind taught next door to me for years}',
        '{create|have [guest:her] over [time:on Friday at three], call it [title:Scones]}',
        waiting(1),
        approve,
      ],
      { adds: ['Fri 15:00-16:00 Scones | with emma'] },
    ],
    [
      'are both meant by them',
      [
        '{nothing past|I ran into Ben Okafor and Emma Lind}',
        '{create|[title:Party plan] [time:on Friday at five], invite [guest:them]}',
        approve,
      ],
      { adds: ['Fri 17:00-18:00 Party plan | with ben, emma'] },
    ],
    [
      'and are named again are who both of them means',
      [
        '{create|[title:Grant talk] [time:on Friday at four], invite [guest:both of them], [guest:Ana Silva] and [guest:Dev Patel]}',
        approve,
      ],
      { adds: ['Fri 16:00-17:00 Grant talk | with ana, dev'] },
    ],
    [
      'are not invited to what a reminder was for',
      [
        '{remind|remind me [time:tomorrow at noon] to [text:take a pill]}',
        '{create|and [length:half an hour] with [guest:Emma] right before [before:the budget round]}',
        approve,
      ],
      { adds: ['Thu 09:30-10:00 Meeting | with emma'], reminders: ['pill @ Tue 12:00'] },
    ],
    [
      'are asked for where nobody was named, and a pronoun is no title',
      [
        '{create|[title:lunch] with [guest:her] [time:on Friday at one]}',
        /who|address|find/i,
        not(/with her/i),
      ],
    ],
    [
      'are named in the wish that is kept',
      ['{prefer|[reason:Tom Reed coaches the juniors], [text:nothing with him before eleven]}', /Tom Reed/],
      { preferences: [/with Tom Reed before eleven/] },
    ],
  ]);
});

describe('the time of something new', () => {
  testConversations([
    [
      'is that of what was just cancelled',
      [
        '{cancel|drop [target:fencing]}',
        approve,
        '{create|block the [slot_of:same slot] for [title:reading]}',
      ],
      { removes: ['Tue 18:00-19:30 Fencing'], adds: ['Tue 18:00-19:30 Reading'] },
    ],
    [
      'is on the day that was spoken of, and now names no other day',
      [
        '{change|move [target:the stock take] to [time:four]}',
        '{create|Now [title:coffee] [time:at two that day]}',
      ],
      {
        removes: ['Wed 15:00-16:00 Stock take'],
        adds: ['Wed 16:00-17:00 Stock take', 'Wed 14:00-15:00 Coffee'],
      },
    ],
    [
      'is every day of a trip',
      [
        '{create|We leave [time:on Friday] and are back [time:on Sunday], [all_day:whole days], [title:Lake cabin]}',
      ],
      { adds: ['Fri..Sun Lake cabin'] },
    ],
    [
      'is the more exact of two',
      [
        '{create|[title:Holiday] [time:next week, from Monday 23 to Thursday 26 November], [all_day:whole days]}',
      ],
      { adds: ['2026-11-23..2026-11-26 Holiday'] },
    ],
    [
      'is asked about where the length is too short to be meant',
      ['{create|[title:Notary] [time:Friday at nine], [length:one minute]}', waiting(1)],
    ],
    [
      'and its place are copied from the one like it, whatever was asked before',
      [
        '{ask_agenda|anything [time:on the 25th]?}',
        '{again|another [title:glazing] [time:on the 25th], [same_time:same times], [same_place:same place]}',
        waiting(1),
        approve,
      ],
      { adds: ['2026-11-25 17:00-19:00 Glazing | at Kiln shed'] },
    ],
  ]);
});

describe('a reminder on a day that only the story names', () => {
  testConversations([
    [
      'is on that day',
      [
        '{nothing past|Ben promised it by Wednesday noon}, {remind|remind me [time:at one that day] to [text:chase him]}',
      ],
      { reminders: ['chase @ Wed 13:00'] },
    ],
  ]);
});
