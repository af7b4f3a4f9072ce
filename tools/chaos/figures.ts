/** Of whole milliseconds; 0 when there are none. */
export const quantile = (values: readonly number[], part: number): number =>
  Math.round(
    values.toSorted((one, other) => one - other)[
      Math.min(values.length - 1, Math.floor(values.length * part))
    ] ?? 0,
  );
