import { calledOff } from '../cues/called-off.ts';
import { CANCEL_VERB } from '../cues/words.ts';
import type { CancelEvent } from '../frames.ts';
import { after, changeBase, findToken, tokenIndexAt } from './locate.ts';
import { coreStart, matchEnd, type Reading } from './reading.ts';
import { readReference, timesIn, trimTitle } from './reference.ts';

const CANCEL_LEAD = new RegExp(
  `^(?:_time_,? ?)?(?:to )?(?:${CANCEL_VERB}|skip|free up|take|strike|cross|keep|leave|need|i (?:do not|no longer|can not) (?:need|want|attend|make|have)|can no longer (?:attend|make|do|go to?)|(?:we|i) (?:are|am) (?:cancell?ing|deleting|removing)|cancell?ing)(?: (?:out|off|up))?(?= |$)`,
);

const CANCELLED =
  /\b(?:has been|was|got|is|been|needs? to be|should be|have been|must be) (?:cancell?ed|called off|deleted|removed|erased|cleared)\b/;

/** 'Clear my day', 'empty my afternoon': everything in it. */
const WHOLE =
  /^(?:clear|empty|wipe|free)(?: (?:out|up|off))? (?:my|the|our)(?: (?:whole|entire))?(?: (?:day|calendar|schedule|diary)| _time_)(?:$|,? (?:for |on )?_time_|[ ,]+(?:please|thanks))/;

export function buildCancel(reading: Reading): CancelEvent {
  const { clause } = reading;
  const off = calledOff(clause);
  let from = off ? tokenIndexAt(reading, off.at) : after(reading, CANCEL_LEAD);
  let to = clause.tokens.length;
  const passive = CANCELLED.exec(clause.core);
  if (passive && !off && !CANCEL_LEAD.test(clause.core)) {
    from = coreStart(clause);
    const end = clause.offsets.findIndex((start) => start >= clause.coreAt + passive.index);
    if (end > from) to = end;
  } else if (!off) {
    // 'my business trip was cancelled so delete it': the verb stands further in
    const inner = /\b(?:cancel|delete|remove|erase|get rid of)\b/.exec(clause.core);
    if (inner && inner.index > 0 && !CANCEL_LEAD.test(clause.core)) from = matchEnd(clause, inner);
  }
  const reason = findToken(reading, from, (norm) => norm === 'because' || norm === 'since' || norm === 'so');
  const forGood = findToken(
    reading,
    from,
    (norm, index) => norm === 'for' && clause.tokens[index + 1]?.norm === 'good',
  );
  // '… and let him know': whoever is invited is told anyway
  const telling = findToken(
    reading,
    from,
    (norm, index) =>
      /^(?:and|then|,)$/.test(norm) &&
      /^(?:let|tell|notify|inform|message|email)$/.test(clause.tokens[index + 1]?.norm ?? ''),
  );
  // 'No lesson on Tuesday, the teacher is ill'
  // and 'cancel that, my husband will go'
  const points = /^(?:it|that|this|them)$/.test(clause.tokens[from]?.norm ?? '');
  const aside = off || points ? findToken(reading, from + 1, (norm) => norm === ',') : -1;
  const stop =
    aside > from ? aside : reason > from ? reason : forGood > from ? forGood : telling > from ? telling : to;
  const { reference } = readReference(reading, from, stop);
  // 'The lesson is cancelled today': the day stands behind it
  if (to < clause.tokens.length) reference.when.push(...timesIn(reading, to, clause.tokens.length));
  trimTitle(
    reference,
    /\s+(?:altogether|entirely|completely|permanently|forever|any ?more|after all|for me|(?:whole |entire )?series)$/i,
  );
  if (
    /\b(?:calendar|schedule|day)\b/.test(clause.core) &&
    !reference.title &&
    !reference.noun &&
    /^(?:clear|empty|erase|wipe|clean|delete|nuke|keep|leave|make sure)/.test(clause.core)
  ) {
    reference.all = true;
  }
  if (off && !/\b(?:all|every)\b(?<!\bafter all)/.test(clause.core)) delete reference.all;
  if (WHOLE.test(clause.core)) {
    reference.all = true;
    delete reference.noun;
  }
  if (
    /^(?:free up|clear)\b/.test(clause.core) &&
    !reference.title &&
    !reference.noun &&
    reference.when.length > 0
  )
    reference.all = true;
  if (
    reference.noun &&
    /^(?:everything|calendar|schedule|events|meetings|appointments|activities|schedules|plans)$/.test(
      reference.noun,
    ) &&
    reference.people.length === 0 &&
    !reference.ordinal &&
    !reference.next
  ) {
    reference.all = true;
  }
  return { kind: 'cancelEvent', ...changeBase(reading), reference, ...(off ? { absent: true } : {}) };
}
