import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// What people who talked to it found, in their order of harm.

const { testConversations } = notationTalk({
  has: [
    'Tue 09:00-10:00 Gym | with ana',
    'Tue 16:30-17:30 Interview',
    'Tue 17:00-18:00 Haircut',
    'Wed 12:00-13:00 Launch budget | by carla=needsAction',
    'Wed 14:00-15:00 Rep visit',
    'Wed 15:00-16:00 Rota',
    'Thu 10:00-11:00 Review | with ben',
    'Thu 17:00-18:00 Haircut',
    'Thu..Sat Fair',
    'Fri 09:00-10:00 Retro | by ben=declined',
    'Fri 11:00-12:00 Early shift',
  ],
});

const TWO_CARDS = [
  '{change|move [target:the gym] to [time:11]}',
  '{change|move [target:the review] to [time:15:00]}',
  waiting(2),
] as const;
const REVIEW_MOVED = {
  removes: ['Thu 10:00-11:00 Review | with ben'],
  adds: ['Thu 15:00-16:00 Review | with ben'],
};

describe('several cards', () => {
  testConversations([
    [
      'are decided by their names',
      [...TWO_CARDS, '{approve|yes to the review, no to the gym}', waiting(0)],
      REVIEW_MOVED,
    ],
    [
      'are decided by a possessive and by place',
      [...TWO_CARDS, "{approve|ok do ben's. no to the first, i need her}", waiting(0)],
      REVIEW_MOVED,
    ],
    [
      'go on waiting when one of the names is that of none',
      [...TWO_CARDS, '{chat|yes to the review, no to the banquet}', waiting(2)],
    ],
    ['are asked about after a bare yes', [...TWO_CARDS, '{approve|yes}', /which one/i, waiting(2)]],
    [
      'that answer invitations have names too',
      [
        '{accept|accept [target:the launch budget]} {change|and move [target:the review] to [time:15:00]}',
        waiting(2),
        '{approve|yes to the review, not the launch budget}',
        waiting(0),
      ],
      REVIEW_MOVED,
    ],
  ]);
});

describe('undo', () => {
  testConversations([
    [
      'right behind a card drops the card alone',
      [
        '{remind|remind me [time:tomorrow at 9] to [text:send the papers]}',
        '{cancel|cancel [target:the review]}',
        '{undo|wait undo that}',
        waiting(0),
      ],
      { reminders: ['send the papers @ Tue 09:00'] },
    ],
    [
      'of a reminder leaves the event that it was about',
      [
        '{create|[title:yoga] [time:on Sunday at 8]}',
        '{remind|remind me [lead:an hour] before [before:it]}',
        '{undo|oh not [target:yoga]}',
      ],
      { adds: ['Sun 08:00-09:00 yoga'] },
    ],
    [
      'is told by what was done',
      ['{change|move [target:the early shift] to [time:12]}', '{undo|undo [target:the move]}'],
    ],
  ]);
});

describe('a what-if', () => {
  testConversations([
    [
      'about one of two is answered for both',
      [
        '{change hypothetical|what if I moved [target:the haircut] to [time:7pm]}',
        /tomorrow 19:00.*Thu 19 Nov, 19:00/s,
      ],
    ],
    [
      'about something new is looked up at its time',
      ['{create hypothetical|if we did [title:the tasting] [time:tomorrow at 5pm]}', /interview/i],
    ],
    [
      'becomes a wish',
      [
        '{change hypothetical|what if I moved [target:the review] to [time:friday at 3pm]}',
        /ben/i,
        '{revise|ok do it then, but [time:3:30pm] not [retracted:3]}',
        waiting(1),
        approve,
      ],
      { removes: ['Thu 10:00-11:00 Review | with ben'], adds: ['Fri 15:30-16:30 Review | with ben'] },
    ],
    [
      'about what waits names what is there',
      [
        '{create|[title:dentist] [time:tomorrow at 17:00]}',
        waiting(1),
        '{ask_clash|does [target:that] clash with anything?}',
        /interview/i,
      ],
    ],
  ]);
});

describe('lists', () => {
  testConversations([
    ['name what was declined', ["{ask_agenda|what's on [time:on Friday]?}", /retro/i]],
    ['tell how far an event goes', ["{ask_agenda|what's on [time:on Thursday]?}", /until sat.*fair/i]],
    [
      'have the days that were named and no others',
      ["{ask_agenda|what's [time:on Tuesday and on Thursday]?}", /review/i, not(/launch|rota/i)],
    ],
    ['tell the shortest gap', ['{ask_most|my shortest break [time:on Wednesday]}', /1 hour/i]],
    [
      'say whose clock is unknown',
      ['{ask_zone|when is [target:the review] for [person:Ben]?}', /time zone/i],
    ],
    ['have invitations where nothing else waits', ["{ask_waiting|what's waiting?}", /launch budget/i]],
    ['tell one’s own answer', ['{ask_answers|did I accept [target:the launch budget]?}', /haven't replied/i]],
  ]);
});

describe('one more, and another one', () => {
  testConversations([
    [
      'in two weeks is two weeks behind it',
      ['{create|[title:dentist] [time:on Sunday at 9]}', '{again|same again [time:in two weeks]}'],
      { adds: ['Sun 09:00-10:00 dentist', '2026-12-06 09:00-10:00 dentist'] },
    ],
    [
      'for somebody without an address asks for none',
      [
        '{create|[title:swimming for Maya] [time:on Sunday at 9]}',
        '{again|same again for [guest:Arjun] [time:at 10]}',
      ],
      { adds: ['Sun 09:00-10:00 swimming for maya', 'Sun 10:00-11:00 swimming for arjun'] },
    ],
    [
      'at another hour is on the same day',
      [
        '{cancel|cancel [target:the rep visit]}',
        '{revise|not [retracted:that]. [target:the 3pm one]}',
        approve,
      ],
      { removes: ['Wed 15:00-16:00 Rota'] },
    ],
    [
      'is the card of that name',
      [
        '{create|[title:pricing deck] with [guest:Ana] [time:on Sunday at 16:00], [length:30 minutes]}',
        '{change|move [target:pricing deck] to [time:Sunday at 14:00]}',
        waiting(1),
        approve,
      ],
      { adds: ['Sun 14:00-14:30 pricing deck | with ana'] },
    ],
  ]);
});

describe('a reminder', () => {
  const SET = '{remind|remind me [time:on Friday at 16:00] to [text:submit the payroll]}';
  testConversations([
    [
      'keeps its hour on another day',
      [SET, '{revise|sorry, [time:Thursday], [same_time:same hour]}'],
      { reminders: ['submit the payroll @ Thu 16:00'] },
    ],
    [
      'at noon is at noon',
      [
        '{remind|remind me [time:on Wednesday at 05:15] to [text:take the forms]}',
        '{revise|[time:Wed 12:15] instead of [retracted:05:15]}',
      ],
      { reminders: ['take the forms @ Wed 12:15'] },
    ],
  ]);
});

describe('an open question', () => {
  testConversations([
    [
      'is not answered by what is said of another event',
      [
        '{create|book [title:physio]}',
        /when/i,
        '{answer|scrap [target:the rota] [old_time:on Wednesday], do it [time:on Saturday at 10am] instead}',
        /rota/i,
      ],
      { removes: ['Wed 15:00-16:00 Rota'], adds: ['Sat 10:00-11:00 Rota'] },
    ],
    [
      'about a reminder moves no event',
      [
        "{ask_when|when's [target:the interview]?}",
        '{remind|remind me [time:on Wednesday at 4pm] to [text:feed the cat]}',
        '{change_reminder|change [target:the cat reminder]}',
        "{answer|[time:on Wednesday at noon] please, [time:twelve o'clock]}",
      ],
      { reminders: ['feed the cat @ Wed 12:00'] },
    ],
  ]);
});

describe('what is changed', () => {
  testConversations([
    [
      'has no name if it is a reminder',
      [
        '{remind|remind me [time:on Wednesday at noon] to [text:feed the cat]}',
        '{change|call [target:it] [title:Cat tea] and move it to [time:four on Wednesday]}',
        waiting(0),
      ],
      { reminders: ['feed the cat @ Wed 12:00'] },
    ],
    [
      'moves as a whole if it stays as long',
      ['{change|start [target:the early shift] [start:at half past eleven], [same_length:still an hour]}'],
      { removes: ['Fri 11:00-12:00 Early shift'], adds: ['Fri 11:30-12:30 Early shift'] },
    ],
    [
      'is from when to when that is said',
      ['{change|[target:the early shift] needs [stretch:another half hour], so [time:11am to 12:30]}'],
      { removes: ['Fri 11:00-12:00 Early shift'], adds: ['Fri 11:00-12:30 Early shift'] },
    ],
    [
      'goes back to where it was before all changes',
      [
        '{change|[target:the early shift] to [time:1pm]}',
        '{revise|make it [time:2pm]}',
        '{undo|no, back to the original time}',
      ],
      {},
    ],
    [
      'ends when that is said, though it was thought to end then anyway',
      ['{change|[target:the early shift] begins [start:at noon], [same_end:still finishing at 2pm]}'],
      { removes: ['Fri 11:00-12:00 Early shift'], adds: ['Fri 12:00-14:00 Early shift'] },
    ],
  ]);
});

describe('only one of what would go', () => {
  const CARD = '{cancel|cancel [target:the interview] and [target:the rota]}';
  const GONE = { removes: ['Wed 15:00-16:00 Rota'] };
  testConversations([
    ['goes alone', [CARD, waiting(1), '{pick|no wait, only [option:the rota]}', waiting(1), approve], GONE],
    [
      'goes, and the other is said to stay',
      [CARD, '{pick|only [option:the rota] please, [except:the interview] stays}', approve],
      GONE,
    ],
  ]);
});

describe('whoever has to be free', () => {
  testConversations([
    [
      'comes, too',
      [
        '{ask_free|is [person:dev] free [time:on Friday at 3pm]?} {create if 1|if so put us down for [title:stock order]} {revise ifnot 1|if not do [time:4pm]}',
        waiting(1),
        approve,
      ],
      { adds: ['Fri 16:00-17:00 stock | with dev'] },
    ],
  ]);
});
