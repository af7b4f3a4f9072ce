/** Section 9 of the specification, in milliseconds. */
export const timing = {
  whatsappPoll: 5_000,
  copyConfirmation: 2_000,
  slackPopupCheck: 1_000,
  slackWait: 300_000,
  slackCloseAfterSuccess: 1_000,
  slackCloseAfterRefusal: 2_000,
  slackCloseAfterFailedExchange: 3_000,
  slackLeaveAfterError: 3_000,
  banner: 5_000,
  queryLifetime: 300_000,
} as const;

export const slackPopupSize = { width: 600, height: 700 } as const;
