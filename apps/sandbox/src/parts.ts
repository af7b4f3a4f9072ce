import { accountsPart } from './accounts/accounts.part.ts';
import { chatPart } from './chat/chat.part.ts';
import { controlPart } from './control/control.part.ts';
import { faultsPart } from './faults/faults.part.ts';
import type { Faults } from './faults/faults.ts';
import { calendarPart } from './google/calendar/calendar.part.ts';
import { gmailPart } from './google/gmail/gmail.part.ts';
import { oauthPart } from './google/oauth/oauth.part.ts';
import { homePart } from './home/home.part.ts';
import { logfirePart } from './logfire/logfire.part.ts';
import type { Part } from './platform/part.ts';
import { chatVendors } from './vendors.ts';
import type { WebhookRepository } from './webhooks/webhook.repository.ts';
import type { RunningWebhookSender } from './webhooks/webhook-sender.ts';
import { webhooksPart } from './webhooks/webhooks.part.ts';

interface Needs {
  readonly databaseUrl: string;
  readonly faults: Faults;
  readonly webhookRepository: WebhookRepository;
  readonly sender: RunningWebhookSender;
  readonly setProductUrl: (url: string) => void;
}

/** Everything the sandbox consists of. The chat vendors are in `vendors.ts`; accounts come first. */
export const createParts = async ({
  databaseUrl,
  faults,
  webhookRepository,
  sender,
  setProductUrl,
}: Needs): Promise<readonly Part[]> => {
  const parts: Part[] = [
    accountsPart,
    faultsPart(faults),
    webhooksPart(webhookRepository, sender),
    oauthPart,
    chatPart,
    ...(await Promise.all(chatVendors.map(({ part }) => part()))),
    calendarPart,
    gmailPart,
    logfirePart(databaseUrl),
  ];
  return [...parts, controlPart(() => parts, setProductUrl), homePart(() => parts)];
};
