import { describe } from 'vitest';
import { approve, deny, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// Second thoughts: within a message, behind what was done, and at cards that wait.

const { testConversations } = notationTalk({
  has: [
    'Tue 09:00-10:00 Ballet',
    'Wed 15:00-16:00 Draft | with ana',
    'Thu 11:00-12:00 Choir',
    'Fri 16:00-17:00 Piano',
  ],
});

describe('within one message', () => {
  testConversations([
    [
      'the hours of a day that is taken back are those of the other',
      [
        '{create|[title:sauna] [retracted:on Thursday 2pm to 4pm], no, [time:Friday], [same_time:same times]}',
      ],
      { adds: ['Fri 14:00-16:00 sauna'] },
    ],
    [
      'only the end is put right',
      ['{create|[title:sauna] [retracted:on Thursday 1pm to 4pm], no, [time:to 3:30pm]}'],
      { adds: ['Thu 13:00-15:30 sauna'] },
    ],
    [
      'one of several that is left out is not made',
      [
        '{create|[title:sauna] [time:on Friday at 2pm]} {create|and [title:laundry] [time:on Friday at 6pm]} {cancel|scratch [target:the laundry]}',
      ],
      { adds: ['Fri 14:00-15:00 sauna'] },
    ],
    [
      'who is left off is not invited',
      [
        '{create|[title:tea] with [guest:ana] and [guest:ben] [time:on Friday at 2pm], leave ben off}',
        approve,
      ],
      { adds: ['Fri 14:00-15:00 tea | with ana'] },
    ],
  ]);
});

describe('behind what was done', () => {
  const MOVED = '{change|move [target:choir] to [time:Saturday]}';
  testConversations([
    [
      'a bare hour is that hour',
      ['{create|[title:sauna] [time:on Friday at 10am]}', '{revise|no, [time:11]}'],
      { adds: ['Fri 11:00-12:00 sauna'] },
    ],
    [
      'an end and then a beginning',
      ['{change|[target:ballet] ends [end:at 11am]}', '{revise|and it starts [time:at 8am]}'],
      { removes: ['Tue 09:00-10:00 Ballet'], adds: ['Tue 08:00-11:00 Ballet'] },
    ],
    [
      'of two that are named one goes back and the other goes',
      [MOVED, '{undo|[target:choir] goes back, [target:piano] is what moves}'],
      { removes: ['Fri 16:00-17:00 Piano'], adds: ['Sat 16:00-17:00 Piano'] },
    ],
    [
      'the other of two that are called alike goes',
      [
        '{change|move [target:budget prep] to [time:Saturday]}',
        '{undo|[target:prep] goes back, [target:the budget CALL] is what moves}',
      ],
      { removes: ['Wed 10:00-11:00 Budget call'], adds: ['Sat 10:00-11:00 Budget call'] },
      { has: ['Wed 10:00-11:00 Budget call', 'Wed 14:00-15:00 Budget prep'] },
    ],
    ['there is where it was', [MOVED, '{change|put [target:it] back [time:there]}']],
    ['the hour that it used to have', [MOVED, '{change|same [same_time:time it] used to be}']],
    [
      'what was called off is there again',
      [
        '{cancel|cancel [target:choir]}',
        '{change|put [target:choir] back [time:on Thursday], [same_time:same time]}',
      ],
    ],
    [
      'only the hour goes back',
      [
        '{change|[target:piano] at [time:6pm]}',
        '{revise|it is in [place:the annex]}',
        '{undo|the hour goes back to the old one, but [except:the annex] stays}',
      ],
      { removes: ['Fri 16:00-17:00 Piano'], adds: ['Fri 16:00-17:00 Piano | at annex'] },
    ],
    [
      'the first of two alike is none of a list that is older',
      [
        '{ask_agenda|what is on [time:Friday]}',
        '{create|[title:packing] [time:on Friday at 8am]}',
        '{again|and again [time:on Saturday]}',
        '{change|[target:the first one] [time:at 9am]}',
      ],
      { adds: ['Fri 09:00-10:00 packing', 'Sat 08:00-09:00 packing'] },
    ],
    [
      'somebody else is to be rung, at the same hour',
      [
        '{remind|remind me [time:on Friday at 3pm] to [text:ring Petra]}',
        '{revise|not [guest_out:Petra], [target:Magda]}',
      ],
      { reminders: ['ring Magda @ Fri 15:00'] },
    ],
    [
      'a reminder by its day',
      [
        '{remind|remind me [time:on Wednesday at 6pm] to [text:ring Petra]}',
        '{again|and [time:on Friday]}',
        '{change|[target:the Wednesday one] [time:at 7pm]}',
      ],
      { reminders: ['Petra @ Wed 19:00', 'Petra @ Fri 18:00'] },
    ],
  ]);
});

const DRAFT = 'Wed 15:00-16:00 Draft | with ana';
const BEN = '{create|[title:review] with [guest:ben] [time:on Friday at 10am]}';
const REVIEW = 'Fri 10:00-11:00 review | with';

describe('a card', () => {
  testConversations([
    [
      'goes with what it would move',
      [
        '{change|move [target:draft] to [time:Thursday]}',
        '{approve|[reason:she is ill], delete it} {chat|thanks}',
        approve,
      ],
      { removes: [DRAFT] },
    ],
    [
      'is turned down where what it would make is off',
      [BEN, '{approve|[reason:he is ill], delete it} {chat|thanks}', waiting(0)],
    ],
    [
      'comes once more, when it is wanted after all',
      [BEN, deny, '{approve|[reason:he is fine with it], send it}', approve],
      { adds: [`${REVIEW} ben`] },
    ],
    [
      'comes once more, with somebody less',
      [
        '{create|[title:review] with [guest:ben] and [guest:carla] [time:on Friday at 10am]}',
        deny,
        '{again|same again, but only [guest:ben]}',
        approve,
      ],
      { adds: [`${REVIEW} ben`] },
    ],
    [
      'is for another',
      [BEN, '{revise|sorry, [old_person:dev], not [retracted:ben]}', approve],
      { adds: [`${REVIEW} dev`] },
    ],
    [
      'is for another instead of him',
      [BEN, '{revise|have [guest:dev] instead of him}', approve],
      { adds: [`${REVIEW} dev`] },
    ],
    [
      'is for one more',
      [BEN, '{revise|wait, also [guest_out:dev]}', approve],
      { adds: [`${REVIEW} ben, dev`] },
    ],
    [
      'takes the other one off',
      [
        '{change|take [guest_out:ana] off [target:the class]}',
        '{revise|take [guest_out:ben] off and keep [except:ana]}',
        approve,
      ],
      { removes: ['Sat 09:00-10:00 Class | with ana, ben'], adds: ['Sat 09:00-10:00 Class | with ana'] },
      { has: ['Sat 09:00-10:00 Class | with ana, ben'] },
    ],
    [
      'adds the other one',
      [
        '{change|add [guest:ben] to [target:draft]}',
        '{revise|[guest:dev] instead of [guest_out:him]}',
        approve,
      ],
      { removes: [DRAFT], adds: ['Wed 15:00-16:00 Draft | with ana, dev'] },
    ],
    [
      'is for the whole series still',
      [
        '{change|[target:yoga] [time:at 7:30pm] [whole:every week]}',
        '{revise|[time:quarter to 8 in the evening], [time:every week] still}',
        approve,
      ],
      { removes: ['Tue 19:00-20:00 Yoga | RRULE:FREQ=WEEKLY;COUNT=1'], adds: ['Tue 19:45-20:45 Yoga'] },
      { has: ['Tue 19:00-20:00 Yoga | RRULE:FREQ=WEEKLY;COUNT=1'] },
    ],
  ]);
});

describe('several cards', () => {
  const TWO = `{create|[title:golf] with [guest:ana] [time:on Friday at 2pm]} ${BEN}`;
  const GOLF = 'Fri 14:00-15:00 golf | with ana';
  testConversations([
    ['are agreed to at once', [TWO, '{chat|yes, both}'], { adds: [GOLF, `${REVIEW} ben`] }],
    [
      'are turned down but for one',
      [TWO, '{revise|only [target:ana’s]}', waiting(1), approve],
      { adds: [GOLF] },
    ],
    [
      'are turned down but for one, which a yes agrees to',
      [TWO, '{pick|yes, only [option:golf], [except:the review] can wait}', waiting(0)],
      { adds: [GOLF] },
    ],
  ]);
});
