import { companyIn, type Role, resolveWhen } from '@catch/understanding';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { withTakenBack } from '../taken-back-time.ts';
import { settle } from '../times.ts';
import type { World } from '../world.ts';

/** What was taken for an event that is there, as something new. */
export const asNew = (slots: Slots): Slots =>
  new Slots(
    slots
      .list()
      .map(({ role, text }) =>
        role === 'target'
          ? { role: 'title', text }
          : role === 'old_time'
            ? { role: 'time', text }
            : { role, text },
      ),
  );

/** The same, with those who are named in it and whom we know for guests: '1:1 with Emma every Tuesday'. */
export async function asNewWithGuests({ world }: MessagePlan, slots: Slots): Promise<Slots> {
  const company = companyIn(slots.first('target') ?? '');
  const known = await Promise.all((company?.names ?? []).map((name) => world.find(name)));
  if (!company || known.some((people) => people.length === 0)) return asNew(slots);
  const rest = asNew(slots)
    .list()
    .filter(({ role }) => role !== 'title');
  const guests = company.names.map((text) => ({ role: 'guest' as const, text }));
  return new Slots([{ role: 'title', text: company.topic }, ...guests, ...rest]);
}

/** 'Opera on Friday at seven, sorry, eight': something new whose hour is put right at once. */
export function isPutRight(slots: Slots, { when }: World): boolean {
  if (!slots.has('retracted', 'time') || !slots.list().every(({ role }) => OF_NOTE.has(role))) return false;
  const read = settle(resolveWhen(withTakenBack(asNew(slots), when).joined('time') ?? '', when));
  const earlier = settle(resolveWhen(slots.all('retracted').at(-1) ?? '', when));
  const isHour =
    earlier.kind === 'instant' || (earlier.kind === 'interval' && earlier.range && !earlier.allDay);
  return isHour && read.kind === earlier.kind && read.dateSaid === true;
}
const OF_NOTE: ReadonlySet<Role> = new Set([
  ...(['target', 'old_time', 'time', 'retracted', 'filler', 'guest', 'place', 'length'] as const),
] as const);
