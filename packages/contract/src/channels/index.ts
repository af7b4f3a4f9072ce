import { slackEndpoints, slackStaffFields } from './slack/endpoints.ts';
import { slackRoutes } from './slack/routes.ts';
import { whatsappEndpoints, whatsappStaffFields } from './whatsapp/endpoints.ts';
import { whatsappRoutes } from './whatsapp/routes.ts';

/**
 * The channels besides the web, in the order in which they are shown, and what people call them in every language. This
 * is the one list on the wire: add a folder and its lines here.
 */
export const channelLabels = { WHATSAPP: 'WhatsApp', SLACK: 'Slack' } as const;

/** Without schemas, for the browser. */
export const channelRoutes = [whatsappRoutes, slackRoutes] as const;

// Lists and nothing that runs: the browser uses neither, so its bundle has no schema in it (e2e/ui/size.spec.ts).
export const channelEndpoints = [whatsappEndpoints, slackEndpoints] as const;
export const channelStaffFields = [whatsappStaffFields, slackStaffFields] as const;
