import { type Key, type Spoken, say } from '../../../platform/words.ts';
import type { Talk } from '../manager/answers.ts';
import type { Phrase, Reader } from '../renderer.port.ts';

const TALK: Readonly<Record<Talk['what'], Key>> = {
  hello: 'talk.hello',
  thanks: 'talk.thanks',
  goodbye: 'talk.goodbye',
  chat: 'talk.chat',
  'nothing-changed': 'talk.nothingChanged',
  unread: 'talk.unread',
  'left-alone': 'talk.leftAlone',
  'rest-left': 'talk.restLeft',
  objection: 'talk.objection',
  'which-card': 'talk.whichCard',
  self: 'talk.self',
  other: 'talk.other',
  unclear: 'talk.unclear',
  'condition-not-met': 'talk.conditionNotMet',
  'no-such-question': 'talk.noQuestion',
  'other-calendar': 'talk.otherCalendar',
};

const PHRASES: Readonly<Record<Phrase, Key>> = {
  unfinished: 'phrase.unfinished',
  stopped: 'phrase.stopped',
  'stopped-as-asked': 'phrase.stoppedAsAsked',
  'left-alone': 'phrase.leftAlone',
  'still-at-it': 'phrase.stillAtIt',
  sorry: 'sorry.request',
  'sorry-for-approval': 'sorry.approval',
  'sorry-in-doubt': 'sorry.requestInDoubt',
  'sorry-for-approval-in-doubt': 'sorry.approvalInDoubt',
};

/**
 * How the six characters say what has no facts in it. All of them give times, names and changes in the same words, so
 * that nobody has to learn a voice to trust it.
 */
const VOICES: Readonly<Record<string, Partial<Record<Talk['what'], Key>>>> = {
  nora: {
    hello: 'talk.nora.hello',
    thanks: 'talk.nora.thanks',
    goodbye: 'talk.nora.goodbye',
    chat: 'talk.nora.chat',
  },
  milo: {
    hello: 'talk.milo.hello',
    thanks: 'talk.milo.thanks',
    goodbye: 'talk.milo.goodbye',
    chat: 'talk.milo.chat',
    'nothing-changed': 'talk.milo.nothingChanged',
    'left-alone': 'talk.milo.leftAlone',
    unclear: 'talk.milo.unclear',
  },
  vera: {
    hello: 'talk.vera.hello',
    thanks: 'talk.vera.thanks',
    goodbye: 'talk.vera.goodbye',
    chat: 'talk.vera.chat',
    other: 'talk.vera.other',
    unclear: 'talk.vera.unclear',
  },
  otis: {
    hello: 'talk.otis.hello',
    thanks: 'talk.otis.thanks',
    goodbye: 'talk.otis.goodbye',
    chat: 'talk.otis.chat',
    'nothing-changed': 'talk.otis.nothingChanged',
    'left-alone': 'talk.otis.leftAlone',
    other: 'talk.otis.other',
    unclear: 'talk.otis.unclear',
  },
  juno: {
    hello: 'talk.juno.hello',
    thanks: 'talk.juno.thanks',
    goodbye: 'talk.juno.goodbye',
    chat: 'talk.juno.chat',
    'nothing-changed': 'talk.juno.nothingChanged',
    'left-alone': 'talk.juno.leftAlone',
  },
  sol: {
    hello: 'talk.sol.hello',
    thanks: 'talk.sol.thanks',
    goodbye: 'talk.sol.goodbye',
    chat: 'talk.sol.chat',
    'nothing-changed': 'talk.sol.nothingChanged',
    'left-alone': 'talk.sol.leftAlone',
  },
};

/** A person whom we could not help twice is shown another example, not the same sentence. */
const AGAIN: Partial<Record<Talk['what'], Key>> = {
  unclear: 'talk.unclearAgain',
  other: 'talk.otherAgain',
};

export function sayTalk({ what }: Talk, reader: Reader): string {
  const said = say(reader, VOICES[reader.character ?? '']?.[what] ?? TALK[what]);
  const again = AGAIN[what];
  return again && reader.lastReply?.includes(said) ? say(reader, again) : said;
}

export const sayPhrase = (phrase: Phrase, to: Spoken): string => say(to, PHRASES[phrase]);
