import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Tue 09:30-10:00 Call Brauer',
    'Tue 14:00-15:00 Archive',
    'Wed 11:00-11:30 Call Osei',
    'Wed 18:00-19:00 Pottery | with ana',
    'Thu 10:00-11:00 Site walk | with carla',
    'Thu 17:00-18:00 Groomer Milo',
    'Fri 17:00-18:00 Groomer Otto',
    'Sat+1 18:00-22:00 Garden party | with ana',
  ],
});

describe('which one, and something else of it', () => {
  testConversations([
    [
      'are both heard',
      [
        '{create|[title:bowling] with [guest:Tom] [time:on Sunday at 15:00], [invite:invite him]}',
        /reed|baker/i,
        '{pick|[option:Reed]. and it is [length:three hours]}',
        waiting(1),
        approve,
      ],
      { adds: ['Sun 15:00-18:00 bowling with tom | with tom.reed@example.org'] },
    ],
    [
      'in one change of an event',
      [
        '{change|move [target:the groomer] to [time:noon]}',
        /which/i,
        '{pick|[option:the second one]. and make it [length:two hours]}',
      ],
      { removes: ['Fri 17:00-18:00 Groomer Otto'], adds: ['Fri 12:00-14:00 Groomer Otto'] },
    ],
  ]);
});

describe('people who are not to be invited after all', () => {
  testConversations([
    [
      'is left out of the proposal',
      [
        '{change|add [guest:Carla] and [guest:Dev] to [target:the garden party]}',
        '{revise|not [guest_out:Carla]}',
        not(/carla/i),
        approve,
      ],
      {
        removes: ['Sat+1 18:00-22:00 Garden party | with ana'],
        adds: ['Sat+1 18:00-22:00 Garden party | with ana, dev'],
      },
    ],
    [
      'leaves nothing to propose when it was nobody else',
      [
        '{change|add [guest:Carla] to [target:the garden party]}',
        '{revise|not [guest_out:Carla]}',
        waiting(0),
      ],
    ],
  ]);
});

describe('what was turned down', () => {
  testConversations([
    [
      'is not proposed again by words that add nothing',
      [
        '{change|move [target:the site walk] to [time:15:00]}',
        deny,
        '{revise|sorry about [target:the muddle]}',
        waiting(0),
        '{revise|my fault, [reason:long day]}',
        waiting(0),
      ],
    ],
    [
      'is of another event when that is named',
      [
        '{change|move [target:the site walk] to [time:Friday]}',
        deny,
        '{revise|I meant [target:the pottery]}',
        /pottery/i,
        approve,
      ],
      {
        removes: ['Wed 18:00-19:00 Pottery | with ana'],
        adds: ['Fri 18:00-19:00 Pottery | with ana'],
      },
    ],
  ]);
});

describe('a kind of thing', () => {
  testConversations([
    [
      'is counted by its name where some are called so',
      ['{ask_count|how many [set:calls] have I got [time:this week]?}', /2/, not(/archive|site walk/i)],
    ],
    [
      'and cancelled by it',
      ['{cancel|cancel [set:all my calls] [old_time:this week]}', not(/archive|site walk/i), approve],
      { removes: ['Tue 09:30-10:00 Call Brauer', 'Wed 11:00-11:30 Call Osei'] },
    ],
    [
      'is everything where none is called so',
      ['{ask_agenda|which [set:calls] are [time:on Thursday]?}', /site walk/i],
    ],
    [
      'is of whom the reason names',
      [
        '{cancel|[reason:Milo is at the vet], cancel [set:his appointments] [old_time:on Thursday]}',
        not(/site walk/i),
        approve,
      ],
      { removes: ['Thu 17:00-18:00 Groomer Milo'] },
    ],
  ]);
});

describe('a question that goes on', () => {
  testConversations([
    [
      'with a day on which the event is not asks for that day',
      ['{ask_who|who comes to [target:the pottery]?}', '{again|and [time:Tuesday]?}', /archive/i],
    ],
    [
      'with the last asks for that of the same day',
      [
        '{ask_next|what is [earliest:first] [time:on Thursday]?}',
        '{again|and [target:the last]?}',
        /groomer milo/i,
      ],
    ],
    [
      'early in the day is answered with what comes first',
      ['{ask_next|what is [time:first thing on Friday]?}', /groomer otto/i],
    ],
  ]);
});

describe('one more', () => {
  testConversations([
    [
      'on another day is no move, though the first was moved',
      [
        '{create|[title:violin] [time:tomorrow at 20:00], [length:45 min]}',
        '{revise|[time:Friday] rather}',
        '{again|and again [time:on Thursday], [same_time:same hour]}',
      ],
      { adds: ['Fri 20:00-20:45 violin', 'Thu 20:00-20:45 violin'] },
    ],
    [
      'next to something else is as long',
      [
        '{create|[title:revision] [time:on Friday 14:00 to 15:30]}',
        '{again|[time:Thursday] too, right after [after:the site walk], [same_length:as long]}',
      ],
      { adds: ['Fri 14:00-15:30 revision', 'Thu 11:00-12:30 revision'] },
    ],
    [
      'later is the one on that day',
      [
        '{create|[title:swim] [time:on Saturday at 7 am], [length:45 min]}',
        '{again|the same [time:on Sunday]}',
        '{revise|[time:Saturday] [shift:an hour later]}',
      ],
      { adds: ['Sat 08:00-08:45 swim', 'Sun 07:00-07:45 swim'] },
    ],
    [
      'by its place is known by when it was made',
      [
        '{create|[title:ferry] [time:on Saturday 8:00 to 10:00]}',
        '{create|[title:return] [time:on Saturday 16:00 to 18:00]}',
        '{change|call [target:that second one] [title:Ferry home]}',
      ],
      { adds: ['Sat 08:00-10:00 ferry', 'Sat 16:00-18:00 Ferry home'] },
    ],
    [
      'straight after is behind the clause before',
      [
        '{create|[title:tasting] [time:on Saturday 16:00 to 17:00]}, {create|then [title:stocktaking] straight after, [length:45 min]}',
      ],
      { adds: ['Sat 16:00-17:00 tasting', 'Sat 17:00-17:45 stocktaking'] },
    ],
  ]);
});

describe('the other one', () => {
  testConversations([
    [
      'is the other of its kind',
      [
        '{change|move [target:Milo’s groomer] to [time:Wednesday at 14:00]}',
        '{again|and [target:the other one] [time:on Saturday], [same_time:same hour]}',
      ],
      {
        removes: ['Thu 17:00-18:00 Groomer Milo', 'Fri 17:00-18:00 Groomer Otto'],
        adds: ['Wed 14:00-15:00 Groomer Milo', 'Sat 17:00-18:00 Groomer Otto'],
      },
    ],
    [
      'is never the one just spoken of',
      [
        '{ask_when|when is [target:the garden party]?}',
        '{change|move [target:the other one] [shift:an hour later]}',
        waiting(0),
      ],
    ],
  ]);
});

describe('one of those that were just named', () => {
  testConversations([
    [
      'is cancelled by its place among them',
      ['{cancel|only [target:one groomer] [old_time:this week]. cancel [target:the later one]}', approve],
      { removes: ['Fri 17:00-18:00 Groomer Otto'] },
    ],
    [
      'and moved by it',
      ['{change|I have two with [target:the groomer], move [target:the first one] [shift:an hour earlier]}'],
      { removes: ['Thu 17:00-18:00 Groomer Milo'], adds: ['Thu 16:00-17:00 Groomer Milo'] },
    ],
  ]);
});

describe('of two hours', () => {
  testConversations([
    [
      'the one at which everybody can',
      [
        '{create|[title:supper] with [guest:Ana] [time:on Friday] [time:either 18:30 or 20:00], [length:90 min], [earliest:whichever she can], [invite:invite her]}',
        waiting(1),
        approve,
      ],
      { adds: ['Fri 20:00-21:30 supper with ana | with ana'] },
      { busy: { ana: ['Fri 18:00-19:15'] } },
    ],
  ]);
});

describe('the slot of what was cancelled', () => {
  testConversations([
    [
      'is taken by either name for it',
      [
        '{cancel|cancel [target:the archive]}',
        approve,
        '{create|use [same_time:that same slot] for [title:filing]}',
      ],
      { removes: ['Tue 14:00-15:00 Archive'], adds: ['Tue 14:00-15:00 filing'] },
    ],
  ]);
});

describe('a stay', () => {
  testConversations([
    [
      'that starts on another day keeps its last one',
      [
        '{create|[title:Hut trip] as [all_day:all day] [time:from thu 3 to sat 5 december]}',
        '{revise|we leave earlier, start it [time:on the 2nd]}',
        '{remind|remind me [time:tomorrow at 9] to [text:pack]}',
        '{revise|it goes on [end:till the 6th]}',
      ],
      { adds: ['2026-12-02..2026-12-06 Hut trip'], reminders: ['pack @ Tue 09:00'] },
    ],
  ]);
});

describe('a case', () => {
  testConversations([
    [
      'in which nothing is wished for asks for nothing',
      [
        '{ask_free|if [time:Tuesday 14:00 to 15:00] is empty} {create if 1|put in [title:drinks]}, {create ifnot 1|[filler:if not just say so]}',
        /archive/i,
        not(/call it/i),
      ],
    ],
    [
      'holds for one event that was said in two clauses',
      [
        '{ask_free|if [person:Ana] is free [time:Wednesday at 11]} {create if 1|book [guest:her] for [length:30 mins]}, {create if 1|[title:tax talk].} {revise ifnot 1|if not take [time:Friday at 11]}',
        waiting(1),
        approve,
      ],
      { adds: ['Fri 11:00-11:30 tax talk | with ana'] },
      { busy: { ana: ['Wed 10:30-12:00'] } },
    ],
  ]);
});

describe('of two days', () => {
  testConversations([
    [
      'the one on which it is says where it was',
      ['{change|[target:Otto’s groomer] goes off [time:Friday], [time:Saturday 9 am] please}'],
      { removes: ['Fri 17:00-18:00 Groomer Otto'], adds: ['Sat 09:00-10:00 Groomer Otto'] },
    ],
  ]);
});

describe('a reminder', () => {
  testConversations([
    [
      'that the reason is about is the one that goes',
      [
        '{remind|remind me [time:tomorrow at 7] to [text:feed the parrot]}',
        '{remind|and [time:tomorrow at 15:00] to [text:sign the lease]}',
        '{drop_reminder|[reason:Ola has fed the parrot], I do not need that one}',
      ],
      { reminders: ['sign the lease @ Tue 15:00'] },
    ],
    [
      'is what is thrown away right behind it, also next to another wish',
      [
        '{create|[title:matinee] [time:on Sunday at 15:00]}',
        '{remind|remind me [time:today at 17:00] to [text:feed the parrot]}',
        '{cancel|[reason:my brother does it], bin that}. {remind|remind me [time:tomorrow at 8 am] to [text:pack]}',
      ],
      { adds: ['Sun 15:00-16:00 matinee'], reminders: ['pack @ Tue 08:00'] },
    ],
    [
      'in the night stays there',
      [
        '{remind|remind me [time:on Wednesday at 3 am] to [text:turn the cheese]}',
        '{revise|rather [time:Thursday 4]}',
      ],
      { reminders: ['turn the cheese @ Thu 04:00'] },
    ],
  ]);
});

describe('a card', () => {
  testConversations([
    [
      'is not approved by a word about what was told since',
      [
        '{change|move [target:the site walk] to [time:15:00]}',
        '{ask_when|when is [target:the pottery]?}',
        '{approve|lovely.} {create|put in [title:a nap] [time:tomorrow 12:00 to 12:30]}',
        waiting(1),
      ],
      { adds: ['Tue 12:00-12:30 a nap'] },
    ],
    [
      'is never carried out as it was when the correction is not understood',
      [
        '{create|[title:tapas] with [guest:Ana] [time:on Saturday at 20:00], [invite:invite her]}',
        '{revise|[time:at the turn of the tide] rather}',
        waiting(0),
        /when/i,
      ],
    ],
    [
      'for another day and another hour has both',
      [
        '{create|[title:tapas] with [guest:Ana] [time:on Saturday at 20:00], [invite:invite her]}',
        '{revise|to [time:Sunday] and start [shift:one hour earlier], [same_length:same length]}',
        approve,
      ],
      { adds: ['Sun 19:00-20:00 tapas with ana | with ana'] },
    ],
  ]);
});
