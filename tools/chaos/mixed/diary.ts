/** What the people of a run did, as they themselves saw it: compared afterwards with what the world looks like. */
export interface Diary {
  readonly said: SaidLine[];
  readonly decided: DecidedLine[];
  /** From saying it to hearing the answer, where somebody waited for it. */
  readonly waits: number[];
  /** How the web answered those whose words nobody asks about afterwards: they left, or were reset. */
  readonly statuses: number[];
  /** Addresses of people who have no account and wrote all the same. */
  readonly strangers: string[];
  /** A name that is used nowhere else. */
  newTag(): string;
  /** A time of its own for each event, so that none overlaps another. */
  newTime(email: string): string;
}

interface SaidLine {
  readonly tag: string;
  readonly email: string;
  readonly where: 'WEB' | 'WHATSAPP' | 'SLACK';
  readonly byStaff: boolean;
  /** On the web: 200, a refusal, or 0 when nobody answered and it may have been taken or not. */
  readonly status: number;
  readonly answer: string;
  readonly begunAt: number;
  /** When it was certainly taken, if it was at all; never, when its webhook has to be repeated. */
  readonly takenAt: number;
}

interface DecidedLine {
  readonly tag: string;
  readonly email: string;
  /** Null when only the phone knows it. */
  readonly toolCallId: string | null;
  readonly guest: string;
  /** True when at least one press cannot have been lost: it was answered, or its webhook is repeated until it is. */
  readonly isSure: boolean;
}

export function createDiary(seed: number): Diary {
  let tags = 0;
  const slots = new Map<string, number>();
  // A fixed day far enough away that no clock of the run reaches it.
  const firstDay = Math.floor(Date.now() / 86_400_000) + 20;
  return {
    said: [],
    decided: [],
    waits: [],
    statuses: [],
    strangers: [],
    newTag: () => {
      tags += 1;
      return `T${seed}x${tags}z`;
    },
    newTime: (email) => {
      const slot = slots.get(email) ?? 0;
      slots.set(email, slot + 1);
      const day = new Date((firstDay + Math.floor(slot / 8)) * 86_400_000).toISOString().slice(0, 10);
      return `${day}T${String(9 + (slot % 8)).padStart(2, '0')}:00`;
    },
  };
}
