import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: [
    'Wed 10:00-11:00 Audit | by carla=needsAction',
    'Thu 18:00-20:00 Reception | by emma=needsAction',
    'Fri 10:00-11:00 Forecast | by ben=needsAction',
    'Fri 20:00-22:00 Fondue | with ben',
  ],
});

const TEA = '{create|[title:tea] with [guest:Ana] [time:on Thursday at 10]}';

describe('somebody whose address nobody knows', () => {
  testConversations([
    [
      'is named in the title of what waits',
      [TEA, '{revise|and [guest:Odile] as well}', approve],
      { adds: ['Thu 10:00-11:00 Tea with Ana and Odile | with ana'] },
    ],
    [
      'in place of somebody else is asked about',
      [TEA, '{revise|not [retracted:Ana], [guest:Odile]}', /Odile.*address/, waiting(0)],
    ],
    [
      'is named in the title of what is there, once it is said that there is none',
      [
        '{change|add [guest:Odile] and [guest:Carla] to [target:the fondue]}',
        /Odile.*address/,
        "{ask_contact|I don't have her address}",
        not(/address/),
        approve,
      ],
      {
        removes: ['Fri 20:00-22:00 Fondue | with ben'],
        adds: ['Fri 20:00-22:00 Fondue with Odile | with ben, carla'],
      },
    ],
    [
      'is not invited to something new',
      [
        '{create|[title:tea] with [guest:Ana] and [guest:Odile] [time:on Thursday at 10], [invite:invite both]}',
        /Odile.*address/,
        '{nothing|no idea}',
        approve,
      ],
      { adds: ['Thu 10:00-11:00 Tea with Ana and Odile | with ana'] },
    ],
    [
      'a no is a no',
      [
        '{change|add [guest:Odile] to [target:the fondue]}',
        '{deny|no invitation then, leave it}',
        waiting(0),
      ],
    ],
    [
      'and what takes the place of the topic is nobody',
      [TEA, '{revise|[guest:Coffee], not [retracted:tea]}', approve],
      { adds: ['Thu 10:00-11:00 Coffee with Ana | with ana'] },
    ],
  ]);
});

describe('several invitations', () => {
  testConversations([
    [
      'each of those that are named',
      [
        '{decline|neither [target:the audit] nor [target:the reception]}',
        /Audit.*Reception/s,
        not(/Forecast/),
        waiting(2),
        deny,
      ],
    ],
    [
      'and not one that is only mentioned',
      [
        '{decline|no to [target:the audit]. Nothing decided about [target:the reception]}',
        /Audit/,
        not(/Reception/),
        waiting(1),
        deny,
      ],
    ],
    [
      'all that are open but one',
      [
        "{accept|[set:all my open invitations] except [except:Carla's]}",
        /Reception.*Forecast/s,
        not(/Audit/),
        deny,
      ],
    ],
    [
      'the rest is what was not answered in the same message',
      [
        '{ask_invitations|what is open?}',
        "{accept|accept [target:Ben's]} {decline|and decline [set:the rest]}",
        /Accept Forecast/,
        not(/Decline Forecast/),
        waiting(3),
        deny,
      ],
    ],
    [
      'those of a day, however it was taken',
      [
        '{ask_invitations|turn down every invitation for [time:Friday]}',
        /Decline Forecast/,
        waiting(1),
        deny,
      ],
    ],
    [
      'those of a day are told',
      ['{ask_invitations|any invitations [time:on Thursday]?}', /Reception/, not(/Audit/), waiting(0)],
    ],
  ]);
});
