import { User } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { initialOf } from '../lib/format.ts';

interface Props {
  readonly src: string | null | undefined;
  /** Empty when the name is next to it anyway. */
  readonly alt?: string;
  /** Shows its first letter when there is no picture; without it, a person's outline. */
  readonly name?: string | undefined;
  readonly className?: string;
}

/** A picture, or its placeholder when there is none or it cannot be loaded. */
export function Avatar({ src, alt = '', name, className = 'size-9' }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = classNames('shrink-0 overflow-hidden rounded-full', className);
  if (src && broken !== src) {
    return (
      <img
        src={src}
        alt={alt}
        // Google's picture host refuses requests that name another site.
        referrerPolicy="no-referrer"
        onError={() => setBroken(src)}
        className={classNames(frame, 'bg-surface-hover object-cover')}
      />
    );
  }
  return (
    <span
      className={classNames(
        frame,
        'grid place-items-center bg-accent-soft font-semibold text-accent-soft-ink',
      )}
    >
      {alt && <span className="sr-only">{alt}</span>}
      <span aria-hidden="true" className="contents" data-testid="avatar-placeholder">
        {name ? initialOf(name) : <User className="size-1/2" />}
      </span>
    </span>
  );
}
