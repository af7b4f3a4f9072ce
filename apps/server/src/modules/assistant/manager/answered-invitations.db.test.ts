import { describe } from 'vitest';
import { approve } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const FAIR = 'Tue 11:00-12:00 Fair | by ana=needsAction';
const TALK = 'Wed 15:00-16:00 Talk | by ben=needsAction';
const PANEL = 'Thu 10:00-11:00 Panel | with ana | by carla=needsAction';
const { testConversations } = notationTalk({ has: [FAIR, TALK, PANEL] });
const answered = (line: string, answer: string) => line.replace('needsAction', answer);

describe('an invitation', () => {
  testConversations([
    [
      'is his who was spoken of',
      ["{ask_when|when is [target:Ben's talk]?}", '{accept|accept [target:his invitation]}', approve],
      { removes: [TALK], adds: [answered(TALK, 'accepted')] },
    ],
    [
      'is turned down next to another that is accepted',
      ["{accept|[target:Ana's] yes, [reason:Ben can do without me]}", approve],
      { removes: [FAIR, TALK], adds: [answered(FAIR, 'accepted'), answered(TALK, 'declined')] },
    ],
    [
      'is of whoever is named in the reason',
      ['{decline|[reason:Ben can manage without me]}', approve],
      { removes: [TALK], adds: [answered(TALK, 'declined')] },
    ],
    [
      'is hers who sent it, and not each that she comes to',
      ["{accept|accept [set:all of Ana's]}", approve],
      { removes: [FAIR], adds: [answered(FAIR, 'accepted')] },
    ],
    [
      'is one of all that somebody sent',
      ['{accept|accept [set:everything Ana invited me to] [old_time:this week]}', approve],
      { removes: [FAIR], adds: [answered(FAIR, 'accepted')] },
    ],
  ]);
});

describe('a yes to both answers', () => {
  testConversations([
    [
      'is one, even if it was taken for small talk',
      ['{accept|accept [target:the fair]}, {decline|decline [target:the talk]}', '{chat|yes, both}'],
      { removes: [FAIR, TALK], adds: [answered(FAIR, 'accepted'), answered(TALK, 'declined')] },
    ],
  ]);
});
