export const KINDS = ['one', 'three', 'together', 'proposal', 'decision'] as const;
export type Kind = (typeof KINDS)[number];

/** What is said in a run of a kind, and on which channel. */
export const WISHES: Record<
  Kind,
  { readonly words: readonly string[]; readonly channel: 'WEB' | 'WHATSAPP' }
> = {
  one: { words: ['book a'], channel: 'WEB' },
  three: { words: ['book a', 'book b', 'book c'], channel: 'WEB' },
  together: { words: ['book a', 'book b'], channel: 'WHATSAPP' },
  proposal: { words: ['ask a'], channel: 'WEB' },
  decision: { words: ['ask a'], channel: 'WEB' },
};

export interface Round {
  readonly userId: string;
  readonly titles: readonly string[];
}
