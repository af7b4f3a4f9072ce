import { createContext, use } from 'react';
import type { Temporal } from 'temporal-polyfill';
import type { OutsideHours } from './place-events.ts';
import type { ShownEvent } from './shown-event.ts';

/** What the parts inside the grid need; react-big-calendar gives its components no way to pass it. */
export interface GridActions {
  readonly zone: string;
  readonly today: Temporal.PlainDate;
  readonly outside: ReadonlyMap<string, OutsideHours>;
  readonly onOpen: (shown: ShownEvent) => void;
  readonly onOpenList: (title: string, events: readonly ShownEvent[]) => void;
}

export const GridActionsContext = createContext<GridActions | null>(null);

export function useGridActions(): GridActions {
  const actions = use(GridActionsContext);
  if (!actions) throw new Error('Only inside the week grid.');
  return actions;
}
