import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Who comes to something with others in it, who does not, and when they can.

const { testConversations } = notationTalk({
  has: [
    'Tue 14:00-15:00 Fair',
    'Wed 09:00-10:00 Pitch | with reed, baker',
    'Wed 14:00-15:00 Tasting | with ana, dev',
    'Thu 10:00-11:00 Demo | with ben',
    'Fri 15:00-16:00 Survey',
  ],
});

const WITHOUT_DEV = {
  removes: ['Wed 14:00-15:00 Tasting | with ana, dev'],
  adds: ['Wed 14:00-15:00 Tasting | with ana'],
};

describe('who is taken off', () => {
  testConversations([
    [
      'is not somebody who still comes',
      ['{change|take [guest_out:him] off [target:the tasting]; [guest:ana] still comes}', approve],
      WITHOUT_DEV,
    ],
    [
      'is asked where a pronoun may be either of two',
      ["{ask_when|when's [target:the tasting]?}", '{change|take [guest_out:her] off}', /who/i, waiting(0)],
    ],
    [
      'is asked where two have that name',
      ['{change|take [guest_out:tom] off [target:the pitch]}', /who/i, waiting(0)],
    ],
    [
      'is the one with that full name, even if another address is similar',
      ['{change|take [guest_out:tom baker] off [target:the pitch]}', approve],
      {
        removes: ['Wed 09:00-10:00 Pitch | with reed, baker'],
        adds: ['Wed 09:00-10:00 Pitch | with reed'],
      },
    ],
    [
      'is everybody but the one exception',
      ['{change|take [guest_out:everyone] off [target:the tasting] except [except:ana]}', approve],
      WITHOUT_DEV,
    ],
    [
      'is every other guest',
      ['{change|only [guest:ana] comes to [target:the tasting], drop [guest_out:the others]}', approve],
      WITHOUT_DEV,
    ],
    [
      'are both, and not the event',
      ['{cancel|take them [set:both] off [target:the tasting]}', /off tasting/i, approve],
      {
        removes: ['Wed 14:00-15:00 Tasting | with ana, dev'],
        adds: ['Wed 14:00-15:00 Tasting'],
      },
    ],
    [
      'is in one of two events that are named, where the other only says why',
      [
        '{change|[guest_out:dev] is needed at [target:the fair], drop him from [target:the tasting]}',
        not(/fair/i),
        approve,
      ],
      WITHOUT_DEV,
    ],
    [
      'is known from the day alone',
      [
        "{change|[guest_out:ben] can't [old_time:on thursday], take him off [target:that thing of ours]}",
        approve,
      ],
      { removes: ['Thu 10:00-11:00 Demo | with ben'], adds: ['Thu 10:00-11:00 Demo'] },
    ],
  ]);
});

describe('who is invited', () => {
  testConversations([
    [
      'was named in the message before',
      [
        '{nothing past|Emma Lind has a new kitchen}',
        '{change|invite [guest:her] to [target:the survey]}',
        approve,
      ],
      { removes: ['Fri 15:00-16:00 Survey'], adds: ['Fri 15:00-16:00 Survey | with emma'] },
    ],
    [
      'are the people of another event',
      ['{change|invite everybody from [people_of:the tasting] to [target:the survey]}', approve],
      { removes: ['Fri 15:00-16:00 Survey'], adds: ['Fri 15:00-16:00 Survey | with ana, dev'] },
    ],
    [
      'is nobody after no need to invite',
      [
        '{change|move [target:the survey] to [time:Friday at 17:00], [no_invite:no need to invite] [guest:ana]}',
      ],
      { removes: ['Fri 15:00-16:00 Survey'], adds: ['Fri 17:00-18:00 Survey'] },
    ],
    [
      'is nobody who is only in the new name',
      ['{change|[guest:Joan] sings, so call [target:the survey] [title:Recital Joan]}'],
      { removes: ['Fri 15:00-16:00 Survey'], adds: ['Fri 15:00-16:00 Recital Joan'] },
    ],
    [
      'is the other of two namesakes, however that was read',
      [
        '{create|[title:squash] with [guest:tom reed] [time:on Sunday at 10]}',
        approve,
        '{revise|I meant [target:the other tom], [guest:tom baker]}',
        approve,
      ],
      { adds: ['Sun 10:00-11:00 squash | with baker'] },
    ],
  ]);
});

describe('somebody who offers another time', () => {
  const OUT = "{change news|[guest_out:Ben] can't make [target:the demo]}";
  const MOVED = {
    removes: ['Thu 10:00-11:00 Demo | with ben'],
    adds: ['Fri 13:00-14:00 Demo | with ben'],
  };
  testConversations([
    ['stays in it', [OUT, '{revise|he could do [time:Friday at one]}', waiting(1), approve], MOVED],
    [
      'does not, where it is only moved',
      [OUT, '{revise|and move it to [time:Friday at one]}', approve],
      { removes: ['Thu 10:00-11:00 Demo | with ben'], adds: ['Fri 13:00-14:00 Demo'] },
    ],
  ]);
});

describe('the first time that suits everybody', () => {
  testConversations([
    [
      'is found for what is moved',
      ['{change|move [target:the demo] to [earliest:the first time] [time:on friday from 10]}', approve],
      { removes: ['Thu 10:00-11:00 Demo | with ben'], adds: ['Fri 12:00-13:00 Demo | with ben'] },
      { busy: { ben: ['Fri 09:00-12:00'] } },
    ],
  ]);
});

describe('invitations', () => {
  testConversations([
    [
      'are all answered, where none was listed',
      ['{accept|yes to [set:both]}', waiting(2)],
      {},
      {
        has: ['Tue 10:00-11:00 Kickoff | by carla=needsAction', 'Fri 10:00-11:00 Retro | by ben=needsAction'],
      },
    ],
  ]);
});
