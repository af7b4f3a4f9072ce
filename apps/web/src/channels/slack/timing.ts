/** Section 9 of the specification, in milliseconds. */
export const slackTiming = {
  popupCheck: 1_000,
  wait: 300_000,
  closeAfterSuccess: 1_000,
  closeAfterRefusal: 2_000,
  closeAfterFailedExchange: 3_000,
  leaveAfterError: 3_000,
} as const;

export const slackPopupSize = { width: 600, height: 700 } as const;
