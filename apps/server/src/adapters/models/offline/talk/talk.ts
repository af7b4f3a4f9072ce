import type { ConversationState, EventMention, Frame, MissingSlot, When } from '@catch/understanding';

/** What the program keeps in mind of a conversation; rebuilt from the prompt, never stored. */
export interface Talk {
  readonly conversation: ConversationState;
  /** A question whose answer needs more than the words: which of these, this one or all, whose address. */
  readonly open?: OpenQuestion;
  /** Said no to: not proposed again, but 'then at 4' still means it. */
  readonly denied?: Frame;
  /** Something was changed in the last turn: a no that comes now comes too late, and is told so. */
  readonly isDone?: boolean;
  /** Requests of the same message that are asked about one after the other. */
  readonly waiting?: readonly Frame[];
  /** The question that is open, as it was put, with what there is to choose from. */
  readonly asked?: string;
  /** It was put a second time, beside something else that was done meanwhile: it is not put a third time. */
  readonly isAskedAgain?: boolean;
  /** An open question that steps back while something waits for a yes. */
  readonly aside?: AskItem;
  /** Asked for, and not come to: 'go on' means these. */
  readonly left?: readonly Frame[];
  /** What the offered times are for. */
  readonly offer?: Frame;
  readonly people?: readonly string[];
}

export type OpenQuestion =
  | { readonly kind: 'scope'; readonly frame: Frame }
  | { readonly kind: 'event'; readonly frame: Frame; readonly candidates: readonly EventMention[] }
  | {
      readonly kind: 'person';
      readonly frame: Frame;
      readonly said: string;
      readonly options: readonly string[];
    }
  | { readonly kind: 'address'; readonly frame: Frame; readonly said: string }
  | { readonly kind: 'time'; readonly frame: Frame; readonly options: readonly When[] }
  | { readonly kind: 'zone'; readonly frame: Frame }
  | { readonly kind: 'instead'; readonly frame: Frame }
  /** Which of several changes is to be taken back. */
  | {
      readonly kind: 'undo';
      readonly frame: Frame;
      readonly options: readonly { readonly id: string; readonly label: string }[];
    };

export const NEW_TALK: Talk = { conversation: {} };

/** One thing to do in a turn. */
export type Item = TaskItem | AskItem | { readonly kind: 'say'; readonly frame: Frame };

export interface TaskItem {
  readonly kind: 'task';
  readonly frame: Frame;
  /** Words of the message that nothing was made of: what changes something is then proposed, not done. */
  readonly unsure?: readonly string[];
}

export interface AskItem {
  readonly kind: 'ask';
  readonly frame: Frame;
  readonly slot: MissingSlot;
  readonly question: string;
  /** What answers it needs more than the words. */
  readonly opens?: OpenQuestion;
  /** Asked before; the message that was to answer it asked for something else. */
  readonly again?: { readonly open: OpenQuestion | undefined; readonly isSaid: boolean };
}
