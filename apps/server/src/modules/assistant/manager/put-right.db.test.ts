import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// What was just booked, moved or proposed, put right: one of several, one word, one person, one of two days.

const { testConversations } = notationTalk({
  has: [
    'Tue 13:00-14:00 Lunch',
    'Wed 10:00-11:00 Kick-off | with ana, ben=declined, carla=needsAction',
    'Wed 16:00-17:00 Roof check | at Room 2 | with carla',
    'Thu 09:00-10:00 Shed repair',
    'Thu 14:00-15:00 Supplier call | with reed',
    'Thu 17:00-17:30 Valuation',
    'Mon 15:00-15:30 Sync | with ben | RRULE:FREQ=WEEKLY',
    'Tue+1..Thu+1 Coach trip',
    'Tue+1 19:00-20:00 Choir',
  ],
});

describe('a card', () => {
  testConversations([
    [
      'that is named is put right, and no other',
      [
        '{create|[title:tea] with [guest:Emma] [time:on Friday at 4pm]} {create|[title:golf] with [guest:Ben] [time:on Saturday at 9am]}',
        waiting(2),
        '{revise|[filler:golf is right] but [target:the tea] is [time:at 5pm]}',
        waiting(2),
        approve,
      ],
      { adds: ['Fri 17:00-18:00 tea | with emma', 'Sat 09:00-10:00 golf | with ben'] },
    ],
    [
      'is turned down by its name, and the others wait on',
      [
        '{create|[title:tea] with [guest:Emma] [time:on Friday at 4pm]} {create|[title:golf] with [guest:Ben] [time:on Saturday at 9am]}',
        '{cancel|[target:golf] is off}',
        waiting(1),
        /tea/i,
        approve,
      ],
      { adds: ['Fri 16:00-17:00 tea | with emma'] },
    ],
    [
      'keeps everybody who does not go',
      [
        '{create|[title:demo] with [guest:ben] and [guest:carla] [time:on Friday at 3pm]}',
        '{revise|[guest_out:carla] is off, [guest:emma] instead of [retracted:her]}',
        approve,
      ],
      { adds: ['Fri 15:00-16:00 demo | with ben, emma'] },
    ],
    [
      'goes by the reason for who goes',
      [
        '{create|[title:debrief] with [guest:ana] and [guest:dev] [time:on Friday at 4pm]}',
        "{revise|[reason:dev's on leave], [guest:ben] instead of [guest_out:him]}",
        approve,
      ],
      { adds: ['Fri 16:00-17:00 debrief | with ana, ben'] },
    ],
    [
      'that cancels is left alone when that is to stay',
      [
        '{cancel|call off [target:the supplier call] [old_time:on Thursday]} {create|and put [title:fitting] in [time:2pm til 4pm]}',
        waiting(2),
        '{change|keep [except:the supplier call]. [target:the fitting] can go [time:3pm til 4:30pm] [same_day:same day]}',
        waiting(0),
      ],
      { adds: ['Thu 15:00-16:30 fitting'] },
    ],
    [
      'invites somebody else than whom a no turns down',
      [
        '{change|add [guest:dev] to [target:the roof check]}',
        waiting(1),
        '{deny|oh no, [target:ana]. [reason:dev is abroad]}',
        waiting(1),
        approve,
      ],
      {
        removes: ['Wed 16:00-17:00 Roof check | at Room 2 | with carla'],
        adds: ['Wed 16:00-17:00 Roof check | at Room 2 | with carla, ana'],
      },
    ],
    [
      'is turned down by a no to a word that is nobody',
      [
        '{change|add [guest:dev] to [target:the roof check]}',
        '{deny|oh no, [target:nonsense]. [reason:dev is abroad]}',
        waiting(0),
      ],
      {},
    ],
    [
      'is agreed to by a yes to just that one',
      ['{cancel|call off [target:the valuation]}', waiting(1), '{answer|yep, [once:only that one] please}'],
      { removes: ['Thu 17:00-17:30 Valuation'] },
    ],
    [
      'says who is invited',
      [
        '{create|[title:members meeting] with [guest:ana] and [guest:carla] [time:on Friday at 6pm]}',
        "{ask_who|who's on [target:that]?}",
        /ana.*carla/i,
      ],
      {},
    ],
  ]);
});

describe('what is there', () => {
  testConversations([
    [
      'gets one word of its name replaced',
      [
        '{create|[time:Friday 4pm] [title:Moreno fitting]}',
        '{revise|its [title:Romero] not [retracted:Moreno]}',
      ],
      { adds: ['Fri 16:00-17:00 Romero fitting'] },
    ],
    [
      'goes from one room to the other',
      ['{change|move [target:the roof check] from [place:Room 2 to Room 5]}', approve],
      {
        removes: ['Wed 16:00-17:00 Roof check | at Room 2 | with carla'],
        adds: ['Wed 16:00-17:00 Roof check | at Room 5 | with carla'],
      },
    ],
    [
      'goes from the day it is on to the other',
      ['{change|move [target:the shed repair] [time:from Thursday to Friday] [same_time:same time]}'],
      { removes: ['Thu 09:00-10:00 Shed repair'], adds: ['Fri 09:00-10:00 Shed repair'] },
    ],
    [
      'goes to a day that is said twice',
      [
        '{change|move [target:the shed repair] [time:to the day after, Friday the 20th], [same_time:same hours]}',
      ],
      { removes: ['Thu 09:00-10:00 Shed repair'], adds: ['Fri 09:00-10:00 Shed repair'] },
    ],
    [
      'says where it was before',
      [
        '{change|move [target:the shed repair] [time:to Saturday], [same_time:same time]}',
        '{ask_when|what day was [target:it] before?}',
        /thu/i,
      ],
      { removes: ['Thu 09:00-10:00 Shed repair'], adds: ['Sat 09:00-10:00 Shed repair'] },
    ],
    [
      'that everybody has dropped goes as a whole, today too',
      ['{cancel|cancel [target:the sync] [whole:for good], [once:todays included]}', /series/i, approve],
      { removes: ['Mon 15:00-15:30 Sync | with ben | RRULE:FREQ=WEEKLY'] },
    ],
    [
      'loses the one who said no',
      [
        '{ask_answers|has anyone said no to [target:the kick-off]?}',
        '{change|take [guest_out:him] off it}',
        approve,
      ],
      {
        removes: ['Wed 10:00-11:00 Kick-off | with ana, ben=declined, carla=needsAction'],
        adds: ['Wed 10:00-11:00 Kick-off | with ana, carla=needsAction'],
      },
    ],
  ]);
});

describe('days and hours', () => {
  testConversations([
    [
      'whole days in a row are one stay',
      ['{create|[title:Girona] [time:on Friday and Saturday], [all_day:whole days]}'],
      { adds: ['Fri..Sat Girona'] },
    ],
    [
      'a weekday is that of the week just spoken of',
      [
        '{ask_when|when is [target:the coach trip]?}',
        '{ask_agenda|and what is on [time:on the Tuesday]?}',
        /choir/i,
      ],
      {},
    ],
    [
      'straight after it is the rest of that day',
      [
        '{create|[title:viewing] [time:Thursday 4pm], [length:45 minutes]}',
        "{ask_free|what's straight after [after:that]?}",
        /valuation/i,
        not(/tomorrow/i),
      ],
      { adds: ['Thu 16:00-16:45 viewing'] },
    ],
    [
      'what has an end is no reminder',
      ['{remind|[time:sun 8-12] [text:long ride]. ping me [time:sat 19:00] [text:tyres]}'],
      { adds: ['Sun 08:00-12:00 long ride'], reminders: ['tyres @ Sat 19:00'] },
    ],
    [
      'a reminder that is asked for twice is one',
      [
        '{remind|[text:take my pill] [time:every evening at nine], remind me of [text:the pill] [time:every evening at nine]}',
      ],
      { reminders: ['pill @ cron 0 21 * * *'] },
    ],
    [
      'what could not be booked goes elsewhere, and not what was in its way',
      [
        '{ask_free|if my [time:Thursday] is empty [time:after four]} {create if 1|put in [title:car wash] [time:at 5pm]}',
        '{revise|then [time:Saturday at ten]}',
      ],
      { adds: ['Sat 10:00-11:00 car wash'] },
    ],
  ]);
});

describe('people', () => {
  testConversations([
    [
      'who are added to an answer come to those wished for',
      [
        '{create|I need a [title:meeting] with [guest:emma]}',
        /when/i,
        '{answer|[time:friday 4pm], [length:45 minutes], call it [title:rent talk], and add [guest:dev] too}',
        approve,
      ],
      { adds: ['Fri 16:00-16:45 rent talk | with emma, dev'] },
    ],
    [
      'who come instead stand in the place of those wished for',
      [
        '{create|I need a [title:meeting] with [guest:emma]}',
        '{answer|[time:friday 4pm], and [guest:dev] instead of [retracted:emma]}',
        approve,
      ],
      { adds: ['Fri 16:00-17:00 meeting | with dev'] },
    ],
    [
      'are who they are with a title in front',
      ['{create|[title:budget] with [guest:Mr. Dev Patel] [time:on Friday at 2pm]}', waiting(1), approve],
      { adds: ['Fri 14:00-15:00 budget | with dev'] },
    ],
    [
      'who were searched for are her and him',
      [
        '{find_time|[length:half an hour] with [guest:emma] [time:on Friday before noon]?}',
        '{pick|[option:the first], [title:readout], with [guest:her]}',
        approve,
      ],
      { adds: ['Fri 09:00-09:30 readout | with emma'] },
    ],
  ]);
});

describe('said once more', () => {
  testConversations([
    [
      'a card that would move something is put right, and not the event',
      [
        '{change|move [target:the supplier call] [time:to Friday]}',
        waiting(1),
        '{change|[target:the supplier call] should start [time:at 3pm]}',
        waiting(1),
        approve,
      ],
      {
        removes: ['Thu 14:00-15:00 Supplier call | with reed'],
        adds: ['Fri 15:00-16:00 Supplier call | with reed'],
      },
    ],
    [
      'a time that was offered is taken on its day at another hour',
      [
        '{find_time|[length:an hour] with [guest:emma] [time:on Thursday or Friday]?}',
        '{pick|[option:the Friday one], but [time:at 11]}',
        waiting(1),
        /fri.*11/i,
      ],
      {},
    ],
    [
      'an event is moved while reminders are in view',
      [
        '{remind|remind me [time:on Friday at 8am] to [text:order rye]}',
        '{ask_reminders|what reminders have I got?}',
        '{change_reminder|move [target:that valuation] [time:to Friday at 2pm]}',
      ],
      {
        removes: ['Thu 17:00-17:30 Valuation'],
        adds: ['Fri 14:00-14:30 Valuation'],
        reminders: ['order rye @ Fri 08:00'],
      },
    ],
    [
      'what the message itself names goes, and not a reminder in view',
      [
        '{remind|remind me [time:on Friday at 8am] to [text:order rye]}',
        '{ask_reminders|what reminders have I got?}',
        '{drop_reminder|why is there a valuation, delete [target:it]}',
        /valuation/i,
        approve,
      ],
      { removes: ['Thu 17:00-17:30 Valuation'], reminders: ['order rye @ Fri 08:00'] },
    ],
    [
      'both days are answered, the empty one too',
      ['{ask_agenda|what do I have [time:on Thursday and Friday]?}', /valuation/i, /nothing.*fri/i],
      {},
    ],
    [
      'something weekly is there on a later day',
      ['{ask_when|is [target:the sync] still there [time:on the 30th]?}', /yes/i, /30/],
      {},
    ],
    [
      'a person named twice appears once in the title',
      [
        '{create|[guest:Dorothy] and I always meet, [title:tea] with [guest:Dorothy] [time:on Friday at 3pm]}',
        /tea with dorothy(?! and)/i,
      ],
      { adds: ['Fri 15:00-16:00 tea'] },
    ],
    [
      'what comes again at the same time lasts as long',
      [
        '{create|[title:home visit] [time:on Friday 9.30 to 10.15 in the morning]} {again|and again [time:on Saturday], [same_time:same time]}',
      ],
      { adds: ['Fri 09:30-10:15 home visit', 'Sat 09:30-10:15 home visit'] },
    ],
    [
      'a reminder gets another word and another time at once',
      [
        '{remind|remind me [time:on Friday at 8am] to [text:order rye]}',
        '{revise|its [text:spelt] not [retracted:rye], and [time:Thursday 8am]}',
      ],
      { reminders: ['order spelt @ Thu 08:00'] },
    ],
    [
      'somebody is added to all of a series',
      ['{change|add [guest:carla] to [target:the sync], [time:every week]}', /series/i, approve],
      {
        removes: ['Mon 15:00-15:30 Sync | with ben | RRULE:FREQ=WEEKLY'],
        adds: ['Mon 15:00-15:30 Sync | with ben, carla | RRULE:FREQ=WEEKLY'],
      },
    ],
    [
      'a time that is kept free is kept free, whatever for',
      [
        '{prefer|[text:My lunch is from 13:00 to 14:00 every day, never put anything there]}',
        '{create|[title:script review], [length:half an hour], [time:Friday between 13:00 and 14:30], [earliest:wherever it fits]}',
      ],
      { adds: ['Fri 14:00-14:30 script review'], preferences: [/lunch/] },
    ],
  ]);
});
