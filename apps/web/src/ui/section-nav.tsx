import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { say } from '../words/settings.ts';

export interface SectionLink {
  /** Of the element that it leads to. */
  readonly id: string;
  readonly label: string;
}

/** How far down, of what is left of the screen below the bars, a section has to begin to be the one that is read. */
const READ = 0.2;
/** A link leads to its section with the space between two of them in sight, in pixels. */
const SPARE = 28;

/** Where each begins, from the top of the screen. */
interface Placed {
  readonly id: string;
  readonly top: number;
}

/** Which of them is read, with the bars ending at `bars`. */
function readOf(sections: readonly Placed[], bars: number): string | undefined {
  // A short one that was asked for stands right there, though the next one fills the screen.
  const asked = sections.find(({ top }) => top >= bars && top <= bars + SPARE);
  if (asked) return asked.id;
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
  if (isAtEnd && scrollY > 0) {
    // The last ones cannot come up to the bars.
    const named = sections.find(({ id, top }) => `#${id}` === location.hash && top > bars);
    return (named ?? sections.at(-1))?.id;
  }
  const line = bars + (innerHeight - bars) * READ;
  return (sections.findLast(({ top }) => top <= line) ?? sections[0])?.id;
}

function useReadSection(sections: readonly SectionLink[], bar: RefObject<Element | null>) {
  const [read, setRead] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const placed = ids.split(',').flatMap((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top === undefined ? [] : [{ id, top }];
      });
      setRead(readOf(placed, bar.current?.getBoundingClientRect().bottom ?? 0));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    // Cards grow as they load, which moves those below without any scrolling.
    const grown = new ResizeObserver(lookSoon);
    grown.observe(document.body);
    const reasons = ['scroll', 'resize', 'hashchange'] as const;
    for (const reason of reasons) addEventListener(reason, lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      grown.disconnect();
      for (const reason of reasons) removeEventListener(reason, lookSoon);
    };
  }, [ids, bar]);
  return read;
}

/** Plain links: they work with the keyboard, can be shared, and Back returns to where one was. */
export function SectionNav({ sections }: { sections: readonly SectionLink[] }) {
  const bar = useRef<HTMLElement>(null);
  const read = useReadSection(sections, bar);
  const list = useRef<HTMLUListElement>(null);
  // An address that names a section was opened before the section was there.
  useEffect(() => {
    const { hash } = location;
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
  // Only the strip moves: `scrollIntoView` would move the page along with it.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${read}"]`);
    if (link && list.current) list.current.scrollTo({ left: link.offsetLeft - 48 });
  }, [read]);
  return (
    <nav
      ref={bar}
      aria-label={say('settings.sections')}
      className="-mx-4 sm:-mx-6 sticky top-[4.0625rem] z-20 mt-5 border-line border-b bg-canvas/90 backdrop-blur-md"
    >
      <ul ref={list} className="relative flex overflow-x-auto px-2 [scrollbar-width:none] sm:px-3">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === read ? 'location' : undefined}
              className={classNames(
                '-outline-offset-4 block whitespace-nowrap border-b-2 px-2 py-2.5 font-medium text-sm transition-colors sm:px-3',
                id === read
                  ? 'border-accent text-ink'
                  : 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a link leads to: its cards, one below the other. */
export const Section = ({ id, children }: { id: string; children: ReactNode }) => (
  // Scrolled to, it hides the last edge of what stands before it beneath the bars.
  <div id={id} className="-scroll-mt-1.5 grid grid-cols-1 gap-6">
    {children}
  </div>
);
