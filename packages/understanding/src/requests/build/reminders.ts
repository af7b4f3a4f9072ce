import type {
  CancelReminder,
  CompleteReminder,
  ListReminders,
  ReminderReference,
  SetReminder,
  SnoozeReminder,
} from '../frames.ts';
import { TIME_LINKERS } from '../lexicon/grammar.ts';
import { slice } from '../text/clause.ts';
import { tidy } from '../text/clean.ts';
import { onDayBeside } from './day-beside.ts';
import { after, trailing } from './locate.ts';
import { coreStart, matchEnd, type Reading, roleOf, said, toSlot, wholeTimes } from './reading.ts';
import { readReference } from './reference.ts';

const base = (reading: Reading) => ({ confidence: reading.confidence, said: said(reading.clause) });

const REMIND_LEAD =
  /^(?:(?:_time_|_repeat_|_duration_),? ?)*(?:(?:set(?: up)?|create|make|add|give me|new|open up|put|send me|leave|schedule|place|i (?:need|want|would like)|need|want|would like)(?: up)?(?: me)?(?: an?| the| another| my| one)?(?: (?:new|monthly|weekly|daily|repeating|recurring|quick|event|generic|calendar|_duration_|_repeat_|_time_))*,? (?:reminders?|notifications?|notice|nudge)|(?:a |an |another |new )?reminder|remind(?:s|er)? (?:me|us)|remind|ping me|nudge me|alert me|notify me|do not let me forget|do not forget|make sure i (?:do not forget|remember)|remember|give me a (?:heads? up|nudge|shout))(?: (?:please|for me|again|with subject|as|off))*/;

const REMIND_INSIDE =
  /\b(?:remind me|send me a reminder|ping me|nudge me|alert me|notify me|do not let me forget|give me a nudge|(?:need|want|like|have) to be reminded)\b/;

const LINK =
  /^(?:,? ?(?:to|about|of|that|for|on|regarding|i (?:need|have|want) to|i have|me to|us to|at|in|by|is|it is|:|when|this|a|the|my|our)(?= |$))+/;

/** 'remind me to call the bank tomorrow at 9', 'ten minutes before the review'. */
export function buildReminder(reading: Reading): SetReminder {
  const { clause } = reading;
  const frame: SetReminder = { kind: 'setReminder', ...base(reading), when: [] };
  for (const found of wholeTimes(clause)) {
    const kind = found.when.kind;
    const lead = kind === 'duration' || kind === 'relative-to-event';
    frame.when.push(toSlot(found, lead ? 'lead' : roleOf(found, 'at')));
    if (found.when.kind === 'relative-to-event') {
      frame.about = {
        title: found.when.eventText.replace(/^(?:my|the|our|a|an)\s+/i, ''),
        people: [],
        when: [],
      };
    }
  }
  let from = after(reading, REMIND_LEAD);
  let to = trailing(reading);
  if (!REMIND_LEAD.test(clause.core)) {
    // 'I need to take out the trash, please remind me', 'there is a meeting on Thursday I need to be reminded of'
    const inside = REMIND_INSIDE.exec(clause.core);
    if (inside) {
      const start = clause.offsets.findIndex((offset) => offset >= clause.coreAt + inside.index);
      const end = matchEnd(clause, inside);
      const tail = words(reading, end, to);
      if (tail === '') {
        to = start;
        from = coreStart(clause);
      } else from = end;
    }
  }
  const text = words(reading, from, to);
  if (text) frame.text = text;
  const event = eventPointer(reading, from, to);
  if (event && !frame.about) frame.about = event;
  return onDayBeside(beforeIt(frame, reading), reading);
}

const LEFT_OPEN = /^(?:(.*)\s)?(?:before|beforehand|ahead|earlier|in advance|prior)$/i;

/** '… and remind me an hour before': before what, the talk tells. */
function beforeIt(frame: SetReminder, { resolve }: Reading): SetReminder {
  const [lead, ...others] = frame.when;
  const open = LEFT_OPEN.exec(frame.text ?? '');
  if (!open || lead?.when.kind !== 'duration' || others.length > 0 || frame.about) return frame;
  const phrase = `${lead.phrase} before it`;
  const when = resolve(`${lead.phrase} before the event`);
  if (when.kind !== 'relative-to-event') return frame;
  const { text: _text, ...rest } = frame;
  return {
    ...rest,
    ...(open[1] ? { text: open[1] } : {}),
    when: [{ ...lead, phrase, role: 'lead', when }],
    about: { people: [], when: [], title: 'it' },
  };
}

/** A reminder about something in the calendar ('my 3pm', "tomorrow's review") points at an event. */
function eventPointer(reading: Reading, from: number, to: number): SetReminder['about'] | undefined {
  const { core } = reading.clause;
  if (!/\b(?:about|of|for) (?:my|the|our|tomorrow's|today's|_time_)\b|\bbefore (?:my|the|our)\b/.test(core))
    return undefined;
  const { reference } = readReference(reading, from, to);
  if (
    !reference.noun &&
    !(
      reference.title &&
      /\b(?:meeting|appointment|event|call|lunch|dinner|class|review|interview|flight|game|practice|party|session|sync|standup)\b/i.test(
        reference.title,
      )
    )
  )
    return undefined;
  return reference;
}

/** The words of a range without its times and the small words that tie them. */
function words(reading: Reading, from: number, to: number): string {
  const { clause } = reading;
  const keep: string[] = [];
  let end = -1;
  let last = '';
  const canonFrom = clause.offsets[from] ?? clause.canon.length;
  const link = LINK.exec(clause.canon.slice(canonFrom));
  let start = from;
  if (link) {
    const at = clause.offsets.findIndex(
      (offset, index) => index >= from && offset >= canonFrom + link[0].length,
    );
    // never eat the whole text: 'remind me about it' keeps 'it'
    start = at < 0 || at >= to ? from : at;
  }
  for (let index = start; index < to; index++) {
    const token = clause.tokens[index];
    if (!token || token.kind === 'time') continue;
    if (linksTime(reading, index, to)) continue;
    if (keep.length > 0 && token.start > end) last = ' ';
    else last = '';
    keep.push(last + token.text);
    end = token.end;
  }
  const text = tidy(keep.join(''))
    .replace(
      /(?<!\b(?:clock|log|check|sign|call|phone|hand|turn|plug|dial|tune|fill))\s+(?:on|at|in|by|for|from|and|the|to|of|about|sometime|time|please|me)$/i,
      '',
    )
    .replace(/^(?:to|about|that|for|of|me to)\s+/i, '');
  return /^(?:me|it|this|that|something|to do (?:this|something)|do (?:this|something)|please|for me|about|to|in a (?:bit|while)|later|soon|awhile|in awhile)?$/i.test(
    text,
  ) && !/^(?:it|this|that)$/i.test(text)
    ? ''
    : text;
}

function linksTime(reading: Reading, index: number, to: number): boolean {
  const { tokens } = reading.clause;
  let at = index;
  while (at < to && at < index + 4 && TIME_LINKERS.has(tokens[at]?.norm ?? '')) at++;
  return at > index && tokens[at]?.kind === 'time';
}

function reminderReference(reading: Reading, from: number): ReminderReference {
  const { clause } = reading;
  const { reference } = readReference(reading, from, trailing(reading));
  const result: ReminderReference = {
    when: wholeTimes(clause).map((found) => toSlot(found, roleOf(found, 'reference'))),
  };
  const text = words(reading, from, trailing(reading))
    .replace(
      /\b(?:my|the|all|any|a|an|of|list|reminders?|to|about|for|that|this|on|me|it|set|from|and|in|next|first|second|third|last|each|item|please|i|have|off|up|is|called|one)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  const about = /\breminders? (?:to|about|for|that|called|on)\b\s*(.*)$/i.exec(
    slice(clause, from, trailing(reading)),
  );
  if (about?.[1] && text !== '') result.text = tidy(wordsOf(about[1], reading));
  else if (text !== '') result.text = text;
  if (reference.ordinal !== undefined) result.ordinal = reference.ordinal;
  if (/\b(?:all|every|everything)\b/.test(clause.core) || /\breminders\b/.test(clause.core))
    result.all = result.text === undefined && result.ordinal === undefined;
  if (!result.all) delete result.all;
  return result;
}

/** Drops times from a piece of raw text that lies in the clause. */
export function wordsOf(text: string, reading: Reading): string {
  let out = text;
  for (const token of reading.clause.tokens) if (token.kind === 'time') out = out.replace(token.text, '');
  return tidy(out.replace(/\b(?:on|at|for|in)\s*$/i, '')).replace(/^(?:my|the)\s+/i, '');
}

export function buildListReminders(reading: Reading): ListReminders {
  const frame: ListReminders = {
    kind: 'listReminders',
    ...base(reading),
    reminder: { when: wholeTimes(reading.clause).map((found) => toSlot(found, roleOf(found, 'at'))) },
  };
  const about = /\breminders? (?:to|about|for)\b(?! (?:me|today))\s*(.+)$/i.exec(said(reading.clause));
  if (about?.[1]) frame.reminder.text = wordsOf(about[1], reading);
  if (!frame.reminder.text) delete frame.reminder.text;
  return frame;
}

export function buildCancelReminder(reading: Reading): CancelReminder {
  const from = after(
    reading,
    /^(?:cancel|delete|remove|erase|clear|drop|stop|turn off|get rid of|forget|dismiss|kill|take off|scrap|quit|no need to|do not|you do not need to|no longer)(?: (?:remind|reminding|nagging|pinging)(?: me)?)?(?= |$)/,
  );
  return { kind: 'cancelReminder', ...base(reading), reminder: reminderReference(reading, from) };
}

export function buildSnooze(reading: Reading): SnoozeReminder {
  const { clause } = reading;
  const until = wholeTimes(clause).map((found) => toSlot(found, roleOf(found, 'to')));
  const reminder: ReminderReference = { when: [] };
  const name =
    /\bsnooze (?:the |my )?(.+?)(?: reminder)?(?: (?:for|until|till|to|by)\b.*)?$/i.exec(said(clause)) ??
    /\b(?:change|move|push|set|shift|reschedule|update|make|delay|postpone) (?:the |my |that )(?:reminder (?:to|for|about|of) )?(.+?)(?: reminder)?(?: (?:for|until|till|to|by|at)\b.*)?$/i.exec(
      said(clause),
    );
  const text = name?.[1] ? wordsOf(name[1], reading) : '';
  if (text && !/^(?:it|that|this|reminder|for|until|all)$/i.test(text)) reminder.text = text;
  return { kind: 'snoozeReminder', ...base(reading), reminder, until };
}

export function buildComplete(reading: Reading): CompleteReminder {
  const reminder: ReminderReference = { when: [] };
  const name =
    /^(?:mark|tick|check) (?:off )?(?:the |my )?(.+?)(?: reminder)? (?:as )?(?:done|complete|completed|off)$/i.exec(
      tidy(said(reading.clause)),
    );
  if (name?.[1] && !/^(?:it|that|this)$/i.test(name[1])) reminder.text = name[1];
  return { kind: 'completeReminder', ...base(reading), reminder };
}
