import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { EventSummary } from './event-summary.tsx';
import type { ShownEvent } from './shown-event.ts';

interface Hovered {
  readonly shown: ShownEvent;
  readonly anchor: Element;
}

interface HoverCard {
  readonly show: (hovered: Hovered, at: 'once' | 'after-a-moment') => void;
  readonly hide: () => void;
}

const HoverCardContext = createContext<HoverCard>({ show: () => {}, hide: () => {} });
export const useHoverCard = (): HoverCard => use(HoverCardContext);

const OPEN_AFTER = 250;
const CLOSE_AFTER = 120;
const GAP = 8;

/**
 * One card for all events: a week may hold hundreds, and each with a tooltip of its own would be slow to draw.
 * Its state lives here, so that hovering never draws the grid again. The pointer may move onto it, Escape closes it.
 */
export function HoverCardProvider({ zone, children }: { zone: string; children: ReactNode }) {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const card = useMemo<HoverCard & { keep: () => void }>(() => {
    const later = (next: Hovered | null, delay: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setHovered(next), delay);
    };
    return {
      show: (next, at) => later(next, at === 'once' ? 0 : OPEN_AFTER),
      hide: () => later(null, CLOSE_AFTER),
      keep: () => clearTimeout(timer.current),
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!hovered) return;
    const close = () => setHovered(null);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    addEventListener('keydown', onKey);
    addEventListener('scroll', close, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', close, true);
    };
  }, [hovered]);

  return (
    <HoverCardContext value={card}>
      {children}
      {hovered && (
        <FloatingCard anchor={hovered.anchor} onPointerEnter={card.keep} onPointerLeave={card.hide}>
          <EventSummary shown={hovered.shown} zone={zone} />
        </FloatingCard>
      )}
    </HoverCardContext>
  );
}

interface FloatingProps {
  readonly anchor: Element;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly children: ReactNode;
}

/** Next to its anchor where there is room, otherwise below or above; always inside the window. */
function FloatingCard({ anchor, children, ...pointer }: FloatingProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card) return;
    const at = anchor.getBoundingClientRect();
    const { width, height } = card.getBoundingClientRect();
    const right = at.right + GAP + width <= innerWidth - GAP;
    const left = at.left - GAP - width >= GAP;
    const x = right ? at.right + GAP : left ? at.left - GAP - width : at.left;
    const below = at.bottom + GAP + height <= innerHeight - GAP;
    const y = right || left ? at.top : below ? at.bottom + GAP : at.top - GAP - height;
    card.style.left = `${Math.max(GAP, Math.min(x, innerWidth - GAP - width))}px`;
    card.style.top = `${Math.max(GAP, Math.min(y, innerHeight - GAP - height))}px`;
  }, [anchor]);
  return (
    <div
      ref={ref}
      role="tooltip"
      className="fixed z-30 w-72 animate-appear rounded-control border border-line bg-surface-raised p-4 text-sm shadow-lifted"
      {...pointer}
    >
      {children}
    </div>
  );
}
