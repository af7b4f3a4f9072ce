import type { ConversationState, EventMention } from '../conversation.ts';
import { CHANGING_KINDS, type Choose, type Correct, type Frame } from '../frames.ts';
import type { Read } from '../join.ts';
import { referenceOf } from '../join.ts';
import type { EventReference } from '../slot-types.ts';
import { ACT } from '../understanding.ts';
import type { When } from '../when-port.ts';
import { applyChanges } from './apply.ts';
import { changesOf, pointsBack, readChanges } from './changes.ts';
import { fillSlot } from './fill.ts';

type Resolve = (phrase: string) => When;

/** Reads what was said in the light of what was being talked about. */
export function inContext(
  frames: Frame[],
  reads: readonly Read[],
  state: ConversationState,
  resolve: Resolve,
): Frame[] {
  const booked = bookIt(frames, state);
  if (booked) return [booked];
  const agreed = agreement(frames, state);
  if (agreed) return agreed;
  const filled = state.question ? fillSlot(frames, reads, state, resolve) : undefined;
  if (filled) return filled;
  const chosen = choice(frames, reads, state);
  if (chosen) return [chosen];
  const corrected = correction(frames, reads, state, resolve);
  if (corrected) return corrected;
  const again = followUp(frames, reads, state);
  if (again) return [again];
  const settled = frames.map((frame) => settle(frame, state));
  // 'yes, and book lunch with Bob': the yes still counts
  const [first] = settled;
  if (
    first &&
    state.pending &&
    first.kind !== 'confirm' &&
    first.kind !== 'reject' &&
    /^(?:yes|yeah|yep|yup)\b/i.test(reads[0]?.frame.said ?? '')
  ) {
    return [{ kind: 'confirm', confidence: 0.75, said: first.said }, ...settled];
  }
  return settled;
}

/** Words that are thanks or a new order by themselves, and a yes to what has just been proposed. */
function agreement(frames: Frame[], state: ConversationState): Frame[] | undefined {
  const [frame] = frames;
  const pending = state.pending?.frame;
  if (!frame || !pending || frames.length !== 1) return undefined;
  const yes: Frame = { kind: 'confirm', confidence: 0.85, said: frame.said };
  if (
    frame.kind === 'smallTalk' &&
    (frame.topic === 'thanks' || frame.topic === 'praise') &&
    /^(?:oh,? )?(?:ok|okay|great|perfect|good|awesome|nice|better|cool|excellent|wonderful|lovely|fine|much better)\b/i.test(
      frame.said,
    )
  )
    return [yes];
  if (frame.kind === 'completeReminder' && /\b(?:good|well done|ok)\b/i.test(frame.said))
    return [{ ...yes, confidence: 0.6 }];
  // 'Shall I cancel it?' – 'Cancel it'
  if (pending.kind === 'cancelEvent') {
    if (frame.kind === 'cancelEvent' && sameEvent(frame.reference, pending.reference)) return [yes];
    if (
      frame.kind === 'reject' &&
      /\b(?:cancel|delete|remove)(?: (?:it|that|this)\b|[.!]*$)/i.test(frame.said) &&
      !/^(?:no|nope|don't|do not|never)\b/i.test(frame.said)
    )
      return [yes];
  }
  // 'Is this good?' – 'Add that appointment', 'Confirm the lunch'
  if (
    pending.kind === 'createEvent' &&
    frame.kind === 'createEvent' &&
    !frame.event.title &&
    frame.event.when.length === 0 &&
    frame.event.people.length === 0 &&
    /\b(?:that|it|this)\b/i.test(frame.said)
  )
    return [yes];
  if (frame.kind === 'queryDetail' && /^(?:please )?confirm\b/i.test(frame.said)) return [yes];
  return undefined;
}

/** Points at nothing else than the event already meant. */
function sameEvent(reference: EventReference, pending: EventReference): boolean {
  if (pointsBack(reference)) return true;
  if (reference.title && pending.title) return reference.title.toLowerCase() === pending.title.toLowerCase();
  if (reference.title) return false;
  const names = new Set(pending.people.map((person) => person.said.toLowerCase()));
  if (reference.people.length > 0)
    return reference.people.every((person) => names.has(person.said.toLowerCase()));
  return (
    reference.when.length > 0 &&
    reference.when.every((slot) =>
      pending.when.some((other) => other.phrase.toLowerCase() === slot.phrase.toLowerCase()),
    )
  );
}

/** 'the second one', 'the 3pm one', 'any': an answer to a list. */
function choice(frames: Frame[], reads: readonly Read[], state: ConversationState): Choose | undefined {
  const options = state.options ?? [];
  const [frame] = frames;
  if (!frame || options.length === 0) return undefined;
  const choose = frames.find((one): one is Choose => one.kind === 'choose');
  if (choose) return withOption(choose, options);
  if (frame.kind === 'confirm' && options.length === 1)
    return withOption(
      { kind: 'choose', confidence: frame.confidence, said: frame.said, ordinal: 1 },
      options,
    );
  // a bare time among the offered ones picks it
  const [read] = reads;
  const changes = reads.length === 1 && read ? (readChanges(read.reading) ?? bareHour(read)) : undefined;
  const when = changes?.when?.[0];
  if (when && Object.keys(changes ?? {}).length === 1) {
    const choice: Choose = withOption({ kind: 'choose', confidence: 0.85, said: frame.said, when }, options);
    // nothing but the time was said: a pick, even if it has to be looked up
    if (choice.id || !/\b(?:make|want|change|move|have|need|instead|prefer)\b/i.test(frame.said))
      return choice;
  }
  return undefined;
}

/** 'let's do 10': among offered times a bare number is an hour. */
function bareHour(read: Read): Correct['changes'] | undefined {
  const hour =
    /^(?:(?:let us|i will|i would|we will|ok|okay|yes|the) ?)*(?:go with|do|take|say|make it|prefer|book)? ?(?:the )?(\d{1,2}(?::\d{2})?)(?: (?:one|please|then|works))*$/.exec(
      read.reading.clause.canon,
    )?.[1];
  const number = Number(hour?.split(':')[0] ?? 99);
  if (!hour || number > 24 || (number < 5 && !hour.includes(':') && read.frame.kind === 'choose'))
    return undefined;
  const when = read.reading.resolve(`at ${hour}`);
  return when.kind === 'none'
    ? undefined
    : { when: [{ phrase: `at ${hour}`, start: 0, end: 0, role: 'at', when }] };
}

function withOption(choose: Choose, options: NonNullable<ConversationState['options']>): Choose {
  if (choose.any) {
    const [first] = options;
    return first ? { ...choose, id: first.id } : choose;
  }
  if (choose.ordinal !== undefined) {
    const option = options.at(choose.ordinal > 0 ? choose.ordinal - 1 : choose.ordinal);
    return option ? { ...choose, id: option.id } : choose;
  }
  const when = choose.when?.when;
  const clocks = when?.kind === 'instant' ? [when, ...(when.alternatives ?? [])] : [];
  for (const reading of clocks) {
    if (reading.kind !== 'instant') continue;
    const matches = options.filter((option) => {
      const local = option.start?.slice(11, 16);
      return (
        local === reading.at.toPlainTime().toString({ smallestUnit: 'minute' }) &&
        (!reading.dateSaid || option.start?.slice(0, 10) === reading.at.toPlainDate().toString())
      );
    });
    const [only] = matches;
    if (only && matches.length === 1) return { ...choose, id: only.id };
  }
  if (when?.kind === 'interval') {
    const matches = options.filter(
      (option) =>
        option.start !== undefined && option.start.slice(0, 10) === when.start.toPlainDate().toString(),
    );
    const [only] = matches;
    if (only && matches.length === 1) return { ...choose, id: only.id };
  }
  return choose;
}

/** 'yes, but at 4', 'make it half an hour', 'I meant Thursday', 'no, the other one'. */
function correction(
  frames: Frame[],
  reads: readonly Read[],
  state: ConversationState,
  resolve: Resolve,
): Frame[] | undefined {
  const target = state.pending?.frame ?? state.lastFrames?.find(changeable);
  if (!target && !state.focus) return undefined;
  const answer = frames[0]?.kind === 'confirm' || frames[0]?.kind === 'reject' ? frames[0] : undefined;
  const rest = answer ? frames.slice(1) : frames;
  const agreed =
    answer?.kind === 'confirm' ||
    /^(?:yes|yeah|yep|yup|ok|okay|sure|good|great|perfect|fine|looks good)\b/i.test(frames[0]?.said ?? '');
  let changes: Correct['changes'] | undefined;
  for (const frame of rest) {
    const own = changesOf(frame) ?? takenOff(frame, target);
    if (own === undefined || Object.keys(own).length === 0) continue;
    changes = Object.assign({}, changes, own);
  }
  if (!changes && (rest.length === 0 || rest.every(weak))) {
    for (const read of reads) {
      const own = readChanges(read.reading);
      if (own) changes = Object.assign({}, changes, own);
    }
  }
  if (!changes || Object.keys(changes).length === 0) return undefined;
  const asked = rest.find(
    (frame) =>
      (frame.kind === 'cancelEvent' && !changes.removePeople) ||
      (frame.kind === 'createEvent' && frame.confidence >= 0.75 && frame.event.title),
  );
  if (asked) return undefined;
  const said = frames.map((frame) => frame.said).join(' ');
  const correct: Correct = { kind: 'correct', confidence: 0.85, said, agreed, changes };
  if (state.pending) correct.revised = applyChanges(state.pending.frame, changes, resolve);
  else {
    // nothing waits: the change is to what has just been done
    const direct = rest.find((frame) => changesOf(frame) !== undefined);
    if (direct)
      return rest.map((frame) => ({ ...settle(frame, state), confidence: Math.max(frame.confidence, 0.75) }));
    const redone = changes.reference
      ? state.lastFrames?.find((frame) => CHANGING_KINDS.has(frame.kind) && referenceOf(frame))
      : undefined;
    const revised = redone ? applyChanges(redone, changes, resolve) : asMove(changes, state);
    if (!revised) return undefined;
    correct.revised = revised;
  }
  return [correct];
}

/** 'remove Rose' while an event with Rose is on the table takes Rose off it. */
function takenOff(frame: Frame, target: Frame | undefined): Correct['changes'] | undefined {
  if (
    frame.kind !== 'cancelEvent' ||
    frame.reference.people.length === 0 ||
    frame.reference.title ||
    frame.reference.noun
  )
    return undefined;
  const people =
    target && (target.kind === 'createEvent' || target.kind === 'findTime')
      ? target.event.people
      : target && (target.kind === 'invitePeople' || target.kind === 'uninvitePeople')
        ? target.people
        : [];
  const names = new Set(people.map((person) => person.said.toLowerCase()));
  return frame.reference.people.every((person) => names.has(person.said.toLowerCase()))
    ? { removePeople: frame.reference.people }
    : undefined;
}

const changeable = (frame: Frame): boolean =>
  frame.kind === 'createEvent' || frame.kind === 'moveEvent' || frame.kind === 'setReminder';

/** Frames that a fragment may have been mistaken for. */
function weak(frame: Frame): boolean {
  return (
    (frame.confidence < ACT &&
      !/^(?:what(?! about)|when|who|where|do i|am i|is|how (?!about))\b/i.test(frame.said)) ||
    frame.kind === 'unclear' ||
    frame.kind === 'confirm' ||
    frame.kind === 'reject' ||
    frame.kind === 'choose' ||
    frame.kind === 'smallTalk' ||
    frame.kind === 'outOfScope' ||
    frame.kind === 'correct' ||
    (frame.kind === 'createEvent' && (frame.confidence < 0.75 || !frame.event.title)) ||
    (frame.kind === 'queryAgenda' && /^(?:how|what) about\b/i.test(frame.said)) ||
    frame.kind === 'invitePeople' ||
    frame.kind === 'moveEvent'
  );
}

function asMove(changes: Correct['changes'], state: ConversationState): Frame | undefined {
  const reference: EventReference = {
    people: [],
    when: [],
    anaphor: 'it',
    ...(state.focus ? { id: state.focus.id } : {}),
  };
  const common = { confidence: 0.8, said: '', continues: true };
  if (changes.when) return { kind: 'moveEvent', ...common, reference, to: changes.when };
  if (changes.duration || changes.end || changes.by) {
    return {
      kind: 'resizeEvent',
      ...common,
      reference,
      ...(changes.duration ? { duration: changes.duration } : {}),
      ...(changes.end ? { end: changes.end } : {}),
      ...(changes.by ? { by: changes.by } : {}),
    };
  }
  if (changes.title) return { kind: 'renameEvent', ...common, reference, title: changes.title };
  if (changes.place) return { kind: 'changeDetails', ...common, reference, place: changes.place };
  if (changes.addPeople) return { kind: 'invitePeople', ...common, reference, people: changes.addPeople };
  if (changes.removePeople)
    return { kind: 'uninvitePeople', ...common, reference, people: changes.removePeople };
  return undefined;
}

/** 'am I free at 3?' – 'book it'. */
function bookIt(frames: Frame[], state: ConversationState): Frame | undefined {
  const last = state.lastFrames?.at(-1);
  const said = frames[0]?.said ?? '';
  if (last?.kind !== 'queryFree' || last.when.length === 0 || state.pending || frames.length !== 1)
    return undefined;
  if (
    !/^(?:(?:ok|okay|great|yes|cool|perfect|good|then|so)[ ,]+)*(?:please )?(?:book|schedule|block|take|reserve|hold|grab) (?:it|that|this)\b/i.test(
      said,
    )
  )
    return undefined;
  const event = {
    people: last.people,
    when: last.when,
    ...(last.duration ? { duration: last.duration } : {}),
  };
  return { kind: 'createEvent', confidence: 0.75, said, event, continues: true };
}

/** 'and Friday?', 'what about next week': the last question again, for another time. */
function followUp(frames: Frame[], reads: readonly Read[], state: ConversationState): Frame | undefined {
  const last = state.lastFrames?.at(-1);
  const [read] = reads;
  if (!last || !read || reads.length !== 1 || frames.length !== 1) return undefined;
  const asked =
    last.kind === 'queryAgenda' ||
    last.kind === 'queryFree' ||
    last.kind === 'queryDetail' ||
    last.kind === 'queryNext';
  if (!asked || state.pending) return undefined;
  const [frame] = frames;
  const open =
    frame &&
    (frame.kind === 'unclear' ||
      frame.kind === 'outOfScope' ||
      frame.confidence < ACT ||
      /^(?:and|what about|how about|ok and|then|curious)\b/i.test(frame.said) ||
      /^(?:(?:no|oops|sorry|whoops)[ ,]+)*i mean(?:t)?\b/i.test(frame.said));
  if (!open) return undefined;
  const changes = readChanges(read.reading);
  if (changes?.reference && last.kind !== 'queryFree') {
    const { title, people } = changes.reference;
    const reference = {
      ...last.reference,
      ...(title ? { title } : {}),
      ...(people.length > 0 ? { people } : {}),
      ...(changes.when ? { when: changes.when } : {}),
    };
    return { ...last, reference, said: frame.said, continues: true, confidence: 0.8 };
  }
  if (changes?.when) {
    if (last.kind === 'queryFree')
      return { ...last, when: changes.when, said: frame.said, continues: true, confidence: 0.8 };
    return {
      ...last,
      reference: { ...last.reference, when: changes.when },
      said: frame.said,
      continues: true,
      confidence: 0.8,
    };
  }
  if (changes?.addPeople && last.kind !== 'queryFree')
    return {
      ...last,
      reference: { ...last.reference, people: changes.addPeople },
      said: frame.said,
      continues: true,
      confidence: 0.75,
    };
  if (changes?.addPeople && last.kind === 'queryFree')
    return { ...last, people: changes.addPeople, said: frame.said, continues: true, confidence: 0.75 };
  return undefined;
}

/** Pronouns and ordinals get the id of the event they stand for. */
function settle(frame: Frame, state: ConversationState): Frame {
  if (frame.kind === 'cancelEvent' && state.pending && pointsBack(frame.reference) && !frame.reference.noun) {
    return { kind: 'reject', confidence: frame.confidence, said: frame.said, stop: true };
  }
  if (
    frame.kind === 'reject' &&
    !state.pending &&
    !state.question &&
    state.focus &&
    /\b(?:cancel|delete|remove|drop|scrap) (?:it|that|this)\b/i.test(frame.said)
  ) {
    return {
      kind: 'cancelEvent',
      confidence: 0.75,
      said: frame.said,
      reference: { people: [], when: [], anaphor: 'it', id: state.focus.id },
    };
  }
  const [fired] = state.reminders ?? [];
  if (
    fired &&
    frame.kind === 'setReminder' &&
    !frame.text &&
    !frame.about &&
    /\b(?:again|later)\b/i.test(frame.said)
  ) {
    return {
      kind: 'snoozeReminder',
      confidence: 0.85,
      said: frame.said,
      reminder: { when: [], id: fired.id },
      until: frame.when,
      continues: true,
    };
  }
  if (
    fired &&
    frame.kind === 'reject' &&
    !state.pending &&
    !state.focus &&
    /\b(?:cancel|delete|remove|stop) (?:it|that|this)\b/i.test(frame.said)
  ) {
    return {
      kind: 'cancelReminder',
      confidence: 0.8,
      said: frame.said,
      reminder: { when: [], id: fired.id },
      continues: true,
    };
  }
  if (
    fired &&
    (frame.kind === 'snoozeReminder' ||
      frame.kind === 'completeReminder' ||
      frame.kind === 'cancelReminder') &&
    !frame.reminder.text &&
    !frame.reminder.all
  ) {
    const nth =
      frame.reminder.ordinal === undefined
        ? fired
        : state.reminders?.at(
            frame.reminder.ordinal > 0 ? frame.reminder.ordinal - 1 : frame.reminder.ordinal,
          );
    return {
      ...frame,
      confidence: Math.max(frame.confidence, 0.85),
      reminder: { ...frame.reminder, id: (nth ?? fired).id },
      continues: true,
    };
  }
  const reference = referenceOf(frame);
  if (!reference || reference.id !== undefined) return frame;
  const event = eventOf(reference, state);
  if (!event) return frame;
  return { ...frame, reference: { ...reference, id: event.id }, continues: true } as Frame;
}

function eventOf(reference: EventReference, state: ConversationState): EventMention | undefined {
  const shown = state.shown ?? [];
  if (
    reference.ordinal !== undefined &&
    !reference.title &&
    reference.when.length === 0 &&
    shown.length > 0
  ) {
    return shown.at(reference.ordinal > 0 ? reference.ordinal - 1 : reference.ordinal);
  }
  if (reference.anaphor === 'other' && shown.length === 2)
    return shown.find((event) => event.id !== state.focus?.id);
  if (reference.all || reference.anaphor === 'them') return undefined;
  return pointsBack(reference) ? state.focus : undefined;
}
