import type { Channel } from '@catch/contract';
import { channelNames } from '../channels/in-order.ts';
import { paths } from './paths.ts';

/** What a staff page can show on its own, by an address that can be passed on. */
export type Opened =
  | { readonly kind: 'user' | 'turn' | 'approval' | 'exception'; readonly id: string }
  | { readonly kind: 'conversation'; readonly id: string; readonly channel: Channel };

const PARAMETER = 'open';

/** The tab whose list it stands in front of; Messages is the first and has no name in the address. */
const tabs: Record<Opened['kind'], string | null> = {
  user: 'users',
  conversation: null,
  turn: null,
  approval: 'approvals',
  exception: 'exceptions',
};
const channels: readonly string[] = ['WEB', ...channelNames];

export function readOpened(search: URLSearchParams): Opened | null {
  const [kind = '', id = '', channel = ''] = (search.get(PARAMETER) ?? '').split(':');
  if (id === '' || !Object.hasOwn(tabs, kind)) return null;
  if (kind === 'conversation') {
    return channels.includes(channel) ? { kind, id, channel: channel as Channel } : null;
  }
  return { kind: kind as Exclude<Opened['kind'], 'conversation'>, id };
}

const written = (opened: Opened): string =>
  [opened.kind, opened.id, ...(opened.kind === 'conversation' ? [opened.channel] : [])].join(':');

/** The same page with this in front of it. */
export function withOpened(search: URLSearchParams, opened: Opened | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (opened) next.set(PARAMETER, written(opened));
  else next.delete(PARAMETER);
  return next;
}

/** To pass on: nobody's filters, only this. */
export function addressOf(opened: Opened): string {
  const tab = tabs[opened.kind];
  return `${paths.admin}?${withOpened(new URLSearchParams(tab ? { tab } : {}), opened)}`;
}
