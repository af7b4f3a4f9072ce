import { describe } from 'vitest';
import { not } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({ has: ['Thu 15:00-16:00 Vet'] });
const BOOKED = '{create|[title:call] [time:Thursday at 10am Denver time]}';
const CALL = { adds: ['Thu 18:00-19:00 call'] };

describe('what was just booked or mentioned, on another clock', () => {
  testConversations([
    ['on the own one', [BOOKED, '{ask_zone|what time is [target:that] for me?}', /Thu 19 Nov, 18:00/], CALL],
    ['on the own one, unnamed', [BOOKED, '{ask_zone|which hour is that here?}', /Thu 19 Nov, 18:00/], CALL],
    ['on "our" one', [BOOKED, "{ask_zone|what's that in [zone:our] time?}", /Thu 19 Nov, 18:00/], CALL],
    ['with its day', [BOOKED, '{ask_zone|what is that in [zone:Sydney]?}', /04:00.*Fri 20 Nov/], CALL],
    ['once more elsewhere', [BOOKED, '{again|and in [zone:Lisbon]?}', /17:00/], CALL],
    [
      'told, and here again',
      [
        '{ask_when|when is [target:the vet]?}',
        '{again|and in [zone:New York]?}',
        /09:00/,
        '{ask_zone|and here?}',
        /15:00/,
      ],
    ],
    ['now is now', [BOOKED, '{ask_zone|what time is it in [zone:Tokyo]?}', not(/call/i), /18:00/], CALL],
    ['nowhere that is known', [BOOKED, '{ask_zone|what is that in [zone:Gotham]?}', not(/18:00/)], CALL],
  ]);
});
