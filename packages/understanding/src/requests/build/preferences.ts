import { readNotification } from '../../notifications/read-notification.ts';
import type { Background, ForgetPreference, ListPreferences, RememberPreference } from '../frames.ts';
import { slice } from '../text/clause.ts';
import { tidy } from '../text/clean.ts';
import { after, trailing } from './locate.ts';
import { coreStart, matchEnd, pieceAt, type Reading, roleOf, said, toSlot } from './reading.ts';

const base = (reading: Reading) => ({ confidence: reading.confidence, said: said(reading.clause) });

const REMEMBER_LEAD =
  /^(?:remember|note|keep in mind|bear in mind|know|for future reference|from now on|make a note|for the future|be aware|please note)(?: that|,|:)?(?= |$)/;

/** The preference keeps the person's own words, because they are its source. */
export function buildRemember(reading: Reading): RememberPreference {
  const { clause } = reading;
  const lead = REMEMBER_LEAD.exec(clause.core);
  const from = lead ? matchEnd(clause, lead) : coreStart(clause);
  const text = tidy(slice(clause, from, trailing(reading))).replace(/^(?:that|:)\s+/i, '');
  return { kind: 'rememberPreference', ...base(reading), text: text || tidy(said(clause)) };
}

export function buildListPreferences(reading: Reading): ListPreferences {
  const topic = /\b(?:about|for|on) (?:my |the )?(?!me\b)([\p{L} ]{3,40})$/u.exec(
    tidy(said(reading.clause)),
  )?.[1];
  return { kind: 'listPreferences', ...base(reading), ...(topic ? { topic } : {}) };
}

export function buildForget(reading: Reading): ForgetPreference {
  const { clause } = reading;
  const from = after(
    reading,
    /^(?:forget|delete|remove|erase|drop|clear|discard|ignore|stop|you can stop|i no longer)(?: (?:that|what|about|everything|all|the preference|my preference|my preferences|the fact that))*(?= |$)/,
  );
  const all =
    /\b(?:everything|all (?:of )?(?:my|your|the) preferences|all you (?:know|remember)|all preferences)\b/.test(
      clause.canon,
    );
  const text = tidy(slice(clause, from, trailing(reading))).replace(/^(?:for|about|that|of)\s+/i, '');
  const frame: ForgetPreference = { kind: 'forgetPreference', ...base(reading) };
  if (all) frame.all = true;
  else if (text && !/^(?:it|this|that|preferences?|my preferences?)$/i.test(text)) frame.text = text;
  return frame;
}

export function buildBackground(reading: Reading): Background {
  const { canon } = reading.clause;
  const quiet =
    /^(?:quiet|silence|silent|mute|do not disturb|dnd|no (?:messages|pings|notifications)|leave me alone|be quiet|keep quiet|stay quiet|go quiet)\b|\b(?:do not|stop|never|no) (?:message|messaging|ping|pinging|text|texting|disturb|bother|contact|write|notify|contacting|disturbing|bothering|notifying)\w* ?(?:to )?me\b/.test(
      canon.replace(/^(?:please|can you|could you) /, ''),
    );
  const on = /\b(?:turn on|resume|restart|enable|start|unmute|switch on|unpause)\b/.test(canon);
  const what = /\b(?:briefings?|daily|morning|digests?|summary)\b/.test(canon)
    ? 'briefings'
    : /\breminders?\b/.test(canon)
      ? 'reminders'
      : /\b(?:nudges?|check-?ins?|proactive)\b/.test(canon)
        ? 'nudges'
        : 'all';
  const when = reading.clause.tokens.flatMap((token) => {
    const found = pieceAt(token);
    return found && token.time?.start === token.start ? [toSlot(token.time, roleOf(token.time, 'at'))] : [];
  });
  const wish = readNotification(said(reading.clause));
  return {
    kind: 'background',
    ...base(reading),
    action: on ? 'resume' : quiet ? 'quiet' : 'pause',
    what,
    // The wish carries its own times.
    when: wish ? [] : when,
    ...(wish ? { wish } : {}),
  };
}
