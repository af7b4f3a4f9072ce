import { type Command, isChanging, type Role, readReference, type SureReading } from '@catch/understanding';
import { leaveFor } from '../../apps/server/src/modules/assistant/manager/policy.ts';

const WHEN: readonly Role[] = [
  'time',
  'before',
  'after',
  'slot_of',
  'same_time',
  'earliest',
  'latest',
  'lead',
];
const WHICH: readonly Role[] = ['target', 'set', 'old_time', 'old_person'];
const DIFFERENT: readonly Role[] = [
  ...WHEN,
  ...(['length', 'end', 'start', 'shift', 'stretch', 'all_day', 'title', 'guest', 'guest_out'] as const),
  ...(['people_of', 'place', 'note', 'link', 'video', 'free'] as const),
];
/** Of each list something has to be said: without it the product asks for it before it does or proposes anything. */
const NEEDED: Partial<Record<Command['act'], readonly (readonly Role[])[]>> = {
  create: [WHEN],
  remind: [WHEN],
  change: [WHICH, DIFFERENT],
  cancel: [WHICH],
  accept: [WHICH],
  decline: [WHICH],
  tentative: [WHICH],
  change_reminder: [WHICH],
  drop_reminder: [WHICH],
};

/** Only what is wanted, and news about an event, is acted upon. */
export const isWish = ({ act, force }: Command): boolean =>
  force === 'request' || (force === 'news' && (isChanging(act) || act === 'revise'));

/** What the product would do about a message with which a conversation begins: change or propose to change, or ask. */
export function changeMade(reading: SureReading): 'made' | 'asked' | undefined {
  const ends = reading.commands.flatMap((command, index) => {
    const { act, slots } = command;
    if (!isChanging(act) || !isWish(command)) return [];
    if (leaveFor(command, reading.certainty[index], reading).may === 'ask') return [];
    // 'It' and 'that' point at nothing yet.
    const said = slots.filter(({ role, text }) => role !== 'target' || !readReference(text).isFocus);
    const isWhole = (NEEDED[act] ?? []).every((roles) => said.some(({ role }) => roles.includes(role)));
    return [isWhole ? ('made' as const) : ('asked' as const)];
  });
  return ends.includes('made') ? 'made' : ends[0];
}
