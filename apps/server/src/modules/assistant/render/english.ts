import { inFull, type Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import type { Renderer } from '../renderer.port.ts';
import { oneLine } from '../tools/text/one-line.ts';
import { presentConversation } from './present-conversation.ts';
import { presentForModel } from './present-for-model.ts';
import { presentWaiting } from './present-waiting.ts';
import { sayCall } from './say-call.ts';
import { showConflicts } from './say-conflicts.ts';
import { sayDoing } from './say-doing.ts';
import { sayBriefly, saySlot } from './say-event.ts';
import { sayNoTime } from './say-no-time.ts';
import { sayPending } from './say-pending.ts';
import { sayProposal } from './say-proposal.ts';
import { sayReasons } from './say-reason.ts';
import { sayReceipt } from './say-receipt.ts';
import { causeOf, sayRefusal } from './say-refusal.ts';
import { sayStale } from './say-settled.ts';
import { sayPhrase } from './say-talk.ts';
import { sayNothingElse, sayUnchanged } from './say-unchanged.ts';
import { sayAskedOf, sayUtterance } from './say-utterance.ts';
import { showChanges } from './show-card.ts';

/** So much of a message names the wish in it. */
const LONGEST_QUOTE = 50;

/** Plain English, on every channel (docs/voice.md), about a calendar service of this name. */
export function english(service: string): Renderer {
  const named = (reader: Reader): Reader => ({ ...reader, service });
  return {
    report: (value, reader) => report(value, named(reader)),
    card: (proposal, call, reader) => showCard(proposal, call, named(reader)),
    standing: (conversation, reader) => presentConversation(conversation, forModel(named(reader))),
    waiting: (card, reader) => presentWaiting(card, forModel(named(reader))),
    say: (said, reader) => sayUtterance(said, named(reader)),
    regarding: (words, said, reader) =>
      `${say(reader, 'text.quoted', { text: oneLine(words, LONGEST_QUOTE).replace(/[\s.,;:!?]+$/, '') })}: ${said}`,
    stillOpen: (open, reader) => say(reader, 'stillOpen', { question: sayAskedOf(open, named(reader)) }),
    pending: (waiting, reader) => sayPending(waiting, named(reader)),
    doing: sayDoing,
    noTime: (asked, left, reader) => sayNoTime(asked, left, named(reader)),
    stale: (approval, reader) => sayStale(approval, named(reader)),
    unchanged: sayUnchanged,
    nothingElse: sayNothingElse,
    names: (reader) => ({ event: say(reader, 'title.event'), reminder: say(reader, 'title.reminder') }),
    phrase: sayPhrase,
  };
}

const report: Renderer['report'] = (value, reader) => {
  const data = presentForModel(value, forModel(reader));
  const toolReport = { ok: value.kind === 'answer' || value.kind === 'receipt', data, value };
  if (value.kind === 'receipt') {
    const made = value.changes.find((change) => change.did === 'created');
    return { ...toolReport, receipt: sayReceipt(value, reader), ...(made ? { eventId: made.after.id } : {}) };
  }
  if (value.kind !== 'refusal') return toolReport;
  if (value.why.code === 'in-doubt') return { ...toolReport, inDoubt: sayRefusal(value, reader) };
  const why = causeOf(value.why);
  return why.code === 'taken-meanwhile'
    ? { ...toolReport, conflicts: showConflicts(why.conflicts, reader) }
    : toolReport;
};

/** It is read again hours later, in other channels and by staff. */
const showCard: Renderer['card'] = (proposal, call, reader) => {
  const later = inFull(reader);
  const formatted = sayProposal(proposal, later) ?? sayCall(call, reader);
  const conflicts = showConflicts(proposal.conflicts, reader);
  return {
    formatted,
    reason: sayReasons({ ...proposal, conflicts }, formatted, later),
    conflicts,
    changes: showChanges(proposal.changes, later),
    alternatives: proposal.alternatives.flatMap((option) =>
      'slot' in option
        ? [
            {
              ref: option.ref,
              slot: option.slot,
              label: saySlot(option.slot, later),
              brief: sayBriefly(option.slot, reader),
            },
          ]
        : [],
    ),
  };
};

/** What a model reads today it reads again next week. */
const forModel = ({ zone, now, service }: Reader): Reader => ({ zone, now, service, inFull: true });
