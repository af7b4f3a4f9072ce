import { classNames } from '../lib/class-names.ts';

interface Props {
  /** Its size. */
  readonly className?: string;
  readonly shape?: 'line' | 'control' | 'card' | 'round';
}

const shapes = {
  line: 'rounded-md',
  control: 'rounded-control',
  card: 'rounded-card',
  round: 'rounded-full',
};

/** Takes the shape of what is coming; give it the real thing's size. */
export function Skeleton({ className, shape = 'line' }: Props) {
  return (
    <div
      aria-hidden="true"
      className={classNames('edge animate-shimmer bg-line', shapes[shape], className)}
    />
  );
}
