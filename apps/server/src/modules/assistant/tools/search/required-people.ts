import type { BoundFact, PersonFact, Question, Refusal } from '../../values/values.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import type { ToolInput } from '../inputs.ts';
import { peopleOf, resolveGuests } from '../people/people-of.ts';
import { resolvePeople } from '../people/resolve-people.ts';
import type { ToolContext } from '../tool.port.ts';

export interface RequiredPeople {
  readonly kind: 'people';
  readonly people: readonly PersonFact[];
  readonly bounds: readonly Omit<BoundFact, 'zone'>[];
}

/** Who has to be free: those named, the guests of another event, and those with stated limits. */
export async function requiredPeople(
  { gateway, contacts }: CalendarToolDependencies,
  input: ToolInput<'find_free_times'>,
  context: ToolContext,
): Promise<RequiredPeople | Question | Refusal> {
  const named = await resolveGuests({ gateway, contacts }, input.people ?? [], context);
  if (named.kind !== 'people') return named;
  const bounds: Omit<BoundFact, 'zone'>[] = [];
  for (const { person: name, ...bound } of input.bounds ?? []) {
    const found = await resolvePeople(contacts, [name], context);
    if (found.kind === 'question') return found;
    for (const person of found.people) bounds.push({ person, ...bound });
  }
  const companions = input.people_of ? await peopleOf(gateway, input.people_of, context) : undefined;
  if (companions && companions.kind !== 'people') return companions;
  const all = [...named.people, ...(companions?.people ?? []), ...bounds.map(({ person }) => person)];
  return {
    kind: 'people',
    people: [...new Map(all.map((one) => [one.email.toLowerCase(), one])).values()],
    bounds,
  };
}
