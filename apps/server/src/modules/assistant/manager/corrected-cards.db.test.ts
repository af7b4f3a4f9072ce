import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Wed 10:00-11:00 Casting | with ben',
    'Thu 15:00-16:00 Fencing',
    'Thu 18:00-19:00 Judo | RRULE:FREQ=WEEKLY',
    'Fri 10:00-11:00 Pottery',
    'Fri 19:00-23:00 Late shift',
  ],
});

const ASKED = ['{create|book [title:opera] [time:on Saturday at 7pm] with [guest:Ana]}', waiting(1)] as const;
describe('a card that waits', () => {
  testConversations([
    [
      'goes on waiting when nothing of its correction is understood',
      [
        '{create|book [title:opera] [time:on Saturday at 7pm or Sunday at 8pm]}',
        waiting(1),
        '{revise|[reason:that is kinder to her], still [same_length:the hour], so shift it}',
        waiting(1),
      ],
    ],
  ]);
});

describe('a card whose new time is said twice', () => {
  testConversations([
    [
      'moves once',
      [
        '{create|[title:site visit] [time:on Saturday 9 to 11] with [guest:Ana]}',
        '{revise|make [target:the site visit] [shift:30 minutes later] so it starts [time:9:30]}',
        approve,
      ],
      { adds: ['Sat 09:30-11:30 site visit | with ana'] },
    ],
    [
      'and to the hour that was said where the two differ',
      [
        '{create|[title:site visit] [time:on Saturday 9 to 11] with [guest:Ana]}',
        '{revise|make [target:the site visit] [shift:an hour later], [time:at 14:00]}',
        approve,
      ],
      { adds: ['Sat 14:00-16:00 site visit | with ana'] },
    ],
  ]);
});

describe('a card that was turned down', () => {
  testConversations([
    [
      'keeps its hour on another day',
      [...ASKED, deny, '{revise|[time:Sunday] I meant}', approve],
      { adds: ['Sun 19:00-20:00 opera | with ana'] },
    ],
    [
      'keeps its half of the day at another hour',
      [...ASKED, deny, '{revise|[time:at 8]}', approve],
      { adds: ['Sat 20:00-21:00 opera | with ana'] },
    ],
    [
      'is made without the guest who is taken off',
      [...ASKED, deny, '{revise|without [guest_out:Ana], just me}', not(/Invite/), waiting(0)],
      { adds: ['Sat 19:00-20:00 opera'] },
    ],
    [
      'of a whole series asks about the one that is named',
      [
        '{cancel|delete [target:judo], [whole:the whole thing]}',
        deny,
        "{revise|[once:this Thursday's only], keep [except:the other weeks]}",
        waiting(1),
        approve,
      ],
      { removes: ['Thu 18:00-19:00 Judo'] },
    ],
  ]);
});

describe('the wrong one', () => {
  testConversations([
    [
      'is taken back, and the other one is moved',
      [
        '{change|move [target:fencing] to [time:Friday at 12]}',
        '{undo|wrong one,} {again|I meant [target:the pottery]}',
      ],
      { removes: ['Fri 10:00-11:00 Pottery'], adds: ['Fri 12:00-13:00 Pottery'] },
    ],
    [
      'is put back where it was',
      [
        '{cancel|delete [target:fencing]}',
        approve,
        '{undo|not that one}, {change|put [target:fencing] [shift:back], [same_time:same time]}',
        not(/When/),
      ],
    ],
    [
      'of two guests with one name is replaced after being invited',
      [
        '{create|[title:lunch] with [guest:Tom Reed] [time:on Saturday at 12:30]}',
        approve,
        '{revise|I mean [target:the other tom], [guest:Tom Baker], put [guest:Baker] in}',
        approve,
      ],
      { adds: ['Sat 12:30-13:30 Lunch with Tom | with baker'] },
    ],
  ]);
});

describe('what was just changed', () => {
  testConversations([
    [
      'is the same one of its series',
      [
        '{change|move [target:judo] [old_time:this Thursday] to [time:7pm], [once:only this one]}',
        '{revise|make it [time:half past seven]}',
        not(/Which/),
      ],
      { removes: ['Thu 18:00-19:00 Judo'], adds: ['Thu 19:30-20:30 Judo'] },
    ],
    [
      'ends in the night after it, however often that is said',
      [
        '{change news|[target:the late shift] goes [end:till 1] [time:in the night]}',
        '{answer|no, [time:quarter past midnight], so [end:till 00:15]}',
      ],
      { removes: ['Fri 19:00-23:00 Late shift'], adds: ['Fri 19:00-00:15 Late shift'] },
    ],
  ]);
});
