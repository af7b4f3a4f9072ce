/** Two decimals, 'N/A' when null (product-spec section 2). */
export const formatDuration = (milliseconds: number | null | undefined): string =>
  milliseconds === null || milliseconds === undefined ? 'N/A' : milliseconds.toFixed(2);
