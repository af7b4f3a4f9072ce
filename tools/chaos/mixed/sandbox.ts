export interface SeenMessage {
  readonly id: string;
  readonly from: 'user' | 'business' | 'bot';
  readonly text: string | null;
  /** Slack: the words on the screen. */
  readonly plain?: string;
  readonly buttons: readonly {
    readonly id: string;
    readonly title: string;
    readonly value?: string | null;
  }[];
}

export interface CalendarEvent {
  readonly id: string;
  readonly summary?: string;
  readonly start?: { readonly dateTime?: string };
  readonly status?: string;
}

export type ChatVendor = 'whatsapp' | 'slack';

/** The sandbox's control API: how a person's phone, Slack and calendar look from the outside. */
export interface SandboxControl {
  post<T = unknown>(path: string, body: unknown): Promise<T>;
  chat(vendor: ChatVendor, user: string): Promise<SeenMessage[]>;
  events(user: string): Promise<CalendarEvent[]>;
  /** How many invitations to the event were mailed to the guest. */
  invitations(guest: string, title: string): Promise<number>;
  clearFaults(): Promise<void>;
}

export class ControlRefused extends Error {
  override name = 'ControlRefused';
  readonly status: number;

  constructor(path: string, status: number, text: string) {
    super(`${path} answered ${status}: ${text.slice(0, 200)}`);
    this.status = status;
  }
}

export function createSandboxControl(url: string): SandboxControl {
  // It may stand still for a while: that is part of the trouble. What says something is never said twice by us.
  const call = async <T>(path: string, init: RequestInit): Promise<T> => {
    const response = await fetch(`${url}/_control/${path}`, { ...init, signal: AbortSignal.timeout(60_000) });
    const text = await response.text();
    if (!response.ok) throw new ControlRefused(path, response.status, text);
    return JSON.parse(text || 'null') as T;
  };
  const get = <T>(path: string) => call<T>(path, {});
  return {
    post: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    chat: async (vendor, user) =>
      (await get<{ messages: SeenMessage[] }>(`${vendor}/messages?user=${encodeURIComponent(user)}`))
        .messages,
    events: async (user) => {
      const { calendars } = await get<{ calendars: { events: CalendarEvent[] }[] }>(
        `calendar?user=${encodeURIComponent(user)}`,
      );
      return calendars.flatMap(({ events }) => events).filter(({ status }) => status !== 'cancelled');
    },
    invitations: async (guest, title) => {
      const { mails } = await get<{ mails: { kind: string; subject: string }[] }>(
        `mails?user=${encodeURIComponent(guest)}`,
      );
      return mails.filter(({ kind, subject }) => kind === 'invitation' && subject.endsWith(`: ${title}`))
        .length;
    },
    clearFaults: async () => {
      await call('faults', { method: 'DELETE' });
    },
  };
}

export const wordsOf = ({ plain, text }: SeenMessage): string => plain ?? text ?? '';
