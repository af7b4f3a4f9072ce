import type { AdminUser, Channel } from '@catch/contract';
import type { ComponentType, ReactNode } from 'react';
import type { EndpointName } from '../lib/api-types.ts';
import type { Tone } from '../ui/badge.tsx';
import type { ChannelCardEvents } from './channel-card.tsx';

export type ChannelName = Exclude<Channel, 'WEB'>;

/** A channel in Settings: `settings.tsx` of its folder exports one as `settings`. */
export interface ChannelSettings {
  readonly name: ChannelName;
  readonly logo: string;
  /** Answers at least whether it is connected. */
  readonly status: Extract<EndpointName, `${string}Status`>;
  readonly Card: ComponentType<ChannelCardEvents>;
  readonly says: {
    /** 'Connect WhatsApp' */
    readonly connect: () => string;
    readonly connected: () => string;
    readonly disconnected: () => string;
  };
}

/** The dialog in which it is connected: `connect.tsx` of its folder exports one as `connect`. */
export interface ChannelConnect {
  readonly name: ChannelName;
  readonly Connect: ComponentType<ConnectProps>;
}

interface ConnectProps {
  readonly onClose: () => void;
  /** With the way to the conversation, where there is a link to it. */
  readonly onConnected: (conversation?: Conversation) => void;
}

export interface Conversation {
  /** Opens it; the message is written already. */
  readonly linkTo: (message: string) => string;
  /** 'Open WhatsApp' */
  readonly says: string;
}

/** A channel on the pages of staff: `staff.tsx` of its folder exports one as `staff`. */
export interface ChannelStaff {
  readonly name: ChannelName;
  readonly tone: Tone;
  /** How it stands for a user. */
  readonly State: ComponentType<{ readonly user: AdminUser }>;
  /** The same in the Users tab's table and its export. Only where the specification has it: more would not fit. */
  readonly columns?: readonly ChannelColumn[];
}

interface ChannelColumn {
  readonly header: string;
  readonly value: (user: AdminUser) => string | null;
}

/** A page that its provider sends people back to: `pages.tsx` of its folder exports a list as `pages`. */
export interface ChannelPage {
  readonly path: string;
  readonly element: ReactNode;
}
