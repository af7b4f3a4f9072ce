import { describe, expect, it, test } from 'vitest';
import type { FrameKind, OutOfScopeTopic } from './frames.ts';
import { first, kinds, one, read } from './testing.ts';

/** What people say, by what it means. All sentences are our own. */
const SAYINGS: Partial<Record<FrameKind, string[]>> = {
  createEvent: [
    'set up a sync with the design team next Tuesday at 10 for 45 minutes',
    'put gym on my calendar every weekday at 7am',
    'block two hours on Thursday morning for deep work',
    'pencil in coffee with Priya sometime next week',
    'dentist on the 3rd at 9',
    'Could you please book me a massage tomorrow at 6pm?',
    'I have a parent-teacher conference on Monday at 4, put that on my calendar',
    'lunch with Tom and Jerry at Noodle Bar on Friday at 12:30',
    'hold Friday afternoon for interviews',
    'shedule a meting with raj tomorow at 2',
    "I'd like to schedule a walkthrough with the contractor on Saturday at 11",
    'new event: piano recital, December 12 at 5pm',
    'let’s meet with Farah on Thursday at 3',
    'mark me as out of office on Friday',
  ],
  findTime: [
    'find a time with Ana and Bob next week for an hour',
    'find 30 minutes with the marketing team before Friday',
    'when can we all meet this week',
    'can you find a slot for a haircut next week?',
    'suggest some times for a call with Yusuf on Monday',
  ],
  moveEvent: [
    'push my 3pm back by half an hour',
    'can you bump standup to 9:30?',
    'reschedule my call with Nadia for tomorrow morning',
    'shift lunch an hour later',
    'postpone the board meeting until next month',
    'change my physio from Friday to Monday',
    'please move tomorrow’s retro to Thursday at 11',
    'the kickoff has been moved to Friday at 10, please update it',
  ],
  resizeEvent: [
    'extend the workshop by 30 minutes',
    'make my meeting with Omar 15 minutes shorter',
    'end the retro at 4',
    'add an hour to the offsite',
    'change the duration of the demo to 45 minutes',
  ],
  renameEvent: [
    'rename the sync to Weekly planning',
    'change the title of my Friday review to Launch review',
    'change the name of the offsite to Summer camp',
  ],
  changeDetails: [
    'change the location of the offsite to Hall 3',
    'add a note to the review saying bring the slides',
    'add a video link to my call with Raj',
    'move the retro to room 12',
  ],
  cancelEvent: [
    'cancel my haircut',
    'delete everything on Friday',
    'get rid of the budget call',
    'please take the barbecue off my calendar',
    'my yoga class was cancelled so remove it from my calendar',
    'call off the interview with Stefan',
    'clear my calendar for Thursday',
  ],
  invitePeople: [
    'invite Sofia to the design review',
    "add paul@example.com and Kate to tomorrow's standup",
    'please include Henrik in the planning call',
  ],
  uninvitePeople: [
    'take Boris off the planning meeting',
    'remove Ines from the retro',
    'uninvite Karim from lunch',
  ],
  answerInvitation: [
    'accept the invitation to the summit',
    "decline Monday's budget call and say I'm travelling",
    'tentatively accept the offsite',
  ],
  queryAgenda: [
    "what's on Thursday?",
    'what do I have tomorrow afternoon',
    'anything on this weekend?',
    'how many meetings do I have next week',
    'show me my schedule for Friday',
    "what's my day look like",
    'list my appointments for next Monday',
    'how does next week look?',
  ],
  queryNext: [
    'when do I next see Olga?',
    'when is my next meeting with Bruno',
    'how long until I see Greta again?',
  ],
  queryDetail: [
    'when is my dentist appointment',
    'what time is the all hands',
    'how long is the workshop on Friday',
    'where is the team dinner',
    'is my eye exam on Monday?',
    'do I have a call with Lars tomorrow?',
  ],
  queryFree: [
    'am I free on Friday at 3?',
    'do I have time for a run tomorrow morning',
    'is Carlos free on Thursday afternoon?',
    'when am I available next week',
    'is my Friday open?',
  ],
  queryAttendees: [
    'who is coming to the launch party',
    'has Lena accepted the review?',
    'who has not responded to the offsite invite',
    'is Tariq invited to the demo?',
    'how many people are coming to the barbecue?',
  ],
  queryContact: ["what is Joana's email?", "what's the phone number for Igor", "who is Ravi's manager?"],
  queryClock: ['what time is it in Tokyo?', "what's the date today", 'what day is the 23rd?'],
  setReminder: [
    'remind me to call the bank tomorrow at 9',
    'remind me in 20 minutes to take the cake out',
    'remind me every Monday at 8 to send the report',
    'remind me 10 minutes before the board meeting',
    'set a reminder to renew my passport on March 3',
    'ping me at 5 to leave',
    "don't let me forget to water the plants on Sunday",
  ],
  listReminders: ['what reminders do I have', 'show my reminders', 'what did I ask you to remind me about?'],
  cancelReminder: [
    'cancel the reminder about the bank',
    'stop reminding me to stretch',
    'delete all my reminders',
  ],
  snoozeReminder: ['snooze it for 15 minutes', 'snooze until tomorrow'],
  rememberPreference: [
    'remember that I prefer meetings after 10',
    "I don't take calls on Fridays",
    'never book anything before 9',
    'my usual lunch is 12 to 1',
    'keep in mind that I work from home on Mondays',
  ],
  listPreferences: [
    'what do you know about my preferences?',
    'show me my preferences',
    'what do you remember about me',
  ],
  forgetPreference: ['forget that I like morning meetings', 'forget my preference about Fridays'],
  background: [
    'stop the morning briefings',
    'quiet after 8pm',
    "don't message me on weekends",
    'pause all notifications until Monday',
    'turn the daily summary back on',
  ],
  undo: ['undo', 'undo that please', 'put it back', 'revert the last change'],
  confirm: ['yes', 'yes please', 'sounds good', 'go ahead', 'looks good to me', '👍', 'yep, do it', 'ok'],
  reject: ['no', 'nope', 'never mind', "no, don't", 'stop', "that's not what I meant", 'forget it'],
  choose: [
    'the second one',
    'the 3pm one',
    'whichever works',
    "I'll take the first",
    "I don't mind",
    'option 2',
  ],
  smallTalk: [
    'hello',
    'thanks a lot',
    'bye',
    'how are you?',
    'good morning!',
    'you are great',
    'who made you?',
    'are you a robot?',
  ],
  help: [
    'what can you do?',
    'help',
    'how do I connect Slack?',
    'can you repeat that?',
    'what do you mean?',
    'how do I schedule a meeting?',
  ],
  unclear: ['', '   ', '???', 'asdf qwer zxcv'],
};

describe('what a message is', () => {
  for (const [kind, messages] of Object.entries(SAYINGS)) {
    test.each(messages)(`${kind}: %s`, (message) => {
      expect(kinds(message)).toEqual([kind]);
    });
  }
});

describe('what is not ours', () => {
  const topics: [string, OutOfScopeTopic][] = [
    ["what's the weather tomorrow?", 'weather'],
    ['set an alarm for 6', 'alarm'],
    ['wake me up at seven tomorrow', 'alarm'],
    ['start a timer for 10 minutes', 'timer'],
    ['order a pizza', 'shopping'],
    ['add oat milk to my shopping list', 'list'],
    ['put ironing on my to-do list', 'list'],
    ["book a table for two at Luigi's tomorrow at 8", 'reservation'],
    ['cancel my dinner reservation at the harbour grill', 'reservation'],
    ['request vacation from June 3 to June 9', 'timeOff'],
    ['I need an appointment for new tires', 'serviceBooking'],
    ['play some music', 'device'],
    ['who won the world cup', 'trivia'],
  ];
  test.each(topics)('%s', (message, topic) => {
    expect(first(message)).toMatchObject({ kind: 'outOfScope', topic });
  });

  it('offers what it can do instead, and does nothing by itself', () => {
    expect(first('set an alarm for 7am tomorrow')).toMatchObject({
      kind: 'outOfScope',
      instead: { kind: 'setReminder' },
    });
    expect(first("book a table for two at Luigi's tomorrow at 7pm")).toMatchObject({
      kind: 'outOfScope',
      instead: { kind: 'createEvent', event: { place: "Luigi's" } },
    });
  });
});

describe('several requests in one message', () => {
  it.each([
    ['book lunch with Ana Friday and cancel my dentist', ['createEvent', 'cancelEvent']],
    ['cancel lunch with Ben and move my 2pm to 4', ['cancelEvent', 'moveEvent']],
    ["what's on tomorrow and am I free at 5?", ['queryAgenda', 'queryFree']],
    ['book lunch with Ana Friday, invite Tom, and remind me the day before', ['createEvent', 'setReminder']],
    ['Cancel the standup. Then schedule a retro on Friday at 3.', ['cancelEvent', 'createEvent']],
    ['remind me to call Ida at 4; decline the budget call', ['setReminder', 'answerInvitation']],
  ] as const)('%s', (message, expected) => {
    expect(kinds(message)).toEqual(expected);
  });

  it('gives each its own slots', () => {
    const [create, cancel] = read('book lunch with Ana Friday and cancel my dentist tomorrow').frames;
    expect(create).toMatchObject({
      event: { title: 'lunch', people: [{ name: 'Ana' }], when: [{ phrase: 'Friday' }] },
    });
    expect(cancel).toMatchObject({ reference: { title: 'dentist', when: [{ phrase: 'tomorrow' }] } });
  });

  it('does not cut a title or a list of names in two', () => {
    expect(kinds('add dinner and drinks with Cleo on Friday')).toEqual(['createEvent']);
    expect(kinds('schedule a call with Ana, Bob and Chris tomorrow at 2')).toEqual(['createEvent']);
    expect(kinds('decline the review and tell them I am sick')).toEqual(['answerInvitation']);
  });

  it('takes explanations as explanations', () => {
    expect(kinds("I'm not feeling well. Please cancel my swim tomorrow.")).toEqual(['cancelEvent']);
    expect(kinds('Hi there! Hope you are well. What do I have on Friday?')).toEqual(['queryAgenda']);
  });

  it('completes a request from the sentences after it', () => {
    const { event } = one(
      'createEvent',
      'Schedule a tasting tomorrow at noon. It will be at the old mill and last two hours.',
    );
    expect(event).toMatchObject({ title: 'tasting', place: 'the old mill', duration: { minutes: 120 } });
  });

  it('describes from the sentence before', () => {
    const { event } = one(
      'createEvent',
      'My sister is having a baby shower on Sunday at 2. Please add that to my calendar.',
    );
    expect(event.when.map((slot) => slot.phrase)).toEqual(['on Sunday at 2']);
  });
});

describe('confidence', () => {
  it('asks instead of acting on a bare fragment', () => {
    const { frames, question, asks } = read('plumber sometime Tuesday');
    expect(frames[0]?.kind).toBe('createEvent');
    if (question) expect(asks?.slot).toBe('confirmation');
  });

  it('asks one short question for what is missing', () => {
    expect(read('schedule a meeting with Bob')).toMatchObject({
      question: expect.stringMatching(/^When/),
      asks: { slot: 'when', frame: 0 },
    });
    expect(read('cancel a meeting')).toMatchObject({
      question: 'Which event should I cancel?',
      asks: { slot: 'event' },
    });
    expect(read('remind me tomorrow at 9')).toMatchObject({ asks: { slot: 'reminderText' } });
    expect(read('remind me to call Ida')).toMatchObject({ asks: { slot: 'when' } });
    expect(read('move my dentist appointment')).toMatchObject({ asks: { slot: 'when' } });
  });

  it('asks nothing when all is there', () => {
    for (const message of [
      'book lunch with Ana on Friday at 1',
      'cancel my dentist',
      'what is on tomorrow',
      'remind me to call Ida at 4pm',
    ]) {
      expect(read(message).question, message).toBeUndefined();
    }
  });

  it('is the same every time', () => {
    expect(read('move lunch with Ana to Friday at 2')).toEqual(read('move lunch with Ana to Friday at 2'));
  });
});
