/** A meeting that repeats, in the organizer's zone. */
export interface SeriesPlan {
  readonly key: string;
  readonly organizer: string;
  readonly summary: string;
  /** Days after Monday on which the series begins. */
  readonly day: number;
  readonly from: number;
  readonly length: number;
  readonly rule: string;
  readonly guests?: readonly string[];
  readonly more?: Record<string, unknown>;
}

/** Minutes after midnight. */
export const at = (hour: number, minute = 0): number => hour * 60 + minute;

/** Meetings of several people. An answer after the name: ? needsAction, ~ tentative, - declined, else accepted. */
export const MEETINGS: readonly SeriesPlan[] = [
  {
    key: 'planning',
    organizer: 'madrid',
    summary: 'Weekly planning',
    day: 0,
    from: at(10),
    length: 45,
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    guests: ['london', 'berlin', 'kathmandu~', 'saopaulo-'],
    more: { location: 'Sala Retiro' },
  },
  {
    key: 'design',
    organizer: 'newyork',
    summary: 'Design review',
    day: 3,
    from: at(11),
    length: 60,
    rule: 'FREQ=WEEKLY;BYDAY=TH',
    guests: ['losangeles', 'saopaulo', 'madrid?'],
    more: { description: '<p>Bring one thing that is <b>not</b> finished.</p>' },
  },
  {
    key: 'standup',
    organizer: 'staff.one',
    summary: 'Stand-up',
    day: 0,
    from: at(9, 15),
    length: 15,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    guests: ['staff.two'],
  },
  {
    key: 'one-to-one',
    organizer: 'madrid',
    summary: 'Lucía / Daniel',
    day: 2,
    from: at(16),
    length: 30,
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
    guests: ['newyork'],
  },
  {
    key: 'review',
    organizer: 'london',
    summary: 'Monthly review',
    day: 4,
    from: at(15),
    length: 90,
    rule: 'FREQ=MONTHLY;BYDAY=-1FR',
    guests: ['madrid', 'newyork~', 'berlin', 'losangeles?'],
  },
  {
    key: 'all-hands',
    organizer: 'staff.two',
    summary: 'All hands',
    day: 1,
    from: at(17),
    length: 60,
    rule: 'FREQ=MONTHLY;BYDAY=1TU',
    guests: [
      'staff.one',
      'madrid',
      'newyork',
      'kathmandu?',
      'london',
      'losangeles',
      'tokyo-',
      'berlin~',
      'saopaulo',
      'lordhowe?',
    ],
  },
  {
    key: 'handover',
    organizer: 'lordhowe',
    summary: 'Pacific handover',
    day: 1,
    from: at(17),
    length: 30,
    rule: 'FREQ=WEEKLY;BYDAY=TU',
    guests: ['tokyo', 'auckland'],
  },
  {
    key: 'mentoring',
    organizer: 'kathmandu',
    summary: 'Mentoring',
    day: 3,
    from: at(17, 30),
    length: 45,
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH',
    guests: ['berlin?', 'london'],
  },
  {
    key: 'sync',
    organizer: 'losangeles',
    summary: 'Coast to coast',
    day: 0,
    from: at(13),
    length: 30,
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE',
    guests: ['newyork'],
  },
  {
    key: 'clinic',
    organizer: 'unverified',
    summary: 'Office hours',
    day: 2,
    from: at(14),
    length: 60,
    rule: 'FREQ=WEEKLY;BYDAY=WE',
  },
  {
    key: 'release',
    organizer: 'tokyo',
    summary: 'Release night',
    day: 2,
    from: at(22, 30),
    length: 60,
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
    guests: ['auckland', 'lordhowe~'],
  },
  {
    key: 'retro',
    organizer: 'saopaulo',
    summary: 'Retrospective',
    day: 4,
    from: at(16),
    length: 60,
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
    guests: ['newyork', 'losangeles~', 'madrid-'],
  },
];
