import { presentForModel } from './present-for-model.ts';
import type { Renderer } from './renderer.ts';
import { sayCall } from './say-call.ts';
import { showConflicts } from './say-conflicts.ts';
import { sayBriefly, saySlot } from './say-event.ts';
import { sayProposal } from './say-proposal.ts';
import { sayReasons } from './say-reason.ts';
import { sayReceipt } from './say-receipt.ts';
import { causeOf, sayRefusal } from './say-refusal.ts';

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
};
