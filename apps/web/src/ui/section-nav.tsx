import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { say } from '../words/settings.ts';

export interface SectionLink {
  /** Of the element that it leads to. */
  readonly id: string;
  readonly label: string;
}

/** The part of the screen, below the bars, in which a section counts as the one that is read. */
const READ = '-24% 0px -70% 0px';

/** Which of them lies where one reads. While `top` is in sight it is the first, which may not have come that far up yet. */
function useReadSection(sections: readonly SectionLink[], top: RefObject<Element | null>) {
  const [read, setRead] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join();
  useEffect(() => {
    const all = ids.split(',');
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached) setRead(reached.target.id);
      },
      { rootMargin: READ },
    );
    const atTop = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setRead(all[0]);
    });
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    if (top.current) atTop.observe(top.current);
    return () => {
      observer.disconnect();
      atTop.disconnect();
    };
  }, [ids, top]);
  return read;
}

/** Plain links: they work with the keyboard, can be shared, and Back returns to where one was. */
export function SectionNav({ sections }: { sections: readonly SectionLink[] }) {
  const top = useRef<HTMLDivElement>(null);
  const read = useReadSection(sections, top);
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
    <>
      <div ref={top} />
      <nav
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
    </>
  );
}

/** What a link leads to: its cards, one below the other. */
export const Section = ({ id, children }: { id: string; children: ReactNode }) => (
  // Scrolled to, it hides the last edge of what stands before it beneath the bars.
  <div id={id} className="-scroll-mt-1.5 grid grid-cols-1 gap-6">
    {children}
  </div>
);
