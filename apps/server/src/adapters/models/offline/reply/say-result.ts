import type { Frame } from '@catch/understanding';
import { type Attempt, optionsOf, statusOf } from '../act/call.ts';
import { strangerIn } from '../act/next-call.ts';
import { asRecord, type ToolAnswer } from '../prompt/read-prompt.ts';
import type { Situation } from '../prompt/situation.ts';
import { quoted } from './say-events.ts';
import { sayEvents, sayFree } from './say-queries.ts';
import { sayTalk } from './say-talk.ts';
import type { Voice } from './voices.ts';

/** What a request has come to, in words. What was done is quoted from the receipt, never put in other words. */
export function sayResult(
  frame: Frame,
  attempts: readonly Attempt[],
  voice: Voice,
  situation: Situation,
  quoteReceipt: boolean,
): string {
  const answer = attempts.at(-1)?.answer;
  if (!answer) return '';
  const status = statusOf(answer);
  if (typeof answer.receipt === 'string')
    return [
      quoteReceipt ? answer.receipt : '',
      uninvited(frame, attempts),
      quoteReceipt ? voice.afterDone : '',
    ]
      .filter(Boolean)
      .join(' ');
  switch (status) {
    case 'question':
    case 'not_understood':
      return sayQuestion(answer, voice);
    case 'refused':
    case 'in_doubt':
      return sayRefusal(answer);
    case 'denied':
    case 'superseded':
      return voice.left;
    case 'events':
      if (frame.kind === 'queryDetail' && frame.otherwise && answer.count === 0)
        return sayTalk(frame.otherwise, voice, situation);
      return sayEvents(frame, answer, voice, situation);
    case 'free-times':
      return sayFree(frame, answer, voice);
    default:
      return sayOther(answer, voice);
  }
}

/** A guest was left out because nobody knows the address: that is said, not passed over. */
function uninvited(frame: Frame, attempts: readonly Attempt[]): string {
  if (frame.kind !== 'createEvent') return '';
  const names = attempts.slice(0, -1).flatMap(({ answer }) => {
    const person = strangerIn(frame.event.people, answer);
    return person ? [person.said] : [];
  });
  return names.length > 0
    ? `I do not have an e-mail address for ${names.join(' or ')}, so nobody was told; give me the address to send an invitation.`
    : '';
}

const sayQuestion = (answer: ToolAnswer, voice: Voice): string =>
  [voice.asking, askedWith(answer)].filter(Boolean).join(' ');

/** The question of a tool, with what there is to choose from. */
export function askedWith(answer: ToolAnswer): string {
  const options = optionsOf(answer).map((option) => quoted(option, 160));
  const asked = String(answer.question ?? 'Could you say that another way?');
  // Options that the question already names are not listed again.
  const listed =
    options.length > 0 &&
    !options.every((option) => asked.includes(option)) &&
    !options.includes('the whole series');
  return listed ? `${asked}\n${options.map((option, index) => `${index + 1}. ${option}`).join('\n')}` : asked;
}

function sayRefusal(answer: ToolAnswer): string {
  const alternatives = (Array.isArray(answer.alternatives) ? answer.alternatives : []).map((one) =>
    quoted(one, 120),
  );
  const reason = String(answer.reason ?? 'That did not work, and nothing was changed.');
  return alternatives.length > 0
    ? `${reason} Free instead:\n${alternatives.map((one, index) => `${index + 1}. ${one}`).join('\n')}`
    : reason;
}

function sayOther(answer: ToolAnswer, voice: Voice): string {
  if (Array.isArray(answer.reminders))
    return sayList(answer.reminders, 'You have no reminders.', 'Your reminders:');
  if (Array.isArray(answer.preferences))
    return sayList(answer.preferences, 'I keep no preferences of yours yet.', 'What I keep in mind for you:');
  if (Array.isArray(answer.notifications))
    return sayList(
      answer.notifications,
      '',
      answer.paused
        ? 'I am paused and send nothing by myself. Otherwise:'
        : 'What I send without being asked:',
    );
  if (Array.isArray(answer.contacts)) {
    const people = answer.contacts.map(asRecord);
    return people.length === 0
      ? 'I do not find them in your calendar or mail.'
      : people
          .slice(0, 5)
          .map(
            ({ name, untrusted_name, email }) =>
              `${quoted(untrusted_name ?? name, 60)}: ${quoted(email, 100)}`,
          )
          .join('\n');
  }
  if (typeof answer.error === 'string')
    return `${voice.sorry} That did not work, and I cannot say for certain that nothing changed. Please try again in a moment.`;
  return voice.unclear;
}

const sayList = (items: readonly unknown[], none: string, title: string): string =>
  items.length === 0
    ? none
    : `${title}\n${items
        .map(asRecord)
        .map(
          ({ text, preference, when, repeats }) =>
            `• ${quoted(text ?? preference, 200)}${when ? `, ${quoted(when, 120)}` : ''}${repeats ? ` (${quoted(repeats, 120)})` : ''}`,
        )
        .join('\n')}`;
