import { DAYS, type WeekPerson } from './people.ts';

export interface WeekEvent {
  readonly title: string;
  /** On the owner's own clock. */
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly place?: string;
  readonly guests?: readonly string[];
  readonly daily?: boolean;
}

/** Something that happens to a calendar during the week, on its owner's clock. */
export type Happening =
  | { readonly at: string; readonly kind: 'invitation'; readonly from: string; readonly event: WeekEvent }
  | {
      readonly at: string;
      readonly kind: 'move';
      readonly title: string;
      readonly to: { readonly from: string; readonly to: string };
    }
  | { readonly at: string; readonly kind: 'call-off'; readonly title: string };

const [THURSDAY = '', FRIDAY = '', , , MONDAY = '', TUESDAY = '', WEDNESDAY = ''] = DAYS;
const colleague = ({ index }: WeekPerson): string => `colleague.${index}@example.net`;

const SUBJECTS = [
  'Budget review',
  'Design talk',
  'Hiring panel',
  'Roadmap',
  'Customer call',
  'Retrospective',
  'Pricing',
  'Launch check',
];
const PLACES = ['Room 4', 'Harbour Street 12', 'Town Hall', 'Café Central', 'North Campus'];

/** What is in somebody's calendar when the week begins; the same every time. */
export function eventsOf(person: WeekPerson): WeekEvent[] {
  if (person.isEmpty) return [];
  const { index } = person;
  const guests = [colleague(person)];
  const pick = <T>(from: readonly T[], salt: number): T => from[(index * 7 + salt * 3) % from.length] as T;
  const meeting = (
    date: string,
    from: string,
    to: string,
    salt: number,
    more: Partial<WeekEvent> = {},
  ): WeekEvent => ({
    title: `${pick(SUBJECTS, salt)} ${salt}`,
    date,
    from,
    to,
    guests,
    ...more,
  });
  return [
    ...(index % 2 === 0
      ? [{ title: 'Stand-up', date: THURSDAY, from: '09:30', to: '09:45', guests, daily: true }]
      : []),
    meeting(THURSDAY, '11:00', '12:00', 1, index % 3 === 0 ? { place: pick(PLACES, 1) } : {}),
    meeting(FRIDAY, '14:00', '15:00', 2),
    ...(index % 5 === 1
      ? [
          meeting(TUESDAY, '13:00', '14:00', 3, { place: 'Harbour Street 12' }),
          meeting(TUESDAY, '14:20', '15:00', 4, { place: 'North Campus' }),
        ]
      : []),
    meeting(MONDAY, '10:00', '11:00', 5),
    ...(index % 5 === 0 ? [{ title: 'Dentist', date: MONDAY, from: '10:30', to: '11:30' }] : []),
    meeting(TUESDAY, '11:00', '11:30', 6),
    ...(index % 4 === 1
      ? [
          meeting(WEDNESDAY, '10:00', '10:30', 7),
          meeting(WEDNESDAY, '12:00', '12:30', 8),
          meeting(WEDNESDAY, '15:00', '15:30', 9),
        ]
      : []),
  ];
}

export function happeningsOf(person: WeekPerson): Happening[] {
  if (person.isEmpty) return [];
  const { index } = person;
  const from = `partner.${index}@example.net`;
  const found: Happening[] = [];
  if (index % 4 === 0)
    found.push({
      at: index % 8 === 0 ? '2026-10-22T23:30' : '2026-10-23T11:20',
      kind: 'invitation',
      from,
      event: { title: 'Quarterly numbers', date: MONDAY, from: '10:15', to: '10:45' },
    });
  if (index % 4 === 1)
    found.push({
      at: '2026-10-23T11:20',
      kind: 'invitation',
      from,
      event: { title: 'Coffee and a chat', date: TUESDAY, from: '16:00', to: '16:30' },
    });
  if (index % 4 === 2)
    found.push({ at: '2026-10-23T10:00', kind: 'move', title: ' 2', to: { from: '15:30', to: '16:00' } });
  if (index % 4 === 3) found.push({ at: '2026-10-27T09:10', kind: 'call-off', title: ' 6' });
  return found;
}
