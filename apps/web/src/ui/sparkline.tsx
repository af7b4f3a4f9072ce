interface Props {
  readonly values: readonly number[];
  /** The same in words, for people who cannot see it. */
  readonly label: string;
  readonly className?: string;
}

const HEIGHT = 24;
const STEP = 5;
const BAR = 4;

/** How something went over time, small enough for a table. What is there at all can be seen. */
export function Sparkline({ values, label, className = 'h-6 w-30' }: Props) {
  const most = Math.max(1, ...values);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * STEP - (STEP - BAR)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={className}
    >
      <title>{label}</title>
      {values.map((value, index) => {
        const height = value === 0 ? 1 : Math.max(3, (value / most) * HEIGHT);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in time, which never changes its order
            key={index}
            x={index * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            fill={value === 0 ? 'var(--line)' : 'var(--accent)'}
          />
        );
      })}
    </svg>
  );
}
