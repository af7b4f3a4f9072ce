import type { Frame, OutOfScopeTopic } from '@catch/understanding';
import type { Situation } from '../prompt/situation.ts';
import { sayClock } from './say-queries.ts';
import type { Voice } from './voices.ts';

const CAN =
  'I can look into your calendar, find free times (with others too), make, move, change and cancel events, invite people, answer invitations, remind you, remember preferences, and undo what I did.';

const CANNOT: Record<OutOfScopeTopic, string> = {
  alarm: 'I cannot set alarms on a device. I can send you a reminder at that time.',
  timer: 'I cannot run timers. I can send you a reminder at a time.',
  list: 'I do not keep lists. I can put it in your calendar or remind you.',
  shopping: 'I cannot buy anything. I can keep the time in your calendar.',
  reservation: 'I cannot book flights, tables or rooms. I can put it in your calendar.',
  serviceBooking: 'I cannot book that with others. I can put it in your calendar.',
  timeOff: 'I cannot file time off with your employer. I can block the days in your calendar.',
  weather: 'I do not know the weather. I only see your calendar.',
  place: 'I do not know about places. I only see your calendar.',
  holiday: 'I do not keep a list of holidays. I can look at what stands in your calendar.',
  phone: 'I cannot make calls. I can schedule one or remind you of it.',
  message: 'I cannot write messages to others. I can invite people to an event.',
  device: 'I cannot control devices.',
  travel: 'I cannot book travel. I can keep the dates in your calendar.',
  trivia: 'That is outside of what I do: I look after your calendar.',
  gibberish: 'I did not understand that.',
  other: 'That is outside of what I do: I look after your calendar, reminders and preferences.',
};

/** Replies that need no tool. */
export function sayTalk(frame: Frame, voice: Voice, situation: Situation): string {
  switch (frame.kind) {
    case 'smallTalk':
      if (frame.topic === 'told') return voice.left;
      return frame.topic === 'greeting' ? voice.greeting(situation.name) : voice[frame.topic];
    case 'help':
      return frame.topic === 'howTo'
        ? `Tell me in your own words, such as 'lunch with Ana on Friday at 1' or 'move the review to 4'. ${CAN}`
        : CAN;
    case 'outOfScope':
      if (frame.instead?.kind === 'undo') return 'That is done already. Shall I take it back?';
      return `${CANNOT[frame.topic]}${frame.instead ? ' Shall I do that?' : ''}`;
    case 'reject':
      return voice.left;
    case 'confirm':
      return voice.nothingWaits;
    case 'queryClock':
      return sayClock(frame, situation);
    case 'queryContact':
      return frame.people.length === 0
        ? 'Whom do you mean?'
        : "I only know people's names and e-mail addresses, from your calendar and mail headers.";
    case 'choose':
      return 'Which one do you mean?';
    case 'correct':
      return 'What should be different?';
    default:
      return `${voice.unclear}`;
  }
}
