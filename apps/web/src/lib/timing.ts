/** Section 9 of the specification, in milliseconds. */
export const timing = {
  copyConfirmation: 2_000,
  banner: 5_000,
  queryLifetime: 300_000,
} as const;
