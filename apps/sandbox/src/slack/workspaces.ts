import { createHash } from 'node:crypto';
import type { Account } from '../accounts/account.ts';

/** A workspace of the sandbox. Its bot user exists whether or not the app is installed. */
export interface Workspace {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly botUserId: string;
  readonly botId: string;
}

export const APP_ID = 'A0CATCHAPP1';

const FIRST: Workspace = {
  id: 'T0SANDBOX01',
  name: 'Catch Sandbox',
  domain: 'catch-sandbox',
  botUserId: 'U0CATCHBOT1',
  botId: 'B0CATCHBOT1',
};

/** The second one is for those who want to see what two workspaces do to each other. */
export const workspaces: readonly [Workspace, Workspace] = [
  FIRST,
  {
    id: 'T0SECOND002',
    name: 'Second Workspace',
    domain: 'second-workspace',
    botUserId: 'U0CATCHBOT2',
    botId: 'B0CATCHBOT2',
  },
];

/** By id or by name; the first one when nobody asks for a certain one. */
export const findWorkspace = (wanted: string | undefined): Workspace | undefined =>
  wanted === undefined || wanted === ''
    ? FIRST
    : workspaces.find(({ id, name, domain }) => [id, name, domain].includes(wanted));

export const workspaceOf = (teamId: string): Workspace => findWorkspace(teamId) ?? FIRST;

const idOf = (letter: string, text: string): string =>
  letter +
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, 10);

/** Slack's ids of one human differ from workspace to workspace. */
export const memberIdOf = (workspace: Workspace, account: Account): string =>
  workspace.id === FIRST.id ? account.slackUserId : idOf('U', `${workspace.id} ${account.email}`);

export const directChannelOf = (workspace: Workspace, userId: string): string =>
  idOf('D', `${workspace.id} ${userId}`);
