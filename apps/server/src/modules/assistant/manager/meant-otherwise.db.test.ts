import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// The other one, another one, the one that was called so, what was searched for or wondered about.

const { testConversations } = notationTalk({
  has: [
    'Tue 10:00-10:30 Visit Okoye',
    'Tue 15:00-15:30 Visit Brandt',
    'Wed 09:00-10:00 Market',
    'Wed 12:00-13:00 Fair',
    'Wed 16:00-17:00 Judo',
    'Thu 10:00-11:00 Roof call',
    'Thu 14:00-15:00 Roof plans',
    'Fri 12:00-13:00 Tasting | by emma=needsAction',
    'Fri 09:00-10:00 Rehearsal | with carla',
  ],
});

describe('of two that were asked about', () => {
  testConversations([
    [
      'a person is the one who was not named',
      [
        '{change|add [guest:Tom] to [target:the rehearsal]}',
        /which tom/i,
        '{pick|[option:the other one], not [retracted:Baker]}',
        waiting(1),
        approve,
      ],
      {
        removes: ['Fri 09:00-10:00 Rehearsal | with carla'],
        adds: ['Fri 09:00-10:00 Rehearsal | with carla, reed'],
      },
    ],
    [
      'it is the other one when one was named by mistake',
      [
        '{cancel|cancel [target:the visit] [old_time:tomorrow]}',
        /which one/i,
        '{pick|[option:the Brandt one]. no, [option:the other one]}',
        approve,
      ],
      { removes: ['Tue 10:00-10:30 Visit Okoye'] },
    ],
    [
      'it is the one that is named last',
      [
        '{cancel|cancel [target:the visit] [old_time:tomorrow]}',
        '{pick|[option:the other one]. no wait, [option:the Brandt one]}',
        approve,
      ],
      { removes: ['Tue 15:00-15:30 Visit Brandt'] },
    ],
    [
      'is not the one that is ruled out',
      [
        '{cancel|cancel [target:the visit] [old_time:tomorrow]}',
        '{pick|not [retracted:the Okoye one]}',
        approve,
      ],
      { removes: ['Tue 15:00-15:30 Visit Brandt'] },
    ],
    [
      'of three it is asked again',
      [
        '{cancel|cancel [target:the visit] [old_time:tomorrow]}',
        '{pick|[option:the Brandt one]. no, [option:the other one]}',
        /which one.*visit okoye.*visit lindqvist/is,
        waiting(0),
      ],
      {},
      {
        has: [
          'Tue 10:00-10:30 Visit Okoye',
          'Tue 12:00-12:30 Visit Lindqvist',
          'Tue 15:00-15:30 Visit Brandt',
        ],
      },
    ],
  ]);
});

describe('what a time was looked for', () => {
  testConversations([
    [
      'takes the people along when it only gets a name',
      [
        '{find_time|when can [guest:Emma], [guest:Carla] and I meet [time:on Friday between 3pm and 4pm], [length:1h]?}',
        '{create|book that, topic: [title:seating]}',
        waiting(1),
        approve,
      ],
      { adds: ['Fri 15:00-16:00 seating | with emma, carla'] },
    ],
    [
      'leaves them out at a time of its own',
      [
        '{find_time|when can [guest:Emma] and I meet [time:on Friday between 3pm and 4pm], [length:1h]?}',
        '{create|book [title:haircut] [time:on Saturday at 11am]}',
        waiting(0),
      ],
      { adds: ['Sat 11:00-12:00 haircut'] },
    ],
    [
      'has the name that was asked about',
      [
        '{ask_free|could we do [target:the menu check] [time:on Friday at 3pm]}, {ask_free|is [person:Emma] around?}',
        '{again|and [time:at 4pm]?}',
        '{create|ok, [time:4pm] then, [length:half an hour], [guest:her] and me}',
        /^menu check/i,
        approve,
      ],
      { adds: ['Fri 16:00-16:30 menu check | with emma'] },
    ],
    [
      'has the name of what was only supposed',
      [
        '{ask_clash|would [target:a porch party] [time:on Saturday at 4pm] clash with anything?}',
        '{create|then [time:Saturday at 4pm] it is}',
        waiting(0),
      ],
      { adds: ['Sat 16:00-17:00 porch party'] },
    ],
  ]);
});

describe('what was cancelled', () => {
  testConversations([
    [
      'comes again by its name, and without its guests',
      [
        '{cancel|the [target:rehearsal] is off}',
        approve,
        '{create|the new one is [time:on Saturday at 9am], [length:half an hour]}',
      ],
      { removes: ['Fri 09:00-10:00 Rehearsal | with carla'], adds: ['Sat 09:00-09:30 Rehearsal'] },
    ],
  ]);
});

describe('an invitation', () => {
  testConversations([
    [
      'is answered once in two clauses',
      [
        "{tentative|[target:Emma's tasting] [old_time:on Friday]} - {tentative|put me down as a maybe}",
        waiting(1),
        approve,
      ],
      {
        removes: ['Fri 12:00-13:00 Tasting | by emma=needsAction'],
        adds: ['Fri 12:00-13:00 Tasting | by emma=tentative'],
      },
    ],
  ]);
});

describe('somebody who is only in the title', () => {
  testConversations([
    [
      'goes out of it, and who comes instead is invited',
      [
        '{create|[title:supper] with [guest:Zelda] [time:on Friday 7pm], [length:an hour]}',
        '{revise|forget [guest_out:Zelda], do it with [guest:Emma]}',
        waiting(1),
        approve,
        /supper with emma/i,
      ],
      { adds: ['Fri 19:00-20:00 supper | with emma'] },
    ],
    [
      'is not in a card for just the other',
      [
        '{create|[title:supper] with [guest:Zelda] and [guest:Emma] [time:on Friday 7pm]}',
        '{revise|[reason:no idea where Zelda is], just [guest:Emma]}',
        /supper with emma(?! and)/i,
        not(/zelda/i),
        waiting(1),
      ],
      {},
    ],
    [
      'is whom a card cannot invite',
      [
        '{create|[title:supper] with [guest:Zelda] and [guest:Emma] [time:on Friday 7pm]}',
        '{revise|[no_invite:no email for Zelda], so [guest:Emma] alone}',
        not(/zelda/i),
        waiting(1),
        approve,
      ],
      { adds: ['Fri 19:00-20:00 supper | with emma'] },
    ],
  ]);
});

describe('another one', () => {
  testConversations([
    [
      'of the last list is what was to be moved',
      [
        "{ask_agenda|what's on [time:Wednesday]}",
        '{change|move [target:the second one] [time:to Saturday], [same_time:same time]}',
        '{revise|no, I meant [target:the third]. [filler:the fair stays where it was]}',
      ],
      { removes: ['Wed 16:00-17:00 Judo'], adds: ['Sat 16:00-17:00 Judo'] },
    ],
    [
      'was to be cancelled',
      [
        "{ask_agenda|what's on [time:Wednesday]}",
        '{cancel|drop [target:the second one]}',
        approve,
        '{revise|no, I meant [target:the judo]}',
        approve,
      ],
      { removes: ['Wed 16:00-17:00 Judo'] },
    ],
    [
      'is the one with that very name',
      [
        '{change|move [target:the roof plans] [time:to Friday at 2pm]}',
        '{undo|[target:the plans] go back} {change|and [target:the roof CALL] goes [time:to Friday at 2pm]}',
      ],
      { removes: ['Thu 10:00-11:00 Roof call'], adds: ['Fri 14:00-15:00 Roof call'] },
    ],
  ]);
});

describe('right behind it', () => {
  testConversations([
    [
      'the reminder of that day is dropped',
      [
        '{remind|remind me to [text:feed the fish] [time:tomorrow at 9am]}',
        '{again|same [time:on Thursday]}',
        "{cancel|drop [target:tomorrow's one]}",
      ],
      { reminders: ['feed the fish @ Thu 09:00'] },
    ],
    [
      'so is the other one behind it',
      [
        '{remind|remind me to [text:feed the fish] [time:tomorrow at 9am]}',
        '{again|same [time:on Thursday]}',
        "{cancel|drop [target:tomorrow's one]}",
        "{cancel|and [target:Thursday's one]}",
      ],
      {},
    ],
    [
      'what is at that time already is not booked again',
      [
        '{change|[target:judo] is [time:on Friday at 5pm]}',
        '{create|so [time:Friday at 5pm] in the calendar}',
        /yes.*judo.*fri/i,
      ],
      { removes: ['Wed 16:00-17:00 Judo'], adds: ['Fri 17:00-18:00 Judo'] },
    ],
    [
      'both are told that are asked about',
      [
        '{create|[title:car wash] [time:on Friday at 3pm]}',
        '{ask_when|is [target:that] before or after [after:the tasting]?}',
        /tasting.*12:00.*car wash.*15:00/is,
        '{change|then make [target:it] [time:at 4pm]}',
      ],
      { adds: ['Fri 16:00-17:00 car wash'] },
    ],
  ]);
});
