const colors = [
  'var(--calendar-1-line)',
  'var(--calendar-3-line)',
  'var(--calendar-5-line)',
  'var(--calendar-2-line)',
];

/** A channel's colour in the plot and in the breakdown. */
export const channelColor = (index: number): string => colors[index % colors.length] ?? 'currentcolor';
