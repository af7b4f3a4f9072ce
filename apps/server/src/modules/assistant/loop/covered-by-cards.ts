import type { Act, Command, Role } from '@catch/understanding';
import type { ToolName } from '../tools/tool-names.ts';
import { UPDATE_TOOLS } from '../tools/update/inputs.ts';

/** Which tools do what a clause asks for. */
const TOOLS: Partial<Record<Act, readonly ToolName[]>> = {
  create: ['create_event'],
  change: UPDATE_TOOLS,
  swap: UPDATE_TOOLS,
  cancel: ['delete_event'],
  accept: ['respond_to_invitation'],
  decline: ['respond_to_invitation'],
  tentative: ['respond_to_invitation'],
  undo: ['undo_last_action'],
};

/**
 * Each wish has a card of its own, and each card its wish: the cards say all that there is to say of what is not done yet.
 * A wish for several things, of which a card may hold only one, is not covered by it.
 */
export function areCovered(wishes: readonly Command[], cards: readonly string[]): boolean {
  const left = [...cards];
  for (const wish of wishes) {
    const card = left.findIndex((tool) => (TOOLS[wish.act] as readonly string[] | undefined)?.includes(tool));
    if (card < 0 || !isSingle(wish)) return false;
    left.splice(card, 1);
  }
  return left.length === 0;
}

const IDLE: ReadonlySet<Role> = new Set(['filler', 'reason', 'retracted']);
const SEVERAL: ReadonlySet<Role> = new Set(['set', 'except']);
/** Which event it is, and not what becomes of it. */
const WHICH: ReadonlySet<Role> = new Set(['target', 'old_time', 'old_person', 'once', 'onwards', 'whole']);

function isSingle({ act, slots }: Command): boolean {
  const roles = slots.map(({ role }) => role).filter((role) => !IDLE.has(role));
  if (roles.some((role) => SEVERAL.has(role)) || new Set(roles).size < roles.length) return false;
  return act !== 'change' || roles.filter((role) => !WHICH.has(role)).length <= 1;
}
