import {
  ACT,
  type ConversationState,
  type Frame,
  plainWords,
  understand,
  type When,
} from '@catch/understanding';
import { slotOf } from '../act/time-words.ts';
import type { Situation } from '../prompt/situation.ts';
import { atTime, withAddress, withEvent, withScope } from './revise.ts';
import { halfOf } from './settle-times.ts';
import type { OpenQuestion } from './talk.ts';
import { chosenClock, onClock } from './whose-clock.ts';

/** Takes a message as the answer to what we asked; undefined when it is something else. */
export function answerOpen(text: string, open: OpenQuestion, situation: Situation): Frame | undefined {
  if (isRequestOfItsOwn(text, situation)) return undefined;
  switch (open.kind) {
    case 'scope': {
      const scope = scopeIn(text);
      return scope && withScope(open.frame, scope);
    }
    case 'event': {
      const id = chosen(
        text,
        open.candidates.map(({ id: one, title, start, people }) => ({
          id: one,
          label: [title, ...(people ?? [])].join(' '),
          start,
        })),
        situation,
      );
      return id === undefined ? undefined : withEvent(open.frame, id);
    }
    case 'person': {
      const email = emailIn(text) ?? chosenAddress(text, open.options, situation);
      return email ? withAddress(open.frame, open.said, email) : undefined;
    }
    case 'address': {
      const email = emailIn(text);
      if (email) return withAddress(open.frame, open.said, email);
      return NOBODY.test(text) ? withAddress(open.frame, open.said, undefined) : undefined;
    }
    case 'time': {
      const when = chosenClock(text, open.options, situation) ?? chosenTime(text, open.options, situation);
      return when ? atTime(open.frame, slotOf(when, situation.context)) : undefined;
    }
    case 'zone':
      return onClock(text, open.frame, situation);
    case 'undo': {
      const id = chosen(text, open.options, situation);
      return id === undefined || open.frame.kind !== 'undo' ? undefined : { ...open.frame, id };
    }
    case 'instead':
      return undefined;
  }
}

const ORDERS =
  /^\s*(?:(?:ok(?:ay)?|and|also|then|please|hey|oh|actually|(?:can|could|would) you)[ ,]+)*(?:remind|remember|book|schedule|set up|create|what|who|when|where|how|am i|do i|undo)\b/i;

/** 'Remind me to call mum', while we ask which call is to be declined: it answers nothing, and is not to be lost. */
function isRequestOfItsOwn(text: string, { context }: Situation): boolean {
  if (!ORDERS.test(text)) return false;
  const [frame] = understand(text, {}, context).frames;
  return (
    frame !== undefined &&
    frame.confidence >= ACT &&
    (frame.kind.startsWith('query') || !('reference' in frame))
  );
}

const NOBODY =
  /^\s*(?:no\b(?! wait)|nope|(?:please )?(?:don'?t|do not) invite|(?:just|only) (?:put|add|book|block|for me|my calendar|me)|without|skip|no need|not needed|never mind (?:the|that|inviting)|i don'?t (?:know|have)|leave (?:it|them|her|him) (?:out|off))/i;

function scopeIn(text: string): 'this' | 'following' | 'all' | undefined {
  const said = text.toLowerCase();
  if (
    /\b(?:following|onwards?|from (?:now|then|here|this) on|future|later ones|rest|after (?:that|this|it)|and after|all after|upcoming)\b|^\s*(?:the )?(?:2|second)\b/.test(
      said,
    )
  )
    return 'following';
  if (/\b(?:all|whole|entire|series|every(?:thing)?|each)\b|^\s*(?:the )?(?:3|third|last)\b/.test(said))
    return 'all';
  if (/\b(?:only|just|this|that|single|one|once|next)\b|^\s*(?:the )?(?:1|first)\b/.test(said)) return 'this';
  return undefined;
}

const emailIn = (text: string): string | undefined =>
  /[^\s@<>"',;()]+@[^\s@<>"',;()]+\.[^\s@<>"',;().]+/.exec(text)?.[0]?.toLowerCase();

interface Option {
  readonly id: string;
  readonly label: string;
  readonly start?: string | undefined;
}

/** By place in the list, by time, or by words that only one of them has. */
function chosen(text: string, options: readonly Option[], { context }: Situation): string | undefined {
  const state: ConversationState = {
    options: options.map(({ id, label, start }) => ({ id, label, ...(start ? { start } : {}) })),
  };
  const { frames } = understand(text, state, context);
  const [frame] = frames;
  if (frame?.kind === 'choose' && frame.id !== undefined) return frame.id;
  const words = tellingWords(text);
  if (words.length === 0) return undefined;
  const scored = options
    .map(({ id, label }) => ({
      id,
      score: words.filter((word) =>
        tellingWords(label).some(
          (other) => other.startsWith(word) || (other.length > 3 && word.startsWith(other)),
        ),
      ).length,
    }))
    .sort((left, right) => right.score - left.score);
  const [best, second] = scored;
  return best && best.score > 0 && best.score > (second?.score ?? 0) ? best.id : undefined;
}

const EMPTY = new Set(
  'the a an one ones with for of in on at my me i meant mean it is that this please my our cancel move delete do no yes not other'.split(
    ' ',
  ),
);
const tellingWords = (text: string): string[] => plainWords(text).filter((word) => !EMPTY.has(word));

function chosenAddress(text: string, options: readonly string[], situation: Situation): string | undefined {
  const id = chosen(
    text,
    options.map((label, index) => ({ id: String(index), label })),
    situation,
  );
  return id === undefined ? undefined : emailIn(options[Number(id)] ?? '');
}

function chosenTime(text: string, options: readonly When[], situation: Situation): When | undefined {
  const id = chosen(
    text,
    options.map((option, index) => ({ id: String(index), label: '', start: startOf(option) })),
    situation,
  );
  if (id !== undefined) return options[Number(id)];
  const half = /\b(?:pm|p\.m\.|evening|night|afternoon|tonight)\b/i.test(text)
    ? 'pm'
    : /\b(?:am|a\.m\.|morning)\b/i.test(text)
      ? 'am'
      : undefined;
  if (!half || /\d/.test(text.replace(/\b\d{1,2}(?=\s*[ap]\.?m)/i, ''))) return undefined;
  const [first, ...more] = options.filter((option) => halfOf(option) === half);
  return more.length === 0 ? first : undefined;
}

const startOf = (when: When): string | undefined =>
  when.kind === 'instant' ? when.at.toString() : when.kind === 'interval' ? when.start.toString() : undefined;
