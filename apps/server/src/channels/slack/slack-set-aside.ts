import type { SetAsideKind } from '../../platform/db/set-aside.repository.ts';

/** A link that was cut can be put back for a minute (ADR 52). */
export const slackLinks: SetAsideKind = { kind: 'slack', table: 'slack_links', key: 'user_id' };
export const asideOf = (userId: string) => ({ userId, of: slackLinks, itemId: userId });

/** The workspace of a link, also of one that was set aside. */
export const teamOf = (link: Readonly<Record<string, unknown>>): string => String(link.team_id);
