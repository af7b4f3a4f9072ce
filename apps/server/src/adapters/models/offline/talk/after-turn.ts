import {
  type EventMention,
  type Frame,
  type MissingSlot,
  resolveWhen,
  type SetReminder,
} from '@catch/understanding';
import { optionsOf, statusOf } from '../act/call.ts';
import { pick } from '../act/next-call.ts';
import { slotFromText } from '../act/time-words.ts';
import { asRecord, type ToolAnswer } from '../prompt/read-prompt.ts';
import type { Situation } from '../prompt/situation.ts';
import { asksUnanswered } from '../reply/say-queries.ts';
import { askedWith } from '../reply/say-result.ts';
import type { Progress } from './follow-turn.ts';
import { timesOf, withEvent } from './revise.ts';
import type { OpenQuestion, Talk } from './talk.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What is to be kept in mind when a turn is over. */
export function afterTurn(before: Talk, progress: readonly Progress[], situation: Situation): Talk {
  const { shown, focus, reminders } = before.conversation;
  const conversation: Mutable<Talk['conversation']> = {
    ...(shown ? { shown } : {}),
    ...(focus ? { focus } : {}),
    ...(reminders ? { reminders } : {}),
  };
  const talk: Mutable<Talk> = { conversation, ...(before.people ? { people: before.people } : {}) };
  const frames = progress
    .filter(({ item }) => item.kind !== 'say' && !(item.kind === 'ask' && item.again))
    .map(({ item }) => item.frame);
  if (frames.length > 0) conversation.lastFrames = frames;
  else if (before.conversation.lastFrames) conversation.lastFrames = before.conversation.lastFrames;
  const [asking, ...waiting] = progress.flatMap(({ item }) => (item.kind === 'ask' ? [item] : []));
  if (asking) {
    conversation.question = { slot: asking.slot, text: asking.question, frame: asking.frame };
    const unclear = timesOf(asking.frame).find(({ when }) => when.kind === 'ambiguous')?.when;
    if (asking.again) {
      talk.asked = asking.question;
      talk.isAskedAgain = before.isAskedAgain === true || asking.again.isSaid;
      if (asking.again.open) talk.open = asking.again.open;
    } else if (asking.opens) talk.open = asking.opens;
    else if (unclear?.kind === 'ambiguous')
      talk.open = { kind: 'time', frame: asking.frame, options: unclear.options };
    if (waiting.length > 0) talk.waiting = waiting.map(({ frame }) => frame);
  }
  for (const { item, attempts } of progress) {
    if (item.kind === 'say' && item.frame.kind === 'outOfScope' && item.frame.instead)
      talk.open = { kind: 'instead', frame: item.frame.instead };
    const last = attempts.at(-1);
    const lookedUp = attempts.find(({ call }) => call.name === 'list_events')?.answer;
    const id =
      'reference' in item.frame && attempts.length > 1 ? pick(item.frame.reference, lookedUp) : undefined;
    const frame = id ? withEvent(item.frame, id) : item.frame;
    if (last) note(talk, conversation, frame, last.answer, situation);
  }
  const left = progress.filter(({ attempts }) => statusOf(attempts.at(-1)?.answer) === 'left');
  if (left.length > 0) talk.left = left.map(({ item }) => item.frame);
  if (progress.some(({ attempts }) => typeof attempts.at(-1)?.answer?.receipt === 'string'))
    talk.isDone = true;
  // What waits for a yes comes first: until then nothing else is asked, and 'at 4' is about that.
  if (asking?.again && conversation.pending) {
    delete conversation.question;
    delete talk.open;
    delete talk.isAskedAgain;
    talk.aside = asking;
  }
  return talk;
}

function note(
  talk: Mutable<Talk>,
  conversation: Mutable<Talk['conversation']>,
  frame: Frame,
  answer: ToolAnswer | undefined,
  situation: Situation,
): void {
  const status = statusOf(answer);
  if (!answer || status === 'superseded') conversation.pending = { frame };
  else if (status === 'denied') {
    if (frame.kind !== 'undo') talk.denied = frame;
  } else if (status === 'refused' && frame.kind === 'setReminder') {
    // 'Then every Friday' still means it.
    talk.denied = frame;
    if (answer.instead === 'create_event') talk.open = { kind: 'instead', frame: inCalendar(frame) };
  } else if (status === 'question' || status === 'not_understood')
    noteQuestion(talk, conversation, frame, answer, situation);
  else if (status === 'events') {
    const events = listOf(answer.events)
      .filter((event) => !asksUnanswered(frame) || event.your_response === 'needsAction')
      .map((event) => mention(event, situation));
    conversation.shown = events;
    talk.people = names(listOf(answer.events), talk.people);
    const asked = measuredEvent(frame, answer);
    const [only, ...more] = asked ? events.filter(({ id }) => id === asked) : events;
    if (only && more.length === 0) conversation.focus = only;
    else delete conversation.focus;
  } else if (status === 'free-times') {
    // Of whole stretches the beginning can be taken; how long it lasts is another matter.
    const offered =
      Array.isArray(answer.free_stretches) && frame.kind !== 'findTime'
        ? answer.free_stretches.map((one) => String(one).replace(/–\d\d:\d\d(?= \()/, ''))
        : listOf(answer.slots).map(({ when }) => String(when));
    conversation.options = offered.map((label, index) => ({
      id: `slot-${index}`,
      label,
      start: localStart(label, situation) ?? '',
    }));
    talk.offer = frame;
  } else if (Array.isArray(answer.alternatives)) {
    conversation.options = answer.alternatives.map((label, index) => ({
      id: `slot-${index}`,
      label: String(label),
      start: localStart(String(label), situation) ?? '',
    }));
    talk.offer = frame;
  } else if (Array.isArray(answer.reminders))
    conversation.reminders = listOf(answer.reminders).map((reminder) => ({
      id: String(reminder.reminder_id ?? reminder.id ?? ''),
      text: String(reminder.text ?? ''),
    }));
  else if (typeof answer.receipt === 'string') noteDone(conversation, frame, answer, situation);
}

const SHORT = { minutes: 15, said: '15 minutes' };

/** What no reminder can do, as an entry in the calendar. */
const inCalendar = ({ said, text, when }: SetReminder): Frame => ({
  kind: 'createEvent',
  confidence: 0.9,
  said,
  event: { title: text ?? 'Reminder', people: [], when, duration: SHORT },
});

/** The one that 'my longest meeting' was answered with. */
function measuredEvent(frame: Frame, answer: ToolAnswer): string | undefined {
  if (frame.kind !== 'queryAgenda' || !frame.measure) return undefined;
  const id = asRecord(asRecord(answer.measured)[frame.measure]).event_id;
  return typeof id === 'string' ? id : undefined;
}

/** What was just made or changed is what 'it' means from now on. */
function noteDone(
  conversation: Mutable<Talk['conversation']>,
  frame: Frame,
  answer: ToolAnswer,
  situation: Situation,
): void {
  if (frame.kind === 'cancelEvent' || frame.kind === 'undo') delete conversation.focus;
  if (typeof answer.event_id !== 'string' || frame.kind === 'undo') {
    if (typeof answer.reminder_id === 'string' && frame.kind === 'setReminder')
      conversation.reminders = [{ id: answer.reminder_id, text: frame.text ?? '' }];
    return;
  }
  const now = String(answer.now ?? '');
  conversation.focus = mention(
    {
      event_id: answer.event_id,
      title: answer.title ?? now.replace(/, [A-Z][a-z]+day .*$/, ''),
      when: answer.when ?? /, ([A-Z][a-z]+day .*)$/.exec(now)?.[1] ?? '',
    },
    situation,
  );
}

function noteQuestion(
  talk: Mutable<Talk>,
  conversation: Mutable<Talk['conversation']>,
  asked: Frame,
  answer: ToolAnswer,
  situation: Situation,
): void {
  const frame = typeof answer.event_id === 'string' ? withEvent(asked, answer.event_id) : asked;
  const text = String(answer.question ?? '');
  const options = optionsOf(answer);
  const open =
    undoFrom(frame, options, answer) ?? openFrom(frame, text, options, listOf(answer.candidates), situation);
  if (open) talk.open = open;
  if (open?.kind === 'event') {
    conversation.shown = [...open.candidates];
    delete conversation.focus;
  }
  conversation.question = { slot: slotFor(text, open), text, frame };
  talk.asked = askedWith(answer);
}

function undoFrom(
  frame: Frame,
  options: readonly string[],
  { undoable }: ToolAnswer,
): OpenQuestion | undefined {
  if (frame.kind !== 'undo' || !Array.isArray(undoable)) return undefined;
  return {
    kind: 'undo',
    frame,
    options: undoable.map((id, index) => ({ id: String(id), label: options[index] ?? '' })),
  };
}

function openFrom(
  frame: Frame,
  text: string,
  options: readonly string[],
  candidates: readonly Record<string, unknown>[],
  situation: Situation,
): OpenQuestion | undefined {
  if (candidates.length > 0)
    return {
      kind: 'event',
      frame,
      candidates: candidates.map((candidate, index) =>
        mention(
          { ...candidate, when: (options[index] ?? '').replace(/^.*?, (?=[A-Z][a-z]+day )/, '') },
          situation,
        ),
      ),
    };
  if (options.includes('the whole series')) return { kind: 'scope', frame };
  const address = /^What is (.+)'s e-mail address\?/.exec(text)?.[1];
  if (address) return { kind: 'address', frame, said: address };
  const person = /^Which (.+) do you mean\?$/.exec(text)?.[1];
  if (person && options.some((option) => option.includes('@')))
    return { kind: 'person', frame, said: person, options };
  const times = options
    .map((option) => resolveWhen(option, situation.context))
    .filter(({ kind }) => kind !== 'none');
  return times.length > 1 ? { kind: 'time', frame, options: times } : undefined;
}

function slotFor(text: string, open: OpenQuestion | undefined): MissingSlot {
  if (open?.kind === 'event' || open?.kind === 'undo') return 'event';
  if (open?.kind === 'person' || open?.kind === 'address') return 'people';
  if (/^How long|^Until when/.test(text)) return 'duration';
  return 'time';
}

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(asRecord) : [];

function mention(event: Readonly<Record<string, unknown>>, situation: Situation): EventMention {
  const when = String(event.when ?? '');
  const people = listOf(event.untrusted_attendees).flatMap(({ name, email }) => [
    String(name ?? email ?? ''),
  ]);
  return {
    id: String(event.event_id ?? ''),
    title: String(event.title ?? event.untrusted_title ?? ''),
    start: localStart(when, situation) ?? '',
    ...(people.length > 0 ? { people } : {}),
  };
}

/** As understanding compares it: local time with its offset. */
function localStart(when: string, { context }: Situation): string | undefined {
  const read = when ? slotFromText(when, context)?.when : undefined;
  if (read?.kind === 'instant') return read.at.toString();
  return read?.kind === 'interval' ? read.start.toString() : undefined;
}

const names = (events: readonly Record<string, unknown>[], known: readonly string[] = []): string[] =>
  [
    ...new Set([
      ...events
        .flatMap((event) => listOf(event.untrusted_attendees))
        .flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
      ...known,
    ]),
  ].slice(0, 200);
