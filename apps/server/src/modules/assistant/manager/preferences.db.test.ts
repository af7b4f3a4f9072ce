import { describe } from 'vitest';
import { approve, deny, not, waiting } from '../../../../../../evals/scenarios/scenario.ts';
import { notationTalk } from '../../../../test/notation-talk.ts';

const { testConversations } = notationTalk({
  has: ['Tue 15:00-16:00 Tasting | with ana'],
  busy: { ana: [], ben: [] },
});

const EARLY = 'No meetings before 10:00';
const LUNCH = 'lunch 12 to 1 is mine';

describe('a wish that goes against a preference', () => {
  testConversations([
    [
      'is asked about, in the own words of the person, and done when they agree',
      [
        '{create|[title:call the bank] [time:tomorrow at 9]}',
        waiting(1),
        /You told me: “No meetings before 10:00”/,
        approve,
      ],
      { adds: ['Tue 09:00-10:00 call the bank'] },
      { preferences: [EARLY] },
    ],
    [
      'is not done when they do not',
      ['{create|[title:gym] [time:tomorrow from 12:30 to 13:30]}', waiting(1), /lunch 12 to 1 is mine/, deny],
      {},
      { preferences: [LUNCH] },
    ],
    [
      'names every preference that it is against, and offers another time',
      [
        '{create|[title:call] [time:tomorrow from 9:30 to 12:30]}',
        waiting(1),
        /“No meetings.*“lunch/,
        /Free instead/,
        deny,
      ],
      {},
      { preferences: [EARLY, LUNCH] },
    ],
    [
      'what a preference does not speak of is done at once',
      ['{create|[title:gym] [time:tomorrow at 7am]}', waiting(0)],
      { adds: ['Tue 07:00-08:00 gym'] },
      { preferences: [EARLY, 'I work 9 to 5'] },
    ],
    [
      'the hour of lunch is there for lunch',
      ['{create|[title:lunch] [time:tomorrow from 12 to 1pm]}', waiting(0)],
      { adds: ['Tue 12:00-13:00 lunch'] },
      { preferences: [LUNCH] },
    ],
    [
      'a meeting outside of the hours that were said',
      ['{create|[title:review] [time:tomorrow at 18:00]}', waiting(1), /I work 9 to 5/, deny],
      {},
      { preferences: ['I work 9 to 5'] },
    ],
    [
      'back to back with another meeting when a break is wanted',
      ['{create|[title:weighing] [time:tomorrow at 16:00]}', waiting(1), /15 minutes between meetings/, deny],
      {},
      { preferences: ['leave 15 minutes between meetings'] },
    ],
    [
      'a move is a wish, too',
      ['{change|move [target:the tasting] to [time:9am]}', waiting(1), /No meetings before 10:00/, approve],
      { removes: ['Tue 15:00-16:00 Tasting | with ana'], adds: ['Tue 09:00-10:00 Tasting | with ana'] },
      { preferences: [EARLY] },
    ],
    [
      'a series is asked about when any of its days is',
      [
        '{create|[title:stretching] [time:every day at 12:15], [length:15 minutes]}',
        waiting(1),
        /keep Fridays free/,
        deny,
      ],
      {},
      { preferences: ['keep Fridays free'] },
    ],
    [
      'it holds on the clock of the person, wherever the hour was said',
      [
        '{create|[title:call] [time:tomorrow at 9am London time]}',
        waiting(0),
        '{create|[title:second call] [time:on Wednesday at 9am Athens time]}',
        waiting(1),
        deny,
      ],
      { adds: ['Tue 10:00-11:00 call'] },
      { preferences: [EARLY] },
    ],
    [
      'what was there before is neither moved nor asked about',
      [
        '{change|rename [target:the tasting] to [title:blind tasting]}',
        waiting(1),
        not(/keep in mind/),
        approve,
      ],
      { removes: ['Tue 15:00-16:00 Tasting | with ana'], adds: ['Tue 15:00-16:00 blind tasting | with ana'] },
      { preferences: ['no meetings on Tuesdays'] },
    ],
  ]);
});

describe('times that are looked for', () => {
  testConversations([
    [
      'keep to what is kept in mind',
      [
        '{find_time|when can [person:ben] and I talk [time:tomorrow morning] for [length:an hour]}',
        /10:00–11:00/,
        not(/09:00|12:00–/),
      ],
      {},
      { preferences: [EARLY, LUNCH] },
    ],
    [
      'what leaves no time is named',
      [
        '{find_time|when can [person:ben] and I talk [time:tomorrow morning]}',
        /No time.*“no meetings in the morning”/,
      ],
      {},
      { preferences: ['no meetings in the morning'] },
    ],
    [
      'something forbids everything: booking is still asked about, not refused',
      [
        '{create|[title:review] with [guest:ben] [time:tomorrow morning]}',
        waiting(1),
        /only on Mondays/,
        deny,
      ],
      {},
      { preferences: ['meetings only on Mondays'] },
    ],
    [
      'the length that was said once',
      [
        '{create|[title:call] [time:tomorrow at 11]}',
        '{create|[title:call with the vet] [time:on Wednesday at 11], [length:an hour]}',
        '{create|[title:swim] [time:on Wednesday at 14:00]}',
      ],
      {
        adds: ['Tue 11:00-11:30 call', 'Wed 11:00-12:00 call with the vet', 'Wed 14:00-15:00 swim'],
      },
      { preferences: ['calls are 30 minutes'] },
    ],
    [
      'am I free then',
      ['{ask_free|am I free [time:tomorrow at 12:30]}', /free.*“lunch 12 to 1 is mine”/],
      {},
      { preferences: [LUNCH] },
    ],
  ]);
});

describe('keeping and forgetting', () => {
  testConversations([
    [
      'what is forgotten has no effect any more',
      [
        '{forget|forget [text:no meetings before 10]}',
        '{create|[title:call] [time:tomorrow at 9]}',
        waiting(0),
      ],
      { adds: ['Tue 09:00-10:00 call'], preferences: [] },
      { preferences: [EARLY] },
    ],
    [
      'of two that cannot both be meant the newer holds, and that is said',
      [
        '{prefer|[text:no meetings before 9]}',
        /This replaces: No meetings before 10:00/,
        '{create|[title:call] [time:tomorrow at 9]}',
        waiting(0),
      ],
      { adds: ['Tue 09:00-10:00 call'], preferences: [/before 9/] },
      { preferences: [EARLY] },
    ],
    [
      'taking that back brings the older one back',
      [
        '{prefer|[text:no meetings before 9]}',
        '{undo|undo that}',
        '{create|[title:call] [time:tomorrow at 9]}',
        waiting(1),
        deny,
      ],
      { preferences: [/before 10/] },
      { preferences: [EARLY] },
    ],
    [
      'said twice, in other words, it is kept once',
      ['{prefer|[text:please never book meetings before 10]}', not(/replaces/)],
      { preferences: [/No meetings before 10/] },
      { preferences: [EARLY] },
    ],
    [
      'two that do not conflict both hold',
      ['{prefer|[text:no meetings on Fridays]}', not(/replaces|note/)],
      { preferences: [/before 10/, /Fridays/] },
      { preferences: [EARLY] },
    ],
    [
      'what is not understood whole is kept as a note, and that is said',
      [
        '{prefer|[text:no meetings before 11 with the vet]}',
        /only a note/,
        '{create|[title:call] [time:tomorrow at 10]}',
        waiting(0),
      ],
      { adds: ['Tue 10:00-11:00 call'], preferences: [/before 10/, /vet/] },
      { preferences: [EARLY] },
    ],
    [
      'replaced by a better hour',
      [
        '{prefer|[text:no meetings before 9]}',
        '{revise|make that [time:before 11]}',
        '{create|[title:call] [time:tomorrow at 10]}',
        waiting(1),
        /“no meetings before 11”/,
        deny,
      ],
      { preferences: [/before 11/] },
    ],
  ]);
});

describe('a preference stored a moment ago is no longer wanted', () => {
  const KEEP = '{prefer|[text:no meetings before 10]}';
  testConversations([
    ['by the word for it', [KEEP, '{forget|no, scrap [target:that rule]}', /Forgotten/]],
    ['as if it were an event', [KEEP, '{cancel|strike [target:that one]}', /Forgotten/]],
    [
      'nor is what was forgotten',
      ['{forget|forget [text:no meetings before 10]}', '{forget|scrap that}', /Undone/],
      { preferences: [/no meetings before 10/i] },
      { preferences: [EARLY] },
    ],
    ['taken back', [KEEP, '{undo|take [target:that] back}', /Undone/]],
    [
      'but not once something else was spoken of',
      [
        KEEP,
        '{ask_when|when is [target:the tasting]?}',
        '{cancel|strike [target:that one]}',
        waiting(1),
        deny,
      ],
      { preferences: [/no meetings before 10/i] },
    ],
  ]);
});

describe('a rule and a wish in one message', () => {
  testConversations([
    [
      'the wish is held against the rule that was just said',
      [
        '{prefer|Remember that [text:I want no meetings before 10].} {create|Book [title:sync meeting] [time:tomorrow at 9].}',
        waiting(1),
        /You told me: .*no meetings before 10/,
        deny,
      ],
      { preferences: [/no meetings before 10/i] },
    ],
    [
      'and no longer against one that was just given up',
      [
        '{forget|Forget [text:no meetings before 10].} {create|Book [title:sync meeting] [time:tomorrow at 9].}',
        waiting(0),
      ],
      { adds: ['Tue 09:00-10:00 Sync meeting'], preferences: [] },
      { preferences: [EARLY] },
    ],
  ]);
});

describe('of what is said beside a rule', () => {
  testConversations([
    [
      'what leads up to it is not kept',
      [
        '{prefer|[text:for ever and a day]: [reason:Ana has the school run][text:, so nothing with her before 9:30]}',
      ],
      { preferences: [/^nothing with Ana Silva before 9:30$/] },
    ],
    [
      'a time in the story before it is not kept',
      [
        '{prefer|I was at work [text:by six in the morning] for years. [text:I do not care for calls before half past ten]}',
      ],
      { preferences: [/^I do not care for calls before half past ten$/] },
    ],
    [
      'another sentence is not kept',
      ['{prefer|remember that [text:I take no calls after 21:00]. [text:The one on Thursday] stays}'],
      { preferences: [/^I take no calls after 21:00$/] },
    ],
    [
      'a time that puts it right takes the place of its own',
      ['{prefer|remember [text:no viewings before 9]. Sorry, [text:before 10]}'],
      { preferences: [/^no viewings before 10$/] },
    ],
  ]);
});
