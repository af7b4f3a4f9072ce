import { describe } from 'vitest';
import { approve, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

// As much as was said, and nothing else: two deeds taken back, both of a kind, the one that a reason names.

const { testConversations } = notationTalk({
  has: [
    'Tue 10:00-11:00 Fitting',
    'Tue 15:00-16:00 Choir',
    'Wed 18:00-19:00 Badminton',
    'Thu 09:00-10:00 Shed repair',
  ],
});

describe('taken back', () => {
  testConversations([
    [
      'are both, where both are said',
      [
        '{create|[title:laps] [time:on Friday at 3pm]}',
        '{create|[title:ironing] [time:on Friday at 5pm]}',
        '{undo|undo [set:both], [reason:wrong day]}',
      ],
      {},
    ],
    [
      'are the last two of three',
      [
        '{create|[title:laps] [time:on Friday at 3pm]}',
        '{create|[title:ironing] [time:on Friday at 5pm]}',
        '{change|move [target:the fitting] [time:to 11am]}',
        '{undo|undo [target:the last two]}',
      ],
      { adds: ['Fri 15:00-16:00 laps'] },
    ],
    [
      'comes back when it is to stay after all',
      [
        '{create|[title:laps] [time:on Friday at 3pm]}',
        '{create|[title:ironing] [time:on Friday at 5pm]}',
        '{undo|undo [set:both of those]}',
        '{undo|no, keep [filler:the laps]. only [target:the ironing] goes}',
      ],
      { adds: ['Fri 15:00-16:00 laps'] },
    ],
    [
      'is not what was changed, when the words name something else',
      [
        '{change|move [target:the fitting] [time:to 11am]}',
        '{undo|[reason:choir was fine at 3], put that one back}',
        /choir.*15:00/i,
        not(/undone/i),
      ],
      { removes: ['Tue 10:00-11:00 Fitting'], adds: ['Tue 11:00-12:00 Fitting'] },
    ],
    [
      'is the change of what the words name, though it is not the last',
      [
        '{change|move [target:choir] [time:to 4pm]}',
        '{change|move [target:the fitting] [time:to 11am]}',
        '{undo|[reason:choir was fine at 3], put that one back}',
      ],
      { removes: ['Tue 10:00-11:00 Fitting'], adds: ['Tue 11:00-12:00 Fitting'] },
    ],
    [
      'is the last thing done, whatever the reason behind it names',
      ['{change|move [target:the fitting] [time:to 11am]}', '{undo|undo, [reason:choir is more important]}'],
      {},
    ],
    [
      'is of what a reason in front names, though something sighs before it',
      [
        '{change|move [target:the fitting] [time:to 11am]}',
        '{change|and [target:choir] [time:to 4pm]}',
        '{undo|oh, [reason:the fitting was fine], put that one back}',
      ],
      { removes: ['Tue 15:00-16:00 Choir'], adds: ['Tue 16:00-17:00 Choir'] },
    ],
    [
      'is nothing that stays where it is now',
      [
        '{change|move [target:the fitting] [time:to 11am]}',
        '{undo|[target:the fitting] stays at its new time}',
      ],
      { removes: ['Tue 10:00-11:00 Fitting'], adds: ['Tue 11:00-12:00 Fitting'] },
    ],
  ]);
});

describe('what goes', () => {
  testConversations([
    [
      'is what the reason names, next to another wish',
      [
        "{cancel|[reason:badminton's flooded on wednesday] so strike it} {create|and put in [title:cinema] [time:on Thursday from 8pm to 10pm]}",
        approve,
      ],
      { removes: ['Wed 18:00-19:00 Badminton'], adds: ['Thu 20:00-22:00 cinema'] },
    ],
    [
      'is asked for where the reason names nothing, and the other wish is done',
      [
        '{cancel|[reason:the roof leaks] so strike it} {create|and put in [title:cinema] [time:on Thursday from 8pm to 10pm]}',
        /which/i,
      ],
      { adds: ['Thu 20:00-22:00 cinema'] },
    ],
    [
      'is what a reason in front names, and not what was spoken of before',
      ['{ask_when|when is [target:choir]?}', '{cancel|[reason:badminton is flooded], strike it}', approve],
      { removes: ['Wed 18:00-19:00 Badminton'] },
    ],
    [
      'are both of two, where the wider word comes last',
      [
        '{ask_agenda|what is on [time:tomorrow]?}',
        '{cancel|cancel [target:the fitting], oh you know what, [set:both]. [reason:too tired]}',
        approve,
      ],
      { removes: ['Tue 10:00-11:00 Fitting', 'Tue 15:00-16:00 Choir'] },
    ],
  ]);
});

describe('on condition', () => {
  testConversations([
    [
      'of a no, what was declined goes',
      [
        '{ask_answers|did [person:emma] turn down [target:the tour]?} {cancel ifnot 1|if she did scrap [target:it]}',
        approve,
      ],
      { removes: ['Fri 13:00-14:00 Tour | with emma=declined, ben=accepted'] },
      { has: ['Fri 13:00-14:00 Tour | with emma=declined, ben=accepted'] },
    ],
    [
      'of a no, what was accepted stays',
      [
        '{ask_answers|did [person:ben] turn down [target:the tour]?} {cancel ifnot 1|if he did scrap [target:it]}',
        /ben/i,
        waiting(0),
      ],
      {},
      { has: ['Fri 13:00-14:00 Tour | with emma=declined, ben=accepted'] },
    ],
    [
      'of a yes that is missing, it goes',
      [
        '{ask_answers|has [person:emma] accepted [target:the tour]?} {cancel ifnot 1|if not scrap [target:it]}',
        approve,
      ],
      { removes: ['Fri 13:00-14:00 Tour | with emma=declined, ben=accepted'] },
      { has: ['Fri 13:00-14:00 Tour | with emma=declined, ben=accepted'] },
    ],
    [
      'of time, it goes to the second day where the first is taken',
      [
        "{create if 3|[title:stocktake] with [guest:dev], [length:one hour].} {revise if 3|[time:wed at 11am]} {ask_free|if [person:he's] free,} {revise ifnot 3|otherwise [time:thu at 11am]}",
        waiting(1),
        /thu/i,
        approve,
      ],
      { adds: ['Thu 11:00-12:00 stocktake | with dev'] },
      { busy: { dev: ['Wed 10:30-12:00'] } },
    ],
    [
      'of time, it goes to the first day where that is free',
      [
        "{create if 3|[title:stocktake] with [guest:dev], [length:one hour].} {revise if 3|[time:wed at 11am]} {ask_free|if [person:he's] free,} {revise ifnot 3|otherwise [time:thu at 11am]}",
        approve,
      ],
      { adds: ['Wed 11:00-12:00 stocktake | with dev'] },
      { busy: { dev: ['Wed 13:30-14:00'] } },
    ],
  ]);
});

describe('what was supposed', () => {
  testConversations([
    [
      'is done when that is said',
      [
        '{change hypothetical|what if [target:the fitting] was [time:at noon tomorrow]?}',
        '{change|lovely. do [target:it] then, [reason:the tailor says both suit her]}',
      ],
      { removes: ['Tue 10:00-11:00 Fitting'], adds: ['Tue 12:00-13:00 Fitting'] },
    ],
  ]);
});

const PAINTING = ['Tue 12:00-13:00 Painting: fence', 'Wed 13:00-14:00 Painting: door'];
const SUPPERS = [
  'Wed 20:00-21:00 Curry supper | with ana, ben',
  'Thu 20:00-21:00 Soup supper | with ben, dev',
];
const SWIMS = ['Tue 18:00-19:00 Swim', 'Thu 18:00-19:00 Swim'];

describe('so many of a kind', () => {
  testConversations([
    [
      'are those that have the rest of the words in their names',
      ['{change|move [set:both painting blocks] [shift:one hour later]}'],
      { removes: PAINTING, adds: ['Tue 13:00-14:00 Painting: fence', 'Wed 14:00-15:00 Painting: door'] },
      { has: PAINTING },
    ],
    [
      'are none where they are not so many',
      ['{change|move [set:all three painting blocks] [shift:one hour later]}', /couldn't find/i],
      {},
      { has: PAINTING },
    ],
    [
      'each lose the same guest, whatever day something else is on',
      [
        "{change|[reason:ben's ill], take [guest_out:him] off [set:both suppers] [old_time:this week]. [target:the talk] [old_time:on friday] [filler:he'll do]}",
        approve,
      ],
      {
        removes: SUPPERS,
        adds: ['Wed 20:00-21:00 Curry supper | with ana', 'Thu 20:00-21:00 Soup supper | with dev'],
      },
      { has: SUPPERS },
    ],
    [
      'each go to an hour of their own day',
      ['{change|move [target:my swim] [time:to 8pm]}', /which/i, '{pick|[set:both]}'],
      { removes: SWIMS, adds: ['Tue 20:00-21:00 Swim', 'Thu 20:00-21:00 Swim'] },
      { has: SWIMS },
    ],
    [
      'each go to an hour, and one gets longer',
      [
        '{change|move [target:my swim] [time:to 8pm]}',
        "{pick|[set:both].} {change|and [target:thursday's] should be [length:two hours]}",
      ],
      { removes: SWIMS, adds: ['Tue 20:00-21:00 Swim', 'Thu 20:00-22:00 Swim'] },
      { has: SWIMS },
    ],
    [
      'go to an hour when both are said at once',
      ['{change|move [set:both swims] [time:to 8pm]}'],
      { removes: SWIMS, adds: ['Tue 20:00-21:00 Swim', 'Thu 20:00-21:00 Swim'] },
      { has: SWIMS },
    ],
  ]);
});

describe('two of one name', () => {
  testConversations([
    [
      'are both, where there are two',
      ['{create|[title:quiz] with [guest:both toms] [time:on Friday at 6pm]}', approve],
      { adds: ['Fri 18:00-19:00 quiz | with reed, baker'] },
    ],
    [
      'are those who are named along with it',
      [
        '{create|[title:quiz] with both [guest:toms], [guest:baker] and [guest:reed], [time:on Friday at 6pm]}',
        approve,
      ],
      { adds: ['Fri 18:00-19:00 quiz | with reed, baker'] },
    ],
    [
      'are asked about, where there are not so many',
      ['{create|[title:quiz] with [guest:all three toms] [time:on Friday at 6pm]}', /which tom/i],
      {},
    ],
  ]);
});
