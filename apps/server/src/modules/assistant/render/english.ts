import type { Phrase, Renderer } from '../renderer.port.ts';
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
import { sayAsked, saySaid } from './say-said.ts';
import { sayStale } from './say-settled.ts';
import { sayNothingElse, sayUnchanged } from './say-unchanged.ts';

/** Plain English, on every channel. */
export const english: Renderer = {
  tell: (value, { timeZone: zone }) => {
    const data = presentForModel(value, zone);
    const told = { ok: value.kind === 'answer' || value.kind === 'receipt', data, value };
    if (value.kind === 'receipt') {
      const made = value.changes.find((change) => change.did === 'created');
      return { ...told, receipt: sayReceipt(value, zone), ...(made ? { eventId: made.after.id } : {}) };
    }
    if (value.kind !== 'refusal') return told;
    if (value.why.code === 'in-doubt') return { ...told, inDoubt: sayRefusal(value, zone) };
    const why = causeOf(value.why);
    return why.code === 'taken-meanwhile' ? { ...told, conflicts: showConflicts(why.conflicts, zone) } : told;
  },
  card: (proposal, call, { timeZone: zone }) => {
    const formatted = sayProposal(proposal, zone) ?? sayCall(call);
    return {
      formatted,
      reason: sayReasons(proposal, formatted, zone),
      conflicts: showConflicts(proposal.conflicts, zone),
      alternatives: proposal.alternatives.flatMap((option) =>
        'slot' in option
          ? [
              {
                ref: option.ref,
                slot: option.slot,
                label: saySlot(option.slot, zone),
                brief: sayBriefly(option.slot, zone),
              },
            ]
          : [],
      ),
    };
  },
  standing: (conversation, { timeZone: zone }) => presentConversation(conversation, zone),
  waiting: (card, { timeZone: zone }) => presentWaiting(card, zone),
  say: (said, { timeZone: zone }, now) => saySaid(said, { zone, now: now.getTime() }),
  regarding: (words, said) => `“${oneLine(words, 100).replace(/[\s.,;:!?]+$/, '')}”: ${said}`,
  stillOpen: (question, { timeZone: zone }) => `Still open: ${sayAsked(question, zone)}`,
  pending: sayPending,
  doing: sayDoing,
  noTime: (asked, left, { timeZone: zone }) => sayNoTime(asked, left, zone),
  stale: (approval, { timeZone: zone }) => sayStale(approval, zone),
  unchanged: sayUnchanged,
  nothingElse: sayNothingElse,
  phrase: (phrase) => PHRASES[phrase],
};

const PHRASES: Readonly<Record<Phrase, string>> = {
  unfinished: 'I could not finish that, and I have not changed anything. Could you say it in another way?',
  stopped: 'I stopped there, and may not have come to all that you asked for. Shall I go on with the rest?',
  'stopped-as-asked': 'Stopped, as you asked.',
  'left-alone': 'All right, I left that as it is.',
  'still-at-it': 'I am seeing to the rest of it now, and will tell you then how it all went.',
};
