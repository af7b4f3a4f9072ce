import type {
  Choose,
  Confirm,
  Frame,
  Help,
  OutOfScope,
  OutOfScopeTopic,
  Reject,
  SmallTalk,
  Undo,
} from '../frames.ts';
import { tidy } from '../text/clean.ts';
import { buildCreate } from './create.ts';
import { type Reading, said, toSlot, wholeTimes } from './reading.ts';
import { buildReminder } from './reminders.ts';

const base = (reading: Reading) => ({ confidence: reading.confidence, said: said(reading.clause) });

export const buildConfirm = (reading: Reading): Confirm => ({ kind: 'confirm', ...base(reading) });
/** 'The last one', 'what you just did': no name. */
const LAST =
  /^(?:that|it|this|them|everything|(?:the|my|your|that|this) (?:very )?(?:last|latest|most recent|previous|change|action)\b.*|what(?:ever)? you .*)$/i;
const NAMED = /\b(?:undo|revert|roll ?back|reverse|take back)\s+((?:the|my|our|that|this)\s+\S.*)$/i;

export function buildUndo(reading: Reading): Undo {
  const frame: Undo = { kind: 'undo', ...base(reading) };
  const words = tidy(NAMED.exec(frame.said)?.[1] ?? '').replace(/,? (?:please|again|thanks)$/i, '');
  return words === '' || LAST.test(words) ? frame : { ...frame, target: words };
}

export function buildReject(reading: Reading): Reject {
  const stop =
    /\b(?:never ?mind|forget (?:it|that)|stop|abort|quit|cancel|enough|shut|quiet|halt|terminate|hold off|do not bother)\b/.test(
      reading.clause.canon,
    );
  return { kind: 'reject', ...base(reading), ...(stop ? { stop } : {}) };
}

const ORDINALS: [RegExp, number][] = [
  [/\b(?:first|1st|former|earlier|earliest|top|option (?:1|one|a)|number (?:1|one)|#1)\b|^(?:1|one|a)$/, 1],
  [/\b(?:second|2nd|middle|option (?:2|two|b)|number (?:2|two)|#2)\b|^(?:2|two|b)$/, 2],
  [/\b(?:third|3rd|option (?:3|three|c)|number (?:3|three)|#3)\b|^(?:3|three|c)$/, 3],
  [/\b(?:fourth|4th|option (?:4|four)|number (?:4|four))\b|^(?:4|four)$/, 4],
  [/\b(?:fifth|5th|option (?:5|five))\b|^5$/, 5],
  [/\b(?:last|latter|later|latest|bottom|other)\b/, -1],
];

export function buildChoose(reading: Reading): Choose {
  const { canon } = reading.clause;
  const frame: Choose = { kind: 'choose', ...base(reading) };
  if (
    /\b(?:any|either|whichever|whatever|you (?:choose|pick|decide)|your (?:choice|call|pick)|surprise|not (?:really )?(?:mind|matter|care|bother)|unimportant|no (?:preference|importance)|up to you|no difference|easy|same to me)\b/.test(
      canon,
    )
  ) {
    frame.any = true;
    return frame;
  }
  const ordinal = ORDINALS.find(([pattern]) => pattern.test(canon))?.[1];
  if (ordinal !== undefined) frame.ordinal = ordinal;
  const [found] = wholeTimes(reading.clause);
  if (found && ordinal === undefined) frame.when = toSlot(found, 'at');
  return frame;
}

export function buildSmallTalk(reading: Reading): SmallTalk {
  const { canon } = reading.clause;
  const topic: SmallTalk['topic'] =
    /\b(?:thank|thanks|appreciate|cheers|grateful|gracias|merci|danke)\b/.test(canon) &&
    !/\bbye\b/.test(canon)
      ? 'thanks'
      : /\b(?:bye|goodbye|good ?night|see (?:you|ya)|farewell|take care|later|ttyl|have a|sayonara|syonara|so long|adios)\b/.test(
            canon,
          )
        ? 'bye'
        : /\bhow (?:are|r|is|have|ya|do you do|goes)\b|\bwhat is (?:up|new)\b|\bare you (?:good|ok|well)\b/.test(
              canon,
            )
          ? 'howAreYou'
          : /\byour (?:\S+ )?name\b|\bwho (?:are|made|created|built)\b|\b(?:bot|robot|human|real|ai|person|maker|creator|made|call you)\b/.test(
                canon,
              )
            ? 'who'
            : /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|howdy|greetings|yo|hola|hiya|heyo)/.test(
                  canon,
                )
              ? 'greeting'
              : /\b(?:sorry|my bad|oops|apologies)\b/.test(canon)
                ? 'apology'
                : /\b(?:good job|well done|nice|great|awesome|amazing|love|perfect|brilliant|cool|rock)\b/.test(
                      canon,
                    )
                  ? 'praise'
                  : 'chat';
  return { kind: 'smallTalk', ...base(reading), topic };
}

export function buildHelp(reading: Reading): Help {
  const { canon } = reading.clause;
  const topic: Help['topic'] =
    /\b(?:how (?:do|can|could|would|should|to|is) (?:i|we|you|a|to)?|show me how|tell me how|know how)\b/.test(
      canon,
    )
      ? 'howTo'
      : /\b(?:repeat|again|pardon|say that|one more time|once more|hear|catch that|what did you say|restate|replay)\b/.test(
            canon,
          )
        ? 'repeat'
        : /\b(?:explain|clarify|elaborate|mean|unclear|rephrase|confus|mistake|not (?:\S+ )?clear|understand)\b/.test(
              canon,
            )
          ? 'explain'
          : /\b(?:check|confirm|verify|did you get)\b/.test(canon)
            ? 'check'
            : /\bhelp\b.{0,30}\b(?:calendar|schedule|event)|\b(?:manage|customi[sz]e|organi[sz]e|coordinate)\b/.test(
                  canon,
                )
              ? 'start'
              : 'capabilities';
  const about: Help['about'] | undefined = /\b(?:meeting|event|appointment|schedule a)\b/.test(canon)
    ? 'event'
    : /\breminder/.test(canon)
      ? 'reminder'
      : /\bcalendar\b/.test(canon)
        ? 'calendar'
        : undefined;
  return { kind: 'help', ...base(reading), topic, ...(about ? { about } : {}) };
}

/** Says what it is and, where it helps, what we could do instead; nothing happens before a yes. */
export function buildOutOfScope(reading: Reading, topic: OutOfScopeTopic): OutOfScope {
  const frame: OutOfScope = { kind: 'outOfScope', ...base(reading), topic };
  const instead = alternative(reading, topic);
  if (instead) frame.instead = instead;
  return frame;
}

function alternative(reading: Reading, topic: OutOfScopeTopic): Frame | undefined {
  const { canon, core } = reading.clause;
  const asks = /\?$|^(?:what|when|which|is|are|do|does|did|how|any|list|show|tell|read|check|have)\b/.test(
    core,
  );
  if (asks || /\b(?:cancel|delete|remove|erase|turn off|disable|clear|stop)\b/.test(canon)) return undefined;
  if (topic === 'alarm' || topic === 'timer' || topic === 'list') {
    const reminder = buildReminder(reading);
    if (topic !== 'list') {
      if (reminder.when.length === 0) return undefined;
      delete reminder.text;
    }
    return reminder;
  }
  if (topic === 'reservation' || topic === 'serviceBooking' || topic === 'timeOff') {
    const create = buildCreate(reading);
    return create.event.when.length > 0 || topic === 'serviceBooking' ? create : undefined;
  }
  return undefined;
}
