import { ACT, ASK, type Frame, type Person } from '@catch/understanding';
import { mendEvent } from './mend-event.ts';

/** What reading leaves behind and a person would not mean: cleared away before anything is done. */
export function tidyFrame(frame: Frame): Frame[] {
  switch (frame.kind) {
    case 'createEvent':
      return eachStretch(
        doubtful({
          ...frame,
          event: mendEvent({ ...frame.event, people: named(frame.event.people) }, frame.said),
        }),
      );
    case 'findTime':
      return [
        { ...frame, event: mendEvent({ ...frame.event, people: named(frame.event.people) }, frame.said) },
      ];
    case 'invitePeople':
    case 'uninvitePeople':
      return [{ ...frame, people: named(frame.people) }];
    case 'queryContact':
      return [{ ...frame, people: whose(frame.said) ?? named(frame.people) }];
    case 'moveEvent':
      return [withoutTail(frame, /\s+to\s+(?:at\s+)?\d{1,2}(?::\d\d)?$/i)];
    case 'resizeEvent':
      return [withoutTail(frame, /\s+(?:short|shorter|longer|down|up)$/i)];
    case 'cancelEvent':
      return eachNamed(frame);
    case 'listPreferences':
      return [
        /^(?:my |your )?(?:preferences?|settings?|me|habits?|likes|memory|everything)$/i.test(
          frame.topic ?? '',
        )
          ? withoutTopic(frame)
          : frame,
      ];
    default:
      return [frame];
  }
}

/** 'Invite somebody' names nobody. */
const named = (people: readonly Person[]): Person[] =>
  people.filter(
    ({ said }) =>
      !/^(?:somebody|someone|anybody|anyone|people|others?|some people|a few people|what|who)$/i.test(said),
  );

/** "What's Ana's address?" asks for Ana. */
function whose(said: string): Person[] | undefined {
  const name = /\bwhat(?:['’]?s| is)\s+(.+?)['’]s?\s+(?:e-?mail|address|contact|mail)\b/i.exec(said)?.[1];
  return name ? [{ name, said: name }] : undefined;
}

function withoutTail<F extends Extract<Frame, { reference: unknown }>>(frame: F, tail: RegExp): F {
  const title = frame.reference.title?.replace(tail, '');
  return title === frame.reference.title || !title
    ? frame
    : { ...frame, reference: { ...frame.reference, title } };
}

/** 'The review and the roadmap' are two. */
function eachNamed(frame: Extract<Frame, { kind: 'cancelEvent' }>): Frame[] {
  const titles =
    frame.reference.title?.split(/,?\s+and\s+(?=(?:the|my|our)\s)|,\s+(?=(?:the|my|our)\s)/i) ?? [];
  return titles.length > 1
    ? titles.map((title) => ({
        ...frame,
        reference: { ...frame.reference, title: title.replace(/^(?:the|my|our)\s+/i, '') },
      }))
    : [frame];
}

/** 'My preferences' are all of them. */
function withoutTopic({ topic: _topic, ...frame }: Extract<Frame, { kind: 'listPreferences' }>): Frame {
  return frame;
}

const MAKES =
  /\b(?:book|schedule|add|put|create|block|set|make|plan|arrange|organi[sz]e|pencil|reserve|hold|meet|lunch|dinner|breakfast|brunch|coffee)\b/i;

/** 'Football goes until one' names an end and orders nothing: it is asked about, not booked. */
function doubtful(frame: Extract<Frame, { kind: 'createEvent' }>): Frame {
  const { when } = frame.event;
  const isLoose =
    when.length > 0 && when.every(({ when: read }) => read.kind === 'open' || read.kind === 'deadline');
  return isLoose && !frame.continues && !MAKES.test(frame.said)
    ? { ...frame, confidence: Math.min(frame.confidence, (ASK + ACT) / 2) }
    : frame;
}

/** 'From 9 to 11 and from 2 to 4': with a gap between them they are two events; of two days it is asked. */
function eachStretch(frame: Frame): Frame[] {
  if (frame.kind !== 'createEvent') return [frame];
  const times = frame.event.when.filter(({ role }) => role === 'at');
  const [slot, ...more] = times;
  if (slot?.when.kind !== 'windows' || slot.when.choice !== 'all-of' || more.length > 0) return [frame];
  const { windows, allDay } = slot.when;
  const isApart = windows.every(({ start, end }, index) => {
    const before = windows[index - 1];
    return (
      start.epochMilliseconds < end.epochMilliseconds &&
      start.toPlainDate().equals(end.toPlainDate()) &&
      (!before ||
        (before.end.epochMilliseconds < start.epochMilliseconds &&
          before.start.toPlainDate().equals(start.toPlainDate())))
    );
  });
  if (allDay || windows.length < 2 || !isApart) return [frame];
  return windows.map(({ start, end }): Frame => {
    const clock = (at: typeof start) => at.toPlainTime().toString({ smallestUnit: 'minute' });
    const phrase = `${start.toPlainDate()} ${clock(start)} to ${clock(end)}`;
    const when = {
      kind: 'interval' as const,
      text: phrase,
      rule: slot.when.rule,
      start,
      end,
      grain: 'minute' as const,
      allDay: false,
      dateSaid: true,
      range: true,
    };
    const others = frame.event.when.filter((one) => one !== slot);
    return { ...frame, event: { ...frame.event, when: [...others, { ...slot, phrase, when }] } };
  });
}
