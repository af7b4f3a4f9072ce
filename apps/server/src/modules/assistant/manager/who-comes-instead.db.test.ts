import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
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
