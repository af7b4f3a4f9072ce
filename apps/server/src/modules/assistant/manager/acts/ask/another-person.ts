import { canSomebody, type Role, readReference } from '@catch/understanding';
import { coverage, wordsOf } from '../../../tools/text/match-words.ts';
import { everyWordOf } from '../../fits-words.ts';
import { namePeople } from '../../people.ts';
import type { MessagePlan } from '../../plan.ts';
import { Slots } from '../../slots.ts';

/** 'Can Emma and Carla both make Wednesday at four?', taken for a wish to meet them: whether they are free. */
export function asksWhetherFree({ words }: MessagePlan, slots: Slots): Slots | undefined {
  const isOnly = slots.list().every(({ role }) => role === 'guest' || ONLY.has(role));
  if (!isOnly || !slots.has('guest') || !slots.has('time') || !canSomebody(words)) return undefined;
  return new Slots(
    slots.list().map(({ role, text }) => ({ role: role === 'guest' ? 'person' : role, text })),
  );
}

/** With anything else something is to become of an event. */
const ONLY: ReadonlySet<Role> = new Set([
  ...(['target', 'old_person', 'time', 'old_time', 'length', 'filler', 'reason'] as const),
]);

/**
 * 'Can Ana do three tomorrow?', taken for a change of something called Ana: when that is somebody, and no event, it asks
 * whether they are free.
 */
export async function aboutAnotherPerson(plan: MessagePlan, slots: Slots): Promise<Slots | undefined> {
  const { world, conversation, words } = plan;
  const names = [...slots.all('target'), ...slots.all('old_person')];
  const [name] = names;
  const isOther = !slots.list().every(({ role }) => ONLY.has(role));
  if (!name || names.length > 1 || isOther || !slots.has('time', 'old_time')) return undefined;
  // 'Can she do four?' means the person last mentioned; 'it' is never a person.
  const isPronoun = readReference(name).isFocus;
  if (isPronoun && !canSomebody(words)) return undefined;
  const { known } = await namePeople([name], conversation, world);
  const [person] = known;
  const isName = person?.name !== undefined && coverage(wordsOf(name), wordsOf(person.name)) >= 0.95;
  if (!person || !(isName || isPronoun)) return undefined;
  const isEvent = (await world.near()).some(
    (event) => world.interval(event).end > world.now && coverage(wordsOf(name), everyWordOf(event)) >= 0.85,
  );
  if (isEvent && !canSomebody(words)) return undefined;
  return new Slots([
    { role: 'person', text: isPronoun ? (person.name ?? person.email) : name },
    ...slots
      .list()
      .flatMap(({ role, text }) =>
        role === 'old_time'
          ? [{ role: 'time' as const, text }]
          : role === 'target' || role === 'old_person'
            ? []
            : [{ role, text }],
      ),
  ]);
}
