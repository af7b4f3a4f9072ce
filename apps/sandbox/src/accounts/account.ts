/** A person of the sandbox: the same human at Google, on Slack and on WhatsApp. */
export interface Account {
  readonly email: string;
  /** Google's id of the person; never changes, also not by a reset. */
  readonly sub: string;
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly timeZone: string;
  readonly locale: string;
  readonly emailVerified: boolean;
  /** Google's hosted-domain claim; only accounts of a company have one. */
  readonly hostedDomain: string | undefined;
  /** International form with a leading +. */
  readonly phone: string;
  readonly slackUserId: string;
  /** One of the sample people; false for those who came by 'Use another account'. */
  readonly sample: boolean;
}
