import { describe } from 'vitest';
import { approve, deny } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const TOUR = 'Wed 10:00-11:00 Ward tour | with ana, reed';
const { testConversations } = notationTalk({ has: [TOUR] });
const became = (who: string) => ({ removes: [TOUR], adds: [`Wed 10:00-11:00 Ward tour | with ${who}`] });

describe('whoever was wrongly invited', () => {
  testConversations([
    [
      'goes when somebody else is named',
      ['{change|[target:the ward tour] needs [guest:Dev], not [retracted:Ana]}', approve],
      became('reed, dev'),
    ],
    [
      'a namesake goes, and nobody else',
      [
        '{change|it should be [guest:Tom Baker] at [target:the ward tour], not [retracted:Tom Reed]}',
        approve,
      ],
      became('ana, baker'),
    ],
    [
      'an hour that is taken back is nobody',
      ['{change|[guest:Dev] comes to [target:the ward tour], [time:at 11], not [retracted:10]}', approve],
      { removes: [TOUR], adds: ['Wed 11:00-12:00 Ward tour | with ana, reed, dev'] },
    ],
  ]);
});

describe('somebody else, behind a no', () => {
  testConversations([
    [
      'takes the place of whom one did not want, and of nobody who is in it',
      [
        '{change|invite [guest:Dev] to [target:the ward tour]}',
        deny,
        '{revise|[reason:he is away that day]. invite [guest:Ben] instead}',
        approve,
      ],
      became('ana, reed, ben'),
    ],
  ]);
});

describe('a card that takes somebody off', () => {
  testConversations([
    [
      'takes off the other one, where who would go is named to stay',
      [
        '{change|take [guest_out:Ana] off [target:the ward tour]}',
        '{revise|the other way round: [guest_out:Tom] goes and [except:Ana] stays}',
        approve,
      ],
      became('ana'),
    ],
    [
      'and one more, where nobody is said to stay',
      ['{change|take [guest_out:Ana] off [target:the ward tour]}', '{revise|and [guest_out:Tom]}', approve],
      { removes: [TOUR], adds: ['Wed 10:00-11:00 Ward tour'] },
    ],
  ]);
});

describe('who is named in the reason', () => {
  testConversations([
    [
      'is invited, where that is all that is wanted',
      ['{change|[reason:Dev knows the place], he gets an invitation to [target:the ward tour]}', approve],
      became('ana, reed, dev'),
    ],
    [
      'or goes',
      ['{change|[reason:Ana is on leave], she has got to come off [target:the ward tour]}', approve],
      became('reed'),
    ],
  ]);
});

describe('a new event', () => {
  testConversations([
    [
      'is without whoever is left off again',
      [
        '{create|[title:pizza] [time:Fri 8pm], invite [guest:Ana] and [guest:Ben], leave [no_invite:Ben] off}',
        approve,
      ],
      { adds: ['Fri 20:00-21:00 Pizza | with ana'] },
    ],
    [
      'is in another place, and nobody is called so',
      [
        '{create|[title:film night] [time:Fri 8pm] at [place:Odeon]}',
        '{revise|[guest:Rex], not [retracted:Odeon]}',
      ],
      { adds: ['Fri 20:00-21:00 Film night | at Rex'] },
    ],
  ]);
});
