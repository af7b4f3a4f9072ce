/** Two-sided 95 %. */
const Z = 1.96;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The Wilson interval of a share, in parts of one: it holds for few trials, and for none or all of them. */
export function wilson(part: number, whole: number): Interval {
  if (whole === 0) return { low: 0, high: 1 };
  const share = part / whole;
  const spread = Z * Z;
  const middle = share + spread / (2 * whole);
  const reach = Z * Math.sqrt((share * (1 - share)) / whole + spread / (4 * whole * whole));
  return {
    low: Math.max(0, (middle - reach) / (1 + spread / whole)),
    high: Math.min(1, (middle + reach) / (1 + spread / whole)),
  };
}
