import type { EventReference, Frame, Person, TimeSlot } from '@catch/understanding';

/** Frames with a fact put in its place: nothing else of the request changes. */

export const withEvent = (frame: Frame, id: string): Frame =>
  'reference' in frame
    ? ({ ...frame, reference: { ...frame.reference, id } satisfies EventReference, continues: true } as Frame)
    : frame;

export const withScope = (frame: Frame, scope: 'this' | 'following' | 'all'): Frame =>
  'reference' in frame ? ({ ...frame, scope, continues: true } as Frame) : frame;

const isNamed = (person: Person, said: string): boolean =>
  [person.email, person.name, person.said, person.role].some((word) => word === said);

/** Gives the person called `said` an address, or takes them off when there is none. */
export function withAddress(frame: Frame, said: string, email: string | undefined): Frame {
  const change = (people: readonly Person[]): Person[] =>
    people.flatMap((person) => (isNamed(person, said) ? (email ? [{ ...person, email }] : []) : [person]));
  switch (frame.kind) {
    case 'createEvent':
    case 'findTime':
      return { ...frame, event: { ...frame.event, people: change(frame.event.people) }, continues: true };
    case 'invitePeople':
    case 'uninvitePeople':
    case 'queryFree':
      return { ...frame, people: change(frame.people), continues: true };
    default:
      return frame;
  }
}

/** The same request at exactly this time; lengths and repetitions that were said stay. */
export function atTime(frame: Frame, slot: TimeSlot): Frame {
  const others = (slots: readonly TimeSlot[]) => slots.filter(({ role }) => role === 'duration');
  switch (frame.kind) {
    case 'createEvent':
    case 'findTime':
      return {
        ...frame,
        event: { ...frame.event, when: [...others(frame.event.when), { ...slot, role: 'at' }] },
        continues: true,
      };
    case 'moveEvent':
      return { ...frame, to: [...others(frame.to), { ...slot, role: 'to' }], continues: true };
    case 'setReminder':
      return { ...frame, when: [{ ...slot, role: 'at' }], continues: true };
    case 'snoozeReminder':
      return { ...frame, until: [{ ...slot, role: 'at' }], continues: true };
    case 'queryFree':
      return { ...frame, when: [{ ...slot, role: 'at' }], continues: true };
    default:
      return frame;
  }
}

export function timesOf(frame: Frame): readonly TimeSlot[] {
  switch (frame.kind) {
    case 'createEvent':
    case 'findTime':
      return frame.event.when;
    case 'moveEvent':
      return frame.to;
    case 'setReminder':
    case 'queryFree':
      return frame.when;
    default:
      return [];
  }
}
