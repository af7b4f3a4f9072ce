import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const WEEK = [
  'Tue 11:00-12:00 Tasting',
  'Tue 15:00-16:00 Rehearsal',
  'Wed 13:00-14:00 Fitting',
  'Wed 15:00-16:00 Dentist',
  'Thu 17:00-18:00 Planning | with ana, emma',
];
const { testConversations } = notationTalk({ has: WEEK });

const GYM = '{create|[title:Gym] [time:on Saturday at 9am]}';
const SWIM = '{create|[title:Swim] [time:on Sunday at 9am]}';
const RUN = '{create|[title:Run] [time:on Sunday at 11am]}';
const CARDS =
  '{create|[title:lunch] with [guest:ana] [time:on Friday at 1pm]} {create|and [title:coffee] with [guest:ben] [time:on Thursday at 3pm]}';

describe('so many of what was spoken of', () => {
  testConversations([
    [
      'told one after the other',
      [
        '{ask_when|when is [target:the tasting]?}',
        '{ask_when|and [target:the rehearsal]?}',
        '{cancel|cancel [set:both]}',
        approve,
      ],
      { removes: ['Tue 11:00-12:00 Tasting', 'Tue 15:00-16:00 Rehearsal'] },
    ],
    [
      'made since something else was told',
      [
        '{ask_agenda|what is [time:on Wednesday]?}',
        GYM,
        SWIM,
        '{cancel|cancel [set:the two of them]}',
        approve,
      ],
    ],
    [
      'moved together',
      [
        '{ask_agenda|what is [time:on Wednesday]?}',
        GYM,
        SWIM,
        '{change|move [set:both] [shift:an hour later]}',
      ],
      { adds: ['Sat 10:00-11:00 Gym', 'Sun 10:00-11:00 Swim'] },
    ],
    ['three, in figures', [GYM, SWIM, RUN, '{cancel|delete [set:all 3 of them]}', approve]],
    [
      'of three the two that came last',
      [GYM, SWIM, RUN, '{cancel|delete [set:both]}', approve],
      { adds: ['Sat 09:00-10:00 Gym'] },
    ],
    [
      'of many that were told nobody knows which',
      ['{ask_agenda|what is on [time:this week]?}', '{cancel|cancel [set:both]}', waiting(0), /Which one/],
    ],
  ]);
});

describe('both of two that wait', () => {
  testConversations([
    ['are not to be', [CARDS, '{cancel|cancel [set:both]}', waiting(0)]],
    [
      'are changed both',
      [CARDS, '{revise|move [set:both] to [time:Saturday]}', waiting(2), approve],
      { adds: ['Sat 13:00-14:00 Lunch with Ana | with ana', 'Sat 15:00-16:00 Coffee with Ben | with ben'] },
    ],
  ]);
});

const ASKED = '{ask_free|are [person:ana] and [person:ben] free [time:on Saturday]?}';
const BOTH = { adds: ['Sat 13:00-14:00 Lunch with Ana and Ben | with ana, ben'] };

describe('people who were spoken of', () => {
  testConversations([
    [
      'both',
      [ASKED, '{create|[title:lunch] [time:on Saturday at 1pm] with [guest:both of them]}', approve],
      BOTH,
    ],
    [
      'the two',
      [ASKED, '{create|[title:lunch] [time:on Saturday at 1pm] with [same_people:the two of them]}', approve],
      BOTH,
    ],
    [
      'invited',
      [ASKED, '{create|[title:lunch] [time:on Saturday at 1pm], [invite:invite them both]}', approve],
      BOTH,
    ],
    [
      'to something that is there',
      [ASKED, '{change|invite [set:both] to [target:the tasting]}', approve],
      { removes: ['Tue 11:00-12:00 Tasting'], adds: ['Tue 11:00-12:00 Tasting | with ana, ben'] },
    ],
    [
      'who are in an event',
      [
        '{ask_who|who is at [target:the planning]?}',
        '{create|[title:lunch] [time:on Saturday at 1pm] with [same_people:the two of them]}',
        approve,
      ],
      { adds: ['Sat 13:00-14:00 Lunch with Ana and Emma | with ana, emma'] },
    ],
    [
      'nobody was: that is in no name, and asked about',
      [
        '{create|[title:lunch] [time:on Saturday at 1pm] with [guest:both of them]}',
        waiting(0),
        /find both of them/,
        not(/Lunch with both/),
      ],
    ],
  ]);
});
