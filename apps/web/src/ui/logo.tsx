import { pageConfig } from '../lib/page-config.ts';

/** The mark: an open hand of a C, catching a ball. */
export const Mark = ({ className = 'size-7' }: { className?: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true" fill="none">
    <path
      d="M25.2 22.6A11.2 11.2 0 1 1 25.2 9.4"
      stroke="var(--accent)"
      strokeWidth="4.6"
      strokeLinecap="round"
    />
    <circle cx="20.4" cy="16" r="4.1" fill="var(--highlight)" />
  </svg>
);

export const Logo = () => (
  <span className="inline-flex items-center gap-2.5 font-semibold text-[1.0625rem] text-ink tracking-tight">
    <Mark />
    {pageConfig.brand}
  </span>
);
