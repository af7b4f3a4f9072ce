import type { BackgroundPerson } from '../person.ts';
import { localDate } from './local-clock.ts';
import { isQuiet, quietEnd } from './quiet-hours.ts';

export type Permission =
  | { readonly kind: 'yes'; readonly localDay: string }
  /** Not now, but still worth saying then. */
  | { readonly kind: 'later'; readonly at: number }
  | { readonly kind: 'no'; readonly why: Silence };

/** Why nothing was said; stored with the occasion. */
export type Silence =
  | 'paused'
  | 'inactive'
  | 'stopped'
  | 'too late'
  | 'quiet hours'
  | 'enough for today'
  | 'nothing to say'
  | 'no channel'
  | 'calendar not readable';

export interface Waiting {
  readonly kind: 'briefing' | 'nudge' | 'collision' | 'evening';
  readonly untilAt: number;
}

/** May this be sent now? All rules about when the assistant speaks unprompted live here. */
export function permissionToSend(person: BackgroundPerson, waiting: Waiting, now: number): Permission {
  const no = (why: Silence): Permission => ({ kind: 'no', why });
  if (!person.isActive) return no('inactive');
  if (!person.isEnabled) return no('paused');
  if (now >= waiting.untilAt) return no('too late');
  const { choices } = person;
  const { on, until } = choices.everything;
  if (!on && (until === undefined || now < Date.parse(until))) return no('stopped');
  if (!choices[waiting.kind].on) return no('stopped');
  if (isQuiet(now, person.zone, person.quiet) && person.quiet && !isWanted(person, waiting.kind)) {
    const at = quietEnd(now, person.zone, person.quiet);
    // A nudge or a look at tomorrow is pointless in the morning.
    const keeps = waiting.kind === 'briefing' || waiting.kind === 'collision';
    return keeps && at < waiting.untilAt ? { kind: 'later', at } : no('quiet hours');
  }
  const localDay = localDate(now, person.zone);
  const sentToday = person.sentOn === localDay ? person.sent : 0;
  return sentToday >= choices.limit.most ? no('enough for today') : { kind: 'yes', localDay };
}

/** Asked for at that very time: quiet hours that we only assume give way. */
function isWanted({ choices, quiet }: BackgroundPerson, kind: Waiting['kind']): boolean {
  if (quiet?.isOwn) return false;
  return (kind === 'briefing' || kind === 'evening') && choices[kind].at !== undefined;
}
