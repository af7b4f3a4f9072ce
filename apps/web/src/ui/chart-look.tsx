/** What the plots have in common, so that they read as one set. */
export const axisLook = {
  tickLine: false,
  axisLine: false,
  tick: { fill: 'var(--ink-faint)' },
} as const;

export const tooltipLook = {
  cursor: { fill: 'var(--surface-hover)' },
  contentStyle: {
    background: 'var(--surface-raised)',
    border: '1px solid var(--line)',
    borderRadius: 10,
    boxShadow: 'var(--shadow-lifted)',
  },
} as const;

export const legendLook = {
  itemSorter: null,
  iconType: 'circle',
  iconSize: 8,
  formatter: (name: string) => <span className="text-ink-soft">{name}</span>,
} as const;
