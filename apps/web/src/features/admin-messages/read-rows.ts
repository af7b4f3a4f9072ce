import type { StoredMessage } from '@catch/contract';
import {
  partKinds as allPartKinds,
  partKindsOf,
  type RowKind,
  rowKindOf,
} from '../../lib/model-messages/describe.ts';
import { parseMessages } from '../../lib/model-messages/parse-messages.ts';
import { previewOf } from '../../lib/model-messages/preview.ts';
import type { ParsedMessages } from '../../lib/model-messages/types.ts';

export interface MessageRow {
  readonly stored: StoredMessage;
  readonly parsed: ParsedMessages;
  readonly kind: RowKind;
  /** The kinds of its parts. */
  readonly partKinds: readonly string[];
  readonly preview: string;
}

export function readRow(stored: StoredMessage): MessageRow {
  const parsed = parseMessages(stored.message);
  return {
    stored,
    parsed,
    kind: rowKindOf(parsed),
    partKinds: [...partKindsOf(parsed)],
    preview: previewOf(parsed),
  };
}

/** The type filter (product-spec section 2): applied here, by part kind; none chosen means all. */
export const hasType = (row: MessageRow, types: ReadonlySet<string>): boolean =>
  types.size === 0 || row.partKinds.some((kind) => types.has(kind));

/** The chosen types as they stand in the address, in their own order. */
export const readTypes = (text: string): ReadonlySet<string> =>
  new Set(allPartKinds.filter((kind) => text.split(',').includes(kind)));

export const toggled = (types: ReadonlySet<string>, type: string, on: boolean): ReadonlySet<string> =>
  new Set(allPartKinds.filter((kind) => (kind === type ? on : types.has(kind))));
