import { asWaiting } from '../approvals/approval-card.ts';
import type { ApprovalRow } from '../approvals/approvals.repository.ts';
import type { TurnVoice } from './turn-voice.ts';

/** The cards that the person has before them: those this turn shows, and all whose decision is still to come. */
export class TurnCards {
  /** What this turn put before the person. */
  readonly shown: ApprovalRow[] = [];
  /** Calls whose result is still to come, each with the card the person sees, in the form a model gets. */
  readonly awaited = new Map<string, string>();
  /** The same as they are stored. */
  readonly #awaitedRows = new Map<string, ApprovalRow>();
  readonly #voice: TurnVoice;

  constructor(voice: TurnVoice) {
    this.#voice = voice;
  }

  /** The person has it before them, from this turn or an earlier one. */
  awaitDecision(card: ApprovalRow, replaced: readonly ApprovalRow[] = []): void {
    this.#awaitedRows.set(card.tool_call_id, card);
    const ids = replaced.map(({ tool_call_id }) => tool_call_id);
    const { render, reader } = this.#voice;
    const shown = {
      ...render.waiting(asWaiting(card), reader),
      ...(ids.length > 0 ? { took_the_place_of: ids } : {}),
    };
    this.awaited.set(card.tool_call_id, JSON.stringify(shown));
  }

  /** What waits for the person, from this turn or an earlier one. */
  get awaitedRows(): ApprovalRow[] {
    return [...this.#awaitedRows.values()];
  }

  /** Shown with this turn's reply. */
  show(card: ApprovalRow, replaced: readonly ApprovalRow[] = []): void {
    this.awaitDecision(card, replaced);
    if (!this.shown.some(({ tool_call_id }) => tool_call_id === card.tool_call_id)) this.shown.push(card);
  }

  /** Something else took its place. */
  takeAway({ tool_call_id }: ApprovalRow): void {
    this.awaited.delete(tool_call_id);
    this.#awaitedRows.delete(tool_call_id);
    const index = this.shown.findIndex((card) => card.tool_call_id === tool_call_id);
    if (index >= 0) this.shown.splice(index, 1);
  }
}
