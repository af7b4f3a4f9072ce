import type { Activity } from '@catch/contract/activity';
import { partsOf, type StoredMessage } from '../../conversations/index.ts';
import { inDoubt } from '../journal/in-doubt.ts';
import type { Reader, Renderer } from '../renderer.port.ts';
import { UNDO_HOURS } from '../tools/undo-last-action.ts';
import type { DoneRow, Place } from './activity.repository.ts';

export interface ActivityReader {
  readonly render: Renderer;
  readonly reader: Reader;
  /** The changes that can be taken back now, as far as their tools know. */
  readonly undoable: ReadonlySet<string>;
}

export function presentActivity(row: DoneRow, { render, reader, undoable }: ActivityReader): Activity {
  const until = new Date(row.at.getTime() + UNDO_HOURS * 3_600_000);
  // Neither a person nor staff in their name takes back what the other did.
  const canUndo =
    row.state === 'done' && !row.isStaffs && undoable.has(row.toolCallId) && until.getTime() > reader.now;
  return {
    id: row.toolCallId,
    sentence: sentenceOf(row, render, reader),
    status: row.state === 'in-doubt' ? 'in_doubt' : row.state,
    occurred_at: row.at.toISOString(),
    channel: row.channel,
    // What staff wrote stays in their chat.
    quote: row.isStaffs ? null : quoteOf(row.prompts),
    is_approved: row.isApproved,
    is_pressed: row.isPressed,
    staff_email: row.isStaffs ? row.staffEmail : null,
    undo_until: canUndo ? until.toISOString() : null,
  };
}

/** Phrased again: what was 'tomorrow' then is a different day by now. For older rows only the sentence is stored. */
function sentenceOf({ result, wish }: DoneRow, render: Renderer, reader: Reader): string {
  if (!result) return render.report(inDoubt(wish), reader).inDoubt ?? '';
  const receipt = result.value && render.report(result.value, reader).receipt;
  return receipt ?? result.receipt ?? '';
}

function quoteOf(prompts: readonly string[]): string | null {
  const said = prompts.flatMap(promptsIn).join(' ').trim();
  return said === '' ? null : said;
}

function promptsIn(message: string): string[] {
  try {
    return partsOf(JSON.parse(message) as StoredMessage).flatMap((part) =>
      part.part_kind === 'user-prompt' ? [String(part.content)] : [],
    );
  } catch {
    // A row of another shape is for staff to look at.
    return [];
  }
}

export const nextPage = ({ at, toolCallId }: DoneRow): string => `${at.getTime()}~${toolCallId}`;

export function placeOf(next: string): Place {
  const [at = '', toolCallId = ''] = next.split('~');
  return { at: new Date(Number(at)), toolCallId };
}
