import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'edge inline-flex select-none items-center justify-center gap-2 whitespace-nowrap font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55';
const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink shadow-card not-disabled:hover:bg-accent-hover',
  secondary:
    'border border-line-strong bg-surface text-ink shadow-card not-disabled:hover:border-line-control not-disabled:hover:bg-surface-hover',
  ghost: 'text-ink-soft not-disabled:hover:bg-surface-hover not-disabled:hover:text-ink',
  danger: 'bg-danger text-danger-fill-ink shadow-card not-disabled:hover:bg-danger-hover',
  'danger-ghost': 'text-danger-ink not-disabled:hover:bg-danger-soft',
};
const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 rounded-lg px-3 text-[0.8125rem]',
  md: 'h-10 rounded-control px-4 text-sm',
  lg: 'h-12 rounded-control px-6 text-[0.9375rem]',
};

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: ReactNode;
}

export const buttonClass = ({ variant = 'primary', size = 'md' }: Look = {}): string =>
  classNames(base, variants[variant], sizes[size]);

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Work is under way: shows a spinner instead of the icon and cannot be pressed again. */
  readonly busy?: boolean;
}

export function Button({ variant, size, icon, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size }), className)}>
      {icon}
      {children}
    </Link>
  );
}
