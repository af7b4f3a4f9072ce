import { instantOf } from '@catch/scheduling';
import { type Act, edgeNamed, pointsBack, readReference } from '@catch/understanding';
import type { EventFact } from '../../../values/values.ts';
import type { MessagePlan } from '../../plan.ts';
import { recent } from '../../refer.ts';
import type { Slots } from '../../slots.ts';
import { isListLast } from './pointed.ts';

type Detail = 'who' | 'where' | 'length' | 'detail';
const DETAILS: Partial<Record<Act, Detail>> = {
  ask_who: 'who',
  ask_where: 'where',
  ask_long: 'length',
  ask_detail: 'detail',
};
/** Nobody says 'that' of more events than this. */
const MOST = 4;

/**
 * Questions about a list that was just shown, asked as if it were one event: 'which is first?', 'where was
 * that?'
 */
export async function tellOfList(plan: MessagePlan, act: Act, slots: Slots): Promise<boolean> {
  const { conversation, words, world } = plan;
  if (!isListLast(conversation)) return false;
  const events = recent(conversation);
  const said = slots.list().filter(({ role }) => role !== 'filler' && role !== 'reason');
  const edge = edgeNamed(words);
  const isBare = said.every(({ role }) => role === 'earliest' || role === 'latest');
  if ((act === 'ask_next' || act === 'ask_last') && isBare && edge) {
    const sorted = events.toSorted(
      (left, right) => instantOf(left.start, world.zone) - instantOf(right.start, world.zone),
    );
    const one = edge === 'first' ? sorted[0] : sorted.at(-1);
    if (one) tell(plan, [one]);
    return one !== undefined;
  }
  const spans = [...slots.all('target'), ...slots.all('set')];
  const isOfAll =
    said.every(({ role }) => role === 'target' || role === 'set') &&
    spans.every((span) => readReference(span).isFocus || pointsBack(span) || isAll(span));
  if (!isOfAll || events.length > MOST) return false;
  if (act === 'ask_when' && slots.has('set')) {
    tell(plan, events);
    return true;
  }
  const detail = DETAILS[act];
  const isSpoken = events.some(({ id }) => id === conversation.focus[0]?.id);
  if (!detail || detail === 'length' || (isSpoken && !slots.has('set'))) return false;
  const telling = events.filter((event) => tells(event, detail));
  for (const event of telling.length > 0 ? telling : events) plan.say({ kind: 'told', what: detail, event });
  if (telling.length === 1) plan.focusOn(telling);
  return true;
}

const isAll = (span: string): boolean => {
  const { isEvery, words } = readReference(span);
  return isEvery && words === '';
};

const tells = ({ guests, place }: EventFact, detail: Detail): boolean =>
  detail === 'who' ? guests.length > 0 : detail === 'where' ? place !== undefined : true;

function tell(plan: MessagePlan, events: readonly EventFact[]): void {
  plan.focusOn(events.length === 1 ? events : []);
  plan.say({ kind: 'told', what: 'when', events });
}
