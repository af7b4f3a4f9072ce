import { encode } from 'uqr';

/** White around it, as scanners want it: in modules. */
const QUIET = 4;

/** Black on white in either theme: phones do not read it the other way round. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const whole = size + 2 * QUIET;
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole} ${whole}`}
      className="size-full rounded-control bg-(--code-ground) forced-color-adjust-none [shape-rendering:crispEdges]"
    >
      <path d={path} fill="var(--code-ink)" />
    </svg>
  );
}
