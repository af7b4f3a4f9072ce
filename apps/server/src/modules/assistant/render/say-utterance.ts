import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import { sayChoice } from '../../preferences/index.ts';
import type { Said } from '../manager/answers.ts';
import type { OpenQuestion } from '../manager/conversation.ts';
import type { Reader as Person } from '../renderer.port.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Proposal, Question, Value } from '../values/values.ts';
import { sayForeign } from './say-foreign.ts';
import { sayOption, sayQuestion } from './say-question.ts';
import { sayRefusal } from './say-refusal.ts';
import { sayReminderLine } from './say-reminder.ts';
import { sayStatement } from './say-statement.ts';
import { sayTalk } from './say-talk.ts';

/** Whatever the assistant says by itself. Receipts and cards have words of their own. */
export function sayUtterance(said: Said | Value | Proposal, reader: Person): string {
  switch (said.kind) {
    case 'question':
      return sayAsked(said, reader);
    case 'refusal':
      return sayRefusal(said, reader);
    case 'told':
      return sayStatement(said, reader);
    case 'talk':
      return sayTalk(said, reader);
    case 'foreign':
      return sayForeign(said, reader);
    case 'answer':
      return sayAnswer(said, reader);
    case 'receipt':
    case 'proposal':
      return '';
  }
}

const sayAsked = (question: Question, reader: Reader): string =>
  [sayQuestion(question, reader), ...optionsOf(question, reader)].join('\n');

/** 'When should it be?' says nothing of what 'it' is, once something else has come in between. */
export function sayAskedOf({ question, wish }: OpenQuestion, reader: Reader): string {
  const { title, text } = wish.input as { readonly title?: string; readonly text?: string };
  const name = oneLine(question.about?.title ?? title ?? text ?? '');
  const asked = sayQuestion(question, reader);
  const isSaid = asked.toLowerCase().includes(name.toLowerCase());
  return [isSaid ? asked : `${asked} (${name})`, ...optionsOf(question, reader)].join('\n');
}

const optionsOf = ({ options, asks }: Question, reader: Reader): string[] =>
  options.map((option, index) => `${index + 1}. ${sayOption(option, asks, reader)}`);

/** What our own assistant asks tools for; the calendar it looks into by itself. */
function sayAnswer(answer: Extract<Value, { kind: 'answer' }>, reader: Reader): string {
  switch (answer.about) {
    case 'reminders':
      return (
        bullets(answer.reminders.map((reminder) => sayReminderLine(reminder, reader))) ||
        say(reader, 'told.noReminders')
      );
    case 'preferences':
      return bullets(answer.preferences.map(({ text }) => text)) || say(reader, 'told.nothingKept');
    case 'notifications':
      return bullets(answer.notifications.map(({ topic, choice }) => sayChoice(topic, choice, reader)));
    default:
      return '';
  }
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join('\n');
